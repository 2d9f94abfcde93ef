"""The book of game protection: counts per shift, read off the journal as it grows, and what stands out of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, field
from typing import Any

from croupier.house.alerts.named import alert_id
from croupier.journal import Journal, Recorded
from croupier.journal.record.cursor import BEGINNING, Cursor
from croupier.lean import dataclass
from croupier.live.days import Cut, Plans, place_of
from croupier.live.replay import event_of
from croupier.money import Unit
from croupier.protection import LEVEL, Alarm, Kind, LookedInto, Of, Rate, Report, Tally, Watch, alarms, rates
from croupier.refusal import Refused
from croupier.register import Premises
from croupier.table import Table, evolve

BEFORE = 21  # shifts that a shift is held against, beside itself: a week
Shift = tuple[str, str]  # the gaming day, and the shift's name
PROTECTION = "protection"  # the kind of alert under which a finding is acknowledged
ACKNOWLEDGED = "alert-acknowledged"


def finding(shift: Shift, rate: Rate) -> str:
    """What a finding is known by; when more is found of the same one, it is another."""
    return alert_id(PROTECTION, *shift, rate.measure, rate.kind, rate.who, rate.found)


@dataclass(slots=True)
class ProtectionBook:
    """Reads each event once. The shifts are those of the floor's register when it is read."""

    tallies: dict[Shift, Tally] = field(default_factory=dict)  # in the order of time
    read_to: Cursor = BEGINNING
    _newest: dict[Shift, tuple[int, int]] = field(default_factory=dict)  # the last record of each
    _looked_into: dict[str, LookedInto] = field(default_factory=dict)  # by finding; the first one counts
    _plans: Plans | None = None
    _cut: Cut = field(default_factory=lambda: Cut(()))
    _tables: dict[str, tuple[Table, Watch]] = field(default_factory=dict)

    def read(self, journal: Journal, premises: Premises) -> ProtectionBook:
        if premises.plans != self._plans:
            self.tallies, self.read_to, self._plans, self._tables = {}, BEGINNING, premises.plans, {}
            self._newest, self._looked_into, self._cut = {}, {}, Cut(premises.plans)
        for recorded in journal.read_all(self.read_to):
            self.read_to = self.read_to.past(recorded)
            if recorded.stream.startswith("table/"):
                self._take(recorded)
            elif recorded.name == ACKNOWLEDGED and recorded.data["kind"] == PROTECTION:
                seen = LookedInto(recorded.who, recorded.at, recorded.data["note"])
                self._looked_into.setdefault(recorded.data["alert"], seen)
        return self

    def _take(self, recorded: Recorded) -> None:
        name = recorded.stream.removeprefix("table/")
        table, watch = self._tables.setdefault(recorded.stream, (Table(), Watch(name)))
        event = event_of(recorded)
        shift = self._cut.of(recorded)
        if table.unit is Unit.CENTS:  # Points and training have nothing in them to steal.
            watch.take(table, event, recorded, self.tallies.setdefault(shift, Tally()))
            self._newest[shift] = recorded.place
        evolve(table, event, recorded.at)

    # --- what it tells

    def shift(self, day: str = "", shift: str = "") -> Shift:
        """The shift that is asked for; the last one in which something was played where none is."""
        played = [known for known in self.shifts() if day in ("", known[0]) and shift in ("", known[1])]
        if not played:
            raise Refused("nothing_there.shift", "Nothing was played in that shift.", day=day, shift=shift)
        return played[0]

    def _order(self, shift: Shift) -> tuple[str, int]:
        return shift[0], place_of(*shift, self._plans or ())

    def shifts(self) -> list[Shift]:
        """In which something was played, the newest first."""
        return sorted((shift for shift, tally in self.tallies.items() if tally), key=self._order, reverse=True)

    def _before(self, shift: Shift) -> list[Tally]:
        earlier = [known for known in self.shifts() if self._order(known) < self._order(shift)]
        return [self.tallies[known] for known in earlier[:BEFORE]]

    def rates(self, shift: Shift) -> list[Rate]:
        return list(rates(self.tallies[shift], self._before(shift)))

    def alarms(self, shift: Shift) -> list[Alarm]:
        return alarms(self.tallies[shift], self._before(shift))

    def report(self, shift: Shift) -> Report:
        counted, before = tuple(self.rates(shift)), len(self._before(shift))
        known = {rate.named: self._looked_into.get(finding(shift, rate)) for rate in counted if rate.found}
        looked_into = {named: seen for named, seen in known.items() if seen is not None}
        rounds, raised = self.tallies[shift].rounds, tuple(self.alarms(shift))
        return Report(*shift, rounds, before, counted, raised, self._newest[shift], looked_into)

    def as_json(self, shift: Shift) -> dict[str, Any]:
        report = self.report(shift)
        return {
            "day": report.day,
            "shift": report.shift,
            "rounds": report.rounds,
            "level": LEVEL,
            "before": report.before,
            "alarms": [
                {**rate_json(report, one.rate), "chance": one.chance, "bound": one.bound, "tests": one.tests}
                for one in report.alarms
            ],
            "rates": [rate_json(report, rate) for rate in report.rates if rate.found],
            "supervisors": self.supervisors(shift),
        }

    def supervisors(self, shift: Shift) -> list[dict[str, Any]]:
        """What each of them ruled and decided in a shift."""
        tally, kind = self.tallies[shift], Kind.SUPERVISOR
        return [
            {
                "who": who,
                "rulings": tally.occasions(Of.RULINGS, kind, who),
                "ruled_void": tally.found("ruled_void", kind, who)[0],
                "decisions": tally.occasions(Of.DECISIONS, kind, who),
                "decided_paid": tally.found("decided_paid", kind, who)[0],
            }
            for who in tally.people(kind)
        ]


