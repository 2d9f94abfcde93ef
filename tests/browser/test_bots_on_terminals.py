"""Players on terminals, from nothing to the filed end: bots on sockets, two people at pages; forty of them are long."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack
from datetime import timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.browser_support import needs_browser, no_violations
from tests.browser.test_from_nothing import FEE, POOL, announced, registered
from tests.browser.test_tournament import Hand, concluded, enter, second_person, shot, step
from tests.support import PATIENCE
from tests.tournament.test_web import at_table, opened, spun
from tests.web.web_support import Calendar, Live, Server, open_a_table, serving

pytestmark = needs_browser
SEATS = 8
CALENDAR = Calendar(-30)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(Path(tmp_path_factory.mktemp("forty")), tables=open_a_table, wall=CALENDAR) as running:
        yield running


@pytest.mark.parametrize("players", [10, pytest.param(40, marks=pytest.mark.long)])
@pytest.mark.one_in(2, of="a tournament from beginning to end")
def test_bots_on_terminals(server: Server, chrome: Browser, players: int) -> None:
    """The terminals count the points themselves; every action of the two people is counted, money to the cent."""
    tables = [f"{players}-{number}" for number in range(1, -(-players // SEATS) + 1)]
    hand = Hand(enter(chrome, server, "O1", "desk"))
    announced(hand, f"Bots {players}", ", ".join(tables), SEATS, spins="1", played="terminals")
    CALENDAR.ahead += timedelta(days=6)
    key = f"bots-{players}"
    cage = enter(chrome, server, "C1", "register", query=f"lang=en&tournament={key}")
    registered(Hand(cage), players)
    director = hand.page
    director.goto(f"{server.address}/tournament/?lang=en&tournament={key}#desk")
    director.reload()
    step(director, "start-event")
    hand.actions = 0
    hand.click('[data-do="start-event"]')
    left, pressed = players, 0
    for round_ in (1, 2):
        points, tables_of_it = one_round(server, director, hand, key, round_, left)
        left, pressed = 2 * tables_of_it, pressed + tables_of_it
    best, next_ = sorted(points, key=lambda name: -points[name])[:2]
    step(director, "award-prizes")
    expect(director.locator("[data-proposed] li").first).to_contain_text(best)
    cage.locator('nav a[href="#papers"]').click()
    hand.click('[data-do="award-prizes"]')
    pool = players * POOL // 100
    second_person(cage, "award-prizes", f"1. {best}", f"${pool // 2:,}", f"2. {next_}", f"${pool * 3 // 10:,}")
    concluded(director, cage, hand, f"{players * FEE // 100}")
    # the event, in each round seed, draw, a press for each table, start, end, on; award, two for each prize, the end,
    # and its forms
    assert hand.actions == 1 + 2 * 5 + pressed + 1 + 3 * 2 + 1 + 2
    forms = server.client("A1").get(f"/api/tournaments/{key}/forms").json()
    assert forms["money"] == {
        "collected": players * (FEE + POOL), "house_additions": 0, "proceeds": players * FEE, "pools": 0,
        "paid": players * POOL, "refunds": 0,
    }  # fmt: skip
    paid = {line["amount"] for line in forms["payouts"]["lines"]}
    assert paid == {players * POOL * share // 10 for share in (5, 3, 2)}


def one_round(
    server: Server, director: Page, hand: Hand, key: str, round_: int, seated: int
) -> tuple[dict[str, int], int]:
    """Drawn, seated table by table, played on the terminals' sockets, and ended by what the terminals count."""
    step(director, "draw-seats")
    hand.fills("[name=seed]", f"4-8-{round_}")
    hand.click('[data-do="draw-seats"]')
    step(director, "start-round")
    while director.locator("[data-seat-all]").count():
        table = director.locator("[data-table]", has=director.locator("[data-seat-all]")).first
        name = table.get_attribute("data-table")
        hand.click(f'[data-table="{name}"] [data-seat-all]')
        expect(director.locator(f'[data-table="{name}"] [data-seat-all]')).to_have_count(0)
    desk = server.client("O1").get(f"/api/tournaments/{key}/desk").json()
    playing = [player for player in desk["players"] if player["stand"] == "in"]
    assert len(playing) == seated
    tables = sorted({player["table"] for player in playing})
    for table in tables if round_ == 1 else ():
        opened(server, table)
    hand.click('[data-do="start-round"]')
    step(director, "end-round")
    played(server, playing, tables)
    expect(director.locator("[data-obstacle]")).to_have_count(0)
    if round_ == 1:
        shot(director, "forty-on-terminals")
        no_violations(director, "forty on terminals")
    hand.click('[data-do="end-round"]')
    step(director, "advance-players")
    board = server.client().get(f"/api/tournaments/{key}/leaderboard?event=E1").json()
    hand.click('[data-do="advance-players"]')
    return {place["name"]: place["points"] for place in board["places"] if place["stand"] == "in"}, len(tables)


def until_all_sit(server: Server, playing: list[dict[str, object]]) -> None:
    """The tables follow the tournament: its round has begun before the last of them has its players."""
    deadline = time.monotonic() + PATIENCE
    for player in playing:
        seat, due, table = int(str(player["seat"])), int(str(player["due"])), str(player["table"])
        view = server.house.floor.tables[table].view
        while seat not in view.seats or view.rack(seat) != due:
            assert time.monotonic() < deadline, (table, seat, due)
            time.sleep(0.01)


def played(server: Server, playing: list[dict[str, object]], tables: list[str]) -> None:
    """Every bot has a socket of its own; each stakes otherwise, so that nobody is equal at a table."""
    until_all_sit(server, playing)
    dealer = server.client("D1")
    for table in tables:
        if dealer.get(f"/api/tables/{table}").json()["phase"] != "betting":
            assert at_table(dealer, table, "open-betting").status_code == 200
    for table in tables:
        with ExitStack() as open_:
            for player in (one for one in playing if one["table"] == table):
                seat = int(str(player["seat"]))
                line: Live = open_.enter_context(server.live(server.terminal(seat, table), table))
                stake = int(str(player["due"])) // 10 - 7 * seat - tables.index(table)
                line.done(do="place-wager", seat=seat, bet="red", stake=stake)
            spun(server, table, "1")
