"""Counting the tray, and chips that come back to it."""

from __future__ import annotations

from croupier.refusal import Phrase, Refused
from croupier.rules import TableRules
from croupier.table.asking.asked import Asked, positive
from croupier.table.changing.counting import count_against, worths_of
from croupier.table.changing.stock import held, inventory
from croupier.table.events import Event
from croupier.table.state import Table
from croupier.table.tray import commands as c
from croupier.table.tray import events as e


def take_inventory(table: Table, command: c.TakeInventory, asked: Asked, _rules: TableRules) -> list[Event]:
    """What the count finds over or short is on record; the books stay as they are until the table closes."""
    if not table.chips:
        raise Refused("chips_missing.table", "It is not on record how many chips this table has.")
    counted, differences = count_against(table.chips, command.chips, worths_of(table.policy))
    return [e.InventoryTaken(inventory(table.chips), counted, differences, asked.actor.who)]


def take_back_chips(table: Table, command: c.TakeBackChips, _asked: Asked, _rules: TableRules) -> list[Event]:
    """Worth what their marker said until the table closes, and then nothing, reading C15."""
    kind = f"{command.colour}/{command.design}"
    positive(command.number, Phrase("phrase.chips", "The number of chips"))
    walked, missing = held(table.chips, "walked", kind), held(table.chips, "missing", kind)
    if kind in worths_of(table.policy) or command.number > (walked or missing):
        raise Refused(
            "chips_not_issued.walked",
            "This table misses {missing} {kind} chips, not {number}.",
            kind=kind,
            missing=walked or missing,
            number=command.number,
        )
    return [e.ChipsTakenBack(kind, command.number, command.number * table.walked.get(kind, 0) if walked else 0)]
