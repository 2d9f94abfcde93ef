"""What happened to people and terminals. `verifier` is the SHA-256 of the salted record that counts from then on."""

from __future__ import annotations

from croupier.lean import dataclass


@dataclass(frozen=True, slots=True)
class Event:
    """What all events have in common: they happened."""
