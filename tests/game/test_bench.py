"""The benchmark of the game runs and reports its two ratios. How large they are is no matter for a test."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from bench import game
from bench.__main__ import main, names

ROOT = Path(__file__).parents[2]


def test_it_reports_both_ratios() -> None:
    found = json.loads(json.dumps(game.run(wagers=1000, calls=10_000, repeats=3)))
    assert found.keys() == {"many_wagers", "one_wager"}
    assert {"wagers", "goal", "bare_ns", "ours_ns", "ratio"} <= found["many_wagers"].keys()
    assert {"calls", "goal", "bare_ns", "ours_ns", "ratio", "ratio_to_all_outcomes"} <= found["one_wager"].keys()
    assert found["many_wagers"]["wagers"] == 1000
    assert found["one_wager"]["ratio"] > 0


def test_every_benchmark_has_a_name() -> None:
    assert "game" in names()
    assert "__main__" not in names()


def test_an_unknown_benchmark_is_refused_with_the_names_that_there_are() -> None:
    with pytest.raises(SystemExit, match=r"There is no benchmark poker. There are: .*game"):
        main(["poker"])


def test_it_can_be_asked_for_on_the_command_line() -> None:
    asked = [sys.executable, "-m", "bench", "poker"]
    done = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("There is no benchmark poker.")
