"""Slips are numbered through the whole house, whatever happens at once, and whoever pulls the plug."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tests.floor.slip_support import given_by_tables, numbers, play

from croupier.journal import MemoryJournal, open_sqlite


async def test_tables_that_write_at_once_give_each_number_once() -> None:
    journal = MemoryJournal()
    await play(journal, "a", turns=10)
    given = numbers(journal)
    assert given == list(range(1, len(given) + 1)), "no gap, none twice, and in order"
    assert given == given_by_tables(journal)
    assert len(given) == 24, "ten turns of three tables, a fifth of which is refused"


@pytest.mark.parametrize("lives", [1, pytest.param(5, marks=pytest.mark.long)])
async def test_a_house_that_was_killed_goes_on_with_the_next_number(tmp_path: Path, lives: int) -> None:
    file = tmp_path / "j.sqlite"
    for life in range(lives):
        command = [sys.executable, "-m", "tests.floor.slip_support", str(file), str(life)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as house:
            assert house.stdout is not None
            for _ in range(6 + life):
                assert house.stdout.readline()
            house.send_signal(signal.SIGKILL)
    before = len(numbers(journal := open_sqlite(file)))
    assert before
    await play(journal, "after", turns=4)
    given = numbers(journal)
    assert given == list(range(1, len(given) + 1))
    assert given == given_by_tables(journal)
    assert len(given) > before
