"""Reports say the same after a restart, and win is what drop, trays, fills and credits give, in every row."""

from __future__ import annotations

import csv
import json
import re
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from tests.clauses.floor_support import Day
from tests.support import croupier
from tests.web.web_support import open_a_table, serving

from croupier.journal import MemoryJournal
from croupier.journal.record.format import Append, Cause, NewEvent
from croupier.live.desks.desk import folded
from croupier.register import FLOOR
from croupier.rules import Actor, Role

BY = ("shift", "table", "day", "week", "month", "year")
SHIFTS = {"day": "06:00", "swing": "14:00", "night": "22:00"}
K1 = {"role": "key-manager", "who": "K1"}


def test_after_a_restart_the_nights_money_is_still_the_nights(tmp_path: Path) -> None:
    """On a running server, whose clock is the world's: the shifts are set so that it is night."""
    now = datetime.now(UTC)
    starts = [(now - timedelta(hours=hours)).strftime("%H:%M") for hours in (17, 9, 1)]
    with serving(tmp_path, tables=open_a_table) as server:
        office = server.client("K1")
        person = {
            "badge": "K1",
            "name": "Kim",
            "licence": "L-K1",
            "roles": ["key-manager"],
            "valid_until": "2099-12-31",
        }
        day = {"zone": "UTC", "shifts": dict(zip(SHIFTS, starts, strict=True))}
        for do, fields in (("register-person", person), ("set-gaming-day", day)):
            answer = office.post("/api/floor/commands", json={"key": do, "command": {"do": do, **fields}})
            assert answer.status_code == 200, answer.text
        before = office.get("/api/floor/reports?by=shift").json()
    (row,) = before["rows"]
    assert (row["shift"], row["drop"]) == ("night", 300_00)
    with serving(tmp_path) as server:
        after = server.client("K1").get("/api/floor/reports?by=shift").json()
        assert after == before
        assert list(after["shifts"]) == list(SHIFTS)


def test_reports_go_by_every_span_over_the_network(tmp_path: Path) -> None:
    with serving(tmp_path, tables=open_a_table) as server:
        office = server.client("A1")
        for span in ("table", "shift", "day", "week", "month", "year"):
            report = office.get(f"/api/floor/reports?by={span}").json()
            assert (report["by"], [row["drop"] for row in report["rows"]]) == (span, [300_00])


def at_table(time: str, do: str, role: str = "pit-supervisor", **fields: Any) -> dict[str, Any]:
    return {
        "on": "1",
        "time": time,
        "do": do,
        "by": {"role": role, "who": "D7" if role == "dealer" else "S1"},
        **fields,
    }


SETS = [{"colour": "blue", "number": 300}]
VALUE = [{"colour": "white", "value": 1_00, "number": 1_000}, {"colour": "black", "value": 100_00, "number": 100}]
FILL = {"value/white": 1_000, "value/black": 90}  # change too
FOUND = {"blue/plain": 300, "value/white": 999, "value/black": 60}


def night_and_day() -> list[dict[str, Any]]:
    """A table opens with an empty tray, is filled, plays over a border of shifts, and is emptied before it closes."""
    person = {"badge": "K1", "name": "Kim", "licence": "CO-1", "roles": ["key-manager"], "valid_until": "2027-12-31"}
    evening, night, morning = "2026-05-04T21:00:00Z", "2026-05-04T23:00:00Z", "2026-05-05T07:00:00Z"
    house = {"rulebook": "house", "wheel": "double-zero", "policy": {"chips": {"sets": SETS, "value": VALUE}}}
    wager = {"seat": 1, "bet": "straight-17", "stake": 4_00}
    return [
        {"set_up": "1", **house},
        {"time": evening, "do": "register-person", **person, "by": K1},
        {"time": evening, "do": "set-gaming-day", "zone": "UTC", "shifts": SHIFTS, "by": K1},
        at_table(evening, "sign-in-dealer", dealer="D7"),
        at_table(evening, "open-table", opener=0),
        at_table(evening, "fill-table", amount=10_000_00, second="K1", chips=FILL),
        at_table(evening, "seat-player", "dealer", seat=1, player="Ann"),
        at_table(evening, "buy-in", "dealer", seat=1, amount=100_00, chip_value=1_00),
        at_table(evening, "open-betting", "dealer"),
        at_table(night, "place-wager", "dealer", **wager),
        at_table(night, "spin-ball", "dealer"),
        at_table(night, "call-no-more-bets", "dealer"),
        at_table(night, "declare-result", "dealer", number="5", turns=9),
        at_table(night, "place-dolly", "dealer", number="5"),
        at_table(night, "collect-losers", "dealer"),
        at_table(night, "remove-dolly", "dealer"),
        at_table(night, "cash-out", "dealer", seat=1),
        at_table(night, "credit-table", amount=9_904_00, second="K1"),
        at_table(night, "close-table", closer=0),
        at_table(morning, "sign-in-dealer", dealer="D7"),
        at_table(morning, "open-table", opener=0),
        at_table(morning, "fill-table", amount=7_000_00, second="K1", chips={**FILL, "value/black": 60}),
        at_table(morning, "close-table", closer=6_999_00, chips=FOUND, reason="a chip is missing"),
    ]


