"""The house's side: what a shift holds, whether what was held is odd, and what an offer costs."""

from __future__ import annotations

from fractions import Fraction

import numpy as np

from croupier.lean import dataclass
from croupier.maths.exact.sessions import after, mirrored
from croupier.maths.exact.slips import Coup, Slip, coup
from croupier.refusal import Refused


@dataclass(frozen=True, slots=True)
class Hold:
    """What the house wins in a shift, in cents; `error` bounds every chance.

    `p` is how likely a fair game is at least as far from the middle as what was held; None where nobody says what was.
    """

    spins: int
    handle: int
    mean: Fraction
    deviation: float
    low: int
    high: int
    behind: float
    exposure: int
    p: float | None
    loses_as_much: float | None
    error: float
    exact: bool

    @property
    def theoretical(self) -> Fraction:
        """The share of what is staked that the house keeps on average."""
        return self.mean / self.handle


def hold(one: Coup, spins: int, confidence: float, held: int | None = None, loss: int | None = None) -> Hold:
    """The slip is all that lies on the table at each spin. `loss` asks how likely the house loses so much or more."""
    if not 0 < confidence < 1:
        raise Refused(
            "bad_level.confidence", "The confidence is a probability between 0 and 1, such as 0.95.", level=confidence
        )
    house = mirrored(one.net)
    shift = after(house, spins)
    tail = (1 - confidence) / 2
    low, high = shift.quantiles([tail, 1 - tail])
    p = None
    if held is not None:
        p = min(1.0, 2 * min(shift.at_most(held), 1 - shift.at_most(held - 1)))
    return Hold(
        spins, one.staked * spins, house.mean * spins, house.standard_deviation * spins**0.5, low, high,
        shift.at_most(-1), max(one.net.chances), p, None if loss is None else shift.at_most(-loss),
        2 * shift.error if held is not None else shift.error, shift.exact,
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Offer:
    """What the house wins before and after an offer, in cents, and what the offer costs. `error` bounds the cost."""

    before: Fraction
    after: Fraction
    handle: int
    error: float

    @property
    def exact(self) -> bool:
        """Does nothing but rounding stand between this and the truth? A millionth of a cent is that."""
        return self.error < 1e-6

    @property
    def cost(self) -> Fraction:
        return self.before - self.after


def better_odds(slip: Slip, pays: int) -> Offer:
    """All bets of the slip pay so much to one when they win; what a zero does to them stays as it is."""
    one, cost = coup(slip), Fraction(0)
    for wager in slip.wagers:
        cost += _fresh_win(slip, wager.bet) * wager.stake * (pays - slip.rules.pay_table.pays(wager.bet))
    return Offer(-one.net.mean, -one.net.mean - cost, one.staked, 0.0)


def free_chips(slip: Slip) -> Offer:
    """The stakes are the house's own chips, for one spin: they win what the bet pays, and are not given back."""
    cost = sum(
        (_fresh_win(slip, wager.bet) * wager.stake * slip.rules.pay_table.pays(wager.bet) for wager in slip.wagers),
        Fraction(0),
    )
    return Offer(Fraction(0), -cost, slip.staked, 0.0)


def rebate(one: Coup, spins: int, share: Fraction) -> Offer:
    """Who is behind after so many spins gets this share of the loss back."""
    session = after(one.net, spins)
    nets = session.lowest + session.step * np.arange(len(session.chances), dtype=np.float64)
    lost = float((session.chances * (-nets).clip(0)).sum())
    before = -one.net.mean * spins
    worst = float(max(0, -session.lowest))
    return Offer(before, before - share * Fraction(lost), one.staked * spins, session.error * worst * float(share))


def _fresh_win(slip: Slip, bet: str) -> Fraction:
    results = slip.rules.wheel.results
    return Fraction(sum(pocket in slip.rules.layout.bets[bet].covers for pocket in results), len(results))
