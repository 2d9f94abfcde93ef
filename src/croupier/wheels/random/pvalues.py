"""Tail probabilities of the chi-square and normal distributions, on the standard library."""

from __future__ import annotations

import math


def chi_square_tail(statistic: float, degrees: float) -> float:
    """How likely a chi-square of so many degrees is at least this large."""
    return upper_gamma(degrees / 2, statistic / 2)


def normal_two_sided(z: float) -> float:
    """How likely a standard normal is at least this far from zero, on either side."""
    return math.erfc(abs(z) / math.sqrt(2))


def upper_gamma(a: float, x: float) -> float:
    """The regularised incomplete gamma function Q(a, x): a series below a + 1, a continued fraction above."""
    assert a > 0
    if x <= 0:
        return 1.0
    log_scale = a * math.log(x) - x - math.lgamma(a)
    return 1.0 - _series(a, x, log_scale) if x < a + 1 else _fraction(a, x, log_scale)


def _series(a: float, x: float, log_scale: float) -> float:
    term = total = 1.0 / a
    denominator = a
    while term > total * 1e-16:
        denominator += 1
        term *= x / denominator
        total += term
    return total * math.exp(log_scale)


def _fraction(a: float, x: float, log_scale: float) -> float:
    """Lentz's way of evaluating the fraction from the front."""
    tiny = 1e-300
    b = x + 1 - a
    c, d = 1 / tiny, 1 / (b or tiny)
    value = d
    step = 0.0
    count = 0
    while abs(step - 1) > 1e-15:
        count += 1
        factor = -count * (count - a)
        b += 2
        d = 1 / ((factor * d + b) or tiny)
        c = (b + factor / c) or tiny
        step = c * d
        value *= step
    return value * math.exp(log_scale)
