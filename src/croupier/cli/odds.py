"""`croupier odds`: what every bet pays and costs, exactly."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape
from rich.table import Table

from croupier.cli.output import ASSUMED, answers, console, heading, print_json
from croupier.cli.ruin import ChoiceMade, Unit, ZeroRule, asked_json, asked_slip, described
from croupier.cli.table import PolicyFile, rules_of_table
from croupier.cli.unequal import ChancesFile, Pockets, unequal_slip
from croupier.currencies import current
from croupier.game import BetOdds, OptionOdds, Shape, bet_odds, option_odds
from croupier.maths import Slip, par_sheet, slip_figures
from croupier.money import money
from croupier.refusal import Refused
from croupier.rules import TableRules, available_options


@answers
def odds(
    rulebook: Annotated[str, typer.Argument(help="house, south-dakota, colorado, classic, or a rulebook file.")],
    wheel: Annotated[str | None, typer.Option(help="double-zero, single-zero, double-zero-as-single-zero.")] = None,
    bet: Annotated[str | None, typer.Option(help="Only this bet, such as split-0-00, or this kind of bet.")] = None,
    slip: Annotated[
        list[str] | None,
        typer.Option(
            help="A slip by itself: red=10, straight-17, voisins, tip:red=1 ...; may be repeated. Every net result."
        ),
    ] = None,
    unit: Unit = "1",
    option: ZeroRule = None,
    choice: ChoiceMade = None,
    policy: PolicyFile = None,
    pocket: Pockets = None,
    chances: ChancesFile = None,
    par: Annotated[bool, typer.Option("--par", help="The PAR sheet of the table, as JSON or with -o as PDF.")] = False,
    output: Annotated[Path | None, typer.Option("-o", "--output", help="With --par: a .pdf or .html file.")] = None,
    lang: Annotated[str, typer.Option(help="With --par and -o: the language of the sheet.")] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
) -> None:
    """Every bet: what it pays, how likely it is, what it costs, exactly."""
    if slip:
        asked = asked_slip(rulebook, wheel, slip, unit, option, choice, policy, tips=True)
        show_slip(unequal_slip(asked, pocket, chances), as_json=as_json)
        return
    if pocket or chances:
        raise Refused(
            "bad_chances.unequal_bets", "On an unequal wheel give the bets with --slip; croupier kelly has them all."
        )
    rules = rules_of_table(rulebook, wheel, policy)
    if par and output is not None:
        from croupier.cli.paper import deliver  # noqa: PLC0415 - only printing needs it
        from croupier.paper.sheets.par_sheet import par_document  # noqa: PLC0415

        deliver(par_document(rules, par_sheet(rules), lang), output, as_json=as_json)
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
                    {
                        "id": row.id,
                        "kinds": list(row.kinds),
                        "house_edge": str(row.house_edge),
                        "house_edge_float": float(row.house_edge),
                    }
                    for row in options
                ],
            }
        )
        return
    show(rules, rows, options)


def bet_json(rules: TableRules, row: BetOdds) -> dict[str, Any]:
    rule = rules.rulebook.bets[row.bet.kind]
    places = [place.id for place in rules.layout.places.values() if place.bet == row.bet]
    return {
        "id": row.bet.id,
        "kind": row.bet.kind,
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


def show(rules: TableRules, rows: list[BetOdds], options: list[OptionOdds]) -> None:
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
            escape(f"{name}, at the zeros" if row.bet.shape is Shape.TRIO else name),
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
    for option in options:
        even = all(rules.pay_table.to_one[kind] == 1 for kind in option.kinds)
        bets = "even-money bets" if even else ", ".join(rules.name(kind) for kind in option.kinds)
        edge = option.house_edge
        console.print(f"With {option.id} on {escape(bets)}: house edge {edge} = {float(edge):.3%}")


def show_slip(slip: Slip, *, as_json: bool) -> None:
    """One coup of a slip: every net result with its chance, then what each bet and the whole slip cost."""
    found = slip_figures(slip)
    if as_json:
        print_json({**asked_json(slip), **found, "exact": True, "error": 0.0, "proven": True})
        return
    currency = current()
    console.print(heading(slip.rules))
    console.print(f"{described(slip)}: {money(found['staked'])} staked")
    nets = Table()
    for title in ("Net result", "Chance", ""):
        nets.add_column(title, justify="right")
    for row in found["nets"]:
        nets.add_row(money(row["net"]), row["chance"]["exact"], f"{row['chance']['value']:.4%}")
    console.print(nets)
    table = Table()
    for title in ("Bet", "Stake", "Mean", "Edge", "", "Std dev", "Skewness", "Wins"):
        table.add_column(title, justify="left" if title == "Bet" else "right", overflow="fold")
    whole = {"bet": "the slip", "stake": found["staked"], **found}
    for row in found["bets"] if len(found["bets"]) == 1 and not slip.tips else (*found["bets"], whole):
        if row is whole:
            table.add_section()
        table.add_row(
            row["bet"],
            money(row["stake"]),
            f"{currency.whole(row['mean']['value']):.4f}",
            row["edge"]["exact"],
            f"{row['edge']['value']:.3%}",
            f"{currency.whole(row['deviation']):.4f}",
            f"{row['skewness']:.4f}",
            row["hit_frequency"]["exact"],
        )
    console.print(table)
    if slip.tips:
        theirs = found["dealers"]
        mean = f"{currency.whole(theirs['mean']['value']):.4f} on average"
        mean += f" ({theirs['mean']['exact']} {currency.smallest})"
        console.print(f"Of {money(theirs['staked'])} in tips the dealers get {mean}; the player gets nothing back.")
