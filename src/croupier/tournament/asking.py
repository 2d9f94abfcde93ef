"""What several subjects of a tournament ask first: the day, the seats, whose entry it is."""

from __future__ import annotations

import datetime as dt

from croupier.domain import AskedFor
from croupier.refusal import Refused
from croupier.rules import Role
from croupier.tournament.commands import Command
from croupier.tournament.plan.checks import is_day
from croupier.tournament.plan.plan import MONTHS_MAX, EventPlan, months_after
from croupier.tournament.state import Award, EntryState, Tournament

Asked = AskedFor[Command]


def day_of(text: str, code: str = "bad_date") -> dt.date:
    if not is_day(text):
        raise Refused(code, f"Give the day, like 2026-11-20; this is “{text}”.", date=text)
    return dt.date.fromisoformat(text)


def on_the_day(text: str, asked: Asked, code: str = "bad_date") -> dt.date:
    """What the law counts from is the journal's own day where the house stands: nothing is dated ahead or back."""
    day = day_of(text, code)
    if text > asked.day:
        raise Refused("bad_date", f"{text} has not come yet: today is {asked.day}.", date=text, today=asked.day)
    if text < asked.day:
        raise Refused("bad_date", f"{text} is over: today is {asked.day}.", date=text, today=asked.day)
    return day


def check_four_months(state: Tournament, date: str) -> None:
    """From the day on which play really began, if that is known (reading F2)."""
    began = [played.started for played in state.events.values() if played.started]
    last = months_after(dt.date.fromisoformat(min(began)), MONTHS_MAX) if began else state.rules.last_day_allowed
    if day_of(date) > last:
        message = f"The tournament had to be over by {last}, four months after its first day of play."
        raise Refused("over_four_months", message, day=date, last_day=last.isoformat())


def check_seats(planned: EventPlan, entries: int) -> None:
    """Nobody is taken in for whom there is no seat: an entry is not given back."""
    places = len(planned.tables) * planned.seats
    if entries > places:
        raise Refused("seats_short", f"{entries} players and {places} seats.", players=entries, seats=places)


def voucher_of(state: Tournament, number: int) -> Award:
    voucher = state.awards.get(number)
    if voucher is None or voucher.kind != "voucher":
        raise Refused("voucher_not_here", f"This tournament has not issued a voucher {number}.", voucher=number)
    if voucher.status != "open":
        message = f"Voucher {number} is on the books already: {voucher.status}."
        raise Refused("voucher_counted_twice", message, voucher=number, status=voucher.status)
    return voucher


def own_entry(state: Tournament, number: int, asked: Asked) -> EntryState:
    """A player speaks for the own entry, the staff for anybody's."""
    entry = state.entry(number)
    if asked.actor.role is Role.PLAYER and asked.actor.who != entry.person:
        message = f"Entry {number} is {entry.name}'s; players speak for their own entry only."
        raise Refused("no_substitute", message, entry=number)
    return entry


def check_not_concluded(state: Tournament) -> None:
    if state.concluded:
        raise Refused("tournament_concluded", f"The tournament was concluded on {state.concluded}.")
