"""Simulation on a dask cluster. A worker that dies takes nothing with it: its chunks are played again elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib import import_module
from itertools import islice
from typing import Any

from croupier.extras import needs
from croupier.maths.simulate.plans import Plan
from croupier.maths.simulate.players import Range, Tally, play

CHUNKS_A_WORKER = 4  # under way at a time: enough to keep a worker busy, few enough to lose little with it


@dataclass(frozen=True, slots=True)
class Cluster:
    """Workers of a `distributed.Client`, which the caller opens and closes."""

    client: Any

    def tallies(self, plan: Plan, ranges: Iterable[Range]) -> Iterator[Tally]:
        with needs("cluster"):
            distributed: Any = import_module("distributed")
        chunks = iter(ranges)
        shared = self.client.scatter(plan, broadcast=True)
        workers = max(1, len(self.client.scheduler_info(n_workers=-1)["workers"]))

        def submit(count: int) -> list[Any]:
            return [
                self.client.submit(play, shared, first, size, pure=False, retries=3)
                for first, size in islice(chunks, count)
            ]

        under_way = distributed.as_completed(submit(CHUNKS_A_WORKER * workers))
        for done in under_way:
            tally: Tally = done.result()
            done.release()
            for more in submit(1):
                under_way.add(more)
            yield tally
