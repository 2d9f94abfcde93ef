"""What of a rulebook matters at one table: bets that its layout has, options that it offers, readings behind them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from croupier.rules.book.checks import cited_values
from croupier.rules.book.clauses import ClauseKind, Reading
from croupier.rules.book.library import readings
from croupier.rules.files.cited import Cited
from croupier.rules.in_force.table_rules import TableRules


def offered_kinds(rules: TableRules) -> tuple[str, ...]:
    """The kinds of bet that this layout has, in the rulebook's order."""
    there = {bet.kind for bet in rules.layout.bets.values()}
    return tuple(kind for kind in rules.rulebook.bets if kind in there)


def in_play(rules: TableRules, key: str) -> bool:
    """Does this value of the rulebook matter here? Not an option that is not offered, nor a bet that is not there."""
    section, _, rest = key.partition(".")
    name = rest.partition(".")[0]
    if section == "options":
        return rules.policy.chosen == [name]
    if section == "bets":
        return name in offered_kinds(rules)
    return True


def values_in_play(rules: TableRules) -> Iterator[tuple[str, Cited[Any]]]:
    return ((key, value) for key, value in cited_values(rules.rulebook) if in_play(rules, key))


def readings_in_play(rules: TableRules) -> list[Reading]:
    """The readings of this rulebook, less those that speak only of what is not played here."""
    here, elsewhere = _Cited(), _Cited()
    for key, value in cited_values(rules.rulebook):
        (here if in_play(rules, key) else elsewhere).add(value)
    return [
        reading
        for reading in readings().values()
        if rules.rulebook.key in reading.rulebooks
        and (rules.policy.tournament or not _of_tournaments(reading, rules))
        and not elsewhere.alone(here, _subject(reading, rules))
        and (reading.id in here.readings or reading.id not in elsewhere.readings)
    ]


def _subject(reading: Reading, rules: TableRules) -> str | None:
    """The clause of this rulebook that a reading is about: the first that it names."""
    return next((clause for clause in reading.clauses if clause in rules.index), None)


def _of_tournaments(reading: Reading, rules: TableRules) -> bool:
    kinds = {rules.index[clause].kind for clause in reading.clauses if clause in rules.index}
    return ClauseKind.TOURNAMENT in kinds


class _Cited:
    def __init__(self) -> None:
        self.clauses: set[str] = set()
        self.readings: set[str] = set()

    def add(self, value: Cited[Any]) -> None:
        self.clauses.update(value.clause)
        self.readings.add(value.reading)

    def alone(self, other: _Cited, clause: str | None) -> bool:
        """Cited here, and not by the other."""
        return clause in self.clauses and clause not in other.clauses
