"""Labouchere by arithmetic alone, where tables hold too little of it to be worth a look: on a dozen, on several bets.

Compiled by numba like the loops of `kernels`, and equal to them to the cent.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from croupier.maths.simulate.kernels import AWAY, LANES, OPENING, OVER, Flags, Ints, Recorded, draw_lanes
from croupier.maths.simulate.philox import BLOCK, HALF, SPINS_A_WORD, WORDS, Places, U, Word, compiled
from croupier.maths.systems.systems import LIST_MAX

INLINED = "c4a1ec2e84bd394c"
"""What this file compiles in from `philox` and `kernels`, see `kernels.INLINED`."""

GAIN, HEAD, END, LOSS = U(0), U(1), U(2), U(3)  # what a pocket does to a unit: a row of `ways`
ROW, SIGN = U(2), U(63)  # bits: a row has four numbers, a number one sign
ROOM = 2 * LIST_MAX  # for the list, which wanders to the right
KEPT = ROOM + 3  # not a multiple of a page, or the lists of all lanes meet in the same lines of the cache
LONGEST = LIST_MAX - 1 - BLOCK  # no list grows beyond what is allowed within a block
ONE, NEXT = U(1), U(LANES)


def ways_of(gains: Ints, times: int) -> Ints:
    """For each mode and pocket what a unit brings, how far the head and the end of the list go, and what a unit takes
    times `times`; after the pockets a row that changes nothing, for spins that nobody plays."""
    gains = np.pad(gains, ((0, 0), (0, 1)))
    won, lost = gains > 0, gains < 0
    return np.stack([gains, won, lost.astype(np.int64) - won, -gains * times], axis=-1).ravel()


def after_ways(modes: Ints) -> Places:
    """For each of these rows where the rows of the mode begin that follows."""
    rows = 4 * (modes.shape[1] + 1)
    return np.repeat(np.column_stack([modes, np.arange(len(modes))]) * rows, 4).astype(np.uint64)


@compiled
def write_lines(row: Any, lines: Ints, own: Ints) -> None:
    for place in range(U(len(lines))):
        own[row + place] = lines[place]


@compiled
def make_room(row: Any, lane: Any, heads: Places, ends: Places, own: Ints) -> None:
    """The list back to the left."""
    head, length = heads[lane], ends[lane] + ONE - heads[lane]
    for place in range(length):
        own[row + place] = own[head + place]
    heads[lane] = row
    ends[lane] = row + length - ONE


@compiled
def find_ways(lanes: int, spins: int, pockets: int, block: Ints, words: Any, drawn: NDArray[np.uint32]) -> None:
    """Where the row of `ways` begins for each spin of each lane: found for all first, while nothing waits for it."""
    bound = U(Word(pockets))
    for place in range(WORDS):
        for turn in range(SPINS_A_WORD):
            spin = (SPINS_A_WORD * place + turn) * LANES
            for lane in range(lanes):
                product = U(words[place, lane]) * bound
                drawn[spin + lane] = product >> HALF << ROW
                words[place, lane] = Word(product)
    for lane in range(lanes):
        for spin in range(spins - BLOCK * block[lane], BLOCK):
            drawn[spin * LANES + lane] = bound << ROW


@compiled
def list_lanes(
    lanes: int,
    block: Ints,
    drawn: NDArray[np.uint32],
    ways: Ints,
    modes: Any,
    cost: int,
    upwards: Any,
    shift: Any,
    lines: Ints,
    opening: int,
    opening_span: int,
    limit: int,
    covered: int,
    lowest: int,
    span: Any,
    bank: Ints,
    stakes: Ints,
    mode_of: Places,
    coups: Ints,
    heads: Places,
    ends: Places,
    own: Ints,
    owns: Places,
    state: Ints,
    last: Ints,
) -> None:
    """A block of each lane. The list lies from head to end. A win makes it shorter at both ends, a loss is written
    behind it; something is written there in any case, which nobody reads after a win: no processor can predict who
    wins, and so there is no branch for it. The inner loop has nothing but what most spins need.

    A stake stays the same until its coup is over, so a coup is summed up for one unit alone. `modes` is None where
    nobody goes to prison, `upwards` where a unit is one part and lost as a whole, `span` where a covered stake is all
    that counts.
    """
    length = U(len(lines))
    staked_first = lines[0] + lines[len(lines) - 1] if len(lines) > 1 else lines[0]
    lane: Any
    for lane in range(U(lanes)):
        row = owns[lane]
        if ends[lane] > row + U(ROOM - BLOCK - 1):
            make_room(row, lane, heads, ends, own)
        money, staked, head, end = bank[lane], stakes[lane], heads[lane], ends[lane]
        coup, mode = 0, U(0)
        if modes is not None:
            coup, mode = coups[lane], mode_of[lane]
        at = OPENING
        spin, stop = lane, lane + U(BLOCK * LANES)
        while True:
            while spin != stop:
                way = U(drawn[spin])
                spin += NEXT
                if modes is not None:
                    way += mode
                    mode = modes[way]
                money += staked * ways[way + GAIN]
                if modes is not None:
                    coup += ways[way + LOSS]
                    if mode:
                        continue
                    own[end + ONE] = np.int64((U(staked * coup) + upwards) >> shift)
                    won = U(coup) >> SIGN
                    head += won
                    end += U(coup > 0) - won
                    coup = 0
                else:
                    if upwards is None:
                        own[end + ONE] = staked
                    else:
                        own[end + ONE] = np.int64((U(staked * ways[way + LOSS]) + upwards) >> shift)
                    head += U(ways[way + HEAD])
                    end += U(ways[way + END])
                staked = own[head] + own[end]
                if head >= end or staked > limit:
                    break
                if upwards is None:
                    if staked > money:
                        break
                elif staked * cost > money:
                    break
                if span is not None and U(money - lowest) >= U(span):
                    break
            else:
                if end - head >= U(LONGEST):
                    at = AWAY
                break
            if head == end:  # the only number is the first and the last
                staked = own[head]
                if staked <= limit and staked * cost <= money and (span is None or U(money - lowest) < U(span)):
                    continue
            if limit < staked <= covered:
                at = AWAY
            elif U(money - opening) >= U(opening_span):
                at = OVER
            else:
                write_lines(row, lines, own)
                head, end, staked = row, row + length - ONE, staked_first
                continue
            last[lane] = BLOCK * block[lane] + np.int64((spin - lane) // NEXT)
            break
        bank[lane], stakes[lane], heads[lane], ends[lane], state[lane] = money, staked, head, end, at
        if modes is not None:
            coups[lane], mode_of[lane] = coup, mode


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
    ways: Ints,
    modes: Any,
    cost: int,
    upwards: Any,
    shift: int,
    lines: Ints,
    opening: int,
    opening_span: int,
    limit: int,
    covered: int,
    lowest: int,
    span: Any,
    bankroll: int,
    final: Ints,
    played: Ints,
    ended: Flags,
) -> None:
    """Sessions `first`, `first` + 1 ... of a list of `lines`, with the `ways` of `ways_of`: what a unit takes there,
    with `upwards` and shifted, is what was lost in whole units, rounded up, for all stakes up to `limit`. A session
    with a higher one that the table would take, up to `covered`, or with a list beyond LONGEST, has `ended` AWAY."""
    words = np.empty((WORDS, LANES), np.uint32)
    drawn = np.empty(BLOCK * LANES, np.uint32)
    number = np.empty(LANES, np.int64)
    block = np.empty(LANES, np.int64)
    bank = np.empty(LANES, np.int64)
    stakes = np.empty(LANES, np.int64)
    mode_of = np.empty(LANES, np.uint64)
    coups = np.empty(LANES, np.int64)
    heads = np.empty(LANES, np.uint64)
    ends = np.empty(LANES, np.uint64)
    state = np.empty(LANES, np.int64)
    last = np.empty(LANES, np.int64)
    own = np.empty(LANES * KEPT, np.int64)
    owns = np.arange(LANES).astype(np.uint64) * U(KEPT)
    lanes = 0
    coming = 0
    while True:
        while lanes < LANES and coming < len(final):
            number[lanes] = first + coming
            block[lanes] = 0
            bank[lanes] = bankroll
            stakes[lanes] = lines[0] + lines[len(lines) - 1] if len(lines) > 1 else lines[0]
            mode_of[lanes] = 0
            coups[lanes] = 0
            heads[lanes] = owns[lanes]
            ends[lanes] = owns[lanes] + U(len(lines)) - ONE
            write_lines(owns[lanes], lines, own)
            lanes += 1
            coming += 1
        if lanes == 0:
            break
        draw_lanes(k0, k1, number, block, lanes, pockets, upto, guide, spins, source, words)
        find_ways(lanes, spins, pockets, block, words, drawn)
        list_lanes(
            lanes, block, drawn, ways, modes, cost, upwards, U(shift), lines, opening, opening_span, limit, covered,
            lowest, span, bank, stakes, mode_of, coups, heads, ends, own, owns, state, last,
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
            number[lane], block[lane], bank[lane] = number[lanes], block[lanes], bank[lanes]
            stakes[lane], mode_of[lane], coups[lane] = stakes[lanes], mode_of[lanes], coups[lanes]
            heads[lane], ends[lane], state[lane] = heads[lanes], ends[lanes], state[lanes]
            owns[lane], owns[lanes] = owns[lanes], owns[lane]
