"""The second person reads words and money where the request belongs, and the hand-counted round takes its points."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.browser_support import SIZES, needs_browser, no_violations
from tests.browser.test_tournament import day, enter, shot, step
from tests.tournament.hall_support import event, plan
from tests.tournament.test_web import asked, done
from tests.web.web_support import Calendar, Server, serving

pytestmark = needs_browser
NAMES = {"P1": "Ada", "P2": "Ben"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Its tournaments were announced and filed ten days ago."""
    calendar = Calendar(-10)
    with serving(Path(tmp_path_factory.mktemp("second")), wall=calendar) as running:
        for name in ("autumn", "counted", "paper"):
            announced(running, name)
        calendar.ahead = timedelta()
        yield running


def announced(server: Server, name: str) -> None:
    prizes = [{"place": 1, "share": 70_00}, {"place": 2, "share": 30_00}]
    rules = plan(event("cup", fee=15_00, buy_in=50_00, date=day(), prizes=prizes), name="Autumn Cup")
    director = server.client("O1")
    done(director, name, "publish-rules", rules=rules)
    done(director, name, "file-rules", date=day(-10), office="Central City", proof="mail 12")


def under_way(server: Server, name: str) -> None:
    """A round is on, and its points are counted by hand."""
    director, cage = server.client("O1"), server.client("C1")
    for person, called in NAMES.items():
        paid = {"fee": [{"amount": 15_00, "means": "cash"}], "buy_in": [{"amount": 50_00, "means": "cash"}]}
        entry = {"event": "cup", "person": person, "name": called, "identity": f"ID {person}", "date": day()}
        done(cage, name, "register", **entry, **paid)
    shown = director.get(f"/api/tournaments/{name}/desk").json()
    for entry in shown["entries"]:
        if not entry["rules_given"]:
            done(cage, name, "acknowledge-rules", entry=entry["entry"])
    done(director, name, "start-event", event="cup", date=day())
    done(director, name, "draw-seats", event="cup", seed="4-8-15")
    for entry in shown["entries"]:
        done(director, name, "take-seat", event="cup", entry=entry["entry"], person=entry["person"])
    points = {str(entry["entry"]): 1000 for entry in shown["entries"]}
    done(director, name, "start-round", event="cup", counts=points)


def looked_twice(page: Page, server: Server, name: str) -> None:
    """Twice something happens elsewhere, and the page looks at its desk again."""
    for _ in range(2):
        with page.expect_response("**/desk"):
            done(server.client("O1"), name, "file-rules", date=day(), office="Central City", proof="mail 13")


def test_a_round_counted_by_hand_is_ended_and_its_prizes_are_confirmed_in_words(
    server: Server, chrome: Browser
) -> None:
    under_way(server, "autumn")
    director = enter(chrome, server, "O1", "desk", query="lang=en&tournament=autumn")
    step(director, "end-round")
    end = director.locator("[data-do='end-round']")
    end.click()
    expect(director.get_by_role("alert")).to_contain_text(
        "Two people are still to count the points of some who played, each alone."
    )
    cage = enter(chrome, server, "C1", "desk", query="lang=en&tournament=autumn")
    for page in (director, cage):
        page.locator("[data-count]").click()
        expect(page.locator("[data-command='count-points'] input").first).to_be_focused()
        page.get_by_label("Points of Ada").fill("1,502")
        page.get_by_label("Points of Ben").fill("480")
        looked_twice(page, server, "autumn")
        expect(page.get_by_label("Points of Ada")).to_have_value("1,502")
        if page is director:
            no_violations(director, "points of a hand-counted round")
            shot(director, "hand-counted-tablet")
        page.locator("[data-count]").click()
        expect(page.get_by_label("Points of Ada")).to_have_count(0)
    step(director, "end-round")
    end.click()
    step(director, "advance-players")
    director.locator("[data-do='advance-players']").click()
    step(director, "award-prizes")
    director.locator("[data-do='award-prizes']").click()
    expect(director.locator("[data-approval='award-prizes']")).to_contain_text("You asked for it")
    waiting = cage.locator("[data-approval='award-prizes']")
    for words in ("Award the prizes", "Autumn Cup", "1. Ada", "$70", "2. Ben", "$30"):
        expect(waiting).to_contain_text(words)
    expect(waiting).not_to_contain_text("{")
    no_violations(cage, "prizes to confirm")
    shot(cage, "prizes-to-confirm-tablet")
    waiting.locator("[data-confirm]").click()
    step(cage, "pay-prize")
    awards = server.client("O1").get("/api/tournaments/autumn/desk").json()["awards"]
    assert [(award["place"], award["amount"]) for award in awards] == [(1, 7000), (2, 3000)]
    for page in (director, cage):
        page.context.close()


