"""Questions with an exact answer: one coup, many spins, ruin, what the numbers do by chance."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import TYPE_CHECKING

from croupier.extras import needs
from croupier.maths import coup, exact_figure, slip_figures
from croupier.maths.exact.slips import highest_total
from croupier.refusal import Refused
from croupier.rules import table_rules
from croupier.web.lab.questions.asked import LEVELS, OWN_NAME, Answer, Asked, Report, chance_json, finder, the_slip

if TYPE_CHECKING:
    from croupier.maths.exact.sessions import Session

BARS_MAX = 120
BEYOND = 5e-4  # of the probability is left out at either end of a chart
CURVE_POINTS = {"flat": 32, "bold": 32}
CHAIN_POINTS = 12


def slip(asked: Asked, _upload: bytes, _report: Report) -> Answer:
    return {"kind": "slip", **slip_figures(the_slip(asked))}


def session(asked: Asked, _upload: bytes, _report: Report) -> Answer:
    with needs("lab"):
        from croupier.maths.exact.sessions import after, ask  # noqa: PLC0415
    slip, spins = the_slip(asked), asked["spins"]
    one = coup(slip)
    found = ask(one.net, spins, LEVELS)
    return {
        "kind": "session",
        "given": float(one.given * spins) if slip.tips else None,
        "spins": spins,
        "staked": one.staked * spins,
        "mean": found.mean,
        "deviation": found.standard_deviation,
        "ahead": chance_json(found.ahead),
        "even": chance_json(found.even),
        "behind": chance_json(found.behind),
        "quantiles": [{"level": level, "net": net} for level, net in found.quantiles.items()],
        "bars": _bars(after(one.net, spins)),
        "error": found.error,
        "exact": found.exact,
        "proven": found.proven,
        "method": found.method,
    }


def _bars(found: Session) -> list[Answer]:
    """The middle of the distribution in bars of equal width; each ends just before the next begins."""
    low, high = found.quantiles([BEYOND, 1 - BEYOND])
    first, last = (low - found.lowest) // found.step, (high - found.lowest) // found.step
    wide = max(1, math.ceil((last - first + 1) / BARS_MAX))
    return [
        {
            "low": found.lowest + start * found.step,
            "high": found.lowest + (start + wide) * found.step,
            "chance": float(found.chances[start : start + wide].sum()),
        }
        for start in range(first, last + 1, wide)
    ]


def luck(asked: Asked, _upload: bytes, _report: Report) -> Answer:
    """What the numbers do by chance alone, and one such evening as an example."""
    with needs("lab"):
        import numpy as np  # noqa: PLC0415

        from croupier.maths.exact import collector  # noqa: PLC0415
    rules, spins = table_rules(asked["rulebook"], asked["wheel"]), asked["spins"]
    numbers, size = rules.wheel.results, len(rules.wheel.results)
    hot, cold = collector.hottest(size, spins), collector.coldest(size, spins)
    drawn = np.random.Generator(np.random.Philox(asked["seed"])).integers(0, size, spins)
    red = Fraction(18, size)
    return {
        "kind": "luck",
        "spins": spins,
        "numbers": size,
        "expected": spins / size,
        "hottest": _counts(hot),
        "hottest_mean": collector.mean_count(hot),
        "coldest": _counts(cold),
        "coldest_mean": collector.mean_count(cold),
        "error": collector.count_error(size, spins),
        "exact": True,
        "proven": True,
        "distinct_mean": float(collector.mean_distinct(size, spins)),
        "all_seen": float(collector.chance_all_seen(size, spins)),
        "spins_until_all": exact_figure(collector.mean_spins_until_all(size)),
        "repeat": collector.chance_of_repeats(size, 3, spins),
        "red_run": [{"count": length, "chance": chance} for length, chance in
                    enumerate(collector.longest_run(red, spins)) if chance > 1e-4],
        "example": [{"number": number, "count": count} for number, count in
                    zip(numbers, np.bincount(drawn, minlength=size).tolist(), strict=True)],
    }  # fmt: skip


def _counts(chances: dict[int, float]) -> list[Answer]:
    return [{"count": count, "chance": chance} for count, chance in chances.items() if chance > 1e-4]


def system(asked: Asked, _upload: bytes, _report: Report) -> Answer:
    """A system that the asker wrote, as it is understood."""
    from croupier.maths.systems.strategies import system_from_toml  # noqa: PLC0415
    from croupier.maths.systems.systems import TableSystem  # noqa: PLC0415

    found = system_from_toml(asked["own"], OWN_NAME)
    stages: list[Answer] = []
    if isinstance(found, TableSystem):
        rows = zip(found.stakes, found.on_win, found.on_loss, strict=True)
        stages = [{"stake": stake, "on_win": win, "on_loss": loss} for stake, win, loss in rows]
    lines = [] if isinstance(found, TableSystem) else list(found.opening[1 : found.opening[0] + 1])
    return {"kind": "system", "name": found.name, "stages": stages, "lines": lines}


def ruin(asked: Asked, _upload: bytes, report: Report) -> Answer:
    """The chance to reach the target from every bankroll on the way, for the strategy and for bold play beside it."""
    with needs("lab"):
        from croupier.maths.ruin.goals import solve  # noqa: PLC0415
    one, target, strategy = the_slip(asked), asked["target"], asked["strategy"]
    most = highest_total(one, asked["limit"], one_at_a_time=strategy == "best")
    here = solve(one, strategy, asked["bankroll"], target, 0, most, finder(asked))
    strategies = list(dict.fromkeys((strategy, "flat", "bold")))
    curves: list[Answer] = []
    for place, name in enumerate(strategies):
        points = []
        starts = _starts(one.staked, target, CURVE_POINTS.get(name, CHAIN_POINTS))
        for step, start in enumerate(starts):
            try:
                found = solve(one, name, start, target, 0, most, finder(asked))
            except Refused:
                continue  # bold play needs a plain bet; a chain may be too large from here
            points.append({"bankroll": start, "win": found.win.value, "spins": found.spins})
            report((place + (step + 1) / len(starts)) / len(strategies))
        if points:
            curves.append({"strategy": name, "points": points})
    return {
        "kind": "ruin",
        "strategy": strategy,
        "bankroll": asked["bankroll"],
        "target": target,
        "limit": most,
        "win": chance_json(here.win),
        "ruin": chance_json(here.ruin),
        "spins": here.spins,
        "method": here.method,
        "states": here.states,
        "error": here.error,
        "ruin_error": here.ruin_error,
        "spins_error": here.spins_error,
        "exact": here.exact,
        "proven": True,
        "curves": curves,
    }


def _starts(stake: int, target: int, count: int) -> list[int]:
    """Bankrolls from one stake to just below the target, in whole stakes."""
    most = max(1, (target - 1) // stake)
    return [
        stake * units for units in dict.fromkeys(max(1, round(most * place / count)) for place in range(1, count + 1))
    ]
