"""The wall display in a browser: what it shows while a round runs, the signs of the law, languages, all tables."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.browser_support import (
    Dealer,
    Wire,
    needs_browser,
    no_violations,
    picture,
    sit,
    tables,
)
from tests.browser.console_support import COVERED, PRISON, Console, felt
from tests.support import clause
from tests.web.web_support import LOOSE, Server, serving

from croupier.live import Request
from croupier.live.tables import Floor
from croupier.rules import Actor, Role, policy_from
from croupier.table import TERMINALS

pytestmark = needs_browser


def of_a_tournament(floor: Floor) -> None:
    """A table whose colours stand for points, with terminals."""
    data = {"rulebook": "colorado", "wheel": "double-zero", "tournament": True}
    policy = policy_from({**data, "terminals": {"count": 4, "central_screen": True}}, "policy")
    floor.set_up("T", policy, TERMINALS).submit([in_points(floor, "first", blue=100, white=5)])


def in_points(floor: Floor, key: str, **values: int) -> Request:
    actor = Actor("O1", Role.TOURNAMENT_DIRECTOR)
    return Request({"do": "set-point-values", "values": values}, floor.now(), f"T/{key}", actor)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    every = tables(
        felt("1", **PRISON), felt("2", **COVERED), felt("3", rulebook="house", wheel="double-zero"), of_a_tournament
    )  # fmt: skip
    with serving(Path(tmp_path_factory.mktemp("display")), tables=every) as running:
        yield running


def settles(dealer: Dealer, number: str) -> None:
    dealer.does("place-dolly", number=number)
    dealer.does("collect-losers")
    dealer.does("remove-dolly")


def test_a_wall_that_hears_nothing_does_not_invite_to_play(server: Server, chrome: Browser) -> None:
    wall, wire = Console(chrome, server, "/"), Wire()
    wire.into(wall.context)
    wall.page.goto(f"{server.address}/display/?table=3&lang=en")
    phase = wall.find(".phase")
    expect(phase).to_have_text("Betting opens soon")
    wire.tear()
    expect(phase).to_contain_text("The line to the house is cut")
    wall.shot("display-cut-tablet")
    Dealer(server.client("D1"), "3").opens()
    wire.mend()
    expect(phase).to_have_text("Place your bets")
    wall.page.goto(f"{server.address}/display/?lang=en")
    expect(phase).to_have_count(4)
    expect(phase.nth(2)).to_have_text("Place your bets")
    wall.context.route("**/api/tables", lambda asked: asked.abort())
    expect(wall.page.get_by_role("status")).to_contain_text("The line to the house is cut")
    expect(phase.nth(2)).to_have_text("")
    wall.context.unroute("**/api/tables")
    expect(phase.nth(2)).to_have_text("Place your bets")
    wall.context.close()


@clause("CO-2214(2)-b", "CO-2214(2)-d")
def test_the_points_of_each_colour_stand_on_the_wall_and_at_every_terminal(server: Server, chrome: Browser) -> None:
    wall = Console(chrome, server, "/display/?table=T&lang=en", size="kiosk")
    seat = sit(chrome, server, "T", 1)
    for place in (wall, seat):
        expect(place.page.locator("[data-marker=blue]")).to_have_text("100")
        expect(place.page.locator("[data-marker=white]")).to_have_text("5")
    told = {"key": "worth", "command": {"do": "set-point-values", "values": {"blue": 500}}}
    changed = server.client("O1").post("/api/tables/T/commands", json=told)
    assert changed.status_code == 200, changed.text
    for place in (wall, seat):
        expect(place.page.locator("[data-marker=blue]")).to_have_text("500")
        expect(place.page.locator("[data-marker=white]")).to_have_count(0)
    wall.shot("display-points")
    picture(seat.page, "terminal-points")
    wall.context.close()
    seat.page.context.close()


def test_a_round_on_the_wall(server: Server, chrome: Browser) -> None:
    wall = Console(chrome, server, "/display/?table=1&lang=en", size="kiosk")
    dealer = Dealer(server.client("D1"), "1")
    screen = wall.find("main.wall")
    expect(screen).to_have_attribute("data-phase", "open")
    expect(wall.find(".limits")).to_contain_text("$1 – $1,000")
    dealer.opens()
    expect(screen).to_contain_text("Place your bets")
    dealer.spins()
    dealer.closes()
    expect(wall.find("[data-band]")).to_have_text("No more bets")
    wall.shot("display-no-more-bets-kiosk")
    dealer.calls("26")
    expect(wall.find("[data-winner-screen='26']")).to_contain_text("black · even")
    no_violations(wall.page, "winner")
    wall.shots("display-winner")
    settles(dealer, "26")
    for number in ("7", "0", "32", "7", "11"):
        dealer.plays(number)
        settles(dealer, number)
    expect(wall.find(".results b")).to_have_text(["11", "7", "32", "0", "7", "26"])  # the newest on top
    expect(wall.find("[data-winner-screen]")).to_have_count(0)
    for width, height in ((1920, 1080), (1280, 800), (1280, 720)):
        wall.page.set_viewport_size({"width": width, "height": height})
        for part in (".wall", ".side"):
            over = wall.find(part).evaluate("each => each.scrollWidth - each.clientWidth")
            assert over <= 0, (width, part, over)
    wall.page.set_viewport_size({"width": 1920, "height": 1080})
    expect(wall.find(".results li").nth(3).locator(".green b")).to_have_text("0")
    expect(wall.find("[data-of]")).to_have_attribute("data-of", "6")
    no_violations(wall.page, "results")
    wall.shots("display-results")
    wall.find("select").select_option("20")
    assert "last=20" in wall.page.url
    dealer.spins()
    dealer.does("declare-no-spin", reason="ball_left_wheel", ball_removed=True)
    expect(wall.find("[data-news='no-spin']")).to_contain_text("The ball left the wheel")
    no_violations(wall.page, "no spin")
    wall.shot("display-no-spin-kiosk")
    wall.leave()


@clause("CO-2210(2)(c)(ii)(A)-a", "CO-2210(2)(c)(ii)(B)-a", "CO-2210(2)(c)(ii)(C)-a")
def test_the_signs_that_a_rulebook_demands(server: Server, chrome: Browser) -> None:
    wall = Console(chrome, server, "/display/?table=2&lang=en", size="kiosk")
    sign = wall.find("[data-sign='covered']")
    for words in ("used as a single-zero wheel", "00 cannot be bet", "spun again", "19 to 36"):
        expect(sign).to_contain_text(words)
    no_violations(wall.page, "covered")
    dealer = Dealer(server.client("D1"), "2")
    expect(wall.find("main.wall")).to_have_attribute("data-phase", "open")
    dealer.opens()
    dealer.plays("00")
    expect(wall.find("[data-news='void']")).to_contain_text("00: this spin is void")
    wall.shot("display-covered-void-kiosk")
    wall.page.goto(f"{server.address}/display/?table=1&lang=en")
    expect(wall.find("[data-sign='in-prison']")).to_contain_text("stake comes back, and nothing is won")
    wall.leave()


def test_a_correction_is_told_to_everybody(server: Server, chrome: Browser) -> None:
    wall = Console(chrome, server, "/display/?table=3&lang=en", size="kiosk")
    dealer = Dealer(server.client("D1"), "3")
    expect(wall.find("main.wall")).to_have_attribute("data-line", "connected")
    dealer.opens()
    dealer.plays("12")
    expect(wall.find("[data-winner-screen='12']")).to_be_visible()
    body = {"key": "c-1", "command": {"do": "correct-result", "number": "35", "reason": "Misread"}}
    waiting = server.client("S1").post("/api/tables/3/commands", json=body).json()["approval"]
    path = f"/api/approvals/{waiting['id']}/confirm"
    assert server.client("D1").post(path, json={"digest": waiting["digest"]}).status_code == 200
    expect(wall.find("[data-winner-screen='35']")).to_contain_text("Corrected: 12 was read, the result is 35")
    wall.shot("display-corrected-kiosk")
    assert server.client().get("/api/tables/3").json()["results"] == ["35"]
    wall.page.goto(f"{server.address}/display/?lang=en")
    expect(wall.find("[data-table='3'] .big")).to_have_text("35")
    wall.leave()


OF_ONE_MOMENT = """() => [document.documentElement.lang, document.body.innerText,
    document.querySelector("[data-sign='in-prison'] h2").innerText]"""


def test_languages_take_turns_and_none_lacks_a_text(server: Server, chrome: Browser) -> None:
    wall = Console(chrome, server, "/display/?table=1&rotate=3", size="kiosk")
    wall.page.clock.install(time=0)
    wall.page.reload()
    expect(wall.find("[data-sign='in-prison'] h2")).to_be_visible()
    wall.page.clock.pause_at(3600_000)  # from here on a language stays until the test turns the clock
    seen: dict[str, str] = {}
    while len(seen) < 5:
        language, text, sign = wall.page.evaluate(OF_ONE_MOMENT)  # the next language may be on its way
        assert not {"undefined", "[object", "NaN"} & set(text.split()), language
        seen[language] = sign
        wall.shot(f"display-{language}-kiosk")
        wall.page.clock.run_for(3000)
        expect(wall.find("html")).not_to_have_attribute("lang", language)
    assert set(seen) == {"en", "es", "de", "fr", "zh-Hans"}
    assert len(set(seen.values())) >= 4
    wall.leave()


def test_all_tables_on_one_board(server: Server, chrome: Browser) -> None:
    wall = Console(chrome, server, "/display/?lang=en", size="kiosk")
    expect(wall.find("[data-table]")).to_have_count(4)
    expect(wall.find("[data-table='1']")).to_contain_text("$1 – $1,000")
    no_violations(wall.page, "board")
    wall.shots("display-board")
    wall.leave()


def test_a_screen_waits_for_the_staff(tmp_path: Path, chrome: Browser) -> None:
    with serving(tmp_path, replace(LOOSE, demo=False), tables=felt("1", rulebook="house")) as house:
        wall = Console(chrome, house, "/display/?table=1&lang=en", size="kiosk")
        code = wall.find(".code").inner_text()
        waiting = house.client("S1").post("/api/terminals/confirm", json={"code": code}).json()["approval"]
        path = f"/api/approvals/{waiting['id']}/confirm"
        assert house.client("S2").post(path, json={"digest": waiting["digest"]}).status_code == 200
        expect(wall.find("main.wall")).to_have_attribute("data-phase", "open")
        wall.leave()
