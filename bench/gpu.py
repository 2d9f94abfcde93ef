"""The Martingale on the first NVIDIA GPU: spins played per second, and the same sessions on the CPU, draw for draw.

Needs the extra `gpu` and a card; `python -m bench gpu` says so where there is none. The time is that of the kernel, by
the card's own events, the median of several launches; what is counted are spins that were really played.
"""

from __future__ import annotations

import statistics
from typing import Any

import numpy as np

from croupier.maths import read_slip
from croupier.maths.simulate.gpu import Gpu, kernel_of, launch, scaled
from croupier.maths.simulate.plans import Plan, make_plan
from croupier.maths.simulate.players import play
from croupier.maths.systems.systems import named_system
from croupier.rules import table_rules

EU = table_rules("classic", "single-zero")
US = table_rules("colorado", "double-zero")
SESSIONS, LAUNCHES, COMPARED = 1 << 26, 9, 20_000


def run() -> dict[str, Any]:
    try:
        import cupy  # noqa: PLC0415 - only where there is one

        card = cupy.cuda.runtime.getDeviceProperties(0)["name"].decode()
    except (ImportError, RuntimeError) as missing:
        return {"skipped": f"no GPU here: {type(missing).__name__}"}
    plans = {f"{system} {rules.wheel.name}": plan_of(rules, system) for rules in (EU, US) for system in SYSTEMS}
    speed = {name: spins_per_second(cupy, plan) for name, plan in plans.items() if name.startswith("martingale")}
    return {
        "card": card,
        "goal": ">= 500e9 Martingale spins/s",
        "spins_per_second": speed,
        "same_as_cpu": {name: same(plan) for name, plan in plans.items()},
    }


SYSTEMS = ("martingale", "dalembert", "fibonacci", "paroli", "flat")


def plan_of(rules: Any, system: str) -> Plan:
    """Bankroll 1000, unit 1, limit 500, 1000 spins: the session of the documentation."""
    slip = read_slip(rules, ["red"], 100)
    return make_plan(
        slip, named_system(system, 500), sessions=1 << 40, spins=1000, seed=1, bankroll=100_000, limit=50_000
    )


def spins_per_second(cupy: Any, plan: Plan) -> dict[str, Any]:
    form = scaled(plan)
    kernel = kernel_of(cupy, form)
    times, spins = [], 0
    for turn in range(LAUNCHES):
        start, end = cupy.cuda.Event(), cupy.cuda.Event()
        start.record()
        _, played, _ = launch(cupy, kernel, plan, form, turn * SESSIONS, SESSIONS)
        end.record()
        end.synchronize()
        times.append(cupy.cuda.get_elapsed_time(start, end) / 1000)
        spins = int(played.sum(dtype=cupy.uint64))
    seconds = statistics.median(times[1:])
    return {"spins": spins, "seconds": round(seconds, 4), "billion_per_second": round(spins / seconds / 1e9, 1)}


def same(plan: Plan) -> bool:
    """The same sessions by the CPU: final money and spins, to the cent."""
    (gpu,) = Gpu().tallies(plan, [(12_345, COMPARED)])
    cpu = play(plan, 12_345, COMPARED)
    return gpu.spins == cpu.spins and np.array_equal(gpu.values, cpu.values) and np.array_equal(gpu.counts, cpu.counts)
