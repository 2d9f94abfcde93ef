"""From random bytes to a pocket, unbiased by rejection.

A byte has 256 values. With n pockets each pocket owns `256 // n` neighbouring values (six on either roulette wheel);
the values left over, fewer than n, are thrown away and the next byte is read. Nothing is ever reduced modulo n.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from croupier.wheels.pockets import check_pockets


def pocket_index(value: int, pockets: int, values: int = 256) -> int | None:
    """Which pocket this value of 0..values-1 stands for, or None where it must be thrown away."""
    width = values // pockets
    return value // width if value < width * pockets else None


def first_index(stream: Iterable[int], pockets: int) -> int | None:
    """The pocket of the first byte that is not thrown away; None when all are."""
    width = 256 // pockets
    limit = width * pockets
    for byte in stream:
        if byte < limit:
            return byte // width
    return None


def draw(generate: Callable[[int], bytes], pockets: Sequence[str]) -> str:
    """One pocket from a generator of random bytes."""
    check_pockets(pockets)
    while True:
        index = first_index(generate(16), len(pockets))
        if index is not None:
            return pockets[index]
