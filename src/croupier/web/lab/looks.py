"""Looking at a live wheel again and again without crying wolf.

Who tests a fair wheel at 1 % after every fifty spins calls it suspicious sooner or later for certain. So the level is
spent: the k-th look has 1/(k (k + 1)) of it, which adds up to no more than the whole however long the table runs, and
looks come further apart as the results grow.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

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


def look_again(asked: dict[str, Any], upload: bytes, report: Callable[[float], None]) -> dict[str, Any]:
    """Every look that is due. In the worker: `upload` is a byte for each number, then one for each dealer."""
    import numpy as np  # noqa: PLC0415

    from croupier.maths.bias import judge  # noqa: PLC0415
    from croupier.maths.bias.reading import Spins  # noqa: PLC0415
    from croupier.maths.bias.verdict import described  # noqa: PLC0415
    from croupier.rules import wheel  # noqa: PLC0415
    from croupier.web.lab.falls import NOBODY, code_of  # noqa: PLC0415
    from croupier.web.lab.questions import verdict_json  # noqa: PLC0415

    ring = wheel(asked["wheel"])
    places = np.zeros(256, np.int16)
    for place, pocket in enumerate(ring.pockets):
        places[code_of(pocket)] = place
    count = len(upload) // 2
    fell = places[np.frombuffer(upload[:count], np.uint8)]
    spun = np.frombuffer(upload[count:], np.uint8).astype(np.int32)
    spun[spun == NOBODY] = -1
    whole = Spins(ring, fell, tuple(asked["dealers"]), spun if asked["dealers"] else np.empty(0, np.int32), (), 0)
    judged, alert, made = None, None, asked["made"]
    for number, spins, level in looks():
        if spins > count:
            break
        if number <= asked["made"]:
            continue
        judged, made = judge(replace(whole, pockets=fell[:spins], dealer=whole.dealer[:spins]), level), number
        if judged.suspicious and alert is None:
            worst = min(judged.tests, key=lambda one: one.adjusted)
            alert = {"spins": spins, "test": worst.finding.test, "found": described(worst.finding)}
        report(spins / count)
    return {"made": made, "alert": alert, "report": verdict_json(judged) if judged else None}
