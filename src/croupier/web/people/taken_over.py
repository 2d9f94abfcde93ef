"""People and terminals of before the stream `people` are taken over once, and each event says where from.

Names, roles and seats are what the journal has of them, whatever the old file says; secrets can only come from the
file. It is believed this once, for those of whom no stream speaks too, and what it had is on record from then on.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from croupier.lean import dataclass
from croupier.live.desks.people import PeopleDesk
from croupier.live.desks.people_before import Before, people_before
from croupier.people import Event, Roll
from croupier.people.terminals.events import TerminalTakenOver
from croupier.rules import Actor, Role
from croupier.web.people.kept import PERSON, TERMINAL, HouseStore, Passkey, Verifier, record_of

KEY = "people/taken-over"


def take_over(desk: PeopleDesk, store: HouseStore) -> None:
    """Before the house runs. A stream that has begun is the truth; an old file beside it is worth nothing."""
    old = OldFile(store)
    if not desk.desk.version:
        people, before = {person.badge: person for person in old.people()}, people_before(desk.floor.journal)

        def taken(_roll: Roll) -> list[Event]:
            badges = sorted({*before.known, *people})
            found: list[Event] = [_person(store, before.known.get(badge), people.get(badge)) for badge in badges]
            for name, token, confirmed in old.terminals():
                if name in before.terminals:
                    table, seat = before.terminals[name]
                    digest = store.seal(TERMINAL, name, {"token": token})
                    found.append(TerminalTakenOver(name, table, seat, confirmed, digest))
            return found

        if before.known or people or before.terminals:
            desk.written(taken, Actor("house", Role.SYSTEM), KEY)
    old.drop()


def _person(store: HouseStore, before: Before | None, kept: OldPerson | None) -> Event:
    if kept is None:
        assert before is not None
        return before.taken_over("")
    if before is None or not before.account:  # Nobody wrote down that this person may sign in: the file alone says so.
        before = before or Before(kept.badge)
        before.account, before.active, before.started = True, kept.active, bool(kept.verifier.hash)
        before.roles, before.passkeys = list(kept.roles), [key.id for key in kept.verifier.passkeys]
    before.name = kept.name if not before.name else before.name
    before.from_.append("file")
    on_record = tuple(key for key in kept.verifier.passkeys if key.id in before.passkeys)
    for key in on_record:
        store.save_uses(key.id, kept.uses[key.id])
    verifier = replace(kept.verifier, passkeys=on_record)
    return before.taken_over(store.seal(PERSON, kept.badge, record_of(verifier)))


@dataclass(frozen=True, slots=True)
class OldPerson:
    badge: str
    name: str
    roles: tuple[str, ...]
    active: bool
    verifier: Verifier
    uses: Mapping[str, int]


class OldFile:
    """A people's file as it was before."""

    TABLES = ("people", "passkeys", "signing_keys", "terminals")

    def __init__(self, store: HouseStore) -> None:
        self.store = store
        names = {name for (name,) in store.rows("SELECT name FROM sqlite_master WHERE type = 'table'")}
        self.tables = [table for table in self.TABLES if table in names]

    def people(self) -> Iterator[OldPerson]:
        passkeys = self._all("passkeys", "badge, id, name, key, uses")
        keys = dict(self._all("signing_keys", "badge, wrapped"))
        for badge, name, roles, hash_, code, active in self._all(
            "people", "badge, name, roles, hash, start_code, active"
        ):
            own = [row for row in passkeys if row[0] == badge]
            held = tuple(Passkey(row[1], row[2], bytes(row[3]).hex()) for row in own)
            verifier = Verifier(hash_, code, held, keys.get(badge, ""))
            uses = {row[1]: row[4] for row in own}
            yield OldPerson(badge, name, tuple(json.loads(roles)), bool(active), verifier, uses)

    def terminals(self) -> list[tuple[Any, ...]]:
        """Each terminal's name, the hash of its token, and who confirmed it."""
        return self._all("terminals", "id, token, confirmed")

    def drop(self) -> None:
        for table in self.tables:
            self.store.rows(f"DROP TABLE {table}")

    def _all(self, table: str, columns: str) -> list[tuple[Any, ...]]:
        return self.store.rows(f"SELECT {columns} FROM {table} ORDER BY 1") if table in self.tables else []
