"""What the long runs found, for the printed pages: ruin curve, fan, systems side by side, and the wheel's verdict."""

from __future__ import annotations

import math
import tomllib
from collections.abc import Callable, Iterator, Mapping
from importlib.resources import files
from typing import Any

from croupier.maths.drawings import Frame, fan_svg, lines_svg, ring_svg
from croupier.money import dollars
from croupier.paper.model import Block, Break, Column, Facts, Figure, Heading, Table, Text
from croupier.web.lab.questions.words import counted

Found = dict[str, Any]
Words = Mapping[str, Any]
RUN_WORDS: Mapping[str, Words] = tomllib.loads((files(__package__) / "run_words.toml").read_text(encoding="utf-8"))


def runs_blocks(answers: list[Found], language: str) -> Iterator[Block]:
    """Runs as blocks of a sheet, from the very answers that the page showed; the wheel has a page of its own."""
    words = {**RUN_WORDS[language], "language": language}
    for place, found in enumerate(answers):
        if place == 0 or found["kind"] == "bias":
            yield Break()
        yield Heading(words[found["kind"]])
        yield from SECTIONS[found["kind"]](found, words)


def money(cents: float) -> str:
    return dollars(round(cents))


def share(value: float) -> str:
    return f"{value:.2%}"


def small(chance: Found) -> str:
    return share(chance["value"]) if chance["exponent"] >= -4 else f"{chance['mantissa']:.3f}e{chance['exponent']}"


def named(words: Words, strategy: str) -> str:
    return str(words["systems"].get(strategy, strategy))


def _ruin(found: Found, words: Words) -> Iterator[Block]:
    target, here = found["target"], (found["bankroll"], found["win"]["value"])
    curves = [
        (
            named(words, curve["strategy"]),
            [(0, 0), *((at["bankroll"], at["win"]) for at in curve["points"]), (target, 1)],
        )
        for curve in found["curves"]
    ]
    said = words["ruin_text"].format(
        bankroll=money(here[0]), target=money(target), win=small(found["win"]), system=named(words, found["strategy"])
    )
    yield Figure(lines_svg(Frame((0, target), (0, 1), money, lambda y: f"{y:.0%}"), curves, here), said)
    yield Text(said)
    spins = f"{found['spins']:,.1f}"
    yield Facts(
        ((words["reached"], small(found["win"])), (words["ruined"], small(found["ruin"])), (words["mean_spins"], spins))
    )


def _fan(found: Found, words: Words) -> Iterator[Block]:
    last = found["marks"][-1]["quantiles"]
    top = max(point["bankroll"] for path in found["paths"] for point in path)
    top = max(top, found["bankroll"], *(mark["quantiles"][4] for mark in found["marks"]))
    said = words["fan_text"].format(
        spins=counted(found["spins"], words["language"]),
        low=money(last[0]),
        median=money(last[2]),
        high=money(last[4]),
        system=named(words, found["strategy"]),
    )
    yield Figure(fan_svg(Frame((0, found["spins"]), (0, top), lambda x: f"{x:,.0f}", money), found), said)
    yield Text(said)
    yield Text(words["fan_legend"], "small")


def _compare(found: Found, words: Words) -> Iterator[Block]:
    titles = ("interval", "ahead", "ruined", "reached", "mean_spins")
    columns = (Column(words["system"], "left", "fr"), *(Column(words[title], "right") for title in titles))
    rows = tuple(
        (
            named(words, one["strategy"]),
            f"{money(one['mean_net']['value'])} ({money(one['mean_net']['low'])} … {money(one['mean_net']['high'])})",
            share(one["ahead"]["value"]),
            share(one["ruined"]["value"]),
            "–" if found["target"] is None else share(one["won"]["value"]),
            f"{one['mean_spins']:,.1f}",
        )
        for one in found["systems"]
    )
    yield Table(columns, rows)


def _bias(found: Found, words: Words) -> Iterator[Block]:
    spins = counted(found["spins"], words["language"])
    worst = min(found["tests"], key=lambda one: one["p_corrected"])
    odds = 1 / max(worst["p_corrected"], 1e-300)
    told = counted(round(odds), words["language"]) if odds < 1e9 else f"10^{math.floor(math.log10(odds))}"
    if found["suspicious"]:
        yield Text(words["suspicious"].format(found=_finding(worst, words), odds=told), "lead")
    else:
        yield Text(words["fair"].format(spins=spins), "lead")
    if worth := found["worth"]:
        edges = {
            name: f"{worth[field]:+.1%}"
            for name, field in (("edge", "edge"), ("low", "edge_low"), ("high", "edge_high"))
        }
        gains = worth["spins_to_gain"]
        said = words["no_gain"] if gains is None else words["worth"]
        yield Text(said.format(**edges, spins=counted(gains or 0, words["language"])))
    ring = words["ring"].format(spins=spins, expected=f"{found['expected']:,.1f}")
    yield Figure(ring_svg(found["counts"], found["expected"]), ring)
    yield Text(ring, "small")
    columns = (Column(words["test"]), Column(words["p"], "right"), Column(words["found"], "left", "fr"))
    rows = tuple(
        (words["tests"].get(one["test"], one["test"]), f"{one['p_corrected']:.3g}", _finding(one, words))
        for one in found["tests"]
    )
    yield Table(columns, rows)
    curve = [(math.log10(at["spins"]), at["power"]) for at in found["power_curve"]]
    frame = Frame((curve[0][0], curve[-1][0]), (0, 1), lambda x: f"{10**x:,.0f}", lambda y: f"{y:.0%}")
    yield Figure(lines_svg(frame, [("", curve)]), words["power"])
    yield Text(words["power"], "small")


def _finding(test: Found, words: Words) -> str:
    facts = {name: _fact(name, fact) for name, fact in test["facts"].items()}
    said = str(words["findings"][test["test"]].format(**facts))
    return f"{said} ({words['turned']})" if test["facts"].get("with_rotor") else said


def _fact(name: str, fact: Any) -> str:
    if isinstance(fact, list):
        return "-".join(map(str, fact))
    if name == "strength":
        return f"{fact:.1%}"
    return f"{abs(fact):,.0f}" if isinstance(fact, int | float) else str(fact)


SECTIONS: dict[str, Callable[[Found, Words], Iterator[Block]]] = {
    "ruin": _ruin, "fan": _fan, "compare": _compare, "bias": _bias,
}  # fmt: skip
