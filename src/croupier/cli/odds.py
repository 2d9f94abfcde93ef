"""`croupier odds`: what every bet pays and costs, exactly."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape
from rich.table import Table

from croupier.cli.output import ASSUMED, answers, console, heading, print_json
from croupier.cli.table import PolicyFile, rules_of_table
from croupier.game import BetOdds, Kind, bet_odds, option_odds
from croupier.maths import par_sheet
from croupier.refusal import Refused
from croupier.rules import TableRules, available_options


@answers
def odds(
    rulebook: Annotated[str, typer.Argument(help="house, south-dakota, colorado, classic, or a rulebook file.")],
    wheel: Annotated[str | None, typer.Option(help="double-zero, single-zero, double-zero-as-single-zero.")] = None,
    bet: Annotated[str | None, typer.Option(help="Only this bet, such as split-0-00, or this kind of bet.")] = None,
    policy: PolicyFile = None,
    par: Annotated[bool, typer.Option("--par", help="The PAR sheet of the table, as JSON or with -o as PDF.")] = False,
    output: Annotated[Path | None, typer.Option("-o", "--output", help="With --par: a .pdf or .html file.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
) -> None:
    """Every bet: what it pays, how likely it is, what it costs, exactly."""
    rules = rules_of_table(rulebook, wheel, policy)
    if par and output is not None:
        from croupier.cli.paper import deliver  # noqa: PLC0415 - only printing needs it
        from croupier.paper.par_sheet import par_document  # noqa: PLC0415

        deliver(par_document(rules, par_sheet(rules)), output, as_json=as_json)
        return
    if par:
        print_json(par_sheet(rules))
        return
    rows = [row for row in bet_odds(rules.pay_table) if bet in (None, row.bet.id, row.bet.kind)]
    if not rows:
        try:
            rules.layout.bet(str(bet))
        except Refused as refusal:
            raise rules.refuse(refusal) from None
    options = [
        row
        for option in available_options(rules.rulebook, rules.policy).values()
        for row in option_odds(rules.pay_table, option)
    ]
    if as_json:
        print_json(
            {
                "rulebook": rules.rulebook.key,
                "wheel": rules.wheel.name,
                "bets": [bet_json(rules, row) for row in rows],
                "options": [
                    {"id": row.id, "house_edge": str(row.house_edge), "house_edge_float": float(row.house_edge)}
                    for row in options
                ],
            }
        )
        return
    show(rules, rows, [(row.id, str(row.house_edge), float(row.house_edge)) for row in options])


def bet_json(rules: TableRules, row: BetOdds) -> dict[str, Any]:
    rule = rules.rulebook.bets[row.bet.kind]
    places = [place.id for place in rules.layout.places.values() if place.bet == row.bet]
    return {
        "id": row.bet.id,
        "kind": row.bet.kind.value,
        "name": rule.name.value,
        "alias": rule.alias.value if rule.alias else None,
        "numbers": row.bet.numbers,
        "places": places,
        "pays": row.pays,
        "pays_assumed": rule.pays.assumed,
        "clause": list(rule.pays.clause),
        "probability": str(row.probability),
        "house_edge": str(row.house_edge),
        "house_edge_float": float(row.house_edge),
        "sd": row.standard_deviation,
    }


def show(rules: TableRules, rows: list[BetOdds], options: list[tuple[str, str, float]]) -> None:
    """For people: bets of one kind are alike, so each kind is one line."""
    console.print(heading(rules))
    table = Table()
    for title in ("Bet", "", "Pays", "Chance", "Edge", "", "Std dev"):
        table.add_column(title, justify="left" if title == "Bet" else "right", no_wrap=title != "Bet")
    groups: dict[tuple[str, str], list[BetOdds]] = {}
    for row in rows:
        groups.setdefault((row.bet.kind, str(row.house_edge)), []).append(row)
    for group in groups.values():
        row = group[0]
        name = rules.name(row.bet.kind) if len(rows) > 1 else row.bet.id
        pays = f"{row.pays} to 1" + (" *" if rules.rulebook.bets[row.bet.kind].pays.assumed else "")
        table.add_row(
            escape(f"{name}, at the zeros" if row.bet.kind is Kind.TRIO else name),
            f"x {len(group)}" if len(group) > 1 else "",
            pays,
            str(row.probability),
            str(row.house_edge),
            f"{float(row.house_edge):.3%}",
            f"{row.standard_deviation:.5f}",
        )
    console.print(table)
    if any(rules.rulebook.bets[row.bet.kind].pays.assumed for row in rows):
        console.print(ASSUMED, style="yellow")
    for name, exact, edge in options:
        console.print(f"With {name} on even-money bets: house edge {exact} = {edge:.3%}")
