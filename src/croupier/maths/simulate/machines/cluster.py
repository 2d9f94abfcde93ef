"""Simulation on a dask cluster. A worker that dies takes nothing with it: its chunks are played again elsewhere."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import field
from importlib import import_module
from typing import Any

from croupier.extras import needs
from croupier.lean import dataclass
from croupier.maths.simulate.cores import cores
from croupier.maths.simulate.machines.scheduler import CONNECT_SECONDS, unreachable
from croupier.maths.simulate.plans import Plan
from croupier.maths.simulate.players import Range, Tally, play_chunk
from croupier.refusal import Refused

CHUNKS_A_WORKER = 4  # under way at a time: enough to keep a worker busy, few enough to lose little with it
TRIES = 5  # of a chunk that fails for another reason than a lost worker
LOOK_SECONDS = 1.0  # between two looks at who is still there

Say = Callable[[str], None]


def _dask() -> Any:
    with needs("cluster"):
        return import_module("distributed")


@contextmanager
def connected(address: str | None, workers: int = 0, say: Say = print) -> Iterator[Cluster]:
    """The cluster of a running scheduler; without an address one of processes here, a thread each."""
    dask = _dask()
    if address is None:
        here = {"n_workers": workers or cores(), "threads_per_worker": 1, "dashboard_address": ":0"}
        with dask.LocalCluster(**here, silence_logs=50) as local, dask.Client(local) as client:
            yield Cluster(client, say)
        return
    with asked(address, dask) as client:
        yield Cluster(client, say)


def asked(address: str, dask: Any) -> Any:
    try:
        return dask.Client(address, timeout=CONNECT_SECONDS)
    except (OSError, ValueError) as error:
        raise unreachable(address, error) from None


@dataclass(slots=True)
class Cluster:
    """Workers of a `distributed.Client`, which the caller opens and closes; `say` hears what goes wrong."""

    client: Any
    say: Say = print
    seen: dict[str, int] = field(default_factory=dict)
    """Threads of each worker, by its address."""
    looked: float = 0.0

    @property
    def workers(self) -> int:
        """Threads of all workers, as they are just now: those who come later get work too."""
        if time.perf_counter() - self.looked >= LOOK_SECONDS:
            self._look()
        return max(1, sum(self.seen.values()))

    def tallies(self, plan: Plan, ranges: Iterable[Range]) -> Iterator[Tally]:
        chunks = iter(ranges)
        under_way: deque[tuple[Range, Any]] = deque()
        try:
            while True:
                while len(under_way) < CHUNKS_A_WORKER * self.workers and (chunk := next(chunks, None)):
                    under_way.append((chunk, self._submit(plan, chunk)))
                if not under_way:
                    break
                yield self._result(plan, *under_way[0])
                under_way.popleft()
            self._look()
        finally:
            with suppress(_dask().client.ClosedClientError):  # nobody is left who could be told
                for _, future in under_way:
                    future.cancel()

    def _submit(self, plan: Plan, chunk: Range) -> Any:
        # The plan goes with each chunk: what lay on a worker would be gone with it.
        return self.client.submit(play_chunk, plan, *chunk, pure=False)

    def _result(self, plan: Plan, chunk: Range, future: Any) -> Tally:
        """Waits for a chunk, whatever becomes of those who play it."""
        dask, tries = _dask(), 0
        while True:
            try:
                tally: Tally = future.result(timeout=LOOK_SECONDS)
            except TimeoutError:
                self._look()
                continue
            except Refused:
                raise
            except dask.KilledWorker:
                self.say(f"Sessions from {chunk[0]:,} on lost their workers again and again; they are played anew.")
            except Exception as error:
                if future.status in ("cancelled", "lost"):
                    raise self._lost() from None
                tries += 1
                if tries == TRIES:
                    raise Refused(
                        "workers_failed",
                        "Sessions from {first:,} on failed {tries} times: {error}.",
                        first=chunk[0],
                        why=repr(error),
                        tries=TRIES,
                        error=error,
                    ) from None
                self.say(f"Sessions from {chunk[0]:,} on failed ({error}); they are played anew.")
            else:
                future.release()
                return tally
            future = self._submit(plan, chunk)

    def _look(self) -> None:
        """Who is there, and who is gone since the last look."""
        self.looked = time.perf_counter()
        try:
            told = self.client.scheduler_info(n_workers=-1)["workers"]
        except Exception:  # whatever the connection met, the scheduler does not answer
            raise self._lost() from None
        now = {address: worker["nthreads"] for address, worker in told.items()}
        for gone in self.seen.keys() - now.keys():
            self.say(f"The worker at {gone} is lost; its chunks are played again. {len(now)} left.")
        self.seen = now

    def _lost(self) -> Refused:
        address = self.client.scheduler.address if self.client.scheduler else "?"
        return Refused("scheduler_lost", "The scheduler at {scheduler} does not answer any more.", scheduler=address)
