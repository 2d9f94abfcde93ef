"""What the lab can be asked, in the worker: everything here may take its time and needs the extra `lab`."""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from croupier.maths import Chance, Slip, coup, exact_figure, read_slip, slip_figures
from croupier.maths.extras import needs
from croupier.maths.slips import most_units
from croupier.refusal import Refused
from croupier.rules import table_rules, wheel

if TYPE_CHECKING:
    from croupier.maths.plans import Plan
    from croupier.maths.sessions import Session
    from croupier.maths.simulate import Interval, Progress
    from croupier.maths.systems import System

Asked = dict[str, Any]
Report = Callable[[float], None]
Answer = dict[str, Any]

LEVELS = (0.01, 0.05, 0.25, 0.5, 0.75, 0.95, 0.99)
BARS_MAX = 120
BEYOND = 5e-4  # of the probability is left out at either end of a chart
CURVE_POINTS = {"flat": 32, "bold": 32}
CHAIN_POINTS = 12
CHECKPOINTS = 30
PATHS = 12
PATH_POINTS = 240
OWN, OWN_NAME = "own", "own system"
POWER_SPINS = (100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000)


def the_slip(asked: Asked) -> Slip:
    """Stakes are whole cents; the words of `read_slip` are dollars."""
    rules = table_rules(asked["rulebook"], asked["wheel"])
    texts = [f"{bet['bet']}={bet['stake'] // 100}.{bet['stake'] % 100:02}" for bet in asked["bets"]]
    return read_slip(rules, texts, 100, option=asked["option"], choice=asked["choice"])


def slip(asked: Asked, _upload: bytes, _report: Report) -> Answer:
    return {"kind": "slip", **slip_figures(the_slip(asked))}


def session(asked: Asked, _upload: bytes, _report: Report) -> Answer:
    with needs("lab"):
        from croupier.maths.sessions import after, ask  # noqa: PLC0415
    one, spins = coup(the_slip(asked)), asked["spins"]
    found = ask(one.net, spins, LEVELS)
    return {
        "kind": "session",
        "spins": spins,
        "staked": one.staked * spins,
        "mean": found.mean,
        "deviation": found.standard_deviation,
        "ahead": _chance(found.ahead),
        "even": _chance(found.even),
        "behind": _chance(found.behind),
        "quantiles": [{"level": level, "net": net} for level, net in found.quantiles.items()],
        "bars": _bars(after(one.net, spins)),
        "error": found.error,
        "exact": found.exact,
        "method": found.method,
    }


def _chance(chance: Chance) -> Answer:
    return {"value": chance.value, "mantissa": chance.mantissa, "exponent": chance.exponent}


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

        from croupier.maths import collector  # noqa: PLC0415
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


def ruin(asked: Asked, _upload: bytes, report: Report) -> Answer:
    """The chance to reach the target from every bankroll on the way, for the strategy and for bold play beside it."""
    with needs("lab"):
        from croupier.maths.goals import solve  # noqa: PLC0415
    one, target, strategy = the_slip(asked), asked["target"], asked["strategy"]
    most = the_limit(one, asked["limit"])
    here = solve(one, strategy, asked["bankroll"], target, 0, most, _finder(asked))
    strategies = list(dict.fromkeys((strategy, "flat", "bold")))
    curves: list[Answer] = []
    for place, name in enumerate(strategies):
        points = []
        starts = _starts(one.staked, target, CURVE_POINTS.get(name, CHAIN_POINTS))
        for step, start in enumerate(starts):
            try:
                found = solve(one, name, start, target, 0, most, _finder(asked))
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
        "win": _chance(here.win),
        "ruin": _chance(here.ruin),
        "spins": here.spins,
        "method": here.method,
        "states": here.states,
        "error": here.error,
        "curves": curves,
    }


