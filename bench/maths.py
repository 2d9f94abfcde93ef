"""The simulation against plain loops of the same task in C and in Python, in the same run, and the exact methods.

`per_core` has every system in millions of spins in a second of CPU time, the median of several turns, and how many
times as fast that is as a C loop that plays the slip flat on the same generator, turn about: on a machine that has
other work the ratios stay. That loop and one of the Martingale end with the same cents as ours.

The plain loop draws without bias, as ours does (`randrange`), and does nothing that it need not do. Beside it stands
the ratio to a loop with the quickest idiom there is, `int(random() * 37)`, whose pockets are not quite equally likely.
Per core by CPU time; both cores by the clock, one after the other, the best of several turns.
"""

from __future__ import annotations

import csv
import ctypes
import json
import random
import statistics
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from bench import _plain as plain_c
from croupier.maths import Slip, coup, read_slip
from croupier.maths.bias import judge, read_spins
from croupier.maths.exact.sessions import ask
from croupier.maths.ruin.chains import Terms, system_ruin
from croupier.maths.simulate.loops import loop_of
from croupier.maths.simulate.plans import Plan, make_plan
from croupier.maths.simulate.players import Cpu, play, simulate
from croupier.maths.systems.strategies import system_from_python
from croupier.maths.systems.systems import NAMES, named_system
from croupier.rules import table_rules, wheel

EU = table_rules("classic", "single-zero")
TEN_BETS = (
    "red=5", "straight-17", "split-1-2=2", "corner-1-2-4-5=3", "dozen-2=7", "column-1=4", "street-13-14-15",
    "line-1-2-3-4-5-6=2", "odd=9", "straight-0",
)  # fmt: skip
PRISON = table_rules("colorado", "single-zero")
SPINS, TURNS = 1000, 7
MINE = """
opening = (1,)
def strategy(state, result, bankroll):
    if result == -1:
        state[0] = min(9, 2 * state[0] + 1)
    elif result == 1:
        state[0] = max(1, state[0] - 2)
    return state[0]
"""


def run() -> dict[str, Any]:
    red, ten = read_slip(EU, ["red"], 100), read_slip(EU, TEN_BETS, 100)
    flat_red = make_plan(red, named_system("flat"), sessions=1 << 40, spins=SPINS, seed=1)
    flat_ten = make_plan(ten, named_system("flat"), sessions=1 << 40, spins=SPINS, seed=1)
    martingale = make_plan(
        red, named_system("martingale", 500), sessions=1 << 40, spins=SPINS, seed=1, bankroll=100_000, limit=50_000
    )
    return {
        "per_core": per_core(),
        "labouchere_chain_100_to_150": chain_seconds(),
        "flat_red": {"goal": ">= 200", **compared(flat_red, plain_flat)},
        "ten_bets": {"goal": ">= 200", **compared(flat_ten, plain_ten)},
        "martingale": {"goal": ">= 60 per core", **compared(martingale, plain_martingale)},
        "both_cores": {"goal": ">= 1.8", **both_cores(martingale)},
        "ten_thousand_spins_s": exact_seconds(),
        "a_million_spins": bias_seconds(),
    }


def plans() -> dict[str, tuple[str, Plan]]:
    """What a core must play, with its goal: the session of the documentation, and variations of it."""
    red, prison = read_slip(EU, ["red"], 100), read_slip(PRISON, ["red"], 100, option="in-prison", choice="leave")
    dozen, several = read_slip(EU, ["dozen-1"], 100), read_slip(EU, ["red", "dozen-2", "straight-17"], 100)
    terms: dict[str, Any] = {"sessions": 1 << 40, "spins": SPINS, "seed": 1}
    bank = {**terms, "bankroll": 100_000, "limit": 50_000}

    def of(slip: Slip, name: str) -> tuple[str, Plan]:
        return ">= 150", make_plan(slip, named_system(name, 50_000 // slip.staked), **bank)

    return {
        "flat red, no bankroll": (">= 700", make_plan(red, named_system("flat"), **terms)),
        **{name: of(red, name) for name in NAMES},
        "martingale in prison": of(prison, "martingale"),
        "oscars-grind in prison": of(prison, "oscars-grind"),
        "labouchere in prison": of(prison, "labouchere"),
        "labouchere on a dozen": of(dozen, "labouchere"),
        "oscars-grind on a dozen": of(dozen, "oscars-grind"),
        "martingale on three bets": of(several, "martingale"),
        "labouchere on three bets": of(several, "labouchere"),
        "a function of a user": (">= 150", make_plan(red, system_from_python(MINE, "mine.py"), **bank)),
    }


def per_core() -> dict[str, Any]:
    plain = plain_c.compiled()
    found: dict[str, Any] = {}
    for name, (goal, plan) in plans().items():
        ours, ratios = [], []
        play(plan, 0, 64)
        for turn in range(1, 2 * TURNS):
            speed = plain_speed(plain, turn) if plain else None
            before = time.thread_time()
            spins = play(plan, turn << 20, 3_000).spins
            ours.append(spins / (time.thread_time() - before))
            if speed:
                ratios.append(ours[-1] / speed)
        found[name] = {"goal": goal, "million_a_second": round(statistics.median(ours) / 1e6), "loop": loop_of(plan)}
        if plain:
            found[name]["times_the_flat_loop_in_c"] = round(statistics.median(ratios), 2)
    if plain:
        found["the flat loop in c"] = {
            "million_a_second": round(statistics.median(plain_speed(plain, turn) for turn in range(TURNS)) / 1e6),
            "same_cents": same_cents(plain),
        }
    return found


def plain_speed(plain: Any, turn: int) -> float:
    gains = np.array(
        make_plan(read_slip(EU, ["red"], 100), named_system("flat"), sessions=1, spins=1).gains[0], np.int64
    )
    address = gains.ctypes.data_as(ctypes.c_void_p)
    before = time.thread_time()
    plain.flat(ctypes.c_uint64(1), ctypes.c_uint64(turn << 20), ctypes.c_int64(500), ctypes.c_int64(SPINS), 37, address)
    return 500 * SPINS / (time.thread_time() - before)


def same_cents(plain: Any) -> bool:
    """Do the loops in C end with the same money as ours?"""
    flat, martingale = plans()["flat red, no bankroll"][1], plans()["martingale"][1]
    gains = np.array(flat.gains[0], np.int64).ctypes.data_as(ctypes.c_void_p)
    first, count, played = 12_345, 3_000, ctypes.c_int64()
    given = (ctypes.c_uint64(1), ctypes.c_uint64(first), ctypes.c_int64(count), ctypes.c_int64(SPINS), 37, gains)
    bank = (ctypes.c_int64(100_000), ctypes.c_int64(100), ctypes.c_int64(50_000), ctypes.byref(played))
    tallies = play(flat, first, count), play(martingale, first, count)
    nets = [int((tally.values * tally.counts).sum()) for tally in tallies]
    return (nets[0], nets[1] - count * 100_000, tallies[1].spins) == (
        plain.flat(*given),
        plain.martingale(*given, *bank),
        played.value,
    )


def chain_seconds() -> dict[str, Any]:
    """The exact chance to come from 100 to 150 with a Labouchere, by CPU time."""
    one = coup(read_slip(EU, ["red"], 100))
    times = []
    for _ in range(3):
        before = time.process_time()
        found = system_ruin(named_system("labouchere"), one, Terms(10_000, 15_000))
        times.append(time.process_time() - before)
    return {
        "goal": "< 5 s",
        "cpu_s": round(statistics.median(times), 2),
        "states": found.states,
        "win": found.win.value,
        "error": found.error,
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
