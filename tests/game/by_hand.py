"""Roulette from first principles, written without a look at the engine: nothing of croupier is imported here.

Numbers are the arithmetic of a table of twelve rows of three; what touches a zero is listed by hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

Exact = int | Fraction

RED = frozenset(["1", "3", "5", "7", "9", "12", "14", "16", "18", "19", "21", "23", "25", "27", "30", "32", "34", "36"])
BLACK = frozenset(
    ["2", "4", "6", "8", "10", "11", "13", "15", "17", "20", "22", "24", "26", "28", "29", "31", "33", "35"]
)

AMERICAN = "0 28 9 26 30 11 7 20 32 17 5 22 34 15 3 24 36 13 1 00 27 10 25 29 12 8 19 31 18 6 21 33 16 4 23 35 14 2"
EUROPEAN = "0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 5 24 16 33 1 20 14 31 9 22 18 29 7 28 12 35 3 26"
ORDER = {"double-zero": AMERICAN, "single-zero": EUROPEAN, "double-zero-as-single-zero": AMERICAN}

PAYS = {
    "straight": 35,
    "split": 17,
    "street": 11,
    "trio": 11,
    "corner": 8,
    "four": 8,
    "five": 6,
    "line": 5,
    "column": 2,
    "dozen": 2,
    "red": 1,
    "black": 1,
    "odd": 1,
    "even": 1,
    "low": 1,
    "high": 1,
}
EVEN_MONEY = ("red", "black", "odd", "even", "low", "high")
OUTSIDE = ("column", "dozen", *EVEN_MONEY)

ZERO_BETS = {
    "double-zero": [
        "straight-0",
        "straight-00",
        "split-0-00",
        "split-0-1",
        "split-0-2",
        "split-00-2",
        "split-00-3",
        "trio-0-00-2",
        "trio-0-1-2",
        "trio-00-2-3",
        "five-0-00-1-2-3",
    ],
    "single-zero": [
        "straight-0",
        "split-0-1",
        "split-0-2",
        "split-0-3",
        "trio-0-1-2",
        "trio-0-2-3",
        "four-0-1-2-3",
    ],
    "double-zero-as-single-zero": ["straight-0", "split-0-1", "split-0-2", "trio-0-1-2"],
}
NOT_IN_THE_REGULATIONS = frozenset({"trio-0-2-3", "four-0-1-2-3"})


def ring(wheel: str) -> str:
    """The ring as a wheel file writes it: `0g 28b 9r ...`."""
    return " ".join(
        number + ("r" if number in RED else "b" if number in BLACK else "g") for number in ORDER[wheel].split()
    )


def pockets(wheel: str) -> list[str]:
    return ["0", *(["00"] if wheel.startswith("double") else []), *map(str, range(1, 37))]


def results(wheel: str) -> list[str]:
    """The pockets that decide a spin."""
    return [pocket for pocket in pockets(wheel) if pocket != "00" or wheel == "double-zero"]


def named(kind: str, *numbers: int) -> tuple[str, frozenset[str]]:
    labels = [str(number) for number in numbers]
    return "-".join([kind, *labels]), frozenset(labels)


def number_bets() -> Iterator[tuple[str, frozenset[str]]]:
    """What can be bet on 1 to 36 alone."""
    for n in range(1, 37):
        yield named("straight", n)
        if n % 3 != 0:  # Not the last of its row: the next number lies beside it.
            yield named("split", n, n + 1)
        if n + 3 <= 36:  # Not in the last row: the number of the next row lies below it.
            yield named("split", n, n + 3)
        if n % 3 != 0 and n + 3 <= 36:
            yield named("corner", n, n + 1, n + 3, n + 4)
        if n % 3 == 1:
            yield named("street", n, n + 1, n + 2)
        if n % 3 == 1 and n + 3 <= 36:
            yield named("line", n, n + 1, n + 2, n + 3, n + 4, n + 5)


def outside_bets() -> Iterator[tuple[str, frozenset[str]]]:
    whole = range(1, 37)
    for k in (1, 2, 3):
        yield f"column-{k}", frozenset(str(n) for n in whole if n % 3 == k % 3)
        yield f"dozen-{k}", frozenset(str(n) for n in whole if 12 * k - 12 < n <= 12 * k)
    yield "red", RED
    yield "black", BLACK
    yield "odd", frozenset(str(n) for n in whole if n % 2 == 1)
    yield "even", frozenset(str(n) for n in whole if n % 2 == 0)
    yield "low", frozenset(str(n) for n in whole if n <= 18)
    yield "high", frozenset(str(n) for n in whole if n >= 19)


def every_bet(wheel: str, without: frozenset[str] = frozenset()) -> dict[str, frozenset[str]]:
    """Each bet of a table, by its id, with the numbers that win it."""
    zero_bets = {bet: frozenset(bet.split("-")[1:]) for bet in ZERO_BETS[wheel] if bet not in without}
    return {**zero_bets, **dict(number_bets()), **dict(outside_bets())}


def kind(bet: str) -> str:
    return bet.split("-", maxsplit=1)[0]


def edge(bet: str, wheel: str, covers: frozenset[str]) -> Fraction:
    """What the house keeps of one unit: the losing pockets less what the winning ones are paid."""
    spins = len(results(wheel))
    return Fraction(spins - len(covers) - PAYS[kind(bet)] * len(covers), spins)


# The felt: the unit is a number box, the numbers lie in [0, 12] x [0, 3], 3 at the top left and 34 at the lower right.


def centre(number: int) -> tuple[Fraction, Fraction]:
    return Fraction(2 * ((number - 1) // 3) + 1, 2), Fraction(2 * (2 - (number - 1) % 3) + 1, 2)


HALF, QUARTER = Fraction(1, 2), Fraction(1, 4)
ZERO_POINTS: dict[str, dict[str, tuple[Exact, Exact]]] = {
    "double-zero": {
        "straight-00": (-HALF, 3 * QUARTER),
        "split-0-00": (-HALF, 3 * HALF),
        "straight-0": (-HALF, 9 * QUARTER),
        "split-00-3": (0, HALF),
        "trio-00-2-3": (0, 1),
        "split-00-2": (0, 5 * QUARTER),
        "trio-0-00-2": (0, 3 * HALF),
        "split-0-2": (0, 7 * QUARTER),
        "trio-0-1-2": (0, 2),
        "split-0-1": (0, 5 * HALF),
        "five-0-00-1-2-3": (0, 3),
        "courtesy": (8, 7 * HALF),
    },
    "single-zero": {
        "straight-0": (-HALF, 3 * HALF),
        "split-0-3": (0, HALF),
        "trio-0-2-3": (0, 1),
        "split-0-2": (0, 3 * HALF),
        "trio-0-1-2": (0, 2),
        "split-0-1": (0, 5 * HALF),
        "four-0-1-2-3": (0, 3),
        "courtesy": (8, 7 * HALF),  # a player may put chips there and must be told why they do not count
    },
}


def every_point(wheel: str) -> dict[str, tuple[Exact, Exact]]:
    """Where the chips of each place stand."""
    points: dict[str, tuple[Exact, Exact]] = dict(ZERO_POINTS[wheel])
    for bet, covers in number_bets():
        centres = [centre(int(number)) for number in covers]
        x = sum((x for x, _ in centres), Fraction(0)) / len(centres)
        y = sum((y for _, y in centres), Fraction(0)) / len(centres)
        points[bet] = (x, Fraction(3)) if kind(bet) in ("street", "line") else (x, y)
    for k in (1, 2, 3):
        points[f"column-{k}"] = (25 * HALF, Fraction(7 - 2 * k, 2))
        points[f"dozen-{k}"] = (4 * k - 2, 7 * HALF)
    for i, bet in enumerate(("low", "even", "red", "black", "odd", "high")):
        points[bet] = (2 * i + 1, 9 * HALF)
    return points


DEAD, NEAR, CROWDED = Fraction(1, 20), Fraction(1, 5), Fraction(1, 8)

ZERO_LINE: dict[str, list[tuple[Fraction, str]]] = {  # from the top: up to this y, a chip at x = 0 is on this place
    "double-zero": [
        (1 - CROWDED, "split-00-3"),
        (1 + CROWDED, "trio-00-2-3"),
        (3 * HALF - CROWDED, "split-00-2"),
        (3 * HALF + CROWDED, "trio-0-00-2"),
        (2 - CROWDED, "split-0-2"),
        (2 + CROWDED, "trio-0-1-2"),
        (3 - NEAR, "split-0-1"),
        (3 + NEAR, "five-0-00-1-2-3"),
    ],
    "single-zero": [
        (1 - CROWDED, "split-0-3"),
        (1 + CROWDED, "trio-0-2-3"),
        (2 - CROWDED, "split-0-2"),
        (2 + CROWDED, "trio-0-1-2"),
        (3 - NEAR, "split-0-1"),
        (3 + NEAR, "four-0-1-2-3"),
    ],
}


def place_at(wheel: str, x: Exact, y: Exact) -> str | None:
    """The place of a chip whose middle is at this point; None where it means nothing."""
    if y >= 3 + NEAR:
        return outside_place(x, y)
    if y < DEAD:
        return None
    if x >= 12 - DEAD:
        row = y // 1
        return f"column-{3 - row}" if x >= 12 + DEAD and x < 13 - DEAD and inside(y, row, row + 1) and row < 3 else None
    if x >= CROWDED:
        return number_place(x, y)
    if x >= -CROWDED:
        return next(place for end, place in ZERO_LINE[wheel] if y < end)
    if x < -1 + DEAD or y >= 3 - DEAD:
        return None
    if wheel == "single-zero" or y >= 3 * HALF + NEAR:
        return "straight-0"
    return "split-0-00" if y >= 3 * HALF - NEAR else "straight-00"


def inside(value: Exact, low: Exact, high: Exact) -> bool:
    return low + DEAD <= value < high - DEAD


def outside_place(x: Exact, y: Exact) -> str | None:
    if not 0 <= x < 12:
        return None
    if y < 4 - DEAD:
        if 8 - NEAR <= x < 8 + NEAR:
            return "courtesy"
        dozen = x // 4
        return f"dozen-{dozen + 1}" if inside(x, 4 * dozen, 4 * dozen + 4) else None
    box = x // 2
    if inside(y, 4, 5) and inside(x, 2 * box, 2 * box + 2):
        return ("low", "even", "red", "black", "odd", "high")[int(box)]
    return None


def number_place(x: Exact, y: Exact) -> str:
    """Among the numbers a chip plays each box that it comes near, and on the outer line their whole rows."""
    streets = [i for i in range(12) if i - NEAR <= x < i + 1 + NEAR]
    if y >= 3 - NEAR:
        played = [3 * i + k for i in streets for k in (1, 2, 3)]
        return named({3: "street", 6: "line"}[len(played)], *played)[0]
    rows = [j for j in range(3) if j - NEAR <= y < j + 1 + NEAR]
    played = sorted(3 * i + 3 - j for i in streets for j in rows)
    return named({1: "straight", 2: "split", 4: "corner"}[len(played)], *played)[0]
