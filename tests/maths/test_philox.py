"""The generator: its published answers, and pockets without bias."""

from __future__ import annotations

from itertools import islice

import numpy as np
import pytest
from scipy.special import chdtrc
from tests.maths.support import plain_draws, plain_philox

from croupier.maths.philox import U, draw, draw_four, key_of, philox

FULL = 0xFFFFFFFF
# The known answers that the generator's authors publish with it: counter, key, words.
KNOWN = [
    ((0, 0, 0, 0), (0, 0), (0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8)),
    ((FULL, FULL, FULL, FULL), (FULL, FULL), (0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD)),
    (
        (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344),
        (0xA4093822, 0x299F31D0),
        (0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1),
    ),
]


@pytest.mark.parametrize(("counter", "key", "words"), KNOWN)
def test_known_answers(counter: tuple[int, ...], key: tuple[int, ...], words: tuple[int, ...]) -> None:
    assert tuple(int(word) for word in philox(*map(U, counter), *map(U, key))) == words
    assert tuple(plain_philox(counter, key)) == words  # type: ignore[arg-type]


@pytest.mark.parametrize(("seed", "session", "pockets"), [(0, 0, 37), (2**64 - 1, 5, 38), (7, 2**40 + 3, 37)])
def test_pockets_are_drawn_as_defined(seed: int, session: int, pockets: int) -> None:
    k0, k1 = key_of(seed)
    assert [draw(k0, k1, session, spin, pockets) for spin in range(23)] == list(
        islice(plain_draws(seed, session, pockets), 23)
    )


def test_words_of_the_incomplete_round_are_thrown_away() -> None:
    """With 3,000,000,000 pockets three words in ten are; with 37 it takes a billion draws to meet one."""
    k0, k1 = key_of(11)
    four = np.empty(4, np.int64)
    drawn = []
    for spin in range(0, 200, 4):
        draw_four(k0, k1, 4, spin, 3_000_000_000, four)
        drawn += four.tolist()
    assert drawn == list(islice(plain_draws(11, 4, 3_000_000_000), 200))
    first_words = [plain_philox((spin // 4, 4, 0, 0), (11, 0))[spin % 4] for spin in range(200)]
    kept = sum(word * 3_000_000_000 >> 32 == pocket for word, pocket in zip(first_words, drawn, strict=True))
    assert 100 < kept < 180


def test_every_pocket_is_as_frequent_as_the_others() -> None:
    k0, k1 = key_of(2026)
    four = np.empty(4, np.int64)
    counts = np.zeros(37, np.int64)
    for session in range(30_000):
        draw_four(k0, k1, session, 0, 37, four)
        counts[four] += 1  # the same pocket twice in a block counts once: rare, and alike for all
    statistic = float(((counts - counts.mean()) ** 2).sum() / counts.mean())
    assert 1e-4 < chdtrc(36, statistic) < 1 - 1e-4
