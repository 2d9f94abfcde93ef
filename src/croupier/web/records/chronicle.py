"""What a table remembers for people who ask: its last rounds, its results, meters, slips.

It is read from the journal when somebody asks, only what is new since the last time, away from the table's own task.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import field
from threading import Lock
from typing import Any, TypeVar

from croupier.game import ZEROS, bet_id_at
from croupier.journal import Journal, Recorded
from croupier.lean import dataclass
from croupier.live.replay import event_of
from croupier.table import Table, evolve
from croupier.table.chips.events import CashedOut
from croupier.table.events import SeatPaid
from croupier.table.irregular.events import (
    NoSpinDeclared,
    ResultCorrected,
    ResultMended,
    RoundVoided,
    RulingCarriedOut,
    SettlementReversed,
    TableResumed,
)
from croupier.table.round.events import BettingClosed, BettingOpened, DollyRemoved, ResultDeclared, SpinVoided
from croupier.web.records.falls import Falls
from croupier.web.records.meters import Meters

T = TypeVar("T")
ROUNDS_KEPT = 100
RESULTS_KEPT = 1000
Stack = tuple[int, str, str, int]  # seat, place, chip, amount


@dataclass(slots=True)
class Round:
    """One round, with the chips as they lay when betting closed."""

    number: int
    opened: str
    closed: str | None = None
    result: str | None = None
    colour: str | None = None
    voids: list[str] = field(default_factory=list)
    corrected: list[str] = field(default_factory=list)
    finished: bool = False
    players: dict[int, str] = field(default_factory=dict)
    layout: list[Stack] = field(default_factory=list)
    prison: list[Stack] = field(default_factory=list)
    paid: dict[int, int] = field(default_factory=dict)

    def shown(self, table: str, seat: int | None) -> dict[str, Any]:
        """For one seat, or with everybody's chips where `seat` is None."""

        def wagers(stacks: Iterable[Stack]) -> list[dict[str, Any]]:
            return [
                {"seat": number, "player": self.players.get(number, ""), "place": place, "bet": bet_id_at(place),
                 "chip": chip, "stake": stake}
                for number, place, chip, stake in stacks
                if seat in (None, number)
            ]  # fmt: skip

        return {
            "table": table,
            "round": self.number,
            "opened": self.opened,
            "closed": self.closed,
            "result": self.result,
            "colour": self.colour,
            "voids": self.voids,
            "corrected": self.corrected,
            "finished": self.finished,
            "wagers": wagers(self.layout),
            "prison": wagers(self.prison),
            "paid": [{"seat": who, "amount": paid} for who, paid in sorted(self.paid.items()) if seat in (None, who)],
        }


@dataclass(frozen=True, slots=True)
class Result:
    round: int
    number: str
    colour: str
    at: str


@dataclass(frozen=True, slots=True)
class Slip:
    """What a terminal printed when its player cashed out."""

    seat: int
    amount: int
    at: str


