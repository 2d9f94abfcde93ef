"""`croupier demo`: a demonstration round of each rulebook."""

from __future__ import annotations

from typing import Annotated

import typer

from croupier.cli.output import answers, console, print_json
from croupier.cli.settle import round_json, show
from croupier.game import Choice
from croupier.lean import dataclass
from croupier.rules import table_rules
from croupier.rules.in_force.settlement import SlipWager, settle_round


@dataclass(frozen=True, slots=True)
class DemoRound:
    """What the players did and where the ball fell."""

    rulebook: str
    wheel: str
    story: str
    wagers: tuple[SlipWager, ...]
    outcomes: tuple[str, ...]


ROUNDS = (
    DemoRound(
        "house",
        "double-zero",
        "A small table: $1.00 to $4.00 a bet. One player covers the zeros from the courtesy line.",
        (
            SlipWager(1, "split-0-00", 200),
            SlipWager(1, "corner-17-18-20-21", 100),
            SlipWager(2, "red", 400),
            SlipWager(3, "five-0-00-1-2-3", 300),
        ),
        ("00",),
    ),
    DemoRound(
        "south-dakota",
        "double-zero",
        "Deadwood, by 20:18:34:03. The text gives no odds here, so they are assumed.",
        (SlipWager(1, "straight-17", 500), SlipWager(2, "street-16-17-18", 1000), SlipWager(3, "even", 2500)),
        ("17",),
    ),
    DemoRound(
        "colorado",
        "single-zero",
        "In Prison is offered. Zero falls: seat 1 takes half, seat 2 leaves the bet; then red wins.",
        (
            SlipWager(1, "red", 2500, Choice.HALF),
            SlipWager(2, "red", 1000, Choice.LEAVE),
            SlipWager(3, "dozen-1", 1000),
        ),
        ("0", "19"),
    ),
    DemoRound(
        "classic",
        "single-zero",
        "Monte Carlo by custom: the first four and a trio around the zero.",
        (SlipWager(1, "four-0-1-2-3", 2000), SlipWager(1, "trio-0-2-3", 1000), SlipWager(2, "column-2", 5000)),
        ("2",),
    ),
)


@answers
def demo(as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False) -> None:
    """Play a demonstration round of each rulebook."""
    played = []
    for number, scene in enumerate(ROUNDS):
        rules = table_rules(scene.rulebook, scene.wheel)
        wagers, outcomes = list(scene.wagers), list(scene.outcomes)
        settlements = settle_round(rules, wagers, outcomes)
        if as_json:
            played.append(round_json(rules, wagers, outcomes, settlements))
            continue
        if number:
            console.print()
        show(rules, wagers, outcomes, settlements, scene.story)
    if as_json:
        print_json({"rounds": played})
