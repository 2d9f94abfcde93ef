"""A rulebook or wheel file of one's own: what is checked, and how a mistake is told."""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.rules.test_declared import snake
from tests.support import clause

from croupier.game import write_ring
from croupier.refusal import Refused
from croupier.rules import BadFile, Finding, Rulebook, rulebook, wheel, wheels
from croupier.rules.book.library import rulebook_file, rulebook_from, shipped, wheel_from
from croupier.rules.files.writer import as_toml

Change = Callable[[dict[str, Any]], Any]


def changed(key: str, change: Change) -> Rulebook:
    data = copy.deepcopy(tomllib.loads(shipped(key, "rulebook.toml")))
    change(data)
    return rulebook_from(as_toml(data), "mine.toml")


def findings(key: str, change: Change) -> list[Finding]:
    with pytest.raises(BadFile) as bad:
        changed(key, change)
    return bad.value.findings


def test_an_unchanged_copy_is_the_same_rulebook() -> None:
    assert changed("colorado", dict.copy) == rulebook("colorado")


def test_a_file_is_a_rulebook_by_its_path(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(shipped("classic", "rulebook.toml").replace("Classic roulette, by custom", "My roulette"))
    assert rulebook(str(path)).source.title == "My roulette"


@pytest.mark.parametrize("name", ["gone.toml", "README.md", ""])
def test_a_path_that_is_no_toml_file_is_no_rulebook(tmp_path: Path, name: str) -> None:
    (tmp_path / "README.md").write_text("")
    with pytest.raises(Refused) as refusal:
        rulebook(str(tmp_path / name))
    assert refusal.value.code == "no_such_rulebook"


class TestSources:
    def test_an_unknown_clause_is_named(self) -> None:
        [finding] = findings("house", lambda data: data["odds"].update(clause="H-RW.9-z"))
        assert (finding.file, finding.key, finding.code) == ("mine.toml", "odds.clause", "no_such_clause")
        assert finding.message == "There is no clause H-RW.9-z."
        assert finding.expected == "a clause of the index"

    @clause("CO-2212(6)-(8)-x")
    def test_a_deleted_clause_cannot_be_cited(self) -> None:
        [finding] = findings("colorado", lambda data: data["limits"]["set_by"].update(clause="CO-2212(6)-(8)-x"))
        assert (finding.key, finding.code) == ("limits.set_by.clause", "no_such_clause")
        assert "deleted it on 2010-04-30" in finding.message

    def test_a_clause_of_another_text_cannot_be_cited(self) -> None:
        [finding] = findings("classic", lambda data: data["bets"]["red"]["pays"].update(clause="H-PT.red"))
        assert (finding.key, finding.code) == ("bets.red.pays.clause", "no_such_clause")

    def test_an_unknown_reading_is_named(self) -> None:
        [finding] = findings("house", lambda data: data["trios"].update(reading="Z9"))
        assert (finding.key, finding.code) == ("trios.reading", "no_such_reading")
        assert finding.message == "There is no reading Z9."

    @pytest.mark.parametrize(("key", "empty"), [("version", ""), ("sections", ""), ("authority", [])])
    @clause("CO-BP-a")
    def test_an_edition_sections_and_authority_are_required(self, key: str, empty: object) -> None:
        [finding] = findings("colorado", lambda data: data["source"].update({key: empty}))
        assert (finding.key, finding.code, finding.clause) == (f"source.{key}", "rulebook_unversioned", "CO-BP-a")
        assert finding.expected == "a version, the sections and the authority"


class TestPossibleValues:
    @pytest.mark.parametrize(("low", "high"), [(0, 400), (-100, 400), (500, 400), (0, 0)])
    def test_fixed_limits_are_amounts_in_order(self, low: int, high: int) -> None:
        def change(data: dict[str, Any]) -> None:
            data["limits"]["minimum"]["value"], data["limits"]["maximum"]["value"] = low, high

        [finding] = findings("house", change)
        assert (finding.key, finding.code) == ("limits", "bad_limits")
        assert finding.message == f"{low} to {high} cents are no limits."

    @pytest.mark.parametrize("missing", ["minimum", "maximum"])
    def test_a_rulebook_that_fixes_limits_gives_both(self, missing: str) -> None:
        [finding] = findings("house", lambda data: data["limits"].pop(missing))
        assert (finding.key, finding.code) == ("limits", "bad_limits")

    def test_equal_limits_are_limits(self) -> None:
        assert changed("house", lambda data: data["limits"]["minimum"].update(value=400)).limits.minimum

    def test_every_bet_pays_something(self) -> None:
        [finding] = findings("classic", lambda data: data["bets"]["split"]["pays"].update(value=0))
        assert (finding.key, finding.code, finding.expected) == ("bets.split.pays", "wrong_value", "1 or more")

    @pytest.mark.parametrize("kind", ["straight", "red"])
    def test_roulette_has_straights_and_red(self, kind: str) -> None:
        finding, *others = findings("classic", lambda data: data["bets"].pop(kind))
        assert (finding.key, finding.code, finding.expected) == (f"bets.{kind}", "missing_key", "a table")
        assert {found.code for found in others} <= {"bet_not_permitted"}  # rules on zero that speak of it

    @pytest.mark.parametrize(
        ("names", "message"), [([], "A rulebook needs a wheel."), (["triple-zero"], "There is no wheel “triple-zero”.")]
    )
    def test_wheels_are_those_there_are(self, names: list[str], message: str) -> None:
        [finding] = findings("classic", lambda data: data["wheels"].update(value=names))
        assert (finding.key, finding.code, finding.message) == ("wheels.value", "no_such_wheel", message)
        assert finding.expected == "one or more of double-zero, single-zero, double-zero-as-single-zero"

    @clause("CO-2203(6)-a")
    def test_a_bet_that_the_catalogue_does_not_list_is_not_permitted(self) -> None:
        [finding] = findings("colorado", lambda data: data["bets"].update(snake=snake()))
        assert (finding.key, finding.code) == ("bets.snake", "bet_not_permitted")
        assert finding.clause == "CO-2203(6)-a"


class TestACopyOfAnEdition:
    """A file that calls itself an edition of a text that we have must pay what that text says."""

    def pays(self, book: str, kind: str, to_one: int, **source: str) -> list[tuple[str, str, str, str | None]]:
        data = tomllib.loads(shipped(book, "rulebook.toml"))
        data["bets"][kind]["pays"]["value"] = to_one
        data["source"] |= source
        found = []
        try:
            rulebook_file(as_toml(data), "mine.toml")
        except BadFile as bad:
            found = bad.findings
        return [(one.key, one.code, one.expected, one.clause) for one in found]

    def test_pays_exactly_the_house_pay_table(self) -> None:
        assert self.pays("house", "split", 17) == []
        for to_one in (16, 18):
            assert self.pays("house", "split", to_one) == [
                ("bets.split.pays", "odds_differ_from_pay_table", "17", "H-PT.split")
            ]

    def test_pays_at_least_the_floor_of_colorado(self) -> None:
        assert self.pays("colorado", "straight", 36) == []
        assert self.pays("colorado", "straight", 34) == [
            ("bets.straight.pays", "odds_below_minimum", "at least 35", "CO-2204(1)-straight")
        ]

    def test_is_free_when_it_is_another_edition_or_another_text(self) -> None:
        assert self.pays("house", "split", 18, version="2027-1") == []
        assert self.pays("classic", "split", 18, key="mine") == []

    def test_may_have_a_bet_that_the_edition_does_not_know(self) -> None:
        data = tomllib.loads(shipped("house", "rulebook.toml"))
        data["bets"]["four"] = data["bets"]["corner"] | {"shape": {"value": "four", "reading": "B5"}}
        assert rulebook_file(as_toml(data), "mine.toml").bets["four"].pays.value == 8

    def test_without_a_source_is_told_that_it_is_missing(self) -> None:
        with pytest.raises(BadFile) as bad:
            rulebook_file("[bets]", "mine.toml")
        assert ("source", "missing_key") in {(found.key, found.code) for found in bad.value.findings}


def test_all_findings_come_at_once_also_beside_malformed_keys() -> None:
    def change(data: dict[str, Any]) -> None:
        data["house_edge"] = 5
        data["bets"]["red"]["alias"] = "Rouge"
        data["odds"]["clause"] = "H-9"
        data["bets"]["split"]["pays"]["value"] = 0

    assert [(finding.key, finding.code) for finding in findings("house", change)] == [
        ("house_edge", "unknown_key"),
        ("bets.red.alias", "missing_source"),
        ("odds.clause", "no_such_clause"),
        ("bets.split.pays", "wrong_value"),
    ]


def test_a_rulebook_without_its_main_parts_cannot_be_checked_further() -> None:
    with pytest.raises(BadFile) as bad:
        rulebook_from('[source]\nkey = "mine"', "mine.toml")
    assert {finding.code for finding in bad.value.findings} == {"missing_key"}
    assert "spin" in {finding.key for finding in bad.value.findings}


class TestAWheelFile:
    RING = write_ring(wheel("double-zero"))

    def codes(self, ring: str, **more: object) -> list[tuple[str, str, str | None]]:
        text = as_toml({"ring": ring, "zeros": 2, **more})
        return [(finding.key, finding.code, finding.clause) for finding in wheel_from(text, "ring.toml")]

    def test_of_the_standard_ring_is_good(self) -> None:
        assert self.codes(self.RING) == []
        assert self.codes(write_ring(wheel("single-zero")), zeros=1) == []

    @clause("CO-2201(2)-c")
    def test_with_a_red_zero_is_told_so(self) -> None:
        found = [code for _, code, _ in self.codes(self.RING.replace("0g 28b", "0r 28b"))]
        assert "zero_not_green" in found

    def test_with_several_faults_tells_them_all(self) -> None:
        found = {code for _, code, _ in self.codes(self.RING.replace(" 28b ", " 28r ").replace(" 2b", " 1b"))}
        assert found == {"wheel_pockets", "bad_wheel_numbers", "bad_wheel_colours", "colours_do_not_alternate"}

    def test_that_cannot_be_read_is_one_fault(self) -> None:
        assert [(key, code) for key, code, _ in self.codes("0g 37x")] == [("ring", "bad_wheel_numbers")]

    @pytest.mark.parametrize("zeros", [0, 4, -1])
    def test_has_one_two_or_three_zeros(self, zeros: int) -> None:
        assert ("zeros", "wrong_value", None) in self.codes(self.RING, zeros=zeros)

    def test_is_read_strictly(self) -> None:
        assert self.codes(self.RING, colour="gold") == [("colour", "unknown_key", None)]
        assert [code for _, code, _ in self.codes(self.RING, zeros="2")] == ["wrong_type"]

    def test_fault_cites_the_clause_on_wheels(self) -> None:
        assert ("ring", "wheel_pockets", "CO-2201(1)-a") in self.codes(self.RING.replace(" 2b", ""))


class TestTheStandardWheels:
    def test_are_three(self) -> None:
        assert {name: (len(ring.pockets), len(ring.results)) for name, ring in wheels().items()} == {
            "double-zero": (38, 38),
            "single-zero": (37, 37),
            "double-zero-as-single-zero": (38, 37),
        }

    @pytest.mark.parametrize("alias", ["european", "french", "high-limit"])
    @clause("CO-2201(5)-a")
    def test_single_zero_has_the_names_of_the_text(self, alias: str) -> None:
        assert wheel(alias) is wheel("single-zero")
        assert wheel("american") is wheel("double-zero")

    def test_an_unknown_wheel_is_refused_with_the_known_ones(self) -> None:
        with pytest.raises(Refused, match="There are: double-zero, single-zero, double-zero-as-single-zero") as refusal:
            wheel("triple-zero")
        assert refusal.value.code == "no_such_wheel"
        assert refusal.value.facts | {"wheel": "triple-zero"} == refusal.value.facts
