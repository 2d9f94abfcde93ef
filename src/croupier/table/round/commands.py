"""What may be asked about the round, from the first bet to the dolly's removal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from enum import StrEnum
from typing import Any

from croupier.lean import dataclass
from croupier.table.commands import Command


class Direction(StrEnum):
    CLOCKWISE = "clockwise"
    COUNTER_CLOCKWISE = "counter-clockwise"


@dataclass(frozen=True, slots=True)
class OpenBetting(Command):
    """Place your bets. A random wheel has committed itself to this round's secret before."""

    commitment: str = ""


@dataclass(frozen=True, slots=True)
class PauseBetting(Command):
    """Betting stops between two rounds; wagers that lie on the layout stand."""


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
