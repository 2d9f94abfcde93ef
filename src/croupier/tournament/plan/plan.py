"""The rules of one tournament as its file writes them: who holds it, what is paid, how it is played, what is won.

Amounts are whole cents, points whole points, days are like 2026-11-20. What is wrong with a plan is in `checks`.
"""

from __future__ import annotations

import datetime as dt
import hashlib
import json
from collections.abc import Mapping
from dataclasses import field
from enum import StrEnum
from fractions import Fraction
from typing import Any

from croupier.lean import dataclass

TOURNAMENTS_BY = "colorado"  # unless a plan says otherwise
CAP = 100_000_00  # on the fee, on all allowable buy-ins, and on both together
MONTHS_MAX = 4
NOTICE_DAYS = 5
OVERALL = "overall"  # the pool and the prizes of the tournament as a whole


class ChargeKind(StrEnum):
    ENTRY_FEE = "entry-fee"  # whatever does not go to the prize pool; adjusted gross proceeds
    BUY_IN = "buy-in"  # goes to the prize pool, all of it


class Ties(StrEnum):
    PREVIOUS_ROUND = "previous-round"  # who had more points a round earlier; then the published draw
    DRAW = "draw"
    SHARE = "share"  # tied players share the places and their cash


class Unused(StrEnum):
    BLOCK = "block"
    RE_AWARD = "re-award"


@dataclass(frozen=True, slots=True)
class Charge:
    """Something that an entrant pays, in cents. `to_pool` is the part that goes to the prize pool."""

    name: str
    amount: int
    kind: str = ""
    to_pool: int | None = None

    @property
    def fee(self) -> int:
        if self.to_pool is not None:
            return self.amount - self.to_pool
        return self.amount if self.kind == ChargeKind.ENTRY_FEE else 0

    @property
    def buy_in(self) -> int:
        return self.amount - self.fee


@dataclass(frozen=True, slots=True)
class Goods:
    """A thing that is taken for the cash fee or buy-in, with the value set for it beforehand."""

    item: str
    kind: ChargeKind
    value: int = 0


@dataclass(frozen=True, slots=True)
class MoreChips:
    """Re-buys or add-ons of an event: how many for each player, at what price, for how many points, until which round.

    `allowed` left out means without a bound, which the cap does not permit. The offer is open to all players alike.
    """

    price: int
    points: int
    allowed: int | None = None
    until_round: int = 1


@dataclass(frozen=True, slots=True)
class RoundPlan:
    """One game: it ends after so many spins or minutes. `advance` players of each table (or of the event) go on."""

    name: str = ""
    spins: int = 0
    minutes: int = 0
    spins_at_least: int = 0  # of a round by the clock, for the structure test
    advance: int = 0
    per: str = "table"
    fresh_stacks: bool = False  # points do not carry over: everybody starts with the starting stack again
    point_values: Mapping[str, int] = field(default_factory=dict)

    @property
    def spins_for_the_test(self) -> int:
        return self.spins or self.spins_at_least


@dataclass(frozen=True, slots=True)
class Prize:
    """What a place wins: an amount, a share of the pool (hundredths of a percent), goods, or a voucher for an event."""

    place: int
    amount: int = 0
    share: int = 0
    goods: str = ""
    value: int = 0
    voucher: str = ""

    @property
    def is_cash(self) -> bool:
        return not self.goods and not self.voucher


@dataclass(frozen=True, slots=True)
class EventPlan:
    key: str
    date: str
    charges: tuple[Charge, ...] = ()
    chips: int = 0  # the starting stack in points, one for all
    chips_by_player: Mapping[str, int] = field(default_factory=dict)  # is always refused: everybody starts alike
    goods: tuple[Goods, ...] = ()
    re_buys: MoreChips | None = None
    add_ons: MoreChips | None = None
    rounds: tuple[RoundPlan, ...] = ()
    tables: tuple[str, ...] = ()
    seats: int = 6
    on_tables: bool = True  # the rounds run on these tables of the house; otherwise points are counted by hand
    prizes: tuple[Prize, ...] = ()
    ends: str = ""
    name: str = ""

    @property
    def entry_fee(self) -> int:
        return sum(charge.fee for charge in self.charges)

    @property
    def buy_in(self) -> int:
        return sum(charge.buy_in for charge in self.charges)

    @property
    def further(self) -> int:
        """The price of all re-buys and add-ons that one entry may have."""
        return sum(more.price * (more.allowed or 0) for more in (self.re_buys, self.add_ons) if more)

    @property
    def behind_the_chips(self) -> int:
        """All the dollars that can be behind a player's chips in the first round already: offers open before it."""
        return self.buy_in + self.further

    @property
    def last_day(self) -> str:
        return self.ends or self.date

    def value_of(self, item: str, kind: ChargeKind) -> int | None:
        return next((goods.value for goods in self.goods if (goods.item, goods.kind) == (item, kind)), None)


@dataclass(frozen=True, slots=True)
class Structure:
    """The wagering limit with the text that sets it, and how many rounds of an event are initial (reading F12).

    `statement` replaces the computation where the structure cannot be put in figures.
    """

    limit: int = 0
    limit_source: str = ""
    initial_rounds: int = 1
    statement: str = ""


@dataclass(frozen=True, slots=True)
class Premises:
    name: str
    licence: str = ""
    licensed_from: str = ""
    licensed_to: str = ""
    checklist_signed_by: str = ""  # security and surveillance, by the minimum procedures

    def licensed_on(self, day: str) -> bool:
        return bool(self.licence) and (self.licensed_from or day) <= day <= (self.licensed_to or day)


@dataclass(frozen=True, slots=True)
class Criterion:
    key: str
    text: str
    reason: str = ""
    signed_by: str = ""


