"""The sign of a table: what its players must be able to read there. It follows from the rules in force, never by hand.

The code is printed on the sign. Who hangs it up gives the code back, so that the house knows that the sign at the table
says what the table does; whatever changes the sign changes the code.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, field
from typing import Any

from croupier.lean import dataclass
from croupier.rules.book.library import RULEBOOKS
from croupier.rules.in_force.in_play import offered_kinds, readings_in_play
from croupier.rules.in_force.policy_model import Limit
from croupier.rules.in_force.table_rules import TableRules

SAID_WHERE_SO = frozenset(  # a sign without them has the code it always had
    {"own", "variations", "varied", "totals", "payout_max", "tip_bets", "tip_spin_max", "tip_apart", "tip_uncounted"}
)
STATEMENT = "sign_"  # of the opening check list: the points that ask for a statement of the sign


@dataclass(frozen=True, slots=True)
class BetterOdds:
    """A kind of bet that pays more here than the rulebook asks for."""

    kind: str
    to_one: int
    at_least: int


@dataclass(frozen=True, slots=True)
class Sign:
    """`limits` has a line for each group of kinds with the same limits; a clause prescribes the `statements`."""

    name: str
    rulebook: str
    wheel: str
    limits: tuple[tuple[tuple[str, ...], Limit], ...]
    better_odds: tuple[BetterOdds, ...]
    option: str
    tip_restriction: str
    tip_wager_max: int | None
    statements: tuple[str, ...]
    readings: tuple[str, ...]
    point_values: Mapping[str, int]
    variations: tuple[str, ...] = ()
    varied: Mapping[str, Any] = field(default_factory=dict)  # every value that they change, by its key in the rulebook
    totals: tuple[tuple[str, Limit], ...] = ()
    payout_max: int | None = None
    tip_bets: tuple[str, ...] = ()
    tip_spin_max: int | None = None
    tip_apart: bool = False
    tip_uncounted: bool = False
    own: str = ""  # SHA-256 of a rulebook of the house's own, of which there may be two by one name

    @property
    def code(self) -> str:
        """Twelve hexadecimal digits of the SHA-256 of all that is on the sign."""
        said = {key: value for key, value in asdict(self).items() if key not in SAID_WHERE_SO or value}
        text = json.dumps(said, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        digits = hashlib.sha256(text.encode()).hexdigest()
        return f"{digits[:4]}-{digits[4:8]}-{digits[8:12]}"


def sign_of(rules: TableRules, point_values: Mapping[str, int] | None = None) -> Sign:
    policy, tips = rules.policy, rules.policy.tips
    return Sign(
        name=policy.name,
        rulebook=rules.rulebook.key,
        wheel=rules.wheel.name,
        limits=tuple(_limits(rules)),
        better_odds=tuple(_better_odds(rules)),
        option=rules.option.id if rules.option else "",
        tip_restriction=tips.restriction,
        tip_wager_max=tips.wager_max,
        statements=required_statements(rules),
        readings=tuple(reading.id for reading in readings_in_play(rules) if reading.sign),
        point_values=dict(sorted((point_values or {}).items())),
        variations=tuple(variation.note for variation in rules.variations),
        varied={key: value for variation in rules.variations for key, value in variation.changes.items()},
        totals=tuple((total.name, total.limit) for total in rules.totals),
        payout_max=policy.payout_max,
        tip_bets=tips.bets,
        tip_spin_max=tips.spin_max,
        tip_apart=not tips.split,
        tip_uncounted=not rules.tips_count,
        own="" if policy.rulebook in RULEBOOKS else _digest(asdict(rules.rulebook)),
    )


def _digest(values: Mapping[str, Any]) -> str:
    return hashlib.sha256(json.dumps(values, sort_keys=True, default=str).encode()).hexdigest()


def required_statements(rules: TableRules) -> tuple[str, ...]:
    """What the sign of a double-zero wheel used as single-zero has to say, by the points of the check list."""
    if not rules.wheel.void:
        return ()
    points = rules.rulebook.opening.covered_inspection.value
    return tuple(point for point in points if point.startswith(STATEMENT))


def _limits(rules: TableRules) -> list[tuple[tuple[str, ...], Limit]]:
    groups: dict[Limit, list[str]] = {}
    for kind in offered_kinds(rules):
        if limit := rules.limit(kind):
            groups.setdefault(limit, []).append(kind)
    return [(tuple(kinds), limit) for limit, kinds in groups.items()]


def _better_odds(rules: TableRules) -> list[BetterOdds]:
    bets, pays = rules.rulebook.bets, rules.pay_table.to_one
    return [
        BetterOdds(kind, pays[kind], bets[kind].pays.value)
        for kind in offered_kinds(rules)
        if pays[kind] > bets[kind].pays.value
    ]
