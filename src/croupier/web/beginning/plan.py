"""What a described table, or a described person, comes to: commands that there are, in their order.

Nothing here is decided by whoever describes: what a wheel has on its ring follows from the rulebook, which areas a
layout has from its bets, which approvals are needed from what the rulebook asks for.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from croupier.register.postings import SPOT, TEXT, place
from croupier.rules import Policy, Rulebook, TableRules, clauses, policy_from, rulebook
from croupier.rules.book.model import OddsRule
from croupier.rules.in_force.policy_model import Limit
from croupier.web.beginning.models import StaffIn, TableDescribed

Part = dict[str, Any]
BY_TWO = ("add-person", "set-up-table")  # what is no command of the floor
COLOURS = ("gold", "cyan", "lilac", "brown", "orange", "white", "pink", "purple")
SETS, VALUES = 300, (("blue", 1, 400), ("red", 5, 400), ("green", 25, 200), ("black", 100, 100))
BOXES = (("D{}", "drop", True), ("D{}b", "drop", False), ("T{}", "tip", True))  # the second is the spare one
CUSTOM = "classic"  # where a text has no odds, the licensee declares them; proposed is what is customary


def people_of(staff: Sequence[StaffIn]) -> list[Part]:
    """Each can sign in, and stands with a licence in the register: one person with one page."""
    parts: list[Part] = []
    for one in staff:
        who = {"badge": one.badge, "name": one.name, "roles": [role.value for role in one.roles]}
        parts.append({"do": "add-person", **who})
        parts.append(registered(who, one.licence, one.valid_until))
    return parts


def registered(who: Mapping[str, Any], licence: str, until: str) -> Part:
    return {"do": "register-person", **who, "licence": licence, "valid_until": until}


def policy_of(told: TableDescribed, unit: int) -> dict[str, Any]:
    """What the licensee chooses; `unit` is how many of the smallest unit make a whole one of the house's money."""
    book = rulebook(told.rulebook)
    policy: dict[str, Any] = {"rulebook": told.rulebook, "wheel": told.wheel}
    if told.name:
        policy["name"] = told.name
    if told.minimum and told.maximum:
        policy["limits"] = {"all": {"min": told.minimum, "max": told.maximum}}
        if told.inside_minimum:
            policy["limits"]["inside_total"] = {"min": told.inside_minimum}
    if told.option:
        policy["options"] = {told.option: True}
    if told.terminals:
        policy["terminals"] = {"count": told.terminals, "central_screen": False}
    else:
        policy["chips"] = chips_of(unit) | ({} if told.tracked else {"tracked": False})
    if needs_odds(book):
        policy |= {"odds": customary(book), "odds_source": told.odds_source}
    return policy


def chips_of(unit: int) -> dict[str, Any]:
    """A usual tray of a table with one dealer."""
    return {
        "sets": [{"colour": colour, "number": SETS} for colour in COLOURS],
        "value": [
            {"colour": colour, "value": worth * unit, "number": number, "design": "house"}
            for colour, worth, number in VALUES
        ],
    }


def needs_odds(book: Rulebook) -> bool:
    return book.odds.value is OddsRule.EXTERNAL


def customary(book: Rulebook) -> dict[str, int]:
    pays = rulebook(CUSTOM).bets
    return {kind: pays[kind].pays.value if kind in pays else 6 for kind in book.bets}


def table_of(told: TableDescribed, unit: int) -> list[Part]:
    """A table with its wheel, layout, balls and boxes, what was approved of it, and all of it in use."""
    policy = policy_of(told, unit)
    rules = TableRules(rulebook(told.rulebook), policy_from(policy, "policy"))
    return [*_things(told, policy, rules), *_approvals(told, rules), *_in_use(told)]


def _things(told: TableDescribed, policy: dict[str, Any], rules: TableRules) -> Iterator[Part]:
    number, zeros = told.table, len(rules.wheel.zeros)
    ring = " ".join(f"{pocket}{rules.wheel.colours[pocket].value[0]}" for pocket in rules.wheel.ring)
    automation = "terminals" if told.terminals else "felt"
    yield {"do": "set-up-table", "table": number, "automation": automation, "source": "dealer", "policy": policy}
    ends = {"wheel_end": "left", "layout_end": "right", "camera": told.camera}
    yield {"do": "register-table", "number": number, "rulebook": told.rulebook, **ends}
    made = {"serial": told.serial, "diameter": told.diameter, "zeros": zeros, "ring": ring, "compartments": ring}
    yield {"do": "register-wheel", "wheel": f"W-{number}", **made, "external_parts": [told.part]}
    areas = [*dict.fromkeys(bet.kind for bet in rules.layout.bets.values()), *([told.option] if told.option else [])]
    yield {"do": "register-layout", "layout": f"L-{number}", "zeros": zeros, "areas": areas}
    for ball in (f"B-{number}", f"B-{number}b"):
        yield {
            "do": "register-ball", "ball": ball, "material": told.ball, "metallic": False,
            "diameter": told.ball_diameter,
        }  # fmt: skip
    for box, use, _ in BOXES:
        named = box.format(number)
        keys = {"contents_key": f"{named}-contents", "release_key": f"{named}-release"}
        yield {"do": "register-box", "box": named, "use": use, "table_mark": number, "game_mark": "ROULETTE", **keys}


def approvals_needed(policy: Policy) -> list[str]:
    """Which kinds of approval such a table cannot open without: of its layout, its rules, and where these hang."""
    book, index = rulebook(policy.rulebook), clauses(rulebook(policy.rulebook).key)
    equipment, needed = book.equipment, []
    if equipment and equipment.layout_approved.value:
        needed.append("layout")
    if equipment and equipment.option_areas_approved.value and policy.options:
        needed.append("optional-area")
    if index.refusing("rules_not_posted"):
        needed += [TEXT, SPOT]
    return needed


def _approvals(told: TableDescribed, rules: TableRules) -> Iterator[Part]:
    subjects = {TEXT: told.rules_title or f"Rules of table {told.table}", SPOT: place(told.room, told.spot)}
    for kind in approvals_needed(rules.policy):
        given = told.approvals.get(kind, "")
        by = {"reference": given, "approved_by": told.approved_by, "date": told.approved_on}
        yield {"do": "record-approval", "kind": kind, "subject": subjects.get(kind, f"L-{told.table}"), **by}


def _in_use(told: TableDescribed) -> Iterator[Part]:
    number = told.table
    for thing in (f"table {number}", f"W-{number}", f"L-{number}", f"B-{number}"):
        yield {"do": "put-into-use", "thing": thing, "table": number}
    for box, _, hangs in BOXES:
        if hangs:
            locks = {"container_locked": True, "table_locked": True}
            yield {"do": "attach-box", "box": box.format(number), "table": number, **locks}


def limits_of(book: Rulebook) -> Limit | None:
    """Where the rulebook sets them and not the house."""
    limits = book.limits
    if limits.minimum is None or limits.maximum is None:
        return None
    return Limit(limits.minimum.value, limits.maximum.value)
