"""The demonstration as `make run` starts it: what its ninety days left to be done stands where it belongs."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.browser_support import needs_browser, no_violations, window
from tests.support import PATIENCE

from croupier.web.demo.demo import STAFF

pytestmark = [needs_browser, pytest.mark.long]
LIVED = 20 * PATIENCE  # ninety days are lived in a minute or two
PAGES = {"dealer": "dealer", "pit-supervisor": "pit", "key-manager": "pit", "tournament-director": "tournament"}
ONE_OF_EACH = {role.value: badge for badge, _, role in reversed(STAFF)}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    told = Path(tmp_path_factory.mktemp("demo")) / "told"
    serve = [sys.executable, "-u", "-c", "from croupier.cli.main import run; run()", "serve", "--demo", "--port", "0"]
    with told.open("w") as out, subprocess.Popen(serve, stdout=out, stderr=subprocess.STDOUT) as server:
        try:
            while "serves at http" not in told.read_text():
                assert server.poll() is None, told.read_text()
                time.sleep(0.1)
            yield told.read_text().partition("serves at ")[2].split("/  ")[0]
        finally:
            server.terminate()


@pytest.fixture(scope="module")
def lived(address: str) -> str:
    """Once its days are behind it: the dispute is opened last."""
    people = httpx.get(f"{address}/api/demonstration").json()["people"]
    code = next(one["passphrase"] for one in people if one["badge"] == "S1")
    with httpx.Client(base_url=address, timeout=60) as sam:
        assert sam.post("/api/session", json={"badge": "S1", "passphrase": code}).is_success
        ends = time.monotonic() + LIVED
        while {"dispute", "wheel-suspected"} - {one["kind"] for one in sam.get("/api/pit").json()["alerts"]}:
            assert time.monotonic() < ends, "its history never came to its end"
            time.sleep(1)
    return address


def signed_in(chrome: Browser, address: str, where: str, badge: str) -> Page:
    """By the button that the page itself offers."""
    page = window(chrome, "kiosk").new_page()
    page.goto(f"{address}/{where}")
    page.locator(f"[data-pretended] [data-badge={badge}]").click()
    expect(page.locator("[data-pretended]")).to_have_count(0)
    return page


def test_what_ninety_days_left_to_be_done_is_seen_where_it_belongs(lived: str, chrome: Browser) -> None:
    pit = signed_in(chrome, lived, "pit/?lang=en", "S1")
    expect(pit.locator("[data-alert='dispute']")).to_contain_text("Table 4")
    expect(pit.locator("[data-alert='wheel-suspected']")).to_contain_text("Table 4")
    expect(pit.locator("[data-due='inspection']")).to_contain_text("Table 5")
    card = pit.locator("[data-big='4']")
    expect(card.locator("[data-big-alerts]")).to_have_text("Dispute · Suspicious wheel")
    expect(card.locator("[data-trend] rect").nth(13)).to_be_attached()
    expect(card.locator("svg [data-winner], svg .stack, svg text").first).to_be_attached()
    no_violations(pit, "the pit on a large screen")
    pit.locator("[data-alert='wheel-suspected'] button").last.click()
    expect(pit.locator("[data-part=rounds]")).to_have_attribute("aria-selected", "true")
    expect(pit.locator("[data-dispute='1']")).to_contain_text("My corner was on the winning number")
    pit.locator("[data-part=wheel]").click()
    expect(pit.locator("[data-wheel-health]")).to_contain_text("Suspicious")
    kim = signed_in(chrome, lived, "office/?lang=en", "K1")
    expect(kim.locator("main")).to_contain_text("W-5 was worked on after the inspection")
    kim.locator("nav a[href='#inspections']").click()
    expect(kim.locator("main")).to_contain_text("W-5 was worked on after the inspection")
    olga = signed_in(chrome, lived, "tournament/?lang=en#desk", "O1")
    halls = olga.locator("select.choose")
    halls.select_option("thursday")
    expect(olga.locator("[data-step='start-event'][data-obstacles='0']")).to_be_visible()
    halls.select_option("autumn")
    expect(olga.locator("[data-step='over']")).to_be_visible()
    for page in (pit, kim, olga):
        page.context.close()


@pytest.mark.parametrize("role", sorted(ONE_OF_EACH))
def test_each_role_lands_on_a_page_of_its_own_and_is_refused_nothing_there(
    lived: str, chrome: Browser, role: str
) -> None:
    page = window(chrome, "kiosk").new_page()
    refused: list[str] = []
    page.on("response", lambda answer: refused.append(answer.url) if answer.status == 403 else None)
    page.goto(f"{lived}/{PAGES.get(role, 'office')}/?lang=en#desk")
    page.locator(f"[data-pretended] [data-badge={ONE_OF_EACH[role]}]").click()
    expect(page.locator("[data-pretended]")).to_have_count(0)
    expect(page.locator("main :is(h1, h2, h3)").first).to_be_attached()
    page.goto(f"{lived}/office/?lang=en")
    expect(page.locator("main h1")).to_have_text("My day")
    for section in page.locator("nav[aria-label=Office] a").all():
        section.click()
        expect(section).to_have_attribute("aria-current", "page")
        expect(page.locator("main").get_by_text("…", exact=True)).to_have_count(0)
        expect(page.locator("main [role=alert]")).to_have_count(0)
    assert refused == []
    page.context.close()
