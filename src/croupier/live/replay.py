"""A table from its journal: the same events give the same table, with no clock, no rules and no chance."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from croupier.journal import Recorded, Upgrades
from croupier.money import Entry, Posting
from croupier.table import VERSIONS, Table, evolve, read_event
from croupier.table.events import Event

UPGRADES = Upgrades(VERSIONS, {})


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
    if not stream.startswith("table/"):
        return {}
    table = fold(Table(), history)
    return {f"{stream}/{account}": amount for account, amount in table.books.items()}


def in_ledger(stream: str, entries: Iterable[Entry]) -> Iterator[Entry]:
    """A table's entries under the table's own branch of the ledger."""
    for entry in entries:
        yield Entry(tuple(Posting(f"{stream}/{p.account}", p.amount) for p in entry.postings), entry.unit)
