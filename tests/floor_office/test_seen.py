"""What is seen and not assumed: the seals of a wheel, the locks of a box, and what hangs when a variation ends."""

from __future__ import annotations

import pytest
from tests.floor_office.test_matrix import VARIATION, Fact, asked, brought_to, furnished, out, read, sealed, varied
from tests.support import clause

from croupier.live.reports.count_room import findings


@clause("CO-2212(1)(c)-a")
def test_a_wheel_whose_seal_was_broken_is_sealed_and_inspected_again() -> None:
    """Closed, with the wheel's seals read between its inspection and its opening."""
    day = furnished(Fact(out("B1")))
    sealed(day)
    day.inspect()
    read(cone="")(day)
    day.do("M1", "seal-wheel", wheel="W-3", part="cone", seal="702", second="G1")
    again = asked(day, "S2", "open-table", **day.opening)
    assert (again["refused"], again["clause"]) == ("inspect_again", "CO-2212(3)-a")
    day.inspect()
    day.do("S2", "open-table", **day.opening)
    (incident,) = day.premises.incidents.values()
    assert (incident.table, incident.what) == ("12", "Not the seal that was put on W-3: cone")
    seals = {"screw": "700", "cone": "702"}
    day.do("S1", "read-seals", wheel="W-3", seals=seals)
    assert len(day.premises.incidents) == 1
    for wrong in ({"screw": "700"}, {**seals, "bowl": "1"}):
        assert day.refused("S1", "read-seals", wheel="W-3", seals=wrong).code == "seals_incomplete"
    for part, seal, code in (
        ("cone", "702", "seal_used"),
        ("cone", "701", "seal_used"),
        ("cone", "703", "seal_whole"),
        ("bowl", "703", "no_such_part"),
        ("cone", " ", "field_missing"),
    ):
        assert day.refused("M1", "seal-wheel", wheel="W-3", part=part, seal=seal, second="G1").code == code


@clause("CO-2202-d")
@pytest.mark.parametrize("locked", [True, False])
def test_what_was_seen_of_a_box_s_lock_when_it_went_is_on_record(locked: bool) -> None:
    """With nothing in its place, too. An open one goes to the count all the same, and is an incident and a finding."""
    day = furnished(Fact(out("B1")))
    day.do("G1", "remove-box", box="B-12", second="S2", locked=locked)
    (*_, recorded) = (one for one in day.script.journal.read("floor") if one.name == "box-removed")
    assert recorded.data["locked"] is locked
    attached = next(one.data for one in day.script.journal.read("floor") if one.name == "box-attached")
    assert attached["container_locked"] is attached["table_locked"] is True
    assert [one.what for one in day.premises.incidents.values()] == (
        [] if locked else ["The container B-12 is not locked."]
    )
    named = [one.names for one in findings(day.script.journal) if one.kind == "box-open"]
    assert named == ([] if locked else [("B-12", "G1", "S2")])


@clause("CO-2207-b", "CO-2208-b")
def test_a_game_whose_variation_has_ended_is_played_by_what_hangs_there() -> None:
    """The next round opens by the rules without it; no ball is spun before sign and posted rules say so."""
    day = furnished(Fact(out("B1"), table={"variations": [VARIATION]}))
    varied(day)
    brought_to(day, "open", {})
    day.at("2026-05-11")
    day.do("D7", "open-betting", on="12")
    refusal = day.refused("D7", "spin-ball", on="12")
    assert (refusal.code, refusal.clause) == ("limits_not_posted", "CO-2207-b")
    day.post_sign()
    refusal = day.refused("D7", "spin-ball", on="12")
    assert (refusal.code, refusal.clause) == ("rules_not_posted", "CO-2208-b")
    day.post_rules()
    day.do("D7", "spin-ball", on="12")
