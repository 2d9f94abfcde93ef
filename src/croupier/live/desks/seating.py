"""Who sits where in a round of a tournament, and whether the tables have the chips for it."""

from __future__ import annotations

from croupier.refusal import Refused
from croupier.table import Table
from croupier.table.changing.stock import held
from croupier.tournament import Tournament
from croupier.tournament.plan.checking_chips import worth_in
from croupier.tournament.play.decide import stack_of
from croupier.tournament.state import EventState, Player


def seated(event: EventState, *, in_play: bool = False) -> dict[str, list[Player]]:
    """Who sits where and has taken the seat; `in_play`: whose chips are in the game that runs."""
    found: dict[str, list[Player]] = {}
    for player in event.still_in():
        if player.table and (not player.absent if in_play else player.present):
            found.setdefault(player.table, []).append(player)
    return found


def check_chips(state: Tournament, event: str, table: Table, players: list[Player]) -> None:
    """Whatever colour a player is given, the tray has the stack in it; where it has not, more chips are brought."""
    planned, round_ = state.event(event)[0], state.round(event)
    most = max(stack_of(state, planned, player) for player in players)
    for kind in sorted(table.chips.get("cage", {})):
        number, left = -(-most // worth_in(round_, kind.partition("/")[0])), held(table.chips, "tray", kind)
        if number > left:
            raise Refused(
                "float_short.set",
                "The table has {left} {kind} chips left, and that would be {number}.",
                left=left,
                kind=kind,
                number=number,
            )
