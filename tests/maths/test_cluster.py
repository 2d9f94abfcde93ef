"""A dask cluster of two workers gives the same answer as one process, even when one of them is killed."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.maths.support import EU, slip_of
from tests.support import PATIENCE, croupier

from croupier.maths.simulate.machines.cluster import Cluster
from croupier.maths.simulate.plans import make_plan
from croupier.maths.simulate.players import Progress, Tally, simulate
from croupier.maths.systems.strategies import system_from_python
from croupier.maths.systems.systems import TableSystem, named_system
from croupier.refusal import Refused

pytestmark = pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::DeprecationWarning")


@pytest.fixture(scope="module")
def client() -> Iterator[Any]:
    distributed = pytest.importorskip("distributed")
    with (
        distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=":0", silence_logs=50) as local,
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

    said: list[str] = []
    found = simulate(plan, Cluster(client, said.append), progress=hear)
    assert len(heard) > 4
    assert any(
        line.startswith("The worker at tcp://") and "is lost; its chunks are played again" in line for line in said
    )
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


def test_the_command_s_answer_is_that_of_threads(client: Any) -> None:
    """On a wheel that is not equal; and what cannot be played is told."""
    asked = ("simulate", "--strategy", "martingale", "--limit", "16", "--spins", "60", "--sessions", "3000", "--json")
    wheel = ("--pocket", "0=0.01", "--pocket", "17=1/20", "--pocket", "5=0")
    there = ("--backend", "cluster", "--scheduler", client.scheduler.address)
    here, found = (
        {
            **croupier(*asked, "--bankroll", "50", *wheel, *where).json,
            "seconds": 0,
            "spins_per_second": 0,
            "backend": "",
        }
        for where in (("--workers", "1"), there)
    )
    assert found == here
    assert croupier(*asked, "--bankroll", "5", "--unit", "10", *there).json["code"] == "bankroll_too_small"


def test_workers_are_counted_by_their_threads() -> None:
    distributed = pytest.importorskip("distributed")
    here = {"processes": False, "dashboard_address": ":0", "silence_logs": 50}
    with distributed.LocalCluster(n_workers=1, threads_per_worker=3, **here) as local, distributed.Client(local) as one:
        assert Cluster(one).workers == 3


class Flaw:
    """Goes to a worker as part of a plan, and fails there as often as it should."""

    def __init__(self, file: str, times: int) -> None:
        self.file, self.times = file, times

    def __getstate__(self) -> tuple[str, int]:
        return self.file, self.times

    def __setstate__(self, state: tuple[str, int]) -> None:
        self.file, self.times = state
        with Path(self.file).open("a+", encoding="utf-8") as file:
            file.seek(0)
            if len(file.read()) < self.times:
                file.write(".")
                raise MemoryError("no memory on this machine")


@pytest.mark.parametrize(("times", "survives"), [(2, True), (99, False)])
def test_what_fails_on_a_worker_is_told_and_tried_again(
    client: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, times: int, survives: bool
) -> None:
    plan = make_plan(slip_of(EU, "red"), named_system("flat"), sessions=100, spins=50, seed=4)
    whole = simulate(plan).tally
    flaw, said = Flaw(str(tmp_path / "failed"), times), list[str]()
    submit = client.submit

    def flawed(play: Any, *args: Any, **more: Any) -> Any:
        return submit(lambda _, *chunk: play(*chunk), flaw, *args, **more)

    monkeypatch.setattr(client, "submit", flawed)
    if survives:
        assert same(simulate(plan, Cluster(client, said.append)).tally, whole)
        assert len(said) >= 1
        assert all(line.endswith("they are played anew.") for line in said)
    else:
        with pytest.raises(Refused) as refused:
            simulate(plan, Cluster(client, said.append))
        assert refused.value.code == "workers_failed"


def test_a_scheduler_that_goes_away_is_told() -> None:
    distributed = pytest.importorskip("distributed")
    plan = make_plan(slip_of(EU, "red"), named_system("flat"), sessions=10**10, spins=1000, seed=4)
    here = {"processes": False, "dashboard_address": ":0", "silence_logs": 50}
    with (
        distributed.LocalCluster(n_workers=1, threads_per_worker=1, **here) as local,
        distributed.Client(local.scheduler_address, timeout=2, set_as_default=False) as lone,
    ):

        def goes_away(_: Progress) -> None:
            """And the client has given up, of which it tells whoever asks for anything more."""
            local.close()
            end = time.monotonic() + PATIENCE
            while lone.status != "closed":
                assert time.monotonic() < end
                time.sleep(0.05)

        with pytest.raises(Refused) as refused:
            simulate(plan, Cluster(lone, lambda _: None), progress=goes_away, seconds=0.05)
        assert refused.value.code == "scheduler_lost"
