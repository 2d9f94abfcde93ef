"""From a figure of a report to the wagers behind it: three presses, with a finger or with keys, and the way back."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from datetime import date, timedelta
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect
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


def report(
    chrome: Browser,
    server: Server,
    badge: str,
    *,
    by: str = "month,house",
    size: str = "tablet",
    change: Callable[[Route], None] | None = None,
) -> Page:
    context = window(chrome, size)
    signed_in(context, server, badge)
    page = context.new_page()
    page.add_init_script(CLICKS)
    if change:
        page.route("**/api/floor/reports?*", change)
    page.goto(f"{server.address}/office/?lang=en#reports?by={by}")
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
    drop = page.locator("[data-opens$='|drop']").last  # the newest day has just begun
    drop.focus()
    page.keyboard.press("Enter")
    expect(page.locator("main h2").first).to_be_focused()
    page.locator(".formula [data-figure=drop_cash]").press("Enter")
    expect(page.locator("main h2").first).to_contain_text("Drop in cash")
    line = page.locator("[data-list='GET /api/journal/figures'] tbody tr[data-line='0']")
    line.press("Enter")
    page.locator("tr.opened [data-do=round]").press("Enter")
    expect(page.locator("[data-list='GET /api/journal/events'] tr[data-line]").first).to_be_visible()
    page.go_back()
    expect(page.locator("main h2").first).to_contain_text("Drop in cash")
    page.go_back()
    expect(page.locator("main h2").first).to_contain_text("Drop · ")
    page.go_back()
    expect(drop).to_be_focused()
    page.context.close()


def counted(route: Route) -> None:
    """What the house answers where the tray was counted by denomination when its table closed."""
    answer = route.fetch()
    told = answer.json()
    chips = {"closer_chips": {"blue/plain": 300, "value/black": 60, "value/white": 0}}
    route.fulfill(response=answer, body=json.dumps({**told, "rows": [row | chips for row in told["rows"]]}))


def test_who_reads_no_journal_is_offered_no_round_and_no_proof(server: Server, chrome: Browser) -> None:
    page = report(chrome, server, "C1", change=counted)
    page.locator("[data-opens$='|closer']").click()
    expect(page.locator("[data-tray]")).to_have_text(["Roulette chips Blue × 300", "Value chips Black × 60"])
    page.locator("[data-do=back]").click()
    page.evaluate("location.hash = '#mine'")
    win = page.locator("[data-figures] [data-figure=win]")
    brought = win.locator("strong").inner_text()
    no_violations(page, "a cashier's day")
    picture(page, "office-mine-cashier")
    win.click()  # the house's last day, from where everybody lands
    expect(page.locator(".formula")).to_contain_text(f"{brought} = Drop")
    page.locator("[data-list='GET /api/journal/figures'] tbody tr[data-line='0'] [data-column=event]").click()
    opened = page.locator("tr.opened")
    expect(opened.locator("h3")).to_be_visible()
    expect(opened.locator("[data-do=round]")).to_have_count(0)
    expect(opened.get_by_role("button", name="Prove it")).to_have_count(0)
    page.context.close()


def year(route: Route) -> None:
    """What the house answers, with its last row on 360 days: a house that is a year old."""
    answer = route.fetch()
    told = answer.json()
    days = (date(2026, 1, 1) + timedelta(each) for each in range(360))
    told["rows"] = [{**told["rows"][-1], "day": day.isoformat(), "win": 17_000 + 100 * day.day} for day in days]
    route.fulfill(response=answer, body=json.dumps(told))


@pytest.mark.parametrize("size", ["tablet", "phone"])
@pytest.mark.one_in(2)
def test_a_year_of_days_is_one_chart_that_tells_each_of_them(server: Server, chrome: Browser, size: str) -> None:
    page = report(chrome, server, "A1", by="day,house", size=size, change=year)
    win = page.locator(".charts figure").nth(1)
    plot, told = win.locator(".plot"), win.locator("output")
    expect(win.locator("rect")).to_have_count(360)
    assert plot.evaluate("element => element.scrollWidth <= element.clientWidth"), "all of it is seen at once"
    expect(told).to_contain_text("on the average")
    names = win.locator("text")
    boxes = names.evaluate_all("all => all.map(each => each.getBoundingClientRect()).map(b => [b.left, b.right])")
    assert len(boxes) >= 2
    assert all(one[1] < other[0] for one, other in pairwise(boxes)), "no name lies on another"
    plot.focus()
    page.keyboard.press("End")
    expect(told).to_have_text("2026-12-26: $196")
    page.keyboard.press("ArrowLeft")
    expect(told).to_have_text("2026-12-25: $195")
    page.keyboard.press("Home")
    expect(told).to_have_text("2026-01-01: $171")
    box = plot.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] * 359.5 / 360, box["y"] + 50)
    expect(told).to_have_text("2026-12-26: $196")
    no_violations(page, "charts of a year")
    picture(page, f"office-charts-{size}")
    page.context.close()


def test_a_report_on_paper_is_black_on_white_without_keys(server: Server, chrome: Browser) -> None:
    page = report(chrome, server, "A1")
    page.emulate_media(media="print")
    expect(page.locator("nav[aria-label=Office]")).to_be_hidden()
    expect(page.get_by_role("button", name="Refresh")).to_be_hidden()
    expect(page.locator("[data-report]")).to_be_visible()
    colours = page.locator("[data-report] td.figure a").first.evaluate(
        "element => [getComputedStyle(element).color, getComputedStyle(document.documentElement).backgroundImage]"
    )
    assert colours == ["rgb(17, 17, 17)", "none"]
    picture(page, "office-report-print", whole=True)
    page.context.close()
