"""`croupier ruin`: how likely a target is reached before ruin, exactly. Also what the four commands of maths share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from croupier.cli.output import answers, console, heading, print_json
from croupier.cli.table import PolicyFile, rules_of_table
from croupier.cli.unequal import ChancesFile, Pockets, unequal_slip
from croupier.extras import needs
from croupier.maths import Chance, Slip, read_slip
from croupier.maths.exact.slips import highest_total, read_cents
from croupier.money import money

Rulebook = Annotated[
    str, typer.Option("--rulebook", help="house, south-dakota, colorado, classic, or a rulebook file.")
]
WheelName = Annotated[str | None, typer.Option("--wheel", help="double-zero, single-zero, double-zero-as-single-zero.")]
Bets = Annotated[
    list[str] | None, typer.Option("--bet", help="red, straight-17=2.50, voisins ...; may be repeated. Default: red.")
]
Unit = Annotated[str, typer.Option("--unit", help="Stake of a bet without an amount.")]
ZeroRule = Annotated[str | None, typer.Option("--option", help="On zero: in-prison, la-partage or surrender.")]
ChoiceMade = Annotated[str | None, typer.Option("--choice", help="With in-prison: half or leave.")]
AsJson = Annotated[bool, typer.Option("--json", help="For programs.")]
STRATEGIES = (
    "flat, martingale, grand-martingale, dalembert, fibonacci, labouchere, oscars-grind, paroli, 1-3-2-6, or a file"
)


@answers
def ruin(
    bankroll: Annotated[str, typer.Option(help="What the player brings.")],
    target: Annotated[str, typer.Option(help="With this much the player leaves.")],
    rulebook: Rulebook = "classic",
    wheel: WheelName = None,
    bet: Bets = None,
    unit: Unit = "1",
    strategy: Annotated[str, typer.Option(help=f"{STRATEGIES} (.toml, .py); or bold, best.")] = "flat",
    limit: Annotated[str | None, typer.Option(help="The most that may be staked at a time.")] = None,
    stop_loss: Annotated[str | None, typer.Option(help="With this little the player leaves.")] = None,
    option: ZeroRule = None,
    choice: ChoiceMade = None,
    policy: PolicyFile = None,
    pocket: Pockets = None,
    chances: ChancesFile = None,
    as_json: AsJson = False,
) -> None:
    """How likely a target is reached before ruin, and how many spins it takes, exactly."""
    slip = asked_slip(rulebook, wheel, bet, unit, option, choice, policy, tips=True)
    slip = unequal_slip(slip, pocket, chances)
    has, wants = read_cents(bankroll, "bankroll"), read_cents(target, "target")
    floor = read_cents(stop_loss, "stop-loss") if stop_loss else 0
    most = asked_limit(slip, limit, one_at_a_time=strategy == "best")
    with needs("lab"):
        from croupier.maths.ruin.goals import solve  # noqa: PLC0415 - scipy is an extra, and slow to load
        from croupier.maths.systems.strategies import find_system  # noqa: PLC0415

        found = solve(slip, strategy, has, wants, floor, most, find_system)
    if as_json:
        print_json(
            {
                **asked_json(slip),
                "strategy": strategy,
                "bankroll": has,
                "target": wants,
                "stop_loss": floor,
                "limit": most,
                "win": found.win.as_json(),
                "win_scientific": scientific(found.win),
                "ruin": found.ruin.as_json(),
                "mean_spins": found.spins,
                "exact": found.exact,
                "method": found.method,
                "states": found.states,
                "error": found.error,
                "ruin_error": found.ruin_error,
                "mean_spins_error": found.spins_error,
                "proven": True,
            }
        )
        return
    console.print(heading(slip.rules))
    console.print(f"{described(slip)}, {strategy}: from {money(has)} to {money(wants)}")
    console.print(f"Target reached: {found.win}    ruined or stopped: {found.ruin}    mean spins: {found.spins:,.3f}")
    told = "Exact" if found.exact else f"Off by {found.error:.1e} of that at most"
    console.print(f"{told}: {found.method}, {found.states:,} states.", style="dim")


def asked_slip(
    rulebook: str,
    wheel: str | None,
    bets: list[str] | None,
    unit: str,
    option: str | None,
    choice: str | None,
    policy: Path | None,
    *,
    tips: bool = False,
) -> Slip:
    rules = rules_of_table(rulebook, wheel, policy)
    return read_slip(rules, bets or ["red"], read_cents(unit, "unit"), option=option, choice=choice, tips=tips)


def asked_limit(slip: Slip, limit: str | None, *, one_at_a_time: bool = False) -> int | None:
    """The lower one of what is asked for and what the table allows."""
    return highest_total(slip, read_cents(limit, "limit") if limit else None, one_at_a_time=one_at_a_time)


def asked_json(slip: Slip) -> dict[str, Any]:
    return {
        "rulebook": slip.rules.rulebook.key,
        "wheel": slip.rules.wheel.name,
        "slip": {wager.bet: wager.stake for wager in slip.wagers},
        "option": slip.option.id if slip.option else None,
        **({"tips": {wager.bet: wager.stake for wager in slip.tips}} if slip.tips else {}),
        **({"chances": {pocket: str(chance) for pocket, chance in slip.chances}} if slip.chances else {}),
    }


def scientific(chance: Chance) -> dict[str, Any]:
    return {"mantissa": chance.mantissa, "exponent": chance.exponent}


def described(slip: Slip) -> str:
    bets = ", ".join(
        f"{name}{wager.bet} {money(wager.stake)}"
        for name, some in (("", slip.wagers), ("for the dealers ", slip.tips))
        for wager in some
    )
    told = f"{bets} with {slip.option.id}" if slip.option else bets
    return f"{told} on an unequal wheel" if slip.chances else told
