"""What an auditor checks where shifts end: two people, figures that are frozen once, and the border of each table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import field

from croupier.journal import Recorded
from croupier.journal.record.format import Moment
from croupier.lean import dataclass
from croupier.live.days import BORDER
from croupier.register import STREAM

Turn = tuple[str, str]  # the gaming day and the shift


@dataclass(slots=True)
class Closed:
    """A shift that two people have closed: since when it ran, and what runs from its close on."""

    shift: Turn
    began: Moment
    following: Turn
    place: str


@dataclass(slots=True)
class Borders:
    """Told of every event once. Clocks of different machines are not compared: the order in each stream is enough."""

    began: dict[str, Moment] = field(default_factory=dict)  # each table, with its first event
    of: dict[str, list[Recorded]] = field(default_factory=dict)  # the borders in each table's stream
    turns: list[Turn] = field(default_factory=list)  # which shifts ran, one after the other
    closed: list[Closed] = field(default_factory=list)
    frozen: Counter[Turn] = field(default_factory=Counter)
    alone: list[str] = field(default_factory=list)
    gone_on: int = 0  # behind so many of the closes another shift was opened or closed
    _began: Moment | None = None  # the shift that runs

    def hear(self, recorded: Recorded) -> None:
        table = recorded.stream.removeprefix("table/")
        if table != recorded.stream:
            self.began.setdefault(table, recorded.moment)
            if recorded.name == BORDER:
                self.of.setdefault(table, []).append(recorded)
        elif recorded.stream == STREAM and recorded.name in ("shift-opened", "shift-closed", "figures-frozen"):
            self._hear_register(recorded)

    def _hear_register(self, recorded: Recorded) -> None:
        shift = recorded.data["day"], recorded.data["shift"]
        if recorded.name == "figures-frozen":
            self.frozen[shift] += 1
            return
        if recorded.who == recorded.data["second"]:
            self.alone.append(f"record {recorded.place}: {recorded.who} alone is on record for {_called(shift)}")
        self.gone_on = len(self.closed)
        if recorded.name == "shift-closed":
            following = recorded.data["next_day"], recorded.data["next_shift"]
            self.closed.append(Closed(shift, self._began or recorded.moment, following, str(recorded.place)))
            shift = following
        if shift not in self.turns[-1:]:
            self.turns.append(shift)
            self._began = recorded.moment

    def findings(self) -> Iterator[str]:
        yield from self.alone
        for number, one in enumerate(self.closed):
            times = self.frozen[one.shift]
            if times > 1:
                yield f"record {one.place}: the figures of {_called(one.shift)} were frozen {times} times"
            if not times and number < self.gone_on:
                yield f"record {one.place}: the figures of {_called(one.shift)} were not frozen"
            for table in sorted(self.began) if times else ():
                if self.began[table] < one.began and one.following not in map(_of, self.of.get(table, [])):
                    yield f"record {one.place}: table {table} has no border where {_called(one.following)} begins"
        for table in sorted(self.of):
            yield from self._of_table(table)

    def _of_table(self, table: str) -> Iterator[str]:
        """Its borders follow one another as the register's shifts do; it may have stood still for some of them."""
        ahead = iter(self.turns)
        for border in self.of[table]:
            if _of(border) not in ahead:
                to = _called(_of(border))
                yield f"record {border.place}: table {table} goes over to {to}, which did not begin then"
                return


def _of(border: Recorded) -> Turn:
    return border.data["day"], border.data["shift"]


def _called(shift: Turn) -> str:
    return f"shift {shift[1]} of {shift[0]}"
