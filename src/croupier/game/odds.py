"""Exact odds of one spin, in fractions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt

from croupier.game.bets import Bet, Kind
from croupier.game.settle import Choice, PayTable, ZeroOption


@dataclass(frozen=True, slots=True)
class BetOdds:
    """What a unit wager on a bet is worth. Void spins are spun again, so they do not count."""

    bet: Bet
    pays: int
    probability: Fraction
    house_edge: Fraction
    variance: Fraction

    @property
    def standard_deviation(self) -> float:
        return sqrt(self.variance)


@dataclass(frozen=True, slots=True)
class OptionOdds:
    """The edge of an even-money bet under an option that is always chosen the same way."""

    id: str
    house_edge: Fraction


def bet_odds(pay_table: PayTable) -> Iterator[BetOdds]:
    results = pay_table.layout.wheel.results
    for bet in pay_table.layout.bets.values():
        payoffs = [pay_table.payoffs[outcome][bet.id] for outcome in results]
        mean = Fraction(sum(payoffs), len(results))
        square = Fraction(sum(payoff * payoff for payoff in payoffs), len(results))
        probability = Fraction(len(bet.covers), len(results))
        yield BetOdds(bet, pay_table.pays(bet.id), probability, -mean, square - mean * mean)


def option_odds(pay_table: PayTable, option: ZeroOption) -> Iterator[OptionOdds]:
    for choice in option.choices:
        name = option.id if len(option.choices) == 1 else f"{option.id}-{choice}"
        yield OptionOdds(name, -_even_money_value(pay_table, option, choice))


def _even_money_value(pay_table: PayTable, option: ZeroOption, choice: Choice) -> Fraction:
    """What one unit on an even-money bet is worth to the player."""
    results = pay_table.layout.wheel.results
    numbers = pay_table.layout.bets[Kind.RED].covers
    wins, zeros = len(numbers), sum(outcome in option.on for outcome in results)
    others = len(results) - wins - zeros
    each = Fraction(1, len(results))
    if choice is Choice.HALF:
        at_zero = Fraction(-1, 2)
    else:
        released = 1 if option.on_win == "pay_even" else 0
        certain = each * (wins * released - others)
        # In prison v = certain + zeros * each * (v or -1): solved for v.
        at_zero = certain / (1 - zeros * each) if option.on_zero_again == "stay" else certain - zeros * each
    return each * (wins * pay_table.to_one[Kind.RED] - others + zeros * at_zero)
