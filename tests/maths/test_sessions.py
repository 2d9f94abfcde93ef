"""Many spins: the lattice against whole-number arithmetic, the tails, and the approximations against the lattice."""

from __future__ import annotations

import math
from decimal import Decimal, localcontext
from fractions import Fraction
from time import thread_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.maths.support import EU, US, coup_of

from croupier.maths.exact.chance import Chance
from croupier.maths.exact.distribution import Distribution
from croupier.maths.exact.saddlepoint import Saddlepoint
from croupier.maths.exact.sessions import after, ask, tail
from croupier.refusal import Refused

TEN_BETS = (
    "red=5", "straight-17", "split-1-2=2", "corner-1-2-4-5=3", "dozen-2=7", "column-1=4", "street-13-14-15",
    "line-1-2-3-4-5-6=2", "odd=9", "straight-0",
)  # fmt: skip
ODD_CENTS = ("red=1000", "straight-17=0.01", "split-1-2=33.33", "dozen-2=77.77")


def plain_sum(net: Distribution, coups: int) -> dict[int, Fraction]:
    """By adding one coup after the other, in fractions."""
    sums = {0: Fraction(1)}
    for _ in range(coups):
        more: dict[int, Fraction] = {}
        for total, weight in sums.items():
            for value, chance in net.chances.items():
                more[total + value] = more.get(total + value, Fraction(0)) + weight * chance
        sums = more
    return sums


def binomial_tail(coups: int, least: int, win: int, pockets: int) -> Chance:
    """Of at least so many wins, to 60 digits: one term after the other from the term before."""
    with localcontext(prec=60):
        chance = Decimal(win) / pockets
        term = Decimal(math.comb(coups, least)) * chance**least * (1 - chance) ** (coups - least)
        total = Decimal(0)
        for wins in range(least, coups + 1):
            total += term
            term *= Decimal((coups - wins) * win) / Decimal((wins + 1) * (pockets - win))
        exponent = total.adjusted()
        return Chance(float(total.scaleb(-exponent)), exponent)


def test_thirty_six_straight_ups_are_not_behind_more_often_than_not() -> None:
    found = ask(coup_of(US, "straight-17").net, 36)
    assert f"{found.ahead.value + found.even.value:.6f}" == "0.617129"


@pytest.mark.parametrize("bets", [("red",), ("straight-5", "dozen-1=3"), TEN_BETS])
def test_every_sum_is_what_adding_up_gives(bets: tuple[str, ...]) -> None:
    net = coup_of(EU, *bets).net
    session, plain = after(net, 7), plain_sum(net, 7)
    assert session.exact
    for total, chance in plain.items():
        assert session.at(total) == pytest.approx(float(chance), abs=session.error)
    assert session.at_most(0) == pytest.approx(float(sum(c for t, c in plain.items() if t <= 0)), abs=session.error)
    assert session.error < 1e-12


