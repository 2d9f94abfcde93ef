"""All tests of a wheel together, with a level for the whole, said plainly."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

from croupier.maths.bias.power import sector_power
from croupier.maths.bias.reading import Spins
from croupier.maths.bias.statistics import SECTORS, SPINS_MIN, Finding, findings
from croupier.refusal import Refused

WIDTH, EXCESS = 9, 0.1  # the bias of which the power is told
DOUBLE_ZERO, NEVER = "00", 300  # spins in which a pocket that is there comes with a probability of 0.9997


@dataclass(frozen=True, slots=True)
class Judged:
    """A finding with its p after Holm's correction for all the tests that were made."""

    finding: Finding
    adjusted: float


@dataclass(frozen=True, slots=True)
class Report:
    spins: Spins
    level: float
    tests: tuple[Judged, ...]
    power: float

    @property
    def suspicious(self) -> bool:
        """A fair wheel is called so with a probability of `level` at most, however many tests there are."""
        return any(judged.adjusted < self.level for judged in self.tests)

    @property
    def verdict(self) -> str:
        count = len(self.spins.pockets)
        odd = [judged for judged in self.tests if judged.adjusted < self.level]
        if not odd:
            return f"Nothing in these {count:,} spins is odder than chance makes it."
        worst = min(odd, key=lambda judged: judged.adjusted)
        samples = 1 / max(worst.adjusted, 1e-300)
        shown = f"{samples:,.0f}" if samples < 1e9 else f"10^{math.floor(math.log10(samples))}"
        return (
            f"Suspicious: {described(worst.finding)}. "
            f"A fair wheel would look as odd in one of {shown} such samples at most."
        )

    @property
    def hints(self) -> tuple[str, ...]:
        """What looks like a mistake of the asker and not of the wheel."""
        wheel, count = self.spins.wheel, len(self.spins.pockets)
        strange = sum(unread.text == DOUBLE_ZERO for unread in self.spins.unread)
        if DOUBLE_ZERO not in wheel.pockets and strange:
            more = " or more" if self.spins.unread_count > len(self.spins.unread) else ""
            times = f"{strange}{more} times"
            return (f"00 came {times}, and this wheel has none. Name it rightly: --wheel double-zero.",)
        if DOUBLE_ZERO in wheel.ring and count >= NEVER and not self.spins.ring_counts[wheel.ring.index(DOUBLE_ZERO)]:
            return (f"00 never came in {count:,} spins. If the wheel has none, name it rightly: --wheel single-zero.",)
        return ()

    @property
    def power_statement(self) -> str:
        return (
            f"With {len(self.spins.pockets):,} spins a {WIDTH}-pocket sector {EXCESS:.0%} too frequent "
            f"would be seen with probability {self.power:.2f}."
        )


def judge(spins: Spins, level: float = 0.01) -> Report:
    """Every test, corrected together, and how far one can see with so many spins."""
    if not 0 < level < 1:
        raise Refused("bad_level", "The level is a probability between 0 and 1, such as 0.01.", level=level)
    count = len(spins.pockets)
    if count < SPINS_MIN:
        message = f"{count} readable spins are too few to judge a wheel; there must be {SPINS_MIN} at least."
        raise Refused("too_few_spins", message, spins=count, unread=spins.unread_count)
    found = tuple(findings(spins))
    size = len(spins.wheel.ring)
    power = sector_power(count, size, WIDTH, EXCESS, level / len(found), windows=size * len(SECTORS))
    return Report(spins, level, holm(found), power)


def holm(found: tuple[Finding, ...]) -> tuple[Judged, ...]:
    """Holm's step-down correction; the order of the tests is kept."""
    order = sorted(range(len(found)), key=lambda index: found[index].p)
    adjusted = [0.0] * len(found)
    running = 0.0
    for rank, index in enumerate(order):
        running = max(running, min(1.0, found[index].p * (len(found) - rank)))
        adjusted[index] = running
    return tuple(Judged(finding, p) for finding, p in zip(found, adjusted, strict=True))


def described(finding: Finding) -> str:
    """What a test found oddest, in words; it means something only where the corrected p is small."""
    facts = finding.facts
    match finding.test:
        case "sectors":
            where = "-".join(facts["pockets"])
            return f"sector {where} came {facts['count']:,} times instead of {facts['expected']:,.0f}"
        case "tilt":
            return f"the ring leans {facts['strength']:.1%} towards {facts['towards']}"
        case "serial":
            return f"results lie {facts['displacement']} pockets on from {facts['lag']} spins before"
        case "dealer":
            return f"dealer {facts['dealer']} lands {facts['displacement']} pockets on from the last result"
        case "cusum":
            return f"a drift that changes at about spin {facts['change_at_spin']:,}"
    return f"chi-square {finding.statistic:.1f} with {facts['degrees_of_freedom']} degrees of freedom"


def report_json(report: Report) -> dict[str, Any]:
    """The whole report for programs."""
    spins = report.spins
    return {
        "wheel": spins.wheel.name,
        "spins": len(spins.pockets),
        "level": report.level,
        "suspicious": report.suspicious,
        "verdict": report.verdict,
        "power": report.power,
        "power_statement": report.power_statement,
        "tests": [
            {
                "test": judged.finding.test,
                "statistic": judged.finding.statistic,
                "p": judged.finding.p,
                "p_corrected": judged.adjusted,
                **judged.finding.facts,
            }
            for judged in report.tests
        ],
        "counts": dict(zip(spins.wheel.ring, spins.ring_counts, strict=True)),
        "unread": [{"line": unread.line, "text": unread.text} for unread in spins.unread],
        "unread_count": spins.unread_count,
        "understood": spins.understood,
        "hints": list(report.hints),
    }
