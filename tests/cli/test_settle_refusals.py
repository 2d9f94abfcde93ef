"""Bad input to `croupier settle`: exit code 2, one JSON error, nothing partly settled, never a traceback."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.support import clause, croupier

from croupier.cli.settle import read_round, round_json
from croupier.refusal import Refused
from croupier.rules import clauses, table_rules
from croupier.rules.in_force.settlement import settle_round

GOOD = {"seat": 1, "bet": "red", "stake": 200}


def refused(*wagers: Any, rulebook: str = "house", wheel: str = "double-zero", outcomes: Any = ("17",)) -> Any:
    """The one error in answer to these wagers."""
    return error(json.dumps({"wagers": list(wagers), "outcomes": outcomes}), rulebook, wheel)


def error(raw: str | bytes, rulebook: str = "house", wheel: str = "double-zero") -> Any:
    answer = croupier("settle", rulebook, "--wheel", wheel, "--json", stdin=raw)
    assert answer.code == 2
    assert answer.err == ""
    found = strict_json(answer.out)
    assert set(found) == {"code", "id", "message", "clause", "facts", "row"}
    assert found["message"].endswith((".", "?"))
    return found


def strict_json(text: str) -> Any:
    """JSON as other programs read it: NaN and Infinity are none."""

    def refuse(word: str) -> Any:
        raise AssertionError(f"{word} is not JSON")

    return json.loads(text, parse_constant=refuse)


class TestBets:
    @pytest.mark.parametrize(
        ("bet", "code", "cited"),
        [
            ("snake", "bet_not_permitted", None),
            ("split-1-36", "not_adjacent", "H-TW.2-a"),
            ("straight-37", "number_not_on_wheel", "H-TW.1-a"),
            ("street-1-2-4", "not_a_street", "H-TW.3-a"),
            ("corner-1-2-3-4", "not_a_corner", "H-TW.4-a"),
            ("line-1-2-3-7-8-9", "rows_not_contiguous", "H-TW.6-a"),
            ("column-4", "no_such_column", "H-TW.7-a"),
            ("dozen-0", "no_such_dozen", "H-TW.8-a"),
            ("trio-0-2-3", "not_a_street", "H-TW.3.i-a"),
            ("four-0-1-2-3", "bet_not_permitted", None),
            ("", "bet_not_permitted", None),
        ],
    )
    def test_that_this_table_does_not_have(self, bet: str, code: str, cited: str | None) -> None:
        found = refused(GOOD, {"seat": 1, "bet": bet, "stake": 200})
        assert (found["code"], found["clause"], found["row"]) == (code, cited, 1)
        assert found["facts"]["wager"]["bet"] == bet

    @pytest.mark.parametrize("wheel", ["single-zero", "double-zero-as-single-zero"])
    @pytest.mark.parametrize("bet", ["split-0-00", "five-0-00-1-2-3", "trio-00-2-3", "straight-00"])
    def test_that_need_the_double_zero(self, bet: str, wheel: str) -> None:
        found = refused({"seat": 1, "bet": bet, "stake": 200}, rulebook="colorado", wheel=wheel)
        assert found["code"] in ("bet_needs_double_zero", "number_not_on_wheel")
        assert found["clause"] in clauses("colorado")
        assert found["row"] == 0

    @pytest.mark.parametrize("bet", [17, True, ["red"], {"id": "red"}, 1.5])
    def test_that_are_no_text(self, bet: object) -> None:
        assert refused({"seat": 1, "bet": bet, "stake": 200})["code"] == "no_such_position"


class TestPlaces:
    @pytest.mark.parametrize("place", ["nowhere", "courtesy-line", "", 17, ["courtesy"], "[/bold]"])
    def test_that_do_not_exist(self, place: object) -> None:
        found = refused(GOOD, GOOD, {"seat": 1, "place": place, "stake": 200})
        assert (found["code"], found["row"]) == ("no_such_position", 2)
        assert found["clause"] in clauses("house")

    def test_on_lines_that_mean_nothing(self) -> None:
        assert refused({"seat": 1, "at": [6, 4.5], "stake": 200})["code"] == "no_such_position"

    @pytest.mark.parametrize(
        ("rulebook", "wheel"), [("house", "single-zero"), ("colorado", "double-zero-as-single-zero")]
    )
    def test_on_the_courtesy_line_without_a_double_zero(self, rulebook: str, wheel: str) -> None:
        found = refused({"seat": 1, "place": "courtesy", "stake": 200}, rulebook=rulebook, wheel=wheel)
        assert found["code"] == "bet_needs_double_zero"
        assert found["clause"] in clauses(rulebook)

    @pytest.mark.parametrize("at", ["here", [1], [1, 2, 3], [1, "2"], [True, 2], {"x": 1}, [10**400, 1], [1e300, 1]])
    def test_that_are_no_points(self, at: object) -> None:
        assert refused({"seat": 1, "at": at, "stake": 200})["code"] == "no_such_position"

    def test_that_contradict_the_bet(self) -> None:
        found = refused({"seat": 1, "bet": "red", "place": "courtesy", "stake": 200})
        assert found["message"] == "These mean different bets: red, split-0-00."

    def test_that_are_not_given_at_all(self) -> None:
        assert refused({"seat": 1, "stake": 200})["code"] == "no_such_position"
        assert refused({"seat": 1, "bet": None, "stake": 200})["code"] == "no_such_position"


class TestStakes:
    @pytest.mark.parametrize(
        "stake", [0, -1, -200, 2.0, 200.5, True, False, "200", None, [200], {}, 2**63, 10**30, -(10**4000)]
    )
    @pytest.mark.parametrize("rulebook", ["house", "colorado"])
    def test_are_positive_whole_numbers(self, stake: object, rulebook: str) -> None:
        found = refused(GOOD, {"seat": 1, "bet": "odd", "stake": stake}, rulebook=rulebook)
        assert (found["code"], found["row"]) == ("bad_stake", 1)
        assert found["facts"]["stake"] == stake

    def test_must_be_there(self) -> None:
        assert refused({"seat": 1, "bet": "red"})["code"] == "bad_stake"

    @clause("H-PW.5-a", "H-PW.5-b")
    @pytest.mark.parametrize(("stake", "code", "cited"), [(99, "below_minimum", "a"), (401, "above_maximum", "b")])
    def test_keep_the_limits_that_the_house_rules_fix(self, stake: int, code: str, cited: str) -> None:
        found = refused(GOOD, {"seat": 1, "bet": "odd", "stake": stake})
        assert (found["code"], found["clause"], found["row"]) == (code, f"H-PW.5-{cited}", 1)

    def test_on_both_places_of_one_bet_count_together(self) -> None:
        found = refused({"seat": 1, "bet": "split-0-00", "stake": 300}, {"seat": 1, "place": "courtesy", "stake": 200})
        assert (found["code"], found["row"], found["facts"]["stake"]) == ("above_maximum", 1, 500)

    def test_with_five_thousand_digits_are_no_json(self) -> None:
        assert error('{"wagers": [{"seat": 1, "bet": "red", "stake": ' + "9" * 5000 + "}]}")["code"] == "bad_json"


class TestSeatsAndChoices:
    @pytest.mark.parametrize("seat", [0, -1, "1", True, 1.0, None, [1]])
    def test_a_seat_is_a_whole_number(self, seat: object) -> None:
        assert refused({"seat": seat, "bet": "red", "stake": 200})["code"] == "bad_seat"

    def test_a_seat_must_be_there(self) -> None:
        assert refused({"bet": "red", "stake": 200})["code"] == "bad_seat"

    @pytest.mark.parametrize("prison", ["stay", "", 0, True, ["half"], {"half": 1}])
    def test_a_choice_is_half_or_leave(self, prison: object) -> None:
        assert refused({**GOOD, "prison": prison}, rulebook="colorado")["code"] == "bad_choice"

    @clause("CO-2204(2)-c")
    def test_a_choice_is_for_even_money_bets(self) -> None:
        wager = {"seat": 1, "bet": "dozen-1", "stake": 200, "prison": "half"}
        found = refused(wager, rulebook="colorado", wheel="single-zero")
        assert (found["code"], found["clause"]) == ("in_prison_even_money_only", "CO-2204(2)-c")

    def test_a_choice_needs_a_rulebook_that_knows_it(self) -> None:
        assert refused({**GOOD, "prison": "half"})["code"] == "choice_not_offered"

    def test_a_choice_conflicts_with_a_covered_double_zero(self) -> None:
        found = refused({**GOOD, "prison": "half"}, rulebook="colorado", wheel="double-zero-as-single-zero")
        assert found["code"] == "in_prison_conflicts_with_sign"


class TestOutcomes:
    @pytest.mark.parametrize(
        "outcomes", [["37"], ["17", "37"], ["red"], [""], ["017"], [17], [None], [["17"]], ["１７"]]
    )
    def test_are_on_the_wheel(self, outcomes: list[Any]) -> None:
        found = refused(GOOD, rulebook="colorado", outcomes=outcomes)
        assert (found["code"], found["row"]) == ("number_not_on_wheel", None)
        assert found["clause"] in clauses("colorado")

    def test_of_double_zero_are_not_on_a_single_zero_wheel(self) -> None:
        assert refused(GOOD, wheel="single-zero", outcomes=["00"])["code"] == "number_not_on_wheel"

    def test_are_at_least_one(self) -> None:
        assert refused(GOOD, outcomes=[])["code"] == "no_result"
        assert error(json.dumps({"wagers": [GOOD]}))["code"] == "no_result"

    @pytest.mark.parametrize("outcomes", ["17", 17, None, {"first": "17"}])
    def test_are_a_list(self, outcomes: object) -> None:
        assert refused(GOOD, outcomes=outcomes)["code"] == "bad_round"


class TestTheRoundItself:
    @pytest.mark.parametrize(
        "raw",
        [
            "",
            " ",
            "{",
            "}",
            "wagers",
            '{"wagers": [}',
            "{'wagers': []}",
            '{"wagers": []} {}',
            b"\xff\xfe\xfd",
            b'{"wagers": "caf\xe9"}',
            b"\x00",
            "[" * 100_000,
            "[" * 900 + "]" * 900,
            '{"wagers": ' * 400 + "0" + "}" * 400,
            '{"wagers": [NaN]}',
            '{"wagers": [{"seat": 1, "bet": "red", "stake": NaN}], "outcomes": ["17"]}',
            '{"wagers": [{"seat": 1, "bet": "red", "stake": Infinity}], "outcomes": ["17"]}',
            '{"wagers": [{"seat": 1, "bet": "red", "stake": 1e999}], "outcomes": ["17"]}',
        ],
    )
    def test_that_is_not_json(self, raw: str | bytes) -> None:
        found = error(raw)
        assert (found["code"], found["clause"], found["row"]) == ("bad_json", None, None)

    @pytest.mark.parametrize(
        "data", [[], [GOOD], None, 17, "round", True, {}, {"wagers": None}, {"wagers": {"1": GOOD}}]
    )
    def test_that_is_no_round(self, data: object) -> None:
        assert error(json.dumps(data))["code"] == "bad_round"

    @pytest.mark.parametrize("wager", [None, [], ["red", 200], "red", 200, True])
    def test_with_a_row_that_is_no_wager(self, wager: object) -> None:
        found = refused(GOOD, wager)
        assert (found["code"], found["row"], found["facts"]["wager"]) == ("bad_round", 1, wager)

    def test_with_unknown_keys(self) -> None:
        found = refused(GOOD, {**GOOD, "odds": 2})
        assert (found["code"], found["row"], found["facts"]["key"]) == ("unknown_key", 1, "odds")
        found = error(json.dumps({"wagers": [GOOD], "outcome": ["17"]}))
        assert (found["code"], found["row"], found["facts"]["key"]) == ("unknown_key", None, "outcome")

    def test_with_deep_nesting_inside_a_wager(self) -> None:
        deep: Any = 1
        for _ in range(200):
            deep = [deep]
        assert refused({**GOOD, "prison": deep})["code"] == "bad_json"

    def test_with_odd_words_is_answered_in_words(self) -> None:
        for word in ("[bold]", "[/red]", "\ud800", "\x00", "\x1b[2J", "{0}", "%s", "“"):
            found = refused({"seat": 1, "bet": word, "stake": 200})
            assert (found["code"], found["facts"]["bet"]) == ("bet_not_permitted", word)
            assert word in found["message"]

    @pytest.mark.parametrize("word", ["[bold]", "[/red]", "{0}", "%s", "“"])
    def test_with_odd_words_is_shown_to_people_as_it_is(self, word: str) -> None:
        wagers = [{"seat": 1, "bet": word, "stake": 200}]
        people = croupier("settle", "house", stdin=json.dumps({"wagers": wagers, "outcomes": ["17"]}))
        assert (people.code, people.out) == (2, "")
        assert people.err.startswith(f"bet_not_permitted (row 1): “{word}” is not")

    def test_is_never_partly_settled(self) -> None:
        """A single bad row, and no row is answered."""
        found = refused(*[GOOD] * 2, {**GOOD, "stake": 0}, *[GOOD] * 2)
        assert "rows" not in found
        assert found["row"] == 2


@pytest.mark.parametrize(
    ("raw", "said"),
    [
        ("", "bad_json: This is not JSON: Expecting value: line 1 column 1 (char 0)."),
        (json.dumps({"wagers": [GOOD]}), "no_result: There is no result to settle by: give at least one outcome.  H-"),
        (
            json.dumps({"wagers": [GOOD, {**GOOD, "seat": 2, "stake": 500}], "outcomes": ["17"]}),
            "above_maximum (row 2): $5.00 on red: the maximum is $4.00 per bet.  H-PW.5-b",
        ),
    ],
)
def test_people_are_told_in_one_line_which_row_is_wrong_and_under_which_clause(raw: str, said: str) -> None:
    answer = croupier("settle", "house", stdin=raw)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith(said)
    assert answer.err.count("\n") == 1


def test_unknown_rulebooks_and_wheels_are_answered_before_the_round_is_read() -> None:
    assert error("", rulebook="nevada")["code"] == "no_such_rulebook"
    assert error("", wheel="wood")["code"] == "no_such_wheel"


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=10,
)
SOMETIMES = st.sampled_from([None, 1, 200, "red", "courtesy", "split-0-00", "half", "17", [8, 3.5], [1e308, -1]])
WAGER = st.dictionaries(st.sampled_from(["seat", "bet", "place", "at", "stake", "prison"]), SOMETIMES | JSON)
ROUND = st.fixed_dictionaries(
    {"wagers": st.lists(WAGER | JSON, max_size=3) | JSON},
    optional={"outcomes": st.lists(st.sampled_from(["0", "00", "17"]) | JSON, max_size=3) | JSON},
)
TABLES = [("house", "double-zero"), ("colorado", "double-zero-as-single-zero"), ("classic", "single-zero")]


RULES = {table: table_rules(*table) for table in TABLES}


def answered(raw: bytes, table: tuple[str, str]) -> None:
    """The heart of the command: the round is settled or refused, and the answer can be written as JSON."""
    rules = RULES[table]
    try:
        wagers, outcomes = read_round(raw, rules)
        found = round_json(rules, wagers, outcomes, settle_round(rules, wagers, outcomes))
    except Refused as refusal:
        found = refusal.as_json()
    read = strict_json(json.dumps(found))
    assert read["message"].endswith((".", "?")) if "code" in read else len(read["rows"]) == read["totals"]["wagers"]


@given(ROUND | JSON, st.sampled_from(TABLES))
def test_any_json_is_answered(data: Any, table: tuple[str, str]) -> None:
    answered(json.dumps(data).encode(), table)


@given(st.binary(max_size=40) | st.text(max_size=40).map(lambda text: text.encode("utf-8", "surrogatepass")))
def test_any_bytes_are_answered(raw: bytes) -> None:
    answered(raw, TABLES[0])


@given(st.data(), st.sampled_from(TABLES))
def test_a_good_round_with_some_bytes_changed_is_answered(data: st.DataObject, table: tuple[str, str]) -> None:
    raw = bytearray(json.dumps({"wagers": [GOOD, {**GOOD, "prison": "half"}], "outcomes": ["0", "19"]}).encode())
    for _ in range(data.draw(st.integers(1, 4))):
        raw[data.draw(st.integers(0, len(raw) - 1))] = data.draw(st.integers(0, 255))
    answered(bytes(raw), table)


@settings(max_examples=20)
@given(ROUND | JSON, st.sampled_from(TABLES))
def test_the_whole_command_exits_with_0_or_2_and_json(data: Any, table: tuple[str, str]) -> None:
    answer = croupier("settle", table[0], "--wheel", table[1], "--json", stdin=json.dumps(data))
    found = strict_json(answer.out)
    assert answer.code in (0, 2)
    assert ("rows" in found) == (answer.code == 0)
    assert ("code" in found) == (answer.code == 2)
