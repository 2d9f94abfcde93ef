"""What was keyed wrongly into the register: refused at once, or put right later, and both lines stay on record."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tests.clauses.floor_support import SINGLE, Day
from tests.support import croupier

BALL = {"ball": "B9", "material": "acetal", "metallic": False, "diameter": "3/4"}
WHEEL = {"wheel": "W-9", "serial": "77", "diameter": "29", "zeros": 1, "ring": SINGLE, "compartments": SINGLE}


@cache
def equipped() -> Day:
    """A refusal changes nothing, so that all may try theirs at one."""
    return Day().staffed().equipped()


def test_a_wheel_whose_diameter_was_mistyped_is_amended_and_put_into_use() -> None:
    day = Day().staffed().table()
    day.do("M1", "register-wheel", **WHEEL, external_parts=["screw"])
    assert day.refused("S1", "put-into-use", thing="W-9", table="12").code == "wheel_too_small"
    again = {**WHEEL, "diameter": "32", "external_parts": ["screw"]}
    assert day.refused("M1", "register-wheel", **again).code == "already_registered"
    day.do("S1", "move-wheel", wheel="W-9", place="room S2")
    day.do("M1", "register-wheel", **again, amends=True)
    assert day.premises.things["W-9"].place == "room S2", "it is where it was"
    day.use("W-9")
    lines = [event.data for event in day.script.journal.read("floor") if event.name == "equipment-registered"]
    assert [line["facts"]["diameter"] for line in lines if line["thing"] == "W-9"] == ["29", "32"]
    assert "amends" not in lines[-1]["facts"]
    assert day.refused("M1", "register-wheel", **again, amends=True).code == "thing_in_use"


def test_an_approval_is_of_the_thing_as_it_was_before_it_was_amended() -> None:
    day = Day().staffed().table()
    layout = day.layout(approved=True)
    facts = dict(day.premises.things[layout].facts)
    day.do("K1", "register-layout", **{**facts, "areas": [*facts["areas"], "in_prison"]}, amends=True)
    assert day.refused("S1", "put-into-use", thing=layout, table="12").code == "approval_missing"


@pytest.mark.parametrize(
    "material",
    [
        "",
        "  ",
        "\u200f",
        "steel",
        "Kern: Stahl",
        "billes en acier",
        "不锈钢",
        "copper",
        "Bronze",
        "solid metal",
        "Edelstahl",
        "titanio",
        "钛合金",
    ],
)
def test_the_material_of_a_ball_is_said_and_agrees_with_itself(material: str) -> None:
    refusal = Day().staffed().table().refused("S1", "register-ball", **{**BALL, "material": material})
    assert refusal.code in ("field_missing", "material_contradicts")
    assert refusal.facts["field"] in ("material", "metallic")


@pytest.mark.parametrize("material", ["acetal", "ironwood", "phenolic resin", "non-metal composite", "非金属"])
def test_what_only_sounds_like_metal_is_a_ball(material: str) -> None:
    Day().staffed().table().do("S1", "register-ball", **{**BALL, "material": material})


@pytest.mark.parametrize("zeros", [-1, -(10**9)])
def test_a_wheel_has_no_fewer_than_no_zeros(zeros: int) -> None:
    refusal = Day().staffed().table().refused("M1", "register-wheel", **{**WHEEL, "zeros": zeros})
    assert (refusal.code, refusal.facts["field"]) == ("bad_size", "zeros")


@pytest.mark.parametrize("name", ["\u200f", "\u202eeno", "Ann\u200f"])
def test_a_name_of_marks_that_nobody_sees_is_none(name: str) -> None:
    day = Day().staffed()
    person = {"badge": "D9", "name": name, "licence": "L-D9", "roles": ["dealer"], "valid_until": "2030-01-01"}
    assert day.refused("K1", "register-person", **person).code == "field_missing"
    assert day.refused("S1", "register-ball", **{**BALL, "ball": name}).code == "field_missing"


@pytest.mark.parametrize("date", ["1999-01-01", "2026-05-02"])
def test_no_work_on_a_wheel_before_it_was_in_the_register(date: str) -> None:
    day = Day().staffed().equipped()
    work = {"wheel": "W-3", "table": "12", "part": "screw", "what": "a turn", "witness": "G1"}
    refusal = day.refused("M1", "adjust-wheel", **work, date=date)
    assert (refusal.code, refusal.facts["since"]) == ("bad_date", "2026-05-04")
    day.do("M1", "adjust-wheel", **work, date="2026-05-03")  # somewhere it is still that day


@pytest.mark.parametrize("pays", [-1, -35])
def test_no_variation_pays_less_than_nothing(pays: int) -> None:
    asked = {"variation": "V", "rulebook": "colorado", "title": "t", "reason": "r"}
    refusal = Day().staffed().refused("K1", "apply-for-variation", **asked, changes={"bets.straight.pays": pays})
    assert (refusal.code, refusal.facts["field"]) == ("wrong_type", "changes")


@pytest.mark.parametrize("by", ["fortnight", ""])
def test_a_report_that_there_is_not_is_told_by_what_there_is(by: str) -> None:
    answer = croupier("register", "report", "nowhere.sqlite", "--by", by, "--json")
    assert (answer.code, answer.json["code"]) == (2, "bad_request")
    assert "month" in answer.json["message"]


@pytest.mark.parametrize(
    "days", [("2026-13-01", ""), ("20260504", ""), ("", "yesterday"), ("2026-05-05", "2026-05-04")]
)
def test_a_report_is_of_days_that_there_are(days: tuple[str, str], tmp_path: Path) -> None:
    file = str(tmp_path / "j.sqlite")
    assert croupier("register", "run", "-", "--db", file, stdin="").code == 0
    asked = [word for name, day in zip(("--from", "--to"), days, strict=True) if day for word in (name, day)]
    answer = croupier("register", "report", file, *asked, "--json")
    assert (answer.code, answer.json["code"]) == (2, "bad_request")


@pytest.mark.parametrize("zeros", [4, 10**9])
def test_no_wheel_has_more_zeros_than_there_are(zeros: int) -> None:
    refusal = Day().staffed().table().refused("M1", "register-wheel", **{**WHEEL, "zeros": zeros})
    assert (refusal.code, refusal.facts["field"]) == ("bad_size", "zeros")


@pytest.mark.parametrize(
    ("command", "fields", "field"),
    [
        ("register-box", {"box": "X", "use": "drop", "table_mark": "\u200f"}, "table_mark"),
        ("register-wheel", {**WHEEL, "external_parts": [""]}, "external_parts"),
        ("register-layout", {"layout": "L", "zeros": 1, "areas": ["straight", "\u202e"]}, "areas"),
    ],
)
def test_what_is_said_of_a_thing_can_be_read(command: str, fields: dict[str, Any], field: str) -> None:
    day = Day().staffed().table()
    refusal = day.refused("M1" if command == "register-wheel" else "K1", command, **fields)
    assert (refusal.code, refusal.facts["field"]) == ("field_missing", field)


@pytest.mark.parametrize("reason", ["?", "...", " - "])
@pytest.mark.parametrize(
    ("who", "command", "fields"),
    [
        ("S1", "take-out-of-use", {"thing": "W-3"}),
        ("K1", "withdraw-person", {"badge": "N6"}),
        ("K1", "withdraw-approval", {"reference": "D-1"}),
        ("K1", "apply-for-variation", {"variation": "V", "rulebook": "colorado", "title": "t", "changes": {}}),
    ],
)
def test_a_reason_has_words_in_it(reason: str, who: str, command: str, fields: dict[str, Any]) -> None:
    refusal = equipped().refused(who, command, **fields, reason=reason)
    assert (refusal.code, refusal.facts["field"]) == ("reason_missing", "reason")
