"""A slip's coup ready for JSON: every figure as an exact fraction and as a number, for the slip and for each bet."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from croupier.maths.exact.slips import Coup, Slip, bet_coup, coup, dealers


def slip_figures(slip: Slip) -> dict[str, Any]:
    """Amounts are whole cents. `nets` is the whole distribution of the slip's net result."""
    whole = coup(slip)
    bets = [
        {"bet": wager.bet, "stake": wager.stake, **_figures(bet_coup(slip, place))}
        for place, wager in enumerate(slip.wagers)
    ]
    nets = [{"net": net, "chance": exact_figure(chance)} for net, chance in whole.net.chances.items()]
    tips = {"dealers": _dealers(slip)} if slip.tips else {}
    return {"staked": whole.staked, **_figures(whole), "bets": bets, "nets": nets, **tips}


def _dealers(slip: Slip) -> dict[str, Any]:
    """What the dealers get of the tips, told apart from the player's result: he has nothing of it."""
    theirs = dealers(slip)
    return {
        "staked": slip.tipped,
        "mean": exact_figure(theirs.mean),
        "deviation": theirs.standard_deviation,
        "gets": [{"amount": amount, "chance": exact_figure(chance)} for amount, chance in theirs.chances.items()],
    }


def dealers_have(slip: Slip, mean: float, units: float | None) -> dict[str, Any]:
    """What the dealers have of the tips of an evening. A system's units follow from the player's mean, which grows with
    them; None where they cannot be told from it."""
    one = coup(slip)
    if units is None and one.net.mean:
        units = mean / float(one.net.mean)
    return {
        "staked": None if units is None else slip.tipped * units,
        "mean": None if units is None else float(one.given * Fraction(units)),
    }


def _figures(of: Coup) -> dict[str, Any]:
    return {
        "edge": exact_figure(of.edge),
        "mean": exact_figure(of.net.mean),
        "variance": exact_figure(of.net.variance),
        "deviation": of.net.standard_deviation,
        "skewness": of.net.skewness,
        "hit_frequency": exact_figure(of.hit_frequency),
        "spins": exact_figure(of.spins),
    }


def exact_figure(value: Fraction) -> dict[str, Any]:
    return {"exact": str(value), "value": float(value)}
