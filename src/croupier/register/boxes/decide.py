"""Boxes: attached, dropped by two; tips shared out of the pool. What was in a box is counted in the count room."""

from __future__ import annotations

from croupier.refusal import Refused
from croupier.register.asking import Asked, check_second, needed
from croupier.register.boxes import commands as c
from croupier.register.boxes import events as e
from croupier.register.compliance import Check, all_at_once
from croupier.register.events import Event
from croupier.register.state import Premises, Taken
from croupier.register.things import NO_BOX, found, table_of
from croupier.rules import clauses


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
    equipment = check.rulebook.equipment
    if box.facts["use"] == "drop" and equipment and equipment.drop_box_locks.value:
        if not command.container_locked:
            reasons.append(Refused("drop_box_unlocked", "The container {name} is not locked.", name=box.name))
        if not command.table_locked:
            reasons.append(
                Refused("drop_box_not_locked_to_table.box", "{name} is not locked to the table.", name=box.name)
            )
    index = clauses(check.rulebook.key)
    all_at_once([reason.citing(index.refusing(reason.code)) for reason in reasons], box.name)
    seen = command.seen
    return e.BoxAttached(
        box.name, box.facts["use"], command.table, seen.cash, seen.receipts, seen.tips, seen.version, seen.coupons
    )


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
    )
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
        return [removed]
    following = c.AttachBox(command.replacement, box.table, command.container_locked, command.table_locked, seen)
    other = found(premises, command.replacement, "box")
    if other.facts["use"] != use:
        raise Refused("bad_use.box", "{box} is no {use} box.", box=other.name, use=use)
    attached = _attached(premises, following, asked, instead_of=box.name)
    check_second(premises, asked, command.second)
    return [removed, attached]


def share_tips(premises: Premises, command: c.ShareTips, asked: Asked) -> list[Event]:
    needed(command.to, "to")
    pool = premises.books["tip-pool"]
    if not 0 < command.amount <= pool:
        raise Refused("bad_amount.tip", "The tip pool has {pool:money}.", amount=command.amount, pool=pool)
    check_second(premises, asked, command.second)
    return [e.TipsShared(command.amount, command.to, command.second)]
