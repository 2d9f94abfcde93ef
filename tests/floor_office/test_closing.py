"""Two people close a shift: borders in the tables' streams, figures frozen with their hash, later adjustments."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.clauses.floor_support import Day
from tests.cli.regulator import checked
from tests.floor_office.office_support import Office, closed_table, equipped
from tests.web.web_support import serving

from croupier.audit.package import package
from croupier.journal import Recorded
from croupier.journal.proof.checkpoint import make_checkpoint
from croupier.journal.proof.signing import SigningKey
from croupier.live import TableWriter
from croupier.live.reports.daybook import DayBook
from croupier.live.reports.register import verify_floor

MONDAY = "2026-05-04"
SWING = {"day": MONDAY, "shift": "swing"}


def playing() -> Day:
    """Table 12 is open, in the swing shift of Monday that two people have opened."""
    day = Day().staffed().equipped()
    day.do("S1", "open-shift", **SWING, second="K1")
    return day.open()


def events(day: Day, name: str, stream: str = "floor") -> list[Recorded]:
    return [recorded for recorded in day.script.journal.read(stream) if recorded.name == name]


def rows(day: Day, by: str = "shift") -> list[dict[str, Any]]:
    return [row.as_json() for row in DayBook().read(day.script.journal, day.premises).figures(by)]


def close(day: Day, **more: Any) -> dict[str, Any]:
    assert day.premises.running is not None
    running = {"day": day.premises.running.day, "shift": day.premises.running.shift}
    return day.do("S1", "close-shift", **running, second="K1", **more)


def test_figures_are_cut_where_the_shift_was_closed_and_not_by_the_clock() -> None:
    """At 14:00 by the clock all of it is in the swing shift; two people say where the night begins."""
    day = playing()
    day.buy_in(1, 300_00)
    close(day)
    day.buy_in(2, 200_00)
    borders = [(border.data["day"], border.data["shift"]) for border in events(day, "day-border", "table/12")]
    assert borders == [(MONDAY, "swing"), (MONDAY, "night")]
    cut = [(row["shift"], row["opener"], row["drop"], row["closer"], row["win"]) for row in rows(day)]
    assert cut == [("swing", 10_000_00, 300_00, 9_700_00, 0), ("night", 9_700_00, 200_00, 9_500_00, 0)]
    day.replayed()


def test_closed_figures_are_frozen_with_the_hash_of_their_canonical_text() -> None:
    day = playing()
    day.buy_in(1, 300_00)
    close(day)
    (frozen,) = events(day, "figures-frozen")
    text = json.dumps(frozen.data["figures"], sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert frozen.data["hash"] == hashlib.sha256(text.encode()).hexdigest()
    figures = frozen.data["figures"]["12"]
    assert (figures["opener"], figures["drop_cash"], figures["closer"]) == (10_000_00, 300_00, 9_700_00)
    (row, _) = rows(day)
    assert row["hash"] == frozen.data["hash"]
    assert frozen.role == "system"


def test_what_is_counted_later_is_an_adjustment_that_names_what_it_adjusts() -> None:
    """$300 are dropped in the swing shift, $50 of it a receipt, $200 in the night, into one box; $5 are missing."""
    day = playing()
    day.buy_in(1, 250_00)
    day.do("D7", "buy-in", on="12", seat=1, amount=50_00, receipt="R-1")
    close(day)
    before = [row for row in rows(day) if row["shift"] == "swing"]
    day.do("S1", "open-shift", day=MONDAY, shift="night", second="K1")
    day.buy_in(2, 200_00)
    day.box("B-13")
    locks = {"container_locked": True, "table_locked": True}
    day.do("W1", "remove-box", box="B-12", locked=True, second="W2", replacement="B-13", **locks)
    day.count("B-12", cash=445_00, receipts={"R-1": 50_00})
    swing, night = rows(day)
    counted = ("counted_cash", "counted_receipts", "over_cash", "over_receipts", "uncounted")
    assert [swing[name] for name in counted] == [250_00, 50_00, 0, 0, 0]
    assert [night[name] for name in counted] == [195_00, 0, -5_00, 0, 0], "the last that dropped has the difference"
    (count,) = events(day, "box-counted")
    adjusted = dict.fromkeys(counted[:4], 0) | {"uncounted": 300_00}
    for adjustment in swing["adjustments"]:
        assert (adjustment["at"], adjustment["position"]) == (count.at, count.stream_version)
        assert adjustment["adjusts"] == {**SWING, "table": "12", "hash": before[0]["hash"]}
        for name, amount in adjustment["amounts"].items():
            adjusted[name] += amount
    assert {name: before[0][name] for name in adjusted} == {**dict.fromkeys(adjusted, 0), "uncounted": 300_00}
    assert (adjusted["counted_cash"], adjusted["counted_receipts"]) == (250_00, 50_00)
    assert night["adjustments"] == [], "the night is not closed yet"
    day.replayed()


def test_what_was_dropped_last_of_all_is_of_the_box_that_goes() -> None:
    """At terminals nothing follows a buy-in, so that box and table are told of one position."""
    day = Day().staffed().equipped(terminals={"count": 2, "central_screen": False})
    day.inspect(terminals={str(number): {"sound": True, "sight": True} for number in (1, 2)})
    day.do("S1", "open-table", **day.opening)
    day.box("B-13")
    locks = {"container_locked": True, "table_locked": True}
    for seat, following, amount in ((1, "B-13", 300_00), (2, "B-12", 70_00)):
        day.buy_in(seat, amount)
        box = day.premises.box("12", "drop")
        assert box is not None
        end = day.script.journal.version("table/12")
        day.do("W1", "remove-box", box=box.name, locked=True, second="W2", replacement=following, **locks)
        (*_, removed) = events(day, "box-removed")
        (*_, bought) = events(day, "chips-bought", "table/12")
        assert (removed.data["version"], removed.data["cash"]) == (end, amount)
        assert bought.stream_version == end
        assert day.count(box.name, cash=amount)["difference"] == 0
    (row,) = rows(day, "day,table")
    assert (row["drop_cash"], row["counted_cash"], row["over_cash"], row["uncounted"]) == (370_00, 370_00, 0, 0)


class Forged:
    """A journal in which an event's data say something else."""

    def __init__(self, day: Day, name: str, change: dict[str, Any]) -> None:
        self.day, self.name, self.change = day, name, change

    def _told(self, found: Iterator[Recorded]) -> Iterator[Recorded]:
        for recorded in found:
            forged = recorded.name == self.name
            yield replace(recorded, data={**recorded.data, **self.change}) if forged else recorded

    def read(self, stream: str, after: int = 0, limit: int | None = None) -> Iterator[Recorded]:
        return self._told(self.day.script.journal.read(stream, after, limit))

    def read_all(self, after: Any) -> Iterator[Recorded]:
        return self._told(self.day.script.journal.read_all(after))


