"""Nobody starves the tables: one process a lane behind all that the tables want, bounded in time, memory and number."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.support import PATIENCE
from tests.web.test_lab import RED, TABLE, done
from tests.web.web_support import LOOSE, open_a_table, serving

from croupier.refusal import Refused
from croupier.web.lab.jobs import HOUSE, JOBS_OF_ONE_CLIENT_MAX, LONG_WAITING_MAX, Lab
from croupier.web.lab.lanes import CANCELLED, DONE, REFUSED, Job, Lane
from croupier.web.lab.worker import MEMORY_BYTES_MAX, NICE

SLIP: dict[str, Any] = {**RED, "option": None, "choice": None}
LONG: dict[str, Any] = {
    **SLIP, "bankroll": 10_000, "target": None, "limit": None, "spins": 10_000, "sessions": 4000, "seed": 1,
    "strategy": "labouchere",
}  # fmt: skip


def in_a_loop(test: Callable[[Lab], Awaitable[None]], **settings: Any) -> None:
    async def run() -> None:
        lab = Lab(**settings)
        try:
            await test(lab)
        finally:
            await lab.stop()
        assert lab.quick.process is None or lab.quick.process.returncode is not None
        assert lab.long.process is None or lab.long.process.returncode is not None

    asyncio.run(run())


async def until(true: Callable[[], bool], seconds: float = PATIENCE) -> None:
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.01)


def started(lane: Lane) -> bool:
    return lane.process is not None


def gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def test_no_process_until_somebody_asks_and_then_a_modest_one() -> None:
    async def test(lab: Lab) -> None:
        assert not started(lab.quick)
        assert (await lab.ask("a", "slip", SLIP))["edge"]["exact"] == "1/37"
        process = lab.quick.process
        assert process is not None
        assert os.getpriority(os.PRIO_PROCESS, process.pid) == os.getpriority(os.PRIO_PROCESS, 0) + NICE
        limits = Path(f"/proc/{process.pid}/limits").read_text(encoding="ascii")
        assert str(MEMORY_BYTES_MAX) in next(line for line in limits.splitlines() if "address space" in line)
        assert not started(lab.long)
        await lab.ask("a", "slip", SLIP)
        assert lab.quick.process is process

    in_a_loop(test)


def test_nobody_waits_for_a_long_run_and_what_ends_it_ends_nothing_else() -> None:
    """One story, since each long run begins with seconds of loading: asked beside it, cancelled, killed."""

    async def test(lab: Lab) -> None:
        job = lab.begin("a", "fan", LONG)
        await until(lambda: job.progress > 0)
        await lab.ask("b", "slip", SLIP)
        assert not job.over.is_set(), "a quick question does not wait behind it"

        assert lab.long.process is not None
        pid = lab.long.process.pid
        lab.cancel(job.id)
        assert (job.state, job.answer) == (CANCELLED, None)
        await until(lambda: gone(pid))

        dying = lab.begin("a", "fan", LONG)
        waiting = lab.begin("b", "ruin", {**SLIP, "bankroll": 2000, "target": 4000, "limit": None, "strategy": "flat"})
        await until(lambda: dying.progress > 0)
        assert lab.ahead_of(waiting) == 1
        assert lab.long.process is not None
        os.kill(lab.long.process.pid, signal.SIGKILL)
        await waiting.over.wait()
        assert dying.refusal is not None
        assert (dying.state, dying.refusal.code) == (REFUSED, "lab_failed")
        assert waiting.state == DONE
        assert lab.cancel(waiting.id).state == DONE

    in_a_loop(test)


def test_what_takes_too_long_is_ended() -> None:
    async def test(lab: Lab) -> None:
        job = lab.begin("a", "fan", LONG)
        await job.over.wait()
        assert job.refusal is not None
        assert (job.state, job.refusal.code) == (REFUSED, "lab_too_long")
        assert job.asked == {}

    in_a_loop(test, long_seconds=0.5)


def test_a_busy_machine_makes_no_question_too_large() -> None:
    """Stopped for longer than a question may take of the processor, the worker has taken nothing."""

    async def test(lab: Lab) -> None:
        await lab.ask("a", "slip", SLIP)
        assert lab.quick.process is not None
        os.kill(lab.quick.process.pid, signal.SIGSTOP)
        asking = asyncio.create_task(lab.ask("a", "slip", SLIP))
        await asyncio.sleep(2 * lab.quick.seconds)
        os.kill(lab.quick.process.pid, signal.SIGCONT)
        assert (await asking)["edge"]["exact"] == "1/37"

    in_a_loop(test, long_seconds=3.0)


def test_so_many_of_one_client_and_so_many_of_all() -> None:
    async def test(lab: Lab) -> None:
        for _ in range(JOBS_OF_ONE_CLIENT_MAX):
            lab.begin("a", "fan", LONG)
        with pytest.raises(Refused) as refused:
            lab.begin("a", "fan", LONG)
        assert refused.value.code == "too_many_jobs"
        await until(lambda: lab.long.running is not None)
        for number in range(LONG_WAITING_MAX - JOBS_OF_ONE_CLIENT_MAX + 1):
            lab.begin(f"b{number}", "fan", LONG)
        with pytest.raises(Refused) as refused:
            lab.begin("c", "fan", LONG)
        assert refused.value.code == "lab_busy"

    in_a_loop(test)


def test_so_many_questions_a_second() -> None:
    async def test(lab: Lab) -> None:
        codes = []
        lab._rate.clock = lambda: 1000.0  # they all come within a second
        for _ in range(100):
            try:
                await lab.ask("a", "slip", SLIP)
            except Refused as refused:
                codes.append(refused.code)
                break
        assert codes == ["too_many_requests"]
        await lab.ask(HOUSE, "slip", SLIP)
        await lab.ask("b", "slip", SLIP)

    in_a_loop(test)


def test_an_idle_worker_goes_home() -> None:
    async def run() -> None:
        lane = Lane("short", 20, 4, idle_seconds=0.2)
        job = Job("1", "slip", "a", SLIP)
        lane.put(job)
        await job.over.wait()
        assert lane.process is not None
        await until(lambda: lane.process is not None and lane.process.returncode is not None)
        again = Job("2", "slip", "a", SLIP)
        lane.put(again)
        await again.over.wait()
        assert again.state == DONE
        await lane.stop()

    asyncio.run(run())


def test_over_the_network_with_a_table_beside(tmp_path: Path) -> None:
    """Long runs are cancelled, cut off, refused; the table answers as ever."""
    with serving(tmp_path, replace(LOOSE, lab_seconds=30.0), tables=open_a_table) as server:
        client = server.client()
        jobs = [client.post("/api/lab/fan", json=LONG).json() for _ in range(2)]
        third = client.post("/api/lab/fan", json=LONG)
        assert (third.status_code, third.json()["code"]) == (429, "too_many_jobs")
        assert jobs[1]["ahead"] >= 0
        dealer = server.client("D1")
        body = {"key": "1", "command": {"do": "open-betting"}}
        assert dealer.post("/api/tables/1/commands", json=body).status_code == 200
        for job in jobs:
            cancelled = client.delete(f"/api/lab/jobs/{job['job']}").json()
            assert (cancelled["state"], cancelled["refused"]["code"]) == ("cancelled", "job_cancelled")
        unknown = client.get("/api/lab/jobs/nothing")
        assert (unknown.status_code, unknown.json()["code"]) == (404, "no_such_job")
        again = {**TABLE, "bets": RED["bets"], "bankroll": 2000, "target": 4000}
        assert done(client, client.post("/api/lab/ruin", json=again))["state"] == "done"
        too_much = client.post("/api/lab/fan", json={**LONG, "sessions": 200_000})
        assert too_much.status_code == 422
        assert "40,000,000" in too_much.json()["message"]
        client.post("/api/lab/fan", json=LONG)