def _finder(asked: Asked) -> Callable[[str, int], System]:
    """Systems by their names; `own` is what the asker wrote."""
    from croupier.maths.strategies import system_from_toml  # noqa: PLC0415
    from croupier.maths.systems import named_system  # noqa: PLC0415

    def find(name: str, units: int) -> System:
        if name != OWN:
            return named_system(name, units)
        if asked["own"] is None:
            raise Refused("bad_system", "Write your own system first: stages, or the lines of a Labouchere.")
        return system_from_toml(asked["own"], OWN_NAME)

    return find


def system(asked: Asked, _upload: bytes, _report: Report) -> Answer:
    """A system that the asker wrote, as it is understood."""
    from croupier.maths.strategies import system_from_toml  # noqa: PLC0415
    from croupier.maths.systems import TableSystem  # noqa: PLC0415

    found = system_from_toml(asked["own"], OWN_NAME)
    stages: list[Answer] = []
    if isinstance(found, TableSystem):
        rows = zip(found.stakes, found.on_win, found.on_loss, strict=True)
        stages = [{"stake": stake, "on_win": win, "on_loss": loss} for stake, win, loss in rows]
    lines = [] if isinstance(found, TableSystem) else list(found.opening[1 : found.opening[0] + 1])
    return {"kind": "system", "name": found.name, "stages": stages, "lines": lines}


def the_limit(one: Slip, asked: int | None) -> int | None:
    """The lower one of what is asked for and what the table allows."""
    units = most_units(one)
    allowed = None if units is None else units * one.staked
    return min((amount for amount in (asked, allowed) if amount is not None), default=None)


