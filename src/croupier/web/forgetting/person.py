"""Whom the house may forget: nobody who is still here or is owed something, and nobody before the time is up."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from croupier.journal.record.private import PLAYERS
from croupier.journal.store.keyring import Keyring
from croupier.lean import dataclass
from croupier.live.desks.tournaments import Hall
from croupier.live.forgetting import kept_until, last_record
from croupier.refusal import Refused
from croupier.register.barring import barring
from croupier.web.house import House


@dataclass(frozen=True, slots=True)
class Known:
    """A person as the keys know them: `keys` are all that go, with what they hash to."""

    person: str
    keys: dict[str, str]
    last: str


def ring_of(house: House) -> Keyring:
    ring = house.journal.keys
    if not isinstance(ring, Keyring):
        raise Refused("nothing_private", "This journal is kept in memory, and nothing in it is sealed.")
    return ring


def number_of(house: House, kind: str, known_as: str) -> str:
    """Whose key is meant: a badge, an entrant's number, or the name of a player, which the record must not repeat."""
    ring = ring_of(house)
    found = ring.numbers_called(known_as)[:1] if kind == "player" else [f"{kind}/{known_as}"]
    if not found or not ring.lives(found[0]):
        raise Refused("nobody_known", "The house keeps nothing private about this person.")
    return found[0]


async def check(house: House, person: str) -> Known:
    """All that goes with this person, or what stands against it."""
    ring = ring_of(house)
    if not ring.lives(person):
        raise Refused("nobody_known", "The house keeps nothing private about this person.")
    people = [person, *_also(house, ring, person)]
    for each in people:
        _check_gone(house, each, ring.player(each) if each.startswith(PLAYERS) else each.partition("/")[2])
    last = max([await asyncio.to_thread(last_record, house.journal, each) for each in people])
    until = kept_until(last, house.settings.keep_years)
    if house.floor.now() < until:
        raise Refused(
            "records_still_kept",
            "Records about a person are kept for {years} years after the last one, which here is until {until}.",
            years=house.settings.keep_years,
            until=until[:10],
        )
    return Known(person, {each: ring.fingerprint(each) for each in people}, last)


def _also(house: House, ring: Keyring, person: str) -> Iterator[str]:
    """An entrant sits at the tables under their name, and has a player's key there."""
    kind, _, known_as = person.partition("/")
    names = {entry.name for hall in halls_with(house, known_as) for entry in hall.view.entries.values()
             if kind == "entrant" and entry.person == known_as}  # fmt: skip
    if person.startswith(PLAYERS):
        names = {ring.player(person) or ""}
    for name in sorted(names):
        yield from (number for number in ring.numbers_called(name) if number != person)


def halls_with(house: House, person: str) -> list[Hall]:
    """The tournaments in which somebody of this number was."""
    return [hall for hall in house.tournaments.halls.values() if person in hall.view.by_person]


def _check_gone(house: House, person: str, known_as: str | None) -> None:
    kind = person.partition("/")[0]
    if kind == "staff":
        known = house.people.roll.account(known_as or "")
        licensed = house.office.office.premises.people.get(known_as or "")
        if (known and known.active) or (licensed and licensed.licensed(house.floor.today())):
            raise Refused("person_still_here.works", "{person} still works here.", person=person)
    if kind == "player":
        views = [runner.view for runner in house.floor.tables.values()]
        sitting = (seat.player for view in views for seat in view.seats.values())
        if known_as in {*sitting, *(dispute.player for view in views for dispute in view.disputes.values())}:
            raise Refused("person_still_here.plays", "{person} still plays, or is in a dispute.", person=person)
        if known_as and barring(house.office.office.premises, known_as, house.floor.today()):
            raise Refused("person_still_here.barred", "{person} is on the exclusion list.", person=person)
    if kind == "entrant":
        for hall in halls_with(house, known_as or ""):
            entries = hall.view.by_person[known_as or ""]
            owed = any(award.entry in entries and award.status == "open" for award in hall.view.awards.values())
            if owed or not hall.view.concluded:
                raise Refused(
                    "person_still_here.tournament",
                    "{person} is in the tournament {tournament}, which is not over, or has a prize to come.",
                    person=person,
                    tournament=hall.name,
                )
