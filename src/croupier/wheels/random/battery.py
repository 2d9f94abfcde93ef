"""Nine statistical tests on mapped outcomes, judged together at the 99 % level (GLI-19 3.2.2, 25 CFR 547.14).

Each test gives a p-value that is uniform for a fair wheel. Nine are looked at, so each must stay above
1 - 0.99^(1/9) = 0.0011: then a fair wheel fails the whole in one run of a hundred. Chi-square tests fail on both sides,
because outcomes that are too even are not random either.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from croupier.lean import dataclass
from croupier.wheels.random.battery_tables import CouponTable, coupon_table, distinct_probabilities, gap_probabilities
from croupier.wheels.random.bulk import Pockets
from croupier.wheels.random.pvalues import chi_square_tail, normal_two_sided

TOGETHER = 0.99
TESTS = 9
THRESHOLD = 1 - TOGETHER ** (1 / TESTS)
LAGS = 5
HAND = 5
GAP_MAX = 30
COUPON_ROWS_MAX = 128
COUPON_COLUMNS = 7_800  # Some fifty sets to a row.
Counts = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Finding:
    """One test: `p` near 0 means that a fair wheel would hardly ever do this."""

    name: str
    statistic: float
    degrees: int | None
    p: float

    @property
    def passed(self) -> bool:
        return bool(self.p >= THRESHOLD)


@dataclass(frozen=True, slots=True)
class Verdict:
    outcomes: int
    pockets: int
    findings: tuple[Finding, ...]

    @property
    def passed(self) -> bool:
        return all(finding.passed for finding in self.findings)


def judge(outcomes: Iterable[Pockets], pockets: int) -> Verdict:
    """All nine tests over outcomes in chunks of any size from some 20,000 up; memory does not grow with the run."""
    tally = Tally(pockets)
    for chunk in outcomes:
        tally.add(chunk)
    return tally.verdict()


class Tally:
    """What has been counted so far."""

    def __init__(self, pockets: int) -> None:
        n = self.pockets = pockets
        self.size = 0
        self.counts: Counts = np.zeros(n, np.int64)
        self.pairs: Counts = np.zeros(n**2, np.int64)
        self.triples: Counts = np.zeros(n**3, np.int64)
        self.products = np.zeros(LAGS)
        self.changes = 0
        self.gaps: Counts = np.zeros(GAP_MAX + 1, np.int64)
        self.hands: Counts = np.zeros(HAND + 1, np.int64)
        self.coupons: CouponTable = coupon_table(n)
        self.sets: Counts = np.zeros(len(self.coupons.probabilities), np.int64)
        self._first: Pockets = np.empty(0, np.uint8)
        self._tail: Pockets = np.empty(0, np.uint8)
        self._last_hit: int | None = None

    def add(self, chunk: Pockets) -> None:
        """Count one chunk; tests that look at neighbours reach back into the chunk before."""
        n = self.pockets
        joined = np.concatenate([self._tail, chunk])
        if not self.size:
            self._first = chunk[:2].copy()
        self.counts += np.bincount(chunk, minlength=n)
        wide = joined.astype(np.int32)
        new_pairs = wide[-len(chunk) - 1 :] if self.size else wide
        self.pairs += np.bincount(new_pairs[:-1] * n + new_pairs[1:], minlength=n**2)
        new_triples = wide[-len(chunk) - 2 :]
        self.triples += np.bincount((new_triples[:-2] * n + new_triples[1:-1]) * n + new_triples[2:], minlength=n**3)
        self._add_products(wide, len(chunk))
        low = new_pairs < n // 2
        self.changes += int(np.count_nonzero(low[1:] != low[:-1]))
        self._add_gaps(chunk)
        self._add_hands(chunk)
        self._add_sets(chunk)
        self.size += len(chunk)
        self._tail = joined[-LAGS:]

    def _add_products(self, wide: NDArray[np.int32], new: int) -> None:
        centred = (2 * wide - (self.pockets - 1)).astype(np.float64)  # Whole numbers, so that the sums are exact.
        for lag in range(1, LAGS + 1):
            fresh = min(new, len(wide) - lag)
            if fresh > 0:
                self.products[lag - 1] += centred[-fresh:] @ centred[-fresh - lag : len(wide) - lag]

    def _add_gaps(self, chunk: Pockets) -> None:
        hits = np.flatnonzero(chunk < self.pockets // 4) + self.size
        if len(hits):
            before = [] if self._last_hit is None else [self._last_hit]
            lengths = np.diff(np.concatenate([np.array(before, dtype=np.int64), hits])) - 1
            self.gaps += np.bincount(np.minimum(lengths, GAP_MAX), minlength=GAP_MAX + 1)
            self._last_hit = int(hits[-1])

    def _add_hands(self, chunk: Pockets) -> None:
        hands = np.sort(chunk[: len(chunk) // HAND * HAND].reshape(-1, HAND), axis=1)
        distinct = 1 + np.count_nonzero(hands[:, 1:] != hands[:, :-1], axis=1)
        self.hands += np.bincount(distinct, minlength=HAND + 1)

    def _add_sets(self, chunk: Pockets) -> None:
        """How long each row of the chunk takes to see every pocket, so many times over.

        The number of sets is fixed beforehand: to count those that happen to fit would prefer the short ones.
        """
        rows = min(COUPON_ROWS_MAX, max(1, len(chunk) // COUPON_COLUMNS))
        columns = len(chunk) // rows
        wanted = self.coupons.sets_within(columns)
        if not wanted:
            return
        by_column = chunk[: columns * rows].reshape(rows, columns).T
        bits = np.uint64(1) << by_column.astype(np.uint64)
        everything = np.uint64((1 << self.pockets) - 1)
        seen = np.zeros(rows, np.uint64)
        began = np.zeros(rows, np.int64)
        done = np.zeros(rows, np.int64)
        lengths: list[NDArray[np.int64]] = []
        for column in range(columns):
            seen |= bits[column]
            full = seen == everything
            if full.any():
                counted = full & (done < wanted)
                lengths.append(column + 1 - began[counted])
                done[counted] += 1
                began[full] = column + 1
                seen[full] = 0
        finished = np.concatenate(lengths) if lengths else np.empty(0, np.int64)
        categories = np.searchsorted(self.coupons.limits, finished, side="left")
        self.sets += np.bincount(categories, minlength=len(self.sets))
        self.sets[-1] += int((wanted - np.minimum(done, wanted)).sum())  # Never finished: as long as can be.

    def verdict(self) -> Verdict:
        n, size = self.pockets, self.size
        assert size >= 20_000, "too few outcomes for these tests"
        findings = (
            _chi_square("total distribution", self.counts, np.full(n, 1 / n)),
            single_pocket(self.counts),
            self._serial_correlation(),
            self._runs(),
            _chi_square("gaps", self.gaps, gap_probabilities((n // 4) / n, GAP_MAX)),
            _chi_square("coupon collector", self.sets, self.coupons.probabilities),
            *self._overlapping(),
            _chi_square("poker hands", self._hand_counts(), distinct_probabilities(n, HAND)),
        )
        assert len(findings) == TESTS
        return Verdict(size, n, findings)

    def _serial_correlation(self) -> Finding:
        variance = (self.pockets**2 - 1) / 3  # Of the doubled, centred pocket number.
        z = self.products / (variance * np.sqrt(self.size - np.arange(1, LAGS + 1)))
        return _from_chi_square("serial correlation", float(z @ z), LAGS)

    def _runs(self) -> Finding:
        """Runs of low and high pockets: how often one changes into the other."""
        p = (self.pockets // 2) / self.pockets
        change = 2 * p * (1 - p)
        steps = self.size - 1
        variance = steps * change * (1 - change) + 2 * (steps - 1) * (change / 2 - change**2)
        z = (self.changes - steps * change) / math.sqrt(variance)
        return Finding("runs", z, None, normal_two_sided(z))

    def _overlapping(self) -> tuple[Finding, Finding]:
        """Good's serial test on overlapping pairs and triples, with the sequence closed to a ring."""
        n, size = self.pockets, self.size
        x, y = (int(value) for value in self._tail[-2:])
        a, b = (int(value) for value in self._first)
        pairs, triples = self.pairs.copy(), self.triples.copy()
        pairs[y * n + a] += 1
        triples[(x * n + y) * n + a] += 1
        triples[(y * n + a) * n + b] += 1
        psi = [
            len(cells) / size * float(np.square(cells.astype(np.float64)).sum()) - size
            for cells in (self.counts, pairs, triples)
        ]
        return (
            _from_chi_square("overlapping pairs", psi[1] - psi[0], n**2 - n),
            _from_chi_square("overlapping triples", psi[2] - psi[1], n**3 - n**2),
        )

    def _hand_counts(self) -> Counts:
        merged = self.hands[2:].copy()  # All five alike is too rare for a class of its own.
        merged[0] += self.hands[1]
        return merged


def single_pocket(counts: Counts) -> Finding:
    """The pocket farthest from its share. On 10^9 outcomes it shows a single pocket's bias of 0.125 %."""
    n, size = len(counts), int(counts.sum())
    deviation = math.sqrt(size / n * (1 - 1 / n))
    z = float(np.abs(counts - size / n).max()) / deviation
    p = -math.expm1(n * math.log1p(-min(normal_two_sided(z), 1 - 1e-16)))
    return Finding("single pocket", z, None, p)


def _chi_square(name: str, counts: Counts, probabilities: NDArray[np.float64]) -> Finding:
    total = int(counts.sum())
    if total == 0:  # Nothing to count, as from a generator that never hits: that is a failure, not a pass.
        return Finding(name, math.inf, len(counts) - 1, 0.0)
    expected = total * probabilities
    statistic = float((np.square(counts - expected) / expected).sum())
    return _from_chi_square(name, statistic, len(counts) - 1)


def _from_chi_square(name: str, statistic: float, degrees: int) -> Finding:
    tail = chi_square_tail(max(statistic, 0.0), degrees)
    return Finding(name, statistic, degrees, min(1.0, 2 * min(tail, 1 - tail)))
