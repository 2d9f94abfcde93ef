"""Playing an event: stacks at the start of each game, points at its end, more chips, going on."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator

from croupier.refusal import Refused
from croupier.tournament.asking import (
    Asked,
    between_rounds,
    check_four_months,
    check_points,
    on_the_day,
    own_entry,
    running,
)
from croupier.tournament.events import Event, PlayersEliminated
from croupier.tournament.payments import buy_in_parts
from croupier.tournament.plan.plan import EventPlan, MoreChips, Ties
from croupier.tournament.play import commands as c
from croupier.tournament.play import events as e
from croupier.tournament.play.commands import Offer
from croupier.tournament.standings import Place, standings
from croupier.tournament.state import EventState, Player, Tournament, by_number, by_text


def start_round(state: Tournament, command: c.StartRound, asked: Asked) -> list[Event]:
    planned, played = between_rounds(state, command.event)
    if played.drawn != played.round:
        asked.no(Refused("not_drawn", "Draw the seats of round {round} first.", round=played.round))
    if played.rounds_played == played.round:
        raise Refused("round_played.goes", "Round {round} is played; say who goes on.", round=played.round)
    playing = [player for player in played.still_in() if player.present]
    if not playing:
        asked.no(Refused("nobody_seated", "Nobody has taken a seat.", event=command.event))
    due = {player.entry: stack_of(state, planned, player) for player in playing}
    _check_counts(state, due, by_number(command.counts))
    issued = {entry: points - played.players[entry].points for entry, points in due.items()}
    absent = sorted(player.entry for player in played.still_in() if not player.present)
    return [
        e.RoundStarted(command.event, played.round, asked.at, by_text(due), by_text(issued), absent),
    ]


def stack_of(state: Tournament, planned: EventPlan, player: Player) -> int:
    """What must lie on the table: the same starting stack for all, then what was kept, and what was bought since."""
    first = not player.history
    kept = planned.chips if first or state.round(planned.key).fresh_stacks else player.points
    return kept + player.pending


def _check_counts(state: Tournament, due: dict[int, int], counted: dict[int, int]) -> None:
    if counted.keys() != due.keys():
        missing = sorted(due.keys() - counted.keys())
        raise Refused(
            "count_missing.chips_taken",
            "Count the chips of everybody who has taken a seat, and of nobody else.",
            missing=missing,
            unknown=sorted(counted.keys() - due.keys()),
        )
    for entry, points in due.items():
        if counted[entry] != points:
            name = state.entries[entry].name
            raise Refused(
                "concealed_chips",
                "{name} has {points:points}, and {counted:points} lie on the table.",
                entry=entry,
                counted=counted[entry],
                points=points,
                name=name,
            )


def record_points(state: Tournament, command: c.RecordPoints, _asked: Asked) -> list[Event]:
    _, played = running(state, command.event)
    points = by_number(command.points)
    check_points(played, points)
    return [e.PointsRecorded(command.event, by_text(points))]


def call_break(state: Tournament, command: c.CallBreak, asked: Asked) -> list[Event]:
    _, played = state.event(command.event)
    if not played.started or played.over:
        raise Refused("not_started.being_played", "{event} is not being played.", event=command.event)
    return [e.BreakCalled(command.event, asked.at)]


def call_time(state: Tournament, command: c.CallTime, asked: Asked) -> list[Event]:
    _, played = running(state, command.event)
    minutes = state.round(command.event).minutes
    if not minutes or played.time_called:
        raise Refused("no_time_to_call", "No round of {event} waits for its time.", event=command.event)
    check_time(state, command.event, asked)
    return [e.TimeCalled(command.event, played.round, minutes, played.over_at(minutes))]


def check_time(state: Tournament, event: str, asked: Asked) -> None:
    left = state.time_left(event, asked.at)
    if left is not None and left > dt.timedelta():
        asked.no(still_time(left))


def still_time(left: dt.timedelta) -> Refused:
    minutes = -(-left // dt.timedelta(minutes=1))
    return Refused("game_running.minutes", "The round has {minutes} minutes left.", minutes=minutes)


def end_round(state: Tournament, command: c.EndRound, asked: Asked) -> list[Event]:
    """Nobody is out before the round is over (reading F17); then those without chips and without an offer are."""
    planned, played = running(state, command.event)
    given = by_number(command.points)
    check_points(played, given)
    in_play = {player.entry for player in played.still_in() if not player.absent}
    if not planned.on_tables and not state.round(command.event).spins and _anybody_has_chips(played):
        check_time(state, command.event, asked)
    points = given if planned.on_tables else _counted(played, in_play, given)
    before = {entry: state.books[f"points/{command.event}/{entry}"] for entry in points}
    change = {entry: points[entry] - before[entry] for entry in points}
    source = "tables" if planned.on_tables else "counters"
    ended = e.RoundEnded(command.event, played.round, asked.at, by_text(points), by_text(change), source)
    without = sorted(entry for entry in in_play if not points[entry])
    last = played.round == len(planned.rounds)
    if without and (last or not _may_buy(planned.re_buys, played.round)):
        return [ended, PlayersEliminated(command.event, played.round, without, "no chips, and none to be had")]
    return [ended]


def _anybody_has_chips(played: EventState) -> bool:
    """As far as two people have counted; before, everybody who plays."""
    counted = [points for count in played.counts.values() for points in count.agreed.values()]
    return not counted or any(counted)


def _counted(played: EventState, in_play: set[int], given: dict[int, int]) -> dict[int, int]:
    """What no table counts is nobody's word alone (reading F26)."""
    counted = dict(sorted(found for count in played.counts.values() for found in count.agreed.items()))
    if missing := sorted(in_play - counted.keys()):
        raise Refused(
            "points_not_counted",
            "Two people are still to count the points of some who played, each alone.",
            missing=missing,
        )
    if given and given != counted:
        raise Refused(
            "points_differ.counted", "Two people counted otherwise; leave the points out, and theirs are taken."
        )
    return counted


