"""How commands speak: tables for people, JSON for programs, and one shape for errors."""

from __future__ import annotations

import functools
import json
import re
import sys
from collections.abc import Callable, Iterable
from typing import Any, ParamSpec, TypeVar

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from croupier.cli.main import BAD_INPUT
from croupier.extras import extra_of
from croupier.refusal import Refused, why_unreadable
from croupier.rules import BadFile, TableRules

P = ParamSpec("P")
R = TypeVar("R")

ASSUMED = "* assumed: the text of this rulebook does not give the odds (reading D10)."

console = Console(highlight=False)
errors = Console(stderr=True, highlight=False)


def heading(rules: TableRules) -> str:
    return f"[bold]{escape(rules.rulebook.source.title)}[/bold], {rules.wheel.name} wheel"


def broken(key: str, width: int) -> str:
    """A dotted key over several lines where it must be, broken after a dot or an underscore and never cut off."""
    lines = [""]
    for part in re.findall(r"[^._]*[._]|[^._]+", key):
        if lines[-1] and len(lines[-1] + part) > width:
            lines.append("  ")
        lines[-1] += part
    return "\n".join(lines)


def print_json(data: Any) -> None:
    text = json.dumps(data, ensure_ascii=False, indent=2)
    try:
        text.encode(sys.stdout.encoding)
    except UnicodeEncodeError:  # half a surrogate pair from the input, or a terminal without Unicode
        text = json.dumps(data, indent=2)
    sys.stdout.write(f"{text}\n")


def show_facts(rows: Iterable[tuple[str, str]]) -> None:
    """What was found, a line each."""
    table = Table(show_header=False)
    for name, figure in rows:
        table.add_row(escape(name), escape(figure))
    console.print(table)


def fail(error: dict[str, Any], *, as_json: bool) -> typer.Exit:
    """Say what is wrong and what to do, and exit with 2."""
    if as_json:
        print_json(error)
    else:
        clause = f"  [dim]{error['clause']}[/dim]" if error["clause"] else ""
        where = f" (row {error['row'] + 1})" if error["row"] is not None else ""
        errors.print(f"[bold red]{error['code']}[/bold red]{where}: {escape(error['message'])}{clause}", soft_wrap=True)
    return typer.Exit(BAD_INPUT)


def needs_more(module: str, extra: str) -> str:
    """What to type where the command of this module needs an extra that is not installed."""
    return f'croupier {module.rpartition(".")[2]} needs more: pip install "croupier[{extra}]"'


def answers(command: Callable[P, R]) -> Callable[P, R]:
    """A command whose refusals are answers for a person or a program, never a traceback."""

    @functools.wraps(command)
    def answering(*args: P.args, **kwargs: P.kwargs) -> R:
        as_json = bool(kwargs.get("as_json"))
        try:
            return command(*args, **kwargs)
        except Refused as refusal:
            facts = dict(refusal.facts)
            row = facts.pop("row", None)
            told = {**refusal.as_json(), "facts": facts, "row": row}
            if refusal.code == "extra_missing":
                told["message"] = needs_more(command.__module__, facts["extra"])
            raise fail(told, as_json=as_json) from None
        except ModuleNotFoundError as missing:
            extra = extra_of(missing)
            if extra is None:
                raise
            lacking = Refused(
                "extra_missing.command",
                'croupier {command} needs more: pip install "croupier[{extra}]"',
                command=command.__module__.rpartition(".")[2],
                extra=extra,
                missing=missing.name,
            )
            raise fail({**lacking.as_json(), "row": None}, as_json=as_json) from None
        except BadFile as bad:
            findings = [finding.as_json() for finding in bad.findings]
            if as_json:
                print_json({**findings[0], "row": None, "findings": findings})
            else:
                for finding in bad.findings:
                    errors.print(f"[bold red]{finding.code}[/bold red]: {escape(str(finding))}", soft_wrap=True)
            raise typer.Exit(BAD_INPUT) from None
        except (OSError, UnicodeDecodeError) as error:
            file = getattr(error, "filename", None)
            message = f"{'The input' if file is None else file} cannot be read or written: {why_unreadable(error)}."
            told = {"code": "cannot_read", "message": message, "clause": None, "row": None}
            raise fail(told, as_json=as_json) from None

    return answering
