"""Rulings and disputes in a browser: wager by wager, weighed first, carried out by the dealer, and then watched."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect
from tests.browser.browser_support import Dealer, Person, needs_browser, no_violations, sit, table, tables
from tests.browser.console_support import Console, Desk, confirms, felt, happened
from tests.browser.test_pit import look_at
from tests.support import clause
from tests.web.web_support import Server, serving

pytestmark = needs_browser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    every = tables(
        felt("1", players=3, rulebook="colorado"),
        felt("2", players=3, rulebook="colorado"),
        felt("3", rulebook="colorado"),
        table("4", players=3, rulebook="colorado"),
    )
    with serving(Path(tmp_path_factory.mktemp("rulings")), tables=every) as running:
        yield running


@pytest.fixture(scope="module")
def sam(server: Server, chrome: Browser) -> Iterator[Console]:
    console = Console(chrome, server, "/pit/", "S1", size="kiosk")
    yield console
    console.leave()


def row(console: Console, seat: int, place: str) -> Locator:
    return console.find(f"[data-wager='{seat}|{place}|own']")


def books(server: Server, name: str) -> dict[str, Any]:
    return dict(server.client("S1").get(f"/api/tables/{name}/books").json())


def racks(server: Server, name: str) -> dict[int, int]:
    seats = server.client("S1").get(f"/api/tables/{name}/seats").json()
    return {seat["seat"]: seat["chips"] + seat["value"] for seat in seats}


@clause("CO-2206(5)-a", "CO-2206(5)-b", "CO-2206(5)-c", "CO-2206(5)-d")
def test_each_wager_is_ruled_on_and_the_dealer_does_it_before_it_is_watched(
    server: Server, chrome: Browser, sam: Console
) -> None:
    """A sleeve went over the layout: one chip is moved, one returned, one collected, one amount mended, one added."""
    desk = Desk(chrome, server, "1")
    desk.press("betting")
    desk.lay(1, "straight-17", "red")
    desk.lay(2, "straight-20", "dozen-2")
    desk.press("ball-in-track")
    dealer = Person(server.client("D1"), "1")
    dealer.does("report-irregularity", what="A sleeve went over the layout")
    desk.phase("held")
    look_at(sam, "1", "game")
    expect(sam.find("[data-wager]")).to_have_count(4)
    expect(sam.find("[data-weighed]")).to_contain_text("No money moves.")
    row(sam, 1, "straight-17").locator("select[name=rule]").select_option("move")
    expect(sam.find("[data-weighed]"), "it has no place yet").to_have_count(0)
    box = sam.find("[data-ruling] .cloth [data-place='split-17-20']").bounding_box()
    assert box is not None
    sam.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(row(sam, 1, "straight-17").locator("select[name=to]")).to_have_value("split-17-20")
    row(sam, 1, "red").locator("select[name=rule]").select_option("return")
    row(sam, 2, "straight-20").locator("select[name=rule]").select_option("collect")
    row(sam, 2, "dozen-2").locator("select[name=rule]").select_option("settle")
    row(sam, 2, "dozen-2").locator("input[name=ruled-amount]").fill("3")
    sam.click("[data-another]")
    made = sam.find("[data-wager='made']")
    made.locator("select[name=whose]").select_option("3")
    made.locator("select[name=place]").select_option("black")
    made.locator("input[name=ruled-amount]").fill("2")
    weighed = sam.find("[data-weighed]")
    for text in (
        "$1 of Seat 1 on straight up 17 count on split 17 and 20",
        "can win $17",
        "$1 of Seat 1 go back from red",
        "$1 of Seat 2 on straight up 20 go to the house",
        "Seat 2 on second dozen: settled as $3",
        "$2 of Seat 3 count on black",
        "Seat 3 Player 3 gives $2",
        "The tray gets $1",
        "You sign alone",
    ):
        expect(weighed).to_contain_text(text)
    sam.find("[data-ruling] input[name=reason]").fill("As the camera has it")
    no_violations(sam.page, "ruling wager by wager")
    sam.shots("pit-ruling-wagers", ("kiosk", "tablet", "phone"))
    tray, before = books(server, "1")["tray"], racks(server, "1")
    sam.click("[data-rule]")
    expect(sam.find("[data-dealer-first]")).to_contain_text("D1")
    expect(sam.find("[data-carry-out], [data-observe]")).to_have_count(0)
    expect(sam.find("[data-ruled] li")).to_have_count(5)
    assert books(server, "1")["tray"] == tray, "ordered is not done"
    expect(desk.find("[data-ruled]")).to_contain_text("split 17 and 20")
    sam.shot("pit-ruled-kiosk")
    desk.shot("dealer-ruled-tablet")
    desk.press()
    expect(sam.find("[data-observe]")).to_be_enabled()
    assert books(server, "1")["tray"] == tray + 100
    after = racks(server, "1")
    assert {seat: after[seat] - before[seat] for seat in after} == {1: 100, 2: -200, 3: -200}
    sam.click("[data-observe]")
    expect(sam.find("[data-resume]")).to_be_visible()
    (watched,) = happened(server, "table/1", "ruling-observed")
    assert watched.data == {"by": "S1", "ordered_by": "S1", "took_over": ""}
    desk.press("ball-in-track")
    for seat, place in ((1, "split-17-20"), (2, "dozen-2"), (3, "black")):
        expect(desk.find(f".cloth .stack[data-seat='{seat}'][data-stack='{place}']")).to_have_count(1)
    desk.leave()


def test_a_ruling_by_keys_alone_asks_for_its_second_signature_and_is_taken_over(
    server: Server, chrome: Browser, sam: Console
) -> None:
    """So much is at stake that two sign; then the one who ruled is called away, and another watches, on record."""
    dealer = Dealer(server.client("D1"), "2")
    dealer.opens()
    dealer.does("place-wager", seat=1, bet="straight-17", stake=10_000)
    dealer.spins()
    dealer.does("report-irregularity", what="Two chips fell off a number")
    look_at(sam, "2", "game")
    key = sam.page.keyboard
    rule = row(sam, 1, "straight-17").locator("select[name=rule]")
    expect(rule).to_be_visible()
    rule.focus()
    for _ in range(3):
        key.press("ArrowDown")
    expect(rule).to_have_value("move")
    for _ in ("the “?” of this field", "the next field"):
        key.press("Tab")
    place = row(sam, 1, "straight-17").locator("select[name=to]")
    expect(place).to_be_focused()
    while place.input_value() != "straight-20":
        key.press("ArrowDown")
    expect(sam.find("[data-two='true']")).to_contain_text("Another supervisor signs too: $3,500")
    sam.find("[data-ruling] input[name=reason]").focus()
    key.type("Both heard the player say twenty")
    sam.shot("pit-ruling-two-kiosk")
    key.press("Enter")
    expect(sam.find("[data-said='waiting']")).to_be_visible()
    assert not happened(server, "table/2", "ruling-made")
    sue = Console(chrome, server, "/pit/?table=2", "S2")
    asked = sue.find("[data-approval='make-ruling']")
    for text in ("Go on: the spin stands", "All of Seat 1 on straight up 17 count on straight up 20", "Both heard"):
        expect(asked).to_contain_text(text)
    sue.shot("pit-ruling-second-tablet")
    asked.locator("[data-confirm]").focus()
    sue.page.keyboard.press("Enter")
    expect(asked).to_have_count(0)
    (ruled,) = happened(server, "table/2", "ruling-made")
    assert (ruled.data["by"], ruled.data["second"], ruled.data["worth"]) == ("S1", "S2", 350_000)
    dealer.does("carry-out-ruling")
    expect(sue.find("[data-observe]")).to_be_disabled()
    sue.find("input[name=took-over]").focus()
    sue.page.keyboard.type("S1 was called to the cage")
    no_violations(sue.page, "taking over")
    sue.shot("pit-took-over-tablet")
    sue.find("[data-observe]").focus()
    sue.page.keyboard.press("Enter")
    sue.find("[data-resume]").focus()
    sue.page.keyboard.press("Enter")
    expect(sue.find("[data-table='2']")).to_have_attribute("data-phase", "ball-in-track")
    (watched,) = happened(server, "table/2", "ruling-observed")
    assert watched.data == {"by": "S2", "ordered_by": "S1", "took_over": "S1 was called to the cage"}
    dealer.closes()
    dealer.calls("20")
    sue.leave()


@clause("CO-2206(5)-b")
def test_a_number_known_before_the_call_shows_what_was_laid_and_is_ruled_on(server: Server, sam: Console) -> None:
    dealer = Dealer(server.client("D1"), "3")
    dealer.opens()
    dealer.spins()
    dealer.does("place-wager", seat=2, bet="split-17-20", stake=500)
    answer = dealer.client.post(
        "/api/tables/3/commands", json={"key": "early", "command": {"do": "declare-result", "number": "17", "turns": 9}}
    )
    assert answer.json()["code"] == "call_no_more_bets_first"
    look_at(sam, "3", "game")
    expect(sam.find("[data-laid] tbody tr")).to_have_count(1)
    expect(sam.find("[data-laid] td").nth(0)).to_have_text(re.compile(r"\d\d:\d\d"))
    for column, told in enumerate(("Seat 2", "split 17 and 20", "$5"), start=1):
        expect(sam.find("[data-laid] td").nth(column)).to_have_text(told)
    no_violations(sam.page, "what was laid")
    sam.shot("pit-laid-kiosk")
    row(sam, 2, "split-17-20").locator("select[name=rule]").select_option("return")
    sam.find("select[name=rests]").select_option("17")
    sam.find("[data-ruling] input[name=reason]").fill("Laid on a known number")
    sam.click("[data-rule]")
    expect(sam.find("[data-dealer-first]")).to_be_visible()
    dealer.does("carry-out-ruling")
    sam.click("[data-observe]")
    sam.click("[data-resume]")
    (ruled,) = happened(server, "table/3", "ruling-made")
    assert (ruled.data["number"], ruled.data["instruction"]) == ("17", "go-on")
    desk = server.client("D1").get("/api/tables/3/desk").json()
    assert (desk["ball_is"], desk["ball_number"]) == ("at-rest", "17")
    assert racks(server, "3")[2] == 50_000


@clause("CO-2206(5)-b")
def test_a_dispute_about_a_named_round_is_decided_wager_by_wager_and_seen_at_once(
    server: Server, chrome: Browser, sam: Console
) -> None:
    """Seat 1 was paid on chips that were seat 2's. Both screens show it without being asked."""
    dealer = Dealer(server.client("D1"), "4")
    dealer.opens()
    one, two = sit(chrome, server, "4", 1), sit(chrome, server, "4", 2)
    one.press("straight-17")
    one.settled()
    won = 35 * one.stacks()["straight-17"]
    dealer.plays("17")
    one.phase("betting")
    desk = Desk(chrome, server, "4")
    desk.click("[data-seat-button='2']", "[data-task='open-dispute']")
    rounds = desk.find("select[name=round]")
    expect(rounds.locator("option").first).to_contain_text("the last one settled")
    expect(rounds.locator("option").first).to_contain_text("Round 1 · 17")
    desk.find("input[name=amount]").fill(str(won // 100))
    desk.find("input[name=what]").fill("That stack was mine")
    desk.shot("dealer-dispute-round-tablet")
    desk.click("[data-dialog] .go")
    expect(desk.find("dialog")).to_have_count(0)
    (opened,) = happened(server, "table/4", "dispute-opened")
    assert opened.data["round"] == 1
    look_at(sam, "4", "rounds")
    expect(sam.find("[data-replay='1']")).to_be_visible()
    sam.click("[data-decision='rule']")
    row(sam, 1, "straight-17").locator("select[name=rule]").select_option("move")
    row(sam, 1, "straight-17").locator("select[name=to-seat]").select_option("2")
    weighed = sam.find("[data-dispute] [data-weighed]")
    expect(weighed).to_contain_text(f"Seat 1 Player 1 gives ${won // 100}")
    expect(weighed).to_contain_text(f"Seat 2 Player 2 gets ${won // 100}")
    sam.find("input[name=decision]").fill("The camera shows whose hand it was")
    no_violations(sam.page, "a dispute, wager by wager")
    sam.shots("pit-dispute-wagers", ("kiosk", "tablet", "phone"))
    before = racks(server, "4")
    sam.click("[data-decide='rule']")
    expect(sam.find("[data-dispute]")).to_have_count(0)
    after = racks(server, "4")
    assert {seat: after[seat] - before[seat] for seat in (1, 2)} == {1: -won, 2: won}
    for screen, seat in ((one, 1), (two, 2)):
        screen.meter("balance", f"${after[seat] / 100:,.0f}")
    # The number itself was misread: found out after the dolly was off.
    sam.click("[data-mend] summary")
    sam.click("[data-mend] [data-number='20']")
    sam.find("input[name=mend]").fill("The camera shows 20")
    expect(sam.find("[data-mend] [data-weighed]")).to_contain_text("Seat 2 Player 2 gives $")
    expect(sam.find("[data-mend] [data-two='true']")).to_contain_text("no one mends a number alone")
    sam.shot("pit-mend-kiosk")
    sam.click("[data-mend-now]")
    expect(sam.find("[data-said='waiting']")).to_be_visible()
    confirms(server, "S2", "correct-result")
    (mended,) = happened(server, "table/4", "result-mended")
    assert (mended.data["round"], mended.data["was"], mended.data["number"]) == (1, "17", "20")
    two.meter("balance", f"${racks(server, '4')[2] / 100:,.0f}")
    for screen in (one, two):
        screen.context.close()
    desk.leave()
