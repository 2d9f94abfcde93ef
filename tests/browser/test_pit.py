"""The pit's console in a browser: tables at a glance, two people for money and limits, rulings, disputes, alerts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.browser_support import Dealer, in_languages, needs_browser, no_violations, tables
from tests.browser.console_support import OPENER, PRISON, Console, Desk, confirms, felt, happened
from tests.support import PATIENCE, clause
from tests.web.test_lab_wheels import fed_with, numbers
from tests.web.web_support import Server, open_a_table, serving

from croupier.web.lab.health import WheelWatch

pytestmark = needs_browser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    every = tables(
        felt("1", rulebook="colorado"),
        felt("2", screens=6, **PRISON),
        felt("3", rulebook="house", wheel="double-zero"),
        felt("4", players=0, opened=False, rulebook="colorado", wheel="double-zero-as-single-zero"),
        felt("5", rulebook="colorado"),
        lambda floor: open_a_table(floor, "6", seats=4),
    )
    with serving(Path(tmp_path_factory.mktemp("pit")), tables=every) as running:
        yield running


@pytest.fixture(scope="module")
def sam(server: Server, chrome: Browser) -> Iterator[Console]:
    """The supervisor's screen, open all evening."""
    console = Console(chrome, server, "/pit/", "S1", size="kiosk")
    yield console
    console.leave()


def look_at(pit: Console, table: str, part: str = "") -> None:
    card = pit.find(f"[data-table='{table}']")
    if card.get_attribute("aria-pressed") != "true":
        card.click()
    expect(pit.find(f"[data-panel='{table}']")).to_be_visible()
    if part:
        pit.click(f"[data-part='{part}']")


def test_all_tables_at_a_glance(server: Server, sam: Console) -> None:
    expect(sam.find("button[data-table]")).to_have_count(6)
    card = sam.find("button[data-table='1']")
    for text in ("Betting opens soon", "D1", "$1 – $1,000", "$1,000"):
        expect(card).to_contain_text(text)
    expect(sam.find("[data-table='4']")).to_have_attribute("data-phase", "closed")
    expect(sam.find("[data-due='inspection']")).to_contain_text("Table 4")
    no_violations(sam.page, "all tables")
    sam.shots("pit-tables")


def test_consoles_work_where_the_floor_is_not_served_over_https(server: Server, chrome: Browser) -> None:
    pit = Console(chrome, server, "/")
    pit.context.add_init_script("delete Crypto.prototype.randomUUID")
    pit.page.goto(server.address + "/pit/?table=5")
    pit.sign_in("S1")
    expect(pit.find("[data-panel='5']")).to_be_visible()
    pit.leave()


def test_a_pit_that_hears_nothing_says_so(sam: Console) -> None:
    sam.context.route("**/api/pit", lambda asked: asked.abort())
    cut = sam.page.get_by_role("alert").filter(has_text="The line to the house is cut")
    expect(cut).to_be_visible()
    sam.context.unroute("**/api/pit")
    expect(cut).to_have_count(0)
    sam.problems.clear()


@clause("CO-2206(5)-a", "CO-2206(5)-b", "CO-2206(5)-c", "CO-2206(5)-d")
def test_an_irregularity_is_ruled_watched_and_resumed(server: Server, chrome: Browser, sam: Console) -> None:
    desk = Desk(chrome, server, "1")
    desk.press("betting")
    desk.lay(1, "red")
    desk.press("ball-in-track")
    desk.click("[data-trouble='irregularity']")
    desk.find("input[name=note]").fill("A chip fell onto the wheel")
    desk.click("[data-go]")
    desk.phase("held")
    expect(desk.find("[data-primary]")).to_have_count(0)
    expect(desk.find("main.desk")).to_contain_text("until the supervisor has ruled")
    no_violations(desk.page, "held")
    desk.shot("dealer-held-tablet")
    alert = sam.find("[data-alert='irregularity']").filter(has_text="A chip fell onto the wheel")
    expect(alert).to_contain_text("Table 1")
    look_at(sam, "1", "game")
    sam.click("[data-instruction='void']")
    sam.find("[data-ruling] input[name=reason]").fill("The spin is void")
    no_violations(sam.page, "ruling")
    sam.shot("pit-ruling-kiosk")
    sam.page.get_by_role("button", name="Rule", exact=True).click()
    expect(sam.find("[data-said='waiting']")).to_be_visible()
    confirms(server, "S2", "make-ruling")
    expect(desk.find(".ruling")).to_contain_text("Void: spin again")
    expect(desk.find("main.desk")).not_to_contain_text("until the supervisor has ruled")
    desk.find("[data-primary]").click()
    expect(desk.find("[data-primary]")).to_have_count(0)
    expect(sam.find("[data-due='observe']")).to_contain_text("Table 1")
    sam.click("[data-observe]")
    desk.press("betting")
    (ruling,) = happened(server, "table/1", "ruling-made")
    assert (ruling.data["by"], ruling.data["instruction"]) == ("S1", "void")
    desk.leave()


