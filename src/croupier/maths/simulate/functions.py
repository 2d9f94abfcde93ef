"""The loop for systems that no table holds: functions that look at a bankroll without bounds, or at anything else.

It is compiled by numba like those of `kernels`, and agrees with them to the cent wherever both can play.
"""

from __future__ import annotations

import re
from functools import lru_cache
from types import FunctionType
from typing import Any

import numpy as np
from numba import int64, njit, types
from numba.core.errors import NumbaError

from croupier.maths.simulate.kernels import OPENING, OVER, Flags, Ints, Recorded
from croupier.maths.simulate.philox import BLOCK, Places, Word, compiled, draw_block, draw_unequal
from croupier.maths.systems.systems import LABOUCHERE, FunctionSystem, labouchere_step, oscar_step
from croupier.refusal import Refused

INLINED = "3f7cbefef420c508"
"""What this file compiles in from `philox` and `systems`, see `kernels.INLINED`."""

labouchere_compiled: Any = compiled(labouchere_step)
oscar_compiled: Any = compiled(oscar_step)


@compiled
def step(kind: int, state: Ints, result: int, bankroll: int, won: int, unit: int) -> int:
    if kind == LABOUCHERE:
        return labouchere_compiled(state, result, bankroll, won, unit)  # type: ignore[no-any-return]
    return oscar_compiled(state, result, bankroll, won, unit)  # type: ignore[no-any-return]


@compiled
def any_sessions(
    k0: Word,
    k1: Word,
    numbers: Ints,
    spins: int,
    pockets: int,
    upto: Places,
    guide: Ints,
    source: Recorded,
    gains: Ints,
    modes: Ints,
    kind: int,
    opening: Ints,
    cost: int,
    limit: int,
    bankroll: int,
    target: int,
    lowest: int,
    final: Ints,
    played: Ints,
    ended: Flags,
) -> None:
    """The sessions of these numbers one after the other; `step` says the stake.

    `gains[mode, pocket]` and `modes[mode, pocket]` let wagers wait in prison (all modes but 0); the system moves on
    only when a coup is over. `source` holds recorded pockets, session after session; empty, the generator draws.
    """
    state = np.empty(len(opening), np.int64)
    drawn = np.empty(BLOCK, np.int64)
    for place in range(len(numbers)):
        money = bankroll
        anew = True
        staked = 0
        mode = 0
        coup = 0
        spin = 0
        over = False
        while True:
            if anew:
                anew = False
                for entry in range(len(opening)):  # a slice would take seconds to compile
                    state[entry] = opening[entry]
                staked = step(kind, state, 0, money, 0, cost)
                over = staked < 1 or staked > limit or staked * cost > money
            if over or spin >= spins:
                break
            if len(source):
                pocket = np.int64(source[numbers[place] * spins + spin])
            else:
                if spin % BLOCK == 0:
                    if len(upto):
                        draw_unequal(k0, k1, numbers[place], spin // BLOCK, upto, guide, drawn)
                    else:
                        draw_block(k0, k1, numbers[place], spin // BLOCK, pockets, drawn)
                pocket = drawn[spin % BLOCK]
            spin += 1
            won = staked * gains[mode, pocket]
            money += won
            coup += won
            mode = modes[mode, pocket]
            if mode:
                continue
            over = money >= target or money < lowest
            if over:
                continue
            result = 1 if coup > 0 else -1 if coup < 0 else 0
            brought = coup
            coup = 0
            staked = step(kind, state, result, money, brought, cost)
            over = staked == 0
            anew = staked < 0 or staked > limit or staked * cost > money
        final[place] = money
        played[place] = spin
        ended[place] = OVER if over else OPENING


def _cause(told: str) -> str:
    """Of the compiler's many lines the one that names the cause, and where it is."""
    lines = [line.strip() for line in told.splitlines() if line.strip()]
    cause = next((line for line in lines if not line.startswith("Failed in")), "it is not plain arithmetic")
    where = re.search(r", line (\d+)", told)
    return f"{cause.rstrip('.')} (line {where[1]})" if where else cause.rstrip(".")


@lru_cache(maxsize=16)
def user_step(system: FunctionSystem) -> Any:
    """A user's own function, compiled, to be called as `step` is."""
    chosen: Any = njit(nogil=True, boundscheck=True)(system.step)
    amounts = system.hears_amounts
    try:
        chosen.compile((int64[::1], *(int64 for _ in range(4 if amounts else 2))))
    except NumbaError as error:
        raise Refused(
            "bad_system.compiled", "The strategy cannot be compiled: {error}.", error=_cause(str(error))
        ) from None
    if not isinstance(chosen.nopython_signatures[0].return_type, types.Integer):
        raise Refused("bad_system.return", "The strategy must return a whole number of units.")

    @njit(nogil=True)
    def own_step(_kind: int, state: Ints, result: int, bankroll: int, won: int, unit: int) -> int:
        if amounts:
            return np.int64(chosen(state, result, bankroll, won, unit))  # type: ignore[return-value]
        return np.int64(chosen(state, result, bankroll))  # type: ignore[return-value]

    return own_step


@lru_cache(maxsize=16)
def any_sessions_with(system: FunctionSystem) -> Any:
    """`any_sessions` with a user's own step: the same code, compiled with another meaning of the name `step`."""
    loop: Any = any_sessions
    names = {**globals(), "step": user_step(system)}
    return njit(nogil=True)(FunctionType(loop.py_func.__code__, names, "any_sessions_of_user"))
