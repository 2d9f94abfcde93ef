"""The register speaks, and the table takes it down as it is: whether it is so is not for the table to say.

What follows for the table itself is on its record too: where a shift ended and the next began, boxes that left and
came, and whether it may be played.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from croupier.rules import TableRules
from croupier.table.asking.asked import Asked
from croupier.table.asking.boxes import USES
from croupier.table.asking.open_game import stopped_or_free
from croupier.table.asking.register import barred_by
from croupier.table.events import BarredPlayerSeen, Event
from croupier.table.noted import commands as c
from croupier.table.noted import events as e
from croupier.table.state import Table


def note_register(table: Table, command: c.NoteRegister, asked: Asked, rules: TableRules) -> list[Event]:
    facts = dict(command.facts)
    noted = {name: fact for name, fact in {**table.noted, **facts}.items() if fact is not None}
    return [
        e.RegisterNoted(command.source, command.version, facts),
        *_border(table, facts),
        *_boxes(table, facts),
        *_barred(table, facts, asked.day),
        *stopped_or_free(table, noted, rules, asked.day),
    ]


def _border(table: Table, facts: Mapping[str, Any]) -> Iterator[Event]:
    shift = facts.get("shift")
    if shift and shift != table.noted.get("shift"):
        yield e.DayBorder(shift["day"], shift["shift"])


def _barred(table: Table, facts: Mapping[str, Any], day: str) -> Iterator[Event]:
    """Who sits here when the bar comes."""
    for number, seat in table.seats.items():
        if bar := barred_by(facts, seat.player, day):
            yield BarredPlayerSeen(number, bar, "seat")


def _boxes(table: Table, facts: Mapping[str, Any]) -> Iterator[Event]:
    """An exchange is a removal and an attachment, each with the box's own name."""
    for use in USES:
        before, now = getattr(table, f"{use}_box"), facts.get(f"box/{use}", "") or ""
        if f"box/{use}" not in facts or before == now:
            continue
        if before:
            yield e.BoxTakenOff(use, before)
        if now:
            yield e.BoxPutOn(use, now)
