"""Who sits where in a round of a tournament, and whether the tables have the chips for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import field
from typing import Any, Protocol

from croupier.journal import Recorded
from croupier.journal.record.format import Moment
from croupier.lean import dataclass
from croupier.live.tables.writer import Answer
from croupier.refusal import Refused
from croupier.rules import Actor
from croupier.table import Phase, Table
from croupier.table.changing.stock import held
from croupier.tournament import Tournament
from croupier.tournament.decide import cited
from croupier.tournament.plan.checking_chips import worth_in
from croupier.tournament.play.decide import stack_of
from croupier.tournament.state import EventState, Player

Say = Callable[[Refused], None]  # a reason against it: raised, or heard with the others
Barred = Callable[[str, str, str], bool]  # a name and papers, at a moment


class Tables(Protocol):
    """The tables of the house, as a tournament needs them."""

    def table(self, name: str) -> Table | None:
        """As decided: for who has the pen."""

    def shown(self, name: str) -> Table | None:
        """As everybody may see it: what is on the disk."""

    async def set_up(self, name: str, policy: Mapping[str, Any], automation: str) -> None: ...

    async def ask(self, name: str, command: Mapping[str, Any], key: str, actor: Actor) -> Answer: ...


@dataclass(slots=True)
class Spins:
    """Of a table, as far as its journal is read: when they ended, and when the newest one began, with its bets."""

    read: int = 0
    ends: list[Moment] = field(default_factory=list)
    begun: str = ""

    def hear(self, news: Iterable[Recorded]) -> None:
        for recorded in news:
            self.read = recorded.stream_version
            if recorded.name == "dolly-removed":
                self.ends.append(recorded.moment)
            elif recorded.name == "betting-opened":
                self.begun = recorded.at


def seated(event: EventState, *, in_play: bool = False) -> dict[str, list[Player]]:
    """Who sits where and has taken the seat; `in_play`: whose chips are in the game that runs."""
    found: dict[str, list[Player]] = {}
    for player in event.still_in():
        if player.table and (not player.absent if in_play else player.present):
            found.setdefault(player.table, []).append(player)
    return found


def refuse(refusal: Refused) -> None:
    raise refusal


def check_ready(
    state: Tournament, event: str, name: str, table: Table | None, players: list[Player], no: Say = refuse
) -> None:
    """The table is open, its seats are free, it has the chips, and its colours can get their points."""
    if table is None or table.phase not in (Phase.OPEN, Phase.BETTING):
        phase = table.phase.value if table else "missing"
        no(Refused("table_not_open", "Table {table} is {phase}.", table=name, phase=phase))
        return
    if table.seats.keys() & {player.seat for player in players}:
        no(Refused("seat_taken.somebody_sits", "Somebody sits at table {table} already.", table=name))
    _check_chips(state, event, table, players, no)
    values = state.round(event).point_values
    if values and dict(table.point_values) != dict(values) and table.phase is not Phase.OPEN:
        betting = Refused(
            "round_running.table_betting",
            "Table {table}: betting is open; pause it, so that the colours get their points.",
            table=name,
        )
        no(cited(state, betting))


def _check_chips(state: Tournament, event: str, table: Table, players: list[Player], no: Say) -> None:
    """Whatever colour a player is given, the tray has the stack in it; where it has not, more chips are brought."""
    planned, round_ = state.event(event)[0], state.round(event)
    most = max(stack_of(state, planned, player) for player in players)
    for kind in sorted(table.chips.get("cage", {})):
        number, left = -(-most // worth_in(round_, kind.partition("/")[0])), held(table.chips, "tray", kind)
        if number > left:
            no(
                Refused(
                    "float_short.set",
                    "The table has {left} {kind} chips left, and that would be {number}.",
                    left=left,
                    kind=kind,
                    number=number,
                )
            )
