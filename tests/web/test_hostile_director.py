"""A director who wants more than the law gives, on the running server: each try is refused and changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from tests.tournament.hall_support import event, plan, shown
from tests.tournament.test_web import asked, done
from tests.web.web_support import Calendar, Server, open_a_table, serving

CALENDAR = Calendar()
FILED, STARTS, LATER = "2026-11-10", "2026-11-20", "2026-11-21"
CASH = {"fee": [{"means": "cash", "amount": 15_00}], "buy_in": [{"means": "cash", "amount": 50_00}]}
RULES = plan(event(fee=15_00, buy_in=50_00, date=STARTS), event("E2", date="2026-12-10"))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    CALENDAR.turn_to(FILED)
    with serving(tmp_path_factory.mktemp("hostile"), tables=open_a_table, wall=CALENDAR) as server:
        yield server


class Trials:
    """What is asked of the house, and that nothing came of it: all that the tournament knows, and its forms."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.director, self.cage = server.client("O1"), server.client("C1")
        self.auditor = server.client("A1")

    def shown(self) -> Any:
        hall = self.server.house.tournaments.hall("cup")
        return shown(hall.view), shown(hall.state), self.auditor.get("/api/tournaments/cup/forms").json()

    def refused(self, code: str, do: str, *, by: httpx.Client | None = None, **fields: Any) -> None:
        before = self.shown()
        answer = asked(by or self.director, "cup", do, **fields)
        self._is(answer, code, do, fields)
        assert self.shown() == before, f"{do} {fields} changed something"

    def refused_to_the_second(self, code: str, by: httpx.Client, do: str, **fields: Any) -> None:
        """Asked for in order; whoever confirms is the wrong one, or it is not what it was."""
        before = self.shown()
        waiting = asked(by, "cup", do, **fields)
        assert waiting.status_code == 202, waiting.text
        approval = waiting.json()["approval"]
        answer = by.post(f"/api/approvals/{approval['id']}/confirm", json={"digest": approval["digest"]})
        self._is(answer, code, do, fields)
        assert self.shown() == before
        assert by.post(f"/api/approvals/{approval['id']}/refuse").status_code == 200

    @staticmethod
    def _is(answer: httpx.Response, code: str, do: str, fields: Any) -> None:
        assert 400 <= answer.status_code < 500, (do, fields, answer.text)
        told = answer.json()
        assert told["code"] == code, (do, fields, answer.text)
        assert told["message"].endswith((".", "?")), told

    def confirmed(self, first: httpx.Client, second: httpx.Client, do: str, **fields: Any) -> None:
        approval = asked(first, "cup", do, **fields).json()["approval"]
        answer = second.post(f"/api/approvals/{approval['id']}/confirm", json={"digest": approval["digest"]})
        assert answer.status_code == 200, answer.text


def test_nothing_that_a_hostile_director_tries_is_done(server: Server) -> None:
    tries = Trials(server)
    before_the_start(tries)
    while_it_is_played(tries)
    after_the_play(tries)
    tries.refused("tournament_concluded", "add-prize-money", event="E1", amount=1_00)
    tries.refused("tournament_concluded", "cancel-tournament", date=LATER, reason="a better winner")


def guest(number: int) -> dict[str, Any]:
    return {"person": f"P{number}", "name": f"Guest {number}", "identity": f"ID {number}", "event": "E1"}


def before_the_start(tries: Trials) -> None:
    director = tries.director
    done(director, "cup", "publish-rules", rules=RULES)
    for day in ("2026-11-09", "2026-11-11", "1999-01-01", "2031-01-01"):
        tries.refused("bad_date", "file-rules", date=day, office="Central City", proof="mail 12")
    done(director, "cup", "file-rules", date=FILED, office="Central City", proof="mail 12")
    for day in ("1970-01-01", "2026-11-09", "2026-11-11", "2031-11-10"):
        tries.refused("bad_date", "register", by=tries.cage, date=day, **guest(1), **CASH)
    for number in (1, 2, 3):
        done(tries.cage, "cup", "register", date=FILED, **guest(number), **CASH)
        done(tries.cage, "cup", "acknowledge-rules", entry=number)
    tries.refused("already_entered", "register", by=tries.cage, date=FILED, **guest(1), **CASH)
    twice = {**CASH, "fee": [*CASH["fee"], *CASH["fee"]]}
    tries.refused("fee_amount", "register", by=tries.cage, date=FILED, **guest(4), **twice)
    tries.refused("no_such_refund", "pay-refund", by=tries.cage, refund=1, how="cash", receipt="R-1", date=FILED)
    CALENDAR.turn_to("2026-11-15")  # four full days
    tries.refused("five_days_notice", "start-event", event="E1", date="2026-11-15")
    tries.refused("bad_date", "start-event", event="E1", date=STARTS)
    richer = plan(
        event(fee=15_00, buy_in=50_00, date=STARTS, prizes=[{"place": 2, "share": 100_00}]), RULES["events"][1]
    )
    tries.refused("event_entered", "publish-rules", rules=richer)
    paper = {"do": "file-rules", "date": "2026-11-09", "office": "Central City", "proof": "mail 11"}
    said: dict[str, Any] = {"done": paper, "evidence": "a letter", "reason": "late"}
    tries.refused("bad_command", "enter-from-paper", **said, second="K1")
    nobody = {"done": {"do": "withdraw-entry", "event": "E1", "entry": 9, "date": "2026-11-12", "reason": "ill"}}
    tries.refused("no_such_entry", "enter-from-paper", **{**said, **nobody})  # before a second person is called
    tries.refused_to_the_second("second_person_needed", director, "enter-from-paper", **said)


