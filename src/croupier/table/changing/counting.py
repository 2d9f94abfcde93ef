"""Whole chips: what they are worth, and which of them make up an amount."""

from __future__ import annotations

from collections.abc import Container, Mapping
from math import lcm
from typing import Any

from croupier.refusal import Refused
from croupier.rules import TableRules
from croupier.rules.in_force.policy_model import PolicyChips

Counted = dict[str, int]
Chips = Mapping[str, int]  # how many of each kind: `red/plain` of the roulette chips, `value/green` of the value chips


def worths_of(policy: Mapping[str, Any]) -> dict[str, int]:
    """What each value chip of a policy on record is worth."""
    return {f"value/{chip['colour']}": chip["value"] for chip in policy.get("chips", {}).get("value", ())}


def tray_numbers(chips: PolicyChips) -> tuple[dict[str, int], dict[str, int]]:
    """How many roulette chips and how many value chips the table has, by kind."""
    return {str(one): one.number for one in chips.sets}, {f"value/{one.colour}": one.number for one in chips.value}


def worth_of(chips: Chips, worths: Mapping[str, int]) -> int:
    """Roulette chips in the tray are worth nothing; nobody has said of what value they are."""
    return sum(number * worths.get(kind, 0) for kind, number in chips.items())


def count_against(stock: Mapping[str, Chips], counted: Chips, worths: Mapping[str, int]) -> tuple[Counted, Counted]:
    """What was counted in the tray by kind, and what that is over (+) or short (-) of the books."""
    known = {kind for kinds in stock.values() for kind in kinds} | set(worths)
    check_kinds(counted, known)
    tray = stock.get("tray", {})
    over = {kind: counted.get(kind, 0) - tray.get(kind, 0) for kind in sorted(known)}
    return dict(sorted(counted.items())), {kind: number for kind, number in over.items() if number}


def whole(amount: int, worth: int) -> int:
    if not worth or amount % worth:
        raise Refused(
            "not_whole_chips.amount",
            "{amount:money} is not a whole number of {chip_value:money} chips.",
            amount=amount,
            chip_value=worth,
        )
    return amount // worth


def whole_points(points: int, worth: int) -> int:
    """How many tournament chips that is."""
    if points % worth:
        raise Refused(
            "not_whole_chips.points",
            "{points:points} are not a whole number of chips that stand for {chip_value:points} each.",
            points=points,
            chip_value=worth,
        )
    return points // worth


def explained(reason: str) -> bool:
    """A reason for a difference has words in it; “?” is none."""
    return any(letter.isalpha() for letter in reason)


def check_imprest(tray: int, rules: TableRules) -> None:
    """A tray that is kept at one amount is brought back to it before the table closes, by a slip like any other."""
    kept = rules.policy.chips.imprest
    if kept is None or tray == kept:
        return
    facts: dict[str, Any] = {"tray": tray, "imprest": kept, "amount": abs(kept - tray)}
    if tray < kept:
        raise Refused(
            "tray_not_at_imprest.fill",
            "The tray of this table is kept at {imprest:money}; a fill of {amount:money} brings it there.",
            **facts,
        )
    raise Refused(
        "tray_not_at_imprest.credit",
        "The tray of this table is kept at {imprest:money}; a credit of {amount:money} brings it there.",
        **facts,
    )


def check_kinds(counted: Chips, known: Container[str]) -> None:
    for kind, number in counted.items():
        if kind not in known or number < 0:
            raise Refused("foreign_chip.count", "“{kind}” is no chip of this table, or its number is none.", kind=kind)


def check_opener(counted: Chips | None, opener: int, worths: Mapping[str, int]) -> None:
    if counted is None or worth_of(counted, worths) != opener:
        raise Refused(
            "not_whole_chips.opener",
            "The value chips of this table do not make up {opener:money}; count the tray by kind.",
            opener=opener,
        )


def made_up(amount: int, there: Chips, worths: Mapping[str, int]) -> dict[str, int] | None:
    """The amount in as few of the chips that are there as possible, or None where they do not make it up."""
    kinds = sorted((kind for kind in there if kind in worths and there[kind] > 0), key=lambda kind: -worths[kind])
    common = lcm(*(worths[kind] for kind in kinds)) if kinds else 1

    def rest(left: int, at: int) -> dict[str, int] | None:
        if not left:
            return {}
        if at == len(kinds):
            return None
        worth = worths[kinds[at]]
        most = min(there[kinds[at]], left // worth)
        for number in range(most, max(-1, most - common // worth), -1):
            made = rest(left - number * worth, at + 1)
            if made is not None:
                return {kinds[at]: number, **made} if number else made
        return None

    return rest(amount, 0)


def spread(amount: int, there: Chips, worths: Mapping[str, int]) -> dict[str, int] | None:
    """The amount in chips of every kind, each for about the same worth, as far as there are enough of them."""
    kinds = sorted((kind for kind in there if kind in worths), key=lambda kind: -worths[kind])
    for parts in range(len(kinds), 0, -1):
        share = {kind: min(there[kind], -(-amount // (parts * worths[kind]))) for kind in kinds}
        made = _down_from_the_largest(amount, share, worths)
        if made is not None:
            return made
    return _down_from_the_largest(amount, there, worths)


def _down_from_the_largest(amount: int, there: Chips, worths: Mapping[str, int]) -> dict[str, int] | None:
    """Of the larger chips only what the smaller ones do not reach."""
    made: dict[str, int] = {}
    left, kinds = amount, sorted((kind for kind in there if kind in worths), key=lambda kind: -worths[kind])
    for at, kind in enumerate(kinds):
        smaller = sum(there[other] * worths[other] for other in kinds[at + 1 :])
        made[kind] = min(there[kind], -(-max(0, left - smaller) // worths[kind]), left // worths[kind])
        left -= made[kind] * worths[kind]
    return None if left else {kind: number for kind, number in made.items() if number}
