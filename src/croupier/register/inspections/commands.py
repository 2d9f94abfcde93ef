"""What may be asked about inspections before opening."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from croupier.lean import dataclass
from croupier.register.commands import Command, Seen


@dataclass(frozen=True, slots=True)
class InspectOpening(Command):
    """Every point of the check list answered; each ball at the table with `magnet` or `compass`; terminals by sound
    and sight: `{"5": {"sound": true, "sight": true}}`."""

    table: str
    points: Mapping[str, bool]
    balls: Mapping[str, str] = field(default_factory=dict)
    terminals: Mapping[str, Mapping[str, bool]] = field(default_factory=dict)
    signature: str = ""
    seen: Seen = field(default_factory=Seen)


@dataclass(frozen=True, slots=True)
class PermitOpening(Command):
    """May this table open now? Asked in the name of whoever opens it, with the boxes and the ball it names."""

    table: str
    drop_box: str = ""
    tip_box: str = ""
    ball: str = ""
    seen: Seen = field(default_factory=Seen)
