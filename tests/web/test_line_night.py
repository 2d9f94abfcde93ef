"""The line to PostgreSQL cut at its messages: some of it; `python -m tests.line_night` is as long as wanted."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest
from tests.journal.cut_line import ANSWERED, SAID, How
from tests.journal.server import binaries, postgres_server
from tests.line_night import night

LITTLE, MUCH = 24, 2000


@pytest.mark.skipif(binaries() is None, reason="NO POSTGRESQL HERE: cut lines go untested")
@pytest.mark.parametrize("cuts", [LITTLE, pytest.param(MUCH, marks=pytest.mark.long)])
def test_a_line_cut_at_any_message_tells_nobody_what_is_not_so_and_nobody_helps(tmp_path: Path, cuts: int) -> None:
    programs = binaries()
    assert programs
    with postgres_server(programs) as postgres:
        done = night(postgres, tmp_path, cuts)
    assert done.findings == []
    assert done.cuts >= cuts
    assert done.acknowledged > cuts // 2
    assert done.rounds > 0, "the automatic table has played"
    how, names = ({met.split(between)[part] for met in done.met} for between, part in ((", ", 1), (" ", 0)))
    assert how >= {"before", "behind", "silent"}
    assert names <= {*SAID.values(), *ANSWERED.values()}
    if cuts == MUCH:
        assert how == {*get_args(How)}
        assert {"Bind", "Execute", "Sync", "CopyData", "DataRow", "CommandComplete", "ReadyForQuery"} <= names
        assert done.in_doubt > 0
