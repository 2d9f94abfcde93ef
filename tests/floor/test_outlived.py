"""A server that is gone costs nobody a round: the random wheel outlives it. A lost secret makes the round void."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from shutil import copyfile
from typing import Any

import pytest
from tests.floor.floor_support import QUICK, ask, open_automatic, player
from tests.floor.test_floor import heard, named, until
from tests.rules.own_rulebooks import EXAMPLE
from tests.support import clause
from tests.web.web_support import open_a_table

from croupier.journal import Journal, MemoryJournal, open_sqlite
from croupier.journal.proof.verify import verify as verify_journal
from croupier.live import replay_books
from croupier.live.tables import Floor, Timing
from croupier.live.tables import floor as floor_module
from croupier.live.tables.automatic import Clockwork, with_wheel
from croupier.refusal import Refused
from croupier.table import Phase
from croupier.wheels.random.fair import SeatNonce
from croupier.wheels.random.verify import verify
from croupier.wheels.random.wheel_client import WheelProcess

SLOW = replace(QUICK, betting=3600.0, last_call=0.0)  # betting stays open
FALLING = replace(QUICK, falls=3600.0)
RUNNING = replace(QUICK, ball_runs=3600.0)


@pytest.fixture
def path(tmp_path: Path) -> Iterator[Path]:
    yield tmp_path / "wheel"
    if (tmp_path / "wheel").exists():
        last = WheelProcess(tmp_path / "wheel")
        last.stop()
        with suppress(ProcessLookupError):
            os.kill(last.pid, signal.SIGKILL)


def floor_at(journal: Journal, path: Path, timing: Timing = QUICK) -> Floor:
    floor = Floor(journal, timing)
    floor.wheel = partial(WheelProcess, path)
    return floor


async def die(floor: Floor) -> None:
    """As a process dies: nothing is finished, nothing is said."""
    tasks = [task for tasks in floor._tasks.values() for task in tasks]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert floor._wheel is not None
    await with_wheel(floor._wheel._hang_up)
    floor.pen.put_down()


async def kill_wheel(floor: Floor) -> None:
    assert floor._wheel is not None
    pid = floor._wheel.pid
    os.kill(pid, signal.SIGKILL)
    while Path(f"/proc/{pid}").exists():
        await asyncio.sleep(0.01)


def events(journal: Journal, *names: str) -> list[Any]:
    return [event for event in journal.read("table/1") if event.name in names]


def people_who_acted(journal: Journal, after: int) -> set[str]:
    return {event.role for event in journal.read("table/1", after)}


@pytest.mark.parametrize(
    ("timing", "phase"),
    [(SLOW, Phase.BETTING), (RUNNING, Phase.BALL_IN_TRACK), (FALLING, Phase.NO_MORE_BETS)],
)
async def test_a_round_goes_on_after_a_server_that_died_in_it(timing: Timing, phase: Phase, path: Path) -> None:
    journal = MemoryJournal()
    first = floor_at(journal, path, timing)
    await open_automatic(first, timing=timing)
    view = first.tables["1"].view
    await until(lambda: view.phase is Phase.BETTING)
    if phase is Phase.BETTING:
        placed = await ask(first, "1", player("P1"), do="place-wager", seat=1, bet="red", stake=500)
        assert placed.refused is None
    await until(lambda: view.phase is phase)
    await die(first)
    committed, version = view.commitment, journal.version("table/1")

    second = floor_at(journal, path)
    await second.start()
    shown = heard(second)
    await until(lambda: named(shown, "dolly-removed"))
    await second.stop()
    (result,) = [event for event in events(journal, "result-declared") if event.data["round"] == view.round]
    assert verify(result.data["proof"], published=committed).ok
    assert people_who_acted(journal, version) == {"system"}
    assert not events(journal, "round-voided", "table-suspended", "irregularity-reported")
    assert not path.exists(), "a house that closes has its wheel end too"


async def test_a_number_that_was_drawn_and_not_said_is_the_rounds_number(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever dislikes a number and kills the server gets the same one."""
    journal = MemoryJournal()
    first = floor_at(journal, path)
    await open_automatic(first)
    drawn: list[dict[str, Any]] = []
    asked = Clockwork._ask

    async def never_said(clock: Clockwork, command: Any) -> Any:
        if command["do"] == "declare-result" and not drawn:
            drawn.append(command["proof"])
            await asyncio.sleep(3600)
        return await asked(clock, command)

    monkeypatch.setattr(Clockwork, "_ask", never_said)
    await until(lambda: drawn)
    await die(first)
    second = floor_at(journal, path)
    await second.start()
    shown = heard(second)
    await until(lambda: named(shown, "result-declared"))
    assert named(shown, "result-declared")[0].data["proof"] == drawn[0]
    await second.stop()


