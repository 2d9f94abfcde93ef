"""`croupier compare`: the same bets at several rulebooks, wheels and options."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from croupier.cli.output import answers, console, print_json
from croupier.cli.ruin import AsJson, Bets, Unit
from croupier.currencies import current
from croupier.maths.exact.questions import comparing
from croupier.maths.exact.slips import read_cents
from croupier.refusal import Refused


@answers
def compare(
    table: Annotated[
        list[str] | None,
        typer.Argument(help="RULEBOOK/WHEEL[/OPTION[/CHOICE]] ..., such as colorado/single-zero/in-prison/leave; all."),
    ] = None,
    bet: Bets = None,
    unit: Unit = "1",
    as_json: AsJson = False,
) -> None:
    """The same bets at several rulebooks, wheels and options, side by side."""
    tables = [read_table(text) for text in table] if table else list(comparing.every_table())
    bets = bet or ["red"]
    rows = comparing.compared(bets, read_cents(unit, "unit"), tables)
    if as_json:
        print_json({"bets": bets, "tables": rows, "exact": True, "error": 0.0, "proven": True})
        return
    shown = Table("Table", "Edge", "", "Std dev", "Wins")
    for row in rows:
        name = "/".join(row[key] for key in ("rulebook", "wheel", "option", "choice") if row[key])
        if row["refused"]:
            shown.add_row(name, "-", row["refused"]["code"], "", "")
            continue
        edge, deviation = row["edge"], current().whole(row["deviation"])
        shown.add_row(name, edge["exact"], f"{edge['value']:.4%}", f"{deviation:.4f}", row["hit_frequency"]["exact"])
    console.print(", ".join(bets))
    console.print(shown)


def read_table(text: str) -> comparing.Table:
    parts = text.split("/")
    if not 2 <= len(parts) <= 4 or not all(parts):
        raise Refused(
            "bad_table.classic_single", "“{text}” is no table, such as classic/single-zero/la-partage.", text=text
        )
    book, wheel, option, choice = [*parts, None, None][:4]
    assert book
    assert wheel
    return book, wheel, option, choice
