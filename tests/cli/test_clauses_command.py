"""`croupier clauses`: what the law says, and which tests prove that we keep it."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.support import croupier

from croupier.cli.clauses import clause_json, in_words, show
from croupier.rules import Clause, ClauseKind
from croupier.rules.trace import Trace


def test_all_405_clauses_are_listed_in_the_order_of_the_texts() -> None:
    rows = croupier("clauses", "--json").json["clauses"]
    assert len(rows) == 405
    assert Counter(row["rulebook"] for row in rows) == {"house": 73, "south-dakota": 53, "colorado": 279}
    assert [rows[0]["id"], rows[73]["id"], rows[126]["id"]] == ["H-PW.1-a", "SD-34:03-P1-a", "CO-BP-a"]


def test_a_row_tells_everything_about_a_clause() -> None:
    [row] = [row for row in croupier("clauses", "colorado", "--json").json["clauses"] if row["id"] == "CO-2203(1)-d"]
    assert {key: row[key] for key in ("rulebook", "cite", "kind", "amended", "effective", "deleted", "reason")} == {
        "rulebook": "colorado",
        "cite": "47.1-2203(1)",
        "kind": "chips",
        "amended": ["2012-03-01", "2012-09-14", "2013-07-01"],
        "effective": None,
        "deleted": None,
        "reason": None,
    }
    assert row["says"]
    assert row["system"]
    assert set(row) >= {"status", "tests", "bitten", "code", "refuses"}


def test_deleted_passages_show_when() -> None:
    rows = {row["id"]: row for row in croupier("clauses", "--json").json["clauses"]}
    assert rows["CO-2212(6)-(8)-x"]["deleted"] == "2010-04-30"
    assert rows["CO-2206(5)-a"]["effective"] == "2014-07-15"


def test_a_status_is_tested_not_yet_or_not_for_software_and_fits_the_tests_listed() -> None:
    for row in croupier("clauses", "--json").json["clauses"]:
        assert row["status"] in ("tested", "not yet", "not for software")
        assert (row["status"] == "tested") == (bool(row["tests"]) and not row["reason"])
        assert (row["status"] == "not for software") == bool(row["reason"])


@pytest.mark.parametrize("rulebook", ["house", "south-dakota", "colorado", "classic"])
def test_one_rulebook(rulebook: str) -> None:
    rows = croupier("clauses", rulebook, "--json").json["clauses"]
    assert {row["rulebook"] for row in rows} == ({rulebook} if rulebook != "classic" else set())


@pytest.mark.parametrize("kind", list(ClauseKind))
def test_one_kind(kind: str) -> None:
    rows = croupier("clauses", "--kind", kind, "--json").json["clauses"]
    assert {row["kind"] for row in rows} == {kind}


def test_one_kind_of_one_rulebook() -> None:
    rows = croupier("clauses", "house", "--kind", "limits", "--json").json["clauses"]
    assert [row["id"] for row in rows] == ["H-PW.5-a", "H-PW.5-b"]


def test_an_unknown_rulebook_is_answered_with_the_known_ones() -> None:
    answer = croupier("clauses", "nevada", "--json")
    assert (answer.code, answer.json["code"]) == (2, "no_such_rulebook")
    assert "house, south-dakota, colorado, classic" in answer.json["message"]


def test_an_unknown_kind_is_answered_with_the_known_ones() -> None:
    answer = croupier("clauses", "--kind", "weather")
    assert answer.code == 2
    assert "tournament" in answer.err


class TestForPeople:
    def test_ends_with_a_tally(self) -> None:
        out = croupier("clauses", "house", "--kind", "limits").out
        assert out.splitlines()[-1].startswith("2 clauses: 2 ")
        assert "H-PW.5-a" in out
        assert "No roulette wager may be under $1.00." in " ".join(out.replace("│", " ").split())

    def test_cuts_nothing_off_and_prints_brackets(self) -> None:
        out = croupier("clauses").out
        assert "…" not in out
        assert all(len(line) <= 80 for line in out.splitlines())
        assert "[casino" in out

    def test_shows_what_proves_a_clause_or_why_nothing_can(self, capsys: pytest.CaptureFixture[str]) -> None:
        green = Clause("X-1", "1", ClauseKind.EQUIPMENT, "Zero is green.", "-")
        human = Clause("X-2", "2", ClauseKind.EQUIPMENT, "Dealers smile.", "-", not_for_software="Nobody can tell.")
        proofs = Trace(tuple(f"tests/test_x.py::test_zero_is_green_{n}" for n in range(5)))
        show([clause_json("x", green, proofs, ["zero is blue"]), clause_json("x", human, Trace())])
        words = " ".join(capsys.readouterr().out.replace("│", " ").split())
        assert "Zero is green. tested 1 - zero is green 0 bitten - zero is green 1 - zero is green 2" in words
        assert "- and 2 more - fails where zero is blue" in words
        assert "Dealers smile. not for software 2 - Nobody can tell." in words
        assert words.endswith("2 clauses: 1 tested, 1 not for software, 1 bitten")

    def test_names_tests_in_words(self) -> None:
        assert in_words("tests/a.py::test_zero_is_green") == "zero is green"
        assert in_words("tests/a.py::TestAZero::test_is_green") == "a zero is green"
