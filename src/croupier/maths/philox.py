"""Philox4x32-10, a counter-based generator, and its unbiased mapping to pockets.

The pocket of a spin is a function of the seed, the session and the number of the spin, and of nothing else. So results
do not depend on threads, chunks or machines, and the GPU draws the very same pockets. A block of the counter
(spin // 4, session, attempt) serves four spins. The high half of word * pockets is the pocket; where the low half shows
that the word belongs to the incomplete last round, it is thrown away and the same place of the next attempt counts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numpy as np
from numba import njit

F = TypeVar("F", bound=Callable[..., Any])

U = np.uint64
MULTIPLIER_0, MULTIPLIER_1 = U(0xD2511F53), U(0xCD9E8D57)
WEYL_0, WEYL_1 = U(0x9E3779B9), U(0xBB67AE85)
LOW, HALF, ZERO = U(0xFFFFFFFF), U(32), U(0)


def compiled(function: F) -> F:
    """Compiled on first use, without the interpreter's lock, so that threads share the cores; kept on disk.

    What is kept counts as stale when the function's own file changes. After a change here or to the steps in `systems`
    touch `kernels`, too.
    """
    try:
        return cast(F, njit(nogil=True, cache=True)(function))
    except RuntimeError:  # no place on this machine may be written to: compile every time
        return cast(F, njit(nogil=True)(function))


def inlined(function: F) -> F:
    """Put into its caller before the compiler looks at the loop around it, which is then made with vectors."""
    return cast(F, njit(inline="always")(function))


@inlined
def philox(c0: U, c1: U, c2: U, c3: U, k0: U, k1: U) -> tuple[U, U, U, U]:
    """Four words of 32 bits from a counter and a key.

    Words are masked where they are multiplied and not before: so the machine's 32-bit multiply is recognised.
    """
    for _ in range(10):
        a = MULTIPLIER_0 * (c0 & LOW)
        b = MULTIPLIER_1 * (c2 & LOW)
        c0, c1, c2, c3 = (b >> HALF) ^ c1 ^ k0, b, (a >> HALF) ^ c3 ^ k1, a
        k0 = (k0 + WEYL_0) & LOW
        k1 = (k1 + WEYL_1) & LOW
    return c0 & LOW, c1 & LOW, c2 & LOW, c3 & LOW


@compiled
def draw_four(k0: U, k1: U, session: int, spin: int, pockets: int, four: Any) -> None:
    """The pockets of four spins from `spin` on, which is a multiple of four; each pocket is exactly as likely."""
    bound = U(pockets)
    left_over = U(4294967296 % pockets)
    number = U(session)
    missing = 15
    attempt = ZERO
    while missing:
        words = philox(U(spin // 4), number & LOW, number >> HALF, attempt, k0, k1)
        for lane in range(4):
            product = words[lane] * bound
            if missing >> lane & 1 and product & LOW >= left_over:
                four[lane] = np.int64(product >> HALF)
                missing ^= 1 << lane
        attempt += U(1)


@compiled
def draw(k0: U, k1: U, session: int, spin: int, pockets: int) -> int:
    """The pocket of one spin, from 0 to `pockets` - 1."""
    four = np.empty(4, np.int64)
    draw_four(k0, k1, session, spin - spin % 4, pockets, four)
    return four[spin % 4]  # type: ignore[no-any-return]


def key_of(seed: int) -> tuple[U, U]:
    return U(seed & 0xFFFFFFFF), U(seed >> 32 & 0xFFFFFFFF)
