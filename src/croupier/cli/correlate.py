"""`croupier correlate`: how bets, or players, win and lose together."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table

from croupier.cli.output import answers, console, heading, print_json
from croupier.cli.ruin import AsJson, Bets, ChoiceMade, Rulebook, Unit, WheelName, ZeroRule, described
from croupier.cli.table import PolicyFile, rules_of_table
from croupier.maths import exact_figure, read_slip
from croupier.maths.exact.covariance import together
from croupier.maths.exact.slips import read_cents
from croupier.money import money
from croupier.refusal import Refused


@answers
def correlate(
    rulebook: Rulebook = "classic",
    wheel: WheelName = None,
    bet: Bets = None,
    player: Annotated[
        list[str] | None, typer.Option(help="A player's whole slip: “red=5 straight-17”; may be repeated.")
    ] = None,
    unit: Unit = "1",
    option: ZeroRule = None,
    choice: ChoiceMade = None,
    policy: PolicyFile = None,
    as_json: AsJson = False,
) -> None:
    """How bets, or players with their slips, win and lose together: covariance and correlation, exactly."""
    rules = rules_of_table(rulebook, wheel, policy)
    texts = [[one] for one in bet or ()] + [one.replace(",", " ").split() for one in player or ()]
    if len(texts) < 2:
        raise Refused(
            "empty_slip.name_two", "Name two bets or players at least: --bet red --bet odd, or --player “red=5 17”."
        )
    cents = read_cents(unit, "unit")
    slips = [read_slip(rules, words, cents, option=option, choice=choice) for words in texts]
    found = together(slips)
    size = range(len(slips))
    if as_json:
        print_json(
            {
                "rulebook": rules.rulebook.key,
                "wheel": rules.wheel.name,
                "slips": [{wager.bet: wager.stake for wager in slip.wagers} for slip in slips],
                "option": slips[0].option.id if slips[0].option else None,
                "means": [exact_figure(mean) for mean in found.means],
                "covariances": [[exact_figure(value) for value in row] for row in found.covariances],
                "correlations": [[found.correlation(one, other) for other in size] for one in size],
                "variance_of_sum": exact_figure(found.variance_of_sum),
                "exact": True,
                "error": 0.0,
                "proven": True,
            }
        )
        return
    console.print(heading(rules))
    for number, slip in enumerate(slips, 1):
        console.print(f"{number}: {escape(described(slip))}")
    table = Table("", *(str(number + 1) for number in size), title="Correlation", title_justify="left")
    for one in size:
        shown = (found.correlation(one, other) for other in size)
        table.add_row(str(one + 1), *("-" if value is None else f"{value:+.4f}" for value in shown))
    console.print(table)
    deviation = money(round(float(found.variance_of_sum) ** 0.5))
    apart = money(round(float(sum(found.covariances[one][one] for one in size)) ** 0.5))
    console.print(f"All together: standard deviation {deviation}; if they were independent, {apart}.")
