"""From an empty folder to a paid round and the printed report of the shift, by nothing but the pages."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, expect
from tests.browser.browser_support import SIZES, needs_browser, no_violations, picture, unhelped, window
from tests.browser.tongues import plain, seen, tongue
from tests.web.web_support import LOOSE, PASSPHRASE, Server, serving
from tests.words.made_up import spoken_here
from tools.made_up import TAG

pytestmark = needs_browser
INPUTS_MAX = 120
# What people wrote, or the page proposed to them in their language; codes, addresses, and languages by their own names.
WRITTEN = re.compile(
    r"Silver Spur|Dora|The Director|^main floor: by the door$|^Rules of table 1$|(?:[0-9A-Z]{4}-){2}[0-9A-Z]{4}|http://"
    r"|^(?:Deutsch|English|Español|Français)|^✓ [0-9-]+ (?:Day|Swing|Grave)$"
)


class Hands:
    """Somebody at a page. Every field that is filled, every press and every key is counted."""

    inputs = 0

    def __init__(self, chrome: Browser, server: Server, path: str) -> None:
        self.page: Page = window(chrome).new_page()
        self.page.set_viewport_size({"width": 1366, "height": 768})
        self.page.goto(server.address + path)

    def fill(self, **fields: str) -> None:
        for name, value in fields.items():
            self.page.locator(f"[name='{name.replace('_', '-')}']:visible").fill(value)
            Hands.inputs += 1

    def press(self, *selectors: str) -> None:
        for selector in selectors:
            self.page.locator(selector).first.click()
            Hands.inputs += 1

    def shows(self, selector: str) -> None:
        expect(self.page.locator(selector).first).to_be_visible()

    def at(self, step: str) -> None:
        self.shows(f"main[data-at='{step}']")

    def beside(self) -> None:
        """The second person gives their own passphrase at this desk."""
        self.fill(second_passphrase=PASSPHRASE)
        self.press("[data-beside] button.primary")

    def starts(self, badge: str, code: str) -> None:
        self.press("[data-do=begin]")
        self.fill(badge=badge, code=code, passphrase=PASSPHRASE)
        self.press("form.signin button.primary")

    def looks(self, name: str) -> None:
        no_violations(self.page, name)
        tongue(self.page, TAG)
        said = plain(seen(self.page, TAG, f"begin-{name}"))
        assert [each for each in said if not WRITTEN.search(each)] == [], name
        tongue(self.page, "en")
        assert unhelped(self.page) == [], name
        before = self.page.viewport_size
        for size in ("tablet", "phone"):
            width, height = SIZES[size]
            self.page.set_viewport_size({"width": width, "height": height})
            picture(self.page, f"begin-{name}-{size}")
        if before:
            self.page.set_viewport_size(before)


def test_from_an_empty_folder_to_a_paid_round(tmp_path: Path, chrome: Browser) -> None:
    Hands.inputs = 0
    made_up = spoken_here(tmp_path / "made-up")
    with made_up, serving(tmp_path, replace(LOOSE, demo=False), staff=False) as server:
        code = server.house.people.first_start()
        kim = Hands(chrome, server, "/?lang=en")
        kim.press("[data-begin] a")
        kim.shows("[data-first-start]")
        kim.looks("first")
        kim.fill(code=code, badge="K1", name="Kim", passphrase=PASSPHRASE)
        kim.press("[data-first-start] button.primary")

        kim.at("second")
        kim.fill(name="Lou")
        kim.press("[data-form=second] button.primary")
        kim.fill(new_passphrase=PASSPHRASE)
        kim.looks("second")
        kim.press("[data-form=chooses] button.primary")

        kim.at("house")
        kim.fill(house="Silver Spur", place="Cripple Creek", zone="America/Denver", licence_K1="L-1", licence_K2="L-2")
        kim.looks("house")
        kim.press("[data-form=house] button.primary")

        kim.at("tables")
        kim.press("[data-rulebook=colorado]")
        kim.fill(terminals="1", serial="RW-1001", camera="C-1", approved_by="The Director")
        kim.fill(**{"approval_layout": "A-1", "approval_posted_rules": "A-2", "approval_posting_place": "A-3"})
        kim.looks("table")
        kim.press("[data-form=table] button.primary")
        kim.shows("[data-beside=begin-table]")
        kim.looks("table-beside")
        kim.beside()

        kim.at("staff")
        kim.fill(name_0="Dora", licence_0="L-3", name_1="Sam", licence_1="L-4")
        kim.looks("staff")
        kim.press("[data-form=staff] button.primary")
        kim.shows("[data-beside=begin-staff]")
        kim.beside()
        kim.shows("[data-person=D1] output")
        codes = {badge: kim.page.locator(f"[data-person={badge}] output").inner_text() for badge in ("D1", "S1")}
        with kim.page.expect_response("**/api/paper/code-cards*") as printed, kim.page.expect_popup():
            kim.press("[data-print]")
        assert (printed.value.status, printed.value.headers["content-type"]) == (200, "application/pdf")
        kim.looks("staff-codes")
        kim.press("[data-next]")

        player = Hands(chrome, server, "/terminal/?lang=en")
        player.press("[data-seat='1']")
        shown = player.page.locator(".big").inner_text()
        kim.at("terminals")
        kim.fill(code=shown)
        kim.press("[data-form=terminal] button.primary")
        kim.beside()
        player.shows("[name=player]")

        kim.at("signs")
        kim.looks("signs")
        kim.press("[data-do=rules]")
        kim.at("inspection")
        points = kim.page.locator("[data-yes]")
        expect(points.first).to_be_visible()
        for number in range(points.count()):
            points.nth(number).click()
            Hands.inputs += 1
        kim.press("[name=heard]")
        kim.fill(sign_passphrase=PASSPHRASE)
        kim.looks("inspection")
        kim.press("[data-form=inspection] button.primary")

        kim.at("opening")
        kim.press("[data-do=shift]")
        kim.beside()
        kim.shows("[data-shift=true]")
        dora = Hands(chrome, server, "/dealer/?lang=en&table=1")
        dora.starts("D1", codes["D1"])
        dora.press("[data-primary]:enabled")
        kim.looks("opening")
        kim.press("[data-do=open]:enabled")
        kim.at("round")

        player.fill(player="Ann")
        player.press(".veil button.primary")
        plays_a_round(dora, player)
        kim.shows("[data-played]")
        kim.looks("round")
        report = kim.page.locator("[data-report]").get_attribute("href") or ""
        kim.press("[data-report]")
        answer = kim.page.request.get(server.address + report)
        assert answer.body().startswith(b"%PDF")
        assert urlsplit(report).path == "/api/floor/reports/paper"
        print(f"inputs from an empty folder to a paid round and the report of the shift: {Hands.inputs}")
        assert Hands.inputs <= INPUTS_MAX
        assert re.search(r"Silver Spur", kim.page.request.get(f"{server.address}{report}&as=html").text())


def plays_a_round(dealer: Hands, player: Hands) -> None:
    """Chips for the player, a wager on red, the ball on 1, and the winner is paid."""
    desk = dealer.page.locator("main.desk")

    def step(then: str) -> None:
        dealer.press("[data-primary]:enabled")
        expect(desk).to_have_attribute("data-phase", then)

    dealer.press("[data-seat-button='1']", "[data-task='buy-in']")
    dealer.fill(amount="100")
    dealer.press("dialog fieldset .row button", "[data-deposited]", "dialog form .go")
    expect(dealer.page.locator("dialog")).to_have_count(0)
    expect(desk).to_have_attribute("data-phase", "open")
    step("betting")
    player.press('.cloth [data-place="red"]')
    expect(player.page.locator('.cloth [data-stack="red"]').first).to_be_attached()
    step("ball-in-track")
    step("no-more-bets")
    dealer.press(".step [data-number='1']", "[data-turned]")
    dealer.press("[data-primary]:enabled")
    expect(desk).to_have_attribute("data-round", "2")  # the terminals' table collects and pays by itself
