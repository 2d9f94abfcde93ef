"""The drop box and the tip box of an opening: which ones hang at the table, and whose word that is."""

from __future__ import annotations

from typing import Any, NamedTuple

from croupier.refusal import Refused
from croupier.rules import TableRules
from croupier.table.asking.asked import Asked
from croupier.table.state import Table

USES = ("drop", "tip")
REGISTER = "register"


class Boxes(NamedTuple):
    drop: str
    tip: str
    by: str  # the register, or whoever opens the table; empty where no box is named


def boxes_of_opening(table: Table, asked: Asked, rules: TableRules) -> Boxes:
    """Those that the register has at this table, and no others. Without a register, those that the command names."""
    command: Any = asked.command
    named = {use: getattr(command, f"{use}_box") for use in USES}
    told = "in-charge" in table.noted or any(f"box/{use}" in table.noted for use in USES)
    hung = {use: table.noted.get(f"box/{use}", "") for use in USES} if told else named
    opening = rules.rulebook.opening
    if opening.drop_box.value and not hung["drop"]:
        raise Refused("no_drop_box", "The table has no drop box attached.")
    if opening.tip_box.value and not hung["tip"]:
        raise Refused("no_tip_box", "The table has no tip box attached.")
    for use, name in named.items():
        if name not in ("", hung[use]):
            raise _another(table, use, name, hung[use])
    by = REGISTER if told else asked.actor.who
    return Boxes(**hung, by=by if any(hung.values()) else "")


def _another(table: Table, use: str, named: str, hung: str) -> Refused:
    facts: dict[str, Any] = {"use": use, "named": named, "register": table.noted_version}
    if not hung:
        return Refused(
            "drop_box_wrong_table.none_told",
            "By the register no {use} box hangs at this table, so it does not open with {named}.",
            **facts,
        )
    return Refused(
        "drop_box_wrong_table.told",
        "By the register the {use} box at this table is {box}, not {named}.",
        box=hung,
        **facts,
    )
