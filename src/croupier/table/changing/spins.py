"""A spin that is over or void: what several subjects change alike."""

from __future__ import annotations

from croupier.table.ball import IN_PLAY, BallIs
from croupier.table.phases import Phase
from croupier.table.state import Table


def owe_secret(table: Table) -> None:
    """A commitment that leads to no result must still be revealed."""
    if table.commitment:
        table.to_reveal, table.commitment = table.round, ""


def spin_again(table: Table, source: str) -> None:
    """Betting is open at once, but a random wheel must commit itself anew before."""
    table.phase = Phase.OPEN if table.source == "random" else Phase.BETTING
    spin_is_over(table, source)
    owe_secret(table)


def spin_is_over(table: Table, source: str) -> None:
    """The ball is the dealer's again, unless it is not fit to be spun; where it rested is still known."""
    if table.ball.state in IN_PLAY:
        unfit = table.ball.name in table.unfit_balls
        table.ball.goes(BallIs.UNFIT if unfit else BallIs.IN_HAND, source, table.as_of)
    table.spin_held, table.keyed_early, table.laid = False, "", []


def spin_is_void(table: Table, reason: str, seen: str = "") -> None:
    table.result = table.dolly = ""
    table.spin_void, table.void_reason, table.ball.number = True, reason, seen


def hold(table: Table) -> None:
    """The supervisor rules what happens next. A ball that ran meanwhile was seen by nobody who bets."""
    table.held_from = table.phase
    table.spin_held = table.spin_held or table.phase is Phase.BALL_IN_TRACK
    table.phase = Phase.HELD
    table.ruling, table.ruled_by, table.ruled = "", "", []
    table.carried_out = table.observed = False


def forget_settlement(table: Table) -> None:
    table.choices, table.choices_until, table.choices_closed = {}, "", False
    table.collection, table.levels_before, table.payments = None, {}, {}
    table.settled_chips, table.settled_change = {}, {}
