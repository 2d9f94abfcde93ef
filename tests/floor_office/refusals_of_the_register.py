"""What the register refuses: people and their licences, equipment and its measures."""

from __future__ import annotations

from collections.abc import Callable

from tests.clauses.floor_support import SINGLE, Day
from tests.floor_office.refusal_support import (
    NEW_TABLE,
    PERSON,
    Case,
    dropped,
    equipped,
    having,
    opened,
    staffed,
    table,
)

BARRED = {"player": "Zed Kale", "why": "cheated", "second": "S1"}
REPORT = {"player": "Ann", "day": "2026-05-04", "side": "in", "reference": "F-1"}


def barred(day: Day) -> None:
    day.do("L1", "bar-player", **BARRED)


def cash_of(amount: int) -> Callable[[], Day]:
    return having(staffed, lambda d: d.do("C1", "record-cash", player="Ann", side="in", amount=amount, what="chips"))


REGISTER = [
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
    Case(
        "roles_differ",
        having(staffed, lambda d: d.signs_in("D7")),
        "K1",
        "register-person",
        {**PERSON, "badge": "D7", "licence": "L-D7", "roles": ["cashier"]},
    ),
    Case("field_missing", staffed, "K1", "register-person", {**PERSON, "name": " "}),
    Case("bad_date", staffed, "K1", "register-person", {**PERSON, "valid_until": "2026-02-30"}),
    Case("reason_missing", staffed, "K1", "withdraw-person", {"badge": "D7", "reason": "?"}),
    Case(
        "last_key_manager",
        having(staffed, lambda d: d.do("K1", "withdraw-person", badge="K2", reason="left")),
        "K1",
        "withdraw-person",
        {"badge": "K1", "reason": "left"},
    ),
    # Cash.
    Case("bad_amount", staffed, "K1", "set-cash-limits", {"report_over": 100, "ask_from": 101}),
    Case("second_person_needed", staffed, "K1", "set-cash-limits", {"report_over": 101, "ask_from": 100}),
    Case("bad_amount", staffed, "C1", "record-cash", {"player": "Ann", "side": "in", "amount": 0, "what": "chips"}),
    Case("report_not_due", cash_of(10_000_00), "C1", "file-cash-report", REPORT),
    Case(
        "report_filed",
        having(cash_of(10_000_01), lambda d: d.do("C1", "file-cash-report", **REPORT)),
        "C1",
        "file-cash-report",
        REPORT,
    ),
    # The exclusion list, and notes of suspicion.
    Case("bad_name", staffed, "L1", "bar-player", {"player": "seat 3", "why": "cheated", "second": "S1"}),
    Case("bad_date", staffed, "L1", "bar-player", {**BARRED, "begins": "2026-05-03"}),
    Case("bad_date", staffed, "L1", "bar-player", {**BARRED, "until": "2026-05-03"}),
    Case("second_person_needed", staffed, "L1", "bar-player", {**BARRED, "second": "L1"}),
    Case("barred_already", having(staffed, barred), "K1", "bar-player", {**BARRED, "player": "ZÉD  kale"}),
    Case("no_such_bar", having(staffed, barred), "K1", "lift-bar", {"bar": 2, "why": "over", "second": "L1"}),
    Case("bad_date", staffed, "L1", "note-suspicion", {"player": "Ann", "note": "seen", "moment": "yesterday"}),
    Case("field_missing", staffed, "L1", "note-suspicion", {"player": "Ann", "note": "seen", "slip": 1}),
    Case("field_missing", staffed, "C1", "record-cash", {"player": " ", "side": "in", "amount": 1, "what": "chips"}),
    Case("same_player", staffed, "S1", "describe-player", {"player": "A", "description": "tall", "same_as": "A"}),
    Case(
        "bad_date",
        staffed,
        "C1",
        "file-cash-report",
        {"player": "Ann", "day": "2026-02-30", "side": "in", "reference": "F-1"},
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
    Case(
        "material_contradicts",
        table,
        "S1",
        "register-ball",
        {"ball": "B", "material": "Teflon, steel core", "metallic": False, "diameter": "3/4"},
    ),
    Case(
        "thing_in_use",
        equipped,
        "S1",
        "register-ball",
        {"ball": "B1", "material": "ivory", "metallic": False, "diameter": "3/4", "amends": True},
    ),
    Case(
        "thing_in_use",
        dropped,
        "K1",
        "register-box",
        {"box": "B-12", "use": "drop", "amends": True},
    ),
    Case(
        "not_registered",
        table,
        "S1",
        "register-ball",
        {"ball": "B9", "material": "ivory", "metallic": False, "diameter": "3/4", "amends": True},
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
]
