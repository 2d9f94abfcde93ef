"""Tables played by scripts and restarted daily: every row of every report is what a second calculation gives.

The second one reads raw records alone, and takes win from the formula, where the day book takes it from the wagers.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from tests.clauses.floor_support import AREAS, RINGS, Day
from tests.support import croupier, on_felt

from croupier.journal import Journal, Recorded, open_sqlite
from croupier.live import TableWriter
from croupier.live.scripts.day import FloorScript

DENVER = ZoneInfo("America/Denver")
SHIFTS = {"day": 6, "swing": 14, "night": 22}
DAILY = ("D7", "D8")
SUMMED = (
    "rounds", "fills", "credits", "drop_cash", "drop_receipts", "win", "tips", "counted_cash", "counted_receipts",
    "over_cash", "over_receipts",
)  # fmt: skip


# --- the play


@dataclass
class House:
    """Some tables over one file; `chance` says what happens, so that two runs of a seed are alike."""

    file: Path
    tables: int
    closes: bool  # two people open and close the shifts
    chance: random.Random
    day: Day = field(default_factory=Day)
    journal: Journal | None = None
    boxes: int = 0

    def start(self) -> None:
        """As a house that is started anew: all that it knows is in the file."""
        if self.journal is not None:
            self.journal.close()
        self.journal = open_sqlite(self.file)
        script = FloorScript(self.journal)
        for stream in self.journal.streams():
            if stream.startswith("table/"):
                writer = TableWriter(self.journal, stream)
                writer.register = script.office
                script.writers[stream.removeprefix("table/")] = writer
        self.day.script = script

    def found(self, first: date) -> None:
        day, self.day.now = self.day, at(first, 5)
        self.start()
        names = [str(number) for number in range(1, self.tables + 1)]
        for name in names:
            policy = on_felt({"chips": {"value": [{"colour": "white", "value": 100}]}})
            day.script.set_up({"set_up": name, "rulebook": "house", "wheel": "double-zero", "policy": policy})
        day.staffed()
        day.register("D8")
        begins = {shift: f"{hour:02}:00" for shift, hour in SHIFTS.items()}
        day.do("K1", "set-gaming-day", zone="America/Denver", shifts=begins)
        ends = {"rulebook": "house", "wheel_end": "left", "layout_end": "right"}
        for name in names:
            day.do("K1", "register-table", number=name, **ends)
            day.do("K1", "put-into-use", thing=f"table {name}", table=name)
            day.wheel(f"W-{name}", zeros=2, ring=RINGS[2])
            day.do("K1", "register-layout", layout=f"L-{name}", zeros=2, areas=AREAS)
            for thing in (f"W-{name}", f"L-{name}", day.ball(f"B-{name}")):
                day.use(thing, name)

    def box(self, table: str) -> str:
        self.boxes += 1
        return self.day.box(f"X-{self.boxes}", table_mark=table)

    def play(self, on: date) -> None:
        for number, (shift, hour) in enumerate(SHIFTS.items()):
            self.day.now = at(on, hour) + timedelta(minutes=self.chance.randrange(1, 5))
            if self.closes:
                self.day.do("S1", "open-shift", day=on.isoformat(), shift=shift, second="K1")
            for name in map(str, range(1, self.tables + 1)):
                self.shift_at(name, opens=number == 0, closes=number == 2)
            if self.closes:  # Late by the clock as often as not: what is played meanwhile is of the shift that runs.
                self.day.now = max(
                    self.day.now, at(on, hour) + timedelta(hours=8, minutes=self.chance.randrange(-30, 30))
                )
                self.round("1")
                self.day.do("S1", "close-shift", day=on.isoformat(), shift=shift, second="K1")

    def shift_at(self, name: str, opens: bool, closes: bool) -> None:
        day, chance = self.day, self.chance
        self.dealer(name, chance.choice(DAILY))
        if opens:
            day.attach(self.box(name), name)
            day.do("S1", "inspect-opening", table=name, points=dict.fromkeys(day.points(name), True), balls={})
            tray = day.script.writers[name].table.books["float"]
            opener = {"opener": tray or 20_000_00, "ball": f"B-{name}"}
            box = day.premises.box(name, "drop")
            day.do("S1", "open-table", on=name, **opener, drop_box=box.name if box else "")
            if day.script.writers[name].table.books["float"] < 10_000_00:  # Players carry chips to the cage.
                day.do("S1", "fill-table", on=name, amount=10_000_00, second="K1")
        change = {"value/white": 500}
        if day.script.writers[name].table.chips["tray"].get("value/white", 0) < 500:  # Fills come in large chips.
            day.do("S1", "fill-table", on=name, amount=500_00, chips=change, second="K1")
        for _ in range(chance.randrange(1, 3)):
            self.round(name)
        self.dealer(name, chance.choice(DAILY))
        if chance.random() < 0.5:
            day.do("S1", "fill-table", on=name, amount=chance.randrange(1, 9) * 100_00, second="K1")
        self.round(name)
        if chance.random() < 0.4:
            day.do("S1", "credit-table", on=name, amount=chance.randrange(1, 5) * 100_00, second="K1")
        if chance.random() < 0.4 or closes:
            self.drop(name, closes)

    def dealer(self, name: str, badge: str) -> None:
        """One dealer deals at one table: those before are signed out."""
        for other, writer in self.day.script.writers.items():
            if writer.table.dealer and (writer.table.dealer == badge or other == name):
                self.day.do("S1", "sign-out-dealer", on=other)
        self.day.do("S1", "sign-in-dealer", on=name, dealer=badge)

    def round(self, name: str) -> None:
        day, chance = self.day, self.chance
        if day.script.writers[name].table.phase.value == "closed":
            return
        if not day.script.writers[name].table.dealer:
            self.dealer(name, DAILY[0])
        who = day.script.writers[name].table.dealer
        receipt = {"receipt": f"R-{day.asked}"} if chance.random() < 0.3 else {}
        day.do(who, "seat-player", on=name, seat=1, player="Ann")
        day.do(who, "buy-in", on=name, seat=1, amount=chance.randrange(1, 9) * 20_00, chip_value=1_00, **receipt)
        if day.script.writers[name].table.phase.value == "open":
            day.do(who, "open-betting", on=name)
        for bet in chance.sample(["red", "straight-17", "dozen-1", "split-1-2"], 2):
            day.do(who, "place-wager", on=name, seat=1, bet=bet, stake=chance.randrange(1, 4) * 1_00)
        number = str(chance.choice([17, 1, 5, 32, 0, "00"]))
        day.do(who, "spin-ball", on=name)
        day.do(who, "call-no-more-bets", on=name)
        day.do(who, "declare-result", on=name, number=number, turns=9)
        day.do(who, "place-dolly", on=name, number=number)
        day.do(who, "collect-losers", on=name)
        if day.script.writers[name].table.phase.value == "losers-collected":
            day.do(who, "pay-winners", on=name)
        day.do(who, "remove-dolly", on=name)
        if chance.random() < 0.5:
            day.do(who, "tip", on=name, seat=1, amount=1_00)
        if day.script.writers[name].table.books["layout/1"]:
            day.do(who, "clear-wagers", on=name, seat=1)
        day.do(who, "cash-out", on=name, seat=1)
        day.do(who, "unseat-player", on=name, seat=1)
        self.day.now += timedelta(minutes=chance.randrange(1, 90 // self.tables))  # All of them, within the shift.

    def drop(self, name: str, closes: bool) -> None:
        """The box goes to the count, now and then with a note too few; at the end of the day the table closes."""
        day, chance = self.day, self.chance
        box = day.premises.box(name, "drop")
        assert box is not None
        if closes:
            tray = day.script.writers[name].table.books["float"]
            closing: dict[str, Any] = {"on": name, "closer": tray}
            missing = {"on": name, "closer": tray - 1_00, "reason": "a chip is missing"}
            books = day.refused("S1", "close-table", **missing).facts["books"] if chance.random() < 0.4 else {}
            if books.get("value/white"):
                closing = missing
                closing["chips"] = {**books, "value/white": books["value/white"] - 1}
            day.do("S1", "close-table", **closing)
            day.do("W1", "remove-box", box=box.name, locked=True, second="W2")
        else:
            locks = {"container_locked": True, "table_locked": True}
            day.do("W1", "remove-box", box=box.name, locked=True, second="W2", replacement=self.box(name), **locks)
        removal = day.premises.removed[box.name]
        short = 1_00 if removal.cash and chance.random() < 0.3 else 0
        receipts = {"R": removal.receipts} if removal.receipts else {}
        day.count(box.name, cash=removal.cash - short, receipts=receipts)


def at(day: date, hour: int) -> datetime:
    return datetime(day.year, day.month, day.day, hour, tzinfo=DENVER).astimezone(ZoneInfo("UTC"))


# --- the second calculation

Row = tuple[str, str, str, str]  # day, shift, table, dealer


def by_the_clock(recorded: Recorded) -> tuple[str, str]:
    local = datetime.fromisoformat(recorded.at).astimezone(DENVER).replace(tzinfo=None)
    day = (local - timedelta(hours=6)).date().isoformat()
    return day, "day" if 6 <= local.hour < 14 else "swing" if 14 <= local.hour < 22 else "night"


def second_calculation(journal: Journal) -> dict[Row, Counter[str]]:
    """One pass over each table's stream for trays and drops; then the counts, box by box."""
    rows: dict[Row, Counter[str]] = {}
    drops: dict[str, list[tuple[int, Row, str, int]]] = {}
    for stream in [one for one in journal.streams() if one.startswith("table/")]:
        table, dealer, border, tray = stream[6:], "", ("", ""), 0
        last: Row | None = None
        for record in journal.read(stream):
            if record.name in ("dealer-signed-in", "dealer-signed-out"):
                dealer = record.data["dealer"] if record.name.endswith("in") else ""
            if record.name == "day-border":
                border = (record.data["day"], record.data["shift"])
            moved: Counter[str] = Counter()
            for posting in (one for entry in record.entries for one in entry.postings):
                moved[posting.account.removeprefix(f"{stream}/")] += posting.amount
            row = (*(border if border[0] else by_the_clock(record)), table, dealer)
            told = rows.setdefault(row, Counter())
            if row != last:
                told["opener"] += tray
                told["closer"] += tray
            last = row
            tray += moved["float"]
            told["closer"] += moved["float"]
            told["opener"] += moved["float"] if record.name == "table-opened" else 0
            told["fills"] += record.data["amount"] if record.name == "table-filled" else 0
            told["credits"] += record.data["amount"] if record.name == "table-credited" else 0
            told["rounds"] += record.name == "dolly-removed"
            told["tips"] += moved["tip-box"]
            for kind in ("cash", "receipts"):
                told[f"drop_{kind}"] += moved[f"drop-box/{kind}"]
                if moved[f"drop-box/{kind}"]:
                    place = (record.stream_version, row, kind, moved[f"drop-box/{kind}"])
                    drops.setdefault(table, []).append(place)
    for told in rows.values():
        told["win"] = (
            told["drop_cash"]
            + told["drop_receipts"]
            + told["closer"]
            + told["credits"]
            - told["opener"]
            - told["fills"]
        )
    _count(journal, rows, drops)
    return rows


