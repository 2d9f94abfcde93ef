"""The rules of a table as they hang on a wall, for the Director to approve and for players to read.

What a house may change from day to day is no part of them: the limits, which have a sign of their own, the chips in
the tray, and the day itself. So none of these voids what was approved and hangs.
"""

from __future__ import annotations

from dataclasses import replace

from croupier.rules.in_force.policy_model import PolicyChips
from croupier.rules.in_force.table_rules import TableRules

_CODES: dict[str, str] = {}  # by the digest of the rules, which covers all that the code is made from


def as_posted(rules: TableRules) -> TableRules:
    """Limits of the rulebook's own stay, and so do the variations that are in force today."""
    policy, varied = rules.policy, rules.variations
    since = max((one.effective for one in varied), default="")  # All of them hold on that day, as they do today.
    chips = PolicyChips(value_chips=policy.chips.value_chips, match_play=policy.chips.match_play)
    posted = replace(policy, limits={}, payout_max=None, chips=chips, variations=varied, on=since)
    return TableRules(rules.rulebook, posted)


def posted_code(rules: TableRules) -> str:
    """By which a table knows that the rules on a wall are the ones that it plays by."""
    if rules.digest not in _CODES:
        _CODES[rules.digest] = as_posted(rules).digest
    return _CODES[rules.digest]
