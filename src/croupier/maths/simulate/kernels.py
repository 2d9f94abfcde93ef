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

from croupier.maths.simulate.philox import BLOCK, HALF, MOST, NONE, U, Word, compiled, draw, draw_block, philox
from croupier.maths.systems.systems import LABOUCHERE, Step, hears_amounts, labouchere_step, oscar_step
from croupier.refusal import Refused

Ints = NDArray[np.int64]
Words = NDArray[np.uint64]
Flags = NDArray[np.uint8]

INLINED = "7d8e7bf3f990c7fb"
"""What this file compiles in from `philox` and `systems`, hashed: when that changes, so does this file, and machine
code that was kept on disk is made anew. A test holds it to the truth."""

LANES = 64  # sessions that take turns, so that their draws are made side by side


@compiled
def flat_sessions(
    k0: Word, k1: Word, first: int, spins: int, pockets: int, gains: Ints, pair_gains: Ints, net: Ints
) -> None:
    """Net results of sessions `first`, `first` + 1 ..., from what each pocket brings and each pair of pockets."""
    pairs = U(Word(pockets * pockets))
    for place in range(len(net)):
        session = first + place
        total = 0
        low = MOST
        blocks = spins // BLOCK
        for block in range(blocks):
            words = philox(Word(block), Word(session), Word(session >> 32), NONE, k0, k1)
            a, b, c, d = U(words[0]) * pairs, U(words[1]) * pairs, U(words[2]) * pairs, U(words[3]) * pairs
            total += pair_gains[a >> HALF] + pair_gains[b >> HALF] + pair_gains[c >> HALF] + pair_gains[d >> HALF]
            low = min(low, Word(a), Word(b), Word(c), Word(d))
        start = blocks * BLOCK
        if low < pairs:  # a word may have to be thrown away: once in some million draws
            total = 0
            start = 0
        for spin in range(start, spins):
            total += gains[draw(k0, k1, session, spin, pockets)]
        net[place] = total


@compiled
def draw_lanes(k0: Word, k1: Word, first: int, block: int, pockets: int, drawn: Words) -> None:
    """The pockets of a block's spins for each lane."""
    bound = U(Word(pockets))
    low = MOST
    for lane in range(LANES):
        session = first + lane
        words = philox(Word(block), Word(session), Word(session >> 32), NONE, k0, k1)
        for place in range(4):
            one = U(words[place]) * bound
            two = U(Word(one)) * bound
            drawn[2 * place, lane] = one >> HALF
            drawn[2 * place + 1, lane] = two >> HALF
            low = min(low, Word(two))
    if low < bound * bound:
        for lane in range(LANES):
            for turn in range(BLOCK):
                drawn[turn, lane] = U(draw(k0, k1, first + lane, BLOCK * block + turn, pockets))


@compiled
def table_sessions(
    k0: Word,
    k1: Word,
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
    stopped: Flags,
) -> None:
    """Sessions with a system of stages. `turns` is 0, 1 or 2 for each pocket: lost, push, won.

    A stage is three places of `after` and `units`, one for each turn: where to go, and what is staked there. Whoever
    has `target` or more, or less than `lowest`, or cannot cover the first stake, stops; `stopped` is 1 for those who
    did so without having reached the target.
    """
    drawn = np.empty((BLOCK, LANES), np.uint64)
    bank = np.empty(LANES, np.int64)
    stage = np.empty(LANES, np.uint64)
    stake = np.empty(LANES, np.int64)
    count = np.empty(LANES, np.int64)
    opening = units[1]  # a push leaves a stage as it is, so this is the stake of stage 0
    covered = opening * cost <= bankroll
    for base in range(0, len(final), LANES):
        lanes = min(LANES, len(final) - base)
        for lane in range(LANES):
            bank[lane] = bankroll
            stage[lane] = U(0)
            stake[lane] = opening if covered else 0
            count[lane] = 0
        for block in range((spins + BLOCK - 1) // BLOCK):
            draw_lanes(k0, k1, first + base, block, pockets, drawn)
            most = min(BLOCK, spins - BLOCK * block)
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
                    pocket = drawn[turn, lane]
                    money += staked * gains[pocket]
                    place = at + turns[pocket]
                    at = after[place]
                    staked = units[place]
                    if staked * cost > money or money >= target or money < lowest:
                        at = U(0)
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
            stopped[base + lane] = stake[lane] == 0 and bank[lane] < target


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
    stopped: Flags,
) -> None:
    """One session after the other, with everything: `kind` -1 is a table of stages, else `step` says the stake.

    `gains[mode, pocket]` and `modes[mode, pocket]` let wagers wait in prison (mode 1); the system moves on only when a
    coup is over. `source` holds recorded pockets, session after session; empty, the generator draws.
    """
    state = np.empty(len(opening), np.int64)
    drawn = np.empty(BLOCK, np.int64)
    for place in range(len(final)):
        money = bankroll
        at = U(0)
        anew = True
        staked = 0
        mode = 0
        coup = 0
        spin = 0
        over = False
        while True:
            if anew:
                anew = False
                at = U(0)
                for entry in range(len(opening)):  # a slice would take seconds to compile
                    state[entry] = opening[entry]
                staked = units[1] if kind < 0 else step(kind, state, 0, money, 0, cost)
                over = staked < 1 or staked > limit or staked * cost > money
            if over or spin >= spins:
                break
            if len(source):
                pocket = np.int64(source[(first + place) * spins + spin])
            else:
                if spin % BLOCK == 0:
                    draw_block(k0, k1, first + place, spin // BLOCK, pockets, drawn)
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
            if kind < 0:
                turn = at + U(result + 1)
                at = after[turn]
                staked = units[turn]
            else:
                staked = step(kind, state, result, money, brought, cost)
                over = staked == 0
            anew = staked < 0 or staked > limit or staked * cost > money
        final[place] = money
        played[place] = spin
        stopped[place] = over and money < target


def _cause(told: str) -> str:
    """Of the compiler's many lines the one that names the cause, and where it is."""
    lines = [line.strip() for line in told.splitlines() if line.strip()]
    cause = next((line for line in lines if not line.startswith("Failed in")), "it is not plain arithmetic")
    where = re.search(r", line (\d+)", told)
    return f"{cause.rstrip('.')} (line {where[1]})" if where else cause.rstrip(".")


def any_sessions_with(user: Step) -> Any:
    """`any_sessions` with a user's own step: the same code, compiled with another meaning of the name `step`."""
    chosen: Any = njit(nogil=True, boundscheck=True)(user)
    amounts = hears_amounts(user)
    try:
        chosen.compile((int64[::1], *(int64 for _ in range(4 if amounts else 2))))
    except NumbaError as error:
        raise Refused("bad_system", f"The strategy cannot be compiled: {_cause(str(error))}.") from None
    if not isinstance(chosen.nopython_signatures[0].return_type, types.Integer):
        raise Refused("bad_system", "The strategy must return a whole number of units.")

    @njit(nogil=True)
    def own_step(_kind: int, state: Ints, result: int, bankroll: int, won: int, unit: int) -> int:
        if amounts:
            return np.int64(chosen(state, result, bankroll, won, unit))  # type: ignore[return-value]
        return np.int64(chosen(state, result, bankroll))  # type: ignore[return-value]

    loop: Any = any_sessions
    names = {**globals(), "step": own_step}
    return njit(nogil=True)(FunctionType(loop.py_func.__code__, names, "any_sessions_of_user"))
