"""What changes: the gaming day."""

from __future__ import annotations

from collections.abc import Mapping

from croupier.register.days import events as e
from croupier.register.state import Premises


def gaming_day_set(p: Premises, event: e.GamingDaySet) -> None:
    p.zone, p.shifts = event.zone, _in_order(event.shifts)


def _in_order(shifts: list[dict[str, str]] | Mapping[str, str]) -> dict[str, str]:
    """Of a mapping the order is lost: its day begins with the shift called `day`, or with the earliest."""
    if not isinstance(shifts, Mapping):
        return {one["shift"]: one["begins"] for one in shifts}
    first = shifts.get("day", "")
    return dict(sorted(shifts.items(), key=lambda shift: (shift[1] < first, shift[1])))
