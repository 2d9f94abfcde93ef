"""The house's clock: what is doubted may be accepted by two people, as it was told to them."""

from __future__ import annotations

from croupier.refusal import Refused
from croupier.register.asking import Asked, check_second, needed
from croupier.register.clock import commands as c
from croupier.register.clock import events as e
from croupier.register.events import Event
from croupier.register.state import Doubt, Premises


def doubt_clock(_premises: Premises, command: c.DoubtClock, _asked: Asked) -> list[Event]:
    return [e.ClockDoubted(command.machine, command.apart, command.server)]


def accept_time(premises: Premises, command: c.AcceptTime, asked: Asked) -> list[Event]:
    doubt = _doubted(premises)
    if command.apart != doubt.apart:
        raise Refused(
            "clock_not_in_doubt.other",
            "The machine's clock is now {apart} seconds ahead of the house's, and not {said}.",
            field="apart",
            apart=doubt.apart,
            said=command.apart,
        )
    reason = needed(command.reason, "reason")
    check_second(premises, asked, command.second)
    return [e.TimeAccepted(command.apart, reason, command.second)]


def trust_clock(premises: Premises, command: c.TrustClock, _asked: Asked) -> list[Event]:
    _doubted(premises)
    return [e.ClockTrusted(command.moved)]


def _doubted(premises: Premises) -> Doubt:
    if premises.doubt is None:
        raise Refused("clock_not_in_doubt.plain", "The house's clock is not in doubt.")
    return premises.doubt
