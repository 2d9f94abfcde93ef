"""What every form of a house has in its head: the house's clock, its gaming day, its people by their names."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import datetime
from zoneinfo import ZoneInfo

from croupier.house import STREAM as HOUSE
from croupier.journal import Journal, Recorded
from croupier.lean import dataclass
from croupier.people import PEOPLE
from croupier.register import STREAM as PREMISES
from croupier.register.state import DayPlan, Premises, Shift
from croupier.rules.book.model import Source
from croupier.words.catalogue import Catalogue

REGISTERED, NAMED = "person-registered", "house-named"
TURNS = {"shift-opened": "opened", "shift-closed": "closed"}
Plans = tuple[DayPlan, ...]
Turns = Sequence[tuple[str, Shift]]
Code = Callable[[int], str]
Day = Callable[[str], tuple[str, str]]  # the gaming day and the shift of a moment


@dataclass(frozen=True, slots=True)
class Turn:
    """A shift was `opened` or `closed`, when and by whom."""

    what: str
    day: str
    shift: str
    at: str
    first: str
    second: str


@dataclass(frozen=True, slots=True)
class Letterhead:
    zone: str = "UTC"  # where the house stands
    day_of: Day | None = None  # None: nobody has said what the house calls a day
    people: Sequence[tuple[str, str, str, str]] = ()  # badge, since when, name, licence
    counted: Sequence[tuple[str, str]] | None = None  # a box, and when its count was signed; None: no register counts
    code: Code = lambda _number: ""  # of a slip; none where the house's own key is not at hand
    name: str = ""  # of the house, with the place where it stands
    turns: Sequence[Turn] = ()  # of its shifts, where two people open and close them

    def who(self, badge: str, at: str) -> tuple[str, str]:
        """Name with badge, and licence, as they were at that moment."""
        lines = [line for line in self.people if line[0] == badge and line[1] <= at]
        return (f"{lines[-1][2]} ({badge})", lines[-1][3]) if lines else (badge, "")

    def may_tell(self, box: str, taken_off: str) -> bool:
        """May it be printed what the box must hold? Not before its count is signed."""
        return self.counted is None or any(box == one and taken_off <= at for one, at in self.counted)

    def moment(self, at: str) -> str:
        """`2026-11-15T18:50:54.123456Z` as people write it and by their clock; what is no time stays as it is."""
        if not is_moment(at):
            return at or "–"
        return f"{datetime.fromisoformat(at).astimezone(ZoneInfo(self.zone)):%Y-%m-%d %H:%M:%S %Z}"

    def head(self, at: str, said: Catalogue) -> str:
        """The house by its name, the moment, and the gaming day and shift that it is of; `at` may be a whole shift."""
        day, _, shift = at.partition(" ")
        told = [self.name, "" if shift else self.moment(at)]
        if self.day_of is not None and is_moment(at):
            day, shift = self.day_of(at)
        if shift:
            told.append(said("form.gaming_day", day=day, shift=shift))
        return " · ".join(filter(None, told))


def counts_in(history: Iterable[Recorded]) -> Sequence[tuple[str, str]] | None:
    """Of the floor's stream: which boxes were counted and signed, and when: counted again, where others have to."""
    counts, boxes = [], False
    for recorded in history:
        boxes = boxes or recorded.name == "box-attached"
        if recorded.name in ("box-counted", "box-recounted") and not recorded.data.get("recount"):
            counts.append((recorded.data["box"], recorded.at))
    return counts if boxes else None


def letterhead_of(
    journal: Journal,
    premises: Premises,
    day: Callable[[str, Plans, Turns], tuple[str, str]],
    code: Code = lambda _number: "",
) -> Letterhead:
    """The house by its register and its people; `day` is the one function that gives the gaming day of a moment."""
    plans, turns = premises.plans, tuple(premises.turns)
    people, counted = people_in(journal.read(PEOPLE.name)), counts_in(journal.read(PREMISES))
    name = name_in(journal.read(HOUSE))
    day_of = (lambda at: day(at, plans, turns)) if plans or turns else None
    house = Letterhead(premises.zone, day_of, people, counted, code, name)
    return replace(house, turns=tuple(turns_in(journal.read(PREMISES), house)))


def name_in(history: Iterable[Recorded]) -> str:
    """Of the house's stream: what it is called, and where it stands."""
    named = [recorded.data for recorded in history if recorded.name == NAMED]
    return f"{named[-1]['name']}, {named[-1]['place']}" if named else ""


def turns_in(history: Iterable[Recorded], house: Letterhead) -> Iterator[Turn]:
    """Of the floor's stream: who opened and closed which shift."""
    for recorded in history:
        if recorded.name in TURNS:
            told, at = recorded.data, recorded.at
            first, second = (house.who(badge, at)[0] for badge in (recorded.who, told["second"]))
            yield Turn(TURNS[recorded.name], told["day"], told["shift"], at, first, second)


def people_in(history: Iterable[Recorded]) -> Sequence[tuple[str, str, str, str]]:
    """Of the stream of people: who was registered, when, by which name and licence."""
    return tuple(
        (recorded.data["badge"], recorded.at, recorded.data["name"], recorded.data["licence"])
        for recorded in history
        if recorded.name == REGISTERED
    )


def is_moment(at: str) -> bool:
    return len(at) > 19 and at[10] == "T"


def rests_on(sources: Iterable[Source], said: Catalogue) -> str:
    """What a sheet rests on: each regulation by its name and sections, its edition, and the law behind it."""
    return " | ".join(dict.fromkeys(_rests_on(source, said) for source in sources))


def _rests_on(source: Source, said: Catalogue) -> str:
    name = f"{source.title}, {source.sections}" if source.sections else source.title
    edition = f"{said('foot.edition')} {source.version}" if source.version else ""
    return " · ".join(filter(None, (name, edition, "; ".join(source.authority))))
