"""What changes: the limits, and who is who. Who had how much is read off the journal (`live/reports`)."""

from __future__ import annotations

from croupier.register.cash import events as e
from croupier.register.state import CashLimits, Premises


def cash_limits_set(p: Premises, event: e.CashLimitsSet) -> None:
    p.cash_limits = CashLimits(event.report_over, event.ask_from)


def cash_recorded(_p: Premises, _event: e.CashRecorded) -> None:
    """Nothing here."""


def barred_player_paid(_p: Premises, _event: e.BarredPlayerPaid) -> None:
    """Nothing here: it is for the pit to know."""


def player_described(p: Premises, event: e.PlayerDescribed) -> None:
    p.described[event.player] = (event.description, event.identity)
    if event.same_as:
        one, known = p.person(event.player), p.person(event.same_as)
        if one != known:
            p.same[one] = known


def cash_report_filed(_p: Premises, _event: e.CashReportFiled) -> None:
    """Nothing here."""
