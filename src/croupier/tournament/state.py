"""What a tournament knows between two commands. Only `evolve` changes it; `decide` reads."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field
from enum import StrEnum
from typing import Any

from croupier.lean import dataclass
from croupier.money import Balances
from croupier.refusal import Refused
from croupier.tournament.plan.plan import MONTHS_MAX, EventPlan, Plan, RoundPlan, months_after

NUMBER_DIGITS = 9  # of an entry, at most


class Stand(StrEnum):
    """Where an entry stands in an event."""

    IN = "in"
    OUT = "out"  # eliminated, or not among those who went on
    DISQUALIFIED = "disqualified"


@dataclass(slots=True)
class Player:
    """One entry in one event. `pending` points were bought and join the next game."""

    entry: int
    points: int = 0
    pending: int = 0
    re_buys: int = 0
    add_ons: int = 0
    table: str = ""
    seat: int = 0
    moved_from: tuple[str, int] | None = None  # until the new seat is taken
    present: bool = False
    absent: bool = False  # from the game that runs: the chips are not in play
    declined: bool = False
    stand: Stand = Stand.IN
    round_out: int = 0
    entered: str = ""  # the day
    paper: int = 0
    history: list[int] = field(default_factory=list)  # points at the end of each round

    @property
    def is_in(self) -> bool:
        return self.stand is Stand.IN


@dataclass(slots=True)
class EntryState:
    """A person's entry, good for all the events of the series until it is out."""

    number: int
    person: str
    name: str
    identity: str
    licensee: str = ""
    earlier: int = 0
    rules_given: int = 0  # the version
    disqualified: bool = False
    closed: bool = False  # a later entry of the same person has taken its place
    lines: list[Mapping[str, Any]] = field(default_factory=list)  # of the tournament form


@dataclass(slots=True)
class SplitTalk:
    """An agreement in the making. `stopped` by the director, it does not come back."""

    asked_by: int = 0
    rounds_played: int = 0  # when it was asked for
    among: tuple[int, ...] = ()
    noticed: set[int] = field(default_factory=set)
    agreed: set[int] = field(default_factory=set)
    refused_by: int = 0
    stopped: str = ""
    shares: dict[int, int] = field(default_factory=dict)


@dataclass(slots=True)
class TableCount:
    """Points of a table in a round, counted by hand. `first` waits for a second person, who does not see it."""

    first: dict[int, int] = field(default_factory=dict)
    first_by: str = ""
    agreed: dict[int, int] = field(default_factory=dict)
    differ: tuple[int, ...] = ()  # two people found something else: to be counted again, by both


@dataclass(slots=True)
class EventState:
    players: dict[int, Player] = field(default_factory=dict)
    started: str = ""
    round: int = 1
    drawn: int = 0  # the last round that seats were drawn for
    seed: str = ""
    running: bool = False
    started_at: str = ""
    break_since: str = ""
    stood_still: dt.timedelta = dt.timedelta()  # in the breaks of this round that are over
    time_called: str = ""  # when the clock said that the minutes of this round are up
    counts: dict[str, TableCount] = field(default_factory=dict)  # by table, of the round that is on
    rounds_played: int = 0
    offer: str = ""
    over: bool = False  # its play
    cancelled: str = ""  # the day: it is not held, and everybody has the money back
    cut_short: str = ""  # the day: it ended after a round that was not the last
    split: SplitTalk = field(default_factory=SplitTalk)

    def played_for(self, now: str) -> dt.timedelta:
        """How long the round has been on, its breaks left out."""
        until = dt.datetime.fromisoformat(self.break_since or now)
        return until - dt.datetime.fromisoformat(self.started_at) - self.stood_still

    def over_at(self, minutes: int) -> str:
        """When so many minutes of the round are up, or were, with the breaks as they are."""
        length = dt.timedelta(minutes=minutes) + self.stood_still
        return (dt.datetime.fromisoformat(self.started_at) + length).isoformat()

    def still_in(self) -> list[Player]:
        return [player for player in self.players.values() if player.is_in]


@dataclass(slots=True)
class Award:
    number: int
    pool: str
    entry: int
    place: int
    kind: str
    amount: int
    description: str = ""
    voucher_for: str = ""
    status: str = "open"  # paid, used-as-payout, used-as-buy-in, re-awarded, cancelled
    form: str = ""
    date: str = ""
    used_in: str = ""
    paper: int = 0  # the entry from paper that its payment or use was


@dataclass(slots=True)
class Refund:
    """What an entry has back: `amount` in cash or its like, `goods` as they came in."""

    number: int
    entry: int
    event: str
    date: str
    amount: int = 0
    goods: int = 0
    status: str = "open"  # or paid
    how: str = ""
    receipt: str = ""
    paid_on: str = ""
    to: str = ""


