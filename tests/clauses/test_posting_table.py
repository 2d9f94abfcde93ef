"""What must hang at a table before and while it is played: limits, the statements on a covered 00, points of chips."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from tests.clauses.table_support import LIMITS, Floor
from tests.support import clause

from croupier.rules import BadFile
from croupier.table import Phase

COVERED = "double-zero-as-single-zero"
LETTERS = {"sign_a": "A", "sign_b": "B", "sign_c": "C"}


@clause("CO-2207-b")
def test_no_table_opens_before_its_limits_are_posted() -> None:
    floor = Floor("colorado")
    floor.do("sign-in-dealer", dealer="D7")
    floor.inspect()
    refusal = floor.refused("open-table", **floor.opening)
    assert (refusal.code, refusal.clause) == ("limits_not_posted", "CO-2207-b")
    assert refusal.facts["sign"] == floor.sign.code, "it says which sign is wanted"
    floor.post_sign()
    floor.do("open-table", **floor.opening)


@clause("CO-2207-b")
def test_a_tick_is_no_sign() -> None:
    floor = Floor("colorado")
    floor.do("sign-in-dealer", dealer="D7")
    floor.inspect()
    refusal = floor.refused("open-table", **floor.opening, limits_posted=True)
    assert (refusal.code, floor.phase) == ("bad_command", Phase.CLOSED)


@clause("CO-2207-b")
@pytest.mark.parametrize("other", ["0000-0000-0000", "", "a sign"])
def test_only_the_code_of_what_is_in_force_posts_the_sign_and_a_refusal_names_it(other: str) -> None:
    floor = Floor("colorado")
    refusal = floor.refused("post-sign", sign=other)
    assert (refusal.code, refusal.clause, refusal.facts["sign"]) == ("limits_not_posted", "CO-2207-b", floor.sign.code)
    assert floor.sign.code in refusal.message
    typed = f" {floor.sign.code.replace('-', ' ').upper()} "
    assert floor.do("post-sign", sign=typed).one("sign-posted")["sign"] == floor.sign.code


@clause("CO-2207-b")
def test_a_sign_that_says_what_is_in_force_again_counts_again() -> None:
    floor = Floor("colorado").open()
    for limits in ({"all": {"min": 5_00, "max": 50_00}}, LIMITS):
        floor.do("change-limits", limits=limits)
    floor.play("17")


@clause("CO-2207-b")
def test_a_change_of_limits_makes_the_sign_stale_and_no_ball_is_spun_under_it() -> None:
    floor = Floor("colorado").open()
    old = floor.sign.code
    floor.do("change-limits", limits={"all": {"min": 5_00, "max": 50_00}})
    assert floor.sign.code != old
    refusal = floor.refused("spin-ball")
    assert (refusal.code, refusal.clause) == ("limits_not_posted", "CO-2207-b")
    assert floor.refused("post-sign", sign=old).code == "limits_not_posted", "the old sign says other amounts"
    floor.post_sign()
    floor.play("17")


@clause("CO-2207-b")
def test_an_old_sign_does_not_open_the_table_the_next_day() -> None:
    floor = Floor("colorado").open()
    floor.do("change-limits", limits={"all": {"min": 5_00, "max": 50_00}})
    floor.do("close-table", closer=10_000_00)
    floor.do("sign-in-dealer", dealer="D7")
    floor.inspect()
    assert floor.refused("open-table", **floor.opening).code == "limits_not_posted"
    floor.post_sign()
    floor.do("open-table", **floor.opening)


def test_terminals_show_their_limits_themselves() -> None:
    terminals = {"terminals": {"count": 4, "central_screen": True}}
    floor = Floor("colorado", policy=terminals, automation="terminals")
    floor.do("sign-in-dealer", dealer="D7")
    floor.inspect()
    floor.do("open-table", **floor.opening)
    floor.do("open-betting")
    floor.do("change-limits", limits={"all": {"min": 5_00, "max": 50_00}})
    floor.close_betting()
    assert floor.phase is Phase.NO_MORE_BETS


@clause("CO-2207-c")
def test_what_restricts_wagers_for_the_dealers_is_on_the_sign_and_holds() -> None:
    tips = {"restriction": "Even-money bets only.", "wager_max": 5_00, "posted": True}
    floor = Floor("colorado", policy={"tips": tips}).open()
    assert (floor.sign.tip_restriction, floor.sign.tip_wager_max) == ("Even-money bets only.", 5_00)
    assert floor.sign.code != Floor("colorado").sign.code
    floor.sit(1, chips=50_00)
    refusal = floor.refused("place-wager", seat=1, bet="red", stake=6_00, tip=True)
    assert (refusal.code, refusal.facts["maximum"]) == ("tip_not_allowed", 5_00)
    floor.bet(1, "red", 5_00, tip=True)
    unposted = {**tips, "posted": False}
    with pytest.raises(BadFile) as bad:
        Floor("colorado", policy={"tips": unposted})
    assert [(f.code, f.clause) for f in bad.value.findings] == [("tip_rule_not_posted", "CO-2207-c")]


@clause("CO-2210(2)(c)(ii)-a")
def test_a_covered_double_zero_waits_for_its_sign() -> None:
    floor = Floor("colorado", COVERED)
    floor.do("sign-in-dealer", dealer="D7")
    floor.inspect()
    refusal = floor.refused("open-table", **floor.opening)
    assert (refusal.code, refusal.clause) == ("sign_missing", "CO-2210(2)(c)(ii)-a")
    floor.post_sign()
    floor.do("open-table", **floor.opening)
    assert next(floor.recorded("sign-posted")).data["sign"] == floor.sign.code


@pytest.mark.parametrize(
    "missing",
    [pytest.param(point, marks=clause(f"CO-2210(2)(c)(ii)({letter})-a")) for point, letter in LETTERS.items()],
)
def test_a_sign_without_one_of_its_statements_does_not_count(missing: str) -> None:
    floor = Floor("colorado", COVERED)
    there = [statement for statement in floor.sign.statements if statement != missing]
    refusal = floor.refused("post-sign", sign=floor.sign.code, statements=there)
    assert refusal.code == "sign_incomplete"
    assert refusal.clause == f"CO-2210(2)(c)(ii)({LETTERS[missing]})-a"
    assert refusal.facts["missing"] == [missing]


def test_no_other_table_needs_the_statements() -> None:
    for rulebook, wheel in (("colorado", "double-zero"), ("colorado", "single-zero"), ("house", "double-zero")):
        assert Floor(rulebook, wheel).sign.statements == ()


@clause("CO-2214(2)-a", "CO-2214(2)-b")
def test_colours_that_stand_for_points_need_a_notice_that_hangs() -> None:
    floor = tournament({"blue": 100, "white": 5})
    refusal = floor.refused("open-betting")
    assert (refusal.code, refusal.clause) == ("colour_notice_missing", "CO-2214(2)-a")
    assert floor.sign.point_values == {"blue": 100, "white": 5}
    floor.post_sign()
    floor.do("open-betting")


@clause("CO-2214(2)-d")
def test_no_round_begins_under_a_notice_of_former_values() -> None:
    floor = tournament({"blue": 100})
    floor.post_sign()
    old = floor.sign.code
    floor.do("set-point-values", values={"blue": 500})
    refusal = floor.refused("open-betting")
    assert (refusal.code, refusal.clause) == ("colour_notice_stale", "CO-2214(2)-d")
    assert floor.refused("post-sign", sign=old).code == "colour_notice_stale"
    floor.post_sign()
    floor.do("open-betting")


def test_chips_with_printed_points_need_no_notice() -> None:
    floor = tournament({})
    floor.do("open-betting")
    assert floor.phase is Phase.BETTING


def tournament(values: Mapping[str, int]) -> Floor:
    floor = Floor("colorado", policy={"tournament": True})
    floor.prepare()
    floor.do("open-table", **floor.opening)
    if values:
        floor.do("set-point-values", values=values)
    return floor
