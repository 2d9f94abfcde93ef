"""Is it this command's turn? Why not is said in the words of the law where it has some."""

from __future__ import annotations

from typing import Any

from croupier.money import Unit
from croupier.refusal import Phrase, Refused
from croupier.rules import TableRules
from croupier.rules.book.model import NoSpinReason
from croupier.table.asking.asked import Asked
from croupier.table.asking.citing import Uncited, clause_beside, clause_extending
from croupier.table.phases import (
    ALLOWED,
    AS_THE_DEALER_SEES,
    BETWEEN_ROUNDS,
    ON_A_RESULT,
    SETTLING,
    WHY,
    WHY_NOT_NOW,
    Phase,
)
from croupier.table.seeing import LAYOUT, ON_THE_LAYOUT, check_layout, touched
from croupier.table.settling import unpaid, winnings_of
from croupier.table.state import Table


def check_turn(table: Table, asked: Asked, rules: TableRules) -> None:
    kind = type(asked.command)
    if rules.policy.results_only and AS_THE_DEALER_SEES.get(kind) is table.phase:
        return
    if kind in ON_THE_LAYOUT:
        if asked.command.round not in (0, table.round):  # type: ignore[attr-defined]
            raise _of_another_round(table, asked, rules)
        check_layout(table, asked, rules)
    kind = asked.command.like
    if table.phase in ALLOWED[kind]:
        return
    if table.spin_void and table.phase in BETWEEN_ROUNDS and issubclass(kind, ON_A_RESULT):
        raise _spin_void(table, rules)
    code = WHY_NOT_NOW.get(kind, {}).get(table.phase, "out_of_turn")
    facts: dict[str, Any] = {"phase": table.phase.value}
    if isinstance(asked.command, LAYOUT):
        facts |= touched(asked, rules)
    elif seat := getattr(asked.command, "seat", None):
        facts["seat"] = seat
    if code == "winners_unpaid" and table.phase is Phase.COLLECTED:
        raise _winners_unpaid(table, rules, facts)
    if code == "round_running" and table.unit is not Unit.POINTS:  # The texts say it of tournament chips alone.
        raise Uncited.saying(WHY[code]).but(**facts)
    late = code == "late_bet" and table.phase in SETTLING
    clause = rules.index.refusing(code) or rules.index.refusing("betting_not_open") if late else None
    raise Refused.saying(WHY[code], clause=clause).but(**facts)  # Where only new wagers have a clause, it is that one.


def _of_another_round(table: Table, asked: Asked, rules: TableRules) -> Refused:
    """A wager is for the round that its player saw: one that comes when that is over counts in no other."""
    return Refused(
        "late_bet.round_over",
        "Too late: this was for round {meant}, and the table is in round {round}. Nothing on the layout changes.",
        meant=asked.command.round,  # type: ignore[attr-defined]
        round=table.round,
        phase=table.phase.value,
        **touched(asked, rules),
    )


def _spin_void(table: Table, rules: TableRules) -> Refused:
    """A void spin has no result to work on, whatever number its ball settled in."""
    irregular, index = rules.rulebook.irregularities, rules.index
    if table.void_reason in rules.wheel.void:
        clause = clause_beside(rules.rulebook.wheels, rules.wheel.name)
    elif table.void_reason:
        clause = clause_beside(irregular.no_spin, NoSpinReason(table.void_reason))
        if clause and table.ball.number:
            clause = clause_extending(index, "spin_void", [clause])
    else:
        clause = irregular.decided_by.first_clause
    facts = {"phase": table.phase.value, "reason": table.void_reason, "number_seen": table.ball.number}
    return (
        Refused(
            "spin_void.number_information", "That spin is void; its number is information only.", clause=clause, **facts
        )
        if clause
        else Uncited("spin_void.number_information", "That spin is void; its number is information only.", **facts)
    )


def _winners_unpaid(table: Table, rules: TableRules, facts: dict[str, Any]) -> Refused:
    due = {number: winnings_of(payment) for number, payment in unpaid(table, rules).items()}
    waiting = [{"seat": number, "amount": amount} for number, amount in due.items()]
    seats = [
        Phrase("unpaid", "seat {seat} {due}", seat=number, due=table.unit.sum_of(amount))
        for number, amount in due.items()
    ]
    return Refused(
        "winners_unpaid.seats",
        "Some winning wagers are not paid yet. Unpaid: {seats:list}.",
        unpaid=waiting,
        seats=seats,
        **facts,
    )
