"""The dealer's console in a browser: the round in the order of the law, by hand and by keys; and what goes wrong."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, WebSocketRoute, expect
from tests.browser.browser_support import (
    CHIPS,
    Person,
    in_languages,
    needs_browser,
    no_violations,
    sit,
    tables,
    until,
)
from tests.browser.console_support import OPENER, PRISON, Console, Desk, felt, happened
from tests.support import clause
from tests.web.web_support import AWAY, LOOSE, PASSPHRASE, Server, serving

pytestmark = needs_browser


EIGHT = {"sets": [*CHIPS["sets"], {"colour": "blue"}, {"colour": "white"}]}
COUNTING = """
  window.actions = 0;
  for (const each of ["pointerdown", "keydown"]) addEventListener(each, () => (window.actions += 1), true);
"""


class Wheel:
    """A wheel on a line that says twice a second that bets are open, until it is switched off."""

    def __init__(self) -> None:
        self.door = socket.create_server(("127.0.0.1", 0))
        self.port = self.door.getsockname()[1]
        self.lines: list[socket.socket] = []
        self.off = threading.Event()
        self.thread = threading.Thread(target=self.speak, daemon=True)
        self.thread.start()

    def speak(self) -> None:
        line, _ = self.door.accept()
        with line:
            while not self.off.wait(0.3):
                line.sendall(b"*X;2;001;17;0;175;0\r\n")

    def switch_off(self) -> None:
        self.off.set()
        self.thread.join(5)
        self.door.close()


@pytest.fixture(scope="module")
def wheel() -> Iterator[Wheel]:
    running = Wheel()
    yield running
    running.switch_off()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, wheel: Wheel) -> Iterator[Server]:
    every = tables(
        felt("round", screens=6, rulebook="colorado"),
        felt("prison", **PRISON),
        felt("wrong", screens=6, rulebook="colorado"),
        felt("keys", players=1, rulebook="house", wheel="double-zero"),
        felt("chips", players=1, rulebook="house"),
        felt("sensed", players=1, screens=6, rulebook="classic"),
        felt("coupons", players=1, rulebook="colorado", chips={**CHIPS, "match_play": True}),
        felt("results", players=1, rulebook="colorado", chips={**CHIPS, "tracked": False}),
        felt("speed", players=8, rulebook="classic", chips=EIGHT),
        felt("other", players=0, rulebook="classic", dealer="D9"),
    )
    sensors = {"sensed": {"line": f"tcp://127.0.0.1:{wheel.port}", "model": "mercury360", "mode": "advanced"}}
    settings = replace(LOOSE, sensors=sensors)
    with serving(Path(tmp_path_factory.mktemp("dealer")), settings, tables=every) as running:
        yield running


ORDER = [
    "betting-opened", "ball-spun", "betting-closed", "result-declared", "dolly-placed", "losers-collected",
    "seat-paid", "seat-paid", "winners-paid", "dolly-removed", "betting-opened",
]  # fmt: skip


@clause("CO-2205(4)-a", "CO-2205(4)-b", "CO-2205(2)-a")
def test_a_full_round_with_two_players_and_every_step_pressed(server: Server, chrome: Browser) -> None:
    desk = Desk(chrome, server, "round")
    one, two = (sit(chrome, server, "round", seat) for seat in (1, 2))
    desk.phase("open")
    no_violations(desk.page, "open")
    desk.press("betting")
    one.phase("betting")
    one.press("straight-17", "black")
    two.press("split-17-20", "red")
    expect(one.page.locator('.stack[data-seat="2"][data-stack="red"]')).to_have_count(1)
    expect(desk.find('.stack[data-seat="1"][data-stack="straight-17"]')).to_have_count(1)
    no_violations(desk.page, "betting")
    desk.shots("dealer-betting")
    desk.press("ball-in-track")
    expect(desk.find(".wave")).to_contain_text("Wave your hand")
    for _ in range(4):
        desk.click("[data-turn]")
        desk.page.wait_for_timeout(60)
    expect(desk.find(".turns")).to_have_text("4 of 4 turns")
    desk.shot("dealer-ball-tablet")
    desk.press("no-more-bets")
    expect(desk.find("[data-primary]")).to_be_disabled()
    expect(desk.find("[data-turned]")).to_have_count(0)  # they were counted
    desk.key("17")
    no_violations(desk.page, "number")
    desk.shots("dealer-number")
    desk.press("result")
    expect(desk.find("[data-primary]")).to_contain_text("Dolly on 17")
    desk.press("dolly-placed")
    expect(one.page.locator("[data-dolly='17']")).to_be_visible()
    expect(desk.find(".collecting")).to_contain_text("Seat 2 loses $1")
    no_violations(desk.page, "collect")
    desk.shots("dealer-collect")
    desk.press("losers-collected")
    expect(desk.find("[data-pay='1']")).to_have_attribute("data-amount", "3600")
    expect(desk.find("[data-pay='1']")).to_contain_text("straight up 17 $1 × 35 = $35")
    expect(desk.find("[data-pay='1']")).to_contain_text("36 × $1(1 × 20 + 16)")
    expect(desk.find("[data-pay='2']")).to_have_attribute("data-amount", "1700")
    no_violations(desk.page, "pay")
    desk.shots("dealer-pay")
    desk.press()
    expect(desk.find("[data-pay='1']")).to_contain_text("✓ paid")
    expect(desk.find("[data-primary]:enabled")).to_contain_text("Pay seat 2: $17")
    desk.press("winners-paid")
    one.meter("balance", "$534")
    desk.press("betting")
    order = [event.name for event in happened(server, "table/round", *ORDER)]
    assert order == ORDER, "the law's order, pressed key by key"
    (closed,) = happened(server, "table/round", "betting-closed")
    (spun,) = happened(server, "table/round", "ball-spun")
    assert closed.data["wave"]
    assert (spun.data["wheel"], spun.data["ball"], spun.data["source"]) == (
        "",
        "",
        "dealer",
    )  # nobody has said a direction
    for screen in (one, two):
        screen.context.close()
    desk.leave()


@clause("CO-2206(5)-b")
def test_a_wrong_key_is_corrected_with_a_supervisor_and_players_are_told(server: Server, chrome: Browser) -> None:
    desk, player = Desk(chrome, server, "wrong"), sit(chrome, server, "wrong", 1)
    desk.press("betting")
    player.phase("betting")
    player.press("straight-18")
    desk.to_result("17")
    desk.click("[data-trouble='wrong-number']")
    expect(desk.find("dialog [data-number='17']")).to_be_disabled()
    desk.page.keyboard.type("18")
    no_violations(desk.page, "wrong number")
    desk.shot("dealer-wrong-number-tablet")
    desk.click("[data-go]")
    expect(desk.find("[data-asked='asked-correction']")).to_contain_text("18")
    pit = Console(chrome, server, "/pit/?table=wrong", "S1", size="kiosk")
    expect(pit.find("[data-correct] [data-number='18']")).to_have_attribute("aria-pressed", "true")
    pit.find("input[name=correction]").fill("Dealer pressed the wrong key")
    no_violations(pit.page, "correction")
    pit.shot("pit-correction-kiosk")
    pit.page.get_by_role("button", name="Correct to 18, red, even").click()
    expect(pit.find("[data-said='waiting']")).to_be_visible()
    expect(pit.find("[data-approval] [data-confirm]")).to_have_count(0)  # not by the one who asked
    desk.click("[data-approval='correct-result'] [data-confirm]")
    expect(desk.find("[data-primary]")).to_contain_text("Dolly on 18")
    expect(player.page.locator("[data-corrected='17']")).to_contain_text("17 was read, the result is 18")
    player.shot("terminal-corrected-tablet")
    (declared,) = happened(server, "table/wrong", "result-declared")
    (corrected,) = happened(server, "table/wrong", "result-corrected")
    assert (declared.data["number"], corrected.data["was"], corrected.data["number"]) == ("17", "17", "18")
    assert (corrected.who, corrected.data["second"]) == ("S1", "D1"), "two people, both readings"
    desk.to_betting()
    player.meter("balance", "$534")
    player.context.close()
    pit.leave()
    desk.leave()


@clause("CO-2206(3)-a", "CO-2206(3)-b")
def test_no_spin_has_a_reason_and_the_dealer_says_whether_the_ball_was_caught(server: Server, chrome: Browser) -> None:
    desk = Desk(chrome, server, "other")
    expect(desk.find("[data-step]")).to_contain_text("D9 deals here")
    desk.press()
    expect(desk.find("[data-step='open-betting']")).to_be_visible()
    desk.press("betting")
    expect(desk.find("[data-trouble='no-spin']")).to_be_disabled()
    desk.press("ball-in-track")
    desk.page.keyboard.press("n")
    expect(desk.find("[data-go]")).to_be_disabled()
    desk.click("[data-reason='foreign_object']")
    expect(desk.find("[data-go]")).to_be_disabled()
    desk.click("[data-caught='no']")
    expect(desk.find("[data-go]")).to_be_enabled()
    desk.click("[data-caught='yes']")
    no_violations(desk.page, "no spin")
    desk.shot("dealer-no-spin-tablet")
    desk.click("[data-go]")
    desk.phase("betting")
    (void,) = happened(server, "table/other", "no-spin-declared")
    assert void.data["reason"] == "foreign_object"
    assert void.data["ball_removed"] is True
    desk.leave()


def test_a_round_by_keys_alone(server: Server, chrome: Browser) -> None:
    console = Console(chrome, server, "/dealer/?table=keys")
    keys = console.page.keyboard
    expect(console.find("input[name=badge]")).to_be_visible()
    no_violations(console.page, "signing in")
    for _ in range(12):  # to the badge
        keys.press("Tab")
        if console.page.evaluate("document.activeElement?.name") == "badge":
            break
    keys.type("D1")
    keys.press("Tab")
    keys.type(PASSPHRASE)
    keys.press("Enter")

    def enter(then: str) -> None:
        expect(console.find("[data-primary]:enabled")).to_be_visible()
        keys.press("Enter")
        expect(console.find("main.desk")).to_have_attribute("data-phase", then)

    enter("betting")
    console.page.evaluate("document.activeElement?.blur()")
    for _ in range(40):  # to the seat, then to the felt
        keys.press("Tab")
        if console.page.evaluate("document.activeElement?.dataset?.seatButton") == "1":
            break
    keys.press("Enter")
    for _ in range(60):
        keys.press("Shift+Tab")
        if console.page.evaluate("document.activeElement?.dataset?.place"):
            break
    keys.press("ArrowRight")
    keys.press(" ")
    expect(console.find(".stack[data-seat='1']")).to_have_count(1)
    bet = console.find(".stack[data-seat='1']").get_attribute("data-stack")
    console.page.evaluate("document.activeElement?.blur()")
    enter("ball-in-track")
    enter("no-more-bets")
    keys.type("00")
    expect(console.find(".step [data-number='00']")).to_have_attribute("aria-pressed", "true")
    keys.press("t")
    enter("result")
    enter("dolly-placed")
    while not console.find("main[data-phase='winners-paid']").count():
        with console.one_step():
            keys.press("Enter")
    enter("betting")
    (result,) = happened(server, "table/keys", "result-declared")
    assert result.data["number"] == "00"
    assert bet
    console.leave()


def test_no_step_is_offered_before_the_table_is_known(server: Server, chrome: Browser) -> None:
    """The line may stand a while before the house's first word about the table has come."""
    console = Console(chrome, server, "/dealer/", "D1")
    held: list[str | bytes] = []
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        house = line.connect_to_server()
        lines.append(line)
        line.on_message(house.send)
        house.on_message(lambda said: held.append(said) if '"snapshot"' in str(said) else line.send(said))

    console.page.route_web_socket("**/api/live*", connect)
    console.page.get_by_role("button", name="Table chips").click()
    expect(console.find(".now .step h3")).to_have_text("One moment …")
    until(console, lambda: bool(held))  # the house has spoken
    expect(console.find(".cut")).to_have_count(0)
    expect(console.find("[data-primary]")).to_have_count(0)
    for said in held:
        lines[-1].send(said)
    expect(console.find("[data-primary]:enabled")).to_be_visible()
    console.leave()


