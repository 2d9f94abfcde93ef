"""Every date that is typed is the house's own day: nothing is dated ahead, nothing back."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from tests.support import croupier, on_felt
from tests.tournament.hall_support import Evening, event, plan, toml_of
from tests.tournament.test_web import asked, done
from tests.web.web_support import Calendar, Server, serving

CALENDAR = Calendar()
FEES = {"fee": [{"amount": 15_00}], "buy_in": [{"amount": 50_00}]}
ANN = {"event": "E1", "person": "P1", "name": "Ann", "identity": "ID 1", **FEES}

BO = {"person": "P2", "name": "Bo", "identity": "ID 2"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    CALENDAR.turn_to("2026-11-10")
    with serving(tmp_path_factory.mktemp("days"), wall=CALENDAR) as server:
        yield server


def both_refused(server: Server, who: str, do: str, today: str, **fields: Any) -> None:
    """Dated yesterday, tomorrow, and decades away; then it is done on the day itself."""
    client = server.client(who)
    for date in ("1970-01-01", "1999-12-31", _day(today, -1), _day(today, 1), "2031-01-01"):
        answer = asked(client, "days", do, date=date, **fields)
        refusal = (answer.status_code, answer.json().get("code"), answer.json().get("facts"))
        assert refusal == (409, "bad_date", {"field": "date", "date": date, "today": today}), (do, date, answer.text)
    done(client, "days", do, date=today, **fields)


def _day(day: str, days: int) -> str:
    CALENDAR.turn_to(day)
    return (CALENDAR() + timedelta(days=days)).date().isoformat()


def test_no_date_is_ahead_and_none_before_the_houses_own_day(server: Server) -> None:
    done(server.client("O1"), "days", "publish-rules", rules=plan(event(fee=15_00, buy_in=50_00)))
    both_refused(server, "O1", "file-rules", "2026-11-10", office="Central City", proof="mail 12")
    both_refused(server, "R1", "record-division-answer", "2026-11-12", acceptable=True)
    both_refused(server, "C1", "register", "2026-11-18", **ANN)
    director, cage = server.client("O1"), server.client("C1")
    done(cage, "days", "acknowledge-rules", entry=1)
    both_refused(server, "O1", "start-event", "2026-11-20", event="E1")
    done(director, "days", "draw-seats", event="E1", seed="s")
    done(director, "days", "take-seat", event="E1", entry=1, person="P1")
    done(director, "days", "start-round", event="E1", counts={"1": 1000})
    alone = asked(director, "days", "end-round", event="E1", points={"1": 900})
    assert (alone.status_code, alone.json()["code"]) == (409, "points_not_counted")
    for counter in (director, cage):
        done(counter, "days", "count-points", event="E1", table="1", points={"1": 900})
    done(director, "days", "end-round", event="E1")
    done(director, "days", "advance-players", event="E1")
    two(server, "O1", "C1", "award-prizes", event="E1")
    both_refused(server, "C1", "pay-prize", "2026-11-21", award=1, form="PF-1")
    for counted, date, code in ((15_00, "2026-11-20", "bad_date"), (-1, "2026-11-21", "bad_amount")):
        said = asked(server.client("C1"), "days", "count-fees", counted=counted, date=date)
        assert (said.status_code, said.json()["code"]) == (409, code), "nobody is called for it"
    two(server, "C1", "O1", "count-fees", counted=15_00, date="2026-11-21")
    no_winner(server)
    both_refused(server, "O1", "conclude-tournament", "2026-11-22")
    forms = server.client("A1").get("/api/tournaments/days/forms").json()
    assert forms["tax"]["months"] == {"2026-11": 15_00}


def two(server: Server, first: str, second: str, do: str, **fields: Any) -> dict[str, Any]:
    waiting = asked(server.client(first), "days", do, **fields).json()["approval"]
    path, body = f"/api/approvals/{waiting['id']}/confirm", {"digest": waiting["digest"]}
    return dict(server.client(second).post(path, json=body).json())


def no_winner(server: Server) -> None:
    """Nobody but the first in the standings wins, and nobody who is not there."""
    refused = asked(server.client("O1"), "days", "conclude-tournament", date="2026-11-21", winner=7)
    assert (refused.json()["code"], refused.json()["facts"]) == ("not_first", {"winner": 7, "first": 1})


def test_the_day_is_the_one_of_the_place_where_the_house_stands(tmp_path: Path) -> None:
    """At noon in London it is the next day on Kiritimati already."""
    calendar = Calendar()
    calendar.turn_to("2026-11-10")
    with serving(tmp_path, wall=calendar) as server:
        person = {"badge": "K1", "name": "Kim", "licence": "L-1", "roles": ["key-manager"], "valid_until": "2099-12-31"}
        day = {"zone": "Pacific/Kiritimati", "shifts": {"day": "00:00"}}
        for do, fields in (("register-person", person), ("set-gaming-day", day)):
            body = {"key": do, "command": {"do": do, **fields}}
            assert server.client("K1").post("/api/floor/commands", json=body).status_code == 200
        director = server.client("O1")
        done(director, "days", "publish-rules", rules=plan())
        filing = {"office": "Central City", "proof": "mail"}
        assert asked(director, "days", "file-rules", date="2026-11-10", **filing).json()["code"] == "bad_date"
        assert director.get("/api/tournaments/days/desk").json()["today"] == "2026-11-11"
        done(director, "days", "file-rules", date="2026-11-11", **filing)


def test_a_fee_that_is_taken_after_midnight_is_of_the_gaming_day_and_its_month(tmp_path: Path) -> None:
    """As the tables' money is: at half past two on 1 December, the gaming day of 30 November is not over."""
    calendar = Calendar()
    calendar.turn_to("2026-11-20", "20:00")
    with serving(tmp_path, wall=calendar) as server:
        person = {"badge": "K1", "name": "Kim", "licence": "L-1", "roles": ["key-manager"], "valid_until": "2099-12-31"}
        day = {"zone": "America/Denver", "shifts": {"day": "06:00"}}
        for do, fields in (("register-person", person), ("set-gaming-day", day)):
            body = {"key": do, "command": {"do": do, **fields}}
            assert server.client("K1").post("/api/floor/commands", json=body).status_code == 200
        director, cage = server.client("O1"), server.client("C1")
        done(director, "days", "publish-rules", rules=plan(event(fee=15_00, buy_in=50_00, date="2026-12-02")))
        done(director, "days", "file-rules", date="2026-11-20", office="Central City", proof="mail")
        calendar.turn_to("2026-11-21", "20:00")
        done(server.client("R1"), "days", "record-division-answer", date="2026-11-21", acceptable=True)
        calendar.turn_to("2026-12-01", "09:30")
        assert director.get("/api/tournaments/days/desk").json()["today"] == "2026-11-30"
        assert asked(cage, "days", "register", date="2026-12-01", **ANN).json()["code"] == "bad_date"
        done(cage, "days", "register", date="2026-11-30", **ANN)
        calendar.turn_to("2026-12-01", "13:30")
        done(cage, "days", "register", date="2026-12-01", **{**ANN, **BO})
        forms = server.client("A1").get("/api/tournaments/days/forms").json()
        assert forms["tax"]["months"] == {"2026-11": 15_00, "2026-12": 15_00}


