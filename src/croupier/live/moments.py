"""Moments as journals write them, and the calendar of the place where a house stands."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from functools import cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from croupier.domain import Calendar
from croupier.refusal import Refused

HOME = "UTC"  # the time zone of a house that has not said where it stands


def stamp(moment: datetime) -> str:
    return moment.astimezone(UTC).isoformat(timespec="microseconds").replace("+00:00", "Z")


def zone_of(zone: str) -> ZoneInfo:
    try:
        return ZoneInfo(zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise Refused(
            "bad_day.machine", "There is no time zone “{zone}” on this machine.", field="zone", zone=zone
        ) from None


@cache
def clock(zone: str) -> Callable[[str], str]:
    """The time of day of a moment in that time zone: `21:04:05`."""
    if zone == HOME:
        return lambda at: at[11:19]
    place = ZoneInfo(zone)
    return lambda at: datetime.fromisoformat(at).astimezone(place).strftime("%H:%M:%S")


@cache
def calendar(zone: str) -> Calendar:
    """The date of a moment in that time zone."""
    if zone == HOME:
        return lambda at: at[:10]
    place = ZoneInfo(zone)
    return lambda at: datetime.fromisoformat(at).astimezone(place).date().isoformat()
