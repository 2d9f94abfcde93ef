"""A run of several processes: what takes long is begun first, and everything is run once."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby

from tests.parts import area, drawn, in_parts

BUDGETS = {"browser": 90, "web": 60, "rules": 10, "test_rooms": 1}


@dataclass(frozen=True)
class One:
    nodeid: str


def file(name: str, count: int) -> list[One]:
    return [One(f"tests/{name}.py::test[{number}/x]") for number in range(count)]


RUN = [
    *file("browser/test_pit", 10), *file("browser/test_office", 20), *file("rules/test_books", 400),
    *file("test_rooms", 30), *file("web/test_access", 30), *file("web/test_people", 30),
]  # fmt: skip


def test_every_process_begins_with_its_share_of_what_takes_long() -> None:
    ordered = in_parts(RUN, BUDGETS, 4)
    assert sorted(one.nodeid for one in ordered) == sorted(one.nodeid for one in RUN)
    part = len(RUN) // 4
    begun = [ordered[at].nodeid.partition("::")[0] for at in range(0, len(ordered), part)]
    assert begun == [
        "tests/browser/test_office.py", "tests/browser/test_pit.py", "tests/web/test_access.py",
        "tests/web/test_people.py",
    ]  # fmt: skip
    assert {area(one) for one in ordered[-60:]} == {"rules", "test_rooms"}


def test_a_file_that_takes_long_stays_together() -> None:
    ordered = in_parts(RUN, BUDGETS, 4)
    rows = [name for name, _ in groupby(ordered, key=lambda one: one.nodeid.partition("::")[0])]
    for name in {one.nodeid.partition("::")[0] for one in RUN if area(one) in ("browser", "web")}:
        assert rows.count(name) == 1


def test_what_shares_a_browser_stays_together_and_not_all_begin_with_it() -> None:
    files = [*file("browser/test_a", 9), *file("web/test_b", 8), *file("browser/test_c", 7), *file("web/test_d", 6)]
    run = [*files, *file("browser/test_e", 5), *file("web/test_f", 5), *file("browser/test_g", 4)]
    ordered = in_parts(run, {"browser": 25, "web": 19}, 2)
    rows = [name for name, _ in groupby(map(area, ordered))]
    assert rows == ["browser", "web", "browser"]


def test_of_one_process_with_nothing_long_all_stays_as_it_is() -> None:
    small = [one for one in RUN if area(one) == "rules"]
    assert in_parts(small, BUDGETS, 1) == small


def test_of_many_alike_examples_each_is_tried_before_long() -> None:
    examples = [f"test[{number}]" for number in range(40)]
    tried = [drawn(examples, 3, f"commit {number}") for number in range(30)]
    assert {len(each) for each in tried} == {14}
    assert set().union(*tried) == {*examples}
    assert drawn(examples, 3, "commit 1") == tried[1] != tried[2]
    assert drawn(examples[:1], 3, "commit 1") == {*examples[:1]}