def test_chips_of_a_seat(server: Server, chrome: Browser) -> None:
    desk = Desk(chrome, server, "chips")
    expect(desk.find("[data-seat-button='1']")).to_be_visible()
    desk.page.get_by_role("button", name="Seat a player").click()
    desk.find("input[name=player]").fill("Ada")
    desk.page.get_by_role("button", name="Lilac").click()
    no_violations(desk.page, "seat a player")
    desk.click("[data-dialog] .go")
    expect(desk.find("[data-seat-button='2']")).to_have_attribute("aria-pressed", "true")
    desk.click("[data-task='buy-in']")
    desk.page.get_by_role("button", name="+$100", exact=True).click()
    desk.click("[data-dialog] fieldset button")
    desk.click("[data-dialog] .go")
    expect(desk.find("dialog [data-code='deposit_not_confirmed']")).to_be_visible()
    desk.click("[data-deposited]")
    desk.shot("dealer-buy-in-tablet")
    desk.click("[data-dialog] .go")
    expect(desk.find("[data-seat-button='2']")).to_contain_text("$100")
    for task, amount in (("colour-up", "20"), ("tip", "5")):
        desk.click(f"[data-task='{task}']")
        desk.find("input[name=amount]").fill(amount)
        desk.click("[data-dialog] .go")
        expect(desk.find("dialog")).to_have_count(0)
    desk.click("[data-task='change-colour']")
    desk.page.get_by_role("button", name="Orange").click()
    desk.click("[data-dialog] .go")
    expect(desk.find("dialog")).to_have_count(0)
    desk.click("[data-task='cash-out']")
    expect(desk.find("[data-dialog]")).to_contain_text("$95")
    desk.click("[data-dialog] .go")
    expect(desk.find("dialog")).to_have_count(0)
    desk.click("[data-task='unseat-player']")
    desk.click("[data-dialog] .go")
    expect(desk.find("[data-seat-button='2']")).to_have_count(0)
    names = [event.name for event in happened(server, "table/chips") if event.name != "chips-moved"]
    assert names[-6:] == [
        "chips-bought", "coloured-up", "tip-given", "colour-changed", "cashed-out", "player-left"
    ]  # fmt: skip
    desk.leave()


