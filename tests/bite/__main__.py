"""`python -m tests.bite [CLAUSE ...]`: apply each counter-mutation, run exactly its clause's tests, and see them fail.

A clause's tests must pass unchanged, or a kill would mean nothing: they run first, all together. Each mutation then has
a process of its own, forked from one that has loaded everything, so that 405 of them take minutes.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import json
import os
import subprocess
import sys
import tempfile
from collections import defaultdict
from pathlib import Path

import pytest
from tests.bite.mutations import Bite, bites

from croupier.rules import all_clauses
from croupier.rules.trace import traces

ROOT = Path(__file__).parent.parent.parent
NOT_HERE = ("tests/browser/",)  # a browser and a server are other processes: nothing is changed there
QUIET = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:playwright", "--no-header"]


def tests_of(clause: str) -> list[str]:
    return [test for test in traces()[clause].tests if not test.startswith(NOT_HERE)]


def outcome(tests: list[str], bite: Bite | None) -> tuple[int, str]:
    """pytest's exit status in a process of its own, and what it printed."""
    with tempfile.TemporaryFile("w+") as told:
        child = os.fork()
        if not child:
            status = 70
            try:
                os.dup2(told.fileno(), 1)
                os.dup2(told.fileno(), 2)
                if bite is not None:
                    bite.apply()
                status = int(pytest.main([*QUIET, *(["-x"] if bite else []), *tests]))
            except BaseException as error:
                with contextlib.suppress(Exception):
                    sys.stderr.write(f"{type(error).__name__}: {error}\n")
                    sys.stderr.flush()
            finally:
                os._exit(status)
        _, ended = os.waitpid(child, 0)
        told.seek(0)
        return os.waitstatus_to_exitcode(ended), told.read()


def verdict(bite: Bite) -> tuple[str, str]:
    tests = tests_of(bite.clause)
    if not tests:
        return "fault", "the clause has no test that this process can change"
    status, told = outcome(tests, bite)
    words = {0: "survived", 1: "bitten"}
    return words.get(status, "fault"), told


def chosen(all_of_them: list[Bite], share: int) -> list[Bite]:
    """Every so many, another part of them for each commit."""
    done = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False)
    commit = done.stdout.strip() or "no commit"
    return [b for b in all_of_them if hashlib.sha256(f"{commit} {b.clause}".encode()).digest()[0] % share == 0]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bite")
    parser.add_argument("clauses", nargs="*", help="only these clauses")
    parser.add_argument("--share", type=int, default=1, metavar="N", help="one of N clauses, chosen by the commit")
    parser.add_argument("--write", metavar="FILE", help="what was bitten, by clause, for `croupier clauses`")
    given = parser.parse_args()
    os.chdir(ROOT)
    known = [clause.id for _, clause in all_clauses() if not clause.not_for_software]
    named = list(bites())
    strangers = sorted({b.clause for b in named} - set(known))
    if strangers:
        sys.exit(f"no such clauses: {', '.join(strangers)}")
    wanted = [b for b in named if not given.clauses or b.clause in given.clauses]
    wanted = chosen(wanted, given.share) if given.share > 1 else wanted
    before, told = outcome(sorted({test for b in wanted for test in tests_of(b.clause)}), None) if wanted else (0, "")
    if before:
        sys.exit(f"{told}\nthe tests must pass before anything is changed")
    ends: dict[str, list[Bite]] = defaultdict(list)
    for number, bite in enumerate(wanted, start=1):
        end, told = verdict(bite)
        ends[end].append(bite)
        sys.stdout.write(f"{number}/{len(wanted)} {bite.clause} {end}: {bite.so}\n")
        if end == "fault":
            sys.stdout.write(f"{told}\n")
        sys.stdout.flush()
    bitten = sorted({b.clause for b in ends["bitten"]} - {b.clause for b in (*ends["survived"], *ends["fault"])})
    counts = ", ".join(f"{len(ends[end])} {end}" for end in ("bitten", "survived", "fault"))
    sys.stdout.write(
        f"{counts}; {len(bitten)} clauses bitten, {len({b.clause for b in named})} of {len(known)} named\n"
    )
    if given.write:
        words = {clause: [b.so for b in ends["bitten"] if b.clause == clause] for clause in bitten}
        Path(given.write).write_text(json.dumps(words, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return 1 if ends["survived"] or ends["fault"] else 0


if __name__ == "__main__":
    sys.exit(main())
