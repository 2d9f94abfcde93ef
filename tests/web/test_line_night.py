"""The line to PostgreSQL cut at its messages: some of it; `python -m tests.line_night` is as long as wanted."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.journal.cut_line import ANSWERED, SAID
from tests.journal.server import binaries, postgres_server
from tests.line_night import night

LITTLE, MUCH = 32, 2000


@pytest.mark.skipif(binaries() is None, reason="NO POSTGRESQL HERE: cut lines go untested")
@pytest.mark.parametrize("cuts", [LITTLE, pytest.param(MUCH, marks=pytest.mark.long)])
def test_a_line_cut_at_any_message_tells_nobody_what_is_not_so_and_nobody_helps(tmp_path: Path, cuts: int) -> None:
    programs = binaries()
    assert programs
    with postgres_server(programs) as postgres:
        done = night(postgres, tmp_path, cuts)
    assert done.findings == []
    assert done.cuts >= cuts
    assert done.acknowledged > 2 * cuts
    assert done.rounds > 0, "the automatic table has played"
    how = {met.rpartition(", ")[2] for met in done.met}
    assert how == {"before", "behind", "unheard", "late"}
    names = {met.partition(" ")[0] for met in done.met}
    assert (
        {"Parse", "Bind", "Execute", "Sync", "ReadyForQuery", "CommandComplete"}
        <= names
        <= {*SAID.values(), *ANSWERED.values()}
    )
    if cuts == MUCH:
        assert {"Startup", "CopyData", "CopyDone", "CopyInResponse", "Authentication", "DataRow"} <= names
        assert done.in_doubt > 0