@dataclass(frozen=True, slots=True)
class TournamentChips:
    """Reading F19: the approval's reference and who gave it. `imprinted` chips show their points themselves."""

    approval: str = ""
    approved_by: str = ""
    imprinted: bool = False


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The five items that the printed rules must have, as far as they do not follow from the plan itself.

    `standard` is the house rules of the everyday game in full; left out, the prescribed statement stands in for them.
    `entry_fee`, `buy_in` and `table` are what the print says, where somebody wrote it down: they must agree.
    """

    casino: str = ""
    standard: str = ""
    statement: str = ""
    re_buys: bool | None = None
    re_buy_conditions: str = ""
    final_round: str = ""
    conclusion: str = ""
    prizes: int | None = None
    changes: tuple[str, ...] = ()
    entry_fee: int | None = None
    buy_in: int | None = None
    table: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Containers:
    """Where cash lies until it is counted: fees apart from all other money, and buy-ins apart too (reading F11)."""

    fees: str = "fees"
    buy_ins: str = "buy-ins"


@dataclass(frozen=True, slots=True)
class Plan:
    name: str
    events: tuple[EventPlan, ...] = ()
    rulebook: str = TOURNAMENTS_BY
    licensees: tuple[str, ...] = ()
    responsible: str = ""
    premises: tuple[Premises, ...] = ()
    criteria: tuple[Criterion, ...] = ()
    structure: Structure = field(default_factory=Structure)
    chips: TournamentChips = field(default_factory=TournamentChips)
    house_rules: HouseRules = field(default_factory=HouseRules)
    containers: Containers = field(default_factory=Containers)
    prizes: tuple[Prize, ...] = ()  # over all the events
    one_pool: bool = False  # all buy-ins go into the overall pool
    re_entries: int = 0  # how often somebody who is out may come in again, as a new entry
    splits: bool = False
    ties: Ties = Ties.PREVIOUS_ROUND
    cap_scope: str = "entry"  # or person: re-entries then count towards the cap (reading F3)
    unused_vouchers: Unused = Unused.BLOCK  # reading F9
    notice: str = "calendar"  # or business: which days count (reading F14)
    concludes: str = ""
    table: Mapping[str, Any] = field(default_factory=dict)  # how tournament tables are played: wheel, options, chips
    everyday: Mapping[str, Any] = field(default_factory=dict)  # how the casino's tables are played otherwise
    automation: str = "felt"  # which of the dealer's steps the system takes: felt, terminals

    def event(self, key: str) -> EventPlan | None:
        return next((event for event in self.events if event.key == key), None)

    def called(self, key: str) -> str:
        """An event as people know it."""
        event = self.event(key)
        return event.name or key if event else key

    def order(self, key: str) -> int:
        return next((number for number, event in enumerate(self.events) if event.key == key), len(self.events))

    @property
    def joint(self) -> bool:
        return len(self.licensees) > 1

    @property
    def first_day(self) -> dt.date:
        return min(dt.date.fromisoformat(event.date) for event in self.events)

    @property
    def last_day_allowed(self) -> dt.date:
        return months_after(self.first_day, MONTHS_MAX)

    def pool_of(self, event: str) -> str:
        return OVERALL if self.one_pool else event

    def prizes_of(self, key: str) -> tuple[Prize, ...]:
        if key == OVERALL:
            return self.prizes
        event = self.event(key)
        return event.prizes if event else ()


@dataclass(frozen=True, slots=True)
class PlanReport:
    """The figures of the filing: for one entry over all the events, and the dollars behind a spin in initial rounds."""

    entry_fee: int
    buy_in: int
    buy_ins_max: int
    person_max: int
    per_spin: tuple[Fraction, ...]
    limit: int
    last_day: str


def plan_report(plan: Plan) -> PlanReport:
    per_spin = tuple(
        Fraction(event.behind_the_chips, round_.spins_for_the_test)
        for event in plan.events
        for round_ in event.rounds[: plan.structure.initial_rounds]
        if round_.spins_for_the_test
    )
    fee, buy_in = sum(event.entry_fee for event in plan.events), sum(event.buy_in for event in plan.events)
    buy_ins = buy_in + sum(event.further for event in plan.events)
    person = (fee + buy_ins) * (1 + plan.re_entries)
    return PlanReport(fee, buy_in, buy_ins, person, per_spin, plan.structure.limit, plan.last_day_allowed.isoformat())


def months_after(day: dt.date, months: int) -> dt.date:
    """The same day so many months on, or the last of a shorter month (reading F2)."""
    years, month = divmod(day.month - 1 + months, 12)
    first = dt.date(day.year + years, month + 1, 1)
    last = (first + dt.timedelta(days=31)).replace(day=1) - dt.timedelta(days=1)
    return first.replace(day=min(day.day, last.day))


def full_days_between(earlier: dt.date, later: dt.date, counting: str) -> int:
    """Whole days that lie between two days, the two themselves left out (reading F14)."""
    between = (earlier + dt.timedelta(days=n) for n in range(1, (later - earlier).days))
    return sum(1 for day in between if counting != "business" or day.weekday() < 5)


def with_days_as_text(data: Any) -> Any:
    """TOML has dates, JSON has none: a plan has texts, so that a file and a command say the same."""
    if isinstance(data, Mapping):
        return {key: with_days_as_text(value) for key, value in data.items()}
    if isinstance(data, list):
        return [with_days_as_text(value) for value in data]
    return data.isoformat() if isinstance(data, dt.date) else data


def rules_digest(rules: Mapping[str, Any]) -> str:
    """What tells one version of the written rules from another."""
    return hashlib.sha256(json.dumps(rules, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def is_day(text: str) -> bool:
    try:
        return dt.date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
