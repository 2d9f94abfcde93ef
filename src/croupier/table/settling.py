"""The settlement of a round: one pass over the wagers on the layout. A pure function of what is already on record."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import field

from croupier.game import Choice, Result, bet_id_at, kind_of
from croupier.lean import dataclass
from croupier.rules import TableRules
from croupier.table.books import stacks_in
from croupier.table.events import LosersCollected, SeatPaid
from croupier.table.round.events import PrisonLevelsChanged
from croupier.table.state import StackKey, Table

Stacks = dict[str, dict[str, int]]


def _stacks() -> Stacks:
    return defaultdict(dict)


@dataclass(slots=True)
class RoundSettlement:
    """What the result means for everything that lies on the layout. `open_choices` wait for their players."""

    collected: Stacks = field(default_factory=_stacks)
    halves: Stacks = field(default_factory=_stacks)
    imprisoned: Stacks = field(default_factory=_stacks)
    prison_lost: Stacks = field(default_factory=_stacks)
    released: Stacks = field(default_factory=_stacks)
    levels: dict[str, dict[str, list[int]]] = field(default_factory=lambda: defaultdict(dict))
    coupons_lost: Stacks = field(default_factory=_stacks)
    payments: dict[int, SeatPaid] = field(default_factory=dict)
    open_choices: list[tuple[int, str]] = field(default_factory=list)

    def collection(self, number: int) -> LosersCollected:
        return LosersCollected(
            number, self.collected, self.halves, self.imprisoned, self.prison_lost, self.released, self.coupons_lost
        )

    def deeper(self, number: int) -> list[PrisonLevelsChanged]:
        """Where a prison has levels: how the wagers in it lie on them now."""
        return [PrisonLevelsChanged(number, self.levels)] if self.levels else []


def settle_table(table: Table, rules: TableRules) -> RoundSettlement:
    """Every stack, every wager in prison and every coupon, decided by the result on record."""
    settlement = RoundSettlement()
    payoffs = rules.pay_table.payoffs[table.result]
    asked_of = rules.option.bets if rules.option and table.result in rules.option.on else frozenset()
    returns = rules.policy.terminals is not None and rules.policy.terminals.return_stakes
    for number, seat in table.seats.items():
        at = str(number)
        due = {"chips": 0, "value": 0, "tips": 0}
        tip_stakes: dict[str, int] = {}
        returned: dict[str, int] = {}
        for (place, chip), stake in seat.stacks.items():
            bet = bet_id_at(place)
            payoff = payoffs[bet]
            stack = f"{place}|{chip}"
            if payoff > 0:
                due[_due_in(chip)] += payoff * stake
                if chip == "tip":
                    tip_stakes[stack] = stake
                elif returns:
                    returned[stack] = stake
            elif asked_of and kind_of(bet) in asked_of:
                _at_zero(table, rules, settlement, (number, bet, stack, stake))
            else:
                settlement.collected[at][stack] = stake
        won_coupons = _coupons(table, number, payoffs, due, settlement) if seat.coupons else {}
        if seat.prison or table.collection is not None:
            _prison(table, rules, due, settlement, number)
        if any(due.values()) or won_coupons:
            settlement.payments[number] = SeatPaid(
                number, due["chips"], due["value"], due["tips"], tip_stakes, returned, won_coupons
            )
    return settlement


def _due_in(chip: str) -> str:
    """What a stack wins is due in chips, in value chips, or to the dealers."""
    return "value" if chip.startswith("value/") else "tips" if chip == "tip" else "chips"


def unpaid(table: Table, rules: TableRules) -> dict[int, SeatPaid]:
    """What is still due, by seat. The collection has changed the layout, but no winner on it."""
    return {
        number: payment
        for number, payment in settle_table(table, rules).payments.items()
        if number not in table.payments
    }


def winnings_of(payment: SeatPaid) -> int:
    return payment.chips + payment.value + payment.tips


def _at_zero(table: Table, rules: TableRules, settlement: RoundSettlement, wager: tuple[int, str, str, int]) -> None:
    number, bet, stack, stake = wager
    assert rules.option is not None
    chosen = table.choices.get((number, bet))
    if chosen is None and len(rules.option.choices) > 1 and not table.choices_closed:
        if (number, bet) not in settlement.open_choices:
            settlement.open_choices.append((number, bet))
        return
    after = rules.option.at_first_zero(stake, Choice(chosen) if chosen else None)
    if after.result is Result.IMPRISONED:
        settlement.imprisoned[str(number)][stack] = stake
        return
    settlement.halves[str(number)][stack] = after.returned
    settlement.collected[str(number)][stack] = after.collected(stake)


def _coupons(
    table: Table, number: int, payoffs: Mapping[str, int], due: dict[str, int], settlement: RoundSettlement
) -> dict[str, int]:
    """A coupon is paid like the chips beside it and surrendered, win or lose."""
    won = {}
    for coupon, bet in table.seats[number].coupons.items():
        face = table.coupons[coupon].face
        payoff = payoffs[bet]
        if payoff > 0:
            due["chips"] += payoff * face
            won[coupon] = face
        else:
            settlement.coupons_lost[str(number)][coupon] = face
    return won


def _prison(table: Table, rules: TableRules, due: dict[str, int], settlement: RoundSettlement, number: int) -> None:
    """What the spin means for the seat's wagers in prison; winnings only where the reading is to pay them."""
    levels = table.seats[number].levels if table.collection is None else {}
    for (place, chip), stake in _in_prison(table, number).items():
        stack = f"{place}|{chip}"
        before = levels.get((place, chip), [stake])
        left: dict[int, int] = {1: settlement.imprisoned.get(str(number), {}).get(stack, 0)}
        moved: dict[Result, int] = defaultdict(int)
        for level, part in enumerate(before, start=1):
            if part:
                after = rules.pay_table.settle(
                    bet_id_at(place), part, table.result, option=rules.option, imprisoned=level
                )
                moved[after.result] += part
                left[after.level] = left.get(after.level, 0) + after.standing
                due[_due_in(chip)] += after.winnings
        if moved[Result.RELEASED]:
            settlement.released[str(number)][stack] = moved[Result.RELEASED]
        if moved[Result.LOST]:
            settlement.prison_lost[str(number)][stack] = moved[Result.LOST]
        now = [left.get(level, 0) for level in range(1, max(level for level in left if level == 1 or left[level]) + 1)]
        if len(before) > 1 or len(now) > 1:
            settlement.levels[str(number)][stack] = now


def _in_prison(table: Table, number: int) -> dict[StackKey, int]:
    """Once losers are collected, the winners among the wagers in prison have left it; the collection knows them."""
    if table.collection is None:
        return table.seats[number].prison
    released = {str(number): table.collection["released"].get(str(number), {})}
    return {(place, chip): amount for _, place, chip, amount in stacks_in(released)}
