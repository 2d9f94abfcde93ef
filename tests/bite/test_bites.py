"""A tenth of the counter-mutations, another one for each commit: `make bite` tries them all."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

from tests.bite.mutations import Bite, bites, holder_of, place_of, tree_of
from tests.bite.together import Together

from croupier.rules import all_clauses
from croupier.rules.book.library import shipped

ROOT = Path(__file__).parent.parent.parent


def test_every_bite_is_of_a_clause_and_of_a_place_that_there_are() -> None:
    known = {clause.id for _, clause in all_clauses()}
    for bite in bites():
        assert bite.clause in known
        assert {*bite.beside} <= known
        assert bool(bite.at) is not bool(bite.file), f"{bite.clause}: a function or a file"
        if bite.at:
            place_of(tree_of(bite.at), bite.at, bite.change)
        else:
            written = tomllib.loads(shipped(*bite.file.split("/")))
            place, last = holder_of(written, bite.key, bite.file)
            assert place[last] != bite.to, f"{bite.clause}: nothing is changed"


def test_a_tenth_of_them_is_noticed_by_the_tests_of_their_clause() -> None:
    """That these tests pass unchanged is seen in the same run: they are among the others."""
    tenth = [sys.executable, "-m", "tests.bite", "--share", "10", "--tried"]
    done = subprocess.run(tenth, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_what_changes_nothing_of_its_clause_survives() -> None:
    """The judge itself: a mutation of a rule that the clause does not speak of must not count as a kill."""
    done = subprocess.run([sys.executable, "-c", JUDGED], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stdout.split() == ["survived", "bitten", "fault"], done.stdout + done.stderr


JUDGED = """
from tests.bite.__main__ import verdicts
from tests.bite.mutations import Bite
turns, kind = "croupier.table.asking.turns:check_turn", "table.phase in ALLOWED[kind]"
taken = f"{kind} or kind.__name__ == 'TakeDownWager'"
tried = [
    Bite("CO-2203(1)-c", "another rule", taken, turns, kind),
    Bite("CO-2203(4)-a", "its rule", taken, turns, kind),
    Bite("CO-2203(4)-a", "no such words", "True", turns, "table.phase in NOWHERE"),
]
print(*(end for _, end, _ in verdicts(tried, 1)))
"""


def test_bites_are_tried_together_only_where_each_failure_tells_whose_it_is() -> None:
    far, near, beside, same = (
        Bite("A", "", "", at="a"), Bite("B", "", "", at="b"), Bite("C", "", "", at="c", beside=("B",)),
        Bite("D", "", "", at="a"),
    )  # fmt: skip
    marks = {"of_a": ["A"], "of_b": ["B"], "of_both": ["A", "B"], "of_c": ["C"], "of_d": ["D"]}
    reached = {far: ["of_a", "of_d"], near: ["of_b", "of_a"], beside: ["of_c", "of_b"], same: ["of_d", "of_c"]}
    together = Together(reached, marks)
    assert together.foreign == {far: {"of_d"}, near: {"of_a"}, beside: set(), same: {"of_c"}}
    assert not together.agree(far, near)  # `of_a` may fail by A's bite, and must not by B's
    assert not together.agree(far, same)  # one place
    assert together.agree(far, beside)
    assert together.groups() == [[far, beside], [near, same]]
    assert together.others(far, "of_both") == {"B"}
