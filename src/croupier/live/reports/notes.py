"""Notes of suspicion, for compliance. No other reading of a journal opens them: not the office, not an export, not the
regulator's package, not the command line."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from croupier.domain import wire_name
from croupier.journal import Journal
from croupier.journal.record.private import is_sealed, withheld
from croupier.journal.store.keyring import Keyring
from croupier.refusal import Refused
from croupier.register import STREAM
from croupier.register.notes.events import SuspicionNoted

KIND = f"{wire_name(SuspicionNoted)}/"
MARK = f'"kind":"{KIND}'


def ring_of(journal: Journal) -> Keyring:
    """A note is written where it can be sealed, and nowhere else."""
    if not isinstance(journal.keys, Keyring):
        raise Refused("nothing_private", "This journal is kept in memory, and nothing in it is sealed.")
    return journal.keys


def notes_in(journal: Journal) -> Iterator[dict[str, Any]]:
    """In the order in which they were written. Of somebody who was forgotten nothing is left to read."""
    ring = ring_of(journal)
    for head in journal.heads():
        for text, _ in journal.sealed(head.shard):
            if MARK in text:
                record = json.loads(text)
                yield from _of_record(record, ring)


def _of_record(record: dict[str, Any], ring: Keyring) -> Iterator[dict[str, Any]]:
    for event in record["events"]:
        if record["stream"] == STREAM and event["kind"].startswith(KIND):
            yield {name: _read(value, ring, record["key"]) for name, value in event["data"].items()}


def _read(value: Any, ring: Keyring, about: str) -> Any:
    if not isinstance(value, dict) or not is_sealed(value):
        return value
    text = ring.noted(value, about)
    return withheld("player") if text is None else text
