"""What is true of every test in a browser."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser
from tests.browser.browser_support import WINDOWS, chromium


@pytest.fixture(scope="package")
def chrome() -> Iterator[Browser]:
    """One for all of them, and no longer: Playwright's loop must not run while other tests want their own."""
    with chromium() as running:
        yield running


@pytest.fixture(autouse=True)
def windows_are_closed() -> Iterator[None]:
    """Those that the test opened: left open, they would hear and draw all that happens until the browser ends."""
    before = len(WINDOWS)
    yield
    while len(WINDOWS) > before:
        WINDOWS.pop().close()
