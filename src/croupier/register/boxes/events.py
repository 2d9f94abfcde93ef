"""What may happen: boxes."""

from __future__ import annotations

from croupier.domain import ACTOR, private
from croupier.lean import dataclass
from croupier.register.events import Event


@dataclass(frozen=True, slots=True)
class BoxAttached(Event):
    """`cash`, `receipts`, `coupons` and `tips` are what the table's journal had counted into its boxes by then.

    Coupons, and what was seen of the locks, were not on record here at first: what is not known is compared with
    nothing.
    """

    box: str
    use: str
    table: str
    cash: int
    receipts: int
    tips: int
    version: int
    coupons: int | None = None
    container_locked: bool | None = None
    table_locked: bool | None = None


@dataclass(frozen=True, slots=True)
class LocksChecked(Event):
    by: str
    at: str
    box: str
    table: str
    container_locked: bool
    table_locked: bool


@dataclass(frozen=True, slots=True)
class BoxRemoved(Event):
    """`cash`, `receipts`, `coupons` and `chips` must be in it by the table's journal, read as far as `version`.

    Nobody is told before the count is signed.
    """

    BLIND = frozenset({"cash", "receipts", "coupons", "chips"})

    by: str
    at: str
    box: str
    use: str
    table: str
    second: str
    cash: int
    receipts: int
    chips: int
    version: int
    coupons: int | None = None
    locked: bool | None = None  # as those saw it who took it off; not on record at first


@dataclass(frozen=True, slots=True)
class TipsShared(Event):
    PRIVATE = private(to=ACTOR)

    amount: int
    to: str
    second: str
