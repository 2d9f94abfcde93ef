"""Strategies that users bring: a declarative file (TOML), or a small Python function.

    name = "three steps"            # stages, as the exact chains know them
    [[stage]]
    stake   = 1                     # in units
    on_win  = 0                     # stage numbers, counted from 0
    on_loss = 1

or `lines = [1, 2, 3]` for a Labouchere with another list. A Python file defines `strategy(state, result, bankroll)`,
see `systems.Step`; it is compiled by numba and must keep to whole numbers. `opening = (1, 0)` there sets the state
with which every series begins. Python files run as the user who asks: never take one from the network.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from croupier.maths.systems.systems import (
    STATE_SIZE,
    FunctionSystem,
    System,
    TableSystem,
    labouchere,
    named_system,
)
from croupier.refusal import Phrase, Refused, Said


def find_system(name: str, limit_units: int) -> System:
    """A system of the trade by its name, or a file by its path."""
    if name.endswith((".toml", ".py")):
        path = Path(name)
        if not path.is_file():
            raise Refused("no_such_file.path", "There is no file {path}.", path=name)
        text = path.read_text(encoding="utf-8")
        return system_from_toml(text, name) if path.suffix == ".toml" else system_from_python(text, name)
    return named_system(name, limit_units)


def system_from_toml(text: str, file: str) -> System:
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _bad(file, Phrase("why.toml", "it is not TOML: {error}", error=error)) from None
    unknown = sorted(set(data) - {"name", "stage", "lines"})
    if unknown:
        raise _bad(
            file,
            Phrase(
                "why.unknown", "“{unknown}” means nothing here; there are name, stage and lines", unknown=unknown[0]
            ),
        )
    if ("stage" in data) == ("lines" in data):
        raise _bad(file, Phrase("why.either", "it needs either stages or lines"))
    if "lines" in data:
        lines = data["lines"]
        if not isinstance(lines, list) or not all(_whole(line) for line in lines):
            raise _bad(file, Phrase("why.lines", "lines are whole numbers of units"))
        return labouchere(lines)
    stages = data["stage"]
    if not isinstance(stages, list) or not all(isinstance(stage, dict) for stage in stages):
        raise _bad(file, Phrase("why.stages", "stages are written as [[stage]]"))
    for number, stage in enumerate(stages):
        if set(stage) != {"stake", "on_win", "on_loss"} or not all(_whole(value) for value in stage.values()):
            raise _bad(
                file,
                Phrase(
                    "why.stage",
                    "stage {number} needs stake, on_win and on_loss as whole numbers, and nothing else",
                    number=number,
                ),
            )
    return TableSystem(
        str(data.get("name", Path(file).stem)),
        tuple(stage["stake"] for stage in stages),
        tuple(stage["on_win"] for stage in stages),
        tuple(stage["on_loss"] for stage in stages),
    )


def system_from_python(text: str, file: str) -> System:
    names: dict[str, Any] = {}
    try:
        exec(compile(text, file, "exec"), names)
    except Exception as error:
        raise _bad(file, Phrase("why.runs", "it does not run: {error}", error=error)) from None
    step = names.get("strategy")
    if not callable(step) or step.__code__.co_argcount not in (3, 5):
        raise _bad(file, Phrase("why.function", "it needs a function strategy(state, result, bankroll)"))
    opening = names.get("opening", ())
    if not isinstance(opening, tuple) or not all(_whole(value) for value in opening) or len(opening) > STATE_SIZE:
        raise _bad(file, Phrase("why.opening", "opening is a tuple of up to {size} whole numbers", size=STATE_SIZE))
    return FunctionSystem(Path(file).stem, step, opening)


def _whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _bad(file: str, why: Said) -> Refused:
    return Refused("bad_system.strategy", "{file} is no strategy: {why}.", file=file, why=why)
