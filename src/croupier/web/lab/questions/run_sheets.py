"""What the long runs found, for the printed pages: ruin curve, fan, systems side by side, and the wheel's verdict."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Any

from croupier.maths.drawings import Frame, fan_svg, lines_svg, ring_svg
from croupier.paper.model import Block, Break, Column, Facts, Figure, Heading, Table, Text
from croupier.words.catalogue import Catalogue

Found = dict[str, Any]


def runs_blocks(answers: list[Found], words: Catalogue) -> Iterator[Block]:
    """Runs as blocks of a sheet, from the very answers that the page showed; the wheel has a page of its own."""
    for place, found in enumerate(answers):
        if place == 0 or found["kind"] == "bias":
            yield Break()
        yield Heading(words(f"run.{found['kind']}"))
        yield from SECTIONS[found["kind"]](found, words)


def small(chance: Found, words: Catalogue) -> str:
    return (
        words.percent(chance["value"], 2)
        if chance["exponent"] >= -4
        else f"{chance['mantissa']:.3f}e{chance['exponent']}"
    )


def named(words: Catalogue, strategy: str) -> str:
    return words(f"systems.{strategy}") if words.has(f"systems.{strategy}") else strategy


def _ruin(found: Found, words: Catalogue) -> Iterator[Block]:
    target, here = found["target"], (found["bankroll"], found["win"]["value"])
    curves = [
        (
            named(words, curve["strategy"]),
            [(0, 0), *((at["bankroll"], at["win"]) for at in curve["points"]), (target, 1)],
        )
        for curve in found["curves"]
    ]
    said = words(
        "runs.ruin_text",
        bankroll=words.money(here[0]),
        target=words.money(target),
        win=small(found["win"], words),
        system=named(words, found["strategy"]),
    )
    yield Figure(lines_svg(Frame((0, target), (0, 1), words.money, words.percent), curves, here), said)
    yield Text(said)
    spins = words.number(found["spins"], 1)
    yield Facts(
        (
            (words("runs.reached"), small(found["win"], words)),
            (words("runs.ruined"), small(found["ruin"], words)),
            (words("runs.mean_spins"), spins),
        )
    )


def _fan(found: Found, words: Catalogue) -> Iterator[Block]:
    last = found["marks"][-1]["quantiles"]
    top = max(point["bankroll"] for path in found["paths"] for point in path)
    top = max(top, found["bankroll"], *(mark["quantiles"][4] for mark in found["marks"]))
    said = words(
        "runs.fan_text",
        count=found["spins"],
        spins=words.number(found["spins"]),
        low=words.money(last[0]),
        median=words.money(last[2]),
        high=words.money(last[4]),
        system=named(words, found["strategy"]),
    )
    yield Figure(fan_svg(Frame((0, found["spins"]), (0, top), words.number, words.money), found), said)
    yield Text(said)
    yield Text(words("runs.fan_legend"), "small")


def _compare(found: Found, words: Catalogue) -> Iterator[Block]:
    titles = ("runs.interval", "runs.ahead", "runs.ruined", "runs.reached", "runs.mean_spins")
    columns = (
        Column(words("runs.system"), "left", "fr"),
        *(Column(words(title), "right") for title in titles),
    )
    rows = tuple(
        (
            named(words, one["strategy"]),
            "{} ({} … {})".format(*(words.money(one["mean_net"][each]) for each in ("value", "low", "high"))),
            words.percent(one["ahead"]["value"], 2),
            words.percent(one["ruined"]["value"], 2),
            "–" if found["target"] is None else words.percent(one["won"]["value"], 2),
            words.number(one["mean_spins"], 1),
        )
        for one in found["systems"]
    )
    yield Table(columns, rows)


def _bias(found: Found, words: Catalogue) -> Iterator[Block]:
    spins = words.number(found["spins"])
    worst = min(found["tests"], key=lambda one: one["p_corrected"])
    odds = 1 / max(worst["p_corrected"], 1e-300)
    told = words.number(round(odds)) if odds < 1e9 else f"10^{math.floor(math.log10(odds))}"
    if found["suspicious"]:
        yield Text(words("runs.suspicious", found=_finding(worst, words), odds=told), "lead")
    else:
        yield Text(words("runs.fair", spins=spins), "lead")
    if worth := found["worth"]:
        edges = {
            name: _signed(worth[field], words)
            for name, field in (("edge", "edge"), ("low", "edge_low"), ("high", "edge_high"))
        }
        gains = worth["spins_to_gain"]
        if gains is None:
            yield Text(words("runs.no_gain", **edges))
        else:
            yield Text(words("runs.worth", **edges, spins=words.number(gains)))
    ring = words("runs.ring", spins=spins, expected=words.number(found["expected"], 1))
    yield Figure(ring_svg(found["counts"], found["expected"]), ring)
    yield Text(ring, "small")
    columns = (Column(words("runs.test")), Column(words("runs.p"), "right"), Column(words("runs.found"), "left", "fr"))
    rows = tuple(
        (words(f"tests.{one['test']}"), f"{one['p_corrected']:.3g}", _finding(one, words)) for one in found["tests"]
    )
    yield Table(columns, rows)
    curve = [(math.log10(at["spins"]), at["power"]) for at in found["power_curve"]]
    frame = Frame((curve[0][0], curve[-1][0]), (0, 1), lambda x: words.number(10**x), words.percent)
    yield Figure(lines_svg(frame, [("", curve)]), words("runs.power"))
    yield Text(words("runs.power"), "small")


def _signed(edge: float, words: Catalogue) -> str:
    return f"{'+' if edge >= 0 else ''}{words.percent(edge, 1)}"


def _finding(test: Found, words: Catalogue) -> str:
    facts = {name: _fact(name, fact, words) for name, fact in test["facts"].items()}
    said = words(f"findings.{test['test']}", **facts)
    return f"{said} ({words('runs.turned')})" if test["facts"].get("with_rotor") else said


def _fact(name: str, fact: Any, words: Catalogue) -> str:
    if isinstance(fact, list):
        return "-".join(map(str, fact))
    if name == "strength":
        return words.percent(fact, 1)
    return words.number(abs(fact)) if isinstance(fact, int | float) else str(fact)


SECTIONS: dict[str, Callable[[Found, Catalogue], Iterator[Block]]] = {
    "ruin": _ruin, "fan": _fan, "compare": _compare, "bias": _bias,
}  # fmt: skip
