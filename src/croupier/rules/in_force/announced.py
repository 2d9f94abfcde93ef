"""Announced bets: calls that stand for chips on ordinary places, and are accepted only as those chips."""

from __future__ import annotations

from collections.abc import Mapping

from croupier.game import ZEROS, Wheel
from croupier.refusal import Refused
from croupier.rules.in_force.table_rules import TableRules


def announced_chips(rules: TableRules, call: str) -> Mapping[str, int]:
    """How many chips a call lays on which bet: `voisins`, `neighbours-17`, `finale-7` ..."""
    word, _, rest = call.partition("-")
    calls = rules.rulebook.announced
    if not calls:
        raise Refused(
            "bet_not_permitted.announced_bets",
            "The {key} rulebook has no announced bets.",
            call=call,
            key=rules.rulebook.key,
        )
    if call in calls:
        chips = calls[call].chips.value
    elif word == "neighbours":
        chips = {f"straight-{number}": 1 for number in neighbours(rules.wheel, rest)}
    elif word == "finale" and rest in set("0123456789"):
        chips = {f"straight-{n}": 1 for n in rules.wheel.results if n not in ZEROS[1:] and int(n) % 10 == int(rest)}
    else:
        known = [*calls, "neighbours-N", "finale-D"]
        raise Refused(
            "bet_not_permitted.call", "There is no call “{call}”. There are: {known:list}.", call=call, known=known
        )
    missing = [bet for bet in chips if bet not in rules.layout.bets]
    if missing:
        raise Refused(
            "bet_not_permitted.layout",
            "This layout has no {missing}, which {call} needs.",
            call=call,
            missing=missing[0],
        )
    return chips


def neighbours(wheel: Wheel, number: str, each_side: int = 2) -> list[str]:
    """A number and those that lie beside it on the ring."""
    centre = wheel.ring.index(wheel.outcome(number))
    return [wheel.ring[(centre + step) % len(wheel.ring)] for step in range(-each_side, each_side + 1)]
