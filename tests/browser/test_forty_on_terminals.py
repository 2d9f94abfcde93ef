"""Forty players on terminals, from the filed rules to the filed end: bots on sockets, two people at their pages."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.browser_support import needs_browser, no_violations
from tests.browser.test_tournament import FEE, POOL, Hand, concluded, enter, second_person, shot, step
from tests.support import PATIENCE
from tests.tournament.hall_support import event, plan
from tests.tournament.test_web import at_table, done, opened, spun
from tests.web.web_support import Calendar, Live, Server, open_a_table, serving

pytestmark = needs_browser
PLAYERS, TABLES, ON = 40, [f"f{number}" for number in range(1, 6)], 5
CALENDAR = Calendar(-6)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(Path(tmp_path_factory.mktemp("forty")), tables=open_a_table, wall=CALENDAR) as running:
        yield running


def test_forty_bots_on_terminals(server: Server, chrome: Browser) -> None:
    """The terminals count the points themselves; every action of the two people is counted, money to the cent."""
    day = datetime.now(UTC).date().isoformat()
    rules = plan(
        event(
            fee=FEE, buy_in=POOL, date=day, tables=TABLES, seats=8, on_tables=True,
            rounds=[{"spins": 1, "advance": 1}, {"spins": 1}],
            prizes=[{"place": 1, "share": 60_00}, {"place": 2, "share": 40_00}],
        ),
        name="Forty on terminals",
        automation="terminals",
        table={"terminals": {"count": 8, "central_screen": True}},
    )  # fmt: skip
    director_at, cage_at = server.client("O1"), server.client("C1")
    done(director_at, "forty", "publish-rules", rules=rules)
    filed = (datetime.now(UTC) + CALENDAR.ahead).date().isoformat()
    done(director_at, "forty", "file-rules", date=filed, office="Central City", proof="mail 12")
    CALENDAR.ahead = timedelta()
    for number in range(1, PLAYERS + 1):
        paid = {what: [{"means": "cash", "amount": amount}] for what, amount in (("fee", FEE), ("buy_in", POOL))}
        person = {"person": f"P{number}", "name": f"Bot {number}", "identity": f"CO {number}"}
        done(cage_at, "forty", "register", event="E1", date=day, **person, **paid)
        done(cage_at, "forty", "acknowledge-rules", entry=number)
    director = enter(chrome, server, "O1", "desk")
    hand = Hand(director)
    hand.click('[data-do="start-event"]')
    for round_, seated in ((1, PLAYERS), (2, ON)):
        points = one_round(server, director, hand, round_, seated)
    best, next_ = sorted(points, key=lambda name: -points[name])[:2]
    step(director, "award-prizes")
    expect(director.locator("[data-proposed] li").first).to_contain_text(best)
    cage = enter(chrome, server, "C1", "papers")
    hand.click('[data-do="award-prizes"]')
    second_person(cage, "award-prizes", f"1. {best}", "$1,200", f"2. {next_}", "$800")
    concluded(director, cage, hand, "600")
    # the event, in each round seed, draw, a press for each table, start, end, on; award, two for each prize, the end
    assert hand.actions == 1 + (5 + len(TABLES)) + (5 + 1) + 1 + 2 * 2 + 1
    forms = server.client("A1").get("/api/tournaments/forty/forms").json()
    assert forms["money"] == {
        "collected": PLAYERS * (FEE + POOL), "house_additions": 0, "proceeds": PLAYERS * FEE, "pools": 0,
        "paid": PLAYERS * POOL, "refunds": 0,
    }  # fmt: skip
    assert {line["amount"] for line in forms["payouts"]["lines"]} == {1_200_00, 800_00}


def one_round(server: Server, director: Page, hand: Hand, round_: int, seated: int) -> dict[str, int]:
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
    desk = server.client("O1").get("/api/tournaments/forty/desk").json()
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
    board = server.client().get("/api/tournaments/forty/leaderboard?event=E1").json()
    hand.click('[data-do="advance-players"]')
    return {place["name"]: place["points"] for place in board["places"] if place["stand"] == "in"}


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
