"""A journal of format 1 carried over into a new one of format 2. The old one is only read.

The first record of the new journal says what the old one was: how many events, its last hash, the root of its tree,
its checkpoints. Then come its commands, one record each, in their order, each with the number that its first event
had. From these the old tree can be grown again, so that old proofs, checkpoints and printed codes hold as before.
Whoever stops on the way goes on later: the new journal itself says how far it has come.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby, islice
from typing import cast

from croupier.canonical import canonical
from croupier.journal.merkle import EMPTY
from croupier.journal.port import Carried
from croupier.journal.record.carried import (
    ALL_CARRIED_OVER,
    KEY,
    STREAM,
    WHOLE_KEY,
    carried_event,
    carried_in,
    digest_of,
)
from croupier.journal.record.cursor import Cursor, Read
from croupier.journal.record.encoding import GENESIS, hash_of
from croupier.journal.record.format import Append, Cause, NewEvent, Place, Recorded
from croupier.journal.store.old import OldJournal
from croupier.journal.store.sql import SqlJournal
from croupier.refusal import Refused
from croupier.rules.people import Actor, Role

TOGETHER = 500  # commands of one transaction
Told = Callable[[int, int], None]  # events done, and of how many


def carry_over(old: OldJournal, new: SqlJournal, at: str, told: Told = lambda _done, _of: None) -> Carried:
    """`at` is the time of the first record. Refuses a new journal that is of something else."""
    carried = _about(old)
    first = new.record(Place(0, 1))
    if not first:
        event = carried_event(carried)
        cause = Cause(KEY, hash_of(canonical(event.data)), Actor("house", Role.SYSTEM), at, "")
        new.append([Append(STREAM, 0, cause, (event,))])
    elif carried_in(first) != carried:
        raise Refused(
            "journal_differs",
            "The new journal holds something else, or the older one has grown since. Begin with a new file.",
        )
    done = carried.events if new.answer(WHOLE_KEY) else new.events() - 1
    if done < carried.events:
        left = _commands(old, done)
        while commands := list(islice(left, TOGETHER)):
            new.append(commands)
            done += sum(len(command.events) for command in commands)
            told(done, carried.events)
    kept = set(new.checkpoints())
    for note in old.checkpoints():
        if note not in kept:
            new.save_checkpoint(note)
    if _about(old) != carried:
        raise Refused(
            "journal_grown", "The older journal has grown meanwhile. Stop whoever writes on it, and begin anew."
        )
    done_event = NewEvent(ALL_CARRIED_OVER, 1, {"events": carried.events})
    if not new.answer(WHOLE_KEY):
        cause = Cause(WHOLE_KEY, hash_of(canonical(done_event.data)), Actor("house", Role.SYSTEM), at, "")
        new.append([Append(STREAM, new.version(STREAM), cause, (done_event,))])
    return carried


def _about(old: OldJournal) -> Carried:
    notes = old.checkpoints()
    events, hash_, root = next(((h.size, h.hash, h.root) for h in old.heads()), (0, GENESIS, EMPTY.hex()))
    return Carried(events, hash_, root, len(notes), digest_of(notes))


def _commands(old: OldJournal, after: int) -> Iterator[Append]:
    """The events of a command stood side by side under one key."""
    events = old.read_all(Cursor({0: Read(after, 0)}))
    for _, together in groupby(events, key=lambda event: event.key):
        yield _command(list(together))


def _command(events: list[Recorded]) -> Append:
    first = events[0]
    actor = Actor(first.who, cast(Role, first.role), first.device)  # a role that has gone since stays what it was
    cause = Cause(first.key, first.digest, actor, first.at, first.rulebook)
    facts = tuple(NewEvent(event.name, event.version, event.data, event.entries, event.unique) for event in events)
    return Append(first.stream, first.stream_version - 1, cause, facts, first.sequence)
