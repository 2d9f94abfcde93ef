"""The dealer's keys: nothing moves behind a dialog, from the felt, or while the number is in doubt."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.browser_support import Dealer, needs_browser, no_violations, sit, table, tables
from tests.browser.console_support import Console, Desk, felt, happened
from tests.browser.monkey import INTO_THE_PAGE, play
from tests.web.web_support import LOOSE, Server, serving

pytestmark = needs_browser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    felts = (felt(name, players=1, rulebook="house") for name in ("felt", "dialog", "doubt", "amount", "shut"))
    monkeys = (felt("monkey", rulebook="house"), table("monkey-seat", rulebook="colorado"))
    every = tables(*felts, *monkeys)
    with serving(Path(tmp_path_factory.mktemp("keys")), LOOSE, tables=every) as running:
        yield running


def ready(desk: Desk) -> None:
    expect(desk.find("[data-primary]:enabled")).to_be_visible()


def nothing_moves(desk: Desk, phase: str) -> None:
    """Enter, twice. By the time that the console has looked at its table again, what it asked for is on record."""
    before = [one.name for one in happened(desk.server, f"table/{desk.table}")]
    desk.page.keyboard.press("Enter")
    desk.page.keyboard.press("Enter")
    for _ in range(2):  # one look may have been on its way already
        with desk.page.expect_response("**/desk"):
            pass
    desk.phase(phase)
    assert [one.name for one in happened(desk.server, f"table/{desk.table}")] == before


def test_enter_lays_no_chip_from_the_felt_and_spins_after_a_press_on_it(server: Server, chrome: Browser) -> None:
    desk = Desk(chrome, server, "felt")
    desk.press("betting")
    desk.lay(1, "red")
    desk.find('.cloth [data-place="red"]').focus()
    nothing_moves(desk, "betting")
    desk.page.keyboard.press(" ")  # the space bar lays chips where the felt has the focus
    expect(desk.find('.stack[data-stack="red"]')).to_have_attribute("data-amount", "200")
    desk.page.keyboard.press("Escape")
    desk.lay(1, "black")
    ready(desk)
    desk.page.keyboard.press("Enter")
    desk.phase("ball-in-track")
    assert len(happened(server, "table/felt", "wager-placed")) == 3
    desk.leave()


def test_enter_moves_nothing_behind_a_dialog_that_was_refused(server: Server, chrome: Browser) -> None:
    desk = Desk(chrome, server, "dialog")
    ready(desk)
    desk.click("[data-seat-button='1']", "[data-task='buy-in']")
    desk.page.get_by_role("button", name="+$20", exact=True).click()
    desk.click("[data-dialog] .go")
    expect(desk.find("dialog [data-code='deposit_not_confirmed']")).to_be_visible()
    expect(desk.find("[data-dialog] .go")).to_be_focused()
    no_violations(desk.page, "refused dialog")
    desk.shot("dealer-refused-dialog-tablet")
    desk.page.evaluate("document.activeElement.blur()")
    nothing_moves(desk, "open")
    expect(desk.find("dialog")).to_be_visible()
    desk.leave()


def test_while_a_correction_waits_the_round_does_not_go_on(server: Server, chrome: Browser) -> None:
    desk = Desk(chrome, server, "doubt")
    desk.press("betting")
    desk.lay(1, "straight-17")
    desk.to_result("18")
    desk.click("[data-trouble='wrong-number']")
    desk.page.keyboard.type("17")
    desk.click("[data-go]")
    expect(desk.find("[data-asked='asked-correction']")).to_be_visible()
    expect(desk.find("[data-primary]")).to_be_disabled()
    nothing_moves(desk, "result")
    pit = Console(chrome, server, "/pit/?table=doubt", "S1")
    pit.find("input[name=correction]").fill("Keyed by mistake")
    pit.page.get_by_role("button", name="Correct to 17, black, odd").click()
    expect(desk.find("[data-approval='correct-result']")).to_be_visible()
    expect(desk.find("[data-primary]")).to_contain_text("A correction waits")
    no_violations(desk.page, "correction waits")
    desk.shot("dealer-correction-waits-tablet")
    nothing_moves(desk, "result")
    command = {"key": "doubt", "command": {"do": "place-dolly", "number": "18"}}
    refused = server.client("D1").post("/api/tables/doubt/commands", json=command)
    assert refused.json()["code"] == "correction_waits"
    desk.click("[data-approval='correct-result'] [data-confirm]")
    expect(desk.find("[data-primary]:enabled")).to_contain_text("Dolly on 17")
    desk.page.evaluate("document.activeElement?.blur()")
    desk.page.keyboard.press("Enter")
    desk.phase("dolly-placed")
    pit.leave()
    desk.leave()


def test_enter_on_a_quick_key_sends_the_amount_and_adds_nothing(server: Server, chrome: Browser) -> None:
    desk = Desk(chrome, server, "amount")
    desk.click("[data-seat-button='1']", "[data-task='buy-in']", "[data-deposited]")
    desk.page.get_by_role("button", name="+$20", exact=True).click()
    desk.page.keyboard.press("Enter")
    expect(desk.find("dialog")).to_have_count(0)
    assert happened(server, "table/amount", "chips-bought")[-1].data["amount"] == 2000
    desk.leave()


def test_no_further_round_gives_the_chips_back_and_the_table_is_closed(server: Server, chrome: Browser) -> None:
    desk = Desk(chrome, server, "shut")
    desk.press("betting")
    desk.lay(1, "red")
    pit = Console(chrome, server, "/pit/?table=shut", "S1")
    pit.click("[data-part='money']")
    expect(pit.find("[data-goes-back]")).to_contain_text("$1 lies on the layout")
    expect(pit.find("[data-order='close-table']")).to_be_disabled()
    no_violations(pit.page, "chips on the layout")
    pit.shot("pit-closing-tablet")
    pit.click("[data-order='begin-closing']")
    desk.phase("closing")
    expect(desk.find(".stack")).to_have_count(0)
    desk.click("[data-task='cash-out']", "[data-dialog] .go")
    expect(desk.find("dialog")).to_have_count(0)
    pit.page.get_by_role("button", name="As in the books").click()
    pit.click("[data-order='close-table']")
    desk.phase("closed")
    desk.leave()
    pit.leave()


PAGES = ["dealer", "pit", "terminal"]
MOVES = ("wager-", "ball-spun", "betting-", "result-", "dolly-", "losers-", "seat-paid", "chips-", "cashed-", "tip")


@pytest.mark.parametrize(
    ("where", "taps", "seed"),
    [*((page, 50, 1) for page in PAGES), *(pytest.param(page, 3_400, 2, marks=pytest.mark.long) for page in PAGES)],
)
def test_a_monkey_does_nothing_that_its_last_tap_did_not_name(
    server: Server, chrome: Browser, where: str, taps: int, seed: int
) -> None:
    name = "monkey-seat" if where == "terminal" else "monkey"
    dealer = Dealer(server.client("D1"), name)
    if where == "terminal":
        dealer.opens()
        monkey = sit(chrome, server, name, 1).page
        monkey.add_init_script(INTO_THE_PAGE)
        monkey.reload()
        expect(monkey.locator(".terminal[data-line=connected]")).to_be_visible()
    else:
        path, badge = ("/dealer/", "D1") if where == "dealer" else ("/pit/", "S1")
        console = Console(chrome, server, f"{path}?table={name}", badge)
        there = console.find("main.desk[data-phase]:not([data-phase='']), [data-panel]").first
        expect(there).to_be_visible()
        monkey = console.page
        monkey.add_init_script(INTO_THE_PAGE)
        monkey.reload()
        expect(there).to_be_visible()
    begun = len(happened(server, f"table/{name}"))
    asked, wild = play(monkey, taps, seed)
    assert not wild, "\n".join(map(str, wild))
    assert asked, "it never asked for anything"
    done = [one for one in happened(server, f"table/{name}")[begun:] if one.name.startswith(MOVES)]
    strange = [one for one in done if not any(key in one.key for key in asked)]
    assert strange == [], "on record, and no tap asked for it"
    monkey.context.close()
