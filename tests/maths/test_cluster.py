"""A dask cluster of two workers gives the same answer as one process, even when one of them is killed."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from tests.maths.support import EU, slip_of

from croupier.maths.simulate.cluster import Cluster
from croupier.maths.simulate.plans import make_plan
from croupier.maths.simulate.players import Progress, Tally, simulate
from croupier.maths.systems.strategies import system_from_python
from croupier.maths.systems.systems import TableSystem, named_system

pytestmark = pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::DeprecationWarning")


@pytest.fixture(scope="module")
def client() -> Iterator[Any]:
    distributed = pytest.importorskip("distributed")
    with (
        distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None, silence_logs=50) as local,
        distributed.Client(local) as client,
    ):
        yield client


def same(one: Tally, other: Tally) -> bool:
    return (
        (one.sessions, one.spins) == (other.sessions, other.spins)
        and np.array_equal(one.values, other.values)
        and np.array_equal(one.counts, other.counts)
    )


def test_the_same_answer_with_a_worker_killed_in_the_middle(client: Any) -> None:
    plan = make_plan(
        slip_of(EU, "red"),
        named_system("martingale", 64),
        sessions=300_000,
        spins=400,
        seed=4,
        bankroll=100_00,
        limit=64_00,
    )
    pids = client.run(os.getpid)
    assert len(pids) == 2
    heard: list[int] = []

    def hear(progress: Progress) -> None:
        if not heard:
            os.kill(next(iter(pids.values())), signal.SIGKILL)
        heard.append(progress.done)

    found = simulate(plan, Cluster(client), progress=hear)
    assert len(heard) > 4
    assert heard[-1] == 300_000
    assert same(found.tally, simulate(plan).tally)


def test_a_user_s_function_travels(client: Any) -> None:
    system = system_from_python(
        "def strategy(state, result, bankroll):\n    return 2 if result == -1 else 1", "mine.py"
    )
    stages = TableSystem("two after a loss", (1, 2), (0, 0), (1, 1))
    plans = [
        make_plan(slip_of(EU, "red"), each, sessions=3_000, spins=50, seed=4, bankroll=100_00)
        for each in (system, stages)
    ]
    assert same(simulate(plans[0], Cluster(client)).tally, simulate(plans[1]).tally)
