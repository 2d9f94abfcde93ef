"""What may be asked about calling off: an event, the tournament, an entry; a later day; money given back."""

from __future__ import annotations

from enum import StrEnum

from croupier.dated import Day
from croupier.domain import ACTOR, private
from croupier.lean import dataclass
from croupier.tournament.commands import Command


class Back(StrEnum):
    """How a refund reaches whoever paid: the house's slip or voucher is cash of the house from then on."""

    CASH = "cash"
    SLIP = "slip"
    VOUCHER = "voucher"


@dataclass(frozen=True, slots=True)
class CancelEvent(Command):
    """An event is not held, or ends here. Before a round of it is over, everybody has the money back; later the
    standings of that round decide (reading F20)."""

    PRIVATE = private(reason=ACTOR)

    event: str
    date: Day
    reason: str


@dataclass(frozen=True, slots=True)
class CancelTournament(Command):
    """Every event that is not over is cancelled. What was won in others stays won, and is paid."""

    PRIVATE = private(reason=ACTOR)

    date: Day
    reason: str


@dataclass(frozen=True, slots=True)
class PostponeEvent(Command):
    """A later day for an event: the rules' next version, for which the notice to the Division begins anew."""

    PRIVATE = private(reason=ACTOR)

    event: str
    to: Day
    reason: str


@dataclass(frozen=True, slots=True)
class WithdrawEntry(Command):
    """An entry is taken back before the event starts, with all that was paid for it."""

    PRIVATE = private(reason="entry")

    event: str
    entry: int
    date: Day
    reason: str


@dataclass(frozen=True, slots=True)
class RetirePlayer(Command):
    """A player who has died, is barred or cannot go on is out between rounds, at the points as they stand."""

    PRIVATE = private(reason="entry")

    event: str
    entry: int
    reason: str


@dataclass(frozen=True, slots=True)
class CorrectEntry(Command):
    """A name or a document was keyed wrongly; the person is the same."""

    PRIVATE = private(name="entry", identity="entry", reason="entry")

    entry: int
    name: str
    identity: str
    reason: str


@dataclass(frozen=True, slots=True)
class PayRefund(Command):
    """What is owed back is handed over against a receipt: in cash, or as a slip or voucher of the house. `to` is who
    had it, where that is somebody else, such as an heir."""

    PRIVATE = private(to="refund")

    refund: int
    how: Back
    receipt: str
    date: Day
    to: str = ""
