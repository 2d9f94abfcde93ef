"""What keeps a thing from being used at a table: every reason, not only the first.

Which sizes, marks and approvals a rulebook asks for is its own data (`[equipment]`); a rulebook that says nothing of
equipment asks for a sound wheel alone.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from fractions import Fraction
from functools import lru_cache
from typing import Any

from croupier.game import Pocket, Wheel, read_ring, wheel_faults
from croupier.game.wheel import LETTERS, NUMBERS, ZEROS, ascending
from croupier.lean import dataclass
from croupier.refusal import Phrase, Refused, Said
from croupier.register.state import Approval, Premises, Thing
from croupier.rules import Rulebook, clauses
from croupier.rules.book import library
from croupier.rules.files.cited import Cited
from croupier.rules.in_force.table_rules import layout_of

SIZE = re.compile(r"[0-9]{1,3}(\.[0-9]{1,6})?|[0-9]{1,4}/[1-9][0-9]{0,3}")  # no endless powers of ten
NEUTRAL, COUNTED = "n", ("wheel_pockets", "bad_wheel_numbers")


def inches(text: str) -> Fraction:
    """`14/16`, `0.875` or `30`, exactly."""
    size = Fraction(text) if SIZE.fullmatch(text) else Fraction(0)
    if not size:
        raise Refused("bad_size.inches_write", "“{size}” is no size in inches: write 30, 29.99 or 14/16.", size=text)
    return size


def wheels_with(rulebook: Rulebook, zeros: int) -> list[Wheel]:
    """The wheels of a rulebook that are built with so many zeros, whatever they are called and whatever is covered."""
    known = library.wheels_of(rulebook)
    return [known[name] for name in rulebook.wheels.value if len(known[name].zeros) == zeros]


def all_at_once(reasons: list[Refused], what: str) -> None:
    """Refuse with the first reason and tell all of them."""
    if not reasons:
        return
    first = reasons[0]
    raise Refused(
        "all_at_once",
        "{reasons:all}",
        code=first.code,
        clause=first.clause,
        **{**first.facts, "thing": what, "reasons": [reason.as_json() for reason in reasons]},
    )


class Check:
    """One thing before it is used at a table: the rulebook there, the approvals of the day, and those it leans on."""

    def __init__(self, premises: Premises, thing: Thing, table: Thing, day: str) -> None:
        self.premises, self.thing, self.table, self.day = premises, thing, table, day
        self.rulebook: Rulebook = library.rulebook(str(table.facts["rulebook"]))
        self.used: list[str] = []

    def reasons(self) -> list[Refused]:
        index = clauses(self.rulebook.key)
        return [
            reason.citing(index.refusing(reason.code)) for reason in CHECKS[self.thing.kind](self, self.thing.facts)
        ]

    def approval(self, kind: str, names: str = "") -> Approval | None:
        """The approval that covers this very thing; leaning on it is noted."""
        approval = self.premises.approved(kind, self.thing.hash, self.day, names)
        if approval is None:
            return None
        self.used.append(approval.reference)
        return approval

    def unapproved(self, kind: str, what: Said, cited: Cited[Any] | None, *also: str) -> Iterator[Refused]:
        """`also` picks, of several clauses on approvals, the one that also refuses with those codes."""
        if self.approval(kind) is None:
            index = clauses(self.rulebook.key)
            among = [c for c in (cited.clause if cited else ()) if {"approval_missing", *also} <= {*index[c].refuses}]
            clause = among[0] if among else cited.first_clause if cited else None
            yield Refused("approval_missing.what", "{what} needs an approval.", clause=clause, kind=kind, what=what)


def check_table(check: Check, facts: Mapping[str, Any]) -> Iterator[Refused]:
    equipment = check.rulebook.equipment
    ends = {facts[end].strip().casefold() for end in ("wheel_end", "layout_end")}
    if equipment and equipment.layout_opposite_wheel.value and len(ends) == 1:
        yield Refused(
            "layout_not_opposite",
            "Wheel and layout are both at the {wheel_end} end; the layout belongs at the opposite one.",
            clause=equipment.layout_opposite_wheel.first_clause,
            wheel_end=facts["wheel_end"],
        )


def check_wheel(check: Check, facts: Mapping[str, Any]) -> Iterator[Refused]:
    equipment = check.rulebook.equipment
    size, zeros = inches(facts["diameter"]), facts["zeros"]
    if equipment and size < inches(equipment.wheel_inches_min.value):
        least = equipment.wheel_inches_min
        yield Refused(
            "wheel_too_small",
            "The wheel measures {diameter} inches; at least {value} are needed.",
            clause=least.first_clause,
            diameter=facts["diameter"],
            value=least.value,
        )
    broken = [part for part, seal in check.thing.seals.items() if not seal]
    if broken:
        yield Refused(
            "seal_broken",
            "These parts of {wheel} have no whole seal: {parts:list}. Close the game, seal them and inspect again.",
            wheel=check.thing.name,
            parts=broken,
        )
    if not wheels_with(check.rulebook, zeros):
        yield Refused(
            "wheel_type_not_allowed.zeros_rulebook",
            "A wheel with {zeros} zeros is not allowed under the {key} rulebook.",
            zeros=zeros,
            key=check.rulebook.key,
        )
        return
    variety = equipment.compartments.get(str(zeros)) if equipment else None
    index, by = clauses(check.rulebook.key), variety.clause if variety else ()
    for found in _of_the_ring(str(check.table.facts["rulebook"]), facts["ring"], facts["compartments"], zeros):
        against = (
            [found] if isinstance(found, Refused) else check.unapproved(found.kind, found.what, variety, *found.also)
        )
        for reason in against:
            yield reason.citing(index.refusing(reason.code, by))


@dataclass(frozen=True, slots=True)
class Unusual:
    """What is allowed with an approval."""

    kind: str
    what: Said
    also: tuple[str, ...] = ()


@lru_cache(maxsize=256)
def _of_the_ring(book: str, areas: str, pockets: str, zeros: int) -> tuple[Refused | Unusual, ...]:
    """Asked again whenever a table is told something, and the same for as long as the ring is."""
    rulebook = library.rulebook(book)
    ring, compartments = read_ring(areas), read_compartments(pockets)
    return (*_of_the_numbers(rulebook, ring, compartments, zeros), *_of_the_colours(ring, compartments))


def _of_the_numbers(
    rulebook: Rulebook, ring: tuple[tuple[Pocket, Any], ...], compartments: list[tuple[str, str]], zeros: int
) -> Iterator[Refused | Unusual]:
    expected = ZEROS[:zeros] + NUMBERS
    variety = rulebook.equipment.compartments.get(str(zeros)) if rulebook.equipment else None
    due = variety.value if variety else len(expected)
    if len(compartments) != due:
        yield Refused(
            "wheel_pockets.compartments",
            "The wheel has {compartments} compartments; a {zeros} wheel has {expected}.",
            compartments=len(compartments),
            expected=due,
            zeros=wheels_with(rulebook, zeros)[0].name,
        )
    if [pocket for pocket, _ in ring] != [pocket for pocket, _ in compartments]:
        yield Refused(
            "ring_mismatch",
            "The {ring} areas of the ring do not match the {compartments} compartments one by one.",
            ring=len(ring),
            compartments=len(compartments),
        )
    times = Counter(pocket for pocket, _ in ring)
    wrong = sorted((pocket for pocket in {*times, *expected} if times[pocket] != (pocket in expected)), key=ascending)
    if wrong:
        told = [_times(pocket, times[pocket]) for pocket in wrong]
        yield Refused("bad_wheel_numbers.ring", "On the ring: {told:list}.", numbers=wrong, told=told)
    faults = [fault for fault in wheel_faults(ring, zeros) if fault.code not in COUNTED]
    yield from faults
    usual = [_from_zero(wheel.ring) for wheel in wheels_with(rulebook, zeros)]
    if not wrong and not faults and _from_zero(tuple(pocket for pocket, _ in ring)) not in usual:
        yield Unusual("ring-order", Phrase("phrase.ring_order", "An order of the numbers that is not the usual one"))


def _of_the_colours(
    ring: tuple[tuple[Pocket, Any], ...], compartments: list[tuple[str, str]]
) -> Iterator[Refused | Unusual]:
    colours = {pocket: colour.value[0] for pocket, colour in ring}
    wrong = [pocket for pocket, letter in compartments if letter not in (NEUTRAL, colours.get(Pocket(pocket), letter))]
    if wrong:
        yield Refused(
            "pocket_colour",
            "These compartments have another colour than their area of the ring: {compartments:list}.",
            compartments=wrong,
        )
    if any(letter == NEUTRAL for _, letter in compartments):
        what = Phrase("phrase.neutral_colour", "A neutral colour of the compartments")
        yield Unusual("neutral-pockets", what, ("pocket_colour",))


def _times(pocket: str, count: int) -> Said:
    match count:
        case 0:
            return Phrase("times.none", "{number} is missing", number=pocket)
        case 2:
            return Phrase("times.twice", "{number} twice", number=pocket)
        case _:
            return Phrase("times.often", "{number} {count} times", number=pocket, count=count)


def _from_zero(pockets: tuple[Pocket, ...]) -> tuple[Pocket, ...]:
    first = pockets.index(ZEROS[0])
    return pockets[first:] + pockets[:first]


def read_compartments(text: str) -> list[tuple[str, str]]:
    """Like a ring, and `n` is a neutral colour."""
    found = []
    for word in text.split():
        if word[:-1] not in ZEROS + NUMBERS or word[-1] not in (*LETTERS, NEUTRAL):
            raise Refused(
                "bad_wheel_numbers.compartment", "“{area}” is no compartment: write 17b, 17r, 0g or 17n.", area=word
            )
        found.append((word[:-1], word[-1]))
    return found


def check_ball(check: Check, facts: Mapping[str, Any]) -> Iterator[Refused]:
    equipment = check.rulebook.equipment
    if equipment is None:
        return
    size, name = inches(facts["diameter"]), check.thing.name
    least, most = equipment.ball_inches_min, equipment.ball_inches_max
    wrong: list[tuple[str, Refused]] = []
    if facts["metallic"] and equipment.ball_nonmetallic.value:
        wrong.append(("material", Refused("ball_metallic", "{name} is not entirely non-metallic.", name=name)))
    if size < inches(least.value):
        wrong.append(
            (
                "size",
                Refused(
                    "ball_too_small",
                    "{name} measures {diameter} inch; at least {value} inch is needed.",
                    diameter=facts["diameter"],
                    name=name,
                    value=least.value,
                ),
            )
        )
    if size > inches(most.value):
        wrong.append(
            (
                "size",
                Refused(
                    "ball_too_large",
                    "{name} measures {diameter} inch; at most {value} inch is allowed.",
                    diameter=facts["diameter"],
                    name=name,
                    value=most.value,
                ),
            )
        )
    for names, reason in wrong:
        if equipment.ball_exceptions.value and check.approval("ball", names):
            continue
        yield reason
        if check.premises.approved("ball", check.thing.hash, check.day):
            yield Refused(
                "approval_missing.name",
                "The approval of {name} does not name its {names}.",
                clause=equipment.ball_exceptions.first_clause,
                names=names,
                name=name,
            )


def check_layout(check: Check, facts: Mapping[str, Any]) -> Iterator[Refused]:
    equipment = check.rulebook.equipment
    fitting = wheels_with(check.rulebook, facts["zeros"])
    if not fitting:
        yield Refused(
            "wheel_type_not_allowed.layout_belongs",
            "A layout with {zeros} zeros belongs to no wheel of the {key} rulebook.",
            zeros=facts["zeros"],
            key=check.rulebook.key,
        )
        return
    if equipment is None:
        return
    bets = {bet.kind for bet in layout_of(check.rulebook, fitting[0]).bets.values()}
    missing = [kind for kind in check.rulebook.bets if kind in bets and kind not in facts["areas"]]
    if missing:
        yield Refused("layout_area_missing.areas", "The layout has no area for: {areas:list}.", areas=missing)
    if equipment.layout_approved.value:
        yield from check.unapproved(
            "layout", Phrase("phrase.layout", "The layout {layout}", layout=check.thing.name), equipment.layout_approved
        )


def check_cover(check: Check, facts: Mapping[str, Any]) -> Iterator[Refused]:
    equipment = check.rulebook.equipment
    if equipment and equipment.cover_device_approved.value and facts["device"] != "cover":
        yield from check.unapproved(
            "cover-device",
            Phrase("phrase.device", "“{device}” over 00", device=facts["device"]),
            equipment.cover_device_approved,
        )


MARKS = {"game_mark": Phrase("mark.game", "game"), "table_mark": Phrase("mark.table", "table")}  # of a drop box


def check_box(check: Check, facts: Mapping[str, Any]) -> Iterator[Refused]:
    equipment, number = check.rulebook.equipment, check.table.facts["number"]
    if facts["table_mark"] and facts["table_mark"] != number:
        yield Refused(
            "drop_box_wrong_table.marked",
            "The box {name} is marked for table {mark}, not for table {table}.",
            mark=facts["table_mark"],
            table=number,
            name=check.thing.name,
        )
    if equipment is None or not equipment.drop_box_marks.value:
        return
    if facts["use"] == "tip":
        if not facts["table_mark"]:  # Beyond the text, reading E6.
            yield Refused(
                "tip_box_mark_missing", "The tip box {name} does not say which table it is of.", name=check.thing.name
            )
        return
    missing = [mark for mark in MARKS if not facts[mark]]
    if missing:
        yield Refused(
            "drop_box_mark_missing",
            "The box {name} is not permanently marked with its {words:and}.",
            missing=missing,
            name=check.thing.name,
            words=[MARKS[mark] for mark in missing],
        )
    keys = (facts["contents_key"], facts["release_key"])
    if not all(keys) or keys[0] == keys[1]:
        yield Refused(
            "keys_not_separate",
            "The lock to the table and the container's own lock need keys of their own.",
            key=facts["contents_key"],
        )


LOCKS = ("container_locked", "table_locked")  # of a drop box


def check_locks(check: Check, unlocked: Collection[str]) -> Iterator[Refused]:
    """What the text has against locks that were seen open, where it wants a drop box under lock."""
    equipment, box = check.rulebook.equipment, check.thing
    if box.facts["use"] != "drop" or equipment is None or not equipment.drop_box_locks.value:
        return
    index = clauses(check.rulebook.key)
    if "container_locked" in unlocked:
        refusal = Refused("drop_box_unlocked", "The container {name} is not locked.", name=box.name)
        yield refusal.citing(index.refusing(refusal.code))
    if "table_locked" in unlocked:
        refusal = Refused("drop_box_not_locked_to_table.box", "{name} is not locked to the table.", name=box.name)
        yield refusal.citing(index.refusing(refusal.code))


CHECKS: Mapping[str, Callable[[Check, Mapping[str, Any]], Iterator[Refused]]] = {
    "table": check_table,
    "wheel": check_wheel,
    "ball": check_ball,
    "layout": check_layout,
    "cover": check_cover,
    "box": check_box,
}


def option_has_area(premises: Premises, table: Thing, laid: Thing, option: str, day: str) -> Iterator[Refused]:
    """What is offered on zero has its area on the layout, and that the approval it needs."""
    check = Check(premises, laid, table, day)
    equipment, words = check.rulebook.equipment, option.replace("_", " ")
    if equipment is None:
        return
    if option not in laid.facts["areas"]:
        clause = equipment.option_areas.first_clause
        yield Refused(
            "layout_area_missing.words",
            "The layout has no area for: {words}.",
            clause=clause,
            areas=[option],
            words=words,
        )
    elif equipment.option_areas_approved.value:
        yield from check.unapproved(
            "optional-area",
            Phrase("phrase.area", "The area for {option}", option=words),
            equipment.option_areas_approved,
        )
