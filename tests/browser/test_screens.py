"""Screens that a house has: a cabinet that stands, a laptop after many rounds, a small window, a dealer's tablet."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.browser_support import Dealer, needs_browser, no_violations, picture, sit, table, tables
from tests.browser.console_support import Desk, felt
from tests.web.web_support import LOOSE, Server, serving

pytestmark = needs_browser
SEEN = """() => [...document.querySelectorAll('.cloth [data-place]')].map(place => {
  const { x, y, width, height } = place.getBoundingClientRect();
  return { place: place.dataset.place, x, y, right: x + width, bottom: y + height, least: Math.min(width, height) };
})"""
BOXES = """names => names.map(name => document.querySelector(name)).filter(Boolean).map(each => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return [x, y, x + width, y + height];
})"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    every = tables(table("1", rulebook="colorado"), felt("2", players=3, rulebook="house"))
    with serving(Path(tmp_path_factory.mktemp("screens")), LOOSE, tables=every) as running:
        yield running


def fits(page: Page, width: int, height: int, **least: int) -> None:
    """Every place of the felt is on the screen, and those so called are so large; a felt that turns takes a moment."""
    page.set_viewport_size({"width": width, "height": height})
    inside = "each => each.x >= -1 && each.y >= -1 && each.right <= innerWidth + 1 && each.bottom <= innerHeight + 1"
    large = "[name, least]) => all.every(each => !each.place.startsWith(name) || each.least >= least"
    page.wait_for_function(
        f"given => {{ const all = ({SEEN})(); return innerWidth === {width} && all.every({inside})"
        f" && given.every(({large})) }}",
        arg=[list(each) for each in least.items()],
    )
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def apart(page: Page, *names: str) -> None:
    boxes = page.evaluate(BOXES, list(names))
    assert len(boxes) == len(names)
    for number, one in enumerate(boxes):
        for other in boxes[number + 1 :]:
            over = min(one[2], other[2]) - max(one[0], other[0]), min(one[3], other[3]) - max(one[1], other[1])
            assert min(over) <= 1, (one, other)


def test_every_place_is_on_every_screen_and_large_enough_for_a_finger(server: Server, chrome: Browser) -> None:
    dealer, one = Dealer(server.client("D1"), "1"), sit(chrome, server, "1", 1)
    for number in range(1, 18):
        dealer.opens()
        dealer.plays(str(number))
    dealer.opens()
    one.phase("betting")
    one.press("straight-17", "red")
    one.settled()
    expect(one.page.locator(".results li:visible").nth(9)).to_be_attached()
    fits(one.page, 1080, 1920, straight=60, split=28, red=100)
    apart(one.page, ".terminal .wheel", ".terminal .now", ".terminal main", ".terminal .rail")
    no_violations(one.page, "a cabinet that stands")
    one.shot("terminal-cabinet")
    fits(one.page, 1366, 768, low=50, odd=50, dozen=40, straight=30)
    one.shot("terminal-laptop")
    fits(one.page, 960, 540, **{"split-1": 18, "split-0": 11, "straight": 25})
    no_violations(one.page, "a small window")
    one.shot("terminal-small-window")
    one.context.close()


def test_the_dealers_console_fits_a_small_tablet(server: Server, chrome: Browser) -> None:
    desk = Desk(chrome, server, "2")
    desk.press("betting")
    desk.click("[data-seat-button='1']")
    desk.page.set_viewport_size({"width": 1024, "height": 768})
    desk.page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    picture(desk.page, "dealer-small-tablet")
    for key in desk.find(".trouble button").all():
        box = key.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 768, key.inner_text()
    cut = "all => all.filter(each => each.scrollWidth > each.clientWidth + 1).map(each => each.textContent)"
    assert desk.page.eval_on_selector_all(".steps span, .tasks button, .trouble button, .hand button", cut) == []
    desk.leave()
