"""A round as it is told afterwards."""

from __future__ import annotations

import pytest
from tests.clauses.table_support import Floor
from tests.playthroughs.transcripts import TRANSCRIPTS, play

from croupier.live.reports.story import Story, tell_round


def with_a_wager() -> Floor:
    floor = Floor("colorado").open()
    floor.sit(1, chips=50_00)
    floor.bet(1, "red", 5_00)
    return floor


def told(floor: Floor, number: int) -> Story:
    return tell_round(floor.writer.stream, number, floor.journal)


def test_a_round_that_was_given_up_is_not_told_with_the_next_one() -> None:
    floor = with_a_wager()
    floor.do("pause-betting")
    floor.do("open-betting")
    floor.play("1")
    first, second = told(floor, 1), told(floor, 2)
    assert (first.result, first.finished) == ("", False)
    assert [line[10:] for line in first.lines][-1] == "player 1 (seat 1) puts $5.00 on red."
    assert first.last < second.first
    assert (second.result, second.finished) == ("1", True)


@pytest.mark.parametrize("script", ["colorado-random-wheel", "colorado-terminals-automatic"])
def test_a_ball_that_nobody_spins_is_spun(script: str) -> None:
    """The clock is nobody of the staff."""
    (transcript,) = (path for path in TRANSCRIPTS if path.stem == script)
    journal = play(transcript).journal
    (stream,) = (name for name in journal.streams() if name.startswith("table/"))
    lines = tell_round(stream, 1, journal.read(stream)).lines
    assert [line[10:] for line in lines if "spun" in line or "spins" in line] == ["The ball is spun."]


def test_the_last_round_of_a_day_ends_with_the_day() -> None:
    floor = with_a_wager()
    floor.do("clear-wagers", seat=1)
    floor.do("cash-out", seat=1)
    floor.do("close-table", closer=floor.balances["float"])
    before = told(floor, 1)
    floor.prepare()
    floor.do("open-table", **{**floor.opening, "opener": floor.table.closer})
    floor.sit(2)
    assert told(floor, 1) == before


def test_a_result_that_was_ruled_void_is_none() -> None:
    floor = with_a_wager()
    floor.result("1")
    floor.do("report-irregularity", what="two balls")
    floor.do("make-ruling", instruction="void", reason="nobody can tell", by=("pit-supervisor", "S1"))
    assert told(floor, 1).result == "1"
    floor.do("carry-out-ruling", by=("pit-supervisor", "S1"))
    assert told(floor, 1).result == ""
    floor.do("confirm-observed", by=("pit-supervisor", "S1"))
    floor.do("resume-table")
    assert told(floor, 1).result == ""
    floor.play("2")
    assert told(floor, 1).result == "2"


def test_a_late_wager_is_told_with_who_wanted_it() -> None:
    floor = with_a_wager()
    floor.do("spin-ball")
    floor.do("call-no-more-bets", wave=True)
    floor.refused("place-wager", seat=1, bet="black", stake=5_00)
    floor.refused("pay-winners")
    late, early = (line[10:] for line in told(floor, 1).lines if "Refused" in line)
    assert late.startswith("Refused to player 1 (seat 1), place-wager: "), late
    assert early.startswith("Refused, pay-winners: "), early


def test_who_won_for_the_dealers_alone_is_not_paid_nothing() -> None:
    floor = Floor("colorado").open()
    floor.sit(1, chips=5_00)
    floor.bet(1, "red", 5_00, tip=True)
    floor.play("1")
    lines = [line[10:] for line in told(floor, 1).lines]
    assert "The dealers win $5.00." in lines
    assert not any("is paid" in line for line in lines)


def test_a_chip_that_stands_over_from_the_last_round_is_told_with_the_next() -> None:
    """What won stays where it lay until somebody takes it down."""
    floor = with_a_wager()
    floor.play("1")
    stands = [line[10:] for line in told(floor, 2).lines]
    assert stands == ["Round 2: place your bets.", "player 1 (seat 1) still has on the layout: $5.00 on red"]
    assert not any("still has" in line for line in told(floor, 1).lines)
