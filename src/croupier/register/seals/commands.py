"""What may be asked about the seals of wheels."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from croupier.lean import dataclass
from croupier.register.commands import Command, Seen


@dataclass(frozen=True, slots=True)
class SealWheel(Command):
    """A numbered seal is put on an external movable part, before a second person. From then on that part needs one."""

    wheel: str
    part: str
    seal: str
    second: str = ""
    seen: Seen = field(default_factory=Seen)


@dataclass(frozen=True, slots=True)
class ReadSeals(Command):
    """Somebody reads the seals of a wheel: for each sealed part the number that is seen, or nothing if it is broken."""

    wheel: str
    seals: Mapping[str, str]
