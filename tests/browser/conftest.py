"""What is true of every test in a browser."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from tests.browser.browser_support import WINDOWS, chromium

RUNNING: dict[Browser, ExitStack] = {}  # at most one, and what ends it


@pytest.fixture(scope="module")
def chrome() -> Browser:
    """One for all files that a process tests one after another."""
    if not RUNNING:
        ending = ExitStack()
        RUNNING[ending.enter_context(chromium())] = ending
    return next(iter(RUNNING))


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    """The browser ends with the last of them: Playwright's loop must not run while other tests want their own."""
    if nextitem is None or not nextitem.path.is_relative_to(Path(__file__).parent):
        while RUNNING:
            RUNNING.popitem()[1].close()


@pytest.fixture(autouse=True)
def windows_are_closed() -> Iterator[None]:
    """Those that the test opened: left open, they would hear and draw all that happens until the browser ends."""
    before = len(WINDOWS)
    yield
    while len(WINDOWS) > before:
        WINDOWS.pop().close()
