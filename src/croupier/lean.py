"""`dataclass` for what comes by the thousand a second: commands, events, entries.

`frozen=True` means what it always means, and mypy holds the whole program to it. Only the guard of the running program
is left out: it takes an eighth of a microsecond for each field, which made a sixth of all the work for a wager.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = ["dataclass"]

if TYPE_CHECKING:
    from dataclasses import dataclass
else:
    import dataclasses

    def dataclass(*, frozen=False, slots=False):
        return dataclasses.dataclass(slots=slots, unsafe_hash=frozen)
