"""Settling one round's wagers as an auditor would: limits kept, every wager decided, nothing partly done."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Any

from croupier.game import Choice, Result, Settlement, ZeroOption, check_choice, check_stake
from croupier.lean import dataclass
from croupier.refusal import Refused
from croupier.rules.book.model import ZeroRule
from croupier.rules.in_force.table_rules import TableRules, available_options


@dataclass(frozen=True, slots=True)
class SlipWager:
    """One wager of a round: a seat's stake on a bet. `prison` is the choice made, where the table offers In Prison."""

    seat: int
    bet: str
    stake: int
    prison: Choice | None = None


def settle_round(rules: TableRules, wagers: Sequence[SlipWager], outcomes: Sequence[str]) -> list[Settlement]:
    """The settlement of each wager. The first result settles all; later ones settle what is still in prison.

    A void spin settles nothing: the wagers stand, and the next outcome counts for them.
    """
    for row, wager in enumerate(wagers):
        try:
            check_wager(rules, wager)
        except Refused as refusal:
            raise _at_row(refusal, row, wager) from None
    check_limits(rules, wagers)
    if not outcomes:
        raise rules.refuse(Refused("no_result.settle", "There is no result to settle by: give at least one outcome."))
    for outcome in outcomes:
        try:
            rules.wheel.outcome(outcome)
        except Refused as refusal:
            raise rules.refuse(refusal) from None
    return [settle_wager(rules, wager, outcomes) for wager in wagers]


def settle_wager(rules: TableRules, wager: SlipWager, outcomes: Sequence[str]) -> Settlement:
    option = offered_option(rules, wager)
    settlement = Settlement(Result.VOID, standing=wager.stake)
    for outcome in outcomes:
        after = rules.pay_table.settle(
            wager.bet, wager.stake, outcome, option=option, choice=wager.prison, imprisoned=settlement.level
        )
        if after.result is not Result.VOID:
            settlement = after
        if not settlement.standing:
            break
    return settlement


def offered_option(rules: TableRules, wager: SlipWager) -> ZeroOption | None:
    """What the table offers this wager on zero: its own option, or In Prison where the slip records a choice."""
    if wager.prison is None:
        return rules.option
    return rules.option or next(
        (
            option
            for option in available_options(rules.rulebook, rules.policy).values()
            if Choice.LEAVE in option.choices
        ),
        None,
    )


def prisons(rules: TableRules) -> Iterator[ZeroRule]:
    return (rule for rule in rules.rulebook.options.values() if Choice.LEAVE in rule.choices.value)


def check_wager(rules: TableRules, wager: SlipWager) -> None:
    try:
        bet = rules.layout.bet(wager.bet)
    except Refused as refusal:
        raise rules.refuse(refusal) from None
    check_stake(wager.stake)
    if wager.prison is None:
        return
    if any(rules.wheel.void and not rule.goes_with(rules.wheel) for rule in prisons(rules)):
        raise rules.refuse(
            Refused(
                "in_prison_conflicts_with_sign.even_money_lost",
                "The sign of this table says that even-money bets are lost on 0, so there is no In Prison.",
            )
        )
    try:
        check_choice(rules.pay_table, wager.bet, offered_option(rules, wager), wager.prison)
    except Refused as refusal:
        raise rules.refuse(refusal, bet.kind) from None


def check_limits(rules: TableRules, wagers: Sequence[SlipWager]) -> None:
    """Limits are per player and bet: chips on every place of a bet add up."""
    staked: dict[tuple[int, str], int] = defaultdict(int)
    first: dict[tuple[int, str], int] = {}
    for row, wager in enumerate(wagers):
        key = (wager.seat, wager.bet)
        staked[key] += wager.stake
        first.setdefault(key, row)
        limit = rules.limit(rules.layout.bets[wager.bet].kind)
        if limit and limit.over(staked[key]):
            refusal = Refused(
                "above_maximum.per_bet",
                "{stake:money} on {bet}: the maximum is {maximum:money} per bet.",
                maximum=limit.max,
                stake=staked[key],
                bet=wager.bet,
            )
            raise _at_row(rules.refuse(refusal), row, wager)
    for key, total in staked.items():
        limit = rules.limit(rules.layout.bets[key[1]].kind)
        if limit and total < limit.min:
            refusal = Refused(
                "below_minimum",
                "{stake:money} on {key}: the minimum is {minimum:money} per bet.",
                minimum=limit.min,
                stake=total,
                key=key[1],
            )
            raise _at_row(rules.refuse(refusal), first[key], wagers[first[key]])
    _check_totals(rules, wagers)


def _check_totals(rules: TableRules, wagers: Sequence[SlipWager]) -> None:
    """What one player stakes together, where the house has limits for that."""
    for total in rules.totals:
        staked: dict[int, int] = defaultdict(int)
        last: dict[int, int] = {}
        for row, wager in enumerate(wagers):
            if rules.layout.bets[wager.bet].kind in total.kinds:
                staked[wager.seat] += wager.stake
                last[wager.seat] = row
        for seat, stake in staked.items():
            facts: dict[str, Any] = {
                "minimum": total.limit.min,
                "maximum": total.limit.max,
                "stake": stake,
                "of": total.name,
            }
            if total.limit.over(stake):
                over = Refused("above_maximum.all", "{stake:money} in all: the maximum is {maximum:money}.", **facts)
                raise _at_row(rules.refuse(over), last[seat], wagers[last[seat]])
            if stake < total.limit.min:
                under = Refused("below_minimum.all", "{stake:money} in all: the minimum is {minimum:money}.", **facts)
                raise _at_row(rules.refuse(under), last[seat], wagers[last[seat]])


def _at_row(refusal: Refused, row: int, wager: SlipWager) -> Refused:
    return refusal.but(wager=asdict(wager), row=row)
