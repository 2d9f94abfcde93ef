"""One table's rounds: commands ask, `decide` answers with events or a refusal, `evolve` makes the events true."""

from croupier.table.asking.asked import Asked
from croupier.table.automation import AUTOMATIC, FELT, PRESETS, TERMINALS, next_step
from croupier.table.books import broken_sums, entries_of
from croupier.table.decide import decide
from croupier.table.evolve import evolve
from croupier.table.phases import ALLOWED, Phase
from croupier.table.seeing import told_all_the_same
from croupier.table.settling import settle_table
from croupier.table.state import Table
from croupier.table.wire import COMMANDS, EVENTS, TABLE, VERSIONS, WRITTEN, read_actor, read_command, rules_of, unique

__all__ = [
    "ALLOWED",
    "AUTOMATIC",
    "COMMANDS",
    "EVENTS",
    "FELT",
    "PRESETS",
    "TABLE",
    "TERMINALS",
    "VERSIONS",
    "WRITTEN",
    "Asked",
    "Phase",
    "Table",
    "broken_sums",
    "decide",
    "entries_of",
    "evolve",
    "next_step",
    "read_actor",
    "read_command",
    "rules_of",
    "settle_table",
    "told_all_the_same",
    "unique",
]
