"""Reaching a target before ruin with the same slip every time: how likely, and how many spins it takes.

Equal steps up and down have the closed form of the classical ruin problem, in fractions. Every other slip is a banded
linear system on the lattice of bankrolls. Its small solutions would underflow, so the chain is tilted by the exponent
under which the result of a coup is a martingale; what is left is of order one, and the rest is a logarithm.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from decimal import MAX_EMAX, MIN_EMIN, Context, Decimal, localcontext
from fractions import Fraction
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.linalg import solve_banded

from croupier.lean import dataclass
from croupier.maths.exact.chance import Chance
from croupier.maths.exact.distribution import Distribution
from croupier.maths.exact.roots import root
from croupier.maths.exact.slips import Coup
from croupier.refusal import Refused

Floats = NDArray[np.float64]

CELLS_MAX = 30_000_000  # lattice points times bandwidth: some seconds, some hundred megabytes
STEPS_MAX = 200_000  # lattice points for which the closed form still takes whole numbers of a sensible length
ROUNDING = 4 * float(np.finfo(float).eps)
ROUNDING_ONLY = 1e-9
DIGITS = Context(prec=60, Emin=MIN_EMIN, Emax=MAX_EMAX)


@dataclass(frozen=True, slots=True)
class Ruin:
    """`win` is the chance to reach the target, `ruin` the chance not to; `spins` is the mean number of both together.

    `error` bounds the relative error of `win`: what the linear system leaves over, carried through it; 0 for the closed
    form. So do `ruin_error` for `ruin`, not relative, and `spins_error` for `spins`, relative.
    """

    win: Chance
    ruin: Chance
    spins: float
    method: str
    states: int
    error: float
    ruin_error: float
    spins_error: float

    @property
    def exact(self) -> bool:
        """Does nothing but rounding stand between this and the truth?"""
        return self.error < ROUNDING_ONLY


def flat_ruin(coup: Coup, bankroll: int, target: int, floor: int = 0) -> Ruin:
    """Play the slip until the bankroll reaches the target, or is at the floor or too small for the slip."""
    check_goal(bankroll, target, floor, coup.staked)
    net = coup.net
    lost_below = max(floor + 1, coup.staked)  # with less than this the player stops
    if set(net.chances) == {coup.staked, -coup.staked}:
        return _closed_form(coup, bankroll, target, lost_below)
    return _banded(coup, bankroll, target, lost_below)


def check_goal(bankroll: int, target: int, floor: int, smallest: int) -> None:
    facts: dict[str, Any] = {"bankroll": bankroll, "target": target, "floor": floor}
    if not all(isinstance(amount, int) for amount in facts.values()):
        raise TypeError(f"Bankroll, target and floor are whole cents; these are {bankroll}, {target} and {floor}.")
    if not 0 <= floor < bankroll < target:
        raise Refused("bad_goal.lie_above", "The bankroll must lie above the stop-loss and below the target.", **facts)
    if bankroll < smallest:
        raise Refused(
            "bankroll_too_small.first", "The bankroll does not cover the first stake.", stake=smallest, **facts
        )


def _closed_form(coup: Coup, bankroll: int, target: int, lost_below: int) -> Ruin:
    """Steps of one stake either way: `start` steps above ruin, `goal` steps from ruin to the target."""
    stake = coup.staked
    start = (bankroll - lost_below) // stake + 1
    goal = start + -(-(target - bankroll) // stake)
    up = coup.net.chances[stake]
    solved = _solved if goal <= STEPS_MAX else _solved_long
    win, ruin, coups = solved(up, start, goal)
    return Ruin(win, ruin, float(coups * coup.spins), "closed form", goal - 1, 0.0, 0.0, ROUNDING)


def _solved(up: Fraction, start: int, goal: int) -> tuple[Chance, Chance, Fraction]:
    down = 1 - up
    if up == down:
        win, coups = Fraction(start, goal), Fraction(start * (goal - start))
    else:
        ratio = down / up
        # Common denominators keep the numbers whole: (r^a - 1) / (r^b - 1).
        top, bottom = ratio.numerator, ratio.denominator
        rest = bottom ** (goal - start)
        win = Fraction((top**start - bottom**start) * rest, top**goal - bottom**goal)
        coups = (start - goal * win) / (down - up)
    return Chance.of(win), Chance.of(1 - win), coups


def _solved_long(up: Fraction, start: int, goal: int) -> tuple[Chance, Chance, Fraction]:
    """The same formula with so many digits that a float gets its last one right; fractions would be miles long."""
    down = 1 - up
    if up == down:
        return _solved(up, start, goal)
    with localcontext(DIGITS):
        ratio = Decimal(down.numerator * up.denominator) / Decimal(down.denominator * up.numerator)
        win = (ratio**start - 1) / (ratio**goal - 1)
        # 1 - win would lose its digits where the player is almost sure to win.
        ruin = ratio**start * (ratio ** (goal - start) - 1) / (ratio**goal - 1)
        coups = (start - goal * win) / (Decimal((down - up).numerator) / Decimal((down - up).denominator))
    return Chance.of(win), Chance.of(ruin), Fraction(coups)


def _banded(coup: Coup, bankroll: int, target: int, lost_below: int) -> Ruin:
    net = coup.net
    step = net.step
    below = (bankroll - lost_below) // step  # lattice points under the bankroll from which one can still play
    above = -(-(target - bankroll) // step) - 1
    states = below + 1 + above
    moves = {value // step: float(chance) for value, chance in net.chances.items()}
    up, down = min(states - 1, max(0, *moves)), min(states - 1, max(0, -min(moves)))
    if states * (up + 2 * down + 1) > CELLS_MAX:
        raise Refused(
            "chain_too_large.bankrolls_coarser",
            "This chain of bankrolls is too large to solve; use a coarser unit, or croupier simulate.",
            states=states,
        )
    theta = martingale_exponent(net) * step
    tilted = {move: chance * math.exp(theta * move) for move, chance in moves.items()}
    matrix = _matrix(tilted, states, up, down)
    # h(b) = exp(theta * (b - top)) * g(b), where top is the first lattice point at or above the target.
    heights = np.arange(states)
    reached = np.zeros(states)
    for move, chance in moves.items():
        if move > 0:
            near = heights >= states - move
            reached[near] += chance * np.exp(-theta * (heights[near] - states))
    g = solve_banded((down, up), matrix, reached)
    residual = reached - _apply(matrix, g, up, down)
    g += solve_banded((down, up), matrix, residual)
    win, error = Chance(0.0, 0), 0.0
    if g[below] > 0:
        log = theta * (below - states)
        off = carried(partial(solve_banded, (down, up), matrix), partial(_apply, up=up, down=down), matrix, g, reached)
        win, error = Chance.from_log(log + math.log(g[below])), float(off[below] / g[below]) + ROUNDING * abs(log)
    plain = _matrix(moves, states, up, down)
    coups = solve_banded((down, up), plain, np.ones(states))
    coups += solve_banded((down, up), plain, 1 - _apply(plain, coups, up, down))
    spins = float(coups[below]) * float(coup.spins)
    ruin, ruin_error = _ruin(win, error, plain, moves, states, below, up, down)
    times = partial(_apply, up=up, down=down)
    longer = carried(partial(solve_banded, (down, up), plain), times, plain, coups, np.ones(states))
    spins_error = float(longer[below] / coups[below]) + ROUNDING
    return Ruin(win, ruin, spins, "banded linear system", states, error, ruin_error, spins_error)


def carried(
    solve: Callable[[Floats], Floats], times: Callable[[Any, Floats], Floats], matrix: Any, found: Floats, right: Floats
) -> Floats:
    """How much each entry of a solution may be off: what the system leaves over, and what rounding may hide of that.

    It is carried through the system itself, because no entry of the inverse of such a matrix is negative; a hundredth
    more is for the rounding on that way.
    """
    return 1.01 * solve(np.abs(times(matrix, found) - right) + ROUNDING * times(abs(matrix), np.abs(found)))


def _ruin(
    win: Chance, error: float, plain: Floats, moves: dict[int, float], states: int, below: int, up: int, down: int
) -> tuple[Chance, float]:
    """The other end of the chain, solved for itself where 1 - win would lose its digits, and how much it may be off."""
    if win.value < 0.999:
        return Chance.of(1 - win.value), win.value * error + ROUNDING
    heights = np.arange(states)
    lost = np.zeros(states)
    for move, chance in moves.items():
        lost[heights + move < 0] += chance
    solve = partial(solve_banded, (down, up), plain)
    solved = solve(lost)
    off = carried(solve, partial(_apply, up=up, down=down), plain, solved, lost)
    return Chance.of(max(0.0, float(solved[below]))), float(off[below])


def _matrix(moves: dict[int, float], states: int, up: int, down: int) -> Floats:
    """The identity less the transitions, in the diagonals that `solve_banded` wants."""
    matrix = np.zeros((up + down + 1, states))
    matrix[up] = 1.0
    for move, chance in moves.items():
        if -down <= move <= up:
            row = matrix[up - move]
            row[max(0, move) : states + min(0, move)] -= chance
    return matrix


def _apply(matrix: Floats, vector: Floats, up: int, down: int) -> Floats:
    """The banded matrix times a vector."""
    states = len(vector)
    product = np.zeros(states)
    for move in range(-down, up + 1):
        diagonal = matrix[up - move]
        rows = slice(max(0, -move), states - max(0, move))
        columns = slice(max(0, move), states - max(0, -move))
        product[rows] += diagonal[columns] * vector[columns]
    return product


def martingale_exponent(net: Distribution) -> float:
    """The exponent other than 0 for which exp(exponent * result) is 1 on average; 0 for a fair slip."""
    if net.mean == 0:
        return 0.0
    if min(net.chances) >= 0 or max(net.chances) <= 0:
        raise Refused("one_sided_slip", "This slip can only lose, or only win: there is nothing to compute.")
    values = np.array([float(value) for value in net.chances])
    weights = np.array([float(chance) for chance in net.chances.values()])
    guess = -2 * float(net.mean / net.variance)

    def off(theta: float) -> float:
        return float(weights @ np.expm1(theta * values)) / theta

    near, far = guess / 2, guess
    while off(near) * off(guess * 1e-9) < 0:
        near /= 2
    while off(far) * off(near) > 0:
        far *= 2
    return root(off, near, far, xtol=1e-300, rtol=1e-15)
