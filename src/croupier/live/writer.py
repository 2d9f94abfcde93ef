"""The one writer of a table: it decides in memory, appends a whole batch in one transaction, and only then answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from croupier.domain import command_digest, event_data, plain, wire_name
from croupier.journal import Append, Cause, Journal, NewEvent, Recorded, Snapshot
from croupier.journal.record import is_label
from croupier.live.replay import fold, in_ledger
from croupier.money import Unit
from croupier.refusal import Refused
from croupier.rules import Actor, Policy, Role, TableRules, policy_from, rulebook
from croupier.rules.writer import as_data
from croupier.table import (
    VERSIONS,
    Asked,
    Table,
    broken_sums,
    decide,
    entries_of,
    evolve,
    next_step,
    read_actor,
    read_command,
)
from croupier.table import events as e
from croupier.table.snapshot import SCHEMA, freeze, thaw

SNAPSHOT_EVERY = 10_000


@dataclass(frozen=True, slots=True)
class Request:
    """A command as it came: its JSON, the time of its arrival, and the key under which it is done once."""

    data: Mapping[str, Any]
    at: str
    key: str
    actor: Actor | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """What a request led to: the events on record, or the refusal (which is on record too)."""

    events: tuple[Recorded, ...] = ()
    refused: Refused | None = None


@dataclass(slots=True)
class TableWriter:
    """Owns one table's state and its stream. Nobody else may change either."""

    journal: Journal
    stream: str
    table: Table = field(init=False)
    version: int = field(init=False)
    seal: Callable[[Journal], object] | None = None
    _since_snapshot: int = 0
    _stale: bool = False
    _compiled: tuple[Mapping[str, Any], TableRules] | None = None

    def __post_init__(self) -> None:
        self.reload()

    def reload(self) -> None:
        """The table as the journal has it: the last snapshot and what came after."""
        snapshot = self._usable_snapshot()
        self.table = thaw(snapshot.state) if snapshot else Table()
        after = snapshot.version if snapshot else 0
        fold(self.table, self.journal.read(self.stream, after))
        self.version = self.journal.version(self.stream)
        self._since_snapshot = self.version - after
        self._stale = False

    def recover(self) -> None:
        """After a journal failed: open it again, check its end, and take the table from it. Then betting may go on."""
        self.journal.reopen()
        self.reload()

    def _usable_snapshot(self) -> Snapshot | None:
        try:
            snapshot = self.journal.snapshot(self.stream)
        except Refused:  # A damaged snapshot is only a slower start: the events have it all.
            return None
        return snapshot if snapshot and snapshot.schema == SCHEMA else None

    @property
    def rules(self) -> TableRules:
        """Compiled once for each policy the table has had."""
        if self._compiled is None or self._compiled[0] is not self.table.policy:
            self._compiled = (self.table.policy, compiled(self.table.policy))
        return self._compiled[1]

    def set_up(
        self, policy: Policy, automation: frozenset[str], at: str, by: Actor, key: str, source: str = "dealer"
    ) -> None:
        """What the table is, before anything can happen at it. Recorded numbers are for training, with play money."""
        unit = Unit.POINTS if policy.tournament else Unit.TRAINING if source == "recorded" else Unit.CENTS
        event = e.TableSetUp(as_data(policy), sorted(automation), unit, source)
        digest = command_digest({"policy": event.policy, "automation": event.automation})
        cause = Cause(key, digest, by, at, compiled(event.policy).digest)
        self.journal.append([Append(self.stream, self.version, cause, (self._recorded(event),))])
        evolve(self.table, event)
        self.version += 1

    def submit(self, requests: Sequence[Request]) -> list[Answer]:
        """Answer a batch. Nothing is answered before everything is durable; a failure leaves the table as it was."""
        if self._stale:
            self.reload()
        decided: dict[str, Append] = {}
        answers: list[Answer | str] = []  # a key stands for what its append will have recorded
        self._stale = True  # until the journal has it, memory is ahead of the truth
        answers.extend(self._decided(request, decided) for request in requests)
        recorded = self.journal.append(list(decided.values())) if decided else []
        self._stale = False
        self._keep_snapshot(len(recorded))
        self._keep_checkpoint(recorded)
        by_key: dict[str, list[Recorded]] = {}
        for event in recorded:
            by_key.setdefault(event.key, []).append(event)
        return [answered(by_key[answer]) if isinstance(answer, str) else answer for answer in answers]

    def _decided(self, request: Request, decided: dict[str, Append]) -> Answer | str:
        """A known key is answered with what it did; anything else is decided on the state as it is by now."""
        if not is_label(request.key):  # One bad key must not fail the batch of everybody else.
            return Answer(refused=Refused("key_malformed", "A command's key is 1 to 200 printable characters."))
        digest = command_digest(request.data)
        earlier = self.journal.answer(request.key)
        if earlier or request.key in decided:
            if digest != (earlier[0].digest if earlier else decided[request.key].cause.digest):
                return Answer(refused=Refused("key_reused", "This key was used for another command.", key=request.key))
            return answered(earlier) if earlier else request.key
        actor = request.actor or Actor("unknown", Role.SYSTEM)
        expected = self.version
        try:
            command = read_command(request.data)
            actor = request.actor or read_actor(request.data, command, self.table)
            events = self._with_next_steps(Asked(command, actor, request.at))
        except Refused as refusal:
            events = [self._apply(refused_event(str(request.data.get("do")), refusal))]
        self.version += len(events)
        cause = Cause(request.key, digest, actor, request.at, self.rules.digest)
        decided[request.key] = Append(self.stream, expected, cause, tuple(events))
        return request.key

    def _with_next_steps(self, asked: Asked) -> list[NewEvent]:
        """The command's own events and those of the steps that the system then takes by itself."""
        events = [self._apply(event) for event in decide(self.table, asked, self.rules)]
        while (step := next_step(self.table, self.rules)) is not None:
            automatic = Asked(step, Actor("system", Role.SYSTEM), asked.at)
            try:
                following = decide(self.table, automatic, self.rules)
            except Refused as refusal:  # The state has moved on by now, so this is no refusal of what was asked.
                raise AssertionError(f"a step of the system was refused: {refusal!r}") from refusal
            events += [self._apply(event) for event in following]
        if any(event.name in ("dolly-removed", "table-closed") for event in events):
            assert not broken_sums(self.table.books), broken_sums(self.table.books)
        return events

    def _apply(self, event: e.Event) -> NewEvent:
        recorded = self._recorded(event)
        evolve(self.table, event)
        return recorded

    def _recorded(self, event: e.Event) -> NewEvent:
        name = wire_name(type(event))
        entries = tuple(in_ledger(self.stream, entries_of(event, self.table.unit)))
        return NewEvent(name, VERSIONS[name], event_data(event), entries, self._unique(event))

    def _unique(self, event: e.Event) -> str | None:
        """A round is collected once and each seat paid once, by the word of the database itself."""
        round_ = f"{self.stream}/round/{self.table.round}/{self.table.corrections}"
        match event:
            case e.LosersCollected():
                return f"{round_}/collected"
            case e.SeatPaid(seat=seat):
                return f"{round_}/paid/{seat}"
        return None

    def _keep_snapshot(self, written: int) -> None:
        self._since_snapshot += written
        if self._since_snapshot >= SNAPSHOT_EVERY:
            self.journal.save_snapshot(Snapshot(self.stream, self.version, SCHEMA, freeze(self.table)))
            self._since_snapshot = 0

    def _keep_checkpoint(self, recorded: Sequence[Recorded]) -> None:
        """Every round is sealed: once its wagers are settled, the journal's state is signed and kept elsewhere too."""
        if self.seal is not None and any(event.name in ("dolly-removed", "table-closed") for event in recorded):
            self.seal(self.journal)


def refused_event(command: str, refusal: Refused) -> e.CommandRefused:
    return e.CommandRefused(command, refusal.code, refusal.message, refusal.clause, plain(refusal.facts))


def answered(events: Sequence[Recorded]) -> Answer:
    """What the events of one command on record say to the one who asked."""
    for event in events:
        if event.name == "command-refused":
            data = event.data
            refusal = Refused(data["code"], data["message"], clause=data["clause"], **data["facts"])
            return Answer(tuple(events), refusal)
    return Answer(tuple(events))


def compiled(policy: Mapping[str, Any]) -> TableRules:
    """The rules of a table from its policy as the journal has it."""
    read = policy_from(policy, "policy")
    return TableRules(rulebook(read.rulebook), read)
