"""The night of crashes, an hour of it; `make crash-night` is all of it, and `test_crash` has two lives of a server."""

from __future__ import annotations

import pytest
from tests.crash_night import a_night
from tests.journal.server import binaries


@pytest.mark.long
@pytest.mark.parametrize(("store", "kills"), [("sqlite", 100), ("postgres", 20)])
def test_a_house_killed_at_any_moment_has_all_that_it_acknowledged_once(store: str, kills: int) -> None:
    if store == "postgres" and binaries() is None:
        pytest.skip("NO POSTGRESQL HERE: killed houses on it go untested. apt-get install postgresql")
    night = a_night(store, kills, seed=kills)
    assert night.findings == []
    assert night.acknowledged > kills