def _starts(stake: int, target: int, count: int) -> list[int]:
    """Bankrolls from one stake to just below the target, in whole stakes."""
    most = max(1, (target - 1) // stake)
    return [
        stake * units for units in dict.fromkeys(max(1, round(most * place / count)) for place in range(1, count + 1))
    ]


def compare(asked: Asked, _upload: bytes, report: Report) -> Answer:
    """The same evenings, number by number, with one staking system after the other."""
    with needs("lab"):
        from croupier.maths.simulate import Cpu, simulate  # noqa: PLC0415
    systems: list[Answer] = []

    def part(now: Progress) -> None:
        report((len(systems) + now.done / now.sessions) / len(asked["strategies"]))

    for name in asked["strategies"]:
        found = simulate(_plan(asked, name), Cpu(1), progress=part)
        systems.append(
            {
                "strategy": name,
                "mean_net": _interval(found.mean_net),
                "ahead": _interval(found.ahead),
                "ruined": _interval(found.ruined),
                "won": _interval(found.won),
                "mean_spins": found.mean_spins,
                "quantiles": [{"level": level, "net": found.quantile(level)} for level in LEVELS],
            }
        )
    return {"kind": "compare", **_simulated(asked), "systems": systems}


def _interval(of: Interval) -> Answer:
    return {"value": of.value, "low": of.low, "high": of.high}


def _simulated(asked: Asked) -> Answer:
    kept = ("bankroll", "target", "spins", "sessions", "seed")
    return {**{name: asked[name] for name in kept}, "limit": the_limit(the_slip(asked), asked["limit"])}


def _plan(asked: Asked, strategy: str, *, spins: int | None = None, sessions: int | None = None) -> Plan:
    from croupier.maths.plans import make_plan  # noqa: PLC0415
    from croupier.maths.systems import UNITS_MAX  # noqa: PLC0415

    one = the_slip(asked)
    most = the_limit(one, asked["limit"])
    return make_plan(
        one,
        _finder(asked)(strategy, UNITS_MAX if most is None else most // one.staked),
        sessions=sessions or asked["sessions"],
        spins=spins or asked["spins"],
        seed=asked["seed"],
        bankroll=asked["bankroll"],
        target=asked["target"],
        limit=most,
    )


def fan(asked: Asked, _upload: bytes, report: Report) -> Answer:
    """Bankrolls on the way. A session cut short is the beginning of the same session, so each checkpoint is a run."""
    with needs("lab"):
        from croupier.maths.simulate import Cpu, play, simulate  # noqa: PLC0415
    total, start = asked["spins"], asked["bankroll"]
    checkpoints = []
    marks = _marks(total, CHECKPOINTS)
    work = sum(marks)
    for mark in marks:
        found = simulate(_plan(asked, asked["strategy"], spins=mark), Cpu(1))
        checkpoints.append(
            {
                "spin": mark,
                "mean": start + found.mean_net.value,
                "quantiles": [start + found.quantile(level) for level in (0.05, 0.25, 0.5, 0.75, 0.95)],
                "ruined": found.ruined.value,
            }
        )
        report(0.9 * sum(done["spin"] for done in checkpoints) / work)
    plans = [(mark, _plan(asked, asked["strategy"], spins=mark, sessions=PATHS)) for mark in _marks(total, PATH_POINTS)]
    paths = []
    for number in range(min(PATHS, asked["sessions"])):
        paths.append([{"spin": mark, "bankroll": int(play(plan, number, 1).values[0])} for mark, plan in plans])
        report(0.9 + 0.1 * number / PATHS)
    return {"kind": "fan", **_simulated(asked), "strategy": asked["strategy"], "marks": checkpoints, "paths": paths}


def _marks(total: int, count: int) -> list[int]:
    return list(dict.fromkeys(max(1, round(total * place / count)) for place in range(1, count + 1)))


def bias(asked: Asked, upload: bytes, report: Report) -> Answer:
    with needs("lab"):
        from croupier.maths.bias import judge, sector_power  # noqa: PLC0415
        from croupier.maths.bias.reading import spins_in  # noqa: PLC0415
        from croupier.maths.bias.statistics import SECTORS  # noqa: PLC0415
        from croupier.maths.bias.verdict import EXCESS, WIDTH  # noqa: PLC0415
    ring = wheel(asked["wheel"])
    spins = spins_in(upload, ring, column=asked["column"], dealer=asked["dealer"], table=asked["table"])
    report(0.5)
    judged = judge(spins, asked["level"])
    size = len(ring.ring)
    share = asked["level"] / len(judged.tests)
    seen = {
        count: sector_power(count, size, WIDTH, EXCESS, share, windows=size * len(SECTORS)) for count in POWER_SPINS
    }
    curve = [{"spins": count, "power": power} for count, power in seen.items()]
    return {"kind": "bias", **verdict_json(judged), "power_curve": curve}


def verdict_json(judged: Any) -> Answer:
    from croupier.maths.bias.verdict import described, report_json  # noqa: PLC0415

    told = report_json(judged)
    counts = told["counts"]
    tests = [
        {
            "test": one.finding.test,
            "statistic": one.finding.statistic,
            "p": one.finding.p,
            "p_corrected": one.adjusted,
            "suspicious": one.adjusted < judged.level,
            "found": described(one.finding),
            "facts": one.finding.facts,
        }
        for one in judged.tests
    ]
    return {
        **told,
        "tests": tests,
        "counts": [{"number": number, "count": count} for number, count in counts.items()],
        "expected": told["spins"] / len(counts),
    }


def health(asked: Asked, upload: bytes, report: Report) -> Answer:
    from croupier.web.lab.looks import look_again  # noqa: PLC0415

    return look_again(asked, upload, report)


def sheet(asked: Asked, _upload: bytes, report: Report) -> bytes:
    from croupier.web.lab.sheet import lab_sheet  # noqa: PLC0415

    return lab_sheet(asked, report)


def trial(asked: Asked, _upload: bytes, _report: Report) -> Answer:
    """A tournament's structure, played many times."""
    with needs("lab"):
        from croupier.maths.tournaments import Game, Trial, try_out  # noqa: PLC0415 - numpy is an extra

    structure = {name: value for name, value in asked.items() if name not in ("games", "strategies", "runs", "seed")}
    games = tuple(Game(**game) for game in asked["games"])
    tried = Trial(games=games, strategies=asked["strategies"] or None, **structure)
    found: Answer = try_out(tried, asked["runs"], asked["seed"]).as_json()
    return found


QUESTIONS: dict[str, Callable[[Asked, bytes, Report], Any]] = {
    function.__name__: function
    for function in (slip, session, luck, system, ruin, compare, fan, bias, health, sheet, trial)
}
