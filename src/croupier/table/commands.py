"""Commands ask. Each is one wish of one person (or of the clock or the wheel) at a table; `decide` may refuse it.

On the wire a command is named in kebab case, `{"do": "place-wager", "seat": 3, ...}`, with these fields.
"""

from __future__ import annotations

from croupier.lean import dataclass


@dataclass(frozen=True, slots=True)
class Command:
    """What all commands have in common: being asked for."""

    @property
    def like(self) -> type[Command]:
        """The kind of command whose turn it has."""
        return type(self)
