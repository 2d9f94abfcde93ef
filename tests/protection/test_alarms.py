"""Ten cheats are each reported within the shift in which they are played, and honest people are left alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import product

import pytest
from tests.protection.cheats import CHEATS, HELPER, MALLORY, TABLE, planted
from tests.protection.evening import Evening, Game

from croupier.live.reports.protection import ProtectionBook
from croupier.protection import Kind, alarms
from croupier.protection.chance import as_many_by_chance
from croupier.register import Premises

REPORTED = {  # what is reported of whom
    "past post": ("late_bet", "player", MALLORY),
    "collusive no spin": ("no_spin", "dealer", HELPER),
    "ball swapped": ("ball_changed", "dealer", HELPER),
    "capped bet": ("capped", "player", MALLORY),
    "pinched bet": ("pinched", "player", MALLORY),
    "wrong colour claimed": ("wrong_colour", "player", MALLORY),
    "dealer overpays": ("overpaid", "player", MALLORY),
    "false zero choice": ("false_choice", "player", MALLORY),
    "dispute by agreement": ("dispute_paid", "player", MALLORY),
    "tip abuse": ("tip", "dealer", HELPER),
}


def book_of(evening: Evening) -> ProtectionBook:
    return ProtectionBook().read(evening.floor.journal, Premises())


def on_record(evening: Evening) -> Counter[str]:
    """At the first table: events by name, refusals by code."""
    history = evening.floor.journal.read("table/1")
    return Counter(one.data["code"] if one.name == "command-refused" else one.name for one in history)


@pytest.mark.parametrize("name", CHEATS)
def test_a_cheat_leaves_its_trace_and_is_reported_within_the_shift(name: str) -> None:
    evening = planted(name)
    traces = on_record(evening)
    assert all(traces[trace] >= 4 for trace in CHEATS[name].traces), traces
    book = book_of(evening)
    found = {(one.rate.measure, one.rate.kind.value, one.rate.who): one for one in book.alarms(book.shift())}
    assert REPORTED[name] in found
    raised = found[REPORTED[name]]
    assert raised.chance <= raised.bound < 0.001
    assert raised.rate.found == len(raised.rate.seen)
    assert TABLE in {one.table for one in raised.rate.seen}
    assert all(one.round for one in raised.rate.seen)
    if name != "tip abuse":  # There the other players are robbed, and their tips stand out too.
        assert {who for _, kind, who in found if kind == "player"} <= {MALLORY}, "nobody else is suspected of it"


HONEST = [pytest.param(seed, 21, 60, marks=pytest.mark.long) for seed in range(20)]


@pytest.mark.parametrize(("seed", "shifts", "rounds"), [(100, 3, 40), *HONEST])
def test_honest_people_are_left_alone(
    seed: int, shifts: int, rounds: int, record_property: Callable[[str, object], None]
) -> None:
    """At most one alarm in a week; in a small sample none. The figures are in the test's report (`--junitxml`)."""
    book = book_of(Evening(seed).play(shifts, rounds))
    raised = [alarm for shift in book.shifts() for alarm in book.alarms(shift)]
    record_property("alarms", [(one.rate.measure, one.rate.kind.value, one.rate.who) for one in raised])
    record_property("rounds", sum(book.tallies[shift].rounds for shift in book.shifts()))
    record_property("found", dict(all_found(book)))
    assert len(book.shifts()) == shifts
    assert len(raised) <= (1 if shifts == 21 else 0)
    late = sum(rate.found for shift in book.shifts() for rate in book.rates(shift) if rate.measure in LATE)
    assert late, "honest people are late now and then"


def all_found(book: ProtectionBook) -> Counter[str]:
    """Of a table each thing is counted once; what supervisors alone do is counted of them."""
    found: Counter[str] = Counter()
    for shift in book.shifts():
        for rate in book.rates(shift):
            if rate.kind in (Kind.TABLE, Kind.SUPERVISOR):
                found[rate.measure] += rate.found
    return found


LATE = ("late_bet", "capped", "pinched")


def test_the_test_of_chance_is_exact() -> None:
    """Against every way to lay the findings out: 5 of 9 occasions, for one who has 4 of them."""
    ways = [sum(laid[:4]) for laid in product((0, 1), repeat=9) if sum(laid) == 5]
    for found in range(6):
        by_hand = sum(hits >= found for hits in ways) / len(ways)
        assert as_many_by_chance(found, 4, 5, 9) == pytest.approx(by_hand, rel=1e-12)
    assert as_many_by_chance(40, 40, 40, 4000) < 1e-80, "as small as it is, and not 0"


def test_many_tests_share_one_level() -> None:
    evening = planted("past post")
    book = book_of(evening)
    tally = book.tallies[book.shift()]
    (raised,) = alarms(tally)
    assert raised.bound == pytest.approx(0.001 / raised.tests)
    assert raised.tests > 300
    assert not alarms(tally, level=raised.chance), "its own chance is far above its part of so small a level"


def test_a_book_that_is_read_as_it_grows_says_the_same() -> None:
    evening = Evening(3).play(1, 8)
    growing = book_of(evening)
    evening.play(1, 8)
    growing.read(evening.floor.journal, Premises())
    whole = book_of(evening)
    assert growing.shifts() == whole.shifts() == [("2026-03-02", "swing"), ("2026-03-02", "day")]
    for shift in whole.shifts():
        assert growing.as_json(shift) == whole.as_json(shift)


def test_a_supervisor_who_pays_every_claim_stands_out_and_each_one_s_figures_are_told() -> None:
    """Twelve disputes each: one looks at the camera and denies, the other pays."""

    def disputes(evening: Evening, game: Game, moment: str) -> None:
        if moment == "over" and game.table in ("1", "2") and game.round < 12:
            evening.dispute(game.table, 1, pay=game.table == "2")

    evening = Evening(11, disputes).play(1, 12)
    book = book_of(evening)
    shift = book.shift()
    figures = {each["who"]: (each["decisions"], each["decided_paid"]) for each in book.supervisors(shift)}
    assert figures["S1"][0] >= 12 <= figures["S2"][0]
    assert figures["S2"][1] >= 12 > figures["S1"][1]
    (raised,) = (one for one in book.alarms(shift) if one.rate.kind is Kind.SUPERVISOR)
    assert (raised.rate.measure, raised.rate.who) == ("decided_paid", "S2")
    disputed = [one.data["round"] for one in evening.floor.journal.read("table/2") if one.name == "dispute-opened"]
    assert [seen.round for seen in raised.rate.seen if seen.table == "2"] == disputed, (
        "the round in dispute, not the next"
    )