def test_a_round_that_keeps_the_result_alone(server: Server, chrome: Browser) -> None:
    """Seven presses from spin to spin, no wager, and what the table won is by the count of its tray."""
    desk = Desk(chrome, server, "results")
    expect(desk.find(".steps li")).to_have_count(6)
    expect(desk.find("[data-dealers-eye]")).to_contain_text("clauses")
    desk.press("betting")
    for phase in ("ball-in-track", "no-more-bets"):
        desk.press(phase)
    desk.key("17")
    desk.click("[data-turned]")
    for phase in ("result", "dolly-placed", "betting"):
        desk.press(phase)
    desk.click("[data-seat-button='1']", "[data-task='cash-out']")
    expect(desk.find("[data-dialog] button.go")).to_be_disabled()  # an empty field says nothing
    desk.click("[data-nothing-left]")
    expect(desk.find("[data-dialog] button.go")).to_be_enabled()
    desk.click("[data-nothing-left]")
    desk.find("[data-dialog] input").first.fill("412.00")
    desk.shot("dealer-results-only-cash-out")
    desk.click("[data-dialog] button.go")
    expect(desk.find("[data-dialog]")).to_have_count(0)
    assert happened(server, "table/results", "cashed-out")[-1].data["chips"] == 412_00
    assert not happened(server, "table/results", "wager-placed", "losers-collected", "seat-paid")
    desk.shots("dealer-results-only")
    no_violations(desk.page, "dealer, results alone")
    tray = server.client("D1").get("/api/tables/results/desk").json()["chips"]
    value = sorted((one for one in tray if one["value"]), key=lambda one: -one["value"])
    left, counted = OPENER - 412_00, {one["kind"]: 0 for one in tray}
    for one in value:
        counted[one["kind"]], left = divmod(left, one["value"])
    desk.click("[data-trouble='inventory']")
    for kind, number in counted.items():
        desk.find(f"[data-dialog] input[name='{kind}']").fill(str(number))
    desk.click("[data-dialog] button.primary")
    expect(desk.find("[data-inventory]")).to_contain_text("what the table has won")
    desk.page.keyboard.press("Escape")
    pit = Console(chrome, server, "/pit/?table=results", "S1")
    pit.click("[data-part='money']", "[data-order='begin-closing']", "[data-as-booked]")
    pit.shots("pit-results-only")
    pit.click("[data-order='close-table']")
    desk.phase("closed")
    closed = happened(server, "table/results", "table-closed")[-1].data
    assert (closed["closer"], closed["win"]) == (OPENER - 412_00, 500_00 - 412_00)
    pit.leave()
    desk.leave()


