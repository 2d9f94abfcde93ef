"""Every place of every layout is pressed in a browser, and the house finds the chips where the finger was."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.browser_support import Dealer, chromium, needs_browser, sit, table, tables
from tests.support import clause
from tests.web.web_support import Server, serving

pytestmark = needs_browser
LAYOUTS: dict[str, tuple[dict[str, Any], int]] = {
    "house": ({"rulebook": "house", "wheel": "double-zero"}, 162),
    "classic": ({"rulebook": "classic", "wheel": "single-zero"}, 157),
    "strict": ({"rulebook": "colorado", "wheel": "single-zero"}, 155),
    "covered": ({"rulebook": "colorado", "wheel": "double-zero-as-single-zero"}, 154),
}
PLACES = """all => all.map(p => { const b = p.getBoundingClientRect();
    return [p.dataset.place, p.getAttribute('aria-label'), b.x + b.width / 2, b.y + b.height / 2]; })"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    every = tables(*(table(name, players=1, **policy) for name, (policy, _) in LAYOUTS.items()))
    with serving(Path(tmp_path_factory.mktemp("places")), tables=every) as running:
        yield running


@pytest.fixture(scope="module")
def chrome() -> Iterator[Browser]:
    with chromium() as running:
        yield running


@pytest.mark.parametrize("name", ["house", "classic", "strict", pytest.param("covered", marks=pytest.mark.long)])
def test_every_place_is_pressed_and_resolved(server: Server, chrome: Browser, name: str) -> None:
    count = LAYOUTS[name][1]
    dealer = Dealer(server.client("D1"), name)
    dealer.opens()
    one = sit(chrome, server, name, 1)
    one.phase("betting")
    one.page.locator('[data-chip="100"]').click()
    places = one.page.eval_on_selector_all(".cloth [data-place]", PLACES)
    assert len(places) == count
    assert len({label for _, label, _, _ in places}) == count
    assert all("pays" in label for _, label, _, _ in places)
    for _, _, x, y in places:
        one.page.mouse.click(x, y)
    one.settled()
    view = server.house.floor.table(name).view
    laid = {where: stake for (where, _), stake in view.seats[1].stacks.items()}
    assert laid == {place: 100 for place, *_ in places}
    assert one.stacks() == laid
    assert one.problems == []
    one.context.close()


def test_on_a_phone_a_finger_slides_to_the_place_it_means(server: Server, chrome: Browser) -> None:
    """Press shows, slide refines, lift places; the loupe shows what lies under the finger."""
    one = sit(chrome, server, "classic", 1, size="phone")
    one.do("clear")
    one.meter("bet", "$0")
    start, target = one.zone("straight-5"), one.zone("corner-5-6-8-9")
    finger = one.page.context.new_cdp_session(one.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    touch("touchStart", start)
    expect(one.page.locator(".loupe")).to_be_visible()
    expect(one.page.locator("[data-shown='straight-5']")).to_contain_text("pays 35 to 1")
    touch("touchMove", target)
    expect(one.page.locator("[data-shown='corner-5-6-8-9']")).to_contain_text("pays 8 to 1")
    assert one.stacks() == {}
    one.shot("phone-loupe")
    touch("touchEnd")
    expect(one.page.locator(".loupe")).to_have_count(0)
    one.settled()
    assert one.stacks() == {"corner-5-6-8-9": 100}
    assert one.problems == []
    one.context.close()


@clause("CO-2203(6)(b)-a")
def test_places_carry_their_meaning(server: Server, chrome: Browser) -> None:
    one = sit(chrome, server, "house", 1)
    split = one.page.get_by_role("button", name="split 0 and 00, pays 17 to 1")
    assert split.get_attribute("data-place") == "split-0-00"
    assert one.page.locator('.cloth [data-bet="split-0-00"]').count() == 2, "the courtesy line is a second place"
    one.context.close()
