"""The inventory of a table's chips, as a form that closes to the chip."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from croupier.paper.model import Block, Column, Document, Facts, Heading, Signatures, Table, Text, WriteHere
from croupier.paper.sheets.forms import form
from croupier.paper.sheets.named import colour_said
from croupier.paper.sheets.records import ChipInventory
from croupier.paper.words import form_words
from croupier.words.catalogue import Catalogue

NO_WORTHS: Mapping[str, int] = MappingProxyType({})
PLACES = ("tray", "layout", "hands", "walked", "tip_box", "missing")  # in the order of the columns


def chip_inventory(inventory: ChipInventory, lang: str = "en") -> Document:
    said = form_words(lang)
    blocks: list[Block] = [
        Text(said("inventory.lead")),
        Table(
            (Column(said("inventory.kind"), width="fr"), *(_number(said, place) for place in (*PLACES, "number"))),
            tuple(
                (
                    kind_said(kind, said, inventory.worths),
                    *(str(places.get(place, 0)) for place in PLACES),
                    str(places.get("number", 0)),
                )
                for kind, places in sorted(inventory.chips.items(), key=in_order)
            ),
        ),
        Heading(said("inventory.count")),
    ]
    if inventory.counted:
        blocks += _counted(inventory, said)
    else:
        blocks += [Text(said("inventory.not_counted")), WriteHere(said("inventory.to_count"), 4)]
    beside = said("inventory.closed_by" if inventory.closed_by else "form.supervisor")
    blocks.append(Signatures(((said("form.counted_by"), inventory.counted_by), (beside, inventory.closed_by))))
    return form(inventory, said("inventory.title"), inventory.rulebook, blocks, said)


def _counted(inventory: ChipInventory, said: Catalogue) -> list[Block]:
    rows = tuple(
        (
            kind_said(kind, said, inventory.worths),
            str(places.get("tray", 0)),
            str(inventory.counted.get(kind, 0)),
            f"{difference:+d}" if (difference := inventory.differences.get(kind, 0)) else "0",
        )
        for kind, places in sorted(inventory.chips.items(), key=in_order)
    )
    columns = (
        Column(said("inventory.kind"), width="fr"),
        Column(said("form.expected"), "right"),
        Column(said("form.counted"), "right"),
        Column(said("form.difference"), "right"),
    )
    result = said("inventory.differs" if inventory.differences else "inventory.agrees")
    blocks: list[Block] = [Table(columns, rows), Facts(((said("inventory.result"), result),))]
    if inventory.reason:
        blocks.append(Text(said("form.explanation", text=inventory.reason)))
    return blocks


def in_order(line: tuple[str, Any]) -> tuple[bool, str]:
    """By its kind: sets first, then value chips."""
    return line[0].startswith("value/"), line[0]


def _number(said: Catalogue, place: str) -> Column:
    return Column(said(f"inventory.{place}"), "right")


def kind_said(kind: str, said: Catalogue, worths: Mapping[str, int] = NO_WORTHS) -> str:
    """`gold/plain` is a set, `value/red` a value chip, with what one is worth; designs are called as the house calls
    them."""
    first, _, second = kind.partition("/")
    if first == "value":
        told = said("inventory.value", colour=colour_said(second, said))
        return f"{told} · {said.money(worths[kind])}" if kind in worths else told
    colour = colour_said(first, said)
    return said("inventory.set", colour=colour if second == "plain" else f"{colour} {second}")
