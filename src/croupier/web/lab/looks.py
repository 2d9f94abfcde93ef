"""Looking at a live wheel again and again without crying wolf.

Who tests a fair wheel at 1 % after every fifty spins calls it suspicious sooner or later for certain. So the level is
spent: the k-th look has 1/(k (k + 1)) of it, which adds up to no more than the whole however long the table runs, and
looks come further apart as the results grow.
"""

from __future__ import annotations

from collections.abc import Iterator

FIRST, EVERY, GROWTH = 100, 50, 1.2
LEVEL = 0.01  # the chance that a fair wheel is ever called suspicious


def looks() -> Iterator[tuple[int, int, float]]:
    """Which look it is, after how many spins, and its part of the level."""
    number, spins = 1, FIRST
    while True:
        yield number, spins, LEVEL / (number * (number + 1))
        number, spins = number + 1, max(spins + EVERY, round(spins * GROWTH))


def next_look(made: int) -> int:
    """After how many spins the look after so many is due."""
    return next(spins for number, spins, _ in looks() if number > made)
