"""What is refused again and again: the first few are on record one by one, the rest as a sum.

A terminal that asks for the same impossible thing all evening would fill the disk otherwise. A refusal that is only
counted still answers its key until the round is over.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import field, replace
from datetime import datetime
from itertools import islice

from croupier.lean import dataclass
from croupier.refusal import Refused
from croupier.rules import Actor
from croupier.table.events import RefusalsSummed

SINGLY = 3  # of one kind
SINGLY_IN_ALL = 30  # of one actor in a round, of whatever kinds
SUM_SECONDS = 60.0  # after which a sum is put on record, though the round goes on
ANSWERS_MAX = 100_000  # keys in memory; one that was forgotten is decided anew


@dataclass(frozen=True, slots=True)
class Kind:
    """What is the same again: asked by the same one, in the same round, and refused for the same reason."""

    actor: Actor
    command: str
    code: str
    round: int


@dataclass(frozen=True, slots=True)
class Counted:
    """One refusal that was counted; `at` is its moment."""

    kind: Kind
    key: str
    digest: str
    refused: Refused
    at: str


@dataclass(slots=True)
class Refusals:
    """Of one table. Like all that is decided, what is counted waits for its batch: `begin`, then `keep`."""

    _round: int = 0
    _singly: Counter[Kind | Actor] = field(default_factory=Counter)  # on record in this round
    _sums: dict[Kind, RefusalsSummed] = field(default_factory=dict)
    _answers: dict[str, Counted] = field(default_factory=dict)
    _alone: list[Kind] = field(default_factory=list)  # of this batch
    _more: dict[str, Counted] = field(default_factory=dict)  # of this batch, by their keys
    _on_the_way: dict[str, tuple[Kind, RefusalsSummed]] = field(default_factory=dict)  # to the disk, by their keys

    def begin(self) -> None:
        """What the last batch left is forgotten, unless it was kept."""
        self._alone, self._more = [], {}

    def known(self, key: str) -> Counted | None:
        return self._more.get(key) or self._answers.get(key)

    def counts(self, kind: Kind) -> bool:
        """Is this one only counted? The first ones are put on record."""
        of_kind = self._singly[kind] + self._alone.count(kind)
        of_actor = self._singly[kind.actor] + sum(one.actor == kind.actor for one in self._alone)
        if of_kind >= SINGLY or of_actor >= SINGLY_IN_ALL:
            return True
        self._alone.append(kind)
        return False

    def count(self, counted: Counted) -> None:
        self._more[counted.key] = counted

    def keep(self, round_: int | None = None) -> None:
        """The batch is on the disk; or nobody knows, and these have been answered all the same.

        What belongs to a round before this one answers nobody any more.
        """
        for kind in self._alone:
            self._singly.update((kind, kind.actor))
        for key, one in self._more.items():
            kind, seat = one.kind, seat_in(one.refused)
            self._add(
                kind,
                RefusalsSummed(kind.round, kind.command, kind.code, 1, one.at, one.at, one.refused.clause, seat),
            )
            self._answers[key] = one
        for key in list(islice(self._answers, max(0, len(self._answers) - ANSWERS_MAX))):
            del self._answers[key]
        self.begin()
        if round_ is not None and round_ != self._round:
            self._round = round_
            self._singly.clear()
            self._answers = {key: one for key, one in self._answers.items() if one.kind.round == round_}

    def _add(self, kind: Kind, summed: RefusalsSummed) -> None:
        before = self._sums.get(kind, summed)
        count = summed.count + (before.count if kind in self._sums else 0)
        first, last = min(before.first, summed.first), max(before.last, summed.last)
        self._sums[kind] = replace(summed, count=count, first=first, last=last)

    def due(self, at: str, round_: int, *, over: bool) -> list[tuple[Kind, RefusalsSummed]]:
        """What is to be put on record now: of rounds that are over, and what has waited long enough."""
        return [
            (kind, summed)
            for kind, summed in self._sums.items()
            if over or kind.round != round_ or _seconds(summed.first, at) >= SUM_SECONDS
        ]

    def send(self, key: str, kind: Kind) -> None:
        """This sum is on its way to the disk; what is refused from now on is a new one."""
        self._on_the_way[key] = kind, self._sums.pop(kind)

    def settle(self, kept: Callable[[str], object]) -> None:
        """What was on its way is on record, or it is not, and is counted again."""
        sent, self._on_the_way = self._on_the_way, {}
        for key, (kind, summed) in sent.items():
            if not kept(key):
                self._add(kind, summed)


def seat_in(refused: Refused) -> int:
    """The seat that it was about, where it says one."""
    seat = refused.facts.get("seat")
    return seat if type(seat) is int else 0


def _seconds(first: str, at: str) -> float:
    return (datetime.fromisoformat(at) - datetime.fromisoformat(first)).total_seconds()