@pytest.mark.parametrize(("players", "chips"), [(2, 2), pytest.param(8, 8, marks=pytest.mark.long)])
def test_a_felt_at_real_speed_by_taps_by_repeating_and_by_calls(
    server: Server, chrome: Browser, players: int, chips: int
) -> None:
    """What docs/pages.md says that a round takes is counted here, where the page hears every press and every key."""
    desk = Desk(chrome, server, "speed", size="laptop")
    page, seats = desk.page, range(1, players + 1)
    page.evaluate(COUNTING)
    places = ["straight-17", "red", "straight-0", "dozen-2", "straight-20", "column-1", "straight-32", "odd"][:chips]
    around = "table/speed"
    begun = len(happened(server, around))

    def since() -> int:
        count: int = page.evaluate("() => { const so_far = actions; actions = 0; return so_far; }")
        return count

    def laid() -> list[tuple[int, str, int]]:
        found = [one for one in happened(server, around)[begun:] if one.name == "wager-placed"]
        return [(one.data["seat"], one.data["place"], one.data["stake"]) for one in found]

    def settled(number: str) -> int:
        """From the spin to the removal of the dolly; so many seats were paid."""
        before = len(happened(server, around, "seat-paid"))
        desk.to_result(number)
        if before == 0:
            desk.shots("dealer-speed-result", ("laptop",))
        desk.press("dolly-placed")
        desk.press("losers-collected")
        while not desk.find("main[data-phase='winners-paid']").count():
            if before == 0 and desk.find("[data-pay]").count():
                desk.shots("dealer-speed-pay", ("laptop",))
            with desk.one_step():
                desk.press()
        return len(happened(server, around, "seat-paid")) - before

    if desk.find("main[data-phase='open']").count():
        desk.press("betting")
    since()
    for seat in seats:
        desk.click(f"[data-colour-of='{seat}']")
        desk.lay(seat, *places)
    tapped = since()
    assert tapped == players * (1 + chips), "the colour, then tap, tap, tap"
    assert len(laid()) == players * chips
    paid = settled("17")
    assert paid == players
    desk.press("betting")
    steps = since() - paid
    assert steps == 8, "spin, no more bets, number, turns, confirmed, dolly, collected, removed"

    for seat in seats:
        page.keyboard.press(str(seat))
        expect(desk.find(f"[data-seat-button='{seat}']")).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("r")
        expect(desk.find(f'.cloth .stack[data-seat="{seat}"]')).to_have_count(chips)
    assert since() == 2 * players, "a digit for the colour, R for what it had"
    settled("17")
    desk.press("betting")

    since()
    before = len(laid())
    page.keyboard.press("c")
    for seat in seats:
        page.keyboard.type(f"{seat}: 17 n, red 3")
        expect(desk.find("#understood")).to_contain_text(f"For seat {seat}: ")
        expect(desk.find("#understood")).to_contain_text("red 3 × $1 = $8")
        if seat == 2:
            desk.shots("dealer-called", ("laptop", "kiosk", "phone"))
            no_violations(page, "a call that is understood")
        page.keyboard.press("Enter")
        expect(desk.find("[name=called]")).to_have_value("")
    typed = since()
    assert typed == 1 + players * len("1: 17 n, red 3↵")
    by_call = laid()[before:]
    assert sorted(by_call) == sorted(
        (seat, place, stake)
        for seat in seats
        for place, stake in (*((f"straight-{each}", 100) for each in (34, 6, 17, 25, 2)), ("red", 300))
    )
    page.keyboard.type("2: voisins, red 900")
    page.keyboard.press("Enter")
    expect(desk.find("[data-code]").first).to_be_visible()
    expect(desk.find("[name=called]")).to_have_value("2: voisins, red 900")  # nothing typed is lost
    assert len(laid()) == before + len(by_call), "all of it, or nothing"
    page.keyboard.press("Escape")
    page.keyboard.press("c")
    page.keyboard.type("2: voisins")
    page.keyboard.press("Enter")
    expect(desk.find("[name=called]")).to_have_value("")
    assert sum(stake for _, _, stake in laid()[before + len(by_call) :]) == 9 * 100
    assert len({one.key for one in happened(server, around, "wager-placed")[-7:]}) == 1, "one command"
    desk.leave()


