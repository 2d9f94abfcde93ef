"""A table from its journal: the same events give the same table, with no clock, no rules and no chance."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from croupier.domain import Domain
from croupier.journal import Recorded, Upgrades
from croupier.money import Balances, Entry, Posting
from croupier.register import FLOOR
from croupier.table import VERSIONS, Table, evolve, read_event
from croupier.table.events import Event
from croupier.tournament import DOMAIN as TOURNAMENT

UPGRADES = Upgrades(VERSIONS, {})
REFUSED = "command-refused"  # on record in every stream, and changes nothing
DOMAINS: Mapping[str, Domain[Any]] = {domain.name: domain for domain in (FLOOR, TOURNAMENT)}


def event_of(recorded: Recorded) -> Event:
    """What happened, in today's shape."""
    name, data = UPGRADES.current(recorded)
    return read_event(name, data)


def fold(table: Table, history: Iterable[Recorded]) -> Table:
    for recorded in history:
        evolve(table, event_of(recorded))
    return table


def replay_books(stream: str, history: Iterable[Recorded]) -> Mapping[str, int]:
    """The balances that follow from a stream's events alone, for comparison with the ledger that was kept."""
    kind = stream.partition("/")[0]
    if kind == "table":
        return {f"{stream}/{account}": amount for account, amount in fold(Table(), history).books.items()}
    books = Balances()
    if kind in DOMAINS:
        for event in events_of(DOMAINS[kind], history):
            books.apply(in_ledger(stream, DOMAINS[kind].entries(event)))
    return dict(books)


def events_of(domain: Domain[Any], history: Iterable[Recorded]) -> Iterator[Any]:
    """What happened in a stream of this domain; refusals are on record and change nothing."""
    for recorded in history:
        if recorded.name != REFUSED:
            yield domain.events[recorded.name](**recorded.data)


def in_ledger(stream: str, entries: Iterable[Entry]) -> Iterator[Entry]:
    """A table's entries under the table's own branch of the ledger."""
    for entry in entries:
        yield Entry(tuple(Posting(f"{stream}/{p.account}", p.amount) for p in entry.postings), entry.unit)
