"""Which of many alike examples are tried for a commit, and in which order several processes begin their tests."""

from __future__ import annotations

import subprocess
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from functools import cache
from hashlib import sha256
from itertools import chain, groupby, islice
from pathlib import Path
from typing import Protocol, TypeVar

LONG = 0.3  # seconds that a test of an area takes on average where its tests are begun first


class Named(Protocol):
    @property
    def nodeid(self) -> str: ...


T = TypeVar("T", bound=Named)


def area(test: Named) -> str:
    """The folder in which a test lies, or its file where it lies in none."""
    return test.nodeid.partition("::")[0].removeprefix("tests/").partition("/")[0].removesuffix(".py")


@cache
def commit() -> str:
    """What the working tree was begun from: it draws what is tried of what is too much for each run."""
    asked = ["git", "rev-parse", "HEAD"]
    done = subprocess.run(asked, cwd=Path(__file__).parent, capture_output=True, text=True, check=False)
    return done.stdout.strip() or "no commit"


def drawn(examples: Collection[str], share: int, by: str) -> set[str]:
    """One in so many, and one at least: others for each commit, so that all are tried before long."""
    lots = sorted(examples, key=lambda example: sha256(f"{by} {example}".encode()).digest())
    return set(lots[: -(-len(lots) // share)])


def in_parts(tests: Iterable[T], budgets: Mapping[str, int], parts: int) -> list[T]:
    """So many parts in a row, each of which begins with its share of what takes long and waits: browsers and servers.

    Small tests come last, since who is done takes of those that others have left: at the end nobody waits for one long
    test, and nowhere do all wait at once. The tests of a file stay together, for they share a server, and in a part
    those of an area, for they share a browser; half of the parts begin with the other area.
    """
    tests = list(tests)
    counts = Counter(map(area, tests))
    seconds = {name: budgets.get(name, 0) / count for name, count in counts.items()}
    files = [list(file) for _, file in groupby(tests, key=lambda test: test.nodeid.partition("::")[0])]
    files.sort(key=lambda file: -len(file) * seconds[area(file[0])])
    long = [file for file in files if seconds[area(file[0])] >= LONG]
    heads: list[list[list[T]]] = [[] for _ in range(parts)]
    laden = [0.0] * parts
    for file in long:
        lightest = laden.index(min(laden))
        heads[lightest].append(file)
        laden[lightest] += len(file) * seconds[area(file[0])]
    begun = {test.nodeid for file in long for test in file}
    small = iter([test for test in tests if test.nodeid not in begun])
    ordered: list[T] = []
    for number, head in enumerate(heads, start=1):
        head.sort(key=lambda file: area(file[0]), reverse=number % 2 == 0)
        ordered += chain.from_iterable(head)
        ordered += islice(small, max(0, len(tests) * number // parts - len(ordered)))
    return ordered + list(small)
