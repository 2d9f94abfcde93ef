"""What a tournament's desk adds to a command before it decides: a look at its tables, at the register, at the house."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from croupier.domain import wire_name
from croupier.live.currency import check_rulebook, currency_of
from croupier.live.desks.seating import Say, check_ready, refuse, seated
from croupier.money import Unit
from croupier.refusal import Refused
from croupier.rules import RULEBOOKS, Actor
from croupier.tournament import DOMAIN
from croupier.tournament.calling_off.commands import CancelEvent, CancelTournament
from croupier.tournament.entries.commands import Register
from croupier.tournament.on_paper.commands import EnterFromPaper
from croupier.tournament.on_paper.decide import done_on_paper
from croupier.tournament.plan.plan import TOURNAMENTS_BY
from croupier.tournament.play.commands import BuyChips, EndRound, StartRound
from croupier.tournament.rules.commands import PublishRules, StartEvent
from croupier.tournament.seating.commands import TakeSeat

if TYPE_CHECKING:
    from croupier.live.desks.tournaments import Hall


def completed(hall: Hall, command: Any, actor: Actor, at: str, no: Say = refuse) -> Any:
    """Whoever may not ask for it is told that first, by the desk."""
    match command:
        case _ if actor.role not in DOMAIN.authority[wire_name(type(command))]:
            return command
        case EnterFromPaper():
            completed(hall, done_on_paper(command), actor, at, no)
        case Register(name=name, identity=identity) if hall.barred(name, identity, at):
            raise Refused("not_admitted.entry", "Nobody enters under this name. Please ask the staff.", player=name)
        case TakeSeat(entry=entry) | BuyChips(entry=entry) if found := hall.state.entries.get(entry):
            if hall.barred(found.name, found.identity, at):
                no(
                    Refused(
                        "not_admitted.entrant",
                        "The house has barred {player}; the entry cannot play.",
                        player=found.name,
                    )
                )
        case CancelEvent(event=event) if event in hall.state.events and hall.state.events[event].running:
            _check_settled(hall, event)
        case CancelTournament():
            for key, played in hall.state.events.items():
                if played.running:
                    _check_settled(hall, key)
        case PublishRules(rules=rules) if (key := rules.get("rulebook", TOURNAMENTS_BY)) in RULEBOOKS:
            check_rulebook(currency_of(hall.journal), key)
        case StartEvent(event=event) if hall.plays_here(event, hall.state):
            _check_tables(hall, event, no)
        case StartRound(event=event) if hall.plays_here(event, hall.state):
            _check_ready(hall, event, no)
        case EndRound(event=event, points=given) if hall.plays_here(event, hall.state):
            if given and dict(given) != (points := hall.points(event)):
                raise Refused(
                    "points_differ",
                    "The tables say otherwise; leave the points out, and they are read from there.",
                    tables=points,
                )
            _check_played(hall, event, no)
            points = hall.points(event)
            return dataclasses.replace(command, points=points)
    return command


def _check_tables(hall: Hall, event: str, no: Say) -> None:
    planned = hall.state.rules.event(event)
    for name in planned.tables if planned and planned.on_tables else ():
        table = hall.tables.table(name)
        if table is not None and table.unit is not Unit.POINTS:
            no(Refused("not_a_tournament_table", "Table {table} plays for money.", table=name))


def _check_ready(hall: Hall, event: str, no: Say) -> None:
    for name, players in sorted(seated(hall.state.events[event]).items()):
        check_ready(hall.state, event, name, hall.tables.table(name), players, no)


def _check_played(hall: Hall, event: str, no: Say) -> None:
    """A round by spins has all of them, unless nobody has chips left to bet."""
    wanted = hall.state.round(event).spins
    for name, players in sorted(seated(hall.state.events[event], in_play=True).items()):
        table, done = hall.tables.table(name), hall.spins(event, name)
        left = any(hall.chips_of(table, player) for player in players)
        if done < wanted and left and not hall.state.round(event).minutes:
            no(
                Refused(
                    "game_running.played_spins",
                    "Table {table} has played {spins} of {of} spins.",
                    table=name,
                    spins=done,
                    of=wanted,
                )
            )


def _check_settled(hall: Hall, event: str) -> None:
    """A round is broken off where no ball is running, and then everybody's chips go back."""
    if hall.plays_here(event, hall.state):
        hall.points(event)
