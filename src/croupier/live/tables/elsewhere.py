"""What is at one table of the house is at no other: a coupon, a receipt, a dealer, and what was found of a ball."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import field
from typing import Any

from croupier.lean import dataclass
from croupier.live.tables.pending import InDoubt
from croupier.live.tables.runner import TableRunner
from croupier.live.tables.writer import Answer
from croupier.refusal import Refused
from croupier.rules import TableRules
from croupier.table import Table
from croupier.table.asking.register import ball_told

PAPERS = {"register-coupon": "coupon", "buy-in": "receipt"}  # each is one piece, and known by its number alone
IN_ONE_PLACE = {**PAPERS, "sign-in-dealer": "dealer", "assign-ball": "ball", "open-table": "ball"}
TAKEN = (*PAPERS, "sign-in-dealer")  # and from then on by nobody else


def elsewhere(
    command: Mapping[str, Any], here: Table, rules: TableRules, others: Mapping[str, Table]
) -> Refused | None:
    """What stands against it at another table. Badges and balls are known by name where there is a register."""
    kind = str(command.get("do"))
    name = command.get(IN_ONE_PLACE[kind], "") if kind in IN_ONE_PLACE else ""
    if not isinstance(name, str) or (kind not in PAPERS and "in-charge" not in here.noted):
        return None
    match kind:
        case "register-coupon" if any(name in other.coupons for other in others.values()):
            return rules.refuse(used(kind, name))
        case "buy-in" if any(name in other.receipts for other in others.values()):
            return rules.refuse(used(kind, name))
        case "sign-in-dealer" if dealt := [table for table, other in others.items() if name and other.dealer == name]:
            return deals(name, dealt[0])
        case "assign-ball" | "open-table":
            unfit = _unfit(ball_told(here, name), others)
            return unfit and rules.refuse(unfit)
    return None


def used(kind: str, number: str) -> Refused:
    if kind == "register-coupon":
        return Refused("coupon_not_valid.registered", "Coupon {coupon} is registered already.", coupon=number)
    return Refused("receipt_already_dropped", "Receipt {receipt} was deposited before.", receipt=number)


def deals(dealer: str, table: str) -> Refused:
    return Refused(
        "deals_elsewhere",
        "{dealer} deals at table {table}; a dealer deals at one table at a time.",
        dealer=dealer,
        table=table,
    )


def _unfit(ball: str, others: Mapping[str, Table]) -> Refused | None:
    """A ball that left the wheel, or was found damaged, is so wherever it is carried."""
    for table, other in others.items():
        if ball in other.retired_balls:
            return Refused(
                "ball_not_inspected.retired_elsewhere",
                "{ball} was retired at table {table} after an inspection; assign another ball.",
                ball=ball,
                table=table,
            )
        if ball in other.unfit_balls:
            return Refused(
                "ball_not_inspected.unfit_elsewhere",
                "{ball} left the wheel of table {table}, and the pit supervisor has not inspected it there.",
                ball=ball,
                table=table,
            )
    return None


@dataclass(slots=True)
class Elsewhere:
    """The tables of a running house, with what they are just being asked for."""

    tables: Mapping[str, TableRunner]
    _asked: dict[asyncio.Future[Answer], tuple[str, str, TableRunner]] = field(default_factory=dict)

    def objection(self, runner: TableRunner, command: Mapping[str, Any]) -> Refused | None:
        others = {name: other.view for name, other in self.tables.items() if other is not runner}
        return elsewhere(command, runner.view, runner.rules, others) or self._being_asked(runner, command)

    def _being_asked(self, runner: TableRunner, command: Mapping[str, Any]) -> Refused | None:
        kind = str(command.get("do"))
        for what, name, other in self._asked.values():
            if (what, name) != (kind, command.get(IN_ONE_PLACE[kind])) or other is runner:
                continue
            if kind in PAPERS:
                return runner.rules.refuse(used(kind, name))
            if "in-charge" in runner.view.noted:
                return deals(name, other.name)
        return None

    def asked(self, runner: TableRunner, command: Mapping[str, Any], done: asyncio.Future[Answer]) -> None:
        """What nobody knows yet whether it was done is not done elsewhere meanwhile."""
        kind = str(command.get("do"))
        name = command.get(IN_ONE_PLACE[kind]) if kind in TAKEN else ""
        if name:
            self._asked[done] = (kind, str(name), runner)
            done.add_done_callback(self._answered)

    def _answered(self, done: asyncio.Future[Answer]) -> None:
        doubt = None if done.cancelled() else done.exception()
        if isinstance(doubt, InDoubt):
            doubt.truth.add_done_callback(lambda _: self._asked.pop(done))
        else:
            self._asked.pop(done)
