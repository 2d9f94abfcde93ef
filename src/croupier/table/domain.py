"""A table as a domain, with the rules that its own policy says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from croupier.domain import AskedFor, Domain
from croupier.rules import TableRules, rulebook
from croupier.rules.book.library import authority
from croupier.rules.in_force.policy import kept_policy
from croupier.table.asked import Asked
from croupier.table.books import entries_of
from croupier.table.decide import decide
from croupier.table.events import Event, LosersCollected, SeatPaid
from croupier.table.evolve import evolve
from croupier.table.state import Table
from croupier.table.wire import COMMANDS, EVENTS, VERSIONS

STREAMS = "table"  # `table/1` is one of them


def rules_of(policy: Mapping[str, Any]) -> TableRules:
    """The rules of a table from its policy on record, which set-up, opening and changes check, and history does not."""
    read = kept_policy(policy)
    return TableRules(rulebook(read.rulebook), read)


def _decide(table: Table, asked: AskedFor[Any]) -> list[Event]:
    by_rules = Asked(asked.command, asked.actor, asked.at, asked.calendar)
    return decide(table, by_rules, rules_of(table.policy))


def unique(table: Table, event: Event) -> str | None:
    """A round is collected once and each seat paid once, by the word of the database itself."""
    if isinstance(event, LosersCollected):
        return f"round/{table.round}/{table.corrections}/collected"
    if isinstance(event, SeatPaid):
        return f"round/{table.round}/{table.corrections}/paid/{event.seat}"
    return None


TABLE: Domain[Table] = Domain(
    STREAMS,
    COMMANDS,
    EVENTS,
    authority(),
    Table,
    _decide,
    evolve,
    lambda table, event: entries_of(event, table.unit),
    unique,
    lambda table: rules_of(table.policy).digest if table.policy else "",
    VERSIONS,
)