def test_an_amount_is_typed_as_it_is_printed_and_never_taken_for_more(server: Server, chrome: Browser) -> None:
    desk = Desk(chrome, server, "coupons")
    desk.click("[data-seat-button='1']")
    for typed, bought in (
        ("20,00", 2000),
        ("30.00", 3000),
        ("1,000", 100_000),
        ("1.000", None),
        ("1e3", None),
        ("-5", None),
    ):
        desk.click("[data-task='buy-in']", "[data-deposited]")
        field = desk.find("input[name=amount]")
        field.press_sequentially(typed)
        desk.click("[data-dialog] .go")
        if bought is None:
            expect(field).to_have_attribute("aria-invalid", "true")
            assert field.input_value() == typed
            desk.page.keyboard.press("Escape")
        expect(desk.find("dialog")).to_have_count(0)
        if bought is not None:
            assert happened(server, "table/coupons", "chips-bought")[-1].data["amount"] == bought
    assert len(happened(server, "table/coupons", "chips-bought")) == 4
    desk.leave()


@clause("CO-2203(1)-d", "CO-2203(1)-e")
def test_a_coupon_is_laid_with_a_seats_wager_and_paid_or_surrendered(server: Server, chrome: Browser) -> None:
    pit = Person(server.client("S1"), "coupons")
    for number in ("MP-1", "MP-2"):
        pit.does("register-coupon", coupon=number, face=500, expires="2099-12-31")
    desk = Desk(chrome, server, "coupons")
    desk.press("betting")
    desk.click("[data-seat-button='1']", "[data-task='place-coupon']")
    expect(desk.find("[data-dialog]")).to_contain_text("a coupon goes beside chips")
    expect(desk.find("[data-dialog] .go")).to_be_disabled()
    desk.page.keyboard.press("Escape")
    desk.page.get_by_role("button", name="5 × $1").click()
    desk.lay(1, "column-3", "split-8-11")

    def coupon(number: str, bet: str) -> None:
        if not desk.find("[data-dialog='place-coupon']").count():
            desk.click("[data-task='place-coupon']")
        desk.find("input[name=coupon]").fill(number)
        desk.click(f"[data-coupon-bet='{bet}']", "[data-dialog] .go")

    expect(desk.find("[data-seat-button='1']")).to_contain_text("$10")
    coupon("MP-1", "split-8-11")
    refused = desk.find("dialog [data-code='coupon_not_on_this_bet']")
    expect(refused).to_contain_text("even-money")
    expect(refused).to_contain_text("CO-2203(1)-e")
    expect(desk.find("[data-code]")).to_have_count(1)
    no_violations(desk.page, "coupon refused")
    desk.shot("dealer-coupon-refused-tablet")
    desk.page.keyboard.press("Escape")
    expect(desk.find("[data-code]")).to_have_count(0)
    desk.click("[data-task='place-coupon']")
    expect(desk.find("[data-code]")).to_have_count(0)
    coupon("MP-1", "column-3")
    expect(desk.find("dialog")).to_have_count(0)
    expect(desk.find("[data-coupon='MP-1']")).to_contain_text("$5")
    desk.to_result("36")
    desk.press("dolly-placed")
    desk.press("losers-collected")
    paid = desk.find("[data-pay='1']")
    expect(paid).to_have_attribute("data-amount", "2000")
    expect(paid).to_contain_text("(coupon) $5 × 2 = $10")
    desk.shot("dealer-coupon-pay-tablet")
    desk.press("winners-paid")
    desk.press("betting")
    expect(desk.find("[data-coupon]")).to_have_count(0)
    coupon("MP-1", "column-3")
    expect(desk.find("dialog [data-code='coupon_not_valid']")).to_contain_text("CO-2203(1)-d")
    coupon("MP-2", "column-3")
    expect(desk.find("[data-coupon='MP-2']")).to_be_visible()
    desk.to_result("1")
    desk.press("dolly-placed")
    expect(desk.find(".collecting")).to_contain_text("$5 (coupon)")
    desk.press()
    desk.phase("winners-paid")
    laid = happened(server, "table/coupons", "coupon-placed")
    assert [(one.data["coupon"], one.data["bet"], one.who) for one in laid] == [
        ("MP-1", "column-3", "D1"), ("MP-2", "column-3", "D1"),
    ]  # fmt: skip
    (won,) = happened(server, "table/coupons", "seat-paid")
    lost = happened(server, "table/coupons", "losers-collected")[-1]
    assert won.data["coupons"] == {"MP-1": 500}
    assert lost.data["coupons"] == {"1": {"MP-2": 500}}
    desk.leave()


