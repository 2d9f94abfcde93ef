"""What may be asked about suspicion. It goes beyond the texts: 31 CFR 1021.320 asks a casino to report it, and to keep
it from whom it is about and from everybody who need not know."""

from __future__ import annotations

from croupier.domain import COMPLIANCE, private
from croupier.lean import dataclass
from croupier.register.commands import Command


@dataclass(frozen=True, slots=True)
class NoteSuspicion(Command):
    """A note about a person, for compliance alone; about a round or a cash-out slip of a table, or a moment."""

    PRIVATE = private(
        player=COMPLIANCE, note=COMPLIANCE, table=COMPLIANCE, round=COMPLIANCE, slip=COMPLIANCE, moment=COMPLIANCE
    )

    player: str
    note: str
    table: str = ""
    round: int = 0
    slip: int = 0
    moment: str = ""
