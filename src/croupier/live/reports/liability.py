"""What the house owes for its chips: what was given to players, what came back, what is in their hands or gone.

In money it is read off the tables' entries, and by denomination off the chips that moved: two ways that have nothing in
common. Play money and points are owed to nobody. A slip of a terminal is chips that walked until the cage has paid it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field
from typing import Any

from croupier.journal import Journal, Recorded
from croupier.lean import dataclass
from croupier.live.replay import event_of
from croupier.money import Unit
from croupier.table import Table, evolve
from croupier.table.changing.counting import worths_of
from croupier.table.tray.events import ChipsMoved

WALKED = ("carried", "walked")
HELD = ("rack", "layout", "hand", "in-play", *WALKED)  # accounts of money and of chips that are a player's


@dataclass(slots=True)
class Owed:
    """Issued - redeemed = in hand + walked: in money, or as a number of chips."""

    issued: int = 0
    redeemed: int = 0
    in_hand: int = 0
    walked: int = 0

    def moved(self, change: int) -> None:
        if change > 0:
            self.issued += change
        else:
            self.redeemed -= change

    @property
    def balanced(self) -> bool:
        return self.issued - self.redeemed == self.in_hand + self.walked

    def as_json(self) -> dict[str, int]:
        return {name: getattr(self, name) for name in self.__slots__}


@dataclass(slots=True)
class Liability:
    total: Owed = field(default_factory=Owed)
    chips: dict[int, Owed] = field(default_factory=dict)  # value chips by what one is worth
    open_slips: int = 0  # of what walked: slips of terminals that nobody has brought to the cage yet
    _tables: dict[str, Table] = field(default_factory=dict)

    def read(self, journal: Journal) -> Liability:
        for recorded in journal.read_all():
            if recorded.stream.startswith("table/"):
                self._at_table(recorded)
            elif recorded.name == "slip-redeemed" and recorded.data.get("kind", "cash-out") == "cash-out":
                self.total.redeemed += recorded.data["amount"]
                self.total.walked -= recorded.data["amount"]
                self.open_slips -= recorded.data["amount"]
        for table in self._tables.values():
            if table.unit is Unit.CENTS:
                self._now(table)
        return self

    def _at_table(self, recorded: Recorded) -> None:
        table = self._tables.setdefault(recorded.stream, Table())
        event = event_of(recorded)
        evolve(table, event, recorded.at)
        if table.unit is not Unit.CENTS:
            return
        for entry in recorded.entries:
            moved = ((part.account.removeprefix(f"{recorded.stream}/"), part.amount) for part in entry.postings)
            self.total.moved(_held(moved))
        if isinstance(event, ChipsMoved):
            for kind, worth in worths_of(table.policy).items():
                one = self.chips.setdefault(worth, Owed())
                one.moved(_held((account, kinds.get(kind, 0)) for account, kinds in event.moves.items()))
        if recorded.name == "cashed-out" and recorded.data.get("slip"):
            self.open_slips += recorded.data["chips"] + recorded.data["value"]

    def _now(self, table: Table) -> None:
        for account, amount in table.books.items():
            _add(self.total, account, amount)
        for kind, worth in worths_of(table.policy).items():
            one = self.chips.setdefault(worth, Owed())
            for account, kinds in table.chips.items():
                _add(one, account, kinds.get(kind, 0))

    def as_json(self) -> dict[str, Any]:
        by_worth = [{"worth": worth, **owed.as_json()} for worth, owed in sorted(self.chips.items())]
        return {"total": {**self.total.as_json(), "open_slips": self.open_slips}, "chips": by_worth}


def _held(moves: Iterable[tuple[str, int]]) -> int:
    """What players have more (+) or less (-) afterwards."""
    return sum(change for account, change in moves if account.partition("/")[0] in HELD)


def _add(owed: Owed, account: str, amount: int) -> None:
    place = account.partition("/")[0]
    if place in WALKED:
        owed.walked += amount
    elif place in HELD:
        owed.in_hand += amount
