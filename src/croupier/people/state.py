"""What follows from the stream `people`: everybody's one record, and every terminal's."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import field, replace
from typing import Any

from croupier.lean import dataclass
from croupier.rules import Role

KEEPER = Role.KEY_MANAGER  # who adds people, grants roles and keeps the register


@dataclass(frozen=True, slots=True)
class Person:
    """`account`: may sign in at all; `started`: has chosen a passphrase; not `active`: was let go."""

    badge: str
    name: str = ""
    roles: tuple[Role, ...] = ()
    account: bool = False
    started: bool = False
    active: bool = True
    verifier: str = ""
    lost: str = ""  # since when the badge is, for which nobody has made a new code yet
    passkeys: tuple[str, ...] = ()
    licence: str = ""
    valid_until: str = ""
    withdrawn: str = ""
    public_key: str = ""

    def licensed(self, day: str) -> bool:
        return bool(self.licence) and not self.withdrawn and day <= self.valid_until

    @property
    def keeps(self) -> bool:
        """Can act as a key manager now."""
        return self.started and self.active and KEEPER in self.roles


@dataclass(frozen=True, slots=True)
class Terminal:
    """A screen that was taken into use at a table. Seat 0 is a display that only shows."""

    id: str
    table: str
    seat: int
    confirmed: str  # by whom
    verifier: str = ""


class Register(Mapping[str, Person]):
    """Those of the people who have a line in the register, or an account, as they are at any moment."""

    def __init__(self, people: Callable[[], Mapping[str, Person]], *, account: bool = False) -> None:
        self._people, self._account = people, account

    def __getitem__(self, badge: str) -> Person:
        person = self._people()[badge]
        if not self._has(person):
            raise KeyError(badge)
        return person

    def __iter__(self) -> Iterator[str]:
        return (badge for badge, person in tuple(self._people().items()) if self._has(person))

    def _has(self, person: Person) -> bool:
        return person.account if self._account else bool(person.licence)

    def __len__(self) -> int:
        return sum(1 for _ in self)


@dataclass(slots=True)
class Roll:
    as_of: str = ""  # when something last happened
    people: dict[str, Person] = field(default_factory=dict)
    terminals: dict[str, Terminal] = field(default_factory=dict)

    def change(self, badge: str, **changes: Any) -> None:
        self.people[badge] = replace(self.people.get(badge) or Person(badge), **changes)

    def accounts(self) -> Iterator[Person]:
        return (person for _, person in sorted(self.people.items()) if person.account)

    def account(self, badge: str) -> Person | None:
        person = self.people.get(badge)
        return person if person is not None and person.account else None

    def keepers(self, *, ever: bool = False) -> int:
        """Key managers who can act now; `ever`: those who were let go, too."""
        return sum(p.keeps or (ever and p.started and KEEPER in p.roles) for p in self.people.values())

    def verifier(self, kind: str, owner: str) -> str:
        """The digest of the record that counts, of a `person` or a `terminal`; empty where there is none."""
        known = self.people.get(owner) if kind == "person" else self.terminals.get(owner)
        return known.verifier if known else ""
