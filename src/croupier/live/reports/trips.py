"""The way of each box from its table to the cage, and of each key from its cabinet and back, by the journal; and what a
finding is."""

from __future__ import annotations

from collections import Counter
from dataclasses import field
from datetime import datetime, timedelta
from typing import Any

from croupier.journal import Recorded
from croupier.lean import dataclass
from croupier.money import money
from croupier.register import STREAM, Premises

KINDS = ("cash", "receipts", "coupons", "chips")
LONG = timedelta(hours=12)  # for a box on its way or on the count table, for a key, a slip, a recount


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


def between(earlier: str, later: str) -> timedelta:
    return datetime.fromisoformat(later) - datetime.fromisoformat(earlier)


@dataclass(slots=True)
class Key:
    key: str
    holder: str
    second: str
    at: str
    back: str = ""  # when


@dataclass(slots=True)
class Trip:
    """A box from the moment when two people take it off its table. `due` is what must be in it."""

    box: str
    table: str
    removers: tuple[str, ...]
    at: str
    due: dict[str, Any]
    receipts_due: dict[str, int]
    limit: int  # above which others count again, as the house had it when the box went
    locked: bool = True  # when it went; what was not on record then is not held against anybody
    emptied_at: str = ""
    openers: tuple[str, ...] = ()  # the two who emptied it
    counted_at: str = ""
    counters: tuple[str, ...] = ()
    signed_by: str = ""
    recount_due: bool = False
    recounters: tuple[str, ...] = ()
    receipts: dict[str, int] = field(default_factory=dict)  # as they were last counted
    highest: dict[str, Counter[str]] = field(default_factory=dict)  # the most that each counter ever had in this box
    first: dict[str, int] = field(default_factory=dict)  # what was signed first
    figures: dict[str, int] = field(default_factory=dict)  # as others found it who counted again
    corrections: list[dict[str, Any]] = field(default_factory=list)

    @property
    def small(self) -> int:
        return self.limit // 10

    @property
    def people(self) -> tuple[str, ...]:
        return (*self.removers, *self.counters, self.signed_by)

    def over(self, kind: str) -> int:
        due = self.due[kind]
        return 0 if due is None else self.figures[kind] - due


@dataclass(slots=True)
class Trips:
    all: list[Trip] = field(default_factory=list)
    taken: list[Key] = field(default_factory=list)
    opened: list[tuple[str, str]] = field(default_factory=list)  # box and when one of its locks was opened or closed
    keys_of: dict[str, tuple[str, str]] = field(default_factory=dict)  # of each box: to its contents, to its release
    people: set[str] = field(default_factory=set)
    booked: dict[str, int] = field(default_factory=dict)  # every receipt that a table took
    limit: int = field(default_factory=lambda: Premises().count_limit)
    until: str = ""  # how far the journal goes
    _under_way: dict[str, Trip] = field(default_factory=dict)  # by box, as it was last taken off
    _of_count: dict[int, Trip] = field(default_factory=dict)
    _in_box: dict[str, dict[str, int]] = field(default_factory=dict)  # receipts, since it hangs at its table

    @property
    def keys(self) -> set[str]:
        return {key for keys in self.keys_of.values() for key in keys if key}

    def boxes_of(self, key: str) -> list[str]:
        return [box for box, keys in self.keys_of.items() if key in keys]

    def counted(self) -> list[Trip]:
        """Those that were counted blind."""
        return [trip for trip in self.all if trip.counted_at and trip.counters]

    def take(self, recorded: Recorded) -> None:
        self.until = max(self.until, recorded.at)
        data = recorded.data
        if recorded.name == "chips-bought" and data.get("receipt"):
            self.booked[data["receipt"]] = data["amount"]
            self._in_box.setdefault(data.get("box", ""), {})[data["receipt"]] = data["amount"]
        elif recorded.name == "person-registered":
            self.people.add(data["badge"])
        elif recorded.stream == STREAM:
            self._register(recorded)

    def _register(self, recorded: Recorded) -> None:
        data = recorded.data
        match recorded.name:
            case "equipment-registered" if data["kind"] == "box":
                self.keys_of[data["thing"]] = (data["facts"]["contents_key"], data["facts"]["release_key"])
            case "count-limit-set":
                self.limit = data["limit"]
            case "key-taken":
                self.taken.append(Key(data["key"], data["by"], data["second"], recorded.at))
            case "key-returned":
                next(key for key in reversed(self.taken) if key.key == data["key"]).back = recorded.at
            case "box-removed":
                due = {kind: data.get(kind) for kind in KINDS}
                receipts = self._in_box.pop(data["box"], {})
                removers = (data["by"], data["second"])
                self.opened.append((data["box"], recorded.at))
                locked = data.get("locked") is not False
                trip = Trip(data["box"], data["table"], removers, recorded.at, due, receipts, self.limit, locked)
                self._under_way[data["box"]] = trip
                self.all.append(trip)
            case "box-attached":
                self.opened.append((data["box"], recorded.at))
            case "box-emptied":
                trip = self._under_way[data["box"]]
                trip.emptied_at, trip.openers = recorded.at, (data["by"], data["second"])
                self.opened.append((data["box"], recorded.at))
            case "box-tallied":
                self._tallied(self._under_way[data["box"]], data)
            case "box-counted" | "box-recounted" | "count-corrected":
                self._counted(recorded)

    def _tallied(self, trip: Trip, data: dict[str, Any]) -> None:
        trip.receipts = dict(data["receipts"])
        if not trip.counted_at:
            found = Counter(
                {kind: sum(int(worth) * n for worth, n in data[kind].items()) for kind in ("cash", "chips")}
            )
            trip.highest[data["by"]] = trip.highest.get(data["by"], Counter()) | found

    def _counted(self, recorded: Recorded) -> None:
        data = recorded.data
        figures = {kind: data.get(kind, 0) for kind in KINDS}
        if recorded.name == "box-counted":
            trip = self._of_count[data["count"]] = self._under_way[data["box"]]
            trip.counted_at, trip.signed_by = recorded.at, recorded.who
            trip.emptied_at = trip.emptied_at or recorded.at  # of before it was on record
            trip.counters, trip.recount_due = tuple(data.get("counters", ())), data.get("recount", False)
            trip.first, trip.limit = figures, min(trip.limit, self.limit)
            trip.figures = figures
        elif recorded.name == "box-recounted":
            trip = self._of_count[data["count"]]
            trip.recounters, trip.figures = tuple(data["counters"]), figures
        else:
            self._of_count[data["count"]].corrections.append(data)
