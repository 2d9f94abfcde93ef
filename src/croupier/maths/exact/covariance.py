"""How bets win and lose together: the covariance of slips that lie on the same table, in fractions."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

from croupier.lean import dataclass
from croupier.maths.exact.slips import Slip, coup

Matrix = list[list[Fraction]]


@dataclass(frozen=True, slots=True)
class Together:
    """Means and covariances of one coup, in cents and square cents."""

    means: list[Fraction]
    covariances: Matrix

    def correlation(self, one: int, other: int) -> float | None:
        """From -1 to 1; None where one of them always brings the same."""
        scale = self.covariances[one][one] * self.covariances[other][other]
        if not scale:
            return None
        square = self.covariances[one][other] ** 2 / scale
        return math.copysign(math.sqrt(square), self.covariances[one][other]) if square else 0.0

    @property
    def variance_of_sum(self) -> Fraction:
        return sum((value for row in self.covariances for value in row), Fraction(0))


def together(slips: Sequence[Slip]) -> Together:
    """Slips of the same table and option. What wagers in prison share are the spins that follow, too.

    Var(A + B) = Var A + Var B + 2 Cov(A, B), and the variance of a slip is that of its coup.
    """
    alone = [coup(slip).net for slip in slips]
    size = len(slips)
    covariances: Matrix = [[net.variance if row == column else Fraction(0) for column in range(size)]
                           for row, net in enumerate(alone)]  # fmt: skip
    for one in range(size):
        for other in range(one + 1, size):
            both = coup(replace(slips[one], wagers=slips[one].wagers + slips[other].wagers)).net
            found = (both.variance - alone[one].variance - alone[other].variance) / 2
            covariances[one][other] = covariances[other][one] = found
    return Together([net.mean for net in alone], covariances)
