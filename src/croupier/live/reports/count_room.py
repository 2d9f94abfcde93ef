"""What the journal shows of theft between the drop and the cage: each finding names the box, the slip, the people.

A journal knows what must be in a box, who had which key when, what each counter found and what each of them tried.
Small differences are human: below the house's limit for counting again nothing is said of one box alone.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import field
from datetime import timedelta
from itertools import combinations
from math import erfc, sqrt
from typing import Any

from croupier.journal import Journal, Recorded
from croupier.lean import dataclass
from croupier.live.reports.trips import KINDS, LONG, Finding, Key, Trip, Trips, between
from croupier.money import Unit
from croupier.register import Premises
from croupier.table.changing.counting import worths_of

TOGETHER = timedelta(days=7)  # in which what the same people miss is added up
RARE = 1e-5  # as seldom as that chance alone may make hands look light-fingered
ROOM = frozenset({
    "take-key", "empty-box", "tally-box", "reconcile-count", "correct-count", "set-count-limit", "remove-box",
    "attach-box",
})  # fmt: skip
TRIED = frozenset({
    "box_not_counted", "drop_box_wrong_table", "drop_box_unlocked", "drop_box_not_locked_to_table", "keys_not_separate",
    "key_is_out", "key_not_held", "remover_counts", "role_not_allowed", "role_not_granted", "third_person_needed",
    "not_shown_empty", "another_box_open", "signature_invalid", "not_at_the_count",
})  # fmt: skip
MISTAKES = frozenset({"not_at_the_count.closed"})  # too early, and nothing else


def findings(journal: Journal) -> list[Finding]:
    """All that stands out, in the order in which it happened."""
    trips, slips = Trips(), Slips()
    tried: list[Finding] = []
    for recorded in journal.read_all():
        trips.take(recorded)
        slips.take(recorded)
        tried += _tried(recorded, trips)
    found = [*tried, *slips.all(trips.until), *_of_keys(trips), *_of_boxes(trips), *_together(trips)]
    return sorted(dict.fromkeys(found), key=lambda finding: finding.at)


# --- what was refused


def _tried(recorded: Recorded, trips: Trips) -> Iterator[Finding]:
    data = recorded.data
    if recorded.stream != "floor" or recorded.name != "command-refused" or data["command"] not in ROOM:
        return
    own_second = data["code"] == "second_person_needed" and data["facts"].get("badge") == recorded.who
    if (data["code"] in TRIED and data["id"] not in MISTAKES) or own_second:
        known = {*trips.keys_of, *trips.keys, *trips.people}
        named = [name for name in _texts(data["facts"]) if name in known]
        yield Finding("tried", tuple(dict.fromkeys((data["code"], *named, recorded.who))), recorded.at)


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for each in value.values():
            yield from _texts(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from _texts(each)


# --- keys


def _of_keys(trips: Trips) -> Iterator[Finding]:
    for key in trips.taken:
        boxes = trips.boxes_of(key.key)
        back = key.back or trips.until
        if between(key.at, back) > LONG:
            yield Finding("key-kept", (key.key, key.holder, key.second), key.at)
        used = any(box in boxes and key.at <= at <= back for box, at in trips.opened)
        if key.back and not used:
            yield Finding("key-between", (*boxes, key.key, key.holder, key.second), key.at)


# --- boxes


def _of_boxes(trips: Trips) -> Iterator[Finding]:
    for trip in trips.all:
        release = trips.keys_of.get(trip.box, ("", ""))[1]
        if release and trips.taken and not _held(trips.taken, release, trip):
            yield Finding("no-key", (trip.box, release, *trip.removers), trip.at)
        if not trip.locked:
            yield Finding("box-open", (trip.box, *trip.removers), trip.at)
        if between(trip.at, trip.emptied_at or trips.until) > LONG:
            kind = "box-late" if trip.emptied_at else "box-missing"
            yield Finding(kind, (trip.box, *trip.removers), trip.at)
        if trip.openers and between(trip.emptied_at, trip.counted_at or trips.until) > LONG:
            kind = "count-late" if trip.counted_at else "count-missing"
            yield Finding(kind, (trip.box, *trip.openers), trip.emptied_at)
        if not trip.counted_at or not trip.counters:
            continue
        if trip.recount_due and not trip.recounters and between(trip.counted_at, trips.until) > LONG:
            yield Finding("recount-missing", (trip.box, *trip.counters), trip.counted_at)
        yield from _of_count(trip, trips)
    yield from _moved(trips.counted())


def _held(taken: Iterable[Key], key: str, trip: Trip) -> bool:
    return any(
        one.key == key and one.holder in trip.removers and one.at <= trip.at <= (one.back or trip.at) for one in taken
    )


def _of_count(trip: Trip, trips: Trips) -> Iterator[Finding]:
    limit, small, people = trip.limit, trip.small, trip.people
    yield from _of_receipts(trip, trips)
    cash, coupons, tips = trip.over("cash"), trip.over("coupons"), trip.over("chips")
    if abs(cash) > limit:
        yield Finding("cash-short" if cash < 0 else "cash-over", (trip.box, *people), trip.counted_at, cash)
    if coupons:
        kind = "coupon-short" if coupons < 0 else "coupon-for-cash" if cash < 0 else "coupon-over"
        yield Finding(kind, (trip.box, *people), trip.counted_at, coupons)
    if abs(tips) > small:
        yield Finding("tips-short" if tips < 0 else "tips-over", (trip.box, *people), trip.counted_at, tips)
    for kind, least in (("cash", small), ("chips", 0)):  # tips are on record to the chip
        lowered = any(highest[kind] - trip.first[kind] > least for highest in trip.highest.values())
        if lowered and trip.first[kind] < trip.due[kind]:
            yield Finding("tally-lowered", (trip.box, *trip.counters), trip.counted_at, trip.over(kind))
    if trip.recounters and abs(trip.figures["cash"] - trip.first["cash"]) > small:
        names = (trip.box, *trip.counters, *trip.recounters)
        yield Finding("recount-differs", names, trip.counted_at, trip.figures["cash"] - trip.first["cash"])
    for line in trip.corrections:
        changes = {kind: line.get(kind, 0) - line["was"].get(kind, 0) for kind in KINDS}  # none makes up for another
        less = sum(change for kind, change in changes.items() if change < (0 if kind == "chips" else -small))
        if less:
            yield Finding("corrected-down", (trip.box, line["by"], line["second"]), line["at"], less)


def _of_receipts(trip: Trip, trips: Trips) -> Iterator[Finding]:
    for number, amount in trip.receipts_due.items():
        if number not in trip.receipts:
            other = next((one for one in trips.all if number in one.receipts and one is not trip), None)
            if other is None:
                yield Finding("receipt-missing", (trip.box, number, *trip.people), trip.counted_at, -amount)
            else:
                yield Finding("receipt-moved", (number, trip.box, other.box, *trip.people), trip.counted_at, amount)
        elif trip.receipts[number] != amount:
            changed = trip.receipts[number] - amount
            yield Finding("receipt-altered", (trip.box, number, *trip.people), trip.counted_at, changed)
    unknown = {number: amount for number, amount in trip.receipts.items() if number not in trips.booked}
    kind = "receipt-for-cash" if trip.over("cash") < 0 else "receipt-unknown"
    for number, amount in unknown.items():
        yield Finding(kind, (trip.box, number, *trip.people), trip.counted_at, amount)


def _moved(counted: Iterable[Trip]) -> Iterator[Finding]:
    """What one box has too little and another too much: money that went from box to box."""
    for one, other in combinations([trip for trip in counted if abs(trip.over("cash")) > trip.small], 2):
        less, more = sorted((one, other), key=lambda trip: trip.over("cash"))
        short, over = less.over("cash"), more.over("cash")
        near = between(*sorted((one.counted_at, other.counted_at))) <= TOGETHER
        if near and short < -one.small and over > one.small and abs(short + over) <= one.small:
            yield Finding("moved-between", (less.box, more.box, *less.people), more.counted_at, over)


def _together(trips: Trips) -> Iterator[Finding]:
    """Several boxes that the same person had in hand, each a little short: more than the limit in a week, and more than
    so many boxes come to by mistakes. With whom it was makes no difference."""
    counted = sorted(trips.counted(), key=lambda trip: trip.counted_at)
    mistakes = Mistakes(counted)
    hands: dict[str, list[Trip]] = {}
    for trip in counted:
        for badge in (*trip.removers, *trip.counters):
            hands.setdefault(badge, []).append(trip)
    told: set[tuple[str, ...]] = set()
    for had in hands.values():
        week: list[Trip] = []
        for last in had:
            week = [one for one in (*week, last) if between(one.counted_at, last.counted_at) <= TOGETHER]
            short = [one for one in week if one.over("cash") < 0]
            boxes = tuple(one.box for one in short)
            total = sum(one.over("cash") for one in week)
            if len(short) < 2 or total >= -min(one.limit for one in short):
                continue
            if mistakes.chance(-total, len(week), last.counted_at) < RARE:
                week = []  # each box is told once of everybody
                each = set.intersection(*({*one.removers, *one.counters} for one in short))
                if boxes not in told:
                    yield Finding("short-together", (*boxes, *sorted(each)), last.counted_at, total)
                told.add(boxes)


class Mistakes:
    """What mistakes come to in this house. They are as often over as short, and nobody steals by laying money into a
    box: so what was over tells how large they are."""

    def __init__(self, counted: Iterable[Trip]) -> None:
        """In the order in which they were counted."""
        self._at: list[str] = []
        self._squares = [0]  # of all that was over up to there, but for what is a finding of its own
        for trip in counted:
            over = trip.over("cash")
            self._at.append(trip.counted_at)
            self._squares.append(self._squares[-1] + (over**2 if 0 < over <= trip.limit else 0))

    def chance(self, short: int, boxes: int, until: str) -> float:
        """How likely so many boxes come to so much less by mistakes alone, as they were until then."""
        known = bisect_right(self._at, until)
        square = 2 * self._squares[known] / known  # of one box's difference, in the mean
        return erfc(short / sqrt(2 * boxes * square)) / 2 if square else 0.0


# --- chips between the trays and the cage

REFUSED = {"slip_redeemed": "slip-twice", "slip_void": "slip-void"}
DONE = {"table-filled": "fill", "table-credited": "credit"}


@dataclass(slots=True)
class Way:
    """A fill or a credit: where its chips went from, and whether they came to the other end."""

    slip: str
    kind: str
    amount: int
    at: str
    people: tuple[str, ...]
    at_table: bool = False  # they are in the tray, or have left it
    at_cage: bool = False  # handed out there, or taken in
    witnessed: bool = False  # the cage of this house signs for fills and credits

    @property
    def open(self) -> bool:
        """Chips that left one end: a tray for the cage, or the cage for a tray."""
        gone, come = (self.at_table, self.at_cage) if self.kind == "credit" else (self.at_cage, self.at_table)
        return gone and not come


@dataclass(slots=True)
class Tray:
    """A table's, since it was counted last."""

    counts: bool = True  # it is money
    worths: dict[str, int] = field(default_factory=dict)
    fills: list[Recorded] = field(default_factory=list)
    dealers: list[str] = field(default_factory=list)
    missed: int = 0  # what the last count found over or short, which is in no book yet


