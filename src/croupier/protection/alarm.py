"""Rates held against the floor's, and which of them chance does not explain."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from croupier.lean import dataclass
from croupier.protection.chance import as_many_by_chance
from croupier.protection.measures import MEASURES, Kind
from croupier.protection.tally import Seen, Tally

LEVEL = 0.001  # one wrong alarm in a thousand shifts at most, were everybody alike
FEWEST = 4  # what happened less often is told, but no alarm
TIMES = 3  # nor is what is not so many times the floor's rate: people differ, and chance alone is not all there is


@dataclass(frozen=True, slots=True)
class Rate:
    """`found` of `of` for one of them, `floor_found` of `floor_of` for everybody else on the floor."""

    measure: str
    kind: Kind
    who: str
    found: int
    of: int
    floor_found: int
    floor_of: int
    seen: tuple[Seen, ...] = ()

    @property
    def named(self) -> tuple[str, Kind, str]:
        return self.measure, self.kind, self.who

    @property
    def share(self) -> float:
        return self.found / self.of if self.of else 0.0

    @property
    def floor_share(self) -> float:
        return self.floor_found / self.floor_of if self.floor_of else 0.0

    @property
    def chance(self) -> float:
        """Of so many or more, if this one were like the rest."""
        return as_many_by_chance(self.found, self.of, self.found + self.floor_found, self.of + self.floor_of)


@dataclass(frozen=True, slots=True)
class Alarm:
    """A rate that chance does not explain: `bound` is what its chance had to stay below, `tests` how many were made."""

    rate: Rate
    chance: float
    bound: float
    tests: int


def rates(shift: Tally, before: Iterable[Tally] = ()) -> Iterator[Rate]:
    """Every rate of a shift. The floor is everybody else in it, and everybody in the shifts before."""
    earlier = tuple(before)
    for name, measure in MEASURES.items():
        known = [(tally.found_in_all(name, kind), tally.of_all(measure.of, kind)) for tally in earlier for kind in Kind]
        history: Mapping[Kind, tuple[int, int]] = {
            kind: (sum(found for found, _ in known[place :: len(Kind)]), sum(of for _, of in known[place :: len(Kind)]))
            for place, kind in enumerate(Kind)
        }
        for kind in sorted(measure.kinds):
            found_all, of_all = shift.found_in_all(name, kind), shift.of_all(measure.of, kind)
            for who in shift.people(kind):
                found, seen = shift.found(name, kind, who)
                of = max(shift.occasions(measure.of, kind, who), found)
                yield Rate(
                    name, kind, who, found, of, found_all - found + history[kind][0],
                    max(of_all - of + history[kind][1], found_all - found + history[kind][0]), seen,
                )  # fmt: skip


def alarms(shift: Tally, before: Iterable[Tally] = (), level: float = LEVEL) -> list[Alarm]:
    """Which rates chance does not explain, the least likely first.

    Each of the shift's rates is a test of its own, and many tests find something by chance; so each has only its part
    of the level (Bonferroni), whether anything was found in it or not.
    """
    tested = [rate for rate in rates(shift, before) if rate.of]
    bound = level / max(1, len(tested))
    found = [
        Alarm(rate, chance, bound, len(tested))
        for rate in tested
        if rate.found >= FEWEST and rate.share >= TIMES * rate.floor_share and (chance := rate.chance) <= bound
    ]
    return sorted(found, key=lambda alarm: alarm.chance)
