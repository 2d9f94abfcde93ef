"""Staking systems as finite Markov chains: exact chances of target and ruin, and of every bankroll after n coups."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Iterator
from operator import matmul
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy import sparse
from scipy.sparse.linalg import splu

from croupier.lean import dataclass
from croupier.maths.exact.chance import Chance
from croupier.maths.exact.slips import Coup
from croupier.maths.ruin.flat import ROUNDING, Floats, Ruin, carried, check_goal
from croupier.maths.systems.systems import (
    BEGIN_ANEW,
    LABOUCHERE,
    LEAVE,
    LOSS,
    PUSH,
    UNITS_MAX,
    WIN,
    FunctionSystem,
    System,
    TableSystem,
)
from croupier.refusal import Refused

STATES_MAX = 400_000

Stage = tuple[int, ...]
"""Where a system stands: a stage number, or the state of a function without the zeros at its end."""


@dataclass(frozen=True, slots=True)
class Terms:
    """Under which a session is played, in cents. `floor` is the stop-loss: at it the player leaves."""

    bankroll: int
    target: int
    floor: int = 0
    limit: int | None = None

    def limit_units(self, coup: Coup) -> int:
        return UNITS_MAX if self.limit is None else self.limit // coup.staked


class State(NamedTuple):
    """A tuple, because a chain compares hundreds of thousands of them."""

    bankroll: int
    stage: Stage
    units: int


def begin(system: System, bankroll: int) -> tuple[Stage, int]:
    """The first stage of a series and its stake in units."""
    if isinstance(system, TableSystem):
        return (0,), system.stakes[0]
    state = _untrimmed(system, system.opening)
    units = _step(system, state, PUSH, bankroll, 0, 1)
    return trimmed(state), units


def advance(system: System, stage: Stage, result: int, bankroll: int, won: int, unit: int) -> tuple[Stage, int]:
    """The stage after a result and its stake; the stake is `BEGIN_ANEW` or `LEAVE` where the system says so.

    The bankroll, what was won (or lost, below 0) and one unit are in cents.
    """
    if isinstance(system, TableSystem):
        after = stage[0] if result == PUSH else (system.on_win if result == WIN else system.on_loss)[stage[0]]
        return (after,), system.stakes[after]
    state = _untrimmed(system, stage)
    units = _step(system, state, result, bankroll, won, unit)
    return trimmed(state), units


def _step(system: FunctionSystem, state: list[int], result: int, bankroll: int, won: int, unit: int) -> int:
    """What the function says; what goes wrong in a user's own is told as that."""
    if system.kind:
        return system.step(state, result, bankroll, won, unit)
    try:
        heard = (result, bankroll, won, unit) if system.hears_amounts else (result, bankroll)
        units = system.step(state, *heard)
    except Exception as error:
        raise Refused("bad_system.fails", "{system} fails: {error}.", system=system.name, error=error) from None
    if type(units) is not int or any(type(value) is not int for value in state):
        raise Refused(
            "bad_system.whole_numbers",
            "{system} must keep to whole numbers; it returned {returned}.",
            system=system.name,
            returned=repr(units),
        )
    return units


def _untrimmed(system: FunctionSystem, stage: Stage) -> list[int]:
    """A state with room for the next step: a system of ours needs two entries more at most, a user's may need all."""
    room = system.size - len(stage)
    return [*stage, *([0] * (min(room, 2) if system.kind else room))]


def trimmed(state: list[int]) -> Stage:
    length = len(state)
    while length and not state[length - 1]:
        length -= 1
    return tuple(state[:length])


def seated(system: System, coup: Coup, terms: Terms, bankroll: int, stage: Stage, units: int) -> State | None:
    """The state in which the next stake is made, or None where the player stops without having reached the target."""
    most = terms.limit_units(coup)
    if bankroll <= terms.floor or units == LEAVE:
        return None
    if units == BEGIN_ANEW or units > most or units * coup.staked > bankroll:
        stage, units = begin(system, bankroll)
        if units < 1 or units > most or units * coup.staked > bankroll:
            return None
    return State(bankroll, stage, units)


@dataclass(frozen=True, slots=True)
class Chain:
    """States in the order they were found; `ends` are (state, bankroll, probability) of leaving the table."""

    states: list[State]
    moves: sparse.csr_matrix
    ends: list[tuple[int, int, float]]


