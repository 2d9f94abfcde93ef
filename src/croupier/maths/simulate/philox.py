"""Philox4x32-10, a counter-based generator, and its unbiased mapping to pockets.

The pocket of a spin is a function of the seed, the session and the number of the spin, and of nothing else. So results
do not depend on threads, chunks or machines, and the GPU draws the very same pockets. A block of the counter
(spin // 12, session, attempt) serves twelve spins, three to a word: the high half of word * pockets^3 is three pockets,
written as the digits of a number. Where the low half shows that the word belongs to the incomplete last round, the word
is thrown away, and the same place of the next attempt counts.

Where pockets are not equally likely (`Thresholds`) each spin has a word to itself: word spin % 4 of block spin // 4.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar, cast

import numpy as np
from numba import njit
from numpy.typing import NDArray

F = TypeVar("F", bound=Callable[..., Any])

Word = np.uint32
U = np.uint64
MULTIPLIER_0, MULTIPLIER_1 = U(0xD2511F53), U(0xCD9E8D57)
WEYL_0, WEYL_1 = Word(0x9E3779B9), Word(0xBB67AE85)
HALF, NONE, MOST = U(32), Word(0), Word(0xFFFFFFFF)
WORDS, SPINS_A_WORD = 4, 3
BLOCK = WORDS * SPINS_A_WORD  # spins that a block of the counter serves
EIGHT = U(24)  # to the right, and eight bits of a word are left

Places = NDArray[np.uint64]


def compiled(function: F) -> F:
    """Compiled on first use, without the interpreter's lock, so that threads share the cores; kept on disk.

    What is kept counts as stale when the function's own file changes: see `kernels.INLINED`. Nothing here is divided by
    0, and a function that cannot fail need not count who holds its arrays.
    """
    try:
        return cast(F, njit(nogil=True, cache=True, error_model="numpy")(function))
    except RuntimeError:  # no place on this machine may be written to: compile every time
        return cast(F, njit(nogil=True, error_model="numpy")(function))


def inlined(function: F) -> F:
    """Put into its caller before the compiler looks at the loop around it, which is then made with vectors."""
    return cast(F, njit(inline="always")(function))


@inlined
def philox(c0: Word, c1: Word, c2: Word, c3: Word, k0: Word, k1: Word) -> tuple[Word, Word, Word, Word]:
    """Four words of 32 bits from a counter and a key.

    What needs no multiplication is cut to a word first: so every step is one instruction of the machine.
    """
    for _ in range(10):
        a = MULTIPLIER_0 * U(c0)
        b = MULTIPLIER_1 * U(c2)
        c0, c1 = Word(c1 ^ k0) ^ Word(b >> HALF), Word(b)
        c2, c3 = Word(c3 ^ k1) ^ Word(a >> HALF), Word(a)
        k0 = Word(k0 + WEYL_0)
        k1 = Word(k1 + WEYL_1)
    return Word(c0), Word(c1), Word(c2), Word(c3)


@compiled
def word_again(k0: Word, k1: Word, session: int, block: int, place: int, triples: Any) -> Word:
    """A word of a block, from the first attempt in which it is not of the incomplete last round."""
    left_over = Word(4294967296 % triples)
    attempt = NONE
    while True:
        words = philox(Word(block), Word(session), Word(session >> 32), attempt, k0, k1)
        if Word(U(words[place]) * U(triples)) >= left_over:
            return words[place]
        attempt += Word(1)


@compiled
def draw_block(k0: Word, k1: Word, session: int, block: int, pockets: int, drawn: Any) -> None:
    """The pockets of the spins of a block; all three of a word are exactly as likely as any other three."""
    triples = pockets * pockets * pockets
    words = philox(Word(block), Word(session), Word(session >> 32), NONE, k0, k1)
    for place in range(WORDS):
        word = words[place]
        if Word(U(word) * U(triples)) < Word(triples):  # it may have to be thrown away
            word = word_again(k0, k1, session, block, place, triples)
        for turn in range(SPINS_A_WORD):
            product = U(word) * U(pockets)
            drawn[SPINS_A_WORD * place + turn] = product >> HALF
            word = Word(product)


@compiled
def draw_unequal(k0: Word, k1: Word, session: int, block: int, upto: Places, guide: Any, drawn: Any) -> None:
    """As `draw_block`, where a pocket comes for every word from that of the pocket before up to its own threshold."""
    for part in range(SPINS_A_WORD):
        words = philox(Word(SPINS_A_WORD * block + part), Word(session), Word(session >> 32), NONE, k0, k1)
        for place in range(WORDS):
            word = U(words[place])
            pocket = guide[word >> EIGHT]
            while word >= upto[pocket]:
                pocket += 1
            drawn[WORDS * part + place] = pocket


@compiled
def draw(k0: Word, k1: Word, session: int, spin: int, pockets: int) -> int:
    """The pocket of one spin, from 0 to `pockets` - 1."""
    drawn = np.empty(BLOCK, np.int64)
    draw_block(k0, k1, session, spin // BLOCK, pockets, drawn)
    return drawn[spin % BLOCK]  # type: ignore[no-any-return]


def key_of(seed: int) -> tuple[Word, Word]:
    return Word(seed & 0xFFFFFFFF), Word(seed >> 32 & 0xFFFFFFFF)


class Thresholds(NamedTuple):
    """Words below `upto` of a pocket, from that of the pocket before on, draw it; empty where all are equally likely.
    `guide` says for the first eight bits of a word where to begin to look."""

    upto: Places
    guide: NDArray[np.int64]


@lru_cache(maxsize=32)
def thresholds(chances: tuple[Fraction, ...] | None) -> Thresholds:
    """Each chance is rounded to a multiple of 2^-32, those with most beyond one upwards, so that they sum to 1."""
    if chances is None:
        return Thresholds(np.empty(0, np.uint64), np.empty(0, np.int64))
    words = [int(chance * 2**32) for chance in chances]
    beyond = sorted(range(len(words)), key=lambda pocket: words[pocket] - chances[pocket] * 2**32)
    for pocket in beyond[: 2**32 - sum(words)]:
        words[pocket] += 1
    upto = np.cumsum(words).astype(np.uint64)
    return Thresholds(upto, np.searchsorted(upto, np.arange(256, dtype=np.uint64) << EIGHT, side="right"))