def test_a_count_is_told_in_dollars_in_every_language(server: Server, chrome: Browser) -> None:
    under_way(server, "counted")
    asking = asked(server.client("C1"), "counted", "count-fees", counted=30_00, date=day(), container="fees")
    assert asking.status_code == 202, asking.text
    for language, amount in (("en", "$30"), ("de", "30 $"), ("zh-Hans", "$30")):
        page = enter(chrome, server, "K1", "desk", query=f"lang={language}&tournament=counted")
        waiting = page.locator("[data-approval='count-fees']")
        expect(waiting).to_contain_text(amount)
        expect(waiting).not_to_contain_text("3000")
        expect(waiting).not_to_contain_text("{")
        shot(page, f"fees-to-confirm-{language}-tablet")
        width, height = SIZES["phone"]
        page.set_viewport_size({"width": width, "height": height})
        shot(page, f"fees-to-confirm-{language}-phone")
        page.context.close()


def test_a_refusal_stays_until_something_else_is_pressed(server: Server, chrome: Browser) -> None:
    rules = plan(event("cup", fee=15_00, buy_in=50_00, date=day()), name="Winter Cup")
    done(server.client("O1"), "winter", "publish-rules", rules=rules)
    director = enter(chrome, server, "O1", "desk", query="lang=en&tournament=winter")
    step(director, "start-event")
    director.locator("[data-do='start-event']").click()
    refused = director.locator(".next :is(.again [role=alert], .refused [data-code])")  # still in the way, or no more
    expect(refused).to_be_visible()
    looked_twice(director, server, "winter")
    expect(refused).to_be_visible()
    shot(director, "refusal-stays-tablet")
    director.context.close()


def test_what_was_done_on_paper_is_entered_on_its_page_and_confirmed_in_words(server: Server, chrome: Browser) -> None:
    """An entry of three days ago: nobody confirms what cannot be read, and both pages mark it afterwards."""
    cage = enter(chrome, server, "C1", "paper", query="lang=en&tournament=paper")
    expect(cage.locator("[data-from-paper='0']")).to_contain_text("Nothing has been entered from paper.")
    cage.locator("[name=done]").select_option("register")
    for field, typed in (("identity", "ID P9"), ("name", "Cleo"), ("date", day(-3)), ("evidence", "receipt 4711")):
        cage.locator(f"[data-command] [name={field}]").fill(typed)
    send = cage.locator("[data-command='enter-from-paper'] button.primary")
    send.click()
    expect(cage.locator("[name=why]")).to_be_focused()  # nothing is entered late without a reason
    cage.locator("[name=why]").fill("the line was down")
    no_violations(cage, "entering from paper")
    shot(cage, "from-paper")
    send.click()
    director = enter(chrome, server, "O1", "paper", query="lang=en&tournament=paper")
    waiting = director.locator("[data-approval='enter-from-paper']")
    for words in ("entry", "Cleo", "ID P9", day(-3), "$15 + $50", "receipt 4711", "the line was down"):
        expect(waiting).to_contain_text(words)
    expect(waiting).not_to_contain_text("object")
    shot(director, "from-paper-to-confirm")
    waiting.locator("[data-confirm]").click()
    for page in (cage, director):
        expect(page.locator("[data-from-paper='1'] li")).to_contain_text("by C1 and O1")
    cage.locator('nav a[href="#papers"]').click()
    expect(cage.locator("tr", has_text="Cleo").first).to_contain_text("†1")
    shot(cage, "from-paper-marked")
