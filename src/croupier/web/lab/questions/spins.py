"""Questions about spins that fell: is this wheel fair, and is it still?"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from croupier.extras import needs
from croupier.rules import wheel
from croupier.web.lab.looks import looks
from croupier.web.lab.questions.asked import Answer, Asked, Report
from croupier.web.records.falls import NOBODY, code_of

POWER_SPINS = (100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000)


def bias(asked: Asked, upload: bytes, report: Report) -> Answer:
    with needs("lab"):
        from croupier.maths.bias import judge  # noqa: PLC0415
        from croupier.maths.bias.reading import spins_in  # noqa: PLC0415
        from croupier.maths.bias.verdict import power_of  # noqa: PLC0415
    ring = wheel(asked["wheel"])
    spins = spins_in(upload, ring, column=asked["column"], dealer=asked["dealer"], table=asked["table"])
    report(0.5)
    judged = judge(spins, asked["level"])
    size = len(ring.ring)
    curve = [{"spins": count, "power": power_of(count, size, asked["level"])} for count in POWER_SPINS]
    return {"kind": "bias", **verdict_json(judged), "power_curve": curve}


def health(asked: Asked, upload: bytes, report: Report) -> Answer:
    """Every look at a live wheel that is due: `upload` is a byte for each number, dealer and direction."""
    import numpy as np  # noqa: PLC0415

    from croupier.maths.bias import judge  # noqa: PLC0415
    from croupier.maths.bias.reading import Spins  # noqa: PLC0415
    from croupier.maths.bias.verdict import described  # noqa: PLC0415

    ring = wheel(asked["wheel"])
    places = np.zeros(256, np.int16)
    for place, pocket in enumerate(ring.pockets):
        places[code_of(pocket)] = place
    numbers, spinners, turned = np.frombuffer(upload, np.uint8).reshape(3, -1)
    count = len(numbers)
    fell = places[numbers]
    spun = np.where(spinners == NOBODY, -1, spinners.astype(np.int32))
    ways = np.array([0, 1, -1], np.int8)[turned]
    who = spun if asked["dealers"] else np.empty(0, np.int32)
    whole = Spins(ring, fell, tuple(asked["dealers"]), who, (), 0, direction=ways)
    judged, alert, made = None, None, asked["made"]
    for number, spins, level in looks():
        if spins > count:
            break
        if number <= asked["made"]:
            continue
        part = replace(whole, pockets=fell[:spins], dealer=who[:spins], direction=ways[:spins])
        judged, made = judge(part, level), number
        if judged.suspicious and alert is None:
            worst = judged.odd[0]
            edge = round(1000 * judged.worth.edge) if judged.worth else None
            alert = {"spins": spins, "test": worst.test, "found": described(worst), "edge_permille": edge}
        report(spins / count)
    return {"made": made, "alert": alert, "report": verdict_json(judged) if judged else None}


def verdict_json(judged: Any) -> Answer:
    from croupier.maths.bias.verdict import described, report_json  # noqa: PLC0415

    told = report_json(judged)
    counts = told["counts"]
    tests = [
        {
            "test": one.test,
            "statistic": one.statistic,
            "p": one.p,
            "p_corrected": one.together,
            "suspicious": one.together < judged.level,
            "found": described(one),
            "facts": one.facts,
        }
        for one in judged.tests
    ]
    return {
        **told,
        "tests": tests,
        "counts": [{"number": number, "count": count} for number, count in counts.items()],
        "expected": told["spins"] / len(counts),
    }
