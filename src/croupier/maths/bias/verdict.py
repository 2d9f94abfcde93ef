"""All tests of a wheel together, with a level for the whole, said plainly."""

from __future__ import annotations

import math
from typing import Any

from croupier.game import ZEROS
from croupier.lean import dataclass
from croupier.maths.bias.finding import Finding
from croupier.maths.bias.power import sector_power
from croupier.maths.bias.reading import Spins
from croupier.maths.bias.ring import SECTORS, WEIGHTS
from croupier.maths.bias.statistics import RING_SHARE, SPINS_MIN, findings
from croupier.maths.bias.worth import Worth, worth
from croupier.refusal import Refused

WIDTH, EXCESS = 9, 0.1  # the bias of which the power is told
NEVER = 300  # spins in which a pocket that is there comes with a probability of 0.9997


def _wheel_with(zeros: int) -> str:
    return {1: "--wheel single-zero", 2: "--wheel double-zero"}.get(zeros, "--wheel RULEBOOK/WHEEL")


@dataclass(frozen=True, slots=True)
class Report:
    spins: Spins
    level: float
    tests: tuple[Finding, ...]
    power: float

    @property
    def odd(self) -> tuple[Finding, ...]:
        """What a fair wheel shows with a probability of `level` at most, however many tests there are; oddest first."""
        found = (finding for finding in self.tests if finding.together < self.level)
        return tuple(sorted(found, key=lambda finding: finding.together))

    @property
    def suspicious(self) -> bool:
        return bool(self.odd)

    @property
    def verdict(self) -> str:
        if not self.odd:
            return f"Nothing in these {len(self.spins.pockets):,} spins is odder than chance makes it."
        samples = 1 / max(self.odd[0].together, 1e-300)
        shown = f"{samples:,.0f}" if samples < 1e9 else f"10^{math.floor(math.log10(samples))}"
        return (
            f"Suspicious: {described(self.odd[0])}. "
            f"A fair wheel would look as odd in one of {shown} such samples at most."
        )

    @property
    def worth(self) -> Worth | None:
        """Of the oddest finding that says what to bet on."""
        weighed = (worth(finding, self.spins.wheel, len(self.spins.pockets)) for finding in self.odd)
        return next((found for found in weighed if found), None)

    @property
    def hints(self) -> tuple[str, ...]:
        """What looks like a mistake of the asker and not of the wheel."""
        wheel, count = self.spins.wheel, len(self.spins.pockets)
        more = " or more" if self.spins.unread_count > len(self.spins.unread) else ""
        for zeros, zero in enumerate(ZEROS[1:], start=1):  # with so many fewer zeros it would be another wheel
            strange = sum(unread.text == zero for unread in self.spins.unread)
            if zero not in wheel.pockets and strange:
                other = _wheel_with(zeros + 1)
                return (f"{zero} came {strange}{more} times, and this wheel has none. Name it rightly: {other}.",)
            if zero in wheel.ring and count >= NEVER and not self.spins.ring_counts[wheel.ring.index(zero)]:
                other = _wheel_with(zeros)
                return (f"{zero} never came in {count:,} spins. If the wheel has none, name it rightly: {other}.",)
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
        raise Refused(
            "bad_level.probability_between", "The level is a probability between 0 and 1, such as 0.01.", level=level
        )
    count = len(spins.pockets)
    if count < SPINS_MIN:
        raise Refused(
            "too_few_spins.readable_judge",
            "{spins} readable spins are too few to judge a wheel; there must be {spins_min} at least.",
            spins=count,
            unread=spins.unread_count,
            spins_min=SPINS_MIN,
        )
    found = tuple(findings(spins))
    return Report(spins, level, found, power_of(count, len(spins.wheel.ring), level))


def power_of(count: int, size: int, level: float) -> float:
    """With how many spins the sector that is told of would be seen by the test of sectors alone, at the least."""
    share = level * RING_SHARE * WEIGHTS["sectors"]
    return sector_power(count, size, WIDTH, EXCESS, share, windows=2 * size * len(SECTORS))


def described(finding: Finding) -> str:
    """What a test found oddest, in words; it means something only where the corrected p is small."""
    facts = finding.facts
    match finding.test:
        case "pocket" | "sectors":
            where = f"{'sector' if len(facts['pockets']) > 1 else 'pocket'} {'-'.join(facts['pockets'])}"
            return f"{where} came {facts['count']:,} times instead of {facts['expected']:,.0f}"
        case "tilt":
            return f"the ring leans {facts['strength']:.1%} towards {facts['towards']}"
        case "two-lobed":
            return f"the ring leans {facts['strength']:.1%} towards {facts['towards']} and what is opposite"
        case "repeats":
            return f"the same number came again {facts['count']:,} times instead of {facts['expected']:,.0f}"
        case "distance":
            came = f"came {facts['count']:,} times instead of {facts['expected']:,.0f}"
            return f"the number {facts['displacement']} pockets on from the last {came}"
        case "serial":
            return f"results lie {facts['displacement']} pockets on from {facts['lag']} spins before"
        case "signature" | "dealer":
            who = f"dealer {facts['dealer']} lands" if "dealer" in facts else "results lie"
            turned = ", turned with the rotor" if facts["with_rotor"] else ""
            return f"{who} {facts['displacement']} pockets on from the last result{turned}"
        case "speed":
            turned = f"once what the rotor turns in {abs(facts['seconds']):.0f} s is taken out"
            return f"results lie {facts['displacement']} pockets on from the last, {turned}"
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
        "worth": report.worth.as_json() if report.worth else None,
        "power": report.power,
        "power_statement": report.power_statement,
        "tests": [
            {
                "test": finding.test,
                "statistic": finding.statistic,
                "p": finding.p,
                "p_corrected": finding.together,
                **finding.facts,
                "worth": valued.as_json() if valued else None,
            }
            for finding in report.tests
            for valued in [worth(finding, spins.wheel, len(spins.pockets)) if finding in report.odd else None]
        ],
        "counts": dict(zip(spins.wheel.ring, spins.ring_counts, strict=True)),
        "unread": [{"line": unread.line, "text": unread.text} for unread in spins.unread],
        "unread_count": spins.unread_count,
        "understood": spins.understood,
        "hints": list(report.hints),
    }