HEARD = """(start => {
  window.heard = 0;
  OscillatorNode.prototype.start = function (...given) { window.heard += 1; return start.apply(this, given); };
})(OscillatorNode.prototype.start)"""


def test_an_alert_is_seen_and_heard_outside_the_pit_and_acknowledged_on_record(
    server: Server, chrome: Browser, sam: Console
) -> None:
    away = Console(chrome, server, "/", "S2")
    away.context.add_init_script(HEARD)
    with away.page.expect_response("**/api/alerts"):
        away.page.goto(f"{server.address}/office/?lang=en")
    alarm, before = away.find("[data-alarm]"), len(server.client("S2").get("/api/alerts").json())
    expect(away.page).to_have_title(f"({before}) Office · Croupier" if before else "Office · Croupier")
    assert away.page.evaluate("heard") == 0, "what was open before is no news"
    server.client("D1").post("/api/tables/3/requests", json={"what": "supervisor", "note": "Seat 2 is loud"})
    expect(alarm).to_have_attribute("data-alarm", str(before + 1))
    expect(alarm).to_have_attribute("aria-label", re.compile(rf"^Alerts: {before + 1}\. Table 3 · "))
    expect(away.page).to_have_title(f"({before + 1}) Office · Croupier")
    away.page.wait_for_function("heard > 0")
    no_violations(away.page, "an alert outside the pit")
    away.shot("office-alarm")
    assert server.client("D1").get("/api/alerts").status_code == 403
    alarm.click()
    expect(away.find("[data-panel='3']")).to_be_visible()
    away.leave()
    alert = sam.find("[data-alert='asked-supervisor']")
    expect(alert).to_contain_text("Seat 2 is loud")
    alert.locator("[data-acknowledge]").click()
    expect(alert).to_have_count(0)
    sam.page.get_by_role("button", name="Acknowledged").click()
    expect(sam.find("[data-seen='asked-supervisor']")).to_contain_text("S1")
    (seen,) = happened(server, "house", "alert-acknowledged")
    assert (seen.who, seen.data["kind"], seen.data["table"]) == ("S1", "asked-supervisor", "3")
    again = server.client("S2").post(f"/api/alerts/{seen.data['alert']}/acknowledge", json={})
    assert again.json()["acknowledged_by"] == "S1", "the first one counts"
    assert len(happened(server, "house", "alert-acknowledged")) == 1
    sam.page.get_by_role("button", name="Acknowledged").click()


def test_suspend_and_resume(server: Server, chrome: Browser, sam: Console) -> None:
    desk = Desk(chrome, server, "3")
    look_at(sam, "3", "game")
    sam.find("input[name=reason]").fill("Fire alarm")
    sam.click("[data-suspend]")
    desk.phase("held")
    sam.find("[data-ruling] input[name=reason]").fill("False alarm")
    sam.page.get_by_role("button", name="Rule", exact=True).click()
    expect(sam.find("[data-dealer-first]")).to_be_visible()
    desk.press()
    expect(sam.find("[data-resume], [data-observe]")).to_be_visible()
    if sam.find("[data-observe]").count():
        sam.click("[data-observe]")
    sam.click("[data-resume]")
    desk.phase("open")
    (suspended,) = happened(server, "table/3", "table-suspended")
    assert suspended.data == {"by": "S1", "reason": "Fire alarm"}
    desk.leave()


def test_a_fill_is_asked_for_by_the_dealer_and_made_by_two(server: Server, chrome: Browser, sam: Console) -> None:
    desk = Desk(chrome, server, "5")
    desk.click("[data-trouble='fill']")
    desk.page.get_by_role("button", name="+$500", exact=True).click()
    no_violations(desk.page, "fill")
    desk.click("[data-go]")
    expect(desk.find("[data-asked='asked-fill']")).to_contain_text("$500")
    asked = sam.find("[data-alert='asked-fill']")
    expect(asked).to_contain_text("$500")
    look_at(sam, "5", "money")
    expect(sam.find("input[name=slip]")).to_have_value("500")
    sam.click("[data-order='fill-table']")
    mine = sam.find("[data-approval='fill-table']")
    expect(mine).to_contain_text("somebody else confirms")
    expect(mine.locator("[data-confirm]")).to_have_count(0)
    no_violations(sam.page, "fill")
    sam.shot("pit-fill-kiosk")
    assert not happened(server, "table/5", "table-filled")
    sue = Console(chrome, server, "/pit/", "S2")
    expect(sue.find("[data-approval='fill-table']")).to_contain_text("Amount $500")
    sue.shot("pit-second-person-tablet")
    sue.click("[data-approval='fill-table'] [data-confirm]")
    expect(sue.find("[data-approval]")).to_have_count(0)
    (filled,) = happened(server, "table/5", "table-filled")
    assert (filled.who, filled.data["second"], filled.data["amount"]) == ("S1", "S2", 50_000)
    asked.locator("[data-acknowledge]").click()
    expect(desk.find("[data-asked]")).to_have_count(0)
    sue.leave()
    desk.leave()


