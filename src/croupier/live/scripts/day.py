"""A transcript of a whole day: commands of the floor and of its tables, one JSON line each, run in memory.

A line is for the floor, unless `on` names a table: `{"on": "12", "do": "open-betting"}`. A line with `set_up` makes a
table. In a transcript everybody's signing key follows from the badge: it is for trying out, not for keeping.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import field
from typing import Any

from croupier.domain import read_by
from croupier.journal import Journal, MemoryJournal
from croupier.lean import dataclass
from croupier.live.desks.register import Office, opening_points
from croupier.live.desks.signatures import PersonalKey
from croupier.live.reports.cash import CashBook
from croupier.live.reports.closing import freeze
from croupier.live.reports.daybook import DayBook, day_report
from croupier.live.scripts.table import read_key, read_object, read_time, refused, set_up_table, told
from croupier.live.tables.elsewhere import elsewhere
from croupier.live.tables.floor import check_texts
from croupier.live.tables.writer import Answer, Request, TableWriter
from croupier.refusal import Refused
from croupier.register.postings import AUTHORITY as WALLS_AUTHORITY
from croupier.register.postings import COMMANDS as WALLS_COMMANDS
from croupier.register.wire import COMMANDS as FLOOR_COMMANDS
from croupier.rules import Actor
from croupier.rules.book.library import authority, floor_authority
from croupier.table import Table
from croupier.table.opening.decide import inspection_points
from croupier.table.wire import COMMANDS as TABLE_COMMANDS


def transcript_key(badge: str) -> PersonalKey:
    return PersonalKey(hashlib.sha256(f"transcript/{badge}".encode()).digest())


@dataclass(slots=True)
class FloorScript:
    """The office and its tables over one journal."""

    journal: Journal = field(default_factory=MemoryJournal)
    writers: dict[str, TableWriter] = field(default_factory=dict)
    book: DayBook = field(default_factory=DayBook)
    office: Office = field(init=False)

    def __post_init__(self) -> None:
        self.office = Office(self.journal, self._look)
        self.office.cash = lambda *of: CashBook(self.office.premises).read(self.journal).found(*of)

    def _look(self, table: str) -> tuple[Table, int] | None:
        writer = self.writers.get(table)
        return (writer.table, writer.version) if writer else None

    def set_up(self, header: dict[str, Any]) -> None:
        table = str(header.pop("set_up"))
        writer = set_up_table({**header, "table": table}, self.journal, self.office.check_set_up)
        writer.register = self.office
        self.writers[table] = writer

    def ask(self, data: dict[str, Any], at: str, key: str) -> Answer:
        on = str(data.pop("on", "floor"))
        if on == "floor":
            return self._ask_floor(data, at, key)
        if on not in self.writers:
            raise Refused("no_such_table.on", "There is no table “{on}”.", tables=sorted(self.writers), on=on)
        here, others = self.writers[on], {name: one.table for name, one in self.writers.items() if name != on}
        refused = elsewhere(data, here.table, here.rules, others)
        if data.get("do") == "open-table":
            actor = _actor(data, authority(), TABLE_COMMANDS)
            permit = self.office.permit_opening(on, data, at, key, actor)
            if permit is not None and permit.refused is not None and not self.office.is_opening(on):
                return permit
            (answer,) = self.writers[on].submit([Request(data, at, key, refused=refused)])
            self.office.opening_over(on)
            return Answer((*permit.events, *answer.events), answer.refused) if permit else answer
        (answer,) = self.writers[on].submit([Request(data, at, key, refused=refused)])
        return answer

    def _ask_floor(self, data: dict[str, Any], at: str, key: str) -> Answer:
        actor = _actor(data, {**floor_authority(), **WALLS_AUTHORITY}, {**FLOOR_COMMANDS, **WALLS_COMMANDS})
        own = transcript_key(actor.who)
        if data.get("do") == "enrol-key":
            data.setdefault("public_key", own.public)
        answer = self.office.ask(Request(data, at, key, actor), None if "signature" in data else own.sign)
        for each in self.writers.values():
            each.hear(at)
        freeze(self.office, self.book, at)
        writer = self.writers.get(str(data.get("table")))
        if answer.refused is None and data.get("do") == "inspect-opening" and writer is not None:
            command = opening_points(data, inspection_points(writer.rules))
            (passed,) = writer.submit([Request(command, at, f"{key}/table", actor)])
            return Answer((*answer.events, *passed.events), passed.refused)
        return answer


def _actor(data: dict[str, Any], roles: Any, commands: Any) -> Actor:
    name = data.get("do")
    if name not in commands:
        raise Refused("bad_command.do", "There is no command “{do}”.", do=name)
    who, role, device = read_by(data, roles[name][0])
    return Actor(who or role.value, role, device)


def run_floor_script(lines: Iterable[str], journal: Journal | None = None) -> Iterator[dict[str, Any]]:
    """What each line led to; last the balances of all books and the report of each day."""
    floor = FloorScript(journal or MemoryJournal())
    for number, line in enumerate(lines, start=1):
        if not line.strip() or line.lstrip()[0] == "#":
            continue
        try:
            data = read_object(line, number)
            check_texts(data)
            if "set_up" in data:
                floor.set_up(data)
                continue
            time = read_time(data.pop("time", None), number)
            key = read_key(data.pop("key", f"line/{number}"))
            yield from told(floor.ask(data, time, key))
        except Refused as refusal:
            yield {**refused(refusal), "line": number}
    yield {"balances": {account: amount for account, amount in sorted(floor.journal.balances().items()) if amount}}
    for row in day_report(floor.journal, floor.office.premises):
        yield {"report": row}
