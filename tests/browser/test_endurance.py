"""A terminal that stands for days: many rounds leave its heap where it was, and a press is shown at once."""

from __future__ import annotations

from pathlib import Path

import pytest
from bench.pages import CHIPS, cover, heap_over, script_of_presses
from playwright.sync_api import Browser
from tests.browser.browser_support import Dealer, needs_browser, sit, table
from tests.web.web_support import serving

pytestmark = needs_browser
ROUNDS = 1000
FRAME_MS = 16


@pytest.mark.long
def test_a_thousand_rounds_leave_no_trace_in_the_heap(tmp_path: Path, chrome: Browser) -> None:
    with serving(tmp_path, tables=table("1", rulebook="classic")) as server:
        dealer = Dealer(server.client("D1"), "1")
        dealer.opens()
        one = sit(chrome, server, "1", 1)
        one.phase("betting")
        one.press("red", "straight-17")
        one.settled()
        after_ten, at_the_end = heap_over(one, dealer, ROUNDS)
        assert one.problems == []
    print(f"heap after 10 rounds {after_ten:,}, after {ROUNDS} {at_the_end:,}: {at_the_end / after_ten - 1:+.1%}")
    assert at_the_end <= after_ten * 1.10, "with the machine code that the browser makes of busy functions"


@pytest.mark.long
def test_a_press_with_a_hundred_chips_takes_less_script_time_than_a_frame(tmp_path: Path, chrome: Browser) -> None:
    with serving(tmp_path, tables=table("1", players=1, rulebook="classic")) as server:
        Dealer(server.client("D1"), "1").opens()
        one = sit(chrome, server, "1", 1)
        one.phase("betting")
        cover(one, CHIPS)
        times = script_of_presses(one, 60)
        assert one.problems == []
    assert times[-1] < FRAME_MS
