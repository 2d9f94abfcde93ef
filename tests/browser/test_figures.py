"""From a figure of a report to the wagers behind it: three presses, with a finger or with keys, and the way back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.browser_support import needs_browser, no_violations, picture, window
from tests.browser.console_support import signed_in
from tests.support import croupier
from tests.web.web_support import Server, serving

pytestmark = needs_browser
DAY = Path(__file__).parents[1] / "floor_office" / "playthroughs" / "colorado-gaming-day.jsonl"
CLICKS = "window.clicks = 0; addEventListener('click', event => { if (event.isTrusted) window.clicks += 1 }, true)"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house with a gaming day behind it: played, dropped, counted."""
    folder = tmp_path_factory.mktemp("figures")
    assert croupier("floor", "run", str(DAY), "--db", str(folder / "j.sqlite")).code == 0
    with serving(folder) as server:
        yield server


def report(chrome: Browser, server: Server, badge: str, *, by: str = "month,house", lang: str = "en") -> Page:
    context = window(chrome)
    signed_in(context, server, badge)
    page = context.new_page()
    page.add_init_script(CLICKS)
    page.goto(f"{server.address}/office/?lang={lang}#reports?by={by}")
    expect(page.locator("[data-report] tbody tr").first).to_be_visible()
    return page


def test_from_a_hold_to_the_wagers_in_three_presses_and_back(server: Server, chrome: Browser) -> None:
    page = report(chrome, server, "A1")
    hold = page.locator("[data-opens$='|hold']")
    share = hold.inner_text()
    hold.click()
    heading = page.locator("main h2").first
    expect(heading).to_contain_text("Hold")
    expect(heading).to_be_focused()
    formula = page.locator(".formula")
    expect(formula).to_contain_text(f"{share} = Win")
    expect(formula).to_contain_text("÷ Drop")
    lines = page.locator("[data-list='GET /api/journal/figures'] tbody tr[data-line]")
    expect(lines.first.locator("[data-column=after]")).to_have_text(
        formula.locator("[data-figure=win]").inner_text().removeprefix("Win ")
    )
    no_violations(page, "a figure and its events")
    picture(page, "office-figure")
    lines.first.locator("[data-column=event]").click()
    opened = page.locator("tr.opened")
    expect(opened.locator("h3")).to_be_visible()
    expect(opened).to_contain_text("Table 12")
    picture(page, "office-figure-event")
    opened.locator("[data-do=round]").click()
    expect(page.locator("main")).to_contain_text("One round · Table 12")
    wagers = page.locator("[data-list='GET /api/journal/events'] tr", has_text="Wager placed")
    expect(wagers.first).to_be_visible()
    assert page.evaluate("window.clicks") == 3
    wagers.first.locator("[data-column=event]").click()
    page.get_by_role("button", name="Prove it").click()
    expect(page.locator("tr.opened [role=status]")).not_to_be_empty()
    picture(page, "office-figure-round")
    page.go_back()
    expect(heading).to_contain_text("Hold")
    page.go_back()
    expect(hold).to_be_focused()
    page.context.close()


def test_the_same_way_by_keys(server: Server, chrome: Browser) -> None:
    page = report(chrome, server, "K1", by="day,dealer")
    drop = page.locator("[data-opens$='|drop']").first
    drop.focus()
    page.keyboard.press("Enter")
    expect(page.locator("main h2").first).to_be_focused()
    page.locator(".formula [data-figure=drop_cash]").press("Enter")
    expect(page.locator("main h2").first).to_contain_text("Drop in cash")
    line = page.locator("[data-list='GET /api/journal/figures'] tbody tr[data-line='0']")
    line.press("Enter")
    page.locator("tr.opened [data-do=round]").press("Enter")
    expect(page.locator("[data-list='GET /api/journal/events'] tr[data-line]").first).to_be_visible()
    for _ in range(3):  # the browser's own key
        page.evaluate("history.back()")
        expect(page.locator("main h2").first).to_be_visible()
    expect(drop).to_be_focused()
    page.context.close()


def test_who_reads_no_journal_is_offered_no_round_and_no_proof(server: Server, chrome: Browser) -> None:
    page = report(chrome, server, "C1")
    page.locator("[data-opens$='|win']").click()
    page.locator("[data-list='GET /api/journal/figures'] tbody tr[data-line='0'] [data-column=event]").click()
    opened = page.locator("tr.opened")
    expect(opened.locator("h3")).to_be_visible()
    expect(opened.locator("[data-do=round]")).to_have_count(0)
    expect(opened.get_by_role("button", name="Prove it")).to_have_count(0)
    page.context.close()
