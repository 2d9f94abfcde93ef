"""Limits as houses post them: entered as they stand on the sign, printed on it, and obeyed."""

from __future__ import annotations

from typing import Any

import pytest
from tests.clauses.table_support import Floor
from tests.support import clause

from croupier.rules import BadFile, policy_from
from croupier.table import Phase

SUPERVISOR = ("pit-supervisor", "S1")
DEALER = ("dealer", "D7")


def limit(low: int, high: int) -> dict[str, int]:
    """In dollars, as a sign has it."""
    return {"min": low * 100, "max": high * 100}


ANY_WAY = {"inside": limit(1, 100), "inside_total": limit(10, 1000), "outside": limit(10, 2000)}
ONE_RANGE = {"all": limit(1, 100)}
BY_KIND = {
    **{"straight": limit(5, 100), "split": limit(5, 200), "street": limit(5, 300), "corner": limit(5, 400)},
    **{"line": limit(5, 600), "outside": limit(25, 3000)},
}
WHOLE_TABLE = {"all": limit(1, 200), "total": limit(5, 500)}
HIGH_LIMIT = {"inside": limit(25, 5000), "outside": limit(100, 20000)}
VARIATION = {
    "name": "V-1",
    "title": "limits",
    "decision": "permanent",
    "citation": "Order 7",
    "effective": "2025-01-01",
}


def table(limits: dict[str, Any], **policy: Any) -> Floor:
    floor = Floor("colorado", policy={"limits": limits, **policy}).open(opener=1_000_000_00)
    floor.sit(1, chips=100_000_00)
    return floor


def ruled_otherwise(limits: dict[str, Any], **changes: Any) -> Floor:
    """By a variation of the rulebook that the authority has approved."""
    changed = {**VARIATION, "changes": {f"limits.{name}": value for name, value in changes.items()}}
    return table(limits, variations=[changed], on="2026-01-01")


def too_much(floor: Floor, bet: str, dollars: int) -> dict[str, Any]:
    refusal = floor.refused("place-wager", seat=1, bet=bet, stake=dollars * 100, by="player")
    assert (refusal.code, refusal.clause) == ("above_maximum", "CO-2207-a")
    return dict(refusal.facts)


def back_at_the_close(floor: Floor) -> dict[str, int]:
    closed = floor.close_betting()
    return {event["bet"]: event["stake"] for event in closed if event["event"] == "short-wager-returned"}


@clause("CO-2207-a")
def test_ten_dollars_inside_any_way() -> None:
    ten = table(ANY_WAY)
    for number in range(1, 11):
        ten.do("place-wager", seat=1, bet=f"straight-{number}", stake=5_00, by="player")
    assert back_at_the_close(ten) == {}

    one = table(ANY_WAY)
    placed = one.do("place-wager", seat=1, bet="straight-7", stake=5_00, by="player")
    assert placed.one("minimum-not-reached") == {
        "event": "minimum-not-reached",
        "seat": 1,
        "bet": "inside_total",
        "stake": 5_00,
        "minimum": 10_00,
    }
    one.bet(1, "red", 10_00)
    assert back_at_the_close(one) == {"straight-7": 5_00}  # the outside bet is not inside, and stands
    assert one.on(1, "red") == 10_00

    full = table(ANY_WAY)
    for number in range(1, 11):
        full.bet(1, f"straight-{number}", 100_00)
    assert too_much(full, "split-11-12", 1)["of"] == "inside_total"
    full.do("move-wager", seat=1, source="straight-1", target="split-11-12", by="player")  # no more than there was


@clause("CO-2207-a")
def test_ten_dollars_inside_any_way_without_a_largest() -> None:
    floor = table({"all": limit(1, 100), "inside_total": {"min": 10_00}})
    for number in range(1, 37):
        floor.do("place-wager", seat=1, bet=f"straight-{number}", stake=100_00, by="player")
    assert back_at_the_close(floor) == {}

    little = table({"all": limit(1, 100)})
    little.do("change-limits", limits={"all": limit(1, 100), "inside_total": {"min": 10_00}}, by=SUPERVISOR)
    little.post_sign()
    placed = little.do("place-wager", seat=1, bet="split-8-11", stake=9_00, by="player")
    assert placed.one("minimum-not-reached")["minimum"] == 10_00
    assert back_at_the_close(little) == {"split-8-11": 9_00}


