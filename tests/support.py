"""What tests share: the clause mark, and the command line as a person or a program uses it."""

from __future__ import annotations

import gc
import io
import json
import sys
from collections.abc import Mapping
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from typing import Any

import pytest

from croupier.cli.app import application

PATIENCE = 120.0  # seconds until something that must come counts as missing: a busy machine is slow, not wrong
COMMAND = application()
RED = frozenset(["1", "3", "5", "7", "9", "12", "14", "16", "18", "19", "21", "23", "25", "27", "30", "32", "34", "36"])


def clause(*ids: str) -> pytest.MarkDecorator:
    """`@clause("CO-2204(2)-a")`: this test proves that we keep these clauses."""
    return pytest.mark.clause(*ids)


@dataclass(frozen=True)
class Answer:
    """What a command answered."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


# What a licensee in South Dakota declares before a table opens, reading D10.
DECLARED: dict[str, Any] = {
    "odds": {
        **{
            "straight": 35,
            "split": 17,
            "street": 11,
            "trio": 11,
            "corner": 8,
            "five": 6,
            "line": 5,
            "column": 2,
            "dozen": 2,
        },
        **dict.fromkeys(("red", "black", "odd", "even", "low", "high"), 1),
    },
    "odds_source": "filed with the commission on 2026-01-02",
}


@dataclass(frozen=True)
class Refusal:
    """What a script prints where a command is refused."""

    code: str
    clause: str | None
    message: str
    facts: Mapping[str, Any]

    @classmethod
    def told(cls, line: Mapping[str, Any]) -> Refusal:
        return cls(line["refused"], line["clause"], line["message"], line.get("facts", {}))

    @property
    def reasons(self) -> dict[str, str | None]:
        """All that was wrong: code and clause."""
        return {reason["code"]: reason["clause"] for reason in self.facts.get("reasons", ())}


def without_the_ball(state: bytes) -> dict[str, Any]:
    """A frozen table but for where and when its ball was seen, which a refused number changes too."""
    ball = ("ball", "keyed_early", "spin_held", "as_of")
    held = (
        "phase",
        "held_from",
        "since",
        "pit_notes",
        "ruling",
        "observed",
    )  # where the rulebook holds the table for it
    return {key: value for key, value in json.loads(state).items() if key not in (*ball, *held)}


def croupier(*args: str, stdin: str | bytes = "") -> Answer:
    """Run `croupier ARGS` in this process; a traceback fails the test."""
    given, out, err = _stream(stdin), _stream(""), _stream("", errors="backslashreplace")
    code = 0
    with redirect_stdout(out), redirect_stderr(err):
        before, sys.stdin = sys.stdin, given
        try:
            COMMAND.main(args=list(args), prog_name="croupier")
        except SystemExit as leaving:
            code = leaving.code if isinstance(leaving.code, int) else 0
        finally:
            sys.stdin = before
            gc.enable()  # which a server puts off until it is open
    return Answer(code, _written(out), _written(err))


def _stream(content: str | bytes, errors: str = "strict") -> io.TextIOWrapper:
    """Like the streams of a process: text over bytes."""
    raw = io.BytesIO(content.encode() if isinstance(content, str) else content)
    return io.TextIOWrapper(raw, encoding="utf-8", errors=errors)


def _written(stream: io.TextIOWrapper) -> str:
    stream.flush()
    stream.seek(0)
    return stream.read()


def settled(rulebook: str, wheel: str, wagers: list[dict[str, Any]], *outcomes: str) -> Any:
    """The rows of `croupier settle`, or its error."""
    answer = croupier(
        "settle",
        rulebook,
        "--wheel",
        wheel,
        "--json",
        stdin=json.dumps({"wagers": [{"seat": 1, **wager} for wager in wagers], "outcomes": list(outcomes)}),
    )
    assert answer.code in (0, 2)
    return answer.json["rows"] if answer.code == 0 else answer.json


COLOURS = ("blue", "pink", "gold", "green", "purple", "brown", "orange", "black", "yellow", "navy", "mint", "grey")
TRAY = [(1, "ivory"), (100, "silver"), (500, "ruby"), (2500, "emerald"), (10_000, "onyx"), (100_000, "amber")]


def on_felt(policy: Mapping[str, Any]) -> dict[str, Any]:
    """The policy with chips for the felt, as many as any test could want, where it does not say so itself."""
    chips = dict(policy.get("chips", {}))
    counted = any("number" in one for one in (*chips.get("sets", ()), *chips.get("value", ())))
    if counted or policy.get("terminals") or policy.get("tournament"):
        return dict(policy)
    named = list(chips.get("value", ()))
    alike = {one["colour"] for one in named if one.get("design", "plain") == "plain"}
    sets = chips.get("sets") or [{"colour": name} for name in COLOURS if name not in alike]
    chips["sets"] = [{"number": 10**9, **one} for one in sets]
    taken = {one["value"] for one in named}
    named += [{"colour": name, "value": worth, "design": "house"} for worth, name in TRAY if worth not in taken]
    chips["value"] = [{"number": 10**9, **one} for one in named]
    return {**policy, "chips": chips}
