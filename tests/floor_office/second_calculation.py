"""Figures of the reports worked out again from raw records, with nothing of ours but the reading of a journal.

Win is taken from the formula, where the day book takes it from the wagers; trays, drops and counts are followed anew.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, time, timedelta
from typing import Any
from zoneinfo import ZoneInfo

from croupier.journal import Journal, Recorded

DENVER = ZoneInfo("America/Denver")
MONEY = ("cash", "receipts", "coupons")
SUMMED = (
    "rounds", "fills", "credits", "win", "tips",
    *(f"{what}_{kind}" for what in ("drop", "counted", "over") for kind in MONEY),
)  # fmt: skip
ACCOUNTS = {"cash": "drop-box/cash", "receipts": "drop-box/receipts", "coupons": "coupons-surrendered"}

Row = tuple[str, str, str, str]  # day, shift, table, dealer
Found = dict[tuple[str, str, str], Counter[str]]  # by day, shift and table
Tray = tuple[Row, int, int]  # in whose row, what lay in it before, what came or went
Drop = tuple[int, Row, str, int]  # where in its table's stream, in whose row, what, how much


@dataclass
class Second:
    rows: dict[Row, Counter[str]] = field(default_factory=dict)
    closers: dict[tuple[str, str], int] = field(default_factory=dict)  # of a closing: its table and moment
    frozen: dict[tuple[str, str], Mapping[str, Any]] = field(default_factory=dict)  # as two people closed the shift
    later: Found = field(default_factory=dict)  # what counts brought to a shift that was frozen before
    games: dict[str, str] = field(default_factory=dict)  # which kind of game each table plays
    trays: dict[str, list[Tray]] = field(default_factory=dict)  # of each table, in the order of its stream
    brought: Counter[Row] = field(default_factory=Counter)  # into trays, when their tables were opened
    _drops: dict[str, list[Drop]] = field(default_factory=dict)

    def follow(self, journal: Journal, begins: Mapping[str, str]) -> Second:
        for stream in [one for one in journal.streams() if one.startswith("table/")]:
            self._follow_table(stream, journal, begins)
        for told in self.rows.values():
            told["win"] = (
                told["drop_cash"]
                + told["drop_receipts"]
                + told["closer"]
                + told["credits"]
                - told["opener"]
                - told["fills"]
            )
        self._follow_boxes(journal)
        return self

    def _follow_table(self, stream: str, journal: Journal, begins: Mapping[str, str]) -> None:
        table, dealer, border, tray = stream[6:], "", ("", ""), 0
        last: Row | None = None
        for record in journal.read(stream):
            if record.name == "table-set-up":
                self.games[table] = f"{record.data['policy']['rulebook']} {record.data['policy']['wheel']}"
            if record.name in ("dealer-signed-in", "dealer-signed-out"):
                dealer = record.data["dealer"] if record.name.endswith("in") else ""
            if record.name == "day-border":
                border = (record.data["day"], record.data["shift"])
            moved: Counter[str] = Counter()
            for posting in (one for entry in record.entries for one in entry.postings):
                moved[posting.account.removeprefix(f"{stream}/")] += posting.amount
            row = (*(border if border[0] else by_the_clock(record, begins)), table, dealer)
            told = self.rows.setdefault(row, Counter())
            if row != last:
                told["opener"] += tray
                told["closer"] += tray
            last = row
            self.trays.setdefault(table, []).append((row, tray, moved["float"]))
            self.brought[row] += moved["float"] if record.name == "table-opened" else 0
            tray += moved["float"]
            told["closer"] += moved["float"]
            told["opener"] += moved["float"] if record.name == "table-opened" else 0
            told["fills"] += record.data["amount"] if record.name == "table-filled" else 0
            told["credits"] += record.data["amount"] if record.name == "table-credited" else 0
            told["rounds"] += record.name == "dolly-removed"
            told["tips"] += moved["tip-box"]
            if record.name == "table-closed":
                self.closers[table, record.at] = tray
            for kind, account in ACCOUNTS.items():
                told[f"drop_{kind}"] += moved[account]
                if moved[account]:
                    self._drops.setdefault(table, []).append((record.stream_version, row, kind, moved[account]))

    def _follow_boxes(self, journal: Journal) -> None:
        """What a box held from the one position to the other is counted where it was dropped; a difference stands
        where the last of it was."""
        hung: dict[str, int] = {}
        held: dict[str, list[Drop]] = {}
        for record in journal.read("floor"):
            data = record.data
            if record.name == "box-attached":
                hung[data["box"]] = data["version"]
            if record.name == "box-removed":
                since = hung[data["box"]]
                held[data["box"]] = [one for one in self._drops[data["table"]] if since < one[0] <= data["version"]]
            if record.name == "box-counted":
                for _, row, kind, amount in held[data["box"]]:
                    self._find(row, f"counted_{kind}", amount)
                for kind in MONEY:
                    over = data[kind] - sum(amount for _, _, of, amount in held[data["box"]] if of == kind)
                    for figure in (f"counted_{kind}", f"over_{kind}") if over else ():
                        self._find(held[data["box"]][-1][1], figure, over)
            if record.name == "figures-frozen":
                self.frozen[data["day"], data["shift"]] = data

    def _find(self, row: Row, figure: str, amount: int) -> None:
        self.rows[row][figure] += amount
        if row[:2] in self.frozen:
            self.later.setdefault(row[:3], Counter())[figure] += amount


def by_the_clock(recorded: Recorded, begins: Mapping[str, str]) -> tuple[str, str]:
    """The last shift that has begun by then; where the clock shows its beginning twice, it is the first time."""
    at = datetime.fromisoformat(recorded.at)
    first = next(iter(begins.values()))
    starts = []
    for days in (-2, -1, 0, 1):
        day = at.astimezone(DENVER).date() + timedelta(days=days)
        for shift, begin in begins.items():
            on = day + timedelta(days=begin < first)
            starts.append((datetime.combine(on, time.fromisoformat(begin), DENVER).astimezone(UTC), day, shift))
    _, day, shift = max(start for start in starts if start[0] <= at)
    return day.isoformat(), shift


def summed(second: Second, span: str, whose: str) -> Iterator[dict[str, Any]]:
    """All that is a sum; and but for dealers, who take trays over, opener and closer: a longer row begins with the tray
    before the first of its records, and with what was brought to it."""
    sums: dict[tuple[str, str, str], Counter[str]] = {}
    for row, told in second.rows.items():
        sums.setdefault(named(row, span, whose, second.games), Counter()).update(told)
    trays: dict[tuple[str, str, str], Counter[str]] = {}
    for of_table in second.trays.values():
        known = set()
        for row, before, moved in of_table:
            key = named(row, span, whose, second.games)
            tray = trays.setdefault(key, Counter())
            if key not in known:
                tray.update(opener=before, closer=before)
            known.add(key)
            tray["closer"] += moved
    for row, amount in second.brought.items():
        trays[named(row, span, whose, second.games)]["opener"] += amount
    for key, sums_of in sums.items():
        day, shift, who = key
        figures = {name: sums_of[name] for name in SUMMED}
        opened = {name: trays[key][name] for name in ("opener", "closer")} if whose != "dealer" else {}
        yield {"day": day, "shift": shift, "who": who, **figures, **opened}


def named(row: Row, span: str, whose: str, games: Mapping[str, str]) -> tuple[str, str, str]:
    """In which row of a report it is."""
    day, shift, table, dealer = row
    week = "-W".join(f"{part:02}" for part in date.fromisoformat(day).isocalendar()[:2])
    spans = {"shift": day, "day": day, "week": week, "month": day[:7], "year": day[:4]}
    who = {"house": "", "table": table, "dealer": dealer, "game": games[table]}
    return spans[span], shift if span == "shift" else "", who[whose]
