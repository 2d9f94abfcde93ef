"""Double entry: value only moves between accounts, so all the accounts together are always zero.

An account is a path such as `float`, `drop-box/cash` or `rack/3`. Amounts on an account are of one unit: cents, or
tournament points. An entry never mixes the two, which is why a point can never become a cent.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum

from croupier.amounts import shown
from croupier.lean import dataclass
from croupier.words.english import Speaker


class Unit(StrEnum):
    CENTS = "cents"
    POINTS = "points"
    TRAINING = "training"  # play money of a table that is driven by recorded numbers

    def shown(self, amount: int) -> str:
        return shown(amount, self)

    def sum_of(self, amount: int) -> dict[str, int]:
        """An amount that says what it is an amount of: a fact of a sentence."""
        return {self.value: amount}

    def said(self, amount: int, say: Speaker) -> str:
        """In the language of who says it. Points and the play money of a training table are never taken for cash."""
        match self:
            case Unit.POINTS:
                return say("amount.points", count=amount)
            case Unit.TRAINING:
                return say("amount.training", amount=say.money(amount))
        return say.money(amount)


@dataclass(frozen=True, slots=True)
class Posting:
    """A positive amount comes to the account, a negative one leaves it."""

    account: str
    amount: int


@dataclass(frozen=True, slots=True)
class Entry:
    """One balanced movement of value in one unit, caused by one event."""

    postings: tuple[Posting, ...]
    unit: Unit = Unit.CENTS

    def __post_init__(self) -> None:
        assert len(self.postings) >= 2, "an entry needs two sides"
        assert sum(posting.amount for posting in self.postings) == 0, f"entry does not balance: {self}"

    @classmethod
    def transfer(cls, source: str, target: str, amount: int, unit: Unit = Unit.CENTS) -> Entry:
        """`amount` out of one account into another."""
        return cls((Posting(source, -amount), Posting(target, amount)), unit)

    def reversed(self) -> Entry:
        """The entry that takes this one back: books are corrected, never edited."""
        return Entry(tuple(Posting(p.account, -p.amount) for p in self.postings), self.unit)


class Balances(Mapping[str, int]):
    """What stands on each account. The single writer of the books applies entries; everybody else reads."""

    def __init__(self, amounts: Mapping[str, int] | None = None, units: Mapping[str, Unit] | None = None) -> None:
        self._amounts = dict(amounts or {})
        self._units = dict.fromkeys(self._amounts, Unit.CENTS) | dict(units or {})

    def apply(self, entries: Iterable[Entry]) -> None:
        """Entry by entry, each as a whole or not at all."""
        for entry in entries:
            for posting in entry.postings:
                unit = self._units.get(posting.account, entry.unit)
                assert unit is entry.unit, f"{posting.account} holds {unit}, the entry moves {entry.unit}"
            for posting in entry.postings:
                self._units[posting.account] = entry.unit
                self._amounts[posting.account] = self[posting.account] + posting.amount

    def move(self, source: str, target: str, amount: int, unit: Unit) -> None:
        """The quick way for the one who replays history: `Entry.transfer` applied, without making the entry."""
        units, amounts = self._units, self._amounts
        if units.get(source) is not unit:
            self._open(source, unit)
        if units.get(target) is not unit:
            self._open(target, unit)
        amounts[source] -= amount
        amounts[target] += amount

    def _open(self, account: str, unit: Unit) -> None:
        assert self._units.setdefault(account, unit) is unit, f"{account} does not hold {unit}"
        self._amounts.setdefault(account, 0)

    def unit(self, account: str) -> Unit:
        return self._units.get(account, Unit.CENTS)

    def holding(self, unit: Unit) -> dict[str, int]:
        """The accounts in this unit and what stands on them."""
        return {account: amount for account, amount in self._amounts.items() if self._units[account] is unit}

    def under(self, prefix: str) -> int:
        """The sum of an account and everything below it: `rack` holds all the racks."""
        return sum(
            amount for account, amount in self._amounts.items() if account == prefix or account.startswith(f"{prefix}/")
        )

    def total(self) -> int:
        """Zero, whatever happened."""
        return sum(self._amounts.values())

    def copy(self) -> Balances:
        return Balances(self._amounts, self._units)

    def __getitem__(self, account: str) -> int:
        return self._amounts.get(account, 0)

    def __contains__(self, account: object) -> bool:
        return account in self._amounts

    def __iter__(self) -> Iterator[str]:
        return iter(self._amounts)

    def __len__(self) -> int:
        return len(self._amounts)

    def __repr__(self) -> str:
        return f"Balances({self._amounts!r})"
