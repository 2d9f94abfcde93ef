"""Limits as houses post them, on wall, terminal and pit: inside together, by player, and the largest payout."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.browser_support import needs_browser, picture, sit, table, tables
from tests.browser.console_support import Console
from tests.web.web_support import Server, serving

pytestmark = needs_browser
LIMITS = {
    "inside": {"min": 5_00, "max": 100_00},
    "outside": {"min": 25_00, "max": 1_000_00},
    "inside_total": {"min": 10_00},
    "total": {"min": 10_00, "max": 2_500_00},
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    posted = table("1", rulebook="colorado", players=1, limits=LIMITS, payout_max=10_000_00)
    with serving(Path(tmp_path_factory.mktemp("limits")), tables=tables(posted)) as running:
        yield running


def test_every_limit_of_the_sign_is_read_on_the_wall_at_the_terminal_and_in_the_pit(
    server: Server, chrome: Browser
) -> None:
    wall = Console(chrome, server, "/display/?table=1&lang=en", size="kiosk")
    for limit in ("$5 – $100", "$25 – $1,000", "$10 – $2,500", "$10,000"):
        expect(wall.find(".limits")).to_contain_text(limit)
    wall.shots("display-limits")
    seat = sit(chrome, server, "1", 1, query="&lang=en")
    seat.page.click("[data-do=info]")
    expect(seat.page.get_by_role("dialog")).to_contain_text("$10,000")
    picture(seat.page, "terminal-limits")
    pit = Console(chrome, server, "/pit/?lang=en", "S1", size="kiosk")
    pit.click("button[data-table='1']")
    pit.click("[data-part='setup']")
    for name, amount in (("min-inside_total", "10"), ("max-total", "2500"), ("payout-max", "10000")):
        expect(pit.find(f"[data-limits] input[name={name}]")).to_have_value(amount)
    pit.shot("pit-limits-kiosk")
    for console in (wall, pit):
        assert not console.problems
        console.context.close()
