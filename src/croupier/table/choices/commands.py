"""What may be asked about the choice on zero."""

from __future__ import annotations

from croupier.game import Choice
from croupier.lean import dataclass
from croupier.table.commands import Command


@dataclass(frozen=True, slots=True)
class ChooseOnZero(Command):
    seat: int
    bet: str
    choice: Choice


@dataclass(frozen=True, slots=True)
class CloseChoices(Command):
    """The clock's word that the time to choose is over: the posted default applies."""
