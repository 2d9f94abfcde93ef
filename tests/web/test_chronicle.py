"""What a table remembers agrees with its journal, for every playthrough and however often it is asked meanwhile."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from croupier.journal import MemoryJournal
from croupier.live.reports.story import tell_round
from croupier.live.scripts.table import run_script
from croupier.web.records.chronicle import Chronicle, Round

SCRIPTS = sorted((Path(__file__).parents[1] / "playthroughs").glob("*.jsonl"))


def rounds_of(memory: Chronicle) -> dict[int, Round]:
    return {one.number: one for one in memory.rounds}


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.stem)
def test_memory_and_journal_tell_the_same(script: Path) -> None:
    journal = MemoryJournal()
    often: Chronicle | None = None
    for _ in run_script(script.read_text(encoding="utf-8").splitlines(), journal):
        (stream,) = (name for name in journal.streams() if name.startswith("table/"))
        often = often or Chronicle(stream)
        often.tell(journal, lambda _memory: None)  # asked after every step
    assert often is not None
    once = Chronicle(often.stream)
    rounds = once.tell(journal, rounds_of)
    assert often.tell(journal, rounds_of) == rounds
    assert (often.results, often.counts, often.meters.seats) == (once.results, once.counts, once.meters.seats)
    history = list(journal.read(once.stream))
    fell = []
    for number, known in rounds.items():
        told = tell_round(once.stream, number, history)
        assert (known.result or "", known.finished) == (told.result, told.finished)
        if known.closed:
            assert known.layout == told.layout
            assert known.prison == told.prison
        fell += [told.result] if told.result else []
    assert [one.number for one in once.results] == fell
    assert Counter(once.counts) == Counter(fell)
    assert once.told == len(fell)


def test_there_is_something_to_tell() -> None:
    assert len(SCRIPTS) >= 14
