"""Rulebooks that no house ships, in a browser: three zeros, a bet on a list, prisons below prisons, an odd ring."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.browser_support import Dealer, needs_browser, no_violations, sit, table, tables, until
from tests.browser.console_support import Console, Desk, felt
from tests.rules.own_rulebooks import EXAMPLE, odd_ring
from tests.web.web_support import Server, serving

pytestmark = needs_browser
SNAKE = ["1", "5", "9", "12", "14", "16", "19", "23", "27", "30", "32", "34"]
THREE: dict[str, Any] = {"rulebook": str(EXAMPLE), "wheel": "three-zeros", "options": {"three_prisons": True}}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = Path(tmp_path_factory.mktemp("own"))
    odd: dict[str, Any] = {"rulebook": odd_ring(folder), "wheel": "odd"}
    every = tables(
        table("1", **THREE),
        felt("2", **THREE),
        table("3", **odd),
        felt("4", rulebook=str(EXAMPLE), wheel="three-zeros"),
    )
    with serving(folder, tables=every) as running:
        yield running


@pytest.mark.parametrize(
    ("size", "whole"), [("tablet", False), ("phone", False), pytest.param("tablet", True, marks=pytest.mark.long)]
)
def test_every_place_at_three_zeros_is_pressed(server: Server, chrome: Browser, size: str, whole: bool) -> None:
    """In `make test` those that only this felt has; test_places.py presses the others on the felts of the law."""
    seat = {"tablet": 1, "phone": 2}[size]
    Dealer(server.client("D1"), "1").opens()
    one = sit(chrome, server, "1", seat, size=size)
    one.phase("betting")
    one.page.locator('[data-chip="100"]').click()
    places = one.page.eval_on_selector_all(".cloth [data-place]", "all => all.map(p => p.dataset.place)")
    assert len(places) == 162
    own = [place for place in places if place == "snake" or "000" in place.split("-")]
    assert {"snake", "straight-000", "split-0-000", "six-0-00-000-1-2-3"} <= set(own)
    one.press(*(places if whole else own))
    one.settled()
    laid = {where: stake for (where, _), stake in server.house.floor.table("1").view.seats[seat].stacks.items()}
    assert one.stacks() == laid
    assert set(laid) == set(places if whole else own)
    one.shot(f"three-zeros-terminal-{size}")
    no_violations(one.page, f"three zeros, {size}")
    one.do("clear")
    one.meter("bet", "$0")
    assert one.problems == []
    one.context.close()


def test_the_snake_is_named_lit_laid_by_keys_and_goes_to_prison(server: Server, chrome: Browser) -> None:
    dealer = Dealer(server.client("D1"), "1")
    dealer.opens()
    one = sit(chrome, server, "1", 1)
    one.phase("betting")
    one.page.locator('[data-chip="100"]').click()
    snake = one.page.locator('.cloth [data-place="snake"]')
    expect(snake).to_have_attribute("aria-label", "Snake, pays 2 to 1")
    expect(one.page.locator(".cloth .printed text", has_text="Snake")).to_have_count(1)
    one.page.locator('.cloth [data-place="low"]').focus()
    one.page.keyboard.press("ArrowDown")
    expect(one.page.locator(".shown")).to_contain_text("Snake")
    lit = one.page.locator(".cloth rect.box.lit")
    expect(lit).to_have_count(len(SNAKE) + 1)  # its numbers, and its own box
    one.shot("three-zeros-snake")
    one.page.keyboard.press("Enter")
    one.settled()
    assert one.stacks() == {"snake": 100}
    dealer.plays("000")
    one.phase("betting")
    expect(one.page.locator('.cloth .stack[data-stack="snake"]')).to_have_count(1)
    held = server.house.floor.table("1").view.seats[1].prison
    assert sum(held.values()) == 100
    one.page.goto(f"{server.address}/terminal/?terminal=1-1")
    one.phase("betting")
    expect(one.page.locator('.cloth .stack[data-stack="snake"]')).to_have_count(1)
    dealer.plays("5")
    until(one, lambda: one.stacks() == {})
    assert one.problems == []
    one.context.close()


def test_the_dealer_keys_three_zeros(server: Server, chrome: Browser) -> None:
    desk = Desk(chrome, server, "2")
    if server.client().get("/api/tables/2").json()["phase"] == "open":
        desk.press("betting")
    desk.lay(1, "snake")
    desk.press("ball-in-track")
    desk.press("no-more-bets")
    order = desk.page.eval_on_selector_all(".step .zeros [data-number]", "all => all.map(k => k.dataset.number)")
    assert order == ["00", "000", "0"]  # as on the felt
    for _ in range(3):
        desk.page.keyboard.press("0")
    expect(desk.find(".step [data-number='000']")).to_have_attribute("aria-pressed", "true")
    expect(desk.find(".step [data-number='000']")).to_have_attribute("aria-label", "000, green")
    desk.shots("three-zeros-pad", ("tablet", "phone"))
    desk.click("[data-turned]")
    desk.press("result")
    expect(desk.find(".result")).to_contain_text("000")
    desk.press("dolly-placed")
    expect(desk.find("[data-dolly='000']")).to_have_count(1)
    desk.leave()


def test_the_wall_tells_the_rule_in_its_own_words(server: Server, chrome: Browser) -> None:
    wall = Console(chrome, server, "/display/?table=2&lang=en", size="kiosk")
    sign = wall.find("[data-sign='three-prisons']")
    expect(sign).to_contain_text("Three prisons")
    expect(sign).to_contain_text("On 0, 00, or 000, every wager on Red, Black, Odd, Even, Low, High, and Snake")
    expect(sign).to_contain_text("There are 3 prisons")
    expect(wall.find(".wheel text")).to_have_count(39)
    wall.shots("three-zeros-wall", ("kiosk", "phone"))
    wall.page.goto(f"{server.address}/display/?table=4&lang=en")
    expect(wall.find("[data-sign='zero']")).to_contain_text("On 0, 00, or 000, bets on red")
    wall.leave()


def test_the_pit_offers_what_the_rulebook_has(server: Server, chrome: Browser) -> None:
    sam = Console(chrome, server, "/pit/", "S1", size="kiosk")
    sam.click("[data-table='4']", "[data-part='setup']")
    options = sam.find("[data-options] [data-option]")
    expect(options).to_have_text(["None", "Half on zero", "Three prisons"])
    sam.click("[data-option='half-on-columns']")
    sam.click("[data-options] button.primary")
    expect(sam.find("[data-said='waiting']")).to_be_visible()
    sue = Console(chrome, server, "/pit/", "S2", size="kiosk")
    waiting = sue.find("[data-approval='change-options']")
    expect(waiting).to_contain_text("half on columns")
    waiting.locator("[data-confirm]").click()
    expect(sam.find("[data-option='half-on-columns']")).to_have_attribute("aria-checked", "true")
    expect(waiting).to_have_count(0)
    offered = server.house.floor.table("4").rules.option
    assert offered is not None
    assert offered.id == "half-on-columns"
    sam.leave()
    sue.leave()


def test_a_ring_of_its_own_is_drawn_played_and_shown_in_its_colours(server: Server, chrome: Browser) -> None:
    dealer = Dealer(server.client("D1"), "3")
    dealer.opens()
    one = sit(chrome, server, "3", 1)
    one.phase("betting")
    boxes = one.page.eval_on_selector_all(
        ".cloth .printed rect.black", "all => all.filter(r => !r.classList.contains('plain')).length"
    )
    assert boxes == 18
    one.page.locator('[data-chip="100"]').click()
    one.press("black", "split-0-00")
    one.settled()
    assert one.stacks() == {"black": 100, "split-0-00": 100}
    dealer.plays("1")  # black on this wheel alone
    one.meter("balance", "$19,999")  # black won; its stake stays on the layout
    one.shot("odd-ring-terminal")
    wall = Console(chrome, server, "/display/?table=3&lang=en", size="kiosk")
    expect(wall.find(".wheel text")).to_have_count(38)
    ring = wall.page.eval_on_selector_all(".wheel text", "all => all.map(t => t.textContent)")
    assert ring[:4] == ["0", "1", "2", "3"]
    assert ring.index("00") == 19
    expect(wall.find("[data-last='1']")).to_contain_text("black")
    wall.shots("odd-ring-wall", ("kiosk",))
    wall.page.goto(f"{server.address}/")
    expect(wall.find(".pocket-chip.black")).to_have_count(1)
    wall.leave()
    assert one.problems == []
    one.context.close()