@clause("CO-2206(5)-a")
@pytest.mark.parametrize(("timing", "phase"), [(SLOW, Phase.BETTING), (FALLING, Phase.NO_MORE_BETS)])
async def test_a_round_whose_secret_is_lost_is_void_by_rule_and_its_wagers_go_back(
    timing: Timing, phase: Phase, path: Path
) -> None:
    journal = MemoryJournal()
    first = floor_at(journal, path, timing)
    await open_automatic(first, timing=timing)
    view = first.tables["1"].view
    await until(lambda: view.phase is Phase.BETTING)
    await ask(first, "1", player("P1"), do="place-wager", seat=1, bet="red", stake=500)
    await until(lambda: view.phase is phase)
    await die(first)
    await kill_wheel(first)
    committed, lost, version = view.commitment, view.round, journal.version("table/1")

    second = floor_at(journal, path)
    await second.start()
    shown, table = heard(second), second.tables["1"].view
    await until(lambda: named(shown, "round-voided"))
    assert named(shown, "round-voided")[0].data == {"round": lost, "commitment": committed, "cause": "secret-lost"}
    assert table.voided == 1
    await until(lambda: named(shown, "dolly-removed"))
    assert table.rack(1) + sum(stake for _, stake in table.seats[1].staked.items()) == 10_000
    assert {event.role for event in journal.read("table/1", version)} == {"system"}
    assert not [event for event in events(journal, "result-declared") if event.data["round"] == lost]
    await second.stop()
    assert verify_journal(journal, replay=replay_books).ok


async def test_a_wheel_that_dies_under_a_server_costs_its_round_and_no_more(path: Path) -> None:
    journal = MemoryJournal()
    floor = floor_at(journal, path)
    await open_automatic(floor, timing=replace(QUICK, betting=1.0))
    view, shown = floor.tables["1"].view, heard(floor)
    await until(lambda: view.phase is Phase.BETTING)
    await kill_wheel(floor)
    lost = view.round
    await until(lambda: view.round > lost and view.phase is Phase.BETTING)
    assert [event.data["round"] for event in named(shown, "round-voided")] == [lost]
    await floor.stop()


async def test_a_number_that_another_past_has_seen_is_not_played_again(path: Path, tmp_path: Path) -> None:
    """The journal was set back to where betting was open; by then people had seen the round's number."""
    kept, later = tmp_path / "kept.sqlite", tmp_path / "j.sqlite"
    first = floor_at(open_sqlite(later), path)
    await open_automatic(first, timing=replace(QUICK, betting=1.0))
    shown, view = heard(first), first.tables["1"].view
    await until(lambda: view.phase is Phase.BETTING)
    committed = view.commitment
    async with first.pen.turn:
        for end in ("", "-wal"):
            copyfile(f"{later}{end}", f"{kept}{end}")
    await until(lambda: named(shown, "result-declared"))
    await die(first)
    first.journal.close()

    second = floor_at(open_sqlite(kept), path)
    await second.start()
    shown = heard(second)
    await until(lambda: named(shown, "round-voided"))
    assert named(shown, "round-voided")[0].data["commitment"] == committed
    assert named(shown, "round-voided")[0].data["cause"] == "drawn-before"
    await until(lambda: named(shown, "result-declared"))
    await second.stop()
    second.journal.close()


