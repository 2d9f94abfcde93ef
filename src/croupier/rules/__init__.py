"""Rulebooks: data with citations, the house policy over them, and the rules of one table compiled from both."""

from croupier.rules.book.clauses import Clause, ClauseIndex, ClauseKind, Reading
from croupier.rules.book.library import RULEBOOKS, all_clauses, clauses, readings, rulebook, wheel, wheels
from croupier.rules.book.model import Rulebook
from croupier.rules.files.findings import BadFile, Finding
from croupier.rules.in_force.announced import announced_chips
from croupier.rules.in_force.policy import policy_from, policy_text
from croupier.rules.in_force.policy_model import Limit, Policy
from croupier.rules.in_force.table_rules import TableRules, available_options, table_rules
from croupier.rules.people import Actor, Role

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
