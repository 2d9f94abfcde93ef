"""Is the stake not too large, and large enough? By bet, by all that a player stakes, by what it could win."""

from __future__ import annotations

from collections.abc import Iterator

from croupier.game import Place, kind_of
from croupier.refusal import Refused, Said
from croupier.rules.book.model import BeyondLimits
from croupier.rules.in_force.policy_model import Total
from croupier.table.betting import events as e
from croupier.table.betting.checks import Placing
from croupier.table.changing.stacks import counting


def stake_allowed(placing: Placing, place: Place, stake: int, unit: int, *, tips: int) -> int:
    """The stake, or as much of it as stands: what is above a maximum goes back, unless the rulebook honours it."""
    while True:
        try:
            check_maximum(placing, place, stake, tips=min(tips, stake))
        except Refused as refusal:
            beyond, fits = placing.rules.rulebook.limits.beyond.value, refusal.facts.get("fits")
            if fits is None or beyond is BeyondLimits.RETURN:
                raise
            if beyond is BeyondLimits.HONOUR:
                return stake
            if fits < unit:
                raise
            stake = fits // unit * unit
        else:
            return stake


def check_maximum(placing: Placing, place: Place, stake: int, *, tips: int) -> None:
    """The maximum is per player and bet: chips on both places of a bet add up, wagers in prison do not count.

    Of the stake, `tips` is for the dealers, and counts or not as the rules have it.
    """
    bet, rules = place.bet.id, placing.rules
    stake -= 0 if rules.tips_count else tips
    if not stake:
        return
    limit = rules.limits.get(place.bet.kind)
    seat = placing.seat
    total = (seat.staked if rules.tips_count else counting(seat, tips=False)).get(bet, 0) + stake
    if placing.laid:
        total += placing.laid.get(bet, 0)
    if limit and (over := limit.over(total)):
        said = Said(
            "above_maximum.with_this",
            "The maximum is {maximum:money} per bet; with this it would be {stake:money}.",
            bet=bet,
            maximum=limit.max,
            stake=total,
            returned=stake,
            fits=stake - over,
        )
        raise _above(placing, said)
    for one in rules.totals:
        if place.bet.kind in one.kinds and (over := one.limit.over(in_all := _in_all(placing, one) + stake)):
            said = Said(
                "above_maximum.in_all",
                "The maximum is {maximum:money} in all; with this it would be {stake:money}.",
                bet=bet,
                maximum=one.limit.max,
                stake=in_all,
                returned=stake,
                of=one.name,
                fits=stake - over,
            )
            raise _above(placing, said)
    if rules.policy.payout_max is not None:
        _check_payout(placing, bet, stake, rules.policy.payout_max)


def _above(placing: Placing, said: Said) -> Refused:
    index, limits = placing.rules.index, placing.rules.rulebook.limits
    return Refused.saying(said, clause=index.refusing("above_maximum") or limits.set_by.first_clause)


def _on_layout(placing: Placing) -> dict[str, int]:
    """What the seat has on each bet, with what this command lays and without what it moves away."""
    there = dict(counting(placing.seat, tips=placing.rules.tips_count))
    for bet, amount in placing.laid.items():
        there[bet] = there.get(bet, 0) + amount
    bet, amount = placing.moved
    if amount:
        there[bet] -= amount
    return there


def _in_all(placing: Placing, total: Total) -> int:
    return sum(amount for bet, amount in _on_layout(placing).items() if kind_of(bet) in total.kinds)


def _check_payout(placing: Placing, bet: str, stake: int, most: int) -> None:
    """The most that the seat could win, whichever number of this bet falls."""
    there = _on_layout(placing)
    for payoffs in placing.rules.pay_table.payoffs.values():
        if (pays := payoffs[bet]) <= 0:
            continue
        others = sum(amount * payoffs[other] for other, amount in there.items() if payoffs[other] > 0)
        if others + stake * pays > most:
            said = Said(
                "above_maximum.payout",
                "Nobody is paid more than {maximum:money} in one spin; this could win {wins:money}.",
                bet=bet,
                maximum=most,
                stake=stake,
                returned=stake,
                wins=others + stake * pays,
                fits=(most - others) // pays,
            )
            raise _above(placing, said)


def not_reached(placing: Placing) -> Iterator[e.MinimumNotReached]:
    """A warning for each bet of this command, and each sum, that would go back if betting closed now."""
    rules, laid, seat = placing.rules, placing.laid, placing.seat
    there = seat.staked if rules.tips_count else counting(seat, tips=False)
    for bet, amount in laid.items():
        limit, staked = rules.limits.get(kind_of(bet)), there.get(bet, 0) + amount
        if limit and 0 < staked < limit.min:
            yield e.MinimumNotReached(placing.number, bet, staked, limit.min)
    for total in rules.totals:
        if any(kind_of(bet) in total.kinds for bet in laid):
            in_all = _in_all(placing, total)
            if 0 < in_all < total.limit.min:
                yield e.MinimumNotReached(placing.number, total.name, in_all, total.limit.min)
