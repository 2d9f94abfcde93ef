"""A whole small tournament in the browser: twelve players on two tables, from the written rules to the last form."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.browser_support import (
    Terminal,
    chromium,
    in_languages,
    needs_browser,
    no_violations,
    picture,
    sit,
    window,
)
from tests.tournament.hall_support import event, plan, toml_of
from tests.tournament.test_web import at_table, done, opened, spun
from tests.web.web_support import PASSPHRASE, Calendar, Server, open_a_table, serving

pytestmark = needs_browser
BY_HAND = 3  # of the players, on the pages; the others, who are like them, over the interface
PUBLIC, STAFF = ("board", "rules"), ("desk", "register", "papers", "trial", "new")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(Path(tmp_path_factory.mktemp("tournament")), tables=open_a_table, wall=CALENDAR) as running:
        yield running


@pytest.fixture(scope="module")
def chrome() -> Iterator[Browser]:
    with chromium() as running:
        yield running


CALENDAR = Calendar(-10)


def day(offset: int = 0) -> str:
    return (datetime.now(UTC) + timedelta(days=offset)).date().isoformat()


def rules_of_twelve() -> dict[str, Any]:
    return plan(
        event(
            fee=15_00, buy_in=50_00, date=day(), tables=["t1", "t2"], seats=6, on_tables=True,
            rounds=[{"spins": 1, "advance": 1}, {"spins": 1}],
            prizes=[{"place": 1, "share": 70_00}, {"place": 2, "share": 30_00}],
        ),
        automation="terminals",
        table={"terminals": {"count": 6, "central_screen": True}},
    )  # fmt: skip


def enter(
    chrome: Browser, server: Server, badge: str, section: str, *, size: str = "tablet", query: str = "lang=en"
) -> Page:
    page = window(chrome, size).new_page()
    page.goto(f"{server.address}/tournament/?{query}#{section}")
    if badge:
        page.locator("input[name=badge]").fill(badge)
        page.locator("input[name=passphrase]").fill(PASSPHRASE)
        page.locator("form button.primary").click()
        expect(page.locator("input[name=passphrase]")).to_have_count(0)
    return page


def shot(page: Page, name: str) -> None:
    picture(page, f"tournament-{name}")


def test_twelve_players_on_two_tables(server: Server, chrome: Browser) -> None:
    director = enter(chrome, server, "O1", "new")
    director.locator("textarea").fill('{"name": "Nothing"}')
    director.get_by_role("button", name="Check").click()
    expect(director.locator("[data-findings]")).to_contain_text("CO-")
    director.locator("textarea").fill(toml_of(rules_of_twelve()))
    director.get_by_placeholder("spring-series").fill("twelve")
    director.get_by_role("button", name="Publish").click()
    expect(director.get_by_role("status")).to_have_text("Published.")
    done(server.client("O1"), "twelve", "file-rules", date=day(-10), office="Central City", proof="mail 12")
    CALENDAR.ahead = timedelta()
    cage = enter(chrome, server, "C1", "register")
    for number in range(1, BY_HAND + 1):
        register(cage, number)
    for number in range(BY_HAND + 1, 13):
        registered(server, number)
    refused_twice(cage)
    shot(cage, "registration-tablet")
    no_violations(cage, "registration")
    director.goto(f"{server.address}/tournament/?lang=en#desk")
    director.reload()  # it is another day
    step(director, "start")
    with director.expect_response("**/commands"):
        director.get_by_role("button", name="Start the event").click()
    opened(server, "t1")
    opened(server, "t2")
    wall = enter(chrome, server, "", "board", size="kiosk", query="lang=en&wall")
    for players in (12, 2):
        play(server, chrome, director, players, wall)
    step(director, "award")
    director.locator(".next").get_by_role("button", name="Award the prizes").click()
    confirm(server, "C1")
    step(director, "over")
    papers = enter(chrome, server, "A1", "papers")
    expect(papers.locator("[data-even=true]")).to_contain_text("$600")
    expect(papers.locator("[data-even=true]")).to_contain_text("$180")
    shot(papers, "papers-tablet")
    no_violations(papers, "forms and money")
    rules = papers.request.get(f"{server.address}/api/tournaments/twelve/paper/rules")
    assert rules.body()[:5] == b"%PDF-"


def register(cage: Page, number: int) -> None:
    for name, value in (("person", f"P{number}"), ("name", f"Player {number}"), ("identity", f"ID {number}")):
        cage.locator(f'[data-command="register"] [name="{name}"]').fill(value)
    cage.locator('[data-command="register"] button.primary').click()
    row = cage.locator("tbody tr").nth(number - 1)
    expect(row).to_contain_text("$65")
    row.get_by_role("button", name="Rules given").click()
    expect(row).to_contain_text("given")
    expect(row.get_by_role("button")).to_have_count(0)


def registered(server: Server, number: int) -> None:
    cage, paid = server.client("C1"), {"fee": 15_00, "buy_in": 50_00}
    parts = {what: [{"means": "cash", "amount": amount}] for what, amount in paid.items()}
    person = {"person": f"P{number}", "name": f"Player {number}", "identity": f"ID {number}"}
    done(cage, "twelve", "register", event="E1", date=day(), **person, **parts)
    done(cage, "twelve", "acknowledge-rules", entry=number)


def refused_twice(cage: Page) -> None:
    here = cage.locator('[data-command="register"]')
    here.locator("button.primary").click()
    expect(here.locator('[name="person"]')).to_have_attribute("aria-invalid", "true")
    for name, value in (("person", "P1"), ("name", "Player 1"), ("identity", "ID 1")):
        here.locator(f'[name="{name}"]').fill(value)
    here.locator("button.primary").click()
    expect(here.locator("[role=alert]")).to_contain_text("CO-2213(2)(c)-a")
    expect(here.locator('[name="name"]')).to_have_value("Player 1")


def step(director: Page, name: str) -> None:
    expect(director.locator("[data-step]")).to_have_attribute("data-step", name)


def play(server: Server, chrome: Browser, director: Page, players: int, wall: Page) -> None:
    step(director, "draw")
    director.locator("[name=seed]").fill("4-8-15")
    director.get_by_role("button", name="Draw the seats").click()
    step(director, "seats")
    for left in range(players, max(0, players - BY_HAND), -1):
        seat = director.get_by_role("button", name="Is seated")
        expect(seat).to_have_count(left)
        seat.first.click()
        expect(seat).to_have_count(left - 1)
    others_sit_down(server)
    step(director, "round")
    director.get_by_role("button", name="Start the round").click()
    step(director, "end")
    if players == 12:
        shot(director, "desk-tablet")
        no_violations(director, "desk")
    desk = server.client("O1").get("/api/tournaments/twelve/desk").json()
    seated = [player for player in desk["players"] if player["stand"] == "in"]
    tables = sorted({player["table"] for player in seated})
    dealer = server.client("D1")
    for table in tables:
        if dealer.get(f"/api/tables/{table}").json()["phase"] != "betting":
            assert at_table(dealer, table, "open-betting").status_code == 200
    for player in seated:
        terminal = server.terminal(player["seat"], player["table"])
        wager = {"bet": ("red", "black")[player["seat"] % 2], "stake": player["due"] // (player["seat"] + 1)}
        assert at_table(terminal, player["table"], "place-wager", seat=player["seat"], **wager).status_code == 200
    if players == 12:
        a_player_sees(sit(chrome, server, seated[0]["table"], seated[0]["seat"]))
    for table in tables:
        spun(server, table, "1")
    expect(wall.locator("tr.first").first).to_be_visible()
    expect(wall.locator(".clock")).to_contain_text("Round")
    if players == 12:
        expect(wall.locator("tbody tr")).to_have_count(12)
        expect(wall.locator("tr.first .points")).to_have_text(["1,333", "1,333"])  # at two tables, and equal
        expect(wall.locator("tbody tr td:first-child")).to_have_text([str(1 + row // 2 * 2) for row in range(12)])
        shot(wall, "wall-kiosk")
        no_violations(wall, "the wall's board")
    director.get_by_role("button", name="End the round").click()
    step(director, "advance")
    director.get_by_role("button", name="Advance to the next round").click()


def others_sit_down(server: Server) -> None:
    director = server.client("O1")
    desk = director.get("/api/tournaments/twelve/desk").json()
    people = {entry["entry"]: entry["person"] for entry in desk["entries"]}
    for player in desk["players"]:
        if player["stand"] == "in" and not player["present"]:
            entry = player["entry"]
            done(director, "twelve", "take-seat", event="E1", entry=entry, person=people[entry])


def a_player_sees(terminal: Terminal) -> None:
    """Points, place and what the leader has; points are no money."""
    expect(terminal.page.locator("[data-standing]")).to_contain_text("of 12")
    expect(terminal.page.locator("[data-standing]")).to_contain_text("the leader has")
    expect(terminal.page.locator('[data-meter="balance"]')).not_to_contain_text("$")
    own = terminal.page.locator('.stack[data-stack="dozen-2"]')
    terminal.press("dozen-2")  # tournament chips have their value from the round: none is asked for
    expect(own.locator("text")).to_have_text("1")
    terminal.shot("tournament-terminal-tablet")
    terminal.do("undo")
    expect(own).to_have_count(0)
    no_violations(terminal.page, "a tournament's terminal")


def confirm(server: Server, badge: str) -> None:
    client = server.client(badge)
    (waiting,) = client.get("/api/approvals").json()
    answer = client.post(f"/api/approvals/{waiting['id']}/confirm", json={"digest": waiting["digest"]})
    assert answer.status_code == 200, answer.text


@pytest.mark.parametrize("language", in_languages("en", "es", "de", "fr", "zh-Hans", seen="de"))
def test_every_section_in_every_language(server: Server, chrome: Browser, language: str) -> None:
    size = {"de": "phone", "zh-Hans": "kiosk"}.get(language, "tablet")
    page = enter(chrome, server, "O1", "trial", size=size, query=f"lang={language}")
    for section in (*PUBLIC, *STAFF):
        page.locator(f'nav a[href="#{section}"]').click()
        page.wait_for_load_state("networkidle")
        expect(page.locator("main h1")).to_be_visible()
        expect(page.get_by_text("undefined")).to_have_count(0)
        if language == "de":
            no_violations(page, f"{section} in {language}")
            shot(page, f"{section}-{size}")


def test_a_structure_is_tried(server: Server, chrome: Browser) -> None:
    page = enter(chrome, server, "O1", "trial")
    page.get_by_role("button", name="Try it").click()
    expect(page.get_by_text("of the places are luck")).to_be_visible()
    shot(page, "trial-tablet")
    no_violations(page, "a trial")


def test_a_house_without_tournaments_says_so_in_every_section(tmp_path: Path, chrome: Browser) -> None:
    with serving(tmp_path) as empty:
        page = enter(chrome, empty, "O1", "desk")
        for section in (*PUBLIC, "desk", "register", "papers"):
            page.locator(f'nav a[href="#{section}"]').click()
            expect(page.locator("main")).to_contain_text("No tournament is announced.")
        page.context.close()
