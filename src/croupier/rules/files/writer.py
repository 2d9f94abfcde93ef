"""Typed values back into plain data and TOML, so that every file can make the round trip."""

from __future__ import annotations

import datetime as dt
import json
import re
from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from typing import Any

from croupier.rules.files.cited import Cited

BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")


def as_data(value: Any) -> Any:
    """Plain tables, lists and values, as the file has them; what is left at its default is left out."""
    if isinstance(value, Cited):
        written = {"value": as_data(value.value), **_given(value, skip="value")}
        if len(value.clause) == 1:
            written["clause"] = value.clause[0]
        return written
    if is_dataclass(value):
        return _given(value)
    if isinstance(value, Mapping):
        return {str(as_data(key)): as_data(entry) for key, entry in value.items()}
    if isinstance(value, tuple | list):
        return [as_data(entry) for entry in value]
    return value.value if isinstance(value, Enum) else value


def _given(value: Any, skip: str = "") -> dict[str, Any]:
    data = {}
    for field in fields(value):
        entry = getattr(value, field.name)
        default = field.default if field.default_factory is MISSING else field.default_factory()
        if field.name != skip and field.init and entry != default:
            data[field.name] = as_data(entry)
    return data


def as_toml(data: Mapping[str, Any], path: str = "") -> str:
    """TOML with plain values first and tables after them. Cited values stay on one line."""
    lines = [f"{_key(key)} = {_inline(value)}" for key, value in data.items() if not _is_section(value)]
    for key, value in data.items():
        if _is_section(value):
            name = f"{path}.{_key(key)}" if path else _key(key)
            body = as_toml(value, name)
            lines += ["", f"[{name}]", body] if body else ["", f"[{name}]"]
    return "\n".join(lines)


def _is_section(value: Any) -> bool:
    return isinstance(value, Mapping) and "value" not in value


def _key(key: str) -> str:
    return key if BARE_KEY.fullmatch(key) else _quoted(key)


def _quoted(text: Any) -> str:
    # JSON and TOML strings share their escapes, except that TOML also wants DEL escaped.
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _inline(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{_key(key)} = {_inline(entry)}" for key, entry in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_inline, value)) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dt.date):
        return value.isoformat()
    return _quoted(value)
