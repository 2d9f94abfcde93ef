"""Two people, two browsers, and a house that is killed: a session goes on after it, until somebody ends it."""

from __future__ import annotations

import signal
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.browser.browser_support import needs_browser, no_violations, picture, table, window
from tests.browser.test_lines import process
from tests.web.web_support import HASH, LOOSE, PASSPHRASE

from croupier.rules import Role
from croupier.web.door.settings import Settings
from croupier.web.server import listening, open_house

pytestmark = needs_browser
STAFF = {"K1": Role.KEY_MANAGER, "K2": Role.KEY_MANAGER, "S1": Role.PIT_SUPERVISOR, "S2": Role.PIT_SUPERVISOR}


def prepared(folder: Path) -> Settings:
    with listening(replace(LOOSE, port=0)) as bound:
        settings = Settings(db=str(folder / "j.sqlite"), port=bound.getsockname()[1])
    house = open_house(settings)
    for badge, role in STAFF.items():
        house.people.enlist(badge, badge, [role], HASH)
    table("1", rulebook="colorado")(house.floor)
    house.store.close()
    house.journal.close()
    return settings


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    with ThreadPoolExecutor(1) as thread:  # Playwright's own loop runs in this one
        return thread.submit(prepared, tmp_path).result()


def enter(context: BrowserContext, address: str, badge: str, page: str) -> Page:
    opened = context.new_page()
    opened.goto(f"{address}/{page}/")
    opened.locator("input[name=badge]").fill(badge)
    opened.locator("input[name=passphrase]").fill(PASSPHRASE)
    opened.locator("form button.primary").click()
    expect(opened.locator("form.signin")).to_have_count(0)
    return opened


def test_a_killed_house_finds_its_people_again_and_a_key_manager_ends_a_session(
    settings: Settings, chrome: Browser
) -> None:
    address = f"http://127.0.0.1:{settings.port}"
    with process(settings) as first:
        supervisor = enter(window(chrome), address, "S1", "pit")
        gone = enter(window(chrome), address, "S2", "pit")
        manager = enter(window(chrome), address, "K1", "office")
        manager.locator('nav a[href="#people"]').click()
        rows = manager.locator("[data-list='GET /api/sessions'] tbody tr")
        expect(rows).to_have_count(3)
        expect(rows.filter(has_text="K1").locator("button")).to_have_count(0)
        no_violations(manager, "sessions")
        picture(manager, "office-sessions")
        rows.filter(has_text="S2").locator("button").click()
        expect(rows).to_have_count(2)
        expect(gone.locator("form.signin")).to_be_visible()
        first.send_signal(signal.SIGKILL)
        first.wait()
    with process(settings):
        supervisor.reload()
        expect(supervisor.locator("[data-table='1']").first).to_be_visible()  # nobody asks who it is
        gone.reload()
        expect(gone.locator("form.signin")).to_be_visible()
        manager.reload()
        expect(rows).to_have_count(2)
