"""`make rng-battery`: 10^9 outcomes of each wheel through the nine tests, bits through dieharder, and the report.

    python -m tools.rng_battery [--outcomes N] [--out FILE] [--kept FILE] [--skip-dieharder] [--dieharder-tests 0,1,2]

Seeds are fresh from the operating system and stand in the report, so that anyone can repeat the run. Every result is
kept as soon as it is there (`var/rng-battery.json`), a WEAK one before its repeats too: a run that was stopped goes on
where it was and can lose no verdict. `--afresh` forgets them.

The rule: nothing may be FAILED, and an assessment that is WEAK must be PASSED with each of three fresh seeds. A test of
many assessments is repeated whole; judged in the repeats are those that were WEAK, and a FAILED of any.
"""

from __future__ import annotations

import argparse
import fcntl
import json
import re
import secrets
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

from tools.rng_stream import stream

from croupier.wheels.random.battery import TESTS, THRESHOLD, judge
from croupier.wheels.random.bulk import Pockets, bulk, seeded_drbg
from croupier.wheels.random.known_answers import self_test

WHEELS = {"single-zero": 37, "double-zero": 38}
CHUNK = 1_000_000
RETRIES = 3
PIPE = 1 << 20
ROOT = Path(__file__).resolve().parent.parent
REPORT, KEPT = ROOT / "docs" / "rng-battery.md", ROOT / "var" / "rng-battery.json"
_ROW = re.compile(r"^\s*(\w[\w ]*?)\|\s*(\d+)\|\s*(\d+)\|\s*(\d+)\|\s*([\d.]+)\|\s*(PASSED|WEAK|FAILED)")

# What `dieharder -a` runs, with the tuples it gives to the tests that take them; test 14 is withdrawn by its authors.
TUPLES = {200: range(1, 13), 201: range(2, 6), 202: range(2, 6), 203: range(33)}
DIEHARDER = [(test, None) for test in (*range(14), *range(15, 18), *range(100, 103), *range(204, 210))] + [
    (test, tuple_) for test, tuples in TUPLES.items() for tuple_ in tuples
]

Part = dict[str, Any]  # what is kept of one part of the run


def main() -> int:
    options = _options()
    self_test()
    kept: dict[str, Part] = {}
    if options.kept.exists() and not options.afresh:
        kept = json.loads(options.kept.read_text(encoding="utf-8"))
    options.kept.parent.mkdir(parents=True, exist_ok=True)
    for name, work in _parts(options):
        for part in work(kept.get(name)):
            print(f"{datetime.now(UTC):%H:%M:%S} {name}: {_word(part)}", flush=True)
            kept[name] = part
            options.kept.write_text(json.dumps(kept, indent=1), encoding="utf-8")
    passed = all(part["passed"] for part in kept.values())
    options.out.write_text("\n".join(_report(kept, passed, options.skip_dieharder)) + "\n", encoding="utf-8")
    print(f"{'passed' if passed else 'NOT passed'}; the report is {options.out}")
    return 0 if passed else 1


def _parts(options: argparse.Namespace) -> Iterator[tuple[str, Callable[[Part | None], Iterator[Part]]]]:
    """Each part of the run: what is kept of it so far gives what is to be kept next, until nothing is missing."""
    for wheel, pockets in WHEELS.items():
        yield f"{wheel}, {options.outcomes:,} outcomes", partial(_wheel, pockets, options.outcomes)
    if options.skip_dieharder:
        return
    if shutil.which("dieharder") is None:
        raise SystemExit("This machine has no dieharder (Debian's package of that name); or give --skip-dieharder.")
    chosen = None if options.dieharder_tests is None else {int(test) for test in options.dieharder_tests.split(",")}
    for test, tuple_ in DIEHARDER:
        if chosen is None or test in chosen:
            name = f"dieharder {test}" if tuple_ is None else f"dieharder {test} tuple {tuple_}"
            yield name, partial(_hard, test, tuple_)


def _wheel(pockets: int, outcomes: int, kept: Part | None) -> Iterator[Part]:
    """The nine tests on one wheel's outcomes."""
    if kept:
        return
    seed, start = secrets.token_bytes(32), time.process_time()
    verdict = judge(_chunks(seed, pockets, outcomes), pockets)
    rows = [[one.name, f"{one.statistic:.3f}", one.degrees, f"{one.p:.6f}", one.passed] for one in verdict.findings]
    spent = round(time.process_time() - start)
    yield {"passed": verdict.passed, "seed": seed.hex(), "outcomes": outcomes, "cpu_s": spent, "rows": rows}


