"""Colorado 47.1-2201: what the words of Rule 22 mean, as far as data and settlement can show it."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.clauses.felt import (
    AMERICAN_RING,
    EUROPEAN_RING,
    codes,
    findings,
    listed,
    policy_file,
    rulebook_file,
    settled_under,
    wheel_file,
)
from tests.support import clause, croupier, settled

CO = "colorado"


@clause("CO-BP-a")
def test_the_rulebook_prints_its_title_sections_version_and_authority() -> None:
    printed = " ".join(croupier("rules", "show", CO).out.split())
    assert "Rule 22" in printed
    assert "47.1-2201 to 47.1-2215" in printed
    assert "version 2014-07-15" in printed
    for section in ("12-47.1-201", "12-47.1-203", "12-47.1-302", "12-47.1-818"):
        assert f"{section} C.R.S." in printed


@clause("CO-BP-a")
@pytest.mark.parametrize("key", ["version", "sections", "authority"])
def test_a_rulebook_that_does_not_say_what_it_stands_on_is_refused(tmp_path: Path, key: str) -> None:
    text = rulebook_file(CO)
    (line,) = [line for line in text.splitlines() if line.split(" ")[0] == key]
    empty = "[]" if key == "authority" else '""'
    for spoiled in (text.replace(line, f"{key} = {empty}"), text.replace(line, "")):
        (finding,) = findings(tmp_path / "rulebook.toml", spoiled)
        assert (finding["key"], finding["code"]) == (f"source.{key}", "rulebook_unversioned")
        assert finding["clause"] == "CO-BP-a"


@clause("CO-2201(1)-a")
def test_an_american_wheel_has_38_compartments_with_0_and_00(tmp_path: Path) -> None:
    assert findings(tmp_path / "wheel.toml", wheel_file(AMERICAN_RING)) == []
    assert croupier("odds", CO, "--wheel", "american", "--json").json["wheel"] == "double-zero"
    assert listed(CO, "american")["straight-00"]["probability"] == "1/38"
    found = findings(tmp_path / "wheel.toml", wheel_file(AMERICAN_RING.replace("00g ", "")))
    (pockets,) = [finding for finding in found if finding["code"] == "wheel_pockets"]
    assert "37 of 38" in pockets["message"]
    assert (pockets["clause"], pockets["facts"]["wrong"]) == ("CO-2201(1)-a", ["00"])


@clause("CO-2201(5)-a")
@pytest.mark.parametrize("name", ["european", "french", "high-limit"])
def test_a_european_french_or_high_limit_wheel_has_37_compartments_with_one_zero(name: str) -> None:
    assert croupier("odds", CO, "--wheel", name, "--json").json["wheel"] == "single-zero"
    assert "straight-00" not in listed(CO, name)
    assert listed(CO, name)["straight-0"]["probability"] == "1/37"


@clause("CO-2201(5)-a")
@pytest.mark.parametrize(
    "ring",
    [EUROPEAN_RING.replace("32r", "00g"), EUROPEAN_RING.replace("0g 32r", "00g 32r"), AMERICAN_RING],
    ids=["00 for 32", "00 for 0", "american"],
)
def test_a_single_zero_wheel_with_00_is_refused(tmp_path: Path, ring: str) -> None:
    assert findings(tmp_path / "wheel.toml", wheel_file(EUROPEAN_RING, zeros=1)) == []
    assert "wheel_pockets" in codes(findings(tmp_path / "wheel.toml", wheel_file(ring, zeros=1)))


@clause("CO-2201(2)-a")
def test_the_compartment_alone_decides_every_wager() -> None:
    bets = listed(CO)
    rows = settled(CO, "double-zero", [{"bet": bet, "stake": 500} for bet in bets], "5")
    for row in rows:
        assert row["result"] == ("won" if "5" in bets[row["bet"]]["numbers"] else "lost")
    # The company that a wager keeps and the spins after it change nothing.
    (alone,) = settled(CO, "double-zero", [{"bet": "red", "stake": 500}], "5", "6")
    assert alone == next(row for row in rows if row["bet"] == "red")


@clause("CO-2201(2)-a")
@pytest.mark.parametrize(
    ("wheel", "outcome"), [("double-zero", "37"), ("single-zero", "00"), ("double-zero", "red"), ("double-zero", "")]
)
def test_what_is_no_compartment_of_the_wheel_is_no_outcome(wheel: str, outcome: str) -> None:
    error = settled(CO, wheel, [{"bet": "red", "stake": 500}], outcome)
    assert (error["code"], error["clause"]) == ("number_not_on_wheel", "CO-2201(2)-a")
    assert "rows" not in error


@clause("CO-2201(2)-b")
def test_red_and_black_alternate_round_the_wheel_between_the_zeros(tmp_path: Path) -> None:
    assert findings(tmp_path / "wheel.toml", wheel_file(AMERICAN_RING)) == []
    assert findings(tmp_path / "wheel.toml", wheel_file(EUROPEAN_RING, zeros=1)) == []
    swapped = AMERICAN_RING.replace("28b 9r 26b", "28r 9b 26b")
    (finding,) = findings(tmp_path / "wheel.toml", wheel_file(swapped))
    assert (finding["code"], finding["clause"]) == ("colours_do_not_alternate", "CO-2201(2)-b")
    assert finding["facts"] | {"position": 2, "pockets": ["9", "26"]} == finding["facts"]


@clause("CO-2201(2)-b")
def test_the_numbers_run_from_1_to_36(tmp_path: Path) -> None:
    assert set(codes(findings(tmp_path / "wheel.toml", wheel_file(AMERICAN_RING.replace("36r", "37r"))))) == {
        "bad_wheel_numbers"
    }
    twice = findings(tmp_path / "wheel.toml", wheel_file(AMERICAN_RING.replace("36r", "34r")))
    assert codes(twice) == ["wheel_pockets", "bad_wheel_numbers"]


@clause("CO-2201(2)-c")
@pytest.mark.parametrize("zero", ["0", "00"])
def test_the_zeros_are_green_so_red_and_black_lose_on_them(tmp_path: Path, zero: str) -> None:
    rows = settled(CO, "double-zero", [{"bet": "red", "stake": 500}, {"bet": "black", "stake": 500}], zero)
    assert [row["result"] for row in rows] == ["lost", "lost"]
    ring = f" {AMERICAN_RING}".replace(f" {zero}g", f" {zero}r").strip()
    found = findings(tmp_path / "wheel.toml", wheel_file(ring))
    (finding,) = [finding for finding in found if finding["code"] == "zero_not_green"]
    assert (finding["clause"], finding["facts"]["pocket"]) == ("CO-2201(2)-c", zero)


@clause("CO-2201(3)-c")
def test_a_table_with_electronic_betting_terminals_has_terminals(tmp_path: Path) -> None:
    policy = tmp_path / "policy.toml"
    (finding,) = findings(policy, policy_file(CO, "[terminals]\ncount = 0\ncentral_screen = true\n"))
    assert (finding["key"], finding["code"]) == ("terminals.count", "no_terminals")
    assert finding["clause"] == "CO-2201(3)-c"
    assert findings(policy, policy_file(CO, "[terminals]\ncount = 8\ncentral_screen = true\n")) == []
    glossary = (Path(__file__).parents[2] / "docs" / "glossary.md").read_text(encoding="utf-8")
    assert "electronic betting terminal (EBT)" in glossary


INSIDE = {"straight", "split", "street", "trio", "corner", "five", "line"}
OUTSIDE = {"column", "dozen", "red", "black", "even", "odd", "low", "high"}


@clause("CO-2201(6)-a")
def test_inside_bets_are_one_two_three_four_first_five_and_six_numbers() -> None:
    bets = croupier("rules", "show", CO, "--json").json["bets"]
    inside = {kind: bet["pay_name"]["value"] for kind, bet in bets.items() if bet["inside"]["value"]}
    assert inside == {
        "straight": "Straight",
        "split": "Split",
        "street": "Three Numbers",
        "trio": "Three Numbers",
        "corner": "Four Numbers",
        "five": "First Five Numbers",
        "line": "Six Numbers",
    }


@clause("CO-2201(10)-a")
def test_outside_bets_are_column_dozen_red_black_even_odd_low_and_high() -> None:
    bets = croupier("rules", "show", CO, "--json").json["bets"]
    assert {kind for kind, bet in bets.items() if not bet["inside"]["value"]} == OUTSIDE


@pytest.mark.parametrize(
    ("group", "kinds"),
    [
        pytest.param("inside", INSIDE, marks=clause("CO-2201(6)-a")),
        pytest.param("outside", OUTSIDE, marks=clause("CO-2201(10)-a")),
    ],
)
def test_a_limit_on_inside_or_outside_bets_binds_exactly_those(tmp_path: Path, group: str, kinds: set[str]) -> None:
    policy = tmp_path / "policy.toml"
    assert findings(policy, policy_file(CO, f"[limits]\n{group} = {{ min = 100, max = 2500 }}\n")) == []
    one_of_each_kind = {bet["kind"]: bet["id"] for bet in listed(CO).values()}
    answers = {
        kind: settled_under(policy, [{"bet": bet, "stake": 2_600}], "17") for kind, bet in one_of_each_kind.items()
    }
    assert {kind for kind, answer in answers.items() if "code" in answer} == kinds


@clause("CO-2203(2)-x")
@pytest.mark.parametrize("cited", ["CO-2203(2)-x", "CO-2203(2)-a"])
def test_there_is_no_subsection_2_of_2203_to_cite(tmp_path: Path, cited: str) -> None:
    spoiled = rulebook_file(CO).replace('clause = "CO-2207-a"', f'clause = "{cited}"')
    (finding,) = findings(tmp_path / "rulebook.toml", spoiled)
    assert (finding["key"], finding["code"]) == ("limits.set_by.clause", "no_such_clause")
    assert finding["facts"] | {"cited": cited} == finding["facts"]
