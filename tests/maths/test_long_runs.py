"""Long runs: chunks by time, a file to go on from, workers and clients that die; always the same answer."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from itertools import islice, pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.maths.support import EU, slip_of
from tests.support import PATIENCE, croupier

from croupier.maths.simulate.chunks import Chunks, Tree
from croupier.maths.simulate.cores import cores
from croupier.maths.simulate.kept import Kept
from croupier.maths.simulate.machines.scheduler import CONNECT_SECONDS
from croupier.maths.simulate.plans import Plan, make_plan
from croupier.maths.simulate.players import Cpu, Progress, Tally, play, simulate
from croupier.maths.systems.strategies import system_from_python
from croupier.maths.systems.systems import named_system
from croupier.refusal import Refused

RUN = ("simulate", "--strategy", "martingale", "--bankroll", "100", "--limit", "64", "--seed", "12")
SMALL = (*RUN, "--spins", "500", "--sessions", "20000")  # 10^7 spins at most
ENDLESS = (*RUN, "--spins", "1000", "--sessions", "10000000000")  # 10^13


def plan_of(sessions: int = 20_000, spins: int = 500, seed: int = 12) -> Plan:
    terms: dict[str, Any] = {"bankroll": 100_00, "limit": 64_00}
    return make_plan(
        slip_of(EU, "red"), named_system("martingale", 64), sessions=sessions, spins=spins, seed=seed, **terms
    )


def same(one: Tally | None, other: Tally | None) -> bool:
    assert one is not None
    assert other is not None
    return (
        (one.sessions, one.spins, one.stopped) == (other.sessions, other.spins, other.stopped)
        and np.array_equal(one.values, other.values)
        and np.array_equal(one.counts, other.counts)
    )


class Stopped(Exception):
    pass


def stop_after(chunks: int) -> Callable[[Progress], None]:
    heard: list[int] = []

    def hear(progress: Progress) -> None:
        heard.append(progress.done)
        if len(heard) == chunks:
            raise Stopped

    return hear


def without_times(answer: dict[str, Any]) -> dict[str, Any]:
    return {name: part for name, part in answer.items() if name not in ("seconds", "spins_per_second", "backend")}


class TestChunks:
    @pytest.mark.parametrize("workers", [1, 3])
    @pytest.mark.parametrize("pace", [3.0, 70_000.0])
    def test_take_about_a_second_as_the_pace_shows(self, workers: int, pace: float) -> None:
        now = 100.0
        chunks = Chunks(10**13, 1, workers=workers, clock=lambda: now)
        ranges = iter(chunks)
        for _ in range(60 * workers):
            _, count = next(ranges)
            now += count / pace / workers
            chunks.heard(count)
        _, count = next(ranges)
        assert count == pytest.approx(pace, rel=0.1)
        assert chunks.pace == pytest.approx(pace * workers)

    def test_are_smaller_again_when_the_pace_falls(self) -> None:
        now = 0.0
        chunks = Chunks(10**13, 1000, clock=lambda: now)
        ranges = iter(chunks)
        sizes = []
        for turn in range(60):
            _, count = next(ranges)
            now += count / (64_000 if turn < 30 else 6_400)
            chunks.heard(count)
            sizes.append(count)
        assert (sizes[29], sizes[-1]) == (64_000, 6_400)
        assert all(after <= 2 * before for before, after in pairwise(sizes))

    def test_hold_every_session_once(self) -> None:
        found = list(Chunks(1_000_003, 10_000, first=17, workers=2))
        assert found[0][0] == 17
        assert all(one[0] + one[1] == other[0] for one, other in pairwise(found))
        assert sum(found[-1]) == 1_000_003

    def test_of_sessions_that_are_endless_hold_one(self) -> None:
        assert next(iter(Chunks(10, 1 << 31)))[1] == 1

    def test_merge_as_a_tree(self) -> None:
        added: list[tuple[int, int]] = []

        class Part:
            def __init__(self, size: int) -> None:
                self.size = size

            def __add__(self, other: Part) -> Part:
                added.append((self.size, other.size))
                return Part(self.size + other.size)

        tree = Tree(Part(1000))
        for _ in range(64):
            tree.add(Part(1))
        assert all(one == other for one, other in added)
        assert tree.total is not None
        assert tree.total.size == 1064

    def test_a_large_chunk_needs_no_more_memory_and_is_the_same(self, monkeypatch: pytest.MonkeyPatch) -> None:
        whole = simulate(plan_of(), Cpu(1)).tally
        monkeypatch.setattr("croupier.maths.simulate.players.SESSIONS_AT_ONCE", 640)
        assert same(simulate(plan_of(), Cpu(1)).tally, whole)


class TestPlan:
    def test_ten_to_the_thirteen_spins_are_planned_by_the_code_that_plays_them(self) -> None:
        answer = croupier(*ENDLESS, "--workers", "2", "--plan", "--json")
        assert answer.code == 0
        told = answer.json
        assert (told["sessions"], told["done"], told["workers"]) == (10**10, 0, 2)
        assert told["chunks"] == -(-(10**10) // told["chunk"]) > 1000
        assert told["seconds"] > 100
        assert told["chunk"] * told["workers"] * told["seconds"] == pytest.approx(10**10, rel=0.01)

    def test_of_a_run_that_is_done(self, tmp_path: Path) -> None:
        file = str(tmp_path / "run.json")
        croupier(*SMALL, "--resume", file)
        told = croupier(*SMALL, "--resume", file, "--plan", "--json").json
        assert (told["done"], told["chunks"]) == (20_000, 0)


class TestResume:
    @pytest.mark.parametrize("chunks", [1, 3])
    def test_comes_to_the_very_same_answer(self, tmp_path: Path, chunks: int) -> None:
        """Stopped, taken up with another number of workers, stopped again, finished by the command."""
        file = tmp_path / "run.json"
        for workers in (1, 2):
            kept = Kept.open(file, plan_of())
            before = kept.done
            with pytest.raises(Stopped):
                simulate(plan_of(), Cpu(workers), kept=kept, progress=stop_after(chunks), seconds=0.001)
            assert before < Kept.open(file, plan_of()).done < 20_000
        whole, resumed = croupier(*SMALL, "--json"), croupier(*SMALL, "--resume", str(file), "--json")
        assert without_times(resumed.json) == without_times(whole.json)
        assert list(tmp_path.iterdir()) == [file]
        again = croupier(*SMALL, "--resume", str(file))
        assert f"{whole.json['spins']:,} spins were done before. 0 spins" in " ".join(again.out.split())

    def test_a_part_is_the_tally_of_its_sessions(self, tmp_path: Path) -> None:
        kept = Kept.open(tmp_path / "run.json", plan_of())
        with pytest.raises(Stopped):
            simulate(plan_of(), Cpu(2), kept=kept, progress=stop_after(2))
        found = Kept.open(kept.path, plan_of())
        assert same(found.tally, play(plan_of(), 0, found.done))

    @pytest.mark.parametrize(
        ("asked", "differs"),
        [
            (("--seed", "13"), "seed"),
            (("--sessions", "20001"), "sessions"),
            (("--bet", "black"), "gains"),
            (("--strategy", "paroli"), "system"),
            (("--stop-loss", "5"), "floor"),
        ],
    )
    def test_a_file_of_another_question_is_refused_and_left_alone(
        self, tmp_path: Path, asked: tuple[str, ...], differs: str
    ) -> None:
        file = tmp_path / "run.json"
        Kept.open(file, plan_of())
        before = file.read_bytes()
        answer = croupier(*SMALL, *asked, "--resume", str(file))
        assert answer.code == 2
        assert answer.err.count("\n") == 1
        assert f"is of another question: it differs in {differs}" in answer.err
        assert croupier(*SMALL, *asked, "--resume", str(file), "--json").json["code"] == "another_question"
        assert file.read_bytes() == before

    def test_a_strategy_of_one_s_own_is_known_by_what_it_does(self, tmp_path: Path) -> None:
        def plan(factor: int) -> Plan:
            text = f"def strategy(state, result, bankroll):\n    return {factor} if result == -1 else 1"
            system = system_from_python(text, "mine.py")
            return make_plan(slip_of(EU, "red"), system, sessions=10, spins=10, bankroll=100_00)

        file = tmp_path / "run.json"
        Kept.open(file, plan(2))
        Kept.open(file, plan(2))
        with pytest.raises(Refused, match="differs in system"):
            Kept.open(file, plan(3))

    @pytest.mark.parametrize("content", [b"", b"{}", b"[1]", b"notes of mine", b"\xff\xfe"])
    def test_what_is_no_run_is_refused_and_left_alone(self, tmp_path: Path, content: bytes) -> None:
        file = tmp_path / "notes.txt"
        file.write_bytes(content)
        answer = croupier(*SMALL, "--resume", str(file), "--json")
        assert (answer.code, answer.json["code"]) == (2, "not_a_run")
        assert file.read_bytes() == content

    def test_a_changed_count_is_seen(self, tmp_path: Path) -> None:
        file = tmp_path / "run.json"
        croupier(*SMALL, "--resume", str(file))
        told = json.loads(file.read_text())
        told["counts"][0] += 1
        file.write_text(json.dumps(told))
        assert croupier(*SMALL, "--resume", str(file), "--json").json["code"] == "not_a_run"

    def test_a_place_that_cannot_be_written_is_told_before_anything_is_played(self, tmp_path: Path) -> None:
        answer = croupier(*ENDLESS, "--resume", str(tmp_path / "nowhere" / "run.json"), "--json")
        assert (answer.code, answer.json["code"]) == (2, "cannot_read")

    def test_a_write_that_fails_leaves_the_file_as_it_was(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        kept = Kept.open(tmp_path / "run.json", plan_of())
        before = kept.path.read_bytes()

        def full(*_: Any) -> None:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="No space"):
            kept.save(play(plan_of(), 0, 10))
        assert list(tmp_path.iterdir()) == [kept.path]
        assert kept.path.read_bytes() == before


class TestControlC:
    def test_leaves_a_file_that_goes_on(self, tmp_path: Path) -> None:
        file = tmp_path / "run.json"
        done = [0]
        for _ in range(2):
            with started(*ENDLESS, "--resume", str(file)) as running:
                until(lambda: file.exists() and json.loads(file.read_text())["sessions"] > done[-1])
                os.killpg(running.pid, signal.SIGINT)
                _, told = running.communicate(timeout=PATIENCE)
            assert running.returncode == 130
            done.append(json.loads(file.read_text())["sessions"])
            assert f"Stopped: {done[-1]:,} of 10,000,000,000 sessions are done, and kept in {file}." in told
            assert f"The same command goes on with them: --resume {file}\n" in told
            assert "Traceback" not in told
        assert done[0] < done[1] < done[2] < 10**10

    def test_in_the_middle_of_a_sum_loses_nothing_of_it(self) -> None:
        class Pressed(int):
            def __radd__(self, other: int) -> int:
                raise KeyboardInterrupt

        tree = Tree[int]()
        for part in (1, 2, 4):
            tree.add(part)
        with pytest.raises(KeyboardInterrupt):
            tree.add(Pressed(8))
        assert tree.total == 7

    def test_without_a_file_says_what_would_have_helped(self, monkeypatch: pytest.MonkeyPatch) -> None:
        pressed: list[int] = []

        def interrupted(plan: Plan, first: int, count: int) -> Tally:
            if not pressed:
                pressed.append(first)
                os.kill(os.getpid(), signal.SIGINT)
            return play(plan, first, count)

        monkeypatch.setattr("croupier.maths.simulate.players.play_chunk", interrupted)
        answer = croupier(*ENDLESS)
        assert answer.code == 130
        assert "with --resume FILE the next run goes on where it was stopped." in answer.err


def started(*args: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "croupier", *args],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def until(so: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not so():
        assert time.monotonic() < end
        time.sleep(0.02)


CLIENT = """
import os, signal, sys
from pathlib import Path
from croupier.maths.simulate.machines.cluster import connected
from croupier.maths.simulate.kept import Kept
from croupier.maths.simulate.players import simulate
from tests.maths.test_long_runs import plan_of

