"""Which tests prove which clause, and where in the code it lives. The file is made by `make trace`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from croupier.rules.book.clauses import Clause


@dataclass(frozen=True, slots=True)
class Trace:
    tests: tuple[str, ...] = ()
    code: tuple[str, ...] = ()


@cache
def traces() -> Mapping[str, Trace]:
    """By clause id. A test fails when this is not what the tests themselves say."""
    data = json.loads(files("croupier.rules").joinpath("trace.json").read_text(encoding="utf-8"))
    return {clause: Trace(tuple(entry["tests"]), tuple(entry["code"])) for clause, entry in data.items()}


def status(clause: Clause, trace: Trace) -> str:
    if clause.not_for_software:
        return "not for software"
    return "tested" if trace.tests else "not yet"
