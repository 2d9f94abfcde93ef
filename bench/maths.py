"""The simulation against plain Python loops of the same task, in the same run, and the exact methods by the clock.

The plain loop draws without bias, as ours does (`randrange`), and does nothing that it need not do. Beside it stands
the ratio to a loop with the quickest idiom there is, `int(random() * 37)`, whose pockets are not quite equally likely.
Per core by CPU time; both cores by the clock, one after the other, the best of several turns.
"""

from __future__ import annotations

import csv
import json
import random
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from croupier.maths import coup, read_slip
from croupier.maths.bias import judge, read_spins
from croupier.maths.exact.sessions import ask
from croupier.maths.simulate.plans import Plan, make_plan
from croupier.maths.simulate.players import Cpu, play, simulate
from croupier.maths.systems.systems import named_system
from croupier.rules import table_rules, wheel

EU = table_rules("classic", "single-zero")
TEN_BETS = (
    "red=5", "straight-17", "split-1-2=2", "corner-1-2-4-5=3", "dozen-2=7", "column-1=4", "street-13-14-15",
    "line-1-2-3-4-5-6=2", "odd=9", "straight-0",
)  # fmt: skip
SPINS, TURNS = 1000, 7


def run() -> dict[str, Any]:
    red, ten = read_slip(EU, ["red"], 100), read_slip(EU, TEN_BETS, 100)
    flat_red = make_plan(red, named_system("flat"), sessions=1 << 40, spins=SPINS, seed=1)
    flat_ten = make_plan(ten, named_system("flat"), sessions=1 << 40, spins=SPINS, seed=1)
    martingale = make_plan(
        red, named_system("martingale", 500), sessions=1 << 40, spins=SPINS, seed=1, bankroll=100_000, limit=50_000
    )
    return {
        "flat_red": {"goal": ">= 200", **compared(flat_red, plain_flat)},
        "ten_bets": {"goal": ">= 200", **compared(flat_ten, plain_ten)},
        "martingale": {"goal": ">= 60 per core", **compared(martingale, plain_martingale)},
        "both_cores": {"goal": ">= 1.8", **both_cores(martingale)},
        "ten_thousand_spins_s": exact_seconds(),
        "a_million_spins": bias_seconds(),
    }


def compared(plan: Plan, plain: Callable[[int, bool], int]) -> dict[str, Any]:
    """Nanoseconds a spin on one core, both sides taking turns; the best turn of each counts."""
    play(plan, 0, 64)
    ours: list[float] = []
    slow: list[float] = []
    quick: list[float] = []
    for turn in range(TURNS):
        before = time.thread_time()
        spins = play(plan, turn << 20, 4_000).spins
        ours.append((time.thread_time() - before) / spins)
        for times, unbiased in ((slow, True), (quick, False)):
            before = time.thread_time()
            spins = plain(20, unbiased)
            times.append((time.thread_time() - before) / spins)
    return {
        "ns_a_spin": round(min(ours) * 1e9, 2),
        "plain_ns_a_spin": round(min(slow) * 1e9, 1),
        "ratio": round(min(slow) / min(ours), 1),
        "ratio_to_the_quickest_idiom": round(min(quick) / min(ours), 1),
    }


def draws(unbiased: bool) -> Callable[[int], int]:
    if unbiased:
        return random.randrange
    return lambda pockets: int(random.random() * pockets)


def plain_flat(sessions: int, unbiased: bool) -> int:
    red = {int(number) for number in EU.layout.bets["red"].covers}
    randrange, uniform = random.randrange, random.random
    for _ in range(sessions):
        net = 0
        if unbiased:
            for _ in range(SPINS):
                net += 100 if randrange(37) in red else -100
        else:
            for _ in range(SPINS):
                net += 100 if int(uniform() * 37) in red else -100
    return sessions * SPINS


