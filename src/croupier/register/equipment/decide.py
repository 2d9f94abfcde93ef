"""The register of things: what they are, where they are in use, and what keeps them from it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from croupier.domain import plain
from croupier.game import ZEROS, read_ring
from croupier.refusal import Refused
from croupier.register.asking import Asked, about, needed, reasoned
from croupier.register.commands import Command, Seen
from croupier.register.compliance import Check, all_at_once, inches, read_compartments
from croupier.register.equipment import commands as c
from croupier.register.equipment import events as e
from croupier.register.events import Event
from croupier.register.state import Premises
from croupier.register.things import ONE_AT_A_TABLE, check_closed, found, hash_of, rulebook_named, table_of
from croupier.rules.book.library import key_of

METALS = re.compile(  # as a material is called in the languages of the house
    r"\b(steel|iron|brass|bronze|copper|titanium|cobalt|alumini?um|nickel|tungsten|chrom(e|ium)|zinc|\w*stahl|\w*eisen"
    r"|messing|kupfer|titan|zink|acero|hierro|latón|bronce|cobre|titanio|aluminio|níquel|cromo|acier|fer|laiton"
    r"|cuivre|titane|(?<!non-)(?<!non )(?<!nicht-)(metal|metall|métal))\b"
    "|[钢铁铜铝钛镍锌铬钨]|(?<!非)金属",
    re.IGNORECASE,
)
KINDS: dict[type[Command], str] = {
    c.RegisterTable: "table",
    c.RegisterWheel: "wheel",
    c.RegisterBall: "ball",
    c.RegisterLayout: "layout",
    c.RegisterCover: "cover",
    c.RegisterBox: "box",
}


def _register(premises: Premises, command: Any, _asked: Asked) -> list[Event]:
    """What was delivered, as it is: whether it complies is asked when it is put into use."""
    kind = KINDS[type(command)]
    said = (field for field in command.__dataclass_fields__ if field not in ("seen", "amends"))
    facts = {field: plain(getattr(command, field)) for field in said}
    label = "number" if kind == "table" else kind
    given = needed(facts[label], label)
    name = f"table {given}" if kind == "table" else given
    if command.amends:
        _check_amended(premises, kind, name)
    elif name in premises.things:
        if kind == "table":
            raise Refused("table_number_taken", "There is a table {number} on these premises.", number=given)
        raise Refused(
            "already_registered.kind_thing",
            "There is a {kind} {thing} already.",
            thing=given,
            kind=premises.things[name].kind,
        )
    _check_texts(facts)
    if not 0 <= facts.get("zeros", 0) <= len(ZEROS):
        raise Refused("bad_size.number_zeros", "“{zeros}” is no number of zeros.", field="zeros", zeros=facts["zeros"])
    match command:
        case c.RegisterTable(rulebook=rulebook, seen=seen):
            for end in ("wheel_end", "layout_end"):
                needed(facts[end], end)
            facts["rulebook"] = _rulebook(rulebook, seen)
        case c.RegisterWheel():
            inches(command.diameter)
            with about("ring"):
                read_ring(command.ring)
            with about("compartments"):
                read_compartments(command.compartments)
        case c.RegisterBall(diameter=diameter, material=material, metallic=metallic):
            needed(material, "material")
            if not metallic and METALS.search(material):
                raise Refused(
                    "material_contradicts",
                    "“{material}” is a metal, and the ball is said to have none in it.",
                    field="metallic",
                    material=material,
                )
            inches(diameter)
        case c.RegisterBox(use=use) if use not in ("drop", "tip"):
            raise Refused("bad_use.drop_tips", "A box is for the drop or for tips.", use=use)
    return [e.EquipmentRegistered(kind, name, facts, hash_of(facts))]


def _check_texts(facts: Mapping[str, Any]) -> None:
    """What is not said stays empty; what is said can be read, and each of several says something."""
    for name, said in facts.items():
        for text in said if isinstance(said, list) else [said] if isinstance(said, str) and said else []:
            needed(text, name)


def _rulebook(named: str, seen: Seen) -> str:
    """One of those that we ship, or the one that the table is played by: on record by its text, it has its name."""
    if not named or named not in (seen.rulebook, key_of(seen.rulebook)):
        rulebook_named(named)
        return named
    return seen.rulebook


def _check_amended(premises: Premises, kind: str, name: str) -> None:
    """What play depends on is not put otherwise under it: first it leaves its table."""
    thing = found(premises, name, kind)
    if thing.table:
        raise Refused(
            "thing_in_use.table",
            "{thing} is in use at table {table}; take it out of use, and then amend it.",
            thing=thing.name,
            table=thing.table,
        )
    if name in premises.removed:
        raise Refused("thing_in_use.count", "{thing} waits for its count; amend it afterwards.", thing=thing.name)


register_table = register_wheel = register_ball = register_layout = register_cover = register_box = _register


def put_into_use(premises: Premises, command: c.PutIntoUse, asked: Asked) -> list[Event]:
    thing, table = found(premises, command.thing), table_of(premises, command.table)
    if thing.kind == "box":
        raise Refused("attach_the_box", "A box is attached to its table with its locks: attach-box.", thing=thing.name)
    if thing.kind != "table" and not table.table:
        raise Refused("not_in_use.itself", "Table {table} itself is not in use yet.", table=command.table)
    if thing.table and thing.table != command.table:
        raise Refused(
            "in_use_elsewhere.table", "{name} is in use at table {table}.", table=thing.table, name=thing.name
        )
    other = premises.one(command.table, thing.kind) if thing.kind in ONE_AT_A_TABLE else None
    if other and other is not thing:
        raise Refused(
            "table_has_one.take_use",
            "Table {table} has the {kind} {thing}; take it out of use first.",
            thing=other.name,
            table=command.table,
            kind=thing.kind,
        )
    check = Check(premises, thing, table, asked.day)
    all_at_once(check.reasons(), thing.name)
    return [e.EquipmentPutIntoUse(thing.name, command.table, check.used)]


def take_out_of_use(premises: Premises, command: c.TakeOutOfUse, _asked: Asked) -> list[Event]:
    thing = found(premises, command.thing)
    if not thing.table or thing.kind == "box":
        raise Refused("not_in_use.table", "{thing} is not in use at a table.", thing=thing.name)
    reasoned(command.reason)
    if thing.kind != "ball":
        check_closed(command.seen, thing.table)
    return [e.EquipmentTakenOut(thing.name, thing.table, command.reason)]


def move_wheel(premises: Premises, command: c.MoveWheel, _asked: Asked) -> list[Event]:
    wheel = found(premises, command.wheel, "wheel")
    if not command.place.strip():
        raise Refused("location_needed.goes", "Say where the wheel goes.")
    if wheel.table:
        check_closed(command.seen, wheel.table)
    return [e.WheelMoved(wheel.name, command.place)]