def test_the_winner_of_one_event_is_the_first_in_its_standings() -> None:
    evening = Evening(plan(buy_in=50_00)).ready()
    for person in "ABC":
        evening.register(person)
    evening.start()
    evening.finish([100, 300, 200])
    evening.do("award-prizes", event="E1")
    evening.pay_all()
    for winner in (3, 1, 4, -1):
        refusal = evening.refused("conclude-tournament", date="2026-11-21", winner=winner)
        assert (refusal.code, refusal.facts["first"]) == ("not_first", 2)
    evening.do("conclude-tournament", date="2026-11-21", winner=2)
    assert evening.state.winner == 2


def test_a_transcript_does_not_go_back_in_time(tmp_path: Path) -> None:
    """Its dates are its clock."""
    rules = tmp_path / "rules.toml"
    rules.write_text(toml_of(plan(fee=15_00, buy_in=50_00)), encoding="utf-8")
    lines: list[dict[str, Any]] = [
        {"do": "file-rules", "date": "2026-11-10", "office": "Central City", "proof": "mail"},
        {"do": "register", "date": "2026-11-18", **ANN},
        {"do": "file-rules", "date": "2026-11-12", "office": "Central City", "proof": "mail"},
        {"do": "acknowledge-rules", "entry": 1, "time": "2026-11-17T12:00:00Z"},
        {"do": "register", "date": "2026-11-19", "time": "2026-11-18T20:00:00Z", **ANN, **BO},
        {"do": "start-event", "date": "2026-11-20", "event": "E1"},
    ]
    told = croupier("tournament", "run", str(rules), stdin="\n".join(map(json.dumps, lines))).out
    answers = [json.loads(line) for line in told.splitlines()]
    got = [line.get("event") or line.get("refused") for line in answers if "event" in line or "refused" in line]
    assert got == [
        "rules-published", "rules-filed", "entry-opened", "event-entered", "bad_date", "bad_command", "bad_date",
        "event-started",
    ]  # fmt: skip


@pytest.mark.parametrize("name", ["", " ", "\u200fCup"])
def test_a_tournament_has_a_name_that_can_be_printed(name: str) -> None:
    refusal = Evening().refused("publish-rules", rules=plan(name=name))
    assert refusal.code == "bad_name"


def test_a_note_has_one_limit_everywhere(server: Server, tmp_path: Path) -> None:
    """At a tournament's desk, in the office, and in scripts: 500 characters, and the same refusal, at its field."""
    note = "x" * 501
    office = {"key": "long-note", "command": {"do": "report-incident", "table": "1", "what": note}}
    desk = {"key": "long-proof", "command": {"do": "file-rules", "date": "2026-11-10", "office": "C", "proof": note}}
    told = [
        server.client("O1").post("/api/tournaments/days/commands", json=desk).json(),
        server.client("S1").post("/api/floor/commands", json=office).json(),
    ]
    assert [(one["id"], one["facts"]["field"]) for one in told] == [
        ("bad_command.taken", "proof"),
        ("bad_command.taken", "what"),
    ]
    rules = tmp_path / "rules.toml"
    rules.write_text(toml_of(plan(fee=15_00, buy_in=50_00)), encoding="utf-8")
    line = json.dumps({"do": "file-rules", "date": "2026-11-10", "office": "C", "proof": note})
    table = [
        json.dumps({"rulebook": "house", "wheel": "double-zero", "policy": on_felt({})}),
        json.dumps({"do": "suspend-table", "reason": note}),
    ]
    day = json.dumps({"do": "report-incident", "table": "1", "what": note})
    for command, text in (
        (("tournament", "run", str(rules)), line),
        (("script", "-"), "\n".join(table)),
        (("register", "run", "-"), day),
    ):
        out = [json.loads(one) for one in croupier(*command, stdin=text).out.splitlines()]
        refused = [one["message"] for one in out if one.get("refused") == "bad_command"]
        assert refused == [told[0]["message"]], (command, out)
