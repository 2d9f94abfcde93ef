"""The whole floor under a seed: what is promised holds in every world, and a bug that is planted is found."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.simulation.planted import PLANTED, Planted, planted
from tests.simulation.world import worlds

ROOT = Path(__file__).parent.parent.parent
SEEDS, LONG, TOGETHER = 200, 20_000, 20


def found(seeds: range) -> list[str]:
    with worlds() as one:
        return [outcome.violation for seed in seeds if (outcome := one(seed)).violation]


@pytest.mark.parametrize("first", range(0, SEEDS, TOGETHER))
def test_what_is_promised_holds_in_every_world(first: int) -> None:
    assert found(range(first, first + TOGETHER)) == []


@pytest.mark.long
@pytest.mark.parametrize("first", range(SEEDS, LONG, 600))
def test_what_is_promised_holds_in_thousands_of_worlds(first: int) -> None:
    assert found(range(first, min(first + 600, LONG))) == []


def test_a_seed_is_the_same_world_again_also_in_another_process() -> None:
    with worlds() as one:
        first, again = one(2), one(2)
    assert first.digest == again.digest
    assert first.story == again.story
    assert first.crashes, "nothing happened"
    code = "from tests.simulation.world import worlds\nwith worlds() as one: print(one(2).digest)"
    for hash_seed in ("1", "77"):
        done = subprocess.run(
            [sys.executable, "-c", code], cwd=ROOT, env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True, text=True, check=True,
        )  # fmt: skip
        assert done.stdout.strip() == first.digest


@pytest.mark.parametrize("bug", PLANTED, ids=lambda bug: bug.name)
def test_a_planted_bug_is_found(bug: Planted) -> None:
    with planted(bug), worlds() as one:
        assert any(one(seed).violation for seed in bug.worlds()), bug.name
