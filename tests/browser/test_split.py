"""The last players ask for an agreement: told, answered and shared out at the director's page, in money and by name."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.browser_support import needs_browser, no_violations
from tests.browser.test_tournament import Hand, day, enter, filed, second_person, shot, step
from tests.tournament.hall_support import event, plan
from tests.tournament.test_web import done
from tests.web.web_support import Calendar, Server, open_a_table, serving

pytestmark = needs_browser
CALENDAR = Calendar(-20)
SHARES = (65_00, 55_00, 30_00)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(Path(tmp_path_factory.mktemp("split")), tables=open_a_table, wall=CALENDAR) as running:
        yield running


def between_two_rounds(server: Server) -> None:
    """Three are left of three, with $150 in the pool."""
    prizes = [{"place": place, "share": share} for place, share in ((1, 50_00), (2, 30_00), (3, 20_00))]
    rounds = [{"spins": 20, "advance": 3}, {"spins": 20}]
    one = event(buy_in=50_00, date=day(), tables=["A"], rounds=rounds, prizes=prizes)
    director, cage = server.client("O1"), server.client("C1")
    done(director, "deal", "publish-rules", rules=plan(one, name="Deal", splits=True))
    filed(server, "deal")
    CALENDAR.ahead = timedelta()
    for number in (1, 2, 3):
        person = {"person": f"P{number}", "name": f"Player {number}", "identity": f"ID {number}"}
        paid = [{"means": "cash", "amount": 50_00}]
        done(cage, "deal", "register", event="E1", date=day(), buy_in=paid, **person)
        done(cage, "deal", "acknowledge-rules", entry=number)
    done(director, "deal", "start-event", event="E1", date=day())
    done(director, "deal", "draw-seats", event="E1", seed="4-8-15")
    for number in (1, 2, 3):
        done(director, "deal", "take-seat", event="E1", entry=number, person=f"P{number}")
    done(director, "deal", "start-round", event="E1", counts={"1": 1000, "2": 1000, "3": 1000})
    for counter in (director, cage):
        done(counter, "deal", "count-points", event="E1", table="A", points={"1": 900, "2": 800, "3": 700})
    done(director, "deal", "end-round", event="E1")
    done(director, "deal", "advance-players", event="E1")


def test_an_agreement_is_made_at_the_director_s_page(server: Server, chrome: Browser) -> None:
    between_two_rounds(server)
    hand = Hand(enter(chrome, server, "O1", "desk"))
    page, panel = hand.page, hand.page.locator("[data-split]")
    step(page, "draw-seats")
    expect(panel).to_have_count(0)  # it is never the house's idea
    asked_for(hand, 2)
    told(hand)
    says(hand, 3, "declines")
    expect(panel).to_contain_text("Player 3 does not agree; play goes on.")
    expect(panel.locator("[data-do]")).to_have_count(0)
    asked_for(hand, 3)
    told(hand)
    confirm = panel.locator('[data-do="confirm-split"]')
    for entry in (1, 2, 3):
        expect(confirm).to_be_disabled()
        says(hand, entry, "agrees")
    expect(panel.locator("[data-shared]")).to_have_text("Shared out: $150 of $150")
    expect(confirm).to_be_enabled()  # in equal parts
    for entry, share in zip((1, 2, 3), SHARES, strict=True):
        hand.fills(f"[name=share-{entry}]", f"${share // 100}.00")
        if entry == 1:
            expect(panel.locator("[data-shared]")).to_have_text("Shared out: $165 of $150")
            expect(confirm).to_be_disabled()
    shot(page, "split")
    no_violations(page, "an agreement")
    hand.click('[data-do="confirm-split"]')
    expect(panel.locator("strong")).to_have_text(["$65", "$55", "$30"])
    step(page, "award-prizes")
    hand.click('[data-do="award-prizes"]')
    second_person(enter(chrome, server, "C1", "papers"), "award-prizes", "$65", "$55", "$30")
    desk = server.client("O1").get("/api/tournaments/deal/desk").json()
    assert {award["entry"]: award["amount"] for award in desk["awards"]} == dict(zip((1, 2, 3), SHARES, strict=True))


def asked_for(hand: Hand, entry: int) -> None:
    form = '[data-command="ask-for-split"]'
    opened = hand.page.locator(f"details[open]:has({form})")
    if not opened.count():
        hand.click(f"details:has({form}) summary")
    hand.fills(f"{form} [name=entry]", str(entry))
    hand.click(f"{form} button.primary")
    expect(hand.page.locator("[data-told]")).to_have_count(3)


def told(hand: Hand) -> None:
    for left in (3, 2, 1):
        expect(hand.page.locator("[data-told]")).to_have_count(left)
        hand.click("[data-told]")
    expect(hand.page.locator("[data-agrees]")).to_have_count(3)


def says(hand: Hand, entry: int, what: str) -> None:
    hand.click(f'[data-split] [data-entry="{entry}"] [data-{what}]')
    expect(hand.page.locator(f'[data-split] [data-entry="{entry}"] [data-{what}]')).to_have_count(0)
