"""What the judge asks of pytest: only tests of these clauses, and whose clauses failed."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection

import pytest


def clauses_of(item: pytest.Item) -> set[str]:
    return {clause for mark in item.iter_markers("clause") for clause in mark.args}


class Marked:
    """Only tests, and examples of tests, that are marked with one of these clauses, or `also` named themselves; of
    all clauses, where none is named."""

    def __init__(self, *clauses: str, also: Collection[str] = ()) -> None:
        self.clauses, self.also = set(clauses), set(also)
        self.marks: dict[str, set[str]] = {}
        self.noticed: dict[str, list[str]] = defaultdict(list)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        self.marks = {item.nodeid: clauses_of(item) for item in items}
        items[:] = [item for item in items if item.nodeid in self.also or self.wants(self.marks[item.nodeid])]

    def wants(self, marks: set[str]) -> bool:
        return bool(marks & self.clauses if self.clauses else marks)

    def prepare(self) -> None:
        """In the process that runs the tests, before it collects them."""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            for clause in self.marks[report.nodeid]:
                self.noticed[clause].append(report.nodeid)

    def found(self) -> dict[str, list[str]]:
        return self.noticed
