"""What the register tells the tables. It decides; a table hears of it, and goes by what it was told.

Each kind of fact has a line: `TO_ALL` what every table is told alike, `OF_RULEBOOK` what follows from its rulebook,
`OF_TABLE` its own. What a table makes of it is its own matter (`croupier.table.asking.register`). Time alone changes no
fact: what runs out says until when it holds. Names of people and what is said about them stay in the register, but for
the names that get no seat.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import field
from datetime import date, timedelta
from functools import partial
from typing import Any

from croupier.domain import plain
from croupier.lean import dataclass
from croupier.refusal import Refused
from croupier.register.asking import registered
from croupier.register.barring import names_of
from croupier.register.compliance import Check, all_at_once, check_locks, option_has_area
from croupier.register.postings import against_rules, approvals_of
from croupier.register.state import Premises, Thing, Variation
from croupier.register.things import ONE_AT_A_TABLE
from croupier.rules.book import library
from croupier.rules.files.writer import as_data
from croupier.rules.in_force import variation as overlays
from croupier.rules.in_force.variation import Variation as Overlay

Facts = dict[str, Any]
HOME = Premises().zone
LAST_DAY = date.max.isoformat()


@dataclass(slots=True)
class Bulletin:
    """What the register says as long as nothing in it changes. What several tables are told is worked out once."""

    premises: Premises
    _to_all: Facts = field(init=False)
    _of_rulebook: dict[str, Facts] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._to_all = _named(TO_ALL, self.premises)

    def facts_for(self, number: str) -> Facts:
        """All that a table is told, by the facts' names: `zone`, `licence/D7`, `ball/B1`."""
        premises, table = self.premises, self.premises.table(number)
        if table is None:
            return dict(self._to_all)
        rulebook = str(table.facts["rulebook"])
        if rulebook not in self._of_rulebook:
            self._of_rulebook[rulebook] = _named(OF_RULEBOOK, premises, table)
        return {**self._to_all, **self._of_rulebook[rulebook], **_named(OF_TABLE, premises, table)}


def _named(told: Mapping[str, Callable[..., Iterator[tuple[str, Any]]]], *of: Premises | Thing) -> Facts:
    return {f"{kind}/{name}" if name else kind: fact for kind, tell in told.items() for name, fact in tell(*of)}


def news(known: Mapping[str, Any], facts: Mapping[str, Any]) -> Facts:
    """What somebody who knew the first must hear to know the second; null is what holds no longer."""
    changed = {name: fact for name, fact in facts.items() if known.get(name) != fact}
    return changed | dict.fromkeys(known.keys() - facts.keys())


def _in_charge(premises: Premises) -> Iterator[tuple[str, Any]]:
    if premises.in_charge:
        yield "", True


def _zone(premises: Premises) -> Iterator[tuple[str, Any]]:
    if premises.zone != HOME:
        yield "", premises.zone


def _shift(premises: Premises) -> Iterator[tuple[str, Any]]:
    if premises.running:
        yield "", {"day": premises.running.day, "shift": premises.running.shift}


def _clock(premises: Premises) -> Iterator[tuple[str, Any]]:
    if premises.doubt:
        yield "", {"since": premises.doubt.since, "machine": premises.doubt.machine}


def _table(_premises: Premises, table: Thing) -> Iterator[tuple[str, Any]]:
    yield "", table.facts["number"]


def _licences(premises: Premises) -> Iterator[tuple[str, Any]]:
    for person in premises.people.values():
        held = {"roles": sorted(person.roles), "valid_until": person.valid_until}
        yield person.badge, {**held, "withdrawn": bool(person.withdrawn)}


def _balls(premises: Premises, table: Thing) -> Iterator[tuple[str, Any]]:
    """All of the house: any of them may come to the table."""
    for ball in premises.things.values():
        if ball.kind == "ball":
            here = {"table": ball.table, "fit": fit_by_day(premises, ball, table)}
            yield ball.name, {**here, "left": ball.left} if ball.left else here


def _equipment(premises: Premises, table: Thing) -> Iterator[tuple[str, Any]]:
    """The table itself and what stands and lies on it."""
    for kind in ("table", *ONE_AT_A_TABLE):
        thing = table if kind == "table" else premises.one(table.facts["number"], kind)
        if thing is not None and thing.table:
            yield kind, {"name": thing.name, "fit": fit_by_day(premises, thing, table)}


def _options(premises: Premises, table: Thing) -> Iterator[tuple[str, Any]]:
    """What may be offered on zero, as far as the layout has an area for it and that is approved."""
    laid = premises.one(table.facts["number"], "layout")
    if laid is not None:
        for option in library.rulebook(str(table.facts["rulebook"])).options:
            yield option, by_day(premises, laid, partial(option_has_area, premises, table, laid, option))


def _boxes(premises: Premises, table: Thing) -> Iterator[tuple[str, Any]]:
    for use in ("drop", "tip"):
        box = premises.box(table.facts["number"], use)
        if box is not None:
            yield use, box.name


