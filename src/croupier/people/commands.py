"""What may be asked about people."""

from __future__ import annotations

from croupier.lean import dataclass


@dataclass(frozen=True, slots=True)
class Command:
    """What all commands have in common: somebody asks for them."""
