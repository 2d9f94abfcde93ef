"""Rulings and decisions on the live server: weighed before they are made, and seen at once by all whom they move."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
from tests.support import clause
from tests.web.web_support import Live, Server, open_a_table, serving


def weighed(supervisor: httpx.Client, **command: Any) -> dict[str, Any]:
    answer = supervisor.post("/api/tables/1/weigh", json={"command": command})
    return {"status": answer.status_code, **answer.json()}


def books(server: Server) -> dict[str, Any]:
    return dict(server.client("S1").get("/api/tables/1/books").json())


def played(dealer: Live, number: str) -> None:
    dealer.done(do="spin-ball")
    dealer.done(do="call-no-more-bets", wave=True)
    dealer.done(do="declare-result", number=number, turns=9)


@clause("CO-2206(5)-b")
def test_a_ruling_is_weighed_before_it_is_made_and_then_does_just_that(tmp_path: Path) -> None:
    with (
        serving(tmp_path, tables=open_a_table) as server,
        server.live(server.client("D1")) as dealer,
        server.live(server.terminal(1)) as one,
        server.live(server.terminal(2)) as two,
    ):
        sam = server.client("S1")
        dealer.done(do="open-betting")
        one.done(do="place-wager", seat=1, bet="straight-17", stake=500)
        two.done(do="place-wager", seat=2, bet="red", stake=1000)
        dealer.done(do="spin-ball")
        dealer.done(do="report-irregularity", what="A sleeve moved chips.")
        wagers = [
            {"seat": 1, "place": "straight-17", "rule": "move", "to": "split-17-20"},
            {"seat": 2, "place": "red", "rule": "collect", "amount": 300},
        ]
        order = {"do": "make-ruling", "instruction": "go-on", "reason": "As the camera has it.", "wagers": wagers}
        before, found = books(server), weighed(sam, **order)
        assert found["status"] == 200
        assert found["seats"] == [{"seat": 2, "player": "P2", "rack": 0, "layout": -300, "unpaid": 0, "uncollected": 0}]
        assert next((one["rule"], one["moved"], one["can_win"]) for one in found["wagers"]) == ("move", 500, 8500)
        assert (found["tray"], found["worth"], found["two"]) == (300, 8800, False)
        assert weighed(sam, **{**order, "instruction": "return-wagers"})["two"], "two void a spin"
        back = weighed(sam, **{**order, "instruction": "return-wagers"})
        assert {seat["seat"]: (seat["rack"], seat["layout"]) for seat in back["seats"]} == {
            1: (500, -500),
            2: (700, -1000),
        }, "what was collected does not go back as well"
        assert weighed(sam, **{**order, "wagers": [{**wagers[0], "seat": 9}]})["code"] == "seat_empty"
        assert weighed(sam, do="open-betting")["code"] == "bad_command"
        assert weighed(server.client("D1"), **order)["code"] == "role_not_allowed"
        assert books(server) == before, "weighing moves nothing"
        with server.live(sam) as supervisor:
            supervisor.done(**order)
            dealer.done(do="carry-out-ruling")
            assert books(server)["tray"] == before["tray"] + 300
            assert two.next("mine", staked=700)


def test_a_decision_that_moves_other_seats_is_seen_by_them_at_once(tmp_path: Path) -> None:
    """The chips of seat 1 were seat 2's: the round is settled anew, and seat 2 sees it without asking."""
    with (
        serving(tmp_path, tables=open_a_table) as server,
        server.live(server.client("D1")) as dealer,
        server.live(server.client("S1")) as supervisor,
        server.live(server.terminal(1)) as one,
        server.live(server.terminal(2)) as two,
        server.live(server.terminal(3)) as three,
    ):
        assert three.next("snapshot"), "as the screen is switched on; the next one is news"
        dealer.done(do="open-betting")
        two.done(do="place-wager", seat=2, bet="straight-17", stake=500)
        rack = two.next("mine", staked=500)["chips"]
        played(dealer, "17")
        assert two.next("mine", chips=rack + 17_500)["staked"] == 500, "the stake rides"
        one.done(do="open-dispute", seat=1, what="The chip on 17 is mine.", amount=18_000)
        wagers = [{"seat": 2, "place": "straight-17", "rule": "move", "to_seat": 1}]
        decision: dict[str, Any] = {
            "do": "decide-dispute",
            "dispute": 1,
            "decision": "rule",
            "reason": "Seen.",
            "wagers": wagers,
        }
        found = weighed(server.client("S1"), **decision)
        assert {seat["seat"]: seat["rack"] for seat in found["seats"]} == {1: 17_500, 2: -17_500}
        two.done(do="cash-out", seat=2)
        two.next("mine", seat=2, chips=0)
        gone = weighed(server.client("S1"), **decision)
        assert {seat["seat"]: (seat["layout"], seat["uncollected"]) for seat in gone["seats"]}[2] == (-500, 17_000)
        for screen in (one, two, three):
            screen.heard.clear()
        assert gone["two"], "so much takes two"
        waits = supervisor.ask(**decision)["facts"]["approval"]
        assert not [frame for frame in two.heard if frame["type"] == "mine"]
        confirmed = server.client("S2").post(f"/api/approvals/{waits['id']}/confirm", json={"digest": waits["digest"]})
        assert confirmed.status_code == 200, confirmed.text
        assert one.next("mine", seat=1, chips=rack + 500 + 17_500)
        assert two.next("mine", seat=2, staked=0)
        felt = three.next("snapshot")
        assert {seat["seat"]: seat["stacks"] for seat in felt["seats"]}[2] == [], "all see what was taken off the felt"
