"""The generator: its published answers, and pockets without bias."""

from __future__ import annotations

import hashlib
import inspect
from itertools import islice
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from scipy.special import chdtrc
from tests.maths.support import kept_pockets, plain_draws, plain_philox

from croupier.maths.simulate import kernels
from croupier.maths.simulate import philox as philox_source
from croupier.maths.simulate.philox import BLOCK, Word, draw, draw_block, key_of, philox
from croupier.maths.systems.systems import labouchere_step, oscar_step

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
    assert tuple(int(word) for word in philox(*map(Word, counter), *map(Word, key))) == words
    assert tuple(plain_philox(counter, key)) == words  # type: ignore[arg-type]


@pytest.mark.parametrize(("seed", "session", "pockets"), [(0, 0, 37), (2**64 - 1, 5, 38), (7, 2**40 + 3, 37)])
def test_pockets_are_drawn_as_defined(seed: int, session: int, pockets: int) -> None:
    k0, k1 = key_of(seed)
    assert [draw(k0, k1, session, spin, pockets) for spin in range(23)] == list(
        islice(plain_draws(seed, session, pockets), 23)
    )


def test_words_of_the_incomplete_round_are_thrown_away() -> None:
    """With 50,000 pockets four words in ten are; with 37 it takes some million draws to meet one."""
    k0, k1 = key_of(11)
    drawn: list[int] = []
    kept = 0
    for session in range(50):
        pockets = np.empty(BLOCK, np.int64)
        draw_block(k0, k1, session, 0, 50_000, pockets)
        assert pockets.tolist() == list(islice(plain_draws(11, session, 50_000), BLOCK))
        drawn += pockets.tolist()
        kept += sum(one == other for one, other in zip(kept_pockets(11, session, 50_000), drawn[-BLOCK:], strict=True))
    assert 150 < kept < 300


@pytest.mark.parametrize("turn", [0, 1, 6, 7])
def test_every_pocket_is_as_frequent_as_the_others(turn: int) -> None:
    k0, k1 = key_of(2026)
    counts = np.bincount([draw(k0, k1, session, turn, 37) for session in range(30_000)], minlength=37)
    assert 1e-4 < fit(counts) < 1 - 1e-4


def test_every_pair_of_a_word_is_as_frequent_as_the_others() -> None:
    k0, k1 = key_of(2027)
    counts = np.zeros(37 * 37, np.int64)
    pockets = np.empty(BLOCK, np.int64)
    for session in range(30_000):
        draw_block(k0, k1, session, 0, 37, pockets)
        np.add.at(counts, 37 * pockets[::2] + pockets[1::2], 1)
    assert 1e-4 < fit(counts) < 1 - 1e-4


def fit(counts: NDArray[np.int64]) -> float:
    """How probable a worse fit is when all are equally likely."""
    return float(chdtrc(len(counts) - 1, float(((counts - counts.mean()) ** 2).sum() / counts.mean())))


def test_machine_code_that_is_kept_is_never_stale() -> None:
    """numba keeps the compiled loops until their own file changes; so that file names what else goes into them."""
    inlined = (
        Path(philox_source.__file__).read_text() + inspect.getsource(labouchere_step) + inspect.getsource(oscar_step)
    )
    now = hashlib.sha256(inlined.encode()).hexdigest()[:16]
    assert now == kernels.INLINED, "put the new value into kernels.INLINED"
