"""What may happen: the round, from the first bet to the dolly's removal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Any

from croupier.lean import dataclass
from croupier.table.events import Event


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
class BallSpun(Event):
    """`wheel` and `ball` are the directions that somebody saw, empty where nobody said them."""

    round: int
    wheel: str
    ball: str
    dealer: str
    source: str = ""


@dataclass(frozen=True, slots=True)
class TurnsCounted(Event):
    tenths: int
    source: str = ""


@dataclass(frozen=True, slots=True)
class BallLeftTrack(Event):
    source: str = ""


@dataclass(frozen=True, slots=True)
class BettingClosed(Event):
    """No More Bets: from here on nothing is in that was not in.

    `late` flags a call after the ball left the track, or came to rest, as the rulebook has it; `early` one that came
    before the ball had made the turns of a valid spin, where the rulebook wants it called as the ball loses speed.
    `wave_missing` notes for the pit that the hand was not waved where the rulebook asks for it; the round goes on.
    """

    round: int
    wagers: int
    staked: int
    wave: bool = False
    late: bool = False
    wave_missing: bool = False
    early: bool = False


@dataclass(frozen=True, slots=True)
class NumberSeen(Event):
    """A number was keyed or sensed that is no result (yet). It may be known, so betting on this spin is over.

    `number` is what was keyed or read, empty where the ball rests and nothing could be read. It is `unspun` where no
    spin was on record.
    """

    round: int
    number: str
    source: str
    unspun: bool = False


@dataclass(frozen=True, slots=True)
class CallMissed(Event):
    """The ball is known to rest, and No More Bets was not called. `number` is this spin's, whatever is keyed later.

    `wagers` are what the layout was given (or lost, below 0) since the spin, by time. Where the rulebook wants it, the
    table is `held` for the supervisor by `clause`; otherwise the pit has a note, and the round goes on.
    """

    round: int
    number: str
    source: str
    held: bool
    wagers: list[Mapping[str, Any]]
    clause: str | None = None


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
class WinnersPaid(Event):
    round: int
    seats: int
    winnings: int


@dataclass(frozen=True, slots=True)
class DollyRemoved(Event):
    round: int


@dataclass(frozen=True, slots=True)
class PrisonLevelsChanged(Event):
    """How wagers lie in a prison of several levels: by seat and `place|chip` what is on each, the first one first."""

    round: int
    levels: Mapping[str, Mapping[str, list[int]]]