def _count(journal: Journal, rows: dict[Row, Counter[str]], drops: dict[str, list[tuple[int, Row, str, int]]]) -> None:
    hung: dict[str, int] = {}
    held: dict[str, list[tuple[int, Row, str, int]]] = {}
    for record in journal.read("floor"):
        data = record.data
        if record.name == "box-attached":
            hung[data["box"]] = data["version"]
        if record.name == "box-removed":
            held[data["box"]] = [one for one in drops[data["table"]] if hung[data["box"]] < one[0] <= data["version"]]
        if record.name == "box-counted":
            for _, row, kind, amount in held[data["box"]]:
                rows[row][f"counted_{kind}"] += amount
            for kind in ("cash", "receipts"):
                over = data[kind] - sum(amount for _, _, of, amount in held[data["box"]] if of == kind)
                if over:
                    rows[held[data["box"]][-1][1]][f"counted_{kind}"] += over
                    rows[held[data["box"]][-1][1]][f"over_{kind}"] += over


def summed(rows: dict[Row, Counter[str]], span: str, whose: str) -> Iterator[dict[str, Any]]:
    """Only what is a sum: trays of a longer row are where its table began and ended."""
    sums: dict[tuple[str, str, str], Counter[str]] = {}
    for (day, shift, table, dealer), row in rows.items():
        week = "-W".join(f"{part:02}" for part in date.fromisoformat(day).isocalendar()[:2])
        named = {"shift": day, "day": day, "week": week, "month": day[:7], "year": day[:4]}[span]
        who = {"house": "", "table": table, "dealer": dealer}[whose]
        sums.setdefault((named, shift if span == "shift" else "", who), Counter()).update(row)
    for (day, shift, who), row in sums.items():
        yield {"day": day, "shift": shift, "who": who, **{name: row[name] for name in SUMMED}}


