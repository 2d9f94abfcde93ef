"""The next version of a tournament's written rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from croupier.rules import BadFile
from croupier.tournament.plan.checks import plan_from
from croupier.tournament.plan.plan import Plan, rules_digest

FINDINGS_MAX = 50  # in the facts of a refusal; `croupier tournament check` prints all of them


def next_version(rules: Mapping[str, Any]) -> tuple[Plan, str]:
    """The plan and its digest; everything that is wrong with it where it is none."""
    try:
        plan = plan_from(rules)
    except BadFile as bad:
        findings = [finding.as_json() for finding in bad.findings[:FINDINGS_MAX]]
        raise bad.findings[0].refused().but(findings=findings) from None
    return plan, rules_digest(rules)
