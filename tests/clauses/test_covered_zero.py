"""A double-zero wheel used as a single-zero one: where it may be offered, and on which layout it is played."""

from __future__ import annotations

from typing import Any

import pytest
from tests.clauses.felt import bets_of_kind
from tests.clauses.table_support import Floor
from tests.support import clause

from croupier.refusal import Refused
from croupier.rules import BadFile

COVERED = "double-zero-as-single-zero"
ON_ONE_ZERO = {"layout": "single-zero"}
APPROVED = {"name": "V-7", "title": "00 covered", "decision": "permanent", "citation": "T-7", "effective": "2025-01-01"}
TOLD = {"opening.covered_inspection": ["cover_on_00", "sign_a", "sign_b", "sign_c"]}


@pytest.mark.parametrize("rulebook", ["house", "south-dakota", "classic"])
def test_no_other_text_lets_00_be_covered(rulebook: str) -> None:
    with pytest.raises((Refused, BadFile), match="has no double-zero-as-single-zero wheel"):
        Floor(rulebook, COVERED)


@clause("CO-2210(2)(c)-a")
def test_an_approval_may_offer_it_with_its_cover_and_its_sign() -> None:
    wheels = {"wheels": ["double-zero", "single-zero", COVERED]}
    with pytest.raises((Refused, BadFile), match="cover and a sign"):
        approved(wheels)
    floor = approved({**wheels, **TOLD})
    floor.do("sign-in-dealer", dealer="D7")
    floor.inspect()
    assert floor.refused("open-table", **floor.opening).code == "sign_missing"
    floor.post_sign()
    floor.inspect(cover_on_00=False)
    assert floor.refused("open-table", **floor.opening).code == "inspection_failed"
    floor.inspect()
    floor.do("open-table", **floor.opening)


def approved(changes: dict[str, Any]) -> Floor:
    return Floor("house", COVERED, {"variations": [{**APPROVED, "changes": changes}], "on": "2026-01-01"})


@clause("CO-2210(2)(c)(i)-a")
def test_on_a_layout_without_00_nothing_is_covered_and_the_single_zero_layout_is_played() -> None:
    floor = Floor("colorado", COVERED, ON_ONE_ZERO)
    single = [bet for kind in ("split", "trio", "corner") for bet in bets_of_kind("colorado", kind, "single-zero")]
    there = floor.writer.rules.layout.bets
    assert [bet for bet in there if bet.partition("-")[0] in ("split", "trio", "corner")] == single
    assert {"split-0-1", "split-0-2", "split-0-3"} <= there.keys()
    assert "cover_on_00" not in floor.points
    floor.open()
    floor.sit(1, chips=100_00)
    floor.bet(1, "split-0-3", 5_00)
    assert floor.refused("place-wager", seat=1, bet="split-0-00", stake=5_00).code == "bet_needs_double_zero"
    floor.close_betting()
    assert floor.do("declare-result", number="00", turns=12).names == ["spin-voided"], (
        "the wheel has its 00 all the same"
    )
    floor.result("0")
    assert floor.settle().one("seat-paid")["chips"] == 17 * 5_00


@clause("CO-2210(2)(c)(i)-a")
def test_on_a_covered_layout_0_and_3_do_not_touch() -> None:
    floor = Floor("colorado", COVERED)
    assert "split-0-3" not in floor.writer.rules.layout.bets
    assert "cover_on_00" in floor.points


@pytest.mark.parametrize(("wheel", "layout"), [("double-zero", "single-zero"), (COVERED, "double-zero")])
def test_no_other_wheel_changes_its_layout(wheel: str, layout: str) -> None:
    with pytest.raises((Refused, BadFile), match="not played on a"):
        Floor("colorado", wheel, {"layout": layout})
