"""Tournaments: written rules, entries, rounds in points, prizes, and the money of all of it to the cent."""

from croupier.tournament.books import broken_sums, entries_of, money_figures
from croupier.tournament.decide import COMMANDS, DOMAIN, EVENTS
from croupier.tournament.forms import document_of, leaderboard, payout_form, summary, tax_figures, tournament_form
from croupier.tournament.plan.checking_chips import table_policy
from croupier.tournament.plan.checks import plan_from, plan_text
from croupier.tournament.plan.plan import (
    OVERALL,
    Charge,
    ChargeKind,
    Plan,
    PlanReport,
    Structure,
    plan_report,
    with_days_as_text,
)
from croupier.tournament.standings import standings
from croupier.tournament.state import Tournament

__all__ = [
    "COMMANDS",
    "DOMAIN",
    "EVENTS",
    "OVERALL",
    "Charge",
    "ChargeKind",
    "Plan",
    "PlanReport",
    "Structure",
    "Tournament",
    "broken_sums",
    "document_of",
    "entries_of",
    "leaderboard",
    "money_figures",
    "payout_form",
    "plan_from",
    "plan_report",
    "plan_text",
    "standings",
    "summary",
    "table_policy",
    "tax_figures",
    "tournament_form",
    "with_days_as_text",
]
