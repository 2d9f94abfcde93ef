"""The loops of the simulation, compiled by numba. All money is in whole cents, all stakes in units.

Three loops play the same game. `flat_sessions` is for a slip without a bankroll, `table_sessions` for systems that are
tables of stages, `any_sessions` for everything else: functions, wagers in prison, recorded spins. Where more than one
can play a session they agree to the cent; the tests hold them to it.
"""

from __future__ import annotations

import re
from types import FunctionType
from typing import Any

import numpy as np
from numba import int64, njit, types
from numba.core.errors import NumbaError
from numpy.typing import NDArray

from croupier.maths.philox import HALF, LOW, ZERO, U, compiled, draw, draw_four, philox
from croupier.maths.systems import LABOUCHERE, Step, labouchere_step, oscar_step
from croupier.refusal import Refused

Ints = NDArray[np.int64]
Words = NDArray[np.uint64]

LANES = 64  # sessions that take turns, so that their draws are made side by side in vector registers
FOUR = 4
ONE = U(1)


@compiled
def flat_sessions(
    k0: U, k1: U, first: int, spins: int, pockets: int, wins: U, up: int, down: int, gains: Ints, net: Ints
) -> None:
    """Net results of sessions `first`, `first` + 1 ... `wins` has a bit for each pocket that brings `up` instead of
    `down`; it is 0 for a slip with more than two results, which is added up from `gains`."""
    bound = U(pockets) & LOW
    for place in range(len(net)):
        number = U(first + place)
        low = LOW
        won = ZERO
        total = 0
        blocks = spins // FOUR
        if wins != ZERO:
            for block in range(blocks):
                a, b, c, d = philox(U(block), number & LOW, number >> HALF, ZERO, k0, k1)
                a, b, c, d = a * bound, b * bound, c * bound, d * bound
                won += (wins >> (a >> HALF)) & ONE
                won += (wins >> (b >> HALF)) & ONE
                won += (wins >> (c >> HALF)) & ONE
                won += (wins >> (d >> HALF)) & ONE
                low = min(low, a & LOW, b & LOW, c & LOW, d & LOW)
            total = np.int64(won) * (up - down) + blocks * FOUR * down  # type: ignore[assignment]
        else:
            for block in range(blocks):
                a, b, c, d = philox(U(block), number & LOW, number >> HALF, ZERO, k0, k1)
                a, b, c, d = a * bound, b * bound, c * bound, d * bound
                total += gains[a >> HALF] + gains[b >> HALF] + gains[c >> HALF] + gains[d >> HALF]
                low = min(low, a & LOW, b & LOW, c & LOW, d & LOW)
        start = blocks * FOUR
        if low < bound:  # a word may have to be thrown away: once in some ten million draws
            total = 0
            start = 0
        for spin in range(start, spins):
            total += gains[draw(k0, k1, first + place, spin, pockets)]
        net[place] = total


@compiled
def draw_block(k0: U, k1: U, first: int, block: int, pockets: int, words: Words) -> None:
    """The pockets of four spins for each lane."""
    bound = U(pockets) & LOW
    low = LOW
    for lane in range(LANES):
        number = U(first + lane)
        a, b, c, d = philox(U(block), number & LOW, number >> HALF, ZERO, k0, k1)
        a, b, c, d = a * bound, b * bound, c * bound, d * bound
        words[0, lane] = a >> HALF
        words[1, lane] = b >> HALF
        words[2, lane] = c >> HALF
        words[3, lane] = d >> HALF
        low = min(low, a & LOW, b & LOW, c & LOW, d & LOW)
    if low < bound:
        for lane in range(LANES):
            for turn in range(FOUR):
                words[turn, lane] = U(draw(k0, k1, first + lane, FOUR * block + turn, pockets))


