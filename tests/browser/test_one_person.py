"""One person is one page: licence, roles, sign-in, signing key and sessions, whichever of them there is."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect
from tests.browser.browser_support import needs_browser, no_violations, picture, table
from tests.browser.test_office import enter, register
from tests.web.web_support import serving

pytestmark = needs_browser


def test_who_signs_in_and_who_stands_in_the_register_is_one_person_on_one_page(tmp_path: Path, chrome: Browser) -> None:
    with serving(tmp_path, tables=table("1", rulebook="colorado")) as server:
        for badge, role in (("K1", "key-manager"), ("D1", "dealer"), ("X1", "maintenance")):
            register(server, badge, role)
        server.client("D1").get("/api/session").raise_for_status()
        kim = enter(chrome, server)
        kim.on("dialog", lambda asked: asked.accept())
        kim.locator("nav a[href='#people']").click()
        lines = kim.locator("[data-list='GET /api/people'] tbody")
        expect(lines.locator("tr[data-name=D1]")).to_have_count(1)  # not one of each list
        expect(lines.locator("tr[data-name=X1]")).to_contain_text("is in the register alone")
        expect(lines.locator("tr[data-name=S1]")).to_contain_text("not in the register")
        lines.locator("[data-person=D1]").click()
        one = kim.locator("[data-one=D1]")
        expect(one.locator("[data-part=register]")).to_contain_text("CO-D1")
        expect(one.locator("[data-part=register]")).to_contain_text("Dealer")
        expect(one.locator("[data-part=sign-in]")).to_contain_text("can sign in")
        sessions = kim.locator("[data-list='GET /api/sessions'] tbody tr")
        expect(sessions).to_have_count(1)  # of this person alone
        expect(sessions).to_contain_text("D1")
        no_violations(kim, "one person")
        picture(kim, "office-person")
        one.locator("[data-do=lost]").click()
        expect(one.locator("[data-part=sign-in]")).to_contain_text("badge is lost")
        expect(kim.locator("[data-list='GET /api/sessions'] tbody tr")).to_have_count(0)  # they are at their end
        kim.go_back()
        lines.locator("[data-person=X1]").click()
        expect(kim.locator("[data-one=X1] [data-part=sign-in]")).to_contain_text("is in the register alone")
        expect(kim.locator("[data-list='GET /api/sessions']")).to_have_count(0)
        abe = enter(chrome, server, "A1")
        abe.goto(f"{server.address}/office/?lang=en#people?badge=D1")
        expect(abe.locator("[data-one=D1] [data-part=sign-in]")).to_contain_text("badge is lost")
        expect(abe.locator("[data-one=D1] button")).to_have_count(0)
        kim.context.close()
        abe.context.close()
