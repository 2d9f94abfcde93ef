"""A stored sample of every event name and version, loaded for ever: what was once written stays readable.

A sample is never changed. A new shape of an event is a new version with an upgrade, and one more sample;
`UPDATE_GOLDEN=1 pytest tests/table/test_samples.py` stores what is missing, taken from the playthroughs.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.playthroughs.transcripts import TRANSCRIPTS, play, updating

from croupier.domain import event_data, wire_name
from croupier.journal import Recorded, UnknownEvent
from croupier.live.replay import event_of
from croupier.table import EVENTS, VERSIONS

SAMPLES = Path(__file__).parent / "samples"


def fullest(recorded: list[Recorded]) -> Recorded:
    """The one that says most, so that as few fields as possible are empty in the sample."""
    return max(recorded, key=lambda event: (sum(bool(value) for value in event.data.values()), len(str(event.data))))


def store_missing_samples() -> None:
    happened: dict[str, list[Recorded]] = {}
    for transcript in TRANSCRIPTS:
        played = play(transcript)
        for event in played.journal.read(played.stream):
            happened.setdefault(event.kind, []).append(event)
    SAMPLES.mkdir(exist_ok=True)
    for kind, events in happened.items():
        name, _, version = kind.partition("/")
        file = SAMPLES / f"{name}.{version}.json"
        if not file.exists():
            sample = {"name": name, "version": int(version), "data": fullest(events).data}
            file.write_text(json.dumps(sample, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if updating():
    store_missing_samples()

FILES = sorted(SAMPLES.glob("*.json"))


def recorded_from(sample: dict[str, Any]) -> Recorded:
    nowhere: dict[str, Any] = dict.fromkeys(("who", "role", "device", "at", "key", "digest", "rulebook"), "")
    empty: dict[str, Any] = {"entries": (), "unique": None, "previous": "", "hash": ""}
    return Recorded(shard=0, sequence=1, part=0, stream="table/1", stream_version=1, **sample, **nowhere, **empty)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_sample_is_read_as_the_event_it_was(file: Path) -> None:
    sample = json.loads(file.read_text(encoding="utf-8"))
    assert file.name == f"{sample['name']}.{sample['version']}.json"
    event = event_of(recorded_from(sample))
    assert wire_name(type(event)) == sample["name"]
    if sample["version"] == VERSIONS[sample["name"]]:
        today = event_data(event)
        assert {key: today[key] for key in sample["data"]} == sample["data"]


def test_every_event_of_every_version_has_its_sample() -> None:
    wanted = {f"{name}.{version}.json" for name in EVENTS for version in range(1, VERSIONS[name] + 1)}
    stored = {file.name for file in FILES}
    assert wanted <= stored, f"no sample of {sorted(wanted - stored)}; see the top of this file"
    assert stored <= wanted, f"samples of nothing: {sorted(stored - wanted)}"


def test_an_event_of_tomorrow_is_not_guessed() -> None:
    with pytest.raises(UnknownEvent):
        event_of(recorded_from({"name": "wager-placed", "version": VERSIONS["wager-placed"] + 1, "data": {}}))
    with pytest.raises(UnknownEvent):
        event_of(recorded_from({"name": "cards-shuffled", "version": 1, "data": {}}))
