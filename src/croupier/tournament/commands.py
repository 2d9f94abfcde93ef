"""Commands ask. Each is one wish of one person about a tournament; `decide` may refuse it.

Days are given (`2026-11-20`) and are the house's own day at that moment. An entry is known by its number, an event by
its key.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any


@dataclass(frozen=True, slots=True)
class Command:
    """What all commands have in common: nothing but being asked for."""


class Means(StrEnum):
    """How a fee or a buy-in comes in. What a voucher covers is worked out from the voucher itself."""

    CASH = "cash"
    GOODS = "goods"
    COMPLIMENTARY = "complimentary"


class Offer(StrEnum):
    RE_BUY = "re-buy"
    ADD_ON = "add-on"


@dataclass(frozen=True, slots=True)
class Payment:
    """A part of a fee or buy-in in dollars, whoever bears it. `container` is where the cash was put."""

    means: Means = Means.CASH
    amount: int | None = None
    item: str = ""
    container: str = ""


# --- the written rules


@dataclass(frozen=True, slots=True)
class PublishRules(Command):
    """The rules in writing, as in a tournament file. Said again with other words, they are the next version."""

    rules: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class FileRules(Command):
    """A copy went to the Division's local office on this day; `proof` says how that can be shown."""

    date: str
    office: str
    proof: str


@dataclass(frozen=True, slots=True)
class RecordDivisionAnswer(Command):
    date: str
    acceptable: bool
    note: str = ""
    version: int = 0  # the current one, unless said


# --- entries


@dataclass(frozen=True, slots=True)
class Register(Command):
    """A person enters an event. `person` is what the house knows them by, `identity` the document that was seen."""

    event: str
    person: str
    name: str
    identity: str
    date: str = ""
    fee: tuple[Payment, ...] = ()
    buy_in: tuple[Payment, ...] = ()
    voucher: int = 0
    meets: Mapping[str, bool] = field(default_factory=dict)
    licensee: str = ""
    chips: int | None = None  # what the player is to start with, where somebody says so: it is the same for all


@dataclass(frozen=True, slots=True)
class AcknowledgeRules(Command):
    """The player has been given the written rules as they now are."""

    entry: int


@dataclass(frozen=True, slots=True)
class ReportConcurrentEntries(Command):
    """These entries turned out to belong to one person, who is barred with all of them."""

    entries: tuple[int, ...]
    found: str


@dataclass(frozen=True, slots=True)
class CountFees(Command):
    """Two people count the container of fee cash; only then may it join the licensee's other money."""

    counted: int
    second: str
    date: str
    container: str = ""


# --- play


@dataclass(frozen=True, slots=True)
class StartEvent(Command):
    event: str
    date: str


@dataclass(frozen=True, slots=True)
class DrawSeats(Command):
    """Seats for the coming round from a seed that everybody was told: anyone can draw them again."""

    event: str
    seed: str


@dataclass(frozen=True, slots=True)
class TakeSeat(Command):
    """The entrant in person is at the seat; asked for at the start and after every break."""

    event: str
    entry: int
    person: str


@dataclass(frozen=True, slots=True)
class BalanceTables(Command):
    event: str


@dataclass(frozen=True, slots=True)
class StartRound(Command):
    """The game begins with the chips that lie on the table. `counts` are points as counted, by entry number."""

    event: str
    counts: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class RecordPoints(Command):
    """Where players stand in a running round, for the leaderboard."""

    event: str
    points: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class CallBreak(Command):
    event: str


@dataclass(frozen=True, slots=True)
class EndRound(Command):
    """The points of everybody who played, once nothing lies on the layout any more."""

    event: str
    points: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class OpenOffer(Command):
    """More chips can be bought, by everybody on the same terms. `entries` would single somebody out."""

    event: str
    offer: Offer
    entries: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class BuyChips(Command):
    """A re-buy or an add-on; the chips join the next game."""

    event: str
    entry: int
    date: str = ""
    payment: tuple[Payment, ...] = ()
    offer: Offer = Offer.RE_BUY


@dataclass(frozen=True, slots=True)
class DeclineOffer(Command):
    event: str
    entry: int


@dataclass(frozen=True, slots=True)
class CloseOffer(Command):
    event: str


@dataclass(frozen=True, slots=True)
class Eliminate(Command):
    event: str
    entry: int


@dataclass(frozen=True, slots=True)
class AdvancePlayers(Command):
    """Those who qualified go on to the next round; after the last one the event is over."""

    event: str


# --- an agreement among the last players


@dataclass(frozen=True, slots=True)
class AskForSplit(Command):
    """A player wishes to share the cash prizes. It is never the house's idea."""

    event: str
    entry: int = 0


@dataclass(frozen=True, slots=True)
class GiveSplitNotice(Command):
    """The director has told this player that an agreement is voluntary and needs everybody."""

    event: str
    entry: int


@dataclass(frozen=True, slots=True)
class AnswerSplit(Command):
    event: str
    entry: int
    agree: bool


@dataclass(frozen=True, slots=True)
class StopSplit(Command):
    """The director feels that somebody is pressed: play goes on, and nothing ends early."""

    event: str
    reason: str


@dataclass(frozen=True, slots=True)
class ConfirmSplit(Command):
    """The director is satisfied that all agree freely: so many cents for each entry. `goods` would be divided too."""

    event: str
    shares: Mapping[str, int]
    goods: tuple[str, ...] = ()


# --- prizes and money


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
    date: str
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

    voucher: int
    to: str
    reason: str


@dataclass(frozen=True, slots=True)
class ConcludeTournament(Command):
    date: str
    winner: int = 0
    licensee: str = ""
