"""The four rulebooks that come with the package: complete, sourced, and in the words of the texts."""

from __future__ import annotations

import datetime as dt
from typing import Any

import pytest
from tests.support import clause, croupier

from croupier.refusal import Refused
from croupier.rules import RULEBOOKS, Role, clauses, readings, rulebook
from croupier.rules.book.checks import cited_values
from croupier.rules.book.library import authority
from croupier.rules.book.model import CallWindow, LimitsSetBy, OddsRule, TakedownFrom, UniqueBy
from croupier.rules.files.cited import Cited


def values(key: str) -> dict[str, Cited[Any]]:
    return dict(cited_values(rulebook(key)))


@pytest.mark.parametrize("key", RULEBOOKS)
class TestEveryRulebook:
    def test_loads_under_its_own_key(self, key: str) -> None:
        assert rulebook(key).key == key

    def test_says_where_each_value_comes_from(self, key: str) -> None:
        assert values(key)
        assert [name for name, value in values(key).items() if not value.sourced] == []

    def test_cites_only_clauses_of_its_own_text(self, key: str) -> None:
        cited = {id for value in values(key).values() for id in value.clause}
        assert cited <= set(clauses(key))
        assert not [id for id in cited if id.endswith("-x")]

    def test_cites_only_readings_that_exist_and_are_about_it(self, key: str) -> None:
        cited = {value.reading for value in values(key).values() if value.reading}
        assert cited <= set(readings())

    def test_says_when_a_person_last_compared_it_with_the_text(self, key: str) -> None:
        assert rulebook(key).source.checked >= dt.date(2025, 1, 1)

    def test_has_an_edition_sections_and_an_authority(self, key: str) -> None:
        source = rulebook(key).source
        assert source.version
        assert source.sections
        assert source.authority


STREET = "Street Bet (three numbers)"

NAMES = {
    "house": {
        "straight": "Straight",
        "split": "Split",
        "street": "Three numbers (street)",
        "trio": "Three numbers",
        "corner": "Four numbers (four corners)",
        "five": "First five numbers",
        "line": "Six numbers",
        "column": "Column",
        "dozen": "Dozen",
        "red": "Red",
        "black": "Black",
        "odd": "Odd",
        "even": "Even",
        "low": "1 to 18",
        "high": "19 to 36",
    },
    "south-dakota": {
        "straight": "Straight bet (one number)",
        "split": "Split Bet (two numbers)",
        "street": STREET,
        "trio": STREET,
        "corner": "Corner bet (four numbers)",
        "five": "Top Line (first five numbers)",
        "line": "Line bet (six numbers)",
        "column": "Column bet (twelve numbers)",
        "dozen": "Dozen bet (twelve numbers)",
        "red": "Red",
        "black": "Black",
        "odd": "Odd",
        "even": "Even",
        "low": "1 to 18 (Low)",  # the text has a small letter: also referred to as a "low" bet
        "high": "19 to 36 (High)",
    },
    "colorado": {
        "straight": "Straight bet (one number)",
        "split": "Split Bet (two numbers)",
        "street": STREET,
        "trio": STREET,
        "corner": "Corner Bet (Four Numbers)",
        "five": "First Five Numbers",
        "line": "Line Bet (Six Numbers)",
        "column": "Column Bet (Twelve numbers)",
        "dozen": "Dozen Bet (Twelve Numbers)",
        "red": "Red",
        "black": "Black",
        "odd": "Odd",
        "even": "Even",
        "low": "1 to 18 (Low)",
        "high": "19 to 36 (High)",
    },
    "classic": {
        "straight": "Straight up",
        "split": "Split",
        "street": "Street",
        "trio": "Trio",
        "corner": "Corner",
        "four": "First four",
        "five": "Top line",
        "line": "Six line",
        "column": "Column",
        "dozen": "Dozen",
        "red": "Red",
        "black": "Black",
        "odd": "Odd",
        "even": "Even",
        "low": "Low",
        "high": "High",
    },
}


@pytest.mark.parametrize("key", RULEBOOKS)
def test_bets_have_the_names_that_the_text_prints(key: str) -> None:
    assert {kind: rule.full_name for kind, rule in rulebook(key).bets.items()} == NAMES[key]


