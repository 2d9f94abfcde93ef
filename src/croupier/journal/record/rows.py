"""The columns of the tables, and the events out of a row."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from croupier.journal.record.encoding import events_of
from croupier.journal.record.format import Recorded
from croupier.journal.record.private import MARKS, Keys, opened_fields
from croupier.journal.record.seal import Row

RECORD_COLUMNS = ("shard", "sequence", "stream", "version", "events", "key", "text", "hash")
ONCE_COLUMNS = ("unique_key", "shard", "sequence")
SELECT_RECORDS = "SELECT text, hash FROM records "


def _decoder() -> Callable[[str], Any]:
    """What reads JSON fastest of what is installed; where it has doubts, the standard library has the last word."""
    exact = json.JSONDecoder().decode
    try:
        from msgspec import DecodeError  # noqa: PLC0415 - the bare engine has none
        from msgspec.json import Decoder  # noqa: PLC0415
    except ImportError:
        return exact
    quick = Decoder().decode

    def decode(text: str) -> Any:
        try:
            return quick(text)
        except DecodeError:
            return exact(text)

    return decode


_decode = _decoder()


def events_from(text: str, hash_: str, keys: Keys | None = None) -> list[Recorded]:
    """Private texts are opened with these keys; what cannot be opened is withheld."""
    fields = _decode(text)
    if MARKS[0] in text or MARKS[1] in text:
        fields = opened_fields(fields, keys)
    return events_of(fields, hash_)


def columns_of(fields: dict[str, Any], text: str, hash_: str) -> Row:
    """The row that a record has: whatever stands beside the text only says again what the text says."""
    return (
        fields["shard"], fields["sequence"], fields["stream"], fields["version"], len(fields["events"]),
        fields["key"], text, hash_,
    )  # fmt: skip
