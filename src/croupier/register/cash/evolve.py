"""What changes: the limits alone. Who had how much is read off the journal with the tables' own (`live/reports`)."""

from __future__ import annotations

from croupier.register.cash import events as e
from croupier.register.state import CashLimits, Premises


def cash_limits_set(p: Premises, event: e.CashLimitsSet) -> None:
    p.cash_limits = CashLimits(event.report_over, event.ask_from)


def cash_recorded(_p: Premises, _event: e.CashRecorded) -> None:
    """Nothing here."""


def player_described(_p: Premises, _event: e.PlayerDescribed) -> None:
    """Nothing here."""


def cash_report_filed(_p: Premises, _event: e.CashReportFiled) -> None:
    """Nothing here."""
