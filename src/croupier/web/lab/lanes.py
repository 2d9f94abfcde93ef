"""A lane: one worker process, and the jobs that wait for it. The worker starts with the first job and ends when idle.

There are two, so that a quick question does not wait behind a long run: each does one job at a time, behind all that
the tables want, and for a limited time of the processor, so that no question is too large because the machine is busy.
A job that is cancelled, or takes too long, is ended together with its worker; the next job gets a new one. A worker
that dies takes only its own job with it.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from collections import deque
from contextlib import suppress
from dataclasses import field
from typing import Any

from croupier.currencies import current
from croupier.lean import dataclass
from croupier.refusal import Refused
from croupier.web.lab.worker import QUESTION_BYTES_MAX

IDLE_SECONDS = 300.0
SHARE_MIN = 1 / 15  # of a processor: who gets less for a whole job is told that the machine is busy
ONE_THREAD = dict.fromkeys(("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS"), "1")
WAITING, RUNNING, DONE, REFUSED, CANCELLED = "waiting", "running", "done", "refused", "cancelled"


@dataclass(slots=True, eq=False)
class Job:
    """A question that somebody asked, and what became of it."""

    id: str
    kind: str
    client: str
    asked: dict[str, Any]
    upload: bytes = b""
    state: str = WAITING
    progress: float = 0.0
    answer: Any = None
    refusal: Refused | None = None
    ended_at: float = 0.0
    over: asyncio.Event = field(default_factory=asyncio.Event)

    def end(self, state: str, *, answer: Any = None, refusal: Refused | None = None) -> None:
        if self.over.is_set():
            return
        self.state, self.answer, self.refusal = state, answer, refusal
        self.asked, self.upload = {}, b""
        self.ended_at = asyncio.get_running_loop().time()
        self.over.set()


def _busy() -> Refused:
    return Refused("lab_busy", "The lab has as much to do as it can take; try again in a moment.")


@dataclass(slots=True)
class Lane:
    name: str
    seconds: float
    waiting_max: int
    idle_seconds: float = IDLE_SECONDS
    waiting: deque[Job] = field(default_factory=deque)
    running: Job | None = None
    process: asyncio.subprocess.Process | None = None
    _more: asyncio.Event = field(default_factory=asyncio.Event)
    _task: asyncio.Task[None] | None = None

    def put(self, job: Job) -> None:
        if len(self.waiting) >= self.waiting_max:
            raise _busy()
        self.waiting.append(job)
        self._more.set()
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name=f"lab {self.name}")

    def cancel(self, job: Job) -> None:
        """It is over at once; the work itself stops because its process is killed."""
        job.end(CANCELLED, refusal=Refused("job_cancelled.plain", "This job was cancelled."))
        if job in self.waiting:
            self.waiting.remove(job)
        elif job is self.running:
            self._kill()

    async def stop(self) -> None:
        for job in [*self.waiting, *([self.running] if self.running else [])]:
            job.end(CANCELLED, refusal=Refused("job_cancelled.house_closes", "The house closes."))
        self.waiting.clear()
        self._kill()
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        if self.process is not None:
            await self.process.wait()

    async def _run(self) -> None:
        try:
            while await self._another():
                self.running = job = self.waiting.popleft()
                job.state = RUNNING
                await self._do(job)
                self.running = None
        finally:
            self._kill()

    async def _another(self) -> bool:
        """Wait for a job; after a while without one the worker is not worth its memory."""
        while not self.waiting:
            self._more.clear()
            try:
                async with asyncio.timeout(self.idle_seconds):
                    await self._more.wait()
            except TimeoutError:
                return False
        return True

    async def _do(self, job: Job) -> None:
        answered = False
        try:
            async with asyncio.timeout(self.seconds / SHARE_MIN):
                answered = await self._ask(job)
        except TimeoutError:
            job.end(REFUSED, refusal=_busy())
        except (OSError, EOFError, ValueError, asyncio.IncompleteReadError):
            job.end(REFUSED, refusal=await self._how_it_ended())
        finally:
            if not answered:
                await self._dismiss()

    async def _ask(self, job: Job) -> bool:
        """Whether the worker has said all that it had to say, and is free for the next job."""
        process = await self._worker()
        if job.over.is_set():  # cancelled while the worker started
            return True
        assert process.stdin is not None
        assert process.stdout is not None
        question = {
            "kind": job.kind, "asked": job.asked, "bytes": len(job.upload), "seconds": self.seconds,
            "currency": current().code,
        }  # fmt: skip
        process.stdin.write(json.dumps(question).encode() + b"\n" + job.upload)
        await process.stdin.drain()
        while line := await process.stdout.readline():
            said = json.loads(line)
            if "progress" in said:
                job.progress = said["progress"]
                continue
            if "refused" in said:
                job.end(REFUSED, refusal=Refused.told(said["refused"]))
            else:
                answer = said["answer"] if "answer" in said else await process.stdout.readexactly(said["bytes"])
                job.progress = 1.0
                job.end(DONE, answer=answer)
            return True
        raise EOFError

    async def _how_it_ended(self) -> Refused:
        """What a worker that says nothing more died of."""
        if self.process is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(1):
                    if await self.process.wait() == -signal.SIGPROF:
                        return Refused(
                            "lab_too_long",
                            "This took longer than the {seconds:.0f} seconds that the lab gives; ask for less.",
                            seconds=self.seconds,
                        )
        return Refused(
            "lab_failed", "The lab's process failed at this; nothing else was harmed. Try again, or ask for less."
        )

    async def _worker(self) -> asyncio.subprocess.Process:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "croupier.web.lab.worker",
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
                env={**os.environ, **ONE_THREAD}, limit=QUESTION_BYTES_MAX, start_new_session=True,
            )  # fmt: skip
        return self.process

    async def _dismiss(self) -> None:
        """The worker is dead, or in the middle of something that nobody wants: the next job begins with another."""
        self._kill()
        if self.process is not None:
            await self.process.wait()
            self.process = None

    def _kill(self) -> None:
        if self.process is not None and self.process.returncode is None:
            with suppress(ProcessLookupError):
                self.process.kill()