# --- more chips


def open_offer(state: Tournament, command: c.OpenOffer, _asked: Asked) -> list[Event]:
    planned, played = between_rounds(state, command.event)
    if command.entries:
        raise Refused(
            "unequal_offer.chips_offered",
            "More chips are offered to everybody alike, or to nobody.",
            entries=list(command.entries),
        )
    more = _terms(planned, command.offer)
    if played.offer:
        raise Refused("offer_open", "The {offer} is offered already.", offer=played.offer)
    last = played.rounds_played or 1
    if played.rounds_played == len(planned.rounds):  # Bought chips join the next game, and there is none.
        raise Refused(
            "round_played.goes_played", "Round {played} is played; say who goes on.", round=last, played=played.round
        )
    if not _may_buy(more, last):
        raise Refused(
            "offer_over", "The rules offer this up to round {until_round}.", round=last, until_round=more.until_round
        )
    return [e.OfferOpened(command.event, command.offer, more.price, more.points, played.round)]


def buy_chips(state: Tournament, command: c.BuyChips, asked: Asked) -> list[Event]:
    planned, played = state.event(command.event)
    player = state.player(command.event, command.entry)
    more = _terms(planned, command.offer)
    if not player.is_in:
        raise Refused(
            "entry_closed.entry_event", "Entry {entry} is out of {event}.", entry=command.entry, event=command.event
        )
    if played.over:
        raise Refused("event_over", "The play of {event} is over.", event=command.event)
    if played.running:
        raise Refused(
            "chips_not_in_play.buy_between",
            "The game is played with the chips that lay on the table when it began; buy between games.",
            event=command.event,
        )
    if played.offer != command.offer:
        raise Refused(
            "unequal_offer.open_opened",
            "The {offer} is not open; it is opened for everybody at once.",
            offer=command.offer,
            open=played.offer,
        )
    bought = player.re_buys if command.offer is Offer.RE_BUY else player.add_ons
    if bought >= (more.allowed or 0):
        raise Refused("offer_used_up", "Each player may have {allowed} of these.", allowed=more.allowed)
    if command.offer is Offer.RE_BUY and player.points + player.pending:
        raise Refused("has_chips", "A re-buy is for players who have no chips left.", entry=command.entry)
    on_the_day(command.date, asked, "fee_date_missing")
    check_four_months(state, command.date, asked)
    pool, licensee = state.rules.pool_of(command.event), state.entries[command.entry].licensee
    parts = buy_in_parts(state.rules, planned, command.payment, more.price)
    return [
        e.ChipsBought(command.entry, command.event, command.offer, command.date, pool, parts, more.points, licensee)
    ]


