"""A stop between the desk and the tables: what the tables owe to a round is done once, however often we start."""

from __future__ import annotations

from typing import Any

from tests.tournament.hall_support import START_DAY, Evening, event, plan, shown

from croupier.live.desks.halls import Halls
from croupier.live.moments import stamp
from croupier.live.scripts.table import START
from croupier.live.scripts.tournament import at_once
from croupier.live.tables.writer import Request
from croupier.table.snapshot import freeze


def ready_to_play() -> Evening:
    evening = Evening(plan(event(buy_in=50_00, on_tables=True, rounds=[{"spins": 1}]))).ready()
    for person in "ABC":
        evening.register(person)
    evening.do("start-event", event="E1", date=START_DAY)
    evening.open_table("1")
    evening.seat()
    return evening


def only_the_desk(evening: Evening, do: str, **fields: Any) -> None:
    """The command is on the disk, and then the power goes."""
    request = Request({"do": do, "event": "E1", **fields}, stamp(START), f"stop/{do}")
    answer = evening.hall.desk.ask(request, evening.hall._completed)
    assert answer.refused is None


def restarted(evening: Evening) -> Evening:
    halls = Halls(evening.journal, evening.tables, at_once)
    evening._run(halls.start())  # type: ignore[arg-type]
    evening.hall = halls.hall("trial")
    return evening


def test_seats_and_chips_are_given_out_after_a_stop_and_only_once() -> None:
    evening = ready_to_play()
    only_the_desk(evening, "start-round", counts=evening.counts())
    table = evening.tables.writers["1"].table
    assert not table.seats
    restarted(evening)
    assert {table.rack(seat) for seat in table.seats} == {1000}
    assert len(table.seats) == 3
    evening.at_table("1", "open-betting")
    first = table.seats[1].player
    assert evening.at_table("1", "place-wager", seat=1, bet="red", stake=400, by=("player", first)) is None
    before = freeze(table)
    restarted(evening)
    assert freeze(table) == before, "what is done is not done again, though play has gone on"
    assert evening.hall.spins("E1", "1") == 0
    evening.spin("1", "1")
    restarted(evening)
    assert evening.hall.spins("E1", "1") == 1, "the spins of the round are known after a stop"


def test_points_are_handed_back_after_a_stop() -> None:
    evening = ready_to_play()
    evening.do("start-round", event="E1", counts=evening.counts())
    evening.at_table("1", "open-betting")
    evening.spin("1", "1")
    only_the_desk(evening, "end-round")
    table = evening.tables.writers["1"].table
    assert len(table.seats) == 3
    restarted(evening)
    assert not table.seats
    assert table.books["points-bank"] == 0
    assert shown(evening.hall.view) == shown(evening.state)
    evening.do("advance-players", event="E1")


def test_a_key_sent_twice_is_done_once_at_the_tables_too() -> None:
    evening = ready_to_play()
    fields = {"do": "start-round", "event": "E1", "counts": evening.counts()}
    request = Request(fields, stamp(START), "the same key")
    first = evening._run(evening.hall.ask(request))
    again = evening._run(evening.hall.ask(request))
    assert first.events == again.events
    assert {evening.tables.writers["1"].table.rack(seat) for seat in (1, 2, 3)} == {1000}


def test_a_hall_whose_rules_were_refused_is_none() -> None:
    evening = Evening(plan())
    halls = Halls(evening.journal, evening.tables, at_once)
    new = halls.hall("other", new=True)
    answer = evening._run(new.ask(Request({"do": "publish-rules", "rules": {"name": "x"}}, stamp(START), "k")))
    assert answer.refused is not None
    halls.forget_unborn("other")
    assert "other" not in halls.halls
