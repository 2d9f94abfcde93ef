"""The one writer of a table: it decides in memory, appends a whole batch in one transaction, and only then answers."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import field, replace
from itertools import islice
from time import perf_counter, thread_time
from typing import Any

from croupier.canonical import is_flat
from croupier.domain import command_digest, fields_of, plain
from croupier.journal import Append, Cause, Journal, KeyKnown, NewEvent, Recorded, Snapshot
from croupier.journal.record.format import BAD_KEY, is_label
from croupier.lean import dataclass
from croupier.live.currency import check_rulebook, currency_of
from croupier.live.moments import HOME, calendar
from croupier.live.private import TELLING, digest_of, private_in
from croupier.live.replay import REFUSED, fold
from croupier.live.tables.refusals import Counted, Kind, Refusals
from croupier.live.tables.requests import Answer, Register, Request, Written, answered, key_reused, refused_event
from croupier.live.tables.room import Room
from croupier.live.tables.slips import OF_SLIPS, SlipBook
from croupier.live.tables.steps import SLICE, SYSTEM, sliced, steps_of
from croupier.money import Unit
from croupier.refusal import Refused
from croupier.register.at_tables import news
from croupier.register.wire import STREAM
from croupier.rules import Actor, Policy, Role, TableRules
from croupier.rules.files.writer import as_data
from croupier.rules.in_force.felt import check_felt
from croupier.table import (
    TABLE,
    WRITTEN,
    Asked,
    Phase,
    Table,
    broken_sums,
    decide,
    entries_of,
    evolve,
    next_step,
    read_actor,
    read_command,
    rules_of,
    told_all_the_same,
    unique,
)
from croupier.table.events import Event
from croupier.table.opening.events import TableSetUp
from croupier.table.phases import BETTING_IS_OPEN
from croupier.table.snapshot import SCHEMA, freeze, thaw
from croupier.table.wire import COMMANDS

__all__ = ["Answer", "Register", "Request", "TableWriter", "Written", "answered"]

SNAPSHOT_EVERY = 10_000  # events, and then between two rounds
SNAPSHOT_IN_ROUND = 25_000  # what a table must read at its opening takes well under a second
SNAPSHOT_WHILE_BETTING = 32_000  # even so: thousands who bet may have to wait for it
RECENT_MAX = 100_000  # keys in memory; those before them are known to the journal alone
REGISTER = Actor(STREAM, Role.SYSTEM)
LOOKED_UP = 2_000  # commands after an opening whose keys are looked up one by one
LOOKED_UP_AFTER_ONE = 100_000  # commands after a key that memory had forgotten: there may be more of them
ENDS_OF_ROUNDS = frozenset({"dolly-removed", "table-closed"})
IDLE = frozenset({Phase.CLOSED, Phase.OPEN, Phase.CLOSING})


@dataclass(slots=True)
class TableWriter:
    """Owns one table's state and its stream. Nobody else may change either.

    `settle_apart` has the steps that follow a result by themselves written after it, in a transaction of their own, so
    that a number is told before thousands of seats are paid.

    Before it decides anything, the table hears what the register has said since: that is on its own record, and it
    decides by that alone.
    """

    journal: Journal
    stream: str
    table: Table = field(init=False)
    slips: SlipBook = field(init=False)
    version: int = field(init=False)
    seal: Callable[[Journal], str] | None = None
    register: Register | None = None  # of the house, where there is one
    book: SlipBook | None = None  # of the house
    room: Room = field(default_factory=Room)  # on the disk
    refusals: Refusals = field(default_factory=Refusals)  # that are summed
    settle_apart: bool = False
    steps_due: bool = False
    heard: int = -1  # the version of the register's stream of which the table is known to have on record what it must
    _hearing: int = -1
    _slices: list[Append] = field(default_factory=list)  # decided, and not written yet
    _followed: dict[str, str] = field(default_factory=dict)  # a command's key -> that of the steps taken after it
    _recent: dict[str, None] = field(default_factory=dict)  # keys, oldest first
    _look_up: int = LOOKED_UP
    _since_snapshot: int = 0
    _round_over: bool = False
    _ends: bool = False  # a round, in this batch
    _closing: bool = False
    _lacking: bool = False  # room on the disk, as this batch begins
    _stale: bool = False
    _compiled: tuple[Mapping[str, Any], TableRules] | None = None

    def __post_init__(self) -> None:
        self.slips = self.book or SlipBook(self.journal)
        self.reload()

    def reload(self) -> None:
        """The table as the journal has it: the last snapshot and what came after."""
        snapshot = self._usable_snapshot()
        self.table = thaw(snapshot.state) if snapshot else Table()
        after = snapshot.version if snapshot else 0
        fold(self.table, self.journal.read(self.stream, after))
        self.version = self.journal.version(self.stream)
        self.refusals.settle(self.journal.answer)
        self._since_snapshot = self.version - after
        self._stale = False
        self._look_up = LOOKED_UP
        self.heard = self._hearing = -1
        self._followed, self._slices = {}, []
        self.steps_due = self.settle_apart and self._is_due()

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
            self._compiled = (self.table.policy, rules_of(self.table.policy))
        return self._compiled[1]

    def set_up(
        self, policy: Policy, automation: frozenset[str], at: str, by: Actor, key: str, source: str = "dealer"
    ) -> None:
        """What the table is, before anything can happen at it. Recorded numbers are for training, with play money."""
        check_rulebook(currency_of(self.journal), policy.rulebook)
        unit = Unit.POINTS if policy.tournament else Unit.TRAINING if source == "recorded" else Unit.CENTS
        if not self.table.policy:  # What is on record without chips is mended before it opens again.
            check_felt(policy)
        event = TableSetUp(as_data(policy), sorted(automation), unit, source)
        digest = command_digest({"policy": event.policy, "automation": event.automation, "source": source})
        cause = Cause(key, digest, by, at, rules_of(event.policy).digest)
        (recorded,) = self.journal.append([Append(self.stream, self.version, cause, (self._recorded(event, by),))])
        if recorded.stream_version > self.version:  # Otherwise it was set up like this before, and has a history.
            evolve(self.table, event, at)
            self.version += 1

    def submit(self, requests: Sequence[Request]) -> list[Answer]:
        """Answer a batch. Nothing is answered before everything is durable; a failure leaves the table as it was."""
        assert not self.settle_apart, "whoever has steps written apart drafts, commits and takes them"
        written = self.draft(requests)
        written.commit()
        answers = self.kept(written)
        self.tidy()
        return answers

    @property
    def behind(self) -> bool:
        """Has the register said something of which the table does not know yet whether it concerns it?"""
        return self.register is not None and self.register.version != self.heard

    def news_for(self, table: Table) -> dict[str, Any]:
        """What this table, as it is here or as it is shown, has not been told yet. For who has the pen."""
        return news(table.noted, self.register.facts_for(self._name)) if self.register else {}

    def hear(self, at: str) -> None:
        """Take note of what the register says, though nobody asks for anything else."""
        if self.behind:
            self._write_by_itself(at)

    def close(self, at: str) -> None:
        """The last that is written: what was only counted so far."""
        self._closing = True
        self._write_by_itself(at)

    def _write_by_itself(self, at: str) -> None:
        written = self.draft((), at)
        written.commit()
        self.kept(written)

    @property
    def _name(self) -> str:
        return self.stream.partition("/")[2]

    def draft(self, requests: Sequence[Request], at: str = "") -> Written:
        """Decide a batch and write it down, all but the waiting for the disk: `commit` it, then say it is `kept`.

        `at` is the moment where nobody asks for anything, and the table only hears the register.
        """
        if self._stale:
            self.reload()
        self._stale = True  # until the journal has it, memory is ahead of the truth
        try:
            return self._drafted(requests, at)
        except KeyKnown:  # from long ago, and this memory has taken it for a new one: begin again, more carefully
            self.reload()
            self._stale, self._look_up = True, LOOKED_UP_AFTER_ONE
            return self._drafted(requests, at)

    def _drafted(self, requests: Sequence[Request], at: str) -> Written:
        self.slips.begin()
        self.refusals.begin()
        self._ends, self._lacking = self._closing, self.room.lacking
        decided: dict[str, Append] = {}
        answers: list[Answer | str] = []
        moments, begun = [perf_counter()], thread_time()
        if self.behind:
            self._note(requests[0].at if requests else at, decided)
        for request in requests:
            answers.append(self._decided(request, decided))
            moments.append(perf_counter())
            if self.steps_due:
                break
        worked = thread_time() - begun
        self._sum_up(requests[0].at if requests else at, decided)
        draft = self.journal.draft(list(decided.values()), fresh=True) if decided else None
        return Written(len(answers), draft, answers, moments, worked)

    def _note(self, at: str, decided: dict[str, Append]) -> None:
        """What is new in the register, as a command of its own: done once, whatever happens on the way."""
        assert self.register is not None
        self._hearing = self.register.version
        facts = self.news_for(self.table) if self.table.policy else {}
        if facts:
            note = {"do": "note-register", "source": REGISTER.who, "version": self._hearing, "facts": facts}
            key = f"{self.stream}/register/{self._hearing}/{self.journal.digest(facts)[:16]}"
            self._decided(Request(note, at, key, REGISTER), decided)

    def draft_steps(self, at: str) -> Written:
        """A slice of what the system does next by itself, as a command of its own. `steps_due`: another one is left."""
        if not self._slices:
            self.decide_steps(at)
        self._stale, self.steps_due = True, len(self._slices) > 1
        steps = {append.cause.key: append for append in self._slices[:1]}
        del self._slices[:1]
        answers: list[Answer | str] = [*steps]
        if not self.steps_due:
            self._sum_up(at, steps)
        return Written(1, self.journal.draft([*steps.values()], fresh=True), answers, [0.0] * (len(answers) + 1))

    def decide_steps(self, at: str) -> None:
        """All slices of it."""
        if self._stale:
            self.reload()
        self._stale, self._ends = True, False
        self._slices = self._steps_taken(at, SLICE)

    def _sum_up(self, at: str, decided: dict[str, Append]) -> None:
        """What was only counted is put on record as sums, in the name of those who asked."""
        for kind, summed in self.refusals.due(at, self.table.round, over=self._ends):
            expected, self.version = self.version, self.version + 1
            key = f"{self.stream}/refused/{self.version}"
            cause = Cause(key, command_digest({"do": "sum-up", "after": expected}), kind.actor, at, self.rules.digest)
            decided[key] = Append(self.stream, expected, cause, (self._apply(summed, at, kind.actor),))
            self.refusals.send(key, kind)

    def _steps_taken(self, at: str, most: int = sys.maxsize) -> list[Append]:
        """The system's own steps are its own record: nobody else has said them, whoever's command they follow."""
        return [
            self._by_itself(events, at) for events in sliced(steps_of(self.table, self.rules, at, self._apply), most)
        ]

    def _is_due(self) -> bool:
        return bool(self.table.policy) and next_step(self.table, self.rules) is not None

    def _by_itself(self, events: list[NewEvent], at: str) -> Append:
        expected, self.version = self.version, self.version + len(events)
        digest = command_digest({"do": "next-steps", "after": expected})
        cause = Cause(f"{self.stream}/steps/{expected + 1}", digest, SYSTEM, at, self.rules.digest)
        return Append(self.stream, expected, cause, tuple(events))

    def kept(self, written: Written) -> list[Answer]:
        """The batch is on the disk: these are its answers."""
        self._stale = bool(self._slices)
        self.heard = self._hearing
        by_key: dict[str, tuple[Recorded, ...]] = dict(written.draft.answers) if written.draft else {}
        names = [event.name for events in by_key.values() for event in events]
        self._round_over = self._round_over or not ENDS_OF_ROUNDS.isdisjoint(names)
        self._since_snapshot += len(names)
        self.refusals.settle(by_key.get)
        self.refusals.keep(self.table.round)
        self._recent.update(dict.fromkeys(by_key))
        for key in list(islice(self._recent, max(0, len(self._recent) - RECENT_MAX))):
            del self._recent[key]
        for key, steps in self._followed.items():
            by_key[key] += by_key[steps]
        self._followed = {}
        return [
            answered(by_key[answer], took) if isinstance(answer, str) else replace(answer, took=took)
            for answer, took in zip(written.answers, written.took, strict=True)
        ]

    @property
    def untidy(self) -> bool:
        """Is there something to put away? It waits for the end of the round, unless that is too long to wait."""
        return (self.seal is not None and self._round_over) or self._snapshot_due

    @property
    def _snapshot_due(self) -> bool:
        if self._round_over or self.table.phase in IDLE:
            return self._since_snapshot >= SNAPSHOT_EVERY
        betting = self.table.phase in BETTING_IS_OPEN
        return self._since_snapshot >= (SNAPSHOT_WHILE_BETTING if betting else SNAPSHOT_IN_ROUND)

    def tidy(self) -> str:
        """Every round is sealed once its wagers are settled: signed, and kept elsewhere too. Snapshots are speed."""
        snapshot, over, self._round_over = self._snapshot_due, self._round_over, False
        if snapshot:
            self.journal.save_snapshot(Snapshot(self.stream, self.version, SCHEMA, freeze(self.table)))
            self._since_snapshot = 0
        return self.seal(self.journal) if self.seal is not None and over else ""

    def _earlier(self, key: str) -> tuple[Recorded, ...]:
        """What a key has done. A key that is not remembered is most likely new, and the journal knows if it is not;
        but for a while after opening, people repeat what they asked before, so it is looked up first."""
        if self._look_up > 0:
            self._look_up -= 1
        elif key not in self._recent:
            return ()
        return self.journal.answer(key)

    def _decided(self, request: Request, decided: dict[str, Append]) -> Answer | str:
        """A known key is answered with what it did; anything else is decided on the state as it is by now."""
        key, data = request.key, request.data
        if not is_label(key):  # One bad key must not fail the batch of everybody else.
            return Answer(refused=Refused.saying(BAD_KEY))
        digest = digest_of(self.journal, TABLE.name, data)
        counted = self.refusals.known(key)
        earlier = () if counted or key in decided else self._earlier(key)
        if counted or earlier or key in decided:
            first = earlier[0].digest if earlier else counted.digest if counted else decided[key].cause.digest
            if (earlier and earlier[0].stream != self.stream) or not self.journal.same(first, digest):
                return key_reused(key)
            return answered(earlier) if earlier else Answer(refused=counted.refused) if counted else key
        if self._lacking:
            try:
                self.room.check(data.get("do"))
            except Refused as refusal:
                return Answer(refused=refusal)
        actor = request.actor or Actor("unknown", Role.SYSTEM)
        asked: Asked | None = None
        entered: Iterable[Append] = ()
        name, expected = str(data.get("do")), self.version
        try:
            command = read_command(data)
            actor = request.actor or read_actor(data, command, self.table)
            of_slip = self.slips.says(self._name, self.table, command) if type(command) in OF_SLIPS else ()
            asked = Asked(command, actor, request.at, calendar(self.table.noted.get("zone", HOME)), *of_slip)
            if request.refused is not None:
                raise request.refused
            happened = decide(self.table, asked, self.rules)
            entered = self.slips.entered(self._name, happened, asked.at) if of_slip else ()
            events = [self._apply(event, asked.at, actor) for event in happened]
        except Refused as refusal:
            told = told_all_the_same(self.table, asked, self.rules) if asked else []
            again = Kind(actor, name if name in COMMANDS else "", refusal.code, self.table.round)
            if not told and self.refusals.counts(again):
                self.refusals.count(Counted(again, key, digest, refusal, request.at))
                return Answer(refused=refusal)
            told = [*told, refused_event(name, refusal)]
            events = [self._apply(event, request.at, actor) for event in told]
        self.version += len(events)
        cause = Cause(key, digest, actor, request.at, self.rules.digest)
        decided[key] = Append(self.stream, expected, cause, tuple(events))
        for append in entered:
            decided[append.cause.key] = append
        if self.settle_apart and events[0].name == "result-declared":
            self.steps_due = self._is_due()
        elif self.table.phase not in BETTING_IS_OPEN and events[-1].name != REFUSED:  # Then nothing comes by itself.
            for steps in self._steps_taken(request.at):
                decided[steps.cause.key] = steps
                self._followed[key] = steps.cause.key
        return key

    def _apply(self, event: Event, at: str, actor: Actor) -> NewEvent:
        recorded = self._recorded(event, actor)
        evolve(self.table, event, at)
        if recorded.name in ENDS_OF_ROUNDS:
            self._ends = True
            assert not broken_sums(self.table.books), broken_sums(self.table.books)
        return recorded

    def _recorded(self, event: Event, actor: Actor) -> NewEvent:
        (name, version), data = WRITTEN[type(event)], fields_of(event)
        entries = entries_of(event, self.table.unit, f"{self.stream}/")
        once = unique(self.table, event)
        private = private_in(TABLE, self.table, event, actor) if type(event) in TELLING else None
        told = event if private is None and is_flat(data) else None
        data = plain(data) if told is None else data
        return NewEvent(name, version, data, entries, once and f"{self.stream}/{once}", private, told)