def build(system: System, coup: Coup, terms: Terms, coups: int | None = None) -> Chain:
    """Every state that play can reach, found from the first one on; with `coups`, within so many."""
    check_goal(terms.bankroll, terms.target, terms.floor, coup.staked)
    first = seated(system, coup, terms, terms.bankroll, *begin(system, terms.bankroll))
    if first is None:
        raise Refused("limit_below_first_stake.above_bankroll", "The first stake is above the limit or the bankroll.")
    states, index, depths = [first], {first: 0}, [0]
    rows, columns, chances = [], [], []
    ends: list[tuple[int, int, float]] = []
    nets = [(net, float(chance)) for net, chance in coup.net.chances.items()]
    for number, state in enumerate(states):  # it grows while it is walked through
        if depths[number] == coups:
            break  # so are all that follow
        for bankroll, after, chance in _moves(system, coup, terms, state, nets):
            if after is None:
                ends.append((number, bankroll, chance))
                continue
            if after not in index:
                index[after] = len(states)
                states.append(after)
                depths.append(depths[number] + 1)
            rows.append(number)
            columns.append(index[after])
            chances.append(chance)
        if len(states) > STATES_MAX:
            raise Refused(
                "chain_too_large.smaller_bankroll",
                "This chain has too many states to solve; use a smaller bankroll or target, or croupier simulate.",
                states=len(states),
            )
    size = len(states)
    return Chain(states, sparse.csr_matrix((chances, (rows, columns)), shape=(size, size)), ends)


def _moves(
    system: System, coup: Coup, terms: Terms, state: State, nets: list[tuple[int, float]]
) -> Iterator[tuple[int, State | None, float]]:
    for net, chance in nets:
        bankroll = state.bankroll + net * state.units
        if bankroll >= terms.target:
            yield bankroll, None, chance
            continue
        result = WIN if net > 0 else LOSS if net < 0 else PUSH
        stage, units = advance(system, state.stage, result, bankroll, net * state.units, coup.staked)
        yield bankroll, seated(system, coup, terms, bankroll, stage, units), chance


def system_ruin(system: System, coup: Coup, terms: Terms) -> Ruin:
    """How likely the target is reached before the player must stop, and how many spins it takes."""
    chain = build(system, coup, terms)
    size = len(chain.states)
    reached, stopped = np.zeros(size), np.zeros(size)
    for number, bankroll, chance in chain.ends:
        (reached if bankroll >= terms.target else stopped)[number] += chance
    matrix = (sparse.identity(size, format="csc") - chain.moves.tocsc()).tocsc()
    solve = _series_by_series(matrix, chain, system) if _never_returns(system) else splu(matrix).solve
    win, lose, coups = (solve(right) for right in (reached, stopped, np.ones(size)))
    off, off_lose, longer = (
        carried(solve, matmul, matrix, found, right)
        for found, right in ((win, reached), (lose, stopped), (coups, np.ones(size)))
    )
    return Ruin(
        _chance(win[0], possible=bool(reached.any())),
        _chance(lose[0], possible=bool(stopped.any())),
        float(coups[0]) * float(coup.spins),
        "sparse linear system",
        size,
        float(off[0] / win[0]) if win[0] > 0 else 0.0,
        float(off_lose[0]),
        float(longer[0] / coups[0]) + ROUNDING,
    )


def _never_returns(system: System) -> bool:
    """Is no state met twice in a series? A Labouchere's list is not: what is written behind it grows."""
    return isinstance(system, FunctionSystem) and system.kind == LABOUCHERE


def _series_by_series(matrix: Any, chain: Chain, system: System) -> Callable[[Floats], Floats]:
    """A solver that takes the states of the series as they follow each other, and those where one begins at the end.

    So hardly anything fills up, where the usual order of elimination takes most of the time to be found.
    """
    opening = begin(system, 0)[0]
    begins = np.array([state.stage == opening for state in chain.states])
    order = np.argsort(begins, kind="stable")
    options = {"SymmetricMode": True}
    solver = splu(matrix[order][:, order].tocsc(), permc_spec="NATURAL", diag_pivot_thresh=0.0, options=options)

    def solve(right: Floats) -> Floats:
        found = np.empty(len(order))
        found[order] = solver.solve(right[order])
        return found

    return solve


