"""Every refusal of the floor has its case, with its clause where a rule stands behind it, and changes nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.clauses.floor_support import AREAS
from tests.floor_office.refusal_support import PERSON, Case, staffed, table
from tests.floor_office.refusals_of_the_day import DAY
from tests.floor_office.refusals_of_the_register import REGISTER
from tools.sentences import said_in, tree_of

import croupier.register

SOURCES = Path(croupier.register.__file__).parent
FROM_BELOW = {"roles_apart", "bad_wheel_numbers", "unknown_key", "wrong_type", "no_such_rulebook", "zero_not_green",
              "bad_wheel_colours", "colours_do_not_alternate", "variation_not_approved"}  # fmt: skip
CASES = [*REGISTER, *DAY]


def test_every_code_of_the_floor_has_a_case() -> None:
    told = (sentence for file in SOURCES.rglob("*.py") for sentence in said_in(tree_of(file)))
    raised = {"role_not_allowed", *(code for sentence in told for code in sentence.codes)}
    assert raised - {case.code for case in CASES} == set()
    assert {case.code for case in CASES} <= raised | FROM_BELOW


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.code}-{case.command}")
def test_a_refusal_has_its_code_its_clause_and_a_sentence_and_changes_nothing(case: Case) -> None:
    refusal = case.make().refused(case.who, case.command, **case.fields)
    assert (refusal.code, refusal.clause) == (case.code, case.clause)
    assert refusal.message.endswith((".", "?"))


def test_a_refusal_is_on_record() -> None:
    day = staffed()
    day.refused("D7", "register-person", **PERSON)
    *_, last = day.script.journal.read("people")
    assert (last.name, last.who, last.data["code"]) == ("command-refused", "D7", "role_not_allowed")
    assert "areas" not in last.data["facts"], AREAS


@pytest.mark.parametrize("size", ["1e9", "1e999999999", "-1", "0", "0.0", "nan", "1/0", "३", "1_0", "", "30 inches"])
def test_a_size_is_a_plain_number_of_inches(size: str) -> None:
    facts = {"ball": "B", "material": "m", "metallic": False, "diameter": size}
    assert table().refused("S1", "register-ball", **facts).code == "bad_size"
