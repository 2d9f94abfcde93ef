"""The gaming day of a moment: one function for tables, register, tournaments and reports."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import field
from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache
from itertools import pairwise
from operator import itemgetter

from croupier.domain import wire_name
from croupier.journal import Recorded
from croupier.lean import dataclass
from croupier.live.moments import stamp, zone_of
from croupier.refusal import Refused
from croupier.register import STREAM
from croupier.register.days.events import FiguresFrozen, ShiftClosed
from croupier.register.state import DayPlan, Shift, plan_for
from croupier.table.noted.events import DayBorder

Plans = tuple[DayPlan, ...]
Turns = Sequence[tuple[str, Shift]]
DAY = timedelta(days=1)
BORDER = wire_name(DayBorder)
OF_WHAT_ENDED = (wire_name(ShiftClosed), wire_name(FiguresFrozen))


def day_and_shift(at: str, plans: Plans, turns: Turns = ()) -> tuple[str, str]:
    """The gaming day and the shift of a moment: the last that two people have opened or closed by then (`turns`).

    Before they did, as in every house that opens and closes none, the clock says it: the day begins with its first
    shift, not at midnight, and lasts until the next begins, by the clock on the wall: 23 hours or 25 where the clock is
    put forward or back. A time that the clock shows twice begins a shift the first time, and one that it leaves out
    begins it as much later, but never after the shift that follows.
    """
    if turned := bisect_right(turns, at, key=itemgetter(0)):
        shift = turns[turned - 1][1]
        return shift.day, shift.shift
    begins, shifts = _around(at[:10], plans)
    return shifts[bisect_right(begins, at) - 1]


def check_days(first: str, last: str) -> None:
    """From a gaming day to the same or a later one, as somebody has written them."""
    for name, day in (("from", first), ("to", last)):
        try:
            written = date.fromisoformat(day).isoformat() == day
        except ValueError:
            written = False
        if not written:
            raise Refused(
                "bad_request.package_day", "A day is written as 2026-03-02; this is “{day}”.", field=name, day=day
            )
    if first > last:
        raise Refused("bad_request.package_order", "{first} is after {last}.", field="from", first=first, last=last)


def day_of(at: str, plans: Plans, turns: Turns = ()) -> str:
    return day_and_shift(at, plans, turns)[0]


def place_of(day: str, shift: str, plans: Plans) -> int:
    """Which of its day's shifts it is."""
    names = plan_for(plans, day).names if shift else []
    return names.index(shift) if shift in names else len(names)


@lru_cache(maxsize=512)
def _around(utc_day: str, plans: Plans) -> tuple[list[str], list[tuple[str, str]]]:
    """When the shifts around that date begin, in order."""
    middle = date.fromisoformat(utc_day)
    days = [(middle + number * DAY).isoformat() for number in range(-3, 3)]
    found: list[tuple[str, tuple[str, str]]] = []
    for day, following in pairwise(days):
        end = _begin(following, plan_for(plans, following), 0)
        plan, shifts = plan_for(plans, day), []
        for number in reversed(range(len(plan.shifts))):
            end = min(end, _begin(day, plan, number))
            shifts.append((end, (day, plan.names[number])))
        found += reversed(shifts)
    return [at for at, _ in found], [shift for _, shift in found]


def _begin(day: str, plan: DayPlan, number: int) -> str:
    """When a shift of a day begins. What the clock shows before the time of the first is after midnight."""
    begins = plan.shifts[number][1]
    on = date.fromisoformat(day) + (DAY if begins < plan.shifts[0][1] else timedelta())
    return stamp(datetime.combine(on, time.fromisoformat(begins), zone_of(plan.zone)).astimezone(UTC))


@dataclass(slots=True)
class Cut:
    """Which shift each event is of. At a table it is that of the last border in its own stream; elsewhere, and before a
    stream has a border, the moment says it. What closes a shift, and freezes its figures, is of it."""

    plans: Plans
    turns: Turns = ()
    borders: dict[str, tuple[str, str]] = field(default_factory=dict)

    def of(self, recorded: Recorded) -> tuple[str, str]:
        if recorded.name == BORDER:
            self.borders[recorded.stream] = (recorded.data["day"], recorded.data["shift"])
        if recorded.stream == STREAM and recorded.name in OF_WHAT_ENDED:
            return recorded.data["day"], recorded.data["shift"]
        return self.borders.get(recorded.stream) or day_and_shift(recorded.at, self.plans, self.turns)


def _week_of(day: str) -> str:
    """As ISO 8601 counts weeks: 2026-W01 begins on Monday, 29 December 2025."""
    year, week, _ = date.fromisoformat(day).isocalendar()
    return f"{year}-W{week:02d}"


PERIODS: dict[str, Callable[[str], str]] = {
    "day": lambda day: day,
    "week": _week_of,
    "month": lambda day: day[:7],
    "year": lambda day: day[:4],
}