# --- the proof


def reported(file: Path, by: str) -> list[dict[str, Any]]:
    answer = croupier("register", "report", str(file), "--by", by, "--format", "json")
    assert answer.code == 0, answer.err
    return list(json.loads(answer.out))


LONG = pytest.mark.long


@pytest.mark.parametrize(
    ("tables", "first", "days", "closes"),
    [
        (3, "2026-10-31", 4, True),  # the clock is put back in the first night
        (2, "2026-03-07", 2, False),  # and put forward
        pytest.param(20, "2026-10-15", 31, True, marks=LONG),
        pytest.param(20, "2026-03-01", 31, False, marks=LONG),
    ],
)
def test_every_row_is_what_a_second_calculation_gives(
    tables: int, first: str, days: int, closes: bool, tmp_path: Path
) -> None:
    house = House(tmp_path / "j.sqlite", tables, closes, random.Random(first))
    house.found(date.fromisoformat(first))
    for number in range(days):
        house.play(date.fromisoformat(first) + timedelta(days=number))
        before = reported(house.file, "shift,dealer") if number < 2 else []
        house.start()
        assert not before or reported(house.file, "shift,dealer") == before, "the same after a restart"
    assert house.journal is not None
    rows = second_calculation(house.journal)
    for span in ("shift", "day", "week", "month", "year"):
        for whose in ("house", "table", "dealer"):
            told = reported(house.file, f"{span},{whose}")
            for row in told:
                formula = row["drop"] + row["closer"] + row["credits"] - row["opener"] - row["fills"]
                assert row["win"] == formula, (span, whose, row)
                assert (
                    row["uncounted"] + row["counted_cash"] + row["counted_receipts"] - row["over_cash"] == row["drop"]
                )
            mine = {(row["day"], row["shift"], row["who"]): row for row in summed(rows, span, whose)}
            theirs = {(row["day"], row["shift"], row.get(whose, "")): row for row in told}
            for key, row in mine.items():
                if any(row.get(name) for name in SUMMED):
                    assert {name: theirs[key][name] for name in SUMMED} == {name: row[name] for name in SUMMED}, key
            assert set(theirs) <= set(mine)
    trays(house.journal, house.file)
    assert croupier("register", "verify", str(house.file)).code == 0


def trays(journal: Journal, file: Path) -> None:
    """A table's row begins with the tray that its row before has left, but for what the cage brought to its opening."""
    last: dict[str, int] = {}
    for row in reported(file, "shift,table"):
        assert row["opener"] - row["brought"] == last.get(row["table"], 0), row
        last[row["table"]] = row["closer"]
    for table, closer in last.items():
        moved = (one for record in journal.read(f"table/{table}") for entry in record.entries for one in entry.postings)
        assert closer == sum(one.amount for one in moved if one.account == f"table/{table}/float")
