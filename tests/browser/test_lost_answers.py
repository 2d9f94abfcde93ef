"""The registration desk on a bad line: an answer that is lost or late is asked for again under the same key."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import APIResponse, Browser, Page, Route, expect
from tests.browser.browser_support import needs_browser, no_violations
from tests.browser.test_tournament import NAMED, SCAN, Hand, enter, shot
from tests.tournament.hall_support import event, plan
from tests.tournament.test_web import done
from tests.web.web_support import Calendar, Server, open_a_table, serving

pytestmark = needs_browser
CALENDAR = Calendar(-20)
LATE_MS = 9_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(Path(tmp_path_factory.mktemp("lost")), tables=open_a_table, wall=CALENDAR) as running:
        client = running.client("O1")
        starts = (CALENDAR() + timedelta(days=8)).date().isoformat()
        rules = plan(event(fee=15_00, buy_in=50_00, date=starts, seats=9), name="Bad line")
        done(client, "bad-line", "publish-rules", rules=rules)
        done(client, "bad-line", "file-rules", date=CALENDAR().date().isoformat(), office="Central City", proof="mail")
        yield running


class Line:
    """Between the desk and the house: what is done to the next registrations, and under which keys they were asked."""

    def __init__(self, page: Page) -> None:
        self.page, self.keys = page, list[str]()
        self.fates: list[Callable[[Route], None]] = []
        self.held: list[tuple[Route, APIResponse]] = []
        page.route("**/api/tournaments/*/commands", self._carry)

    def _carry(self, route: Route) -> None:
        asked: dict[str, Any] = route.request.post_data_json or {}
        if asked["command"]["do"] != "register":
            route.continue_()
            return
        self.keys.append(asked["key"])
        (self.fates.pop(0) if self.fates else Route.continue_)(route)

    def loses_the_request(self, route: Route) -> None:
        route.abort()

    def loses_the_answer(self, route: Route) -> None:
        route.fetch()
        route.abort()

    def breaks_the_answer_off(self, route: Route) -> None:
        route.fulfill(status=route.fetch().status, body='{"events": [{"ev', content_type="application/json")

    def is_answered_by_somebody_between(self, route: Route) -> None:
        route.fetch()
        route.fulfill(status=502, body="Bad Gateway")

    def holds_the_answer(self, route: Route) -> None:
        self.held.append((route, route.fetch()))


def read(page: Page, number: int) -> None:
    hand = Hand(page)
    expect(page.locator(SCAN)).to_be_focused()
    hand.reads(f"CO {number}")
    expect(page.locator(NAMED)).to_be_focused()
    hand.types(f"Guest {number}", enter=True)


def entered(server: Server, number: int) -> int:
    """How often somebody stands on record as entered."""
    events = server.house.journal.read("tournament/bad-line")
    return sum(one.name == "entry-opened" and one.data["person"] == f"CO {number}" for one in events)


def at_the_desk(server: Server, chrome: Browser) -> tuple[Page, Line]:
    page = enter(chrome, server, "C1", "register", query="lang=en&tournament=bad-line")
    expect(page.locator(SCAN)).to_be_focused()
    return page, Line(page)


def test_what_has_no_answer_is_asked_again_under_its_key_and_done_once(server: Server, chrome: Browser) -> None:
    page, line = at_the_desk(server, chrome)
    fates = (
        line.loses_the_request, line.loses_the_answer, line.breaks_the_answer_off, line.is_answered_by_somebody_between
    )  # fmt: skip
    for number, fate in enumerate(fates, start=1):
        line.fates, line.keys = [fate], []
        read(page, number)
        expect(page.locator("[data-asked-again='1']")).to_contain_text("asked again under the same key")
        if fate == line.loses_the_answer:
            shot(page, "asked-again")
            no_violations(page, "an answer is lost")
        expect(page.locator(SCAN)).to_be_focused()  # and the next card can be read
        expect(page.locator(f"tr:has-text('Guest {number}')")).to_contain_text("given")
        expect(page.locator("[data-asked-again='0']")).to_have_text("")
        assert len(line.keys) == 2
        assert len(set(line.keys)) == 1
        assert entered(server, number) == 1
    expect(page.locator("tbody tr")).to_have_count(len(fates))
    expect(page.locator("[role=alert]")).to_have_count(0)


def test_an_answer_that_is_late_is_not_waited_for(server: Server, chrome: Browser) -> None:
    page, line = at_the_desk(server, chrome)
    page.clock.install()
    line.fates = [line.holds_the_answer]
    read(page, 11)
    read(page, 12)  # meanwhile
    while not line.held:
        page.wait_for_timeout(50)
    assert entered(server, 11) == 1
    expect(page.locator("tr:has-text('Guest 12')")).to_have_count(0)  # in its order
    page.clock.fast_forward(LATE_MS)
    expect(page.locator("tr:has-text('Guest 12')")).to_contain_text("given")
    expect(page.locator("tr:has-text('Guest 11')")).to_contain_text("given")
    assert [entered(server, number) for number in (11, 12)] == [1, 1]
    assert len(line.keys) == 3
    assert line.keys[0] == line.keys[1] != line.keys[2]


def test_where_nothing_helps_it_is_told_and_the_next_press_has_the_same_key(server: Server, chrome: Browser) -> None:
    page, line = at_the_desk(server, chrome)
    line.fates = [line.loses_the_answer] * 3
    read(page, 21)
    told = page.locator('[data-command="register"] [data-code=answer_unknown]')
    expect(told).to_contain_text("It is not known yet whether this was done")
    expect(page.locator(NAMED)).to_have_value("Guest 21")
    shot(page, "answer-unknown")
    page.locator('[data-command="register"] button.primary').click()
    expect(page.locator("tr:has-text('Guest 21')")).to_contain_text("given")
    expect(told).to_have_count(0)
    assert len(line.keys) == 4
    assert len(set(line.keys)) == 1
    assert entered(server, 21) == 1
