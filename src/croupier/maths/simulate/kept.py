"""What is done of a long run, in a file: written whole or not at all, and taken up only by the very same question."""

from __future__ import annotations

import hashlib
import json
import os
import time
from collections.abc import Callable
from dataclasses import fields, replace
from pathlib import Path
from types import CodeType
from typing import Any

import numpy as np

from croupier.lean import dataclass
from croupier.maths.simulate.chunks import Tree
from croupier.maths.simulate.plans import Plan
from croupier.maths.simulate.players import Tally, play
from croupier.maths.systems.systems import FunctionSystem, TableSystem
from croupier.refusal import Refused

FORMAT = "croupier simulate, 1"
EVERY = 10.0  # seconds: no more is lost when the machine goes dark
TRIED = 64  # sessions, and spins of each, that show whether this version still draws the same


@dataclass
class Kept:
    """The first `done` sessions of a question, as a tally."""

    path: Path
    question: dict[str, Any]
    tally: Tally | None = None
    every: float = EVERY
    clock: Callable[[], float] = time.monotonic

    def __post_init__(self) -> None:
        self._saved: float | None = None

    @classmethod
    def open(cls, path: Path, plan: Plan, every: float = EVERY) -> Kept:
        """What the file holds of this plan; a new file where there is none, so that nobody plays for hours in vain."""
        kept = cls(path, question_of(plan), every=every)
        try:
            text = path.read_text(encoding="utf-8")
        except FileNotFoundError:
            kept.save(None)
            return kept
        except UnicodeDecodeError:
            raise not_a_run(path) from None
        told = _read(path, text)
        other = [name for name, part in kept.question.items() if told["question"].get(name) != part]
        if other:
            other = [name for name in other if name != "draws"] or other  # with another seed these differ too
            raise Refused(
                "another_question",
                "{file} is of another question: it differs in {differs:list}. The file is as it was.",
                file=str(path),
                differs=other,
            )
        kept.tally = told["tally"]
        return kept

    @property
    def done(self) -> int:
        return self.tally.sessions if self.tally else 0

    def reached(self, tree: Tree[Tally]) -> None:
        """After a chunk: kept after the first one, and then every so often."""
        if self._saved is None or self.clock() - self._saved >= self.every:
            self.save(tree.total)
            self._saved = self.clock()

    def save(self, tally: Tally | None) -> None:
        """The file is the old one or the new one, whenever the power fails."""
        self.tally = tally
        told: dict[str, Any] = {"format": FORMAT, "question": self.question, **_as_json(tally)}
        told["seal"] = _seal(told)
        part = self.path.with_name(f"{self.path.name}.{os.getpid()}.part")
        try:
            with part.open("w", encoding="utf-8") as file:
                json.dump(told, file)
                file.flush()
                os.fsync(file.fileno())
            part.replace(self.path)
        finally:
            part.unlink(missing_ok=True)
        folder = os.open(self.path.absolute().parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def question_of(plan: Plan) -> dict[str, Any]:
    """All that decides the result, each part by its name: as it is where it is short, else as a hash."""
    parts = {field.name: _part(getattr(plan, field.name)) for field in fields(plan)}
    count = min(TRIED, plan.sessions)
    tried = play(replace(plan, sessions=count, spins=min(TRIED, plan.spins)), 0, count)
    return {**parts, "draws": _hash(_as_json(tried))}


def _part(value: Any) -> Any:
    match value:
        case int() | str() | None:
            return value
        case TableSystem():
            return f"{value.name} {_hash([value.stakes, value.on_win, value.on_loss])}"
        case FunctionSystem():
            told = [_code(value.step.__code__), value.named, value.opening, value.kind]
            return f"{value.name} {_hash(told)}"
        case np.ndarray():
            return hashlib.sha256(value.tobytes()).hexdigest()[:16] if len(value) else None
        case _:
            return _hash(value)


def _code(code: CodeType) -> list[Any]:
    consts = [_code(each) if isinstance(each, CodeType) else repr(each) for each in code.co_consts]
    return [code.co_code.hex(), consts, code.co_names]


def _hash(value: Any) -> str:
    return hashlib.sha256(json.dumps(value, sort_keys=True, default=repr).encode()).hexdigest()[:16]


def _seal(told: dict[str, Any]) -> str:
    return _hash({name: part for name, part in told.items() if name != "seal"})


def _as_json(tally: Tally | None) -> dict[str, Any]:
    if tally is None:
        return {"sessions": 0, "spins": 0, "stopped": 0, "values": [], "counts": []}
    return {
        "sessions": tally.sessions,
        "spins": tally.spins,
        "stopped": tally.stopped,
        "values": tally.values.tolist(),
        "counts": tally.counts.tolist(),
    }


def _read(path: Path, text: str) -> dict[str, Any]:
    """The question of a file and its tally; what is not whole is refused and left alone."""
    try:
        told = json.loads(text)
        whole = told["format"] == FORMAT and told["seal"] == _seal(told)
    except (ValueError, KeyError, TypeError):
        whole = False
    if not whole:
        raise not_a_run(path)
    values, counts = np.array(told["values"], np.int64), np.array(told["counts"], np.int64)
    tally = Tally(told["sessions"], told["spins"], values, counts, told["stopped"]) if told["sessions"] else None
    return {"question": told["question"], "tally": tally}


def not_a_run(path: Path) -> Refused:
    return Refused(
        "not_a_run", "{file} holds no run of croupier simulate, or is damaged. The file is as it was.", file=str(path)
    )
