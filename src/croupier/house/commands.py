"""Nobody asks the house itself for anything; what stands here is what its commands would be made from."""

from __future__ import annotations

from croupier.lean import dataclass


@dataclass(frozen=True, slots=True)
class Command:
    """What all commands have in common: somebody asks for them."""
