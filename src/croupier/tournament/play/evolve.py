"""What changes: play."""

from __future__ import annotations

import datetime as dt

from croupier.tournament.events import PlayersEliminated
from croupier.tournament.play import events as e
from croupier.tournament.state import Stand, Tournament, by_number


def round_started(state: Tournament, event: e.RoundStarted) -> None:
    played = state.events[event.event]
    played.running, played.started_at, played.break_since, played.offer = True, event.at, "", ""
    played.stood_still, played.time_called = dt.timedelta(), ""
    played.counts = {}
    for player in played.still_in():
        player.declined = False
        player.absent = player.entry in event.absent
    for number, points in by_number(event.stacks).items():
        player = played.players[number]
        player.points, player.pending = points, 0


def points_recorded(state: Tournament, event: e.PointsRecorded) -> None:
    players = state.events[event.event].players
    for number, points in by_number(event.points).items():
        players[number].points = points


def break_called(state: Tournament, event: e.BreakCalled) -> None:
    played = state.events[event.event]
    played.break_since = played.break_since or event.at
    for player in played.players.values():
        player.present = False


def time_called(state: Tournament, event: e.TimeCalled) -> None:
    state.events[event.event].time_called = event.over_at


def round_ended(state: Tournament, event: e.RoundEnded) -> None:
    played = state.events[event.event]
    played.running, played.rounds_played = False, event.round
    points = by_number(event.points)
    for player in played.still_in():
        player.present = False
        player.points = points.get(player.entry, player.points)  # an absent player's chips were not in play
        if player.entry in points or player.history:
            player.history.append(player.points)


def offer_opened(state: Tournament, event: e.OfferOpened) -> None:
    played = state.events[event.event]
    played.offer = event.offer
    for player in played.players.values():
        player.declined = False


def chips_bought(state: Tournament, event: e.ChipsBought) -> None:
    player = state.events[event.event].players[event.entry]
    player.pending += event.points
    if event.offer == "re-buy":
        player.re_buys += 1
    else:
        player.add_ons += 1
    line = {"event": event.event, "date": event.date, "kind": event.offer}
    state.entries[event.entry].lines += [{**line, **part, **state.mark()} for part in event.buy_in]


def offer_declined(state: Tournament, event: e.OfferDeclined) -> None:
    state.events[event.event].players[event.entry].declined = True


def offer_closed(state: Tournament, event: e.OfferClosed) -> None:
    state.events[event.event].offer = ""


def players_eliminated(state: Tournament, event: PlayersEliminated) -> None:
    for number in event.entries:
        player = state.events[event.event].players[number]
        player.stand, player.round_out = Stand.OUT, event.round


def players_advanced(state: Tournament, event: e.PlayersAdvanced) -> None:
    played = state.events[event.event]
    played.over = event.over
    if not event.over:
        played.round = event.round
