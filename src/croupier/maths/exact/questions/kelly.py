"""A wheel whose pockets are not equally likely: what every bet is worth there, and the stakes that grow fastest.

Straight bets pay as well as any other for the numbers they cover, and better where a bet pays less than its share. So
the fastest growth without an option is one of straight bets at once; it is Kelly's race, solved exactly.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction

from croupier.lean import dataclass
from croupier.maths.exact.slips import Slip
from croupier.refusal import Refused
from croupier.rules import TableRules

Chances = Mapping[str, Fraction]


@dataclass(frozen=True, slots=True)
class Valued:
    """A bet on this wheel. `kelly` is the share of the money to stake on it alone; 0 where it has no edge."""

    bet: str
    pays: int
    chance: Fraction
    edge: Fraction

    @property
    def kelly(self) -> Fraction:
        return max(Fraction(0), -self.edge / self.pays)


@dataclass(frozen=True, slots=True)
class Race:
    """Shares of the money on straight bets, all at once, and by what the logarithm of the money grows at each spin."""

    stakes: Mapping[str, Fraction]
    growth: float

    @property
    def doubling(self) -> float | None:
        """Spins until the money has doubled, as it goes in the long run."""
        return math.log(2) / self.growth if self.growth > 0 else None


def read_pocket(text: str) -> tuple[str, Fraction]:
    """`17=0.04`, `17 1/25` or `17,412`."""
    name, _, chance = re.sub(r"\s*[=,;\t ]\s*", "=", text.strip(), count=1).partition("=")
    try:
        return name, Fraction(chance)
    except (ValueError, ZeroDivisionError):
        raise Refused(
            "bad_chances.pocket_chance", "“{text}” is no pocket with its chance, such as 17=0.04.", text=text
        ) from None


def read_chances(rules: TableRules, text: str) -> dict[str, Fraction]:
    """Pockets with their chances in one text: `17=0.04, 34=1/30`."""
    return unequal(rules, dict(read_pocket(part) for part in re.split(r"[\s,;]+", text.strip()) if part))


def on_wheel(slip: Slip, chances: Chances) -> Slip:
    """The slip on a wheel whose pockets are not equally likely."""
    if slip.option and not sum(chance for pocket, chance in chances.items() if pocket not in slip.option.on):
        raise Refused(
            "bad_chances.zeros_alone",
            "A wheel of zeros alone never ends what an option leaves standing: give other numbers a chance, too.",
            option=slip.option.id,
        )
    return replace(slip, chances=tuple(chances.items()))


def unequal(rules: TableRules, given: Chances) -> dict[str, Fraction]:
    """The chance of every pocket: as given, and the others share what is left."""
    results = rules.wheel.results
    unknown = [pocket for pocket in given if pocket not in results]
    rest = 1 - sum(given.values(), Fraction(0))
    others = len(results) - len(given)
    if unknown or any(chance < 0 for chance in given.values()) or rest < 0 or (not others and rest):
        raise Refused(
            "bad_chances.lie_between",
            "The chances of pockets lie between 0 and 1, add up to 1 at most, and are of this wheel.",
            pockets=list(given),
        )
    return {pocket: given[pocket] if pocket in given else rest / others for pocket in results}


def valued(rules: TableRules, chances: Chances) -> list[Valued]:
    """Every bet of the layout, the best for the player first."""
    found = []
    for bet in rules.layout.bets.values():
        pays = rules.pay_table.pays(bet.id)
        hit = sum((chance for pocket, chance in chances.items() if pocket in bet.covers), Fraction(0))
        found.append(Valued(bet.id, pays, hit, 1 - hit * (pays + 1)))
    return sorted(found, key=lambda one: one.edge)


def race(rules: TableRules, chances: Chances) -> Race:
    """Kelly's race: pockets by what a unit on them returns on average, while that is more than the reserve returns."""
    returns = {pocket: Fraction(rules.pay_table.pays(f"straight-{pocket}") + 1) for pocket in chances}
    order = sorted(chances, key=lambda pocket: -chances[pocket] * returns[pocket])
    taken: list[str] = []
    won, paid = Fraction(0), Fraction(0)
    reserve = Fraction(1)
    for pocket in order:
        if chances[pocket] * returns[pocket] <= reserve or paid + 1 / returns[pocket] >= 1:
            break
        taken.append(pocket)
        won += chances[pocket]
        paid += 1 / returns[pocket]
        reserve = (1 - won) / (1 - paid)
    stakes = {pocket: chances[pocket] - reserve / returns[pocket] for pocket in taken}
    grown = sum(float(chances[pocket]) * math.log(chances[pocket] * returns[pocket]) for pocket in taken)
    return Race(stakes, grown + (float(1 - won) * math.log(reserve) if won < 1 else 0.0))
