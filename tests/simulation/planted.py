"""Bugs that are planted, each an expression of the product said otherwise: the simulation must find every one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count, islice

from tests.bite.mutations import change_function, function_at
from tests.simulation.houses import KINDS, base, kind_of


@dataclass(frozen=True)
class Planted:
    name: str
    at: str
    change: str
    to: str
    kind: str = ""  # of houses in which it can be seen; where none is named, in all
    first: int = 0  # where to begin: a seed a little before the one at which it was last found
    seeds: int = 60  # among so many of them it must be found

    def worlds(self) -> Iterator[int]:
        suited = (seed for seed in count(self.first) if self.kind in ("", kind_of(seed).name))
        return islice(suited, self.seeds)


PLANTED = (
    Planted(
        "acknowledged before the commit",
        "croupier.live.tables.runner:TableRunner._answered",
        "await self.pen.commit(written)",
        "asyncio.ensure_future(self.pen.commit(written))",
    ),
    Planted(
        "a key is not looked up",
        "croupier.live.tables.writer:TableWriter._earlier",
        "self.journal.answer(key)",
        "()",
    ),
    Planted(
        "a round is settled twice",
        "croupier.table.round.decide:pay_winners",
        "list(paid.values())",
        "[*paid.values(), *paid.values()]",
    ),
    Planted(
        "betting is closed late",
        "croupier.table.asking.turns:check_turn",
        "table.phase in ALLOWED[kind]",
        "table.phase in ALLOWED[kind] or (kind.__name__, table.phase) == ('PlaceWager', 'no-more-bets')",
    ),
    Planted(
        "refused after the commit",
        "croupier.live.tables.runner:TableRunner._doubt",
        "pending.fail(doubt)",
        "pending.fail(Refused('not_done', 'This was not done. Send it again, with the same key.'))",
    ),
    Planted(
        "the clock is believed for ever",
        "croupier.live.clock:Clock._far",
        "abs(lead) > self._apart_max + (ticks - self._then) * DRIFT",
        "False",
    ),
    Planted(
        "a snapshot is stale",
        "croupier.live.tables.writer:TableWriter.tidy",
        "Snapshot(self.stream, self.version, SCHEMA, freeze(self.table))",
        "Snapshot(self.stream, self.version + 1, SCHEMA, freeze(self.table))",
    ),
    Planted(
        "prison is forgotten at a restart",
        "croupier.table.snapshot:_seat",
        "data.get(name, ())",
        "data.get(name, ()) if name != 'prison' else ()",
        "two dealers",
        first=220,
    ),
    Planted(
        "a tip is lost",
        "croupier.table.books:_tipped",
        "event.amount",
        "0",
    ),
    Planted(
        "a coupon is taken twice",
        "croupier.live.tables.elsewhere:Elsewhere.objection",
        "elsewhere(command, runner.view, runner.rules, others) or self._being_asked(runner, command)",
        "None",
        "two dealers",
    ),
    Planted(
        "the wheel is asked twice",
        "croupier.wheels.random.random_wheel:RandomWheel.close",
        "last is not None and last.round.number == number",
        "False",
        "a random wheel",
        first=48,
    ),
    Planted(
        "a summed refusal is forgotten",
        "croupier.live.tables.refusals:Refusals._add",
        "summed.count + (before.count if kind in self._sums else 0)",
        "summed.count",
    ),
    Planted(
        "a doubtful number is declared by the sensor itself",
        "croupier.wheels.sensor.reading:_Step.settle",
        "(*doubts, *self._doubts(label))",
        "()",
        "a sensor",
    ),
    Planted(
        "chips of a round are given out again after a start",
        "croupier.live.desks.tournaments:Hall._follow",
        'f"{PREFIX}{self.name}/{what}"',
        'f"{PREFIX}{self.name}/{what}/{self.desk.version}"',
        "a tournament",
    ),
    Planted(
        "one person alone is two",
        "croupier.web.people.approvals:Approvals._check",
        "asked.who == session.who",
        "False",
        "a sensor",
    ),
)  # fmt: skip


@contextmanager
def planted(bug: Planted) -> Iterator[None]:
    """In this process, until it is over."""
    for kind in KINDS:
        base(kind)  # the houses are sound
    function = function_at(bug.at)
    code = function.__code__
    change_function(bug.at, bug.change, bug.to)
    try:
        yield
    finally:
        function.__code__ = code
