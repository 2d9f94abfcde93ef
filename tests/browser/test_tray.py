"""Chips at a felt table in a browser: value markers at the desk and on the wall, and the count of the tray."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.browser_support import needs_browser, no_violations, tables
from tests.browser.console_support import Console, felt, happened
from tests.web.web_support import Server, serving

pytestmark = needs_browser
STOCK: dict[str, Any] = {
    "sets": [{"colour": "blue", "number": 600}, {"colour": "pink", "number": 600}],
    "value": [
        {"colour": "white", "value": 1_00, "number": 2_000, "design": "crest"},
        {"colour": "black", "value": 100_00, "number": 1_000, "design": "crest"},
    ],
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    every = tables(felt("1", players=1, rulebook="house", chips=STOCK))
    with serving(Path(tmp_path_factory.mktemp("tray")), tables=every) as running:
        yield running


def test_markers_stand_at_the_wheel_and_the_tray_is_counted_by_keys(server: Server, chrome: Browser) -> None:
    desk = Console(chrome, server, "/dealer/?table=1&lang=en", "D1")
    wall = Console(chrome, server, "/display/?table=1&lang=en")
    for page in (desk, wall):
        expect(page.find("[data-marker=blue]")).to_have_text("$1")
        expect(page.find("[data-marker=pink]")).to_have_count(0)
    cashier = server.client("C1")
    for key, command in (
        ("sit", {"do": "seat-player", "seat": 2, "player": "Bo"}),
        ("buy", {"do": "buy-in", "seat": 2, "amount": 50_00, "chip_value": 5_00}),
    ):
        who = server.client("S1") if key == "sit" else cashier
        answer = who.post("/api/tables/1/commands", json={"key": key, "command": command})
        assert answer.status_code == 200, answer.text
    for page in (desk, wall):
        expect(page.find("[data-marker=pink]")).to_have_text("$5")
    wall.shot("display-markers-tablet")
    tray = dict(server.house.floor.table("1").view.chips["tray"])
    desk.page.keyboard.press("i")
    expect(desk.find("[data-dialog=inventory] input")).to_have_count(4)
    for kind in ("blue/plain", "pink/plain", "value/white", "value/black"):
        desk.page.locator(f"input[name='{kind}']:focus").wait_for()
        desk.page.keyboard.type(str(tray[kind] - (kind == "pink/plain")))
        if kind == "pink/plain":
            no_violations(desk.page, "inventory")
            desk.shot("dealer-inventory-tablet")
        desk.page.keyboard.press("Enter")
    expect(desk.find("[data-inventory=differs] [data-kind='pink/plain']")).to_contain_text("1 too few")
    desk.shot("dealer-inventory-differs-tablet")
    (taken,) = happened(server, "table/1", "inventory-taken")
    assert (taken.data["by"], taken.data["differences"]) == ("D1", {"pink/plain": -1})
    pit = Console(chrome, server, "/pit/?lang=en", "S1", size="kiosk")
    pit.click("button[data-table='1']")
    pit.click("[data-part='money']")
    expect(pit.find("[data-counted=D1]")).to_have_text("Tray counted by D1: Pink −1")
    for console in (desk, wall, pit):
        assert not console.problems
        console.context.close()
