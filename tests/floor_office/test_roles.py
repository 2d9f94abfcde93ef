"""Every command of the floor as every role: who may ask is the authority table and nothing else."""

from __future__ import annotations

from typing import Any

import pytest
from tests.clauses.floor_support import AREAS, ROLES, SINGLE, Begun, Day
from tests.floor_office.refusal_support import clock_doubted, close_held, swing_opened

from croupier.register import COMMANDS, TWO_PEOPLE
from croupier.rules import Role
from croupier.rules.book.library import floor_authority, floor_second

SWING = {"day": "2026-05-04", "shift": "swing"}
PLAIN: dict[str, dict[str, Any]] = {  # for each command something that its shape allows
    "register-person": {"badge": "X1", "name": "X", "licence": "L-X", "roles": ["dealer"], "valid_until": "2027-01-01"},
    "withdraw-person": {"badge": "D7", "reason": "left"},
    "enrol-key": {"public_key": "ab" * 32},
    "set-gaming-day": {"zone": "UTC", "shifts": {"day": "06:00"}},
    "open-shift": SWING,
    "close-shift": SWING,
    "freeze-figures": {**SWING, "figures": {}},
    "doubt-clock": {"machine": "2027-06-08T12:00:00.000000Z", "apart": 34_560_000},
    "accept-time": {"apart": 34_560_000, "reason": "the battery was empty"},
    "trust-clock": {"moved": 0},
    "register-table": {"number": "13", "rulebook": "colorado", "wheel_end": "left", "layout_end": "right"},
    "register-wheel": {
        "wheel": "W-X", "serial": "1", "diameter": "32", "zeros": 1, "ring": SINGLE, "compartments": SINGLE,
    },
    "register-ball": {"ball": "B-X", "material": "acetal", "metallic": False, "diameter": "1/2"},
    "register-layout": {"layout": "L-X", "zeros": 1, "areas": AREAS},
    "register-cover": {"cover": "C-X"},
    "register-box": {"box": "B-X", "use": "drop"},
    "put-into-use": {"thing": "B2", "table": "12"},
    "take-out-of-use": {"thing": "B1", "reason": "worn"},
    "move-wheel": {"wheel": "W-9", "place": "room S1"},
    "inspect-opening": {"table": "12"},
    "adjust-wheel": {"wheel": "W-3", "table": "12", "date": "2026-05-04", "part": "screw", "what": "a turn"},
    "replace-part": {"wheel": "W-3", "table": "12", "date": "2026-05-04", "part": "bearing", "what": "new"},
    "seal-wheel": {"wheel": "W-9", "part": "screw", "seal": "71"},
    "read-seals": {"wheel": "W-9", "seals": {"cone": "70"}},
    "correct-log": {"corrects": 1, "note": "half a turn"},
    "record-director-inspection": {"wheel": "W-8", "inspector": "J. Doe", "date": "2026-05-04"},
    "permit-opening": {"table": "12"},
    "attach-box": {"box": "B-12b", "table": "14", "container_locked": True, "table_locked": True},
    "remove-box": {"box": "B-12"},
    "check-locks": {"box": "B-12", "container_locked": True, "table_locked": True},
    "take-key": {"label": "B-12-out"},
    "return-key": {"label": "B-12-out"},
    "set-count-limit": {"limit": 50_00},
    "empty-box": {"box": "B-14", "shown_empty": True},
    "tally-box": {"box": "B-14"},
    "reconcile-count": {"box": "B-14"},
    "correct-count": {"count": 1, "reason": "a strap"},
    "share-tips": {"amount": 1, "to": "dealers"},
    "report-incident": {"table": "12", "what": "a noise"},
    "settle-incident": {"incident": 1, "finding": "the fan"},
    "record-approval": {
        "reference": "A-X", "kind": "secure-place", "subject": "room S2", "approved_by": "D", "date": "2026-05-01",
    },
    "withdraw-approval": {"reference": "D-1", "reason": "over"},
    "apply-for-variation": {
        "variation": "V-X", "rulebook": "colorado", "title": "t", "reason": "r", "changes": {"bets.straight.pays": 36},
    },
    "review-variation": {"variation": "V-1", "reviewer": "Division", "date": "2026-05-04"},
    "decide-variation": {"variation": "V-2", "decision": "denied", "date": "2026-05-04"},
    "set-cash-limits": {"report_over": 500_000, "ask_from": 100_000},
    "record-cash": {"player": "Ann", "side": "in", "amount": 100, "what": "chips"},
    "describe-player": {"player": "Ann", "description": "tall"},
    "file-cash-report": {
        "player": "Ann", "day": "2026-05-04", "side": "in", "reference": "F-1", "voluntary": True,
    },
    "note-suspicion": {"player": "Ann", "note": "three times $3,300"},
    "bar-player": {"player": "Zed Kale", "why": "asked for it"},
    "lift-bar": {"bar": 1, "why": "a year is over"},
}  # fmt: skip
SECOND = {
    "security": "G2", "cashier": "C2", "drop-team": "W2", "count-team": "N4", "key-manager": "K2",
    "pit-supervisor": "S2", "compliance": "L2",
}  # fmt: skip
BADGE_OF = {role: f"{letter}{7 if letter == 'D' else 1}" for letter, role in ROLES.items()}
FIRST = {
    "close-shift": (swing_opened,), "freeze-figures": (swing_opened, close_held),
    "accept-time": (clock_doubted,), "trust-clock": (clock_doubted,),
}  # fmt: skip
NOBODY = ("role_not_allowed", "inspector_role", "adjuster_role")