def rate_json(report: Report, rate: Rate) -> dict[str, Any]:
    figures = {name: getattr(rate, name) for name in ("measure", "who", "found", "of", "floor_found", "floor_of")}
    shares = {"share": rate.share, "floor_share": rate.floor_share}
    by, at, note = report.seen(rate) or (None, None, None)
    seen = {"seen": [asdict(one) for one in rate.seen], "acknowledged_by": by, "acknowledged_at": at, "note": note}
    return {**figures, "kind": rate.kind.value, **shares, **seen}


COLUMNS = (
    *("day", "shift", "alarm", "measure", "kind", "who", "found", "of", "floor_found", "floor_of", "chance"),
    "rounds",
)


def protection_rows(book: ProtectionBook, shifts: Iterable[Shift]) -> Iterator[dict[str, Any]]:
    """Every rate of a shift in which something was found; `alarm` is 1 where chance does not explain it."""
    for report in map(book.report, shifts):
        raised = {one.rate.named for one in report.alarms}
        for rate in report.rates:
            if rate.found:
                yield {
                    "day": report.day,
                    "shift": report.shift,
                    "alarm": int(rate.named in raised),
                    **{name: value for name, value in rate_json(report, rate).items() if name in COLUMNS},
                    "chance": f"{rate.chance:.3g}",
                    "rounds": " ".join(sorted({f"{one.table}/{one.round}" for one in rate.seen})),
                }


def protection_csv(book: ProtectionBook, shifts: Iterable[Shift]) -> str:
    return _cells(COLUMNS, protection_rows(book, shifts))


def _cells(columns: Sequence[str], rows: Iterable[Mapping[str, Any]]) -> str:
    lines = [",".join(columns)]
    lines += [",".join(_cell(row[column]) for column in columns) for row in rows]
    return "\r\n".join(lines) + "\r\n"


def _cell(value: Any) -> str:
    """Quoted where it must be; a text that a spreadsheet would take for a formula is kept a text."""
    text = "" if value is None else str(value)
    if isinstance(value, str) and text[:1] in ("=", "+", "-", "@") and not text.endswith("%"):
        text = f"'{text}"
    return f'"{text.replace(chr(34), chr(34) * 2)}"' if any(mark in text for mark in ',"\n') else text
