"""What changes: the gaming day."""

from __future__ import annotations

from collections.abc import Mapping

from croupier.register.days import events as e
from croupier.register.state import DayPlan, Premises, Shift


def gaming_day_set(p: Premises, event: e.GamingDaySet) -> None:
    """What was set before it said since when holds from its own date: what was before keeps its shifts."""
    since = event.since or (p.as_of[:10] if p.plans else "")
    p.zone, p.plans = event.zone, (*p.plans, DayPlan(since, event.zone, _in_order(event.shifts)))


def shift_opened(p: Premises, event: e.ShiftOpened) -> None:
    p.shift_open = True
    _turn(p, Shift(event.day, event.shift))


def shift_closed(p: Premises, event: e.ShiftClosed) -> None:
    p.closing = Shift(event.day, event.shift)
    p.shift_open = False
    _turn(p, Shift(event.next_day, event.next_shift))


def figures_frozen(p: Premises, event: e.FiguresFrozen) -> None:
    p.closing = None
    p.frozen[Shift(event.day, event.shift)] = event.hash


def _turn(p: Premises, shift: Shift) -> None:
    if shift != p.running:
        p.running = shift
        p.turns.append((p.as_of, shift))


def _in_order(shifts: list[dict[str, str]] | Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    """Of a mapping the order is lost: its day begins with the shift called `day`, or with the earliest."""
    if not isinstance(shifts, Mapping):
        return tuple((one["shift"], one["begins"]) for one in shifts)
    first = shifts.get("day", "")
    return tuple(sorted(shifts.items(), key=lambda shift: (shift[1] < first, shift[1])))
