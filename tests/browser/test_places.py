"""Every place of every layout is pressed in a browser, and the house finds the chips where the finger was."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.browser_support import Dealer, Terminal, needs_browser, sit, table, tables
from tests.support import clause
from tests.web.web_support import Server, serving

pytestmark = needs_browser
LAYOUTS: dict[str, tuple[dict[str, Any], int]] = {
    "house": ({"rulebook": "house", "wheel": "double-zero"}, 162),
    "classic": ({"rulebook": "classic", "wheel": "single-zero"}, 157),
    "strict": ({"rulebook": "colorado", "wheel": "single-zero"}, 155),
    "covered": ({"rulebook": "colorado", "wheel": "double-zero-as-single-zero"}, 154),
}
LESS = ("classic", "strict", "covered")  # nearly the same felt, with fewer places
PLACES = """all => all.map(p => { const b = p.getBoundingClientRect();
    return [p.dataset.place, p.getAttribute('aria-label'), b.x + b.width / 2, b.y + b.height / 2]; })"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    every = tables(*(table(name, players=1, **policy) for name, (policy, _) in LAYOUTS.items()))
    with serving(Path(tmp_path_factory.mktemp("places")), tables=every) as running:
        yield running


@pytest.mark.parametrize("name", ["house", *(pytest.param(it, marks=pytest.mark.long) for it in LESS)])
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


def cleared(one: Terminal) -> None:
    """Nothing lies on the felt, whatever was pressed before."""
    one.phase("betting")
    expect(one.page.locator('[data-meter="balance"]')).not_to_have_text("$0")
    if one.stacks():
        one.do("clear")
    one.meter("bet", "$0")


def test_on_a_phone_a_finger_slides_to_the_place_it_means(server: Server, chrome: Browser) -> None:
    """Press shows, slide refines, lift places; the loupe shows what lies under the finger."""
    Dealer(server.client("D1"), "classic").opens()
    one = sit(chrome, server, "classic", 1, size="phone")
    cleared(one)
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


@pytest.mark.parametrize("size", ["phone", "phone-landscape"])
def test_on_a_phone_the_thinnest_line_is_as_wide_as_a_fingertip_needs(
    server: Server, chrome: Browser, size: str
) -> None:
    """On the crowded zero line each place holds for many steps of the finger, and what the loupe shows is laid."""
    Dealer(server.client("D1"), "house").opens()
    one = sit(chrome, server, "house", 1, size=size)
    cleared(one)
    start, target = one.zone("trio-0-00-2"), one.zone("split-0-2")
    finger = one.page.context.new_cdp_session(one.page)
    length = ((target[0] - start[0]) ** 2 + (target[1] - start[1]) ** 2) ** 0.5
    across = ((target[0] - start[0]) / length, (target[1] - start[1]) / length)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    touch("touchStart", start)
    shown = []
    for step in range(1, 40):
        touch("touchMove", (start[0] + across[0] * step, start[1] + across[1] * step))
        shown.append(one.page.locator(".shown").get_attribute("data-shown"))
        if "split-0-2" in shown and shown[-1] != "split-0-2":
            break
    held = [step for step, place in enumerate(shown, 1) if place == "split-0-2"]
    assert shown[0] == "trio-0-00-2"
    assert len(held) >= 12, shown
    middle = held[len(held) // 2]
    touch("touchMove", (start[0] + across[0] * middle, start[1] + across[1] * middle))
    expect(one.page.locator("[data-shown='split-0-2']")).to_contain_text("pays 17 to 1")
    one.shot(f"{size}-loupe-zero-line")
    touch("touchEnd")
    one.settled()
    assert one.stacks() == {"split-0-2": 100}
    one.do("clear")
    one.meter("bet", "$0")
    assert one.problems == []
    one.context.close()


@clause("CO-2203(6)(b)-a")
def test_places_carry_their_meaning(server: Server, chrome: Browser) -> None:
    one = sit(chrome, server, "house", 1)
    split = one.page.get_by_role("button", name="split 0 and 00, pays 17 to 1")
    assert split.get_attribute("data-place") == "split-0-00"
    expect(one.page.locator('.cloth [data-bet="split-0-00"]')).to_have_count(2)  # the courtesy line is a second place
    one.context.close()


@clause(*(f"CO-2203(6)({bet})-b" for bet in "hijklmn"))
def test_the_labels_of_the_law_stand_on_every_terminal_and_red_and_black_are_written_out(
    server: Server, chrome: Browser
) -> None:
    """What the law says is printed is printed so; the rest is in the player's language."""
    printed = {}
    for name in ("strict", "classic"):
        one = sit(chrome, server, name, 1, query="&lang=de")
        texts = one.page.locator(".cloth .printed text:not(.number)")
        expect(texts).to_have_count(12)
        printed[name] = texts.all_text_contents()
        one.context.close()
    dozens, columns = ["1st 12", "2nd 12", "3rd 12"], ["2 zu 1"] * 3
    assert printed["strict"] == [*columns, *dozens, "1 to 18", "even", "Rot", "Schwarz", "odd", "19 to 36"]
    german = ["1 bis 18", "Gerade", "Rot", "Schwarz", "Ungerade", "19 bis 36"]
    assert printed["classic"] == [*columns, "1. Dutzend", "2. Dutzend", "3. Dutzend", *german]
