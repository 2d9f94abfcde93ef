"""Boxes: attached, dropped by two; tips shared out of the pool. What was in a box is counted in the count room."""

from __future__ import annotations

from croupier.refusal import Refused
from croupier.register.asking import Asked, check_second, needed
from croupier.register.boxes import commands as c
from croupier.register.boxes import events as e
from croupier.register.compliance import LOCKS, Check, all_at_once
from croupier.register.compliance import check_locks as against_locks
from croupier.register.events import Event, IncidentOpened
from croupier.register.state import Premises, Taken, Thing
from croupier.register.things import NO_BOX, found, table_of


def attach_box(premises: Premises, command: c.AttachBox, asked: Asked) -> list[Event]:
    return [_attached(premises, command, asked)]


def _attached(premises: Premises, command: c.AttachBox, asked: Asked, instead_of: str = "") -> e.BoxAttached:
    box, table = found(premises, command.box, "box"), table_of(premises, command.table)
    if not table.table:
        raise Refused("not_in_use.itself", "Table {table} itself is not in use yet.", table=command.table)
    if box.table:
        raise Refused(
            "in_use_elsewhere.attached", "{name} is attached to table {table}.", table=box.table, name=box.name
        )
    if box.name in premises.removed:
        raise Refused("box_not_counted", "{box} still holds what was dropped; count it first.", box=box.name)
    other = premises.box(command.table, box.facts["use"])
    if other and other.name != instead_of:
        raise Refused("table_has_one.box", "Table {table} has the box {thing}.", thing=other.name, table=command.table)
    check = Check(premises, box, table, asked.day)
    reasons = check.reasons()
    all_at_once([*reasons, *against_locks(check, _unlocked(command))], box.name)
    seen = command.seen
    return e.BoxAttached(
        box.name,
        box.facts["use"],
        command.table,
        seen.cash,
        seen.receipts,
        seen.tips,
        seen.version,
        seen.coupons,
        command.container_locked,
        command.table_locked,
    )


def _unlocked(command: c.AttachBox | c.CheckLocks) -> list[str]:
    return [lock for lock in LOCKS if not getattr(command, lock)]


def check_locks(premises: Premises, command: c.CheckLocks, asked: Asked) -> list[Event]:
    """What was seen is on record, whatever it was: an open lock stops the game, and is an incident."""
    box = found(premises, command.box, "box")
    if not box.table:
        raise Refused("not_in_use.attached", "{thing} is attached to no table.", thing=box.name)
    seen = e.LocksChecked(
        asked.actor.who, asked.at, box.name, box.table, command.container_locked, command.table_locked
    )
    against = list(against_locks(_check(premises, box, asked), _unlocked(command)))
    return [seen, *_incident(premises, asked, box.table, [one.message for one in against])]


def _check(premises: Premises, box: Thing, asked: Asked) -> Check:
    return Check(premises, box, table_of(premises, box.table), asked.day)


def _incident(premises: Premises, asked: Asked, table: str, what: list[str]) -> list[Event]:
    number = len(premises.incidents) + 1
    return [IncidentOpened(asked.actor.who, asked.at, number, table, " ".join(what))] if what else []


def remove_box(premises: Premises, command: c.RemoveBox, asked: Asked) -> list[Event]:
    box, seen = found(premises, command.box, "box"), command.seen
    if not box.table:
        raise Refused("not_in_use.attached", "{thing} is attached to no table.", thing=box.name)
    use, taken = box.facts["use"], premises.taken.get(box.table, Taken())
    drop = use == "drop"
    removed = e.BoxRemoved(
        asked.actor.who,
        asked.at,
        box.name,
        use,
        box.table,
        command.second,
        seen.cash - taken.cash if drop else 0,
        seen.receipts - taken.receipts if drop else 0,
        0 if drop else seen.tips - taken.tips,
        seen.version,
        seen.coupons - taken.coupons if drop and taken.coupons is not None else None,
        command.locked,
    )
    unlocked = () if command.locked else against_locks(_check(premises, box, asked), LOCKS[:1])
    found_open = _incident(premises, asked, box.table, [one.message for one in unlocked])
    if not command.replacement:
        if seen.phase != "closed":
            raise Refused(
                "box_needed.open",
                "Table {table} is open: another box takes the place of {box}.",
                code=NO_BOX[use],
                table=box.table,
                box=box.name,
            )
        check_second(premises, asked, command.second)
        return [removed, *found_open]
    following = c.AttachBox(command.replacement, box.table, command.container_locked, command.table_locked, seen)
    other = found(premises, command.replacement, "box")
    if other.facts["use"] != use:
        raise Refused("bad_use.box", "{box} is no {use} box.", box=other.name, use=use)
    attached = _attached(premises, following, asked, instead_of=box.name)
    check_second(premises, asked, command.second)
    return [removed, attached, *found_open]


def share_tips(premises: Premises, command: c.ShareTips, asked: Asked) -> list[Event]:
    needed(command.to, "to")
    pool = premises.books["tip-pool"]
    if not 0 < command.amount <= pool:
        raise Refused("bad_amount.tip", "The tip pool has {pool:money}.", amount=command.amount, pool=pool)
    check_second(premises, asked, command.second)
    return [e.TipsShared(command.amount, command.to, command.second)]