def while_it_is_played(tries: Trials) -> None:
    CALENDAR.turn_to(STARTS)
    director = tries.director
    done(director, "cup", "start-event", event="E1", date=STARTS)
    tries.refused("not_withdrawn", "withdraw-entry", event="E1", entry=3, date=STARTS, reason="he wins too much")
    done(director, "cup", "draw-seats", event="E1", seed="4-8-15")
    for number in (1, 2, 3):
        done(director, "cup", "take-seat", event="E1", entry=number, person=f"P{number}")
    tries.refused("concealed_chips", "start-round", event="E1", counts={"1": 1000, "2": 1000, "3": 9000})
    done(director, "cup", "start-round", event="E1", counts={"1": 1000, "2": 1000, "3": 1000})
    tries.refused("points_not_counted", "end-round", event="E1", points={"1": 9000, "2": 1, "3": 1})
    tries.refused("event_not_over", "award-prizes", event="E1")
    players = director.get("/api/tournaments/cup/desk").json()["players"]
    for table in sorted({one["table"] for one in players}):
        here = [one["entry"] for one in players if one["table"] == table]
        points = {str(entry): 1000 * entry for entry in here}
        done(director, "cup", "count-points", event="E1", table=table, points=points)
        tries.refused("second_person_needed", "count-points", event="E1", table=table, points=points)
        done(tries.cage, "cup", "count-points", event="E1", table=table, points=points)
    done(director, "cup", "end-round", event="E1")
    done(director, "cup", "advance-players", event="E1")


def after_the_play(tries: Trials) -> None:
    director, cage = tries.director, tries.cage
    tries.refused("bad_command", "award-prizes", event="E1", second="C1")
    tries.refused_to_the_second("second_person_needed", director, "award-prizes", event="E1")
    tries.confirmed(director, cage, "award-prizes", event="E1")
    prizes = plan(
        event(fee=15_00, buy_in=50_00, date=STARTS, prizes=[{"place": 3, "share": 100_00}]), RULES["events"][1]
    )
    tries.refused("event_entered", "publish-rules", rules=prizes)
    tries.refused("already_awarded", "award-prizes", event="E1")
    CALENDAR.turn_to(LATER)
    for day in ("1970-01-01", STARTS, "2026-11-22"):
        tries.refused("bad_date", "pay-prize", award=1, form="PF-1", date=day)
    for form in ("", " "):
        tries.refused("payout_form_missing", "pay-prize", award=1, form=form, date=LATER)
    tries.refused("no_such_award", "pay-prize", award=9, form="PF-1", date=LATER)
    tries.refused("event_over", "cancel-event", event="E1", date=LATER, reason="a better winner")
    done(director, "cup", "pay-prize", award=1, form="PF-1", date=LATER)
    tries.refused("already_paid", "pay-prize", award=1, form="PF-2", date=LATER)
    tries.refused("no_such_refund", "pay-refund", by=cage, refund=1, how="cash", receipt="R-1", date=LATER)
    done(director, "cup", "cancel-event", event="E2", date=LATER, reason="nobody came")
    tries.refused("event_over", "cancel-tournament", date=LATER, reason="a better winner")
    tries.refused("fees_uncounted", "conclude-tournament", date=LATER, winner=3)
    tries.refused("reason_missing", "count-fees", by=cage, counted=44_00, date=LATER)  # told at once, to the first
    tries.refused_to_the_second("second_person_needed", cage, "count-fees", counted=45_00, date=LATER)
    tries.confirmed(cage, director, "count-fees", counted=45_00, date=LATER)
    for winner in (1, 2, 99):
        tries.refused("no_overall_winner", "conclude-tournament", date=LATER, winner=winner)
    for day in ("2026-11-20", "2031-01-01"):
        tries.refused("bad_date", "conclude-tournament", date=day, winner=3)
    done(director, "cup", "conclude-tournament", date=LATER, winner=3)
