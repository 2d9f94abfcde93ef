"""What every form of a house has in its head: the house's clock, its gaming day, its people by their names."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from zoneinfo import ZoneInfo

from croupier.journal import Recorded
from croupier.words.catalogue import Catalogue

REGISTERED = "person-registered"
Day = Callable[[str], tuple[str, str]]  # the gaming day and the shift of a moment


@dataclass(frozen=True, slots=True)
class Letterhead:
    zone: str = "UTC"  # where the house stands
    day_of: Day | None = None  # None: nobody has said what the house calls a day
    people: Sequence[tuple[str, str, str, str]] = ()  # badge, since when, name, licence

    def who(self, badge: str, at: str) -> tuple[str, str]:
        """Name with badge, and licence, as they were at that moment."""
        lines = [line for line in self.people if line[0] == badge and line[1] <= at]
        return (f"{lines[-1][2]} ({badge})", lines[-1][3]) if lines else (badge, "")

    def moment(self, at: str) -> str:
        """`2026-11-15T18:50:54.123456Z` as people write it and by their clock; what is no time stays as it is."""
        if not is_moment(at):
            return at or "–"
        return f"{datetime.fromisoformat(at).astimezone(ZoneInfo(self.zone)):%Y-%m-%d %H:%M:%S %Z}"

    def head(self, at: str, said: Catalogue) -> str:
        """The moment, and the gaming day and shift that it is of."""
        if self.day_of is None or not is_moment(at):
            return self.moment(at)
        day, shift = self.day_of(at)
        return f"{self.moment(at)} · {said('form.gaming_day', day=day, shift=shift)}"


def people_in(history: Iterable[Recorded]) -> Sequence[tuple[str, str, str, str]]:
    """Of the stream of people: who was registered, when, by which name and licence."""
    return tuple(
        (recorded.data["badge"], recorded.at, recorded.data["name"], recorded.data["licence"])
        for recorded in history
        if recorded.name == REGISTERED
    )


def is_moment(at: str) -> bool:
    return len(at) > 19 and at[10] == "T"