def decline_offer(state: Tournament, command: c.DeclineOffer, asked: Asked) -> list[Event]:
    _, played = state.event(command.event)
    own_entry(state, command.entry, asked)
    player = state.player(command.event, command.entry)
    if not played.offer or player.declined:
        raise Refused("no_offer.player_now", "Nothing is offered to this player now.", entry=command.entry)
    declined = e.OfferDeclined(command.event, command.entry)
    if player.is_in and not player.points + player.pending and played.rounds_played:
        out = PlayersEliminated(command.event, played.rounds_played, [command.entry], "no chips, and none wanted")
        return [declined, out]
    return [declined]


def close_offer(state: Tournament, command: c.CloseOffer, _asked: Asked) -> list[Event]:
    _, played = state.event(command.event)
    if not played.offer:
        raise Refused("no_offer.nothing_offered", "Nothing is offered.", event=command.event)
    without = sorted(p.entry for p in played.still_in() if p.history and not p.points + p.pending)
    closed: list[Event] = [e.OfferClosed(command.event)]
    if without:
        closed.append(
            PlayersEliminated(command.event, played.rounds_played, without, "no chips, and the offer has lapsed")
        )
    return closed


def eliminate(state: Tournament, command: c.Eliminate, _asked: Asked) -> list[Event]:
    """By hand, where the offer was never opened."""
    _, played = state.event(command.event)
    player = state.player(command.event, command.entry)
    name = state.entries[command.entry].name
    if not player.is_in:
        raise Refused("not_eliminated.out", "{name} is out already.", entry=command.entry, name=name)
    if played.running or not player.history:
        raise Refused("not_eliminated.running", "Nobody is out before a round is over.", entry=command.entry)
    if left := player.points + player.pending:
        raise Refused("not_eliminated.points", "{name} has {left:points}.", entry=command.entry, name=name, left=left)
    if played.offer and not player.declined:
        raise Refused(
            "not_eliminated.offer",
            "{name} may still take the {offer}.",
            entry=command.entry,
            name=name,
            offer=played.offer,
        )
    return [PlayersEliminated(command.event, played.rounds_played, [command.entry], "no chips")]


def _terms(planned: EventPlan, offer: Offer) -> MoreChips:
    more = planned.re_buys if offer is Offer.RE_BUY else planned.add_ons
    if more is None:
        raise Refused("no_offer.event_offer", "{event} has no {offer}.", event=planned.key, offer=offer)
    return more


def _may_buy(more: MoreChips | None, last_round: int) -> bool:
    return more is not None and last_round <= more.until_round


# --- going on


def advance_players(state: Tournament, command: c.AdvancePlayers, _asked: Asked) -> list[Event]:
    planned, played = between_rounds(state, command.event)
    if played.rounds_played != played.round:
        raise Refused("round_not_played", "Round {round} has not been played.", round=played.round)
    undecided = [p.entry for p in played.still_in() if p.history and not p.points + p.pending]
    if undecided:
        raise Refused(
            "offer_undecided",
            "Players without chips are still to decide; close the offer, or eliminate them.",
            entries=undecided,
        )
    last = played.round == len(planned.rounds)
    on = [player.entry for player in played.still_in()] if last else list(_qualified(state, command.event))
    rest = sorted(player.entry for player in played.still_in() if player.entry not in on)
    events: list[Event] = []
    if rest:
        events.append(PlayersEliminated(command.event, played.round, rest, "not among those who go on"))
    over = last or len(on) <= 1
    never = sorted(entry for entry in on if not played.players[entry].history) if over else []
    if never:  # Nobody is placed before those who played.
        events.append(PlayersEliminated(command.event, 0, never, "never came to play"))
        on = [entry for entry in on if entry not in never]
    return [*events, e.PlayersAdvanced(command.event, played.round + (0 if over else 1), sorted(on), over)]


def _qualified(state: Tournament, event: str) -> Iterator[int]:
    """By points; who has come in again since the round has not played it and goes on anyway."""
    round_ = state.round(event)
    places = [place for place in standings(state, event) if place.stand == "in"]
    yield from (place.entry for place in places if not place.table)
    places = [place for place in places if place.table]
    if round_.per == "event":
        yield from _best(places, round_.advance, state.rules.ties)
        return
    for table in sorted({place.table for place in places}):
        yield from _best([place for place in places if place.table == table], round_.advance, state.rules.ties)


def _best(places: list[Place], count: int, ties: Ties) -> Iterator[int]:
    """Where tied players share their place, all of them go on."""
    if not places:
        return
    worst = places[min(count, len(places)) - 1].place
    for number, place in enumerate(places):
        if number < count or (ties is Ties.SHARE and place.place == worst):
            yield place.entry
