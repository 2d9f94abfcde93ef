"""The blind count: a box is emptied by two, who count alone; a third signs; above a limit others count again.

Nothing here says what is expected in a box before its count is signed, in refusals least of all.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from croupier.refusal import Refused
from croupier.register.asking import Asked, check_second, check_signed, needed, reasoned
from croupier.register.counts import commands as c
from croupier.register.counts import events as e
from croupier.register.events import Event
from croupier.register.state import KINDS, Found, Premises, Removal

COUNTERS = 2


def set_count_limit(premises: Premises, command: c.SetCountLimit, asked: Asked) -> list[Event]:
    """By two: what lies below it nobody counts again."""
    _not_negative("limit", command.limit)
    check_second(premises, asked, command.second)
    return [e.CountLimitSet(command.limit, command.second)]


def empty_box(premises: Premises, command: c.EmptyBox, asked: Asked) -> list[Event]:
    removal = _to_count(premises, command.box)
    if removal.counters:
        raise Refused("nothing_to_count.emptied", "{box} is emptied already.", box=removal.box)
    for badge in (asked.actor.who, command.second):
        _check_no_remover(removal, badge)
    _check_alone(premises, removal)
    key = premises.things[removal.box].facts["contents_key"]
    held = premises.keys.get(key)
    if key and (held is None or held.holder not in (asked.actor.who, command.second)):
        raise Refused("key_not_held", "Neither of the two has the key {key} to {box}.", key=key, box=removal.box)
    if not command.shown_empty:
        raise Refused(
            "not_shown_empty",
            "{box} is shown empty, to the other counter and to the camera, before it is laid aside.",
            field="shown_empty",
            box=removal.box,
        )
    check_second(premises, asked, command.second)
    return [e.BoxEmptied(asked.actor.who, asked.at, removal.box, command.second, command.shown_empty)]


def tally_box(premises: Premises, command: c.TallyBox, asked: Asked) -> list[Event]:
    removal, badge = _to_count(premises, command.box), asked.actor.who
    _check_no_remover(removal, badge)
    if not removal.counters and not removal.count:
        raise Refused("not_at_the_count.closed", "{box} is not open yet: two people empty it first.", box=removal.box)
    of_recount = badge not in removal.done and (badge in removal.counters or len(removal.counters) < COUNTERS)
    if not (of_recount if removal.count else badge in removal.counters):
        raise Refused("not_at_the_count", "{badge} does not count {box}: others do.", badge=badge, box=removal.box)
    for what, counted in (("cash", command.cash), ("chips", command.chips)):
        for worth, number in counted.items():
            if not worth.isascii() or not worth.isdigit() or not int(worth):
                raise Refused("bad_amount.worth", "{worth} is worth nothing.", field=what, worth=worth)
            _not_negative(what, number)
    for receipt, amount in command.receipts.items():
        needed(receipt, "receipts")
        _not_negative("receipts", amount)
    _not_negative("coupons", command.coupons)
    _check_kinds(removal, _found(command))
    signature = check_signed(premises, asked)
    return [
        e.BoxTallied(
            badge, asked.at, removal.box, command.cash, command.receipts, command.coupons, command.chips, signature
        )
    ]


def reconcile_count(premises: Premises, command: c.ReconcileCount, asked: Asked) -> list[Event]:
    removal, badge = _to_count(premises, command.box), asked.actor.who
    _check_no_remover(removal, badge)
    if badge in (*removal.counters, *removal.done):
        raise Refused(
            "third_person_needed",
            "{badge} has counted {box}; somebody who did not signs the count.",
            badge=badge,
            box=removal.box,
        )
    tallies = [removal.tallies[counter] for counter in removal.counters if counter in removal.tallies]
    if len(tallies) < COUNTERS:
        raise Refused("count_not_complete", "{box} is counted by two people, each alone, before a third signs.",
                      box=removal.box)  # fmt: skip
    if differ := [kind for kind in ("cash", "receipts", "coupons", "chips") if tallies[0][kind] != tallies[1][kind]]:
        raise Refused(
            "tallies_differ",
            "The two counters of {box} do not agree: {kinds:list}. They count again.",
            box=removal.box,
            kinds=differ,
        )
    found = _sums(tallies[0])
    if (command.cash, command.receipts, command.coupons, command.chips) != tuple(found.values()):
        raise Refused(
            "tallies_differ.signed", "These are not the totals that the counters of {box} have.", box=removal.box
        )
    signature = check_signed(premises, asked)
    counters = list(removal.counters)
    if removal.count:
        was = premises.counted[removal.count].figures
        return [
            e.BoxRecounted(badge, asked.at, removal.count, removal.box, removal.use, removal.table, **found, was=was,
                           counters=counters, signature=signature)
        ]  # fmt: skip
    limit = min(premises.count_limit, removal.limit)  # nobody raises it for a box that is on its way
    differences = {kind: found[kind] - due for kind, due in removal.due.items() if due is not None}
    return [
        e.BoxCounted(
            by=badge,
            at=asked.at,
            count=premises.counts + 1,
            box=removal.box,
            use=removal.use,
            table=removal.table,
            **found,
            expected=removal.expected,
            difference=found["cash"] + found["receipts"] + found["chips"] - removal.expected,
            second="",
            explanation="",
            signature=signature,
            differences=differences,
            counters=counters,
            recount=any(abs(difference) > limit for difference in differences.values()),
        )
    ]


def correct_count(premises: Premises, command: c.CorrectCount, asked: Asked) -> list[Event]:
    count = premises.counted.get(command.count)
    if count is None:
        raise Refused("no_such_count", "There is no count {count}.", field="count", count=command.count)
    reasoned(command.reason)
    figures = {kind: getattr(command, kind) for kind in KINDS}
    for kind, amount in figures.items():
        _not_negative(kind, amount)
    check_second(premises, asked, command.second)
    signature = check_signed(premises, asked)
    return [
        e.CountCorrected(asked.actor.who, asked.at, command.count, count.box, count.use, count.table, **figures,
                         was=count.figures, reason=command.reason, second=command.second, signature=signature)
    ]  # fmt: skip


def _to_count(premises: Premises, box: str) -> Removal:
    removal = premises.removed.get(box)
    if removal is None:
        raise Refused("nothing_to_count", "{box} was not dropped, or is counted.", box=box)
    return removal


def _check_no_remover(removal: Removal, badge: str) -> None:
    if badge and badge in removal.hands:
        raise Refused(
            "remover_counts", "{badge} took {box} off its table; others count it.", badge=badge, box=removal.box
        )


def _check_alone(premises: Premises, removal: Removal) -> None:
    """The money of one box at a time lies on the count table."""
    open_ = next((one.box for one in premises.removed.values() if one.counters and not one.count), None)
    if open_ is not None:
        raise Refused("another_box_open", "{open} is counted first; then {box} is opened.", open=open_, box=removal.box)


def _found(command: c.TallyBox) -> dict[str, Any]:
    return {kind: getattr(command, kind) for kind in KINDS}


def _sums(tally: Mapping[str, Any]) -> Found:
    """A tally in money, by kind."""
    return {
        "cash": sum(int(worth) * number for worth, number in tally["cash"].items()),
        "receipts": sum(tally["receipts"].values()),
        "coupons": tally["coupons"],
        "chips": sum(int(worth) * number for worth, number in tally["chips"].items()),
    }


def _check_kinds(removal: Removal, found: Mapping[str, Any]) -> None:
    if removal.use == "drop" and found["chips"]:
        raise Refused("bad_amount.drop_box", "A drop box holds cash, receipts and coupons.", field="chips")
    for kind in ("cash", "receipts", "coupons"):
        if removal.use == "tip" and found[kind]:
            raise Refused("bad_amount.tip_box", "A tip box holds chips.", field=kind)


def _not_negative(what: str, amount: int) -> None:
    if amount < 0:
        raise Refused("bad_amount.negative", "Nothing is less than 0.", field=what, amount=amount)
