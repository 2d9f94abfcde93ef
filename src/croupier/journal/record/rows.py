"""The columns of the tables, and the events out of a row."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from croupier.journal.record.encoding import events_of
from croupier.journal.record.format import Recorded
from croupier.journal.record.private import MARK, Keys, opened_fields
from croupier.journal.record.seal import Row

RECORD_COLUMNS = ("shard", "sequence", "stream", "version", "events", "key", "text", "hash")
ONCE_COLUMNS = ("unique_key", "shard", "sequence")
SELECT_RECORDS = "SELECT text, hash FROM records "


_decode = json.JSONDecoder().decode


def _read(text: str, hash_: str, keys: Keys | None) -> list[Recorded]:
    return events_of(opened_fields(_decode(text), keys), hash_)


def _reader() -> Callable[[str, str, Keys | None], list[Recorded]]:
    """What reads a record fastest of what is installed; where it has doubts, the standard library has the last word."""
    try:
        from croupier.journal.record.quick import reader  # noqa: PLC0415 - the bare engine has no msgspec
    except ModuleNotFoundError:
        return _read
    return reader(_read)


_quick = _reader()


def events_from(text: str, hash_: str, keys: Keys | None = None) -> list[Recorded]:
    """Private texts are opened with these keys; what cannot be opened is withheld."""
    return _read(text, hash_, keys) if MARK in text else _quick(text, hash_, keys)


def columns_of(fields: dict[str, Any], text: str, hash_: str) -> Row:
    """The row that a record has: whatever stands beside the text only says again what the text says."""
    return (
        fields["shard"], fields["sequence"], fields["stream"], fields["version"], len(fields["events"]),
        fields["key"], text, hash_,
    )  # fmt: skip
