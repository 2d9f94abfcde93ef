"""Rulebooks: data with citations, the house policy over them, and the rules of one table compiled from both."""

from croupier.rules.announced import announced_chips
from croupier.rules.clauses import Clause, ClauseIndex, ClauseKind, Reading
from croupier.rules.findings import BadFile, Finding
from croupier.rules.library import RULEBOOKS, all_clauses, clauses, readings, rulebook, wheel, wheels
from croupier.rules.model import Rulebook
from croupier.rules.people import Actor, Role
from croupier.rules.policy import Limit, Policy, policy_from, policy_text
from croupier.rules.table_rules import TableRules, available_options, table_rules

__all__ = [
    "RULEBOOKS",
    "Actor",
    "BadFile",
    "Clause",
    "ClauseIndex",
    "ClauseKind",
    "Finding",
    "Limit",
    "Policy",
    "Reading",
    "Role",
    "Rulebook",
    "TableRules",
    "all_clauses",
    "announced_chips",
    "available_options",
    "clauses",
    "policy_from",
    "policy_text",
    "readings",
    "rulebook",
    "table_rules",
    "wheel",
    "wheels",
]
