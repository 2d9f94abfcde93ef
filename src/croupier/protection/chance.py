"""Could it be chance? Fisher's exact test, one-sided: no rate is assumed, only that the rest of the floor is alike."""

from __future__ import annotations

from math import comb


def as_many_by_chance(found: int, of: int, found_in_all: int, of_all: int) -> float:
    """How likely at least `found` of `of` are, where `found_in_all` lie anywhere among `of_all` with equal chance.

    Whole numbers throughout, so that the smallest chances are as exact as the largest.
    """
    most = min(of, found_in_all)
    if found <= max(0, of + found_in_all - of_all):
        return 1.0
    if found > most:
        return 0.0
    ways = comb(of, found) * comb(of_all - of, found_in_all - found)
    total = 0
    for hits in range(found, most + 1):
        total += ways
        elsewhere = of_all - of - (found_in_all - hits)
        ways = ways * (of - hits) * (found_in_all - hits) // ((hits + 1) * (elsewhere + 1))
    return total / comb(of_all, found_in_all)
