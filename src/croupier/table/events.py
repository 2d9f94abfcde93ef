"""Events are facts. `evolve` obeys them and never asks, because history stays true when rules change.

On disk an event is its name in kebab case and its version, `wager-placed/1`, with these fields as JSON. Amounts are
whole cents (or points at a tournament table). An event carries every amount that it moves, so the books follow from
the events alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Any

from croupier.lean import dataclass


@dataclass(frozen=True, slots=True)
class Event:
    """What all events have in common: they happened."""


# --- the table and its people


@dataclass(frozen=True, slots=True)
class TableSetUp(Event):
    """What the table is: the policy it plays under and the dealer's steps that the system performs itself."""

    policy: Mapping[str, Any]
    automation: list[str]
    unit: str = "cents"
    source: str = "dealer"


@dataclass(frozen=True, slots=True)
class TableInspected(Event):
    by: str
    points: Mapping[str, bool]
    passed: bool


@dataclass(frozen=True, slots=True)
class DealerSignedIn(Event):
    dealer: str


@dataclass(frozen=True, slots=True)
class DealerSignedOut(Event):
    dealer: str


@dataclass(frozen=True, slots=True)
class TableOpened(Event):
    """`brought` is what the cage added to the tray that was not there before: all of it at the first opening."""

    opener: int
    brought: int
    drop_box: str
    tip_box: str
    ball: str


@dataclass(frozen=True, slots=True)
class ClosingBegun(Event):
    """No further round is played before the table closes."""

    round: int


@dataclass(frozen=True, slots=True)
class TableClosed(Event):
    """The day in five figures; `difference` is what the count found over (+) or short (-).

    `notes` are what the pit wants to know of the shift: in how many rounds something was not as it should be.
    """

    opener: int
    fills: int
    credits: int
    drop: int
    closer: int
    win: int
    difference: int = 0
    reason: str = ""
    notes: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class SignPosted(Event):
    """The sign that says what is in force hangs at the table."""

    sign: str
    by: str
    spot: str = ""


@dataclass(frozen=True, slots=True)
class PolicyChanged(Event):
    """Limits or options for the rounds to come."""

    policy: Mapping[str, Any]
    what: str


@dataclass(frozen=True, slots=True)
class PlayerSeated(Event):
    seat: int
    player: str
    colour: str = ""
    design: str = ""


@dataclass(frozen=True, slots=True)
class PlayerLeft(Event):
    seat: int
    player: str


# --- money and chips


@dataclass(frozen=True, slots=True)
class ChipsBought(Event):
    """Cash or a Mobile ATM receipt went into the drop box, chips of the same worth to the seat."""

    seat: int
    amount: int
    receipt: str = ""
    box: str = ""


@dataclass(frozen=True, slots=True)
class PointsIssued(Event):
    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class PointsReturned(Event):
    """Tournament chips went back to the bank."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class PointValuesSet(Event):
    """What each colour of tournament chips stands for from now on."""

    values: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class ChipValueSet(Event):
    seat: int
    value: int


@dataclass(frozen=True, slots=True)
class ColourChanged(Event):
    seat: int
    colour: str
    design: str


@dataclass(frozen=True, slots=True)
class ColouredUp(Event):
    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class CashedOut(Event):
    """`chips` and `value` are what the seat had of each; `slip` numbers the terminal's cash-out slip, 0 on felt."""

    seat: int
    chips: int
    value: int
    slip: int = 0


@dataclass(frozen=True, slots=True)
class TipGiven(Event):
    seat: int
    amount: int
    box: str = ""


@dataclass(frozen=True, slots=True)
class TableFilled(Event):
    slip: int
    amount: int
    second: str


@dataclass(frozen=True, slots=True)
class TableCredited(Event):
    slip: int
    amount: int
    second: str


@dataclass(frozen=True, slots=True)
class CouponRegistered(Event):
    coupon: str
    face: int
    expires: str


