"""Forms from the floor's journal: signed inspections, the log of work on wheels, counts of boxes by two people."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field, replace

from croupier.journal import Journal, Recorded
from croupier.lean import dataclass
from croupier.paper.model import Document, Stamp
from croupier.paper.sheets.boxes import box_count
from croupier.paper.sheets.forms import adjustment_log, inspection_record
from croupier.paper.sheets.from_journal import numbered
from croupier.paper.sheets.letterhead import Letterhead
from croupier.paper.sheets.records import Adjustment, AdjustmentLog, BoxCount, CountLine, InspectionRecord
from croupier.paper.words import form_words
from croupier.refusal import Phrase, Refused
from croupier.register import EVENTS, STREAM
from croupier.register.counts.events import BoxCounted, BoxRecounted, BoxTallied, CountCorrected
from croupier.register.equipment.events import EquipmentRegistered
from croupier.register.events import Event
from croupier.register.inspections.events import OpeningInspected
from croupier.register.state import KINDS
from croupier.register.wheels.events import LogCorrected, PartReplaced, WheelAdjusted
from croupier.rules import rulebook
from croupier.rules.book.model import Source

SHEETS = ("adjustments", "inspection", "count")


def _heard(announced: Mapping[str, bool]) -> str:
    ways = [way for way in ("sound", "sight") if announced.get(way)]
    return "both" if len(ways) == 2 else ways[0] if ways else "silent"


@dataclass
class FloorForms:
    stamp: Stamp | None = None
    lang: str = "en"
    house: Letterhead = field(default_factory=Letterhead)
    inspections: list[InspectionRecord] = field(default_factory=list)
    counts: list[BoxCount] = field(default_factory=list)
    _log: list[tuple[str, Adjustment]] = field(default_factory=list)  # with the table of each line
    _sources: dict[str, Source] = field(default_factory=dict)  # of each table's rulebook
    _newest: tuple[int, int] = (0, 0)
    _tallies: dict[tuple[str, str], BoxTallied] = field(default_factory=dict)  # the last of each, by box and badge

    def read(self, journal: Journal) -> FloorForms:
        for recorded in journal.read(STREAM):
            if recorded.name in EVENTS:
                self._take(recorded, EVENTS[recorded.name](**recorded.data))
        return self

    def _take(self, recorded: Recorded, event: Event) -> None:
        match event:
            case EquipmentRegistered(kind="table", facts=facts):
                self._sources[str(facts["number"])] = rulebook(str(facts["rulebook"])).source
            case OpeningInspected():
                name, licence = self.house.who(event.by, event.at)
                self.inspections.append(
                    InspectionRecord(
                        event.table,
                        event.at,
                        stamp=self.stamp,
                        newest=recorded.place,
                        house=self.house,
                        sources=self._of(event.table),
                        inspector=name,
                        role=recorded.role,
                        licence=licence,
                        points=dict(event.points),
                        balls=dict(event.balls),
                        terminals={number: _heard(heard) for number, heard in event.terminals.items()},
                        failed=tuple(event.failed),
                        signature=event.signature,
                    )
                )
            case WheelAdjusted() | PartReplaced():
                said = form_words(self.lang)
                done = "work.replaced" if isinstance(event, PartReplaced) else "work.adjusted"
                what = said(done, wheel=event.wheel, part=event.part, what=event.what)
                line = Adjustment(event.at, what, event.name, event.licence, self.house.who(event.witness, event.at)[0])
                at = "work.at_place" if event.place else "work.at_table"
                place = said(at, table=event.table, place=event.place)
                line = replace(line, place=place, signature=event.signature, date=event.date)
                self._add(recorded, event.table, line)
            case LogCorrected():
                what = form_words(self.lang)("work.to_line", line=str(event.corrects), note=event.note)
                line = Adjustment(event.at, what, event.name, event.licence, signature=event.signature)
                table, mistaken = self._log[event.corrects - 1]
                self._log[event.corrects - 1] = (
                    table,
                    replace(mistaken, corrected=(*mistaken.corrected, len(self._log) + 1)),
                )
                self._add(recorded, table, line)
            case BoxTallied():
                self._tallies[event.box, event.by] = event
            case BoxCounted():
                self.counts.append(self._count(recorded, event))
            case BoxRecounted(counters=(first, second)):
                self._later(recorded, event, (first, second))
            case CountCorrected(second=second):
                self._later(recorded, event, (second,))

    def _add(self, recorded: Recorded, table: str, line: Adjustment) -> None:
        self._log.append((table, replace(line, line=len(self._log) + 1)))
        self._newest = recorded.place

    def _count(self, recorded: Recorded, event: BoxCounted) -> BoxCount:
        first, second = event.counters or (event.by, event.second)
        tallied = self._tallies.get((event.box, first)) if event.counters else None
        return BoxCount(
            event.table,
            event.at,
            stamp=self.stamp,
            newest=recorded.place,
            house=self.house,
            sources=self._of(event.table),
            number=event.count,
            box=event.box,
            use=event.use,
            cash=event.cash,
            receipts=event.receipts,
            chips=event.chips,
            expected=event.expected,
            coupons=event.coupons,
            first=self.house.who(first, event.at)[0],
            second=self.house.who(second, event.at)[0],
            third=self.house.who(event.by, event.at)[0] if event.counters else "",
            explanation=event.explanation,
            signature=event.signature,
            notes=tallied.cash if tallied else {},
            slips=tallied.receipts if tallied else {},
            pieces=tallied.chips if tallied else {},
            differences=event.differences,
            again=event.recount,
        )

    def _later(self, recorded: Recorded, event: BoxRecounted | CountCorrected, others: tuple[str, ...]) -> None:
        """A line about a count that stays as it was signed."""
        counted = self.counts[event.count - 1]
        named = tuple(self.house.who(badge, event.at)[0] for badge in others)
        figures = {kind: (event.was[kind], getattr(event, kind)) for kind in KINDS}
        by, reason = self.house.who(event.by, event.at)[0], getattr(event, "reason", "")
        line = CountLine(event.at, by, named, figures, reason, event.signature)
        new = replace(counted, newest=recorded.place, again=False, later=(*counted.later, line))
        self.counts[event.count - 1] = new

    def log(self, table: str = "") -> AdjustmentLog:
        """Every line, or those of one table."""
        lines = tuple(line for of, line in self._log if table in ("", of))
        at, sources = lines[-1].at if lines else "", self._of(table)
        kept = AdjustmentLog(table, at, stamp=self.stamp, newest=self._newest, house=self.house, sources=sources)
        return replace(kept, entries=lines)

    def _of(self, table: str) -> tuple[Source, ...]:
        """What is played by at a table, or at all of them."""
        return tuple(source for number, source in self._sources.items() if table in ("", number))

    def sheet(self, name: str, table: str = "", number: int | None = None) -> Document:
        """One of `SHEETS`; the newest without a number."""
        match name:
            case "adjustments":
                return adjustment_log(self.log(table), self.lang)
            case "inspection":
                return inspection_record(self.inspection(number), self.lang)
            case "count":
                return box_count(self.count(number), self.lang)
        raise Refused(
            "no_such_form.sheet", "There is no sheet “{sheet}”: {sheets:list}.", sheet=name, sheets=list(SHEETS)
        )

    def inspection(self, number: int | None = None) -> InspectionRecord:
        return numbered(self.inspections, number, "inspection", Phrase("phrase.floor", "The floor"))

    def count(self, number: int | None = None) -> BoxCount:
        return numbered(self.counts, number, "count", Phrase("phrase.floor", "The floor"))
