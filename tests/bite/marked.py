"""What the judge asks of pytest: only tests of these clauses, and whose clauses failed."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection
from typing import Any

import pytest


def clauses_of(item: pytest.Item) -> set[str]:
    return {clause for mark in item.iter_markers("clause") for clause in mark.args}


class Marked:
    """Only tests, and examples of tests, that are marked with one of these clauses; with any, where none is named."""

    def __init__(self, *clauses: str) -> None:
        self.clauses = set(clauses)
        self.marks: dict[str, set[str]] = {}
        self.noticed: dict[str, list[str]] = defaultdict(list)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        self.marks = {item.nodeid: clauses_of(item) for item in items}
        items[:] = [item for item in items if self.wants(item.nodeid)]

    def wants(self, test: str) -> bool:
        return bool(self.marks[test] & self.clauses if self.clauses else self.marks[test])

    def prepare(self) -> None:
        """In the process that runs the tests, before it collects them."""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            for clause in self.marks[report.nodeid]:
                self.noticed[clause].append(report.nodeid)

    def found(self) -> Any:
        """What is told to whoever has started this process."""
        return self.noticed


class Named(Marked):
    """Just these tests."""

    def __init__(self, tests: Collection[str]) -> None:
        super().__init__()
        self.tests = tests

    def wants(self, test: str) -> bool:
        return test in self.tests
