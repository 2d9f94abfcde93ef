"""The loops of the simulation, compiled by numba. All money is in whole cents, all stakes in units.

Four loops play the same game. `flat_sessions` is for a slip without a bankroll, `table_sessions` for every system that
`tables` can write down, `lists.list_sessions` for a Labouchere that soon leaves them, `functions.any_sessions` for
everything else. Where more than one can play a session they agree to the cent; the tests hold them to it.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from croupier.maths.simulate.philox import (
    BLOCK,
    HALF,
    MOST,
    NONE,
    SPINS_A_WORD,
    WORDS,
    Places,
    U,
    Word,
    compiled,
    draw_block,
    draw_unequal,
    inlined,
    philox,
    word_again,
)
from croupier.maths.systems.systems import LIST_MAX, OSCAR

Ints = NDArray[np.int64]
Flags = NDArray[np.uint8]
Recorded = NDArray[np.uint8]

INLINED = "a2819a1709f8dead"
"""What this file compiles in from `philox`, hashed: when that changes, so does this file, and machine code that was
kept on disk is made anew. A test holds it to the truth."""

LANES = 128  # sessions that take turns, so that their draws are made side by side
OPENING, OVER, AWAY = 0, 1, 2  # states: where a series begins, where the session has ended, where the tables end
MONEY, AFTER, LOWEST, SPAN = 0, 1, 2, 3  # what a row of the tables holds


@compiled
def flat_sessions(
    k0: Word, k1: Word, first: int, spins: int, pockets: int, gains: Ints, three_gains: Any, net: Ints
) -> None:
    """Net results of sessions `first`, `first` + 1 ..., from what each pocket brings and all three pockets of a word.

    Of whole numbers of 16 bits the tables stay near the core, which is what this loop waits for.
    """
    triples = U(Word(pockets * pockets * pockets))
    drawn = np.empty(BLOCK, np.int64)
    for place in range(len(net)):
        session = first + place
        total: Any = 0
        low = MOST
        blocks = spins // BLOCK
        for block in range(blocks):
            words = philox(Word(block), Word(session), Word(session >> 32), NONE, k0, k1)
            a, b, c, d = U(words[0]) * triples, U(words[1]) * triples, U(words[2]) * triples, U(words[3]) * triples
            total += np.int64(three_gains[a >> HALF]) + np.int64(three_gains[b >> HALF])
            total += np.int64(three_gains[c >> HALF]) + np.int64(three_gains[d >> HALF])
            low = min(low, Word(a), Word(b), Word(c), Word(d))
        start = blocks * BLOCK
        if low < triples:  # a word may have to be thrown away: once in some hundred sessions
            total = 0
            start = 0
        for spin in range(start, spins):
            if spin % BLOCK == 0:
                draw_block(k0, k1, session, spin // BLOCK, pockets, drawn)
            total += gains[drawn[spin % BLOCK]]
        net[place] = total


@compiled
def draw_lanes(
    k0: Word, k1: Word, numbers: Ints, blocks: Ints, lanes: int, pockets: int, upto: Places, guide: Ints, spins: int,
    source: Recorded, words: Any,
) -> None:  # fmt: skip
    """The words of the next block of each lane. Recorded spins, and those of a wheel whose pockets are not equally
    likely, become the words that would have drawn them."""
    triples = U(Word(pockets * pockets * pockets))
    if len(upto):
        pocket = np.empty(BLOCK, np.int64)
        for lane in range(lanes):
            draw_unequal(k0, k1, numbers[lane], blocks[lane], upto, guide, pocket)
            for place in range(WORDS):
                three = 0
                for turn in range(SPINS_A_WORD):
                    three = three * pockets + pocket[SPINS_A_WORD * place + turn]
                words[place, lane] = Word(((U(three) << HALF) + triples - U(1)) // triples)
        return
    if len(source):
        for lane in range(lanes):
            for place in range(WORDS):
                three = 0
                for turn in range(SPINS_A_WORD):
                    spin = BLOCK * blocks[lane] + SPINS_A_WORD * place + turn
                    three *= pockets
                    if spin < spins:
                        three += source[numbers[lane] * spins + spin]
                words[place, lane] = Word(((U(three) << HALF) + triples - U(1)) // triples)
        return
    low = MOST
    for lane in range(lanes):
        session = numbers[lane]
        drawn = philox(Word(blocks[lane]), Word(session), Word(session >> 32), NONE, k0, k1)
        for place in range(WORDS):
            words[place, lane] = drawn[place]
            low = min(low, Word(U(drawn[place]) * triples))
    if low < triples:
        for lane in range(lanes):
            for place in range(WORDS):
                if Word(U(words[place, lane]) * triples) < triples:
                    words[place, lane] = word_again(k0, k1, numbers[lane], blocks[lane], place, np.int64(triples))


STAKED, MODE, COUP, HEAD, TAIL, LIST = 0, 1, 2, 3, 4, 5  # what is kept of a session beyond the tables
MISSING, RING = HEAD, LIST_MAX - 1
KEPT = LIST + LIST_MAX + 3  # not a multiple of a page, or the lists of all lanes meet in the same lines of the cache
TIMES, SHIFT, SMALL, WHOLE = 0, 1, 2, 3  # how `quick` divides


@inlined
def unpacked(kind: int, state: Any, held: Ints, stages: Ints, own: Ints, row: int) -> None:
    """A state of the tables as `step_lanes` goes on from it."""
    own[row, STAKED] = held[state, STAKED]
    own[row, MODE] = held[state, MODE]
    own[row, COUP] = held[state, COUP]
    if kind == OSCAR:
        own[row, MISSING] = stages[state, 1] - held[state, STAKED] * held[state, COUP]  # the coup may be under way
    else:
        own[row, HEAD] = 0
        own[row, TAIL] = stages[state, 0]
        for place in range(stages.shape[1] - 1):
            own[row, LIST + place] = stages[state, 1 + place]


@compiled
def leap_lanes(
    lanes: int,
    spins: int,
    pockets: int,
    block: Ints,
    words: Any,
    width: int,
    threes: Any,
    numbers: Any,
    leaps: Any,
    bank: Ints,
    state: Places,
    waiting: Ints,
    done: Ints,
) -> int:
    """As many words of the block as can be played at a stroke, for each lane. So many lanes are `waiting` then, with
    the words that they have `done`. What a word means is looked up for all first, while nothing waits for it."""
    triples, rows = U(Word(pockets * pockets * pockets)), U(width)
    for place in range(WORDS):
        for lane in range(lanes):
            numbers[place, lane] = threes[(U(words[place, lane]) * triples) >> HALF]
    count = 0
    for lane in range(lanes):
        money = bank[lane]
        at = state[lane]
        whole = min(WORDS, (spins - BLOCK * block[lane]) // SPINS_A_WORD)
        place = 0
        while place < whole:
            row = at * rows + U(numbers[place, lane])
            if U(money - np.int64(leaps[row, LOWEST])) >= U(leaps[row, SPAN]):
                break
            money += np.int64(leaps[row, MONEY])
            at = U(leaps[row, AFTER])
            place += 1
        bank[lane] = money
        state[lane] = at
        if place < WORDS:
            waiting[count] = lane
            done[count] = place
            count += 1
    return count


@compiled
def step_lanes(
    count: int,
    waiting: Ints,
    done: Ints,
    spins: int,
    pockets: int,
    block: Ints,
    words: Any,
    kinds: int,
    outcomes: Places,
    steps: Any,
    width: int,
    numbers: Any,
    leaps: Any,
    opening: int,
    opening_span: int,
    kind: int,
    held: Ints,
    stages: Ints,
    gains: Ints,
    modes: Ints,
    cost: int,
    quick: Ints,
    limit: int,
    target: int,
    lowest: int,
    bank: Ints,
    state: Places,
    own: Ints,
    owns: Ints,
    last: Ints,
) -> None:
    """What is left of the block for each lane that is `waiting`: a word spin by spin, and then at a stroke again where
    that can be. `last` is the spin that ended a session.

    Where the tables end `oscar_step` and `labouchere_step` go on, written for speed. The list is a stretch of a ring
    from head to before tail: a win makes it shorter at both ends, a loss is written behind it. Something is written
    there in any case, which nobody reads after a win: no processor can predict who wins, and so there is no branch for
    it. A stake stays the same until its coup is over, so a coup is summed up for one unit alone.
    """
    bound, rows, span = U(Word(pockets)), U(width), U(target - lowest)
    times, shift, small, whole = U(quick[TIMES]), U(quick[SHIFT]), quick[SMALL], quick[WHOLE] > 0
    for turn in range(count):
        lane = waiting[turn]
        kept = owns[lane]
        money, at = bank[lane], state[lane]
        staked, mode, coup = own[kept, STAKED], own[kept, MODE], own[kept, COUP]
        head, tail = own[kept, HEAD], own[kept, TAIL]
        for place in range(done[turn], WORDS):
            word = words[place, lane]
            spin = BLOCK * block[lane] + SPINS_A_WORD * place
            end = min(spins, spin + SPINS_A_WORD)
            if place > done[turn] and at != U(AWAY) and width > 0 and spin + SPINS_A_WORD <= spins:
                row = at * rows + U(numbers[place, lane])
                if U(money - np.int64(leaps[row, LOWEST])) < U(leaps[row, SPAN]):
                    money += np.int64(leaps[row, MONEY])
                    at = U(leaps[row, AFTER])
                    continue
            while spin < end and at != U(OVER):
                product = U(word) * bound
                word = Word(product)
                pocket = product >> HALF
                spin += 1
                if at != U(AWAY):
                    row = at * U(kinds) + outcomes[pocket]
                    after = U(steps[row, AFTER])
                    if after != U(AWAY):
                        money += np.int64(steps[row, MONEY])
                        at = after
                        if U(money - np.int64(steps[row, LOWEST])) >= U(steps[row, SPAN]):
                            at = U(OPENING) if U(money - opening) < U(opening_span) else U(OVER)
                        continue
                    if kind > 0:
                        unpacked(kind, at, held, stages, own, kept)
                        staked, mode, coup = own[kept, STAKED], own[kept, MODE], own[kept, COUP]
                        head, tail = own[kept, HEAD], own[kept, TAIL]
                    at = after
                if kind == 0:
                    break
                gain = gains[U(mode) + pocket]
                money += staked * gain
                coup += gain
                mode = modes[U(mode) + pocket]
                if mode:
                    if kind == OSCAR:
                        head -= staked * gain
                    continue
                if kind == OSCAR:
                    head -= staked * gain  # what the series has still to bring
                    anew = head <= 0
                    if coup > 0:
                        # One unit more, unless the same win with no more than now is enough.
                        staked = staked + 1 if head > staked * coup else -(-head // coup)
                else:
                    if whole:
                        written = staked
                    elif staked < small:
                        written = np.int64((U(cost - 1 - staked * coup) * times) >> shift)
                    else:
                        written = -(staked * coup // cost)
                    own[kept, LIST + (tail & RING)] = written
                    head += np.int64(coup > 0)
                    tail += np.int64(coup < 0) - np.int64(coup > 0)
                    anew = U(tail - head - 1) >= U(RING)
                    behind = LIST + ((tail - 1) & RING) if tail - head > 1 else LIST + LIST_MAX
                    staked = own[kept, LIST + (head & RING)] + own[kept, behind]
                coup = 0
                if anew | (staked > limit) | (staked * cost > money) | (U(money - lowest) >= span):
                    at = U(OPENING) if U(money - opening) < U(opening_span) else U(OVER)
            if at == U(OVER):
                last[lane] = spin
                break
            if at == U(AWAY) and kind == 0:
                break
        bank[lane], state[lane] = money, at
        own[kept, STAKED], own[kept, MODE], own[kept, COUP] = staked, mode, coup
        own[kept, HEAD], own[kept, TAIL] = head, tail


@compiled
def table_sessions(
    k0: Word,
    k1: Word,
    first: int,
    spins: int,
    pockets: int,
    upto: Places,
    guide: Ints,
    source: Recorded,
    kinds: int,
    outcomes: Places,
    steps: Any,
    width: int,
    threes: Any,
    leaps: Any,
    opening: int,
    opening_span: int,
    kind: int,
    held: Ints,
    stages: Ints,
    gains: Ints,
    modes: Ints,
    cost: int,
    quick: Ints,
    limit: int,
    target: int,
    lowest: int,
    bankroll: int,
    final: Ints,
    played: Ints,
    ended: Flags,
) -> None:
    """Sessions of a system written down in `tables`, where the arguments are explained. `ended` is OVER or AWAY, or
    OPENING for all who could play on. A lane whose session has ended takes up the next one.

    `kind` 0 cannot go beyond the tables; `gains` and what follows is only for those that can.
    """
    words = np.empty((WORDS, LANES), np.uint32)
    numbers = np.empty((WORDS, LANES), threes.dtype)
    number = np.empty(LANES, np.int64)
    block = np.empty(LANES, np.int64)
    bank = np.empty(LANES, np.int64)
    state = np.empty(LANES, np.uint64)
    last = np.empty(LANES, np.int64)
    waiting = np.arange(LANES)
    done = np.zeros(LANES, np.int64)
    own = np.empty((LANES, KEPT), np.int64)
    for lane in range(LANES):
        own[lane, LIST + LIST_MAX] = 0
    owns = np.arange(LANES)
    lanes = 0
    coming = 0
    while True:
        while lanes < LANES and coming < len(final):
            number[lanes] = first + coming
            block[lanes] = 0
            bank[lanes] = bankroll
            state[lanes] = OPENING
            lanes += 1
            coming += 1
        if lanes == 0:
            break
        draw_lanes(k0, k1, number, block, lanes, pockets, upto, guide, spins, source, words)
        count = lanes  # all of them, from the first word on
        if width > 0:
            count = leap_lanes(
                lanes, spins, pockets, block, words, width, threes, numbers, leaps, bank, state, waiting, done,
            )  # fmt: skip
        step_lanes(
            count, waiting, done, spins, pockets, block, words, kinds, outcomes, steps, width, numbers, leaps, opening,
            opening_span, kind, held, stages, gains, modes, cost, quick, limit, target, lowest, bank, state, own, owns,
            last,
        )  # fmt: skip
        for lane in range(lanes - 1, -1, -1):
            block[lane] += 1
            at = np.int64(state[lane])
            stays = at != OVER and (at != AWAY or kind > 0)
            if stays and BLOCK * block[lane] < spins:
                continue
            place = number[lane] - first
            final[place] = bank[lane]
            played[place] = spins if stays else last[lane]
            ended[place] = OPENING if stays else at
            lanes -= 1
            number[lane] = number[lanes]
            block[lane] = block[lanes]
            bank[lane] = bank[lanes]
            state[lane] = state[lanes]
            owns[lane], owns[lanes] = owns[lanes], owns[lane]