@clause("CO-2206(5)-b")
def test_a_dispute_is_decided_with_its_round_beside_it(server: Server, chrome: Browser, sam: Console) -> None:
    dealer = Dealer(server.client("D1"), "5")
    dealer.opens()
    dealer.does("place-wager", seat=2, bet="split-17-20", stake=100)
    dealer.plays("21")
    desk = Desk(chrome, server, "5")
    desk.to_betting()
    desk.click("[data-seat-button='2']", "[data-task='open-dispute']")
    desk.find("input[name=amount]").fill("17")
    desk.find("input[name=what]").fill("My chip stood on 18 and 21")
    desk.click("[data-dialog] .go")
    expect(desk.find("dialog")).to_have_count(0)
    look_at(sam, "5", "rounds")
    expect(sam.find("[data-dispute='1']")).to_contain_text("My chip stood on 18 and 21")
    sam.click("[data-decision='deny']")
    replay = sam.find("[data-replay]")
    expect(replay.locator(".stack[data-stack='split-17-20']")).to_have_count(1)
    expect(replay).to_contain_text("puts $1.00 on Split 17-20")
    expect(sam.find("[data-decide='deny']")).to_be_disabled()
    sam.find("input[name=decision]").fill("The camera shows 17 and 20")
    no_violations(sam.page, "dispute")
    sam.shots("pit-dispute")
    sam.click("[data-decide='deny']")
    expect(sam.find("[data-dispute]")).to_have_count(0)
    (decided,) = happened(server, "table/5", "dispute-decided")
    assert (decided.data["decision"], decided.data["reason"]) == ("deny", "The camera shows 17 and 20")
    desk.leave()


