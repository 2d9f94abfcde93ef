"""What the house answers stands in the office where its user looks for it: terminals, old slips, copies, checks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.browser_support import needs_browser, no_violations, picture, window
from tests.browser.console_support import happened, signed_in
from tests.floor_office.office_support import closed_table, equipped
from tests.web.web_support import Server, open_a_table, serving

from croupier.journal import Append, Cause, NewEvent
from croupier.live.tables import Floor
from croupier.rules import Actor, Role

pytestmark = needs_browser


def with_an_old_slip(floor: Floor) -> None:
    """Of before the house had a book of slips, and no code."""
    writer = open_a_table(floor)
    cause = Cause("old", "d" * 64, Actor("P1", Role.PLAYER), floor.now(), "")
    old = NewEvent("cashed-out", 1, {"seat": 1, "chips": 10_000, "value": 0, "slip": 17})
    floor.journal.append([Append("table/1", writer.version, cause, (old,))])


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(Path(tmp_path_factory.mktemp("places")), tables=with_an_old_slip) as running:
        yield running


def at(chrome: Browser, server: Server, badge: str, section: str) -> Page:
    context = window(chrome)
    signed_in(context, server, badge)
    page = context.new_page()
    page.goto(f"{server.address}/office/?lang=en#{section}")
    expect(page.locator(f'nav a[href="#{section}"]')).to_have_attribute("aria-current", "page")
    return page


def test_a_terminal_is_taken_out_of_use_where_equipment_is_looked_after(server: Server, chrome: Browser) -> None:
    server.terminal(2)
    technician = server.client("T1")
    page = at(chrome, server, "K1", "equipment")
    line = page.locator("[data-name='1-2']")
    expect(line).to_contain_text("does not answer")
    no_violations(page, "terminals in the office")
    line.get_by_role("button", name="Take out of use").click()
    line.get_by_role("button", name="Back").click()
    assert [one["terminal"] for one in technician.get("/api/terminals").json()["rows"]] == ["1-2"]
    line.get_by_role("button", name="Take out of use").click()
    line.get_by_role("button", name="Take it out of use").click()
    expect(line).to_have_count(0)
    assert technician.get("/api/terminals").json()["rows"] == []
    page.context.close()


def test_the_cage_pays_a_slip_of_before_there_were_codes_once(server: Server, chrome: Browser) -> None:
    page = at(chrome, server, "C1", "slips")
    old = page.locator("[data-old-slip]")
    old.locator("summary").click()
    old.locator("[name=table]").select_option("1")
    old.locator("[name=slip]").fill("99")
    old.get_by_role("button", name="Look it up").click()
    expect(old.locator("[role=alert]")).to_contain_text("no slip 99")
    old.locator("[name=slip]").fill("17")
    old.get_by_role("button", name="Look it up").click()
    expect(old.locator("[role=status]")).to_contain_text("$100")
    no_violations(page, "a slip without a code")
    old.get_by_role("button", name="Pay it").click()
    expect(old.locator("[role=status]")).to_contain_text("redeemed")
    expect(old.get_by_role("button", name="Pay it")).to_have_count(0)
    picture(page, "office-old-slip")
    assert [one.data["slip"] for one in happened(server, "house", "slip-redeemed")] == [17]
    page.context.close()


def test_signatures_and_boxes_are_checked_beside_the_journal(server: Server, chrome: Browser) -> None:
    page = at(chrome, server, "A1", "journal")
    page.locator("[data-do=verify-floor]").click()
    expect(page.locator("[data-verdict=true]")).to_contain_text("0 signatures and 0 boxes")
    page.context.close()


def test_whoever_is_asked_for_the_rules_prints_a_copy_on_record(tmp_path: Path, chrome: Browser) -> None:
    with serving(tmp_path, tables=closed_table) as server:
        equipped(server)
        page = at(chrome, server, "S1", "mine")
        copies = page.locator("[data-copies]")
        copies.locator("summary").click()
        copies.locator("[name=table]").select_option("1")
        copies.locator("[name=room]").select_option("main floor")
        copies.locator("[name=lang]").select_option("de")
        copies.locator("[name=to]").fill("seat 3")
        no_violations(page, "a copy of the rules")
        picture(page, "office-copy")
        copies.get_by_role("button", name="Print the copy").click()
        expect(copies.get_by_role("link", name="Open the copy")).to_be_visible()
        (handed,) = happened(server, "postings", "copy-handed")
        assert (handed.who, handed.data["to"], handed.data["lang"]) == ("S1", "seat 3", "de")
        page.context.close()
