"""The loops of the simulation, compiled by numba. All money is in whole cents, all stakes in units.

Three loops play the same game. `flat_sessions` is for a slip without a bankroll, `table_sessions` for every system that
`tables` can write down, `functions.any_sessions` for everything else. Where more than one can play a session they agree
to the cent; the tests hold them to it.
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
    U,
    Word,
    compiled,
    draw_block,
    inlined,
    philox,
    word_again,
)
from croupier.maths.systems.systems import LIST_MAX, OSCAR

Ints = NDArray[np.int64]
Flags = NDArray[np.uint8]
Recorded = NDArray[np.uint8]

INLINED = "e0bef88c2338646e"
"""What this file compiles in from `philox`, hashed: when that changes, so does this file, and machine code that was
kept on disk is made anew. A test holds it to the truth."""

LANES = 64  # sessions that take turns, so that their draws are made side by side
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
    k0: Word, k1: Word, numbers: Ints, blocks: Ints, lanes: int, pockets: int, spins: int, source: Recorded, words: Any
) -> None:
    """The words of the next block of each lane. Recorded spins become the words that would have drawn them."""
    triples = U(Word(pockets * pockets * pockets))
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
PROFIT, RING = HEAD, LIST_MAX - 1


@inlined
def unpacked(kind: int, state: int, held: Ints, stages: Ints, own: Ints, row: int) -> None:
    """A state of the tables as `beyond` goes on from it."""
    own[row, STAKED] = held[state, STAKED]
    own[row, MODE] = held[state, MODE]
    own[row, COUP] = held[state, COUP]
    if kind == OSCAR:
        own[row, PROFIT] = stages[state, 1]
        return
    own[row, HEAD] = 0
    own[row, TAIL] = stages[state, 0]
    for place in range(stages[state, 0]):
        own[row, LIST + place] = stages[state, 1 + place]


@inlined
def beyond(
    kind: int,
    own: Ints,
    row: int,
    pocket: Any,
    money: int,
    gains: Ints,
    modes: Ints,
    cost: int,
    limit: int,
    target: int,
    lowest: int,
) -> tuple[int, int]:
    """One spin where the tables end: the money and AWAY, or OPENING where a series is to begin, which leads back.

    Here `oscar_step` and `labouchere_step` are written for speed. The list is a stretch of a ring from head to before
    tail: a win makes it shorter at both ends, a loss is written behind it.
    """
    staked = own[row, STAKED]
    won = staked * gains[own[row, MODE], pocket]
    own[row, MODE] = modes[own[row, MODE], pocket]
    money += won
    coup = own[row, COUP] + won
    own[row, COUP] = coup
    if own[row, MODE]:
        return money, AWAY
    own[row, COUP] = 0
    if money >= target or money < lowest:
        return money, OVER
    if kind == OSCAR:
        own[row, PROFIT] += coup
        if coup > 0:
            missing = cost - own[row, PROFIT]
            if missing <= 0:
                return money, OPENING
            # One unit more, unless the same win with no more than now is enough: only then there is a division.
            own[row, STAKED] = staked + 1 if missing > coup else -(-missing * staked // coup)
    else:
        head, tail = own[row, HEAD], own[row, TAIL]
        # Behind the list something is written in any case, which nobody reads after a win: no processor can predict
        # who wins, and so there is no branch for it.
        whole = (coup >= 0) | (coup == -staked * cost)
        own[row, LIST + (tail & RING)] = staked if whole else -(coup // cost)
        head += coup > 0
        tail += np.int64(coup < 0) - np.int64(coup > 0)
        length = tail - head
        if length < 1 or length >= LIST_MAX:
            return money, OPENING
        own[row, HEAD] = head
        own[row, TAIL] = tail
        last = own[row, LIST + ((tail - 1) & RING)] if length > 1 else 0
        own[row, STAKED] = own[row, LIST + (head & RING)] + last
    if own[row, STAKED] > limit or own[row, STAKED] * cost > money:
        return money, OPENING
    return money, AWAY


@compiled
def leap_lanes(
    lanes: int,
    spins: int,
    pockets: int,
    block: Ints,
    words: Any,
    width: int,
    threes: NDArray[np.uint16],
    leaps: Any,
    bank: Ints,
    state: Ints,
    waiting: Ints,
    done: Ints,
) -> int:
    """As many words of the block as can be played at a stroke, for each lane. So many lanes are `waiting` then, with
    the words that they have `done`."""
    triples = U(Word(pockets * pockets * pockets))
    count = 0
    for lane in range(lanes):
        money = bank[lane]
        at = state[lane]
        whole = min(WORDS, (spins - BLOCK * block[lane]) // SPINS_A_WORD)
        place = 0
        while place < whole:
            row = at * width + np.int64(threes[(U(words[place, lane]) * triples) >> HALF])
            if U(money - np.int64(leaps[row, LOWEST])) >= U(leaps[row, SPAN]):
                break
            money += np.int64(leaps[row, MONEY])
            at = np.int64(leaps[row, AFTER])
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
    outcomes: Ints,
    steps: Any,
    width: int,
    threes: NDArray[np.uint16],
    leaps: Any,
    opening: int,
    opening_span: int,
    kind: int,
    held: Ints,
    stages: Ints,
    gains: Ints,
    modes: Ints,
    cost: int,
    limit: int,
    target: int,
    lowest: int,
    bank: Ints,
    state: Ints,
    own: Ints,
    owns: Ints,
    last: Ints,
) -> None:
    """What is left of the block for each lane that is `waiting`: a word spin by spin, and then at a stroke again where
    that can be. `last` is the spin that ended a session."""
    triples, bound = U(Word(pockets * pockets * pockets)), U(Word(pockets))
    for turn in range(count):
        lane = waiting[turn]
        money = bank[lane]
        at = state[lane]
        for place in range(done[turn], WORDS):
            word = words[place, lane]
            spin = BLOCK * block[lane] + SPINS_A_WORD * place
            end = min(spins, spin + SPINS_A_WORD)
            if place > done[turn] and at != AWAY and width > 0 and spin + SPINS_A_WORD <= spins:
                row = at * width + np.int64(threes[(U(word) * triples) >> HALF])
                if U(money - np.int64(leaps[row, LOWEST])) < U(leaps[row, SPAN]):
                    money += np.int64(leaps[row, MONEY])
                    at = np.int64(leaps[row, AFTER])
                    continue
            while spin < end and at != OVER:
                product = U(word) * bound
                word = Word(product)
                pocket = np.int64(product >> HALF)
                row = at * kinds + outcomes[pocket]
                after = np.int64(steps[row, AFTER])
                spin += 1
                if after != AWAY:
                    money += np.int64(steps[row, MONEY])
                    at = after
                    if U(money - np.int64(steps[row, LOWEST])) >= U(steps[row, SPAN]):
                        at = OPENING if U(money - opening) < U(opening_span) else OVER
                elif kind == 0:
                    at = AWAY
                    break
                else:
                    if at != AWAY:
                        unpacked(kind, at, held, stages, own, owns[lane])
                    money, at = beyond(kind, own, owns[lane], pocket, money, gains, modes, cost, limit, target, lowest)
                    if at == OPENING and U(money - opening) >= U(opening_span):
                        at = OVER
                if at == OVER:
                    last[lane] = spin
            if at == OVER or (at == AWAY and kind == 0):
                break
        bank[lane] = money
        state[lane] = at


@compiled
def table_sessions(
    k0: Word,
    k1: Word,
    first: int,
    spins: int,
    pockets: int,
    source: Recorded,
    kinds: int,
    outcomes: Ints,
    steps: Any,
    width: int,
    threes: NDArray[np.uint16],
    leaps: Any,
    opening: int,
    opening_span: int,
    kind: int,
    held: Ints,
    stages: Ints,
    gains: Ints,
    modes: Ints,
    cost: int,
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
    number = np.empty(LANES, np.int64)
    block = np.empty(LANES, np.int64)
    bank = np.empty(LANES, np.int64)
    state = np.empty(LANES, np.int64)
    last = np.empty(LANES, np.int64)
    waiting = np.arange(LANES)
    done = np.zeros(LANES, np.int64)
    own = np.empty((LANES, LIST + LIST_MAX), np.int64)
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
        draw_lanes(k0, k1, number, block, lanes, pockets, spins, source, words)
        count = lanes  # all of them, from the first word on
        if width > 0:
            count = leap_lanes(lanes, spins, pockets, block, words, width, threes, leaps, bank, state, waiting, done)
        step_lanes(
            count, waiting, done, spins, pockets, block, words, kinds, outcomes, steps, width, threes, leaps, opening,
            opening_span, kind, held, stages, gains, modes, cost, limit, target, lowest, bank, state, own, owns, last,
        )  # fmt: skip
        for lane in range(lanes - 1, -1, -1):
            block[lane] += 1
            at = state[lane]
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
