"""A stream's state from its journal: the same events give the same state, with no clock, no rules and no chance."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from croupier.domain import Domain, happened
from croupier.house import HOUSE, KEEPING, SLIPS
from croupier.journal import Recorded, Upgrades
from croupier.money import Balances, Entry, Posting
from croupier.people import PEOPLE
from croupier.register import FLOOR
from croupier.register.postings import postings
from croupier.register.state import Premises
from croupier.table import TABLE, Table, evolve
from croupier.table.events import Event
from croupier.tournament import DOMAIN as TOURNAMENT

REFUSED = "command-refused"  # on record in every stream, and changes nothing
DOMAINS: Mapping[str, Domain[Any]] = {
    domain.name: domain for domain in (TABLE, FLOOR, postings(Premises), TOURNAMENT, HOUSE, PEOPLE, KEEPING, SLIPS)
}
ON_RECORD = frozenset(name for domain in DOMAINS.values() for name in domain.events)  # all there is


def upgrades(domain: Domain[Any]) -> Upgrades:
    return Upgrades({name: domain.versions.get(name, 1) for name in domain.events}, domain.steps)


UPGRADES: Mapping[str, Upgrades] = {name: upgrades(domain) for name, domain in DOMAINS.items()}
OF_TABLES = UPGRADES[TABLE.name]


def event_of(recorded: Recorded) -> Event:
    """What happened at a table, in today's shape."""
    event: Event | None = recorded.event
    if event is None:
        name, data = OF_TABLES.current(recorded)
        event = happened(TABLE.events[name], data)
    return event


def fold(table: Table, history: Iterable[Recorded]) -> Table:
    for recorded in history:
        evolve(table, event_of(recorded), recorded.at)
    return table


def replay_books(stream: str, history: Iterable[Recorded]) -> Mapping[str, int]:
    """The balances that follow from a stream's events alone, for comparison with the ledger that was kept."""
    kind = stream.partition("/")[0]
    if kind == TABLE.name:
        return {f"{stream}/{account}": amount for account, amount in fold(Table(), history).books.items()}
    books = Balances()
    if kind in DOMAINS:
        domain = DOMAINS[kind]
        state = domain.new()
        for event, at in events_of(domain, history):
            books.apply(in_ledger(stream, domain.entries(state, event)))
            domain.evolve(state, event, at)
    return dict(books)


def events_of(domain: Domain[Any], history: Iterable[Recorded]) -> Iterator[tuple[Any, str]]:
    """What happened in a stream of this domain, in today's shape, and when; refusals change nothing."""
    known = UPGRADES.get(domain.name) or upgrades(domain)
    for recorded in history:
        if recorded.name != REFUSED:
            name, data = known.current(recorded)
            yield happened(domain.events[name], data), recorded.at


def in_ledger(stream: str, entries: Iterable[Entry]) -> Iterator[Entry]:
    """A stream's entries under its own branch of the ledger."""
    for entry in entries:
        yield Entry(tuple(Posting(f"{stream}/{p.account}", p.amount) for p in entry.postings), entry.unit)
