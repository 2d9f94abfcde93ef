"""Which test proves which clause: the file that ships must be what the tests themselves say."""

from __future__ import annotations

import json
from collections.abc import Mapping

import pytest
from tools.trace import ROOT, TRACE, marked, trace

from croupier.rules import Clause, ClauseKind, all_clauses
from croupier.rules.trace import Trace, status, traces


@pytest.fixture(scope="module")
def computed(request: pytest.FixtureRequest) -> Mapping[str, Mapping[str, list[str]]]:
    """From the tests of this run where it is the whole run: to read them all again takes long."""
    chosen = request.config.option
    files = {item.path for item in request.session.items}
    whole = not (chosen.keyword or chosen.markexpr or chosen.deselect) and files.issuperset(
        (ROOT / "tests").rglob("test_*.py")
    )
    return trace(marked(request.session.items) if whole else None)


def test_the_shipped_trace_is_what_the_tests_say(computed: Mapping[str, Mapping[str, list[str]]]) -> None:
    shipped = json.loads(TRACE.read_text(encoding="utf-8"))
    stale = [id for id in {**shipped, **computed} if shipped.get(id) != computed.get(id)]
    assert stale == [], "run `make trace`"


def test_every_marked_clause_exists(computed: Mapping[str, Mapping[str, list[str]]]) -> None:
    assert set(computed) == {clause.id for _, clause in all_clauses()}


def test_a_clause_called_tested_has_a_test_that_exists(computed: Mapping[str, Mapping[str, list[str]]]) -> None:
    for _, clause in all_clauses():
        if status(clause, traces().get(clause.id, Trace())) == "tested":
            assert computed[clause.id]["tests"], clause.id


def test_nothing_is_left_to_people_without_a_reason() -> None:
    for _, clause in all_clauses():
        called = status(clause, traces().get(clause.id, Trace())) == "not for software"
        assert called == bool(clause.not_for_software), clause.id
        assert not called or len(clause.not_for_software.split()) > 2, clause.id


def test_a_clause_is_tested_or_not_yet_or_not_for_software() -> None:
    clause = Clause("X-1", "1", ClauseKind.EQUIPMENT, "The ball is round.", "Nothing.")
    human = Clause("X-2", "2", ClauseKind.EQUIPMENT, "Dealers smile.", "Nothing.", not_for_software="Nobody can tell.")
    proof = Trace(("tests/test_ball.py::test_round",))
    assert [status(clause, proof), status(clause, Trace()), status(human, proof)] == [
        "tested",
        "not yet",
        "not for software",
    ]
