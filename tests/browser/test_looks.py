"""How the pages look and speak: every page in every language, no barrier that axe can find, pictures to look at."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.browser_support import (
    SIZES,
    Dealer,
    Person,
    Terminal,
    in_languages,
    needs_browser,
    no_violations,
    picture,
    sit,
    table,
    tables,
    until,
    window,
)
from tests.web.web_support import Server, serving

pytestmark = needs_browser
LANGUAGES = {
    "en": ("Place your bets", "Balance"),
    "es": ("Hagan juego", "Saldo"),
    "de": ("Bitte setzen", "Guthaben"),
    "fr": ("Faites vos jeux", "Solde"),
    "zh-Hans": ("请下注", "余额"),
}
HOME = {
    "en": "Roulette as the law writes it",
    "es": "La ruleta tal como la escribe la ley",
    "de": "Roulette, wie das Gesetz es schreibt",
    "fr": "La roulette telle que la loi l’écrit",
    "zh-Hans": "依法而行的轮盘",
}
WAGERS = ("straight-17", "split-0-3", "corner-25-26-28-29", "red", "dozen-2", "column-1", "line-7-8-9-10-11-12", "odd")
STORY = ("17", "0", "32", "5", "23", "8", "36", "11", "20", "14", "9", "9")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    every = tables(
        table("classic", players=3, rulebook="classic"),
        table("prison", rulebook="colorado", options={"in_prison": True}),
        table("house", players=1, rulebook="house", wheel="double-zero"),
    )
    with serving(Path(tmp_path_factory.mktemp("looks")), tables=every) as running:
        running.house.floor.clocks["prison"].timing = running.house.floor.timing.__class__()
        dealer = Dealer(running.client("D1"), "classic")
        players = {seat: Person(running.terminal(seat, "classic"), "classic") for seat in (1, 2, 3)}
        for number in STORY:
            dealer.opens()
            for seat, bet in ((1, "odd"), (2, "black"), (3, f"straight-{number}")):
                players[seat].does("place-wager", seat=seat, bet=bet, stake=300)
            dealer.plays(number)
        dealer.opens()
        yield running


def whole(one: Terminal, *, may_scroll: bool = False) -> None:
    """Nothing sticks out of the screen (a list may be longer), and no text is missing."""
    width, height = one.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    view = one.page.viewport_size
    assert view is not None
    assert width <= view["width"]
    assert may_scroll or height <= view["height"] + 1
    text = one.page.inner_text("body")
    for wrong in ("undefined", "NaN", "[object", "{", "}"):
        assert wrong not in text, text


COVERED = """[...document.querySelectorAll(".terminal :is(button, select)")].filter(key => {
    const { x, y, width, height } = key.getBoundingClientRect();
    return !key.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).map(key => key.textContent)"""


@pytest.mark.parametrize("sizes", [("kiosk", "tablet"), ("phone", "phone-landscape")])
def test_every_size(server: Server, chrome: Browser, sizes: tuple[str, ...]) -> None:
    one = sit(chrome, server, "classic", 1, size=sizes[0])
    one.phase("betting")
    for size, wagers in zip(sizes, (WAGERS[:4], WAGERS[4:]), strict=True):
        width, height = SIZES[size]
        one.page.set_viewport_size({"width": width, "height": height})
        until(one, lambda: one.page.evaluate(COVERED) == [])
        one.press(*wagers)
        one.settled()
        assert set(wagers) <= set(one.stacks())
        whole(one)
        one.shot(f"terminal-{size}")
    one.context.close()


def test_a_call_covers_no_number_of_the_racetrack_on_a_small_phone(server: Server, chrome: Browser) -> None:
    one = sit(chrome, server, "classic", 1, size="phone")
    one.page.set_viewport_size({"width": 360, "height": 740})
    one.do("track")
    slots = one.page.locator("dialog [data-slot]")
    expect(slots).to_have_count(37)
    covered = slots.evaluate_all(
        """all => all.filter(slot => {
            const { x, y, width, height } = slot.getBoundingClientRect();
            return document.elementFromPoint(x + width / 2, y + height / 2)?.closest("button");
        }).map(slot => slot.dataset.slot)"""
    )
    assert covered == []
    one.shot("terminal-racetrack-360x740")
    one.context.close()


@pytest.mark.parametrize("language", in_languages("en", "de", seen="de"))
def test_every_key_can_be_reached_on_a_tablet_held_upright_small_phones_and_enlarged_pages(
    server: Server, chrome: Browser, language: str
) -> None:
    one = sit(chrome, server, "classic", 1, query=f"&lang={language}")
    for width, height in ((768, 1024), (1024, 768), (960, 540), (640, 400), (740, 360), (360, 740)):
        one.page.set_viewport_size({"width": width, "height": height})
        until(one, lambda: one.page.evaluate(COVERED) == [])
        whole(one)
        one.shot(f"terminal-{width}x{height}-{language}")
    one.context.close()


@pytest.mark.parametrize("language", in_languages(*LANGUAGES))
def test_every_language(server: Server, chrome: Browser, language: str) -> None:
    phase, balance = LANGUAGES[language]
    one = sit(chrome, server, "classic", 1, query=f"&lang={language}")
    expect(one.page.locator("html")).to_have_attribute("lang", language)
    expect(one.page.locator(".stage")).to_contain_text(phase)
    expect(one.page.locator(".meters")).to_contain_text(balance)
    whole(one)
    one.shot(f"terminal-{language}")
    if language != "en":
        label = one.page.locator('.cloth [data-place="straight-17"]').get_attribute("aria-label")
        assert label is not None
        assert "pays" not in label
    one.do("info")
    for tab in ("rules", "statistics", "recall", "fairness", "about"):
        one.page.locator(f"#tab-{tab}").click()
        whole(one)
    one.page.goto(f"{server.address}/?lang={language}")
    expect(one.page.locator("main h1")).to_have_text(HOME[language])
    whole(one, may_scroll=True)
    one.shot(f"home-{language}")
    assert one.problems == []
    one.context.close()


def test_no_barriers(server: Server, chrome: Browser) -> None:
    one = sit(chrome, server, "classic", 1)
    one.phase("betting")
    one.press("straight-20")
    one.settled()
    no_violations(one.page, "betting")
    one.do("info")
    for tab in ("rules", "statistics", "recall", "fairness", "about"):
        one.page.locator(f"#tab-{tab}").click()
        one.page.wait_for_timeout(150)
        one.shot(f"info-{tab}")
        no_violations(one.page, f"info: {tab}")
    expect(one.page.locator("#tab-recall")).to_be_visible()
    one.page.locator("#tab-recall").click()
    expect(one.page.locator("[data-round]")).to_have_count(12)
    one.page.locator("[data-round='1']").click()
    expect(one.page.locator("dialog [data-dolly='17']")).to_be_visible()
    expect(one.page.locator("dialog .stack.won[data-stack='odd']")).to_have_count(1)
    one.page.keyboard.press("Escape")
    for dialog in ("favourites", "more"):
        one.do(dialog)
        no_violations(one.page, dialog)
        one.shot(f"dialog-{dialog}")
        one.page.keyboard.press("Escape")
    dealer = Dealer(server.client("D1"), "classic")
    dealer.spins()
    dealer.closes()
    expect(one.page.locator("[data-no-more-bets]")).to_be_visible()
    no_violations(one.page, "no more bets")
    one.shot("terminal-no-more-bets")
    dealer.calls("20")
    expect(one.page.locator(".called")).to_be_visible()
    no_violations(one.page, "result")
    one.shot("terminal-result")
    one.page.goto(f"{server.address}/")
    expect(one.page.locator(".tables li")).to_have_count(3)
    no_violations(one.page, "home")
    grey = "all => all.forEach(text => (text.style = 'color: #333; background: #222'))"
    one.page.locator("main p").evaluate_all(grey)
    with pytest.raises(AssertionError, match="color-contrast"):  # so all that it does not find is not there
        no_violations(one.page, "home, hard to read")
    one.page.goto(f"{server.address}/terminal/?table=classic")
    one.context.clear_cookies()
    one.page.goto(f"{server.address}/terminal/?table=classic")
    expect(one.page.locator("[data-seat='9']")).to_be_visible()
    no_violations(one.page, "enrolling")
    one.shot("terminal-enrol")
    one.context.close()


def test_the_choice_on_zero_in_view(server: Server, chrome: Browser) -> None:
    dealer = Dealer(server.client("D1"), "prison")
    dealer.opens()
    one = sit(chrome, server, "prison", 1)
    one.phase("betting")
    one.press("red", "even")
    one.settled()
    dealer.plays("0")
    expect(one.page.locator("[data-choice]")).to_contain_text("seconds left")
    no_violations(one.page, "choice on zero")
    one.shot("terminal-choice")
    one.context.close()


def test_a_player_sits_down_at_a_free_terminal(server: Server, chrome: Browser) -> None:
    context = window(chrome)
    page = context.new_page()
    page.goto(f"{server.address}/terminal/?table=house")
    expect(page.locator("[data-seat='1']")).to_be_disabled()
    page.locator("[data-seat='5']").click()
    page.locator("input[name=player]").fill("Ada")
    no_violations(page, "sitting down")
    page.locator("input[name=player]").press("Enter")
    expect(page.locator("[data-shown]")).to_contain_text("no chips")
    page.locator("[data-do=more]").click()
    page.locator("[data-do=attendant]").click()
    expect(page.get_by_role("status")).to_contain_text("attendant")
    calls = server.client("S1").get("/api/calls").json()
    assert [(call["table"], call["seat"]) for call in calls] == [("house", 5)]
    colours, own = page.locator("[data-colours]"), server.house.floor.table("house").view.seats[5]
    expect(colours.get_by_role("radio", name="Orange")).not_to_be_checked()
    colours.get_by_role("radio", name="Orange").click()
    expect(colours.get_by_role("radio", name="Orange")).to_be_checked()
    no_violations(page, "another colour")
    picture(page, "terminal-colour")
    assert (own.player, own.colour) == ("Ada", "orange")
    context.close()
