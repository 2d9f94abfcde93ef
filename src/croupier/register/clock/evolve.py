"""What changes: whether the house's clock is in doubt."""

from __future__ import annotations

from dataclasses import replace

from croupier.register.clock import events as e
from croupier.register.state import Doubt, Premises


def clock_doubted(p: Premises, event: e.ClockDoubted) -> None:
    p.doubt = Doubt(p.as_of, event.machine, event.apart, event.server)


def time_accepted(p: Premises, _event: e.TimeAccepted) -> None:
    if p.doubt is not None:
        p.doubt, p.server_lead = replace(p.doubt, accepted=True), p.doubt.server or 0


def clock_trusted(p: Premises, _event: e.ClockTrusted) -> None:
    p.doubt = None
