"""Who may ask the lab for how much: a few questions a second and few jobs at a time for each address."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterator, Mapping
from dataclasses import field
from typing import Any

from croupier.lean import dataclass
from croupier.refusal import Refused
from croupier.rules.book.library import RULEBOOKS
from croupier.web.door.guard import Buckets
from croupier.web.lab.lanes import CANCELLED, Job, Lane

QUICK_SECONDS = 20.0
QUICK_WAITING_MAX = 32
LONG_WAITING_MAX = 16
JOBS_OF_ONE_CLIENT_MAX = 2
QUICK_OF_ONE_CLIENT_MAX = 6
KEPT_SECONDS = 900.0
KEPT_MAX = 64
HOUSE = "house"  # the house's own questions are few, and pass the limits


@dataclass(slots=True)
class Lab:
    """`quick` answers while the client waits; `long` runs jobs that a client looks after and may cancel."""

    long_seconds: float = 60.0
    own: Callable[[], Mapping[str, str]] = dict  # the house's own rulebooks: their texts by their names
    quick: Lane = field(init=False)
    long: Lane = field(init=False)
    jobs: dict[str, Job] = field(default_factory=dict)
    _rate: Buckets = field(default_factory=lambda: Buckets(10, 40))

    def __post_init__(self) -> None:
        self.quick = Lane("quick", min(QUICK_SECONDS, self.long_seconds), QUICK_WAITING_MAX)
        self.long = Lane("long", self.long_seconds, LONG_WAITING_MAX)

    async def ask(self, client: str, kind: str, asked: dict[str, Any], upload: bytes = b"") -> Any:
        """A quick question: its answer, or the refusal."""
        self._check_rate(client)
        own = sum(job.client == client for job in _jobs_of(self.quick))
        if client != HOUSE and own >= QUICK_OF_ONE_CLIENT_MAX:
            raise Refused("too_many_requests.wait_lab_answers", "Wait for the lab's answers before you ask more.")
        job = Job(secrets.token_urlsafe(12), kind, client, self._with_rulebook(asked), upload)
        self.quick.put(job)
        try:
            await job.over.wait()
        except asyncio.CancelledError:  # nobody waits for it any more
            self.quick.cancel(job)
            raise
        if job.refusal is not None:
            raise job.refusal
        return job.answer

    def begin(self, client: str, kind: str, asked: dict[str, Any], upload: bytes = b"") -> Job:
        """A long job; the client asks after it by its id, which nobody can guess."""
        self._check_rate(client)
        own = sum(job.client == client for job in _jobs_of(self.long))
        if own >= JOBS_OF_ONE_CLIENT_MAX:
            raise Refused(
                "too_many_jobs", "You have {jobs} jobs in the lab already: wait for one, or cancel it.", jobs=own
            )
        job = Job(secrets.token_urlsafe(12), kind, client, self._with_rulebook(asked), upload)
        self.long.put(job)
        self._forget_old()
        self.jobs[job.id] = job
        return job

    def rulebook(self, name: str) -> str:
        """As the mathematics reads it: one of ours by its name, one of the house's own by its text."""
        return name if name in RULEBOOKS else self.own().get(name, name)

    def _with_rulebook(self, asked: dict[str, Any]) -> dict[str, Any]:
        return {**asked, "rulebook": self.rulebook(asked["rulebook"])} if "rulebook" in asked else asked

    def job(self, name: str) -> Job:
        job = self.jobs.get(name)
        if job is None:
            raise Refused(
                "no_such_job.result_kept", "There is no such job; its result is kept for a quarter of an hour."
            )
        return job

    def done(self, name: str) -> Any:
        """The answer of a job that is over."""
        job = self.job(name)
        if job.answer is None:
            raise Refused("no_such_job.answer_print", "This job has no answer to print.", job=name)
        return job.answer

    def ahead_of(self, job: Job) -> int:
        """How many jobs are before it."""
        if job is self.long.running or job not in self.long.waiting:
            return 0
        return self.long.waiting.index(job) + (self.long.running is not None)

    def cancel(self, name: str) -> Job:
        job = self.job(name)
        if not job.over.is_set():
            self.long.cancel(job)
            assert job.state == CANCELLED
        return job

    async def stop(self) -> None:
        await self.quick.stop()
        await self.long.stop()

    def _check_rate(self, client: str) -> None:
        if client != HOUSE and not self._rate.take(client):
            raise Refused("too_many_requests.questions", "Too many questions to the lab; wait a moment.")

    def _forget_old(self) -> None:
        now = asyncio.get_running_loop().time()
        over = sorted((job for job in self.jobs.values() if job.over.is_set()), key=lambda job: job.ended_at)
        for place, job in enumerate(over):
            if now - job.ended_at > KEPT_SECONDS or len(over) - place >= KEPT_MAX:
                del self.jobs[job.id]


def _jobs_of(lane: Lane) -> Iterator[Job]:
    if lane.running is not None:
        yield lane.running
    yield from lane.waiting
