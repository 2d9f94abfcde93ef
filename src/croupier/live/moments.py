"""A moment as journals write it."""

from __future__ import annotations

from datetime import UTC, datetime


def stamp(moment: datetime) -> str:
    return moment.astimezone(UTC).isoformat(timespec="microseconds").replace("+00:00", "Z")
