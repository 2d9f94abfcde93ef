"""What may happen: a note of suspicion."""

from __future__ import annotations

from croupier.domain import COMPLIANCE, private
from croupier.lean import dataclass
from croupier.register.events import Event


@dataclass(frozen=True, slots=True)
class SuspicionNoted(Event):
    """All of it is sealed, so all of it is text: a round's number would lead to whom it is about."""

    PRIVATE = private(
        player=COMPLIANCE, note=COMPLIANCE, table=COMPLIANCE, round=COMPLIANCE, slip=COMPLIANCE, moment=COMPLIANCE
    )

    by: str
    at: str
    player: str
    note: str
    table: str
    round: str
    slip: str
    moment: str
