"""`python -m tests.mutants table money tournament register`: which mutants do the tests notice?

First the tests run once, unchanged, and it is noted which of them come to which line. Then mutants are drawn by lot,
and each has a process of its own, forked from one that has loaded everything, in which the tests that come to its line
run, the quickest first, until one of them fails. A mutant that no test comes to has survived.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import json
import os
import random
import resource
import signal
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from typing import Any

import coverage
import pytest
from hypothesis import HealthCheck, Phase, settings
from tests.bite.mutations import caches, forget
from tests.clauses.floor_support import BEGUN
from tests.mutants.mutants import ROOT, Mutant, mutants

TESTS = (
    "money", "table", "clauses", "playthroughs", "tournament", "floor_office", "test_every_bet.py", "rules", "live",
    "count_room", "protection", "floor",
)  # fmt: skip
NOT_HERE = (
    "tests/clauses/test_posting_rules.py",
    "tests/clauses/test_tip_signs.py",
)  # the press: threads before a fork
QUIET = [
    "-Wignore::pytest.PytestAssertRewriteWarning",
    "-q",
    "--no-header",
    *(f"-pno:{name}" for name in ("cacheprovider", "xdist", "playwright", "unraisableexception", "cov")),
]
TIMES_LONGER = 10.0  # and then a test that was quick does not end
MEMORY = 6 << 30
EXAMPLES = 30

Reached = dict[str, list[str]]  # file:line -> tests


class Reaching:
    """Which test comes to which line, and how long each takes."""

    def __init__(self, packages: Sequence[str]) -> None:
        self.coverage = coverage.Coverage(
            data_file=None, config_file=False, include=[f"{ROOT}/src/croupier/{name}/*" for name in packages]
        )
        self.caches = caches()
        self.seconds: dict[str, float] = defaultdict(float)
        self.failed: set[str] = set()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        for cache in self.caches:  # what another test has computed, this one comes to by itself
            cache.cache_clear()
        BEGUN.clear()
        self.coverage.switch_context(item.nodeid)
        return (yield)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] += report.duration
        if report.failed or report.skipped:
            self.failed.add(report.nodeid)

    def found(self) -> dict[str, Any]:
        self.coverage.stop()
        data, lines = self.coverage.get_data(), dict[str, list[str]]()
        for file in data.measured_files():
            name = Path(file).relative_to(ROOT).as_posix()
            for line, tests in data.contexts_by_lineno(file).items():
                lines[f"{name}:{line}"] = sorted({test for test in tests if test} - self.failed)
        return {"lines": lines, "seconds": self.seconds, "failed": sorted(self.failed)}


def forked(work: Any) -> tuple[int, Any]:
    """A child that writes what it has found into a file."""
    told = tempfile.TemporaryFile("w+")  # noqa: SIM115 - who waits for the child closes it
    child = os.fork()
    if not child:
        status = 70
        try:
            os.setsid()
            nowhere = os.open(os.devnull, os.O_RDWR)
            for stream in (0, 1, 2):
                os.dup2(nowhere, stream)
            status, found = work()
            json.dump(found, told)
            told.flush()
        finally:
            os._exit(status)
    return child, told


def at_once(works: Iterator[tuple[Any, Any]], jobs: int) -> Iterator[tuple[Any, int, Any]]:
    """So many at a time, in the order in which they end; whatever a child has started ends with it."""
    running: dict[int, tuple[Any, Any]] = {}
    while True:
        while len(running) < jobs and (following := next(works, None)) is not None:
            child, told = forked(following[1])
            running[child] = following[0], told
        if not running:
            return
        child, status = os.wait()
        if child not in running:
            continue
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(child, signal.SIGKILL)
        what, told = running.pop(child)
        with told:
            told.seek(0)
            text = told.read()
        yield what, os.waitstatus_to_exitcode(status), json.loads(text) if text else None


def profile() -> None:
    """The same examples every time, and a failure is not made smaller."""
    phases = [Phase.explicit, Phase.generate]
    every = list(HealthCheck)
    settings.register_profile(
        "mutants", max_examples=EXAMPLES, derandomize=True, database=None, deadline=None, phases=phases,
        suppress_health_check=every,
    )  # fmt: skip
    settings.load_profile("mutants")


def every_test() -> list[str]:
    files = [file for name in TESTS for file in sorted((ROOT / "tests" / name).rglob("test_*.py"))]
    files += [ROOT / "tests" / name for name in TESTS if name.endswith(".py")]
    return [name for file in files if (name := file.relative_to(ROOT).as_posix()) not in NOT_HERE]


def load(files: list[str]) -> None:
    with contextlib.redirect_stdout(io.StringIO()):
        pytest.main([*QUIET, "--collect-only", *files])


def reached(files: list[str], packages: Sequence[str], jobs: int) -> tuple[Reached, dict[str, float], list[str]]:
    def look(file: str) -> Any:
        def work() -> tuple[int, Any]:
            profile()
            reaching = Reaching(packages)
            reaching.coverage.start()
            status = int(pytest.main([*QUIET, file], plugins=[reaching]))
            return status, reaching.found()

        return work

    lines, seconds, failed = defaultdict[str, list[str]](list), dict[str, float](), list[str]()
    sized = sorted(files, key=lambda file: -(ROOT / file).stat().st_size)
    for file, status, found in at_once(((file, look(file)) for file in sized), jobs):
        if found is None:
            say(f"{file} is left out: pytest ended with {status}")
            continue
        for line, tests in found["lines"].items():
            lines[line] += tests
        seconds |= found["seconds"]
        failed += found["failed"]
    return lines, seconds, failed


def come_to(mutant: Mutant, lines: Reached) -> list[str]:
    """A line in the middle of a statement may be no line of its own: then the one before it."""
    for line in range(mutant.line, max(mutant.line - 12, 0), -1):
        if found := lines.get(f"{mutant.file}:{line}"):
            return found
    return []


def chosen(tests: list[str], seconds: dict[str, float], each: float) -> list[str]:
    """The quickest first, as far as the time for one mutant goes."""
    taken, spent = list[str](), 0.0
    for test in sorted(tests, key=lambda test: (seconds[test], test)):
        spent += seconds[test]
        if taken and spent > each:
            break
        taken.append(test)
    return taken


def trying(mutant: Mutant, tests: list[str], seconds: dict[str, float]) -> Any:
    limit = 30 + int(TIMES_LONGER * sum(seconds[test] for test in tests))

    def work() -> tuple[int, Any]:
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.alarm(limit)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        profile()
        mutant.apply()
        forget()
        wanted = set(tests)

        class These:
            def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
                at = {test: number for number, test in enumerate(tests)}
                items[:] = sorted((item for item in items if item.nodeid in wanted), key=lambda item: at[item.nodeid])

        files = sorted({test.partition("::")[0] for test in tests})
        return int(pytest.main([*QUIET, "-x", "--tb=no", *files], plugins=[These()])), None

    return work


def tried(
    drawn: list[Mutant], lines: Reached, seconds: dict[str, float], jobs: int, until: float, each: float
) -> Iterator[tuple[Mutant, str]]:
    def works() -> Iterator[tuple[Mutant, Any]]:
        for mutant in drawn:
            if time.monotonic() > until:
                return
            if tests := chosen(come_to(mutant, lines), seconds, each):
                yield mutant, trying(mutant, tests, seconds)
            else:
                unreached.append(mutant)

    unreached: list[Mutant] = []
    for mutant, status, _ in at_once(works(), jobs):
        yield mutant, {0: "survived", 1: "killed", -signal.SIGALRM: "time"}.get(status, "fault")
    yield from ((mutant, "unreached") for mutant in unreached)


def interval(killed: int, tried: int) -> tuple[float, float]:
    """Wilson's, of 95 %."""
    z, p = 1.96, killed / tried
    middle, wide = p + z * z / (2 * tried), z * sqrt(p * (1 - p) / tried + z * z / (4 * tried * tried))
    return tuple(round(100 * (middle + sign * wide) / (1 + z * z / tried), 1) for sign in (-1, 1))  # type: ignore[return-value]