@clause("CO-2203(4)-b", "CO-2204(2)-d")
def test_choices_after_a_zero_are_entered_at_the_desk(server: Server, chrome: Browser) -> None:
    desk = Desk(chrome, server, "prison")
    desk.press("betting")
    desk.lay(1, "straight-13")
    expect(desk.find(".laid")).to_contain_text("For seat 1: straight up 13")
    no_violations(desk.page, "laid")
    desk.shots("dealer-not-as-told")
    desk.click("[data-not-as-told='straight-13']")
    expect(desk.find("[data-not-as-told]")).to_have_count(0)
    expect(desk.find(".cloth .stack")).to_have_count(0)
    (undone,) = happened(server, "table/prison", "wager-taken-down")
    assert (undone.data["place"], undone.data["withdrawn"]) == ("straight-13", True)
    desk.lay(1, "red")
    desk.lay(2, "even", "odd")
    desk.to_result("0")
    desk.press("dolly-placed")
    expect(desk.find("[data-primary]")).to_be_disabled()
    expect(desk.find(".choice")).to_have_count(3)
    no_violations(desk.page, "choices")
    desk.shot("dealer-choices-tablet")
    desk.find(
        ".choice",
    ).filter(has_text="red").get_by_text("In prison").click()
    expect(desk.find(".choice")).to_have_count(2)
    desk.find(".choice").filter(has_text="even").get_by_text("Half back").click()
    expect(desk.find(".choice")).to_have_count(1)
    desk.page.get_by_role("button", name="Time is up").click()
    expect(desk.find("[data-code='choices_open']")).to_be_visible()  # the rulebook's time is not over
    desk.find(".choice").filter(has_text="odd").get_by_text("Half back").click()
    expect(desk.find(".choice")).to_have_count(0)
    expect(desk.find(".collecting")).to_contain_text("in prison")
    desk.press("winners-paid")
    desk.press("betting")
    (collected,) = happened(server, "table/prison", "losers-collected")
    assert collected.data["imprisoned"] == {"1": {"red|own": 100}}
    assert collected.data["halves"] == {"2": {"even|own": 50, "odd|own": 50}}
    desk.leave()


