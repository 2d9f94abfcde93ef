"""What is true of every test in a browser."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error
from tests.browser.browser_support import WINDOWS, chromium

RUNNING: dict[Browser, ExitStack] = {}  # at most one, and what ends it
SAYS = "main > *, dialog:modal, [role=alert], [role=status]"


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


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(call: pytest.CallInfo[None]) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Whoever reads of a failure reads too what the pages said then."""
    report = yield
    if call.when == "call" and report.failed:
        for page in [page for context in WINDOWS for page in context.pages]:
            try:
                said = page.locator(SAYS).all_inner_texts()
            except Error as error:
                said = [str(error)]
            report.sections.append((f"said by {page.url}", "\n".join(filter(None, said))))
    return report


@pytest.fixture(autouse=True)
def windows_are_closed() -> Iterator[None]:
    """Those that the test opened: left open, they would hear and draw all that happens until the browser ends."""
    before = len(WINDOWS)
    yield
    while len(WINDOWS) > before:
        WINDOWS.pop().close()
