"""The inventory of a table's chips, as a form that closes to the chip."""

from __future__ import annotations

from collections.abc import Mapping

from croupier.paper.model import Block, Column, Document, Facts, Heading, Signatures, Table, Text, WriteHere
from croupier.paper.sheets.forms import form
from croupier.paper.sheets.named import colour_said
from croupier.paper.sheets.records import ChipInventory
from croupier.paper.words import form_words
from croupier.words.catalogue import Catalogue

PLACES = ("tray", "layout", "hands", "walked", "tip_box", "missing")  # in the order of the columns


def chip_inventory(inventory: ChipInventory, lang: str = "en") -> Document:
    said = form_words(lang)
    blocks: list[Block] = [
        Text(said("inventory.lead")),
        Table(
            (Column(said("inventory.kind"), width="fr"), *(_number(said, place) for place in (*PLACES, "number"))),
            tuple(
                (
                    kind_said(kind, said),
                    *(str(places.get(place, 0)) for place in PLACES),
                    str(places.get("number", 0)),
                )
                for kind, places in _in_order(inventory)
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
            kind_said(kind, said),
            str(places.get("tray", 0)),
            str(inventory.counted.get(kind, 0)),
            f"{difference:+d}" if (difference := inventory.differences.get(kind, 0)) else "0",
        )
        for kind, places in _in_order(inventory)
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


def _in_order(inventory: ChipInventory) -> list[tuple[str, Mapping[str, int]]]:
    """Sets first, then value chips."""
    return sorted(inventory.chips.items(), key=lambda line: (line[0].startswith("value/"), line[0]))


def _number(said: Catalogue, place: str) -> Column:
    return Column(said(f"inventory.{place}"), "right")


def kind_said(kind: str, said: Catalogue) -> str:
    """`gold/plain` is a set, `value/red` a value chip; designs are called as the house calls them."""
    first, _, second = kind.partition("/")
    if first == "value":
        return said("inventory.value", colour=colour_said(second, said))
    colour = colour_said(first, said)
    return said("inventory.set", colour=colour if second == "plain" else f"{colour} {second}")
