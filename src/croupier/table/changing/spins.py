"""A spin that is over or void: what several subjects change alike."""

from __future__ import annotations

from croupier.table.phases import Phase
from croupier.table.state import Table


def owe_secret(table: Table) -> None:
    """A commitment that leads to no result must still be revealed."""
    if table.commitment:
        table.to_reveal, table.commitment = table.round, ""


def spin_again(table: Table) -> None:
    """Betting is open at once, but a random wheel must commit itself anew before."""
    table.phase = Phase.OPEN if table.source == "random" else Phase.BETTING
    table.bets_over = False
    owe_secret(table)


def spin_is_void(table: Table, reason: str, seen: str = "") -> None:
    table.result = table.dolly = ""
    table.spin_void, table.void_reason, table.number_seen = True, reason, seen


def forget_settlement(table: Table) -> None:
    table.choices, table.choices_until, table.choices_closed = {}, "", False
    table.collection, table.payments = None, {}
