"""Bold play and optimal play towards a target, with one bet or a choice of bets, under table limits."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from operator import matmul

import numpy as np
from numpy.typing import NDArray
from scipy import sparse
from scipy.sparse.linalg import splu

from croupier.lean import dataclass
from croupier.maths.exact.chance import Chance
from croupier.maths.exact.slips import Coup
from croupier.maths.ruin.flat import ROUNDING, Floats, Ruin, carried
from croupier.refusal import Refused

ORBIT_MAX = 4000
POINTS_MAX = 5000
NEGLIGIBLE = Fraction(1, 10**60)
ROUNDS_MAX = 200
GAIN = 1e-13  # an improvement smaller than this is rounding
SUM_ROUNDED = 1.5 * float(np.finfo(float).eps)  # of two products that add up to 1 at most


@dataclass(frozen=True, slots=True)
class Wager:
    """A bet that wins `to_one` times its stake with probability `win`, and is lost otherwise.

    It is staked in whole chips, up to `most`, both in cents; None is a unit, and no limit of its own.
    """

    name: str
    win: Fraction
    to_one: int
    chip: int | None = None
    most: int | None = None

    def stakes(self, unit: int, least: int, most: int) -> range:
        """What may be staked on it, in units, between the least and the most that hold for all bets."""
        chip = 1 if self.chip is None else self.chip // unit
        top = most if self.most is None else min(most, self.most // unit)
        return range(-(-least // chip) * chip, top + 1, chip)

    @property
    def edge(self) -> Fraction:
        return 1 - self.win * (self.to_one + 1)


def wager_of(coup: Coup, name: str) -> Wager:
    """A coup that either wins or loses the whole stake; anything else is refused."""
    nets = coup.net.chances
    ups = [net for net in nets if net > 0]
    if len(nets) != 2 or -coup.staked not in nets or len(ups) != 1 or ups[0] % coup.staked:
        raise Refused(
            "needs_plain_bet",
            "Bold and optimal play need one plain bet that either wins or loses its stake, without an option.",
            bet=name,
        )
    return Wager(name, nets[ups[0]], ups[0] // coup.staked)


def bold_stake(bankroll: int, target: int, to_one: int) -> int:
    """All there is, or what is just enough."""
    return min(bankroll, -(-(target - bankroll) // to_one))


def bold_play(wager: Wager, bankroll: int, target: int) -> Ruin:
    """Exact: each stake either decides everything or leads to one other bankroll, so the chances form a single path.

    It is followed until it closes on itself, or until what is left of it weighs less than 1e-60.
    """
    _check(bankroll, target)
    known: dict[int, tuple[Fraction, Fraction, Fraction]] = {}
    won, spins, weight = Fraction(0), Fraction(0), Fraction(1)
    here = bankroll
    while 0 < here < target and weight > NEGLIGIBLE and len(known) < ORBIT_MAX:
        if here in known:
            won_then, spins_then, weight_then = known[here]
            again = weight / weight_then  # from here on everything repeats with this weight
            won = won_then + (won - won_then) / (1 - again)
            spins = spins_then + (spins - spins_then) / (1 - again)
            return _result(wager, won, spins, len(known), Fraction(0))
        known[here] = (won, spins, weight)
        stake = bold_stake(here, target, wager.to_one)
        spins += weight
        after_win, after_loss = here + wager.to_one * stake, here - stake
        if after_win >= target:
            won += weight * wager.win
            weight *= 1 - wager.win
            here = after_loss
        else:
            assert after_loss == 0
            weight *= wager.win
            here = after_win
    return _result(wager, won, spins, len(known), weight if 0 < here < target else Fraction(0))


def capped_bold_play(wager: Wager, bankroll: int, target: int, unit: int, maximum: int) -> Ruin:
    """Bold as far as the table's maximum allows: a chain over all bankrolls in units."""
    start, goal, least, most = _in_units(bankroll, target, unit, None, maximum)
    points = np.arange(goal)
    stakes = np.clip(np.minimum(points, -(-(goal - points) // wager.to_one)), least, most)
    found = _evaluate([wager], np.zeros(goal, dtype=np.int64), stakes, least)
    return _ruin_of(found, start, "sparse linear system", goal)


def _ruin_of(found: Evaluated, start: int, method: str, goal: int, missed: float = 0.0) -> Ruin:
    win, spins = float(found.value[start]), float(found.spins[start])
    off = missed + float(found.off[start])
    longer = float(found.longer[start] / spins) + ROUNDING
    return Ruin(Chance.of(win), Chance.of(1 - win), spins, method, goal, off / win, off + ROUNDING, longer)


def _result(wager: Wager, win: Fraction, spins: Fraction, states: int, rest: Fraction) -> Ruin:
    """What was not followed further weighs `rest`; there, too, a win or a loss decides everything at each spin."""
    longer = float(rest / min(wager.win, 1 - wager.win) / spins) + ROUNDING
    off = float(rest)
    return Ruin(
        Chance.of(win), Chance.of(1 - win), float(spins), "bold play, exact path", states,
        off / float(win) if off else 0.0, off, longer,
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Best:
    """The best chance to reach the target, and for each bankroll (in units) the bet and stake (in units) to make."""

    ruin: Ruin
    bets: tuple[str, ...]
    stakes: tuple[int, ...]


def best_play(
    wagers: Sequence[Wager],
    bankroll: int,
    target: int,
    unit: int,
    minimum: int | None = None,
    maximum: int | None = None,
) -> Best:
    """Dynamic programming by policy iteration: solve the chain of a plan, improve the plan, until nothing improves."""
    start, goal, least, most = _in_units(bankroll, target, unit, minimum, maximum)
    choice = [wager.stakes(unit, least, most) for wager in wagers]
    open_to = [index for index, stakes in enumerate(choice) if stakes]
    if not open_to or choice[first := min(open_to, key=lambda index: choice[index].start)].start > start:
        raise Refused(
            "bankroll_too_small.smallest", "The bankroll does not cover the smallest stake.", minimum=least * unit
        )
    # The first plan is bold, on the bet that everybody who can play can cover.
    least, chips = choice[first].start, choice[first]
    bets = np.full(goal, first, dtype=np.int64)
    points = np.arange(goal)
    bold = np.minimum(points, -(-(goal - points) // wagers[first].to_one)) // chips.step * chips.step
    stakes = np.clip(bold, least, chips[-1])
    for _ in range(ROUNDS_MAX):
        found = _evaluate(wagers, bets, stakes, least)
        gain = _improve(wagers, found.value, bets, stakes, choice)
        if gain <= GAIN:
            break  # nothing was changed
    ruin = _ruin_of(found, start, "policy iteration", goal, _most_missed(wagers, start, least, gain))
    return Best(ruin, tuple(wagers[bet].name for bet in bets.tolist()), tuple(stakes.tolist()))


def _most_missed(wagers: Sequence[Wager], start: int, least: int, gain: float) -> float:
    """By how much a better plan can beat this one, if no single change of it gains more than `gain`.

    Every spin of any plan can make up for `gain` at most, and costs the edge of a stake. Nobody loses more than there
    is, so no plan has more spins than that allows on average.
    """
    edge = min(wager.edge for wager in wagers)
    return (max(gain, 0.0) + SUM_ROUNDED) * start / (float(edge) * least) if edge > 0 else float("inf")


@dataclass(frozen=True, slots=True)
class Evaluated:
    """From each bankroll on: the chance, the mean number of spins, and how much either may be off."""

    value: Floats
    spins: Floats
    off: Floats
    longer: Floats


def _evaluate(wagers: Sequence[Wager], bets: NDArray[np.int64], stakes: NDArray[np.int64], least: int) -> Evaluated:
    """The chance and the mean number of spins of a plan, from 0 to the target."""
    goal = len(stakes)
    wins = np.array([float(wager.win) for wager in wagers])[bets]
    odds = np.array([wager.to_one for wager in wagers])[bets]
    points = np.arange(least, goal)
    up, down = points + (odds * stakes)[points], points - stakes[points]
    inside_up, inside_down = up < goal, down >= least
    rows = np.concatenate([points[inside_up], points[inside_down]]) - least
    columns = np.concatenate([up[inside_up], down[inside_down]]) - least
    chances = np.concatenate([wins[points][inside_up], (1 - wins[points])[inside_down]])
    size = goal - least
    matrix = sparse.identity(size, format="csc") - sparse.csc_matrix((chances, (rows, columns)), shape=(size, size))
    solver = splu(matrix.tocsc())
    reached = np.where(inside_up, 0.0, wins[points])
    chance = solver.solve(reached)
    spins, ones = solver.solve(np.ones(size)), np.ones(size)
    off = carried(solver.solve, matmul, matrix, chance, reached)
    longer = carried(solver.solve, matmul, matrix, spins, ones)
    before = np.zeros(least)
    return Evaluated(
        *(
            np.concatenate([before, part, [end]])
            for part, end in ((chance, 1.0), (spins, 0.0), (off, 0.0), (longer, 0.0))
        )
    )


def _improve(
    wagers: Sequence[Wager],
    value: Floats,
    bets: NDArray[np.int64],
    stakes: NDArray[np.int64],
    choice: Sequence[range],
) -> float:
    """Change the plan where another stake or bet is better now; return the largest gain, made use of or not."""
    goal = len(stakes)
    best = value[:goal] + GAIN
    gain = 0.0
    for index, wager in enumerate(wagers):
        win = float(wager.win)
        for stake in choice[index]:
            points = np.arange(stake, goal)
            worth = win * value[np.minimum(points + wager.to_one * stake, goal)] + (1 - win) * value[points - stake]
            gain = max(gain, float((worth - value[points]).max(initial=0.0)))
            better = points[worth > best[points]]
            if len(better):
                best[better] = worth[better - stake]
                bets[better], stakes[better] = index, stake
    return gain


def _in_units(
    bankroll: int, target: int, unit: int, minimum: int | None, maximum: int | None
) -> tuple[int, int, int, int]:
    """Start, goal, least and most stake."""
    _check(bankroll, target)
    if bankroll % unit or target % unit:
        raise Refused("not_in_units", "Bankroll and target must be whole numbers of units.", unit=unit)
    start, goal = bankroll // unit, target // unit
    if goal > POINTS_MAX:
        raise Refused(
            "chain_too_large.plan_computed",
            "A plan is computed for up to {points_max} units; choose a larger unit.",
            states=goal,
            points_max=POINTS_MAX,
        )
    least = max(1, -(-(minimum or unit) // unit))
    most = min(goal, (maximum or target) // unit)
    if least > min(most, start):
        raise Refused(
            "bankroll_too_small.smallest", "The bankroll does not cover the smallest stake.", minimum=least * unit
        )
    return start, goal, least, most


def _check(bankroll: int, target: int) -> None:
    if not 0 < bankroll < target:
        raise Refused(
            "bad_goal.positive", "The bankroll must be positive and below the target.", bankroll=bankroll, target=target
        )
