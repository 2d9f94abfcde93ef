"""Settling wagers, against the least that any program must do for it, in the same run.

Two ratios: a million wagers at once against a bare gather and multiply of the same arrays, and one wager in plain
Python against a look-up in a dictionary and a multiply written by hand. CPU time, the two sides taking turns.
"""

from __future__ import annotations

import timeit
from collections.abc import Callable
from statistics import median
from time import process_time

import numpy as np

from croupier.game import PayTable
from croupier.game.batch import BatchPayTable
from croupier.rules import table_rules

OUTCOME = "17"


def run(wagers: int = 1_000_000, calls: int = 200_000, repeats: int = 15) -> dict[str, object]:
    pay_table = table_rules("house", "double-zero").pay_table
    return {
        "many_wagers": many_wagers(pay_table, wagers, repeats),
        "one_wager": one_wager(pay_table, calls, repeats),
    }


def many_wagers(pay_table: PayTable, wagers: int, repeats: int) -> dict[str, object]:
    batch = BatchPayTable(pay_table)
    random = np.random.default_rng(17)
    bets = random.integers(len(batch.bets), size=wagers)
    stakes = random.integers(1_00, 1_000_00, size=wagers)
    payoffs = np.array([pay_table.payoffs[OUTCOME][bet] for bet in batch.bets])

    def bare() -> object:
        return payoffs[bets] * stakes

    def ours() -> object:
        return batch.net(bets, stakes, OUTCOME)

    assert np.array_equal(payoffs[bets] * stakes, batch.net(bets, stakes, OUTCOME))
    return {"wagers": wagers, "goal": "ratio <= 5", **compared(bare, ours, repeats, calls=1)}


def one_wager(pay_table: PayTable, calls: int, repeats: int) -> dict[str, object]:
    """Against the barest: a dictionary of one outcome, no function call. And against one that knows every outcome."""
    bet, stake = "split-17-20", 5_00
    names = {
        "bet": bet,
        "stake": stake,
        "outcome": OUTCOME,
        "pay_table": pay_table,
        "of_outcome": dict(pay_table.payoffs[OUTCOME]),
        "of_all": {outcome: dict(row) for outcome, row in pay_table.payoffs.items()},
    }

    def timed(statement: str) -> Callable[[], object]:
        timer = timeit.Timer(statement, globals=names)
        return lambda: timer.timeit(calls)

    ours = timed("pay_table.net(bet, stake, outcome)")
    bare, every_outcome = timed("of_outcome[bet] * stake"), timed("of_all[outcome][bet] * stake")
    assert pay_table.net(bet, stake, OUTCOME) == 17 * stake
    return {
        "calls": calls,
        "goal": "ratio < 3",
        **compared(bare, ours, repeats, calls),
        "ratio_to_all_outcomes": compared(every_outcome, ours, repeats, calls)["ratio"],
    }


def compared(bare: Callable[[], object], ours: Callable[[], object], repeats: int, calls: int) -> dict[str, object]:
    """Medians of CPU time per call, in nanoseconds. Taking turns, both sides meet the same noise."""
    spent: dict[Callable[[], object], list[float]] = {bare: [], ours: []}
    for _ in range(repeats):
        for side, times in spent.items():
            before = process_time()
            side()
            times.append(process_time() - before)
    bare_ns, ours_ns = (median(times) / calls * 1e9 for times in spent.values())
    return {"bare_ns": round(bare_ns, 1), "ours_ns": round(ours_ns, 1), "ratio": round(ours_ns / bare_ns, 2)}
