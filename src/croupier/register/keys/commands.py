"""What may be asked about the keys of boxes."""

from __future__ import annotations

from croupier.lean import dataclass
from croupier.register.commands import Command


@dataclass(frozen=True, slots=True)
class TakeKey(Command):
    """Somebody signs for a key, by its label in the register of boxes, and a second person hands it out."""

    label: str
    second: str = ""


@dataclass(frozen=True, slots=True)
class ReturnKey(Command):
    """A key hangs in its cabinet again."""

    label: str
