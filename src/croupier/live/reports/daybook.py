"""The day book: figures per day, shift and table, and the incidents of the tables, read off the journal as it grows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from croupier.journal import Journal, Recorded
from croupier.journal.record.cursor import BEGINNING, Cursor
from croupier.live.days import PERIODS, Plans, day_and_shift, place_of
from croupier.live.reports.incidents import Incidents
from croupier.money import Unit
from croupier.register import STREAM, Premises


@dataclass(slots=True)
class Figures:
    """One table in one shift. Win is what settled wagers brought plus what the closing count found over or short.

    Opener and closer are the tray where the row begins and ends, counted or by the books, so that in every row
    win = drop + closer + credits - opener - fills.
    """

    day: str
    shift: str
    table: str
    rounds: int = 0
    opener: int = 0
    fills: int = 0
    credits: int = 0
    drop: int = 0
    win: int = 0
    tips: int = 0
    closer: int = 0
    closings: int = 0

    @property
    def hold(self) -> str:
        """Win in percent of the drop."""
        if not self.drop:
            return ""
        tenths = (2000 * self.win + self.drop) // (2 * self.drop)
        sign = "-" if tenths < 0 else ""
        return f"{sign}{abs(tenths) // 10}.{abs(tenths) % 10}%"

    def add(self, other: Figures) -> None:
        for name in ("rounds", "fills", "credits", "drop", "win", "tips", "closings"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.opener += other.opener
        self.closer += other.closer

    def go_on(self, later: Figures) -> None:
        """With a later row of the same table, which has the tray as this one left it."""
        tray = self.opener, self.closer + later.closer - later.opener
        self.add(later)
        self.opener, self.closer = tray

    def as_json(self) -> dict[str, Any]:
        return {**asdict(self), "hold": self.hold}


@dataclass(slots=True)
class DayBook:
    """Reads each event once. The shifts are those of the floor's register when it is read."""

    rows: dict[tuple[str, str, str], Figures] = field(default_factory=dict)
    incidents: Incidents = field(default_factory=Incidents)
    read_to: Cursor = BEGINNING
    _plans: Plans | None = None
    _trays: dict[str, int] = field(default_factory=dict)  # by table, as far as the journal was read
    _play_money: set[str] = field(default_factory=set)  # tables of tournaments and of training

    def read(self, journal: Journal, premises: Premises) -> DayBook:
        if premises.plans != self._plans:
            self.rows, self.incidents, self.read_to, self._trays = {}, Incidents(), BEGINNING, {}
            self._plans = premises.plans
        for recorded in journal.read_all(self.read_to):
            self.read_to = self.read_to.past(recorded)
            if recorded.stream.startswith("table/"):
                self._take(recorded)
                self.incidents.take(recorded)
            elif recorded.stream == STREAM:
                self.incidents.take_floor(recorded)
        return self

    def _take(self, recorded: Recorded) -> None:
        stream = recorded.stream
        if recorded.name == "table-set-up" and recorded.data["unit"] != Unit.CENTS:
            self._play_money.add(stream)
        moved = [
            (posting.account.removeprefix(f"{stream}/"), posting.amount)
            for entry in recorded.entries
            if entry.unit is Unit.CENTS
            for posting in entry.postings
        ]
        if not moved and recorded.name not in ("dolly-removed", "table-opened", "table-closed"):
            return
        if stream in self._play_money:
            return
        row = self._row(recorded)
        for account, amount in moved:
            match account.partition("/")[0]:
                case "float":
                    row.closer += amount
                    self._trays[row.table] = self._trays.get(row.table, 0) + amount
                    if recorded.name == "table-opened":  # brought from the cage, where there was no tray before
                        row.opener += amount
                case "drop-box":
                    row.drop += amount
                case "house-win":
                    row.win += amount
                case "over-short":
                    row.win -= amount
                case "tip-box":
                    row.tips += amount
        match recorded.name:
            case "dolly-removed":
                row.rounds += 1
            case "table-filled":
                row.fills += recorded.data["amount"]
            case "table-credited":
                row.credits += recorded.data["amount"]
            case "table-closed":
                row.closings += 1

    def _row(self, recorded: Recorded) -> Figures:
        day, shift = day_and_shift(recorded.at, self._plans or ())
        table = recorded.stream.removeprefix("table/")
        tray = self._trays.get(table, 0)
        return self.rows.setdefault((day, shift, table), Figures(day, shift, table, opener=tray, closer=tray))

    def figures(self, by: str = "shift") -> list[Figures]:
        """By shift and table, by day and table (`table`), or the whole house by day, week, month or year."""
        rows = list(self.rows.values()) if by == "shift" else self._of_tables(PERIODS.get(by, PERIODS["day"]))
        if by in PERIODS:
            periods: dict[str, Figures] = {}
            for row in rows:
                periods.setdefault(row.day, Figures(row.day, "", "")).add(row)
            rows = list(periods.values())
        plans = self._plans or ()
        return sorted(rows, key=lambda row: (row.day, place_of(row.day, row.shift, plans), row.table))

    def _of_tables(self, period_of: Callable[[str], str]) -> list[Figures]:
        """Each table in each period, from the tray that it began with to the one that it ended with."""
        tables: dict[tuple[str, str], Figures] = {}
        for row in self.rows.values():
            period = period_of(row.day)
            known = tables.setdefault(
                (period, row.table), Figures(period, "", row.table, opener=row.opener, closer=row.opener)
            )
            known.go_on(row)
        return list(tables.values())


GROUPS = ("shift", "table", *PERIODS)


COLUMNS = ("day", "shift", "table", "rounds", "opener", "fills", "credits", "drop", "closer", "win", "hold", "tips")


def day_report(journal: Journal, premises: Premises, by: str = "table") -> Iterator[dict[str, Any]]:
    for row in DayBook().read(journal, premises).figures(by):
        yield row.as_json()


def as_csv(rows: Iterable[dict[str, Any]]) -> str:
    """Amounts in whole cents, as everywhere on the wire."""
    return as_cells(COLUMNS, rows)


def as_cells(columns: Sequence[str], rows: Iterable[dict[str, Any]]) -> str:
    lines = [",".join(columns)]
    lines += [",".join(_cell(row[column]) for column in columns) for row in rows]
    return "\r\n".join(lines) + "\r\n"


def _cell(value: Any) -> str:
    """Quoted where it must be; a text that a spreadsheet would take for a formula is kept a text."""
    text = str(value)
    if isinstance(value, str) and text[:1] in ("=", "+", "-", "@") and not text.endswith("%"):
        text = f"'{text}"
    return f'"{text.replace(chr(34), chr(34) * 2)}"' if any(mark in text for mark in ',"\n') else text
