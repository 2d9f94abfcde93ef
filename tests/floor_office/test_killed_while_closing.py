"""A house that is killed while it closes a shift: its start writes the borders that lack and freezes the figures."""

from __future__ import annotations

import shutil
import signal
import subprocess
import sys
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.floor_office.killed import TABLES, in_house, nothing, shift_closed, shift_opened
from tests.support import croupier

from croupier.journal import open_sqlite

LONG = pytest.mark.long


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("begun")
    in_house(folder, shift_opened, begin=True)
    return folder


@pytest.fixture(scope="module")
def whole(begun: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """As it is frozen where nothing happens."""
    folder = copied(begun, tmp_path_factory.mktemp("whole") / "house")
    in_house(folder, shift_closed)
    return frozen(folder)


def copied(folder: Path, to: Path) -> Path:
    return Path(shutil.copytree(folder, to, ignore=shutil.ignore_patterns("*.sock", "*.lock")))


def frozen(folder: Path) -> dict[str, Any]:
    """The figures as they were frozen: by one event, after a border of each table."""
    with closing(open_sqlite(folder / "j.sqlite")) as journal:
        (found,) = (event.data for event in journal.read("floor") if event.name == "figures-frozen")
        for name in TABLES:
            told = Counter(event.data["day"] for event in journal.read(f"table/{name}") if event.name == "day-border")
            assert set(told.values()) == {1}, "each border is written once"
    return dict(found)


def killed(folder: Path, before: int, doing: str) -> None:
    command = [sys.executable, "-m", "tests.floor_office.killed", str(folder), str(before), doing]
    told = subprocess.run(command, check=False, capture_output=True, text=True)
    assert told.returncode == -signal.SIGKILL, told.stderr


@pytest.mark.parametrize(
    ("closing_", "starting"),
    [
        (4, 2),  # the register and two tables have written; its start is killed when all have, and nothing is frozen
        *(pytest.param(each, 0, marks=LONG) for each in (2, 3, 4, 5)),
        *(pytest.param(3, each, marks=LONG) for each in (1, 2, 3)),
    ],
)
def test_figures_are_frozen_once_and_alike_wherever_it_was_killed(
    closing_: int, starting: int, begun: Path, whole: dict[str, Any], tmp_path: Path
) -> None:
    house = copied(begun, tmp_path / "killed")
    killed(house, closing_, "close")
    if starting:
        killed(house, starting, "start")
    in_house(house, nothing)
    assert frozen(house) == whole
    in_house(house, nothing)
    assert frozen(house) == whole, "and not again by the next start"
    assert {name: figures["drop_cash"] for name, figures in frozen(house)["figures"].items()} == {
        "1": 301_00, "2": 401_00, "3": 501_00,
    }  # fmt: skip
    assert croupier("register", "verify", str(house / "j.sqlite")).code == 0
