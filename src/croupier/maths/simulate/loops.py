"""Which loop plays a plan, and its call. Results do not depend on it; speed does."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from croupier.maths.simulate import kernels
from croupier.maths.simulate.functions import any_sessions, any_sessions_with
from croupier.maths.simulate.lists import after_ways, list_sessions, ways_of
from croupier.maths.simulate.philox import key_of, thresholds
from croupier.maths.simulate.plans import NO_TARGET, Plan
from croupier.maths.simulate.tables import Tables, tables_of
from croupier.maths.systems.systems import LABOUCHERE, FunctionSystem, TableSystem
from croupier.refusal import Refused

Ints = NDArray[np.int64]
Flags = NDArray[np.uint8]
OFTEN = 0.25  # a share of all series
Played = tuple[Ints, Ints, Flags]
"""Of each session the final money, the spins that it played, and whether it ended (`kernels.OVER`) before all."""


def loop_of(plan: Plan) -> str:
    """Which loop plays it: flat, tables, tables and arithmetic (or function) beyond them, arithmetic, or function."""
    if _flat(plan):
        return "flat"
    tables = tables_of(plan)
    if tables is None:
        return "function"
    if _listed(plan, tables):
        return "arithmetic"
    return "tables" if tables.complete else "tables and arithmetic" if _kind(plan) else "tables and function"


def played_sessions(plan: Plan, first: int, count: int) -> Played:
    """Sessions `first`, `first` + 1 ... on the core that calls."""
    if _flat(plan):
        return _played_flat(plan, first, count)
    tables = tables_of(plan)
    if tables is None:
        return played_by_function(plan, np.arange(first, first + count))
    sessions = _played_lists if _listed(plan, tables) else _played_tables
    final, played, ended = sessions(plan, tables, first, count)
    away = np.flatnonzero(ended == kernels.AWAY)
    if len(away):
        final[away], played[away], ended[away] = played_by_function(plan, first + away)
    return final, played, ended


def _flat(plan: Plan) -> bool:
    return plan.bankroll is None and not plan.prison and not len(plan.source) and plan.chances is None


def _played_flat(plan: Plan, first: int, count: int) -> Played:
    assert isinstance(plan.system, TableSystem)
    part, parts, threes = _three_gains(plan.gains[0], plan.system.stakes[0])
    net = np.empty(count, np.int64)
    kernels.flat_sessions(*key_of(plan.seed), first, plan.spins, plan.pockets, parts, threes, net)
    return net * part, np.full(count, plan.spins), np.zeros(count, np.uint8)


@lru_cache(maxsize=32)
def _three_gains(gains: tuple[int, ...], stake: int) -> tuple[int, Ints, NDArray[Any]]:
    """The greatest common part of what pockets bring, how many such parts each brings, and all three of a word."""
    part = stake * (math.gcd(*gains) or 1)
    parts = np.array(gains, np.int64) * stake // part
    threes = np.add.outer(np.add.outer(parts, parts), parts).ravel()
    for small in (np.int16, np.int8):
        if abs(threes).max() <= np.iinfo(small).max:
            threes = threes.astype(small)
    return part, parts, threes


def _listed(plan: Plan, tables: Tables) -> bool:
    """Does a Labouchere leave the tables so often that to look there takes longer than to reckon?"""
    return _kind(plan) == LABOUCHERE and tables.beyond > OFTEN


def _played_lists(plan: Plan, tables: Tables, first: int, count: int) -> Played:
    assert isinstance(plan.system, FunctionSystem)
    final, played, ended = _room(count)
    lowest, span = tables.opening
    if not 0 <= tables.bankroll - lowest < span:
        return _seated_nowhere(plan, count)
    times, shift, small, whole = tables.quick.tolist()
    whole = whole and tables.cost == 1 and not plan.prison
    # Without a target and a stop-loss whoever covers his stake may play.
    free = plan.target == NO_TARGET and tables.lowest <= tables.cost
    list_sessions(
        *key_of(plan.seed), first, plan.spins, plan.pockets, *thresholds(plan.chances), plan.source,
        ways_of(tables.gains, times), after_ways(tables.modes) if plan.prison else None, tables.cost,
        None if whole else np.uint64((tables.cost - 1) * times), shift, np.array(plan.system.opening[1:], np.int64),
        lowest, span, min(plan.limit_units, small - 1), plan.limit_units, tables.lowest,
        None if free else tables.target - tables.lowest, tables.bankroll, final, played, ended,
    )  # fmt: skip
    return tables.rest + tables.part * final, played, ended


def _played_tables(plan: Plan, tables: Tables, first: int, count: int) -> Played:
    final, played, ended = _room(count)
    lowest, span = tables.opening
    if not 0 <= tables.bankroll - lowest < span:
        return _seated_nowhere(plan, count)
    kernels.table_sessions(
        *key_of(plan.seed), first, plan.spins, plan.pockets, *thresholds(plan.chances), plan.source, tables.kinds,
        tables.outcomes, tables.steps,
        tables.width, tables.threes, tables.short_leaps, lowest, span, 0 if tables.complete else _kind(plan),
        tables.held, tables.stages, tables.gains.ravel(), tables.modes.ravel() * plan.pockets, tables.cost,
        tables.quick, plan.limit_units, tables.target, tables.lowest,
        tables.bankroll, final, played, ended,
    )  # fmt: skip
    return tables.rest + tables.part * final, played, ended


def _seated_nowhere(plan: Plan, count: int) -> Played:
    """Nobody stakes what he has not."""
    return np.full(count, plan.bankroll), np.zeros(count, np.int64), np.full(count, kernels.OVER, np.uint8)


def _kind(plan: Plan) -> int:
    return plan.system.kind if isinstance(plan.system, FunctionSystem) else 0


def played_by_function(plan: Plan, numbers: Ints) -> Played:
    """The sessions of these numbers by the loop that needs no tables."""
    system = plan.system
    assert isinstance(system, FunctionSystem)
    loop: Any = any_sessions if system.kind else any_sessions_with(system)
    found = _room(len(numbers))
    opening = np.zeros(system.size, np.int64)
    opening[: len(system.opening)] = system.opening
    try:
        loop(
            *key_of(plan.seed), numbers, plan.spins, plan.pockets, *thresholds(plan.chances), plan.source,
            np.array(plan.gains, np.int64),
            np.array(plan.modes, np.int64), system.kind, opening, plan.cost,
            plan.limit_units, plan.bankroll, plan.target, plan.lowest, *found,
        )  # fmt: skip
    except (IndexError, ZeroDivisionError) as error:  # only a user's own function can do that
        raise Refused("bad_system.fails", "{system} fails: {error}.", system=system.name, error=error) from None
    return found


def _room(count: int) -> Played:
    return np.empty(count, np.int64), np.empty(count, np.int64), np.empty(count, np.uint8)
