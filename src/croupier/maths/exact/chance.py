"""Probabilities that a float cannot hold: a mantissa and an exponent of ten, never 0 for what can happen."""

from __future__ import annotations

import math
from dataclasses import field
from decimal import MAX_EMAX, MIN_EMIN, Context, Decimal
from fractions import Fraction
from typing import Any

from croupier.lean import dataclass

FLOAT_MIN_EXPONENT = -300  # from here on down a float is written as mantissa and exponent
_WIDE = Context(prec=25, Emin=MIN_EMIN, Emax=MAX_EMAX)
_WIDER = Context(prec=60, Emin=MIN_EMIN, Emax=MAX_EMAX)
BITS = 256  # of a whole number that are looked at: far more than `_WIDE` keeps


def _quotient(of: Fraction) -> Decimal:
    """To `_WIDE`'s digits. Of long numbers the first bits are enough: all of them as decimals would take seconds."""
    above, below = (max(0, part.bit_length() - BITS) for part in (of.numerator, of.denominator))
    found = _WIDER.divide(Decimal(of.numerator >> above), Decimal(of.denominator >> below))
    return _WIDE.multiply(found, _WIDER.power(2, above - below))


@dataclass(frozen=True, slots=True)
class Chance:
    """`mantissa` times ten to the power of `exponent`; the mantissa is 0 only for the impossible."""

    mantissa: float
    exponent: int
    nearest: float | None = field(default=None, compare=False, repr=False)
    """The float nearest to what it was made of: through the mantissa it would be rounded twice."""

    @classmethod
    def of(cls, value: Fraction | Decimal | float) -> Chance:
        assert value >= 0
        if not value:
            return cls(0.0, 0)
        quotient = value if isinstance(value, Decimal) else _quotient(Fraction(value))
        exponent = quotient.adjusted()
        return cls(float(_WIDE.scaleb(quotient, -exponent)), exponent, float(value))

    @classmethod
    def from_log(cls, log: float) -> Chance:
        """From a natural logarithm; minus infinity is the impossible."""
        if log == -math.inf:
            return cls(0.0, 0)
        tens = log / math.log(10)
        exponent = math.floor(tens)
        return cls(10 ** (tens - exponent), exponent)

    @property
    def value(self) -> float:
        """As a float, which is 0.0 below about 1e-308."""
        return float(f"{self.mantissa!r}e{self.exponent}") if self.nearest is None else self.nearest

    def as_json(self) -> Any:
        """A plain number where a float holds it, else mantissa and exponent."""
        if self.exponent > FLOAT_MIN_EXPONENT:
            return self.value
        return {"mantissa": self.mantissa, "exponent": self.exponent}

    def __str__(self) -> str:
        if self.exponent >= -4:
            return f"{self.value:.6g}"
        return f"{self.mantissa:.4g}e{self.exponent}"
