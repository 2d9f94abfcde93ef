"""The journal as a list: read from the newest event on, only as far as a page needs, and never held in memory."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Iterable, Iterator
from itertools import takewhile
from typing import Any

from croupier.journal import Journal, Recorded
from croupier.journal.record.cursor import Cursor, Read
from croupier.journal.record.encoding import plain_entries
from croupier.journal.record.format import Place
from croupier.live.replay import ON_RECORD
from croupier.live.reports.sheets import no_formula
from croupier.refusal import Refused
from croupier.rules import Role
from croupier.web.journal.models import JournalEvent
from croupier.web.lists.asked import Asked, no_column
from croupier.web.lists.listing import Column, Listing

SCAN_MAX = 20_000  # events looked through for one page of a search
EVENTS = Listing(
    JournalEvent,
    names=("called",),
    columns=(
        Column("at", "moment"),
        Column("called", "name"),
        Column("stream", "code"),
        Column("event", "code"),
        Column("who"),
        Column("role", "code"),
        Column("device"),
    ),
    sort="-at",
)
FILTERS = {"stream", "event", "role", "who"}
ROUND_WITH = "round_with"  # of one stream, the round that has an event in it: by that event's place there
BEGINS = "betting-opened"
Days = Callable[[str], str]
Untold = Callable[[Recorded], frozenset[str]]  # which fields of an event nobody is told yet


class Looking:
    """What somebody looks for in a journal. `day_of` is the date of a moment where the house stands."""

    def __init__(self, journal: Journal, asked: Asked, day_of: Days, currency: str, untold: Untold) -> None:
        known = {*FILTERS, ROUND_WITH, "at", ""}
        if wrong := [name for name in (*asked.where, asked.sort.lstrip("-")) if name not in known]:
            raise no_column(wrong[0])
        self.journal, self.asked, self.day_of, self.currency, self.untold = journal, asked, day_of, currency, untold
        self.sort = asked.sort if asked.sort.lstrip("-") == "at" else "-at"
        self.words = asked.search.casefold().split()

    def page(self) -> tuple[list[dict[str, Any]], str]:
        """Lines, and where to go on; a search that finds little ends after a while, and goes on from there."""
        cursor = Cursor.parse(self.asked.after) if self.asked.after else self._begin()
        found: list[dict[str, Any]] = []
        read = dict(cursor.shards)
        for looked, event in enumerate(self._from(cursor), 1):
            if self._over(event):
                return found, ""
            if self.fits(event):
                if len(found) == self.asked.limit:
                    return found, str(Cursor(read))
                found.append(self.line(event))
            read[event.shard] = Read(event.sequence, event.part)
            if looked == SCAN_MAX:
                return found, str(Cursor(read))
        return found, ""

    def csv(self) -> Iterator[bytes]:
        """All that fits, line by line."""
        names = [column.name for column in EVENTS.columns]
        yield b"\xef\xbb\xbf" + _csv_line([*names, "data", f"money ({self.currency}, smallest unit)"])
        for event in self._from(self._begin()):
            if self._over(event):
                return
            if self.fits(event):
                line = self.line(event)
                told = (no_formula(str(line[name])) for name in names)  # a name is what somebody typed
                yield _csv_line([*told, *map(_json, (line["data"], line["entries"]))])

    def line(self, event: Recorded) -> dict[str, Any]:
        return shown(event, self.currency, self.untold(event))

    def fits(self, event: Recorded) -> bool:
        if not self.asked.where and not self.words:
            return True
        said = {"stream": event.stream, "event": event.name, "role": event.role, "who": event.who}
        if any(said[name] not in values for name, values in self.asked.where.items() if name in FILTERS):
            return False
        told = _json(_told(event, self.untold(event)))
        text = " ".join((*said.values(), event.device, event.called, told)).casefold()
        return all(word in text for word in self.words)

    def _over(self, event: Recorded) -> bool:
        """Nothing behind this event is of the days that are wanted."""
        day = self.day_of(event.at)
        if self.sort == "at":
            return bool(self.asked.last) and day > self.asked.last
        return bool(self.asked.first) and day < self.asked.first

    def _from(self, cursor: Cursor) -> Iterator[Recorded]:
        streams = self.asked.where.get("stream", frozenset())
        if len(streams) != 1:
            if ROUND_WITH in self.asked.where:
                raise no_column(ROUND_WITH)
            return self.journal.read_all(cursor) if self.sort == "at" else self.journal.read_all_back(cursor)
        (stream,) = streams
        version = self._version(stream, cursor)
        first, end = self._span(stream)
        if self.sort == "at":
            ahead = self.journal.read(stream, max(version, first) - 1)
            return takewhile(lambda event: event.stream_version < end, ahead)
        behind = self.journal.read_back(stream, min(version, end))
        return takewhile(lambda event: event.stream_version >= first, behind)

    def _span(self, stream: str) -> tuple[int, int]:
        """From where to where in a stream: all of it, or a round, up to where the next begins."""
        last = self.journal.version(stream)
        if ROUND_WITH not in self.asked.where:
            return 1, last + 1
        (told, *more) = self.asked.where[ROUND_WITH]
        if more or not told.isascii() or not told.isdigit() or not 1 <= int(told) <= last:
            raise Refused("no_such_round.noted", "There is no round {round} yet.", round=told[:20])
        begins = (event for event in self.journal.read_back(stream, int(told) + 1) if event.name == BEGINS)
        following = (event for event in self.journal.read(stream, int(told)) if event.name == BEGINS)
        first, after = next(begins, None), next(following, None)
        return first.stream_version if first else 1, after.stream_version if after else last + 1

    def _version(self, stream: str, cursor: Cursor) -> int:
        """Of its first event at or behind a cursor: found by halving, as a stream's places only grow in its shard."""

        def behind(event: Recorded) -> bool:
            read = cursor.of(event.shard)
            return (event.sequence, event.part) >= read if self.sort != "at" else (event.sequence, event.part) > read

        last = self.journal.version(stream)
        return 1 + _first(last, lambda version: behind(next(self.journal.read(stream, version - 1, 1))))

    def _begin(self) -> Cursor:
        """Where the days that are wanted begin or end; without them the whole journal as it is now."""
        day = self.asked.first if self.sort == "at" else self.asked.last
        places = {}
        for head in self.journal.heads():
            size = head.size
            if day:

                def late(sequence: int, shard: int = head.shard) -> bool:
                    of = self.day_of(self.journal.record(Place(shard, sequence))[0].at)
                    return of >= day if self.sort == "at" else of > day

                size = _first(head.size, late)
            elif self.sort == "at":
                size = 0
            places[head.shard] = Read(size, 10**6) if self.sort == "at" else Read(size + 1, 0)
        return Cursor(places)


