"""`croupier hold`: the house's side of a shift."""

from __future__ import annotations

from typing import Annotated

import typer

from croupier.cli.output import answers, console, heading, print_json, show_facts
from croupier.cli.ruin import (
    AsJson,
    Bets,
    ChoiceMade,
    Rulebook,
    Unit,
    WheelName,
    ZeroRule,
    asked_json,
    asked_slip,
    described,
)
from croupier.cli.table import PolicyFile
from croupier.currencies import current
from croupier.extras import needs
from croupier.maths import coup, exact_figure
from croupier.maths.exact.slips import read_cents
from croupier.money import counted, money

ODD = 0.01


@answers
def hold(
    spins: Annotated[int, typer.Option(help="How many spins the shift has.")],
    rulebook: Rulebook = "classic",
    wheel: WheelName = None,
    bet: Bets = None,
    unit: Unit = "1",
    held: Annotated[str | None, typer.Option(help="What the table won in fact: -50 if it lost.")] = None,
    loss: Annotated[str | None, typer.Option(help="How likely does the table lose so much or more?")] = None,
    confidence: Annotated[float, typer.Option(help="Of the interval.")] = 0.95,
    option: ZeroRule = None,
    choice: ChoiceMade = None,
    policy: PolicyFile = None,
    as_json: AsJson = False,
) -> None:
    """The house's side of a shift: its hold with an interval, what was held against it, and the risk of limits."""
    slip = asked_slip(rulebook, wheel, bet, unit, option, choice, policy)
    with needs("lab"):
        from croupier.maths.exact.questions.house import hold as held_in  # noqa: PLC0415 - scipy is an extra
    won = None if held is None else signed_cents(held)
    found = held_in(coup(slip), spins, confidence, won, read_cents(loss, "loss") if loss else None)
    if as_json:
        print_json(
            {
                **asked_json(slip),
                "spins": spins,
                "handle": found.handle,
                "mean": exact_figure(found.mean),
                "theoretical_hold": exact_figure(found.theoretical),
                "sd": found.deviation,
                "confidence": confidence,
                "low": found.low,
                "high": found.high,
                "behind": found.behind,
                "exposure": found.exposure,
                "held": won,
                "p": found.p,
                "loses_as_much": found.loses_as_much,
                "error": found.error,
                "exact": found.exact,
                "proven": True,
            }
        )
        return
    console.print(heading(slip.rules))
    console.print(f"{described(slip)} at each of {counted(spins, 'spin')}")
    rows = [
        ("staked in all", money(found.handle)),
        ("theoretical win", f"{money(round(found.mean))}, {float(found.theoretical):.3%}"),
        ("standard deviation", money(round(found.deviation))),
        (f"{confidence:.0%} of shifts", f"{money(found.low)} to {money(found.high)}"),
        ("the house is behind", f"{found.behind:.6g}"),
        ("most that one spin costs", money(found.exposure)),
    ]
    if found.loses_as_much is not None:
        rows.append((f"loses {loss} or more", f"{found.loses_as_much:.6g}"))
    if won is not None and found.p is not None:
        odd = "odder than chance makes it in one of a hundred shifts" if found.p < ODD else "nothing odd"
        rows.append(("held", f"{money(won)}, {won / found.handle:.3%}: p = {found.p:.4g}, {odd}"))
    show_facts(rows)
    told = "Exact" if found.exact else "Approximate"
    console.print(f"{told}: every chance is off by {found.error:.1e} at most.", style="dim")


def signed_cents(text: str) -> int:
    sign, amount = (-1, text[1:]) if text.startswith("-") else (1, text)
    return 0 if amount.strip(f" {current().sign}0.") == "" else sign * read_cents(amount, "result")
