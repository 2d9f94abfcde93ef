"""How commands speak: tables for people, JSON for programs, and one shape for errors."""

from __future__ import annotations

import functools
import json
import sys
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

import typer
from rich.console import Console

from croupier.refusal import Refused
from croupier.rules import BadFile

P = ParamSpec("P")
R = TypeVar("R")

BAD_INPUT = 2

console = Console(highlight=False)
errors = Console(stderr=True, highlight=False)


def print_json(data: Any) -> None:
    sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")


def fail(error: dict[str, Any], *, as_json: bool) -> typer.Exit:
    """Say what is wrong and what to do, and exit with 2."""
    if as_json:
        print_json(error)
    else:
        clause = f"  [dim]{error['clause']}[/dim]" if error.get("clause") else ""
        where = f" (row {error['row'] + 1})" if isinstance(error.get("row"), int) else ""
        errors.print(f"[bold red]{error['code']}[/bold red]{where}: {error['message']}{clause}")
    return typer.Exit(BAD_INPUT)


def answers(command: Callable[P, R]) -> Callable[P, R]:
    """A command whose refusals are answers for a person or a program, never a traceback."""

    @functools.wraps(command)
    def answering(*args: P.args, **kwargs: P.kwargs) -> R:
        as_json = bool(kwargs.get("as_json"))
        try:
            return command(*args, **kwargs)
        except Refused as refusal:
            error = refusal.as_json()
            if "row" in refusal.facts:
                error["row"] = error["facts"].pop("row")
            raise fail(error, as_json=as_json) from None
        except BadFile as bad:
            findings = [finding.as_json() for finding in bad.findings]
            if as_json:
                print_json({**findings[0], "findings": findings})
            else:
                for finding in bad.findings:
                    errors.print(f"[bold red]{finding.code}[/bold red]: ", end="")
                    errors.print(str(finding), markup=False)
            raise typer.Exit(BAD_INPUT) from None
        except (OSError, UnicodeDecodeError) as error:
            raise fail({"code": "cannot_read", "message": f"{error}.", "clause": None}, as_json=as_json) from None

    return answering
