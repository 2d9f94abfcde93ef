"""Forgeries and races at the border of a gaming day: each is refused when it is asked for, or found in the file."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, date, datetime, time, timedelta
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from tests.clauses.floor_support import Day
from tests.floor_office.test_closing import MONDAY, SWING, close, events, playing, rows
from tests.journal.thief import Copy
from tests.support import croupier

from croupier.journal import Recorded, open_sqlite
from croupier.journal.proof.signing import SigningKey
from croupier.journal.record.cursor import BEGINNING, Cursor
from croupier.live.reports.cash import CashBook
from croupier.live.reports.register import verify_floor
from croupier.live.scripts.day import FloorScript

Told = list[Recorded]
TABLE = "table/12"


class Rewritten:
    """A journal as somebody has written it anew, from its first record on: every seal fits, and every number."""

    def __init__(self, day: Day, forgery: Callable[[Told], Told]) -> None:
        self.day = day
        told = forgery(list(day.script.journal.read_all()))
        self.events: Told = []
        versions: dict[str, int] = {}
        for sequence, one in enumerate(told, 1):
            versions[one.stream] = versions.get(one.stream, 0) + 1
            self.events.append(replace(one, sequence=sequence, part=0, stream_version=versions[one.stream]))

    def read(self, stream: str, after: int = 0, limit: int | None = None) -> Iterator[Recorded]:
        found = [one for one in self.events if one.stream == stream and one.stream_version > after]
        return iter(found[:limit])

    def read_all(self, after: Cursor = BEGINNING) -> Iterator[Recorded]:
        return iter(one for one in self.events if (one.sequence, one.part) > after.of(0))

    def findings(self) -> list[str]:
        return list(verify_floor(self).findings)  # type: ignore[arg-type]


def where(told: Told, name: str, stream: str = "", number: int = 0) -> int:
    return [place for place, one in enumerate(told) if one.name == name and one.stream in (stream or one.stream)][
        number
    ]


def back_before(name: str, border: str) -> Callable[[Told], Told]:
    """Booked after the close, told as if it had been before."""

    def forged(told: Told) -> Told:
        late = told.pop(where(told, name, number=-1))
        told.insert(where(told, border, TABLE, -1), late)
        return told

    return forged


def left_out(name: str, stream: str = "", number: int = -1) -> Callable[[Told], Told]:
    def forged(told: Told) -> Told:
        del told[where(told, name, stream, number)]
        return told

    return forged


def behind(name: str, stream: str, change: dict[str, Any]) -> Callable[[Told], Told]:
    """One more of them, at the end, and with other data."""

    def forged(told: Told) -> Told:
        one = told[where(told, name, stream, -1)]
        return [*told, replace(one, at=told[-1].at, data={**one.data, **change})]

    return forged


def said_otherwise(name: str, change: Callable[[dict[str, Any]], dict[str, Any]]) -> Callable[[Told], Told]:
    def forged(told: Told) -> Told:
        place = where(told, name)
        told[place] = replace(told[place], data=change(told[place].data))
        return told

    return forged


def altered(data: dict[str, Any]) -> dict[str, Any]:
    """$1 less of drop, under a hash that fits."""
    figures = {"12": {**data["figures"]["12"], "drop_cash": data["figures"]["12"]["drop_cash"] - 1_00}}
    text = json.dumps(figures, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return {**data, "figures": figures, "hash": hashlib.sha256(text.encode()).hexdigest()}


def altered_and_frozen_again(told: Told) -> Told:
    true = told[where(told, "figures-frozen")]
    told = said_otherwise("figures-frozen", altered)(told)
    return [*told, replace(true, at=told[-1].at)]


FORGERIES: dict[str, tuple[Callable[[Told], Told], str]] = {
    "a fill after the close, booked to yesterday": (back_before("table-filled", "day-border"), "are not what"),
    "a buy-in after the close, booked to yesterday": (back_before("chips-bought", "day-border"), "are not what"),
    "a buy-in of yesterday, left out": (left_out("chips-bought", number=0), "are not what"),
    "a frozen figure altered, with its hash": (said_otherwise("figures-frozen", altered), "are not what"),
    "altered, and the true ones frozen behind it": (altered_and_frozen_again, "were frozen 2 times"),
    "the figures of a closed shift are not there": (left_out("figures-frozen"), "were not frozen"),
    "a table whose border is not there": (left_out("day-border", TABLE), "table 12 has no border"),
    "a table that goes back to yesterday": (
        behind("day-border", TABLE, SWING),
        f"table 12 goes over to shift swing of {MONDAY}, which did not begin then",
    ),
    "a table that is tomorrow already": (
        behind("day-border", TABLE, {"day": "2026-05-05", "shift": "day"}),
        "table 12 goes over to shift day of 2026-05-05, which did not begin then",
    ),
    "one person alone has closed": (said_otherwise("shift-closed", lambda data: {**data, "second": "S1"}), "S1 alone"),
    "one person alone has opened": (said_otherwise("shift-opened", lambda data: {**data, "second": "S1"}), "S1 alone"),
}


@pytest.fixture(scope="module")
def closed() -> Day:
    """$300 in the swing shift; after its close $200 more, and a fill; and the night is opened."""
    day = playing()
    day.buy_in(1, 300_00)
    close(day)
    day.buy_in(2, 200_00)
    day.do("S1", "fill-table", on="12", amount=500_00, second="K1")
    day.do("S1", "open-shift", day=MONDAY, shift="night", second="K1")
    return day


@pytest.mark.parametrize("name", FORGERIES)
def test_a_journal_that_was_written_anew_is_found(name: str, closed: Day) -> None:
    forgery, said = FORGERIES[name]
    assert Rewritten(closed, lambda told: told).findings() == []
    assert any(said in finding for finding in Rewritten(closed, forgery).findings())


def test_a_frozen_figure_that_is_altered_in_the_file_is_found_by_both_who_look(tmp_path: Path) -> None:
    """The file's own check names the record; that of the register says what is wrong with it."""
    file = tmp_path / "j.sqlite"
    day = Day(FloorScript(open_sqlite(file))).staffed().equipped()
    day.do("S1", "open-shift", **SWING, second="K1")
    day.open()
    day.buy_in(1, 300_00)
    close(day)
    (frozen,) = events(day, "figures-frozen")
    day.script.journal.close()
    assert croupier("journal", "verify", str(file)).code == 0
    assert croupier("register", "verify", str(file)).code == 0
    copy = Copy(file, tmp_path, SigningKey("casino.example/floor-1", bytes(range(32))).public)
    copy.change(
        "records",
        "text",
        """replace(text, '"drop_cash":30000', '"drop_cash":29900')""",
        f"sequence = {frozen.sequence}",
    )
    of_file = croupier("journal", "verify", str(file))
    assert of_file.code == 1
    assert str(frozen.place) in of_file.out
    of_register = croupier("register", "verify", str(file))
    assert of_register.code == 1
    assert f"the figures of shift swing of {MONDAY} are not what the journal" in of_register.out


