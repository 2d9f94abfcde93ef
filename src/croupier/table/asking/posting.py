"""What must be posted at the table before the game goes on."""

from __future__ import annotations

from croupier.refusal import Refused
from croupier.rules import TableRules
from croupier.rules.in_force.sign import sign_of
from croupier.table.state import Table


def check_limits_posted(table: Table, rules: TableRules) -> None:
    """Where limits must be posted, no ball is spun under a sign with other amounts. Terminals show them themselves."""
    on_paper = rules.rulebook.opening.limits_posted.value and not rules.policy.terminals
    if on_paper and table.sign_stale and not rules.policy.tournament:
        raise Refused(
            "limits_not_posted.sign_says",
            "What the sign says has changed since it was posted; print the new one and post it.",
            sign=sign_of(rules, table.point_values).code,
        )


def check_point_notice(table: Table, rules: TableRules) -> None:
    """Where colours of tournament chips stand for points, the notice must hang and say what they stand for now."""
    if not table.point_values:
        return
    code = sign_of(rules, table.point_values).code
    if not table.sign:
        raise Refused(
            "colour_notice_missing",
            "The notice with the points of each colour does not hang at the table yet.",
            sign=code,
        )
    if table.sign_stale:
        raise Refused(
            "colour_notice_stale",
            "The points of a colour have changed since the notice was posted; print the new one and post it.",
            sign=code,
        )
