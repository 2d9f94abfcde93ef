"""`croupier clauses`: what the law says, and which tests prove that we keep it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from rich.markup import escape
from rich.table import Table

from croupier.cli.output import answers, console, print_json
from croupier.money import counted
from croupier.refusal import Refused
from croupier.rules import RULEBOOKS, Clause, ClauseKind, all_clauses
from croupier.rules.trace import Trace, bitten, status, traces

STYLES = {"tested": "green", "not yet": "yellow", "not for software": "dim"}


@answers
def clauses(
    rulebook: Annotated[str | None, typer.Argument(help="Only this rulebook's clauses.")] = None,
    kind: Annotated[ClauseKind | None, typer.Option(help="Only clauses of this kind.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
) -> None:
    """Each clause: what it says, by which tests it is tested, and what those were seen to notice."""
    if rulebook is not None and rulebook not in RULEBOOKS:
        raise Refused(
            "no_such_rulebook",
            "There is no rulebook “{rulebook}”. There are: {known:list}.",
            rulebook=rulebook,
            known=list(RULEBOOKS),
        )
    rows = [
        clause_json(key, clause, traces().get(clause.id, Trace()), bitten().get(clause.id, ()))
        for key, clause in all_clauses()
        if rulebook in (None, key) and kind in (None, clause.kind)
    ]
    if as_json:
        print_json({"clauses": rows})
    else:
        show(rows)


def show(rows: list[dict[str, Any]]) -> None:
    table = Table("Clause", "What it says, and what proves it", "Status")
    for row in rows:
        proof = [in_words(test) for test in row["tests"][:3]] + [str(row["reason"])] * bool(row["reason"])
        more = [f"and {len(row['tests']) - 3} more"] if len(row["tests"]) > 3 else []
        broken = [f"fails where {way}" for way in row["bitten"]]
        told = "\n".join([escape(row["says"]), *(f"[dim]- {escape(line)}[/dim]" for line in (*proof, *more, *broken))])
        state = f"[{STYLES[row['status']]}]{row['status']}" + "\nbitten" * bool(row["bitten"])
        table.add_row(f"{escape(row['id'])}\n[dim]{escape(row['cite'])}[/dim]", told, state)
    console.print(table)
    tally = Counter(row["status"] for row in rows)
    tally["bitten"] = sum(bool(row["bitten"]) for row in rows)
    told = ", ".join(f"{count} {state}" for state, count in tally.items() if count)
    console.print(f"{counted(len(rows), 'clause')}: {told}")


def in_words(test: str) -> str:
    """Tests are named after the rule they prove: `TestAZero::test_is_green` reads “a zero is green”."""
    *groups, name = test.split("::")[1:]
    subject = [re.sub("(?<!^)(?=[A-Z])", " ", group.removeprefix("Test")).lower() for group in groups]
    return " ".join([*subject, name.removeprefix("test_").replace("_", " ")])


def clause_json(rulebook: str, clause: Clause, trace: Trace, ways: Sequence[str] = ()) -> dict[str, Any]:
    """`bitten` says how the rule was broken on purpose, and the clause's own tests failed."""
    return {
        "id": clause.id,
        "rulebook": rulebook,
        "cite": clause.cite,
        "kind": clause.kind.value,
        "says": clause.says,
        "system": clause.system,
        "status": status(clause, trace),
        "reason": clause.not_for_software or None,
        "tests": list(trace.tests),
        "bitten": list(ways),
        "code": list(trace.code),
        "refuses": list(clause.refuses),
        "amended": list(clause.amended),
        "effective": clause.effective or None,
        "deleted": clause.deleted or None,
    }
