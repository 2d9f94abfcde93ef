"""Tournaments on the floor: one desk for each, and the real tables on which its rounds are played.

The desk decides; what follows at the tables (seats, tournament chips, points handed back) is asked of them under keys
that say what it is for, so that after a stop it is asked again and done once.
"""

from __future__ import annotations

import asyncio
import dataclasses
import datetime as dt
from bisect import bisect_right
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from typing import Any

from croupier.domain import AskedFor, Calendar, wire_name
from croupier.journal import Journal, Recorded
from croupier.journal.record.format import BEFORE, NOWHERE, Moment, Place
from croupier.lean import dataclass
from croupier.live.desks.completing import completed
from croupier.live.desks.desk import Desk
from croupier.live.desks.seating import Barred, Say, Spins, Tables, refuse, seated
from croupier.live.moments import HOME, calendar
from croupier.live.replay import events_of
from croupier.live.tables.writer import Answer, Request
from croupier.refusal import Refused
from croupier.rules import Actor, Role
from croupier.table import Phase, Table
from croupier.table.phases import ROUND
from croupier.table.state import Seat
from croupier.tournament import DOMAIN, Tournament, table_policy
from croupier.tournament.commands import Command
from croupier.tournament.decide import cited, objections
from croupier.tournament.state import EventState, Player, Stand
from croupier.tournament.steps import Step as NextStep
from croupier.tournament.steps import next_step

PREFIX = "tournament/"
Step = tuple[str, str, dict[str, Any]]  # the table, what it is for, the command
FOLLOWED = ("event-started", "round-started", "round-ended", "round-broken-off")
GUARDED = frozenset({"issue-points", "return-points", "seat-player", "unseat-player", "open-betting", "spin-ball"})
WAGERS = frozenset({"place-wager", "move-wager", "rebet-wagers", "double-wagers", "change-wagers", "announce-bet"})
SPINS = WAGERS | {"open-betting", "spin-ball"}  # none while a table has still to follow, or its time is up
NOT_NOW = frozenset({"round_running", "betting_closed", "dolly_on_table"})  # while a ball runs that was on its way
TRIES_MAX = 100


Write = Callable[[Callable[[], Answer]], Awaitable[Answer]]


