"""Colorado on inspections and on work at a wheel: before a table opens, by whom, before whom, and what is kept."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from tests.clauses.floor_support import SINGLE, Day
from tests.support import clause

from croupier.live.moments import stamp
from croupier.live.reports.register import verify_floor
from croupier.live.scripts.day import transcript_key
from croupier.register import statement


@pytest.fixture
def day() -> Day:
    return Day().staffed().equipped()


POINTS = {
    "table_clear": "CO-2212(1)(a)-a",
    "wheel_clear": "CO-2212(1)(a)-a",
    "level": "CO-2212(1)(b)-a",
    "rotates_freely_evenly": "CO-2212(1)(b)-b",
    "parts_secure": "CO-2212(1)(c)-a",
}


@pytest.mark.parametrize(
    ("point", "cited"), [pytest.param(point, cited, marks=clause(cited)) for point, cited in POINTS.items()]
)
def test_a_point_that_failed_keeps_the_table_closed_and_opens_an_incident(day: Day, point: str, cited: str) -> None:
    answers: dict[str, Any] = {point: False}
    day.inspect(**answers)
    refusal = day.shut()
    assert (refusal.code, refusal.clause) == ("inspection_failed", cited)
    incident = day.premises.incidents[1]
    assert (incident.table, incident.by) == ("12", "S1")
    assert point in incident.what


def test_every_point_is_answered(day: Day) -> None:
    refusal = day.refused("S1", "inspect-opening", table="12", points={"level": True}, balls={})
    assert refusal.code == "inspection_incomplete"
    assert set(refusal.facts["missing"]) == {*day.points()} - {"level"}


@clause("CO-2212(1)(d)-a")
def test_each_ball_in_use_is_passed_over_a_magnet_or_a_compass(day: Day) -> None:
    day.use(day.ball("B2"))
    points = dict.fromkeys(day.points(), True)
    refusal = day.refused("S1", "inspect-opening", table="12", points=points, balls={"B1": "by eye"})
    assert (refusal.code, refusal.clause) == ("ball_test_missing", "CO-2212(1)(d)-a")
    day.inspect(balls={"B1": "magnet"})
    refusal = day.shut()
    assert (refusal.code, refusal.clause, refusal.facts["balls"]) == ("ball_test_missing", "CO-2212(1)(d)-a", ["B2"])
    day.inspect(balls={"B1": "magnet", "B2": "compass"})
    day.do("S1", "open-table", **day.opening)


@clause("CO-2212(1)-a")
def test_an_inspection_is_for_one_opening(day: Day) -> None:
    day.open()
    points = dict.fromkeys(day.points(), True)
    late = day.refused("S1", "inspect-opening", table="12", points=points, balls={"B1": "magnet"})
    assert late.code == "table_open", "an open table has been inspected, or never will be"
    day.do("S1", "close-table", on="12", closer=10_000_00)
    day.do("D7", "sign-in-dealer", on="12", dealer="D7")
    assert day.shut().reasons == {"not_inspected": "CO-2212(1)-a"}
    day.inspect(who="G1")
    day.do("K1", "take-out-of-use", thing="W-3", reason="the rotor drags")
    day.use(day.wheel("W-4", ring=SINGLE))
    assert [*day.shut().reasons] == ["inspect_again"], "nobody has inspected this wheel"
    day.inspect()
    day.do("S1", "open-table", **day.opening)


@clause("CO-2212(2)-a")
@pytest.mark.parametrize("who", ["K1", "M1", "T1", "S1"])
def test_four_roles_adjust_a_wheel(day: Day, who: str) -> None:
    assert day.work(who)["licence"] == f"L-{who}"


@clause("CO-2212(2)-a")
@pytest.mark.parametrize("who", ["D7", "C1", "G2", "A1", "R1", "O1"])
def test_nobody_else_adjusts_a_wheel(day: Day, who: str) -> None:
    for command in ("adjust-wheel", "replace-part"):
        refusal = day.no_work(who, command)
        assert (refusal.code, refusal.clause) == ("adjuster_role", "CO-2212(2)-a")


@clause("CO-2212(2)-b")
@pytest.mark.parametrize("witness", ["", "S1", "K1", "D7", "X9"])
def test_a_licensed_member_of_security_is_present_and_somebody_else(day: Day, witness: str) -> None:
    refusal = day.no_work("S1", witness=witness)
    expected = ("no_such_person", None) if witness == "X9" else ("security_witness_needed", "CO-2212(2)-b")
    assert (refusal.code, refusal.clause) == expected
    day.register("G2", valid_until="2026-05-03")
    assert day.no_work("S1", witness="G2").code == "licence_not_valid"
    assert day.work("S1", witness="G1")["witness"] == "G1"


@clause("CO-2212(2)-b")
def test_who_is_of_security_too_is_not_the_own_witness(day: Day) -> None:
    day.register("S1", roles=["pit-supervisor", "security"])
    refusal = day.no_work("S1", witness="S1")
    assert (refusal.code, refusal.clause) == ("security_witness_needed", "CO-2212(2)-b")
    day.register("K1", roles=["key-manager", "security"])
    assert day.work("S1", witness="K1")["witness"] == "K1", "another of security will do"


@clause("CO-2212(2)(a)-a")
def test_a_wheel_on_the_floor_is_adjusted_while_its_game_is_closed(day: Day) -> None:
    day.open()
    for command in ("adjust-wheel", "replace-part"):
        refusal = day.no_work(command=command)
        assert (refusal.code, refusal.clause) == ("table_open", "CO-2212(2)(a)-a")
    day.do("S1", "close-table", on="12", closer=10_000_00)
    day.work()


@clause("CO-2212(2)(b)-a")
def test_or_elsewhere_in_a_place_that_is_known(day: Day) -> None:
    day.wheel("W-9", ring=SINGLE)
    refusal = day.no_work(wheel="W-9")
    assert (refusal.code, refusal.clause) == ("location_needed", "CO-2212(2)(b)-a")
    assert day.refused("M1", "move-wheel", wheel="W-9", place=" ").code == "location_needed"


@clause("CO-2212(2)(b)-b")
def test_in_an_approved_secure_place_while_the_table_runs_with_another(day: Day) -> None:
    day.wheel("W-9", ring=SINGLE)
    day.do("M1", "move-wheel", wheel="W-9", place="room S9")
    refusal = day.no_work(wheel="W-9")
    assert (refusal.code, refusal.clause) == ("approval_missing", "CO-2212(2)(b)-b")
    day.approve("secure-place", "room S1")
    day.do("M1", "move-wheel", wheel="W-9", place="room S1")
    day.open()
    assert day.work(wheel="W-9")["place"] == "room S1"


@clause("CO-2212(3)-a")
def test_an_adjustment_comes_before_the_inspection(day: Day) -> None:
    day.inspect()
    day.work()
    refusal = day.shut()
    assert (refusal.code, refusal.clause) == ("inspect_again", "CO-2212(3)-a")
    day.open()


@clause("CO-2212(4)-a")
def test_an_internal_part_is_replaced_and_the_wheel_inspected_again(day: Day) -> None:
    day.inspect()
    entry = day.work(command="replace-part", part="bearing", what="new bearing")
    assert (entry["event"], entry["entry"], entry["external"]) == ("part-replaced", 1, False)
    assert day.shut().reasons == {"inspect_again": "CO-2212(3)-a"}
    day.open()


@clause("CO-2212(4)-b")
def test_after_an_external_part_the_director_inspects_first(day: Day) -> None:
    assert day.no_work(command="replace-part", part="cone", external=False).code == "part_is_external"
    day.work(command="replace-part", part="cone", external=True)
    day.inspect()
    refusal = day.shut()
    assert (refusal.code, refusal.clause) == ("director_inspection_needed", "CO-2212(4)-b")
    before = {"wheel": "W-3", "inspector": "J. Doe, designee", "date": "2026-05-03"}
    assert day.refused("R1", "record-director-inspection", **before).code == "bad_date"
    day.do("R1", "record-director-inspection", **{**before, "date": "2026-05-04"})
    day.do("S1", "open-table", **day.opening)


@clause("CO-2212(5)-a")
def test_the_log_only_grows(day: Day) -> None:
    for _ in range(5):
        day.work()
    refusal = day.no_work(entry=5, what="a turn the other way")
    assert (refusal.code, refusal.clause) == ("log_append_only", "CO-2212(5)-a")
    day.do("M1", "correct-log", corrects=5, note="it was half a turn")
    assert [(line.entry, line.kind, line.corrects) for line in day.premises.log[4:]] == [
        (5, "adjustment", 0),
        (6, "correction", 5),
    ]
    assert day.premises.log[4].what == "screw: a turn", "what stood there stands there"
    day.replayed()


@clause("CO-2212(5)-b")
@pytest.mark.parametrize(("field", "words"), [("date", "date"), ("table", "table number"), ("what", "what was done")])
def test_a_line_of_the_log_says_when_where_and_what(day: Day, field: str, words: str) -> None:
    refusal = day.no_work(**{field: ""})
    assert (refusal.code, refusal.clause, refusal.facts["field"]) == ("log_field_missing", "CO-2212(5)-b", field)
    assert words in refusal.message
    line = day.work()
    assert (line["event"], line["date"], line["table"]) == ("wheel-adjusted", "2026-05-04", "12")


@clause("CO-2212(5)-c")
def test_a_line_of_the_log_is_signed_by_its_own_maker(day: Day) -> None:
    refusal = day.no_work(signature="")
    assert (refusal.code, refusal.facts["field"]) == ("log_field_missing", "signature")
    assert refusal.clause in ("CO-2212(5)-b", "CO-2212(5)-c")
    own = day.work()
    assert (own["name"], own["licence"]) == ("Person M1", "L-M1")
    assert day.no_work(signature=own["signature"], what="something else").code == "signature_invalid"

    def signed(who: str) -> str:
        """The next line of M1, signed by this person."""
        at = stamp(day.now + timedelta(seconds=1))
        return transcript_key(who).sign(statement("adjust-wheel", day.job, "M1", at))

    assert day.no_work(signature="Person M1").code == "signature_invalid"
    assert day.no_work(signature=signed("T1")).code == "signature_invalid", "somebody else's"
    assert day.no_work(signature=signed("M1").upper()).code == "signature_invalid", "it stands in one form in the log"
    assert day.work(signature=signed("M1"))["name"] == "Person M1"
    part = day.work(command="replace-part", part="bearing", what="new bearing")
    assert (part["name"], part["licence"]) == ("Person M1", "L-M1")
    report = verify_floor(day.script.journal)
    assert (report.ok, report.signatures) == (True, 3)
