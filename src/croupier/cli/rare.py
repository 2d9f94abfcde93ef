"""`croupier rare`: ruin that hardly ever comes, by importance splitting."""

from __future__ import annotations

from typing import Annotated

import typer

from croupier.cli.output import answers, console, heading, print_json
from croupier.cli.ruin import (
    STRATEGIES,
    AsJson,
    Bets,
    ChoiceMade,
    Rulebook,
    Unit,
    WheelName,
    ZeroRule,
    asked_json,
    asked_limit,
    asked_slip,
    described,
)
from croupier.cli.table import PolicyFile
from croupier.extras import needs
from croupier.maths import coup
from croupier.maths.exact.slips import check_halves, read_cents
from croupier.money import money
from croupier.refusal import Refused


@answers
def rare(
    bankroll: Annotated[str, typer.Option(help="What the player brings.")],
    target: Annotated[str, typer.Option(help="With this much the player leaves.")],
    rulebook: Rulebook = "classic",
    wheel: WheelName = None,
    bet: Bets = None,
    unit: Unit = "1",
    strategy: Annotated[str, typer.Option(help=f"{STRATEGIES} (.toml), if it has stages.")] = "flat",
    limit: Annotated[str | None, typer.Option(help="The most that may be staked at a time.")] = None,
    players: Annotated[int, typer.Option(help="Players at each step.")] = 1000,
    runs: Annotated[int, typer.Option(help="Independent runs; the interval is theirs.")] = 20,
    steps: Annotated[int, typer.Option(help="Steps on the way down.")] = 10,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same estimate.")] = 0,
    confidence: Annotated[float, typer.Option(help="Of the interval.")] = 0.95,
    option: ZeroRule = None,
    choice: ChoiceMade = None,
    policy: PolicyFile = None,
    as_json: AsJson = False,
) -> None:
    """Ruin that hardly ever comes, by importance splitting: an estimate with its interval."""
    slip = asked_slip(rulebook, wheel, bet, unit, option, choice, policy)
    if strategy != "flat":
        check_halves(slip)
    one, most = coup(slip), asked_limit(slip, limit)
    has, wants = read_cents(bankroll, "bankroll"), read_cents(target, "target")
    with needs("lab"):
        from croupier.maths.ruin.chains import Terms  # noqa: PLC0415
        from croupier.maths.simulate.splitting import rare_ruin  # noqa: PLC0415
        from croupier.maths.systems.strategies import find_system  # noqa: PLC0415
        from croupier.maths.systems.systems import TableSystem  # noqa: PLC0415

    system = find_system(strategy, (wants if most is None else most) // one.staked)
    if not isinstance(system, TableSystem):
        raise Refused("bad_system.stages_splitting", "{system} has no stages, which splitting needs.", system=strategy)
    found = rare_ruin(
        system,
        one,
        Terms(has, wants, 0, most),
        players=players,
        runs=runs,
        steps=steps,
        seed=seed,
        confidence=confidence,
    )
    if as_json:
        print_json(
            {
                **asked_json(slip),
                "strategy": strategy,
                "bankroll": has,
                "target": wants,
                "limit": most,
                "seed": seed,
                "ruin": {"value": found.value, "low": found.low, "high": found.high},
                "confidence": confidence,
                "runs": found.runs,
                "players": found.players,
                "steps": found.steps,
                "spins": found.spins,
                "exact": False,
                "proven": False,
            }
        )
        return
    console.print(heading(slip.rules))
    console.print(f"{described(slip)}, {strategy}: from {money(has)} to {money(wants)}")
    console.print(f"Ruined: {found.value:.4g}, {confidence:.0%} interval {found.low:.4g} to {found.high:.4g}")
    console.print(
        f"An estimate: {runs} runs of {players:,} players at {steps} steps, {found.spins:,} spins.", style="dim"
    )
