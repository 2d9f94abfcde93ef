"""Whom the house does not let play: two people say so, and two people end it."""

from __future__ import annotations

from croupier.people.names import NOBODY, words_of
from croupier.refusal import Refused
from croupier.register.asking import Asked, check_second, needed
from croupier.register.barring import barring
from croupier.register.bars import commands as c
from croupier.register.bars import events as e
from croupier.register.events import Event
from croupier.register.state import Premises


def bar_player(premises: Premises, command: c.BarPlayer, asked: Asked) -> list[Event]:
    player, why = needed(command.player, "player").strip(), needed(command.why, "why")
    if NOBODY.fullmatch(player.casefold()) or not words_of(player):
        raise Refused("bad_name.bar", "“{player}” is nobody's name.", field="player", player=player)
    since, until = command.begins or asked.day, command.until
    if since < asked.day:
        raise Refused("bad_date.bar_past", "A bar begins today or later: {text} is over.", field="begins", text=since)
    if until and until < since:
        raise Refused("bad_date.bar_ends", "A bar ends on the day it begins or later.", field="until", text=until)
    if known := barring(premises, player, since, command.identity):
        raise Refused(
            "barred_already", "They are barred already: number {bar} of the list.", field="player", bar=known.number
        )
    check_second(premises, asked, command.second)
    number = len(premises.bars) + 1
    by = asked.actor.who
    return [e.PlayerBarred(by, command.second, asked.at, number, player, command.identity.strip(), why, since, until)]


def lift_bar(premises: Premises, command: c.LiftBar, asked: Asked) -> list[Event]:
    bar = premises.bars.get(command.bar)
    if bar is None or bar.lifted_at:
        raise Refused("no_such_bar", "There is no bar {bar} that could be lifted.", field="bar", bar=command.bar)
    why = needed(command.why, "why")
    check_second(premises, asked, command.second)
    return [e.BarLifted(asked.actor.who, command.second, asked.at, bar.number, why)]
