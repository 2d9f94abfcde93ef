"""What the journal shows of theft between the drop and the cage: each finding names the box, the slip, the people.

A journal knows what must be in a box, who had which key when, what each counter found and what each of them tried.
Small differences are human: below the house's limit for counting again nothing is said of one box alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from itertools import combinations
from typing import Any

from croupier.journal import Journal, Recorded
from croupier.live.reports.trips import Key, Trip, Trips
from croupier.money import money

LONG = timedelta(hours=12)  # for a box between its table and the count table, for a key, for a recount
TOGETHER = timedelta(days=7)  # in which what the same people miss is added up
ROOM = frozenset({"take-key", "empty-box", "tally-box", "reconcile-count", "correct-count", "remove-box", "attach-box"})
TRIED = frozenset({
    "box_not_counted", "drop_box_wrong_table", "drop_box_unlocked", "drop_box_not_locked_to_table", "keys_not_separate",
    "key_is_out", "key_not_held", "remover_counts", "role_not_allowed", "role_not_granted", "third_person_needed",
    "not_shown_empty", "another_box_open", "signature_invalid", "not_at_the_count",
})  # fmt: skip
MISTAKES = frozenset({"not_at_the_count.closed"})  # too early, and nothing else


@dataclass(frozen=True, slots=True)
class Finding:
    """`names` are boxes, receipts, keys, slips, tables and badges, the thing itself first."""

    kind: str
    names: tuple[str, ...]
    at: str
    amount: int = 0

    def __str__(self) -> str:
        amount = f" {money(self.amount)}" if self.amount else ""
        return f"{self.kind.replace('-', ' ')}{amount}: {', '.join(self.names)}"

    def as_json(self) -> dict[str, Any]:
        return {"kind": self.kind, "names": list(self.names), "at": self.at, "amount": self.amount}


def findings(journal: Journal) -> list[Finding]:
    """All that stands out, in the order in which it happened."""
    trips, slips = Trips(), Slips()
    tried: list[Finding] = []
    for recorded in journal.read_all():
        trips.take(recorded)
        slips.take(recorded)
        tried += _tried(recorded, trips)
    found = [*tried, *slips.found, *_of_keys(trips), *_of_boxes(trips), *_together(trips)]
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
        if _between(key.at, back) > LONG:
            yield Finding("key-kept", (key.key, key.holder, key.second), key.at)
        opened = any(box in boxes and key.at <= at <= back for box, at in trips.emptied)
        if key.back and not opened and any(trips.keys_of[box][0] == key.key for box in boxes):
            yield Finding("key-between", (*boxes, key.key, key.holder, key.second), key.at)


# --- boxes


def _of_boxes(trips: Trips) -> Iterator[Finding]:
    for trip in trips.all:
        release = trips.keys_of.get(trip.box, ("", ""))[1]
        if release and trips.taken and not _held(trips.taken, release, trip):
            yield Finding("no-key", (trip.box, release, *trip.removers), trip.at)
        if not trip.locked:
            yield Finding("box-open", (trip.box, *trip.removers), trip.at)
        if _between(trip.at, trip.emptied_at or trips.until) > LONG:
            kind = "box-late" if trip.emptied_at else "box-missing"
            yield Finding(kind, (trip.box, *trip.removers), trip.at)
        if not trip.counted_at or not trip.counters:
            continue
        if trip.recount_due and not trip.recounters and _between(trip.counted_at, trips.until) > LONG:
            yield Finding("recount-missing", (trip.box, *trip.counters), trip.counted_at)
        yield from _of_count(trip, trips)
    yield from _moved(trips.counted())


def _held(taken: Iterable[Key], key: str, trip: Trip) -> bool:
    return any(
        one.key == key and one.holder in trip.removers and one.at <= trip.at <= (one.back or trip.at) for one in taken
    )


def _of_count(trip: Trip, trips: Trips) -> Iterator[Finding]:
    limit, small, people = trips.limit, trips.limit // 10, trip.people
    yield from _of_receipts(trip, trips)
    cash, coupons, tips = trip.over("cash"), trip.over("coupons"), trip.over("chips")
    if abs(cash) > limit:
        yield Finding("cash-short" if cash < 0 else "cash-over", (trip.box, *people), trip.counted_at, cash)
    if coupons:
        kind = "coupon-short" if coupons < 0 else "coupon-for-cash" if cash < 0 else "coupon-over"
        yield Finding(kind, (trip.box, *people), trip.counted_at, coupons)
    if abs(tips) > small:
        yield Finding("tips-short" if tips < 0 else "tips-over", (trip.box, *people), trip.counted_at, tips)
    lowered = [who for who, highest in trip.highest.items() if highest - trip.first["cash"] > small]
    if lowered and trip.first["cash"] < trip.due["cash"]:
        yield Finding("tally-lowered", (trip.box, *trip.counters), trip.counted_at, cash)
    if trip.recounters and abs(trip.figures["cash"] - trip.first["cash"]) > small:
        names = (trip.box, *trip.counters, *trip.recounters)
        yield Finding("recount-differs", names, trip.counted_at, trip.figures["cash"] - trip.first["cash"])
    for line in trip.corrections:
        change = line["cash"] + line["receipts"] - line["was"]["cash"] - line["was"]["receipts"]
        if change < -small:
            yield Finding("corrected-down", (trip.box, line["by"], line["second"]), line["at"], change)


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
    for one, other in combinations(counted, 2):
        less, more = sorted((one, other), key=lambda trip: trip.over("cash"))
        short, over = less.over("cash"), more.over("cash")
        near = _between(*sorted((one.counted_at, other.counted_at))) <= TOGETHER
        if near and short < -one.small and over > one.small and abs(short + over) <= one.small:
            yield Finding("moved-between", (less.box, more.box, *less.people), more.counted_at, over)


def _together(trips: Trips) -> Iterator[Finding]:
    """Several boxes of the same people, each a little short: more than the limit in a week."""
    teams: dict[frozenset[str], list[Trip]] = {}
    for trip in trips.counted():
        for team in (frozenset(trip.removers), frozenset(trip.counters)):
            teams.setdefault(team, []).append(trip)
    told: set[tuple[str, ...]] = set()
    for team, of_team in teams.items():
        for last in of_team:
            week = [one for one in of_team if timedelta() <= _between(one.counted_at, last.counted_at) <= TOGETHER]
            short = [one for one in week if one.over("cash") < 0]
            boxes = tuple(one.box for one in short)
            if len(short) > 1 and sum(one.over("cash") for one in week) < -trips.limit and boxes not in told:
                told.add(boxes)
                total = sum(one.over("cash") for one in week)
                yield Finding("short-together", (*boxes, *sorted(team)), last.counted_at, total)


def _between(earlier: str, later: str) -> timedelta:
    return datetime.fromisoformat(later) - datetime.fromisoformat(earlier)


# --- slips


@dataclass(slots=True)
class Slips:
    """Cash-out slips that were presented again, and fills that are not in the tray."""

    found: list[Finding] = field(default_factory=list)
    _paid: dict[str, str] = field(default_factory=dict)  # slip -> who paid it
    _fills: dict[str, list[Recorded]] = field(default_factory=dict)  # of a table, since its tray was counted
    _worths: dict[str, dict[str, int]] = field(default_factory=dict)

    def take(self, recorded: Recorded) -> None:
        data, table = recorded.data, recorded.stream.removeprefix("table/")
        match recorded.name:
            case "slip-redeemed":
                self._paid[f"{data['table']}/{data['slip']}"] = recorded.who
            case "slip-refused":
                slip = f"{data['table']}/{data['slip']}"
                paid = (self._paid[slip],) if slip in self._paid else ()
                kind = "slip-twice" if data["why"] == "slip_redeemed" else "slip-unknown"
                self.found.append(Finding(kind, (slip, *paid, recorded.who), recorded.at))
            case "table-set-up" | "chips-changed":
                value = (data.get("policy") or data).get("chips", {}).get("value", ())
                self._worths[table] = {f"value/{chip['colour']}": chip["value"] for chip in value}
            case "table-filled":
                self._fills.setdefault(table, []).append(recorded)
            case "inventory-taken" if data["counted"]:
                worths = self._worths.get(table, {})
                self._counted(recorded, table, sum(worths.get(k, 0) * n for k, n in data["differences"].items()))
            case "table-closed":
                self._counted(recorded, table, data.get("difference", 0))

    def _counted(self, recorded: Recorded, table: str, difference: int) -> None:
        fills = self._fills.pop(table, [])
        for fill in fills:
            if difference == -fill.data["amount"]:
                names = (table, str(fill.data["slip"]), fill.who, fill.data["second"])
                self.found.append(Finding("fill-not-in-tray", names, recorded.at, difference))
