"""Reading TOML into typed values, strictly: unknown keys, missing keys and wrong types are all reported at once.

The shape of a file is the shape of a dataclass. A field of type `Cited[X]` is written as a table with `value` and its
source; every other field is written plainly.
"""

from __future__ import annotations

import datetime as dt
import tomllib
import types
from collections.abc import Iterable, Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from enum import Enum
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from croupier.lean import dataclass
from croupier.refusal import Phrase, Refused, Said
from croupier.rules.files.cited import Cited
from croupier.rules.files.findings import BadFile, Finding

Model = TypeVar("Model")
BAD = object()
FAR = 2**63  # TOML promises whole numbers of 64 bits and no more


@dataclass(frozen=True, slots=True)
class Source:
    """How a cited value is written, apart from the value itself."""

    clause: tuple[str, ...] = ()
    reading: str = ""
    assumed: bool = False
    note: str = ""


def parse(text: str, file: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # a number of 5,000 digits is a mere ValueError to tomllib
        bad = Refused("bad_toml", "This is not valid TOML: {error}.", error=error)
        raise BadFile([Finding.of(file, "-", bad)]) from None


def read(model: type[Model], data: Mapping[str, Any], file: str) -> Model:
    """The typed value, or `BadFile` with every finding."""
    value, findings = read_what_can_be_read(model, data, file)
    if findings:
        raise BadFile(findings)
    assert value is not None
    return value


def read_what_can_be_read(model: type[Model], data: Mapping[str, Any], file: str) -> tuple[Model | None, list[Finding]]:
    """The value without its bad parts, where that is possible, so that further checks can look at the rest."""
    reader = Reader(file)
    value = reader.record(model, data, "")
    return (value if isinstance(value, model) else None), reader.findings


class Reader:
    def __init__(self, file: str) -> None:
        self.file = file
        self.findings: list[Finding] = []

    def wrong(self, key: str, refused: Refused, expected: Said) -> Any:
        self.findings.append(Finding.of(self.file, key or "-", refused, expected))
        return BAD

    def unfit(self, key: str, data: Any, expected: Said, code: str = "wrong_type") -> Any:
        return self.wrong(key, Refused("wrong_value", "This is {given}.", code=code, given=shown(data)), expected)

    def record(self, model: type[Any], data: Any, path: str) -> Any:
        if not isinstance(data, Mapping):
            return self.unfit(path, data, TABLE)
        hints, known = shape(model)
        for key in data:
            if key not in known:
                self.wrong(join(path, key), Refused("unknown_key", "There is no such key."), one_of(known))
        values, complete = {}, True
        for name, field in known.items():
            required = field.default is MISSING and field.default_factory is MISSING
            if name in data:
                value = self.value(hints[name], data[name], join(path, name))
            elif required:
                value = self.wrong(
                    join(path, name), Refused("missing_key", "This key is missing."), spelled(hints[name])
                )
            else:
                continue
            if value is not BAD:
                values[name] = value
            complete = complete and (value is not BAD or not required)
        return model(**values) if complete else BAD

    def value(self, hint: Any, data: Any, path: str) -> Any:
        if hint is Any:
            return data
        origin, args = get_origin(hint), get_args(hint)
        if origin is Cited:
            return self.cited(args[0], data, path)
        if isinstance(hint, type) and is_dataclass(hint):
            return self.record(hint, data, path)
        if origin in (Union, types.UnionType):
            return self.value(next(arg for arg in args if arg is not types.NoneType), data, path)
        if origin is tuple:
            return self.sequence(args[0], data, path)
        if origin is not None and issubclass(origin, Mapping):
            return self.table(args[0], args[1], data, path)
        if isinstance(hint, type) and issubclass(hint, Enum):
            if data in [member.value for member in hint]:
                return hint(data)
            return self.unfit(path, data, spelled(hint), "wrong_value")
        # A boolean is an integer to Python, and a date-time a date: neither passes for the other here.
        fits = type(data) is hint or (hint is float and type(data) is int)
        # Not a number is nowhere in between, so it does not fit either.
        if not fits or (type(data) in (int, float) and not -FAR <= data < FAR):
            return self.unfit(path, data, spelled(hint))
        return data

    def cited(self, hint: Any, data: Any, path: str) -> Any:
        if not isinstance(data, Mapping) or "value" not in data:
            return self.unfit(path, data, CITED, "missing_source")
        value = self.value(hint, data["value"], f"{path}.value")
        written = {key: entry for key, entry in data.items() if key != "value"}
        if isinstance(written.get("clause"), str):
            written["clause"] = [written["clause"]]
        before = len(self.findings)
        source = self.record(Source, written, path)
        if value is BAD or len(self.findings) > before:
            return BAD
        result = Cited(value, source.clause, source.reading, source.assumed, source.note)
        if not result.sourced:
            unsourced = Refused("missing_source", "This value does not say where it comes from.")
            return self.wrong(path, unsourced, Phrase("expected.source", "clause or reading"))
        return result

    def sequence(self, item: Any, data: Any, path: str) -> Any:
        if not isinstance(data, list):
            return self.unfit(path, data, LIST)
        values = [self.value(item, entry, f"{path}[{index}]") for index, entry in enumerate(data)]
        return tuple(value for value in values if value is not BAD)

    def table(self, key_hint: Any, value_hint: Any, data: Any, path: str) -> Any:
        if not isinstance(data, Mapping):
            return self.unfit(path, data, TABLE)
        table = {}
        for key, entry in data.items():
            if issubclass(key_hint, Enum) and key not in [member.value for member in key_hint]:
                self.wrong(join(path, key), Refused("unknown_key", "There is no such key."), spelled(key_hint))
                continue
            value = self.value(value_hint, entry, join(path, key))
            if value is not BAD:
                table[key_hint(key)] = value
        return table


_shapes: dict[type[Any], tuple[dict[str, Any], dict[str, Field[Any]]]] = {}


def shape(model: type[Any]) -> tuple[dict[str, Any], dict[str, Field[Any]]]:
    """The types and the fields of a dataclass: looked up once, because commands come by the thousand."""
    if model not in _shapes:
        _shapes[model] = get_type_hints(model), {field.name: field for field in fields(model) if field.init}
    return _shapes[model]


_simple: dict[type[Any], tuple[dict[str, Any], frozenset[str]]] = {}


def read_at_once(model: type[Model], data: Mapping[str, Any], beside: frozenset[str]) -> Model | None:
    """Nine of ten commands are a few numbers and words as they should be; all else is for the thorough `Reader`.

    `beside` are keys that are not the model's.
    """
    simple = _simple.get(model)
    if simple is None:
        hints, known = shape(model)
        needed = {name for name, f in known.items() if f.default is MISSING and f.default_factory is MISSING}
        kinds = {name: _plain_kind(hints[name]) for name in known if name not in beside}
        simple = _simple[model] = kinds, frozenset(needed)
    kinds, needed_keys = simple
    if not needed_keys <= data.keys():
        return None
    values = {}
    for name, value in data.items():
        kind = kinds.get(name)
        if type(value) is kind:
            if kind is int and not -FAR <= value < FAR:
                return None
            values[name] = value
        elif name in beside:
            continue
        elif type(kind) is dict and type(value) is str and value in kind:
            values[name] = kind[value]
        else:
            return None
    return model(**values)


def _plain_kind(hint: Any) -> Any:
    """A type that a value simply is or is not, the members of an enumeration by their words, or None."""
    if get_origin(hint) in (Union, types.UnionType):
        hint = next(arg for arg in get_args(hint) if arg is not types.NoneType)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return {member.value: member for member in hint}
    return hint if hint in (str, int, bool) else None


def join(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key


def shown(data: Any) -> str:
    return f"“{data}”" if isinstance(data, str) else f"{data!r}"


def one_of(these: Iterable[str]) -> Said:
    return Phrase("expected.one_of", "one of {these:list}", these=list(these))


TABLE = Phrase("expected.table", "a table")
LIST = Phrase("expected.list", "a list")
TEXT = Phrase("expected.text", "a text")
CITED = Phrase("expected.cited", "a table with value and clause or reading")
WORDS: dict[Any, Said] = {
    bool: Phrase("expected.bool", "true or false"),
    int: Phrase("expected.int", "a whole number"),
    float: Phrase("expected.float", "a number"),
    str: Phrase("expected.str", "a text in quotes"),
    dt.date: Phrase("expected.date", "a date"),
}


def spelled(hint: Any) -> Said:
    """A type in words that the writer of a file understands."""
    if isinstance(hint, type) and issubclass(hint, Enum):
        return one_of(str(member.value) for member in hint)
    if hint in WORDS:
        return WORDS[hint]
    if get_origin(hint) is Cited:
        return CITED
    return LIST if get_origin(hint) is tuple else TABLE
