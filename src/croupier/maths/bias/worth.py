"""What a finding is worth to a player who knows it: the edge of the best straight-up bets, and how soon they gain.

Intervals hold with 95 % for all the places at once that the test looked at, so that having picked the oddest does not
flatter it.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from scipy.special import betaincinv, chndtr, ndtri

from croupier.game import Wheel
from croupier.lean import dataclass
from croupier.maths.bias.finding import Finding
from croupier.maths.bias.ring import SECTORS
from croupier.maths.exact.roots import root

RETURNED = 36  # of one staked straight up: 35 to one, and the stake
SURE = 0.95


@dataclass(frozen=True, slots=True)
class Worth:
    """How often each of the pockets that the bet covers comes, as a multiple of what is fair, and what that gives.

    `bet` says in words what a player would bet on; `covered` on how many numbers. `edge` is the player's, so that it is
    below 0 on a fair wheel. `spins` is after how many flat bets he is ahead with 95 %; None where he is not.
    """

    bet: str
    covered: int
    times: float
    times_low: float
    times_high: float
    edge: float
    edge_low: float
    edge_high: float
    spins: int | None

    @property
    def act(self) -> bool:
        """It may be that a player gains."""
        return self.edge_high > 0

    @property
    def statement(self) -> str:
        between = f"between {self.edge_low:+.1%} and {self.edge_high:+.1%}"
        if self.spins is None:
            may = "it may gain a little, and may not" if self.act else "no bet on this gains"
            return f"To a player, {self.bet} straight up has an edge of {self.edge:+.1%} ({between}): {may}."
        return (
            f"To a player, {self.bet} straight up has an edge of {self.edge:+.1%} ({between}), "
            f"and is ahead after {self.spins:,} spins with a chance of {SURE}: act."
        )

    def as_json(self) -> dict[str, Any]:
        return {
            "bet": self.bet,
            "covered": self.covered,
            "times": self.times,
            "times_low": self.times_low,
            "times_high": self.times_high,
            "edge": self.edge,
            "edge_low": self.edge_low,
            "edge_high": self.edge_high,
            "spins_to_gain": self.spins,
            "statement": self.statement,
        }


def worth(finding: Finding, wheel: Wheel, total: int) -> Worth | None:
    """None where a test says that something is odd, and not which bet would gain by it."""
    size, facts = len(wheel.ring), finding.facts
    spins = int(facts.get("spins", total))
    match finding.test:
        case "pocket" | "sectors":
            tried = 2 * size * (len(SECTORS) if finding.test == "sectors" else 1)
            width = len(facts["pockets"])
            named = "-".join(facts["pockets"])
            return _counted(wheel, named, width, facts["count"], spins, tried, hot=facts["hot"])
        case "repeats":
            hot = facts["count"] >= facts["expected"]
            return _counted(wheel, "the last number", 1, facts["count"], spins, 2, hot=hot)
        case "distance":
            hot = facts["count"] >= facts["expected"]
            named = f"the number {facts['displacement']} on from the last"
            return _counted(wheel, named, 1, facts["count"], spins, 2 * (size - 1), hot=hot)
        case "tilt" | "two-lobed":
            return _waved(wheel, facts["towards"], finding.statistic, facts["strength"], spins)
        case "signature" | "dealer" | "serial":
            turned = ", with the rotor" if facts.get("with_rotor") else ""
            since = f"{facts['lag']} spins before" if "lag" in facts else "the last"
            named = f"the number {facts['displacement']} on from {since}{turned}"
            return _waved(wheel, named, finding.statistic, facts["strength"], spins)
    return None


def _counted(wheel: Wheel, named: str, width: int, count: int, spins: int, tried: int, *, hot: bool) -> Worth:
    """Clopper and Pearson's interval of how often the numbers came, or all the others where they are cold."""
    size, alpha = len(wheel.ring), (1 - SURE) / tried
    if not hot:
        named, width, count = f"every number but {named}", size - width, spins - count
    low = float(betaincinv(count, spins - count + 1, alpha / 2)) if count else 0.0
    high = float(betaincinv(count + 1, spins - count, 1 - alpha / 2)) if count < spins else 1.0
    return _valued(wheel, named, width, *(share / width * size for share in (count / spins, low, high)))


def _waved(wheel: Wheel, named: str, statistic: float, strength: float, spins: int) -> Worth:
    """The crest of a cosine; its height by inverting the chi-square with two degrees of freedom that it makes."""
    low, high = (math.sqrt(2 * _distance(statistic, tail) / spins) for tail in ((1 + SURE) / 2, (1 - SURE) / 2))
    return _valued(wheel, named, 1, 1 + strength, 1 + low, 1 + high)


def _distance(statistic: float, tail: float) -> float:
    """The noncentrality with which so large a statistic has this many below it."""

    def off(distance: float) -> float:
        return float(chndtr(statistic, 2, distance)) - tail

    return root(off, 0.0, 4 * statistic + 40) if off(0.0) > 0 else 0.0


def _valued(wheel: Wheel, named: str, covered: int, times: float, low: float, high: float) -> Worth:
    fair = 1 / len(wheel.results)  # a covered pocket gives no result, and the spin is made again
    edge: Callable[[float], float] = lambda often: RETURNED * often * fair - 1  # noqa: E731
    gain, chance = covered * edge(times), min(1.0, covered * times * fair)
    needed = None
    if gain > 0:
        spread = RETURNED * math.sqrt(chance * (1 - chance))
        needed = max(1, math.ceil((float(ndtri(SURE)) * spread / gain) ** 2))
    return Worth(named, covered, times, low, high, edge(times), edge(low), edge(high), needed)