def main(file, sessions, spins):
    plan = plan_of(sessions, spins)
    kept = Kept.open(Path(file), plan, every=0.0)
    with connected(None, 2, lambda line: print(line, flush=True)) as cluster:
        workers = sorted(cluster.client.run(os.getpid).values())
        print("workers", *workers, flush=True)
        heard = []
        def hear(progress):
            heard.append(progress.done)
            if len(heard) == 1:
                os.kill(workers[0], signal.SIGKILL)
            if len(heard) == 4:
                os.kill(os.getpid(), signal.SIGKILL)
        simulate(plan, cluster, kept=kept, progress=hear, seconds=0.2)

if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
"""


@pytest.mark.parametrize(
    ("sessions", "spins", "times"),
    [(20_000, 500, 1), pytest.param(2_000_000, 500, 2, marks=pytest.mark.long)],
    ids=["ten million spins", "a billion spins"],
)
def test_a_client_killed_and_a_worker_each_time_change_nothing(
    tmp_path: Path, sessions: int, spins: int, times: int
) -> None:
    pytest.importorskip("distributed")
    script, file = tmp_path / "client.py", tmp_path / "run.json"
    script.write_text(CLIENT)
    done = [0]
    for _ in range(times):
        ran = subprocess.run(
            [sys.executable, str(script), str(file), str(sessions), str(spins)],
            env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
            capture_output=True, text=True, timeout=5 * PATIENCE, check=False,
        )  # fmt: skip
        assert ran.returncode == -signal.SIGKILL, ran.stderr
        done.append(json.loads(file.read_text())["sessions"])
        workers = next(line for line in ran.stdout.splitlines() if line.startswith("workers")).split()[1:]
        until(partial(all_gone, workers))
    assert sorted({*done, sessions}) == [*done, sessions]
    plan = plan_of(sessions, spins)
    finished = simulate(plan, kept=Kept.open(file, plan))
    assert same(finished.tally, simulate(plan).tally)


def all_gone(pids: list[str]) -> bool:
    return not any(Path(f"/proc/{pid}").exists() for pid in pids)


class TestScheduler:
    def test_one_that_does_not_answer_is_told_in_a_line(self) -> None:
        with socket.socket() as closed:  # bound, and nobody listens
            closed.bind(("127.0.0.1", 0))
            address = f"tcp://127.0.0.1:{closed.getsockname()[1]}"
            answer = croupier(*SMALL, "--backend", "cluster", "--scheduler", address)
        assert answer.code == 2
        message = f"No scheduler answers at {address} within 3 s. Is a dask scheduler running there?"
        assert answer.err == f"scheduler_unreachable: {message}\n"

    def test_one_that_listens_and_is_silent_too(self) -> None:
        with socket.create_server(("127.0.0.1", 0)) as silent:
            address = f"127.0.0.1:{silent.getsockname()[1]}"
            answer = croupier(*SMALL, "--backend", "cluster", "--scheduler", address, "--json")
        assert (answer.code, answer.json["code"]) == (2, "scheduler_unreachable")
        assert answer.json["facts"] | {"scheduler": address, "why": "timed out"} == answer.json["facts"]

    def test_is_waited_for_three_seconds_and_not_as_long_as_dask_would(self) -> None:
        assert CONNECT_SECONDS == 3


class TestCores:
    def test_no_more_than_the_control_group_may_spend(self, tmp_path: Path) -> None:
        all_of_them = cores(tmp_path)
        assert all_of_them >= 1
        group = tmp_path / "sys/fs/cgroup/a/b"
        group.mkdir(parents=True)
        (tmp_path / "proc/self").mkdir(parents=True)
        (tmp_path / "proc/self/cgroup").write_text("0::/a/b\n")
        (group / "cpu.max").write_text("max 100000\n")
        assert cores(tmp_path) == all_of_them
        (group.parent / "cpu.max").write_text("50000 100000\n")
        assert cores(tmp_path) == 1

    def test_nor_than_an_older_kind_of_group(self, tmp_path: Path) -> None:
        group = tmp_path / "sys/fs/cgroup/cpu/a"
        group.mkdir(parents=True)
        (tmp_path / "proc/self").mkdir(parents=True)
        (tmp_path / "proc/self/cgroup").write_text("4:memory:/a\n3:cpu,cpuacct:/a\n")
        (group / "cpu.cfs_quota_us").write_text("100000\n")
        (group / "cpu.cfs_period_us").write_text("100000\n")
        assert cores(tmp_path) == 1

    def test_nor_than_the_scheduler_allows(self) -> None:
        assert cores() <= len(os.sched_getaffinity(0))
        assert Cpu().workers == cores()


def test_more_chunks_are_handed_out_only_as_they_are_played() -> None:
    ranges = iter(Chunks(10**10, 1000))
    assert len(list(islice(Cpu(2).tallies(plan_of(10**10), ranges), 3))) == 3
    assert next(ranges)[0] < 10**6
