"""Every figure of a report opens the events that it is made of, each with the figure before and after it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.support import croupier
from tests.web.web_support import Server, serving

DAY = Path(__file__).parents[1] / "floor_office" / "playthroughs" / "colorado-gaming-day.jsonl"
NAMED = ("day", "shift", "table", "dealer", "game")
MADE = {  # what a figure of the report is called where it is opened, and what it is there
    **{name: name for name in ("rounds", "opener", "fills", "credits", "drop", "uncounted", "closer", "win", "tips")},
    "counted": "counted",
    "over": "over",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("figures")
    assert croupier("floor", "run", str(DAY), "--db", str(folder / "j.sqlite")).code == 0
    with serving(folder) as server:
        yield server


@pytest.fixture(scope="module")
def auditor(server: Server) -> httpx.Client:
    return server.client("A1")


def rows(client: httpx.Client, by: str) -> list[dict[str, Any]]:
    return list(client.get("/api/floor/reports", params={"by": by, "made_of": True}).json()["rows"])


def events(client: httpx.Client, row: dict[str, Any], by: str, figure: str, **asked: Any) -> list[dict[str, Any]]:
    """All of them, page by page."""
    named = {name: row[name] for name in NAMED}
    found: list[dict[str, Any]] = []
    after = ""
    while True:
        query = {**named, "by": by, "figure": figure, "after": after, **asked}
        answer = client.get("/api/journal/figures", params=query)
        assert answer.status_code == 200, answer.text
        found += answer.json()["rows"]
        after = answer.json()["next"]
        if not after:
            return found


def value(row: dict[str, Any], figure: str) -> int:
    if figure in ("counted", "over"):
        return int(row[f"{figure}_cash"] + row[f"{figure}_receipts"])
    return int(row[figure])


@pytest.mark.parametrize("by", ["shift,dealer", "day,table", "month,house", "week,game"])
def test_the_events_of_a_figure_come_to_the_figure(auditor: httpx.Client, by: str) -> None:
    opened = 0
    for row in rows(auditor, by):
        for figure in MADE:
            there = events(auditor, row, by, figure, sort="at", limit=3)
            assert there == events(auditor, row, by, figure, limit=2)[::-1], "both ways, whatever the page"
            opened += len(there)
            if not there:
                assert value(row, figure) == 0 or figure in ("opener", "closer"), figure
                continue
            assert there[-1]["after"] == value(row, figure), (figure, row)
            assert all(one["before"] + one["amount"] == one["after"] for one in there)
            assert all(one["after"] == other["before"] for one, other in pairwise(there))
            if figure not in ("opener", "closer"):
                assert there[0]["before"] == 0
    assert opened > 20


def test_hold_is_told_by_the_win(auditor: httpx.Client) -> None:
    (row,) = rows(auditor, "month,house")
    assert row["hold"]
    assert events(auditor, row, "month,house", "hold") == events(auditor, row, "month,house", "win")
    assert sum(one["amount"] for one in events(auditor, row, "month,house", "hold")) == row["win"]


def test_the_events_are_the_journals_own_and_a_round_is_there_as_a_whole(auditor: httpx.Client) -> None:
    (row,) = rows(auditor, "month,house")
    newest, *_ = events(auditor, row, "month,house", "win")
    asked: dict[str, Any] = {"where": [f"stream:{newest['stream']}", f"round_with:{newest['version']}"], "limit": 500}
    whole = auditor.get("/api/journal/events", params=asked).json()["rows"]
    assert newest["called"] in {one["called"] for one in whole}
    names = [one["event"].partition("/")[0] for one in whole]
    assert names[-1] == "betting-opened"
    assert names.count("betting-opened") == 1
    assert "wager-placed" in names
    forwards = auditor.get("/api/journal/events", params={**asked, "sort": "at"}).json()["rows"]
    assert forwards == whole[::-1]
    proof = auditor.get(f"/api/journal/records/{newest['shard']}/{newest['sequence']}/proof").json()
    assert proof["holds"]
    assert proof["hash"] == newest["hash"]


@pytest.mark.parametrize("place", ["0", "99999", "-1", "x", "²"])
def test_a_round_is_of_one_stream_and_with_an_event_that_is_there(auditor: httpx.Client, place: str) -> None:
    asked = {"where": ["stream:table/12", f"round_with:{place}"]}
    assert auditor.get("/api/journal/events", params=asked).json()["code"] == "no_such_round"
    alone = auditor.get("/api/journal/events", params={"where": "round_with:1"})
    assert (alone.status_code, alone.json()["code"]) == (422, "bad_list")


def test_what_is_looked_for_narrows_a_figure_and_the_sums_stay(auditor: httpx.Client) -> None:
    (row,) = rows(auditor, "month,house")
    every = {one["called"]: one for one in events(auditor, row, "month,house", "drop")}
    assert len(every) > 2
    for name, one in every.items():
        assert events(auditor, row, "month,house", "drop", search=name) == [one]
    assert events(auditor, row, "month,house", "drop", **{"to": "2001-01-01"}) == []
    assert len(events(auditor, row, "month,house", "drop", **{"from": "2001-01-01"})) == len(every)


def test_only_whoever_reads_a_report_opens_its_figures(server: Server, auditor: httpx.Client) -> None:
    (row,) = rows(auditor, "month,house")
    asked = {**{name: row[name] for name in NAMED}, "by": "month,house", "figure": "win"}
    assert server.client("C1").get("/api/journal/figures", params=asked).status_code == 200
    assert server.client("D1").get("/api/journal/figures", params=asked).json()["code"] == "role_not_allowed"
    nobody = auditor.get("/api/journal/figures", params={**asked, "day": "1999-01"})
    assert (nobody.status_code, nobody.json()["code"]) == (404, "no_such_figure")
    assert auditor.get("/api/journal/figures", params={**asked, "figure": "luck"}).status_code == 422
    assert auditor.get("/api/journal/figures", params={**asked, "by": "moon"}).json()["code"] == "bad_request"
