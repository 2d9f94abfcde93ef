"""Game protection in the pit's page: what stands out, where to look however long ago, and who has looked into it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import closing

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.browser_support import needs_browser, no_violations
from tests.browser.console_support import Console, happened
from tests.protection.cheats import CHEATS, MALLORY
from tests.protection.evening import Evening
from tests.web.web_support import Server, serving

from croupier.journal import open_sqlite
from croupier.live.scripts.day import FloorScript
from croupier.web.records.chronicle import ROUNDS_KEPT, recalled

pytestmark = needs_browser
ROUNDS = ROUNDS_KEPT + 4


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house that had a past poster in its last shift, and more rounds since than anybody remembers."""
    folder = tmp_path_factory.mktemp("protection")
    with closing(open_sqlite(folder / "j.sqlite")) as kept:
        Evening(7, CHEATS["past post"].play, floor=FloorScript(kept)).play(1, ROUNDS)
    with serving(folder) as running:
        yield running


def test_a_finding_is_shown_led_to_its_round_looked_into_and_printed(server: Server, chrome: Browser) -> None:
    told = server.client("S1").get("/api/protection").json()
    alarm = told["alarms"][0]
    assert (alarm["measure"], alarm["kind"], alarm["who"]) == ("late_bet", "player", MALLORY)
    pit = Console(chrome, server, "/pit/?lang=en", "S1", size="kiosk")
    finding = pit.find("[data-protection] [data-alarm='late_bet']").first
    expect(finding).to_contain_text(f"Late wagers: Player {MALLORY}")
    shares = f"({alarm['share']:.1%}), the floor {alarm['floor_share']:.2%}; by chance less than 1 in 1,000,000,000"
    expect(finding).to_contain_text(f"{alarm['found']} of {alarm['of']} {shares}")
    no_violations(pit.page, "game protection")
    pit.shot("pit-protection-kiosk")

    first = alarm["seen"][0]["round"]
    assert first <= ROUNDS - ROUNDS_KEPT, "of before what a table remembers"
    finding.get_by_role("button", name=f"Table 1, Round {first}", exact=True).click()
    expect(pit.find(f"[data-replay='{first}']")).to_contain_text("this wager came too late")
    expect(pit.find(f"[data-replay='{first}'] .stack").first).to_be_visible()
    pit.shot("pit-protection-round-kiosk")

    finding.locator("input[name=found]").fill("Barred; the camera has it.")
    finding.get_by_role("button", name="Acknowledge").click()
    expect(finding.locator("[data-looked-into]")).to_contain_text("Looked into by S1")
    (seen,) = happened(server, "house", "alert-acknowledged")
    assert (seen.who, seen.data["kind"], seen.data["note"]) == ("S1", "protection", "Barred; the camera has it.")
    pit.page.reload()
    expect(finding.locator("[data-looked-into]")).to_contain_text("Barred; the camera has it.")
    expect(finding.locator("form")).to_have_count(0)
    printed = server.client("S1").get(pit.find("[data-print]").get_attribute("href") or "", params={"as": "html"})
    assert "Barred; the camera has it." in printed.text
    assert server.client("D1").get("/api/protection/paper").status_code == 403
    pit.leave()


def test_the_same_in_german_on_a_phone_for_who_only_reads(server: Server, chrome: Browser) -> None:
    auditor = Console(chrome, server, "/pit/?lang=de", "A1", size="phone")
    panel = auditor.find("[data-protection]")
    finding = panel.locator("[data-alarm='late_bet']").last
    expect(finding).to_contain_text("Späte Einsätze: Tisch 1")
    expect(finding).to_contain_text("durch Zufall 1 zu ")
    expect(finding.locator("form")).to_have_count(0)
    expect(panel.get_by_role("link", name="Drucken")).to_have_attribute("href", re.compile("lang=de"))
    panel.scroll_into_view_if_needed()
    no_violations(auditor.page, "game protection in German")
    auditor.shot("pit-protection-de-phone")
    auditor.leave()


def test_a_round_out_of_the_journal_is_the_round_that_was_remembered(server: Server) -> None:
    """Void spins, corrections and what was paid included: each that is still remembered is read again."""
    remembered = server.client("A1").get("/api/tables/1/rounds", params={"last": ROUNDS_KEPT}).json()
    assert len(remembered) == ROUNDS_KEPT
    for one in remembered[:: ROUNDS_KEPT // 5]:
        found = recalled(server.house.journal, "table/1", one["round"])
        assert found is not None
        assert found.shown("1", None) == one
    nobody = server.client("A1").get("/api/tables/1/rounds/9999").json()
    assert nobody["code"] == "no_such_round"
