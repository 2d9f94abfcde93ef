"""`croupier design`: a new bet with its PAR sheet, and what the rulebook says to it."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from croupier.cli.output import answers, console, heading, print_json, show_facts
from croupier.cli.ruin import AsJson, Rulebook, WheelName
from croupier.cli.table import PolicyFile, rules_of_table
from croupier.maths.exact.questions.design import designed

SENTENCES = {
    "known_bet": "The rulebook has it as {bet}, at the same odds.",
    "pays_less": "The rulebook has it as {bet} and pays {pays} to 1: these odds are lower.",
    "pays_more": "The rulebook has it as {bet} and pays {pays} to 1: these odds are better for the player.",
    "not_in_rulebook": "The rulebook has no such bet: to offer it takes whoever approves games there.",
    "house_does_not_gain": "The house does not gain by it.",
    "edge_below_rulebook": "Its edge is below every bet of the rulebook, {lowest} to {highest}.",
    "edge_above_rulebook": "Its edge is above every bet of the rulebook, {lowest} to {highest}.",
}


@answers
def design(
    rule: Annotated[str, typer.Argument(help="Where it wins: “1,2,3”, “red and odd”, “not dozen-1 and black or 0”.")],
    pays: Annotated[int, typer.Option(min=1, help="What it pays to one.")],
    rulebook: Rulebook = "classic",
    wheel: WheelName = None,
    policy: PolicyFile = None,
    as_json: AsJson = False,
) -> None:
    """A new bet: its PAR sheet, and what the rulebook says to it."""
    rules = rules_of_table(rulebook, wheel, policy)
    found = designed(rules, rule, pays)
    par: dict[str, Any] = found.par
    if as_json:
        print_json(
            {
                "rulebook": rules.rulebook.key,
                "wheel": rules.wheel.name,
                "rule": rule,
                "par": par,
                "findings": list(found.findings),
                "exact": True,
                "error": 0.0,
                "proven": True,
            }
        )
        return
    console.print(heading(rules))
    console.print(f"{rule}, {pays} to 1: {' '.join(found.covers)}")
    low, high = par["return_range_95"]["10000"]
    show_facts(
        [
            ("hit frequency", f"{par['hit_frequency']} = {par['hit_frequency_float']:.4%}"),
            ("house edge", f"{par['house_edge']} = {par['house_edge_float']:.4%}"),
            ("return to player", f"{par['return_to_player_float']:.4%}"),
            ("standard deviation", f"{par['sd']:.5f} stakes"),
            ("skewness", f"{par['skewness']:.4f}"),
            ("excess kurtosis", f"{par['excess_kurtosis']:.4f}"),
            ("return in 10,000 spins", f"{low:.2%} to {high:.2%} (95%, normal approximation)"),
        ]
    )
    for finding in found.findings:
        cited = f" ({', '.join(finding['clause'])})" if finding.get("clause") else ""
        console.print(SENTENCES[finding["finding"]].format(**finding) + cited)