@clause("CO-2207-a")
@pytest.mark.parametrize(
    ("limits", "key"),
    [
        ({"all": {"min": 100}}, "limits.all.max"),
        ({"straight": {"min": 100}}, "limits.straight.max"),
        ({"inside_total": {"min": 0}}, "limits.inside_total.min"),
        ({"total": {"min": 500, "max": 499}}, "limits.total"),
    ],
)
def test_only_bets_together_have_a_minimum_alone_and_it_is_one(limits: dict[str, Any], key: str) -> None:
    data = {"rulebook": "colorado", "wheel": "double-zero", "limits": limits}
    with pytest.raises(BadFile) as bad:
        policy_from(data, "policy")
    assert [(finding.key, finding.code) for finding in bad.value.findings] == [(key, "bad_limits")]
    floor = table(ONE_RANGE)
    assert floor.refused("change-limits", limits=limits, by=SUPERVISOR).code == "bad_limits"


@clause("CO-2207-a")
def test_one_range_for_every_bet() -> None:
    floor = table(ONE_RANGE)
    floor.bet(1, "straight-17", 100_00)
    floor.bet(1, "red", 100_00)
    assert too_much(floor, "straight-17", 1)["fits"] == 0
    assert too_much(floor, "black", 101)["maximum"] == 100_00


@clause("CO-2207-a")
def test_limits_that_grow_with_the_numbers_of_a_bet() -> None:
    floor = table(BY_KIND)
    for bet, most in (("straight-17", 100), ("split-8-11", 200), ("street-1-2-3", 300), ("line-1-2-3-4-5-6", 600)):
        assert too_much(floor, bet, most + 1)["maximum"] == most * 100
        floor.bet(1, bet, most * 100)
    assert floor.do("place-wager", seat=1, bet="dozen-1", stake=24_00).names == ["wager-placed", "minimum-not-reached"]
    assert floor.do("place-wager", seat=1, bet="dozen-1", stake=1_00).names == ["wager-placed"]
    assert back_at_the_close(floor) == {}


@clause("CO-2207-a")
def test_a_limit_for_all_that_a_player_stakes_in_a_spin() -> None:
    floor = table(WHOLE_TABLE)
    floor.sit(2, chips=1000_00)
    floor.bet(1, "red", 200_00)
    floor.bet(1, "black", 200_00)
    floor.bet(1, "straight-17", 100_00)
    assert (too_much(floor, "odd", 1)["of"], floor.on(1, "odd")) == ("total", 0)
    floor.bet(2, "odd", 4_00)  # another player has a sum of their own, and it is too small
    assert back_at_the_close(floor) == {"odd": 4_00}


@clause("CO-2207-a")
def test_a_largest_payout() -> None:
    floor = table(HIGH_LIMIT, payout_max=50_000_00)
    floor.bet(1, "straight-17", 1000_00)  # could win $35,000
    facts = too_much(floor, "straight-17", 429)
    assert (facts["maximum"], facts["wins"], facts["fits"]) == (50_000_00, 50_015_00, 428_57)
    assert too_much(floor, "black", 15_001)["wins"] == 50_001_00  # 17 is black: both could win
    floor.bet(1, "red", 20_000_00)
    floor.bet(1, "black", 15_000_00)
    floor.bet(1, "straight-36", 800_00)


@clause("CO-2207-b")
def test_the_sign_says_all_of_it() -> None:
    floor = table(ANY_WAY, payout_max=50_000_00)
    plain = table(ANY_WAY)
    sign = floor.sign
    assert [(name, str(limit)) for name, limit in sign.totals] == [("inside_total", "$10.00 to $1,000.00")]
    assert (sign.payout_max, sign.code == plain.sign.code) == (50_000_00, False)
    alone = table({**ANY_WAY, "inside_total": {"min": 10_00}}).sign
    assert [(name, str(limit)) for name, limit in alone.totals] == [("inside_total", "at least $10.00")]
    assert alone.code != plain.sign.code


# --- limits that change


