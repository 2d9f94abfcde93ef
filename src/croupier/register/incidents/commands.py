"""What may be asked about incidents."""

from __future__ import annotations

from dataclasses import dataclass

from croupier.register.commands import Command


@dataclass(frozen=True, slots=True)
class ReportIncident(Command):
    """Something happened at a table that the house must look into."""

    table: str
    what: str


@dataclass(frozen=True, slots=True)
class SettleIncident(Command):
    """What the house found, and did about it."""

    incident: int
    finding: str