# --- wagers


@dataclass(frozen=True, slots=True)
class BettingOpened(Event):
    """Place your bets. `commitment` is what a random wheel has bound itself to for this round."""

    round: int
    commitment: str = ""


@dataclass(frozen=True, slots=True)
class BettingPaused(Event):
    """Betting stops between two rounds; what lies on the layout stands."""

    round: int


@dataclass(frozen=True, slots=True)
class NonceSealed(Event):
    """A terminal has bound itself to its part of the round's randomness."""

    seat: int
    sealed: str


@dataclass(frozen=True, slots=True)
class NonceOpened(Event):
    """A terminal has shown its part of the round's randomness."""

    seat: int
    nonce: str


@dataclass(frozen=True, slots=True)
class WheelRevealed(Event):
    """The secret of a random wheel's round that gave no result."""

    round: int
    proof: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class WagerPlaced(Event):
    """`chip` says in what: `own`, `tip`, or `value/red`. `pocket` is the part that came out of the player's pocket.

    `by` is empty when the player placed it and names the dealer who placed it for the seat otherwise.
    """

    seat: int
    place: str
    bet: str
    stake: int
    chip: str = "own"
    pocket: int = 0
    by: str = ""


@dataclass(frozen=True, slots=True)
class WagerTakenDown(Event):
    """`withdrawn` marks what a dealer had placed for the seat, and the player says was not what was asked for."""

    seat: int
    place: str
    bet: str
    stake: int
    chip: str = "own"
    withdrawn: bool = False


@dataclass(frozen=True, slots=True)
class ShortWagerReturned(Event):
    """A wager that had not reached the minimum when betting closed; `clause` is the one that sets the minimum."""

    seat: int
    place: str
    bet: str
    stake: int
    chip: str = "own"
    minimum: int = 0
    clause: str | None = None


@dataclass(frozen=True, slots=True)
class CouponPlaced(Event):
    seat: int
    coupon: str
    bet: str
    face: int
    day: str = ""


@dataclass(frozen=True, slots=True)
class CouponReturned(Event):
    """A coupon goes back to its player, unused, with the chips it was matched with."""

    seat: int
    coupon: str
    bet: str
    face: int


# --- the spin


@dataclass(frozen=True, slots=True)
class BallSpun(Event):
    """`wheel` and `ball` are the directions that somebody saw, empty where nobody said them."""

    round: int
    wheel: str
    ball: str
    dealer: str


@dataclass(frozen=True, slots=True)
class TurnsCounted(Event):
    tenths: int


@dataclass(frozen=True, slots=True)
class BallLeftTrack(Event):
    pass


@dataclass(frozen=True, slots=True)
class BettingClosed(Event):
    """No More Bets: from here on nothing is in that was not in. `late` flags a call after the ball left the track.

    `wave_missing` notes for the pit that the hand was not waved where the rulebook asks for it; the round goes on.
    """

    round: int
    wagers: int
    staked: int
    wave: bool = False
    late: bool = False
    wave_missing: bool = False


@dataclass(frozen=True, slots=True)
class NumberSeen(Event):
    """A number was keyed or sensed that is no result (yet). It may be known, so betting on this spin is over.

    `number` is what was keyed or read, empty where the ball rests and nothing could be read.
    """

    round: int
    number: str
    source: str


@dataclass(frozen=True, slots=True)
class ResultDeclared(Event):
    round: int
    number: str
    colour: str
    tenths: int
    source: str
    proof: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class SpinVoided(Event):
    """The ball fell into a pocket that gives no result. Nobody wins or loses; the wagers stand."""

    round: int
    number: str
    proof: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class DollyPlaced(Event):
    number: str


@dataclass(frozen=True, slots=True)
class ChoicesOpened(Event):
    """Players may choose on zero, up to a time that the rulebook's window gives them."""

    round: int
    until: str


