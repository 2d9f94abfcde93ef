"""Whole rounds through real sockets: who sees what, keys, reconnects, late wagers, slow readers."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.web.web_support import AWAY, LOOSE, PASSPHRASE, Live, Server, open_a_table, serving
from websockets.exceptions import ConnectionClosed, InvalidStatus

from croupier.table.snapshot import freeze
from croupier.web.app import create_app
from croupier.web.socket import frames as f
from croupier.web.socket.line import DirectProtocol


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("live"), tables=lambda floor: open_a_table(floor, seats=20)) as server:
        yield server


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path, tables=open_a_table) as server:
        yield server


def spin(dealer: Live, number: str) -> None:
    dealer.done(do="spin-ball")
    dealer.done(do="count-turns", turns=7)
    dealer.done(do="call-no-more-bets", wave=True)
    dealer.done(do="declare-result", number=number)


def test_a_round_as_the_dealer_and_two_players_see_it(fresh: Server) -> None:
    with (
        fresh.live(fresh.client("D1")) as dealer,
        fresh.live(fresh.terminal(1)) as one,
        fresh.live(fresh.terminal(2)) as two,
    ):
        snapshot = one.next("snapshot")
        assert snapshot["phase"] == "open"
        assert one.next("mine")["chips"] == 10_000
        dealer.done(do="open-betting")
        assert one.next("announcement")["say"] == "place-your-bets"
        one.done(do="place-wager", seat=1, bet="straight-17", stake=200)
        assert one.next("mine", staked=200)
        placed = two.wait_event("wager-placed")  # as on a felt, everybody sees it
        assert placed["data"]["place"] == "straight-17"
        spin(dealer, "17")
        result = two.wait_event("result-declared")
        assert result["data"]["number"] == "17"
        called = two.next("announcement", say="number")
        assert (called["colour"], called["parity"]) == ("black", "odd")
        paid = one.next("mine", chips=10_000 - 200 + 7000)
        assert paid["staked"] == 200  # a winning stake stays where it is
        everything = json.dumps([*one.drain(), *two.drain()])
        for hidden in ("turns-counted", "tenths", "chips-bought", "table-opened", "counter-clockwise"):
            assert hidden not in everything
        assert dealer.wait_event("turns-counted")


def test_sent_twice_answered_twice_done_once(fresh: Server) -> None:
    with fresh.live(fresh.client("D1")) as dealer, fresh.live(fresh.terminal(1)) as one:
        dealer.done(do="open-betting")
        first = one.done(key="a", do="place-wager", seat=1, bet="red", stake=500)
        assert one.done(key="a", do="place-wager", seat=1, bet="red", stake=500) == first
        other = one.ask(key="a", do="place-wager", seat=1, bet="red", stake=600)
        assert other["code"] == "key_reused"
        for key in ("a\x7f", "k" * 200):  # which with the table's and the terminal's name is too long
            assert one.ask(key=key, do="place-wager", seat=1, bet="red", stake=500)["code"] == "key_malformed"
        with fresh.live(fresh.terminal(2)) as two:  # another terminal's keys are its own
            two.done(key="a", do="place-wager", seat=2, bet="red", stake=500)
    seats = fresh.house.floor.tables["1"].view.seats
    assert [seats[n].staked for n in (1, 2)] == [{"red": 500}, {"red": 500}]


def test_a_refusal_cites_its_clause_and_changes_nothing(fresh: Server) -> None:
    with fresh.live(fresh.terminal(1)) as one, fresh.live(fresh.client("A1")) as auditor:
        before = freeze(fresh.house.floor.tables["1"].view)
        refused = one.ask(do="declare-result", number="17", seat=1)
        assert refused["code"] in ("bad_command", "dealer_only")
        for who, command, code in (
            (one, {"do": "spin-ball", "seat": 1}, "bad_command"),
            (one, {"do": "place-wager", "seat": 2, "bet": "red", "stake": 500}, "not_your_seat"),
            (one, {"do": "place-wager", "seat": 1, "bet": "red", "stake": False}, "bad_command"),
            (one, {"do": "place-wager", "seat": True, "bet": "red", "stake": 5}, "bad_command"),
            (one, {"do": "place-wager", "seat": 1, "bet": "red", "stake": 500}, "betting_not_open"),
            (one, {"do": "place-wager", "seat": 1, "bet": "red", "stake": 2**60}, "bad_command"),
            (one, {"do": "place-wager", "seat": 1, "bet": "red", "by": {"role": "dealer"}}, "bad_command"),
            (auditor, {"do": "open-betting"}, "dealer_only"),
            (auditor, {"do": "reveal-wheel", "proof": {}}, "role_not_allowed"),
            (auditor, {"do": "dance"}, "bad_command"),
        ):
            answer = who.ask(**command)
            assert (answer["type"], answer["code"]) == ("refused", code), answer
            assert set(answer) >= {"code", "id", "message", "clause", "facts", "request_id"}
        assert freeze(fresh.house.floor.tables["1"].view) == before


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"type":"hello"}', '{"type":"x"}', '{"type":"hello","table":"1","more":1}', "[" * 5000]
)
def test_nonsense_is_answered_and_the_socket_lives(server: Server, text: str) -> None:
    with server.live(server.terminal(19)) as one:
        one.socket.send(text)
        assert one.next("refused")["code"] == "bad_request"
        assert one.ask(do="clear-wagers", seat=19)


@pytest.mark.parametrize("reconnects", [50, pytest.param(1000, marks=pytest.mark.long)])
def test_reconnecting_loses_nothing_and_doubles_nothing(fresh: Server, reconnects: int) -> None:
    terminal = fresh.terminal(1)
    with fresh.live(fresh.client("D1")) as dealer, fresh.live(fresh.terminal(2)) as watcher:
        dealer.done(do="open-betting")
        staked = 0
        seen: int | None = None
        sequences: list[int] = []
        for turn in range(reconnects):
            with fresh.live(terminal, seen=seen) as one:
                first = one.next("snapshot" if seen is None else "events")
                sequences += [event["sequence"] for event in first.get("events", [])]
                seen = first["to"]
                key = f"bet-{turn // 2}"  # everything is sent twice, the second time after a lost connection
                clear = turn // 2 % 40 == 39
                command: dict[str, Any] = {"do": "place-wager", "seat": 1, "bet": "black", "stake": 100}
                command = {"do": "clear-wagers", "seat": 1} if clear else command
                one.send({"type": "command", "table": "1", "key": key, "command": command})
                if turn % 2:
                    assert one.next("answer", key=key)
                    staked = 0 if clear else staked + 100
        with fresh.live(terminal, seen=seen) as one:
            sequences += [event["sequence"] for event in one.next("events")["events"]]
        assert len(set(sequences)) == len(sequences)
        assert sequences == sorted(sequences)
        assert fresh.house.floor.tables["1"].view.seats[1].staked == {"black": staked}
        placed = {e.stream_version for e in fresh.house.journal.read("table/1") if e.name == "wager-placed"}
        heard = list[int]()
        while max(placed) not in heard:
            heard += [event["sequence"] for event in watcher.next("events")["events"]]
        assert heard == sorted(set(heard))
        assert placed <= set(heard)
        assert placed <= set(sequences)


def test_late_wagers_raced_against_the_close(server: Server) -> None:
    """Journal order decides: before the close it is in, after it the chips are back."""
    view = server.house.floor.tables["1"].view
    lives = [server.live(server.terminal(seat)) for seat in range(1, 9)]
    with server.live(server.client("D1")) as dealer:
        players = [live.__enter__() for live in lives]
        for round_ in range(12):
            if view.phase.value == "open":
                dealer.done(do="open-betting")
            dealer.done(do="spin-ball")

            def bet(pair: tuple[int, Live], number: int = round_) -> list[dict[str, Any]]:
                seat, player = pair
                return [player.ask(do="place-wager", seat=seat, bet="red", stake=100) for _ in range(4)]

            with ThreadPoolExecutor(9) as pool:
                asked = [pool.submit(bet, pair) for pair in enumerate(players, start=1)]
                close = dealer.done(do="call-no-more-bets", wave=True)
                closed_at = close["to"]
                answers = [answer for future in asked for answer in future.result()]
            for answer in answers:
                if answer["type"] == "answer":
                    assert answer["to"] < closed_at
                else:
                    assert answer["code"] == "late_bet"
                    assert answer["facts"]["returned"] == 100
            total = view.staked + sum(view.rack(seat) for seat in range(1, 9))
            for player in players:
                player.heard.clear()
            dealer.done(do="declare-result", number="0", turns=8)
            assert total == sum(view.rack(seat) for seat in range(1, 9)) + 100 * sum(
                answer["type"] == "answer" for answer in answers
            )
        for live in lives:
            live.__exit__(None, None, None)


def test_who_is_not_signed_in_or_comes_from_elsewhere_hears_nothing(server: Server) -> None:
    with pytest.raises(InvalidStatus):
        server.socket(server.client())
    with pytest.raises(InvalidStatus):
        server.socket(server.terminal(3), origin="http://evil.example")


def test_a_session_that_is_ended_ends_its_socket(fresh: Server) -> None:
    with fresh.live(fresh.client("D1")) as dealer:
        dealer.next("snapshot")
        assert fresh.client("K1").post("/api/people/D1/sign-out").json()["ended"] == 1
        with pytest.raises(ConnectionClosed, match="signed_out"):
            dealer.ask(do="open-betting")
        assert fresh.house.floor.tables["1"].view.phase.value == "open"


def test_a_slow_reader_is_cut_off_and_resumes(tmp_path: Path) -> None:
    with serving(tmp_path, replace(LOOSE, outbox_bytes_max=100_000), tables=open_a_table) as server:
        client = server.client("S1")
        with server.live(client) as slow:
            slow.next("snapshot")
            (reader,) = server.house.hubs["1"].clients

            line = reader.line
            assert isinstance(line, DirectProtocol)

            def flood() -> None:  # and nobody reads it; how much the machine takes all the same, it knows alone
                for _ in range(1000):
                    if not line.close_sent:
                        reader.put(f.Suspended("1", "x" * 100_000))

            line.loop.call_soon_threadsafe(flood)
            with pytest.raises(ConnectionClosed, match="too_slow"):
                slow.next("events")
        with server.live(client, seen=1) as again:
            assert again.next("events")["events"][0]["sequence"] == 2


def test_an_automatic_table_plays_by_itself(tmp_path: Path) -> None:
    with serving(tmp_path, tables=lambda floor: open_a_table(floor, automatic=True)) as server:
        with server.live(server.terminal(1)) as one:
            while one.ask(do="place-wager", seat=1, bet="red", stake=500)["type"] != "answer":
                assert one.next("announcement", say="place-your-bets")  # where one came too late, there is another
            one.heard.clear()  # whatever was said of the round before
            assert one.next("announcement", say="last-call")
            assert one.next("announcement", say="no-more-bets")
            assert one.next("announcement", say="number")
            assert one.next("clock", what="betting")["milliseconds"] > 0
        recall = server.client("S1").get("/api/tables/1/rounds?last=50").json()
        played = next(story for story in recall if story["wagers"])
        assert played["wagers"][0]["place"] == "red"


def test_a_locked_console_hears_nothing_more_until_it_is_opened(fresh: Server) -> None:
    watcher, dealer = fresh.client("S1"), fresh.client("D1")
    with fresh.live(watcher) as console, fresh.live(dealer) as live, fresh.live(fresh.terminal(1)) as terminal:
        console.next("snapshot")
        (session,) = [session for session in fresh.house.sessions.all() if session.who == "S1"]
        session.used -= AWAY
        live.done(do="open-betting")
        terminal.wait_event("betting-opened")  # everybody else is told
        told = console.next("refused")
        assert (told["code"], told.get("key", "")) == ("session_locked", "")
        live.done(do="pause-betting")
        terminal.wait_event("betting-paused")
        assert {frame["type"] for frame in console.drain()} <= {"clock", "mine"}
        assert watcher.post("/api/session/passphrase", json={"passphrase": PASSPHRASE}).status_code == 200
        assert console.wait_event("betting-opened")["event"] == "betting-opened"
        live.done(do="open-betting")
        console.wait_event("betting-opened")


def test_the_socket_is_found_before_anything_else(fresh: Server) -> None:
    """Thousands of terminals come back at once after a cut; none of them passes a hundred other addresses first."""
    assert next(getattr(route, "path", "") for route in create_app(fresh.house).routes) == "/api/live"