PAY_TABLE = {
    "straight": ("Straight", 35),
    "split": ("Split", 17),
    "street": ("Three Numbers", 11),
    "trio": ("Three Numbers", 11),
    "corner": ("Four Numbers", 8),
    "five": ("First Five Numbers", 6),
    "line": ("Six Numbers", 5),
    "column": ("Column", 2),
    "dozen": ("Dozen", 2),
    "red": ("Red", 1),
    "black": ("Black", 1),
    "odd": ("Odd", 1),
    "even": ("Even", 1),
    "low": ("1 to 18", 1),
    "high": ("19 to 36", 1),
}


@pytest.mark.parametrize("key", RULEBOOKS)
def test_the_pay_table_is_that_of_the_texts(key: str) -> None:
    bets = rulebook(key).bets
    expected = PAY_TABLE | ({"four": ("First Four", 8)} if key == "classic" else {})
    assert {kind: (rule.pay_name.value, rule.pays.value) for kind, rule in bets.items()} == expected


@pytest.mark.parametrize("key", RULEBOOKS)
def test_inside_and_outside_bets_are_those_of_the_colorado_lists(key: str) -> None:
    outside = {kind for kind, rule in rulebook(key).bets.items() if not rule.inside.value}
    assert outside == {"column", "dozen", "red", "black", "odd", "even", "low", "high"}


class TestWhereTheTextsDiffer:
    def test_odds_are_exact_a_floor_or_written_elsewhere(self) -> None:
        assert {key: rulebook(key).odds.value for key in RULEBOOKS} == {
            "house": OddsRule.EXACT,
            "south-dakota": OddsRule.EXTERNAL,
            "colorado": OddsRule.FLOOR,
            "classic": OddsRule.EXACT,
        }

    def test_only_the_house_fixes_its_limits_one_to_four_dollars(self) -> None:
        limits = rulebook("house").limits
        assert limits.set_by.value is LimitsSetBy.RULEBOOK
        assert (limits.minimum, limits.maximum) == (Cited(100, ("H-PW.5-a",)), Cited(400, ("H-PW.5-b",)))
        for key in ("south-dakota", "colorado", "classic"):
            other = rulebook(key).limits
            assert (other.set_by.value, other.minimum, other.maximum) == (LimitsSetBy.LICENSEE, None, None)

    def test_in_prison_is_colorados_and_classics_la_partage_and_surrender_classics_alone(self) -> None:
        assert {key: set(rulebook(key).options) for key in RULEBOOKS} == {
            "house": set(),
            "south-dakota": set(),
            "colorado": {"in_prison"},
            "classic": {"in_prison", "la_partage", "surrender"},
        }

    def test_no_more_bets_is_called_while_the_ball_is_on_the_track_or_before_it_rests(self) -> None:
        assert rulebook("house").spin.call_window.value is CallWindow.ON_TRACK
        assert rulebook("colorado").spin.call_window.value is CallWindow.BEFORE_REST

    def test_chips_differ_in_colour_and_design_but_in_colorado_in_colour(self) -> None:
        found = {key: rulebook(key).chips.unique_by.value for key in ("house", "south-dakota", "colorado")}
        assert found == {
            "house": UniqueBy.COLOUR_AND_DESIGN,
            "south-dakota": UniqueBy.COLOUR_AND_DESIGN,
            "colorado": UniqueBy.COLOUR,
        }

    def test_only_south_dakota_lets_one_player_alone_use_a_value_chip_colour_inside(self) -> None:
        found = [key for key in RULEBOOKS if rulebook(key).chips.value_chip_colour_inside_one_player.value]
        assert found == ["south-dakota"]

    def test_wagers_come_down_when_the_dolly_is_removed(self) -> None:
        assert {rulebook(key).settling.takedown_from.value for key in RULEBOOKS} == {TakedownFrom.DOLLY_REMOVED}
        assert rulebook("south-dakota").settling.takedown_from.clause == ("SD-34:03-P5-a", "SD-34:03-P5-b")

    def test_the_second_place_of_the_zero_split_is_called_the_courtesy_line_by_the_house(self) -> None:
        assert rulebook("house").second_place_of_zero_split.value == "courtesy line"
        assert rulebook("colorado").second_place_of_zero_split.value == "line between 2nd 12 and 3rd 12"

    def test_zero_is_never_even(self) -> None:
        assert [rulebook(key).zero_is_even.value for key in RULEBOOKS] == [False] * 4

    def test_classic_says_that_it_is_no_regulation(self) -> None:
        assert [key for key in RULEBOOKS if not rulebook(key).source.regulation] == ["classic"]


