"""The mapping to pockets is unbiased by counting, not by statistics; and the bulk mapping is the same mapping."""

from __future__ import annotations

import sys
import time
from collections import Counter
from subprocess import run

import pytest

from croupier.refusal import Refused
from croupier.wheels.random.bulk import bulk, map_bytes, seeded_drbg
from croupier.wheels.random.outcome import draw, first_index, pocket_index

SINGLE = ("0", *(str(number) for number in range(1, 37)))
DOUBLE = ("0", "00", *(str(number) for number in range(1, 37)))


@pytest.mark.parametrize("bits", range(1, 12))
def test_every_pocket_owns_equally_many_of_all_values_of_so_many_bits(bits: int) -> None:
    values = 2**bits
    for pockets in range(1, min(values, 64) + 1):
        counts = Counter(pocket_index(value, pockets, values) for value in range(values))
        thrown_away = counts.pop(None, 0)
        assert thrown_away < pockets
        assert set(counts) == set(range(pockets))
        assert set(counts.values()) == {(values - thrown_away) // pockets}


@pytest.mark.parametrize(("pockets", "thrown_away"), [(37, 34), (38, 28)])
def test_on_a_roulette_wheel_each_pocket_owns_six_byte_values(pockets: int, thrown_away: int) -> None:
    counts = Counter(first_index([value], pockets) for value in range(256))
    assert counts.pop(None) == thrown_away
    assert set(counts.values()) == {6}


@pytest.mark.parametrize("pockets", [37, 38])
def test_given_a_rejected_byte_the_second_is_as_fair_as_the_first(pockets: int) -> None:
    pairs = Counter(first_index([first, second], pockets) for first in range(256) for second in range(256))
    pairs.pop(None)
    assert len(set(pairs.values())) == 1


@pytest.mark.parametrize("pockets", [2, 37, 38, 64, 256])
def test_the_bulk_mapping_is_the_single_mapping(pockets: int) -> None:
    drawn = seeded_drbg(b"bulk against one" * 2).generate(4096)
    one_by_one = [pocket_index(byte, pockets) for byte in bytes(range(256)) + drawn]
    assert map_bytes(bytes(range(256)) + drawn, pockets).tolist() == [
        index for index in one_by_one if index is not None
    ]


def test_bulk_is_repeatable_and_gives_the_count_asked_for() -> None:
    first = bulk(seeded_drbg(b"0123456789abcdef"), 100_001, 37)
    assert len(first) == 100_001
    assert first.max() == 36
    assert (first == bulk(seeded_drbg(b"0123456789abcdef"), 100_001, 37)).all()
    assert (first[:1000] != bulk(seeded_drbg(b"0123456789abcdeg"), 1000, 37)).any()


def test_a_draw_reads_on_until_a_byte_is_left() -> None:
    supply = [b"\xff" * 16, b"\xff" * 15 + b"\xdd"]
    assert draw(lambda _size: supply.pop(0), SINGLE) == "36"
    assert not supply


def test_a_draw_gives_every_pocket_of_its_wheel() -> None:
    assert {draw(lambda _size, value=value: bytes([value]), DOUBLE) for value in range(228)} == set(DOUBLE)  # type: ignore[misc]


@pytest.mark.parametrize("pockets", [(), ("0",), ("0", "0"), tuple(str(number) for number in range(257))])
def test_a_wheel_that_a_byte_cannot_serve_is_refused(pockets: tuple[str, ...]) -> None:
    with pytest.raises(Refused) as refused:
        draw(bytes, pockets)
    assert refused.value.code == "wheel_pockets"


def test_a_short_seed_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        seeded_drbg(b"short")
    assert refused.value.code == "seed_too_short"


def test_bulk_reaches_two_million_outcomes_per_cpu_second() -> None:
    drbg = seeded_drbg(b"how fast is this")
    bulk(drbg, 100_000, 38)
    best = 0.0
    for _ in range(3):
        start = time.process_time()
        bulk(drbg, 1_000_000, 38)
        best = max(best, 1_000_000 / (time.process_time() - start))
    assert best >= 2_000_000


def test_play_needs_no_numpy() -> None:
    code = "import sys; from croupier.wheels.random import verify, wheel_process; sys.exit('numpy' in sys.modules)"
    assert run([sys.executable, "-c", code], check=False).returncode == 0
