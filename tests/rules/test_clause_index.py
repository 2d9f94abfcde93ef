"""The clause index: 405 atomic clauses in the order of the texts, with their dates, gaps and deletions."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.support import clause

from croupier.refusal import Refused
from croupier.rules import Clause, ClauseIndex, ClauseKind, all_clauses, clauses, readings


def test_there_are_405_clauses() -> None:
    assert Counter(key for key, _ in all_clauses()) == {"house": 73, "south-dakota": 53, "colorado": 279}


def test_classic_has_no_clause_because_no_regulation_stands_behind_it() -> None:
    assert len(clauses("classic")) == 0


def test_every_id_is_used_once_and_names_its_rulebook() -> None:
    ids = [found.id for _, found in all_clauses()]
    assert len(ids) == len(set(ids))
    prefix = {"house": "H-", "south-dakota": "SD-34:03", "colorado": "CO-"}
    assert all(found.id.startswith(prefix[key]) for key, found in all_clauses())


def test_every_clause_says_something_in_our_words_and_what_the_system_does() -> None:
    for _, found in all_clauses():
        assert found.says.strip().endswith((".", '."')), found.id
        assert found.system.strip(), found.id
        assert found.cite.strip(), found.id


def test_every_kind_of_clause_occurs() -> None:
    assert {found.kind for _, found in all_clauses()} == set(ClauseKind)


def test_an_index_keeps_the_order_of_the_text_and_finds_by_id() -> None:
    index = clauses("colorado")
    assert list(index)[:2] == ["CO-BP-a", "CO-2201(1)-a"]
    assert index["CO-2204(2)-a"].cite == "47.1-2204(2)"
    assert "CO-2203(2)-a" not in index


def test_an_id_cannot_stand_twice() -> None:
    one = Clause("X-1", "1", ClauseKind.WAGER, "Once.", "Counts.")
    with pytest.raises(AssertionError, match="clause X-1 twice"):
        ClauseIndex([one, one])


class TestTheDatesOfTheText:
    """47.1-2201 to 2215 print when a passage was amended or took effect; nothing else has a date."""

    @pytest.mark.parametrize(
        ("id", "amended", "effective"),
        [
            ("CO-2201(1)-a", (), ""),
            ("CO-2201(7)-a", ("2012-03-01",), ""),
            ("CO-2203(1)-a", ("2012-03-01", "2012-09-14", "2013-07-01"), ""),
            ("CO-2206(5)-a", (), "2014-07-15"),
        ],
    )
    def test_are_kept_with_the_clause(self, id: str, amended: tuple[str, ...], effective: str) -> None:
        found = clauses("colorado")[id]
        assert (found.amended, found.effective) == (amended, effective)

    def test_drop_box_clauses_were_amended_for_mobile_atm_receipts(self) -> None:
        dates = {found.amended for id, found in clauses("colorado").items() if id.startswith("CO-2202")}
        assert dates == {("2013-07-01",)}

    def test_no_other_text_prints_one(self) -> None:
        for key in ("house", "south-dakota"):
            assert not [
                found.id for found in clauses(key).values() if found.amended or found.effective or found.deleted
            ]

    def test_are_dates_and_amendments_come_in_order(self) -> None:
        for found in clauses("colorado").values():
            assert list(found.amended) == sorted(found.amended)
            for date in (*found.amended, found.effective, found.deleted):
                assert date == "" or (len(date) == 10 and "2010-04-30" <= date <= "2014-07-15")


class TestRefusing:
    def test_names_the_first_clause_with_that_code(self) -> None:
        assert clauses("house").refusing("above_maximum") == "H-PW.5-b"
        assert clauses("house").refusing("below_minimum") == "H-PW.5-a"

    def test_prefers_the_clauses_it_is_given(self) -> None:
        index = clauses("colorado")
        assert index.refusing("odds_below_minimum", ["CO-2204(1)-red"]) == "CO-2204(1)-red"
        assert index.refusing("odds_below_minimum", ["CO-2207-a"]) == index.refusing("odds_below_minimum")

    def test_knows_that_no_clause_stands_behind_a_code(self) -> None:
        assert clauses("house").refusing("in_prison_even_money_only") is None
        assert clauses("classic").refusing("no_such_position") is None


class TestCite:
    def test_gives_the_clause(self) -> None:
        assert clauses("house").cite("H-PW.5-a").kind is ClauseKind.LIMITS

    @clause("CO-2203(2)-x")
    def test_refuses_the_gap_in_the_numbering(self) -> None:
        """2203 goes from (1) to (3): nobody can cite (2), nor the note that says so."""
        for id in ("CO-2203(2)-a", "CO-2203(2)-x"):
            with pytest.raises(Refused, match="There is no clause") as refusal:
                clauses("colorado").cite(id)
            assert refusal.value.code == "no_such_clause"
            assert refusal.value.facts | {"cited": id} == refusal.value.facts

    @clause("CO-2212(6)-(8)-x")
    def test_refuses_deleted_passages_and_says_when(self) -> None:
        with pytest.raises(Refused, match="the text deleted it on 2010-04-30") as refusal:
            clauses("colorado").cite("CO-2212(6)-(8)-x")
        assert refusal.value.code == "no_such_clause"

    def test_refuses_what_another_rulebook_says(self) -> None:
        with pytest.raises(Refused, match=r"There is no clause CO-2207-a\."):
            clauses("house").cite("CO-2207-a")


class TestReadings:
    def test_cite_clauses_that_exist_and_rulebooks_that_exist(self) -> None:
        known = {found.id for _, found in all_clauses()}
        for reading in readings().values():
            assert set(reading.clauses) <= known, reading.id
            assert set(reading.rulebooks) <= {"house", "south-dakota", "colorado", "classic"}, reading.id

    def test_ask_a_question_and_answer_it(self) -> None:
        for reading in readings().values():
            assert reading.question.endswith("?"), reading.id
            assert reading.answer.endswith("."), reading.id

    def test_of_the_two_unclear_points_that_cost_players_money_are_on_the_sign(self) -> None:
        """Which zero imprisons, and what a released wager gets."""
        assert readings()["A1"].sign
        assert readings()["A2"].sign
