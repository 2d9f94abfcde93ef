"""A whole small tournament over HTTP: twelve players, two tables of the real floor, rules to tax figures."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.tournament.hall_support import event, plan, toml_of
from tests.web.web_support import Calendar, Server, open_a_table, serving

from croupier.rules.book.library import tournament_authority
from croupier.table.opening.decide import inspection_points

KEYS = itertools.count()
CALENDAR = Calendar()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    CALENDAR.turn_to("2026-11-10")
    with serving(tmp_path_factory.mktemp("tournament"), tables=open_a_table, wall=CALENDAR) as server:
        yield server


def asked(client: httpx.Client, tournament: str, do: str, **fields: Any) -> httpx.Response:
    body = {"key": f"k{next(KEYS)}", "command": {"do": do, **fields}}
    return client.post(f"/api/tournaments/{tournament}/commands", json=body)


def done(client: httpx.Client, tournament: str, do: str, **fields: Any) -> list[dict[str, Any]]:
    answer = asked(client, tournament, do, **fields)
    assert answer.status_code == 200, answer.text
    events: list[dict[str, Any]] = answer.json()["events"]
    return events


def at_table(client: httpx.Client, table: str, do: str, **fields: Any) -> httpx.Response:
    body = {"key": f"k{next(KEYS)}", "command": {"do": do, **fields}}
    return client.post(f"/api/tables/{table}/commands", json=body)


def opened(server: Server, table: str) -> None:
    pit, dealer = server.client("S1"), server.client("D1")
    points = dict.fromkeys(inspection_points(server.house.floor.table(table).rules), True)
    for client, do, fields in (
        (pit, "inspect-table", {"points": points}),
        (dealer, "sign-in-dealer", {"dealer": "D1"}),
        (pit, "open-table", {"opener": 0, "drop_box": f"B{table}", "tip_box": f"C{table}"}),
    ):
        answer = at_table(client, table, do, **fields)
        assert answer.status_code == 200, answer.text


def spun(server: Server, table: str, number: str) -> None:
    dealer = server.client("D1")
    for do, fields in (
        ("spin-ball", {}),
        ("call-no-more-bets", {"wave": True}),
        ("declare-result", {"number": number, "turns": 8}),
    ):
        answer = at_table(dealer, table, do, **fields)
        assert answer.status_code == 200, answer.text


def rules_of_twelve() -> dict[str, Any]:
    return plan(
        event(
            fee=15_00,
            buy_in=50_00,
            tables=["t1", "t2"],
            seats=6,
            on_tables=True,
            rounds=[{"spins": 1, "advance": 1}, {"spins": 1}],
            prizes=[{"place": 1, "share": 70_00}, {"place": 2, "share": 30_00}],
        ),
        automation="terminals",
        table={"terminals": {"count": 6, "central_screen": True}},
    )


def test_twelve_players_on_two_tables(server: Server) -> None:
    director, cage, anybody = server.client("O1"), server.client("C1"), server.client()
    done(director, "twelve", "publish-rules", rules=rules_of_twelve())
    done(director, "twelve", "file-rules", date="2026-11-10", office="Central City", proof="mail 12")
    CALENDAR.turn_to("2026-11-18")
    for number in range(1, 13):
        parts = {"fee": [{"means": "cash", "amount": 15_00}], "buy_in": [{"means": "cash", "amount": 50_00}]}
        person = {"person": f"P{number}", "name": f"Player {number}", "identity": f"ID {number}"}
        done(cage, "twelve", "register", event="E1", date="2026-11-18", **person, **parts)
        done(cage, "twelve", "acknowledge-rules", entry=number)
    again = {"person": "P1", "name": "Player 1", "identity": "ID 1", "event": "E1", "date": "2026-11-18"}
    refused = asked(cage, "twelve", "register", **again, **parts)
    assert (refused.status_code, refused.json()["code"], refused.json()["clause"]) == (
        409, "already_entered", "CO-2213(2)(c)-a",
    )  # fmt: skip
    CALENDAR.turn_to("2026-11-20")
    done(director, "twelve", "start-event", event="E1", date="2026-11-20")
    opened(server, "t1")
    opened(server, "t2")
    play_round(server, ["red", "black"])
    board = anybody.get("/api/tournaments/twelve/leaderboard").json()
    assert board["running"] is False
    assert len(board["places"]) == 12
    events = done(director, "twelve", "advance-players", event="E1")
    assert [event["event"] for event in events] == ["players-eliminated", "players-advanced"]
    assert len(events[1]["data"]["entries"]) == 2
    play_round(server, ["red", "black"])
    done(director, "twelve", "advance-players", event="E1")
    stale, approval = (asked_award(director, add) for add in (10_00, 0))
    assert confirmed(cage, stale).json()["code"] == "approval_differs", "there is more in the pool than was read"
    assert confirmed(cage, approval).status_code == 200
    desk = director.get("/api/tournaments/twelve/desk").json()
    assert sorted(award["amount"] for award in desk["awards"]) == [183_00, 427_00]
    CALENDAR.turn_to("2026-11-21")
    for award in desk["awards"]:
        done(cage, "twelve", "pay-prize", award=award["number"], form=f"PF-{award['number']}", date="2026-11-21")
    count_the_fees(server)
    done(director, "twelve", "conclude-tournament", date="2026-11-21")
    forms = server.client("A1").get("/api/tournaments/twelve/forms").json()
    months = {"months": {"2026-11": 180_00}, "total": 180_00, "refunded": {}}
    assert forms["tax"] == {"tournament": "Trial", **months, "paper": []}
    assert (forms["form"]["fees"], forms["form"]["buy_ins"], forms["payouts"]["total"]) == (180_00, 600_00, 610_00)
    shown = anybody.get("/api/tournaments/twelve").json()
    assert (shown["concluded"], shown["entries"]) == ("2026-11-21", 12)
    listed = [one["tournament"] for one in anybody.get("/api/tournaments").json()]
    assert "twelve" in listed


def asked_award(director: httpx.Client, added: int) -> dict[str, Any]:
    """The prizes as the second person reads them; `added` comes to the pool only then."""
    first = asked(director, "twelve", "award-prizes", event="E1")
    assert first.status_code == 202, first.text
    if added:
        done(director, "twelve", "add-prize-money", event="E1", amount=added)
    return dict(first.json()["approval"])


def confirmed(second: httpx.Client, approval: dict[str, Any]) -> httpx.Response:
    return second.post(f"/api/approvals/{approval['id']}/confirm", json={"digest": approval["digest"]})


def play_round(server: Server, bets: list[str]) -> None:
    director, anybody = server.client("O1"), server.client()
    desk = director.get("/api/tournaments/twelve/desk").json()
    people = {entry["entry"]: entry["person"] for entry in desk["entries"]}
    done(director, "twelve", "draw-seats", event="E1", seed="4-8-15")
    seated = [p for p in director.get("/api/tournaments/twelve/desk").json()["players"] if p["stand"] == "in"]
    for player in seated:
        done(director, "twelve", "take-seat", event="E1", entry=player["entry"], person=people[player["entry"]])
    counts = {str(player["entry"]): player["due"] for player in seated}
    done(director, "twelve", "start-round", event="E1", counts=counts)
    tables = sorted({player["table"] for player in seated})
    for table in tables:
        if anybody.get(f"/api/tables/{table}").json()["phase"] != "betting":
            betting = at_table(server.client("D1"), table, "open-betting")
            assert betting.status_code == 200, betting.text
        by_hand = at_table(director, table, "issue-points", seat=1, points=5)
        assert by_hand.json()["code"] == "chips_not_in_play"
    for player in seated:
        terminal = server.terminal(player["seat"], player["table"])
        mine = terminal.get("/api/tournaments/twelve/mine").json()
        assert (mine["entry"], mine["points"], mine["of"]) == (player["entry"], player["due"], len(seated))
        bet = bets[player["seat"] % 2]
        stake = player["due"] // (player["seat"] + 1)
        placed = at_table(terminal, player["table"], "place-wager", seat=player["seat"], bet=bet, stake=stake)
        assert placed.status_code == 200, placed.text
        other = at_table(terminal, player["table"], "place-wager", seat=player["seat"] + 1, bet=bet, stake=1)
        assert other.json()["code"] == "not_your_seat"
    early = asked(director, "twelve", "end-round", event="E1")
    assert (early.status_code, early.json()["code"]) == (409, "game_running")
    for table in tables:
        spun(server, table, "1")
        more = at_table(server.client("D1"), table, "spin-ball")
        assert more.json()["code"] == "round_over", more.text
    clock = anybody.get("/api/tournaments/twelve/clock").json()
    assert [one["spins"] for one in clock["tables"]] == [1] * len(tables)
    live = anybody.get("/api/tournaments/twelve/leaderboard?last=3").json()
    assert live["running"] is True
    assert live["leader"] == live["places"][0]["points"] > 1000
    done(director, "twelve", "end-round", event="E1")


def test_what_the_house_refuses_before_the_table_is_on_its_record(server: Server) -> None:
    refused = {
        (recorded.data["command"], recorded.data["code"], recorded.data["clause"])
        for recorded in server.house.journal.read("table/t1")
        if recorded.name == "command-refused"
    }
    assert ("issue-points", "chips_not_in_play", "CO-2213.07(5)-a") in refused
    assert ("spin-ball", "round_over", None) in refused


def test_whoever_may_not_is_told_that_first(server: Server) -> None:
    done(server.client("O1"), "first", "publish-rules", rules=plan(event(date="2026-12-20")))
    answer = asked(server.client("D1"), "first", "end-round", event="E1")
    assert (answer.status_code, answer.json()["code"]) == (403, "role_not_allowed")
    last = list(server.house.journal.read("tournament/first"))[-1]
    assert (last.name, last.data["command"], last.data["code"]) == ("command-refused", "end-round", "role_not_allowed")
    assert (last.who, last.role) == ("D1", "dealer")


def test_a_terminal_speaks_for_whoever_was_drawn_to_its_seat_and_for_no_name(server: Server) -> None:
    """At a table for money anybody may sit down under the name of a player of the tournament."""
    director = server.client("O1")
    rules = plan(
        event(tables=["s1"], seats=2, on_tables=True, date="2026-12-20"),
        automation="terminals",
        table={"terminals": {"count": 2, "central_screen": True}},
    )
    done(director, "spoken", "publish-rules", rules=rules)
    CALENDAR.turn_to("2026-12-10")
    done(director, "spoken", "file-rules", date="2026-12-10", office="Central City", proof="mail")
    for person in ("P1", "P2"):
        identity = {"person": person, "name": person, "identity": f"ID {person}"}
        done(director, "spoken", "register", event="E1", date="2026-12-10", **identity)
    CALENDAR.turn_to("2026-12-20")
    done(director, "spoken", "start-event", event="E1", date="2026-12-20")
    done(director, "spoken", "draw-seats", event="E1", seed="s")
    elsewhere = server.terminal(1, "1")
    assert server.house.floor.tables["1"].view.seats[1].player == "P1"
    answer = asked(elsewhere, "spoken", "acknowledge-rules", entry=1)
    assert answer.json()["code"] == "no_substitute", answer.text
    seats = {p["entry"]: p["seat"] for p in director.get("/api/tournaments/spoken/desk").json()["players"]}
    own = server.terminal(seats[1], "s1")
    assert asked(own, "spoken", "acknowledge-rules", entry=2).json()["code"] == "no_substitute"
    done(own, "spoken", "acknowledge-rules", entry=1)


def test_a_tournament_is_there_as_soon_as_the_house_is(tmp_path: Path) -> None:
    with serving(tmp_path) as before:
        done(before.client("O1"), "again", "publish-rules", rules=plan(fee=15_00, buy_in=50_00))
    with serving(tmp_path, staff=False) as after:
        assert [one["tournament"] for one in after.client().get("/api/tournaments").json()] == ["again"]


def count_the_fees(server: Server) -> None:
    first = asked(server.client("C1"), "twelve", "count-fees", counted=180_00, date="2026-11-21")
    assert first.status_code == 202, first.text
    approval = first.json()["approval"]
    second = server.client("O1").post(f"/api/approvals/{approval['id']}/confirm", json={"digest": approval["digest"]})
    assert second.status_code == 200, second.text
    desk = server.client("O1").get("/api/tournaments/twelve/desk").json()
    assert desk["uncounted_fees"] == 0


def test_what_is_not_there_or_not_a_command(server: Server) -> None:
    director = server.client("O1")
    assert (
        asked(director, "nowhere", "start-event", event="E1", date="2026-11-20").json()["code"] == "no_such_tournament"
    )
    assert asked(director, "nowhere", "fly").json()["code"] == "bad_command"
    assert asked(director, "nowhere", "publish-rules", rules={"name": "x"}).status_code == 409
    assert director.get("/api/tournaments/nowhere").status_code == 404
    assert asked(director, "nowhere", "publish-rules", by={}).json()["code"] == "bad_command"
    assert asked(director, "nowhere", "publish-rules", rules={"name": 1.5}).json()["code"] == "bad_command"


def test_rules_are_checked_before_they_are_published(server: Server) -> None:
    director = server.client("O1")
    good = director.post("/api/tournaments/check", json={"rules": plan(fee=15_00, buy_in=50_00)}).json()
    assert (good["ok"], good["filing"]["entry_fee"], good["filing"]["per_spin"]) == (True, 15_00, [250.0])
    rules = plan(fee=15_00, buy_in=50_00)
    written = director.post("/api/tournaments/check", json={"text": toml_of(rules)}).json()
    assert (written["ok"], written["filing"], written["rules"]) == (True, good["filing"], rules)
    no_file = director.post("/api/tournaments/check", json={"text": "name = = 1"}).json()
    assert (no_file["ok"], len(no_file["findings"])) == (False, 1)
    bad = director.post("/api/tournaments/check", json={"rules": {"name": "Nothing"}}).json()
    assert bad["ok"] is False
    assert {"no_events", "venue_not_licensed"} <= {finding["code"] for finding in bad["findings"]}


def test_a_structure_is_tried(server: Server) -> None:
    director = server.client("O1")
    body = {"players": 12, "games": [{"spins": 10, "advance": 2}, {"spins": 10}], "runs": 50}
    outlook = director.post("/api/tournaments/simulate", json=body).json()
    assert outlook["rounds"][0]["started"][0] == 12
    assert 0 <= outlook["luck"] <= 1
    refused = director.post("/api/tournaments/simulate", json={**body, "strategies": {"wild": 12}})
    assert (refused.status_code, refused.json()["code"]) == (409, "no_such_strategy")


def test_the_rules_can_be_read_by_anybody(server: Server) -> None:
    done(server.client("O1"), "read", "publish-rules", rules=plan(event(date="2026-12-20")))
    document = server.client().get("/api/tournaments/read/rules").json()
    assert "shall follow the house rules of Golden Gulch." in document["text"]
    assert document["html"].startswith("<article>")
    assert document["version"] == 1
    german = server.client().get("/api/tournaments/read/rules?lang=de").json()
    assert german["title"].endswith(": Turnierregeln")
    for said in (german["text"], german["html"]):
        assert "Fassung 1 der Regeln" in said
        assert "Wie wir die Vorschrift lesen" in said
    assert len(german["sections"]) == len(document["sections"])
    assert german["digest"] == document["digest"]  # the rules are the same ones


def test_every_command_has_its_form(server: Server) -> None:
    forms = server.client().get("/api/tournament-commands").json()
    assert {form["command"] for form in forms} == set(tournament_authority())
    register = next(form for form in forms if form["command"] == "register")
    assert set(register["fields"]["required"]) == {"do", "event", "person", "name", "identity"}
    assert "Payment" in register["fields"]["$defs"]
