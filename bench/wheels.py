"""The random wheel's speed, against the bare HMAC calls that it cannot do without, measured in the same run."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from hmac import digest
from typing import Any

from croupier.wheels.random.bulk import bulk, seeded_drbg
from croupier.wheels.random.entropy import WatchedEntropy
from croupier.wheels.random.fair import Close
from croupier.wheels.random.random_wheel import RandomWheel
from croupier.wheels.random.wheel_client import WheelProcess

SINGLE = ("0", *(str(number) for number in range(1, 37)))
HEAD = bytes(range(32))
# One outcome: reseed (four), draw the secret (one), step back (two), fix the outcome (one).
BARE_MESSAGE_BYTES = (65, 32, 65, 32, 32, 33, 32, 67)
ROUNDS = 2_000
SLICES = 7


def run() -> dict[str, Any]:
    """Rates per CPU second; the best of several interleaved slices counts, so that neighbours disturb less."""
    wheel = RandomWheel("bench", "single-zero", SINGLE, WatchedEntropy())
    messages = [bytes(size) for size in BARE_MESSAGE_BYTES]
    key = bytes(32)
    number = 0

    def rounds() -> None:
        nonlocal number
        for _ in range(ROUNDS):
            number += 1
            wheel.commit(number)
            wheel.close(number, Close(HEAD))

    def bare() -> None:
        for _ in range(ROUNDS):
            for message in messages:
                digest(key, message, "sha256")

    drbg = seeded_drbg(b"croupier bench wheels")

    def in_bulk() -> None:
        bulk(drbg, 500_000, 37)

    verifiable = bare_rate = bulk_rate = 0.0
    for _ in range(SLICES):
        verifiable = max(verifiable, ROUNDS / _cpu_seconds(rounds))
        bare_rate = max(bare_rate, ROUNDS / _cpu_seconds(bare))
        bulk_rate = max(bulk_rate, 500_000 / _cpu_seconds(in_bulk))
    return {
        "verifiable_outcomes_per_s": round(verifiable),
        "bare_hmac_outcomes_per_s": round(bare_rate),
        "ratio_to_bare_hmac": round(verifiable / bare_rate, 3),
        "ratio_wanted": 0.5,
        "bulk_outcomes_per_cpu_s": round(bulk_rate),
        "bulk_wanted": 2_000_000,
        "rounds_per_s_through_the_process": round(_through_the_process()),
    }


def _through_the_process(rounds: int = 300) -> float:
    """Commit and close by way of the pipe, by the wall clock: two requests to a round."""
    process = WheelProcess()
    try:
        process.open_table("bench", "single-zero", SINGLE)
        start = time.perf_counter()
        for number in range(rounds):
            process.commit("bench", number)
            process.close("bench", number, HEAD)
        return rounds / (time.perf_counter() - start)
    finally:
        process.stop()


def _cpu_seconds(work: Callable[[], None]) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start


if __name__ == "__main__":
    print(json.dumps(run(), indent=2))
