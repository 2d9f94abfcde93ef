"""`croupier zero`: a rule for even-money bets on zero, read from a file."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import Annotated

import typer

from croupier.cli.output import answers, console, heading, print_json, show_facts
from croupier.cli.ruin import AsJson, Rulebook, WheelName
from croupier.cli.table import PolicyFile, rules_of_table
from croupier.maths import exact_figure
from croupier.maths.exact.zero_rules import read_zero_rule, zero_coup


@answers
def zero(
    file: Annotated[Path, typer.Argument(help="The rule: a TOML file with name, on, first and levels.")],
    rulebook: Rulebook = "classic",
    wheel: WheelName = None,
    bet: Annotated[str, typer.Option(help="An even-money bet.")] = "red",
    policy: PolicyFile = None,
    as_json: AsJson = False,
) -> None:
    """A rule for even-money bets on zero, read from a file: prisons of any depth, any share back; its edge."""
    rules = rules_of_table(rulebook, wheel, policy)
    rule = read_zero_rule(file.read_text(encoding="utf-8"), file.name)
    found = zero_coup(rules, rule, bet)
    figures = {
        "edge": exact_figure(found.edge),
        "spins": exact_figure(found.spins),
        "variance": exact_figure(found.net.variance / found.staked**2),
        "hit_frequency": exact_figure(found.hit_frequency),
    }
    nets = [
        {"net": exact_figure(Fraction(net, found.staked)), "chance": exact_figure(chance)}
        for net, chance in found.net.chances.items()
    ]
    if as_json:
        print_json(
            {
                "rulebook": rules.rulebook.key,
                "wheel": rules.wheel.name,
                "bet": bet,
                "rule": rule.name,
                "levels": len(rule.levels),
                **figures,
                "nets": nets,
                "exact": True,
                "error": 0.0,
                "proven": True,
            }
        )
        return
    console.print(heading(rules))
    console.print(f"{bet} under “{rule.name}”")
    rows = [("house edge", f"{figures['edge']['exact']} = {float(found.edge):.4%}"), ("mean spins", str(found.spins))]
    rows += [(f"net {row['net']['exact']} of the stake", row["chance"]["exact"]) for row in nets]
    show_facts(rows)
