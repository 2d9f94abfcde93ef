"""Labouchere by arithmetic alone, where tables hold too little of it to be worth a look: on a dozen, on several bets.

Compiled by numba like the loops of `kernels`, and equal to them to the cent.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from croupier.maths.simulate.kernels import AWAY, LANES, OPENING, OVER, Flags, Ints, Recorded, draw_lanes
from croupier.maths.simulate.philox import BLOCK, HALF, SPINS_A_WORD, WORDS, Places, U, Word, compiled
from croupier.maths.systems.systems import LIST_MAX

INLINED = "e11a2c4ab5be510f"
"""What this file compiles in from `philox` and `kernels`, see `kernels.INLINED`."""

HEAD, TAIL, STAKED, MODE, COUP, LIST = U(0), U(1), U(2), U(3), U(4), U(5)  # what is kept of a session
ROOM = 2 * LIST_MAX  # for the list, which wanders to the right
KEPT = U(
    int(LIST) + ROOM + 3
)  # not a multiple of a page, or the lists of all lanes meet in the same lines of the cache
ONE, TWO, SIGN = U(1), U(2), U(63)


@compiled
def begin_series(row: Any, lines: Ints, own: Ints) -> None:
    length = len(lines)
    own[row + HEAD] = row + LIST
    own[row + TAIL] = row + LIST + U(length)
    own[row + STAKED] = lines[0] + lines[length - 1] if length > 1 else lines[0]
    for place in range(U(length)):
        own[row + LIST + place] = lines[place]


@compiled
def make_room(row: Any, own: Ints) -> None:
    """The list back to the left."""
    head, length = U(own[row + HEAD]), U(own[row + TAIL] - own[row + HEAD])
    for place in range(length):
        own[row + LIST + place] = own[head + place]
    own[row + HEAD] = row + LIST
    own[row + TAIL] = row + LIST + length


@compiled
def list_lanes(
    lanes: int,
    spins: int,
    pockets: int,
    block: Ints,
    words: Any,
    gains: Ints,
    losses: Ints,
    modes: Any,
    cost: int,
    upwards: Any,
    shift: Any,
    lines: Ints,
    opening: int,
    opening_span: int,
    limit: int,
    covered: int,
    target: int,
    lowest: int,
    bank: Ints,
    state: Ints,
    own: Ints,
    owns: Places,
    last: Ints,
) -> None:
    """A block of each lane. The list lies from head to before tail. A win makes it shorter at both ends, a loss is
    written behind it; something is written there in any case, which nobody reads after a win: no processor can predict
    who wins, and so there is no branch for it. A stake stays the same until its coup is over, so a coup is summed up
    for one unit alone. `modes` is None where nobody goes to prison."""
    bound, span, listed = U(Word(pockets)), U(target - lowest), U(LIST_MAX - 2)
    for lane in range(U(lanes)):
        row = owns[lane]
        if U(own[row + TAIL]) > row + U(ROOM - BLOCK):
            make_room(row, own)
        money, staked, coup, mode = bank[lane], own[row + STAKED], 0, U(0)
        head, tail = U(own[row + HEAD]), U(own[row + TAIL])
        if modes is not None:
            coup, mode = own[row + COUP], U(own[row + MODE])
        left = spins - BLOCK * block[lane]
        at = OPENING
        for place in range(U(WORDS)):
            word = words[place, lane]
            before = SPINS_A_WORD * np.int64(place)
            for turn in range(SPINS_A_WORD):
                if before + turn >= left:
                    break
                product = U(word) * bound
                word = Word(product)
                way = mode + (product >> HALF)
                money += staked * gains[way]
                if modes is not None:
                    coup += losses[way]
                    mode = U(modes[way])
                    if mode:
                        continue
                else:
                    coup = losses[way]
                own[tail] = np.int64((U(staked * coup) + upwards) >> shift)
                won = U(coup) >> SIGN
                head += won
                tail += U(coup > 0) - won
                if modes is not None:
                    coup = 0
                staked = own[head] + own[tail - ONE]
                length = tail - head
                if length - TWO < listed and staked <= limit and staked * cost <= money and U(money - lowest) < span:
                    continue
                if length == ONE:  # the only number is the first and the last
                    staked = own[head]
                    if staked <= limit and staked * cost <= money and U(money - lowest) < span:
                        continue
                if limit < staked <= covered:
                    at = AWAY
                elif U(money - opening) >= U(opening_span):
                    at = OVER
                else:
                    begin_series(row, lines, own)
                    head, tail, staked = U(own[row + HEAD]), U(own[row + TAIL]), own[row + STAKED]
                    continue
                last[lane] = BLOCK * block[lane] + SPINS_A_WORD * np.int64(place) + turn + 1
                break
            if at != OPENING:
                break
        bank[lane], state[lane] = money, at
        own[row + HEAD], own[row + TAIL], own[row + STAKED] = np.int64(head), np.int64(tail), staked
        if modes is not None:
            own[row + COUP], own[row + MODE] = coup, np.int64(mode)


@compiled
def list_sessions(
    k0: Word,
    k1: Word,
    first: int,
    spins: int,
    pockets: int,
    upto: Places,
    guide: Ints,
    source: Recorded,
    gains: Ints,
    losses: Ints,
    modes: Any,
    cost: int,
    times: int,
    shift: int,
    lines: Ints,
    opening: int,
    opening_span: int,
    limit: int,
    covered: int,
    target: int,
    lowest: int,
    bankroll: int,
    final: Ints,
    played: Ints,
    ended: Flags,
) -> None:
    """Sessions `first`, `first` + 1 ... of a list of `lines`. For each mode and pocket `gains` is what a unit brings,
    `losses` what it takes times `times`: that, rounded up and shifted, is what was lost in whole units, for all stakes
    up to `limit`. A session with a higher one that the table would take, up to `covered`, has `ended` AWAY."""
    upwards = U(cost - 1) * U(times)
    words = np.empty((WORDS, LANES), np.uint32)
    number = np.empty(LANES, np.int64)
    block = np.empty(LANES, np.int64)
    bank = np.empty(LANES, np.int64)
    state = np.empty(LANES, np.int64)
    last = np.empty(LANES, np.int64)
    own = np.empty(LANES * int(KEPT), np.int64)
    owns = np.arange(LANES).astype(np.uint64) * KEPT
    lanes = 0
    coming = 0
    while True:
        while lanes < LANES and coming < len(final):
            number[lanes] = first + coming
            block[lanes] = 0
            bank[lanes] = bankroll
            begin_series(owns[lanes], lines, own)
            own[owns[lanes] + MODE] = 0
            own[owns[lanes] + COUP] = 0
            lanes += 1
            coming += 1
        if lanes == 0:
            break
        draw_lanes(k0, k1, number, block, lanes, pockets, upto, guide, spins, source, words)
        list_lanes(
            lanes, spins, pockets, block, words, gains, losses, modes, cost, upwards, U(shift), lines, opening,
            opening_span, limit, covered, target, lowest, bank, state, own, owns, last,
        )  # fmt: skip
        for lane in range(lanes - 1, -1, -1):
            block[lane] += 1
            if state[lane] == OPENING and BLOCK * block[lane] < spins:
                continue
            place = number[lane] - first
            final[place] = bank[lane]
            played[place] = spins if state[lane] == OPENING else last[lane]
            ended[place] = state[lane]
            lanes -= 1
            number[lane] = number[lanes]
            block[lane] = block[lanes]
            bank[lane] = bank[lanes]
            state[lane] = state[lanes]
            owns[lane], owns[lanes] = owns[lanes], owns[lane]
