"""`python -m tests.bite [CLAUSE ...]`: apply each counter-mutation, run exactly its clause's tests, and see them fail.

A clause's tests must pass unchanged, or a kill would mean nothing: they run first, all together, but for `--tried`:
in `make test` they are among all the others. Each mutation then has a process of its own, forked from one that has
loaded everything, so that 405 of them take minutes. With `--wide` the tests of all other clauses that can tell it run
too: they must not notice, but for clauses `beside`.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import io
import json
import os
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import IO, Any, TypeVar

import pytest
from tests.bite.marked import Marked, Named
from tests.bite.mutations import Bite, bites
from tests.bite.reaching import Reaching
from tests.bite.together import Together
from tests.parts import commit

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
T = TypeVar("T")
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


def started(tests: list[str], applied: Sequence[Bite], marked: Marked, *more: str) -> tuple[int, IO[str]]:
    """pytest in a process of its own, and what it prints."""
    told = tempfile.TemporaryFile("w+")  # noqa: SIM115 - `ended` closes it
    child = os.fork()
    if not child:
        status = 70
        try:
            os.dup2(told.fileno(), 1)
            os.dup2(told.fileno(), 2)
            for bite in applied:
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


Work = tuple[list[str], Sequence[Bite], Marked, tuple[str, ...]]  # tests, what is changed, which of them, options


def at_once(works: Iterable[tuple[T, Work]], jobs: int) -> Iterator[tuple[T, int, str]]:
    """So many at a time, in the order in which they end."""
    waiting, running = iter(works), dict[int, tuple[T, IO[str]]]()
    while True:
        for what, (tests, applied, marked, more) in islice(waiting, jobs - len(running)):
            child, told = started(tests, applied, marked, *more)
            running[child] = what, told
        if not running:
            return
        child, status = os.wait()
        what, told = running.pop(child)
        yield what, *ended(told, status)


def outcome(tests: list[str], applied: Sequence[Bite], marked: Marked, *more: str) -> tuple[int, str]:
    ((_, status, told),) = at_once([(None, (tests, applied, marked, more))], 1)
    return status, told


def found(told: str) -> Any:
    """The last line that the child printed."""
    return json.loads(told.rstrip().rpartition("\n")[2])


def verdicts(all_of_them: list[Bite], jobs: int) -> Iterator[tuple[Bite, str, str]]:
    """What became of each mutation, by the tests of its own clause."""
    works: list[tuple[Bite, Work]] = []
    for bite in all_of_them:
        if tests := tests_of(bite.clause):
            # to look up the lines around a failure takes a quarter of all
            works.append((bite, (tests, [bite], Marked(bite.clause), ("-x", "--tb=native"))))
        else:
            yield bite, "fault", "the clause has no test that this process can change"
    for bite, status, told in at_once(works, jobs):
        yield bite, {0: "survived", 1: "bitten"}.get(status, "fault"), told


def noticed(works: Iterable[tuple[T, Sequence[Bite], set[str]]], jobs: int) -> Iterator[tuple[T, set[str]]]:
    """Which of these tests fail then; all of them, where pytest itself did."""
    tests_of_each = {}

    def asked() -> Iterator[tuple[tuple[int, T], Work]]:
        for number, (what, applied, tests) in enumerate(works):
            tests_of_each[number] = tests
            yield (number, what), (sorted({test.partition("[")[0] for test in tests}), applied, Named(tests), ())

    for (number, what), status, told in at_once(asked(), jobs):
        failed = {test for tests in found(told).values() for test in tests} if status in (0, 1) else None
        yield what, tests_of_each[number] if failed is None else failed


def strays(all_of_them: list[Bite], jobs: int) -> Iterator[tuple[Bite, str]]:
    """Bites that another clause notices, and which."""
    status, told = outcome(every_test(), [], Reaching(all_of_them))
    if status:
        sys.exit(f"{told}\nthe tests must pass before anything is changed")
    seen = found(told)
    together = Together(dict(zip(all_of_them, seen["reached"], strict=True)), seen["marks"])
    groups = together.groups()
    tried = ((group, group, set().union(*(together.foreign[bite] for bite in group))) for group in groups)
    suspects: list[tuple[Bite, Sequence[Bite], set[str]]] = []
    for number, (group, failed) in enumerate(noticed(tried, jobs), start=1):
        say(f"{number}/{len(groups)} together: {', '.join(bite.clause for bite in group)}")
        suspects += [(bite, [bite], failed & together.foreign[bite]) for bite in group]
    for bite, alone in noticed([suspect for suspect in suspects if suspect[2]], jobs):
        if others := set().union(*(together.others(bite, test) for test in alone)):
            yield bite, f"noticed by {', '.join(sorted(others))} too: {', '.join(sorted(alone))}"


def chosen(all_of_them: list[Bite], share: int) -> list[Bite]:
    """Every so many, another part of them for each commit."""
    return [b for b in all_of_them if hashlib.sha256(f"{commit()} {b.clause}".encode()).digest()[0] % share == 0]


def write(bitten: dict[str, list[str]], tried: set[str]) -> None:
    """What was tried is written anew; what was not stays as it was found before, if it is still named."""
    kept = json.loads(BITTEN.read_text(encoding="utf-8")) if BITTEN.exists() else {}
    named = {b.clause for b in bites()}
    words = {clause: kept[clause] for clause in kept if clause in named - tried} | bitten
    BITTEN.write_text(json.dumps(dict(sorted(words.items())), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def say(*lines: str) -> None:
    sys.stdout.write("".join(f"{line}\n" for line in lines if line))
    sys.stdout.flush()


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bite")
    parser.add_argument("clauses", nargs="*", help="only clauses that begin so")
    parser.add_argument("--share", type=int, default=1, metavar="N", help="one of N clauses, chosen by the commit")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="so many at a time")
    parser.add_argument("--tried", action="store_true", help="the tests are seen to pass unchanged elsewhere")
    parser.add_argument("--wide", action="store_true", help="no other clause may notice, but for those beside")
    parser.add_argument("--write", action="store_true", help="keep what was bitten for `croupier clauses`")
    given = parser.parse_args()
    if given.tried and given.write:
        parser.error("what is kept is tried here")
    os.chdir(ROOT)
    known = [clause.id for _, clause in all_clauses() if not clause.not_for_software]
    named = list(bites())
    strangers = sorted({b.clause for b in named} - set(known))
    if strangers:
        sys.exit(f"no such clauses: {', '.join(strangers)}")
    wanted = [b for b in named if not given.clauses or b.clause.startswith(tuple(given.clauses))]
    wanted = chosen(wanted, given.share) if given.share > 1 else wanted
    tests = sorted({test for b in wanted for test in tests_of(b.clause)})
    load(every_test() if given.wide else tests)
    before, told = (0, "") if given.tried or not wanted else outcome(tests, [], Marked(*(b.clause for b in wanted)))
    if before:
        sys.exit(f"{told}\nthe tests must pass before anything is changed")
    end_of: dict[Bite, str] = {}
    for number, (bite, end, told) in enumerate(verdicts(wanted, given.jobs), start=1):
        end_of[bite] = end
        say(f"{number}/{len(wanted)} {bite.clause} {end}: {bite.so}", told if end == "fault" else "")
    for bite, by in strays([b for b in wanted if end_of[b] == "bitten"], given.jobs) if given.wide else ():
        end_of[bite] = "wide"
        say(f"{bite.clause} wide: {bite.so}", by)
    by_end: dict[str, list[Bite]] = defaultdict(list)
    for bite, end in end_of.items():
        by_end[end].append(bite)
    not_bitten = {b.clause for end in ("survived", "wide", "fault") for b in by_end[end]}
    bitten = sorted({b.clause for b in by_end["bitten"]} - not_bitten)
    counts = ", ".join(f"{len(by_end[end])} {end}" for end in ("bitten", "survived", "wide", "fault"))
    sys.stdout.write(
        f"{counts}; {len(bitten)} clauses bitten, {len({b.clause for b in named})} of {len(known)} named\n"
    )
    if given.write:
        write({clause: [b.so for b in named if b.clause == clause] for clause in bitten}, {b.clause for b in wanted})
    return 1 if not_bitten else 0


if __name__ == "__main__":
    sys.exit(main())
