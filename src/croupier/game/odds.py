"""Exact odds of one spin, in fractions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt

from croupier.game.bets import Bet
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
    """The edge of the bets of some kinds under an option that is always chosen the same way."""

    id: str
    kinds: tuple[str, ...]
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
    """For each choice, and for each group of kinds that are worth the same."""
    alike: dict[tuple[int, int, int], dict[str, Bet]] = {}
    for bet in pay_table.layout.bets.values():
        if bet.kind in option.bets:
            zeros = len(option.on.intersection(pay_table.layout.wheel.results) - bet.covers)
            alike.setdefault((len(bet.covers), pay_table.to_one[bet.kind], zeros), {}).setdefault(bet.kind, bet)
    for choice in option.choices:
        name = option.id if len(option.choices) == 1 else f"{option.id}-{choice}"
        for kinds in alike.values():
            yield OptionOdds(name, tuple(kinds), -_value(pay_table, option, choice, next(iter(kinds.values()))))


def _value(pay_table: PayTable, option: ZeroOption, choice: Choice, bet: Bet) -> Fraction:
    """What one unit on a bet is worth to the player."""
    results = pay_table.layout.wheel.results
    each = Fraction(1, len(results))
    win = each * len(bet.covers)
    zero = each * sum(outcome in option.on and outcome not in bet.covers for outcome in results)
    lose = 1 - win - zero
    at_zero = Fraction(-1, 2) if choice is Choice.HALF else _in_prison(option, win, zero, lose)
    return win * pay_table.to_one[bet.kind] - lose + zero * at_zero


def _in_prison(option: ZeroOption, win: Fraction, zero: Fraction, lose: Fraction) -> Fraction:
    """What a unit on the first level is worth: v(k) = win * v(k - 1) + zero * v(k + 1) - lose, solved from above.

    Each level's worth is `certain + share` times that of the next, until the deepest, below which there is none.
    """
    certain, share = Fraction(1 if option.on_win == "pay_even" else 0), Fraction(0)
    steps = []
    for _ in range(option.levels):
        held = 1 - win * share
        certain, share = (win * certain - lose) / held, zero / held
        steps.append((certain, share))
    certain, share = steps.pop()
    worth = certain / (1 - share) if option.on_zero_again == "stay" else certain - share
    for certain, share in reversed(steps):
        worth = certain + share * worth
    return worth