def test_frozen_figures_that_are_not_the_journals_are_found() -> None:
    day = playing()
    day.buy_in(1, 300_00)
    close(day)
    assert verify_floor(day.script.journal).ok
    (frozen,) = events(day, "figures-frozen")
    figures = {"12": {**frozen.data["figures"]["12"], "drop_cash": 299_00}}
    text = json.dumps(figures, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    alone, with_hash = {"figures": figures}, {"hash": hashlib.sha256(text.encode()).hexdigest()}
    for change in (alone, {**alone, **with_hash}, with_hash):
        (finding,) = verify_floor(Forged(day, "figures-frozen", change)).findings  # type: ignore[arg-type]
        assert f"the figures of shift swing of {MONDAY} are not what the journal gives" in finding


def test_the_regulators_package_is_cut_at_the_borders_too() -> None:
    """A stranger sums the records of each shift and finds the rows of the reports."""
    day = playing()
    day.buy_in(1, 300_00)
    close(day)
    day.buy_in(2, 200_00)
    key = SigningKey("casino.example/floor-1", bytes(range(32)))
    make_checkpoint(day.script.journal, key)
    found = checked(package(day.script.journal, MONDAY, MONDAY, key), str(key.public))
    assert [row[1] for row in found["rows"] if row[0] == MONDAY] == ["night", "swing"]


def test_the_shifts_of_a_day_follow_one_another_and_the_last_closes_it() -> None:
    day = playing()
    assert day.refused("S1", "open-shift", day=MONDAY, shift="night", second="K1").code == "shift_open"
    assert day.refused("S1", "close-shift", day=MONDAY, shift="day", second="K1").code == "shift_not_open"
    assert close(day)["ends_day"] is False
    assert day.refused("S1", "close-shift", day=MONDAY, shift="night", second="K1").code == "shift_not_open"
    assert day.refused("S1", "open-shift", **SWING, second="K1").code == "shift_over"
    day.do("S1", "open-shift", day=MONDAY, shift="night", second="K1")
    closed = close(day)
    assert (closed["ends_day"], closed["next_day"], closed["next_shift"]) == (True, "2026-05-05", "day")
    day.at("2026-05-06")
    day.do("S1", "open-shift", day="2026-05-06", shift="day", second="K1")
    closed = close(day, ends_day=True)
    assert (closed["ends_day"], closed["next_day"]) == (True, "2026-05-07")
    day.replayed()


@pytest.mark.parametrize(
    ("who", "fields", "code"),
    [
        ("S1", {}, "second_person_needed"),
        ("S1", {"second": "S1"}, "second_person_needed"),
        ("S1", {"second": "D7"}, "second_person_needed"),
        ("D7", {"second": "K1"}, "role_not_allowed"),
        ("S1", {"second": "K1", "shift": "noon"}, "bad_day"),
        ("S1", {"second": "K1", "day": "2026-05-02"}, "bad_date"),
        ("S1", {"second": "K1", "day": "2026-05-06"}, "bad_date"),
        ("S1", {"second": "K1", "day": "Monday"}, "bad_date"),
    ],
)
def test_a_shift_is_opened_by_two_people_who_may_on_its_own_day(who: str, fields: dict[str, str], code: str) -> None:
    day = Day().staffed()
    assert day.refused(who, "open-shift", **{**SWING, **fields}).code == code
    day.do("S1", "open-shift", **SWING, second="K1")
    if "day" not in fields and "shift" not in fields:
        assert day.refused(who, "close-shift", **{**SWING, **fields}).code == code


def test_what_is_frozen_is_frozen_once_and_by_the_house_alone() -> None:
    day = playing()
    assert day.refused("K1", "freeze-figures", **SWING, figures={}).code == "role_not_allowed"
    close(day)
    assert day.refused("system", "freeze-figures", **SWING, figures={}).code == "shift_not_closing"


def test_a_table_that_stands_still_holds_the_close_and_is_named(tmp_path: Path) -> None:
    """Two people close the shift; the table's border comes first when it is taken into use again, then the figures."""
    with serving(tmp_path, tables=closed_table) as server:
        office = equipped(server)
        today = server_day(office)
        office.both("S1", "K1", "open-shift", **today)
        assert office.get("reports")["days"] == {"running": {**today, "open": True}, "closing": None}

        def broken(*_: Any) -> Any:
            raise AssertionError("a bug of ours")

        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(TableWriter, "draft", broken)
            waiting = office.ask("S1", "close-shift", **today).json()["approval"]
            path = f"/api/approvals/{waiting['id']}/confirm"
            closed = office.console("K1").post(path, json={"digest": waiting["digest"]}).json()
        assert closed["done"]["tables_not_told"] == ["1"]
        days = office.get("reports")["days"]
        assert days["closing"] == {**today, "held_by": ["1"]}
        assert office.refused("S1", "open-shift", **following(days)) == (409, "close_held")
        assert office.console("S2").post("/api/tables/1/recover").status_code == 200
        days = office.get("reports")["days"]
        assert days["closing"] is None
        office.both("S1", "K1", "open-shift", **following(days))
        assert server.client("A1").post("/api/floor/verify").json()["findings"] == []


def server_day(office: Office) -> dict[str, str]:
    """The house's clock is the world's: its whole day is one shift."""
    office.done("K1", "set-gaming-day", zone="UTC", shifts={"all": "00:00"})
    at = office.done("K1", "report-incident", table="1", what="a chair")["at"]
    return {"day": at[:10], "shift": "all"}


def following(days: dict[str, Any]) -> dict[str, str]:
    return {name: days["running"][name] for name in ("day", "shift")}


def test_a_shift_that_was_being_closed_when_the_house_went_down_is_closed_by_its_start(tmp_path: Path) -> None:
    """Nobody has to ask the register for anything first."""
    with serving(tmp_path, tables=closed_table) as server:
        office = equipped(server)
        today = server_day(office)
        office.both("S1", "K1", "open-shift", **today)
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr("croupier.web.office.office.freeze", lambda *_: [])  # It did not come to that.
            office.both("S1", "K1", "close-shift", **today)
        assert office.server.house.office.office.premises.closing is not None
    with serving(tmp_path) as server:
        names = [one.name for one in server.house.journal.read("floor")]
        assert names[-1] == "figures-frozen"
        assert server.house.office.office.premises.closing is None
