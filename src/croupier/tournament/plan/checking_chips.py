"""Tournament chips as things: on the felt everybody has the same number of them, and they are whole in every round."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from croupier.refusal import Refused
from croupier.rules import BadFile, Policy, policy_from
from croupier.tournament.plan.plan import EventPlan, Plan, RoundPlan

Problem = tuple[str, Refused]


def table_policy(plan: Plan) -> dict[str, Any]:
    return {"wheel": "double-zero", **plan.table, "rulebook": plan.rulebook, "tournament": True}


def felt_has_its_chips(plan: Plan) -> Iterator[Problem]:
    try:
        policy = policy_from(table_policy(plan), "table")
    except BadFile:
        return  # which is told by itself
    events = [(place, event) for place, event in enumerate(plan.events) if event.on_tables]
    if policy.terminals is not None or not events:
        return
    if not policy.counted:
        yield (
            "table.chips.sets",
            Refused(
                "chips_missing.tournament",
                "On the felt a tournament is played with chips: say which sets a table has, and how many of each.",
            ),
        )
        return
    for place, event in events:
        for key, problem in _event_problems(event, policy):
            yield f"events[{place}].{key}", problem


def _event_problems(event: EventPlan, policy: Policy) -> Iterator[Problem]:
    before = 0
    for number, round_ in enumerate(event.rounds):
        key, worths = f"rounds[{number}].point_values", {worth_in(round_, one.colour) for one in policy.chips.sets}
        if len(worths) > 1:
            yield (
                key,
                Refused(
                    "unequal_chips.colours",
                    "{event}: everybody has the same number of chips, so that each colour stands for the same points.",
                    event=event.key,
                ),
            )
            return
        worth = worths.pop()
        if worth < 1:
            return  # which is told by itself
        bought = [more.points for more in (event.re_buys, event.add_ons) if more]
        for points in (event.chips, *bought):
            if points % worth:
                yield key, _not_whole(event, points, worth)
        if before % worth and not round_.fresh_stacks:
            yield key, _not_whole(event, before, worth)
        if policy.chosen and policy.chips.smallest % worth:
            yield key, _not_whole(event, policy.chips.smallest, worth)
        fewest = min(policy.chips.sets, key=lambda one: one.number)
        if event.chips > fewest.number * worth:
            yield (
                "chips",
                Refused(
                    "unequal_chips.few",
                    "{event}: everybody starts with {needed} chips, and a table has {number} of {colour}.",
                    event=event.key,
                    needed=-(-event.chips // worth),
                    number=fewest.number,
                    colour=fewest.colour,
                ),
            )
            return
        before = worth


def _not_whole(event: EventPlan, points: int, worth: int) -> Refused:
    return Refused(
        "not_whole_chips.plan",
        "{event}: {points:points} are not a whole number of chips that stand for {worth:points} each.",
        event=event.key,
        points=points,
        worth=worth,
    )


def worth_in(round_: RoundPlan, colour: str) -> int:
    """What a chip of the colour stands for: one point, where no notice says otherwise."""
    return round_.point_values.get(colour, 1)
