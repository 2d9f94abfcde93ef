"""The rules of one table: rulebook and policy compiled for play."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.game import Choice
from croupier.refusal import Refused
from croupier.rules import BadFile, Limit, Policy, TableRules, available_options, rulebook, table_rules
from croupier.rules.book.model import OnWin
from croupier.rules.files.cited import Cited
from croupier.rules.in_force.policy_model import PolicyChips
from croupier.rules.in_force.table_rules import fingerprint


class TestATable:
    @pytest.mark.parametrize(
        ("key", "wheel", "bets", "places"),
        [
            ("house", "double-zero", 161, 162),
            ("south-dakota", "single-zero", 155, 155),
            ("colorado", "double-zero-as-single-zero", 154, 154),
            ("classic", "single-zero", 157, 157),
        ],
    )
    def test_offers_the_bets_of_its_rulebook_on_its_wheel(self, key: str, wheel: str, bets: int, places: int) -> None:
        layout = table_rules(key, wheel).layout
        assert (len(layout.bets), len(layout.places)) == (bets, places)

    def test_has_the_first_wheel_of_its_rulebook_unless_another_is_asked_for(self) -> None:
        assert table_rules("house").wheel.name == "double-zero"
        assert table_rules("classic").wheel.name == "single-zero"
        assert table_rules("colorado", "french").wheel.name == "single-zero"

    def test_calls_bets_by_the_names_of_its_rulebook(self) -> None:
        assert table_rules("house").name("corner") == "Four numbers (four corners)"
        assert table_rules("south-dakota").name("five") == "Top Line (first five numbers)"

    @pytest.mark.parametrize(("key", "wheel"), [("nevada", "double-zero"), ("house", "triple-zero")])
    def test_of_unknown_names_is_refused(self, key: str, wheel: str) -> None:
        with pytest.raises(Refused, match="There are:"):
            table_rules(key, wheel)

    def test_whose_policy_breaks_one_rule_is_refused_under_that_clause(self) -> None:
        policy = Policy("colorado", "single-zero", odds={"red": 0})
        with pytest.raises(Refused, match="at least 1 to 1") as refusal:
            table_rules("colorado", policy=policy)
        assert (refusal.value.code, refusal.value.clause) == ("odds_below_minimum", "CO-2204(1)-red")
        assert refusal.value.facts | {"kind": "red", "to_one": 0, "rulebook": 1} == refusal.value.facts

    def test_whose_policy_breaks_several_rules_is_told_all_of_them(self) -> None:
        policy = Policy("colorado", "single-zero", odds={"red": 0, "split": 16})
        with pytest.raises(BadFile) as bad:
            table_rules("colorado", policy=policy)
        assert [(found.file, found.key) for found in bad.value.findings] == [
            ("policy", "odds.red"),
            ("policy", "odds.split"),
        ]


class TestLimits:
    LIMITS: Mapping[str, Limit] = {"all": Limit(500, 1000), "inside": Limit(100, 200), "split": Limit(300, 400)}

    def test_of_the_rulebook_hold_for_every_bet(self) -> None:
        rules = table_rules("house")
        assert {rules.limit(kind) for kind in rules.rulebook.bets} == {Limit(100, 400)}

    def test_of_the_licensee_go_from_the_kind_to_the_group_to_all(self) -> None:
        rules = table_rules("colorado", policy=Policy("colorado", "double-zero", limits=self.LIMITS))
        found = {kind: rules.limit(kind) for kind in ("split", "straight", "red")}
        assert found == {"split": Limit(300, 400), "straight": Limit(100, 200), "red": Limit(500, 1000)}

    def test_are_none_where_nobody_sets_any(self) -> None:
        assert table_rules("colorado").limit("red") is None

    def test_are_none_in_a_tournament_whatever_the_rulebook(self) -> None:
        assert table_rules("house", policy=Policy("house", "double-zero", tournament=True)).limit("red") is None


class TestOdds:
    def test_above_the_floor_are_paid(self) -> None:
        policy = Policy("colorado", "single-zero", odds={"straight": 36, "red": 2})
        pays = table_rules("colorado", policy=policy).pay_table.pays
        assert (pays("straight-17"), pays("red"), pays("black")) == (36, 2, 1)

    def test_are_those_of_the_rulebook_otherwise(self) -> None:
        assert table_rules("colorado").pay_table.pays("straight-17") == 35


class TestOptions:
    def test_are_off_unless_the_house_turns_one_on(self) -> None:
        assert table_rules("classic").option is None

    @pytest.mark.parametrize(
        ("wheel", "option", "id", "on"),
        [
            ("single-zero", {"in_prison": True}, "in-prison", {"0"}),
            ("single-zero", {"la_partage": True}, "la-partage", {"0"}),
            ("double-zero", {"surrender": True}, "surrender", {"0", "00"}),
        ],
    )
    def test_apply_on_their_zeros(self, wheel: str, option: dict[str, bool], id: str, on: set[str]) -> None:
        chosen = table_rules("classic", policy=Policy("classic", wheel, options=option)).option
        assert chosen is not None
        assert chosen.id == id
        assert set(map(str, chosen.on)) == on

    def test_that_a_rulebook_knows_depend_on_the_wheel(self) -> None:
        def known(key: str, wheel: str) -> set[str]:
            return set(available_options(rulebook(key), Policy(key, wheel)))

        assert known("house", "single-zero") == set()
        assert known("colorado", "double-zero") == {"in_prison"}
        assert known("colorado", "double-zero-as-single-zero") == set()
        assert known("classic", "single-zero") == {"in_prison", "la_partage"}
        assert known("classic", "double-zero") == {"in_prison", "surrender"}

    def test_halve_in_units_of_the_smallest_chip(self) -> None:
        policy = Policy("classic", "single-zero", chips=PolicyChips(smallest=100))
        assert {option.half_unit for option in available_options(rulebook("classic"), policy).values()} == {100}

    def test_give_colorado_half_when_nobody_chooses_and_the_stake_back_on_release(self) -> None:
        prison = available_options(rulebook("colorado"), Policy("colorado", "single-zero"))["in_prison"]
        assert prison.choices == (Choice.HALF, Choice.LEAVE)
        assert (prison.on_win, prison.on_zero_again) == ("release", "lose")

    def test_follow_the_rulebook_in_every_detail(self) -> None:
        book = rulebook("colorado")
        prison = book.options["in_prison"]
        other = replace(
            prison,
            default=Cited(Choice.LEAVE, reading="A4"),
            on_win=Cited(OnWin.PAY_EVEN, reading="A2"),
            with_covered_double_zero=Cited(True, reading="A6"),
        )
        book = replace(book, options={"in_prison": other})
        option = available_options(book, Policy("colorado", "double-zero-as-single-zero"))["in_prison"]
        assert option.choices == (Choice.LEAVE, Choice.HALF)
        assert option.on_win == "pay_even"


class TestRefusals:
    def test_cite_the_clause_on_that_kind_of_bet(self) -> None:
        rules = table_rules("colorado")
        refusal = Refused("no_such_position", "Not there.")
        assert rules.refuse(refusal, "split").clause == "CO-2203(6)(b)-b"
        assert rules.refuse(refusal, "corner").clause == "CO-2203(6)(d)-b"

    def test_find_the_kind_from_the_bet_that_was_refused(self) -> None:
        rules = table_rules("colorado")
        assert rules.refuse(Refused("no_such_position", "Not there.", bet="line-9")).clause == "CO-2203(6)(f)-b"

    def test_fall_back_to_the_first_clause_with_that_code(self) -> None:
        rules = table_rules("house")
        assert rules.refuse(Refused("above_maximum", "Too much."), "red").clause == "H-PW.5-b"
        assert rules.refuse(Refused("above_maximum", "Too much."), "four").clause == "H-PW.5-b"

    def test_keep_a_clause_that_they_name_already(self) -> None:
        assert table_rules("house").refuse(Refused("above_maximum", "Too much.", clause="X")).clause == "X"

    def test_cite_nothing_where_no_regulation_stands_behind_the_rulebook(self) -> None:
        assert table_rules("classic").refuse(Refused("no_such_position", "Not there."), "red").clause is None


class TestTheDigest:
    def test_is_a_sha_256(self) -> None:
        assert re.fullmatch("[0-9a-f]{64}", table_rules("house").digest)

    def test_is_the_same_every_time(self) -> None:
        assert table_rules("house").digest == table_rules("house").digest
        assert table_rules("house").digest == fingerprint(rulebook("house"), Policy("house", "double-zero"))

    def test_does_not_depend_on_the_order_in_which_things_are_written(self) -> None:
        one = {"red": Limit(1, 2), "odd": Limit(3, 4)}
        other = dict(reversed(one.items()))
        assert self.of(limits=one) == self.of(limits=other)

    def of(self, **changes: Any) -> str:
        return TableRules(rulebook("classic"), replace(Policy("classic", "single-zero"), **changes)).digest

    @pytest.mark.parametrize(
        "change",
        [
            {"wheel": "double-zero"},
            {"name": "Table 2"},
            {"limits": {"all": Limit(1, 2)}},
            {"limits": {"all": Limit(1, 3)}},
            {"odds": {"red": 1}},
            {"options": {"la_partage": True}},
            {"chips": PolicyChips(smallest=2)},
            {"tournament": True},
        ],
    )
    def test_changes_with_any_change_of_the_policy(self, change: dict[str, Any]) -> None:
        assert self.of(**change) != self.of()

    def test_differs_between_all_rulebooks_and_wheels(self) -> None:
        names = ("house", "south-dakota", "colorado", "classic")
        tables = [(name, wheel) for name in names for wheel in rulebook(name).wheels.value]
        assert len({table_rules(*table).digest for table in tables}) == len(tables) == 9

    def test_changes_with_any_value_of_the_rulebook(self) -> None:
        """Every single value of every rulebook, changed alone."""
        policy = Policy("classic", "single-zero")
        book = rulebook("classic")
        digests = [fingerprint(other, policy) for other in with_one_change(book)]
        assert len(digests) > 100
        assert len({*digests, fingerprint(book, policy)}) == len(digests) + 1


def with_one_change(thing: Any) -> list[Any]:
    """Copies of a value, each with one cited value inside it changed."""
    if isinstance(thing, Cited):
        return [replace(thing, value=("changed", thing.value))]
    if is_dataclass(thing) and not isinstance(thing, type):
        return [
            replace(thing, **{field.name: other})
            for field in fields(thing)
            for other in with_one_change(getattr(thing, field.name))
        ]
    if isinstance(thing, Mapping):
        return [{**thing, key: other} for key, value in thing.items() for other in with_one_change(value)]
    return []


@given(st.integers(1, 10**9), st.sampled_from(["red", "black", "odd", "even", "low", "high"]))
def test_half_of_any_even_money_stake_is_never_less_than_half(stake: int, kind: str) -> None:
    """An odd cent goes to the player (reading A5)."""
    rules = table_rules("classic", policy=Policy("classic", "single-zero", options={"la_partage": True}))
    settlement = rules.pay_table.settle(kind, stake, "0", option=rules.option)
    assert 0 <= 2 * settlement.returned - stake <= 1
