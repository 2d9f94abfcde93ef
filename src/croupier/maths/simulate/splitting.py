"""Ruin that hardly ever comes, estimated by importance splitting.

The way down is divided into steps. Players begin at the top; of those who come down a step, as many go on again as
began. The product of the shares that came down is an unbiased estimate of the chance of ruin, however small it is. The
whole is repeated independently; the interval is Student's over the repetitions, and so an estimate itself.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numba import njit
from numpy.typing import NDArray
from scipy.special import stdtrit  # Student’s t; `scipy.stats` takes three times as long to load

from croupier.lean import dataclass
from croupier.maths.exact.slips import Coup
from croupier.maths.ruin.chains import Terms
from croupier.maths.ruin.flat import check_goal
from croupier.maths.systems.systems import TableSystem
from croupier.refusal import Refused

Ints = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Rare:
    """An estimate with its interval, from `runs` independent runs of `players` at each of `steps` steps."""

    value: float
    low: float
    high: float
    confidence: float
    runs: int
    players: int
    steps: int
    spins: int


def rare_ruin(
    system: TableSystem,
    coup: Coup,
    terms: Terms,
    *,
    players: int = 1000,
    runs: int = 20,
    steps: int = 10,
    seed: int = 0,
    confidence: float = 0.95,
) -> Rare:
    """The chance that the player must stop before the target is reached."""
    check_goal(terms.bankroll, terms.target, terms.floor, coup.staked)
    if players < 2 or runs < 2 or steps < 1 or not 0 < confidence < 1:
        raise Refused(
            "bad_plan.splitting_players",
            "Splitting needs 2 players and 2 runs at least, a step, and a confidence between 0 and 1.",
            players=players,
            runs=runs,
            steps=steps,
        )
    walk = _Walk(system.limited(terms.limit_units(coup)), coup, terms)
    chances = [walk.run(np.random.Generator(np.random.Philox(key=[seed, run])), players, steps) for run in range(runs)]
    found = np.array(chances)
    value = float(found.mean())
    off = float(stdtrit(runs - 1, (1 + confidence) / 2)) * float(found.std(ddof=1)) / math.sqrt(runs)
    return Rare(value, max(0.0, value - off), value + off, confidence, runs, players, steps, walk.spins)


def _played_down(
    random: np.random.Generator, money: Ints, stage: Ints, level: int, target: int, cost: int,
    stakes: Ints, on_win: Ints, on_loss: Ints, nets: Ints, running: NDArray[np.float64],
) -> tuple[int, int]:  # fmt: skip
    """Everybody plays on until he has `level` or less, or the target. Who came down stands first; so many, and spins.

    A stake that the money does not cover is not made: the system begins anew.
    """
    came, spins = 0, 0
    for player in range(len(money)):
        has, at = money[player], stage[player]
        while level < has < target:
            if stakes[at] * cost > has:
                at = 0
            drawn = random.random()
            place = 0
            while place < len(nets) - 1 and running[place] <= drawn:
                place += 1
            has += nets[place] * stakes[at]
            if nets[place] > 0:
                at = on_win[at]
            elif nets[place] < 0:
                at = on_loss[at]
            spins += 1
        if has <= level:
            money[came], stage[came] = has, at
            came += 1
    return came, spins


_down_to: Any = njit(cache=True, nogil=True)(_played_down)


class _Walk:
    """Players side by side: each has money and stands at a stage of the system."""

    def __init__(self, system: TableSystem, coup: Coup, terms: Terms) -> None:
        self.system = tuple(np.array(part, np.int64) for part in (system.stakes, system.on_win, system.on_loss))
        self.nets = np.array(list(coup.net.chances), np.int64)
        self.running = np.cumsum([float(chance) for chance in coup.net.chances.values()])
        self.cost, self.terms = coup.staked, terms
        self.ruin = max(terms.floor, coup.staked * system.stakes[0] - 1)  # with no more than this the player stops
        self.spins = 0

    def run(self, random: np.random.Generator, players: int, steps: int) -> float:
        terms, chance = self.terms, 1.0
        money, stage = np.full(players, terms.bankroll, np.int64), np.zeros(players, np.int64)
        for level in np.linspace(terms.bankroll, self.ruin, steps + 1)[1:]:
            goes = (int(level), terms.target, self.cost, *self.system, self.nets, self.running)
            came, spins = _down_to(random, money, stage, *goes)
            self.spins += spins
            if not came:
                return 0.0
            chance *= came / players
            again = random.integers(0, came, players)
            money, stage = money[again], stage[again]
        return chance
