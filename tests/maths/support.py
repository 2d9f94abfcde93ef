"""What the tests of maths share: tables by name, slips in one word, a system of one's own, and plain definitions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import count
from typing import Any

from tests.rules.own_rulebooks import EXAMPLE

from croupier.maths import Coup, Slip, coup, read_slip
from croupier.rules import TableRules, table_rules

US: TableRules = table_rules("classic", "double-zero")
EU: TableRules = table_rules("classic", "single-zero")
SNAKE: TableRules = table_rules(str(EXAMPLE), "three-zeros")
COLORADO: TableRules = table_rules("colorado", "single-zero")
TWO_STEPS = """
name = "two steps"
[[stage]]
stake = 1
on_win = 0
on_loss = 1
[[stage]]
stake = 3
on_win = 0
on_loss = 0
"""
RED = (1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36)


def slip_of(rules: TableRules, *bets: str, unit: int = 100, **more: Any) -> Slip:
    return read_slip(rules, bets, unit, **more)


def coup_of(rules: TableRules, *bets: str, unit: int = 100, **more: Any) -> Coup:
    return coup(slip_of(rules, *bets, unit=unit, **more))


def plain_philox(counter: tuple[int, int, int, int], key: tuple[int, int]) -> list[int]:
    """Philox4x32-10 as it is defined, in plain whole numbers."""
    c, k = list(counter), list(key)
    for _ in range(10):
        a, b = 0xD2511F53 * c[0], 0xCD9E8D57 * c[2]
        c = [(b >> 32) ^ c[1] ^ k[0], b & 0xFFFFFFFF, (a >> 32) ^ c[3] ^ k[1], a & 0xFFFFFFFF]
        k = [(k[0] + 0x9E3779B9) & 0xFFFFFFFF, (k[1] + 0xBB67AE85) & 0xFFFFFFFF]
    return c


def plain_draws(seed: int, session: int, pockets: int) -> Iterator[int]:
    """The pockets of a session, one after the other."""
    triples = pockets**3
    for place in count():
        for attempt in count():
            counter = (place // 4, session & 0xFFFFFFFF, session >> 32, attempt)
            product = plain_philox(counter, (seed & 0xFFFFFFFF, seed >> 32))[place % 4] * triples
            if product % 2**32 >= 2**32 % triples:
                yield from digits(product >> 32, pockets)
                break


def uneven(slip: Slip) -> Slip:
    """The slip on a wheel with a pocket that never comes, a hot one, and others that all differ."""
    results = slip.rules.wheel.results
    weights = {pocket: 20 + place for place, pocket in enumerate(results)} | {"17": 90, "5": 0}
    total = sum(weights.values())
    return replace(slip, chances=tuple((pocket, Fraction(times, total)) for pocket, times in weights.items()))


def plain_uneven_draws(seed: int, session: int, chances: Sequence[Fraction]) -> Iterator[int]:
    """The pockets of a session, each from a word of its own: chances in 2^-32, of which the highest rests are more."""
    words = [chance * 2**32 // 1 for chance in chances]
    rests = sorted(range(len(words)), key=lambda place: chances[place] * 2**32 % 1, reverse=True)
    pockets = [words[place] + (place in rests[: 2**32 - sum(words)]) for place in range(len(words))]
    for spin in count():
        counter = (spin // 4, session & 0xFFFFFFFF, session >> 32, 0)
        word = plain_philox(counter, (seed & 0xFFFFFFFF, seed >> 32))[spin % 4]
        yield next(place for place in range(len(pockets)) if word < sum(pockets[: place + 1]))


def kept_pockets(seed: int, session: int, pockets: int) -> list[int]:
    """The pockets of a session's first block if no word were ever thrown away."""
    words = plain_philox((0, session & 0xFFFFFFFF, session >> 32, 0), (seed & 0xFFFFFFFF, seed >> 32))
    return [pocket for word in words for pocket in digits(word * pockets**3 >> 32, pockets)]


def digits(three: int, pockets: int) -> tuple[int, int, int]:
    return three // pockets**2, three // pockets % pockets, three % pockets


def solved(matrix: list[list[Fraction]], right: list[Fraction]) -> list[Fraction]:
    """Gauss's elimination in fractions."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for pivot in range(size):
        at = next(row for row in range(pivot, size) if rows[row][pivot])
        rows[pivot], rows[at] = rows[at], rows[pivot]
        rows[pivot] = [value / rows[pivot][pivot] for value in rows[pivot]]
        for other in range(size):
            if other != pivot and rows[other][pivot]:
                factor = rows[other][pivot]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[pivot], strict=True)]
    return [row[-1] for row in rows]