@clause("CO-2207-a", "CO-2207-b")
def test_what_lies_above_a_lowered_maximum_goes_back_before_it_is_in_force() -> None:
    floor = table({"all": limit(1, 500)}, chips={"match_play": True})
    floor.bet(1, "red", 500_00)
    floor.bet(1, "straight-17", 100_00)
    floor.do("register-coupon", coupon="C-1", face=5_00, expires="2026-12-31")
    floor.do("place-coupon", seat=1, coupon="C-1", bet="red", by="player")
    changed = floor.do("change-limits", limits={"all": limit(1, 100)}, by=SUPERVISOR)
    assert changed.names == ["coupon-returned", "wager-taken-down", "policy-changed"]
    assert (floor.on(1, "red"), floor.on(1, "straight-17")) == (0, 100_00)
    floor.post_sign()
    assert too_much(floor, "red", 101)["maximum"] == 100_00
    floor.bet(1, "red", 100_00)
    floor.do("change-limits", limits={"all": limit(1, 100), "total": limit(1, 150)}, by=SUPERVISOR)
    assert (floor.on(1, "red"), floor.on(1, "straight-17")) == (0, 0)
    floor.bet(1, "straight-17", 100_00)
    floor.do("change-limits", limits={"all": limit(1, 100)}, payout_max=1000_00, by=SUPERVISOR)
    assert floor.on(1, "straight-17") == 0
    floor.replayed()


@clause("CO-2207-b")
def test_a_change_of_options_makes_the_sign_stale_too() -> None:
    floor = Floor("colorado", "single-zero").open()
    floor.post_sign()
    floor.do("change-options", option="in-prison", by=SUPERVISOR)
    refusal = floor.refused("spin-ball")
    assert (refusal.code, refusal.clause, floor.phase) == ("limits_not_posted", "CO-2207-b", Phase.BETTING)
    floor.post_sign()
    floor.do("spin-ball")


@pytest.mark.parametrize(
    ("asked", "offered"),
    [
        ({"option": "in-prison"}, "in-prison"),
        ({"option": "in_prison"}, "in-prison"),
        ({}, ""),
        ({"in_prison": True}, "in-prison"),  # as scripts said it before
        ({"in-prison": True, "la_partage": False}, "in-prison"),
        ({"in_prison": False, "la_partage": False, "surrender": False}, ""),
    ],
)
def test_an_option_is_one_word_and_scripts_of_before_are_read(asked: dict[str, Any], offered: str) -> None:
    floor = Floor("colorado", "single-zero").open()
    floor.do("change-options", **asked, by=SUPERVISOR)
    option = floor.writer.rules.option
    assert (option.id if option else "") == offered
    assert floor.refused("change-options", option="la-partage").code == "option_not_permitted"
    mistakes: tuple[dict[str, Any], ...] = ({"in_prison": True, "la_partage": True}, {"in_prison": "yes"})
    for mistake in mistakes:
        assert floor.refused("change-options", **mistake).code == "bad_command"
    floor.replayed()


# --- readings of what a limit bounds, and of what becomes of a wager beyond it


@clause("CO-2207-a")
def test_read_the_other_way_the_limits_bound_all_that_a_player_stakes() -> None:
    each = table({"all": limit(10, 100)})
    each.bet(1, "red", 100_00)
    each.bet(1, "black", 100_00)
    together = ruled_otherwise({"all": limit(10, 100)}, per_bet=False)
    together.bet(1, "red", 60_00)
    assert too_much(together, "black", 41)["of"] == "total"
    together.bet(1, "straight-1", 5_00)
    assert back_at_the_close(together) == {}  # $65 in all


@clause("CO-2207-a")
@pytest.mark.parametrize(("beyond", "stands"), [("up_to_maximum", 100_00), ("honour", 250_00)])
def test_a_rulebook_may_honour_a_wager_beyond_its_limits(beyond: str, stands: int) -> None:
    floor = ruled_otherwise({"all": limit(10, 100)}, beyond=beyond)
    assert floor.bet(1, "red", 250_00)["stake"] == stands
    assert floor.rack(1) == 100_000_00 - stands
    whole: dict[str, Any] = {"seat": 1, "parts": [{"place": "odd", "stake": 250_00}, {"place": "even", "stake": 5_00}]}
    if beyond == "up_to_maximum":
        assert too_much(floor, "red", 1)["fits"] == 0
        assert floor.refused("change-wagers", **whole).code == "above_maximum", "all of it or nothing"
    else:
        floor.do("change-wagers", **whole)
        floor.do(
            "change-wagers", seat=1, parts=[{"place": place, "stake": -floor.on(1, place)} for place in ("odd", "even")]
        )
    floor.bet(1, "black", 5_00)
    assert back_at_the_close(floor) == ({} if beyond == "honour" else {"black": 5_00})
