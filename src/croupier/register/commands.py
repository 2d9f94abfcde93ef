"""What people ask of the floor: the register of people and things, inspections, work on wheels, boxes, approvals.

A command is asked for by its name in kebab case: `PutIntoUse` is `put-into-use`. Sizes are inches in an exact form
(`30`, `29.99`, `14/16`), dates are `2026-05-04`, amounts are whole cents. `signature` is made by the signer's own key
over the rest of the command. `seen` is what the journal of the table says at that moment, `today` the gaming day that
runs: the office fills them in.
"""

from __future__ import annotations

from croupier.lean import dataclass
from croupier.rules.in_force.variation import Variation as Overlay


@dataclass(frozen=True, slots=True)
class Command:
    """What all commands have in common: somebody asks for them."""


@dataclass(frozen=True, slots=True)
class Seen:
    """A table by its own journal: what it plays, whether it is open, and what its boxes have taken so far.

    `version` is how far the journal had been read, `opened` where in it the table was last opened (0: never).
    """

    version: int = 0
    opened: int = 0
    phase: str = "closed"
    rulebook: str = ""
    wheel: str = ""
    layout: str = ""  # where the game is not played on the layout of its wheel
    rules: str = ""  # the code by which its rules are known on a wall; none where they need not hang
    options: tuple[str, ...] = ()
    terminals: int = 0
    variations: tuple[Overlay, ...] = ()
    cash: int = 0
    receipts: int = 0
    tips: int = 0
    coupons: int = 0