def _chance(value: float, *, possible: bool) -> Chance:
    if possible and value < 1e-300:
        raise Refused(
            "chance_too_small", "The chance is below 1e-300, which this chain cannot resolve; ask for a nearer target."
        )
    return Chance.of(max(0.0, float(value)))


@dataclass(frozen=True, slots=True)
class Walked:
    """After so many coups at most: how likely each bankroll is, and how likely the player had to stop before.

    Who has stopped keeps what there was; `stopped` counts those who did not reach the target. `error` bounds what
    rounding does to any of these chances: all that is added and multiplied here is positive.
    """

    bankrolls: dict[int, float]
    stopped: float
    error: float


def system_session(system: System, coup: Coup, terms: Terms, coups: int) -> dict[int, float]:
    """The distribution of the bankroll after so many coups at most."""
    return walked(system, coup, terms, coups).bankrolls


def walked(system: System, coup: Coup, terms: Terms, coups: int) -> Walked:
    chain = build(system, coup, terms, coups)
    final: dict[int, float] = defaultdict(float)
    here: NDArray[np.float64] = np.zeros(len(chain.states))
    here[0] = 1.0
    forward = chain.moves.T.tocsr()
    leaving = np.array([number for number, _, _ in chain.ends], np.int64)
    amounts = np.array([bankroll for _, bankroll, _ in chain.ends], np.int64)
    chances = np.array([chance for _, _, chance in chain.ends])
    left = np.zeros(len(chain.ends))
    for _ in range(coups):
        left += here[leaving] * chances
        here = forward @ here
    for amount, chance in zip(amounts.tolist(), left.tolist(), strict=True):
        final[amount] += chance
    for state, chance in zip(chain.states, here.tolist(), strict=True):
        final[state.bankroll] += chance
    stopped = float(left[amounts < terms.target].sum())
    added = int(np.diff(forward.indptr).max(initial=1))  # in one coup, for one state
    error = float(np.finfo(float).eps) * (coups * (added + 3) + len(chain.states) + len(chain.ends))
    return Walked({bankroll: final[bankroll] for bankroll in sorted(final) if final[bankroll] > 0}, stopped, error)


@dataclass(frozen=True, slots=True)
class Series:
    """One series of a system, from its first stake until it begins anew: means, in coups and cents."""

    coups: float
    net: float
    staked: float


def one_series(system: System, coup: Coup, limit_units: int = UNITS_MAX) -> Series:
    """What a series brings with a bankroll that always suffices. The limit must make the system finite."""
    opening = begin(system, 0)
    states, index = [opening], {opening: 0}
    rows, columns, chances = [], [], []
    for number, (stage, staked_units) in enumerate(states):
        for net, chance in coup.net.chances.items():
            result = WIN if net > 0 else LOSS if net < 0 else PUSH
            after = advance(system, stage, result, 0, net * staked_units, coup.staked)
            over = after[1] < 1 or after[1] > limit_units or (after[0] == opening[0] and result != PUSH)
            if over:
                continue
            if after not in index:
                index[after] = len(states)
                states.append(after)
            rows.append(number)
            columns.append(index[after])
            chances.append(float(chance))
        if len(states) > STATES_MAX:
            raise Refused(
                "chain_too_large.system_lower",
                "This system has too many states: give a lower limit.",
                states=len(states),
            )
    size = len(states)
    moves = sparse.csc_matrix((chances, (rows, columns)), shape=(size, size))
    solver = splu((sparse.identity(size, format="csc") - moves).tocsc())
    units = np.array([stake for _, stake in states], dtype=np.float64)
    coups = float(solver.solve(np.ones(size))[0])
    staked = float(solver.solve(units)[0]) * coup.staked
    return Series(coups, -float(coup.edge) * staked, staked)


def labouchere_coups(coup: Coup, length: int) -> float:
    """Mean number of coups until a list of this length is struck out, without limits. Only the length matters.

    The length goes down by two with a win and up by one with a loss; the growing solutions of that recurrence are none.
    """
    chances = coup.net.chances
    moving = float(1 - chances.get(0, 0))
    win = float(coup.net.positive) / moving
    loss = 1 - win
    drift = 2 * win - loss
    if drift <= 0:
        raise Refused("list_never_ends", "With fewer than one win in three the list is not struck out on average.")
    root = (win - math.sqrt(win * win + 4 * win * loss)) / (2 * loss)
    weight = (1 / drift) / (1 / root - 1)
    return float(length / drift + weight * (root**length - 1)) / moving