@dataclass(slots=True)
class Slips:
    found: list[Finding] = field(default_factory=list)
    limit: int = field(default_factory=lambda: Premises().count_limit)
    _paid: dict[str, str] = field(default_factory=dict)  # slip -> who paid it
    _ways: dict[str, Way] = field(default_factory=dict)
    _trays: dict[str, Tray] = field(default_factory=dict)
    _cage_signs: bool = False

    def all(self, until: str) -> Iterator[Finding]:
        yield from self.found
        for way in self._ways.values():
            if way.open and way.witnessed and between(way.at, until) > LONG:
                yield Finding("slip-open", (way.slip, *way.people), way.at, way.amount)

    def take(self, recorded: Recorded) -> None:
        data = recorded.data
        match recorded.name:
            case "slip-redeemed":
                self._redeemed(recorded)
            case "slip-refused":
                slip = f"{data['table']}/{data['slip']}"
                paid = (self._paid[slip],) if slip in self._paid else ()
                kind = REFUSED.get(data["why"], "slip-unknown")
                self.found.append(Finding(kind, (slip, *paid, recorded.who), recorded.at))
            case "count-limit-set":
                self.limit = data["limit"]
            case _ if recorded.stream.startswith("table/"):
                self._at_table(recorded, recorded.stream.removeprefix("table/"))

    def _redeemed(self, recorded: Recorded) -> None:
        data = recorded.data
        slip = f"{data['table']}/{data['slip']}"
        self._paid[slip] = recorded.who
        if data.get("kind", "cash-out") != "cash-out":
            self._cage_signs = True
            if way := self._ways.get(slip):
                way.at_cage, way.witnessed, way.people = True, True, (*way.people, recorded.who)

    def _at_table(self, recorded: Recorded, table: str) -> None:
        data, tray = recorded.data, self._trays.setdefault(table, Tray())
        match recorded.name:
            case "table-set-up" | "policy-changed":
                tray.counts = data.get("unit", Unit.CENTS) == Unit.CENTS and tray.counts
                tray.worths = worths_of(data["policy"])
            case "dealer-signed-in":
                tray.dealers.append(data["dealer"])
            case "fill-requested" | "credit-requested":
                self._way(recorded, table, recorded.name.removesuffix("-requested"))
            case "table-filled" | "table-credited":
                way = self._way(recorded, table, DONE[recorded.name])
                way.at, way.at_table, way.witnessed = recorded.at, True, way.at_cage or self._cage_signs
                if way.kind == "fill":
                    tray.fills.append(recorded)
            case "inventory-taken" if data["counted"]:
                difference = sum(tray.worths.get(kind, 0) * n for kind, n in data["differences"].items())
                self._counted(recorded, table, tray, difference)
            case "table-closed":
                self._counted(recorded, table, tray, data.get("difference", 0))
                tray.missed = 0

    def _way(self, recorded: Recorded, table: str, kind: str) -> Way:
        slip, people = f"{table}/{recorded.data['slip']}", (recorded.who, recorded.data.get("second", ""))
        way = self._ways.setdefault(slip, Way(slip, kind, recorded.data["amount"], recorded.at, ()))
        way.people = tuple(dict.fromkeys((*way.people, *filter(None, people))))
        return way

    def _counted(self, recorded: Recorded, table: str, tray: Tray, difference: int) -> None:
        """What was missing before stays so until the table closes, and is told once."""
        new, dealers = difference - tray.missed, tuple(dict.fromkeys(tray.dealers))
        filled = [fill for fill in tray.fills if new == -fill.data["amount"]]
        for fill in filled:
            names = (table, str(fill.data["slip"]), fill.who, fill.data["second"])
            self.found.append(Finding("fill-not-in-tray", names, recorded.at, new))
        if tray.counts and not filled and abs(new) > self.limit:
            signed = [who for fill in tray.fills for who in (fill.who, fill.data["second"])]
            people = (table, *dict.fromkeys((*dealers, *signed, recorded.who)))
            self.found.append(Finding("tray-short" if new < 0 else "tray-over", people, recorded.at, new))
        tray.missed, tray.fills, tray.dealers = difference, [], list(dealers[-1:])
