"""Announced bets are accepted only as the chips that they stand for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import pytest

from croupier.refusal import Refused
from croupier.rules import RULEBOOKS, Policy, TableRules, announced_chips, rulebook, table_rules, wheel
from croupier.rules.in_force.announced import neighbours

CLASSIC = table_rules("classic", "single-zero")


def covered(chips: Mapping[str, int]) -> Counter[str]:
    """How many of the laid bets win on each number."""
    return Counter(str(number) for bet in chips for number in CLASSIC.layout.bets[bet].covers)


@pytest.mark.parametrize(("call", "chips"), [("voisins", 9), ("tiers", 6), ("orphelins", 5), ("jeu-zero", 4)])
def test_a_call_lays_its_number_of_chips(call: str, chips: int) -> None:
    assert sum(announced_chips(CLASSIC, call).values()) == chips


def test_voisins_du_zero_are_the_seventeen_numbers_from_22_to_25_around_zero() -> None:
    chips = announced_chips(CLASSIC, "voisins")
    ring = CLASSIC.wheel.ring
    around = [ring[step % 37] for step in range(ring.index(wheel("single-zero").outcome("22")) - 37, 8)]
    assert around[0] == "22"
    assert around[-1] == "25"
    assert set(covered(chips)) == set(around)
    assert len(around) == 17
    assert {bet for bet, count in chips.items() if count == 2} == {"trio-0-2-3", "corner-25-26-28-29"}


def test_tiers_du_cylindre_are_the_twelve_numbers_from_27_to_33() -> None:
    numbers = ["27", "13", "36", "11", "30", "8", "23", "10", "5", "24", "16", "33"]
    assert covered(announced_chips(CLASSIC, "tiers")) == Counter(numbers)


def test_orphelins_are_the_eight_others_and_17_is_covered_twice() -> None:
    assert covered(announced_chips(CLASSIC, "orphelins")) == Counter(
        ["1", "20", "14", "31", "9", "6", "34", "17", "17"]
    )


def test_jeu_zero_is_the_seven_numbers_around_zero() -> None:
    assert covered(announced_chips(CLASSIC, "jeu-zero")) == Counter(["12", "35", "3", "26", "0", "32", "15"])


def test_voisins_tiers_and_orphelins_together_cover_the_whole_wheel_without_overlap() -> None:
    parts = [set(covered(announced_chips(CLASSIC, call))) for call in ("voisins", "tiers", "orphelins")]
    assert set().union(*parts) == set(CLASSIC.wheel.results)
    assert sum(map(len, parts)) == 37


@pytest.mark.parametrize(
    ("number", "five"),
    [("0", "3 26 0 32 15"), ("17", "2 25 17 34 6"), ("26", "35 3 26 0 32"), ("32", "26 0 32 15 19")],
)
def test_neighbours_are_a_number_and_two_on_each_side_of_it(number: str, five: str) -> None:
    assert announced_chips(CLASSIC, f"neighbours-{number}") == {f"straight-{n}": 1 for n in five.split()}


def test_neighbours_follow_the_wheel_of_the_table() -> None:
    american = table_rules("classic", "double-zero")
    assert list(announced_chips(american, "neighbours-0")) == [f"straight-{n}" for n in ("14", "2", "0", "28", "9")]
    assert neighbours(american.wheel, "00", each_side=1) == ["1", "00", "27"]


@pytest.mark.parametrize(
    ("digit", "numbers"),
    [("0", "0 10 20 30"), ("3", "3 13 23 33"), ("6", "6 16 26 36"), ("7", "7 17 27"), ("9", "9 19 29")],
)
def test_a_finale_is_every_number_that_ends_in_the_digit(digit: str, numbers: str) -> None:
    expected = {f"straight-{n}": 1 for n in numbers.split()}
    assert announced_chips(CLASSIC, f"finale-{digit}") == expected
    assert announced_chips(table_rules("classic", "double-zero"), f"finale-{digit}") == expected


@pytest.mark.parametrize("key", [key for key in RULEBOOKS if key != "classic"])
def test_no_regulation_offers_announced_bets(key: str) -> None:
    with pytest.raises(Refused, match=f"The {key} rulebook has no announced bets") as refusal:
        announced_chips(table_rules(key), "voisins")
    assert refusal.value.code == "bet_not_permitted"


@pytest.mark.parametrize("call", ["serie", "finale-12", "finale-", "finale", "Voisins", ""])
def test_an_unknown_call_is_refused_with_the_known_ones(call: str) -> None:
    with pytest.raises(Refused, match="voisins, tiers, orphelins, jeu-zero, neighbours-N, finale-D") as refusal:
        announced_chips(CLASSIC, call)
    assert refusal.value.code == "bet_not_permitted"
    assert refusal.value.facts | {"call": call} == refusal.value.facts


@pytest.mark.parametrize("call", ["neighbours-37", "neighbours-", "neighbours", "neighbours-00"])
def test_neighbours_of_a_number_that_is_not_on_the_wheel_are_refused(call: str) -> None:
    with pytest.raises(Refused) as refusal:
        announced_chips(CLASSIC, call)
    assert refusal.value.code == "number_not_on_wheel"


@pytest.mark.parametrize(("call", "missing"), [("voisins", "trio-0-2-3"), ("jeu-zero", "split-0-3")])
def test_a_call_is_refused_on_a_layout_that_lacks_one_of_its_bets(call: str, missing: str) -> None:
    with pytest.raises(Refused, match=f"This layout has no {missing}, which {call} needs") as refusal:
        announced_chips(table_rules("classic", "double-zero"), call)
    assert refusal.value.code == "bet_not_permitted"


def test_neighbours_that_would_need_the_covered_double_zero_are_refused() -> None:
    covered = TableRules(rulebook("classic"), Policy("classic", "double-zero-as-single-zero"))  # by an approval
    with pytest.raises(Refused, match="straight-00"):
        announced_chips(covered, "neighbours-1")


def test_calls_have_their_french_names() -> None:
    assert {call: rule.name.value for call, rule in rulebook("classic").announced.items()} == {
        "voisins": "Voisins du zéro",
        "tiers": "Tiers du cylindre",
        "orphelins": "Orphelins",
        "jeu-zero": "Jeu zéro",
    }
