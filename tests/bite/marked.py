"""What the judge asks of pytest: only tests of these clauses, whose clauses failed, and what each test comes by."""

from __future__ import annotations

import sys
import threading
from collections import defaultdict
from collections.abc import Iterable, Iterator
from types import FrameType
from typing import Any

import pytest
from tests.bite.mutations import function_at


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
        items[:] = [item for item in items if self.marks[item.nodeid] & (self.clauses or self.marks[item.nodeid])]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            for clause in self.marks[report.nodeid]:
                self.noticed[clause].append(report.nodeid)

    def found(self) -> dict[str, list[str]]:
        return self.noticed


class Reaching(Marked):
    """Which tests come by which functions."""

    def __init__(self, addresses: Iterable[str]) -> None:
        super().__init__()
        self.codes = {function_at(address).__code__: address for address in addresses}
        self.reached: dict[str, set[str]] = {address: set() for address in addresses}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        test = item.nodeid.partition("[")[0]

        def seen(frame: FrameType, event: str, _arg: Any) -> None:
            if event == "call" and frame.f_code in self.codes:
                self.reached[self.codes[frame.f_code]].add(test)

        threading.setprofile(seen)
        sys.setprofile(seen)
        try:
            return (yield)
        finally:
            sys.setprofile(None)
            threading.setprofile(None)

    def found(self) -> dict[str, list[str]]:
        return {address: sorted(tests) for address, tests in self.reached.items()}
