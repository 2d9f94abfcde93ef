"""A house policy is checked against its rulebook: a mistake names the file, the key, what was expected, the clause."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.support import clause

from croupier.game import Shape
from croupier.rules import BadFile, Limit, Policy, policy_from, policy_text, rulebook, table_rules, wheels
from croupier.rules.in_force.policy_model import ChipSet, ValueChip

COLORADO: dict[str, Any] = {"rulebook": "colorado", "wheel": "single-zero"}
HOUSE: dict[str, Any] = {"rulebook": "house", "wheel": "double-zero"}
CLASSIC: dict[str, Any] = {"rulebook": "classic", "wheel": "single-zero"}
SOUTH_DAKOTA: dict[str, Any] = {"rulebook": "south-dakota", "wheel": "double-zero"}


class Wrong(NamedTuple):
    key: str
    code: str
    clause: str | None
    expected: str


def wrong(policy: dict[str, Any], **more: Any) -> list[Wrong]:
    """Everything that is wrong with a policy."""
    findings = []
    try:
        policy_from(policy | more, "policy.toml")
    except BadFile as bad:
        findings = bad.findings
    assert {finding.file for finding in findings} <= {"policy.toml"}
    assert all(finding.message.endswith(".") for finding in findings)
    return [Wrong(found.key, found.code, found.clause, found.expected) for found in findings]


class TestAGoodPolicy:
    @pytest.mark.parametrize("policy", [COLORADO, HOUSE, CLASSIC, SOUTH_DAKOTA])
    def test_may_be_as_short_as_rulebook_and_wheel(self, policy: dict[str, Any]) -> None:
        assert policy_from(policy, "policy.toml") == Policy(policy["rulebook"], policy["wheel"])

    def test_may_set_all_that_colorado_leaves_to_the_licensee(self) -> None:
        text = """
            rulebook = "colorado"
            wheel    = "european"
            name     = "Table 7"

            [limits]
            all     = { min = 500, max = 50000 }
            inside  = { min = 100, max = 10000 }
            split   = { min = 200, max = 20000 }

            [odds]
            straight = 36

            [options]
            in_prison = true

            [chips]
            value_chips = true
            match_play  = true
            smallest    = 25
            sets  = [{ colour = "red" }, { colour = "blue" }]
            value = [{ colour = "red", design = "crest", value = 500 }]

            [tips]
            restriction = "Dealers' wagers up to $25."
            wager_max   = 2500
            posted      = true
        """
        policy = policy_text(text, "policy.toml")
        assert policy.name == "Table 7"
        assert policy.odds == {"straight": 36}
        assert policy.limits["split"] == Limit(200, 20000)
        assert policy.options == {"in_prison": True}
        assert policy.chips.sets == (ChipSet("red"), ChipSet("blue"))
        assert policy.tips.posted

    def test_may_repeat_what_the_rulebook_pays(self) -> None:
        assert wrong(HOUSE, odds={"straight": 35, "red": 1}) == []
        assert wrong(SOUTH_DAKOTA, odds={"straight": 35}) == []


class TestTheFileItself:
    def test_needs_a_rulebook_and_a_wheel(self) -> None:
        assert wrong({}) == [
            Wrong("rulebook", "missing_key", None, "a text in quotes"),
            Wrong("wheel", "missing_key", None, "a text in quotes"),
        ]

    def test_names_a_rulebook_that_exists(self) -> None:
        assert wrong(HOUSE, rulebook="nevada") == [Wrong("rulebook", "no_such_rulebook", None, "")]
        assert wrong(HOUSE, rulebook=7) == [Wrong("rulebook", "wrong_type", None, "a text in quotes")]

    def test_may_name_a_rulebook_file_whose_own_mistakes_are_told_too(self, tmp_path: Path) -> None:
        path = tmp_path / "mine.toml"
        path.write_text("bets = 1")
        with pytest.raises(BadFile) as bad:
            policy_from({"rulebook": str(path), "wheel": 3}, "policy.toml")
        assert {(found.file, found.code) for found in bad.value.findings} == {
            (str(path), "missing_key"),
            (str(path), "wrong_type"),
            ("policy.toml", "wrong_type"),
        }

    def test_is_read_strictly(self) -> None:
        [found] = wrong(HOUSE, limit={"all": 3})
        assert (found.key, found.code) == ("limit", "unknown_key")
        assert wrong(COLORADO, limits={"all": {"min": 100}}) == [
            Wrong("limits.all.max", "bad_limits", "CO-2207-a", "an amount in cents, 1 or more")
        ]
        assert wrong(COLORADO, limits={"all": {"min": True, "max": 200}}) == [
            Wrong("limits.all.min", "wrong_type", None, "a whole number")
        ]

    def test_that_is_no_toml_is_one_finding(self) -> None:
        with pytest.raises(BadFile, match="This is not valid TOML"):
            policy_text("rulebook =", "policy.toml")


class TestTheWheel:
    def test_is_one_that_exists(self) -> None:
        expected = "double-zero, single-zero"
        assert wrong(HOUSE, wheel="triple-zero") == [Wrong("wheel", "no_such_wheel", None, expected)]

    @clause("CO-2201(5)-a")
    @pytest.mark.parametrize("name", ["european", "french", "high-limit"])
    def test_may_have_the_name_that_the_text_uses(self, name: str) -> None:
        assert wrong(COLORADO, wheel=name) == []

    def test_is_one_of_the_rulebook(self, tmp_path: Path) -> None:
        path = tmp_path / "single.toml"
        text = Path("src/croupier/rulebooks/classic/rulebook.toml").read_text(encoding="utf-8")
        three = 'value = ["single-zero", "double-zero"], reading'
        assert text.count(three) == 1
        path.write_text(text.replace(three, 'value = ["single-zero"], reading'), encoding="utf-8")
        found = wrong({"rulebook": str(path), "wheel": "american"})
        assert found == [Wrong("wheel", "wheel_type_not_allowed", None, "single-zero")]
        assert wrong({"rulebook": str(path), "wheel": "single-zero"}) == []


class TestLimits:
    @pytest.mark.parametrize(("low", "high"), [(0, 100), (-5, 100), (200, 100)])
    def test_are_amounts_in_order(self, low: int, high: int) -> None:
        found = wrong(COLORADO, limits={"all": {"min": low, "max": high}})
        assert found == [Wrong("limits.all", "bad_limits", "CO-2207-a", "0 < min <= max")]

    def test_may_be_one_single_amount(self) -> None:
        assert wrong(COLORADO, limits={"red": {"min": 500, "max": 500}}) == []

    def test_are_for_a_kind_of_bet_or_a_group(self) -> None:
        [found] = wrong(COLORADO, limits={"zeros": {"min": 100, "max": 200}})
        assert (found.key, found.code) == ("limits.zeros", "unknown_key")
        assert found.expected.startswith("all, inside, outside, inside_total, outside_total, total, straight, split")

    def test_of_the_house_rules_cannot_be_changed(self) -> None:
        found = wrong(HOUSE, limits={"all": {"min": 100, "max": 500}})
        assert found == [Wrong("limits", "limits_fixed", "H-PW.5-a", "$1.00 to $4.00")]

    @clause("CO-2214(1)-e")
    def test_do_not_apply_in_a_tournament(self) -> None:
        assert wrong(COLORADO, tournament=True, limits={"all": {"min": 100, "max": 500}}) == [
            Wrong("limits.all", "no_tournament_limit", "CO-2214(1)-e", "no limits in a tournament")
        ]

    @pytest.mark.parametrize(("kind", "limit"), [("split", Limit(3, 4)), ("street", Limit(2, 3)), ("red", Limit(1, 2))])
    def test_of_the_kind_go_before_those_of_the_group_and_those_before_all(self, kind: str, limit: Limit) -> None:
        limits = {"all": Limit(1, 2), "inside": Limit(2, 3), "split": Limit(3, 4)}
        policy = Policy("colorado", "single-zero", limits=limits)
        assert table_rules("colorado", policy=policy).limit(kind) == limit

    def test_may_be_set_for_outside_bets_alone(self) -> None:
        policy = Policy("colorado", "single-zero", limits={"outside": Limit(5, 6)})
        rules = table_rules("colorado", policy=policy)
        assert {kind for kind, limit in rules.limits.items() if limit is None} == rules.layout.inside

    def test_are_shown_as_money(self) -> None:
        assert str(Limit(100, 40000)) == "$1.00 to $400.00"


class TestOdds:
    @pytest.mark.parametrize(
        ("kind", "floor", "cited"),
        [
            pytest.param(kind, floor, cited, id=kind, marks=clause(f"CO-2204(1)-{cited}"))
            for kind, floor, cited in (
                ("straight", 35, "straight"),
                ("split", 17, "split"),
                ("street", 11, "three"),
                ("trio", 11, "three"),
                ("corner", 8, "four"),
                ("five", 6, "five"),
                ("line", 5, "six"),
                ("column", 2, "column"),
                ("dozen", 2, "dozen"),
                ("red", 1, "red"),
                ("black", 1, "black"),
                ("odd", 1, "odd"),
                ("even", 1, "even"),
                ("low", 1, "low"),
                ("high", 1, "high"),
            )
        ],
    )
    def test_in_colorado_may_be_better_but_not_worse_than_listed(self, kind: str, floor: int, cited: str) -> None:
        assert wrong(COLORADO, odds={kind: floor + 1}) == []
        assert wrong(COLORADO, odds={kind: floor}) == []
        assert wrong(COLORADO, odds={kind: floor - 1}) == [
            Wrong(f"odds.{kind}", "odds_below_minimum", f"CO-2204(1)-{cited}", f"at least {floor} to 1")
        ]

    @clause("H-PT.split")
    def test_of_the_house_rules_are_exact(self) -> None:
        for to_one in (16, 18):
            found = wrong(HOUSE, odds={"split": to_one})
            assert found == [Wrong("odds.split", "odds_differ_from_pay_table", "H-PT.split", "17 to 1")]

    def test_that_south_dakota_leaves_to_another_text_are_the_licensees(self) -> None:
        assert wrong(SOUTH_DAKOTA, odds={"red": 2}) == []
        assert wrong(SOUTH_DAKOTA, odds={"red": 0}) == [Wrong("odds.red", "wrong_value", None, "1 or more")]

    def test_of_a_bet_that_the_rulebook_does_not_have(self) -> None:
        [found] = wrong(COLORADO, odds={"four": 8})
        assert (found.key, found.code, found.clause) == ("odds.four", "bet_not_permitted", "CO-2203(6)-a")
        assert found.expected.startswith("straight, split, street")

    @clause("CO-2203(6)-a")
    def test_of_a_bet_that_no_rulebook_has(self) -> None:
        [found] = wrong(COLORADO, odds={"snake": 2})
        assert (found.key, found.code, found.clause) == ("odds.snake", "bet_not_permitted", "CO-2203(6)-a")

    def test_facts_say_what_was_asked_and_what_is_due(self) -> None:
        with pytest.raises(BadFile) as bad:
            policy_from(COLORADO | {"odds": {"straight": 34}}, "policy.toml")
        assert (
            bad.value.findings[0].facts | {"kind": "straight", "to_one": 34, "rulebook": 35}
            == bad.value.findings[0].facts
        )


class TestOptions:
    @pytest.mark.parametrize("option", ["in_prison", "la_partage", "surrender"])
    def test_that_the_rulebook_does_not_know(self, option: str) -> None:
        assert wrong(HOUSE, options={option: True}) == [
            Wrong(f"options.{option}", "option_not_permitted", None, "false")
        ]

    def test_are_for_certain_wheels(self) -> None:
        assert wrong(CLASSIC, options={"la_partage": True}) == []
        assert wrong(CLASSIC, wheel="double-zero", options={"surrender": True}) == []
        assert wrong(CLASSIC, options={"surrender": True}) == [
            Wrong("options.surrender", "option_not_permitted", None, "double-zero")
        ]
        assert wrong(CLASSIC, wheel="double-zero", options={"la_partage": True}) == [
            Wrong("options.la_partage", "option_not_permitted", None, "single-zero")
        ]

    def test_do_not_mind_by_which_name_the_wheel_is_called(self) -> None:
        assert wrong(CLASSIC, wheel="french", options={"la_partage": True}) == []
        assert wrong(CLASSIC, wheel="american", options={"surrender": True}) == []

    def test_say_nothing_about_a_wheel_that_does_not_exist(self) -> None:
        found = wrong(CLASSIC, wheel="wood", options={"la_partage": True, "in_prison": True})
        assert [wrong.code for wrong in found] == ["no_such_wheel", "option_not_permitted"]

    def test_exclude_one_another(self) -> None:
        assert wrong(CLASSIC, options={"in_prison": True, "la_partage": True}) == [
            Wrong("options", "option_not_permitted", None, "one of in_prison, la_partage")
        ]

    @clause("CO-2210(2)(c)(ii)(C)-b")
    def test_in_prison_conflicts_with_the_sign_of_a_covered_double_zero(self) -> None:
        cited = "CO-2210(2)(c)(ii)(C)-b"
        assert wrong(COLORADO, wheel="double-zero-as-single-zero", options={"in_prison": True}) == [
            Wrong("options.in_prison", "in_prison_conflicts_with_sign", cited, "false")
        ]
        assert wrong(COLORADO, wheel="double-zero", options={"in_prison": True}) == []

    @clause("CO-2204(2)-b")
    def test_in_prison_is_for_every_player_or_for_none(self) -> None:
        assert wrong(COLORADO, options={"in_prison": {"seats": [1, 2]}}) == [
            Wrong("options.in_prison", "in_prison_is_for_all", "CO-2204(2)-b", "true or false")
        ]

    def test_are_called_by_their_names_in_the_message(self) -> None:
        with pytest.raises(BadFile, match="The house rulebook does not know la partage"):
            policy_from(HOUSE | {"options": {"la_partage": True}}, "policy.toml")

    def test_that_are_no_table(self) -> None:
        assert wrong(COLORADO, options=["in_prison"]) == [Wrong("options", "wrong_type", None, "a table")]


def sets(*colours: str, **more: Any) -> dict[str, Any]:
    """Chip sets written as colour or colour/design."""
    chips = [dict(zip(("colour", "design"), word.split("/"), strict=False)) for word in colours]
    return {"sets": chips, **more}


class TestChips:
    def test_of_different_colours_are_fine_everywhere(self) -> None:
        for policy in (COLORADO, HOUSE, CLASSIC, SOUTH_DAKOTA):
            assert wrong(policy, chips=sets("red", "blue", "green")) == []

    @clause("H-PW.2-b", "SD-34:03-P2-b")
    def test_of_one_colour_need_another_design(self) -> None:
        assert wrong(HOUSE, chips=sets("red/plain", "red/crest")) == []
        assert wrong(HOUSE, chips=sets("red", "blue", "red")) == [
            Wrong("chips.sets[2]", "colour_in_use", "H-PW.2-b", "another colour or design")
        ]
        [found] = wrong(SOUTH_DAKOTA, chips=sets("red", "red"))
        assert (found.code, found.clause) == ("colour_in_use", "SD-34:03-P2-b")

    @clause("CO-2201(9)-c")
    def test_of_one_colour_are_never_two_sets_in_colorado(self) -> None:
        assert wrong(COLORADO, chips=sets("red/plain", "red/crest")) == [
            Wrong("chips.sets[1]", "colour_in_use", "CO-2201(9)-c", "another colour")
        ]

    @clause("CO-2203(3)-d", "SD-34:03-P2-d")
    def test_may_look_alike_on_terminals_without_a_central_screen(self) -> None:
        alike = sets("red", "red", value=[{"colour": "red", "value": 500}])
        for policy in (COLORADO, SOUTH_DAKOTA):
            assert wrong(policy, chips=alike, terminals={"count": 8, "central_screen": False}) == []
            with_screen = wrong(policy, chips=alike, terminals={"count": 8, "central_screen": True})
            assert [found.code for found in with_screen] == [
                "looks_like_value_chip",
                "looks_like_value_chip",
                "colour_in_use",
            ]

    def test_may_never_look_alike_where_the_text_knows_no_terminals(self) -> None:
        found = wrong(HOUSE, chips=sets("red", "red"), terminals={"count": 8, "central_screen": False})
        assert [one.code for one in found] == ["colour_in_use"]

    @clause("H-PW.2-a", "SD-34:03-P2-a", "CO-2203(3)-a")
    def test_must_not_look_like_a_value_chip(self) -> None:
        chips = sets("blue", "red", value=[{"colour": "red", "value": 500}])
        for policy in (HOUSE, SOUTH_DAKOTA, COLORADO):
            [found] = wrong(policy, chips=chips)
            assert (found.key, found.code, found.expected) == (
                "chips.sets[1]",
                "looks_like_value_chip",
                "another colour or design",
            )
            assert found.clause in ("H-PW.2-a", "SD-34:03-P2-a", "CO-2203(3)-a")
        other_design = sets("red", value=[{"colour": "red", "design": "crest", "value": 500}])
        assert wrong(COLORADO, chips=other_design) == []

    @clause("CO-2201(9)-a")
    def test_without_value_carry_no_amount(self) -> None:
        chips = {"sets": [{"colour": "red", "printed": 100}]}
        assert wrong(COLORADO, chips=chips) == [
            Wrong("chips.sets[0]", "printed_value_on_non_value", "CO-2201(9)-a", "no printed amount")
        ]

    @clause("H-PW.1-a")
    def test_of_value_are_not_bet_under_the_house_rules(self) -> None:
        assert wrong(HOUSE, chips={"value_chips": True}) == [
            Wrong("chips.value_chips", "chips_only", "H-PW.1-a", "false")
        ]
        for policy in (COLORADO, SOUTH_DAKOTA, CLASSIC):
            assert wrong(policy, chips={"value_chips": True}) == []

    @clause("H-PW.1-a")
    def test_are_not_joined_by_coupons_under_the_house_rules(self) -> None:
        found = [Wrong("chips.match_play", "chips_only", "H-PW.1-a", "false")]
        assert wrong(HOUSE, chips={"match_play": True}) == found
        assert wrong(CLASSIC, chips={"match_play": True}) == [found[0]._replace(clause=None)]
        for policy in (COLORADO, SOUTH_DAKOTA):
            assert wrong(policy, chips={"match_play": True}) == []

    @pytest.mark.parametrize("smallest", [0, -25])
    def test_are_worth_something(self, smallest: int) -> None:
        assert wrong(COLORADO, chips={"smallest": smallest}) == [
            Wrong("chips.smallest", "wrong_value", None, "an amount in cents, 1 or more")
        ]

    def test_are_shown_by_colour_and_design(self) -> None:
        assert str(ChipSet("red")) == "red/plain"
        assert str(ValueChip("red", 500, "crest")) == "$5.00 red/crest"


class TestTerminals:
    @clause("CO-2203(3)-d", "SD-34:03-P2-d")
    def test_must_say_whether_there_is_a_central_screen(self) -> None:
        for policy, cited in ((COLORADO, "CO-2203(3)-d"), (SOUTH_DAKOTA, "SD-34:03-P2-d")):
            assert wrong(policy, terminals={"count": 8}) == [
                Wrong("terminals.central_screen", "central_screen_unset", cited, "true or false")
            ]
            for screen in (True, False):
                assert wrong(policy, terminals={"count": 8, "central_screen": screen}) == []

    def test_are_at_least_one(self) -> None:
        [found] = wrong(COLORADO, terminals={"count": 0, "central_screen": True})
        assert (found.key, found.code, found.expected) == ("terminals.count", "no_terminals", "1 or more")

    def test_are_no_more_than_a_hall_has(self) -> None:
        [found] = wrong(COLORADO, terminals={"count": 10**9, "central_screen": True})
        assert (found.key, found.code, found.expected) == ("terminals.count", "no_terminals", "10000 or less")


class TestTips:
    @clause("CO-2207-c")
    @pytest.mark.parametrize("rule", [{"restriction": "Inside bets only."}, {"wager_max": 500}, {"wager_max": 0}])
    def test_may_be_restricted_when_it_is_posted(self, rule: dict[str, Any]) -> None:
        assert wrong(COLORADO, tips={**rule, "posted": True}) == []
        assert wrong(COLORADO, tips=rule) == [Wrong("tips.posted", "tip_rule_not_posted", "CO-2207-c", "true")]

    def test_need_no_sign_without_a_restriction(self) -> None:
        assert wrong(COLORADO, tips={"posted": False}) == []


class TestAVariation:
    @pytest.mark.parametrize(
        ("key", "value", "code"),
        [
            ("irregularities.wagers_stand", False, "wrong_value"),
            ("settling.takedown_from", "paid", "wrong_value"),
            ("chips.cash_wagers", True, "wrong_value"),
            ("bets.straight.pays", 0, "wrong_value"),
            ("limits.set_by", "rulebook", "bad_limits"),
            ("wheels", ["nonsense"], "no_such_wheel"),
        ],
    )
    def test_changes_nothing_that_no_table_could_be_played_by(self, key: str, value: Any, code: str) -> None:
        """Not even before it is in force: it would be printed and cited, and not be obeyed."""
        made = {"name": "V-1", "title": "T", "decision": "permanent", "citation": "47.1-2204T"}
        [found] = wrong(COLORADO, variations=[{**made, "effective": "2030-01-01", "changes": {key: value}}])
        assert found.code == code
        assert found.key.startswith("variations[0].changes.")


def test_everything_wrong_is_told_at_once_also_beside_malformed_keys() -> None:
    found = wrong(
        COLORADO,
        colour="gold",
        limits={"all": {"min": "1", "max": 2}, "red": {"min": 9, "max": 2}},
        odds={"straight": 34, "snake": 1, "split": "17"},
        options={"in_prison": {"seat": 1}, "surrender": True},
        chips={**sets("red", "red"), "smallest": 0, "match_play": 1},
        terminals={"count": 0},
        tips={"wager_max": 5},
        tournament="no",
    )
    assert [(one.key, one.code) for one in found] == [
        ("options.in_prison", "in_prison_is_for_all"),
        ("colour", "unknown_key"),
        ("limits.all.min", "wrong_type"),
        ("odds.split", "wrong_type"),
        ("chips.match_play", "wrong_type"),
        ("tournament", "wrong_type"),
        ("limits.red", "bad_limits"),
        ("odds.straight", "odds_below_minimum"),
        ("odds.snake", "bet_not_permitted"),
        ("options.surrender", "option_not_permitted"),
        ("chips.sets[1]", "colour_in_use"),
        ("chips.smallest", "wrong_value"),
        ("terminals.count", "no_terminals"),
        ("terminals.central_screen", "central_screen_unset"),
        ("tips.posted", "tip_rule_not_posted"),
    ]


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 5) | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.text(max_size=4), inner, max_size=2),
    max_leaves=4,
)
KEYS = st.sampled_from(["rulebook", "wheel", "limits", "odds", "options", "chips", "terminals", "tips", "tournament"])


@given(st.dictionaries(KEYS, JUNK), st.sampled_from([COLORADO, HOUSE, CLASSIC, {}]))
def test_no_policy_however_wrong_is_anything_but_good_or_explained(
    junk: dict[str, Any], policy: dict[str, Any]
) -> None:
    for found in wrong(policy | junk):
        assert found.key
        assert found.code


@given(
    st.dictionaries(st.sampled_from([*Shape, "snake"]), st.integers(0, 40)),
    st.sampled_from(["house", "south-dakota", "colorado", "classic"]),
    st.sampled_from(list(wheels())),
)
def test_odds_are_accepted_exactly_when_they_keep_the_rule(odds: dict[str, int], key: str, wheel: str) -> None:
    due = {kind: rule.pays.value for kind, rule in rulebook(key).bets.items()}
    least = {"colorado": due, "south-dakota": dict.fromkeys(due, 1)}
    keeps = {
        kind: kind in due and (to_one >= least[key][kind] if key in least else to_one == due[kind])
        for kind, to_one in odds.items()
    }
    found = wrong({"rulebook": key, "wheel": wheel, "odds": {str(kind): to_one for kind, to_one in odds.items()}})
    assert {one.key for one in found} - {"wheel"} == {f"odds.{kind}" for kind, kept in keeps.items() if not kept}
