"""What may be asked about the gaming day."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from croupier.dated import Day
from croupier.lean import dataclass
from croupier.register.commands import Command


@dataclass(frozen=True, slots=True)
class SetGamingDay(Command):
    """When the day of the house begins and what its shifts are called: `{"day": "06:00", "swing": "14:00"}`.

    It holds from the gaming day `since` on, or from the next one. `today` is the gaming day that runs: the office fills
    it in.
    """

    zone: str
    shifts: Mapping[str, str]
    since: Day = ""
    today: str = ""


@dataclass(frozen=True, slots=True)
class OpenShift(Command):
    """Two people open a shift; its day with it, if it is the first."""

    day: Day
    shift: str
    second: str = ""


@dataclass(frozen=True, slots=True)
class CloseShift(Command):
    """Two people close the shift that runs, and its day with it, if it is the last or `ends_day`."""

    day: Day
    shift: str
    ends_day: bool = False
    second: str = ""


@dataclass(frozen=True, slots=True)
class FreezeFigures(Command):
    """The figures of a closed shift, by table, once every table has the border on its own record."""

    day: Day
    shift: str
    figures: Mapping[str, Any]