async def test_a_wheel_that_is_rounds_ahead_begins_anew_with_the_journal(path: Path, tmp_path: Path) -> None:
    """The journal was set back to a moment between rounds: nothing that the wheel has played is on its record."""
    kept, later = tmp_path / "kept.sqlite", tmp_path / "j.sqlite"
    first = floor_at(open_sqlite(later), path)
    await open_automatic(first, timing=replace(QUICK, between=1.0))
    shown, view = heard(first), first.tables["1"].view
    await until(lambda: view.phase is Phase.OPEN and view.round > 0)
    async with first.pen.turn:
        for end in ("", "-wal"):
            copyfile(f"{later}{end}", f"{kept}{end}")
    played = view.round
    first.clocks["1"].timing = QUICK
    await until(lambda: view.round >= played + 2)
    await die(first)
    first.journal.close()

    second = floor_at(open_sqlite(kept), path)
    await second.start()
    shown = heard(second)
    await until(lambda: [one for one in named(shown, "result-declared") if one.data["round"] == played + 2])
    assert not named(shown, "round-voided")
    assert second.tables["1"].suspended is None
    await second.stop()
    second.journal.close()


async def test_a_wheel_that_does_not_answer_at_the_start_is_asked_again_and_nobody_is_needed(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(floor_module, "WHEEL_AGAIN_SECONDS", 0.01)
    tries: list[int] = []

    def silent_at_first() -> WheelProcess:
        tries.append(len(tries))
        if len(tries) < 3:
            raise Refused("wheel_not_running", "The random wheel's process does not answer.")
        return WheelProcess(path)

    floor = Floor(MemoryJournal(), QUICK)
    floor.wheel = silent_at_first
    await open_automatic(floor)
    shown = heard(floor)
    await until(lambda: named(shown, "betting-opened"))
    assert tries == [0, 1, 2]
    assert floor.tables["1"].suspended is None
    await floor.stop()


class LosesAnAnswer(WheelProcess):
    """The wheel drew, and its line broke before it could say what."""

    lost: dict[str, Any] | None = None

    def close(self, table: str, number: int, journal_head: bytes, nonces: Sequence[SeatNonce] = ()) -> dict[str, Any]:
        if self.lost is None:
            self.lost = super().close(table, number, journal_head, [SeatNonce("1", bytes(32), None)])
            raise Refused("wheel_not_running", "The random wheel's process does not answer.")
        return super().close(table, number, journal_head, nonces)


async def test_a_close_whose_answer_was_lost_stands_whatever_a_terminal_has_opened_since(path: Path) -> None:
    floor = Floor(MemoryJournal(), QUICK)
    floor.wheel = partial(LosesAnAnswer, path)
    await open_automatic(floor)
    shown = heard(floor)
    await until(lambda: named(shown, "result-declared"))
    assert isinstance(floor._wheel, LosesAnAnswer)
    assert named(shown, "result-declared")[0].data["proof"] == floor._wheel.lost
    await floor.stop()


@pytest.mark.parametrize(("says", "phase"), [("hold", Phase.HELD), ("return", Phase.OPEN), ("", Phase.OPEN)])
async def test_a_rulebook_may_leave_a_lost_round_to_the_supervisor(says: str, phase: Phase, path: Path) -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    before = next(line for line in text.splitlines() if line.startswith("secret_lost"))
    text = text.replace(before, before.replace("return", says) if says else "")
    floor = floor_at(MemoryJournal(), path)
    open_a_table(floor, automatic=True, rulebook=text, wheel="three-zeros")
    runner = await floor.take_up("1", replace(QUICK, betting=1.0))
    await until(lambda: runner.view.phase is Phase.BETTING)
    floor.clocks["1"].timing = replace(QUICK, between=3600.0)
    await kill_wheel(floor)
    await until(lambda: runner.view.phase is phase)
    await floor.stop()