def plain_ten(sessions: int, unbiased: bool) -> int:
    slip = read_slip(EU, TEN_BETS, 100)
    bets = [
        (frozenset(map(int, EU.layout.bets[wager.bet].covers)), wager.stake, EU.pay_table.pays(wager.bet))
        for wager in slip.wagers
    ]
    draw = draws(unbiased)
    for _ in range(sessions):
        net = 0
        for _ in range(SPINS):
            pocket = draw(37)
            for covers, stake, pays in bets:
                net += stake * pays if pocket in covers else -stake
    return sessions * SPINS


def plain_martingale(sessions: int, unbiased: bool) -> int:
    red = {int(number) for number in EU.layout.bets["red"].covers}
    randrange, uniform = random.randrange, random.random
    played = 0
    for _ in range(sessions):
        bankroll, stake = 100_000, 100
        for _ in range(SPINS):
            pocket = randrange(37) if unbiased else int(uniform() * 37)
            played += 1
            if pocket in red:
                bankroll += stake
                stake = 100
            else:
                bankroll -= stake
                stake *= 2
                if stake > 50_000 or stake > bankroll:
                    stake = 100
                    if stake > bankroll:
                        break
    return played


def both_cores(plan: Plan) -> dict[str, Any]:
    """The whole of `simulate` on one thread and on two, turn about, by the clock."""
    smaller = replace(plan, sessions=480_000)  # long enough that the last chunk does not count
    clock: dict[int, list[float]] = {1: [], 2: []}
    busy: dict[int, list[float]] = {1: [], 2: []}
    for _ in range(TURNS):  # the two cores must be free at the same time once at least
        for threads in (1, 2):
            before, worked = time.perf_counter(), time.process_time()
            simulate(smaller, Cpu(threads))
            clock[threads].append(time.perf_counter() - before)
            busy[threads].append(time.process_time() - worked)
    return {
        "one_s": round(min(clock[1]), 3),
        "two_s": round(min(clock[2]), 3),
        "ratio": round(min(clock[1]) / min(clock[2]), 2),
        # What two threads cost in CPU time beside one: 1 is no loss, whatever else the machine does meanwhile.
        "cpu_of_two_over_one": round(min(busy[2]) / min(busy[1]), 2),
    }


def exact_seconds() -> dict[str, float]:
    """Any slip over 10,000 spins in less than a second: an easy one, a wide one, and one with odd cents."""
    slips = {
        "red": ("red",),
        "ten_bets": TEN_BETS,
        "odd_cents": ("red=1000", "straight-17=0.01", "split-1-2=33.33", "dozen-2=77.77"),
    }
    seconds = {}
    for name, bets in slips.items():
        net = coup(read_slip(EU, bets, 100)).net
        ask(net, 100)
        before = time.perf_counter()
        ask(net, 10_000)
        seconds[name] = round(time.perf_counter() - before, 3)
    return seconds


def bias_seconds() -> dict[str, float]:
    """A million spins: read from CSV, beside the bare reader of the standard library, and judged."""
    numbers = np.random.default_rng(1).integers(37, size=1_000_000).tolist()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "spins.csv"
        rows = (f"2026-03-01,{number},{'Ann' if place // 50 % 2 else 'Bob'}" for place, number in enumerate(numbers))
        file.write_text("\n".join(["Date,Number,Dealer", *rows]))
        before = time.perf_counter()
        spins = read_spins(file, wheel("single-zero"))
        read = time.perf_counter()
        judge(spins)
        judged = time.perf_counter()
        bare = sum(1 for _ in csv.reader(file.read_text().splitlines()))
        assert bare == 1 + len(spins.pockets)
        return {
            "goal": 1.0,
            "csv_s": round(read - before, 3),
            "bare_csv_reader_s": round(time.perf_counter() - judged, 3),
            "judged_s": round(judged - read, 3),
        }


if __name__ == "__main__":
    print(json.dumps(run(), indent=2))
