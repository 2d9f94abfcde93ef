"""A round by minutes ends by the house's clock: what has begun is finished, nothing begins after, and all are told."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator
from typing import Any

import pytest
from tests.tournament.hall_support import START_DAY, Evening, event, plan
from tests.tournament.test_boards import heard, wall
from tests.tournament.test_web import asked, done
from tests.web.web_support import Calendar, Server, serving

from croupier.live.moments import stamp
from croupier.refusal import Refused

MINUTES = 10
CALENDAR = Calendar()


def begun(rounds: list[dict[str, int]] | None = None, **changes: Any) -> Evening:
    """Three players at one table, whose round of ten minutes has just begun."""
    rounds = rounds or [{"minutes": MINUTES, "spins_at_least": 20}]
    evening = Evening(plan(event(buy_in=50_00, rounds=rounds, tables=["1"], **{"on_tables": True, **changes}))).ready()
    for person in "ABC":
        evening.register(person)
    evening.do("start-event", event="E1", date=START_DAY)
    if changes.get("on_tables", True):
        evening.open_table("1")
    evening.seat()
    evening.do("start-round", event="E1", counts=evening.counts())
    return evening


def later(evening: Evening, seconds: int) -> None:
    """Every line that follows takes a second more of the desk's time, and none of the table's."""
    evening.clock.at = stamp(dt.datetime.fromisoformat(evening.clock.at) + dt.timedelta(seconds=seconds))
    evening.tables.at = evening.clock.at


def bet(evening: Evening, stake: int = 100) -> Refused | None:
    player = evening.state.events["E1"].players[1]
    by = ("player", "Player A")
    return evening.at_table("1", "place-wager", seat=player.seat, bet="red", stake=stake, by=by)


def refused(answer: Refused | None) -> str:
    assert answer is not None
    return answer.code


def test_a_spin_that_began_before_the_end_is_finished_and_none_begins_after() -> None:
    evening = begun()
    evening.at_table("1", "open-betting")
    assert bet(evening) is None
    later(evening, MINUTES * 60 - 5)
    early = evening.refused("end-round", event="E1")
    assert (early.id, early.facts["minutes"]) == ("game_running.minutes", 1), (
        "a round is not shorter than its rules say"
    )
    later(evening, 10)
    assert bet(evening) is None, "its bets were opened in time"
    evening.spin("1", "1")
    points = evening.hall.points("E1")["1"]
    assert points == 1200, "it counts, with what was bet on it"
    for do in ("spin-ball", "open-betting"):
        answer = evening.at_table("1", do)
        assert refused(answer) == "time_is_up", do
    assert refused(bet(evening)) == "time_is_up"
    *_, kept = (one for one in evening.journal.read("table/1") if one.name == "command-refused")
    assert kept.data["code"] == "time_is_up", "it is on record at the table"
    evening.do("end-round", event="E1")
    assert evening.state.events["E1"].players[1].points == points
    evening.replayed()


def test_the_last_second_is_still_in_time_and_the_end_itself_is_not() -> None:
    evening = begun()
    evening.at_table("1", "open-betting")
    evening.spin("1", "1")
    evening.at_table("1", "pause-betting", by=("pit-supervisor", "S1"))
    left = evening.state.time_left("E1", evening.tables.at)
    assert left is not None
    later(evening, int(left.total_seconds()) - 1)
    assert evening.at_table("1", "open-betting") is None
    evening.at_table("1", "pause-betting", by=("pit-supervisor", "S1"))
    later(evening, 1)
    assert evening.state.time_left("E1", evening.tables.at) == dt.timedelta()
    assert refused(evening.at_table("1", "open-betting")) == "time_is_up"


def test_a_break_moves_the_end() -> None:
    evening = begun()
    evening.do("call-break", event="E1")
    later(evening, 3600)
    assert refused(evening.at_table("1", "open-betting")) == "break_called"
    evening.sit()
    later(evening, MINUTES * 60 - 30)
    assert evening.at_table("1", "open-betting") is None
    later(evening, 30)
    evening.spin("1", "1")
    assert refused(evening.at_table("1", "spin-ball")) == "time_is_up"


def test_spins_and_minutes_whichever_comes_first() -> None:
    by_spins = begun([{"spins": 1, "minutes": MINUTES, "spins_at_least": 1}])
    assert by_spins.refused("end-round", event="E1").id == "game_running.played_spins"
    by_spins.at_table("1", "open-betting")
    by_spins.spin("1", "1")
    assert refused(by_spins.at_table("1", "spin-ball")) == "round_over"
    by_spins.do("end-round", event="E1")
    by_time = begun([{"spins": 9, "minutes": MINUTES, "spins_at_least": 1}])
    later(by_time, MINUTES * 60)
    assert refused(by_time.at_table("1", "open-betting")) == "time_is_up"
    by_time.do("end-round", event="E1")


def test_by_hand_too_the_round_has_its_minutes_unless_nobody_has_chips() -> None:
    evening = begun(on_tables=False)
    evening.count_points({"1": 900, "2": 1000, "3": 1100})
    assert evening.refused("end-round", event="E1").id == "game_running.minutes"
    later(evening, MINUTES * 60)
    evening.do("end-round", event="E1")
    broke = begun(on_tables=False)
    broke.count_points({"1": 0, "2": 0, "3": 0})
    broke.do("end-round", event="E1")


def test_only_the_clock_calls_the_time_and_only_when_it_is_up() -> None:
    evening = begun(on_tables=False)
    system = {"by": ("system", "")}
    assert evening.refused("call-time", event="E1", by=("tournament-director", "O1")).code == "role_not_allowed"
    assert evening.refused("call-time", event="E1", **system).id == "game_running.minutes"
    over = dt.datetime.fromisoformat(evening.state.events["E1"].started_at) + dt.timedelta(minutes=MINUTES)
    later(evening, MINUTES * 60)
    (told,) = evening.do("call-time", event="E1", **system)
    assert told["event"] == "time-called"
    assert dt.datetime.fromisoformat(told["over_at"]) == over, "when it was up, and not when somebody said so"
    assert evening.refused("call-time", event="E1", **system).code == "no_time_to_call"
    evening.replayed()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    CALENDAR.turn_to("2026-11-10")
    with serving(tmp_path_factory.mktemp("minutes"), wall=CALENDAR) as running:
        yield running


def test_the_house_calls_the_time_by_itself_and_tells_the_screens(server: Server) -> None:
    """Nobody asks: the time is called, with the clock as its source, and every screen hears of it."""
    director, cage = server.client("O1"), server.client("C1")
    rules = plan(event(buy_in=50_00, rounds=[{"minutes": MINUTES, "spins_at_least": 20}], date="2026-11-17"))
    done(director, "timed", "publish-rules", rules=rules)
    done(director, "timed", "file-rules", date="2026-11-10", office="Central City", proof="mail 12")
    CALENDAR.turn_to("2026-11-17")
    for person in "ABC":
        who = {"person": person, "name": f"Player {person}", "identity": person, "date": "2026-11-17"}
        done(cage, "timed", "register", event="E1", buy_in=[{"means": "cash", "amount": 50_00}], **who)
    for entry in (1, 2, 3):
        done(cage, "timed", "acknowledge-rules", entry=entry)
    done(director, "timed", "start-event", event="E1", date="2026-11-17")
    done(director, "timed", "draw-seats", event="E1", seed="4-8-15")
    for entry, person in enumerate("ABC", start=1):
        done(cage, "timed", "take-seat", event="E1", entry=entry, person=person)
    done(director, "timed", "start-round", event="E1", counts=dict.fromkeys("123", 1000))
    assert asked(director, "timed", "call-time", event="E1").status_code == 403
    with wall(server, "timed") as screen:
        began = server.house.tournaments.halls["timed"].seen
        CALENDAR.ahead += dt.timedelta(minutes=MINUTES)
        told = heard(screen, lambda frame: frame["type"] == "board" and frame["tournament"]["sequence"] > began)
        assert (told["clock"]["running"], told["clock"]["seconds_left"]) == (True, 0)
    (called,) = [one for one in server.house.journal.read("tournament/timed") if one.name == "time-called"]
    assert (called.role, called.who, called.device, called.data["minutes"]) == ("system", "clock", "clock", MINUTES)
