"""The GPU's source, run here as plain C++ thread by thread: draw for draw the same as the CPU."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.maths.support import EU, US, slip_of

from croupier.maths.simulate.gpu import SOURCE, Gpu, Scaled, _joined, launch, scaled
from croupier.maths.simulate.plans import Plan, make_plan
from croupier.maths.simulate.players import Tally, play
from croupier.maths.systems.systems import labouchere, named_system
from croupier.refusal import Refused
from croupier.rules import TableRules

AROUND = """
struct dim { unsigned x; };
static dim threadIdx, blockIdx, blockDim;
#define __device__ static
#define __global__
#define __forceinline__ inline
#define __noinline__
#define __shared__ static
#define __align__(bytes) alignas(bytes)
#define __ffsll __builtin_ffsll
static void __syncthreads() {}
"""
RUN = """
extern "C" void run_thread(unsigned block, unsigned thread, unsigned size) {
    blockIdx.x = block; threadIdx.x = thread; blockDim.x = size;
}
"""


class PlainKernel:
    """The kernel's source compiled for this machine, called like a cupy kernel: each thread after the other.

    Blocks are one thread wide here, because what a block shares is filled by its own threads.
    """

    def __init__(self, form: Scaled, folder: Path) -> None:
        source = SOURCE.replace("extern __shared__ stage stages[];", "static stage stages[1 << 10];")
        (folder / "kernel.cpp").write_text(AROUND + source + RUN)
        library = folder / "kernel.so"
        command = [
            "g++",
            "-O1",
            "-w",
            "-shared",
            "-fPIC",
            *form.options,
            "-o",
            str(library),
            str(folder / "kernel.cpp"),
        ]
        subprocess.run(command, check=True)
        self.library = ctypes.CDLL(str(library))

    def __call__(self, grid: tuple[int], block: tuple[int], arguments: tuple[Any, ...], *, shared_mem: int) -> None:
        assert grid[0] * block[0] >= arguments[3]
        assert shared_mem == arguments[9].nbytes
        converted = [
            value.ctypes.data_as(ctypes.c_void_p)
            if isinstance(value, np.ndarray)
            else np.ctypeslib.as_ctypes_type(value.dtype)(value.item())
            for value in arguments
        ]
        for thread in range(int(arguments[3])):
            self.library.run_thread(thread, 0, 1)
            self.library.table_sessions(*converted)


def on_gpu(plan: Plan, first: int, count: int, folder: Path) -> Tally:
    form = scaled(plan)
    final, played, stopped = launch(np, PlainKernel(form, folder), plan, form, first, count)
    return Tally.of(final.astype(np.int64) * form.part + form.rest, int(played.sum()), int(stopped.sum()))


def plan_of(rules: TableRules, bets: tuple[str, ...], name: str, **terms: Any) -> Plan:
    slip = slip_of(rules, *bets)
    terms = {"sessions": 2**40, "spins": 333, "seed": 2**63 + 17, "bankroll": 50_00, "limit": 40_00, **terms}
    return make_plan(slip, named_system(name, terms["limit"] // slip.staked), **terms)


@pytest.mark.skipif(shutil.which("g++") is None, reason="needs a C++ compiler")
@pytest.mark.parametrize(
    ("rules", "bets", "name", "terms"),
    [
        (EU, ("red",), "martingale", {}),
        (US, ("red",), "dalembert", {"target": 70_01, "floor": 9_99, "bankroll": 50_33}),
        (EU, ("dozen-1",), "fibonacci", {"target": 90_00}),
        (US, ("red=2", "straight-0"), "1-3-2-6", {"limit": 90_00}),
        (EU, ("red",), "martingale", {"bankroll": 10**11, "limit": 10**10}),
    ],
)
def test_every_session_ends_as_on_the_cpu(
    rules: TableRules, bets: tuple[str, ...], name: str, terms: dict[str, Any], tmp_path: Path
) -> None:
    plan = plan_of(rules, bets, name, **terms)
    for first in (0, 2**33 + 5):
        gpu, cpu = on_gpu(plan, first, 150, tmp_path), play(plan, first, 150)
        assert (gpu.spins, gpu.stopped) == (cpu.spins, cpu.stopped)
        assert np.array_equal(gpu.values, cpu.values)
        assert np.array_equal(gpu.counts, cpu.counts)


@pytest.mark.skipif(shutil.which("g++") is None, reason="needs a C++ compiler")
def test_a_word_is_thrown_away_as_on_the_cpu(tmp_path: Path) -> None:
    plan = plan_of(EU, ("red",), "martingale", seed=2026, spins=5)
    gpu, cpu = on_gpu(plan, 3_191_978, 1, tmp_path), play(plan, 3_191_978, 1)
    assert gpu.values.tolist() == cpu.values.tolist()


@pytest.mark.skipif(shutil.which("g++") is None, reason="needs a C++ compiler")
def test_nobody_stakes_what_he_has_not(tmp_path: Path) -> None:
    """No such plan is made; both loops play it rightly all the same."""
    plan = replace(plan_of(EU, ("red=10",), "martingale", limit=80_00), bankroll=5_00)
    for tally in (on_gpu(plan, 0, 50, tmp_path), play(plan, 0, 50)):
        assert (tally.values.tolist(), tally.counts.tolist(), tally.spins, tally.stopped) == ([5_00], [50], 0, 50)


def test_money_is_as_narrow_as_it_may_be() -> None:
    assert not scaled(plan_of(EU, ("red",), "martingale")).wide
    assert scaled(plan_of(EU, ("red",), "martingale", bankroll=10**13)).wide
    assert scaled(plan_of(EU, ("red",), "martingale")).wins == sum(
        1 << pocket for pocket in (1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36)
    )


def test_what_a_gpu_does_not_play_is_refused() -> None:
    slip = slip_of(EU, "red")
    with pytest.raises(Refused, match="use the CPU"):
        scaled(make_plan(slip, labouchere(), sessions=1, spins=1, bankroll=50_00))
    with pytest.raises(Refused, match="stages"):
        scaled(make_plan(slip, named_system("dalembert"), sessions=1, spins=1, bankroll=50_00))
    with pytest.raises(Refused, match="give a limit"):
        scaled(make_plan(slip, named_system("martingale"), sessions=1, spins=1, bankroll=50_00))


def test_without_cupy_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cupy", None)
    with pytest.raises(Refused, match=r"croupier\[gpu\]"):
        next(Gpu().tallies(plan_of(EU, ("red",), "martingale"), [(0, 1)]))


def test_neighbouring_ranges_are_launched_together() -> None:
    assert list(_joined([(0, 10), (10, 5), (20, 5)])) == [(0, 15), (20, 5)]
    assert list(_joined([(0, 1 << 26), (1 << 26, 7)])) == [(0, 1 << 26), (1 << 26, 7)]
