"""What may be asked about prizes."""

from __future__ import annotations

from croupier.dated import Day
from croupier.domain import private
from croupier.lean import dataclass
from croupier.tournament.commands import Command


@dataclass(frozen=True, slots=True)
class AddPrizeMoney(Command):
    """The house adds to a pool out of its own pocket (reading F4)."""

    event: str
    amount: int
    charged_to: str = "house"


@dataclass(frozen=True, slots=True)
class AwardPrizes(Command):
    """Who gets what, by points; `event` may be `overall`. What is left of the last pool is awarded too."""

    event: str
    licensee: str = ""


@dataclass(frozen=True, slots=True)
class PayPrize(Command):
    """A prize is handed over, with its line on the Division's pay-out form."""

    award: int
    form: str
    date: Day
    description: str = ""
    value: int = 0


@dataclass(frozen=True, slots=True)
class CarryForward(Command):
    """What an event's pool did not award passes on to a later event, or to the overall pool."""

    event: str
    to: str


@dataclass(frozen=True, slots=True)
class ReAwardVoucher(Command):
    """A voucher that nobody will use goes back into a pool (reading F9)."""

    PRIVATE = private(reason="voucher")

    voucher: int
    to: str
    reason: str


@dataclass(frozen=True, slots=True)
class ConcludeTournament(Command):
    date: Day
    winner: int = 0
    licensee: str = ""


@dataclass(frozen=True, slots=True)
class FileForms(Command):
    """The finished forms went to the Division on this day; `proof` says how that can be shown."""

    date: Day
    office: str
    proof: str
