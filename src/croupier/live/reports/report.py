"""A report: the rows that somebody asks for, and the forms in which they take them away."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from croupier.currencies import Currency
from croupier.journal import Journal
from croupier.live.days import check_days
from croupier.live.desks.desk import folded
from croupier.live.replay import DOMAINS
from croupier.live.reports.daybook import DayBook
from croupier.live.reports.figures import Figures, read_grouping
from croupier.live.reports.sheets import Field, Sheet, csv_of, parquet_of, xlsx_of
from croupier.register.at_tables import LAST_DAY
from croupier.tournament.forms import tax_figures

TOURNAMENT = "tournament"
FIRST_DAY = "0001-01-01"
FIGURES = (
    Field("day", "The gaming day, or the week, month or year."),
    Field("shift", "The shift by its name; empty where the row is longer."),
    Field("table", "The table's name; empty where the row is of several."),
    Field("dealer", "The dealer's badge, where the row is a dealer's."),
    Field("game", "The rulebook and the wheel, where the row is of one kind of game."),
    Field("rounds", "Rounds that were finished.", "count"),
    Field("opener", "The tray where the row begins, as counted, or by the books if the table stayed open.", "money"),
    Field("fills", "Chips brought to the tray.", "money"),
    Field("credits", "Chips taken from the tray.", "money"),
    Field("drop", "What players paid into the drop box: cash and receipts, by the table's journal.", "money"),
    Field("drop_cash", "Of the drop, cash.", "money"),
    Field("drop_receipts", "Of the drop, receipts.", "money"),
    Field("drop_coupons", "Face of the coupons that were surrendered; no money, and in no sum.", "money"),
    Field("counted_cash", "Cash that was found in boxes.", "money"),
    Field("counted_receipts", "Receipts that were found in boxes.", "money"),
    Field("counted_coupons", "Face of the coupons that were found in boxes.", "money"),
    Field("over_cash", "Cash found over (+) or short (-) of what the journal has in those boxes.", "money"),
    Field("over_receipts", "The same of receipts.", "money"),
    Field("over_coupons", "The same of coupons.", "money"),
    Field("uncounted", "Of the drop, what no count has been made of: drop - counted + over.", "money"),
    Field("closer", "The tray where the row ends.", "money"),
    Field(
        "closer_chips",
        "Its chips where every tray was counted then, each kind with its number: value/red are value chips, blue/plain "
        "roulette chips of a set.",
    ),
    Field("win", "Drop + closer + credits - opener - fills.", "money"),
    Field("hold", "Win in percent of the drop."),
    Field("tips", "What went into the tip box.", "money"),
    Field("agp", "Adjusted gross proceeds of the month's tournaments, beside the tables.", "money"),
)


def report_rows(
    journal: Journal, book: DayBook, by: str, first: str = "", last: str = LAST_DAY, made_of: bool = False
) -> list[Figures]:
    """The rows of a report; where they are the house's months, with the tournaments' proceeds beside them."""
    check_days(first or FIRST_DAY, last or LAST_DAY)
    rows = book.figures(by, first, last or LAST_DAY, made_of)
    if read_grouping(by) == ("month", "house"):
        proceeds = _proceeds(journal)
        for row in rows:
            row.agp = proceeds.get(row.day, 0)
    return rows


def _proceeds(journal: Journal) -> Counter[str]:
    """The adjusted gross proceeds of all tournaments, by month."""
    months: Counter[str] = Counter()
    for stream in journal.streams():
        if stream.startswith(f"{TOURNAMENT}/"):
            months.update(tax_figures(folded(DOMAINS[TOURNAMENT], journal.read(stream))).months)
    return months


def _as_json(rows: Iterable[Figures], currency: Currency) -> bytes:
    """Amounts in the smallest unit, as everywhere on the wire; every figure names the events that it is made of."""
    unit = {"currency": currency.code, "unit": currency.smallest}
    told = [{**row.as_json(), **unit} for row in rows]
    return (json.dumps(told, ensure_ascii=False, indent=2) + "\n").encode()


def _sheet(rows: Iterable[Figures]) -> Sheet:
    return Sheet("report", "The figures.", FIGURES, [in_columns(row) for row in rows])


def in_columns(row: Figures) -> dict[str, Any]:
    """A row as a table of figures has it: chips in one cell."""
    chips = (f"{kind} {number}" for kind, number in (row.closer_chips or {}).items())
    return {**row.as_json(), "closer_chips": ", ".join(chips)}


FORMS: Mapping[str, Callable[[Iterable[Figures], Currency], bytes]] = {
    "csv": lambda rows, currency: csv_of(_sheet(rows), currency),
    "xlsx": lambda rows, currency: xlsx_of(_sheet(rows), currency),
    "json": _as_json,
    "parquet": lambda rows, currency: parquet_of(_sheet(rows), currency),
}
