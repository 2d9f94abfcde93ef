"""Clocks and the random wheel: time that jumps, a pause that lasts, a wheel that dies, a house that closes."""

from __future__ import annotations

import asyncio
import itertools
import threading
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from tests.floor.floor_support import PIT, QUICK, ask, new_floor, open_again, open_automatic, player
from tests.floor.test_floor import DEALER, heard, named, until
from tests.floor.told_support import K1, S1, Premised
from tests.support import clause

from croupier.house.tables.events import PlayResumed
from croupier.journal import MemoryJournal
from croupier.live.clock import Clock
from croupier.live.moments import stamp
from croupier.live.tables import Floor
from croupier.live.tables.automatic import Clockwork
from croupier.live.tables.room import Room
from croupier.refusal import Refused
from croupier.rules import Actor, Role
from croupier.table import Phase
from croupier.wheels.random.verify import verify
from croupier.wheels.random.wheel_client import WheelProcess


class Wall:
    """A clock on the wall that somebody sets."""

    def __init__(self) -> None:
        self.time = datetime(2026, 6, 1, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.time


class Ticking:
    """The machine's two clocks: one that somebody sets, and one that nobody can."""

    def __init__(self) -> None:
        self.wall, self.ticks = Wall(), 100.0

    def goes_on(self, seconds: float, *, set_ahead: timedelta = timedelta()) -> None:
        self.ticks += seconds
        self.wall.time += timedelta(seconds=seconds) + set_ahead

    def clock(self, last: str = "", **limits: float) -> Clock:
        return Clock(last, self.wall, lambda: self.ticks, **limits)


@pytest.mark.parametrize("days", [400, -400])
def test_a_clock_that_jumps_moves_nothing_until_somebody_accepts_it(days: int) -> None:
    """Twelve seconds of another year were once enough to leave the house there for ever."""
    machine = Ticking()
    now = machine.clock()
    machine.goes_on(5, set_ahead=timedelta(days=days))
    assert (now(), now.apart) == ("2026-06-01T12:00:05.000000Z", days * 86_400)
    machine.goes_on(12)
    assert (now(), now.apart) == ("2026-06-01T12:00:17.000000Z", days * 86_400)
    machine.goes_on(3, set_ahead=timedelta(days=-days))
    assert (now(), now.apart) == ("2026-06-01T12:00:20.000000Z", 0)
    machine.goes_on(5, set_ahead=timedelta(days=days))
    now.accept()
    assert (now(), now.apart) == (stamp(machine.wall.time), 0)


@pytest.mark.parametrize("seconds", [20, -20])
def test_a_clock_that_is_put_right_by_a_little_is_followed_and_never_back(seconds: int) -> None:
    machine = Ticking()
    now = machine.clock()
    machine.goes_on(1, set_ahead=timedelta(seconds=seconds))
    said = [now()]
    for _ in range(100):
        machine.goes_on(1)
        said.append(now())
    assert said == sorted(set(said)), "it neither stands still nor goes back"
    assert (said[-1], now.apart) == (stamp(machine.wall.time), 0)


def test_many_small_steps_are_one_large_one() -> None:
    machine = Ticking()
    now = machine.clock()
    for _ in range(10):
        machine.goes_on(1, set_ahead=timedelta(seconds=29))
        now()
    assert now.apart == 290
    assert now() < "2026-06-01T12:01:00"


def test_a_start_does_not_write_times_before_the_last_event() -> None:
    """Nor does it believe a journal of the future for ever: it says that the clocks are apart."""
    machine = Ticking()
    machine.wall.time = datetime(2026, 6, 1, tzinfo=UTC)
    now = machine.clock("2099-01-01T00:00:00.000000Z")
    machine.goes_on(60)
    assert now() == "2099-01-01T00:01:00.000000Z"
    assert now.apart < -72 * 365 * 86_400
    now.accept()
    assert now() == "2026-06-01T00:01:00.000000Z"


def test_a_start_after_very_long_asks_whether_it_was_so_long() -> None:
    machine = Ticking()
    last = stamp(machine.wall.time - timedelta(days=100))
    assert machine.clock(last).apart == 0
    assert machine.clock(last)() == stamp(machine.wall.time)
    doubted = machine.clock(last, closed_max=92 * 86_400)
    assert (doubted(), doubted.apart) == (last, 100 * 86_400)


async def test_windows_do_not_follow_the_clock_on_the_wall() -> None:
    floor = new_floor()
    wall = Wall()
    floor.now = Clock(wall=wall)
    await open_automatic(floor)
    events, view = heard(floor), floor.tables["1"].view
    for days in (500, -1000, 300):
        wall.time += timedelta(days=days)
        finished = len(named(events, "dolly-removed"))
        await until(lambda: len(named(events, "dolly-removed")) > finished)  # noqa: B023
    times = [event.at for event in floor.journal.read("table/1")]
    assert times == sorted(times)
    await floor.stop()
    assert view.phase is Phase.OPEN


async def test_a_pause_outlasts_a_restart() -> None:
    journal = MemoryJournal()
    first = new_floor(journal)
    await open_automatic(first)
    await until(lambda: first.tables["1"].view.phase is Phase.BETTING)
    await ask(first, "1", PIT, do="pause-betting")
    await until(lambda: not first.tables["1"].view.to_reveal)
    await first.stop()
    second = Floor(journal, QUICK)
    await second.start()
    assert second.clocks["1"].paused
    await asyncio.sleep(0.3)
    assert second.tables["1"].view.phase is Phase.OPEN
    await second.record(PlayResumed("1"), PIT)
    await second.stop()
    third = Floor(journal, QUICK)
    await third.start()
    assert not third.clocks["1"].paused
    await until(lambda: third.tables["1"].view.phase is Phase.BETTING)
    await third.stop()


async def test_a_pause_outlasts_a_restart_while_the_table_is_held_and_ends_when_it_is_opened_anew() -> None:
    journal = MemoryJournal()
    first = new_floor(journal)
    await open_automatic(first, seats=0)
    await until(lambda: first.tables["1"].view.phase is Phase.BETTING)
    await ask(first, "1", PIT, do="pause-betting")
    await until(lambda: not first.tables["1"].view.to_reveal)
    await ask(first, "1", PIT, do="suspend-table", reason="a look at the wheel")
    await first.stop()
    second = Floor(journal, QUICK)
    await second.start()
    clock, view = second.clocks["1"], second.tables["1"].view
    await ask(second, "1", PIT, do="make-ruling", instruction="go-on", reason="all is well")
    await ask(second, "1", PIT, do="carry-out-ruling")
    await ask(second, "1", PIT, do="confirm-observed")
    assert (await ask(second, "1", PIT, do="resume-table")).refused is None
    await asyncio.sleep(0.3)
    assert clock.paused
    assert view.phase is Phase.OPEN
    assert (await ask(second, "1", PIT, do="close-table", closer=5_000_000)).refused is None
    await open_again(second)
    await until(lambda: second.tables["1"].view.phase is Phase.BETTING)
    await second.stop()


async def test_a_clock_that_fails_makes_its_table_stand_still(monkeypatch: pytest.MonkeyPatch) -> None:
    floor = new_floor()
    await open_automatic(floor)
    clock = floor.clocks["1"]

    async def broken() -> None:
        raise RuntimeError("a spring is broken")

    monkeypatch.setattr(type(clock), "_step", lambda _clock: broken())
    await ask(floor, "1", player("P1"), do="tip", seat=1, amount=100)  # something to wake it
    await until(lambda: floor.tables["1"].suspended is not None)
    suspended = floor.tables["1"].suspended
    assert suspended is not None
    assert suspended.facts | {"error": "a spring is broken"} == suspended.facts
    monkeypatch.undo()
    view = floor.tables["1"].view
    await floor.tables["1"].recover()
    await until(lambda: floor.tables["1"].view.round > view.round)
    await floor.stop()


async def test_a_wheel_that_could_not_be_started_is_started_as_soon_as_it_can_be(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The pit is told meanwhile, and nobody has to do anything."""
    journal = MemoryJournal()
    first = new_floor(journal)
    await open_automatic(first)
    await first.stop()

    def none_left(*_args: Any, **_kwargs: Any) -> None:
        raise OSError("too many open files")

    monkeypatch.setattr("croupier.wheels.random.wheel_client.subprocess.Popen", none_left)
    floor = Floor(journal, QUICK)
    await floor.start()
    await until(lambda: floor.wheel_away)
    assert floor.tables["1"].suspended is None
    monkeypatch.undo()
    await until(lambda: floor.tables["1"].view.phase is Phase.BETTING)
    assert not floor.wheel_away
    await floor.stop()


async def test_a_drawn_number_is_said_again_and_never_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    floor = new_floor()
    await open_automatic(floor)
    clock, events = floor.clocks["1"], heard(floor)
    ask_table = clock._ask
    refused: list[Any] = []

    async def busy_once(command: Any) -> Any:
        if command["do"] == "declare-result" and not refused:
            refused.append(command)
            raise Refused("table_busy", "The table has more requests than it can take.")
        return await ask_table(command)

    monkeypatch.setattr(type(clock), "_ask", lambda _clock, command: busy_once(command))
    await until(lambda: named(events, "result-declared"), 10)
    assert named(events, "result-declared")[0].data["proof"] == refused[0]["proof"]
    await floor.stop()


async def test_a_number_that_was_drawn_and_never_said_is_revealed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The supervisor held the table between the draw and its telling, and then ruled the spin void."""
    floor = new_floor()
    await open_automatic(floor)
    clock, events = floor.clocks["1"], heard(floor)
    ask_table = clock._ask
    drawn: list[Any] = []

    async def held_just_before(command: Any) -> Any:
        if command["do"] == "declare-result" and not drawn:
            drawn.append(command["proof"])
            await ask(floor, "1", PIT, do="suspend-table", reason="smoke")
        return await ask_table(command)

    monkeypatch.setattr(type(clock), "_ask", lambda _clock, command: held_just_before(command))
    await until(lambda: floor.tables["1"].view.phase is Phase.HELD)
    await ask(floor, "1", PIT, do="make-ruling", instruction="void", reason="smoke")
    await ask(floor, "1", PIT, do="carry-out-ruling")
    await ask(floor, "1", PIT, do="confirm-observed")
    await ask(floor, "1", PIT, do="resume-table")
    await until(lambda: named(events, "wheel-revealed"))
    revealed = named(events, "wheel-revealed")[0].data["proof"]
    assert revealed == drawn[0]
    assert verify(revealed).ok
    await floor.stop()


async def test_a_wheel_without_randomness_stands_still_until_a_named_person_restarts_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    floor = new_floor()
    commit, restarted = WheelProcess.commit, list[str]()

    def failing(wheel: WheelProcess, table: str, number: int) -> str:
        if not restarted:
            raise Refused("entropy_failed", "One value came too often; the wheel stops.")
        return commit(wheel, table, number)

    monkeypatch.setattr(WheelProcess, "commit", failing)
    monkeypatch.setattr(WheelProcess, "restart_entropy", lambda _wheel, person: restarted.append(person))
    await open_automatic(floor, seats=0)
    runner = floor.tables["1"]
    await until(lambda: runner.suspended is not None and runner.suspended.code == "entropy_failed")
    await floor.recover("1", PIT)
    await until(lambda: runner.view.phase is Phase.BETTING)
    assert restarted == ["S1"]
    await floor.stop()


async def test_a_round_does_not_wait_for_what_others_have_done_in_threads() -> None:
    floor = new_floor()
    busy = threading.Event()
    loop = asyncio.get_running_loop()
    others = [loop.run_in_executor(None, busy.wait, 20) for _ in range(64)]
    try:
        await open_automatic(floor)
        events = heard(floor)
        await until(lambda: named(events, "result-declared"))
    finally:
        busy.set()
    await asyncio.gather(*others)
    await floor.stop()


async def test_no_person_says_the_number_of_a_random_wheel() -> None:
    """Somebody signed in as its dealer knows the commitment, and could write a proof around any number."""
    floor = new_floor()
    await open_automatic(floor, timing=replace(QUICK, between=0.3, falls=0.4))
    view, events = floor.tables["1"].view, heard(floor)
    await ask(floor, "1", DEALER, do="sign-in-dealer", dealer="D1")
    opened = await ask(floor, "1", DEALER, do="open-betting", commitment="ab" * 32)
    await until(lambda: view.phase is Phase.NO_MORE_BETS)
    proof = {"commitment": view.commitment, "round": view.round, "outcome": "17"}
    declared = await ask(floor, "1", DEALER, do="declare-result", number="17", source="random", proof=proof)
    corrected = await ask(floor, "1", PIT, do="correct-result", number="17", second="S2", reason="read wrongly")
    for answer in (opened, declared, corrected):
        assert answer.refused is not None
        assert answer.refused.code == "role_not_allowed"
    await until(lambda: named(events, "result-declared"))
    assert verify(named(events, "result-declared")[0].data["proof"]).ok
    await floor.stop()


async def test_closing_the_house_holds_a_ball_that_is_running() -> None:
    journal = MemoryJournal()
    floor = new_floor(journal)
    await open_automatic(floor, source="dealer")
    await ask(floor, "1", DEALER, do="open-betting")
    await ask(floor, "1", player("P1"), do="place-wager", seat=1, bet="red", stake=500)
    await ask(floor, "1", DEALER, do="spin-ball")
    await floor.stop()
    assert floor.tables["1"].view.phase is Phase.HELD
    with pytest.raises(Refused, match="closing"):
        await ask(floor, "1", DEALER, do="call-no-more-bets", wave=True)
    again = Floor(journal, QUICK)
    await again.start()
    assert again.tables["1"].view.seats[1].staked == {"red": 500}
    await ask(again, "1", PIT, do="make-ruling", instruction="void", reason="the house was closed")
    await ask(again, "1", PIT, do="carry-out-ruling")
    await ask(again, "1", PIT, do="confirm-observed")
    assert (await ask(again, "1", PIT, do="resume-table")).refused is None
    assert again.tables["1"].view.phase is Phase.BETTING
    await again.stop()


@clause("CO-2204(2)-d")
async def test_the_time_to_choose_is_the_rulebooks_and_a_house_that_closes_does_not_cut_it_short() -> None:
    journal = MemoryJournal()
    first = new_floor(journal)
    wall = Wall()
    first.now = Clock(wall=wall)
    await open_automatic(first, source="dealer", options={"in_prison": True})
    await ask(first, "1", DEALER, do="open-betting")
    await ask(first, "1", player("P1"), do="place-wager", seat=1, bet="red", stake=1000)
    await ask(first, "1", DEALER, do="spin-ball")
    await ask(first, "1", DEALER, do="call-no-more-bets", wave=True)
    assert (await ask(first, "1", DEALER, do="declare-result", number="0", turns=9)).refused is None
    await until(lambda: first.clocks["1"].waiting_for == "choices")
    stored = {event.name: event for event in journal.read("table/1")}
    declared, opened = stored["result-declared"], stored["choices-opened"]
    window = datetime.fromisoformat(opened.data["until"]) - datetime.fromisoformat(declared.at)
    assert window == timedelta(seconds=20)
    assert (await ask(first, "1", DEALER, do="close-choices")).refused is not None
    await first.stop()
    assert "choices-closed" not in {event.name for event in journal.read("table/1")}

    again = new_floor(journal)
    again.now = Clock(opened.data["until"])  # it is over by now
    await again.start()
    await until(lambda: again.tables["1"].view.phase is Phase.BETTING)
    refused = [event for event in journal.read("table/1") if event.name == "command-refused"]
    assert [event.who for event in refused] == [DEALER.who]  # the clock has not asked too early
    assert again.tables["1"].view.rack(1) == 10_000 - 500
    await again.stop()


async def test_the_clock_of_a_stopped_table_waits_until_it_is_freed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The running round is finished; then no round opens, and nobody asks for one again and again."""
    monkeypatch.setattr(Clockwork, "_pause", lambda _clock, _seconds: asyncio.sleep(0.01))
    house = Premised(MemoryJournal())
    await open_automatic(house.floor)
    for badge, role in (("K1", "key-manager"), ("S1", "pit-supervisor"), ("G1", "security")):
        await house.register(badge, role)
    await house.change(K1, "register-table", number="1", rulebook="colorado", wheel_end="left", layout_end="right")
    await house.change(K1, "put-into-use", thing="table 1", table="1")
    marks = {"table_mark": "1", "game_mark": "ROULETTE", "contents_key": "in", "release_key": "out"}
    await house.change(K1, "register-box", box="B-1", use="drop", **marks)
    box, locked = {"box": "B-1"}, {"container_locked": True, "table_locked": True}
    await house.change(S1, "attach-box", **box, table="1", **locked)
    events, view = heard(house.floor), house.floor.tables["1"].view
    await until(lambda: view.phase is Phase.NO_MORE_BETS)
    await house.change(S1, "check-locks", **box, **{**locked, "container_locked": False})
    await until(lambda: view.phase is Phase.OPEN)
    spun = len(named(events, "ball-spun"))
    await asyncio.sleep(0.5)  # many rounds, by this clock
    assert (view.phase, len(named(events, "ball-spun"))) == (Phase.OPEN, spun)
    refused = [event for event in house.journal.read("table/1") if event.name == "command-refused"]
    assert len(refused) <= 1
    await house.change(S1, "check-locks", **box, **locked)
    await until(lambda: len(named(events, "ball-spun")) > spun)
    await house.floor.stop()


async def test_betting_is_no_longer_than_the_house_has_set_and_its_last_call_says_how_long() -> None:
    floor = new_floor()
    told: list[int | None] = []
    await open_automatic(floor, timing=replace(QUICK, betting=2.0, last_call=10_000.0))
    events, listeners = heard(floor), floor.tables["1"].listeners
    listeners.append(lambda shown: told.append(shown.last_call))
    await until(lambda: named(events, "ball-spun"))
    assert {seconds for seconds in told if seconds} == {2}
    await floor.stop()


async def test_an_automatic_table_waits_for_room_on_the_disk_and_goes_on_by_itself(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    free, seconds = [10**9], itertools.count(step=10)
    floor = new_floor()
    floor.room = Room(tmp_path, 10**8, lambda _folder: free[0], lambda: next(seconds))
    await open_automatic(floor)
    events, view = heard(floor), floor.tables["1"].view
    await until(lambda: view.phase is Phase.BETTING)
    free[0] = 10**7
    await until(lambda: named(events, "dolly-removed") and view.phase is Phase.OPEN)
    played = view.round
    await asyncio.sleep(2.5)
    assert (view.phase, view.round) == (Phase.OPEN, played), "what has begun was played to its end, and nothing begins"
    assert not caplog.records, "nobody fills the disk with words about it"
    free[0] = 10**9
    await until(lambda: view.round > played)
    await floor.stop()


async def test_an_automatic_table_spins_no_ball_while_the_clock_is_in_doubt() -> None:
    house = Premised(MemoryJournal())
    await open_automatic(house.floor)
    view, events = house.floor.tables["1"].view, heard(house.floor)
    await until(lambda: named(events, "ball-spun"))
    clock = Actor("clock", Role.SYSTEM)
    await house.change(clock, "doubt-clock", machine="2027-06-08T12:00:00.000000Z", apart=34_560_000)
    assert view.stopped[0]["code"] == "clock_in_doubt"
    spun = len(named(events, "ball-spun"))
    await asyncio.sleep(1.0)
    assert len(named(events, "ball-spun")) == spun
    await house.change(clock, "trust-clock", moved=0)
    await until(lambda: len(named(events, "ball-spun")) > spun)
    await house.floor.stop()
    assert view.stopped == []
