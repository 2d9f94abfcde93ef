"""JSON that can be written in one way only: keys sorted, no spaces. What is hashed is such a text.

Where msgspec is installed it writes what is only words and whole numbers, in a fifth of the time. The standard library
writes everything else, and the same texts where there is no msgspec.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

FLAT = frozenset({str, int, bool, type(None)})
DELETE = "\x7f"

canonical = json.JSONEncoder(sort_keys=True, separators=(",", ":"), allow_nan=False).encode
quoted = json.encoder.encode_basestring_ascii


def is_flat(data: Mapping[str, Any]) -> bool:
    """Words and whole numbers, and nothing in them that could be changed: most events and commands."""
    return FLAT.issuperset(map(type, data.values()))


def _standard(*, ascii_only: bool) -> Callable[[Any], str]:
    """One encoder for all texts: `json.dumps` and `JSONEncoder.encode` make a new one for each."""
    make: Any = json.encoder.c_make_encoder  # type: ignore[attr-defined]
    if make is None:
        return json.JSONEncoder(
            sort_keys=True, separators=(",", ":"), ensure_ascii=ascii_only, default=None if ascii_only else str
        ).encode
    words = quoted if ascii_only else json.encoder.encode_basestring
    encode = make(None, None if ascii_only else str, words, None, ":", ",", True, False, not ascii_only)
    return lambda data: "".join(encode(data, 0))


_exact, _readable = _standard(ascii_only=True), _standard(ascii_only=False)


def _in_order() -> Callable[[Any], bytes] | None:
    try:
        from msgspec.json import Encoder  # noqa: PLC0415 - the bare engine has no msgspec
    except ModuleNotFoundError:
        return None
    return Encoder(order="sorted").encode


_quick = _in_order()


def flat_text(data: dict[str, Any]) -> str:
    """`canonical`, of data that is flat."""
    if _quick is not None:
        try:
            text = _quick(data).decode()
        except (ValueError, OverflowError):  # half a character; more than 64 bits
            return _exact(data)
        if text.isascii() and DELETE not in text:  # Everything else would have to be written in escapes, or is by now.
            return text
    return _exact(data)


def readable(data: Mapping[str, Any]) -> bytes:
    """Of a command, whatever is in it: as `canonical`, but with letters as they are."""
    if _quick is not None and is_flat(data):
        try:
            return _quick(data)
        except (ValueError, OverflowError):
            pass
    return _readable(data).encode(errors="surrogatepass")