def _first(count: int, true: Callable[[int], bool]) -> int:
    """How many of 1..count come before the first for which it is true."""
    low, high = 0, count
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (low, middle - 1) if true(middle) else (middle, high)
    return low


def choices(streams: Iterable[str]) -> dict[str, list[str]]:
    return {"stream": sorted(streams), "event": sorted(ON_RECORD), "role": [role.value for role in Role]}


def shown(recorded: Recorded, currency: str, untold: frozenset[str] = frozenset()) -> dict[str, Any]:
    """Where an amount is not told, neither is what it moved."""
    return {
        "called": recorded.called,
        "shard": recorded.shard,
        "sequence": recorded.sequence,
        "part": recorded.part,
        "stream": recorded.stream,
        "version": recorded.stream_version,
        "event": recorded.kind,
        "at": recorded.at,
        "who": recorded.who,
        "role": recorded.role,
        "device": recorded.device,
        "key": recorded.key,
        "data": _told(recorded, untold),
        "entries": [] if untold else plain_entries(recorded.entries, currency),
        "hash": recorded.hash,
        "previous": recorded.previous,
    }


def _told(recorded: Recorded, untold: frozenset[str]) -> dict[str, Any]:
    return {name: value for name, value in recorded.data.items() if name not in untold}


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _csv_line(values: list[Any]) -> bytes:
    out = io.StringIO()
    csv.writer(out, lineterminator="\r\n").writerow(values)
    return out.getvalue().encode()
