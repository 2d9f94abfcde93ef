"""A disk that fails under a playing table: a sample of `python -m tests.disk_night`, and with `--long` the night."""

from __future__ import annotations

import os
import shutil

import pytest
from tests.disk_night import a_night


@pytest.mark.skipif(shutil.which("cc") is None, reason="NO COMPILER HERE: failing disks go untested")
@pytest.mark.parametrize(
    ("kind", "cases"),
    [
        ("calls", 8),
        ("power", 20),
        pytest.param("calls", 600, marks=pytest.mark.long),
        pytest.param("power", 5000, marks=pytest.mark.long),
    ],
)
def test_a_disk_that_fails_at_any_call_or_loses_its_power_costs_nobody_anything(kind: str, cases: int) -> None:
    night = a_night(kind, cases)
    assert night["findings"] == []
    assert night["cases"] >= cases
    assert night["acknowledged"] > cases


@pytest.mark.long
@pytest.mark.skipif(os.getuid() != 0, reason="NOBODY HERE MAY MOUNT: full disks go untested")
def test_a_hundred_disks_are_really_full_and_play_goes_on_when_there_is_room() -> None:
    night = a_night("full", 100)
    assert (night["findings"], night["cases"]) == ([], 100)
