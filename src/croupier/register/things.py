"""Things of the register: found by name, told apart by their hash."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from croupier.refusal import Refused
from croupier.register.commands import Seen
from croupier.register.state import Premises, Thing
from croupier.rules import RULEBOOKS, Rulebook
from croupier.rules.book import library

ONE_AT_A_TABLE = ("wheel", "layout", "cover")

NO_BOX = {"drop": "no_drop_box", "tip": "no_tip_box"}


def rulebook_named(name: str) -> Rulebook:
    """One of those that we ship. A file of the machine is read only where a table is played by it already."""
    if name not in RULEBOOKS:
        raise Refused(
            "no_such_rulebook",
            "There is no rulebook “{rulebook}”. There are: {known:list}.",
            rulebook=name,
            known=list(RULEBOOKS),
        )
    return library.rulebook(name)


def hash_of(facts: Any) -> str:
    """SHA-256 of what a thing is, so that an approval holds for exactly this and nothing else."""
    text = json.dumps(facts, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def found(premises: Premises, name: str, kind: str = "") -> Thing:
    thing = premises.things.get(name)
    if thing is None or (kind and thing.kind != kind):
        raise Refused(
            "not_registered.register", "There is no {kind} “{thing}” in the register.", thing=name, kind=kind or "thing"
        )
    return thing


def table_of(premises: Premises, number: str) -> Thing:
    table = premises.table(number)
    if table is None:
        raise Refused("not_registered.table", "There is no table “{thing}” in the register.", thing=number)
    return table


def check_closed(seen: Seen, table: str) -> None:
    """A game that is open to the public keeps its things."""
    if seen.phase != "closed":
        raise Refused(
            "table_open.first",
            "Table {table} is open to the public; close the game first.",
            phase=seen.phase,
            table=table,
        )


def check_part(wheel: Thing, part: str) -> None:
    """One of its external movable parts."""
    if part not in wheel.facts["external_parts"]:
        parts = wheel.facts["external_parts"]
        raise Refused(
            "no_such_part", "{name} has no external movable part “{part}”.", part=part, parts=parts, name=wheel.name
        )
