"""What the register's word changes."""

from __future__ import annotations

from croupier.table.noted import events as e
from croupier.table.state import Table


def register_noted(table: Table, event: e.RegisterNoted) -> None:
    table.noted_version = event.version
    for name, fact in event.facts.items():
        if fact is None:
            table.noted.pop(name, None)
        else:
            table.noted[name] = fact
