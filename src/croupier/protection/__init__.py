"""Game protection: what the record shows of people who may cheat. It counts and compares; people conclude."""

from croupier.protection.alarm import LEVEL, Alarm, Rate, alarms, rates
from croupier.protection.measures import MEASURES, Kind, Measure, Of
from croupier.protection.report import LookedInto, Report
from croupier.protection.tally import Tally, Watch

__all__ = [
    "LEVEL",
    "MEASURES",
    "Alarm",
    "Kind",
    "LookedInto",
    "Measure",
    "Of",
    "Rate",
    "Report",
    "Tally",
    "Watch",
    "alarms",
    "rates",
]
