"""Philox4x32-10, a counter-based generator, and its unbiased mapping to pockets.

The pocket of a spin is a function of the seed, the session and the number of the spin, and of nothing else. So results
do not depend on threads, chunks or machines, and the GPU draws the very same pockets. A block of the counter
(spin // 8, session, attempt) serves eight spins, two to a word: the high half of word * pockets^2 is a pair of pockets,
the first times `pockets` plus the second. Where the low half shows that the word belongs to the incomplete last round,
the word is thrown away, and the same place of the next attempt counts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numpy as np
from numba import njit

F = TypeVar("F", bound=Callable[..., Any])

Word = np.uint32
U = np.uint64
MULTIPLIER_0, MULTIPLIER_1 = U(0xD2511F53), U(0xCD9E8D57)
WEYL_0, WEYL_1 = Word(0x9E3779B9), Word(0xBB67AE85)
HALF, NONE, MOST = U(32), Word(0), Word(0xFFFFFFFF)
BLOCK = 8  # spins that a block of the counter serves


def compiled(function: F) -> F:
    """Compiled on first use, without the interpreter's lock, so that threads share the cores; kept on disk.

    What is kept counts as stale when the function's own file changes: see `kernels.INLINED`.
    """
    try:
        return cast(F, njit(nogil=True, cache=True)(function))
    except RuntimeError:  # no place on this machine may be written to: compile every time
        return cast(F, njit(nogil=True)(function))


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
def draw_block(k0: Word, k1: Word, session: int, block: int, pockets: int, drawn: Any) -> None:
    """The pockets of the eight spins of a block; each pair of pockets is exactly as likely as any other."""
    pairs = U(Word(pockets * pockets))
    left_over = Word(4294967296 % (pockets * pockets))
    missing = 15
    attempt = NONE
    while missing:
        words = philox(Word(block), Word(session), Word(session >> 32), attempt, k0, k1)
        for place in range(4):
            product = U(words[place]) * pairs
            if missing >> place & 1 and Word(product) >= left_over:
                pair = np.int64(product >> HALF)
                drawn[2 * place] = pair // pockets
                drawn[2 * place + 1] = pair % pockets
                missing ^= 1 << place
        attempt += Word(1)


@compiled
def draw(k0: Word, k1: Word, session: int, spin: int, pockets: int) -> int:
    """The pocket of one spin, from 0 to `pockets` - 1."""
    drawn = np.empty(BLOCK, np.int64)
    draw_block(k0, k1, session, spin // BLOCK, pockets, drawn)
    return drawn[spin % BLOCK]  # type: ignore[no-any-return]


def key_of(seed: int) -> tuple[Word, Word]:
    return Word(seed & 0xFFFFFFFF), Word(seed >> 32 & 0xFFFFFFFF)