def test_two_licences_that_differ_in_their_letters_alone_are_one_persons() -> None:
    """Otherwise one person closes a shift as two, with a badge for each."""
    day = playing()
    for licence in ("l-s1", " L-S1", "L\u2011S1", "L S1", "Ｌ-S1"):
        refusal = day.refused("K1", "register-person", **{**AGAIN, "licence": licence})
        assert (refusal.code, refusal.facts["badge"]) == ("licence_taken", "S1"), licence
    day.do("K1", "register-person", **{**AGAIN, "licence": "L-S11"})


AGAIN = {"badge": "S9", "name": "Person S1", "roles": ["pit-supervisor"], "valid_until": "2027-12-31"}


def test_nobody_names_a_day_for_money() -> None:
    """A fill or a buy-in says nothing of a day: it is of the shift that its table is in."""
    day = playing()
    close(day)
    for field in ("day", "date", "shift", "at"):
        assert (
            day.refused("S1", "fill-table", on="12", amount=5_00, second="K1", **{field: MONDAY}).code == "bad_command"
        )
    day.do("S1", "fill-table", on="12", amount=500_00, second="K1")
    assert [(row["shift"], row["fills"]) for row in rows(day)] == [("swing", 0), ("night", 500_00)]


def test_count_lines_after_the_close_adjust_it_one_by_one() -> None:
    """A count, others who count again, and a correction: each is an adjustment with its own date, and none a change."""
    day = playing()
    day.buy_in(1, 500_00)
    day.box("B-13")
    locks = {"container_locked": True, "table_locked": True}
    day.do("W1", "remove-box", box="B-12", locked=True, second="W2", replacement="B-13", **locks)
    close(day)
    frozen = events(day, "figures-frozen")[0].data
    day.count("B-12", cash=300_00)
    day.count("B-12", ("N4", "N5", "N6"), cash=480_00)
    day.do(
        "N6",
        "correct-count",
        count=1,
        cash=500_00,
        receipts=0,
        coupons=0,
        chips=0,
        reason="a bundle was miscounted",
        second="A1",
    )
    (swing, _) = rows(day)
    assert (swing["counted_cash"], swing["over_cash"], swing["uncounted"], swing["hash"]) == (
        500_00, 0, 0, frozen["hash"],
    )  # fmt: skip
    told = [(one["event"], one["amounts"]["counted_cash"], one["amounts"]["over_cash"]) for one in swing["adjustments"]]
    assert told == [
        ("box-counted", 500_00, 0), ("box-counted", -200_00, -200_00),
        ("box-recounted", 180_00, 180_00), ("count-corrected", 20_00, 20_00),
    ]  # fmt: skip
    assert {one["adjusts"]["hash"] for one in swing["adjustments"]} == {frozen["hash"]}
    at = [one["at"] for one in swing["adjustments"]]
    assert at == sorted(at)
    assert at[0] > frozen_at(day)
    assert len(set(at)) == 3
    day.replayed()


