"""A target before ruin, whatever the strategy: flat, bold, best, or a staking system."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace

from croupier.maths.exact.slips import Slip, bet_coup, check_halves, coup, highest_stake
from croupier.maths.ruin.chains import Terms, system_ruin
from croupier.maths.ruin.flat import Ruin, flat_ruin
from croupier.maths.ruin.play import best_play, bold_play, capped_bold_play, wager_of
from croupier.maths.systems.systems import UNITS_MAX, System, named_system
from croupier.refusal import Refused


def solve(
    slip: Slip,
    strategy: str,
    bankroll: int,
    target: int,
    floor: int,
    limit: int | None,
    find: Callable[[str, int], System] = named_system,
) -> Ruin:
    """By the method that the strategy calls for; `find` knows the systems by name, under a limit in units."""
    one = coup(slip)
    if strategy == "flat":
        return flat_ruin(one, bankroll, target, floor)
    if strategy in ("bold", "best"):
        if floor:
            raise Refused("bad_goal.bold_best", "Bold and best play know no stop-loss.", floor=floor)
        if slip.tips:
            raise Refused("needs_plain_bet.tips", "Bold and best play know no tips.", bet=slip.tips[0].bet)
        if strategy == "best":  # one of the bets at a time, whichever is best
            choice = [
                replace(
                    wager_of(bet_coup(slip, place), wager.bet), chip=wager.stake, most=highest_stake(slip, wager, limit)
                )
                for place, wager in enumerate(slip.wagers)
            ]
            return best_play(choice, bankroll, target, math.gcd(*(wager.stake for wager in slip.wagers))).ruin
        wager = wager_of(one, slip.wagers[0].bet)
        if limit is None:
            return bold_play(wager, bankroll, target)
        return capped_bold_play(wager, bankroll, target, one.staked, limit)
    check_halves(slip)
    units = UNITS_MAX if limit is None else limit // one.staked
    return system_ruin(find(strategy, min(units, target // one.staked)), one, Terms(bankroll, target, floor, limit))