def say(*lines: str) -> None:
    sys.stderr.write("".join(f"{line}\n" for line in lines))
    sys.stderr.flush()


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    asked.add_argument("packages", nargs="+", help="table, money, tournament, register or another of src/croupier")
    asked.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked.add_argument(
        "--seconds", type=float, default=1e9, help="no other mutant is begun after so many, the first run included"
    )
    asked.add_argument("--share", type=int, default=1, metavar="N", help="one of N mutants")
    asked.add_argument("--each", type=float, default=40.0, metavar="SECONDS", help="of tests at most, for one mutant")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--tests", nargs="*", help="these files alone")
    asked.add_argument("--only", default="", help="mutants of functions whose address has this in it")
    given = asked.parse_args()
    os.chdir(ROOT)
    begun = time.monotonic()
    files = given.tests or every_test()
    load(files)
    every = [mutant for package in given.packages for mutant in mutants(package) if given.only in mutant.at]
    drawn = random.Random(given.seed).sample(every, len(every) // given.share)
    lines, seconds, failed = reached(files, given.packages, given.jobs)
    took = time.monotonic() - begun
    say(f"{len(every)} mutants, {len(seconds)} tests, read after {took:.0f} s; {len(failed)} failed or skipped")
    ends: dict[str, Counter[str]] = defaultdict(Counter)
    left: list[dict[str, Any]] = []
    for number, (mutant, end) in enumerate(
        tried(drawn, lines, seconds, given.jobs, begun + given.seconds, given.each), start=1
    ):
        ends[mutant.package][end] += 1
        if end not in ("killed", "time"):
            left.append(
                {
                    "end": end,
                    "at": mutant.at,
                    "where": f"{mutant.file}:{mutant.line}",
                    "was": mutant.was,
                    "now": mutant.now,
                }
            )
        if number % 100 == 0:
            say(f"{number} tried after {time.monotonic() - begun:.0f} s")
    told: dict[str, Any] = {}
    for package in given.packages:
        counts = ends[package]
        killed = counts["killed"] + counts["time"]
        count = killed + counts["survived"] + counts["unreached"]
        of_all = sum(mutant.package == package for mutant in every)
        score = {"score": round(100 * killed / count, 1), "between": interval(killed, count)} if count else {}
        told[package] = {"mutants": of_all, "tried": count, **counts, **score}
    found = {"seed": given.seed, "packages": told, "failed": failed, "left": sorted(left, key=lambda one: one["where"])}
    sys.stdout.write(f"{json.dumps(found, indent=1)}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
