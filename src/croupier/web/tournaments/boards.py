"""Standings and clock of every tournament, told when they change: to the wall's screens, and to each player's terminal.

A board of thousands takes a while to make, so changes are gathered, and the longer one takes the fewer are made.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from dataclasses import field
from typing import Any

from croupier.lean import dataclass
from croupier.live.desks.halls import Halls
from croupier.live.desks.tournaments import Hall
from croupier.live.tables import Shown
from croupier.refusal import Refused
from croupier.web.socket import frames as f
from croupier.web.socket.client import SLOW, packed
from croupier.web.socket.hub import GATHERED, Hub
from croupier.web.socket.line import Line, Packet
from croupier.web.tournaments.view import clock_json, current_event, leaderboard_json, tournament_json

GATHER_SECONDS = 0.2
SHARE = 0.05  # of the house's time at most
WATCHERS_MAX = 500
PLACES = 1000  # a wall shows them page after page
ANY = ""  # who watches this one is told of whichever changes, and so of one that is just announced


@dataclass(slots=True)
class Boards:
    halls: Halls
    hubs: Mapping[str, Hub]
    now: Callable[[], str]
    backlog_max: int
    watchers: dict[str, set[Line]] = field(default_factory=dict)
    _due: dict[str, asyncio.TimerHandle] = field(default_factory=dict)
    _seats: dict[tuple[str, int], f.Standing] = field(default_factory=dict)  # as last told
    _rest: float = GATHER_SECONDS

    # --- who watches

    def refusal(self, tournament: str) -> Refused | None:
        hall = self.halls.halls.get(tournament)
        if tournament != ANY and (hall is None or hall.view.plan is None):
            return Refused(
                "no_such_tournament.tournament", "There is no tournament “{tournament}”.", tournament=tournament[:40]
            )
        if sum(map(len, self.watchers.values())) >= WATCHERS_MAX:
            return Refused("too_many_requests.watch_tournaments", "Too many screens watch the tournaments already.")
        return None

    def watch(self, tournament: str, line: Line) -> None:
        self.watchers.setdefault(tournament, set()).add(line)
        there = [hall for name, hall in self.halls.halls.items() if tournament in (ANY, name) and hall.view.plan]
        self._deliver(line, packed([f.Welcome("", "display"), *map(self._board, there[:1])]))

    def leave(self, tournament: str, line: Line) -> None:
        self.watchers.get(tournament, set()).discard(line)

    def standing(self, table: str, seat: int) -> f.Standing | None:
        """What a terminal that has just come is told first."""
        return self._seats.get((table, seat))

    # --- what changes

    def hear(self, table: str, shown: Shown) -> None:
        """Chips on the layout still count, so that wagers change nothing; results do."""
        if GATHERED.issuperset([recorded.name for recorded in shown.events]):
            return
        for name, hall in self.halls.halls.items():
            if hall.plays_at(table):
                self.changed(name)

    def all_changed(self) -> None:
        """Something waits for a second person, or does so no more: who watches looks at once."""
        for name in self.halls.halls:
            if self.watchers.get(name) or self.watchers.get(ANY):
                self.changed(name)

    def changed(self, tournament: str) -> None:
        if tournament not in self._due:
            loop = asyncio.get_running_loop()
            self._due[tournament] = loop.call_later(self._rest, self._tell, tournament)

    def _tell(self, tournament: str) -> None:
        del self._due[tournament]
        hall = self.halls.halls.get(tournament)
        if hall is None or hall.view.plan is None:
            return
        began = time.perf_counter()
        if watching := self.watchers.get(tournament, set()) | self.watchers.get(ANY, set()):
            packet = packed([self._board(hall)])
            for line in watching:
                self._deliver(line, packet)
        self._tell_seats(hall)
        self._rest = max(GATHER_SECONDS, (time.perf_counter() - began) / SHARE)

    def _deliver(self, line: Line, packet: Packet) -> None:
        if line.backlog > self.backlog_max:
            line.hang_up(SLOW, "too_slow")
        else:
            line.write(packet)

    def _board(self, hall: Hall) -> f.Board:
        event = current_event(hall.view, None)
        clock = clock_json(hall, event, self.now())
        return f.Board(tournament_json(hall), leaderboard_json(hall, event, PLACES), clock)

    def _tell_seats(self, hall: Hall) -> None:
        seats = {(one.table, one.seat): one for one in seat_standings(hall)}
        gone = [key for key, one in self._seats.items() if one.tournament == hall.name and key not in seats]
        for table, seat in gone:
            seats[table, seat] = f.Standing(table, seat, hall.name, 0, 0, 0, 0, 0)
        for key, one in seats.items():
            if self._seats.get(key) != one and (hub := self.hubs.get(key[0])) is not None:
                for client in hub.clients:
                    if client.session.seat == key[1]:
                        client.put(one)
        self._seats.update(seats)
        for key in gone:
            del self._seats[key]


def seat_standings(hall: Hall) -> list[f.Standing]:
    """Of everybody who still plays, at the seat that was drawn for them."""
    found = []
    for key, event in hall.view.events.items():
        if not event.started or event.over:
            continue
        board: dict[str, Any] = leaderboard_json(hall, key, 10**9)
        playing, leader = len(event.still_in()), board["leader"]
        found += [
            f.Standing(p["table"], p["seat"], hall.name, p["entry"], p["points"], p["place"], playing, leader)
            for p in board["places"]
            if p["table"]
        ]
    return found
