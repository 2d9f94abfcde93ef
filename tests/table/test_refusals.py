"""Every refusal of the table has its case; two that apply have their order; none changes anything."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
from tests.support import without_the_ball
from tests.table.refusal_cases import CASES, Case
from tests.table.refusal_order import PRECEDENCES, Precedence
from tests.table.scripts import Felt
from tools.reference import refusals
from tools.sentences import sentences

from croupier.live import Answer
from croupier.table.phases import WHY, WHY_NOT_NOW
from croupier.table.snapshot import freeze


def codes_of_the_table() -> set[str]:
    """What the table's own sources raise, why a command is out of turn, and what comes through from the rules."""
    return set(refusals("table", "rules"))


def test_every_code_has_a_case() -> None:
    without = codes_of_the_table() - {case.code for case in CASES}
    assert not without, f"add a case to tests/table/refusal_cases.py for: {sorted(without)}"


def test_every_case_has_a_code_of_the_table() -> None:
    assert {case.code for case in CASES} <= codes_of_the_table()


def test_every_reason_for_being_out_of_turn_has_its_sentence() -> None:
    assert {code for whys in WHY_NOT_NOW.values() for code in whys.values()} <= set(WHY)


def refusal_of(case: Case) -> tuple[Answer, Any, Any]:
    """The answer to the case's last line, and everything the table and its books were before and after."""
    felt = Felt(case.table)
    felt.lead(case.lead)
    before = without_the_ball(freeze(felt.writer.table)), dict(felt.writer.journal.balances().items())
    answer = felt.ask(case.refused)
    return answer, before, (without_the_ball(freeze(felt.writer.table)), dict(felt.writer.journal.balances().items()))


def shown(case: Case) -> str:
    return f"{case.code}-{case.table}-{case.refused.partition(' ')[0]}"


@pytest.mark.parametrize("case", CASES, ids=shown)
def test_a_refusal_has_its_code_its_clause_and_a_sentence_is_on_record_and_changes_nothing(case: Case) -> None:
    answer, before, after = refusal_of(case)
    refused = answer.refused
    assert refused is not None, f"{case.refused} was not refused"
    assert (refused.code, refused.clause) == (case.code, case.clause)
    assert refused.message.endswith((".", "?"))
    assert after == before
    assert refused.id in blanks_of_the_catalogues()
    assert {*blanks_of_the_catalogues()[refused.id]} <= {*refused.facts}
    *seen, recorded = answer.events
    assert [event.kind for event in seen] in ([], ["number-seen/2"], ["number-seen/2", "call-missed/1"])
    assert recorded.kind == "command-refused/1"
    assert recorded.entries == ()
    assert recorded.data["code"] == case.code
    assert recorded.data["command"] == case.refused.partition(" ")[0]
    assert json.dumps(recorded.data["facts"])


@cache
def blanks_of_the_catalogues() -> dict[str, list[str]]:
    return {each.id: each.blanks for each in sentences()}


def test_there_are_enough_orders_to_call_it_an_order() -> None:
    assert len(PRECEDENCES) >= 15
    assert len({(row.code, row.then) for row in PRECEDENCES}) == len(PRECEDENCES)


def order(row: Precedence) -> str:
    return f"{row.code}-before-{row.then}"


@pytest.mark.parametrize("row", PRECEDENCES, ids=order)
def test_the_first_of_two_faults_is_told_and_then_the_second(row: Precedence) -> None:
    both = Case(row.code, row.table, row.lead, row.line)
    mended = Case(row.then, row.table, row.mended_lead or row.lead, row.mended or row.line)
    assert both[2:4] != mended[2:4], "something must be mended"
    for case in (both, mended):
        answer, before, after = refusal_of(case)
        assert answer.refused is not None, f"{case.refused} was not refused"
        assert answer.refused.code == case.code
        assert after == before
