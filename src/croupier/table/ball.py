"""The ball: which one it is, where it is, who said so and since when."""

from __future__ import annotations

from enum import StrEnum

from croupier.lean import dataclass


class BallIs(StrEnum):
    IN_HAND = "in-hand"  # the dealer's to spin
    IN_TRACK = "in-track"
    OFF_TRACK = "off-track"  # it falls, and may soon be known
    AT_REST = "at-rest"
    OUT = "out"  # it left the wheel
    UNFIT = "unfit"  # it waits for an inspection, or has not passed one


RUNNING = frozenset({BallIs.IN_TRACK, BallIs.OFF_TRACK})
IN_PLAY = RUNNING | {BallIs.AT_REST}
NOT_TO_SPIN = frozenset({BallIs.OUT, BallIs.UNFIT})


@dataclass(slots=True)
class Ball:
    """`number` is where it was last seen at rest since it was spun, whether that counted or not.

    `source` is who told of it: a role, the sensor, the clock, the random wheel, or a ruling.
    """

    name: str = ""
    state: BallIs = BallIs.IN_HAND
    number: str = ""
    source: str = ""
    since: str = ""

    @property
    def fit(self) -> bool:
        return self.state not in NOT_TO_SPIN

    def goes(self, state: BallIs, source: str, at: str) -> None:
        self.state, self.source, self.since = state, source, at
