"""Who says so: every event is the word of its record's actor, or has a field that says whose it is."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from tests.playthroughs.transcripts import TRANSCRIPTS, play

from croupier.domain import wire_name
from croupier.journal import Recorded
from croupier.live.replay import DOMAINS, OF_TABLES, UPGRADES
from croupier.rules import Role
from croupier.table.automation import AUTOMATIC

# Events that tell of what somebody else has seen or counted, with the field that says whose word it is.
OF_OTHERS = {
    "result-declared": "source",
    "number-seen": "source",
    "ball-spun": "source",
    "turns-counted": "source",
    "ball-left-track": "source",
    "call-missed": "source",
    "no-spin-declared": "source",
    "irregularity-reported": "source",
    "table-set-up": "source",
    "register-noted": "source",
    "round-ended": "source",
    "opening-inspected": "version",
    "box-attached": "version",
    "box-removed": "version",
}
STEPS = {  # what the system may do by itself at a table, and what then happens
    "place-dolly": "dolly-placed",
    "collect-losers": "losers-collected",
    "pay-winners": "winners-paid",
    "remove-dolly": "dolly-removed",
    "close-choices": "choices-closed",
}
JOURNAL = (Path(__file__).parent.parent.parent / "docs" / "journal.md").read_text(encoding="utf-8")
EVENTS = sorted({(wire_name(kind), kind) for domain in DOMAINS.values() for kind in domain.events.values()}, key=str)


@pytest.mark.parametrize(("name", "kind"), EVENTS, ids=lambda value: value if isinstance(value, str) else "")
def test_an_event_is_its_actors_word_or_says_whose_it_is(name: str, kind: type) -> None:
    """Whoever adds an event with a source, or takes one away, says so here and in docs/journal.md."""
    says = {field.name for field in fields(kind)}
    assert OF_OTHERS.get(name, "source") in says or name not in OF_OTHERS
    assert ("source" in says) is (OF_OTHERS.get(name) == "source"), name
    assert name not in OF_OTHERS or f"`{name}`" in JOURNAL, "docs/journal.md tells whose word it is"


def test_what_was_not_kept_once_is_unknown() -> None:
    old = {"event": "e", "round": 1, "at": "", "points": {}, "change": {}}
    blank = ("who", "role", "device", "at", "key", "digest", "rulebook", "previous", "hash")
    nowhere: dict[str, Any] = dict.fromkeys(blank, "")
    recorded = Recorded(
        shard=0, sequence=1, part=0, stream="tournament/t", stream_version=1, name="round-ended", version=1,
        data=old, entries=(), unique=None, **nowhere,
    )  # fmt: skip
    name, data = UPGRADES["tournament"].current(recorded)
    assert (name, data["source"]) == ("round-ended", "unknown")
    assert OF_TABLES is UPGRADES["table"]


@pytest.mark.parametrize("transcript", TRANSCRIPTS, ids=lambda file: file.stem)
def test_no_step_of_the_system_stands_in_a_persons_record(transcript: Path) -> None:
    """Shift by shift: what a person did not ask for and a table did by itself is the system's own record."""
    played = play(transcript)
    assert set(STEPS) <= AUTOMATIC
    records: dict[str, list[Recorded]] = {}
    for recorded in played.journal.read(played.stream):
        records.setdefault(recorded.key, []).append(recorded)
    for first, *rest in records.values():
        if first.role != Role.SYSTEM:
            taken = {recorded.name for recorded in rest} & set(STEPS.values())
            assert taken <= {"winners-paid"}, (first.name, taken)  # collecting also counts as paying where nobody won
            assert "winners-paid" not in taken or first.name in ("losers-collected", "seat-paid")
        else:
            assert first.who
            assert first.who != "unknown"
