"""Every refusal of the floor has its case, with its clause where a rule stands behind it, and changes nothing."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from tests.clauses.floor_support import AREAS, SINGLE, Day

import croupier.floor

SOURCES = Path(croupier.floor.__file__).parent
COMPUTED = {"no_drop_box", "no_tip_box", "second_person_needed", "security_witness_needed", "inspection_failed",
            "marks_not_visible", "drop_box_not_locked_to_table", "number_not_on_camera", "cover_missing",
            "role_not_allowed", "inspector_role", "adjuster_role"}  # fmt: skip
FROM_BELOW = {"bad_wheel_numbers", "unknown_key", "wrong_type", "no_such_rulebook", "zero_not_green",
              "bad_wheel_colours", "colours_do_not_alternate"}  # fmt: skip


def empty() -> Day:
    return Day()


def staffed() -> Day:
    return Day().staffed()


def table() -> Day:
    return Day().staffed().table()


def equipped() -> Day:
    return Day().staffed().equipped()


def opened() -> Day:
    return equipped().open()


def covered() -> Day:
    day = Day().staffed().table(wheel="double-zero-as-single-zero")
    for thing in (day.wheel(zeros=1), day.layout(zeros=2), day.ball()):
        day.use(thing)
    return day


def fitted(wheel: str, wheel_zeros: int, layout_zeros: int) -> Callable[[], Day]:
    """A table that is to play `wheel`, set out with these and inspected."""

    def made() -> Day:
        day = Day().staffed().table(wheel=wheel)
        for thing in (day.wheel(zeros=wheel_zeros), day.layout(zeros=layout_zeros), day.ball()):
            day.use(thing)
        for box in (day.box("B-12"), day.box("T-12", "tip")):
            day.attach(box)
        day.inspect()
        return day

    return made


def dropped() -> Day:
    day = equipped()
    day.do("G1", "remove-box", box="B-12", second="C1")
    return day


def failing(point: str) -> Callable[[], Day]:
    def made() -> Day:
        day = equipped()
        answers: dict[str, Any] = {point: False}
        day.inspect(**answers)
        return day

    return made


def having(make: Callable[[], Day], *steps: Callable[[Day], Any]) -> Callable[[], Day]:
    def made() -> Day:
        day = make()
        for step in steps:
            step(day)
        return day

    return made


class Case(NamedTuple):
    code: str
    make: Callable[[], Day]
    who: str
    command: str
    fields: dict[str, Any]
    clause: str | None = None


PERSON = {"badge": "X1", "name": "X", "licence": "L-X", "roles": ["dealer"], "valid_until": "2027-01-01"}
APPROVAL = {"reference": "A-1", "kind": "secure-place", "subject": "S1", "approved_by": "D", "date": "2026-05-01"}
VARIATION = {"variation": "V-1", "rulebook": "colorado", "title": "t", "reason": "r",
             "changes": {"bets.straight.pays": 36}}  # fmt: skip
RULE = {"citation": "T", "effective": "2026-06-01", "ends": "2026-07-01"}
JOB = {"wheel": "W-3", "table": "12", "date": "2026-05-04", "part": "screw", "what": "a turn", "witness": "G1"}
OPEN = {"on": "12", "opener": 10_000_00, "drop_box": "B-12", "tip_box": "T-12", "limits_posted": True}
LOCKS = {"container_locked": True, "table_locked": True}
NEW_TABLE = {"number": "13", "rulebook": "colorado", "wheel_end": "left", "layout_end": "right"}


def applied(day: Day) -> None:
    day.do("K1", "apply-for-variation", **VARIATION)


def reviewed(day: Day) -> None:
    applied(day)
    day.do("R1", "review-variation", variation="V-1", reviewer="Division", date="2026-05-04")


CASES = [
    # People.
    Case("role_not_allowed", staffed, "D7", "register-person", PERSON),
    Case("no_such_person", staffed, "K9", "register-person", PERSON),
    Case(
        "role_not_granted",
        having(staffed, lambda d: d.register("K2", roles=["dealer"])),
        "K2",
        "register-person",
        PERSON,
    ),
    Case(
        "licence_not_valid",
        having(staffed, lambda d: d.register("K2", valid_until="2026-05-03")),
        "K2",
        "register-person",
        PERSON,
    ),
    Case("licence_taken", staffed, "K1", "register-person", {**PERSON, "licence": "L-D7"}),
    Case("bad_role", staffed, "K1", "register-person", {**PERSON, "roles": ["player"]}),
    Case("field_missing", staffed, "K1", "register-person", {**PERSON, "name": " "}),
    Case("bad_date", staffed, "K1", "register-person", {**PERSON, "valid_until": "2026-02-30"}),
    Case(
        "last_key_manager",
        having(staffed, lambda d: d.do("K1", "withdraw-person", badge="K2", reason="left")),
        "K1",
        "withdraw-person",
        {"badge": "K1", "reason": "left"},
    ),
    Case("key_malformed", staffed, "D7", "enrol-key", {"public_key": "00"}),
    Case(
        "bad_day",
        staffed,
        "K1",
        "set-gaming-day",
        {"zone": "UTC", "shifts": {"day": "06:00", "late": "05:00", "x": "07:00"}},
    ),
    # Equipment.
    Case("table_number_taken", table, "K1", "register-table", {**NEW_TABLE, "number": "12"}, "CO-2210(2)(d)(ii)-a"),
    Case("no_such_rulebook", table, "K1", "register-table", {**NEW_TABLE, "rulebook": "mars"}),
    Case(
        "already_registered",
        having(table, lambda d: d.ball()),
        "S1",
        "register-ball",
        {"ball": "B1", "material": "m", "metallic": False, "diameter": "1/2"},
    ),
    Case(
        "bad_size", table, "S1", "register-ball", {"ball": "B", "material": "m", "metallic": False, "diameter": "big"}
    ),
    Case(
        "bad_wheel_numbers",
        table,
        "M1",
        "register-wheel",
        {"wheel": "W", "serial": "1", "diameter": "32", "zeros": 1, "ring": SINGLE, "compartments": "99x"},
        "CO-2210(2)(a)-c",
    ),
    Case("bad_use", table, "K1", "register-box", {"box": "B", "use": "lunch"}),
    Case("not_registered", table, "S1", "put-into-use", {"thing": "W-404", "table": "12"}),
    Case(
        "attach_the_box", having(table, lambda d: d.box("B-12")), "S1", "put-into-use", {"thing": "B-12", "table": "12"}
    ),
    Case(
        "not_in_use",
        having(staffed, lambda d: d.do("K1", "register-table", **NEW_TABLE), lambda d: d.ball()),
        "S1",
        "put-into-use",
        {"thing": "B1", "table": "13"},
    ),
    Case(
        "in_use_elsewhere",
        having(equipped, lambda d: d.table("13")),
        "S1",
        "put-into-use",
        {"thing": "B1", "table": "13"},
    ),
    Case(
        "table_has_one",
        having(equipped, lambda d: d.wheel("W-9")),
        "S1",
        "put-into-use",
        {"thing": "W-9", "table": "12"},
    ),
    Case(
        "layout_not_opposite",
        having(staffed, lambda d: d.do("K1", "register-table", **{**NEW_TABLE, "layout_end": "left"})),
        "K1",
        "put-into-use",
        {"thing": "table 13", "table": "13"},
        "CO-2210(1)-b",
    ),
    Case(
        "wheel_too_small",
        having(table, lambda d: d.wheel(diameter="29")),
        "S1",
        "put-into-use",
        {"thing": "W-3", "table": "12"},
        "CO-2210(1)-a",
    ),
    Case(
        "wheel_type_not_allowed",
        having(table, lambda d: d.wheel(zeros=3)),
        "S1",
        "put-into-use",
        {"thing": "W-3", "table": "12"},
        "CO-2209(2)-a",
    ),
    Case(
        "wheel_pockets",
        having(table, lambda d: d.wheel(compartments=SINGLE.rpartition(" ")[0])),
        "S1",
        "put-into-use",
        {"thing": "W-3", "table": "12"},
        "CO-2210(2)(a)-a",
    ),
    Case(
        "ring_mismatch",
        having(table, lambda d: d.wheel(compartments=" ".join(SINGLE.split()[::-1]))),
        "S1",
        "put-into-use",
        {"thing": "W-3", "table": "12"},
        "CO-2210(2)(a)-b",
    ),
    Case(
        "pocket_colour",
        having(table, lambda d: d.wheel(compartments=SINGLE.replace("32r", "32b"))),
        "S1",
        "put-into-use",
        {"thing": "W-3", "table": "12"},
        "CO-2210(2)(a)-e",
    ),
    Case(
        "ball_metallic",
        having(table, lambda d: d.ball(metallic=True)),
        "S1",
        "put-into-use",
        {"thing": "B1", "table": "12"},
        "CO-2211-a",
    ),
    Case(
        "ball_too_small",
        having(table, lambda d: d.ball(diameter="1/4")),
        "S1",
        "put-into-use",
        {"thing": "B1", "table": "12"},
        "CO-2211-b",
    ),
    Case(
        "ball_too_large",
        having(table, lambda d: d.ball(diameter="1")),
        "S1",
        "put-into-use",
        {"thing": "B1", "table": "12"},
        "CO-2211-c",
    ),
    Case(
        "layout_area_missing",
        having(table, lambda d: d.layout(areas=["red"])),
        "S1",
        "put-into-use",
        {"thing": "L-1", "table": "12"},
        "CO-2210(2)(d)(i)-a",
    ),
    Case(
        "approval_missing",
        having(table, lambda d: d.layout(approved=False)),
        "S1",
        "put-into-use",
        {"thing": "L-1", "table": "12"},
        "CO-2210(2)(d)-a",
    ),
    Case("table_open", opened, "S1", "take-out-of-use", {"thing": "W-3", "reason": "r"}, "CO-2212(2)(a)-a"),
    Case("location_needed", equipped, "M1", "move-wheel", {"wheel": "W-3", "place": ""}, "CO-2212(2)(b)-a"),
    # Inspections and openings.
    Case("inspector_role", equipped, "D7", "inspect-opening", {"table": "12", "points": {}}, "CO-2212(1)-b"),
    Case("inspection_incomplete", equipped, "S1", "inspect-opening", {"table": "12", "points": {}}),
    Case("not_inspected", equipped, "S1", "open-table", OPEN, "CO-2212(1)-a"),
    Case("inspection_failed", failing("level"), "S1", "open-table", OPEN, "CO-2212(1)(b)-a"),
    Case("marks_not_visible", failing("marks_visible"), "S1", "open-table", OPEN, "CO-2202-g"),
    Case("drop_box_not_locked_to_table", failing("box_locked_to_table"), "S1", "open-table", OPEN, "CO-2202-h"),
    Case("number_not_on_camera", failing("number_on_camera"), "S1", "open-table", OPEN, "CO-2210(2)(d)(ii)-b"),
    Case(
        "ball_test_missing",
        having(equipped, lambda d: d.inspect(balls={})),
        "S1",
        "open-table",
        OPEN,
        "CO-2212(1)(d)-a",
    ),
    Case(
        "inspect_again",
        having(equipped, lambda d: d.inspect(), lambda d: d.work()),
        "S1",
        "open-table",
        OPEN,
        "CO-2212(3)-a",
    ),
    Case(
        "director_inspection_needed",
        having(equipped, lambda d: d.work(command="replace-part", part="cone", external=True), lambda d: d.inspect()),
        "S1",
        "open-table",
        OPEN,
        "CO-2212(4)-b",
    ),
    Case(
        "ebt_announcement_failed",
        having(lambda: Day().staffed().equipped(terminals={"count": 2, "central_screen": True}), lambda d: d.inspect()),
        "S1",
        "open-table",
        OPEN,
        "CO-2201(7)-c",
    ),
    Case(
        "no_drop_box",
        having(equipped, lambda d: d.do("G1", "remove-box", box="B-12", second="C1"), lambda d: d.inspect()),
        "S1",
        "open-table",
        OPEN,
        "CO-2202-a",
    ),
    Case(
        "no_tip_box",
        having(equipped, lambda d: d.do("G1", "remove-box", box="T-12", second="C1"), lambda d: d.inspect()),
        "S1",
        "open-table",
        OPEN,
        "CO-2210(2)(f)-b",
    ),
    Case(
        "drop_box_wrong_table",
        having(equipped, lambda d: d.inspect()),
        "S1",
        "open-table",
        {**OPEN, "drop_box": "B-11"},
        "CO-2202-e",
    ),
    Case(
        "wheel_differs",
        fitted("double-zero", wheel_zeros=1, layout_zeros=2),
        "S1",
        "open-table",
        OPEN,
    ),
    Case(
        "layout_differs",
        fitted("double-zero", wheel_zeros=2, layout_zeros=1),
        "S1",
        "open-table",
        OPEN,
    ),
    Case(
        "mode_needs_double_zero_wheel",
        having(
            covered, lambda d: d.attach(d.box("B-12")), lambda d: d.attach(d.box("T-12", "tip")), lambda d: d.inspect()
        ),
        "S1",
        "open-table",
        OPEN,
        "CO-2210(2)(c)-a",
    ),
    Case(
        "variation_not_approved",
        having(
            lambda: (
                Day()
                .staffed()
                .equipped(
                    variations=[
                        {
                            "name": "V",
                            "title": "t",
                            "decision": "permanent",
                            "citation": "c",
                            "effective": "2026-01-01",
                            "changes": {"bets.straight.pays": 36},
                        }
                    ]
                )
            ),
            lambda d: d.inspect(),
        ),
        "S1",
        "open-table",
        OPEN,
        "CO-2215(1)-c",
    ),
    # Work on wheels.
    Case("adjuster_role", equipped, "D7", "adjust-wheel", JOB, "CO-2212(2)-a"),
    Case("security_witness_needed", equipped, "M1", "adjust-wheel", {**JOB, "witness": "S1"}, "CO-2212(2)-b"),
    Case(
        "log_append_only",
        having(equipped, lambda d: d.work()),
        "M1",
        "adjust-wheel",
        {**JOB, "entry": 1},
        "CO-2212(5)-a",
    ),
    Case("log_gap", equipped, "M1", "adjust-wheel", {**JOB, "entry": 7}),
    Case("log_field_missing", equipped, "M1", "adjust-wheel", {**JOB, "part": ""}, "CO-2212(5)-b"),
    Case("no_such_part", equipped, "M1", "adjust-wheel", {**JOB, "part": "hub cap"}),
    Case("part_is_external", equipped, "M1", "replace-part", {**JOB, "part": "cone"}),
    Case("signature_invalid", equipped, "M1", "adjust-wheel", {**JOB, "signature": "00" * 64}),
    Case("no_such_entry", equipped, "M1", "correct-log", {"corrects": 3, "note": "n"}),
    Case(
        "no_inspection_due",
        equipped,
        "R1",
        "record-director-inspection",
        {"wheel": "W-3", "inspector": "I", "date": "2026-05-04"},
    ),
    # Boxes.
    Case(
        "drop_box_mark_missing",
        having(table, lambda d: d.box("B-12", game_mark="")),
        "G1",
        "attach-box",
        {"box": "B-12", "table": "12", **LOCKS},
        "CO-2202-f",
    ),
    Case(
        "tip_box_mark_missing",
        having(table, lambda d: d.box("T", "tip", table_mark="")),
        "G1",
        "attach-box",
        {"box": "T", "table": "12", **LOCKS},
    ),
    Case(
        "drop_box_unlocked",
        having(table, lambda d: d.box("B-12")),
        "G1",
        "attach-box",
        {"box": "B-12", "table": "12", **LOCKS, "container_locked": False},
        "CO-2202-d",
    ),
    Case(
        "keys_not_separate",
        having(table, lambda d: d.box("B-12", release_key="B-12-in")),
        "G1",
        "attach-box",
        {"box": "B-12", "table": "12", **LOCKS},
        "CO-2202-i",
    ),
    Case("box_not_counted", dropped, "G1", "attach-box", {"box": "B-12", "table": "12", **LOCKS}),
    Case("second_person_needed", equipped, "G1", "remove-box", {"box": "B-12", "second": "G1"}),
    Case("nothing_to_count", equipped, "C1", "count-box", {"box": "B-12", "second": "C2"}),
    Case("bad_amount", dropped, "C1", "count-box", {"box": "B-12", "cash": -1, "second": "C2"}),
    Case("count_differs", dropped, "C1", "count-box", {"box": "B-12", "cash": 1, "second": "C2"}),
    # Incidents, approvals, variations.
    Case("no_such_incident", table, "S1", "settle-incident", {"incident": 9, "finding": "f"}),
    Case("bad_kind", staffed, "K1", "record-approval", {**APPROVAL, "kind": "weather"}),
    Case(
        "approval_names_needed",
        having(staffed, lambda d: d.ball()),
        "K1",
        "record-approval",
        {**APPROVAL, "kind": "ball", "subject": "B1"},
    ),
    Case("hash_needed", staffed, "K1", "record-approval", {**APPROVAL, "kind": "posted-rules", "subject": "Rules"}),
    Case(
        "approval_differs",
        having(staffed, lambda d: d.layout(approved=False)),
        "K1",
        "record-approval",
        {**APPROVAL, "kind": "layout", "subject": "L-1", "hash": "00" * 32},
    ),
    Case("no_such_approval", staffed, "K1", "withdraw-approval", {"reference": "A-9", "reason": "r"}),
    Case("unknown_key", staffed, "K1", "apply-for-variation", {**VARIATION, "changes": {"bets.snake.pays": 3}}),
    Case("wrong_type", staffed, "K1", "apply-for-variation", {**VARIATION, "changes": {"bets.straight.pays": "36"}}),
    Case(
        "no_such_variation",
        staffed,
        "R1",
        "review-variation",
        {"variation": "V", "reviewer": "D", "date": "2026-05-04"},
    ),
    Case(
        "variation_out_of_turn",
        having(table, applied),
        "R1",
        "decide-variation",
        {"variation": "V-1", "decision": "denied", "date": "2026-05-04"},
    ),
    Case(
        "bad_decision",
        having(table, reviewed),
        "R1",
        "decide-variation",
        {"variation": "V-1", "decision": "perhaps", "date": "2026-05-04"},
    ),
    Case(
        "variation_not_in_force",
        having(table, reviewed),
        "R1",
        "decide-variation",
        {"variation": "V-1", "decision": "temporary", "date": "2026-05-04", **RULE, "ends": ""},
        "CO-2215(1)-d",
    ),
    Case(
        "cover_missing",
        fitted("double-zero-as-single-zero", wheel_zeros=2, layout_zeros=2),
        "S1",
        "open-table",
        OPEN,
        "CO-2210(2)(c)(i)-a",
    ),
]


def test_every_code_of_the_floor_has_a_case() -> None:
    raised = set(COMPUTED)
    for file in SOURCES.glob("*.py"):
        raised |= set(re.findall(r'Refused\(\s*"([a-z_]+)"', file.read_text(encoding="utf-8")))
    assert raised - {case.code for case in CASES} == set()
    assert {case.code for case in CASES} <= raised | FROM_BELOW


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.code}-{case.command}")
def test_a_refusal_has_its_code_its_clause_and_a_sentence_and_changes_nothing(case: Case) -> None:
    refusal = case.make().refused(case.who, case.command, **case.fields)
    assert (refusal.code, refusal.clause) == (case.code, case.clause)
    assert refusal.message.endswith((".", "?"))


def test_a_refusal_is_on_record() -> None:
    day = staffed()
    day.refused("D7", "register-person", **PERSON)
    *_, last = day.script.journal.read("floor")
    assert (last.name, last.who, last.data["code"]) == ("command-refused", "D7", "role_not_allowed")
    assert "areas" not in last.data["facts"], AREAS


@pytest.mark.parametrize("size", ["1e9", "1e999999999", "-1", "0", "0.0", "nan", "1/0", "३", "1_0", "", "30 inches"])
def test_a_size_is_a_plain_number_of_inches(size: str) -> None:
    facts = {"ball": "B", "material": "m", "metallic": False, "diameter": size}
    assert table().refused("S1", "register-ball", **facts).code == "bad_size"
