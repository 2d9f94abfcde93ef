"""What chance alone does to numbers and runs."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import sqrt

import pytest

from croupier.maths.exact.collector import (
    chance_all_seen,
    chance_of_repeats,
    chance_of_run,
    coldest,
    distinct_distribution,
    hottest,
    longest_run,
    mean_count,
    mean_distinct,
    mean_spins_until_all,
    mean_spins_until_run,
    variance_of_spins_until_all,
)

F = Fraction


@pytest.mark.parametrize(("numbers", "mean", "deviation"), [(37, "155.4587", "45.387"), (38, "160.6603", "46.660")])
def test_spins_until_all_numbers_came(numbers: int, mean: str, deviation: str) -> None:
    assert f"{float(mean_spins_until_all(numbers)):.4f}" == mean
    assert f"{sqrt(variance_of_spins_until_all(numbers)):.3f}" == deviation


def test_not_all_numbers_within_two_hundred_spins() -> None:
    assert f"{float(1 - chance_all_seen(38, 200)):.7f}" == "0.1698457"


def test_the_waiting_time_follows_from_what_is_seen() -> None:
    """The mean is the sum over n of the chance that after n spins something is still missing."""
    mean = sum(float(1 - chance_all_seen(37, spins)) for spins in range(1200))
    assert mean == pytest.approx(float(mean_spins_until_all(37)), abs=1e-6)


def test_distinct_numbers_in_a_wheel_of_spins() -> None:
    assert f"{float(mean_distinct(37, 37)):.4f}" == "23.5745"
    chances = distinct_distribution(37, 37)
    assert sum(chances) == 1
    assert sum(count * chance for count, chance in enumerate(chances)) == mean_distinct(37, 37)
    assert chances[37] == chance_all_seen(37, 37)


class TestRuns:
    def test_six_losses_within_two_hundred_spins(self) -> None:
        assert f"{chance_of_run(F(19, 37), 6, 200):.6f}" == "0.844055"

    @pytest.mark.parametrize(("length", "spins"), [(1, 1), (1, 4), (2, 2), (2, 5), (3, 8), (4, 11)])
    def test_by_counting_every_sequence(self, length: int, spins: int) -> None:
        total = F(0)
        for sequence in product("lw", repeat=spins):
            if "l" * length in "".join(sequence):
                lost = sequence.count("l")
                total += F(19, 37) ** lost * F(18, 37) ** (spins - lost)
        assert chance_of_run(F(19, 37), length, spins) == pytest.approx(float(total), rel=1e-12)

    def test_the_longest_is_distributed(self) -> None:
        chances = longest_run(F(19, 37), 200)
        assert sum(chances) == pytest.approx(1, abs=1e-11)
        assert sum(chances[6:]) == pytest.approx(0.844055, abs=5e-7)

    def test_the_mean_wait_is_that_of_the_chances(self) -> None:
        mean = sum(1 - chance_of_run(F(1, 2), 3, spins) for spins in range(300))
        assert mean == pytest.approx(float(mean_spins_until_run(F(1, 2), 3)), abs=1e-6)
        assert mean_spins_until_run(F(1, 2), 3) == 14

    def test_a_number_repeats(self) -> None:
        counted = sum(
            any(a == b == c for a, b, c in zip(s, s[1:], s[2:], strict=False)) for s in product(range(3), repeat=6)
        )
        assert chance_of_repeats(3, 3, 6) == pytest.approx(counted / 3**6, rel=1e-12)
        assert chance_of_repeats(37, 2, 1) == 0
        assert chance_of_repeats(37, 1, 5) == 1


class TestHotAndCold:
    def test_by_counting_every_sequence(self) -> None:
        hot: dict[int, int] = {}
        cold: dict[int, int] = {}
        for sequence in product(range(4), repeat=7):
            counts = [sequence.count(number) for number in range(4)]
            hot[max(counts)] = hot.get(max(counts), 0) + 1
            cold[min(counts)] = cold.get(min(counts), 0) + 1
        found_hot, found_cold = hottest(4, 7), coldest(4, 7)
        for count in range(8):
            assert found_hot.get(count, 0) == pytest.approx(hot.get(count, 0) / 4**7, abs=1e-12)
            assert found_cold.get(count, 0) == pytest.approx(cold.get(count, 0) / 4**7, abs=1e-12)

    @pytest.mark.parametrize("spins", [37, 1000, 10_000])
    def test_are_distributions_on_both_sides_of_the_mean(self, spins: int) -> None:
        hot, cold = hottest(37, spins), coldest(37, spins)
        assert sum(hot.values()) == pytest.approx(1, abs=1e-9)
        assert sum(cold.values()) == pytest.approx(1, abs=1e-9)
        assert mean_count(cold) < spins / 37 < mean_count(hot)

    def test_a_number_that_comes_twice_as_often_is_no_news_after_185_spins(self) -> None:
        """After five spins for each pocket the hottest has come ten times or more, more often than not."""
        assert sum(chance for count, chance in hottest(37, 185).items() if count >= 10) > 0.5
