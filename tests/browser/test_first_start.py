"""People of a house that has begun: added by one and confirmed by the other, with their own codes and roles."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from playwright.sync_api import Browser, Page, expect
from tests.browser.browser_support import SIZES, needs_browser, no_violations, picture, window
from tests.web.web_support import LOOSE, PASSPHRASE, Server, serving

pytestmark = needs_browser


def shots(page: Page, name: str) -> None:
    before = page.viewport_size
    for size in ("tablet", "phone"):
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        picture(page, f"{name}-{size}")
    if before:
        page.set_viewport_size(before)


def arrives(chrome: Browser, server: Server, path: str) -> Page:
    page = window(chrome).new_page()
    page.set_viewport_size({"width": 1366, "height": 768})
    page.goto(server.address + path)
    return page


def fill(page: Page, form: str, **fields: str) -> None:
    for name, value in fields.items():
        page.locator(f"{form} input[name={name}]").fill(value)
    page.locator(f"{form} button.primary").first.click()


def starts(page: Page, badge: str, code: str) -> None:
    """Whoever was handed a code chooses a passphrase where everybody signs in."""
    page.locator("[data-do=begin]").click()
    fill(page, "form.signin", badge=badge, code=code, passphrase=PASSPHRASE)


def handed(page: Page, badge: str) -> str:
    return page.locator(f"[data-start-code='{badge}'] output").inner_text()


def test_from_the_printed_code_to_people_who_sign_in(tmp_path: Path, chrome: Browser) -> None:
    with serving(tmp_path, replace(LOOSE, demo=False), staff=False) as server:
        code = server.house.people.first_start()
        assert code, "as `croupier serve` prints it"
        first = arrives(chrome, server, "/setup/?lang=en")
        form = "[data-first-start]"
        fill(first, form, code="ABCD-EFGH-JKMN", badge="K1", name="Kim", passphrase=PASSPHRASE)
        expect(first.locator(f"{form} [data-code='code_wrong']")).to_be_visible()
        expect(first.locator(f"{form} input[name=name]")).to_have_value("Kim")
        fill(first, form, code=code, badge="K1", name="Kim", passphrase=PASSPHRASE)
        fill(first, "[data-form=second]", name="Lou")
        given = first.locator("output[data-code]").inner_text()

        second = arrives(chrome, server, "/office/?lang=en#people")
        starts(second, "K2", given)
        expect(second.locator("[data-name='K2']")).to_contain_text("can sign in")

        first.goto(f"{server.address}/office/?lang=en#people")
        expect(first.locator("[data-name='K2']")).to_contain_text("can sign in")
        first.locator("[data-staff-form] input[value=dealer]").check()
        fill(first, "[data-staff-form]", badge="D7", name="Dora")
        expect(first.locator("[data-approval='add-person']")).to_contain_text("You asked for it")
        waiting = second.locator("[data-approval='add-person']")
        for words in ("Add a person", "D7", "Dora", "Dealer"):
            expect(waiting).to_contain_text(words)
        expect(second.locator("[data-bell='1']")).to_be_visible()
        no_violations(second, "a person to confirm")
        shots(second, "staff-confirm")
        waiting.locator("[data-confirm]").click()
        given = handed(second, "D7")
        first.goto(f"{server.address}/setup/?lang=en")  # whatever page the one who asked is on by now
        first.locator("[data-bell='1']").click()
        expect(first.locator("[data-ended='done']")).to_contain_text("Add a person")
        no_violations(first, "the inbox")
        shots(first, "inbox")

        dora = arrives(chrome, server, "/dealer/?lang=en")
        starts(dora, "D7", given)
        expect(dora.get_by_text("At which table?")).to_be_visible()
        shown = {one["badge"]: one for one in server.client("K1").get("/api/people").json()["rows"]}
        assert {badge: one["roles"] for badge, one in shown.items()} == {
            "K1": ["key-manager"], "K2": ["key-manager"], "D7": ["dealer"],
        }  # fmt: skip
        assert all(one["started"] for one in shown.values())
        dora.goto(f"{server.address}/office/?lang=en#journal")
        expect(dora.locator("main h1")).to_have_text("My day")  # what a dealer may not read is not offered
        expect(dora.locator("nav a")).to_have_text(["My day", "People", "Incidents"])  # the own line, and to report
        no_violations(dora, "a dealer's day")
        shots(dora, "dealers-day")
