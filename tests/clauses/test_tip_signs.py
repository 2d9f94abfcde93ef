"""Rules on wagers for the dealers as houses post them: entered as data, printed on the sign, and obeyed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.clauses.table_support import Floor
from tests.support import clause
from tests.web.web_support import open_a_table, serving

from croupier.live.scripts.table import run_script
from croupier.paper.model import Statement
from croupier.paper.sheets.signs import sign_sheet
from croupier.rules import BadFile

EVEN_MONEY = {"bets": ["red", "black", "odd", "even", "low", "high"], "wager_max": 5_00, "posted": True}
OUTSIDE = {"bets": ["outside"], "wager_max": 10_00, "spin_max": 25_00, "posted": True}
ON_ITS_OWN = {"bets": ["straight", "outside"], "split": False, "spin_max": 20_00, "posted": True}
BESIDE_THE_LIMITS = {"wager_max": 25_00, "counted": False, "posted": True}
NONE = {"wager_max": 0, "posted": True}
WHY = {
    **{"none": "takes no wagers", "bets": "On this bet no", "spin": "in one spin", "split": "on a bet of its own"},
    **{"wager": "A wager for the dealers is at most"},
}
LIMITS = {"all": {"min": 5_00, "max": 50_00}, "total": {"min": 5_00, "max": 60_00}}


def table(tips: dict[str, Any], **policy: Any) -> Floor:
    floor = Floor("colorado", policy={"tips": tips, **policy}).open()
    floor.sit(1, chips=500_00)
    return floor


def for_dealers(floor: Floor, bet: str, dollars: int) -> None:
    floor.bet(1, bet, dollars * 100, tip=True)


def against_the_sign(floor: Floor, command: str = "place-wager", **fields: Any) -> tuple[str, dict[str, Any]]:
    if command == "place-wager":
        fields = {"tip": True, **fields}
    refusal = floor.refused(command, seat=1, **fields)
    assert (refusal.code, refusal.clause) == ("tip_not_allowed", "CO-2207-c")
    return next(why for why, words in WHY.items() if words in refusal.message), dict(refusal.facts)


def on_paper(floor: Floor, lang: str = "en") -> list[str]:
    return [block.text for block in sign_sheet(floor.writer.rules, lang).blocks if isinstance(block, Statement)]


@clause("CO-2207-c")
def test_even_money_only_and_five_dollars_at_most() -> None:
    floor = table(EVEN_MONEY)
    assert on_paper(floor) == [
        "Wagers for the dealers are taken on these bets only: Red, Black, Odd, Even, 1 to 18 (Low), 19 to 36 (High).",
        "A wager for the dealers is at most $5.00.",
    ]
    for bet in ("straight-17", "dozen-1", "column-2"):
        assert against_the_sign(floor, bet=bet, stake=1_00)[0] == "bets"
    for_dealers(floor, "red", 4)
    why, facts = against_the_sign(floor, bet="red", stake=2_00)
    assert (why, facts["maximum"], facts["stake"]) == ("wager", 5_00, 6_00)
    for_dealers(floor, "odd", 5)
    floor.bet(1, "straight-17", 50_00)  # of the player's own wagers the sign says nothing
    assert against_the_sign(floor, "move-wager", source="odd", target="dozen-1")[0] == "bets"
    assert against_the_sign(floor, "move-wager", source="odd", target="red")[0] == "wager"
    assert against_the_sign(floor, "double-wagers")[0] == "wager"
    floor.do("move-wager", seat=1, source="odd", target="even")
    won = floor.play("36").one("seat-paid")
    assert (won["tips"], won["tip_stakes"]) == (9_00, {"red|tip": 4_00, "even|tip": 5_00})


@clause("CO-2207-c")
def test_outside_bets_up_to_so_much_in_a_spin() -> None:
    floor = table(OUTSIDE)
    assert on_paper(floor) == [
        "Wagers for the dealers are taken on these bets only: each outside bet.",
        "A wager for the dealers is at most $10.00.",
        "All wagers of a player for the dealers in one spin are at most $25.00.",
    ]
    assert against_the_sign(floor, bet="split-8-11", stake=1_00)[0] == "bets"
    for bet in ("red", "dozen-1"):
        for_dealers(floor, bet, 10)
    why, facts = against_the_sign(floor, bet="column-1", stake=6_00)
    assert (why, facts["maximum"], facts["stake"]) == ("spin", 25_00, 26_00)
    for_dealers(floor, "column-1", 5)
    floor.do("move-wager", seat=1, source="column-1", target="column-2")  # no more than there was
    floor.sit(2, chips=50_00)
    floor.bet(2, "red", 10_00, tip=True)  # another player's tips are another sum
    floor.play("5")
    for_dealers(floor, "low", 10)  # and so are those of another spin


@clause("CO-2207-c")
def test_apart_from_the_players_own_chips() -> None:
    floor = table(ON_ITS_OWN)
    assert on_paper(floor)[-1] == "A wager for the dealers stands on a bet of its own, apart from the player’s chips."
    floor.bet(1, "red", 10_00)
    assert against_the_sign(floor, bet="red", stake=1_00)[0] == "split"
    for_dealers(floor, "straight-17", 1)
    assert against_the_sign(floor, bet="straight-17", stake=5_00, tip=False)[0] == "split"
    assert against_the_sign(floor, "move-wager", source="red", target="straight-17")[0] == "split"
    floor.sit(2, chips=50_00)
    floor.bet(2, "straight-17", 5_00)  # whoever else plays the number
    together = table({**ON_ITS_OWN, "split": True})
    together.bet(1, "red", 10_00)
    for_dealers(together, "red", 1)


@clause("CO-2207-c")
def test_beside_the_limits_of_the_table() -> None:
    floor = table(BESIDE_THE_LIMITS, limits=LIMITS)
    assert on_paper(floor)[-1] == "Wagers for the dealers do not count towards the limits."
    floor.bet(1, "red", 50_00)
    for_dealers(floor, "red", 25)  # beside the largest wager
    floor.bet(1, "black", 10_00)  # $60 in all, and $25 for the dealers
    assert floor.do("place-wager", seat=1, bet="odd", stake=1_00, tip=True).names == ["wager-placed"], "no minimum"
    assert floor.refused("place-wager", seat=1, bet="odd", stake=5_00).code == "above_maximum"
    floor.do("move-wager", seat=1, source="odd", target="even")
    floor.do("change-limits", limits={"all": {"min": 5_00, "max": 20_00}})
    assert (floor.on(1, "red"), floor.on(1, "black")) == (25_00, 10_00), "the player's own goes back, the tip stays"
    floor.post_sign()
    floor.bet(1, "low", 4_00)
    for_dealers(floor, "low", 4)
    closed = floor.close_betting()
    returned = [(one["place"], one["chip"]) for one in closed if one["event"] == "short-wager-returned"]
    assert returned == [("low", "own")], "the dealers' $4 do not make up what is short of a minimum"
    floor.replayed()


@clause("CO-2207-a")
def test_where_the_sign_does_not_say_so_they_count_towards_the_limits() -> None:
    floor = table({"wager_max": 25_00, "posted": True}, limits=LIMITS)
    floor.bet(1, "red", 40_00)
    refusal = floor.refused("place-wager", seat=1, bet="red", stake=11_00, tip=True)
    assert (refusal.code, refusal.facts["stake"]) == ("above_maximum", 51_00)
    for_dealers(floor, "red", 10)
    floor.bet(1, "black", 4_00)
    for_dealers(floor, "black", 1)
    assert "short-wager-returned" not in floor.close_betting().names


@clause("CO-2207-c")
def test_other_rules_bind_from_the_new_sign_on_and_what_lies_for_the_dealers_goes_back() -> None:
    floor = table(EVEN_MONEY)
    floor.bet(1, "red", 10_00)
    for_dealers(floor, "red", 5)
    before = floor.rack(1)
    hung = floor.table.sign
    changed = floor.do("change-tips", bets=["dozen"], wager_max=2_00)
    assert changed.names == ["wager-taken-down", "policy-changed"]
    back = changed.one("wager-taken-down")
    assert (back["seat"], back["chip"], back["stake"]) == (1, "tip", 5_00)
    assert (floor.on(1, "red"), floor.rack(1)) == (10_00, before + 5_00), "the player's own stays"
    assert changed.one("policy-changed")["what"] == "tips"
    assert on_paper(floor) == [
        "Wagers for the dealers are taken on these bets only: Dozen Bet (Twelve Numbers).",
        "A wager for the dealers is at most $2.00.",
    ]
    assert against_the_sign(floor, bet="red", stake=1_00)[0] == "bets"
    for_dealers(floor, "dozen-1", 2)
    assert (floor.refused("spin-ball").code, floor.sign.code == hung) == ("limits_not_posted", False)
    floor.post_sign()
    floor.do("spin-ball")
    assert floor.refused("change-tips").code == "round_running"
    floor.replayed()


def test_tip_rules_that_cannot_be_kept_are_refused_and_none_at_all_allow_everything() -> None:
    floor = table(NONE)
    assert floor.refused("change-tips", bets=["reds"]).code == "unknown_key"
    assert floor.refused("change-tips", wager_max=5_00, spin_max=1_00).code == "bad_limits"
    floor.do("change-tips")
    assert on_paper(floor) == []
    for_dealers(floor, "straight-17", 10)


@clause("CO-2207-c")
def test_a_table_that_takes_none() -> None:
    floor = table(NONE)
    assert on_paper(floor) == ["This table takes no wagers for the dealers."]
    assert against_the_sign(floor, bet="red", stake=1_00)[0] == "none"
    floor.do("tip", seat=1, amount=1_00)  # a gift is no wager


@clause("CO-2207-c")
@pytest.mark.parametrize("tips", [EVEN_MONEY, OUTSIDE, ON_ITS_OWN, BESIDE_THE_LIMITS, NONE])
def test_a_rule_that_is_not_posted_is_refused_and_one_on_record_does_not_bind(tips: dict[str, Any]) -> None:
    unposted = {**tips, "posted": False}
    with pytest.raises(BadFile) as bad:
        table(unposted)
    assert [(f.key, f.code, f.clause) for f in bad.value.findings] == [
        ("tips.posted", "tip_rule_not_posted", "CO-2207-c")
    ]
    floor = table({}, limits=LIMITS)
    floor.table.policy = {**floor.table.policy, "tips": unposted}
    floor.bet(1, "straight-17", 5_00)
    for_dealers(floor, "straight-17", 45)
    assert floor.refused("place-wager", seat=1, bet="straight-17", stake=1_00, tip=True).code == "above_maximum"


@clause("CO-2207-c")
def test_each_rule_makes_another_sign() -> None:
    others = (
        {"spin_max": 20_00},
        {"split": False},
        {"counted": False},
        {"wager_max": 9_00},
        {"restriction": "Ask."},
    )
    rules = [{}, EVEN_MONEY, NONE, OUTSIDE, *({**OUTSIDE, **other} for other in others)]
    codes = [Floor("colorado", policy={"tips": tips}).sign.code for tips in rules]
    assert len(set(codes)) == len(rules)


@pytest.mark.parametrize(
    ("tips", "key", "code"),
    [
        ({"bets": ["reds"], "posted": True}, "tips.bets", "unknown_key"),
        ({"wager_max": -1, "posted": True}, "tips.wager_max", "bad_limits"),
        ({"spin_max": 0, "posted": True}, "tips.spin_max", "bad_limits"),
        ({"wager_max": 10_00, "spin_max": 5_00, "posted": True}, "tips.spin_max", "bad_limits"),
    ],
)
def test_a_rule_that_cannot_be_kept_is_no_rule(tips: dict[str, Any], key: str, code: str) -> None:
    with pytest.raises(BadFile) as bad:
        table(tips)
    assert [(f.key, f.code) for f in bad.value.findings] == [(key, code)]


@clause("CO-2207-c")
def test_a_script_keeps_the_rules_too() -> None:
    floor = table(OUTSIDE)
    for_dealers(floor, "red", 10)
    line = {"do": "place-wager", "seat": 1, "bet": "straight-17", "stake": 1_00, "tip": True}
    answers = list(run_script([*floor.as_script(), json.dumps(line)]))
    assert [(one["refused"], one["clause"]) for one in answers if one.get("refused")] == [
        ("tip_not_allowed", "CO-2207-c")
    ]


@clause("CO-2207-c")
def test_a_terminal_keeps_them_on_the_server_and_is_told_of_them(tmp_path: Path) -> None:
    def with_tips(floor: Any) -> Any:
        return open_a_table(floor, tips=OUTSIDE)

    with (
        serving(tmp_path, tables=with_tips) as server,
        server.live(server.client("D1")) as dealer,
        server.live(server.terminal(1)) as player,
    ):
        rules = server.client("D1").get("/api/tables/1/rules").json()["tips"]
        assert (rules["wager_max"], rules["spin_max"], rules["split"], rules["counted"]) == (10_00, 25_00, True, True)
        assert {"red", "dozen", "column"} < {*rules["bets"]}
        assert "straight" not in rules["bets"]
        dealer.done(do="open-betting")
        player.done(do="place-wager", seat=1, bet="red", stake=10_00, tip=True)
        for bet in ("straight-17", "red"):
            refused = player.ask(do="place-wager", seat=1, tip=True, bet=bet, stake=1_00)
            assert (refused["code"], refused["clause"]) == ("tip_not_allowed", "CO-2207-c")
