"""What may be asked about incidents."""

from __future__ import annotations

from croupier.domain import ACTOR, private
from croupier.lean import dataclass
from croupier.register.commands import Command


@dataclass(frozen=True, slots=True)
class ReportIncident(Command):
    """Something happened at a table that the house must look into."""

    PRIVATE = private(what=ACTOR)

    table: str
    what: str


@dataclass(frozen=True, slots=True)
class SettleIncident(Command):
    """What the house found, and did about it."""

    PRIVATE = private(finding=ACTOR)

    incident: int
    finding: str