@pytest.mark.parametrize("coups", [1_000, 10_000, 40_000])
def test_ahead_with_red_is_a_binomial_tail_however_small(coups: int) -> None:
    exact = binomial_tail(coups, coups // 2 + 1, 18, 38)
    found = ask(coup_of(US, "red").net, coups)
    assert found.ahead.exponent == exact.exponent
    assert found.ahead.mantissa == pytest.approx(exact.mantissa, rel=1e-8)


def test_a_tail_below_every_float() -> None:
    ahead, even = tail(coup_of(US, "red").net, 1_000_000)
    assert (ahead.exponent, even.exponent) == (-605, -606)
    assert ahead.mantissa == pytest.approx(Saddlepoint(coup_of(US, "red").net, 1_000_000).above(0).mantissa, rel=1e-5)


def test_a_straight_up_is_a_binomial_too() -> None:
    coups = 10_000
    session = after(coup_of(EU, "straight-8").net, coups)
    for wins in (200, 270, 278, 340):
        exact = Fraction(math.comb(coups, wins) * 36 ** (coups - wins), 37**coups)
        assert session.at(3600 * wins - 100 * coups) == pytest.approx(float(exact), abs=1e-12)


class TestQuantiles:
    def test_are_the_least_result_that_is_not_exceeded_so_often(self) -> None:
        session = after(coup_of(EU, *TEN_BETS).net, 300)
        for level, net in zip((0.01, 0.5, 0.99), session.quantiles([0.01, 0.5, 0.99]), strict=True):
            assert session.at_most(net) >= level - 1e-9
            assert session.at_most(net - session.step) < level

    def test_the_median_of_one_spin_on_red_is_a_loss(self) -> None:
        assert ask(coup_of(EU, "red").net, 1).quantiles[0.5] == -100


@settings(max_examples=25)
@given(st.lists(st.sampled_from(sorted(EU.layout.bets)), min_size=1, max_size=5, unique=True), st.integers(1, 3_000))
def test_mean_and_deviation_come_out_of_the_lattice(bets: list[str], coups: int) -> None:
    net = coup_of(EU, *bets).net
    session = after(net, coups)
    nets = [session.lowest + session.step * place for place in range(len(session.chances))]
    mean = sum(value * chance for value, chance in zip(nets, session.chances, strict=True))
    assert float(session.chances.sum()) == pytest.approx(1, abs=1e-9)
    assert mean == pytest.approx(float(net.mean) * coups, rel=1e-6, abs=1e-3)


@pytest.mark.parametrize("bets", [("red",), TEN_BETS, ODD_CENTS])
def test_ten_thousand_spins_of_any_slip_take_less_than_a_second(bets: tuple[str, ...]) -> None:
    net = coup_of(US, *bets).net

    def quick() -> bool:
        before = thread_time()
        ask(net, 10_000)
        return thread_time() - before < 1

    assert any(quick() for _ in range(3))  # a busy machine may disturb one measurement, not all of them


class TestOddCents:
    """A lattice too fine for memory is made coarser, and the error says by how much the chances may be off."""

    def test_the_bound_is_stated_and_small(self) -> None:
        found = ask(coup_of(US, *ODD_CENTS).net, 10_000)
        assert not found.exact
        assert found.method == "coarse lattice"
        assert 0 < found.error < 0.002

    def test_the_bound_holds(self, monkeypatch: pytest.MonkeyPatch) -> None:
        from croupier.maths.exact import sessions

        net = coup_of(US, *TEN_BETS).net
        exact = after(net, 2_000)
        monkeypatch.setattr(sessions, "LATTICE_MAX", 20_000)
        monkeypatch.setattr(sessions, "COARSE_MAX", 20_000)
        coarse = after(net, 2_000)
        assert (exact.exact, coarse.exact) == (True, False)
        deviation = net.standard_deviation * math.sqrt(2_000)
        for sigmas in (-3, -2, -1, -0.5, 0, 0.5, 1, 2, 3):
            at = round(float(net.mean) * 2_000 + sigmas * deviation)
            assert abs(coarse.at_most(at) - exact.at_most(at)) <= coarse.error
        assert coarse.error < 0.25


class TestBeyondTheLattice:
    @pytest.mark.parametrize("bets", [("red",), ("straight-4",), TEN_BETS])
    def test_the_saddlepoint_agrees_within_its_stated_error(self, bets: tuple[str, ...]) -> None:
        net = coup_of(EU, *bets).net
        beyond, (ahead, even) = Saddlepoint(net, 50_000), tail(net, 50_000)
        assert beyond.above(0).exponent == ahead.exponent
        assert beyond.above(0).mantissa == pytest.approx(ahead.mantissa, rel=20 * beyond.error)
        assert beyond.at(0).mantissa == pytest.approx(even.mantissa, rel=20 * beyond.error)
        assert beyond.error < 1e-3

    def test_near_the_mean_edgeworth_takes_over(self) -> None:
        net = coup_of(EU, "red", "straight-4").net
        session, beyond = after(net, 40_000), Saddlepoint(net, 40_000)
        for sigmas in (-2, -0.5, -0.009, 0, 0.009, 0.5, 2):
            at = round(float(net.mean) * 40_000 + sigmas * net.standard_deviation * 200) // 100 * 100
            assert beyond.above(at).value == pytest.approx(1 - session.at_most(at), abs=2e-5)
            assert beyond.below(at).value == pytest.approx(session.at_most(at - 100), abs=2e-5)

    def test_quantiles_agree(self) -> None:
        net = coup_of(EU, "dozen-1").net
        session, beyond = after(net, 90_000), Saddlepoint(net, 90_000)
        for level, exact in zip((0.05, 0.5, 0.9), session.quantiles([0.05, 0.5, 0.9]), strict=True):
            assert abs(beyond.quantile(level) - exact) <= session.step

    def test_ten_million_spins_are_answered(self) -> None:
        found = ask(coup_of(US, "red").net, 10_000_000)
        assert (found.method, found.exact) == ("saddlepoint", False)
        assert found.ahead.exponent < -6000
        assert found.ahead.mantissa > 0


def test_how_many_must_be_a_number_of_spins() -> None:
    with pytest.raises(Refused, match="whole number"):
        ask(coup_of(EU, "red").net, 0)
    with pytest.raises(Refused, match="saddlepoint"):
        after(coup_of(EU, "red").net, 10**9)
