"""`croupier bias`: is a wheel fair? From past spins, with a plain verdict and how far one can see."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.markup import escape
from rich.table import Table

from croupier.cli.output import answers, console, print_json
from croupier.cli.ruin import AsJson
from croupier.cli.table import wheel_named
from croupier.extras import needs
from croupier.maths.drawings import ring_svg
from croupier.money import counted

if TYPE_CHECKING:
    from croupier.maths.bias import Report

BARS = "▁▂▃▄▅▆▇█"


@answers
def bias(
    file: Annotated[Path, typer.Argument(help="Numbers in any form, CSV, or a journal export.")],
    wheel: Annotated[str, typer.Option(help="Its name, or RULEBOOK/WHEEL for a rulebook's own.")] = "single-zero",
    column: Annotated[
        str | None, typer.Option(help="The column with the numbers: its name, or counted from 1.")
    ] = None,
    dealer: Annotated[str | None, typer.Option(help="The column with the dealers.")] = None,
    table: Annotated[str | None, typer.Option(help="Which table of a journal export.")] = None,
    level: Annotated[float, typer.Option(help="How often a fair wheel may be called suspicious.")] = 0.01,
    plot: Annotated[Path | None, typer.Option(help="Draw the counts around the ring into this SVG file.")] = None,
    as_json: AsJson = False,
) -> None:
    """Is this wheel fair? Pockets, sectors, tilts, repeats, signatures, changes; what is found, and its worth."""
    with needs("lab"):
        from croupier.maths.bias import judge, read_spins  # noqa: PLC0415 - scipy is an extra, and slow to load
        from croupier.maths.bias.verdict import described, report_json  # noqa: PLC0415
    spins = read_spins(file, wheel_named(wheel), column=column, dealer=dealer, table=table)
    report = judge(spins, level)
    if plot is not None:
        counts = [{"number": n, "count": c} for n, c in zip(spins.wheel.ring, spins.ring_counts, strict=True)]
        plot.write_text(ring_svg(counts, len(spins.pockets) / len(counts)) + "\n", encoding="utf-8")
    if as_json:
        print_json(report_json(report))
        return
    console.print(f"{counted(len(spins.pockets), 'spin')} of {file}, {spins.wheel.name} wheel", markup=False)
    console.print(f"{spins.understood}.", style="dim", markup=False)
    shown = Table("Test", "p", "p corrected", "Oddest finding")
    for found in report.tests:
        shown.add_row(found.test, f"{found.p:.3g}", f"{found.together:.3g}", escape(described(found)))
    console.print(shown)
    console.print(ring_chart(report), markup=False)
    console.print(report.verdict, style="bold red" if report.suspicious else "green", markup=False)
    if report.worth is not None:
        console.print(report.worth.statement, style="bold", markup=False)
    for hint in report.hints:
        console.print(hint, style="bold yellow", markup=False)
    console.print(report.power_statement)
    for unread in spins.unread:
        console.print(f"Line {unread.line} could not be read: {unread.text}", style="yellow", markup=False)
    if spins.unread_count > len(spins.unread):
        console.print(f"{counted(spins.unread_count, 'line')} could not be read in all.", style="yellow")


def ring_chart(report: Report) -> str:
    """How often each pocket came, around the ring from the first zero: from 40 % too rare to 40 % too frequent."""
    counts = report.spins.ring_counts
    expected = sum(counts) / len(counts)
    heights = [min(1.0, max(0.0, 0.5 + (count / expected - 1) / 0.8)) for count in counts]
    bars = "".join(BARS[round(height * (len(BARS) - 1))] for height in heights)
    return f"{report.spins.wheel.ring[0]} {bars} {report.spins.wheel.ring[-1]}"
