"""The health tests of SP 800-90B: their cutoffs, that they catch a stuck and a biased source, and that they latch."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from math import comb

import pytest

from croupier.refusal import Refused
from croupier.wheels.random.drbg import HmacDrbg
from croupier.wheels.random.entropy import (
    PROPORTION_CUTOFF,
    REPETITION_CUTOFF,
    STARTUP_SAMPLES,
    WINDOW,
    HealthTests,
    WatchedEntropy,
    proportion_cutoff,
    repetition_cutoff,
)


def refusal_of(action: Callable[[], object]) -> Refused:
    with pytest.raises(Refused) as refused:
        action()
    return refused.value


def test_cutoffs_follow_the_formulas() -> None:
    assert REPETITION_CUTOFF == repetition_cutoff(8, 40) == 6
    assert repetition_cutoff(2, 30) == 16
    exact = sum(comb(512, k) * 255 ** (512 - k) for k in range(PROPORTION_CUTOFF, 513))
    one_less = exact + comb(512, PROPORTION_CUTOFF - 1) * 255 ** (512 - PROPORTION_CUTOFF + 1)
    assert exact * 2**40 <= 256**512 < one_less * 2**40
    assert proportion_cutoff(8, 40, WINDOW) == PROPORTION_CUTOFF


def test_the_binary_cutoff_of_the_standards_own_example() -> None:
    assert proportion_cutoff(1, 20, 1024) == 589  # Table 2 of SP 800-90B: H = 1, W = 1024, alpha = 2^-20


def test_a_stuck_source_is_caught_at_start_up() -> None:
    assert "repetition" in refusal_of(lambda: WatchedEntropy(bytes)).facts["why"]


def test_a_source_that_gets_stuck_later_stops_the_generator_and_stays_stopped() -> None:
    stuck = False

    def read(size: int) -> bytes:
        return b"\x5a" * size if stuck else os.urandom(size)

    entropy = WatchedEntropy(read)
    drbg = HmacDrbg(entropy, prediction_resistance=True)
    drbg.generate(32)
    stuck = True
    assert refusal_of(lambda: drbg.generate(32)).code == "entropy_failed"
    stuck = False
    assert refusal_of(lambda: drbg.generate(32)).code == "entropy_failed"
    assert refusal_of(lambda: entropy.restart(" ")).code == "person_needed"
    entropy.restart("A. Supervisor")
    assert len(drbg.generate(32)) == 32


def test_a_restart_does_not_help_a_source_that_is_still_broken() -> None:
    broken = False
    entropy = WatchedEntropy(lambda size: bytes(size) if broken else os.urandom(size))
    broken = True
    refusal_of(lambda: entropy(32))
    assert refusal_of(lambda: entropy.restart("A. Supervisor")).code == "entropy_failed"
    assert entropy.failure is not None


def test_a_biased_source_is_caught_by_the_adaptive_proportion() -> None:
    chance = random.Random(7)

    def biased(size: int) -> bytes:
        return bytes(0 if chance.random() < 0.08 else chance.randrange(256) for _ in range(size))

    health = HealthTests()
    failures = [why for why in (health.check(biased(32)) for _ in range(2_000)) if why]
    assert failures
    assert all(why.startswith("adaptive proportion") for why in failures)


def test_a_source_with_too_few_values_is_caught() -> None:
    chance = random.Random(8)
    assert HealthTests().check(bytes(chance.choice(b"0123456789abcdef") for _ in range(1024))) is not None


def test_a_short_read_stops_the_source() -> None:
    short = False
    entropy = WatchedEntropy(lambda size: os.urandom(size - 1 if short else size))
    short = True
    assert refusal_of(lambda: entropy(32)).code == "entropy_failed"


def test_start_up_samples_are_thrown_away() -> None:
    given: list[bytes] = []

    def read(size: int) -> bytes:
        given.append(os.urandom(size))
        return given[-1]

    entropy = WatchedEntropy(read)
    assert len(given[0]) == STARTUP_SAMPLES
    assert entropy(16) == given[1]


def plainly(samples: bytes) -> int | None:
    """Both tests as the standard's pseudo-code has them, a sample at a time: where the stream fails first."""
    previous, repeats = -1, 0
    base, seen, left = -1, 0, 0
    for index, sample in enumerate(samples):
        repeats = repeats + 1 if sample == previous else 1
        previous = sample
        if repeats >= REPETITION_CUTOFF:
            return index
        if left == 0:
            base, seen, left = sample, 0, WINDOW
        seen += sample == base
        left -= 1
        if seen >= PROPORTION_CUTOFF:
            return index
    return None


@pytest.mark.parametrize("seed", range(40))
def test_in_pieces_the_tests_find_what_the_plain_loop_finds(seed: int) -> None:
    chance = random.Random(seed)
    values = chance.choice([4, 24, 48, 256])
    stream = bytes(chance.randrange(values) for _ in range(4_000))
    if seed % 4 == 0:
        at = chance.randrange(3_000)
        stream = stream[:at] + bytes([stream[at]]) * chance.randrange(3, 9) + stream[at:]
    health, start, failed = HealthTests(), 0, None
    while start < len(stream) and failed is None:
        size = chance.choice([1, 2, 16, 32, 700])
        if health.check(stream[start : start + size]) is not None:
            failed = range(start, start + size)
        start += size
    plain = plainly(stream)
    assert (failed is None) == (plain is None)
    assert failed is None or plain in failed
