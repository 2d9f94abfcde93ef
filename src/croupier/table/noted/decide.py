"""The register speaks, and the table takes it down as it is: whether it is so is not for the table to say."""

from __future__ import annotations

from croupier.rules import TableRules
from croupier.table.asking.asked import Asked
from croupier.table.events import Event
from croupier.table.noted import commands as c
from croupier.table.noted import events as e
from croupier.table.state import Table


def note_register(_table: Table, command: c.NoteRegister, _asked: Asked, _rules: TableRules) -> list[Event]:
    return [e.RegisterNoted(command.source, command.version, dict(command.facts))]