@dataclass(slots=True)
class Hall:
    """One tournament and its tables. The desk's state is for deciding; `view` has what is on the disk, for showing."""

    name: str
    journal: Journal
    tables: Tables
    write: Write
    desk: Desk[Tournament] = field(init=False)
    view: Tournament = field(init=False)
    changed: Callable[[str], None] | None = None  # told the name when something new can be shown
    day: Calendar = field(default_factory=lambda: calendar(HOME))  # to which money belongs that is taken at a moment
    barred: Barred = lambda _name, _identity, _at: False  # by the register
    seen: int = 0  # the version of the stream that the view has
    newest: Place = NOWHERE  # of its last event
    _read: dict[str, Spins] = field(default_factory=dict)  # of each table, as far as its journal is read
    _began: dict[str, Moment] = field(default_factory=dict)  # event -> when its round started
    _owed: dict[str, list[Step]] = field(default_factory=dict)  # event -> what its tables have not done yet
    _turn: asyncio.Lock = field(default_factory=asyncio.Lock)  # of whoever asks

    def __post_init__(self) -> None:
        self.desk = Desk(self.journal, DOMAIN, f"{PREFIX}{self.name}", self.day)
        self.view = DOMAIN.new()
        self._see(self.journal.read(self.desk.stream))

    @property
    def state(self) -> Tournament:
        return self.desk.state

    async def ask(self, request: Request) -> Answer:
        """One after the other: nothing more is decided before the tables have followed."""
        async with self._turn:
            await self._follow()
            answer = await self.write(lambda: self.desk.ask(request, self._completed))
            news = self._news(answer.events)
            for event in news:
                self._see([event])
                self._owe([event])
            try:
                await self._follow()
            except Refused as refusal:
                if refusal.code != "table_busy":  # It follows when the ball is over.
                    raise
            finally:
                if news and self.changed is not None:
                    self.changed(self.name)
            return answer

    def _news(self, events: Sequence[Recorded]) -> list[Recorded]:
        """What the view has not seen; before it, what the store kept without saying so."""
        news = [event for event in events if event.stream_version > self.seen]
        if news and news[0].stream_version > self.seen + 1:
            return list(self.journal.read(self.desk.stream, self.seen))
        return news

    def _see(self, events: Iterable[Recorded]) -> None:
        events = list(events)
        for event, at in events_of(DOMAIN, events):
            DOMAIN.evolve(self.view, event, at)
        if events:
            self.seen, self.newest = events[-1].stream_version, events[-1].place

    def reload(self) -> None:
        """As the journal has it by now, which may withhold what it told before."""
        self.desk.reload()
        self.view = DOMAIN.new()
        self._see(self.journal.read(self.desk.stream))

    async def resume(self) -> None:
        """After a start: whatever the tables still owe to a round that is on."""
        self._owe(self.journal.read(self.desk.stream))
        await self._follow()

    def obstacles(self, command: Command, at: str, day: str) -> list[Refused]:
        """Every reason, of the desk and of the tables, why it would be refused on a day. Nothing happens."""
        role = DOMAIN.authority[wire_name(type(command))][0]
        heard: list[Refused] = []
        asked = AskedFor(command, Actor(role.value, role), at, lambda _at: day)
        try:
            completed = self._completed(command, asked.actor, at, heard.append)
        except Refused as refusal:
            return [self._cited(no) for no in [*heard, refusal]]
        told = objections(self.state, dataclasses.replace(asked, command=completed))
        return [*(self._cited(no) for no in heard), *told]

    def next_step(self, event: str, at: str) -> NextStep | None:
        return next_step(self.state, event, self.day(at), lambda command, day: self.obstacles(command, at, day))

    # --- before the desk decides

    def _completed(self, command: Any, actor: Actor, at: str, no: Say = refuse) -> Any:
        return completed(self, command, actor, at, no)

    def plays_here(self, event: str, state: Tournament) -> bool:
        planned = state.plan.event(event) if state.plan else None
        return planned is not None and planned.on_tables and event in state.events

    def chips_of(self, table: Table | None, player: Player) -> int:
        return table.rack(player.seat) + table.books[f"layout/{player.seat}"] if table else 0

    # --- what the tables say

    def points(self, event: str) -> dict[str, int]:
        """Everybody's points, what still lies on the layout included, once the spin is settled (reading F17)."""
        points = {}
        for name, players in seated(self.state.events[event], in_play=True).items():
            table = self.tables.table(name)
            assert table is not None, f"table {name} is gone"
            if table.phase not in (Phase.OPEN, Phase.BETTING) or any(seat.prison for seat in table.seats.values()):
                raise Refused(
                    "game_running.wagers_still",
                    "Table {table}: wagers are still to be settled.",
                    table=name,
                    phase=table.phase.value,
                )
            for player in players:
                points[str(player.entry)] = self.chips_of(table, player)
        return points

    def live_points(self, event: str) -> dict[int, int]:
        """Points as of now in a running round, what lies on the layout included."""
        state = self.view.events[event]
        if not state.running or not self.plays_here(event, self.view):
            return {}
        found = {}
        for name, players in seated(state, in_play=True).items():
            table = self.tables.shown(name)
            for player in players:
                found[player.entry] = self.chips_of(table, player)
        return found

    def spins(self, event: str, table: str) -> int:
        """Of the round that is on. What was read of the table's journal once is not read again."""
        ends = self._spins_of(table).ends
        return len(ends) - bisect_right(ends, self._began.get(event, BEFORE))

    def _spins_of(self, table: str) -> Spins:
        found = self._read.setdefault(table, Spins())
        found.hear(self.journal.read(f"table/{table}", found.read))
        return found

    def person_at(self, table: str, seat: int) -> str:
        """Whose seat this is by the draw. A name at a table is whatever somebody called themselves."""
        for key, event in self.view.events.items():
            here = event.started and not event.over and self.plays_here(key, self.view)
            for player in event.still_in() if here else ():
                if (player.table, player.seat) == (table, seat):
                    return self.view.entries[player.entry].person
        return ""

    def plays_at(self, table: str) -> bool:
        """Is a round on in which this table has a part?"""
        return any(
            event.running and self.plays_here(key, self.view) and table in self.view.event(key)[0].tables
            for key, event in self.view.events.items()
        )

    def objection(self, table: str, command: Mapping[str, Any], at: str) -> Refused | None:
        """What nobody does by hand at a table while a round of the tournament is on there; the table keeps it."""
        do = command.get("do")
        if do in SPINS and any(owes == table for steps in self._owed.values() for owes, _, _ in steps):
            return Refused(
                "round_running.chips", "The chips of a round are just given out or taken back here.", table=table
            )
        held = do in WAGERS and any(
            event.break_since or self.view.time_left(key, at) is not None for key, event in self.view.events.items()
        )
        event = self._event_at(table) if do in GUARDED or held else None
        if event is None:
            return None
        state = self.view.events[event]
        back = {player.seat for player in seated(state, in_play=True)[table] if player.present}
        match do:
            case "issue-points":
                return self._cited(
                    Refused(
                        "chips_not_in_play.game_played_lay",
                        "The game is played with the chips that lay on the table when it began.",
                        table=table,
                    )
                )
            case "seat-player" | "unseat-player" | "return-points":
                return self._cited(
                    Refused(
                        "no_substitute.seats_running",
                        "The seats of a running round are drawn; nobody takes a player's place.",
                        table=table,
                    )
                )
            case "open-betting" | "spin-ball" if state.break_since and not back:
                return self._on_break(table)
            case _ if do in WAGERS and state.break_since and not any(seat == command.get("seat") for seat in back):
                return self._on_break(table)
            case _ if do in SPINS and (late := self._out_of_time(event, table, do == "open-betting", at)):
                return late
            case "open-betting" | "spin-ball" if self._had_its_spins(event, table):
                spins = self.view.round(event).spins
                return Refused(
                    "round_over", "The round has had its {spins} spins at this table.", table=table, spins=spins
                )
        return None

    @staticmethod
    def _on_break(table: str) -> Refused:
        return Refused("break_called", "There is a break; players take their seats again first.", table=table)

    def _had_its_spins(self, event: str, name: str) -> bool:
        wanted = self.view.round(event).spins
        return bool(wanted) and not self._waits(name) and self.spins(event, name) >= wanted

    def _waits(self, name: str) -> bool:
        """A wager in prison waits for one more spin."""
        table = self.tables.shown(name)
        return table is not None and any(seat.prison for seat in table.seats.values())

    def _out_of_time(self, event: str, name: str, anew: bool, at: str) -> Refused | None:
        """By the house's clock, what began before the minutes were up is finished, and nothing begins after them."""
        left, minutes = self.view.time_left(event, at), self.view.round(event).minutes
        if left is None or left > dt.timedelta() or self._waits(name):
            return None
        begun, over = self._spins_of(name).begun, self.view.events[event].over_at(minutes)
        if not anew and begun and dt.datetime.fromisoformat(begun) < dt.datetime.fromisoformat(over):
            return None
        return Refused(
            "time_is_up",
            "The {minutes} minutes of this round are up at table {table}; no new spin begins.",
            table=name,
            minutes=minutes,
        )

    def _cited(self, refusal: Refused) -> Refused:
        return cited(self.state, refusal)

    def _event_at(self, table: str) -> str | None:
        for key, event in self.view.events.items():
            if event.running and self.plays_here(key, self.view) and table in seated(event, in_play=True):
                return key
        return None

    # --- what follows at the tables

    def _owe(self, events: Iterable[Recorded]) -> None:
        for recorded in events:
            if recorded.name in FOLLOWED:
                self._owed[recorded.data["event"]] = list(self._steps(recorded))
            elif recorded.name in ("seats-drawn", "players-moved", "table-broken"):
                self._owed.pop(recorded.data["event"], None)  # What came before was done by then.

    async def _follow(self) -> None:
        """Where a table could not be asked, all of its event is asked again, and done once."""
        itself = Actor(f"tournament {self.name}", Role.SYSTEM)  # nobody's work, so nobody's licence
        while self._owed:
            event, steps = next(iter(self._owed.items()))
            for table, what, command in steps:
                if command["do"] == "set-up":
                    if self.tables.shown(table) is None:
                        await self.tables.set_up(table, table_policy(self.view.rules), self.view.rules.automation)
                    continue
                actor = itself
                if command["do"] == "clear-wagers":
                    seat = self._seat(table, command["seat"])
                    if seat is None or not seat.stacks:
                        continue
                    actor = Actor(seat.player, Role.PLAYER, itself.who)
                await self._done(table, command, f"{PREFIX}{self.name}/{what}", actor)
            del self._owed[event]

    async def _done(self, table: str, command: Mapping[str, Any], key: str, actor: Actor) -> None:
        """A key that met a running ball keeps that answer for ever: once the ball is over, the next one is asked."""
        for again in range(1, TRIES_MAX):
            answer = await self.tables.ask(table, command, f"{key}/{again}" if again > 1 else key, actor)
            if answer.refused is None:
                return
            assert answer.refused.code in NOT_NOW, f"a table does not follow the tournament: {answer.refused!r}"
            if (found := self.tables.shown(table)) is not None and found.phase in ROUND:
                raise Refused(
                    "table_busy.ball_runs", "A ball runs at table {table}; ask again when it is over.", table=table
                )

    def _seat(self, table: str, number: int) -> Seat | None:
        found = self.tables.shown(table)
        return found.seats.get(number) if found else None

    def _steps(self, recorded: Recorded) -> Iterator[Step]:
        """Everything has a key made of the event's place in the journal, the table and the seat."""
        event, number = recorded.data["event"], recorded.called
        if not self.plays_here(event, self.view):
            return
        if recorded.name == "event-started":
            planned = self.view.rules.event(event)
            for name in planned.tables if planned else ():
                yield name, "", {"do": "set-up"}
            return
        state = self.view.events[event]
        entries = recorded.data["stacks"] if recorded.name == "round-started" else recorded.data["points"]
        if recorded.name == "round-started":
            self._began[event] = recorded.moment
            yield from self._colours(recorded, entries)
        for entry, points in entries.items():
            player = state.players[int(entry)]
            table, seat = player.table, player.seat
            key = f"{number}/{table}/{seat}"
            if recorded.name == "round-started":
                name = self.view.entries[player.entry].name
                yield table, f"{key}/seat", {"do": "seat-player", "seat": seat, "player": name}
                if points:
                    yield table, f"{key}/chips", {"do": "issue-points", "seat": seat, "points": points}
            else:
                yield from self._leaving(key, table, seat, points)
        if recorded.name != "round-started":
            yield from self._disqualified(number, state)

    def _disqualified(self, number: str, state: EventState) -> Iterator[Step]:
        """Who was barred while the round was on leaves with the others, where no ball is running."""
        for player in state.players.values():
            table = self.tables.shown(player.table) if player.stand is Stand.DISQUALIFIED else None
            seat = table.seats.get(player.seat) if table and table.phase in (Phase.OPEN, Phase.BETTING) else None
            if seat is not None and seat.player == self.view.entries[player.entry].name and not seat.prison:
                key = f"{number}/{player.table}/{player.seat}"
                yield from self._leaving(key, player.table, player.seat, self.chips_of(table, player))

    @staticmethod
    def _leaving(key: str, table: str, seat: int, points: int) -> Iterator[Step]:
        yield table, f"{key}/clear", {"do": "clear-wagers", "seat": seat}
        if points:
            yield table, f"{key}/back", {"do": "return-points", "seat": seat}
        yield table, f"{key}/leave", {"do": "unseat-player", "seat": seat}

    def _colours(self, recorded: Recorded, entries: Mapping[str, int]) -> Iterator[Step]:
        event = recorded.data["event"]
        values = dict(self.view.rules.event(event).rounds[recorded.data["round"] - 1].point_values)  # type: ignore[union-attr]
        tables = {self.view.events[event].players[int(entry)].table for entry in entries}
        for table in sorted(tables) if values else ():
            found = self.tables.shown(table)
            if found is not None and dict(found.point_values) != values:
                command = {"do": "set-point-values", "values": values}
                yield table, f"{recorded.called}/{table}/colours", command
