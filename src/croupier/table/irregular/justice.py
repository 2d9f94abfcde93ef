"""What a dispute comes to: paid, collected, or its round settled anew, and never more than was claimed."""

from __future__ import annotations

from croupier.refusal import Refused
from croupier.rules import TableRules
from croupier.table.changing.untracked import not_tracked
from croupier.table.irregular import commands as c
from croupier.table.irregular.anew import SeatMended, check_settled, got_by, moved, seat_of, settled_anew
from croupier.table.state import Dispute, Table


def justice(table: Table, command: c.DecideDispute, dispute: Dispute, seat: int, rules: TableRules) -> list[SeatMended]:
    """Which seats get or give what. Others than the player in dispute are bound by their own wagers alone."""
    if command.decision is c.Decision.RULE and rules.policy.results_only:
        raise not_tracked()
    if command.decision is c.Decision.RULE:
        check_settled(table, dispute.round)
        assert table.settled is not None
        if not command.wagers:
            raise Refused("bad_ruling.wagers", "Say which wagers are ruled on, and how.")
        seats = settled_anew(table, rules, table.settled.number, command.wagers)
        for at in {seat, *(line["at"] for line in seats)} - {0}:
            _check_claim(dispute, got_by(seats, at))
        return seats
    amount = command.amount or dispute.amount
    if amount <= 0:
        raise Refused("bad_amount.paid", "Say how much is paid.", amount=amount)
    _check_claim(dispute, amount)
    due = amount if command.decision is c.Decision.PAY else -amount
    if rules.policy.results_only:
        return [moved(table, seat, dispute.player, {}, {}, 0) | {"chips": due}]  # The dealer sees whether it is there.
    return [moved(table, seat, dispute.player, {"chips": due}, {}, 0)]


def _check_claim(dispute: Dispute, amount: int) -> None:
    if amount > dispute.amount:
        raise Refused(
            "beyond_the_claim",
            "{claim:money} are claimed; a dispute moves no more than that.",
            claim=dispute.amount,
            amount=amount,
        )


def seat_in_dispute(table: Table, dispute: Dispute) -> int:
    """Where the player of a dispute sits by now."""
    seat = seat_of(table, dispute.player, dispute.seat)
    if not seat:
        raise Refused(
            "seat_empty.table_player",
            "{player} is not at the table; seat the player again first.",
            seat=dispute.seat,
            player=dispute.player,
        )
    return seat
