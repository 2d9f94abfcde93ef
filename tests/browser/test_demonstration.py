"""A demonstration is walked through without a passphrase: whoever one wants to be is a button."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect
from tests.browser.browser_support import needs_browser, no_violations, picture, window
from tests.browser.console_support import felt, happened
from tests.web.web_support import serving

from croupier.web.demo.demo import STAFF, make_staff

pytestmark = needs_browser


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
