"""Outcomes by the million for testing, with the mapping of `outcome` in numpy. Nothing here is for play."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from croupier.refusal import Refused
from croupier.wheels.random.drbg import REQUEST_BYTES_MAX, HmacDrbg

Pockets = NDArray[np.uint8]
"""Pocket numbers 0..n-1, in the table's order of its labels."""


def bulk(drbg: HmacDrbg, count: int, pockets: int) -> Pockets:
    """`count` outcomes at once."""
    chunks: list[Pockets] = []
    have = 0
    for chunk in bulk_chunks(drbg, pockets):
        chunks.append(chunk)
        have += len(chunk)
        if have >= count:
            break
    return np.concatenate(chunks)[:count]


def bulk_chunks(drbg: HmacDrbg, pockets: int) -> Iterator[Pockets]:
    """An endless run of outcomes, some 57,000 at a time on a roulette wheel."""
    while True:
        yield map_bytes(drbg.generate(REQUEST_BYTES_MAX), pockets)


def map_bytes(drawn: bytes, pockets: int) -> Pockets:
    """The outcomes of these bytes, in order, without those that rejection throws away."""
    width = 256 // pockets
    values = np.frombuffer(drawn, dtype=np.uint8)
    table = (np.arange(256) // width).astype(np.uint8)
    return table[values[values < width * pockets]] if width * pockets < 256 else table[values]


def seeded_drbg(seed: bytes) -> HmacDrbg:
    """A repeatable generator. Who knows the seed knows the numbers, so no wheel may ever hold one."""
    if len(seed) < 16:
        raise Refused("seed_too_short", "A test seed has at least 16 bytes, so that two seeds are two streams.")
    return HmacDrbg(bytes, personalization=b"croupier test stream\x00" + seed)
