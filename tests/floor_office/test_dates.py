"""No fact of the register, and no other that says its day, is dated 1900 or in a year that nobody can have meant."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import MISSING, fields
from enum import Enum
from typing import Any, get_origin, get_type_hints

import pytest
from tests.clauses.floor_support import ROLES, Day

from croupier import register, table, tournament
from croupier.dated import When, days_of
from croupier.register.postings import COMMANDS as OF_WALLS
from croupier.rules.book.library import floor_authority

FAR = ("1900-01-01", "1950-12-31", "2102-01-01", "2026-02-30", "4 May")
NAMED = re.compile(r"date|day|since|until|begins|ends|effective|expires|\w+_(date|day|until|since)")
OTHERS = {"today", "ends_day"}  # filled in by the office; a yes or no
ALL = {**register.COMMANDS, **OF_WALLS, **table.COMMANDS, **tournament.COMMANDS}
DATED = [(name, field) for name, kind in register.COMMANDS.items() for field in days_of(kind)]


def called_days(kind: type) -> set[str]:
    return {field.name for field in fields(kind) if NAMED.fullmatch(field.name)} - OTHERS


@pytest.mark.parametrize("name", [name for name, kind in ALL.items() if called_days(kind)])
def test_what_is_called_a_day_is_held_to_be_one(name: str) -> None:
    assert called_days(ALL[name]) <= days_of(ALL[name]).keys()


@pytest.mark.parametrize(("name", "field"), DATED)
def test_a_day_that_nobody_can_have_meant_is_refused_at_its_field(name: str, field: str) -> None:
    kind, role = register.COMMANDS[name], floor_authority()[name][0].value
    who = next((f"{letter}1" for letter, other in ROLES.items() if other == role), role).replace("D1", "D7")
    asked = {**anything(kind), **dict.fromkeys(days_of(kind), "2026-05-04")}
    day = Day().staffed()
    for bad in (*FAR, "2026-05-06") if days_of(kind)[field] is When.PAST else FAR:
        refusal = day.refused(who, name, **{**asked, field: bad})
        assert (refusal.code, refusal.facts.get("field")) == ("bad_date", field), (bad, refusal)


def anything(kind: type) -> dict[str, Any]:
    """For the fields without which it is no command."""
    needed = [one.name for one in fields(kind) if one.default is MISSING and one.default_factory is MISSING]
    return {name: of_type(get_type_hints(kind)[name]) for name in needed}


def of_type(hint: Any) -> Any:
    if isinstance(hint, type) and issubclass(hint, Enum):
        return next(iter(hint)).value
    return {int: 1, bool: True, tuple: [], Mapping: {}}.get(get_origin(hint) or hint, "x")


def test_a_coupon_has_a_last_day_of_this_age() -> None:
    day = Day().staffed().table(chips={"match_play": True})
    for bad in FAR:
        refusal = day.refused("C1", "register-coupon", on="12", coupon="Q", face=5_00, expires=bad)
        assert (refusal.code, refusal.facts["field"]) == ("bad_date", "expires")
    day.do("C1", "register-coupon", on="12", coupon="Q", face=5_00, expires="2026-12-31")


@pytest.mark.parametrize("moment", ["1900-01-01", "1900-01-01T21:30"])
def test_a_note_of_suspicion_is_of_something_that_can_have_been_seen(moment: str) -> None:
    refusal = Day().staffed().refused("L1", "note-suspicion", player="Ann", note="so many notes", moment=moment)
    assert (refusal.code, refusal.facts["field"]) == ("bad_date", "moment")


def test_approvals_and_licences_of_years_ago_and_to_come_are_entered_as_ever() -> None:
    day = Day().staffed()
    day.register("D8", valid_until="2031-12-31")
    day.layout(approved=False)
    day.approve("layout", "L-1", date="1999-07-01", valid_until="2099-12-31")
