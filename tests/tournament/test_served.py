"""A tournament on terminals under a real `croupier serve`: each player on a socket, ended by the terminals’ count."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.support import PATIENCE
from tests.tournament.hall_support import event, plan
from tests.tournament.test_web import KEYS, at_table, done, opened
from tests.web.test_crash import House, talking
from tests.web.test_crash import serving as process
from tests.web.web_support import PASSPHRASE, Calendar, open_a_table, serving
from websockets.sync.client import ClientConnection

SEATS, FEE, POOL = 8, 15_00, 50_00
Cookies = dict[tuple[str, int], str]


@pytest.mark.parametrize("players", [16, pytest.param(200, marks=pytest.mark.long)])
def test_a_tournament_on_terminals(tmp_path: Path, players: int) -> None:
    tables = [f"s{number}" for number in range(1, players // SEATS + 1)]
    cookies = prepared(tmp_path, players, tables)
    with ExitStack() as open_:
        house = open_.enter_context(process(str(tmp_path / "j.sqlite")))
        director, cage, dealer = (open_.enter_context(signed_in(house, badge)) for badge in ("O1", "C1", "D1"))
        left, round_ = players, 0
        while next_step(director) == "draw-seats":
            round_ += 1
            desk = seated(director, round_)
            assert len(desk) == left
            for table in sorted({player["table"] for player in desk}):
                with table_of(house, cookies, [one for one in desk if one["table"] == table]) as lines:
                    a_spin(dealer, table, lines)
            done(director, "big", "end-round", event="E1")
            done(director, "big", "advance-players", event="E1")
            left = -(-left // SEATS)
        assert next_step(director) == "award-prizes"
        best = director.get("/api/tournaments/big/leaderboard?event=E1").json()["places"][0]
        two(director, cage, "award-prizes", event="E1")
        for award in director.get("/api/tournaments/big/desk").json()["awards"]:
            done(cage, "big", "pay-prize", award=award["number"], form=f"PF-{award['number']}", date=today())
        two(cage, director, "count-fees", counted=players * FEE, date=today())
        done(director, "big", "conclude-tournament", date=today())
        forms = director.get("/api/tournaments/big/forms").json()
    assert forms["money"] == {
        "collected": players * (FEE + POOL), "house_additions": 0, "proceeds": players * FEE, "pools": 0,
        "paid": players * POOL, "refunds": 0,
    }  # fmt: skip
    assert [line["name"] for line in forms["payouts"]["lines"]] == [best["name"]]


def prepared(folder: Path, players: int, tables: list[str]) -> Cookies:
    """Filed in time, everybody in, tables open and terminals known; then the house goes on in a process of its own."""
    calendar = Calendar(-6)
    with serving(folder, tables=open_a_table, wall=calendar) as server:
        director, cage = server.client("O1"), server.client("C1")
        one = event(
            fee=FEE, buy_in=POOL, date=today(), tables=tables, seats=SEATS, on_tables=True,
            rounds=[{"spins": 1, "advance": 1}, {"spins": 1, "advance": 1}, {"spins": 1}],
            prizes=[{"place": 1, "share": 100_00}],
        )  # fmt: skip
        terminals = {"terminals": {"count": SEATS, "central_screen": True}}
        done(director, "big", "publish-rules", rules=plan(one, automation="terminals", table=terminals))
        filed = (datetime.now(UTC) + calendar.ahead).date().isoformat()
        done(director, "big", "file-rules", date=filed, office="Central City", proof="mail 12")
        calendar.ahead *= 0
        for number in range(1, players + 1):
            paid = {what: [{"means": "cash", "amount": amount}] for what, amount in (("fee", FEE), ("buy_in", POOL))}
            person = {"person": f"P{number}", "name": f"Bot {number}", "identity": f"ID {number}"}
            done(cage, "big", "register", event="E1", date=today(), **person, **paid)
            done(cage, "big", "acknowledge-rules", entry=number)
        done(director, "big", "start-event", event="E1", date=today())
        cookies: Cookies = {}
        for table in tables:
            opened(server, table)
            for seat in range(1, SEATS + 1):
                terminal = server.terminal(seat, table)
                cookies[table, seat] = "; ".join(f"{name}={value}" for name, value in terminal.cookies.items())
    return cookies


def next_step(director: httpx.Client) -> str:
    return str(director.get("/api/tournaments/big/next?event=E1").json()["step"]["do"])


def today() -> str:
    return datetime.now(UTC).date().isoformat()


@contextmanager
def signed_in(house: House, badge: str) -> Iterator[httpx.Client]:
    with httpx.Client(
        base_url=house.address, trust_env=False, timeout=PATIENCE, headers={"origin": house.address}
    ) as client:
        answer = client.post("/api/session", json={"badge": badge, "passphrase": PASSPHRASE})
        assert answer.status_code == 200, answer.text
        yield client


def two(first: httpx.Client, second: httpx.Client, do: str, **fields: Any) -> None:
    body = {"key": f"k{next(KEYS)}", "command": {"do": do, **fields}}
    waiting = first.post("/api/tournaments/big/commands", json=body).json()["approval"]
    answer = second.post(f"/api/approvals/{waiting['id']}/confirm", json={"digest": waiting["digest"]})
    assert answer.status_code == 200, answer.text


def seated(director: httpx.Client, round_: int) -> list[dict[str, Any]]:
    done(director, "big", "draw-seats", event="E1", seed=f"4-8-{round_}")
    desk = director.get("/api/tournaments/big/desk").json()
    people = {entry["entry"]: entry["person"] for entry in desk["entries"]}
    playing = [player for player in desk["players"] if player["stand"] == "in"]
    for player in playing:
        done(director, "big", "take-seat", event="E1", entry=player["entry"], person=people[player["entry"]])
    due = {str(player["entry"]): player["due"] for player in playing}
    done(director, "big", "start-round", event="E1", counts=due)
    return playing


@contextmanager
def table_of(
    house: House, cookies: Cookies, players: list[dict[str, Any]]
) -> Iterator[list[tuple[dict[str, Any], ClientConnection]]]:
    with ExitStack() as open_:
        yield [(one, open_.enter_context(talking(house, cookies[one["table"], one["seat"]]))) for one in players]


def a_spin(dealer: httpx.Client, table: str, lines: list[tuple[dict[str, Any], ClientConnection]]) -> None:
    """Each bot stakes otherwise, red wins, and every terminal is told what it has."""
    if dealer.get(f"/api/tables/{table}").json()["phase"] != "betting":
        assert at_table(dealer, table, "open-betting").status_code == 200
    for player, line in lines:
        seat, stake = player["seat"], player["due"] // 10 - 7 * player["seat"]
        command = {"do": "place-wager", "seat": seat, "bet": "red", "stake": stake}
        line.send(json.dumps({"type": "command", "table": table, "key": f"k{next(KEYS)}", "command": command}))
    for player, line in lines:
        while (frame := json.loads(line.recv(timeout=PATIENCE)))["type"] != "answer":
            assert frame["type"] != "refusal", frame
        assert frame["table"] == player["table"]
    for do, fields in (
        ("spin-ball", {}),
        ("call-no-more-bets", {"wave": True}),
        ("declare-result", {"number": "1", "turns": 8}),
    ):
        answer = at_table(dealer, table, do, **fields)
        assert answer.status_code == 200, answer.text
