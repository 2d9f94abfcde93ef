"""What has been understood of a wheel so far: the state of the fold in `reading`."""

from __future__ import annotations

from croupier.lean import dataclass
from croupier.wheels.sensor.events import NoSpinReason
from croupier.wheels.sensor.frames import State, Status, Warnings

NO_WARNINGS = Warnings(0)


@dataclass(frozen=True, slots=True)
class View:
    """`decided` is the number of this game once it has one; `void` the reason why the running spin is none.

    `held` is a number that waits for its confirmation; `turns_before` are revolutions that belong to an
    earlier try within the same game, which the wheel's own counter does not tell apart. `behind` is by how many seconds
    the last frame may have come too late: what was kept back somewhere comes all at once.
    """

    state: State | None = None
    game: str = ""
    since: float = 0.0
    at: float = 0.0
    behind: float = 0.0
    warned: Warnings = NO_WARNINGS
    decided: str | None = None
    void: NoSpinReason | None = None
    void_bits: Warnings = NO_WARNINGS
    closed: bool = False
    closed_late: bool = False
    bare: str | None = None
    held: Status | None = None
    held_at: float = 0.0
    turns: int | None = None
    turns_before: int = 0
    basic_games: int = 0
    mode_told: bool = False


NOTHING = View()
