"""What several subjects of a tournament ask first: the day, the seats, whose entry it is."""

from __future__ import annotations

import datetime as dt

from croupier.domain import AskedFor
from croupier.refusal import Refused
from croupier.rules import Role
from croupier.tournament.commands import Command
from croupier.tournament.plan.plan import MONTHS_MAX, EventPlan, is_day, months_after
from croupier.tournament.state import Award, EntryState, Tournament

Asked = AskedFor[Command]


def day_of(text: str, code: str = "bad_date") -> dt.date:
    if not is_day(text):
        raise Refused("bad_date.day", "Give the day, like 2026-11-20; this is “{date}”.", code=code, date=text)
    return dt.date.fromisoformat(text)


def on_the_day(text: str, asked: Asked, code: str = "bad_date") -> dt.date:
    """What the law counts from is the journal's own day where the house stands: nothing is dated ahead or back."""
    day = day_of(text, code)
    if text > asked.day:
        raise Refused("bad_date.come_today", "{date} has not come yet: today is {today}.", date=text, today=asked.day)
    if text < asked.day:
        raise Refused("bad_date.today", "{date} is over: today is {today}.", date=text, today=asked.day)
    return day


def check_four_months(state: Tournament, date: str) -> None:
    """From the day on which play really began, if that is known (reading F2)."""
    began = [played.started for played in state.events.values() if played.started]
    last = months_after(dt.date.fromisoformat(min(began)), MONTHS_MAX) if began else state.rules.last_day_allowed
    if day_of(date) > last:
        raise Refused(
            "over_four_months.tournament_first_day",
            "The tournament had to be over by {last}, four months after its first day of play.",
            day=date,
            last_day=last.isoformat(),
            last=last,
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


def check_not_concluded(state: Tournament) -> None:
    if state.concluded:
        raise Refused("tournament_concluded", "The tournament was concluded on {concluded}.", concluded=state.concluded)
