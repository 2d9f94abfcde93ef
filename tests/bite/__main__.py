"""`python -m tests.bite [CLAUSE ...]`: apply each counter-mutation, run exactly its clause's tests, and see them fail.

A clause's tests must pass unchanged, or a kill would mean nothing: they run first, all together. Each mutation then has
a process of its own, forked from one that has loaded everything, so that 405 of them take minutes. With `--wide` the
tests of all other clauses that come by the changed place run too: they must not notice, but for clauses `beside`.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import io
import json
import os
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import pytest
from tests.bite.marked import Marked
from tests.bite.mutations import Bite, bites
from tests.bite.reaching import Reaching

from croupier.rules import all_clauses
from croupier.rules.trace import traces

ROOT = Path(__file__).parent.parent.parent
BITTEN = ROOT / "src" / "croupier" / "rules" / "bitten.json"
NOT_HERE = ("tests/browser/",)  # a browser and a server are other processes: nothing is changed there
PRESSING = (
    "tests/paper/",
    "tests/clauses/test_posting_rules.py",
    "tests/clauses/test_tip_signs.py",
)  # the press has threads, which no fork copies
WITHOUT = ("cacheprovider", "xdist", "playwright", "unraisableexception")
QUIET = ["-q", "--no-header", *(f"-pno:{plugin}" for plugin in WITHOUT)]


def tests_of(clause: str) -> list[str]:
    return [test for test in traces()[clause].tests if not test.startswith(NOT_HERE)]


def load(tests: list[str]) -> None:
    """Import what the tests need here, once, and not in each process anew."""
    quiet = [test for test in tests if not test.startswith(PRESSING)]
    if quiet:
        with contextlib.redirect_stdout(io.StringIO()):
            pytest.main([*QUIET, "--collect-only", *quiet])


def every_test() -> list[str]:
    return sorted({test for clause in traces() for test in tests_of(clause)})


def started(tests: list[str], bite: Bite | None, marked: Marked, *more: str) -> tuple[int, IO[str]]:
    """pytest in a process of its own, and what it prints."""
    told = tempfile.TemporaryFile("w+")  # noqa: SIM115 - `ended` closes it
    child = os.fork()
    if not child:
        status = 70
        try:
            os.dup2(told.fileno(), 1)
            os.dup2(told.fileno(), 2)
            if bite is not None:
                bite.apply()
            marked.prepare()
            status = int(pytest.main([*QUIET, *more, *tests], plugins=[marked]))
            sys.stdout.write(f"\n{json.dumps(marked.found())}\n")
            sys.stdout.flush()
        except BaseException as error:
            with contextlib.suppress(Exception):
                sys.stderr.write(f"{type(error).__name__}: {error}\n")
                sys.stderr.flush()
        finally:
            os._exit(status)
    return child, told


def ended(told: IO[str], status: int) -> tuple[int, str]:
    with told:
        told.seek(0)
        return os.waitstatus_to_exitcode(status), told.read()


def outcome(tests: list[str], bite: Bite | None, marked: Marked, *more: str) -> tuple[int, str]:
    child, told = started(tests, bite, marked, *more)
    return ended(told, os.waitpid(child, 0)[1])


def found(told: str) -> dict[str, list[str]]:
    """The last line that the child printed."""
    return dict(json.loads(told.rstrip().rpartition("\n")[2]))


class Judge:
    """What became of a mutation. `wide` has the tests of other clauses that it concerns."""

    def __init__(self, wide: dict[Bite, list[str]] | None = None) -> None:
        self.wide = wide

    def starts(self, bite: Bite) -> tuple[int, IO[str]]:
        own = tests_of(bite.clause)
        if self.wide is None:
            return started(own, bite, Marked(bite.clause), "-x")
        others = self.wide[bite]
        tests = sorted({*own, *(test.partition("[")[0] for test in others)})
        return started(tests, bite, Marked(bite.clause, also=others))

    def ends(self, bite: Bite, status: int, told: str) -> tuple[str, str]:
        if status not in (0, 1):
            return "fault", told
        if self.wide is None or not status:
            return ("bitten" if status else "survived"), told
        noticed = set(found(told))
        strays = sorted(noticed - {bite.clause, *bite.beside})
        if bite.clause not in noticed:
            return "survived", told
        return ("wide", f"noticed by {', '.join(strays)} too") if strays else ("bitten", told)

    def verdict(self, bite: Bite) -> tuple[str, str]:
        if not tests_of(bite.clause):
            return "fault", "the clause has no test that this process can change"
        child, told = self.starts(bite)
        return self.ends(bite, *ended(told, os.waitpid(child, 0)[1]))

    def verdicts(self, all_of_them: list[Bite], jobs: int) -> Iterator[tuple[Bite, str, str]]:
        waiting, running = list(reversed(all_of_them)), dict[int, tuple[Bite, IO[str]]]()
        while waiting or running:
            while waiting and len(running) < jobs:
                bite = waiting.pop()
                if tests_of(bite.clause):
                    child, told = self.starts(bite)
                    running[child] = bite, told
                else:
                    yield bite, "fault", "the clause has no test that this process can change"
            if running:
                child, status = os.wait()
                bite, told = running.pop(child)
                yield bite, *self.ends(bite, *ended(told, status))


def reached(all_of_them: list[Bite]) -> dict[Bite, list[str]]:
    """For each bite the tests of clauses that can notice it."""
    status, told = outcome(every_test(), None, Reaching(all_of_them))
    if status:
        sys.exit(f"{told}\nthe tests must pass before anything is changed")
    return dict(zip(all_of_them, found(told).values(), strict=True))


def chosen(all_of_them: list[Bite], share: int) -> list[Bite]:
    """Every so many, another part of them for each commit."""
    done = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False)
    commit = done.stdout.strip() or "no commit"
    return [b for b in all_of_them if hashlib.sha256(f"{commit} {b.clause}".encode()).digest()[0] % share == 0]


def write(bitten: dict[str, list[str]], tried: set[str]) -> None:
    """What was tried is written anew; what was not stays as it was found before, if it is still named."""
    kept = json.loads(BITTEN.read_text(encoding="utf-8")) if BITTEN.exists() else {}
    named = {b.clause for b in bites()}
    words = {clause: kept[clause] for clause in kept if clause in named - tried} | bitten
    BITTEN.write_text(json.dumps(dict(sorted(words.items())), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bite")
    parser.add_argument("clauses", nargs="*", help="only clauses that begin so")
    parser.add_argument("--share", type=int, default=1, metavar="N", help="one of N clauses, chosen by the commit")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="so many at a time")
    parser.add_argument("--wide", action="store_true", help="no other clause may notice, but for those beside")
    parser.add_argument("--write", action="store_true", help="keep what was bitten for `croupier clauses`")
    given = parser.parse_args()
    os.chdir(ROOT)
    known = [clause.id for _, clause in all_clauses() if not clause.not_for_software]
    named = list(bites())
    strangers = sorted({b.clause for b in named} - set(known))
    if strangers:
        sys.exit(f"no such clauses: {', '.join(strangers)}")
    wanted = [b for b in named if not given.clauses or b.clause.startswith(tuple(given.clauses))]
    wanted = chosen(wanted, given.share) if given.share > 1 else wanted
    load(every_test() if given.wide else sorted({test for b in wanted for test in tests_of(b.clause)}))
    if given.wide:
        judge = Judge(reached(wanted))
    else:
        judge = Judge()
        tests = sorted({test for b in wanted for test in tests_of(b.clause)})
        before, told = outcome(tests, None, Marked(*(b.clause for b in wanted))) if wanted else (0, "")
        if before:
            sys.exit(f"{told}\nthe tests must pass before anything is changed")
    ends: dict[str, list[Bite]] = defaultdict(list)
    for number, (bite, end, told) in enumerate(judge.verdicts(wanted, given.jobs), start=1):
        ends[end].append(bite)
        sys.stdout.write(f"{number}/{len(wanted)} {bite.clause} {end}: {bite.so}\n")
        if end in ("fault", "wide"):
            sys.stdout.write(f"{told}\n")
        sys.stdout.flush()
    not_bitten = {b.clause for end in ("survived", "wide", "fault") for b in ends[end]}
    bitten = sorted({b.clause for b in ends["bitten"]} - not_bitten)
    counts = ", ".join(f"{len(ends[end])} {end}" for end in ("bitten", "survived", "wide", "fault"))
    sys.stdout.write(
        f"{counts}; {len(bitten)} clauses bitten, {len({b.clause for b in named})} of {len(known)} named\n"
    )
    if given.write:
        write({clause: [b.so for b in named if b.clause == clause] for clause in bitten}, {b.clause for b in wanted})
    return 1 if not_bitten else 0


if __name__ == "__main__":
    sys.exit(main())
