"""Commands ask. Each is one wish of one person (or of the clock or the wheel) at a table; `decide` may refuse it.

On the wire a command is named in kebab case, `{"do": "place-wager", "seat": 3, ...}`, with these fields.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from enum import StrEnum
from typing import Any

from croupier.game import Choice
from croupier.lean import dataclass
from croupier.rules.policy import Limit
from croupier.rules.variation import Variation


@dataclass(frozen=True, slots=True)
class Command:
    """What all commands have in common: nothing but being asked for."""


class Tender(StrEnum):
    """What a wager is offered in."""

    CHIPS = "chips"  # the seat's own roulette chips, electronic chips or tournament chips
    VALUE_CHIPS = "value-chips"
    CASH = "cash"
    SPOKEN = "spoken"
    OTHER = "other"


class Direction(StrEnum):
    CLOCKWISE = "clockwise"
    COUNTER_CLOCKWISE = "counter-clockwise"


class Instruction(StrEnum):
    """What a supervisor may order when an irregularity is ruled on."""

    GO_ON = "go-on"  # the round continues where it was held
    VOID = "void"  # the spin is void, the wagers stand
    RETURN_WAGERS = "return-wagers"  # the spin is void and all wagers go back


class Decision(StrEnum):
    PAY = "pay"
    DENY = "deny"


# --- the table and its people


@dataclass(frozen=True, slots=True)
class InspectTable(Command):
    """The opening check list, each point answered."""

    points: Mapping[str, bool]


@dataclass(frozen=True, slots=True)
class SignInDealer(Command):
    dealer: str


@dataclass(frozen=True, slots=True)
class SignOutDealer(Command):
    pass


@dataclass(frozen=True, slots=True)
class OpenTable(Command):
    """Open for gaming with `opener` in the tray, what the last closer left there."""

    opener: int
    drop_box: str = ""
    tip_box: str = ""
    limits_posted: bool = False
    ball: str = "ball-1"


@dataclass(frozen=True, slots=True)
class PostSign(Command):
    """The sign hangs at the table: the code printed on it, where, and which prescribed statements can be read there."""

    sign: str
    spot: str = ""
    statements: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class BeginClosing(Command):
    """The last round is over: no more betting, players cash out, the tray is counted."""


@dataclass(frozen=True, slots=True)
class CloseTable(Command):
    """`closer` is the tray as counted; a difference to the books needs its reason."""

    closer: int
    reason: str = ""


@dataclass(frozen=True, slots=True)
class ChangeLimits(Command):
    limits: Mapping[str, Limit]


@dataclass(frozen=True, slots=True)
class ChangeOptions(Command):
    in_prison: bool = False
    la_partage: bool = False
    surrender: bool = False


@dataclass(frozen=True, slots=True)
class LoadVariations(Command):
    """The variations that are approved for this table, all of them; none, to play by the rulebook alone."""

    variations: tuple[Variation, ...]


@dataclass(frozen=True, slots=True)
class SeatPlayer(Command):
    seat: int
    player: str
    colour: str = ""
    design: str = "plain"


@dataclass(frozen=True, slots=True)
class UnseatPlayer(Command):
    seat: int


# --- money and chips


@dataclass(frozen=True, slots=True)
class BuyIn(Command):
    """Money for chips. `deposited`: the dealer has put the cash or the Mobile ATM receipt into the drop box."""

    seat: int
    amount: int
    receipt: str = ""
    deposited: bool = True
    chip_value: int | None = None


@dataclass(frozen=True, slots=True)
class IssuePoints(Command):
    """Tournament chips for a seat. They stand for points and were never bought here."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class ReturnPoints(Command):
    """A seat gives its tournament chips back; they are counted and worth nothing."""

    seat: int


@dataclass(frozen=True, slots=True)
class SetPointValues(Command):
    """How many points each colour of tournament chips stands for, until it is changed between rounds."""

    values: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class SetChipValue(Command):
    seat: int
    value: int


@dataclass(frozen=True, slots=True)
class ChangeColour(Command):
    seat: int
    colour: str
    design: str = "plain"


@dataclass(frozen=True, slots=True)
class ColourUp(Command):
    """Exchange the seat's own chips for value chips."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class CashOut(Command):
    """The seat leaves with all its chips as value chips, or at a terminal with a slip."""

    seat: int


@dataclass(frozen=True, slots=True)
class Tip(Command):
    """`box` is the box that the dealer dropped it into, where that is said."""

    seat: int
    amount: int
    box: str = ""


@dataclass(frozen=True, slots=True)
class FillTable(Command):
    """Chips from the cage; `second` is the other person who signs the slip."""

    amount: int
    second: str = ""


@dataclass(frozen=True, slots=True)
class CreditTable(Command):
    """Chips back to the cage."""

    amount: int
    second: str = ""


@dataclass(frozen=True, slots=True)
class RegisterCoupon(Command):
    """A match-play coupon becomes known: its face in cents and its last day, as 2026-12-31."""

    coupon: str
    face: int
    expires: str


# --- wagers


@dataclass(frozen=True, slots=True)
class OpenBetting(Command):
    """Place your bets. A random wheel has committed itself to this round's secret before."""

    commitment: str = ""


@dataclass(frozen=True, slots=True)
class PauseBetting(Command):
    """Betting stops between two rounds; wagers that lie on the layout stand."""