@dataclass(slots=True)
class Chronicle:
    """One table's memory."""

    stream: str
    rounds: deque[Round] = field(default_factory=lambda: deque(maxlen=ROUNDS_KEPT))
    results: deque[Result] = field(default_factory=lambda: deque(maxlen=RESULTS_KEPT))
    counts: dict[str, int] = field(default_factory=dict)
    told: int = 0  # results so far
    meters: Meters = field(default_factory=Meters)
    falls: Falls = field(default_factory=Falls)
    slips: dict[int, Slip] = field(default_factory=dict)
    _table: Table = field(default_factory=Table)
    _version: int = 0
    _lock: Lock = field(default_factory=Lock)

    def tell(self, journal: Journal, telling: Callable[[Chronicle], T]) -> T:
        """What `telling` makes of it, up to date; nothing changes meanwhile. From any thread."""
        with self._lock:
            for recorded in journal.read(self.stream, self._version):
                self._take(recorded)
                self._version = recorded.stream_version
            return telling(self)

    def _take(self, recorded: Recorded) -> None:
        event, before = event_of(recorded), self._table.result
        evolve(self._table, event, recorded.at)
        self.meters.take(event, self._table)
        self.falls.take(event, recorded.at)
        match event:
            case BettingOpened(round=number) if not self.rounds or self.rounds[-1].number != number:
                self.rounds.append(Round(number, recorded.at))
            case BettingClosed() if self.rounds:
                now = self.rounds[-1]
                now.closed = recorded.at
                now.layout, now.prison = list(self._table.stacks()), list(_in_prison(self._table))
                now.players = {number: seat.player for number, seat in self._table.seats.items()}
            case ResultDeclared(number=number, colour=colour, round=round_):
                self._count(Result(round_, number, colour, recorded.at))
                self.rounds[-1].result, self.rounds[-1].colour = number, colour
            case ResultCorrected(was=was, number=number, colour=colour, round=round_):
                self._take_back(was)
                self._count(Result(round_, number, colour, recorded.at))
                now = self.rounds[-1]
                now.result, now.colour = number, colour
                now.corrected.append(was)
            case ResultMended(was=was, number=number, colour=colour, round=round_):
                self._take_back(was)
                self._count(Result(round_, number, colour, recorded.at))
                for mended in (one for one in self.rounds if one.number == round_):
                    mended.result, mended.colour = number, colour
                    mended.corrected.append(was)
            case RulingCarriedOut() | TableResumed() if before and not self._table.result:  # a ruling made it void
                self._take_back(before)
                self.rounds[-1].result = self.rounds[-1].colour = None
                self.rounds[-1].corrected.append(before)
            case SettlementReversed():
                self.rounds[-1].paid.clear()
            case NoSpinDeclared(reason=reason):
                self.rounds[-1].voids.append(reason)
            case RoundVoided(cause=cause):
                self.rounds[-1].voids.append(cause)
            case SpinVoided(number=number):
                self.rounds[-1].voids.append(f"covered {number}")
            case SeatPaid(seat=seat, chips=chips, value=value):
                paid = self.rounds[-1].paid
                paid[seat] = paid.get(seat, 0) + chips + value
            case CashedOut(seat=seat, chips=chips, value=value, slip=slip) if slip:
                self.slips[slip] = Slip(seat, chips + value, recorded.at)
            case DollyRemoved():
                self.rounds[-1].finished = True

    def _count(self, result: Result) -> None:
        self.results.append(result)
        self.told += 1
        self.counts[result.number] = self.counts.get(result.number, 0) + 1

    def _take_back(self, number: str) -> None:
        """A wrong reading never was a result, nor is one that was ruled void."""
        self.results.pop()
        self.counts[number] -= 1
        self.told -= 1


def recalled(journal: Journal, stream: str, number: int) -> Round | None:
    """A round that nobody remembers any more, from the journal: read up to where nothing can mend it any longer."""
    memory, found = Chronicle(stream), None
    for recorded in journal.read(stream):
        memory._take(recorded)
        for newest in list(memory.rounds)[-1:]:
            if newest.number == number:
                found = newest
            elif found is not None and newest.finished:
                return found
    return found


def _in_prison(table: Table) -> Iterator[Stack]:
    for number, seat in table.seats.items():
        for (place, chip), amount in seat.prison.items():
            yield number, place, chip, amount


def chances(counts: Iterable[tuple[str, str, int]]) -> dict[str, int]:
    """How often each even chance came, from number, colour and count."""
    sums = dict.fromkeys(("red", "black", "odd", "even", "low", "high", "zero"), 0)
    for number, colour, count in counts:
        if number in ZEROS:
            sums["zero"] += count
            continue
        sums[colour] += count
        sums["even" if int(number) % 2 == 0 else "odd"] += count
        sums["low" if int(number) <= 18 else "high"] += count
    return sums
