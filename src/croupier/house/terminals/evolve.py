"""What they change."""

from __future__ import annotations

from croupier.house.state import Doings
from croupier.house.terminals.events import HelpAnswered, HelpCalled, SlipRedeemed


def help_called(doings: Doings, event: HelpCalled) -> None:
    doings.calls.add(event.call)


def help_answered(doings: Doings, event: HelpAnswered) -> None:
    doings.calls.discard(event.call)


def slip_redeemed(doings: Doings, event: SlipRedeemed) -> None:
    doings.slips.add((event.table, event.slip))
