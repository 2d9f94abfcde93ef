"""The gaming day: where the house stands, when its shifts begin, and who opens and closes them."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from datetime import date, timedelta
from typing import Any

from croupier.domain import plain
from croupier.refusal import Refused
from croupier.register.asking import Asked, check_second, needed
from croupier.register.days import commands as c
from croupier.register.days import events as e
from croupier.register.events import Event
from croupier.register.state import Premises, Shift, plan_for

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
    since = command.since
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


def open_shift(premises: Premises, command: c.OpenShift, asked: Asked) -> list[Event]:
    """The one that waits to be opened, or a later one: a house may be closed on some days."""
    shift, running = Shift(command.day, command.shift), premises.running
    names = plan_for(premises.plans, shift.day).names
    if shift.shift not in names:
        raise Refused("bad_day.shift", "On that day the shifts are {names:list}.", field="shift", names=names)
    today = date.fromisoformat(asked.day)
    if abs(date.fromisoformat(shift.day) - today) > timedelta(days=1):
        raise Refused("bad_date.not_today", "{text} is not today.", field="day", text=shift.day)
    _check_closed(premises)
    if running and premises.shift_open:
        raise Refused("shift_open", "Shift {shift} of {day} is open; close it first.", **_said(running))
    if running and _place(premises, shift) < _place(premises, running):
        raise Refused(
            "shift_over",
            "Shift {shift} of {day} is over; the next is {next} of {next_day}.",
            **_said(shift),
            next=running.shift,
            next_day=running.day,
        )
    check_second(premises, asked, command.second)
    return [e.ShiftOpened(shift.day, shift.shift, command.second)]


def close_shift(premises: Premises, command: c.CloseShift, asked: Asked) -> list[Event]:
    """The next begins in the same moment, so that nothing happens between two of them."""
    shift = Shift(command.day, command.shift)
    if premises.running != shift or not premises.shift_open:
        raise Refused("shift_not_open", "Shift {shift} of {day} is not open.", **_said(shift))
    _check_closed(premises)
    names = plan_for(premises.plans, shift.day).names
    place = names.index(shift.shift) if shift.shift in names else len(names)
    ends_day = command.ends_day or place + 1 >= len(names)
    tomorrow = (date.fromisoformat(shift.day) + timedelta(days=1)).isoformat()
    following = (
        Shift(shift.day, names[place + 1])
        if not ends_day
        else Shift(tomorrow, plan_for(premises.plans, tomorrow).names[0])
    )
    check_second(premises, asked, command.second)
    return [e.ShiftClosed(shift.day, shift.shift, ends_day, following.day, following.shift, command.second)]


def freeze_figures(premises: Premises, command: c.FreezeFigures, _asked: Asked) -> list[Event]:
    shift = Shift(command.day, command.shift)
    if premises.closing != shift:
        raise Refused("shift_not_closing", "Shift {shift} of {day} does not wait for its figures.", **_said(shift))
    return [e.FiguresFrozen(shift.day, shift.shift, command.figures, hash_of(command.figures))]


def hash_of(figures: Mapping[str, Any]) -> str:
    """Of the canonical text: keys in order, nothing between."""
    text = json.dumps(plain(figures), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def _check_closed(premises: Premises) -> None:
    """What two people have closed is closed once every table has its border on record."""
    if premises.closing:
        raise Refused(
            "close_held",
            "Shift {shift} of {day} is not closed yet: a table has not written its border.",
            **_said(premises.closing),
        )


def _said(shift: Shift) -> dict[str, str]:
    return {"day": shift.day, "shift": shift.shift}


def _place(premises: Premises, shift: Shift) -> tuple[str, int]:
    names = plan_for(premises.plans, shift.day).names
    return shift.day, names.index(shift.shift) if shift.shift in names else len(names)


def _minutes(time: str) -> int:
    return int(time[:2]) * 60 + int(time[3:])
