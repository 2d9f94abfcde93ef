"""Any finite system as tables that the fast loops of the CPU and the GPU play: state and outcome give the next state.

A state is everything that decides what comes next, except the money: where the system stands, what is staked, whether
the wagers wait in prison and what the coup has brought so far; and the bankroll, too, where a user's function looks at
it. States are found from the opening on. Where there are more than fit, those that are met first are kept. Beyond them
Labouchere and Oscar's grind go on by arithmetic until a series begins anew; a session of a user's function that goes
farther is played anew by the loop that needs no tables.

Three spins come from one word of the generator, and so three are played at a stroke: a leap. It says what they bring,
and between which bankrolls nothing happens on the way that a table cannot know: a stake that is not covered, the
target, the stop-loss. Beyond these bounds the same three spins are played one by one.
"""

from __future__ import annotations

import builtins
import dis
import math
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from heapq import heappop, heappush
from itertools import count, product
from types import FunctionType
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.lean import dataclass
from croupier.maths.ruin.chains import Stage, advance, begin, trimmed
from croupier.maths.simulate.functions import user_step
from croupier.maths.simulate.kernels import AFTER, AWAY, LOWEST, MONEY, OPENING, OVER, SPAN
from croupier.maths.simulate.philox import SPINS_A_WORD
from croupier.maths.simulate.plans import Plan
from croupier.maths.systems.systems import LEAVE, LOSS, OSCAR, PUSH, UNITS_MAX, WIN, FunctionSystem, Step, TableSystem
from croupier.refusal import Refused

Ints = NDArray[np.int64]
Rows = NDArray[np.int64] | NDArray[np.int32] | NDArray[np.int16]

STATES_MIN, STATES_MAX = 256, 8192
LEAPS_MAX = 1 << 18
LEAPS_CLOSE = 1 << 16  # so many stay close to a core, which is better where to go beyond the tables costs little
SERIES_SPINS = 64  # within which a series may lead beyond the tables
FAR, NEAR = 1 << 61, 1 << 30  # more money than there can be; and where 32 bits hold it
SHORT = (1 << 15) - 1  # what 16 bits hold
PLAIN = frozenset({"abs", "bool", "divmod", "int", "len", "max", "min", "pow", "range"})


@dataclass(frozen=True, slots=True)
class Tables:
    """`outcomes` has the outcome of each pocket, of `kinds` that there are. A row of `steps`, number state * kinds +
    outcome, is what a spin brings, the state after it, and the bankrolls for which that holds: the lowest, and how many
    from there on. For all others the series begins anew if `opening`, two such numbers, allows it.

    A row of `leaps`, number state * width + three, says the same of three spins; there the bankroll is the one before
    them. `threes` numbers all three pockets that can come. `width` is 0 where there would be too many. `short_leaps` is
    the same in 16 bits where they hold it: a core waits for this memory more than for anything else. `held` is stake,
    mode and coup of each state, `stages` the state of its function: from there one may go on where the table ends.

    Money is counted in the greatest common part of all amounts, so that 32 bits hold it in most plans: cents are
    `rest + part * money`, and `rest` is what the bankroll has beyond whole parts. Where the tables are not `complete`,
    `beyond` is the chance that a series leads out of them before long, bounds aside.
    """

    states: int
    kinds: int
    outcomes: NDArray[np.uint64]
    steps: Rows
    width: int
    threes: NDArray[np.uint8] | NDArray[np.uint16]
    leaps: Rows
    short_leaps: Rows
    opening: tuple[int, int]
    held: Ints
    stages: Ints
    gains: Ints
    modes: Ints
    cost: int
    quick: Ints
    bankroll: int
    target: int
    lowest: int
    part: int
    rest: int
    complete: bool
    beyond: float

    @property
    def wide(self) -> bool:
        """Does money need 64 bits?"""
        return self.leaps.dtype == np.int64