@dataclass(slots=True)
class Tournament:
    as_of: str = ""  # when something last happened
    plan: Plan | None = None
    written: Mapping[str, Any] = field(default_factory=dict)  # the rules as they were published
    version: int = 0
    digest: str = ""
    filed: dict[int, str] = field(default_factory=dict)  # version -> day
    filings: list[Mapping[str, Any]] = field(default_factory=list)
    objections: dict[int, str] = field(default_factory=dict)  # version -> what the Division wrote
    answers: list[Mapping[str, Any]] = field(default_factory=list)
    entries: dict[int, EntryState] = field(default_factory=dict)
    by_person: dict[str, list[int]] = field(default_factory=dict)
    by_identity: dict[str, str] = field(default_factory=dict)  # the document -> the person it was shown for
    barred: set[str] = field(default_factory=set)
    events: dict[str, EventState] = field(default_factory=dict)
    awards: dict[int, Award] = field(default_factory=dict)
    awarded: set[str] = field(default_factory=set)  # pools
    refunds: dict[int, Refund] = field(default_factory=dict)
    refunds_made: int = 0  # the last number
    fees_refunded: dict[str, int] = field(default_factory=dict)  # by the month of their collection
    paper: list[Mapping[str, Any]] = field(default_factory=list)  # what was entered from paper, afterwards
    paper_left: int = 0  # so many events to come are of the last of these
    counts: list[Mapping[str, Any]] = field(default_factory=list)
    cancelled: str = ""
    concluded: str = ""
    winner: int = 0
    forms_filed: list[Mapping[str, Any]] = field(default_factory=list)  # with the Division, once all is over
    books: Balances = field(default_factory=Balances)

    @property
    def rules(self) -> Plan:
        if self.plan is None:
            raise Refused("rules_missing", "The tournament's rules have to be written first.")
        return self.plan

    def event(self, key: str) -> tuple[EventPlan, EventState]:
        planned = self.rules.event(key)
        if planned is None:
            known = [event.key for event in self.rules.events]
            raise Refused("no_such_event.key", "There is no event “{key}”.", events=known, key=key)
        return planned, self.events[key]

    def entry(self, number: int) -> EntryState:
        if number not in self.entries:
            raise Refused("no_such_entry.entry", "There is no entry {entry}.", entry=number)
        return self.entries[number]

    def player(self, event: str, number: int) -> Player:
        """The entry in this event, if it may still do something there."""
        entry, (_, state) = self.entry(number), self.event(event)
        if entry.disqualified:
            raise Refused(
                "disqualified.tournament_play",
                "{name} is disqualified from tournament play.",
                entry=number,
                name=entry.name,
            )
        if entry.closed:
            raise Refused(
                "entry_closed.later", "Entry {entry} is out; {name} has a later one.", entry=number, name=entry.name
            )
        if number not in state.players:
            raise Refused("not_entered", "Entry {entry} is not in {event}.", entry=number, event=event)
        return state.players[number]

    def round(self, event: str) -> RoundPlan:
        planned, state = self.event(event)
        return planned.rounds[state.round - 1]

    def time_left(self, event: str, now: str) -> dt.timedelta | None:
        """Of a round by minutes that is on; none where no minutes count."""
        played, minutes = self.events[event], self.round(event).minutes
        return dt.timedelta(minutes=minutes) - played.played_for(now) if played.running and minutes else None

    def pool(self, key: str) -> int:
        return self.books[f"pool/{key}"]

    def active_events(self, number: int) -> Iterator[str]:
        """Where the entry is in and has something to play for."""
        for key, event in self.events.items():
            player = event.players.get(number)
            if player and player.is_in and not event.over:
                yield key

    def held(self) -> list[str]:
        """The events that are not cancelled, in their order."""
        return [event.key for event in self.rules.events if not self.events[event.key].cancelled]

    def last_day_allowed(self, plan: Plan) -> dt.date:
        """Four months from the day on which play really began, if that is known (reading F2)."""
        began = [played.started for played in self.events.values() if played.started]
        return months_after(dt.date.fromisoformat(min(began)), MONTHS_MAX) if began else plan.last_day_allowed

    def mark(self) -> dict[str, int]:
        """What a form says of what is happening: which entry from paper it belongs to, if it does."""
        return {"paper": len(self.paper)} if self.paper_left else {}

    def open_refunds(self) -> list[Refund]:
        return [refund for refund in self.refunds.values() if refund.status == "open"]

    def open_vouchers(self) -> list[Award]:
        return [award for award in self.awards.values() if award.kind == "voucher" and award.status == "open"]


def by_number(amounts: Mapping[str, int]) -> dict[int, int]:
    """Entry numbers are texts in JSON; what is no number is nobody's."""
    if any(not key.isdecimal() or len(key) > NUMBER_DIGITS for key in amounts):
        raise Refused(
            "bad_command.points_shares", "Points and shares are given by entry number.", given=sorted(amounts)[:5]
        )
    return {int(key): amount for key, amount in amounts.items()}


def by_text(amounts: Mapping[int, int]) -> dict[str, int]:
    return {str(key): amount for key, amount in amounts.items()}


def seats_of(seats: Mapping[int, tuple[str, int]]) -> dict[str, Sequence[Any]]:
    return {str(entry): [table, seat] for entry, (table, seat) in seats.items()}
