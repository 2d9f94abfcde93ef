"""The GPU's source, run here as plain C++ thread by thread: draw for draw the same as the CPU."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import sys
import tempfile
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.maths.plain_sessions import same
from tests.maths.support import EU, SNAKE, US, slip_of, uneven

from croupier.maths.simulate.machines.gpu import Gpu, _joined, formed, launch, tally_of
from croupier.maths.simulate.machines.gpu_source import SOURCE
from croupier.maths.simulate.plans import Plan, make_plan
from croupier.maths.simulate.players import Tally, play
from croupier.maths.systems.strategies import system_from_python
from croupier.maths.systems.systems import named_system
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
struct uint4 { unsigned x, y, z, w; };
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

    def __init__(self, options: tuple[str, ...], folder: Path) -> None:
        source = SOURCE.replace("extern __shared__ uint4 room[];", "static uint4 room[1 << 13];")
        (folder / "kernel.cpp").write_text(AROUND + source + RUN)
        library = folder / "kernel.so"
        command = [
            "g++",
            "-O1",
            "-w",
            "-shared",
            "-fPIC",
            *options,
            "-o",
            str(library),
            str(folder / "kernel.cpp"),
        ]
        subprocess.run(command, check=True)
        self.library = ctypes.CDLL(str(library))

    def __call__(self, grid: tuple[int], block: tuple[int], arguments: tuple[Any, ...], *, shared_mem: int) -> None:
        assert grid[0] * block[0] >= arguments[3]
        assert shared_mem <= 1 << 17
        converted = [
            value.ctypes.data_as(ctypes.c_void_p)
            if isinstance(value, np.ndarray)
            else np.ctypeslib.as_ctypes_type(value.dtype)(value.item())
            for value in arguments
        ]
        for thread in range(int(arguments[3])):
            self.library.run_thread(thread, 0, 1)
            self.library.sessions(*converted)


@cache
def kernel_of(options: tuple[str, ...]) -> PlainKernel:
    with tempfile.TemporaryDirectory() as folder:
        return PlainKernel(options, Path(folder))


def on_gpu(plan: Plan, first: int, count: int) -> Tally:
    form = formed(plan)
    return tally_of(np, plan, form, first, *launch(np, kernel_of(tuple(form.options)), plan, form, first, count))


TEN_BETS = ("red=5", "straight-17", "split-1-2=2", "corner-1-2-4-5=3", "dozen-2=7", "column-1=4", "odd=9", "straight-0")


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
        (EU, TEN_BETS, "dalembert", {"bankroll": 9000_00, "limit": 4000_00}),
        (EU, ("red",), "dalembert", {"bankroll": 500_00, "limit": 400_00, "spins": 40}),
        (US, ("red",), "labouchere", {"limit": 15_00}),
        (EU, ("red",), "labouchere", {"bankroll": 200_00, "limit": 90_00}),
        (EU, ("red",), "labouchere", {"bankroll": 10**11, "limit": 10**10}),
        (EU, ("dozen-2",), "labouchere", {"bankroll": 200_00, "limit": 90_00, "target": 230_50}),
        (EU, ("red",), "oscars-grind", {"bankroll": 200_00, "limit": 90_00}),
        (US, ("dozen-2", "straight-0"), "oscars-grind", {"bankroll": 200_00, "limit": 90_00}),
    ],
)
def test_every_session_ends_as_on_the_cpu(
    rules: TableRules, bets: tuple[str, ...], name: str, terms: dict[str, Any], tmp_path: Path
) -> None:
    plan = plan_of(rules, bets, name, **terms)
    for first in (0, 2**33 + 5):
        assert same(on_gpu(plan, first, 150), play(plan, first, 150))


@pytest.mark.skipif(shutil.which("g++") is None, reason="needs a C++ compiler")
@pytest.mark.parametrize("name", ["flat", "martingale", "labouchere", "oscars-grind"])
def test_in_prison_as_on_the_cpu(name: str) -> None:
    slip = slip_of(EU, "red", "straight-0", unit=200, option="in-prison", choice="leave")
    system = named_system(name, 100)
    plan = make_plan(slip, system, sessions=2**40, spins=500, bankroll=900_00, limit=400_00, seed=3)
    assert plan.prison
    assert same(on_gpu(plan, 7, 150), play(plan, 7, 150))


@pytest.mark.skipif(shutil.which("g++") is None, reason="needs a C++ compiler")
@pytest.mark.parametrize("bets", [("red", "snake"), ("red", "black", "odd", "even", "low", "high", "snake")])
@pytest.mark.parametrize("name", ["martingale", "labouchere", "oscars-grind"])
def test_prisons_below_prisons_as_on_the_cpu(name: str, bets: tuple[str, ...]) -> None:
    slip = slip_of(SNAKE, *bets, unit=200, option="three-prisons")
    plan = make_plan(slip, named_system(name, 100), sessions=2**40, spins=500, bankroll=900_00, limit=400_00, seed=3)
    assert same(on_gpu(plan, 7, 100), play(plan, 7, 100))


@pytest.mark.skipif(shutil.which("g++") is None, reason="needs a C++ compiler")
@pytest.mark.parametrize("body", ["state[0] = min(3, bankroll // 700)", "state[0] += 1"])
def test_a_user_s_function_as_on_the_cpu(body: str) -> None:
    """Who goes beyond the tables is played anew by the CPU."""
    text = f"opening = (1,)\ndef strategy(state, result, bankroll):\n    {body}\n    return max(1, state[0] % 5)"
    plan = make_plan(
        slip_of(EU, "red"), system_from_python(text, "mine.py"), sessions=99, spins=333, bankroll=40_00, limit=9_00
    )
    assert same(on_gpu(plan, 0, 99), play(plan, 0, 99))


@pytest.mark.skipif(shutil.which("g++") is None, reason="needs a C++ compiler")
@pytest.mark.parametrize("name", ["martingale", "labouchere", "oscars-grind"])
def test_an_unequal_wheel_and_tips_as_on_the_cpu(name: str) -> None:
    slip = uneven(slip_of(US, "red", "straight-17", "tip:red=0.5", tips=True))
    plan = make_plan(slip, named_system(name, 80), sessions=2**40, spins=100, bankroll=700_00, limit=200_00, seed=3)
    for first in (0, 2**33 + 5):
        assert same(on_gpu(plan, first, 150), play(plan, first, 150))


@pytest.mark.skipif(shutil.which("g++") is None, reason="needs a C++ compiler")
def test_without_a_bankroll_as_on_the_cpu() -> None:
    plan = make_plan(slip_of(US, "red", "straight-7"), named_system("flat"), sessions=99, spins=77)
    assert same(on_gpu(plan, 0, 99), play(plan, 0, 99))


@pytest.mark.skipif(shutil.which("g++") is None, reason="needs a C++ compiler")
def test_a_word_is_thrown_away_as_on_the_cpu() -> None:
    plan = plan_of(EU, ("red",), "martingale", seed=2026, spins=5)
    gpu, cpu = on_gpu(plan, 1_458_285, 1), play(plan, 1_458_285, 1)
    assert gpu.values.tolist() == cpu.values.tolist()


@pytest.mark.skipif(shutil.which("g++") is None, reason="needs a C++ compiler")
def test_nobody_stakes_what_he_has_not() -> None:
    """No such plan is made; both loops play it rightly all the same."""
    plan = replace(plan_of(EU, ("red=10",), "martingale", limit=80_00), bankroll=5_00)
    for tally in (on_gpu(plan, 0, 50), play(plan, 0, 50)):
        assert (tally.values.tolist(), tally.counts.tolist(), tally.spins, tally.stopped) == ([5_00], [50], 0, 50)


def test_money_is_as_narrow_as_it_may_be() -> None:
    assert formed(plan_of(EU, ("red",), "martingale")).money is np.int32
    assert formed(plan_of(EU, ("red",), "martingale", bankroll=10**13)).money is np.int64
    assert formed(plan_of(EU, ("red",), "martingale", limit=10**10)).money is np.int64


def test_what_a_gpu_does_not_play_is_refused() -> None:
    slip = slip_of(EU, "red")
    drawing = system_from_python(
        "import random\ndef strategy(state, result, bankroll):\n    return random.randint(1, 2)", "mine.py"
    )
    for system, source in ((drawing, None), (named_system("flat"), np.zeros(9, np.uint8))):
        with pytest.raises(Refused, match="use the CPU"):
            formed(make_plan(slip, system, sessions=1, spins=1, bankroll=50_00, source=source))


def test_without_cupy_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cupy", None)
    with pytest.raises(Refused, match=r"croupier\[gpu\]"):
        next(Gpu().tallies(plan_of(EU, ("red",), "martingale"), [(0, 1)]))


def test_neighbouring_ranges_are_launched_together() -> None:
    assert list(_joined([(0, 10), (10, 5), (20, 5)])) == [(0, 15), (20, 5)]
    assert list(_joined([(0, 1 << 26), (1 << 26, 7)])) == [(0, 1 << 26), (1 << 26, 7)]
