"""Chips and tips on the pages: chips that come back, the chips of a closed table, and what is allowed for dealers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.browser_support import Dealer, needs_browser, no_violations, sit, table, tables
from tests.browser.console_support import Console, Desk, felt, happened
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
    every = tables(
        felt("1", players=1, rulebook="house", chips=STOCK),
        felt("2", players=0, opened=False, rulebook="house", chips=STOCK),
        table("3", players=1, rulebook="colorado"),
    )
    with serving(Path(tmp_path_factory.mktemp("chips")), tables=every) as running:
        yield running


def test_chips_that_somebody_went_away_with_are_taken_back(server: Server, chrome: Browser) -> None:
    desk = Desk(chrome, server, "1")
    desk.click("[data-seat-button='1']", "[data-task='unseat-player']", "[data-walked]")
    desk.click("[data-dialog] .go")
    expect(desk.find("dialog")).to_have_count(0)
    desk.leave()
    pit = Console(chrome, server, "/pit/?table=1&lang=en", "S1", size="kiosk")
    pit.click("[data-part='money']")
    away = pit.find("[data-away] [data-kind='blue/plain']")
    expect(away).to_contain_text("Blue: 500 away")
    field = away.locator("input")
    field.fill("501")
    expect(away).to_contain_text("1 to 500, in whole chips")
    expect(away.locator("[data-take-back]")).to_be_disabled()
    no_violations(pit.page, "chips that are away")
    field.fill("200")
    expect(away).to_contain_text("Each is worth $1: $200 in value chips are given for them.")
    pit.shots("pit-take-back", ("tablet", "phone"))
    field.press("Enter")
    expect(away).to_contain_text("Blue: 300 away")
    (back,) = happened(server, "table/1", "chips-taken-back")
    assert (back.who, back.data) == ("S1", {"kind": "blue/plain", "number": 200, "amount": 200_00})
    pit.leave()


def test_the_chips_of_a_closed_table_are_changed_by_two(server: Server, chrome: Browser) -> None:
    pit = Console(chrome, server, "/pit/?table=2&lang=en", "S1", size="kiosk")
    stock = pit.find("[data-stock]")
    change, undo = stock.locator("[data-order='change-chips']"), stock.locator("[data-undo]")
    expect(stock.locator("[data-chip]")).to_have_count(4)
    stock.locator("[name='sets-1-number']").fill("0")
    expect(stock.locator("[data-chip='sets-1']")).to_contain_text("How many?")
    expect(change).to_be_disabled()
    undo.click()
    expect(stock.locator("[name='sets-1-number']")).to_have_value("600")
    stock.locator("[data-add='sets']").click()
    stock.locator("[name='sets-2-colour']").fill("blue")
    stock.locator("[name='sets-2-number']").fill("300")
    expect(stock.locator("[data-chip='sets-2']")).to_contain_text("This kind stands twice.")
    stock.locator("[name='sets-2-colour']").fill("green")
    no_violations(pit.page, "the chips of a table")
    pit.shots("pit-stock", ("tablet", "phone"))
    stock.locator("[name='sets-2-number']").press("Enter")
    expect(pit.find("[data-said='waiting']")).to_be_visible()
    assert not happened(server, "table/2", "policy-changed")
    second = Console(chrome, server, "/pit/?lang=de", "S2")
    asked = second.find("[data-approval='change-chips']")
    expect(asked).to_contain_text("Blau × 600, Rosa × 600, Grün × 300")
    expect(asked).to_contain_text("Weiß 1 $ × 2.000".replace(" $", "\N{NO-BREAK SPACE}$"))
    second.shot("pit-stock-second-de-tablet")
    asked.locator("[data-confirm]").click()
    expect(asked).to_have_count(0)
    (changed,) = happened(server, "table/2", "policy-changed")
    assert [(one["colour"], one["number"]) for one in changed.data["policy"]["chips"]["sets"]] == [
        ("blue", 600), ("pink", 600), ("green", 300),
    ]  # fmt: skip
    assert (changed.who, changed.data["second"]) == ("S1", "S2")
    second.leave()
    pit.leave()


def test_rules_for_the_dealers_wagers_are_changed_and_a_terminal_warns_before_the_house_refuses(
    server: Server, chrome: Browser
) -> None:
    dealer = Dealer(server.client("D1"), "3")
    dealer.opens()
    player = sit(chrome, server, "3", 1)
    player.do("more")
    player.do("for-dealers")
    player.page.keyboard.press("Escape")
    player.press("straight-17")
    player.settled()
    assert happened(server, "table/3", "wager-placed")[-1].data["chip"] == "tip"
    pit = Console(chrome, server, "/pit/?table=3&lang=en", "S1", size="kiosk")
    pit.click("[data-part='setup']")
    tips = pit.find("[data-tips]")
    tips.locator("[data-allowed='some']").click()
    for kind in ("red", "black"):
        tips.locator(f"[data-tip-bet='{kind}']").click()
    tips.locator("[name='tip-wager']").fill("5")
    tips.locator("[name='tip-spin']").fill("4")
    expect(tips.locator("[data-too-small]")).to_be_visible()
    expect(tips.locator("[data-order='change-tips']")).to_be_disabled()
    tips.locator("[name='tip-spin']").fill("10")
    no_violations(pit.page, "tip rules")
    pit.shots("pit-tip-rules", ("tablet", "phone"))
    tips.locator("[data-order='change-tips']").click()
    expect(pit.find("[data-said='waiting']")).to_be_visible()
    second = Console(chrome, server, "/pit/?lang=en", "S2")
    asked = second.find("[data-approval='change-tips']")
    expect(asked).to_contain_text("red, black; On one bet at most: $5; In one spin at most: $10")
    asked.locator("[data-confirm]").click()
    expect(asked).to_have_count(0)
    second.leave()
    (back,) = happened(server, "table/3", "wager-taken-down")
    assert (back.data["place"], back.data["chip"]) == ("straight-17", "tip")
    expect(player.page.locator("[data-code='rules_changed']")).to_contain_text("The rules of this table have changed")
    expect(player.page.locator(".stack[data-stack='straight-17']")).to_have_count(0)
    placed = len(happened(server, "table/3", "wager-placed"))
    player.page.mouse.move(*player.zone("straight-17"))
    expect(player.page.locator("[data-against-sign]")).to_contain_text("only on: Red, Black.")
    player.shot("terminal-against-the-sign-tablet")
    player.press("straight-17")
    expect(player.page.locator("[data-code='tip_not_allowed']")).to_contain_text("only on: Red, Black.")
    assert not happened(server, "table/3", "command-refused"), "nobody was asked for what is not allowed"
    player.press("red")
    player.settled()
    assert len(happened(server, "table/3", "wager-placed")) == placed + 1
    pit.leave()
    player.page.context.close()
