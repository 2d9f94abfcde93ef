"""Sessions as the rules say them, without any compiled loop: what every loop must agree with."""

from __future__ import annotations

from typing import Any

import numpy as np
from tests.maths.support import plain_draws, plain_uneven_draws

from croupier.maths import Slip
from croupier.maths.ruin.chains import advance, begin
from croupier.maths.simulate.plans import Plan, make_plan
from croupier.maths.simulate.players import Tally
from croupier.maths.systems.systems import BEGIN_ANEW, LOSS, PUSH, WIN, System, named_system


def plain_session(plan: Plan, session: int) -> tuple[int, int, bool]:
    """One session as the rules say it, without any compiled loop.

    The final bankroll (or net result), spins played, and whether the player had to stop short of the target.
    """
    draws = plain_draws(plan.seed, session, plan.pockets)
    if plan.chances:
        draws = plain_uneven_draws(plan.seed, session, plan.chances)
    if len(plan.source):
        draws = iter(plan.source[session * plan.spins :].tolist())
    money = 0 if plan.bankroll is None else plan.bankroll
    stage, units = begin(plan.system, money)
    played, mode, won = 0, 0, 0
    while played < plan.spins:
        unmade = not mode and (units > plan.limit_units or units * plan.cost > money)  # what waits in prison is made
        if plan.bankroll is not None and unmade:
            return money, played, True
        pocket = next(draws)
        played += 1
        net = units * plan.gains[mode][pocket]
        mode, money, won = plan.modes[mode][pocket], money + net, won + net
        if mode:
            continue
        if plan.bankroll is not None and (money >= plan.target or money <= plan.floor):
            return money, played, money < plan.target
        result = WIN if won > 0 else LOSS if won < 0 else PUSH
        stage, units = advance(plan.system, stage, result, money, won, plan.cost)
        won = 0
        if units == 0:
            return money, played, True
        if plan.bankroll is not None and (units == BEGIN_ANEW or units > plan.limit_units or units * plan.cost > money):
            stage, units = begin(plan.system, money)
    short = plan.bankroll is not None and not mode and (units > plan.limit_units or units * plan.cost > money)
    return money, played, short


def same(one: Tally, other: Tally) -> bool:
    return (
        (one.sessions, one.spins, one.stopped) == (other.sessions, other.spins, other.stopped)
        and np.array_equal(one.values, other.values)
        and np.array_equal(one.counts, other.counts)
    )


def plain_tally(plan: Plan, first: int = 0, count: int | None = None) -> Tally:
    sessions = [plain_session(plan, session) for session in range(first, first + (count or plan.sessions))]
    money, spins, stopped = zip(*sessions, strict=True)
    return Tally.of(np.array(money), sum(spins), sum(stopped))


def plan_of(slip: Slip, name: str | System, **terms: Any) -> Plan:
    most = terms.get("limit", 500_00) // slip.staked
    return make_plan(slip, named_system(name, most) if isinstance(name, str) else name, **terms)
