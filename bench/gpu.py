"""Every system on the first NVIDIA GPU: spins played per second, and the same sessions on the CPU, draw for draw.

Needs the extra `gpu` and a card; `python -m bench gpu` says so where there is none. The time is that of the kernel, by
the card's own events, the median of several launches; what is counted are spins that were really played. In the same
run a bare kernel plays the Martingale with a cheap generator of 32 bits, whose pockets are not quite equally likely,
and writes nothing but the final money: that is what the card can do.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable
from typing import Any

import numpy as np

from croupier.maths import read_slip
from croupier.maths.simulate.loops import loop_of
from croupier.maths.simulate.machines.gpu import Gpu, formed, kernel_of, launch
from croupier.maths.simulate.plans import Plan, make_plan
from croupier.maths.simulate.players import play
from croupier.maths.systems.systems import NAMES, named_system
from croupier.rules import table_rules

EU = table_rules("classic", "single-zero")
US = table_rules("colorado", "double-zero")
PRISON = table_rules("colorado", "single-zero")
SESSIONS, LAUNCHES, COMPARED, SPINS = 1 << 26, 9, 20_000, 1000

BARE = r"""
extern "C" __global__ void bare(unsigned seed, unsigned count, int spins, unsigned long long wins, int *final_money)
{
    const unsigned place = blockIdx.x * blockDim.x + threadIdx.x;
    if (place >= count) return;
    unsigned x = (seed ^ place) * 2654435761u + 1u;
    int bank = 1000, stake = 1;
    for (int spin = 0; spin < spins && bank > 0; ++spin) {
        x = x * 1664525u + 1013904223u;
        const bool won = wins >> __umulhi(x, 37u) & 1;
        bank += won ? stake : -stake;
        stake = won ? 1 : 2 * stake;
        if (stake > 500 || stake > bank) stake = 1;
    }
    final_money[place] = bank;
}
"""


def run() -> dict[str, Any]:
    try:
        import cupy  # noqa: PLC0415 - only where there is one

        card = cupy.cuda.runtime.getDeviceProperties(0)["name"].decode()
    except (ImportError, RuntimeError) as missing:
        return {"skipped": f"no GPU here: {type(missing).__name__}"}
    bare = bare_speed(cupy)
    found = {name: {**spins_per_second(cupy, plan), "same_as_cpu": same(plan)} for name, plan in plans().items()}
    martingale = found["martingale single-zero"]["billion_per_second"]
    return {
        "card": card,
        "goal": "as near as it gets to 1,012e9 Martingale spins/s",
        "bare_martingale_billion_per_second": bare,
        "martingale_over_bare": round(martingale / bare, 2),
        "systems": found,
    }


def plans() -> dict[str, Plan]:
    """Bankroll 1000, unit 1, limit 500, 1000 spins: the session of the documentation, with every system."""
    given: dict[str, Plan] = {}
    for rules in (EU, US):
        for system in NAMES:
            given[f"{system} {rules.wheel.name}"] = plan_of(rules, ("red",), system)
    for system in ("martingale", "labouchere", "oscars-grind"):
        given[f"{system} in prison"] = plan_of(PRISON, ("red",), system, option="in-prison", choice="leave")
    for system in ("martingale", "labouchere"):
        given[f"{system} on three bets"] = plan_of(EU, ("red", "dozen-2", "straight-17"), system)
    given["labouchere on a dozen"] = plan_of(EU, ("dozen-1",), "labouchere")
    return given


def plan_of(rules: Any, bets: tuple[str, ...], system: str, **zero: Any) -> Plan:
    slip = read_slip(rules, bets, 100, **zero)
    limit = 50_000
    return make_plan(
        slip,
        named_system(system, limit // slip.staked),
        sessions=1 << 40,
        spins=SPINS,
        seed=1,
        bankroll=100_000,
        limit=limit,
    )


def spins_per_second(cupy: Any, plan: Plan) -> dict[str, Any]:
    form = formed(plan)
    kernel = kernel_of(cupy, form)
    played: Any = None

    def once(turn: int) -> None:
        nonlocal played
        _, played, _ = launch(cupy, kernel, plan, form, turn * SESSIONS, SESSIONS)

    seconds = median_seconds(cupy, once)
    spins = int(played.sum(dtype=cupy.uint64))
    return {
        "billion_per_second": round(spins / seconds / 1e9, 1),
        "seconds": round(seconds, 4),
        "spins": spins,
        "loop": loop_of(plan) if form.kind == 0 else "arithmetic",
        "registers": kernel.num_regs,
        "shared_bytes": form.shared_bytes,
    }


def bare_speed(cupy: Any) -> float:
    kernel = cupy.RawKernel(BARE, "bare")
    wins = sum(1 << pocket for pocket, gain in enumerate(plan_of(EU, ("red",), "flat").gains[0]) if gain > 0)
    final = cupy.empty(SESSIONS, np.int32)

    def once(turn: int) -> None:
        arguments = (np.uint32(turn), np.uint32(SESSIONS), np.int32(SPINS), np.uint64(wins), final)
        kernel((SESSIONS // 256,), (256,), arguments)

    seconds = median_seconds(cupy, once)
    # Who is ruined has stopped before; about as many spins are played as by our own sessions.
    played = play(plan_of(EU, ("red",), "martingale"), 0, COMPARED).spins / COMPARED
    return round(played * SESSIONS / seconds / 1e9, 1)


def median_seconds(cupy: Any, once: Callable[[int], None]) -> float:
    times: list[float] = []
    for turn in range(LAUNCHES):
        start, end = cupy.cuda.Event(), cupy.cuda.Event()
        start.record()
        once(turn)
        end.record()
        end.synchronize()
        times.append(cupy.cuda.get_elapsed_time(start, end) / 1000)
    return statistics.median(times[1:])


def same(plan: Plan) -> bool:
    """The same sessions by the CPU: final money, spins, and how many had to stop, to the cent."""
    (gpu,) = Gpu().tallies(plan, [(12_345, COMPARED)])
    cpu = play(plan, 12_345, COMPARED)
    return (
        (gpu.spins, gpu.stopped) == (cpu.spins, cpu.stopped)
        and np.array_equal(gpu.values, cpu.values)
        and np.array_equal(gpu.counts, cpu.counts)
    )
