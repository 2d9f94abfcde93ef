"""`croupier offer`: what better odds, free chips or a rebate cost the house."""

from __future__ import annotations

from fractions import Fraction
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
from croupier.money import money
from croupier.refusal import Refused


@answers
def offer(
    rulebook: Rulebook = "classic",
    wheel: WheelName = None,
    bet: Bets = None,
    unit: Unit = "1",
    pays: Annotated[int | None, typer.Option(min=1, help="The bets pay so much to one.")] = None,
    free: Annotated[bool, typer.Option("--free", help="The stakes are free chips, for one spin.")] = False,
    rebate: Annotated[str | None, typer.Option(help="So much of a loss comes back after --spins, such as 10%.")] = None,
    spins: Annotated[int, typer.Option(help="With --rebate: after how many spins.")] = 100,
    option: ZeroRule = None,
    choice: ChoiceMade = None,
    policy: PolicyFile = None,
    as_json: AsJson = False,
) -> None:
    """What better odds, free chips or a rebate on losses cost the house, exactly."""
    slip = asked_slip(rulebook, wheel, bet, unit, option, choice, policy)
    if (pays is not None) + free + (rebate is not None) != 1:
        raise Refused("bad_offer.pays_free", "Say one offer: --pays, --free or --rebate.")
    with needs("lab"):
        from croupier.maths.exact.questions import house  # noqa: PLC0415 - scipy is an extra
    if pays is not None:
        found, name = house.better_odds(slip, pays), f"{pays} to 1"
    elif free:
        found, name = house.free_chips(slip), "free chips"
    else:
        assert rebate is not None
        found, name = house.rebate(coup(slip), spins, read_share(rebate)), f"{rebate} of a loss after {spins} spins"
    if as_json:
        print_json(
            {
                **asked_json(slip),
                "offer": name,
                "handle": found.handle,
                "before": exact_figure(found.before),
                "after": exact_figure(found.after),
                "cost": exact_figure(found.cost),
                "edge_after": exact_figure(found.after / found.handle),
                "error": found.error,
                "exact": found.exact,
                "proven": True,
            }
        )
        return
    console.print(heading(slip.rules))
    console.print(f"{described(slip)}: {name}")
    show_facts(
        [
            ("staked", money(found.handle)),
            ("the house wins without it", _finely(found.before)),
            ("the house wins with it", _finely(found.after)),
            ("it costs", _finely(found.cost)),
            ("house edge with it", f"{float(found.after / found.handle):+.4%}"),
        ]
    )


def _finely(mean: Fraction) -> str:
    return f"{current().sign}{current().whole(float(mean)):,.4f}"


def read_share(text: str) -> Fraction:
    try:
        share = Fraction(text.strip().removesuffix("%")) / (100 if text.strip().endswith("%") else 1)
    except (ValueError, ZeroDivisionError):
        share = Fraction(-1)
    if not 0 < share <= 1:
        raise Refused("bad_offer.share_loss", "“{text}” is no share of a loss, such as 10% or 0.1.", text=text)
    return share
