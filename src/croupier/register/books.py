"""The books of the floor: which balanced entries each event makes.

tables/N        what the boxes of table N have given (negative)
boxes/B         money in box B, off its table and not counted yet
cage/cash       counted money; receipts of the Mobile ATM lie in cage/receipts
tip-pool        counted tips, until they are shared out: tips-shared
over-short      what counts found less (+) or more (-) than the tables' journals have
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from croupier.money import Entry
from croupier.register.boxes.events import BoxRemoved, TipsShared
from croupier.register.counts.events import BoxCounted, BoxRecounted, CountCorrected

Transfers = Iterator[tuple[str, str, int]]


def entries_of(event: Any) -> tuple[Entry, ...]:
    return tuple(Entry.transfer(source, target, amount) for source, target, amount in _transfers(event) if amount)


def _transfers(event: Any) -> Transfers:
    match event:
        case BoxRemoved(box=box, table=table):
            yield f"tables/{table}", f"boxes/{box}", event.cash + event.receipts + event.chips
        case BoxCounted(box=box):
            yield f"boxes/{box}", "cage/cash", event.cash
            yield f"boxes/{box}", "cage/receipts", event.receipts
            yield f"boxes/{box}", "tip-pool", event.chips
            yield f"boxes/{box}", "over-short", -event.difference
        case BoxRecounted() | CountCorrected():  # what a new line finds more comes out of what was short
            yield "over-short", "cage/cash", event.cash - event.was["cash"]
            yield "over-short", "cage/receipts", event.receipts - event.was["receipts"]
            yield "over-short", "tip-pool", event.chips - event.was["chips"]
        case TipsShared(amount=amount):
            yield "tip-pool", "tips-shared", amount
