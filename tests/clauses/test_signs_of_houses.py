"""Signs as houses post them (`signs_of_houses.toml`): entered, printed, and obeyed, for each player apart."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from tests.clauses.table_support import Events, Floor
from tests.support import clause

from croupier.paper.model import Amounts
from croupier.paper.sheets.signs import sign_blocks
from croupier.paper.words import words
from croupier.rules.book.library import rulebook

SIGNS: list[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("signs_of_houses.toml").read_text("utf-8"))["sign"]
CENTS = 100
SEATS = (1, 2)
COLORADO = "CO-2207-a"
OVER_A_MAXIMUM = {"colorado": COLORADO, "house": "H-PW.5-b"}  # of the other two none says it
VARIED = {"name": "V-1", "title": "limits", "decision": "permanent", "citation": "Order 7", "effective": "2025-01-01"}

MARKS = {"colorado": clause(COLORADO), "house": clause("H-PW.5-b")}

each_sign = pytest.mark.parametrize(
    "sign",
    [pytest.param(sign, id=sign["house"], marks=MARKS.get(sign["rulebook"], ())) for sign in SIGNS],
)


def table(sign: dict[str, Any], **policy: Any) -> Floor:
    """A fresh table under the sign, with two players who can pay for all that is on it."""
    limits = {
        name: {side: dollars * CENTS for side, dollars in limit.items()} for name, limit in sign["limits"].items()
    }
    if "payout_max" in sign:
        policy["payout_max"] = sign["payout_max"] * CENTS
    if not sign.get("fixed"):  # by the rulebook itself
        policy["limits"] = limits
    floor = Floor(sign["rulebook"], sign["wheel"], policy).open(opener=1_000_000 * CENTS)
    for seat in SEATS:
        floor.sit(seat, chips=300_000 * CENTS)
    return floor


def lay(floor: Floor, seat: int, lays: dict[str, int]) -> None:
    for bet, dollars in lays.items():
        floor.do("place-wager", seat=seat, bet=bet, stake=dollars * CENTS, by="player")


def returned(closed: Events) -> set[tuple[int, str]]:
    return {(event["seat"], event["bet"]) for event in closed if event["event"] == "short-wager-returned"}


def test_five_were_found_and_no_two_are_alike() -> None:
    assert len({sign["source"] for sign in SIGNS if "source" in sign}) == 5
    assert len({str(sign["limits"]) for sign in SIGNS}) == len(SIGNS)


@pytest.mark.parametrize("sign", [pytest.param(sign, id=sign["house"], marks=clause("CO-2207-b")) for sign in SIGNS])
def test_what_was_entered_is_what_is_printed_and_its_code_is_asked_for_at_the_table(sign: dict[str, Any]) -> None:
    floor = table(sign)
    (amounts,) = [
        block for block in sign_blocks(floor.writer.rules, floor.sign, words("en")) if isinstance(block, Amounts)
    ]
    assert [list(line) for line in amounts.lines] == sign["printed"]
    others = {table(other).sign.code for other in SIGNS if other is not sign}
    assert floor.sign.code not in others
    if floor.writer.rules.rulebook.opening.limits_posted.value:
        assert floor.refused("post-sign", sign=sorted(others)[0]).code == "limits_not_posted"


@each_sign
def test_what_lies_within_the_limits_stands_and_what_is_short_goes_back(sign: dict[str, Any]) -> None:
    floor = table(sign)
    for good in sign["good"]:
        for short in sign["short"]:
            lay(floor, 1, good)
            lay(floor, 2, short["lays"])  # another player, whose sums are their own
            closed = floor.close_betting()
            assert returned(closed) == {(2, bet) for bet in short["back"]}
            assert {bet: floor.on(1, bet) for bet in good} == {bet: dollars * CENTS for bet, dollars in good.items()}
            assert all(floor.on(2, bet) == 0 for bet in short["back"])
            floor.do("declare-no-spin", reason="ball_left_wheel")
            floor.do("inspect-ball", by="pit-supervisor")
            for seat in SEATS:
                if floor.table.seats[seat].stacks:
                    floor.do("clear-wagers", seat=seat)


@each_sign
def test_what_is_over_a_maximum_is_not_taken(sign: dict[str, Any]) -> None:
    floor = table(sign)
    for over in sign["over"]:
        lay(floor, 1, over["lays"])
        bet, dollars = over["then"]
        rack = floor.rack(1)
        refusal = floor.refused("place-wager", seat=1, bet=bet, stake=dollars * CENTS, by="player")
        assert (refusal.code, refusal.facts["maximum"]) == ("above_maximum", over["maximum"] * CENTS), over
        assert refusal.facts.get("of") == over.get("of")
        assert refusal.facts.get("wins") == (over["wins"] * CENTS if "wins" in over else None)
        assert refusal.clause == OVER_A_MAXIMUM.get(sign["rulebook"])
        assert (floor.rack(1), refusal.facts["returned"]) == (rack, dollars * CENTS)
        within = refusal.facts["fits"]
        if within > 0:  # and no cent less than the limit is refused
            floor.do("place-wager", seat=1, bet=bet, stake=within // CENTS * CENTS, by="player")
        least = (sign["limits"].get("outside") or sign["limits"]["all"])["min"]
        floor.do("place-wager", seat=2, bet="even", stake=least * CENTS)
        for seat in SEATS:
            if floor.table.seats[seat].stacks:
                floor.do("clear-wagers", seat=seat)


@clause(COLORADO)
@pytest.mark.parametrize(("beyond", "stands"), [("return", 0), ("up_to_maximum", 100), ("honour", 150)])
def test_what_happens_to_a_wager_outside_the_sign_is_a_value_of_the_rulebook_and_says_where_it_comes_from(
    beyond: str, stands: int
) -> None:
    cited = rulebook("colorado").limits.beyond
    assert (cited.value.value, cited.reading) == ("return", "C13")
    one = {**VARIED, "changes": {"limits.beyond": beyond}}
    floor = table(SIGNS[0], **({} if beyond == "return" else {"variations": [one], "on": "2026-01-01"}))
    assert floor.sign.varied == ({} if beyond == "return" else {"limits.beyond": beyond})
    command: dict[str, Any] = {"seat": 1, "bet": "straight-17", "stake": 150 * CENTS, "by": "player"}
    if stands:
        floor.do("place-wager", **command)
    else:
        assert floor.refused("place-wager", **command).facts["fits"] == 100 * CENTS
    assert floor.on(1, "straight-17") == stands * CENTS
    assert floor.rack(1) == (300_000 - stands) * CENTS
