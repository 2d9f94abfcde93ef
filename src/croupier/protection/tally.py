"""One shift's counts, and the watch that makes them from a table's records, refusals included."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import field
from typing import Any

from croupier.domain import wire_name
from croupier.journal import Recorded
from croupier.lean import dataclass
from croupier.protection.measures import Kind, Of
from croupier.table import Phase, Table
from croupier.table.events import CommandRefused, Event, RefusalsSummed, WagerTakenDown
from croupier.table.irregular.commands import Instruction
from croupier.table.phases import SETTLING

REFUSED = "command-refused"
LATE = frozenset({"late_bet", "betting_closed", "dolly_on_table"})
ADDING = frozenset({"place-wager", "announce-bet", "rebet-wagers", "place-coupon", "change-wagers"})
TAKING = frozenset({"take-down-wager", "move-wager", "clear-wagers"})
DOUBLING = "double-wagers"  # only ever on what lies there


@dataclass(frozen=True, slots=True)
class Seen:
    """Where something that was counted stands in the journal."""

    table: str
    round: int
    at: str
    record: str
    who: str  # who asked for it


@dataclass(slots=True)
class Tally:
    """What was counted in one shift: occasions, and what was found on them with the records that show it."""

    _occasions: Counter[tuple[Of, Kind, str]] = field(default_factory=Counter)
    _found: dict[tuple[str, Kind, str], list[Seen]] = field(default_factory=lambda: defaultdict(list))
    _all: Counter[tuple[str, Kind]] = field(default_factory=Counter)
    rounds: int = 0

    def __bool__(self) -> bool:
        """Was anything played?"""
        return bool(self._occasions)

    def occasion(self, of: Of, kind: Kind, who: str) -> None:
        self._occasions[of, kind, who] += 1
        self._all[of, kind] += 1

    def find(self, measure: str, kind: Kind, who: str, seen: Seen) -> None:
        self._found[measure, kind, who].append(seen)
        self._all[measure, kind] += 1

    def people(self, kind: Kind) -> list[str]:
        return sorted({who for _, of_kind, who in (*self._occasions, *self._found) if of_kind is kind})

    def occasions(self, of: Of, kind: Kind, who: str) -> int:
        return self._occasions[of, kind, who]

    def found(self, measure: str, kind: Kind, who: str) -> tuple[int, tuple[Seen, ...]]:
        seen = tuple(self._found.get((measure, kind, who), ()))
        return len(seen), seen

    def of_all(self, of: Of, kind: Kind) -> int:
        return self._all[of, kind]

    def found_in_all(self, measure: str, kind: Kind) -> int:
        return self._all[measure, kind]


@dataclass(slots=True)
class Watch:
    """Watches one table. `take` is given each record with its event in today's shape, before the table has changed.

    What is on the layout, who deals and which round it is are the table's own word; nothing is kept twice.
    """

    name: str
    _tapped: str = ""  # the command whose events are being read: one tap, however many chips it moved
    _void: bool = False  # a spin of this round was declared void
    _corrected: bool = False
    _won: bool = False  # somebody, in this round
    _last: dict[tuple[str, str, str], Mapping[str, Any]] = field(default_factory=dict)  # refused, with its facts

    def take(self, table: Table, event: Event, recorded: Recorded, tally: Tally) -> None:
        if isinstance(event, CommandRefused):
            # What somebody said whom the house has forgotten is withheld.
            facts: Mapping[str, Any] = event.facts if isinstance(event.facts, dict) else {}
            self._last[recorded.who, event.command, event.code] = facts
            self._refused(table, event.command, event.code, facts, recorded, tally)
        elif isinstance(event, RefusalsSummed):  # the same again, so often
            facts = self._last.get((recorded.who, event.command, event.code), {"seat": event.seat})
            for _ in range(event.count):
                self._refused(table, event.command, event.code, facts, recorded, tally, event.round)
        elif see := SEES.get(wire_name(type(event))):
            see(self, table, event, recorded, tally)

    # --- whom it is about

    def _occasion(self, of: Of, table: Table, players: Iterable[str], tally: Tally) -> None:
        tally.occasion(of, Kind.TABLE, self.name)
        if table.dealer:
            tally.occasion(of, Kind.DEALER, table.dealer)
        for player in players:
            tally.occasion(of, Kind.PLAYER, player)

    def _find(
        self, measure: str, table: Table, recorded: Recorded, tally: Tally, *players: str, about: int = 0
    ) -> None:
        """`about` names the round where it is another than the one that runs."""
        seen = self._seen(table, recorded, about)
        tally.find(measure, Kind.TABLE, self.name, seen)
        if table.dealer:
            tally.find(measure, Kind.DEALER, table.dealer, seen)
        for player in players:
            tally.find(measure, Kind.PLAYER, player, seen)

    def _seen(self, table: Table, recorded: Recorded, about: int = 0) -> Seen:
        return Seen(self.name, about or table.round, recorded.at, recorded.called, recorded.who)

    @staticmethod
    def _sitting(table: Table, seat: object) -> list[str]:
        return [table.seats[seat].player] if isinstance(seat, int) and seat in table.seats else []

    @staticmethod
    def _betting(table: Table) -> list[str]:
        return [seat.player for seat in table.seats.values() if seat.stacks or seat.prison]

    # --- what is refused

    def _refused(
        self,
        table: Table,
        command: str,
        code: str,
        facts: Mapping[str, Any],
        recorded: Recorded,
        tally: Tally,
        about: int = 0,
    ) -> None:
        players = self._sitting(table, facts.get("seat")) or self._asking(table, recorded)
        match command, code:
            case _ if code in LATE and command in ADDING | TAKING | {DOUBLING}:
                self._occasion(Of.TAPS, table, players, tally)
                self._find(_sort(table, command, facts), table, recorded, tally, *players, about=about)
            case "place-wager", "not_your_colour":
                self._occasion(Of.TAPS, table, players, tally)
                self._find("wrong_colour", table, recorded, tally, *players, about=about)
            case "pay-winners", "payout_differs" if facts.get("keyed", 0) > facts.get("due", 0):
                self._find("overpaid", table, recorded, tally, *players, about=about)
            case "choose-on-zero", _:
                self._find("false_choice", table, recorded, tally, *players, about=about)
            case (("assign-ball" | "inspect-ball"), "ball_in_play"):
                self._find("ball_changed", table, recorded, tally, about=about)

    def _asking(self, table: Table, recorded: Recorded) -> list[str]:
        return [recorded.who] if any(seat.player == recorded.who for seat in table.seats.values()) else []

    # --- what happens

    def _tap(self, table: Table, event: Any, recorded: Recorded, tally: Tally) -> None:
        if table.phase not in SETTLING and recorded.key != self._tapped:
            self._tapped = recorded.key
            self._occasion(Of.TAPS, table, self._sitting(table, event.seat), tally)
        if not isinstance(event, WagerTakenDown) and event.chip == "tip":
            self._find("tip", table, recorded, tally, *self._sitting(table, event.seat))

    def _spun(self, table: Table, _event: Any, _recorded: Recorded, tally: Tally) -> None:
        self._occasion(Of.SPINS, table, self._betting(table), tally)

    def _no_spin(self, table: Table, _event: Any, recorded: Recorded, tally: Tally) -> None:
        self._void = True
        self._find("no_spin", table, recorded, tally, *self._betting(table))

    def _call_missed(self, table: Table, event: Any, recorded: Recorded, tally: Tally) -> None:
        if event.source == "dealer":
            self._find("keyed_early", table, recorded, tally)

    def _number_seen(self, table: Table, event: Any, recorded: Recorded, tally: Tally) -> None:
        if event.unspun and event.source == "dealer":
            self._find("keyed_early", table, recorded, tally)

    def _ball(self, table: Table, _event: Any, recorded: Recorded, tally: Tally) -> None:
        if table.phase is not Phase.CLOSED:
            self._find("ball_changed", table, recorded, tally)

    def _result(self, table: Table, _event: Any, _recorded: Recorded, tally: Tally) -> None:
        tally.rounds += 1
        players = self._betting(table)
        self._occasion(Of.ROUNDS, table, players, tally)
        for player in players:
            self._occasion(Of.PLAYED, table, (player,), tally)

    def _correction(self, table: Table, _event: Any, recorded: Recorded, tally: Tally) -> None:
        self._corrected = True
        self._find("corrected", table, recorded, tally)

    def _mended(self, table: Table, event: Any, recorded: Recorded, tally: Tally) -> None:
        """A correction too, found out after the dolly was off."""
        paid = [line["at"] for line in event.seats if line["chips"] + line["value"] > 0]
        players = [player for seat in paid for player in self._sitting(table, seat)]
        self._find("corrected", table, recorded, tally, *players, about=event.round)

    def _paid(self, table: Table, event: Any, recorded: Recorded, tally: Tally) -> None:
        players = self._sitting(table, event.seat)
        if not event.chips + event.value:
            return
        seen = self._seen(table, recorded)
        if self._void and not self._won:  # Of dealer and table a round counts once, however many have won in it.
            self._find("won_after_no_spin", table, recorded, tally)
        for measure, so in (("won_after_no_spin", self._void), ("corrected", self._corrected)):
            for player in players if so else ():
                tally.find(measure, Kind.PLAYER, player, seen)
        self._won = True

    def _chosen(self, table: Table, event: Any, recorded: Recorded, tally: Tally) -> None:
        if (event.seat, event.bet) in table.choices:
            self._find("false_choice", table, recorded, tally, *self._sitting(table, event.seat))

    def _disputed(self, table: Table, event: Any, recorded: Recorded, tally: Tally) -> None:
        self._find("disputed", table, recorded, tally, *self._sitting(table, event.seat), about=event.round)

    def _dispute_decided(self, table: Table, event: Any, recorded: Recorded, tally: Tally) -> None:
        tally.occasion(Of.DECISIONS, Kind.SUPERVISOR, event.by)
        if event.amount > 0:
            dispute = table.disputes.get(event.dispute)
            players, about = ([dispute.player], dispute.round) if dispute else ([], 0)
            self._find("dispute_paid", table, recorded, tally, *players, about=about)
            tally.find("decided_paid", Kind.SUPERVISOR, event.by, self._seen(table, recorded, about))

    def _ruled(self, table: Table, event: Any, recorded: Recorded, tally: Tally) -> None:
        tally.occasion(Of.RULINGS, Kind.SUPERVISOR, event.by)
        if event.instruction != Instruction.GO_ON:
            tally.find("ruled_void", Kind.SUPERVISOR, event.by, self._seen(table, recorded))

    def _tip(self, table: Table, event: Any, recorded: Recorded, tally: Tally) -> None:
        self._find("tip", table, recorded, tally, *self._sitting(table, event.seat))

    def _new_round(self, _table: Table, _event: Any, _recorded: Recorded, _tally: Tally) -> None:
        self._void = self._corrected = self._won = False


def _sort(table: Table, command: str, facts: Any) -> str:
    """Which kind of too late: chips off, chips onto what lies there, or a new wager."""
    if command in TAKING or (command == "change-wagers" and "returned" not in facts):
        return "pinched"
    seat = table.seats.get(facts.get("seat"))
    place = facts.get("place")
    there = seat is not None and (place in seat.staked or any(place == lies for lies, _ in seat.stacks))
    return "capped" if there or command == DOUBLING else "late_bet"


See = Callable[[Watch, Table, Any, Recorded, Tally], None]
SEES: dict[str, See] = {  # by the event's name in the journal
    "wager-placed": Watch._tap,
    "wager-taken-down": Watch._tap,
    "ball-spun": Watch._spun,
    "no-spin-declared": Watch._no_spin,
    "call-missed": Watch._call_missed,
    "number-seen": Watch._number_seen,
    "ball-assigned": Watch._ball,
    "result-declared": Watch._result,
    "result-corrected": Watch._correction,
    "result-mended": Watch._mended,
    "ruling-made": Watch._ruled,
    "seat-paid": Watch._paid,
    "zero-choice-made": Watch._chosen,
    "dispute-opened": Watch._disputed,
    "dispute-decided": Watch._dispute_decided,
    "tip-given": Watch._tip,
    "betting-opened": Watch._new_round,
}