def _locks(premises: Premises, table: Thing) -> Iterator[tuple[str, Any]]:
    """Of the drop box, where one was last seen open."""
    box = premises.box(table.facts["number"], "drop")
    if box is not None and box.unlocked:
        against = _all_against(list(check_locks(Check(premises, box, table, ""), box.unlocked)), box.name)
        if against is not None:
            yield "", [["", against]]


def _variations(premises: Premises) -> Iterator[tuple[str, Any]]:
    return iter(approved(premises).items())


def _postings(premises: Premises, table: Thing) -> Iterator[tuple[str, Any]]:
    """What stands against rules that a table may know for its own, by their codes, and against all others. Before a
    house has posted any, an open table plays as it was opened."""
    walls = premises.walls
    if walls.known:
        against = partial(against_rules, premises, library.rulebook(str(table.facts["rulebook"])).key)
        days = {code: _turning_days(premises, approvals_of(walls.saying(code))) for code in walls.codes}
        yield "", {code: _by_day(days[code], partial(against, code)) for code in sorted(days)}


def _barred(premises: Premises) -> Iterator[tuple[str, Any]]:
    """Under which names somebody gets no seat, from which day to which. Why is the register's matter."""
    for bar in premises.bars.values():
        if not bar.lifted_at:
            yield str(bar.number), {"names": names_of(premises, bar), "since": bar.since, "until": bar.until}


TO_ALL: Mapping[str, Callable[[Premises], Iterator[tuple[str, Any]]]] = {
    "in-charge": _in_charge,  # no table opens, no ball and no variation comes without the register
    "zone": _zone,  # by which a day ends
    "shift": _shift,  # that runs
    "clock": _clock,  # where it is in doubt
    "licence": _licences,
    "variation": _variations,
    "barred": _barred,
}
OF_RULEBOOK: Mapping[str, Callable[[Premises, Thing], Iterator[tuple[str, Any]]]] = {
    "ball": _balls,
    "posting": _postings,
}
OF_TABLE: Mapping[str, Callable[[Premises, Thing], Iterator[tuple[str, Any]]]] = {
    "table": _table,  # its own number, as it is registered
    "equipment": _equipment,
    "option": _options,
    "box": _boxes,
    "locks": _locks,
}


def fit_by_day(premises: Premises, thing: Thing, table: Thing) -> list[list[Any]]:
    """What stands against a thing at a table, and from which day on: null where nothing does.

    Approvals begin and end with certain days; between two of them nothing changes by itself.
    """
    return by_day(premises, thing, lambda day: Check(premises, thing, table, day).reasons())


def by_day(premises: Premises, thing: Thing, reasons: Callable[[str], Iterable[Refused]]) -> list[list[Any]]:
    return _by_day(_turning_days(premises, {thing.hash}), reasons, thing.name)


def _by_day(days: Iterable[str], reasons: Callable[[str], Iterable[Refused]], what: str = "") -> list[list[Any]]:
    told: list[list[Any]] = []
    for day in sorted({"", *days}):
        against = _all_against(list(reasons(day)), what)
        if not told or told[-1][1] != against:
            told.append([day, against])
    return told


def _turning_days(premises: Premises, hashes: Collection[str]) -> Iterator[str]:
    """The days on which an approval of one of these begins, and on which it holds no longer."""
    for approval in premises.approvals.values():
        if approval.hash in hashes and not approval.withdrawn:
            yield approval.date
            if approval.valid_until and approval.valid_until < LAST_DAY:
                yield (date.fromisoformat(approval.valid_until) + timedelta(days=1)).isoformat()


def _all_against(reasons: list[Refused], what: str) -> dict[str, Any] | None:
    try:
        all_at_once(reasons, what)
    except Refused as refusal:
        return dict(plain(refusal.as_json()))
    return None


def without_licence(premises: Premises, badge: str, day: str) -> Refused | None:
    """Somebody of the register whose licence was withdrawn or has run out. It need not know everybody."""
    if badge in premises.people:
        try:
            registered(premises, badge, day)
        except Refused as refusal:
            return refusal
    return None


def approved(premises: Premises) -> dict[str, Any]:
    """The approved variations by their names, as a policy has to say them."""
    return {name: as_data(overlay_of(one)) for name, one in premises.variations.items() if one.approved}


def unapproved(premises: Premises, given: Iterable[Overlay]) -> Iterator[Refused]:
    """Variations of a policy that are not, value by value, what the register says was approved."""
    return overlays.unapproved(approved(premises), given)


def check_variations(premises: Premises, given: Iterable[Overlay]) -> None:
    for refusal in unapproved(premises, given):
        raise refusal


def overlay_of(variation: Variation) -> Overlay:
    """What a house policy says under `variations` to be played under it."""
    return Overlay(
        variation.name,
        variation.title,
        variation.state,
        variation.citation,
        variation.effective,
        variation.ends,
        dict(variation.changes),
    )
