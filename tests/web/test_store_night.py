"""PostgreSQL killed under a playing house: some of it; `python -m tests.store_night` is as long as wanted."""

from __future__ import annotations

import pytest
from tests.journal.server import binaries
from tests.store_night import night


@pytest.mark.long
@pytest.mark.skipif(binaries() is None, reason="NO POSTGRESQL HERE: killed databases go untested")
def test_a_house_whose_database_is_killed_loses_nothing_and_goes_on_by_itself() -> None:
    done = night(kills=20, seed=20)
    assert (done.findings, done.kills) == ([], 20)
    assert done.acknowledged > done.kills
