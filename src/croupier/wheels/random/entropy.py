"""The operating system's entropy, watched by the two health tests of NIST SP 800-90B section 4.4.

Claim: the kernel's generator gives full entropy, 8 bits of min-entropy a byte. A healthy source fails one test with
probability of at most 2^-40 a byte, so at one outcome a minute a false alarm is not expected in the wheel's life.
"""

from __future__ import annotations

import math
import os
import re
from collections.abc import Callable

from croupier.refusal import Refused

MIN_ENTROPY_BITS = 8
FALSE_ALARM_LOG2 = 40
WINDOW = 512  # Samples a window of the adaptive proportion test, as the standard sets for non-binary sources.
STARTUP_SAMPLES = 1024  # At least this many are tested before the first use, then thrown away (section 4.3).


class WatchedEntropy:
    """Bytes from `read`, each of them tested. After a failure it gives nothing until a person restarts it."""

    __slots__ = ("_health", "_read", "failure")

    def __init__(self, read: Callable[[int], bytes] = os.urandom) -> None:
        self._read = read
        self.failure: str | None = None
        self._start()

    def __call__(self, size: int) -> bytes:
        """Exactly `size` tested bytes."""
        if self.failure is not None:
            raise _stopped(self.failure)
        drawn = self._read(size)
        why = "the source gave too few bytes" if len(drawn) != size else self._health.check(drawn)
        if why is not None:
            self.failure = why
            raise _stopped(why)
        return drawn

    def restart(self, person: str) -> None:
        """A named person takes the source into use again; it must pass the start-up test first."""
        if not person.strip():
            raise Refused("person_needed", "Say who restarts the wheel's entropy source.")
        self.failure = None
        self._start()

    def _start(self) -> None:
        self._health = HealthTests()
        self(STARTUP_SAMPLES)


class HealthTests:
    """Both tests over one continuing stream, in whatever pieces it arrives."""

    __slots__ = ("_left", "_sample", "_seen", "_tail")

    def __init__(self) -> None:
        self._tail = b""
        self._sample = b""
        self._seen = 0
        self._left = 0

    def check(self, samples: bytes) -> str | None:
        """Why the stream has failed with these samples, or None while it is healthy."""
        joined = self._tail + samples
        self._tail = joined[1 - REPETITION_CUTOFF :]
        number = int.from_bytes(joined)
        neighbours_differ = b"\x00" not in (number ^ number >> 8).to_bytes(len(joined))[1:]
        if not neighbours_differ and _REPEATED(joined):  # The first look is six times as fast and mostly enough.
            return f"repetition count: one value came {REPETITION_CUTOFF} times in a row"
        start, size = 0, len(samples)
        while start < size:
            if not self._left:
                self._sample, self._seen, self._left = samples[start : start + 1], 0, WINDOW
            taken = min(self._left, size - start)
            self._seen += samples.count(self._sample, start, start + taken)
            self._left -= taken
            start += taken
            if self._seen >= PROPORTION_CUTOFF:
                return f"adaptive proportion: one value came {self._seen} times within {WINDOW} samples"
        return None


def repetition_cutoff(min_entropy_bits: float, false_alarm_log2: int) -> int:
    """C = 1 + ceil(-log2(alpha) / H), section 4.4.1."""
    return 1 + math.ceil(false_alarm_log2 / min_entropy_bits)


def proportion_cutoff(min_entropy_bits: float, false_alarm_log2: int, window: int) -> int:
    """C = 1 + CRITBINOM(W, 2^-H, 1 - alpha), section 4.4.2: the smallest count whose upper tail stays within alpha."""
    chance = 2.0**-min_entropy_bits
    alpha = 2.0**-false_alarm_log2
    tail = 0.0  # Summed from the far end, where the terms are too small to cancel.
    for count in range(window, -1, -1):
        tail += math.comb(window, count) * chance**count * (1 - chance) ** (window - count)
        if tail > alpha:
            return 1 + count
    raise AssertionError("the whole distribution is more than alpha")


def _stopped(why: str) -> Refused:
    return Refused(
        "entropy_failed.health_test",
        "The entropy source failed its health test ({why}). The wheel stops until a person restarts it.",
        why=why,
    )


REPETITION_CUTOFF = repetition_cutoff(MIN_ENTROPY_BITS, FALSE_ALARM_LOG2)
PROPORTION_CUTOFF = proportion_cutoff(MIN_ENTROPY_BITS, FALSE_ALARM_LOG2, WINDOW)
_REPEATED = re.compile(rb"(.)\1{%d}" % (REPETITION_CUTOFF - 1), re.DOTALL).search
