"""What lies on each place, all seats together, is counted as chips come and go: it is always what a recount finds."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from croupier.journal import MemoryJournal
from croupier.live.replay import event_of
from croupier.live.scripts.table import run_script
from croupier.table import Table, evolve
from croupier.table.snapshot import freeze, thaw

SCRIPTS = sorted(Path(__file__).parent.parent.joinpath("playthroughs").glob("*.jsonl"))


def recounted(table: Table) -> dict[str, int]:
    return dict(sum((Counter({place: amount}) for _, place, _, amount in table.stacks()), Counter()))


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.stem)
def test_after_every_event_of_an_evening(script: Path) -> None:
    journal = MemoryJournal()
    list(run_script(script.read_text(encoding="utf-8").splitlines(), journal))
    (stream,) = [stream for stream in journal.streams() if stream.startswith("table/")]
    table = Table()
    for recorded in journal.read(stream):
        evolve(table, event_of(recorded), recorded.at)
        assert table.lying == recounted(table), recorded.name
        assert thaw(freeze(table)).lying == table.lying
