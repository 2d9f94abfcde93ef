"""Events are facts: what happened in a tournament, and the amounts that its books need. Numbers of entries are texts
where they are keys, as in JSON."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Event:
    """What all events have in common: they happened."""
