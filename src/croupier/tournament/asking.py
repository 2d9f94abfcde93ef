"""What several subjects of a tournament ask first: the day, the seats, whose entry it is."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping

from croupier.domain import AskedFor
from croupier.refusal import Refused
from croupier.rules import Role
from croupier.tournament.commands import Command
from croupier.tournament.plan.plan import EventPlan, is_day
from croupier.tournament.state import Award, EntryState, EventState, Tournament

Asked = AskedFor[Command]


def day_of(text: str, code: str = "bad_date", field: str = "date") -> dt.date:
    if not is_day(text):
        raise Refused(
            "bad_date.day", "Give the day, like 2026-11-20; this is “{date}”.", code=code, field=field, date=text
        )
    return dt.date.fromisoformat(text)


def on_the_day(text: str, asked: Asked, code: str = "bad_date") -> dt.date:
    """What the law counts from is the journal's own day where the house stands: nothing is dated ahead or back."""
    day = day_of(text, code)
    if text > asked.day:
        raise Refused(
            "bad_date.come_today",
            "{date} has not come yet: today is {today}.",
            field="date",
            date=text,
            today=asked.day,
        )
    if text < asked.day:
        raise Refused("bad_date.today", "{date} is over: today is {today}.", field="date", date=text, today=asked.day)
    return day


def last_day_of(state: Tournament) -> dt.date:
    return state.last_day_allowed(state.rules)


def check_four_months(state: Tournament, date: str, asked: Asked) -> None:
    last = last_day_of(state)
    if day_of(date) > last:
        asked.no(
            Refused(
                "over_four_months.tournament_first_day",
                "The tournament had to be over by {last}, four months after its first day of play.",
                day=date,
                last_day=last.isoformat(),
                last=last,
            )
        )


def check_seats(planned: EventPlan, entries: int) -> None:
    """Nobody is taken in for whom there is no seat: an entry is not given back."""
    places = len(planned.tables) * planned.seats
    if entries > places:
        raise Refused("seats_short", "{players} players and {seats} seats.", players=entries, seats=places)


def voucher_of(state: Tournament, number: int) -> Award:
    voucher = state.awards.get(number)
    if voucher is None or voucher.kind != "voucher":
        raise Refused("voucher_not_here.issued", "This tournament has not issued a voucher {voucher}.", voucher=number)
    if voucher.status != "open":
        raise Refused(
            "voucher_counted_twice",
            "Voucher {voucher} is on the books already: {status}.",
            voucher=number,
            status=voucher.status,
        )
    return voucher


def own_entry(state: Tournament, number: int, asked: Asked) -> EntryState:
    """A player speaks for the own entry, the staff for anybody's."""
    entry = state.entry(number)
    if asked.actor.role is Role.PLAYER and asked.actor.who != entry.person:
        raise Refused(
            "no_substitute.entry_players",
            "Entry {entry} is {name}'s; players speak for their own entry only.",
            entry=number,
            name=entry.name,
        )
    return entry


def check_held(state: Tournament, event: str) -> None:
    if cancelled := state.events[event].cancelled:
        raise Refused(
            "event_cancelled.event", "{event} was cancelled on {cancelled}.", event=event, cancelled=cancelled
        )


def check_entry(entry: EntryState) -> None:
    """The money of somebody barred for several entries is not given back (reading F16)."""
    if entry.disqualified:
        raise Refused(
            "disqualified.tournament_play",
            "{name} is disqualified from tournament play.",
            entry=entry.number,
            name=entry.name,
        )


def check_not_concluded(state: Tournament) -> None:
    if state.concluded:
        raise Refused("tournament_concluded", "The tournament was concluded on {concluded}.", concluded=state.concluded)


def between_rounds(state: Tournament, event: str) -> tuple[EventPlan, EventState]:
    planned, played = state.event(event)
    if not played.started:
        raise Refused("not_started.event", "{event} has not started.", event=event)
    if played.over:
        raise Refused("event_over", "The play of {event} is over.", event=event)
    if played.running:
        raise Refused("game_running.round", "Round {round} of {event} is on.", round=played.round, event=event)
    return planned, played


def running(state: Tournament, event: str) -> tuple[EventPlan, EventState]:
    planned, played = state.event(event)
    if not played.running:
        raise Refused("no_round_running", "No round of {event} is on.", event=event)
    return planned, played


def check_points(played: EventState, points: Mapping[int, int]) -> None:
    for entry, amount in points.items():
        player = played.players.get(entry)
        if amount < 0 or player is None or not player.is_in or player.absent:
            raise Refused(
                "bad_points", "Points are 0 or more, of players who are in the game.", entry=entry, points=amount
            )
