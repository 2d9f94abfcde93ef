"""The one writer of a stream that is no table: the floor, a tournament. Few ask, so a request is a transaction."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import field
from typing import Any, Generic, TypeVar

from croupier.domain import (
    AskedFor,
    Calendar,
    Domain,
    command_digest,
    event_data,
    plain,
    read_by,
    read_command,
    wire_name,
)
from croupier.journal import Append, Cause, Journal, NewEvent, Recorded, Unknown
from croupier.journal.record.format import BAD_KEY, is_label
from croupier.lean import dataclass
from croupier.live.moments import HOME, calendar
from croupier.live.private import digest_of, in_refusal, private_in
from croupier.live.replay import REFUSED, events_of, in_ledger
from croupier.live.tables.requests import Answer, Request, answered, key_reused
from croupier.refusal import Refused
from croupier.rules import Actor, Role

S = TypeVar("S")
Complete = Callable[[Any, Actor, str], Any]


@dataclass(slots=True)
class Desk(Generic[S]):
    """Decides in memory, appends, and only then believes it. Nobody else may change the stream."""

    journal: Journal
    domain: Domain[S]
    stream: str
    day: Calendar = field(default_factory=lambda: calendar(HOME))  # of a moment, for what is decided here
    state: S = field(init=False)
    version: int = field(init=False)
    _unsure: bool = False  # the store failed while writing, and may have kept it all the same

    def __post_init__(self) -> None:
        self.reload()

    def reload(self) -> None:
        self.state = folded(self.domain, self.journal.read(self.stream))
        self.version = self.journal.version(self.stream)
        self._unsure = False

    def refresh(self) -> None:
        """Where the store did not say whether it kept the last, the journal is asked."""
        if self._unsure:
            self.reload()

    def ask(self, request: Request, complete: Complete | None = None) -> Answer:
        """A key sent twice is answered twice and done once. A refusal is on record and changes nothing.

        `complete` adds to the command what the house itself knows or does: a look at a table, a signature.
        """
        if not is_label(request.key):
            return Answer(refused=Refused.saying(BAD_KEY))
        self.refresh()
        digest = digest_of(self.journal, self.domain.name, request.data)
        if earlier := self.journal.answer(request.key):
            if not self.journal.same(earlier[0].digest, digest):
                return key_reused(request.key)
            return answered(earlier)
        actor = request.actor or Actor("unknown", Role.SYSTEM)
        try:
            command = read_command(request.data, self.domain.commands)
            actor = request.actor or self._asker(request, command)
            if complete is not None:
                command = complete(command, actor, request.at)
            decided = self.domain.decide(self.state, AskedFor(command, actor, request.at, self.day))
            new = [self._new(event, actor) for event in decided]
        except Refused as refusal:
            decided, new = [], [self._refusal(request.data, refusal, actor)]
        cause = Cause(request.key, digest, actor, request.at, self.domain.rules(self.state))
        try:
            recorded = self.journal.append([Append(self.stream, self.version, cause, tuple(new))])
        except Unknown:
            self._unsure = True
            raise
        self.version += len(recorded)
        for event in decided:
            self.domain.evolve(self.state, event, request.at)
        return answered(recorded)

    def record(
        self, events: Sequence[Any], actor: Actor, at: str, key: str, beside: Sequence[Append] = ()
    ) -> tuple[Recorded, ...]:
        """What was decided elsewhere under the same pen, with what belongs to it in other streams: all of it or none.

        A key that was kept is not written again.
        """
        self.refresh()
        if earlier := self.journal.answer(key):
            return earlier
        new = tuple(self._new(event, actor) for event in events)
        body = {"events": [event.data for event in new]}
        digest = self.journal.digest(body) if any(event.private for event in new) else command_digest(body)
        appends = [Append(self.stream, self.version, Cause(key, digest, actor, at, ""), new)] if events else []
        try:
            recorded = self.journal.append([*appends, *beside])
        except Unknown:
            self._unsure = True
            raise
        self.version += len(events)
        for event in events:
            self.domain.evolve(self.state, event, at)
        return tuple(recorded)

    def foreseen(self, request: Request, complete: Complete | None = None) -> list[Any]:
        """The events that it would bring about now, or its refusal. Nothing is on record."""
        assert request.actor is not None
        self.refresh()
        command = read_command(request.data, self.domain.commands)
        if complete is not None:
            command = complete(command, request.actor, request.at)
        return list(self.domain.decide(self.state, AskedFor(command, request.actor, request.at, self.day)))

    def objection(self, request: Request, complete: Complete | None = None) -> Refused | None:
        """What it would be refused with now, if it would."""
        try:
            self.foreseen(request, complete)
        except Refused as refusal:
            return refusal
        return None

    def _asker(self, request: Request, command: object) -> Actor:
        who, role, device = read_by(request.data, self.domain.authority[wire_name(type(command))][0])
        return Actor(who or role.value, role, device)

    def _new(self, event: Any, actor: Actor) -> NewEvent:
        entries = tuple(in_ledger(self.stream, self.domain.entries(self.state, event)))
        name = wire_name(type(event))
        version = self.domain.versions.get(name, 1)
        once, private = self.domain.unique(self.state, event), private_in(self.domain, self.state, event, actor)
        return NewEvent(name, version, event_data(event), entries, once, private)

    def _refusal(self, asked: Mapping[str, Any], refusal: Refused, actor: Actor) -> NewEvent:
        told = {"command": str(asked.get("do")), **plain(refusal.as_json())}
        return NewEvent(REFUSED, 1, told, private=in_refusal(self.domain, self.state, told, actor, asked))


def folded(domain: Domain[S], history: Iterable[Recorded]) -> S:
    """The state that follows from a stream's events alone."""
    state = domain.new()
    for event, at in events_of(domain, history):
        domain.evolve(state, event, at)
    return state
