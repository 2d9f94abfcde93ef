"""On the live server nobody bets on a ball whose number may be known, and a restart does not forget it."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.support import clause
from tests.web.web_support import Live, Server, open_a_table, serving

from croupier.rules import Actor, Role

LATE = ("late_bet", "CO-2201(7)-a")
SENSOR = Actor("wheel-sensor", Role.SYSTEM)
SEEN: dict[str, Any] = {"do": "see-number", "number": "17"}
OUT: dict[str, Any] = {"do": "cash-out"}
LAYOUT: list[dict[str, Any]] = [
    {"do": "place-wager", "bet": "straight-17", "stake": 50_000},
    {"do": "move-wager", "source": "red", "target": "straight-17"},
    {"do": "take-down-wager", "place": "red"},
    {"do": "clear-wagers"},
    {"do": "rebet-wagers"},
    {"do": "double-wagers"},
    {"do": "change-wagers", "parts": [{"place": "red", "stake": -500}]},
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


def the_people_of_a_table_keep_apart(server: Server, dealer: Live) -> None:
    """As in scripts (`tests/clauses/test_people_at_the_table.py`)."""
    for command in ({"do": "place-wager", "bet": "red", "stake": 500}, {"do": "clear-wagers"}):
        assert dealer.ask(seat=1, **command)["code"] == "use_the_terminal"
    with server.live(server.client("S1")) as supervisor:
        assert supervisor.ask(do="seat-player", seat=7, player=" d1 ")["code"] == "dealer_plays"


@clause("CO-2201(7)-a")
def test_a_number_keyed_before_the_call_is_no_number_to_bet_on(tmp_path: Path) -> None:
    with serving(tmp_path, tables=open_a_table) as server:
        terminal = server.terminal(1)
        with server.live(server.client("D1")) as dealer, server.live(terminal) as player:
            dealer.done(do="open-betting")
            player.done(do="place-wager", seat=1, bet="red", stake=500)
            the_people_of_a_table_keep_apart(server, dealer)
            dealer.done(do="spin-ball")
            assert dealer.ask(do="sign-out-dealer")["code"] == "round_running", "who spun sees the spin through"
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


@clause("H-IR.4-a")
def test_under_house_rules_the_pit_has_a_note_and_the_round_goes_on_without_another_wager(tmp_path: Path) -> None:
    with (
        serving(tmp_path, tables=partial(open_a_table, rulebook="house", wheel="double-zero", limits=None)) as server,
        server.live(server.client("D1")) as dealer,
        server.live(server.terminal(1)) as player,
    ):
        dealer.done(do="open-betting")
        player.done(do="place-wager", seat=1, bet="red", stake=400)
        dealer.done(do="spin-ball")
        assert dealer.ask(do="declare-result", number="17", turns=9)["code"] == "call_no_more_bets_first"
        for command in LAYOUT:
            refused = player.ask(seat=1, **command)
            assert (refused.get("code"), refused.get("clause")) == ("late_bet", "H-IR.4-a"), command
        alerts = [one for one in server.client("S1").get("/api/pit").json()["alerts"] if one["kind"] == "call-missed"]
        assert [(one["facts"]["number"], one["facts"]["held"]) for one in alerts] == [("17", False)]
        dealer.done(do="call-no-more-bets")
        assert dealer.ask(do="declare-result", number="20", turns=9)["code"] == "number_differs"
        dealer.done(do="declare-result", number="17", turns=9)
        player.wait_event("betting-opened")
        player.done(do="place-wager", seat=1, bet="straight-17", stake=400)


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


@clause("CO-2201(7)-a")
def test_what_the_sensor_has_seen_before_the_call_ends_the_betting_and_is_an_alert(tmp_path: Path) -> None:
    with (
        serving(tmp_path, tables=open_a_table) as server,
        server.live(server.client("D1")) as dealer,
        server.live(server.terminal(1)) as player,
    ):
        dealer.done(do="open-betting")
        player.done(do="place-wager", seat=1, bet="red", stake=500)
        dealer.done(do="spin-ball")
        assert server.do(server.house.floor.ask("1", SEEN, "sensed", SENSOR)).refused is None
        all_too_late(player)
        alerts = [one for one in server.client("S1").get("/api/pit").json()["alerts"] if one["kind"] == "call-missed"]
        assert [(one["facts"]["number"], one["facts"]["source"]) for one in alerts] == [("17", "sensor")]
        held = server.client("D1").get("/api/tables/1/desk").json()
        assert (held["ball_is"], held["ball_number"]) == ("at-rest", "17")


@pytest.mark.parametrize(
    ("before", "no_spin"),
    [
        pytest.param([], {"reason": "same_direction"}, marks=clause("CO-2206(1)-a")),
        pytest.param([{"do": "count-turns", "turns": 9}], {"reason": "under_four_turns"}, marks=clause("CO-2206(2)-a")),
        pytest.param(
            [{"do": "see-number", "number": "17"}], {"reason": "foreign_object"}, marks=clause("CO-2206(3)-a")
        ),
    ],
)
def test_a_dealer_does_not_take_a_spin_back_for_a_reason_that_the_record_speaks_against(
    tmp_path: Path, request: pytest.FixtureRequest, before: list[dict[str, Any]], no_spin: dict[str, Any]
) -> None:
    with (
        serving(tmp_path, tables=open_a_table) as server,
        server.live(server.client("D1")) as dealer,
        server.live(server.terminal(1)) as player,
    ):
        dealer.done(do="open-betting")
        player.done(do="place-wager", seat=1, bet="straight-17", stake=500)
        dealer.done(do="spin-ball", wheel="clockwise", ball="counter-clockwise")
        dealer.done(do="call-no-more-bets", wave=True)
        for number, command in enumerate(before):
            by = SENSOR if command == SEEN else Actor("D1", Role.DEALER)
            assert server.do(server.house.floor.ask("1", command, f"before-{number}", by)).refused is None
        refused = dealer.ask(do="declare-no-spin", **no_spin)
        (cited,) = request.node.get_closest_marker("clause").args
        assert (refused["code"], refused["clause"]) == ("not_a_no_spin_reason", cited)
        dealer.done(do="declare-result", number="17", turns=9)
        player.wait_event("betting-opened")
        paid = [event for event in server.house.journal.read("table/1") if event.name == "seat-paid"]
        assert [(event.data["seat"], event.data["chips"]) for event in paid] == [(1, 17_500)]


@clause("CO-2207-b")
def test_under_a_lowered_maximum_nothing_above_it_is_played(tmp_path: Path) -> None:
    with (
        serving(tmp_path, tables=open_a_table) as server,
        server.live(server.client("D1")) as dealer,
        server.live(server.terminal(1)) as player,
    ):
        dealer.done(do="open-betting")
        player.done(do="place-wager", seat=1, bet="red", stake=5_000)
        lower = {"do": "change-limits", "limits": {"all": {"min": 100, "max": 1_000}, "inside_total": {"min": 1_000}}}
        asked = server.client("S1").post("/api/tables/1/commands", json={"key": "lower", "command": lower}).json()
        digest, address = asked["approval"]["digest"], f"/api/approvals/{asked['approval']['id']}/confirm"
        assert server.client("K1").post(address, json={"digest": digest}).status_code == 200
        assert player.wait_event("wager-taken-down")["data"]["stake"] == 5_000, "it goes back, with notice"
        refused = player.ask(do="place-wager", seat=1, bet="red", stake=1_100)
        assert (refused["code"], refused["facts"]["maximum"]) == ("above_maximum", 1_000)
        player.done(do="place-wager", seat=1, bet="red", stake=1_000)
        assert server.house.floor.tables["1"].view.lying == {"red": 1_000}
        *_, warned = player.done(do="place-wager", seat=1, bet="split-17-20", stake=500)["events"]
        assert (warned["event"], warned["data"]["minimum"]) == ("minimum-not-reached", 1_000), "$10 inside, any way"
        dealer.done(do="spin-ball")
        dealer.done(do="call-no-more-bets")
        assert player.wait_event("short-wager-returned")["data"]["bet"] == "split-17-20"
