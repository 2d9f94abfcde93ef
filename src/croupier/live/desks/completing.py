"""What a tournament's desk adds to a command before it decides: a look at its tables, at the register, at the house."""

from __future__ import annotations

import dataclasses
import datetime as dt
from typing import Any, Protocol

from croupier.domain import wire_name
from croupier.journal import Journal
from croupier.live.currency import check_rulebook, currency_of
from croupier.live.desks.seating import Barred, Say, Tables, check_ready, refuse, seated
from croupier.money import Unit
from croupier.refusal import Refused
from croupier.rules import RULEBOOKS, Actor
from croupier.table import Table
from croupier.tournament import DOMAIN, Tournament
from croupier.tournament.calling_off.commands import CancelEvent, CancelTournament
from croupier.tournament.entries.commands import Register
from croupier.tournament.on_paper.commands import EnterFromPaper
from croupier.tournament.on_paper.decide import done_on_paper
from croupier.tournament.plan.plan import TOURNAMENTS_BY
from croupier.tournament.play.commands import BuyChips, EndRound, StartRound
from croupier.tournament.play.decide import still_time
from croupier.tournament.rules.commands import PublishRules, StartEvent
from croupier.tournament.seating.commands import TakeSeat
from croupier.tournament.state import Player


class Look(Protocol):
    """A tournament with its tables and the register, as its desk finds them when it decides."""

    @property
    def state(self) -> Tournament: ...

    @property
    def journal(self) -> Journal: ...

    @property
    def tables(self) -> Tables: ...

    @property
    def barred(self) -> Barred: ...

    def plays_here(self, event: str, state: Tournament) -> bool: ...

    def chips_of(self, table: Table | None, player: Player) -> int: ...

    def points(self, event: str) -> dict[str, int]: ...

    def spins(self, event: str, table: str) -> int: ...


def completed(look: Look, command: Any, actor: Actor, at: str, no: Say = refuse) -> Any:
    """Whoever may not ask for it is told that first, by the desk."""
    match command:
        case _ if actor.role not in DOMAIN.authority[wire_name(type(command))]:
            return command
        case EnterFromPaper():
            completed(look, done_on_paper(command), actor, at, no)
        case Register(name=name, identity=identity) if look.barred(name, identity, at):
            raise Refused("not_admitted.entry", "Nobody enters under this name. Please ask the staff.", player=name)
        case TakeSeat(entry=entry) | BuyChips(entry=entry) if found := look.state.entries.get(entry):
            if look.barred(found.name, found.identity, at):
                no(
                    Refused(
                        "not_admitted.entrant",
                        "The house has barred {player}; the entry cannot play.",
                        player=found.name,
                    )
                )
        case CancelEvent(event=event) if event in look.state.events and look.state.events[event].running:
            _check_settled(look, event)
        case CancelTournament():
            for key, played in look.state.events.items():
                if played.running:
                    _check_settled(look, key)
        case PublishRules(rules=rules) if (key := rules.get("rulebook", TOURNAMENTS_BY)) in RULEBOOKS:
            check_rulebook(currency_of(look.journal), key)
        case StartEvent(event=event) if look.plays_here(event, look.state):
            _check_tables(look, event, no)
        case StartRound(event=event) if look.plays_here(event, look.state):
            _check_ready(look, event, no)
        case EndRound(event=event, points=given) if look.plays_here(event, look.state):
            if given and dict(given) != (points := look.points(event)):
                raise Refused(
                    "points_differ",
                    "The tables say otherwise; leave the points out, and they are read from there.",
                    tables=points,
                )
            _check_played(look, event, at, no)
            points = look.points(event)
            return dataclasses.replace(command, points=points)
    return command


def _check_tables(look: Look, event: str, no: Say) -> None:
    planned = look.state.rules.event(event)
    for name in planned.tables if planned and planned.on_tables else ():
        table = look.tables.table(name)
        if table is not None and table.unit is not Unit.POINTS:
            no(Refused("not_a_tournament_table", "Table {table} plays for money.", table=name))


def _check_ready(look: Look, event: str, no: Say) -> None:
    for name, players in sorted(seated(look.state.events[event]).items()):
        check_ready(look.state, event, name, look.tables.table(name), players, no)


def _check_played(look: Look, event: str, at: str, no: Say) -> None:
    """A round has all its spins or its minutes, whichever comes first, unless nobody has chips left to bet."""
    wanted, left = look.state.round(event).spins, look.state.time_left(event, at)
    if left is not None and left <= dt.timedelta():
        return
    playing = False
    for name, players in sorted(seated(look.state.events[event], in_play=True).items()):
        table, done = look.tables.table(name), look.spins(event, name)
        if not any(look.chips_of(table, player) for player in players):
            continue
        playing = True
        if done < wanted:
            no(
                Refused(
                    "game_running.played_spins",
                    "Table {table} has played {spins} of {of} spins.",
                    table=name,
                    spins=done,
                    of=wanted,
                )
            )
    if playing and left is not None and not wanted:
        no(still_time(left))


def _check_settled(look: Look, event: str) -> None:
    """A round is broken off where no ball is running, and then everybody's chips go back."""
    if look.plays_here(event, look.state):
        look.points(event)
