"""What is asked of a stream's one writer, and what it answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field
from itertools import pairwise
from typing import Any, Protocol

from croupier.domain import plain
from croupier.journal import Draft, Recorded
from croupier.lean import dataclass
from croupier.refusal import Refused
from croupier.rules import Actor
from croupier.table.events import CommandRefused


@dataclass(frozen=True, slots=True)
class Request:
    """A command as it came: its JSON, the time of its arrival, and the key under which it is done once.

    `refused` is what the house has against it already, before the table: it is put on record in place of a decision.
    """

    data: Mapping[str, Any]
    at: str
    key: str
    actor: Actor | None = None
    refused: Refused | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """What a request led to: the events on record, or the refusal (which is on record too, or counted there).

    `took` is the processor's seconds that it was decided in.
    """

    events: tuple[Recorded, ...] = ()
    refused: Refused | None = None
    took: float = field(default=0.0, compare=False)


@dataclass(frozen=True, slots=True)
class Written:
    """A batch that is decided and only waits for the disk. What is not `taken` of it is to be asked again."""

    taken: int
    draft: Draft | None
    answers: list[Answer | str]  # a key stands for what its append will have recorded
    moments: list[float]  # when the first was begun, and when each was decided
    worked: float = 0.0  # seconds of the processor, for all of them

    @property
    def took(self) -> list[float]:
        """Seconds of the processor for each, by the time that passed meanwhile: to ask the system for the processor's
        own time takes longer than many a command."""
        whole = self.moments[-1] - self.moments[0]
        return [self.worked * (end - start) / whole if whole else 0.0 for start, end in pairwise(self.moments)]

    def commit(self) -> None:
        if self.draft is not None:
            self.draft.commit()


class Register(Protocol):
    """Where a table hears what the house's register says."""

    @property
    def version(self) -> int: ...

    def facts_for(self, table: str) -> Mapping[str, Any]: ...


def key_reused(key: str) -> Answer:
    return Answer(refused=Refused("key_reused.used_another_command", "This key was used for another command.", key=key))


def refused_event(command: str, refusal: Refused) -> CommandRefused:
    told = refusal.as_json()
    return CommandRefused(command, **{**told, "facts": plain(told["facts"])})


def answered(events: Sequence[Recorded], took: float = 0.0) -> Answer:
    """What the events of one command on record say to the one who asked."""
    for event in events:
        if event.name == "command-refused":
            return Answer(tuple(events), Refused.told(event.data), took)
    return Answer(tuple(events), None, took)
