"""What must be declared and posted at the table before the game goes on."""

from __future__ import annotations

from typing import Any

from croupier.refusal import Refused
from croupier.rules import TableRules
from croupier.rules.book.model import OddsRule
from croupier.rules.in_force.in_play import offered_kinds
from croupier.rules.in_force.sign import required_statements, sign_of
from croupier.table.state import Table


def sign_in_force(table: Table, rules: TableRules) -> str:
    """The code of the sign that says what is in force."""
    return sign_of(rules, table.point_values).code


def sign_is_due(table: Table, rules: TableRules) -> bool:
    """Does the game wait for a sign: is one wanted here, and another one hangs, or none?"""
    wanted = _limits_on_paper(rules) or bool(required_statements(rules)) or bool(table.point_values)
    return wanted and table.sign != sign_in_force(table, rules)


def _limits_on_paper(rules: TableRules) -> bool:
    """Terminals show the limits in force themselves, and points have none."""
    policy = rules.policy
    return rules.rulebook.opening.limits_posted.value and not policy.terminals and not policy.tournament


def check_declared(rules: TableRules) -> None:
    """Where a text leaves odds and limits to others, the licensee has declared them, and where they come from."""
    odds, policy = rules.rulebook.odds, rules.policy
    if odds.value is not OddsRule.EXTERNAL:
        return
    facts: dict[str, Any] = {"rulebook": rules.rulebook.key, "reading": odds.reading}
    missing = [kind for kind in offered_kinds(rules) if kind not in policy.odds]
    if missing:
        raise Refused(
            "odds_not_declared.bets",
            "The licensee has not declared what these bets pay: {missing:list}.",
            missing=missing,
            **facts,
        )
    if not policy.odds_source:
        raise Refused(
            "odds_not_declared.source", "The licensee has not declared where the odds come from (odds_source).", **facts
        )
    if not policy.limits and not policy.tournament:
        raise Refused("limits_not_declared", "The licensee has not declared the minimum and maximum.", **facts)


def check_sign_posted(table: Table, rules: TableRules) -> None:
    """No table opens and no ball is spun but under the sign whose code is that of the rules in force."""
    statements = required_statements(rules)
    in_force = sign_in_force(table, rules) if statements or _limits_on_paper(rules) else table.sign
    if table.sign == in_force:
        return
    facts = {"sign": in_force, "posted": table.sign}
    if statements and not table.sign:
        raise Refused(
            "sign_missing",
            "The sign that tells players how this wheel is used does not hang at the table yet.",
            **facts,
        )
    if not table.sign:
        raise Refused(
            "limits_not_posted.no_sign",
            "No sign hangs at the table yet; print {sign}, post it and name its code.",
            **facts,
        )
    raise Refused(
        "limits_not_posted.sign_says",
        "What the sign {posted} says is not in force; print {sign}, post it and name its code.",
        **facts,
    )


def check_point_notice(table: Table, rules: TableRules) -> None:
    """Where colours of tournament chips stand for points, the notice must hang and say what they stand for now."""
    if not table.point_values:
        return
    code = sign_in_force(table, rules)
    if not table.sign:
        raise Refused(
            "colour_notice_missing",
            "The notice with the points of each colour does not hang at the table yet.",
            sign=code,
        )
    if table.sign != code:
        raise Refused(
            "colour_notice_stale",
            "The points of a colour have changed since the notice was posted; print the new one and post it.",
            sign=code,
        )