def tables_of(plan: Plan) -> Tables | None:
    """None where a user's function is not a function of what it hears alone, as far as can be seen."""
    if isinstance(plan.system, FunctionSystem) and not _plain(plan.system.step):
        return None
    units = plan.limit_units
    if isinstance(plan.system, TableSystem):
        units = max(stake for stake in plan.system.stakes if stake <= units)
    most = units * max(plan.cost, *(abs(gain) for mode in plan.gains for gain in mode))  # that a spin can bring or take
    start = plan.bankroll or 0
    reach = start + min(plan.spins * most, max(0, plan.target - start) + most) + SPINS_A_WORD * most
    part = math.gcd(plan.cost, *(gain for mode in plan.gains for gain in mode))
    bare = replace(plan, sessions=1, spins=1, seed=0, chances=None, source=np.empty(0, np.uint8))
    return written_down(bare, part, reach // part >= NEAR)


@lru_cache(maxsize=32)
def written_down(plan: Plan, part: int, wide: bool) -> Tables:
    finder = _Finder(plan)
    states, rows, complete = finder.found()
    kinds = len(finder.kinds)
    rest = (plan.bankroll or 0) % part
    # Lowest bankroll and how many from there on, in parts: both bounds are rounded up.
    bounds = -((rest - np.array([finder.bounds(state) for state in states], np.int64)) // part)
    steps = np.empty((len(rows), 4), np.int64)
    steps[:, [MONEY, AFTER]] = rows
    steps[:, MONEY] //= part
    steps[:, LOWEST] = bounds[steps[:, AFTER], 0]
    steps[:, SPAN] = np.maximum(0, bounds[:, 1] - bounds[:, 0])[steps[:, AFTER]]
    outcomes = np.array(finder.outcomes, np.uint64)
    width = kinds**SPINS_A_WORD if kinds**SPINS_A_WORD * len(states) <= LEAPS_MAX else 0
    long_leaps = _leaps(steps, len(states), kinds) if width else np.zeros((1, 4), np.int64)
    leaps = long_leaps if wide else _narrow(long_leaps)
    gains = np.array(plan.gains, np.int64) // part
    target, lowest = (-((rest - amount) // part) for amount in (plan.target, plan.lowest))
    return Tables(
        len(states),
        kinds,
        outcomes,
        steps if wide else _narrow(steps),
        width,
        _threes(outcomes, kinds if width else 0),
        leaps,
        _short(leaps),
        (int(bounds[OPENING, 0]), max(0, int(bounds[OPENING, 1] - bounds[OPENING, 0])) if states[OPENING] else 0),
        np.array([_held(plan, one, part) for one in states], np.int64),
        _padded([_in_parts(plan, one.stage, part) if one else () for one in states]),
        gains,
        np.array(plan.modes, np.int64),
        plan.cost // part,
        _quick(gains, plan.cost // part),
        (plan.bankroll or 0) // part,
        target,
        lowest,
        part,
        rest,
        complete,
        0.0 if complete else _beyond(steps[:, AFTER].reshape(len(states), kinds), finder.shares),
    )


def _beyond(after: Ints, shares: list[float]) -> float:
    here: NDArray[Any] = np.zeros(len(after))
    gone = 0.0
    here[OPENING] = 1.0
    for _ in range(SERIES_SPINS):
        here = np.bincount(after.ravel(), np.outer(here, shares).ravel(), len(after))
        gone += float(here[AWAY])
        here[[OPENING, OVER, AWAY]] = 0.0
    return gone


def _short(leaps: Rows) -> Rows:
    """In 16 bits, if what they bring can be said so. Bounds may be drawn closer, for then spins are played one by one.

    A span without end is the one number that, read without its sign, is above every difference of two bankrolls that
    such rows can meet: nobody has less than nothing, or there are no bounds at all.
    """
    cut = leaps.astype(np.int64)
    cut[cut[:, SPAN] == 0, LOWEST] = 0
    beyond = cut[:, LOWEST] + cut[:, SPAN]
    if leaps.dtype == np.int64 or cut[:, :SPAN].max() > SHORT or cut[:, MONEY].min() < -SHORT:
        return leaps
    cut[:, LOWEST] = np.maximum(cut[:, LOWEST], -SHORT)
    cut[:, SPAN] = np.where(beyond >= NEAR - 1, -SHORT - 1, np.clip(beyond - cut[:, LOWEST], 0, SHORT))
    return cut.astype(np.int16)


def _narrow(rows: Ints) -> Rows:
    """Bounds that nobody reaches are cut to where nobody comes."""
    beyond = np.minimum(rows[:, LOWEST] + rows[:, SPAN], NEAR)
    cut = rows.copy()
    cut[:, LOWEST] = np.clip(rows[:, LOWEST], -NEAR, NEAR)
    cut[:, SPAN] = np.clip(beyond - cut[:, LOWEST], 0, 2 * NEAR - 1)
    return cut.astype(np.int32)


def _held(plan: Plan, state: _State | None, part: int) -> tuple[int, int, int]:
    """What is staked, where the pockets of its mode begin, and what the coup has brought for each unit."""
    return (state.units, state.mode * plan.pockets, state.coup // state.units // part) if state else (0, 0, 0)


def _in_parts(plan: Plan, stage: Stage, part: int) -> Stage:
    """Of what a function keeps only the profit of Oscar's grind is money: here, what the series has still to bring."""
    kept = isinstance(plan.system, FunctionSystem) and plan.system.kind == OSCAR
    return (stage[0], (plan.cost - (stage[1] if len(stage) > 1 else 0)) // part) if kept else stage


def _quick(gains: Ints, cost: int) -> Ints:
    """How what was lost is divided by the cost of a unit without one: n // cost is n * times >> shift for every n
    below 2^31, and so for all stakes below `small`. Where whole stakes are lost there is nothing to divide."""
    shift = 32 + cost.bit_length()
    small = ((1 << 31) - cost) // (2 * int(abs(gains).max()))
    whole = all(gain >= 0 or gain == -cost for gain in gains.ravel().tolist())
    return np.array([(1 << shift) // cost + 1, shift, small, whole], np.int64)


class _State(NamedTuple):
    stage: Stage
    units: int
    mode: int = 0
    coup: int = 0
    bankroll: int | None = None


class _Finder:
    """The states of a plan, from the opening on, and what every outcome does in each of them."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        system = plan.system
        self.own = system if isinstance(system, FunctionSystem) and not system.kind else None
        self.step = user_step(self.own) if self.own else None
        self.looks = self.own is not None and _looks(self.own.step)
        pockets = list(zip(*(row for mode in zip(plan.gains, plan.modes, strict=True) for row in mode), strict=True))
        self.kinds = sorted(dict.fromkeys(pockets), key=pockets.count, reverse=True)  # the likely ones close together
        self.outcomes = [self.kinds.index(pocket) for pocket in pockets]
        self.shares = [self.outcomes.count(kind) / len(pockets) for kind in range(len(self.kinds))]
        # A table of stages is finite by itself; of a function so much that leaps stay possible.
        most = LEAPS_MAX if self.own else LEAPS_CLOSE
        leaping = max(STATES_MIN, most // len(self.kinds) ** SPINS_A_WORD)
        self.most = min(STATES_MAX, leaping) if isinstance(system, FunctionSystem) else UNITS_MAX

    def found(self) -> tuple[list[_State | None], list[tuple[int, int]], bool]:
        """States, None where nobody plays on; for each state and outcome what it brings and what follows; all of it?

        The next one is always the likeliest of those that were met: so what is played most stands close together."""
        opening = self._seated(self.plan.bankroll)
        states: list[_State | None] = [None, None, None]
        moves: list[list[tuple[int, _State | None]]] = [[], [], []]
        index: dict[_State, int] = {}
        chances = {opening: 1.0} if opening else {}
        waiting = [(-1.0, 0, opening)] if opening else []
        met = count(1)
        while waiting and len(states) < self.most + (opening not in index):
            chance, _, state = heappop(waiting)
            if state in index or -chance < chances[state]:
                continue  # it was met again since
            place = index[state] = len(states) if index else OPENING
            if place:
                states.append(None)
                moves.append([])
            states[place] = state
            moves[place] = list(self._moves(state))
            for share, (_, after) in zip(self.shares, moves[place], strict=True):
                if after is not None and after not in index:
                    chances[after] = chances.get(after, 0.0) - chance * share
                    heappush(waiting, (-chances[after], next(met), after))
        places = [[(won, OVER if after is None else index.get(after, AWAY)) for won, after in each] for each in moves]
        complete = all(place != AWAY for each in places for _, place in each)
        ends = [OVER, OVER, AWAY]
        rows = [row for number, each in enumerate(places) for row in each or [(0, ends[number])] * len(self.kinds)]
        return states, rows, complete

    def bounds(self, state: _State | None) -> tuple[int, int]:
        """The lowest bankroll for a state, and the one that is too high."""
        if state is None or state.mode or state.bankroll is not None or self.plan.bankroll is None:
            return -FAR, FAR
        return max(state.units * self.plan.cost, self.plan.lowest), self.plan.target

    def _moves(self, state: _State) -> Iterator[tuple[int, _State | None]]:
        plan = self.plan
        for kind in self.kinds:
            won, mode = state.units * kind[2 * state.mode], kind[2 * state.mode + 1]
            coup, bankroll = state.coup + won, None if state.bankroll is None else state.bankroll + won
            if mode:
                yield won, _State(state.stage, state.units, mode, coup, bankroll)
                continue
            if bankroll is not None and not plan.lowest <= bankroll < plan.target:
                yield won, None
                continue
            result = WIN if coup > 0 else LOSS if coup < 0 else PUSH
            stage, units = self._advanced(state.stage, result, bankroll, coup)
            if units == LEAVE:
                yield won, None
            elif self._made(units, bankroll):
                yield won, _State(stage, units, bankroll=bankroll)
            else:
                yield won, self._seated(bankroll)

    def _seated(self, bankroll: int | None) -> _State | None:
        stage, units = self._advanced(None, PUSH, bankroll, 0)
        bankroll = bankroll if self.looks else None
        return _State(stage, units, bankroll=bankroll) if self._made(units, bankroll) else None

    def _made(self, units: int, bankroll: int | None) -> bool:
        """May such a stake be made, as far as can be known here?"""
        return 1 <= units <= self.plan.limit_units and (bankroll is None or units * self.plan.cost <= bankroll)

    def _advanced(self, stage: Stage | None, result: int, bankroll: int | None, won: int) -> tuple[Stage, int]:
        """The next stage and its stake; without a stage those of the opening."""
        system = self.plan.system
        if self.own is None or self.step is None:
            known = bankroll or 0
            return begin(system, known) if stage is None else advance(system, stage, result, known, won, self.plan.cost)
        state = np.zeros(self.own.size, np.int64)
        known_as = self.own.opening if stage is None else stage
        state[: len(known_as)] = known_as
        try:
            units = self.step(0, state, result, bankroll or 0, won, self.plan.cost)
        except (IndexError, ZeroDivisionError) as error:
            raise Refused("bad_system.fails", "{system} fails: {error}.", system=self.own.name, error=error) from None
        return trimmed(state.tolist()), int(units)


def _padded(stages: list[Stage]) -> Ints:
    padded = np.zeros((len(stages), max(1, *map(len, stages))), np.int64)
    for number, stage in enumerate(stages):
        padded[number, : len(stage)] = stage
    return padded


def _threes(outcomes: NDArray[np.uint64], kinds: int) -> NDArray[np.uint8] | NDArray[np.uint16]:
    """For all three pockets, counted as `philox` does, the number of their three outcomes."""
    three = np.add.outer(np.add.outer(outcomes * kinds**2, outcomes * kinds), outcomes).ravel()
    return three.astype(np.uint8) if kinds**SPINS_A_WORD <= 256 else three.astype(np.uint16)


def _leaps(steps: Ints, states: int, kinds: int) -> Ints:
    """Three rows of `steps` in one, for all three outcomes. Who stops on the way does not leap: the spin counts."""
    leaps = np.empty((states, kinds**SPINS_A_WORD, 4), np.int64)
    here = np.arange(states)
    for number, three in enumerate(product(range(kinds), repeat=SPINS_A_WORD)):
        at, money = here, np.zeros(states, np.int64)
        lowest, beyond = np.full(states, -FAR), np.full(states, FAR)
        for outcome in three:
            row = steps[at * kinds + outcome]
            money, at = money + row[:, MONEY], row[:, AFTER]
            lowest = np.maximum(lowest, row[:, LOWEST] - money)
            beyond = np.minimum(beyond, row[:, LOWEST] + row[:, SPAN] - money)
        stays = (at != AWAY) & ((at != OVER) | (here == OVER))
        span = np.where(stays, np.maximum(0, beyond - lowest), 0)
        leaps[:, number] = np.stack([money, at, lowest, span], 1)
    return leaps.reshape(-1, 4)


@lru_cache(maxsize=32)
def _plain(step: Step) -> bool:
    """Does it use nothing but what it hears, numbers, and functions that always answer the same?"""
    assert isinstance(step, FunctionType)
    for instruction in dis.get_instructions(step):
        if instruction.opname in ("STORE_GLOBAL", "MAKE_FUNCTION", "LOAD_DEREF"):
            return False
        if instruction.opname in ("LOAD_GLOBAL", "LOAD_NAME"):
            name = instruction.argval
            value = step.__globals__.get(name, getattr(builtins, name, None))
            numbers = isinstance(value, int) or (
                isinstance(value, tuple) and all(isinstance(one, int) for one in value)
            )
            if not (numbers or (name in PLAIN and value is getattr(builtins, name))):
                return False
    return True


def _looks(step: Step) -> bool:
    """Does it use the bankroll?"""
    assert isinstance(step, FunctionType)
    name = step.__code__.co_varnames[2]
    return any(
        name == one.argval or (isinstance(one.argval, tuple) and name in one.argval)
        for one in dis.get_instructions(step)
    )
