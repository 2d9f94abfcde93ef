"""`croupier rules list|show|check|diff`, for people and for programs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.support import croupier

from croupier.rules import RULEBOOKS, rulebook
from croupier.rules.book.checks import cited_values
from croupier.rules.book.library import shipped
from croupier.rules.files.writer import as_data

BAD_POLICY = """
rulebook = "colorado"
wheel    = "single-zero"
colour   = "gold"

[odds]
straight = 34
split    = 16
"""


@pytest.fixture
def good(tmp_path: Path) -> Path:
    path = tmp_path / "good.toml"
    path.write_text('rulebook = "colorado"\nwheel = "single-zero"\n')
    return path


@pytest.fixture
def bad(tmp_path: Path) -> Path:
    path = tmp_path / "bad.toml"
    path.write_text(BAD_POLICY)
    return path


def fits(text: str) -> bool:
    """Nothing is wider than the terminal, and nothing is cut off."""
    return all(len(line) <= 80 for line in text.splitlines()) and "…" not in text


class TestList:
    def test_for_programs(self) -> None:
        answer = croupier("rules", "list", "--json")
        assert answer.code == 0
        assert [row["key"] for row in answer.json["rulebooks"]] == list(RULEBOOKS)
        assert answer.json["rulebooks"][2] == {
            "key": "colorado",
            "title": "Colorado gaming regulations, Rule 22: roulette",
            "version": "2014-07-15",
            "regulation": True,
            "clauses": 279,
            "wheels": ["double-zero", "single-zero", "double-zero-as-single-zero"],
            "odds": "floor",
        }

    def test_for_people(self) -> None:
        answer = croupier("rules", "list")
        assert answer.code == 0
        assert all(key in answer.out for key in RULEBOOKS)
        assert "double-zero-as-single-zero" in answer.out
        assert "(not a" in answer.out
        assert fits(answer.out)


class TestShow:
    @pytest.mark.parametrize("key", RULEBOOKS)
    def test_for_programs_is_the_whole_rulebook(self, key: str) -> None:
        expected = as_data(rulebook(key))
        expected["source"]["checked"] = rulebook(key).source.checked.isoformat()
        assert croupier("rules", "show", key, "--json").json == expected

    @pytest.mark.parametrize("key", RULEBOOKS)
    def test_for_people_fits_the_terminal_and_has_every_value(self, key: str) -> None:
        out = croupier("rules", "show", key).out
        assert fits(out)
        shown = "".join(line.split("│")[1].strip() for line in out.splitlines() if line.startswith("│"))
        assert all(name in shown for name, _ in cited_values(rulebook(key)))

    def test_for_people_names_source_and_readings(self) -> None:
        out = croupier("rules", "show", "colorado").out
        assert out.startswith("Colorado gaming regulations, Rule 22: roulette  (colorado, version 2014-07-15)\n")
        assert "12-47.1-201 C.R.S." in out
        assert "CO-2210(2)(c)(ii)(B)-b" in out
        assert "A2  " in out

    def test_for_people_says_what_no_regulation_wrote(self) -> None:
        assert "Taken from no regulation." in croupier("rules", "show", "classic").out

    def test_of_a_file_with_brackets_in_its_words_prints_them(self, tmp_path: Path) -> None:
        path = tmp_path / "mine.toml"
        path.write_text(shipped("classic", "rulebook.toml").replace('"Straight up"', '"[/bold] up"'), encoding="utf-8")
        answer = croupier("rules", "show", str(path))
        assert answer.code == 0
        assert "[/bold] up" in answer.out

    def test_of_an_unknown_rulebook(self) -> None:
        answer = croupier("rules", "show", "nevada", "--json")
        assert answer.code == 2
        assert answer.json["code"] == "no_such_rulebook"
        people = croupier("rules", "show", "nevada")
        assert (people.code, people.out) == (2, "")
        assert people.err == (
            "no_such_rulebook: There is no rulebook “nevada”. There are: house, south-dakota, colorado, classic.\n"
        )

    def test_of_a_bad_rulebook_file_tells_everything(self, tmp_path: Path) -> None:
        path = tmp_path / "mine.toml"
        path.write_text("bets = 3\ncolour = 1\n")
        answer = croupier("rules", "show", str(path), "--json")
        assert answer.code == 2
        assert answer.json["code"] == answer.json["findings"][0]["code"]
        assert {"unknown_key", "missing_key", "wrong_type"} == {found["code"] for found in answer.json["findings"]}
        people = croupier("rules", "show", str(path))
        assert people.code == 2
        assert people.err.count("\n") == len(answer.json["findings"])


class TestCheck:
    def test_a_good_file(self, good: Path) -> None:
        answer = croupier("rules", "check", str(good), "--json")
        assert (answer.code, answer.json) == (0, {"file": str(good), "ok": True, "findings": []})
        assert croupier("rules", "check", str(good)).out == f"{good}: good.\n"

    def test_a_bad_file_with_all_its_findings(self, bad: Path) -> None:
        answer = croupier("rules", "check", str(bad), "--json")
        assert answer.code == 1
        assert answer.json["ok"] is False
        assert [(found["key"], found["code"], found["clause"]) for found in answer.json["findings"]] == [
            ("colour", "unknown_key", None),
            ("odds.straight", "odds_below_minimum", "CO-2204(1)-straight"),
            ("odds.split", "odds_below_minimum", "CO-2204(1)-split"),
        ]
        assert answer.json["findings"][1]["file"] == str(bad)
        assert answer.json["findings"][1]["expected"] == "at least 35 to 1"

    def test_a_bad_file_for_people_is_one_line_for_each_finding(self, bad: Path) -> None:
        answer = croupier("rules", "check", str(bad))
        lines = answer.out.splitlines()
        assert answer.code == 1
        assert len(lines) == 4
        assert lines[1] == (
            f"{bad}: odds.straight: Straight at 34 to 1: it pays at least 35 to 1. "
            "Expected: at least 35 to 1. (odds_below_minimum) [CO-2204(1)-straight]"
        )
        assert lines[-1] == "3 findings."

    def test_a_single_finding_is_no_plural(self, tmp_path: Path) -> None:
        path = tmp_path / "one.toml"
        path.write_text('rulebook = "house"\nwheel = "wood"\n')
        assert croupier("rules", "check", str(path)).out.endswith("\n1 finding.\n")

    @pytest.mark.parametrize("key", RULEBOOKS)
    def test_the_shipped_rulebooks_are_good(self, tmp_path: Path, key: str) -> None:
        path = tmp_path / "rulebook.toml"
        path.write_text(shipped(key, "rulebook.toml"), encoding="utf-8")
        assert croupier("rules", "check", str(path)).code == 0

    def test_a_rulebook_file(self, tmp_path: Path) -> None:
        path = tmp_path / "rulebook.toml"
        text = shipped("house", "rulebook.toml").replace('value = 17, clause = "H-PT.split"', "value = 17")
        path.write_text(text, encoding="utf-8")
        [found] = croupier("rules", "check", str(path), "--json").json["findings"]
        assert (found["key"], found["code"]) == ("bets.split.pays", "missing_source")

    def test_a_wheel_file(self, tmp_path: Path) -> None:
        path = tmp_path / "ring.toml"
        path.write_text('ring = "0g 1r 2b"\nzeros = 1\n')
        answer = croupier("rules", "check", str(path), "--json")
        assert answer.code == 1
        assert "wheel_pockets" in {found["code"] for found in answer.json["findings"]}

    def test_broken_toml(self, tmp_path: Path) -> None:
        path = tmp_path / "broken.toml"
        path.write_text("rulebook = ")
        answer = croupier("rules", "check", str(path), "--json")
        assert answer.code == 1
        assert [found["code"] for found in answer.json["findings"]] == ["bad_toml"]

    @pytest.mark.parametrize("what", ["gone.toml", "."])
    def test_what_cannot_be_read(self, tmp_path: Path, what: str) -> None:
        answer = croupier("rules", "check", str(tmp_path / what), "--json")
        assert (answer.code, answer.json["code"], answer.json["clause"]) == (2, "cannot_read", None)
        people = croupier("rules", "check", str(tmp_path / what))
        assert people.code == 2
        assert people.err.startswith("cannot_read: ")

    def test_what_is_not_utf_8(self, tmp_path: Path) -> None:
        path = tmp_path / "latin.toml"
        path.write_bytes(b'rulebook = "caf\xe9"')
        assert croupier("rules", "check", str(path), "--json").json["code"] == "cannot_read"

    def test_a_file_name_with_brackets_is_shown_as_it_is(self, tmp_path: Path) -> None:
        path = tmp_path / "[red].toml"
        path.write_text('rulebook = "house"\nwheel = "double-zero"\n')
        assert croupier("rules", "check", str(path)).out == f"{path}: good.\n"


class TestDiff:
    def test_for_programs_gives_both_sides_with_their_sources(self) -> None:
        rows = {row["key"]: row for row in croupier("rules", "diff", "house", "colorado", "--json").json["differences"]}
        assert rows["odds"] == {
            "key": "odds",
            "house": {"value": "exact", "clause": "H-RW.4-c"},
            "colorado": {"value": "floor", "clause": "CO-2204(1)-a", "reading": "C9"},
        }
        assert rows["limits.maximum"]["colorado"] is None
        assert rows["options.in_prison.on"]["house"] is None
        assert "bets.red.pays" not in rows

    def test_for_people_cuts_nothing_off(self) -> None:
        for one in RULEBOOKS:
            for other in RULEBOOKS:
                assert fits(croupier("rules", "diff", one, other).out)

    def test_for_people_counts_and_marks_what_is_assumed(self) -> None:
        out = croupier("rules", "diff", "south-dakota", "colorado").out
        assert "external (assumed)" in out
        count = len(croupier("rules", "diff", "south-dakota", "colorado", "--json").json["differences"])
        assert out.endswith(f"\n{count} differences.\n")

    def test_of_a_rulebook_with_itself_is_nothing(self) -> None:
        assert croupier("rules", "diff", "house", "house", "--json").json == {"differences": []}
        assert croupier("rules", "diff", "house", "house").out.endswith("0 differences.\n")

    def test_of_one_value_is_one_difference(self, tmp_path: Path) -> None:
        path = tmp_path / "mine.toml"
        path.write_text(shipped("house", "rulebook.toml").replace("value = 400", "value = 500"), encoding="utf-8")
        answer = croupier("rules", "diff", "house", str(path), "--json")
        assert [row["key"] for row in answer.json["differences"]] == ["limits.maximum"]
        assert croupier("rules", "diff", "house", str(path)).out.endswith("1 difference.\n")

    def test_with_an_unknown_rulebook(self) -> None:
        assert croupier("rules", "diff", "house", "nevada", "--json").json["code"] == "no_such_rulebook"


def test_json_is_readable_and_ends_with_a_line() -> None:
    out = croupier("rules", "show", "classic", "--json").out
    assert "Voisins du zéro" in out
    assert out.endswith("}\n")
    assert json.loads(out)["source"]["key"] == "classic"
