"""More questions of the lab, each a few figures and perhaps a table: the mathematics of the commands, once more."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from typing import Any

from croupier.currencies import current
from croupier.extras import needs
from croupier.maths import Slip, coup
from croupier.maths.exact.covariance import together
from croupier.maths.exact.questions.comparing import compared, every_table
from croupier.maths.exact.questions.design import designed
from croupier.maths.exact.questions.kelly import race, read_chances, valued
from croupier.maths.exact.slips import check_halves, highest_total
from croupier.maths.exact.zero_rules import read_zero_rule, zero_coup
from croupier.refusal import Refused
from croupier.rules import table_rules
from croupier.web.lab.questions.asked import Answer, Asked, Report, another_slip, bet_asked, finder, the_slip

BETS_SHOWN = 12
WAIT_SHOWN = 2_000
CONFIDENCE = 0.95
LEVELS = {"q1": 0.01, "q5": 0.05, "q25": 0.25, "median": 0.5, "q75": 0.75, "q95": 0.95, "q99": 0.99}


def further(asked: Asked, _upload: bytes, _report: Report) -> Answer:
    found = WAYS[asked["question"]](asked)
    return {
        "kind": "further", "question": asked["question"], "facts": [], "head": [], "rows": [], "chances": [],
        "error": 0.0, "exact": True, "proven": True, **found,
    }  # fmt: skip


def _fact(name: str, unit: str, value: Fraction | float | None) -> Answer:
    exact = str(value) if isinstance(value, Fraction) and len(str(value)) < 40 else None
    return {"name": name, "unit": unit, "value": None if value is None else float(value), "exact": exact}


def _wait(asked: Asked) -> Answer:
    with needs("lab"):
        from croupier.maths.exact.questions import waiting  # noqa: PLC0415
        from croupier.maths.ruin.chains import Terms  # noqa: PLC0415
        from croupier.maths.ruin.waiting import until_ruin  # noqa: PLC0415
    question = asked["question"]
    if question in ("ruin", "target"):
        slip = _played(asked)
        one, most = coup(slip), highest_total(slip, asked["limit"])
        units = (asked["target"] if most is None else most) // one.staked
        terms = Terms(asked["bankroll"], asked["target"], 0, most)
        lost, won = until_ruin(finder({**asked, "own": None})(asked["strategy"], units), one, terms)
        found = lost if question == "ruin" else won
    else:
        numbers = len(table_rules(asked["rulebook"], asked["wheel"]).wheel.results)
        ways = {"all-numbers": waiting.until_all, "repeat": waiting.until_again, "twice": waiting.until_twice}
        found = ways[question](numbers)
    return {
        "facts": [
            _fact("happens", "chance", found.happens),
            _fact("mean", "spins", found.mean),
            _fact("deviation", "spins", found.standard_deviation),
            *(_fact(name, "spins", found.quantile(level)) for name, level in LEVELS.items()),
        ],
        "chances": list(found.chances[1 : WAIT_SHOWN + 1]),
        "error": found.error,
        "exact": found.error < 1e-9,
    }


def _played(asked: Asked) -> Slip:
    """The slip of a staking system, whose stakes grow."""
    slip = the_slip(asked)
    if asked["strategy"] != "flat":
        check_halves(slip)
    return slip


def _together(asked: Asked) -> Answer:
    """Each bet of the slip by itself, and of other players whole slips, a line each."""
    slip = the_slip(asked)
    players = [line for line in map(str.strip, asked["text"].splitlines()) if line]
    slips = [replace(slip, wagers=(wager,)) for wager in slip.wagers]
    found = together(slips + [another_slip(asked, line) for line in players])
    names = [wager.bet for wager in slip.wagers] + players
    size = range(len(names))
    apart = sum((found.covariances[one][one] for one in size), Fraction(0))

    def cell(one: int, other: int) -> str:
        value = found.correlation(one, other)
        return "" if value is None else f"{value:+.4f}"

    return {
        "facts": [
            _fact("deviation_together", "money", float(found.variance_of_sum) ** 0.5),
            _fact("deviation_apart", "money", float(apart) ** 0.5),
        ],
        "head": ["bet", *names],
        "rows": [[names[one], *(cell(one, other) for other in size)] for one in size],
    }


def _tables(asked: Asked) -> Answer:
    texts = [bet_asked(bet) for bet in asked["bets"]]
    rows = [row for row in compared(texts, 100, list(every_table())) if row["refused"] is None]
    return {
        "head": ["table", "edge", "percent", "deviation", "hits"],
        "rows": [
            [
                "/".join(row[key] for key in ("rulebook", "wheel", "option", "choice") if row[key]),
                row["edge"]["exact"],
                f"{row['edge']['value']:.4%}",
                f"{current().whole(row['deviation']):.4f}",
                row["hit_frequency"]["exact"],
            ]
            for row in rows
        ],
    }


def _hold(asked: Asked) -> Answer:
    with needs("lab"):
        from croupier.maths.exact.questions.house import hold  # noqa: PLC0415
    found = hold(coup(the_slip(asked)), asked["spins"], CONFIDENCE, asked["held"], asked["loss"])
    facts = [
        _fact("handle", "money", found.handle),
        _fact("theoretical", "money", float(found.mean)),
        _fact("theoretical_share", "share", found.theoretical),
        _fact("deviation", "money", found.deviation),
        _fact("low", "money", found.low),
        _fact("high", "money", found.high),
        _fact("behind", "chance", found.behind),
        _fact("exposure", "money", found.exposure),
    ]
    if found.loses_as_much is not None:
        facts.append(_fact("loses", "chance", found.loses_as_much))
    if found.p is not None:
        facts.append(_fact("p", "chance", found.p))
    return {"facts": facts, "error": found.error, "exact": found.exact}


def _offer(asked: Asked) -> Answer:
    with needs("lab"):
        from croupier.maths.exact.questions import house  # noqa: PLC0415
    slip = the_slip(asked)
    if asked["question"] == "pays":
        found = house.better_odds(slip, asked["pays"])
    elif asked["question"] == "free":
        found = house.free_chips(slip)
    else:
        found = house.rebate(coup(slip), asked["spins"], Fraction(str(asked["percent"])) / 100)
    return {
        "facts": [
            _fact("handle", "money", found.handle),
            _fact("before", "money", float(found.before)),
            _fact("after", "money", float(found.after)),
            _fact("cost", "money", float(found.cost)),
            _fact("edge_after", "share", found.after / found.handle),
        ],
        "error": found.error,
        "exact": found.exact,
    }


def _kelly(asked: Asked) -> Answer:
    rules = table_rules(asked["rulebook"], asked["wheel"])
    chances = read_chances(rules, asked["text"])
    best = race(rules, chances)
    facts = [_fact("growth", "number", best.growth), _fact("doubling", "spins", best.doubling)]
    return {
        "facts": facts,
        "head": ["bet", "pays", "chance", "edge", "kelly", "at_once"],
        "rows": [
            [
                one.bet,
                str(one.pays),
                f"{float(one.chance):.4%}",
                f"{float(one.edge):+.3%}",
                f"{float(one.kelly):.4%}",
                _at_once(one.bet, best.stakes),
            ]
            for one in valued(rules, chances)[:BETS_SHOWN]
        ],
    }


def _at_once(bet: str, stakes: Any) -> str:
    stake = stakes.get(bet.removeprefix("straight-")) if bet.startswith("straight-") else None
    return f"{float(stake):.4%}" if stake else ""


def _design(asked: Asked) -> Answer:
    found = designed(table_rules(asked["rulebook"], asked["wheel"]), asked["text"], asked["pays"])
    one = found.coup
    return {
        "facts": [
            _fact("hits", "share", one.hit_frequency),
            _fact("edge", "share", one.edge),
            _fact("back", "share", 1 - one.edge),
            _fact("deviation", "number", one.net.standard_deviation / one.staked),
            _fact("skewness", "number", one.net.skewness),
            _fact("kurtosis", "number", one.net.excess_kurtosis),
            *({**_fact(row["finding"], "remark", None), "exact": _behind(row)} for row in found.findings),
        ],
    }


def _behind(finding: dict[str, Any]) -> str:
    """The facts of a finding, for people: the bet and its pay, the clause, the range of edges."""
    told = [finding[key] for key in ("bet", "lowest", "highest") if key in finding]
    told += [f"{finding['pays']}:1"] if "pays" in finding else []
    return ", ".join([*told, *finding.get("clause", ())])


def _zero(asked: Asked) -> Answer:
    rule = read_zero_rule(asked["text"], "rule")
    found = zero_coup(table_rules(asked["rulebook"], asked["wheel"]), rule)
    return {
        "facts": [_fact("edge", "share", found.edge), _fact("mean", "spins", found.spins)],
        "head": ["net", "chance"],
        "rows": [[str(Fraction(net, found.staked)), str(chance)] for net, chance in found.net.chances.items()],
    }


def _rare(asked: Asked) -> Answer:
    with needs("lab"):
        from croupier.maths.ruin.chains import Terms  # noqa: PLC0415
        from croupier.maths.simulate.splitting import rare_ruin  # noqa: PLC0415
        from croupier.maths.systems.systems import TableSystem  # noqa: PLC0415
    slip = _played(asked)
    one, most = coup(slip), highest_total(slip, asked["limit"])
    units = (asked["target"] if most is None else most) // one.staked
    system = finder({**asked, "own": None})(asked["strategy"], units)
    if not isinstance(system, TableSystem):
        raise Refused(
            "bad_system.no_stages", "This system has no stages, which splitting needs.", system=asked["strategy"]
        )
    terms = Terms(asked["bankroll"], asked["target"], 0, most)
    found = rare_ruin(system, one, terms, players=500, seed=asked["seed"], confidence=CONFIDENCE)
    return {
        "facts": [_fact(name, "chance", value) for name, value in
                  (("ruined", found.value), ("from", found.low), ("to", found.high))],
        "exact": False,
        "proven": False,
    }  # fmt: skip


WAYS: dict[str, Callable[[Asked], Answer]] = {
    **dict.fromkeys(("all-numbers", "repeat", "twice", "ruin", "target"), _wait),
    **dict.fromkeys(("pays", "free", "rebate"), _offer),
    "together": _together,
    "tables": _tables,
    "hold": _hold,
    "kelly": _kelly,
    "design": _design,
    "zero": _zero,
    "rare": _rare,
}