@dataclass(frozen=True, slots=True)
class PlaceWager(Command):
    """A stake on a bet, on one of its places, or at a point of the felt. A dealer places for a seat.

    `colour` and `design` name the chips that were offered; `tip` makes it a wager for the dealers.
    """

    seat: int
    stake: int = 0
    bet: str = ""
    place: str = ""
    at: tuple[float, ...] = ()
    tender: Tender = Tender.CHIPS
    colour: str = ""
    design: str = ""
    tip: bool = False


@dataclass(frozen=True, slots=True)
class MoveWager(Command):
    seat: int
    source: str
    target: str
    stake: int | None = None


@dataclass(frozen=True, slots=True)
class TakeDownWager(Command):
    """`not_as_told`: the dealer placed it for the seat, and not as told; what the dealer put there is withdrawn."""

    seat: int
    place: str
    stake: int | None = None
    not_as_told: bool = False


@dataclass(frozen=True, slots=True)
class ClearWagers(Command):
    seat: int


@dataclass(frozen=True, slots=True)
class RebetWagers(Command):
    """Lay again what the seat had on the layout when betting last closed, where it is not there already."""

    seat: int


@dataclass(frozen=True, slots=True)
class DoubleWagers(Command):
    seat: int


@dataclass(frozen=True, slots=True)
class AnnounceBet(Command):
    """A call such as `voisins` or `neighbours-17`: its chips, `stake` each, are laid on their places."""

    seat: int
    call: str
    stake: int


@dataclass(frozen=True, slots=True)
class PlaceCoupon(Command):
    seat: int
    coupon: str
    bet: str


# --- the spin


@dataclass(frozen=True, slots=True)
class SealNonce(Command):
    """A terminal's own randomness for this round, as the hash that binds it (hexadecimal)."""

    seat: int
    sealed: str


@dataclass(frozen=True, slots=True)
class OpenNonce(Command):
    """The randomness behind a sealed nonce, shown after betting is closed (hexadecimal)."""

    seat: int
    nonce: str


@dataclass(frozen=True, slots=True)
class RevealWheel(Command):
    """The random wheel shows the secret of a round that came to nothing, or it could throw results away.

    A secret that died with the wheel's process is null, and stays on record as lost.
    """

    proof: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class SpinBall(Command):
    """The directions are those that somebody saw; left out, nobody has said them."""

    wheel: Direction | None = None
    ball: Direction | None = None


@dataclass(frozen=True, slots=True)
class CountTurns(Command):
    """How often the ball has gone round the track, from a sensor or the dealer's eye."""

    turns: float


@dataclass(frozen=True, slots=True)
class BallOffTrack(Command):
    pass


@dataclass(frozen=True, slots=True)
class SeeNumber(Command):
    """The sensor sees the ball at rest and has not declared the number, which is empty where it cannot be read."""

    number: str = ""
    source: str = "sensor"


@dataclass(frozen=True, slots=True)
class CallNoMoreBets(Command):
    wave: bool = False


@dataclass(frozen=True, slots=True)
class DeclareResult(Command):
    """`turns` confirms the revolutions where nobody counted them; `source` says how the number was obtained."""

    number: str
    turns: float | None = None
    source: str = "dealer"
    proof: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class PlaceDolly(Command):
    number: str


@dataclass(frozen=True, slots=True)
class ChooseOnZero(Command):
    seat: int
    bet: str
    choice: Choice


@dataclass(frozen=True, slots=True)
class CloseChoices(Command):
    """The clock's word that the time to choose is over: the posted default applies."""


@dataclass(frozen=True, slots=True)
class CollectLosers(Command):
    pass


@dataclass(frozen=True, slots=True)
class PayWinners(Command):
    """Pay everybody, or one seat. `amount` is what the dealer means to push; it must be what is due."""

    seat: int | None = None
    amount: int | None = None


@dataclass(frozen=True, slots=True)
class RemoveDolly(Command):
    pass


@dataclass(frozen=True, slots=True)
class CorrectResult(Command):
    """A wrong reading is corrected by two people; both readings stay on record."""

    number: str
    second: str
    reason: str


# --- irregularities


@dataclass(frozen=True, slots=True)
class DeclareNoSpin(Command):
    """`ball_removed` says whether the ball was caught; the number it settled in otherwise is information only."""

    reason: str = ""
    ball_removed: bool = True
    number_seen: str = ""


@dataclass(frozen=True, slots=True)
class InspectBall(Command):
    damaged: bool = False
    tampered: bool = False


@dataclass(frozen=True, slots=True)
class AssignBall(Command):
    ball: str


@dataclass(frozen=True, slots=True)
class ReportIrregularity(Command):
    what: str


@dataclass(frozen=True, slots=True)
class SuspendTable(Command):
    reason: str


@dataclass(frozen=True, slots=True)
class MakeRuling(Command):
    instruction: Instruction
    reason: str = ""


@dataclass(frozen=True, slots=True)
class ConfirmObserved(Command):
    """The supervisor has watched the dealer carry out the ruling."""


@dataclass(frozen=True, slots=True)
class ResumeTable(Command):
    pass


@dataclass(frozen=True, slots=True)
class OpenDispute(Command):
    seat: int
    what: str
    amount: int = 0


@dataclass(frozen=True, slots=True)
class DecideDispute(Command):
    dispute: int
    decision: Decision
    reason: str = ""
    amount: int = 0
