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

from croupier.maths.simulate import functions, kernels, lists
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
    """With 1291 pockets half of all words are; with 37 it takes some hundred thousand draws to meet one."""
    k0, k1 = key_of(11)
    drawn: list[int] = []
    kept = 0
    for session in range(50):
        pockets = np.empty(BLOCK, np.int64)
        draw_block(k0, k1, session, 0, 1291, pockets)
        assert pockets.tolist() == list(islice(plain_draws(11, session, 1291), BLOCK))
        drawn += pockets.tolist()
        kept += sum(one == other for one, other in zip(kept_pockets(11, session, 1291), drawn[-BLOCK:], strict=True))
    assert 200 < kept < 400


@pytest.mark.parametrize("turn", [0, 1, 2, 10, 11])
def test_every_pocket_is_as_frequent_as_the_others(turn: int) -> None:
    k0, k1 = key_of(2026)
    counts = np.bincount([draw(k0, k1, session, turn, 37) for session in range(30_000)], minlength=37)
    assert 1e-4 < fit(counts) < 1 - 1e-4


@pytest.mark.parametrize("places", [(0, 1), (1, 2), (0, 2)])
def test_every_pair_within_a_word_is_as_frequent_as_the_others(places: tuple[int, int]) -> None:
    k0, k1 = key_of(2027)
    counts = np.zeros(37 * 37, np.int64)
    pockets = np.empty(BLOCK, np.int64)
    for session in range(30_000):
        draw_block(k0, k1, session, 0, 37, pockets)
        np.add.at(counts, 37 * pockets[places[0] :: 3] + pockets[places[1] :: 3], 1)
    assert 1e-4 < fit(counts) < 1 - 1e-4


@pytest.mark.parametrize("pockets", [3, 5, 7, 37, 38])
def test_as_many_words_bring_any_three_pockets_as_any_other_three(pockets: int) -> None:
    """Of all words that are kept: those whose product with the cube has this high half, and a low half that counts."""
    triples = pockets**3
    left_over = 2**32 % triples
    # The words of three pockets are a stretch; the first of it is thrown away where its low half is below the rest.
    sizes = set()
    for three in range(triples):
        first, end = -(-(three << 32) // triples), -(-((three + 1) << 32) // triples)
        sizes.add(end - first - (first * triples % 2**32 < left_over))
    assert sizes == {2**32 // triples}


def fit(counts: NDArray[np.int64]) -> float:
    """How probable a worse fit is when all are equally likely."""
    return float(chdtrc(len(counts) - 1, float(((counts - counts.mean()) ** 2).sum() / counts.mean())))


def test_machine_code_that_is_kept_is_never_stale() -> None:
    """numba keeps the compiled loops until their own file changes; so that file names what else goes into them."""
    drawn = Path(philox_source.__file__).read_text()
    steps = inspect.getsource(labouchere_step) + inspect.getsource(oscar_step)
    lanes = Path(kernels.__file__).read_text()
    for module, inlined in ((kernels, drawn), (functions, drawn + steps), (lists, drawn + lanes)):
        now = hashlib.sha256(inlined.encode()).hexdigest()[:16]
        assert now == module.INLINED, f"put the new value into {module.__name__}.INLINED"
