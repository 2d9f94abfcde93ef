"""The day book: figures of every stretch of play, and the incidents of the tables, read off the journal as it grows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import field
from typing import Any

from croupier.journal import Journal, Recorded
from croupier.journal.record.cursor import BEGINNING, Cursor
from croupier.lean import dataclass
from croupier.live.borders import Borders
from croupier.live.days import BORDER, Cut, Plans
from croupier.live.reports.boxes import Boxes
from croupier.live.reports.figures import Figures, Named, grouped
from croupier.live.reports.incidents import Incidents
from croupier.money import Unit
from croupier.register import STREAM, Premises
from croupier.register.at_tables import LAST_DAY
from croupier.register.days.decide import hash_of
from croupier.rules.book.library import key_of

OF_THE_TABLE = ("dolly-removed", "table-opened", "table-closed", "inventory-taken", BORDER)
FIGURE_OF = {  # where the money of a figure lies
    "drop-box/cash": "drop_cash",
    "drop-box/receipts": "drop_receipts",
    "coupons-surrendered": "drop_coupons",
    "house-win": "win",
    "tip-box": "tips",
}


@dataclass(slots=True)
class TableRead:
    """A table as far as its stream was read."""

    game: str = ""
    dealer: str = ""
    tray: int = 0
    play_money: bool = False  # of a tournament or of training
    stretches: list[Figures] = field(default_factory=list)


@dataclass(slots=True)
class DayBook:
    """Reads each event once. A stretch is what one dealer did at one table in one shift, from position to position."""

    incidents: Incidents = field(default_factory=Incidents)
    read_to: Cursor = BEGINNING
    tables: dict[str, TableRead] = field(default_factory=dict)
    boxes: Boxes = field(default_factory=Boxes)
    borders: Borders = field(default_factory=Borders)
    _plans: Plans | None = None
    _cut: Cut = field(default_factory=lambda: Cut(()))

    def read(self, journal: Journal, premises: Premises) -> DayBook:
        if premises.plans != self._plans:
            self.incidents, self.read_to, self.tables, self.boxes = Incidents(), BEGINNING, {}, Boxes()
            self.borders = Borders()
            self._plans, self._cut = premises.plans, Cut(premises.plans)
        for recorded in journal.read_all(self.read_to):
            self.read_to = self.read_to.past(recorded)
            self.borders.hear(recorded)
            if recorded.stream.startswith("table/"):
                self._take(recorded)
                self.incidents.take(recorded)
            elif recorded.stream == STREAM:
                self.boxes.hear(recorded)
                self.incidents.take_floor(recorded)
        self.boxes.settle({name: table.stretches for name, table in self.tables.items()})
        return self

    def _take(self, recorded: Recorded) -> None:
        stream = recorded.stream
        table = self.tables.setdefault(stream.removeprefix("table/"), TableRead())
        shift = self._cut.of(recorded)
        match recorded.name:
            case "table-set-up":
                table.play_money = recorded.data["unit"] != Unit.CENTS
                policy = recorded.data["policy"]
                table.game = f"{key_of(str(policy['rulebook']))} {policy['wheel']}"
            case "dealer-signed-in":
                table.dealer = recorded.data["dealer"]
            case "dealer-signed-out":
                table.dealer = ""
        moved = [
            (posting.account.removeprefix(f"{stream}/"), posting.amount)
            for entry in recorded.entries
            if entry.unit is Unit.CENTS
            for posting in entry.postings
        ]
        if table.play_money or not (moved or recorded.name in OF_THE_TABLE):
            return
        row = self._stretch(recorded, table, shift)
        for account, amount in moved:
            self._book(recorded, table, row, account, amount)
        self._count(recorded, row)

    def _stretch(self, recorded: Recorded, table: TableRead, shift: tuple[str, str]) -> Figures:
        """The one that goes on, or a new one that takes over the tray."""
        named = (*shift, table.dealer, table.game)
        last = table.stretches[-1] if table.stretches else None
        if last and (last.day, last.shift, last.dealer, last.game) == named:
            return last
        name = recorded.stream.removeprefix("table/")
        new = Figures(shift[0], shift[1], name, table.dealer, table.game, begins=table.tray, closer=table.tray)
        new.place, new.trays = recorded.stream_version, dict(last.trays) if last else {name: None}
        table.stretches.append(new)
        return new

    def _book(self, recorded: Recorded, table: TableRead, row: Figures, account: str, amount: int) -> None:
        stream, position = recorded.stream, recorded.stream_version
        if account == "float":
            table.tray += amount
            row.add("closer", amount, stream, position)
            if recorded.name != "table-closed":  # which is by the count
                row.trays[row.table] = None
            if recorded.name == "table-opened":  # from the cage, where it was not before
                row.add("brought", amount, stream, position)
        elif account == "over-short":
            row.add("win", -amount, stream, position)
        elif figure := FIGURE_OF.get(account):
            row.add(figure, amount, stream, position)
            if figure.startswith("drop_"):
                self.boxes.dropped(row, figure.removeprefix("drop_"), amount, position)

    def _count(self, recorded: Recorded, row: Figures) -> None:
        stream, position, data = recorded.stream, recorded.stream_version, recorded.data
        match recorded.name:
            case "dolly-removed":
                row.add("rounds", 1, stream, position)
            case "table-filled":
                row.add("fills", data["amount"], stream, position)
            case "table-credited":
                row.add("credits", data["amount"], stream, position)
            case "table-closed":
                row.add("closings", 1, stream, position)
            case "inventory-taken" if data.get("counted"):
                row.trays[row.table] = dict(data["counted"])

    def figures(self, by: str = "shift", first: str = "", last: str = LAST_DAY, made_of: bool = False) -> list[Figures]:
        """By a span and whose it is (`month,dealer`), or by one word; of the gaming days from the first to the last."""
        rows = self._rows(by, first, last, lambda _: made_of)
        for row in rows:
            if row.table and (frozen := self.boxes.frozen.get((row.day, row.shift))):
                row.hash = frozen.data["hash"]
        return rows

    def row(self, named: Named, by: str, first: str = "", last: str = LAST_DAY) -> Figures | None:
        """One row of such a report, with the events of every figure of it."""
        return next(
            (row for row in self._rows(by, first, last, lambda row: row.named == named) if row.named == named), None
        )

    def _rows(self, by: str, first: str, last: str, made_of: Callable[[Figures], bool]) -> list[Figures]:
        stretches = (one for table in self.tables.values() for one in table.stretches if first <= one.day <= last)
        return grouped(stretches, by, self._plans or (), made_of)

    def of_shift(self, day: str, shift: str) -> dict[str, Any]:
        """What is frozen when a shift is closed: the figures of each table."""
        rows = (row for row in self.figures("shift", day, day) if row.shift == shift)
        return {row.table: row.amounts() for row in rows}

    def findings(self) -> Iterator[str]:
        """Frozen figures that are not what the journal gives, leaving out what came later; and wrong borders."""
        yield from self.borders.findings()
        for (day, shift), frozen in self.boxes.frozen.items():
            rows = (row for row in self.figures("shift", day, day) if row.shift == shift)
            figures, hash_ = frozen.data["figures"], frozen.data["hash"]
            if hash_of(figures) != hash_ or figures != {row.table: row.as_frozen() for row in rows}:
                yield f"record {frozen.place}: the figures of shift {shift} of {day} are not what the journal gives"

    def without_border(self, day: str, shift: str) -> list[str]:
        """The tables that do not know on their own record that this shift runs."""
        return sorted(
            name
            for name, table in self.tables.items()
            if not table.play_money and self._cut.borders.get(f"table/{name}") != (day, shift)
        )


def day_report(journal: Journal, premises: Premises, by: str = "table") -> Iterator[dict[str, Any]]:
    for row in DayBook().read(journal, premises).figures(by):
        yield row.as_json()
