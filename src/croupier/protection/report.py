"""One shift as its report tells it: what was counted, what stands out, and who has looked into what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from croupier.lean import dataclass
from croupier.protection.alarm import Alarm, Rate
from croupier.protection.measures import Kind

Named = tuple[str, Kind, str]  # a rate by its measure, of whom, and who


class LookedInto(NamedTuple):
    """Who has looked into a finding, when, and what it was."""

    who: str
    at: str
    note: str


@dataclass(frozen=True, slots=True)
class Report:
    """`before` is how many earlier shifts this one is held against, `newest` the last record that it tells of."""

    day: str
    shift: str
    rounds: int
    before: int
    rates: tuple[Rate, ...]
    alarms: tuple[Alarm, ...]  # the least likely first
    newest: tuple[int, int]
    looked_into: Mapping[Named, LookedInto]

    def seen(self, rate: Rate) -> LookedInto | None:
        return self.looked_into.get(rate.named)