def frozen_at(day: Day) -> str:
    return events(day, "figures-frozen")[0].at


def test_cash_at_the_cage_is_of_the_day_that_two_people_have_not_closed_yet() -> None:
    """The clock says that the next day has begun, and the house has not closed its day: what somebody brings to a table
    and to the cage in the same minute is of one day, and more than $10,000 together. Nobody escapes by the border."""
    day = Day().staffed().equipped()
    day.do("K1", "set-gaming-day", zone="UTC", shifts={"day": "06:00"})
    day.do("S1", "open-shift", day=MONDAY, shift="day", second="K1")
    day.open()
    day.now = day.now.replace(day=5, hour=6, minute=10)
    day.do("D7", "seat-player", on="12", seat=1, player="Ann")
    day.do("D7", "buy-in", on="12", seat=1, amount=9_900_00, chip_value=5_00)
    day.do("C1", "record-cash", player="Ann", side="in", amount=200_00, what="chips of another day")
    close(day)
    day.do("C1", "record-cash", player="Ann", side="in", amount=300_00, what="chips of another day")
    book = CashBook(day.premises).read(day.script.journal)
    assert [(one.day, one.amount) for one in book.log()] == [
        (MONDAY, 9_900_00), (MONDAY, 200_00), ("2026-05-05", 300_00),
    ]  # fmt: skip
    assert [(one.day, one.player, one.amount) for one in book.reports()] == [(MONDAY, "Ann", 10_100_00)]


@pytest.mark.parametrize(("first", "hours"), [("2027-03-13", 23), ("2026-10-31", 25)])
def test_no_hour_of_a_night_is_lost_or_doubled_where_two_people_close_it(first: str, hours: int) -> None:
    """The clock is put forward or back in that night. Cash comes every half an hour, at the table and at the cage; the
    day is closed at six by the clock on the wall, and cash of each half an hour is of one day and the same in both."""
    denver = ZoneInfo("America/Denver")
    six = [datetime.combine(date.fromisoformat(first) + timedelta(days=day), time(6), denver) for day in range(3)]
    begin, middle, end = (moment.astimezone(UTC) for moment in six)
    assert (middle - begin) == timedelta(hours=hours)
    day = Day()
    day.now = begin - timedelta(hours=2)
    day.staffed().equipped()
    day.do("K1", "set-gaming-day", zone="America/Denver", shifts={"all": "06:00"})
    day.now = begin
    day.do("S1", "open-shift", day=first, shift="all", second="K1")
    day.open()
    day.do("D7", "seat-player", on="12", seat=1, player="Ann")
    half = timedelta(minutes=30)
    for number in range((end - begin) // half):
        if begin + number * half == middle:
            day.now = middle
            close(day)
        day.now = begin + number * half + half / 2
        day.do("D7", "buy-in", on="12", seat=1, amount=10_00, chip_value=1_00)
        day.do("C1", "record-cash", player="Ann", side="in", amount=1_00, what="a note is changed")
    both = [first, six[1].date().isoformat()]
    assert [(row["day"], row["drop"]) for row in rows(day, "day,table")] == [
        (both[0], hours * 2 * 10_00), (both[1], 24 * 2 * 10_00),
    ]  # fmt: skip
    taken = Counter((one.day, one.table) for one in CashBook(day.premises).read(day.script.journal).log())
    assert taken == {
        (each, where): number for each, number in zip(both, (2 * hours, 48), strict=True) for where in ("12", "")
    }
    day.replayed()
