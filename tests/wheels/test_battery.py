"""The battery passes the fair wheel and fails the planted ones; its p-values are those of the published tables."""

from __future__ import annotations

import math
from collections import Counter
from itertools import product

import numpy as np
import pytest

from croupier.wheels.random.battery import TESTS, THRESHOLD, Verdict, judge, single_pocket
from croupier.wheels.random.battery_tables import coupon_table, distinct_probabilities, gap_probabilities
from croupier.wheels.random.bulk import Pockets, bulk, map_bytes, seeded_drbg
from croupier.wheels.random.pvalues import chi_square_tail, normal_two_sided

SEED = b"croupier battery, fixed seed no. 1"


def fair(count: int, pockets: int, seed: bytes = SEED) -> Pockets:
    return bulk(seeded_drbg(seed), count, pockets)


def in_chunks(outcomes: Pockets, size: int = 1_000_000) -> list[Pockets]:
    return [outcomes[start : start + size] for start in range(0, len(outcomes), size)]


def failed(verdict: Verdict) -> set[str]:
    return {finding.name for finding in verdict.findings if not finding.passed}


@pytest.mark.parametrize("pockets", [37, 38])
def test_a_million_outcomes_of_the_drbg_pass(pockets: int) -> None:
    verdict = judge([fair(1_000_000, pockets)], pockets)
    assert verdict.passed, verdict
    assert len(verdict.findings) == TESTS == len({finding.name for finding in verdict.findings})
    assert verdict.outcomes == 1_000_000


@pytest.mark.long
@pytest.mark.parametrize("pockets", [37, 38])
def test_ten_million_outcomes_of_the_drbg_pass(pockets: int) -> None:
    verdict = judge(in_chunks(fair(10_000_000, pockets)), pockets)
    assert verdict.passed, verdict


def test_over_many_seeds_the_p_values_spread_as_they_should() -> None:
    """A battery that always passes proves nothing: each test's p-values must be spread over 0 to 1."""
    runs = [judge([fair(60_000, 37, b"spread of p, %010d" % run)], 37) for run in range(40)]
    for index in range(TESTS):
        values = [run.findings[index].p for run in runs]
        below = sum(value < 0.5 for value in values)
        assert 8 <= below <= 32, runs[0].findings[index].name  # 40 tosses: one in ten thousand lies outside.
        assert min(values) < 0.2
        assert max(values) > 0.8
    assert sum(not run.passed for run in runs) <= 3


def test_chunks_make_no_difference_to_tests_of_neighbours() -> None:
    outcomes = fair(300_000, 37)
    whole = judge([outcomes], 37)
    parts = judge([outcomes[:100_000], outcomes[100_000:170_000], outcomes[170_000:]], 37)
    same = {"total distribution", "single pocket", "serial correlation", "runs", "gaps", "overlapping pairs"}
    same |= {"overlapping triples"}
    for one, other in zip(whole.findings, parts.findings, strict=True):
        if one.name in same:
            assert one.statistic == pytest.approx(other.statistic, rel=1e-9), one.name


def planted(kind: str) -> Pockets:
    """A million outcomes of a single-zero wheel with something wrong."""
    outcomes = fair(1_000_000, 37).copy()
    chance = np.random.default_rng(12)
    match kind:
        case "one pocket 5 % too often":
            outcomes[chance.random(len(outcomes)) < 0.05 / 37] = 17
        case "modulo instead of rejection":
            outcomes = (np.frombuffer(seeded_drbg(SEED).generate(65536), np.uint8) % 37).repeat(16)[:1_000_000]
            chance.shuffle(outcomes)
        case "stuck":
            outcomes[:] = 17
        case "stuck outside the gap's target":
            outcomes[:] = 36
        case "the next number in turn":
            outcomes = (np.arange(1_000_000) % 37).astype(np.uint8)
        case "repeats one time in a hundred":
            again = np.flatnonzero(chance.random(len(outcomes)) < 0.01)
            outcomes[again[1:]] = outcomes[again[1:] - 1]
        case "low follows high":
            low = outcomes < 18
            swap = np.flatnonzero(low[1:] & low[:-1] & (chance.random(len(low) - 1) < 0.02)) + 1
            outcomes[swap] = 36 - outcomes[swap]
        case "never the same within five":
            for lag in (1, 2, 3, 4):
                outcomes[lag:] = np.where(outcomes[lag:] == outcomes[:-lag], (outcomes[lag:] + 7) % 37, outcomes[lag:])
        case "a short period":
            outcomes = np.tile(outcomes[:20_000], 50)
        case "too even":
            outcomes = np.concatenate([chance.permutation(37) for _ in range(27_028)]).astype(np.uint8)[:1_000_000]
    return outcomes


