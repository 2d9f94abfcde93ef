"""On the live server nobody bets on a ball whose number may be known, and a restart does not forget it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.support import clause
from tests.web.web_support import Live, open_a_table, serving

LATE = ("late_bet", "CO-2201(7)-a")
OUT: dict[str, Any] = {"do": "cash-out"}
LAYOUT: list[dict[str, Any]] = [
    {"do": "place-wager", "bet": "straight-17", "stake": 50_000},
    {"do": "move-wager", "source": "red", "target": "straight-17"},
    {"do": "take-down-wager", "place": "red"},
    {"do": "clear-wagers"},
    {"do": "rebet-wagers"},
    {"do": "double-wagers"},
]


def all_too_late(player: Live) -> None:
    for command in LAYOUT:
        refused = player.ask(seat=1, **command)
        assert (refused.get("code"), refused.get("clause")) == LATE, command


def go_on(dealer: Live, supervisor: Live) -> None:
    supervisor.done(do="make-ruling", instruction="go-on", reason="nothing was touched")
    dealer.done(do="carry-out-ruling")
    supervisor.done(do="confirm-observed")
    dealer.done(do="resume-table")


@clause("CO-2201(7)-a")
def test_a_number_keyed_before_the_call_is_no_number_to_bet_on(tmp_path: Path) -> None:
    with serving(tmp_path, tables=open_a_table) as server:
        terminal = server.terminal(1)
        with server.live(server.client("D1")) as dealer, server.live(terminal) as player:
            dealer.done(do="open-betting")
            player.done(do="place-wager", seat=1, bet="red", stake=500)
            dealer.done(do="spin-ball")
            assert dealer.ask(do="declare-result", number="17", turns=9)["code"] == "call_no_more_bets_first"
            all_too_late(player)
            desk = server.client("D1").get("/api/tables/1/desk").json()
            assert (desk["ball_is"], desk["ball_number"], desk["keyed_early"]) == ("at-rest", "17", "17")
            (alert,) = [
                one for one in server.client("S1").get("/api/pit").json()["alerts"] if one["kind"] == "call-missed"
            ]
            assert (alert["facts"]["number"], alert["facts"]["held"], alert["facts"]["wagers"]) == ("17", True, [])
            with server.live(server.client("S1")) as supervisor:
                go_on(dealer, supervisor)
            all_too_late(player)
            body = {"key": "by-http", "command": {"do": "place-wager", "seat": 1, "bet": "straight-17", "stake": 500}}
            answer = terminal.post("/api/tables/1/commands", json=body).json()
            assert (answer["code"], answer["clause"]) == LATE
    with (
        serving(tmp_path, staff=False) as again,  # as the journal has it; a ball in play was held when the house closed
        again.live(again.client("D1")) as dealer,
        again.live(again.client("S1")) as supervisor,
        again.live(again.terminal(1)) as player,
    ):
        go_on(dealer, supervisor)
        all_too_late(player)
        dealer.done(do="call-no-more-bets", wave=True)
        dealer.done(do="declare-result", number="17", turns=9)
        player.wait_event("betting-opened")
        player.done(do="place-wager", seat=1, bet="straight-17", stake=500)


@clause("CO-2201(7)-a")
def test_a_hold_with_a_running_ball_does_not_open_the_betting_again(tmp_path: Path) -> None:
    with (
        serving(tmp_path, tables=open_a_table) as server,
        server.live(server.client("D1")) as dealer,
        server.live(server.client("S1")) as supervisor,
        server.live(server.terminal(1)) as player,
    ):
        dealer.done(do="open-betting")
        player.done(do="place-wager", seat=1, bet="red", stake=500)
        dealer.done(do="spin-ball")
        dealer.done(do="report-irregularity", what="a sleeve over the wheel")
        go_on(dealer, supervisor)
        all_too_late(player)
        dealer.done(do="declare-no-spin", reason="ball_left_wheel")
        player.done(do="clear-wagers", seat=1)


def test_a_fill_is_not_a_players_to_ask_for(tmp_path: Path) -> None:
    with serving(tmp_path, tables=open_a_table) as server:
        terminal = server.terminal(1)
        with server.live(terminal) as player:
            for number, seat in enumerate(({}, {"seat": 1})):
                command: dict[str, Any] = {"do": "fill-table", "amount": 5, **seat}
                assert player.ask(**command)["code"] == "role_not_allowed"
                answer = terminal.post("/api/tables/1/commands", json={"key": f"fill-{number}", "command": command})
                assert answer.json()["code"] == "role_not_allowed"


@clause("CO-2206(4)-c")
def test_a_ball_that_left_the_wheel_stays_unfit_through_closing_opening_and_a_restart(tmp_path: Path) -> None:
    unfit = ("ball_not_inspected", "CO-2206(4)-c")
    with (
        serving(tmp_path, tables=open_a_table) as server,
        server.live(server.client("D1")) as dealer,
        server.live(server.client("S1")) as supervisor,
    ):
        dealer.done(do="open-betting")
        dealer.done(do="spin-ball")
        for command in ({"do": "inspect-ball"}, {"do": "assign-ball", "ball": "ball-2"}):
            assert supervisor.ask(**command)["code"] == "ball_in_play", "nobody touches a ball that runs"
        dealer.done(do="declare-no-spin", reason="ball_left_wheel")
        refused = dealer.ask(do="spin-ball")
        assert (refused["code"], refused["clause"]) == unfit
        supervisor.done(do="begin-closing")
        cage = server.client("C1")
        for seat in (1, 2, 3):
            body = {"key": f"out-{seat}", "command": OUT | {"seat": seat}}
            assert cage.post("/api/tables/1/commands", json=body).status_code == 200
        tray = server.client("S1").get("/api/tables/1/books").json()["tray"]
        supervisor.done(do="close-table", closer=tray)
    with (
        serving(tmp_path, staff=False) as again,
        again.live(again.client("D1")) as dealer,
        again.live(again.client("S1")) as supervisor,
    ):
        points = dict.fromkeys(again.client("S1").get("/api/tables/1/rules").json()["inspection"], True)
        supervisor.done(do="inspect-table", points=points)
        supervisor.done(do="sign-in-dealer", dealer="D1")
        supervisor.done(do="open-table", opener=tray, drop_box="E", tip_box="E")
        dealer.done(do="open-betting")
        refused = dealer.ask(do="spin-ball")
        assert (refused["code"], refused["clause"]) == unfit
        supervisor.done(do="inspect-ball")
        dealer.done(do="spin-ball")