@dataclass(frozen=True, slots=True)
class ZeroChoiceMade(Event):
    seat: int
    bet: str
    choice: str


@dataclass(frozen=True, slots=True)
class ChoicesClosed(Event):
    """Time is up: who has not chosen has the posted default."""

    default: str


@dataclass(frozen=True, slots=True)
class LosersCollected(Event):
    """What leaves the layout for the tray: by seat, then by `place|chip`.

    `halves` go back to the rack while the other half is collected. `imprisoned` stays and is locked, `prison_lost` is
    what prison cost, `released` leaves prison for the rack. Losing `coupons` are surrendered with their face.
    """

    round: int
    collected: Mapping[str, Mapping[str, int]]
    halves: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    imprisoned: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    prison_lost: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    released: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    coupons: Mapping[str, Mapping[str, int]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class SeatPaid(Event):
    """Winnings to the rack, in the seat's own chips and in value chips. A winning stake stays on the layout.

    `tips` are the winnings of wagers for the dealers; they and their stakes go to the tip box. `returned` are winning
    stakes at terminals that give them back. Winning `coupons` are surrendered too.
    """

    seat: int
    chips: int
    value: int = 0
    tips: int = 0
    tip_stakes: Mapping[str, int] = field(default_factory=dict)
    returned: Mapping[str, int] = field(default_factory=dict)
    coupons: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class WinnersPaid(Event):
    round: int
    seats: int
    winnings: int


@dataclass(frozen=True, slots=True)
class DollyRemoved(Event):
    round: int


@dataclass(frozen=True, slots=True)
class ResultCorrected(Event):
    """Both readings stay. What was collected and paid on the wrong one is taken back first."""

    round: int
    was: str
    number: str
    colour: str
    second: str
    reason: str


@dataclass(frozen=True, slots=True)
class SettlementReversed(Event):
    """Undoes, by seat, what the round had moved so far: the same amounts the other way."""

    round: int
    collection: Mapping[str, Any]
    payments: list[Mapping[str, Any]]


# --- irregularities


@dataclass(frozen=True, slots=True)
class NoSpinDeclared(Event):
    round: int
    reason: str
    ball_removed: bool
    number_seen: str = ""
    ball_out: bool = False


@dataclass(frozen=True, slots=True)
class BallInspected(Event):
    by: str
    ball: str
    damaged: bool
    tampered: bool


@dataclass(frozen=True, slots=True)
class BallAssigned(Event):
    """`inspected`: the ball may be spun at once; otherwise the supervisor inspects it first."""

    ball: str
    inspected: bool = True


@dataclass(frozen=True, slots=True)
class IrregularityReported(Event):
    what: str


@dataclass(frozen=True, slots=True)
class TableSuspended(Event):
    by: str
    reason: str


@dataclass(frozen=True, slots=True)
class RulingMade(Event):
    by: str
    instruction: str
    reason: str


@dataclass(frozen=True, slots=True)
class RulingObserved(Event):
    by: str


@dataclass(frozen=True, slots=True)
class TableResumed(Event):
    phase: str


@dataclass(frozen=True, slots=True)
class WagersReturned(Event):
    """Everything that lay on the layout goes back, by seat and `place|chip`."""

    round: int
    returned: Mapping[str, Mapping[str, int]]
    prison: Mapping[str, Mapping[str, int]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class DisputeOpened(Event):
    dispute: int
    seat: int
    round: int
    what: str
    amount: int


@dataclass(frozen=True, slots=True)
class DisputeDecided(Event):
    dispute: int
    seat: int
    by: str
    decision: str
    amount: int
    reason: str


@dataclass(frozen=True, slots=True)
class CommandRefused(Event):
    """Somebody asked for what the rules do not allow. Nothing changed; what was offered went straight back."""

    command: str
    code: str
    message: str
    clause: str | None = None
    facts: Mapping[str, Any] = field(default_factory=dict)
