"""What goes back to its player when the rules of a table change: nobody plays by a sign that hangs no more."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from croupier.game import bet_id_at, kind_of
from croupier.rules import TableRules
from croupier.table.changing.stacks import counting, coupons_of
from croupier.table.events import Event, WagerTakenDown
from croupier.table.state import Table


def above_maximum(table: Table, rules: TableRules) -> Iterator[Event]:
    for number, seat in table.seats.items():
        staked = counting(seat, tips=rules.tips_count)
        above = {bet for bet, amount in staked.items() if (limit := rules.limit(kind_of(bet))) and limit.over(amount)}
        for total in rules.totals:
            left = {bet for bet in set(staked) - above if kind_of(bet) in total.kinds}
            if total.limit.over(sum(staked[bet] for bet in left)):
                above |= left
        if rules.policy.payout_max is not None and _could_win(staked, above, rules) > rules.policy.payout_max:
            above = set(staked)
        yield from coupons_of(table, number, above)
        for (place, chip), amount in seat.stacks.items():
            if bet_id_at(place) in above and (chip != "tip" or rules.tips_count):
                yield WagerTakenDown(number, place, bet_id_at(place), amount, chip)


def _could_win(staked: Mapping[str, int], without: set[str], rules: TableRules) -> int:
    left = {bet: amount for bet, amount in staked.items() if bet not in without}
    return max(
        sum(amount * max(0, payoffs[bet]) for bet, amount in left.items())
        for payoffs in rules.pay_table.payoffs.values()
    )


def of_the_option(table: Table, before: TableRules, after: TableRules) -> Iterator[Event]:
    """What lies where another rule on zero holds now goes back: its player laid it under the sign that hung then."""
    if before.option == after.option:
        return
    kinds = {kind for option in (before.option, after.option) if option for kind in option.bets}
    for number, seat in table.seats.items():
        yield from coupons_of(table, number, {bet for bet in seat.staked if kind_of(bet) in kinds})
        for (place, chip), amount in seat.stacks.items():
            if kind_of(bet_id_at(place)) in kinds:
                yield WagerTakenDown(number, place, bet_id_at(place), amount, chip)
