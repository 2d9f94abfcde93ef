"""Tables played by scripts and restarted daily: every row of every report is what a second calculation gives.

The second one reads raw records alone, and takes win from the formula, where the day book takes it from the wagers.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, time, timedelta
from pathlib import Path
from typing import Any

import pytest
from tests.clauses.floor_support import AREAS, RINGS, Day
from tests.floor_office.second_calculation import DENVER, SUMMED, Second, summed
from tests.support import DECLARED, croupier, on_felt

from croupier.canonical import canonical
from croupier.journal import Journal, open_sqlite
from croupier.journal.store.address import open_for_writing
from croupier.live import TableWriter
from croupier.live.scripts.day import FloorScript

SHIFTS = {"day": "06:00", "swing": "14:00", "night": "22:00"}
AFTER_MIDNIGHT = {"day": "09:30", "swing": "17:30", "night": "01:30"}  # which one day's clock shows twice
DAILY = ("D7", "D8")
RULEBOOK = "south-dakota"  # which takes match play coupons, and asks for no approvals
PAR = 20_000_00  # what the trays of a house hold when it opens, and that of an imprest table whenever it is closed

# --- the play


@dataclass
class House:
    """Some tables over one file, the last of them with a tray at imprest; `chance` says what happens, so that two runs
    of a seed are alike."""

    file: Path
    tables: int
    closes: bool  # two people open and close the shifts
    begins: Mapping[str, str]
    chance: random.Random
    day: Day = field(default_factory=Day)
    journal: Journal | None = None
    boxes: int = 0
    uncounted: list[tuple[str, dict[str, Any]]] = field(default_factory=list)  # boxes off their tables, what is in them

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
        day, self.day.now = self.day, at(first, "00:30")
        self.start()
        names = [str(number) for number in range(1, self.tables + 1)]
        for name in names:
            kept = {"imprest": PAR} if name == names[-1] else {}
            chips = {"value": [{"colour": "white", "value": 100}], "match_play": True, **kept}
            policy = on_felt({**DECLARED, "limits": {"all": {"min": 1_00, "max": 100_00}}, "chips": chips})
            wheel = "single-zero" if zeros(name) == 1 else "double-zero"
            day.script.set_up({"set_up": name, "rulebook": RULEBOOK, "wheel": wheel, "policy": policy})
        day.staffed()
        day.register("D8")
        day.do("K1", "set-gaming-day", zone="America/Denver", shifts=dict(self.begins))
        ends = {"rulebook": RULEBOOK, "wheel_end": "left", "layout_end": "right"}
        for name in names:
            day.do("K1", "register-table", number=name, **ends)
            day.do("K1", "put-into-use", thing=f"table {name}", table=name)
            day.wheel(f"W-{name}", zeros=zeros(name), ring=RINGS[zeros(name)])
            day.do("K1", "register-layout", layout=f"L-{name}", zeros=zeros(name), areas=AREAS)
            for thing in (f"W-{name}", f"L-{name}", day.ball(f"B-{name}")):
                day.use(thing, name)

    def box(self, table: str) -> str:
        self.boxes += 1
        return self.day.box(f"X-{self.boxes}", table_mark=table)

    def play(self, on: date) -> None:
        first = next(iter(self.begins.values()))
        for number, (shift, begin) in enumerate(self.begins.items()):
            starts = at(on + timedelta(days=begin < first), begin)
            self.day.now = max(self.day.now, starts) + timedelta(minutes=self.chance.randrange(1, 5))
            if self.closes:
                self.day.do("S1", "open-shift", day=on.isoformat(), shift=shift, second="K1")
            self.count()
            for name in map(str, range(1, self.tables + 1)):
                self.shift_at(name, opens=number == 0, closes=number == 2)
            if self.closes:  # Late by the clock as often as not: what is played meanwhile is of the shift that runs.
                late = timedelta(hours=8, minutes=self.chance.randrange(-30, 30))
                self.day.now = max(self.day.now, starts + late)
                self.round("1")
                self.day.do("S1", "close-shift", day=on.isoformat(), shift=shift, second="K1")

    def shift_at(self, name: str, opens: bool, closes: bool) -> None:
        day, chance = self.day, self.chance
        self.dealer(name, chance.choice(DAILY))
        if opens:
            day.attach(self.box(name), name)
            day.do("S1", "inspect-opening", table=name, points=dict.fromkeys(day.points(name), True), balls={})
            tray = day.script.writers[name].table.books["float"]
            opener = {"opener": tray or PAR, "ball": f"B-{name}"}
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
            if bet == "red" and chance.random() < 0.5:
                coupon = f"Q-{day.asked}"
                day.do("C1", "register-coupon", on=name, coupon=coupon, face=1_00, expires="2026-12-31")
                day.do(who, "place-coupon", on=name, seat=1, bet=bet, coupon=coupon)
        number = str(chance.choice([17, 1, 5, 32, 0, "00" if zeros(name) == 2 else 0]))
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
        """The box goes to the count; at the end of the day the table closes."""
        day, box = self.day, self.day.premises.box(name, "drop")
        assert box is not None
        if closes:
            day.do("S1", "close-table", **self.closing(name))
            day.do("W1", "remove-box", box=box.name, locked=True, second="W2")
        else:
            locks = {"container_locked": True, "table_locked": True}
            day.do("W1", "remove-box", box=box.name, locked=True, second="W2", replacement=self.box(name), **locks)
        removal = day.premises.removed[box.name]
        receipts = {"R": removal.receipts} if removal.receipts else {}
        self.uncounted.append((box.name, {"cash": removal.cash, "receipts": receipts, "coupons": removal.coupons}))
        if self.chance.random() < 0.5:
            self.count()

    def closing(self, name: str) -> dict[str, Any]:
        """Now and then a chip is missing. The tray of an imprest table is brought to par by a last slip."""
        day, chance = self.day, self.chance
        books, short = day.script.writers[name].table.books, 1_00 if chance.random() < 0.4 else 0
        closing = {"on": name, "closer": books["float"] - short, "reason": "a chip is missing" if short else ""}
        if int(name) == self.tables:
            moved = PAR + short - books["float"]
            asked = {**closing, "closer": books["float"]}
            if moved:
                assert day.refused("S1", "close-table", **asked).code == "tray_not_at_imprest"
                slip = {"on": name, "amount": abs(moved), "second": "K1"}
                day.do("S1", "fill-table" if moved > 0 else "credit-table", **slip)
            closing["closer"] = PAR
        counted = day.refused("S1", "close-table", **closing).facts["books"] if short else {}
        if counted.get("value/white"):
            return {**closing, "chips": {**counted, "value/white": counted["value/white"] - 1}}
        assert not short, "every tray here has white chips"
        return closing

    def count(self) -> None:
        """Boxes are counted at once, or in a later shift; now and then there is a note too few or too many."""
        for box, held in self.uncounted:
            found = self.chance.choice([0, 0, 0, -1_00, 1_00]) if held["cash"] else 0
            self.day.count(box, **{**held, "cash": held["cash"] + found})
        self.uncounted.clear()


def zeros(table: str) -> int:
    """Every second table is of another kind of game."""
    return 2 if int(table) % 2 else 1


def at(day: date, begin: str) -> datetime:
    return datetime.combine(day, time.fromisoformat(begin), DENVER).astimezone(UTC)


# --- the proof


def reported(file: Path, by: str) -> list[dict[str, Any]]:
    answer = croupier("register", "report", str(file), "--by", by, "--format", "json")
    assert answer.code == 0, answer.err
    return list(json.loads(answer.out))


LONG = pytest.mark.long
RARE = ("over_receipts", "over_coupons")


@pytest.mark.parametrize(
    ("tables", "first", "days", "closes", "begins", "seed"),
    [
        (2, "2026-10-31", 3, True, SHIFTS, 1),  # the clock is put back in the first night: 25 hours
        (2, "2026-03-07", 2, False, SHIFTS, 1),  # and put forward: 23
        (1, "2026-10-31", 2, False, AFTER_MIDNIGHT, 1),
        *(
            pytest.param(20, first, 31, closes, begins, seed, marks=LONG)
            for seed, (first, closes, begins) in enumerate(
                [
                    ("2026-10-15", True, SHIFTS),
                    ("2026-10-15", False, AFTER_MIDNIGHT),
                    ("2026-03-01", True, AFTER_MIDNIGHT),
                    ("2026-03-01", False, SHIFTS),
                ]
            )
        ),
        *(
            pytest.param(3, first, 10, closes, SHIFTS, seed, marks=LONG)
            for seed in range(10, 16)
            for first, closes in (("2026-10-28", True), ("2026-03-03", True), ("2026-03-03", False))
        ),
    ],
)
def test_every_row_is_what_a_second_calculation_gives(
    tables: int, first: str, days: int, closes: bool, begins: Mapping[str, str], seed: int, tmp_path: Path
) -> None:
    house = House(tmp_path / "j.sqlite", tables, closes, begins, random.Random(f"{first} {seed}"))
    house.found(date.fromisoformat(first))
    for number in range(days):
        house.play(date.fromisoformat(first) + timedelta(days=number))
        before = reported(house.file, "shift,dealer") if number < 2 else []
        house.start()
        assert not before or reported(house.file, "shift,dealer") == before, "the same after a restart"
    house.count()
    assert house.journal is not None
    second = Second().follow(house.journal, begins)
    for span in ("shift", "day", "week", "month", "year"):
        for whose in ("house", "table", "dealer", "game"):
            told = reported(house.file, f"{span},{whose}")
            for row in told:
                formula = row["drop"] + row["closer"] + row["credits"] - row["opener"] - row["fills"]
                assert row["win"] == formula, (span, whose, row)
                counted = row["counted_cash"] + row["counted_receipts"]
                assert row["uncounted"] + counted - row["over_cash"] == row["drop"]
            mine = {(row["day"], row["shift"], row["who"]): row for row in summed(second, span, whose)}
            theirs = {(row["day"], row["shift"], row.get(whose, "")): row for row in told}
            for key, row in mine.items():
                if any(row[name] for name in SUMMED):
                    told_of = {name: theirs[key][name] for name in row if name not in ("day", "shift", "who")}
                    assert told_of == {name: row[name] for name in told_of}, key
            assert set(theirs) <= set(mine)
    trays(house.journal, house.file)
    assert {tray for (table, _), tray in second.closers.items() if table == str(tables)} == {PAR}
    frozen(second, house.file, closes)
    happened(second)
    if days == 2:
        the_same_from_an_export(house.file, tmp_path / "another-machine.sqlite")
    assert croupier("register", "verify", str(house.file)).code == 0


def the_same_from_an_export(file: Path, other: Path) -> None:
    """Another machine has the export and no more, least of all the keys of people."""
    lines = [json.loads(line) for line in croupier("journal", "export", str(file)).out.splitlines()]
    records = [line for line in lines if "hash" in line]
    with closing(open_for_writing(str(other))) as journal:
        taken = ((canonical_without(line, "hash"), line["hash"]) for line in records)
        journal.take_back(((json.loads(text), text, hash_) for text, hash_ in taken), ())
    for form in ("csv", "xlsx", "json", "parquet"):
        made = []
        for journal_file in (file, other):
            out = journal_file.with_suffix(f".{form}")
            asked = ("register", "report", str(journal_file), "--by", "shift,table", "--format", form, "-o", str(out))
            assert croupier(*asked).code == 0
            made.append(out.read_bytes())
        assert made[0] == made[1], form


def canonical_without(line: dict[str, Any], name: str) -> str:
    return canonical({key: value for key, value in line.items() if key != name})


def happened(second: Second) -> None:
    """What the play is to show was there: a test of nothing but zeros would show nothing."""
    rows = second.rows.values()
    assert not [name for name in SUMMED if name not in RARE and not any(row[name] for row in rows)]


def frozen(second: Second, file: Path, closes: bool) -> None:
    """A row of a closed shift is what was frozen, and each later count of it with its date; nothing else."""
    assert bool(second.frozen) is closes
    if not closes:
        return
    later: dict[tuple[str, str, str], Counter[str]] = {}
    for row in reported(file, "shift,table"):
        closed = second.frozen.get((row["day"], row["shift"]))
        assert (row["hash"] if closed else None) == (closed["hash"] if closed else None)
        for adjustment in row["adjustments"]:
            changed = later.setdefault((row["day"], row["shift"], row["table"]), Counter())
            changed.update(adjustment["amounts"])
        if closed:
            then, changed = (
                closed["figures"][row["table"]],
                later.get((row["day"], row["shift"], row["table"]), Counter[str]()),
            )
            assert {name: row[name] - changed.get(name, 0) for name in SUMMED} == {name: then[name] for name in SUMMED}
    changes = [
        {(*row, figure): by for row, one in of.items() for figure, by in one.items() if by}
        for of in (later, second.later)
    ]
    assert changes[0] == changes[1]
    assert second.later, "some boxes were counted in a later shift"


def trays(journal: Journal, file: Path) -> None:
    """A table's row begins with the tray that its row before has left, but for what the cage brought to its opening."""
    last: dict[str, int] = {}
    for row in reported(file, "shift,table"):
        assert row["opener"] - row["brought"] == last.get(row["table"], 0), row
        last[row["table"]] = row["closer"]
    for table, closer in last.items():
        moved = (one for record in journal.read(f"table/{table}") for entry in record.entries for one in entry.postings)
        assert closer == sum(one.amount for one in moved if one.account == f"table/{table}/float")