def _chunks(seed: bytes, pockets: int, outcomes: int) -> Iterator[Pockets]:
    """The outcomes in chunks of a million; a rest joins the last chunk, so that none is too small for the tests."""
    drbg = seeded_drbg(seed)
    chunks = max(1, outcomes // CHUNK)
    for index in range(chunks):
        yield bulk(drbg, CHUNK if index < chunks - 1 else outcomes - (chunks - 1) * CHUNK, pockets)


def _hard(test: int, tuple_: int | None, kept: Part | None) -> Iterator[Part]:
    """One test on a stream of its own, and on three more where something was WEAK."""
    if not kept:
        seed = secrets.token_bytes(32)
        kept = _judged({"seed": seed.hex(), "rows": _through_dieharder(seed, test, tuple_), "again": []})
        yield kept
    while _weak(kept) and len(kept["again"]) < RETRIES:
        kept["again"].append(_through_dieharder(secrets.token_bytes(32), test, tuple_))
        yield _judged(kept)


def _weak(part: Part) -> list[list[Any]]:
    """Name and tuple of each assessment that was WEAK."""
    return [row[:2] for row in part["rows"] if row[3] == "WEAK"]


def _judged(part: Part) -> Part:
    weak, words = _weak(part), [row[3] for rows in (part["rows"], *part["again"]) for row in rows]
    repeats = [[row[3] for row in rows if row[:2] in weak] for rows in part["again"]]
    passed = len(repeats) == RETRIES and all(words and set(words) == {"PASSED"} for words in repeats)
    part["passed"] = bool(words) and "FAILED" not in words and (passed or not weak)
    return part


def _word(part: Part) -> str:
    if part["passed"]:
        return "passed"
    return f"WEAK, {len(part['again'])} of {RETRIES} repeats done" if part.get("again") is not None else "NOT passed"


def _through_dieharder(seed: bytes, test: int, tuple_: int | None) -> list[list[Any]]:
    """Generator 200 of dieharder reads raw bits from its input for as long as it likes: name, tuple, p, word."""
    command = ["dieharder", "-g", "200", "-d", str(test), *([] if tuple_ is None else ["-n", str(tuple_)])]
    with tempfile.TemporaryFile() as output:
        process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=output, bufsize=PIPE)
        assert process.stdin is not None
        with suppress(OSError):  # a long pipe: the two need not take turns for every request
            fcntl.fcntl(process.stdin, fcntl.F_SETPIPE_SZ, PIPE)
        try:
            for drawn in stream(seed):
                process.stdin.write(drawn)
        except BrokenPipeError:  # It has had enough.
            process.wait()
        output.seek(0)
        lines = output.read().decode(errors="replace").splitlines()
    rows = (_ROW.match(line) for line in lines)
    return [[row[1].strip(), int(row[2]), row[5], row[6]] for row in rows if row]


def _report(kept: Mapping[str, Part], passed: bool, skipped: bool) -> Iterator[str]:
    hard = {name: part for name, part in kept.items() if name.startswith("dieharder")}
    yield "# The random wheel through the battery"
    yield ""
    yield f"Written by `tools/rng_battery.py`, {datetime.now(UTC):%Y-%m-%d %H:%M} UTC, Python {sys.version.split()[0]}."
    yield f"All of it together **{'passed' if passed else 'did NOT pass'}**."
    for name, part in kept.items():
        if name not in hard:
            yield from _about_wheel(name, part)
    yield from ("", "## dieharder", "")
    if skipped:
        yield "Left out of this run by `--skip-dieharder`."
        return
    assessed = [row for part in hard.values() for row in part["rows"]]
    weak = sum(row[3] == "WEAK" for row in assessed)
    yield f"{len(hard)} runs with fresh seeds, {len(assessed)} assessments, {weak} of them WEAK first: dieharder says"
    yield "so of one in a hundred of a perfect generator's. What is WEAK must pass three fresh seeds."
    yield "Nothing may be FAILED."
    yield from ("", "| test | tuple | p | | seed |", "|---|---:|---:|---|---|")
    for part in hard.values():
        for name, tuple_, p, word in part["rows"]:
            later = [row[3] for rows in part["again"] for row in rows if row[:2] == [name, tuple_]]
            told = f"{word}, then {', '.join(later)}" if word == "WEAK" else word
            yield f"| {name} | {tuple_} | {p} | {told} | `{part['seed']}` |"


def _about_wheel(name: str, part: Part) -> Iterator[str]:
    yield from ("", f"## {name}", "")
    yield f"The {TESTS} tests of `docs/random-wheel.md` at the 99 % level: each p at least {THRESHOLD:.6f}."
    yield f"Seed `{part['seed']}`, {part['cpu_s']:,} s of CPU time."
    yield from ("", "| test | statistic | degrees | p | |", "|---|---:|---:|---:|---|")
    for test, statistic, degrees, p, passed in part["rows"]:
        yield f"| {test} | {statistic} | {'' if degrees is None else degrees} | {p} | {'pass' if passed else 'FAIL'} |"


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="The long statistical run of the random wheel.")
    parser.add_argument("--outcomes", type=lambda text: int(float(text)), default=10**9)
    parser.add_argument("--out", type=Path, default=REPORT)
    parser.add_argument("--kept", type=Path, default=KEPT, help="where parts are kept until all are done")
    parser.add_argument("--afresh", action="store_true", help="forget the parts of an earlier run")
    parser.add_argument("--skip-dieharder", action="store_true")
    parser.add_argument("--dieharder-tests", help="numbers with commas between; all when not given")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
