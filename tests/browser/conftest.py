"""What is true of every test in a browser."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.browser.browser_support import WINDOWS


@pytest.fixture(autouse=True)
def windows_are_closed() -> Iterator[None]:
    """Those that the test opened: left open, they would hear and draw all that happens until the browser ends."""
    before = len(WINDOWS)
    yield
    while len(WINDOWS) > before:
        WINDOWS.pop().close()