def test_an_idle_console_locks_and_the_passphrase_opens_it(server: Server, chrome: Browser) -> None:
    console = Console(chrome, server, "/dealer/")
    console.page.clock.install()
    console.page.reload()
    console.sign_in("D1")
    expect(console.page.get_by_role("button", name="Table chips")).to_be_visible()
    no_violations(console.page, "choosing a table")
    console.page.get_by_role("button", name="Table chips").click()
    expect(console.find("main.desk:not([data-phase=''])")).to_be_visible()
    console.click("[data-seat-button='1']", "[data-task='buy-in']", "[data-deposited]")
    console.find("dialog input[name=amount]").fill("40")
    console.page.clock.fast_forward(AWAY * 1000)
    expect(console.find("[data-locked]")).to_be_visible()
    expect(console.find("main.desk")).to_be_hidden()  # a locked console shows nothing
    expect(console.find("dialog")).to_be_hidden()
    console.page.keyboard.press("Enter")
    no_violations(console.page, "locked")
    console.shot("dealer-locked-tablet")
    console.find("input[name=passphrase]").fill("not this one")
    console.page.get_by_role("button", name="Unlock").click()
    expect(console.find("[data-code='sign_in_failed']")).to_be_visible()
    console.find("input[name=passphrase]").fill(PASSPHRASE)
    console.page.get_by_role("button", name="Unlock").click()
    expect(console.find("main.desk")).to_be_visible()
    expect(console.find("dialog input[name=amount]")).to_have_value("40")  # and what was typed is still there
    expect(console.find("[data-deposited]")).to_have_attribute("aria-pressed", "true")
    console.leave()