@pytest.mark.parametrize(
    ("kind", "by"),
    [
        ("one pocket 5 % too often", "single pocket"),
        ("modulo instead of rejection", "total distribution"),
        ("stuck", "coupon collector"),
        ("stuck outside the gap's target", "gaps"),
        ("the next number in turn", "serial correlation"),
        ("repeats one time in a hundred", "overlapping pairs"),
        ("low follows high", "runs"),
        ("never the same within five", "poker hands"),
        ("a short period", "overlapping triples"),
        ("too even", "total distribution"),
    ],
)
def test_a_planted_fault_is_caught_by_the_test_that_is_for_it(kind: str, by: str) -> None:
    assert by in failed(judge([planted(kind)], 37))


def test_a_one_pocket_bias_of_an_eighth_of_a_percent_shows_on_a_thousand_million_outcomes() -> None:
    chance = np.random.default_rng(3)
    for pockets in (37, 38):
        shares = np.full(pockets, 1 / pockets)
        assert not any(single_pocket(chance.multinomial(10**9, shares)).p < THRESHOLD / 10 for _ in range(20))
        shares[5] *= 1.00125
        biased = shares / shares.sum()
        caught = [not single_pocket(chance.multinomial(10**9, biased)).passed for _ in range(40)]
        assert sum(caught) >= 36


@pytest.mark.parametrize(
    ("statistic", "degrees", "p"),
    [(3.841459, 1, 0.05), (6.634897, 1, 0.01), (18.307038, 10, 0.05), (29.588298, 10, 0.001), (66.765962, 40, 0.005),
     (124.342113, 100, 0.05), (149.449253, 100, 0.001)],
)  # fmt: skip
def test_the_chi_square_tail_agrees_with_the_printed_tables(statistic: float, degrees: int, p: float) -> None:
    assert chi_square_tail(statistic, degrees) == pytest.approx(p, rel=2e-3)


@pytest.mark.parametrize("degrees", [2, 4, 10, 36, 200])
def test_for_even_degrees_the_tail_is_a_sum_of_poisson_terms(degrees: int) -> None:
    for x in (0.1, degrees / 2, degrees - 0.5, degrees, degrees * 1.3, degrees * 3.0):
        half = x / 2
        exact = math.fsum(math.exp(k * math.log(half) - half - math.lgamma(k + 1)) for k in range(degrees // 2))
        assert chi_square_tail(x, degrees) == pytest.approx(exact, rel=1e-9, abs=1e-14)


def test_many_degrees_are_nearly_normal() -> None:
    degrees = 50_000
    for z in (-3.0, -1.0, 0.5, 2.0, 3.5):
        cube = degrees * (1 - 2 / (9 * degrees) + z * math.sqrt(2 / (9 * degrees))) ** 3
        assert chi_square_tail(cube, degrees) == pytest.approx(math.erfc(z / math.sqrt(2)) / 2, rel=1e-3)
    assert chi_square_tail(0, 5) == 1.0


def test_the_normal_tail() -> None:
    assert normal_two_sided(1.959964) == pytest.approx(0.05, rel=1e-5)
    assert normal_two_sided(-3.290527) == pytest.approx(0.001, rel=1e-5)


def test_the_tables_of_a_fair_wheel_are_exact() -> None:
    counts = Counter(len(set(hand)) for hand in product(range(6), repeat=5))
    expected = [counts[1] + counts[2], counts[3], counts[4], counts[5]]
    assert distinct_probabilities(6, 5) == pytest.approx([count / 6**5 for count in expected])
    assert gap_probabilities(0.25, 30).sum() == pytest.approx(1)
    table = coupon_table(6)
    assert table.probabilities.sum() == pytest.approx(1)
    assert table.mean == pytest.approx(14.7)
    surjections = {
        t: sum((-1) ** k * math.comb(6, k) * (6 - k) ** t for k in range(7)) / 6**t for t in map(int, table.limits)
    }
    assert np.cumsum(table.probabilities)[:-1] == pytest.approx(list(surjections.values()))


def test_a_mapped_byte_stream_is_judged_like_any_other() -> None:
    assert judge([map_bytes(seeded_drbg(SEED).generate(65536), 38)], 38).outcomes > 50_000
