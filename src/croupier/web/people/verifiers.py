"""The sealed records, opened: at every use the file's record must be the one on record, or nobody gets in with it."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import field
from typing import Any

from croupier.house import Event as HouseEvent
from croupier.lean import dataclass
from croupier.live.desks.people import PeopleDesk
from croupier.people import Event, Roll
from croupier.people.verifiers.events import RecordFoundAltered
from croupier.refusal import Refused
from croupier.rules import Actor
from croupier.web.people.kept import PERSON, TERMINAL, HouseStore, Verifier, record_of, verifier_of

log = logging.getLogger("croupier.web")
Happens = Callable[[str], Sequence[Event | HouseEvent]]  # what it means, from the new record's digest


def altered(kind: str, owner: str) -> Refused:
    if kind == PERSON:
        return Refused(
            "record_altered.person",
            "What badge {badge} signs in with was changed or lost outside the house. Two key managers make a new code.",
            badge=owner,
        )
    return Refused(
        "record_altered.terminal",
        "The record of terminal {terminal} was changed or lost outside the house. It must be enrolled again.",
        terminal=owner,
    )


@dataclass(slots=True)
class Verifiers:
    desk: PeopleDesk
    store: HouseStore
    noticed: Callable[[RecordFoundAltered], None] = lambda _found: None
    _known: set[RecordFoundAltered] = field(default_factory=set)

    def of(self, badge: str) -> Verifier:
        return verifier_of(self._opened(PERSON, badge))

    def token(self, terminal: str) -> str:
        """The hash of its cookie."""
        return str(self._opened(TERMINAL, terminal)["token"])

    def _opened(self, kind: str, owner: str) -> dict[str, Any]:
        while True:
            digest = self.desk.roll.verifier(kind, owner)
            found = self._read(kind, owner, digest)
            if not isinstance(found, str):
                return found
            if digest == self.desk.roll.verifier(kind, owner):  # and nobody has just written a new one
                break
        terminal = self.desk.roll.terminals.get(owner) if kind == TERMINAL else None
        event = RecordFoundAltered(kind, owner, digest, found, terminal.table if terminal else "")
        if event not in self._known:
            self._known.add(event)
            log.warning("the record of %s %s is not the one on record", kind, owner)
            self.noticed(event)
        raise altered(kind, owner)

    def _read(self, kind: str, owner: str, digest: str) -> dict[str, Any] | str:
        try:
            return self.store.sealed(kind, owner, digest)
        except sqlite3.DatabaseError:  # not even a file of ours any more
            log.exception("the people's file cannot be read")
            return ""

    def check_all(self) -> Iterator[str]:
        """Everybody's record and every terminal's, as they are; those that are not the ones on record, by name."""
        roll = self.desk.roll
        owners = [(PERSON, person.badge) for person in roll.accounts()] + [(TERMINAL, name) for name in roll.terminals]
        for kind, owner in owners:
            try:
                self._opened(kind, owner)
            except Refused:
                yield owner
        for kind, owner in self.store.doubled():
            if not isinstance(self._read(kind, owner, digest := roll.verifier(kind, owner)), str):
                self.store.drop_others(kind, owner, digest)

    async def keep(self, badge: str, by: Actor, make: Callable[[Roll], Verifier], happens: Happens) -> None:
        """A new record for somebody: beside the old one, then on record, then alone."""

        def decided(roll: Roll) -> Sequence[Event | HouseEvent]:
            return happens(self.store.seal(PERSON, badge, record_of(make(roll))))

        await self.desk.write(decided, by)
        self.alone(PERSON, badge)

    def alone(self, kind: str, owner: str) -> None:
        with suppress(sqlite3.Error):  # It is dropped at the next start.
            self.store.drop_others(kind, owner, self.desk.roll.verifier(kind, owner))
