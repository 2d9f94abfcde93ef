"""Keys of boxes: one for the lock to the table, one for the contents, and never both in one hand."""

from __future__ import annotations

from croupier.refusal import Refused
from croupier.register.asking import Asked, check_second
from croupier.register.events import Event
from croupier.register.keys import commands as c
from croupier.register.keys import events as e
from croupier.register.state import Premises, Thing
from croupier.rules import Role


def take_key(premises: Premises, command: c.TakeKey, asked: Asked) -> list[Event]:
    boxes = _boxes(premises, command.label)
    badge, key = asked.actor.who, command.label
    if held := premises.keys.get(key):
        raise Refused("key_is_out", "{holder} has the key {key}.", key=key, holder=held.holder)
    opens = any(box.facts["contents_key"] == key for box in boxes)
    freed = [premises.removed[box.name] for box in boxes if box.name in premises.removed]
    if opens is not (asked.actor.role is Role.COUNT_TEAM) or (opens and any(badge in one.hands for one in freed)):
        raise Refused(
            "keys_not_separate.hands",
            "The key {key} is not for {badge}: who frees a box from its table never has the key to its contents.",
            key=key,
            badge=badge,
        )
    check_second(premises, asked, command.second)
    return [e.KeyTaken(badge, asked.at, key, command.second)]


def return_key(premises: Premises, command: c.ReturnKey, asked: Asked) -> list[Event]:
    _boxes(premises, command.label)
    held = premises.keys.get(command.label)
    if held is None:
        raise Refused("key_is_in", "The key {key} hangs in its cabinet.", key=command.label)
    if asked.actor.who != held.holder and asked.actor.role is not Role.KEY_MANAGER:
        raise Refused(
            "key_is_out.another",
            "{holder} has the key {key}, and brings it back.",
            key=command.label,
            holder=held.holder,
        )
    return [e.KeyReturned(asked.actor.who, asked.at, command.label, held.holder)]


def _boxes(premises: Premises, key: str) -> list[Thing]:
    """The boxes that it is a key of."""
    boxes = [thing for thing in premises.things.values() if thing.kind == "box"]
    found = [box for box in boxes if key and key in (box.facts["contents_key"], box.facts["release_key"])]
    if not found:
        raise Refused("no_such_key", "No box of the register has the key “{key}”.", key=key)
    return found
