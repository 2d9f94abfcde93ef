"""What may be asked about the gaming day."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from croupier.register.commands import Command


@dataclass(frozen=True, slots=True)
class SetGamingDay(Command):
    """When the day of the house begins and what its shifts are called: `{"day": "06:00", "swing": "14:00"}`."""

    zone: str
    shifts: Mapping[str, str]
