"""Rounds at the terminal, in a browser: two players and a dealer, late bets, undo, prison, no spin, keys alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.browser_support import (
    CHIPS,
    Dealer,
    Person,
    Terminal,
    needs_browser,
    no_violations,
    sit,
    table,
    tables,
    until,
)
from tests.browser.console_support import happened
from tests.support import clause
from tests.web.web_support import Server, serving

pytestmark = needs_browser
COUPONS = {  # by the regulation alone no terminal takes coupons
    "name": "V-1",
    "title": "Coupons at terminals",
    "decision": "permanent",
    "citation": "Order 7",
    "effective": "2026-01-01",
    "changes": {"chips.match_play_at_terminals": True},
}
PRISON: dict[str, Any] = {"rulebook": "colorado", "options": {"in_prison": True}}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    every = tables(
        table("round", rulebook="colorado"),
        table("classic", rulebook="classic"),
        table("prison", **PRISON),
        table("strict", rulebook="colorado"),
        table("keys", players=1, rulebook="classic"),
        table("coupons", players=1, rulebook="colorado", chips={**CHIPS, "match_play": True}, variations=[COUPONS]),
        table("plain", players=0, rulebook="colorado", chips={**CHIPS, "match_play": True}),
        table("random", players=1, random=True, rulebook="classic"),
    )
    with serving(Path(tmp_path_factory.mktemp("rounds")), tables=every) as running:
        clocks = running.house.floor.clocks
        clocks["random"].timing = replace(clocks["random"].timing, betting=4, nonces=1)
        yield running


def shows(one: Terminal, stacks: dict[str, int]) -> bool:
    return one.stacks() == stacks


@clause("CO-2201(7)-a")
def test_a_round_with_two_players_and_a_dealer(server: Server, chrome: Browser) -> None:
    dealer = Dealer(server.client("D1"), "round")
    one, two = (sit(chrome, server, "round", seat) for seat in (1, 2))
    one.phase("open")
    one.press("red")
    expect(one.page.locator("[data-code='betting_not_open']")).to_be_visible()
    dealer.opens()
    for player in (one, two):
        player.phase("betting")
    one.press("straight-17", "red")
    one.page.locator('[data-chip="500"]').click()
    one.press("straight-17")
    two.press("black", "dozen-2")
    one.settled()
    assert one.stacks() == {"straight-17": 600, "red": 100}
    one.meter("balance", "$19,993")
    one.meter("bet", "$7")
    expect(two.page.locator('.stack[data-seat="1"][data-stack="straight-17"]')).to_have_count(1)
    dealer.spins()
    one.phase("ball-in-track")
    dealer.closes()
    for player in (one, two):
        expect(player.page.locator("[data-no-more-bets]")).to_have_text("No more bets")
        player.phase("no-more-bets")
    assert one.page.evaluate("document.querySelector('.stage').classList.contains('closed')")
    one.press("straight-3")
    late = one.page.locator("[data-code='late_bet']")
    expect(late).to_contain_text("too late")
    expect(late).to_contain_text("Clause")
    assert "straight-3" not in one.stacks()
    dealer.calls("17")
    for player in (one, two):
        expect(player.page.locator(".called[data-result='17']")).to_contain_text("black")
        expect(player.page.locator("[data-dolly='17']")).to_be_visible()
        wheel = player.page.locator(".wheel svg")
        expect(wheel).to_have_attribute("data-result", "17")
    one.meter("win", "$210")
    assert one.stacks()["straight-17"] == 600, "the winning chips stay in view"
    assert "red" not in one.stacks()
    one.meter("balance", "$20,203")
    dealer.opens()
    one.phase("betting")
    expect(one.page.locator("[data-dolly]")).to_have_count(0)
    one.do("rebet")
    one.meter("bet", "$7")
    assert one.stacks() == {"straight-17": 600, "red": 100}
    dealer.plays("0")
    expect(one.page.locator(".called[data-result='0']")).to_be_visible()
    assert one.problems == two.problems == []
    for player in (one, two):
        player.context.close()


def cleared(one: Terminal) -> None:
    """What won before still lies there, as the law has it."""
    one.phase("betting")
    expect(one.page.locator("[data-dolly]")).to_have_count(0)
    if one.stacks():
        one.do("clear")
        one.meter("bet", "$0")
        one.page.reload()
        one.phase("betting")


def test_undo_ten_move_take_down_double_and_clear(server: Server, chrome: Browser) -> None:
    dealer = Dealer(server.client("D1"), "classic")
    dealer.opens()
    one = sit(chrome, server, "classic", 1)
    one.phase("betting")
    one.page.locator('[data-chip="100"]').click()
    cleared(one)
    states = [one.stacks()]
    for place in ("straight-5", "straight-5", "split-8-11", "column-1", "even", "corner-1-2-4-5"):
        one.press(place)
        one.settled()
        states.append(one.stacks())
    one.drag("column-1", one.zone("column-3"))
    one.settled()
    expect(one.page.locator('.stack[data-stack="column-3"][data-seat="1"]')).to_have_count(1)
    states.append(one.stacks())
    one.drag("even", (5, 300))
    expect(one.page.locator('.stack[data-stack="even"][data-seat="1"]')).to_have_count(0)
    states.append(one.stacks())
    one.do("double")
    expect(one.page.locator('.stack[data-stack="straight-5"][data-amount="400"]')).to_have_count(1)
    states.append(one.stacks())
    one.do("clear")
    one.meter("bet", "$0")
    states.append(one.stacks())
    assert len(states) == 11
    view = server.house.floor.table("classic").view
    for before in reversed(states[:-1]):
        one.do("undo")
        one.meter("bet", f"${sum(before.values()) // 100}")
        one.settled()
        until(one, partial(shows, one, before))
        assert {where: stake for (where, _), stake in view.seats[1].stacks.items()} == before
    expect(one.page.locator('[data-do="undo"]')).to_be_disabled()
    dealer.plays("36")
    one.context.close()


def test_the_racetrack_lays_ordinary_chips(server: Server, chrome: Browser) -> None:
    classic, strict = Dealer(server.client("D1"), "classic"), Dealer(server.client("D1"), "strict")
    classic.opens()
    strict.opens()
    one = sit(chrome, server, "classic", 1)
    cleared(one)
    one.page.locator('[data-call="voisins"]').click()
    one.meter("bet", "$9")
    one.settled()
    assert one.stacks()["trio-0-2-3"] == 200
    one.do("undo")
    one.meter("bet", "$0")
    one.page.locator('[data-slot="0"]').click()
    one.meter("bet", "$5")
    one.settled()
    assert set(one.stacks()) == {f"straight-{n}" for n in (3, 26, 0, 32, 15)}
    one.do("favourites")
    one.page.locator("input[name=favourite]").fill("Zero")
    one.page.locator("input[name=favourite]").press("Enter")
    one.page.keyboard.press("Escape")
    one.do("clear")
    one.meter("bet", "$0")
    one.do("favourites")
    one.page.locator("[data-favourite=Zero]").click()
    one.meter("bet", "$5")
    two = sit(chrome, server, "strict", 1)
    two.page.locator('[data-slot="17"]').click()
    two.meter("bet", "$5")
    expect(two.page.locator("[data-call]")).to_have_count(0)  # this rulebook knows no announced bets
    two.settled()
    assert set(two.stacks()) == {f"straight-{n}" for n in (2, 25, 17, 34, 6)}
    classic.plays("1")
    strict.plays("1")
    for player in (one, two):
        assert player.problems == []
        player.context.close()


@clause("CO-2204(2)-b")
def test_the_choice_on_zero(server: Server, chrome: Browser) -> None:
    dealer = Dealer(server.client("D1"), "prison")
    dealer.opens()
    one = sit(chrome, server, "prison", 1)
    one.phase("betting")
    one.page.locator('[data-chip="500"]').click()
    one.press("red", "odd")
    one.settled()
    dealer.spins()
    dealer.closes()
    dealer.calls("0")
    choice = one.page.locator("[data-choice]")
    expect(choice).to_contain_text("red")
    one.page.locator('[data-choose="red/half"]').click()
    one.page.locator('[data-choose="odd/leave"]').click()
    expect(choice).to_have_count(0)
    one.meter("balance", "$19,992.50")
    seat = server.house.floor.table("prison").view.seats[1]
    assert dict(seat.prison) == {("odd", "own"): 500}
    expect(one.page.locator('.stack[data-stack="odd"] .bars')).to_have_count(1)
    one.meter("balance", "$19,992.50")
    dealer.opens()
    dealer.plays("9")
    expect(one.page.locator('.stack[data-stack="odd"] .bars')).to_have_count(0)
    assert one.problems == []
    one.context.close()


@clause("CO-2206(1)-a")
def test_no_spin_says_why_and_the_wagers_stand(server: Server, chrome: Browser) -> None:
    dealer = Dealer(server.client("D1"), "strict")
    dealer.opens()
    one = sit(chrome, server, "strict", 1)
    one.phase("betting")
    one.press("high")
    one.settled()
    dealer.spins()
    dealer.closes()
    dealer.does("declare-no-spin", reason="same_direction")
    note = one.page.locator("[data-no-spin='same_direction']")
    expect(note).to_contain_text("No spin: wheel and ball went the same way. All wagers stand.")
    assert one.stacks() == {"high": 100}
    expect(one.page.locator(".called")).to_have_count(0)
    one.context.close()


def test_a_round_with_keys_alone(server: Server, chrome: Browser) -> None:
    dealer = Dealer(server.client("D1"), "keys")
    dealer.opens()
    one = sit(chrome, server, "keys", 1)
    one.phase("betting")
    keyboard = one.page.keyboard
    for _ in range(60):
        keyboard.press("Tab")
        if one.page.evaluate("document.activeElement?.dataset.place ?? ''"):
            break
    at = "document.activeElement.dataset.place"
    assert one.page.evaluate(at) == "straight-0"
    keyboard.press("ArrowRight")
    for _ in range(12):
        if one.page.evaluate(at).startswith("straight-"):
            break
        keyboard.press("ArrowRight")
    place = one.page.evaluate(at)
    expect(one.page.locator(f"[data-shown='{place}']")).to_contain_text("pays 35 to 1")
    keyboard.press("Enter")
    keyboard.press("ArrowRight")
    split = one.page.evaluate(at)
    assert split != place
    keyboard.press(" ")
    one.meter("bet", "$2")
    one.settled()
    assert set(one.stacks()) == {place, split}
    keyboard.press("Delete")
    one.meter("bet", "$1")
    for _ in range(20):
        keyboard.press("Tab")
        if one.page.evaluate("document.activeElement?.dataset.do ?? ''") == "double":
            break
    keyboard.press("Enter")
    one.meter("bet", "$2")
    number = place.removeprefix("straight-")
    dealer.plays(number)
    expect(one.page.locator(f".called[data-result='{number}']")).to_be_visible()
    one.meter("win", "$70")
    assert one.problems == []
    one.context.close()


@clause("CO-2201(7)-a")
def test_no_more_bets_is_seen_and_heard(server: Server, chrome: Browser) -> None:
    dealer = Dealer(server.client("D1"), "strict")
    one = sit(chrome, server, "strict", 2)
    heard: list[str] = []
    one.page.on("request", lambda asked: heard.append(asked.url) if "/sounds/" in asked.url else None)
    dealer.opens()
    one.phase("betting")
    dealer.spins()
    dealer.closes()
    expect(one.page.locator("[data-no-more-bets]")).to_be_visible()
    until(one, lambda: any(url.endswith("/sounds/en/no-more-bets.opus") for url in heard))
    dealer.calls("20")
    expect(one.page.locator(".called[data-result='20']")).to_be_visible()
    until(one, lambda: any(url.endswith("/sounds/en/20.opus") for url in heard))
    one.context.close()


def test_a_random_wheel_is_checked_in_the_browser_and_the_checkpoint_kept(server: Server, chrome: Browser) -> None:
    one = sit(chrome, server, "random", 1)
    one.do("info")
    one.page.locator("#tab-fairness").click()
    fair = one.page.locator("[data-fair='ok']")
    expect(fair.first).to_contain_text("follows from what was published before betting")
    expect(one.page.locator("[data-fair='ok']", has_text="own random number").first).to_be_visible()
    expect(one.page.locator("[data-fair='bad']")).to_have_count(0)
    one.page.locator("#tab-about").click()
    note = one.page.locator("[data-checkpoint]")
    expect(note).to_be_visible()
    kept = one.page.evaluate("JSON.parse(localStorage.getItem(`croupier-checkpoint-${location.host}`)).note")
    assert kept.strip()
    one.context.close()


def test_tips_and_wagers_for_the_dealers(server: Server, chrome: Browser) -> None:
    dealer = Dealer(server.client("D1"), "keys")
    dealer.opens()
    one = sit(chrome, server, "keys", 1)
    one.phase("betting")
    before = server.house.floor.table("keys").view.rack(1)
    one.do("more")
    one.do("tip")
    expect(one.page.get_by_role("status").filter(has_text="tip of $1")).to_be_visible()
    one.do("for-dealers")
    one.page.keyboard.press("Escape")
    one.press("straight-1")
    one.settled()
    view = server.house.floor.table("keys").view
    assert view.seats[1].stacks[("straight-1", "tip")] == 100
    assert view.rack(1) == before - 200
    dealer.plays("2")
    one.context.close()


@clause("CO-2203(1)-d", "CO-2203(1)-e")
def test_a_coupon_at_the_terminal(server: Server, chrome: Browser) -> None:
    dealer, pit = Dealer(server.client("D1"), "coupons"), Person(server.client("S1"), "coupons")
    pit.does("register-coupon", coupon="MP-1", face=500, expires="2099-12-31")
    dealer.opens()
    one = sit(chrome, server, "coupons", 1)
    one.phase("betting")
    one.do("more")
    form = one.page.locator("dialog form")
    expect(form).to_contain_text("Lay your chips first")
    expect(form.locator("[data-do='place-coupon']")).to_be_disabled()
    one.page.keyboard.press("Escape")
    one.page.locator('[data-chip="500"]').click()
    one.press("split-8-11", "column-3")
    one.settled()
    one.do("more")
    one.page.locator("input[name=coupon]").fill("MP-1")
    choice = one.page.locator("select[name='coupon-bet']")
    choice.select_option("split-8-11")
    one.do("place-coupon")
    refused = one.page.locator("dialog [data-code='coupon_not_on_this_bet']")
    expect(refused).to_contain_text("even-money")
    expect(refused).to_contain_text("CO-2203(1)-e")
    expect(one.page.locator("[data-code]")).to_have_count(1)
    no_violations(one.page, "coupon refused")
    one.shot("terminal-coupon-refused-tablet")
    choice.select_option("column-3")
    one.do("place-coupon")
    expect(one.page.get_by_role("status").filter(has_text="MP-1")).to_be_visible()
    assert server.house.floor.table("coupons").view.seats[1].coupons == {"MP-1": "column-3"}
    one.page.keyboard.press("Escape")
    dealer.plays("36")
    one.meter("win", "$20")
    one.do("more")
    one.page.locator("input[name=coupon]").fill("MP-1")
    one.page.locator("select[name='coupon-bet']").select_option("column-3")
    dealer.opens()
    one.phase("betting")
    one.do("place-coupon")
    expect(one.page.locator("dialog [data-code='coupon_not_valid']")).to_contain_text("CO-2203(1)-d")
    assert one.problems == []
    one.context.close()


def test_one_sits_down_chooses_a_chip_value_calls_an_attendant_and_cashes_out(server: Server, chrome: Browser) -> None:
    dealer, cage = Dealer(server.client("D1"), "plain"), Person(server.client("C1"), "plain")
    dealer.opens()
    one = sit(chrome, server, "plain", 3)
    one.page.locator("input[name=player]").fill("Ada")
    one.page.locator("input[name=player]").press("Enter")
    expect(one.page.locator("input[name=player]")).to_have_count(0)
    cage.does("buy-in", seat=3, amount=10_000)
    one.meter("balance", "$100")
    values = one.page.locator(".veil")
    expect(values).to_contain_text("value of your chips")
    values.get_by_role("button", name="$5", exact=True).click()
    expect(values).to_have_count(0)
    seat = server.house.floor.table("plain").view.seats[3]
    assert (seat.player, seat.chip_value) == ("Ada", 500)
    expect(one.page.locator("[data-chip]").first).to_have_attribute("data-chip", "500")
    one.press("red")
    one.meter("balance", "$95")
    one.do("more")
    expect(one.page.locator('[data-do="attendant"]')).to_be_visible()
    expect(one.page.locator("input[name=coupon]")).to_have_count(0)  # no coupons at terminals, by the regulation
    one.do("attendant")
    expect(one.page.get_by_role("status").filter(has_text="attendant")).to_be_visible()
    calls = [call for call in server.client("S1").get("/api/calls").json() if call["table"] == "plain"]
    assert [(call["seat"], call["reason"]) for call in calls] == [(3, "attendant")]
    one.page.keyboard.press("Escape")
    dealer.plays("2")
    one.meter("win", "$0")
    one.do("more")
    one.do("cash-out")
    one.do("cash-out-sure")
    slip = one.page.locator("dialog [role=status]")
    expect(slip).to_contain_text("$95")
    (paid,) = happened(server, "table/plain", "cashed-out")
    expect(slip).to_contain_text(str(paid.data["slip"]))
    one.shot("terminal-cash-out-tablet")
    one.page.keyboard.press("Escape")
    one.meter("balance", "$0")
    assert one.problems == []
    one.context.close()
