"""What tests share: the clause mark, and the command line as a person or a program uses it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import pytest
from typer.testing import CliRunner

from croupier.cli.app import app

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


def croupier(*args: str, stdin: str | bytes = "") -> Answer:
    """Run `croupier ARGS` in this process; a traceback fails the test."""
    result = CliRunner().invoke(app, args, input=stdin)
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Answer(result.exit_code, result.stdout, result.stderr)


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
