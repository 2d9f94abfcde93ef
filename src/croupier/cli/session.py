"""`croupier session`: where a player stands after many spins, exactly."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.table import Table

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
    scientific,
)
from croupier.cli.table import PolicyFile
from croupier.cli.unequal import ChancesFile, Pockets, unequal_slip
from croupier.extras import needs
from croupier.maths import Slip, coup
from croupier.maths.exact.figures import dealers_have
from croupier.maths.exact.slips import check_halves, read_cents
from croupier.money import counted, money
from croupier.refusal import Refused

NUMBERS_UP_TO = 10_000  # spins for which hot and cold numbers are worked out
LEVELS = (0.01, 0.05, 0.25, 0.5, 0.75, 0.95, 0.99)


@answers
def session(
    spins: Annotated[int, typer.Option(help="How many spins; a wager in prison counts as one until it is settled.")],
    rulebook: Rulebook = "classic",
    wheel: WheelName = None,
    bet: Bets = None,
    unit: Unit = "1",
    strategy: Annotated[str, typer.Option(help=f"{STRATEGIES} (.toml, .py).")] = "flat",
    bankroll: Annotated[str | None, typer.Option(help="What the player brings; a strategy needs it.")] = None,
    target: Annotated[str | None, typer.Option(help="With this much the player leaves.")] = None,
    limit: Annotated[str | None, typer.Option(help="The most that may be staked at a time.")] = None,
    option: ZeroRule = None,
    choice: ChoiceMade = None,
    policy: PolicyFile = None,
    pocket: Pockets = None,
    chances: ChancesFile = None,
    as_json: AsJson = False,
) -> None:
    """The net result after many spins: chances, quantiles, and what chance does to numbers and runs."""
    slip = asked_slip(rulebook, wheel, bet, unit, option, choice, policy, tips=True)
    slip = unequal_slip(slip, pocket, chances)
    with needs("lab"):
        if strategy == "flat" and bankroll is None:
            found = flat_answer(slip, spins)
        else:
            found = chain_answer(slip, spins, strategy, bankroll, target, asked_limit(slip, limit))
        luck = numbers(slip, spins) if spins <= NUMBERS_UP_TO and not slip.chances else None
    if slip.tips:
        found["dealers"] = dealers_have(slip, found["mean"], spins if "staked" in found else None)
    if as_json:
        print_json({**asked_json(slip), "strategy": strategy, "spins": spins, **found, "numbers": luck})
        return
    console.print(heading(slip.rules))
    console.print(f"{described(slip)}, {strategy}, {counted(spins, 'spin')}")
    table = Table(show_header=False)
    for name in ("ahead", "even", "behind"):
        table.add_row(name, shown(found[name]))
    table.add_row("mean", money(round(found["mean"])))
    table.add_row("standard deviation", money(round(found["sd"])))
    for level, net in found["quantiles"].items():
        table.add_row(f"{float(level):.0%} quantile", money(net))
    console.print(table)
    told = "Exact" if found["exact"] else "Approximate" if found["proven"] else "Estimated"
    off = f"off by {found['error']:.1e} at most" if found["proven"] else f"off by some {found['error']:.1e} of that"
    console.print(f"{told}: {found['method']}, {off}.", style="dim")
    if slip.tips and found["dealers"]["mean"] is not None:
        console.print(f"The dealers get {money(round(found['dealers']['mean']))} of the tips on average.")
    if luck:
        console.print(
            f"By chance alone the hottest number comes {luck['hottest_mean']:.1f} times and the coldest "
            f"{luck['coldest_mean']:.1f} times; the longest run of losses is {luck['longest_losing_run_median']} or so."
        )


def flat_answer(slip: Slip, spins: int) -> dict[str, Any]:
    from croupier.maths.exact.sessions import ask  # noqa: PLC0415 - scipy is an extra, and slow to load

    found = ask(coup(slip).net, spins, LEVELS)
    return {
        "staked": slip.staked * spins,
        "mean": found.mean,
        "sd": found.standard_deviation,
        "ahead": found.ahead.as_json(),
        "ahead_scientific": scientific(found.ahead),
        "even": found.even.as_json(),
        "behind": found.behind.as_json(),
        "quantiles": {str(level): net for level, net in found.quantiles.items()},
        "error": found.error,
        "exact": found.exact,
        "proven": found.proven,
        "method": found.method,
    }


def chain_answer(
    slip: Slip, spins: int, strategy: str, bankroll: str | None, target: str | None, limit: int | None
) -> dict[str, Any]:
    """With a bankroll: the chain of bankrolls and stages, walked through spin by spin."""
    from croupier.maths.ruin.chains import Terms, walked  # noqa: PLC0415
    from croupier.maths.systems.strategies import find_system  # noqa: PLC0415

    one = coup(slip)
    if bankroll is None:
        raise Refused("needs_bankroll.staking_system", "A staking system needs --bankroll.")
    if strategy != "flat":
        check_halves(slip)
    has = read_cents(bankroll, "bankroll")
    most = limit or has
    # Without a target the chain ends where no luck within these spins can lead.
    wants = read_cents(target, "target") if target else has + spins * max(one.net.chances) * (most // one.staked) + 1
    system = find_system(strategy, most // one.staked)
    found = walked(system, one, Terms(has, wants, 0, most), spins)
    final = found.bankrolls
    nets = {money - has: chance for money, chance in final.items()}
    mean = sum(net * chance for net, chance in nets.items())
    running, quantiles = 0.0, {}
    levels = list(LEVELS)
    for net, chance in nets.items():
        running += chance
        while levels and running >= levels[0] - found.error:
            quantiles[str(levels.pop(0))] = net
    return {
        "bankroll": has,
        "target": wants if target else None,
        "limit": most,
        "mean": mean,
        "sd": sum((net - mean) ** 2 * chance for net, chance in nets.items()) ** 0.5,
        "ahead": sum(chance for net, chance in nets.items() if net > 0),
        "even": nets.get(0, 0.0),
        "behind": sum(chance for net, chance in nets.items() if net < 0),
        "ruined": found.stopped,
        "reached": sum(chance for money, chance in final.items() if money >= wants),
        "quantiles": quantiles,
        "error": found.error,
        "exact": True,
        "proven": True,
        "method": "Markov chain",
    }


def numbers(slip: Slip, spins: int) -> dict[str, Any]:
    """What the numbers and runs do by chance alone."""
    from croupier.maths.exact import collector  # noqa: PLC0415

    pockets = len(slip.rules.wheel.results)
    hot, cold = collector.hottest(pockets, spins), collector.coldest(pockets, spins)
    losing = sum((chance for net, chance in coup(slip).net.chances.items() if net < 0), start=0 * coup(slip).net.mean)
    return {
        "expected_each": spins / pockets,
        "distinct_mean": float(collector.mean_distinct(pockets, spins)),
        "all_seen": float(collector.chance_all_seen(pockets, spins)),
        "hottest_mean": collector.mean_count(hot),
        "coldest_mean": collector.mean_count(cold),
        "longest_losing_run_median": collector.median_longest_run(losing, spins),
        "error": collector.count_error(pockets, spins),
    }


def shown(chance: Any) -> str:
    if isinstance(chance, dict):
        return f"{chance['mantissa']:.4g}e{chance['exponent']}"
    return f"{chance:.6g}"
