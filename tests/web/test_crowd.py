"""A hall with too many seats to show each: totals for everybody, a seat's own for that seat, the staff see all."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.web.web_support import Server, open_a_table, serving

from croupier.web.socket import scenes


@pytest.fixture
def hall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setattr(scenes, "CROWD", 2)
    with serving(tmp_path, tables=open_a_table) as server:
        yield server


def test_a_hall_is_shown_place_by_place(hall: Server) -> None:
    with (
        hall.live(hall.client("D1")) as dealer,
        hall.live(hall.terminal(1)) as one,
        hall.live(hall.terminal(2)) as two,
    ):
        whole = two.next("snapshot")
        assert (whole["crowd"], whole["seats"]) == (True, [])
        assert len(dealer.next("snapshot")["seats"]) == 3
        dealer.done(do="open-betting")
        one.done(do="place-wager", seat=1, bet="straight-17", stake=300)
        two.done(do="place-wager", seat=2, bet="straight-17", stake=200)
        told = two.next("layout")["places"]
        while told.get("straight-17") != 500:
            told = two.next("layout")["places"]
        with hall.live(hall.terminal(3), seen=whole["to"]) as three:
            layout = three.next("layout")
            assert (layout["places"], layout["whole"]) == ({"straight-17": 500}, True)
        dealer.done(do="spin-ball")
        dealer.done(do="call-no-more-bets", wave=True)
        dealer.done(do="declare-result", number="17", turns=8)
        assert two.wait_event("result-declared")["data"]["number"] == "17"
        own = two.next("mine", chips=10_000 - 200 + 7000)
        assert [event["event"] for event in own["events"]] == ["seat-paid"]
        assert dealer.wait_event("losers-collected")
        heard = [*two.drain(), *three.heard]
        shown = [event for frame in heard for event in frame.get("events", []) if frame["type"] == "events"]
        assert shown
        assert all("seat" not in event["data"] for event in shown), "nobody else's hand"
        others = json.dumps([frame for frame in heard if frame["type"] != "answer"])
        assert "10500" not in others, "nor what others were paid"


def test_a_table_that_fills_up_becomes_a_hall(hall: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scenes, "CROWD", 3)
    with hall.live(hall.client("S1")) as pit, hall.live(hall.terminal(1)) as one:
        assert one.next("snapshot")["crowd"]
        pit.done(do="seat-player", seat=5, player="Eve")
        assert one.next("events")
        monkeypatch.setattr(scenes, "CROWD", 4)
        pit.done(do="unseat-player", seat=5)
        again = one.next("snapshot")
        assert [seat["seat"] for seat in again["seats"]] == [1, 2, 3]
        assert not again.get("crowd")