@compiled
def table_sessions(
    k0: U,
    k1: U,
    first: int,
    spins: int,
    pockets: int,
    gains: Ints,
    turns: Words,
    after: Words,
    units: Ints,
    cost: int,
    bankroll: int,
    target: int,
    lowest: int,
    final: Ints,
    played: Ints,
) -> None:
    """Sessions with a system of stages. `turns` is 0, 1 or 2 for each pocket: lost, push, won.

    A stage is three places of `after` and `units`, one for each turn: where to go, and what is staked there. Whoever
    has `target` or more, or less than `lowest`, or cannot cover the first stake, stops.
    """
    words = np.empty((FOUR, LANES), np.uint64)
    bank = np.empty(LANES, np.int64)
    stage = np.empty(LANES, np.uint64)
    stake = np.empty(LANES, np.int64)
    count = np.empty(LANES, np.int64)
    opening = units[1]  # a push leaves a stage as it is, so this is the stake of stage 0
    for base in range(0, len(final), LANES):
        lanes = min(LANES, len(final) - base)
        for lane in range(LANES):
            bank[lane] = bankroll
            stage[lane] = ZERO
            stake[lane] = opening
            count[lane] = 0
        for block in range((spins + FOUR - 1) // FOUR):
            draw_block(k0, k1, first + base, block, pockets, words)
            most = min(FOUR, spins - FOUR * block)
            playing = 0
            for lane in range(lanes):
                staked = stake[lane]
                if staked == 0:
                    continue
                money = bank[lane]
                at = stage[lane]
                turn = 0
                # Winning is looked up and not branched on: nobody, and no processor, can predict it.
                for turn in range(most):
                    pocket = words[turn, lane]
                    money += staked * gains[pocket]
                    place = at + turns[pocket]
                    at = after[place]
                    staked = units[place]
                    if staked * cost > money or money >= target or money < lowest:
                        at = ZERO
                        staked = opening
                        if staked * cost > money or money >= target or money < lowest:
                            staked = 0
                            break
                bank[lane] = money
                stage[lane] = at
                stake[lane] = staked
                count[lane] += turn + 1
                playing |= staked
            if playing == 0:
                break
        for lane in range(lanes):
            final[base + lane] = bank[lane]
            played[base + lane] = count[lane]


labouchere_compiled: Any = compiled(labouchere_step)
oscar_compiled: Any = compiled(oscar_step)


@compiled
def step(kind: int, state: Ints, result: int, bankroll: int) -> int:
    if kind == LABOUCHERE:
        return labouchere_compiled(state, result, bankroll)  # type: ignore[no-any-return]
    return oscar_compiled(state, result, bankroll)  # type: ignore[no-any-return]


@compiled
def any_sessions(
    k0: U,
    k1: U,
    first: int,
    spins: int,
    pockets: int,
    source: NDArray[np.uint8],
    gains: Ints,
    modes: Ints,
    kind: int,
    opening: Ints,
    after: Words,
    units: Ints,
    cost: int,
    limit: int,
    bankroll: int,
    target: int,
    lowest: int,
    final: Ints,
    played: Ints,
) -> None:
    """One session after the other, with everything: `kind` -1 is a table of stages, else `step` says the stake.

    `gains[mode, pocket]` and `modes[mode, pocket]` let wagers wait in prison (mode 1); the system moves on only when a
    coup is over. `source` holds recorded pockets, session after session; empty, the generator draws.
    """
    state = np.empty(len(opening), np.int64)
    four = np.empty(FOUR, np.int64)
    for place in range(len(final)):
        money = bankroll
        at = ZERO
        anew = True
        staked = 0
        mode = 0
        coup = 0
        spin = 0
        while spin < spins:
            if anew:
                anew = False
                at = ZERO
                for entry in range(len(opening)):  # a slice would take seconds to compile
                    state[entry] = opening[entry]
                staked = units[1] if kind < 0 else step(kind, state, 0, money)
                if staked < 1 or staked > limit or staked * cost > money:
                    break
            if len(source):
                pocket = np.int64(source[(first + place) * spins + spin])
            else:
                if spin % FOUR == 0:
                    draw_four(k0, k1, first + place, spin, pockets, four)
                pocket = four[spin % FOUR]
            spin += 1
            won = staked * gains[mode, pocket]
            money += won
            coup += won
            mode = modes[mode, pocket]
            if mode:
                continue
            if money >= target or money < lowest:
                break
            result = 1 if coup > 0 else -1 if coup < 0 else 0
            coup = 0
            if kind < 0:
                turn = at + U(result + 1)
                at = after[turn]
                staked = units[turn]
            else:
                staked = step(kind, state, result, money)
                if staked == 0:
                    break
            anew = staked < 0 or staked > limit or staked * cost > money
        final[place] = money
        played[place] = spin


def _cause(told: str) -> str:
    """Of the compiler's many lines the one that names the cause, and where it is."""
    lines = [line.strip() for line in told.splitlines() if line.strip()]
    cause = next((line for line in lines if not line.startswith("Failed in")), "it is not plain arithmetic")
    where = re.search(r", line (\d+)", told)
    return f"{cause.rstrip('.')} (line {where[1]})" if where else cause.rstrip(".")


def any_sessions_with(user: Step) -> Any:
    """`any_sessions` with a user's own step: the same code, compiled with another meaning of the name `step`."""
    chosen: Any = njit(nogil=True, boundscheck=True)(user)
    try:
        chosen.compile((int64[::1], int64, int64))
    except NumbaError as error:
        raise Refused("bad_system", f"The strategy cannot be compiled: {_cause(str(error))}.") from None
    if not isinstance(chosen.nopython_signatures[0].return_type, types.Integer):
        raise Refused("bad_system", "The strategy must return a whole number of units.")

    @njit(nogil=True)
    def own_step(_kind: int, state: Ints, result: int, bankroll: int) -> int:
        return np.int64(chosen(state, result, bankroll))  # type: ignore[return-value]

    loop: Any = any_sessions
    names = {**globals(), "step": own_step}
    return njit(nogil=True)(FunctionType(loop.py_func.__code__, names, "any_sessions_of_user"))
