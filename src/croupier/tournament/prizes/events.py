"""What may happen: prizes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from croupier.domain import private
from croupier.lean import dataclass
from croupier.tournament.events import Event


@dataclass(frozen=True, slots=True)
class PrizeMoneyAdded(Event):
    pool: str
    amount: int


@dataclass(frozen=True, slots=True)
class PrizesAwarded(Event):
    """Lines of number, entry, place, kind (cash, goods, voucher), amount, description and, for vouchers, the event."""

    pool: str
    lines: Sequence[Mapping[str, Any]]
    by: str


@dataclass(frozen=True, slots=True)
class PrizePaid(Event):
    award: int
    entry: int
    kind: str
    amount: int
    description: str
    form: str
    date: str


@dataclass(frozen=True, slots=True)
class PoolCarriedForward(Event):
    pool: str
    to: str
    amount: int


@dataclass(frozen=True, slots=True)
class VoucherReAwarded(Event):
    PRIVATE = private(reason="voucher")

    voucher: int
    pool: str
    amount: int
    reason: str


@dataclass(frozen=True, slots=True)
class TournamentConcluded(Event):
    date: str
    winner: int
    collected: int
    proceeds: int
    paid: int


@dataclass(frozen=True, slots=True)
class FormsFiled(Event):
    date: str
    office: str
    proof: str
