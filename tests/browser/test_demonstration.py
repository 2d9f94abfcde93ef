"""A demonstration is walked through without a passphrase: whoever one wants to be is a button."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect
from tests.browser.browser_support import needs_browser, no_violations, picture, window
from tests.browser.console_support import felt, happened
from tests.web.web_support import serving

from croupier.web.demo.demo import STAFF, make_staff

pytestmark = needs_browser


def test_a_tour_is_offered_once_for_each_role_skipped_or_taken_and_there_again(tmp_path: Path, chrome: Browser) -> None:
    with serving(tmp_path, tables=felt("1", rulebook="house"), staff=False) as server:
        make_staff(server.house)
        page = window(chrome, "tablet", tour=True).new_page()
        page.goto(f"{server.address}/office/?lang=en")
        page.locator("[data-pretended] [data-badge=C1]").click()
        tour = page.locator("[data-tour]")
        expect(tour).to_contain_text("New here? 3 steps")
        no_violations(page, "a tour that is offered")
        tour.locator("button.primary").click()
        expect(tour).to_contain_text("1 of 3")
        expect(tour).to_contain_text("you pay a slip by its code")
        tour.locator("button.primary").click()
        tour.locator("button.primary").click()
        expect(tour).to_contain_text("3 of 3")
        picture(page, "tour")
        tour.locator("button.primary").click()
        expect(tour).to_have_count(0)
        page.reload()
        expect(page.locator("h1").last).to_have_text("My day")
        expect(tour).to_have_count(0)
        page.locator("button.help").click()
        expect(tour).to_contain_text("1 of 3")
        tour.locator("button.quiet").last.click()
        expect(tour).to_have_count(0)
        page.get_by_role("button", name="Sign out").click()
        page.locator("[data-pretended] [data-badge=A1]").click()
        expect(tour).to_contain_text("New here?")
        tour.locator("button.quiet").click()
        expect(tour).to_have_count(0)


def test_one_is_whom_one_presses_and_the_second_person_too(tmp_path: Path, chrome: Browser) -> None:
    with serving(tmp_path, tables=felt("1", rulebook="house"), staff=False) as server:
        codes = {badge: code for badge, _, _, code in make_staff(server.house)}
        sam = server.client()
        assert sam.post("/api/session", json={"badge": "S1", "passphrase": codes["S1"]}).status_code == 200
        asked = {"key": "f-1", "command": {"do": "fill-table", "amount": 50_000}}
        assert sam.post("/api/tables/1/commands", json=asked).status_code == 202
        page = window(chrome, "tablet").new_page()
        page.goto(f"{server.address}/pit/?lang=en")
        people = page.locator("[data-pretended] button")
        expect(people.first).to_be_visible()
        assert 2 <= people.count() < len(STAFF), "whom this page is for"
        no_violations(page, "signing in to a demonstration")
        picture(page, "demonstration-sign-in")
        page.locator("[data-pretended] [data-badge=S1]").click()
        expect(page.locator("[data-bell='1']")).to_be_visible()
        request = page.locator("[data-approval='fill-table']").last
        request.locator("summary").click()
        expect(request.locator("[data-badge=D1], [data-badge=S1]")).to_have_count(0)
        picture(page, "demonstration-beside")
        request.locator("[data-badge=S2]").click()
        expect(page.locator("[data-approval='fill-table']")).to_have_count(0)
        assert [each.data["amount"] for each in happened(server, "table/1", "table-filled")] == [50_000]