def prepared() -> Day:
    """A floor on which every command above is possible."""
    day = Day().staffed().equipped()
    day.ball("B2")
    day.wheel("W-9")
    day.do("M1", "seal-wheel", wheel="W-9", part="cone", seal="70", second="G1")
    day.box("B-12b", table_mark="14")
    day.table("14")
    day.attach(day.box("B-14", table_mark="14"), table="14")
    day.do("G1", "remove-box", box="B-14", locked=True, second="S1")
    day.work()
    day.do("S1", "report-incident", table="12", what="a smell")
    day.wheel("W-8")
    day.use("W-8", "14")
    day.work(command="replace-part", wheel="W-8", table="14", part="cone", external=True)
    for name in ("V-1", "V-2"):
        day.do("K1", "apply-for-variation", **{**PLAIN["apply-for-variation"], "variation": name})
    day.do("R1", "review-variation", variation="V-2", reviewer="Division", date="2026-05-04")
    day.premises.books.move("tables/12", "tip-pool", 1, day.premises.books.unit("tip-pool"))
    day.do("K1", "bar-player", player="Bo Barr", why="cheated", second="S1")
    day.inspect()
    return day


def test_there_is_a_line_here_for_every_command() -> None:
    assert set(PLAIN) == set(COMMANDS)


@pytest.fixture(scope="module")
def begun() -> Begun:
    return Begun(prepared())


@pytest.fixture(scope="module")
def floor(begun: Begun) -> Day:
    return begun.again()


def test_days_that_begin_alike_go_on_each_by_itself() -> None:
    one, other = Day().staffed().equipped(), Day().staffed().equipped()
    before = [(stream, other.script.journal.version(stream)) for stream in other.script.journal.streams()]
    one.do("K1", "withdraw-person", badge="C1", reason="left")
    one.do("S1", "report-incident", table="12", what="a noise")
    assert [(stream, other.script.journal.version(stream)) for stream in other.script.journal.streams()] == before
    assert one.premises.people["C1"].withdrawn
    assert not other.premises.people["C1"].withdrawn
    for day in (one.open(), other.open()):
        day.replayed()


@pytest.mark.parametrize("command", COMMANDS)
def test_every_role_against_the_table(floor: Day, command: str) -> None:
    allowed = floor_authority()[command]
    for role in Role:
        if role in allowed:
            continue
        who = BADGE_OF.get(role.value, role.value)
        answer = floor.refused(who, command, **_fields(floor, command, who))
        assert answer.code in NOBODY, (role, answer)
        assert answer.facts["allowed"] == [known.value for known in allowed]


@pytest.mark.parametrize("command", COMMANDS)
def test_whoever_may_ask_is_answered(begun: Begun, command: str) -> None:
    for role in floor_authority()[command]:
        day = begun.again()
        who = BADGE_OF.get(role.value, role.value)
        for before in FIRST.get(command, ()):
            before(day)
        _in_the_count_room(day, command, who)
        day.do(who, command, **_fields(day, command, who))
        assert day.script.office.desk.version == day.script.journal.version("floor")


def _fields(day: Day, command: str, who: str) -> dict[str, Any]:
    fields = dict(PLAIN[command])
    if command == "inspect-opening":
        fields |= {"points": dict.fromkeys(day.points(), True), "balls": {"B1": "magnet"}}
    if command in TWO_PEOPLE:
        second = SECOND.get(floor_second()[command][0].value, "")
        fields[TWO_PEOPLE[command]] = second if second != who else "C1"
    if "label" in fields and who == "N1":
        fields["label"] = "B-14-in"
    return fields


def _in_the_count_room(day: Day, command: str, who: str) -> None:
    """One box at a time is open: what a command needs there is made for it alone."""
    match command, who:
        case "return-key", "K1":
            day.do("W1", "take-key", label="B-12-out", second="K1")
        case "return-key", _:
            day.do(who, "take-key", label=_fields(day, command, who)["label"], second="K1")
        case "empty-box", _:
            day.do(who, "take-key", label="B-14-in", second="K1")
        case "tally-box", _:
            day.emptied("B-14")
        case "reconcile-count", _:
            day.emptied("B-14", "N2", "N3")
            for counter in ("N2", "N3"):
                day.do(counter, "tally-box", box="B-14")
        case "correct-count", _:
            day.count("B-14")
