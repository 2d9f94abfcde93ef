"""300 questions of all kinds on the command line, 10,000 with `--long`: the oracle never disagrees."""

from __future__ import annotations

import random

import pytest
from tests.maths.more_questions import MORE_KINDS
from tests.maths.questions import KINDS

ALL_KINDS = (*KINDS, *MORE_KINDS)


def ask(number: int) -> None:
    """The question of this number: always the same one."""
    ALL_KINDS[number % len(ALL_KINDS)](random.Random(f"question {number}"))


@pytest.mark.parametrize("group", range(20))
def test_no_question_of_300_is_answered_otherwise(group: int) -> None:
    for number in range(15 * group, 15 * (group + 1)):
        ask(number)


@pytest.mark.long
@pytest.mark.parametrize("group", range(100))
def test_no_question_of_10_000_is_answered_otherwise(group: int) -> None:
    for number in range(100 * group, 100 * (group + 1)):
        ask(number)
