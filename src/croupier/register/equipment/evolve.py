"""What changes: equipment."""

from __future__ import annotations

from croupier.register.equipment import events as e
from croupier.register.state import Premises, Thing


def equipment_registered(p: Premises, event: e.EquipmentRegistered) -> None:
    """What is amended keeps its place, its work and what is due."""
    if event.thing in p.things:
        p.things[event.thing].facts, p.things[event.thing].hash = event.facts, event.hash
        return
    p.things[event.thing] = Thing(event.kind, event.thing, event.facts, event.hash, registered=p.as_of[:10])


def equipment_put_into_use(p: Premises, event: e.EquipmentPutIntoUse) -> None:
    thing = p.things[event.thing]
    p.moves(thing, event.table)
    thing.place, thing.approvals, thing.since, thing.left = "", tuple(event.approvals), p.inspected, ""


def equipment_taken_out(p: Premises, event: e.EquipmentTakenOut) -> None:
    thing = p.things[event.thing]
    thing.left = thing.table
    p.moves(thing)


def wheel_moved(p: Premises, event: e.WheelMoved) -> None:
    wheel = p.things[event.wheel]
    wheel.place = event.place
    p.moves(wheel)
