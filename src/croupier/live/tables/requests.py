"""What is asked of a stream's one writer, and what it answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from croupier.domain import plain
from croupier.journal import Recorded
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
    """What a request led to: the events on record, or the refusal (which is on record too)."""

    events: tuple[Recorded, ...] = ()
    refused: Refused | None = None


def refused_event(command: str, refusal: Refused) -> CommandRefused:
    told = refusal.as_json()
    return CommandRefused(command, **{**told, "facts": plain(told["facts"])})


def answered(events: Sequence[Recorded]) -> Answer:
    """What the events of one command on record say to the one who asked."""
    for event in events:
        if event.name == "command-refused":
            return Answer(tuple(events), Refused.told(event.data))
    return Answer(tuple(events))
