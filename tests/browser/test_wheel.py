"""The drawn wheel: its rotor never jumps, and nothing is told before the ball on the screen is at rest."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.browser_support import Dealer, needs_browser, no_violations, sit, table, tables
from tests.browser.console_support import Console
from tests.web.web_support import LOOSE, Server, serving

pytestmark = needs_browser
ROTOR_SPEED = 80  # degrees a second: twice as fast as it turns; a jump is faster on any machine
WATCH = """told => {
  const turn = (element) => { const m = element.getScreenCTM(); return Math.atan2(m.b, m.a) * 180 / Math.PI };
  window.seen = [];
  const look = () => {
    const ball = document.querySelector("svg.wheel .ball circle");
    const at = ball && ball.getBoundingClientRect();
    window.seen.push({
      at: performance.now(),
      rotor: turn(document.querySelector("svg.wheel .rotor")),
      ball: at ? [at.x, at.y] : null,
      told: told.filter((each) => document.querySelector(each)),
    });
    requestAnimationFrame(look);
  };
  look();
}"""
TOLD = [".called[data-result]", ".stage .won", "[data-dolly]", ".stack.won", "[data-winner-screen]", "[data-last='17']"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    every = tables(table("1", rulebook="colorado"), table("2", rulebook="colorado"), table("3", rulebook="colorado"))
    with serving(Path(tmp_path_factory.mktemp("wheel")), LOOSE, tables=every) as running:
        yield running


def turned(a: float, b: float) -> float:
    return abs((b - a + 180) % 360 - 180)


def check(page: Page) -> None:
    """What was seen, picture by picture, from the running ball to the number."""
    seen: list[dict[str, Any]] = page.evaluate("window.seen")
    first = next(number for number, one in enumerate(seen) if one["told"])
    assert first > 0, "it was watched from before"
    rest = seen[-1]["ball"]
    for one in seen[first:]:
        assert max(abs(one["ball"][0] - rest[0]), abs(one["ball"][1] - rest[1])) < 1, "told while the ball still moves"
    for earlier, (before, after) in zip(seen, pairwise(seen[1:]), strict=False):  # a look may be a picture behind
        fastest = ROTOR_SPEED * (after["at"] - earlier["at"]) / 1000 + 2
        assert turned(before["rotor"], after["rotor"]) <= fastest, "the rotor jumps"


def test_a_terminal_tells_the_number_when_the_drawn_ball_rests(server: Server, chrome: Browser) -> None:
    dealer, one = Dealer(server.client("D1"), "1"), sit(chrome, server, "1", 1, motion=True)
    dealer.opens()
    one.phase("betting")
    one.press("straight-17", "red")
    one.settled()
    dealer.spins()
    dealer.closes()
    one.phase("no-more-bets")
    one.page.evaluate(WATCH, TOLD)
    dealer.calls("17")
    expect(one.page.locator(".stage .won")).to_contain_text("You win $35")
    expect(one.page.locator("[data-net='3400']")).to_contain_text("$34")
    expect(one.page.locator("[data-dolly='17']")).to_be_visible()
    one.page.evaluate("new Promise(done => setTimeout(done, 300))")  # some pictures of the ball at rest
    check(one.page)
    no_violations(one.page, "the number")
    one.shot("terminal-ball-rests-tablet")
    late = sit(chrome, server, "1", 2, motion=True)  # comes when it is over: nothing falls any more
    expect(late.page.locator("[data-ball]")).to_have_attribute("data-ball", "rests")
    late.context.close()
    one.context.close()


def test_the_wall_tells_the_number_when_the_drawn_ball_rests(server: Server, chrome: Browser) -> None:
    dealer = Dealer(server.client("D1"), "2")
    wall = Console(chrome, server, "/display/?table=2&lang=en", size="kiosk", motion=True)
    expect(wall.find("main.wall")).to_have_attribute("data-line", "connected")
    dealer.opens()
    dealer.spins()
    dealer.closes()
    expect(wall.find("main.wall")).to_have_attribute("data-phase", "no-more-bets")
    expect(wall.find("svg.wheel .ball")).to_be_attached()
    wall.page.evaluate(WATCH, TOLD)
    dealer.calls("17")
    expect(wall.find("[data-winner-screen='17']")).to_be_visible()
    wall.page.evaluate("new Promise(done => setTimeout(done, 300))")
    check(wall.page)
    wall.leave()


def test_without_motion_the_number_is_told_at_once(server: Server, chrome: Browser) -> None:
    dealer, one = Dealer(server.client("D1"), "3"), sit(chrome, server, "3", 1)
    dealer.opens()
    dealer.spins()
    dealer.closes()
    one.phase("no-more-bets")
    states = "window.balls = []; new MutationObserver(() => balls.push(document.querySelector('[data-ball]')"
    one.page.evaluate(states + "?.dataset.ball)).observe(document.body, {subtree: true, attributes: true})")
    dealer.calls("17")
    expect(one.page.locator(".called[data-result='17']")).to_be_visible()
    assert "falls" not in one.page.evaluate("window.balls")
    one.context.close()
