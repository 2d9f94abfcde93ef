"""Which bites can be tried at once, to see that no other clause notices any of them: hours become minutes.

A test is foreign to a bite if it can notice it and has a clause that is neither the bite's own nor beside it: it must
pass. Bites are tried together where no test that one may break is foreign to another. If a foreign test fails, those
that it is foreign to are tried alone with it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tests.bite.mutations import Bite


class Together:
    def __init__(self, reached: Mapping[Bite, Iterable[str]], marks: Mapping[str, Iterable[str]]) -> None:
        self.marks = {test: set(clauses) for test, clauses in marks.items()}
        self.foreign = {bite: {test for test in tests if self.others(bite, test)} for bite, tests in reached.items()}
        self.own = {bite: {*tests} - self.foreign[bite] for bite, tests in reached.items()}

    def others(self, bite: Bite, test: str) -> set[str]:
        """The clauses of a test that may not notice the bite."""
        return self.marks[test] - {bite.clause, *bite.beside}

    def groups(self) -> list[list[Bite]]:
        found: list[list[Bite]] = []
        for bite in sorted(self.foreign, key=lambda bite: -len(self.foreign[bite])):
            for group in found:
                if all(self.agree(bite, other) for other in group):
                    group.append(bite)
                    break
            else:
                found.append([bite])
        tried = [group for group in found if any(self.foreign[bite] for bite in group)]
        return sorted(tried, key=len, reverse=True)

    def agree(self, bite: Bite, other: Bite) -> bool:
        if bite.at == other.at and bite.key == other.key:  # one place cannot be changed twice
            return False
        return self.foreign[bite].isdisjoint(self.own[other]) and self.foreign[other].isdisjoint(self.own[bite])
