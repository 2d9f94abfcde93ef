"""`make rng-battery`: 10^9 outcomes of each wheel through the nine tests, bits through dieharder, and the report.

    python tools/rng_battery.py [--outcomes N] [--out FILE] [--skip-dieharder] [--dieharder-tests 0,1,2]

Seeds are fresh from the operating system and stand in the report, so that anyone can repeat the run.
"""

from __future__ import annotations

import argparse
import os
import re
import secrets
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from croupier.wheels.battery import TESTS, THRESHOLD, Verdict, judge
from croupier.wheels.bulk import Pockets, bulk, seeded_drbg
from croupier.wheels.drbg import REQUEST_BYTES_MAX
from croupier.wheels.known_answers import self_test

WHEELS = {"single-zero": 37, "double-zero": 38}
CHUNK = 1_000_000
RETRIES = 3
REPORT = Path(__file__).resolve().parent.parent / "docs" / "rng-battery.md"
_ROW = re.compile(r"^\s*(\w[\w ]*?)\|\s*(\d+)\|\s*(\d+)\|\s*(\d+)\|\s*([\d.]+)\|\s*(PASSED|WEAK|FAILED)")


@dataclass(frozen=True, slots=True)
class Hardness:
    """One line of dieharder's table."""

    test: str
    ntuple: int
    p: float
    word: str


@dataclass(frozen=True, slots=True)
class Run:
    wheel: str
    seed: bytes
    verdict: Verdict
    seconds: float


def main() -> int:
    options = _options()
    self_test()
    runs = [_run(wheel, pockets, options.outcomes) for wheel, pockets in WHEELS.items()]
    passed = all(run.verdict.passed for run in runs)
    lines = [*_head(options.outcomes, passed), *(line for run in runs for line in _about(run))]
    if options.skip_dieharder:
        lines += ["## dieharder", "", "Left out of this run by `--skip-dieharder`."]
    elif shutil.which("dieharder") is None:
        lines += ["## dieharder", "", "Not run: this machine has no `dieharder` (Debian package of that name)."]
        passed = False
    else:
        hard, fine = _dieharder(options.dieharder_tests)
        lines += hard
        passed = passed and fine
    options.out.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{'passed' if passed else 'NOT passed'}; the report is {options.out}")
    return 0 if passed else 1


def _run(wheel: str, pockets: int, outcomes: int) -> Run:
    seed, start = secrets.token_bytes(32), time.perf_counter()
    print(f"{wheel}: {outcomes:,} outcomes, seed {seed.hex()}", flush=True)
    verdict = judge(_chunks(seed, pockets, outcomes), pockets)
    return Run(wheel, seed, verdict, time.perf_counter() - start)


def _chunks(seed: bytes, pockets: int, outcomes: int) -> Iterator[Pockets]:
    """The outcomes in chunks of a million; a rest joins the last chunk, so that none is too small for the tests."""
    drbg = seeded_drbg(seed)
    chunks = max(1, outcomes // CHUNK)
    for index in range(chunks):
        yield bulk(drbg, CHUNK if index < chunks - 1 else outcomes - (chunks - 1) * CHUNK, pockets)


def _dieharder(tests: str | None) -> tuple[list[str], bool]:
    """All of dieharder once; then three fresh seeds for each test that came out WEAK, all of which must pass."""
    seed = secrets.token_bytes(32)
    found: list[Hardness] = []
    for arguments in [["-a"]] if tests is None else [["-d", test] for test in tests.split(",")]:
        found += _stream(seed, arguments)
    lines = ["## dieharder", "", f"Seed `{seed.hex()}`.", "", "| test | ntuple | p | |", "|---|---:|---:|---|"]
    fine = bool(found)
    for row in found:
        word = row.word
        if word == "WEAK":
            again = [_again(row) for _ in range(RETRIES)]
            word = f"WEAK, then {', '.join(again)} with fresh seeds"
            fine = fine and all(one == "PASSED" for one in again)
        fine = fine and row.word != "FAILED"
        lines.append(f"| {row.test} | {row.ntuple} | {row.p:.6f} | {word} |")
    return lines, fine


def _again(row: Hardness) -> str:
    """The worst word for the same test (and tuple) on a fresh seed."""
    rows = _stream(secrets.token_bytes(32), ["-d", row.test, *(["-n", str(row.ntuple)] if row.ntuple else [])])
    words = {one.word for one in rows if one.ntuple == row.ntuple}
    return next(word for word in ("FAILED", "WEAK", "PASSED", "NO ANSWER") if word in words or word == "NO ANSWER")


def _stream(seed: bytes, arguments: list[str]) -> list[Hardness]:
    """Generator 200 of dieharder reads raw bits from its input for as long as it likes."""
    process = subprocess.Popen(
        ["dieharder", "-g", "200", *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=False
    )
    assert process.stdin is not None
    assert process.stdout is not None
    drbg = seeded_drbg(seed)
    reader, output = os.fdopen(os.dup(process.stdout.fileno()), "rb"), b""
    os.set_blocking(reader.fileno(), False)
    try:
        while process.poll() is None:
            process.stdin.write(drbg.generate(REQUEST_BYTES_MAX))
            output += reader.read() or b""
    except BrokenPipeError:
        process.wait()
    os.set_blocking(reader.fileno(), True)
    output += reader.read()
    reader.close()
    process.stdout.close()
    rows = (_ROW.match(line) for line in output.decode(errors="replace").splitlines())
    return [Hardness(row[1].strip(), int(row[2]), float(row[5]), row[6]) for row in rows if row]


def _head(outcomes: int, passed: bool) -> list[str]:
    word = "passed" if passed else "did NOT pass"
    return [
        "# The random wheel through the battery",
        "",
        f"Written by `tools/rng_battery.py`, {datetime.now(UTC):%Y-%m-%d %H:%M} UTC, Python {sys.version.split()[0]}.",
        f"{outcomes:,} mapped outcomes of each wheel; the {TESTS} tests together **{word}** at the 99 % level",
        f"(each p must be at least {THRESHOLD:.6f}). `docs/random-wheel.md` says what the tests are.",
        "",
    ]


def _about(run: Run) -> list[str]:
    rows = [
        f"| {one.name} | {one.statistic:.3f} | {'' if one.degrees is None else one.degrees} | {one.p:.6f} "
        f"| {'pass' if one.passed else 'FAIL'} |"
        for one in run.verdict.findings
    ]
    return [
        f"## {run.wheel}",
        "",
        f"Seed `{run.seed.hex()}`, {run.verdict.outcomes:,} outcomes, {run.seconds:,.0f} s.",
        "",
        "| test | statistic | degrees | p | |",
        "|---|---:|---:|---:|---|",
        *rows,
        "",
    ]


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="The long statistical run of the random wheel.")
    parser.add_argument("--outcomes", type=lambda text: int(float(text)), default=10**9)
    parser.add_argument("--out", type=Path, default=REPORT)
    parser.add_argument("--skip-dieharder", action="store_true")
    parser.add_argument("--dieharder-tests", help="numbers with commas between; all when not given")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