@clause("CO-2212(1)-a", "CO-2210(2)(c)(ii)-a")
def test_a_table_is_inspected_opened_changed_and_closed(server: Server, chrome: Browser, sam: Console) -> None:
    look_at(sam, "4", "setup")
    points = sam.find("[data-point]")
    expect(points).to_have_count(10)
    expect(sam.find("[data-order='inspect-table']")).to_be_disabled()
    for number in range(10):
        points.nth(number).click()
    no_violations(sam.page, "inspection")
    sam.shots("pit-opening")
    sam.click("[data-order='inspect-table']")
    expect(sam.find("[data-inspection]")).to_contain_text("Inspected for this opening")
    sam.find("input[name=dealer]").fill("D1")
    sam.click("[data-order='sign-in-dealer']")
    sam.find("input[name=opener]").fill(str(OPENER // 100))
    for box in ("drop", "tips"):
        sam.find(f"input[name={box}]").fill("E4")
    sam.click("[data-order='open-table']")
    expect(sam.find("[data-panel='4'] [data-code='sign_missing']")).to_be_visible()
    sign = server.client("S1").get("/api/tables/4/desk").json()["sign"]
    expect(sam.find("[data-sign]")).to_contain_text(sign)
    sam.find("[data-sign] input[name=sign]").fill("0000-0000-0000")
    sam.click("[data-order='post-sign']")
    expect(sam.find("[data-panel='4'] [data-code='limits_not_posted']")).to_contain_text(sign)
    sam.find("[data-sign] input[name=sign]").fill(sign.replace("-", ""))
    sam.click("[data-order='post-sign']")
    expect(sam.find("[data-sign]")).to_contain_text("This sign hangs at the table")
    sam.click("[data-order='open-table']")
    expect(sam.find("[data-table='4']")).to_have_attribute("data-phase", "open")
    sam.find("input[name=max-all]").fill("2 00")
    expect(sam.find("[data-order='change-limits']")).to_be_disabled()
    sam.find("input[name=max-all]").fill("200,00")
    sam.click("[data-order='change-limits']")
    sue = Console(chrome, server, "/pit/", "S2")
    expect(sue.find("[data-approval='change-limits']")).to_contain_text("All bets $1 – $200")
    sue.click("[data-approval='change-limits'] [data-confirm]")
    expect(sam.find("[data-table='4']")).to_contain_text("$1 – $200")
    expect(sam.find("[data-due='sign']")).to_contain_text("Table 4")
    look_at(sue, "4", "setup")
    for bound, amount in (("min", "1"), ("max", "200")):  # the form begins with what is in force
        expect(sue.find(f"input[name={bound}-all]")).to_have_value(amount)
    sam.click("[data-part='money']")
    sam.page.get_by_role("button", name="As in the books").click()
    sam.click("[data-order='close-table']")
    expect(sam.find("[data-table='4']")).to_have_attribute("data-phase", "closed")
    sue.leave()


def test_options_change_between_rounds_with_two_people(server: Server, sam: Console) -> None:
    look_at(sam, "2", "setup")
    options = sam.find("[data-options]")
    expect(options.get_by_role("radio", name="In prison")).to_have_attribute("aria-checked", "true")
    options.get_by_role("radio", name="None").click()
    options.get_by_role("button", name="Change the options").click()
    expect(sam.find("[data-said='waiting']")).to_be_visible()
    confirms(server, "S2", "change-options")
    expect(sam.find("[data-approval]")).to_have_count(0)
    rules = server.client("S1").get("/api/tables/2/rules").json()
    assert rules["option"] is None
    (changed,) = happened(server, "table/2", "policy-changed")
    assert changed.data["policy"]["options"] == {}
    dealer = Dealer(server.client("D1"), "2")
    dealer.opens()
    dealer.spins()
    expect(options.get_by_role("button", name="Change the options")).to_be_disabled()
    expect(options).to_contain_text("Between rounds only.")
    dealer.closes()
    dealer.calls("7")


def test_a_call_from_a_terminal_is_answered(server: Server, sam: Console) -> None:
    server.terminal(2, "2").post("/api/calls", json={"reason": "attendant"})
    call = sam.find("[data-call='2-2']")
    expect(call).to_contain_text("Seat 2")
    call.get_by_role("button").click()
    expect(call).to_have_count(0)
    (answered,) = happened(server, "house", "help-answered")
    assert answered.who == "S1"


def test_the_wheel_and_those_who_only_read(server: Server, chrome: Browser) -> None:
    auditor = Console(chrome, server, "/pit/", "A1")
    look_at(auditor, "1", "wheel")
    expect(auditor.find("[data-wheel-health]")).to_contain_text("Results so far")
    no_violations(auditor.page, "wheel")
    auditor.click("[data-part='game']")
    expect(auditor.find("[data-suspend], [data-acknowledge]")).to_have_count(0)
    auditor.leave()
    dealer = Console(chrome, server, "/pit/", "D1")
    expect(dealer.find("main")).to_contain_text("for another role")
    dealer.leave()


def test_a_suspicious_wheel_alerts_the_pit_and_shows_what_was_found(
    chrome: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("croupier.web.app.WheelWatch", partial(WheelWatch, seconds=0.2))
    with serving(tmp_path, tables=fed_with(numbers(500, biased=True))) as server:
        pit = Console(chrome, server, "/pit/?table=1&lang=de", "S1")
        alert = pit.find("[data-alert='wheel-suspected']")
        expect(alert).to_contain_text("Auffälliger Kessel", timeout=PATIENCE * 1000)  # much is worked out for it
        pit.click("[data-part='wheel']")
        wheel = pit.find("[data-wheel-health]")
        expect(wheel.locator("tbody tr")).to_have_count(12)  # ten tests of the wheel, and one of each dealer
        for text in ("Auffällig: ", "Alle Fächer (Chi-Quadrat)", "kam", "statt", "bei D1 fällt", "bei D2 fällt"):
            expect(wheel).to_contain_text(text)
        no_violations(pit.page, "a suspicious wheel")
        pit.shot("pit-wheel-de-tablet")
        alert.locator("[data-acknowledge]").click()
        expect(alert).to_have_count(0)
        (seen,) = happened(server, "house", "alert-acknowledged")
        assert seen.data["kind"] == "wheel-suspected"
        pit.leave()


@pytest.mark.parametrize("language", in_languages("es", "de", "fr", "zh-Hans"))
def test_every_text_is_there(server: Server, chrome: Browser, language: str) -> None:
    pit = Console(chrome, server, f"/pit/?table=5&lang={language}", "S1", size="kiosk")
    shown = []
    for part in ("game", "money", "setup", "rounds", "wheel"):
        pit.click(f"[data-part='{part}']")
        expect(pit.find(f"#part-{part}")).to_be_visible()
        shown.append(pit.find("body").inner_text())
    text = "\n".join(shown)
    assert pit.page.evaluate("document.documentElement.lang") == language
    assert not {"undefined", "[object", "NaN"} & set(text.split())
    assert "Suspend the table" not in text
    assert "Fill from the cage" not in text
    pit.shot(f"pit-{language}-kiosk")
    pit.leave()
