"""Which tests prove which clause, where in the code it lives, and what its tests were seen to notice.

The files are made by `make trace` and `make bite`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from croupier.lean import dataclass
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


@cache
def bitten() -> Mapping[str, tuple[str, ...]]:
    """By clause id: each way in which its rule was broken on purpose, and its own tests failed."""
    data = json.loads(files("croupier.rules").joinpath("bitten.json").read_text(encoding="utf-8"))
    return {clause: tuple(ways) for clause, ways in data.items()}


def status(clause: Clause, trace: Trace) -> str:
    if clause.not_for_software:
        return "not for software"
    return "tested" if trace.tests else "not yet"
