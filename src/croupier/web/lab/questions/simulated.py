"""Questions that are answered by playing: systems side by side, bankrolls on the way, a tournament tried out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.extras import needs
from croupier.maths.exact.figures import dealers_have
from croupier.maths.exact.slips import highest_total
from croupier.web.lab.questions.asked import LEVELS, Answer, Asked, Report, finder, the_slip

if TYPE_CHECKING:
    from croupier.maths.simulate.plans import Plan
    from croupier.maths.simulate.players import Interval, Progress, Simulated

CHECKPOINTS = 30
PATHS = 12
PATH_POINTS = 240


def compare(asked: Asked, _upload: bytes, report: Report) -> Answer:
    """The same evenings, number by number, with one staking system after the other."""
    with needs("lab"):
        from croupier.maths.simulate.players import Cpu, simulate  # noqa: PLC0415
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
                "given": _given(asked, found),
                "quantiles": [{"level": level, "net": found.quantile(level)} for level in LEVELS],
            }
        )
    return {"kind": "compare", **_simulated(asked), "systems": systems}


def _interval(of: Interval) -> Answer:
    return {"value": of.value, "low": of.low, "high": of.high}


def _given(asked: Asked, found: Simulated) -> float | None:
    """What the dealers have of the tips of an evening."""
    one = the_slip(asked)
    mean: float | None = dealers_have(one, found.mean_net.value, found.units)["mean"] if one.tips else None
    return mean


def _simulated(asked: Asked) -> Answer:
    kept = ("bankroll", "target", "spins", "sessions", "seed")
    most = highest_total(the_slip(asked), asked["limit"])
    return {**{name: asked[name] for name in kept}, "limit": most, "exact": False, "proven": False}


def _plan(asked: Asked, strategy: str, *, spins: int | None = None, sessions: int | None = None) -> Plan:
    from croupier.maths.simulate.plans import make_plan  # noqa: PLC0415
    from croupier.maths.systems.systems import UNITS_MAX  # noqa: PLC0415

    one = the_slip(asked)
    most = highest_total(one, asked["limit"])
    return make_plan(
        one,
        finder(asked)(strategy, UNITS_MAX if most is None else most // one.staked),
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
        from croupier.maths.simulate.players import Cpu, play, simulate  # noqa: PLC0415
    total, start = asked["spins"], asked["bankroll"]
    checkpoints = []
    marks = _marks(total, CHECKPOINTS)
    work = sum(marks)
    given: float | None = None
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
        given = _given(asked, found)
        report(0.9 * sum(done["spin"] for done in checkpoints) / work)
    plans = [(mark, _plan(asked, asked["strategy"], spins=mark, sessions=PATHS)) for mark in _marks(total, PATH_POINTS)]
    paths = []
    for number in range(min(PATHS, asked["sessions"])):
        paths.append([{"spin": mark, "bankroll": int(play(plan, number, 1).values[0])} for mark, plan in plans])
        report(0.9 + 0.1 * number / PATHS)
    return {
        "kind": "fan",
        **_simulated(asked),
        "strategy": asked["strategy"],
        "given": given,
        "marks": checkpoints,
        "paths": paths,
    }


def _marks(total: int, count: int) -> list[int]:
    return list(dict.fromkeys(max(1, round(total * place / count)) for place in range(1, count + 1)))


def trial(asked: Asked, _upload: bytes, _report: Report) -> Answer:
    """A tournament's structure, played many times."""
    with needs("lab"):
        from croupier.maths.tournaments.outlook import Game, Trial, try_out  # noqa: PLC0415 - numpy is an extra

    structure = {name: value for name, value in asked.items() if name not in ("games", "strategies", "runs", "seed")}
    games = tuple(Game(**game) for game in asked["games"])
    tried = Trial(games=games, strategies=asked["strategies"] or None, **structure)
    found: Answer = try_out(tried, asked["runs"], asked["seed"]).as_json()
    return found