def test_a_tray_of_nothing_is_a_tray(tmp_path: Path) -> None:
    lines = "\n".join(json.dumps(line) for line in night_and_day())
    file = tmp_path / "j.sqlite"
    run = croupier("floor", "run", "-", "--db", str(file), stdin=lines)
    told = [json.loads(line) for line in run.out.splitlines()]
    assert not [line for line in told if "refused" in line], "everything was done"

    def rows(by: str) -> list[dict[str, Any]]:
        return list(json.loads(croupier("floor", "report", str(file), "--by", by, "--json").out))

    trays = {by: [(r["day"][-2:], r["shift"], r["opener"], r["closer"], r["win"]) for r in rows(by)] for by in BY}
    assert trays == {
        "shift": [
            ("04", "swing", 0, 9_900_00, 0),
            ("04", "night", 9_900_00, 0, 4_00),
            ("05", "day", 0, 6_999_00, -1_00),
        ],
        "table": [("04", "", 0, 0, 4_00), ("05", "", 0, 6_999_00, -1_00)],
        "day": [("04", "", 0, 0, 4_00), ("05", "", 0, 6_999_00, -1_00)],
        "week": [("19", "", 0, 6_999_00, 3_00)],
        "month": [("05", "", 0, 6_999_00, 3_00)],
        "year": [("26", "", 0, 6_999_00, 3_00)],
    }
    counted = [row["closer_chips"] for row in rows("shift")]
    assert counted == [None, None, FOUND], "by denomination, where it was counted"
    in_csv = list(csv.DictReader(croupier("register", "report", str(file), "--by", "shift", "--csv").out.splitlines()))
    chips = "blue/plain 300, value/black 60, value/white 999"
    assert [line["closer_chips"] for line in in_csv] == ["", "", chips]
    printed = tmp_path / "shift.html"
    assert croupier("paper", "shift", str(file), "-o", str(printed)).code == 0
    sheet = re.sub(r"(<[^>]*>|\s)+", " ", printed.read_text(encoding="utf-8"))
    assert "1 Roulette chips, Blue 300 1 Value chips, Black 60 1 Value chips, White 999" in sheet
    for row in (row for by in BY for row in rows(by)):
        assert row["win"] == row["drop"] + row["closer"] + row["credits"] - row["opener"] - row["fills"], row


@pytest.mark.parametrize(
    ("stored", "order"),
    [
        ({"day": "06:00", "night": "22:00", "swing": "14:00"}, ["day", "swing", "night"]),
        ({"day": "12:00", "night": "04:00", "swing": "20:00"}, ["day", "swing", "night"]),
        ({"a": "20:00", "b": "04:00", "c": "12:00"}, ["b", "c", "a"]),
    ],
)
def test_shifts_of_an_older_journal_begin_with_the_day(stored: dict[str, str], order: list[str]) -> None:
    """They were stored as a mapping, whose order no journal keeps."""
    journal = MemoryJournal()
    cause = Cause("k", "0" * 64, Actor("K1", Role.KEY_MANAGER), "2026-05-04T06:00:00.000000Z", "")
    event = NewEvent("gaming-day-set", 1, {"zone": "UTC", "shifts": stored}, ())
    journal.append([Append("floor", 0, cause, (event,))])
    (plan,) = folded(FLOOR, journal.read("floor")).plans
    assert plan.names == order


def test_days_that_have_begun_keep_their_shifts_when_others_are_set(tmp_path: Path) -> None:
    """The next day begins by the new hours; a day that has begun, or is past, is refused."""
    file = tmp_path / "j.sqlite"
    later = "2026-05-05T08:00:00Z"
    day = {"time": later, "do": "set-gaming-day", "zone": "America/Denver", "shifts": {"all": "00:00"}, "by": K1}

    def reported(*more: dict[str, Any]) -> tuple[list[Any], Any]:
        lines = "\n".join(json.dumps(line) for line in [*night_and_day(), *more])
        file.unlink(missing_ok=True)
        run = croupier("floor", "run", "-", "--db", str(file), stdin=lines)
        refused = [told["refused"] for told in map(json.loads, run.out.splitlines()) if "refused" in told]
        return refused, croupier("floor", "report", str(file), "--by", "shift", "--json").out

    _, before = reported()
    assert reported(day) == ([], before)
    assert reported({**day, "since": "2026-05-05"}) == (["bad_day"], before)
    assert reported({**day, "since": "2026-05-06"}) == ([], before)
    assert reported({**day, "since": "soon"}) == (["bad_date"], before)


def test_a_shift_has_a_name() -> None:
    day = Day()
    day.register("K1")
    for name in ("", " ", "\u200f"):
        refusal = day.refused("K1", "set-gaming-day", zone="UTC", shifts={name: "06:00"})
        assert (refusal.code, refusal.facts["field"]) == ("field_missing", "shifts")
