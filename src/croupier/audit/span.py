"""Some gaming days of a journal: which records are of them, and the journal as it stood when they were over."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, cast

from croupier.journal import Journal, Recorded
from croupier.journal.record.cursor import BEGINNING, Cursor
from croupier.journal.record.format import Place
from croupier.lean import dataclass
from croupier.live.days import Cut, check_days, day_and_shift
from croupier.live.desks.desk import folded
from croupier.live.replay import DOMAINS
from croupier.refusal import Refused
from croupier.register import STREAM, Premises

Shifts = Mapping[Place, tuple[str, str]]  # of each record its gaming day and its shift


@dataclass(frozen=True, slots=True)
class Days:
    """From a first gaming day to a last one, both included, by the register's own shifts."""

    first: str
    last: str
    premises: Premises

    def of(self, at: str) -> tuple[str, str]:
        """The gaming day and the shift of a moment."""
        return day_and_shift(at, self.premises.plans, self.premises.turns)

    def has(self, at: str) -> bool:
        return self.first <= self.of(at)[0] <= self.last


def days_of(journal: Journal, first: str, last: str) -> Days:
    check_days(first, last)
    return Days(first, last, folded(DOMAINS["floor"], journal.read(STREAM)))


@dataclass(frozen=True, slots=True)
class Part:
    """Records of one shard, from the first of the days to the end of the last, without a gap; there may be none."""

    shard: int
    first: int
    last: int

    def __len__(self) -> int:
        return self.last - self.first + 1


def shifts_of(journal: Journal, premises: Premises) -> Shifts:
    """The gaming day and the shift of each record: of a table by its own borders, as the reports are cut."""
    cut = Cut(premises.plans, premises.turns)
    return {recorded.place: cut.of(recorded) for recorded in journal.read_all()}


def parts_of(journal: Journal, days: Days, shifts: Shifts) -> list[Part]:
    """Records of another day may stand among them, as tables do not end a day together: a chain has no gaps."""
    parts = [_part(head.shard, days, shifts) for head in journal.heads()]
    if not any(parts):
        raise Refused(
            "bad_request.package_empty",
            "Nothing is on record from {first} to {last}.",
            field="from",
            first=days.first,
            last=days.last,
        )
    return parts


def _part(shard: int, days: Days, shifts: Shifts) -> Part:
    first = last = 0
    for place in sorted(place for place in shifts if place.shard == shard):
        day, _ = shifts[place]
        if day <= days.last:
            last = place.sequence
        if days.first <= day <= days.last:
            first = first or place.sequence
    return Part(shard, first or last + 1, last)


class Past:
    """A journal as it stood when the days were over, so that what is read of them is the same for ever."""

    def __init__(self, journal: Journal, parts: Iterable[Part]) -> None:
        self._journal = journal
        self._ends = {part.shard: part.last for part in parts}

    def _was(self, recorded: Recorded) -> bool:
        return recorded.sequence <= self._ends.get(recorded.shard, 0)

    def read(self, stream: str, after: int = 0, limit: int | None = None) -> Iterator[Recorded]:
        return filter(self._was, self._journal.read(stream, after, limit))

    def read_all(self, after: Cursor = BEGINNING, limit: int | None = None) -> Iterator[Recorded]:
        return filter(self._was, self._journal.read_all(after, limit))

    def streams(self) -> list[str]:
        return [stream for stream in self._journal.streams() if next(self.read(stream, 0, 1), None)]

    def __getattr__(self, name: str) -> Any:
        return getattr(self._journal, name)


def past(journal: Journal, parts: Iterable[Part]) -> Journal:
    return cast(Journal, Past(journal, parts))
