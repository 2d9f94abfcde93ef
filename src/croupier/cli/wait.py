"""`croupier wait`: how many spins until ruin, a target, all numbers or the first repeat."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Any

import typer

from croupier.cli.output import answers, console, heading, print_json, show_facts
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
from croupier.maths import Slip, coup
from croupier.maths.exact.slips import check_halves, read_cents
from croupier.refusal import Refused

if TYPE_CHECKING:
    from croupier.maths.exact.questions.waiting import Wait

LEVELS = (0.01, 0.05, 0.25, 0.5, 0.75, 0.95, 0.99)
SHOWN_MAX = 10_000


class For(StrEnum):
    RUIN = "ruin"
    TARGET = "target"
    END = "end"
    ALL_NUMBERS = "all-numbers"
    REPEAT = "repeat"
    TWICE = "twice"


@answers
def wait(
    until: Annotated[For, typer.Argument(help="ruin, target, end (either), all-numbers, repeat, twice (in a row).")],
    rulebook: Rulebook = "classic",
    wheel: WheelName = None,
    bet: Bets = None,
    unit: Unit = "1",
    strategy: Annotated[str, typer.Option(help=f"{STRATEGIES} (.toml, .py).")] = "flat",
    bankroll: Annotated[str | None, typer.Option(help="What the player brings.")] = None,
    target: Annotated[str | None, typer.Option(help="With this much the player leaves.")] = None,
    limit: Annotated[str | None, typer.Option(help="The most that may be staked at a time.")] = None,
    stop_loss: Annotated[str | None, typer.Option(help="With this little the player leaves.")] = None,
    option: ZeroRule = None,
    choice: ChoiceMade = None,
    policy: PolicyFile = None,
    as_json: AsJson = False,
) -> None:
    """How many spins until ruin, a target, all numbers or the first repeat: chances, median, quantiles."""
    slip = asked_slip(rulebook, wheel, bet, unit, option, choice, policy)
    with needs("lab"):
        if until in (For.RUIN, For.TARGET, For.END):
            floor = read_cents(stop_loss, "stop-loss") if stop_loss else 0
            found = of_money(slip, until, strategy, bankroll, target, asked_limit(slip, limit), floor)
        else:
            found = of_numbers(len(slip.rules.wheel.results), until)
    told = wait_json(found)
    if as_json:
        print_json({**asked_json(slip), "until": until.value, "strategy": strategy, **told})
        return
    console.print(heading(slip.rules))
    if until in (For.RUIN, For.TARGET, For.END):
        console.print(f"{described(slip)}, {strategy}: spins until {until}")
    else:
        console.print(f"Spins until {until}, {len(slip.rules.wheel.results)} numbers")
    rows = [("happens", f"{told['happens']:.6g}"), ("mean", f"{told['mean']:,.3f}")]
    rows.append(("standard deviation", f"{told['sd']:,.3f}"))
    rows += [
        (f"{float(level):.0%} quantile", "never" if spins is None else f"{spins:,}")
        for level, spins in told["quantiles"].items()
    ]
    show_facts(rows)
    console.print(f"Exact: every chance is off by {told['error']:.1e} at most.", style="dim")


def of_numbers(numbers: int, until: For) -> Wait:
    from croupier.maths.exact.questions import waiting  # noqa: PLC0415

    ways = {
        For.ALL_NUMBERS: waiting.until_all,
        For.REPEAT: waiting.until_again,
        For.TWICE: waiting.until_twice,
    }
    return ways[until](numbers)


def of_money(
    slip: Slip, until: For, strategy: str, bankroll: str | None, target: str | None, limit: int | None, floor: int
) -> Wait:
    from croupier.maths.exact.questions.waiting import Wait  # noqa: PLC0415
    from croupier.maths.ruin.chains import Terms  # noqa: PLC0415
    from croupier.maths.ruin.waiting import beyond_reach, until_ruin  # noqa: PLC0415
    from croupier.maths.systems.strategies import find_system  # noqa: PLC0415

    if bankroll is None:
        raise Refused("needs_bankroll.time_ruin", "Time to ruin or to a target needs --bankroll.")
    if target is None and (strategy != "flat" or until is not For.RUIN):
        raise Refused("bad_goal.flat_until", "Only flat play until ruin goes without --target.")
    if strategy != "flat":
        check_halves(slip)
    one, has = coup(slip), read_cents(bankroll, "bankroll")
    wants = read_cents(target, "target") if target else beyond_reach(one, has)
    most = wants if limit is None else limit
    ruin, goal = until_ruin(find_system(strategy, most // one.staked), one, Terms(has, wants, floor, limit))
    if until is For.END:
        return Wait([lost + won for lost, won in zip(ruin.chances, goal.chances, strict=True)], 0.0, ruin.error)
    return ruin if until is For.RUIN else goal


def wait_json(found: Wait) -> dict[str, Any]:
    """`chances` begin with spin 1, as far as they are worth a line."""
    quantiles = {str(level): found.quantile(level) for level in LEVELS}
    return {
        "happens": found.happens,
        "never": found.never,
        "mean": found.mean,
        "sd": found.standard_deviation,
        "quantiles": quantiles,
        "chances": list(found.chances[1 : SHOWN_MAX + 1]),
        "error": found.error,
        "exact": found.error < 1e-9,
        "proven": True,
    }
