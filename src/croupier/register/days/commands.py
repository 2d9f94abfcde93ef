"""What may be asked about the gaming day."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from croupier.register.commands import Command


@dataclass(frozen=True, slots=True)
class SetGamingDay(Command):
    """When the day of the house begins and what its shifts are called: `{"day": "06:00", "swing": "14:00"}`.

    It holds from the gaming day `since` on, or from the next one. `today` is the gaming day that runs: the office fills
    it in.
    """

    zone: str
    shifts: Mapping[str, str]
    since: str = ""
    today: str = ""
