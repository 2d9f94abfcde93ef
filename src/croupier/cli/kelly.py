"""`croupier kelly`: a wheel whose pockets are not equally likely, and the stakes that grow fastest on it."""

from __future__ import annotations

from typing import Any

from rich.table import Table

from croupier.cli.output import answers, console, heading, print_json
from croupier.cli.ruin import AsJson, Rulebook, WheelName
from croupier.cli.table import PolicyFile, rules_of_table
from croupier.cli.unequal import ChancesFile, Pockets, read_pockets
from croupier.maths import exact_figure
from croupier.maths.exact.questions.kelly import race, valued
from croupier.refusal import Refused

SHOWN = 8


@answers
def kelly(
    pocket: Pockets = None,
    chances: ChancesFile = None,
    rulebook: Rulebook = "classic",
    wheel: WheelName = None,
    policy: PolicyFile = None,
    as_json: AsJson = False,
) -> None:
    """A wheel whose pockets are not equally likely: the edge of every bet and the stakes that grow fastest."""
    rules = rules_of_table(rulebook, wheel, policy)
    wheel_chances = read_pockets(rules, pocket or (), chances)
    if wheel_chances is None:
        raise Refused("bad_chances.file", "Give chances of pockets: --pocket 17=0.04, or a file with --chances.")
    bets, best = valued(rules, wheel_chances), race(rules, wheel_chances)
    if as_json:
        shown: list[dict[str, Any]] = [
            {
                "bet": one.bet,
                "pays": one.pays,
                "chance": exact_figure(one.chance),
                "edge": exact_figure(one.edge),
                "kelly": exact_figure(one.kelly),
            }
            for one in bets
        ]
        print_json(
            {
                "rulebook": rules.rulebook.key,
                "wheel": rules.wheel.name,
                "chances": {name: exact_figure(chance) for name, chance in wheel_chances.items()},
                "bets": shown,
                "stakes": {name: exact_figure(stake) for name, stake in best.stakes.items()},
                "growth": best.growth,
                "doubling_spins": best.doubling,
                "exact": True,
                "error": 0.0,
                "proven": True,
            }
        )
        return
    console.print(heading(rules))
    table = Table("Bet", "Pays", "Chance", "House edge", "Kelly, alone")
    for one in bets[:SHOWN]:
        table.add_row(one.bet, f"{one.pays} to 1", f"{float(one.chance):.4%}", f"{float(one.edge):+.3%}",
                      f"{float(one.kelly):.4%}")  # fmt: skip
    console.print(table)
    if not best.stakes:
        console.print("No bet gains on this wheel: the best stake is none.")
        return
    stakes = ", ".join(f"{name} {float(stake):.4%}" for name, stake in best.stakes.items())
    console.print(f"At once, of the money: {stakes}.")
    console.print(f"Growth {best.growth:.3e} a spin: doubled after {best.doubling:,.0f} spins in the long run.")