class TestWhatSouthDakotaDoesNotSay:
    """20:18:34:03 has neither odds nor spin rules, limits or irregularities (reading D10)."""

    def test_is_marked_as_assumed(self) -> None:
        book = values("south-dakota")
        silent = [key for key in book if key.startswith(("spin.", "irregularities."))]
        silent += [f"bets.{kind}.{part}" for kind in PAY_TABLE for part in ("pays", "pay_name")]
        silent += ["odds", "limits.set_by", "settling.collect_before_pay"]
        assert [key for key in silent if not book[key].assumed] == []

    def test_is_not_confused_with_what_it_does_say(self) -> None:
        book = values("south-dakota")
        said = [f"bets.{kind}.name" for kind in PAY_TABLE] + ["trios", "chips.match_play", "settling.takedown_from"]
        assert [key for key in said if book[key].assumed] == []

    def test_no_other_rulebook_assumes_anything(self) -> None:
        for key in ("house", "colorado", "classic"):
            assert [name for name, value in values(key).items() if value.assumed] == []

    def test_is_shown_as_assumed_by_rules_show(self) -> None:
        shown = croupier("rules", "show", "south-dakota", "--json").json
        assert shown["odds"] == {"value": "external", "reading": "D10", "assumed": True}
        assert shown["spin"]["turns_min"]["assumed"] is True
        assert "assumed" not in shown["trios"]
        lines = croupier("rules", "show", "south-dakota").out.splitlines()
        assert any("bets.red.pays" in line and "1 (assumed)" in line for line in lines)
        assert any("odds" in line and "external (assumed)" in line for line in lines)

    def test_is_shown_as_assumed_by_odds(self) -> None:
        bets = croupier("odds", "south-dakota", "--wheel", "double-zero", "--json").json["bets"]
        assert {bet["pays_assumed"] for bet in bets} == {True}
        people = croupier("odds", "south-dakota").out
        assert "35 to 1 *" in people
        assert "* assumed: the text of this rulebook does not give the odds (reading D10)." in people
        assert "assumed" not in croupier("odds", "colorado").out


@clause("CO-BP-a")
def test_colorado_names_the_sections_of_the_statute_that_it_rests_on() -> None:
    assert rulebook("colorado").source.authority == (
        "12-47.1-201 C.R.S.",
        "12-47.1-203 C.R.S.",
        "12-47.1-302 C.R.S.",
        "12-47.1-818 C.R.S.",
    )
    assert rulebook("colorado").source.sections == "47.1-2201 to 47.1-2215"


def test_an_unknown_rulebook_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Refused, match="There are: house, south-dakota, colorado, classic") as refusal:
        rulebook("nevada")
    assert refusal.value.code == "no_such_rulebook"
    assert refusal.value.facts | {"rulebook": "nevada"} == refusal.value.facts


@pytest.mark.parametrize("name", [None, 5])
def test_a_rulebook_is_called_by_a_text(name: Any) -> None:
    with pytest.raises(TypeError, match='such as "colorado"'):
        rulebook(name)


class TestWhoMayAskForWhat:
    def test_disputes_are_for_the_pit_supervisor_and_not_for_the_dealer(self) -> None:
        assert authority()["decide-dispute"] == (Role.PIT_SUPERVISOR,)

    def test_a_player_bets_and_a_dealer_spins(self) -> None:
        assert Role.PLAYER in authority()["place-wager"]
        assert Role.PLAYER not in authority()["open-betting"]

    def test_every_command_is_somebodys(self) -> None:
        assert all(authority().values())
