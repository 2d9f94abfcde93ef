"""Where the ball rests: once somebody may know it, nobody bets on it."""

from __future__ import annotations

from typing import Any

from croupier.refusal import Refused
from croupier.rules import Role
from croupier.table.asking.asked import Asked
from croupier.table.betting import commands as betting
from croupier.table.events import Event
from croupier.table.irregular.commands import DeclareNoSpin
from croupier.table.phases import BEFORE_RESULT, SETTLING, Phase
from croupier.table.round.commands import DeclareResult
from croupier.table.round.events import NumberSeen
from croupier.table.state import Table

AT_THE_WHEEL = frozenset({Role.DEALER, Role.PIT_SUPERVISOR, Role.SYSTEM})
CALLED = SETTLING | {Phase.NO_MORE_BETS}  # what comes then is out of turn anyhow, and has its own words
LAYOUT = (
    *(betting.PlaceWager, betting.MoveWager, betting.TakeDownWager, betting.ClearWagers),
    *(betting.RebetWagers, betting.DoubleWagers, betting.AnnounceBet, betting.PlaceCoupon),
)


def told_all_the_same(table: Table, asked: Asked) -> list[Event]:
    """What a refused command tells of the ball: a number that was keyed or sensed is known from then on."""
    if asked.actor.role not in AT_THE_WHEEL:
        return []
    match asked.command:
        case DeclareResult(number=number, source=source):
            return what_is_seen(table, number, source)
        case DeclareNoSpin(number_seen=number) if number:
            return what_is_seen(table, number, asked.actor.role.value)
    return []


def what_is_seen(table: Table, number: str, source: str) -> list[Event]:
    """Nothing new is a number that is known already, as when a result is keyed twice, or that of a void spin."""
    known = table.spin_void or (number == table.number_seen if number else table.bets_over)
    return [NumberSeen(table.round, number, source)] if table.phase in BEFORE_RESULT and not known else []


def check_ball(table: Table, asked: Asked) -> None:
    """Whatever was or was not called: a wager that could know where the ball rests comes too late."""
    if not table.bets_over or table.phase in CALLED or not isinstance(asked.command, LAYOUT):
        return
    facts: dict[str, Any] = {"phase": table.phase.value, "seat": asked.command.seat}
    if isinstance(asked.command, betting.PlaceWager | betting.AnnounceBet):
        facts["returned"] = asked.command.stake
    raise Refused(
        "late_bet.ball_known",
        "Too late: where the ball rests may be known. Nothing on the layout changes before the next spin.",
        **facts,
    )
