"""The gaming day: where the house stands, and when its shifts begin."""

from __future__ import annotations

import re
from datetime import date, timedelta

from croupier.refusal import Refused
from croupier.register.asking import Asked, date_in, needed
from croupier.register.days import commands as c
from croupier.register.days import events as e
from croupier.register.events import Event
from croupier.register.state import Premises

TIME = re.compile(r"([01]\d|2[0-3]):[0-5]\d")


ZONE = re.compile(r"[A-Za-z_]+(/[A-Za-z0-9_+-]+)*")


def set_gaming_day(premises: Premises, command: c.SetGamingDay, _asked: Asked) -> list[Event]:
    """The first shift begins the day; the others follow it round the clock. No day that has begun is cut anew."""
    starts = list(command.shifts.values())
    zoned = ZONE.fullmatch(command.zone) is not None
    if not zoned or not starts or not all(TIME.fullmatch(str(start)) for start in starts):
        raise Refused(
            "bad_day.begin",
            "A day has a time zone and shifts with the time they begin, such as 06:00.",
            field="shifts" if zoned else "zone",
        )
    for name in command.shifts:
        needed(name, "shifts")
    since_first = [(_minutes(start) - _minutes(starts[0])) % 1440 for start in starts]
    if sorted(set(since_first)) != since_first:
        raise Refused(
            "bad_day.follow_another", "Shifts follow one another, from the beginning of the day on.", field="shifts"
        )
    shifts = [{"shift": name, "begins": at} for name, at in command.shifts.items()]
    return [e.GamingDaySet(command.zone, shifts, _since(premises, command))]


def _since(premises: Premises, command: c.SetGamingDay) -> str:
    """The first that a house sets holds from its beginning: nobody has said before what a day is."""
    since = date_in(command.since, "since") if command.since else ""
    if not premises.plans:
        return since
    since = since or (date.fromisoformat(command.today) + timedelta(days=1)).isoformat()
    if since <= command.today:
        raise Refused(
            "bad_day.begun",
            "The gaming day {today} has begun; other shifts hold from a later day on.",
            field="since",
            today=command.today,
        )
    return since


def _minutes(time: str) -> int:
    return int(time[:2]) * 60 + int(time[3:])