def test_an_answer_that_comes_late_does_not_open_a_locked_console(server: Server, chrome: Browser) -> None:
    console = Console(chrome, server, "/dealer/")
    console.page.clock.install()
    console.page.reload()
    console.sign_in("D1")
    console.page.get_by_role("button", name="Table chips").click()
    expect(console.find("main.desk")).to_be_visible()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    console.page.route("**/api/session/awake", hold)
    console.page.clock.fast_forward(21_000)
    with console.page.expect_request("**/api/session/awake"):
        console.page.keyboard.press("Shift")  # somebody is here, and the house is told
    console.page.clock.fast_forward(AWAY * 1000)
    expect(console.find("[data-locked]")).to_be_visible()
    with console.page.expect_response("**/api/session"):
        held[0].continue_()
    console.page.wait_for_timeout(500)  # for the page to hear it
    expect(console.find("[data-locked]")).to_be_visible()
    console.leave()


def test_a_wheel_that_does_not_answer_is_seen_at_once(server: Server, chrome: Browser, wheel: Wheel) -> None:
    desk = Desk(chrome, server, "sensed")
    expect(desk.find("[data-sensor='answering']")).to_contain_text("17.5 rpm")
    wheel.switch_off()
    lost = desk.find("[data-sensor='lost']")
    expect(lost).to_contain_text("Wheel not answering")
    expect(lost).to_contain_text("by hand")
    no_violations(desk.page, "wheel not answering")
    desk.shots("dealer-wheel-lost")
    seen = server.client("S1").get("/api/pit").json()
    assert [alert["kind"] for alert in seen["alerts"] if alert["table"] == "sensed"] == ["wheel-not-answering"]
    terminal = server.terminal(1, "sensed")
    assert terminal.get("/api/tables/sensed/desk").status_code == 403, "no player sees the sensor"
    desk.leave()


@pytest.mark.parametrize("language", in_languages("en", "es", "de", "fr", "zh-Hans"))
def test_every_text_is_there(server: Server, chrome: Browser, language: str) -> None:
    console = Console(chrome, server, f"/dealer/?table=chips&lang={language}", "D1")
    expect(console.find("main.desk")).to_be_visible()
    shown = [console.find("body").inner_text()]
    for trouble in ("supervisor", "irregularity", "fill", "ball"):
        console.click(f"[data-trouble='{trouble}']")
        shown.append(console.find("dialog").inner_text())
        console.page.keyboard.press("Escape")
    text = "\n".join(shown)
    assert console.page.evaluate("document.documentElement.lang") == language
    assert not {"undefined", "[object", "NaN"} & set(text.split())
    english = "Call supervisor" in text
    assert english == (language == "en")
    if language != "en":
        console.shot(f"dealer-{language}-tablet")
    console.leave()
