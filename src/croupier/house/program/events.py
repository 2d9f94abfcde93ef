"""What may happen: the program begins, and looks at itself."""

from __future__ import annotations

from croupier.house.events import Event
from croupier.lean import dataclass


@dataclass(frozen=True, slots=True)
class HouseStarted(Event):
    """With hashes of what runs: the program's files, the rulebooks."""

    program: str
    rulebooks: str


@dataclass(frozen=True, slots=True)
class SelfChecked(Event):
    at: str
    ok: bool
    events: int
    checkpoints: int
    first_bad: int | None
    findings: list[str]
    program_changed: bool
