"""What happened in the house."""

from __future__ import annotations

from croupier.lean import dataclass


@dataclass(frozen=True, slots=True)
class Event:
    """What all events have in common: they happened."""
