"""Tournaments: what is collected and for what, and whether a structure keeps the wagering limits."""

from croupier.tournament.plan import Charge, ChargeKind, Plan, PlanReport, Structure, plan_report, plan_text

__all__ = ["Charge", "ChargeKind", "Plan", "PlanReport", "Structure", "plan_report", "plan_text"]
