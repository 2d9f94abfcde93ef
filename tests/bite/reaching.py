"""Which tests can notice a bite at all: those in which what it changes comes to something else.

All tests of clauses run once, unchanged, and wherever a bite would change an expression it is weighed both ways: a test
in which both come to the same cannot tell them apart. A value of a rulebook concerns the tests that ask for it.
"""

from __future__ import annotations

import ast
import contextlib
import importlib
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import pytest
from tests.bite.marked import Marked
from tests.bite.mutations import Bite, caches, function_at, install, place_of, tree_of

from croupier.rules.book.library import authority, floor_authority, shipped_rulebook, tournament_authority
from croupier.rules.files.cited import Cited

WEIGH, COME_BY = "__weigh__", "__come_by__"
AUTHORITY = {"table": authority, "floor": floor_authority, "tournament": tournament_authority}
NOT_BOTH_WAYS = (ast.Await, ast.Yield, ast.YieldFrom, ast.NamedExpr, ast.Slice)  # done once, or not at all


class Reaching(Marked):
    """The tests that each bite concerns, by its number in the list."""

    def __init__(self, bites: Sequence[Bite]) -> None:
        super().__init__()
        self.bites = bites
        self.now: tuple[str, ...] = ()
        self.reached: dict[int, set[str]] = {number: set() for number in range(len(bites))}
        self.values: dict[int, list[int]] = defaultdict(list)  # by the value of a rulebook that is asked for
        self.caches = [cache for cache in caches() if cache.__module__ != "croupier.rules.book.library"]

    def prepare(self) -> None:
        """In the process that runs the tests, before it collects them."""
        functions: dict[str, list[int]] = defaultdict(list)
        for number, bite in enumerate(self.bites):
            if bite.at:
                functions[bite.at].append(number)
            elif bite.file == "authority.toml":
                self.hear_roles(number)
            else:
                self.values[id(value_at(bite))].append(number)
        for address, numbers in functions.items():
            self.weigh(address, numbers)
        self.hear_values()
        self.hear_files()

    def weigh(self, address: str, numbers: list[int]) -> None:
        function, tree = function_at(address), tree_of(address)
        places: dict[ast.expr, list[int]] = defaultdict(list)
        for number in numbers:
            places[place_of(tree, address, self.bites[number].change)].append(number)
        come_by = [
            number for place, there in places.items() for number in there if not both_ways(place, self.bites[number].to)
        ]

        def weighed(place: ast.expr) -> ast.expr:
            ways = "".join(f", ({n}, lambda: {self.bites[n].to})" for n in places[place] if n not in come_by)
            call = ast.parse(f"{WEIGH}(None{ways})", mode="eval").body
            assert isinstance(call, ast.Call)
            call.args[0] = place
            return call if ways else place

        class Both(ast.NodeTransformer):
            def visit(self, node: ast.AST) -> Any:
                changed = self.generic_visit(node)
                return weighed(node) if isinstance(node, ast.expr) and node in places else changed

        tree = Both().visit(tree)
        if come_by:
            (definition,) = tree.body
            definition.body.insert(0, ast.parse(f"{COME_BY}({come_by})").body[0])
        function.__globals__.update({WEIGH: self.both, COME_BY: self.note})
        install(function, tree)

    def both(self, value: Any, *ways: tuple[int, Callable[[], Any]]) -> Any:
        for number, otherwise in ways:
            if not set(self.now) <= self.reached[number]:
                try:
                    alike = same(value, otherwise())
                except Exception:
                    alike = False
                if not alike:
                    self.note([number])
        return value

    def note(self, numbers: Sequence[int]) -> None:
        for number in numbers:
            self.reached[number].update(self.now)

    def hear_values(self) -> None:
        slot, heard = Cited.__dict__["value"], self.values

        def asked(cited: Cited[Any]) -> Any:
            if id(cited) in heard:
                self.note(heard[id(cited)])
            return slot.__get__(cited)

        Cited.value = property(asked, slot.__set__)  # type: ignore[misc]

    def hear_roles(self, number: int) -> None:
        """Who may ask for a command: a test in which somebody asks who may not, or may no longer."""
        bite, note = self.bites[number], self.note
        section, _, command = bite.key.partition(".")
        of_the_section: dict[str, Any] = AUTHORITY[section]()  # type: ignore[assignment]

        roles = of_the_section[command]

        class Heard(tuple[Any, ...]):
            def __contains__(self, role: object) -> bool:
                now = role in roles
                if now is not (role in bite.to):
                    note([number])
                return now

        of_the_section[command] = Heard(roles)

    def hear_files(self) -> None:
        """A test that reads a copy of a changed file by itself."""
        library: Any = importlib.import_module("croupier.rules.book.library")
        parse = library.parse

        def heard(text: str, name: str) -> Mapping[str, Any]:
            self.note([n for n, b in enumerate(self.bites) if b.file and f"/{name}".endswith(f"/{b.file}")])
            read: Mapping[str, Any] = parse(text, name)
            return read

        library.parse = heard

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.now = (item.nodeid,)
        for cache in self.caches:
            cache.cache_clear()
        return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef: pytest.FixtureDef[Any], request: pytest.FixtureRequest) -> Iterator[Any]:
        """What is set up for many tests concerns all of them."""
        before = self.now
        if fixturedef.scope != "function":
            self.now = tuple(i.nodeid for i in request.session.items if fixturedef.argname in _fixtures(i))
        with contextlib.ExitStack() as after:
            after.callback(setattr, self, "now", before)
            return (yield)

    def found(self) -> Any:
        """By bite, in their order; and the clauses of every test."""
        marks = {test: sorted(clauses) for test, clauses in self.marks.items()}
        return {"reached": [sorted(tests) for tests in self.reached.values()], "marks": marks}


def _fixtures(item: pytest.Item) -> Sequence[str]:
    return getattr(item, "fixturenames", ())


def value_at(bite: Bite) -> Any:
    """The cited value that a key of a rulebook's file means."""
    found: Any = shipped_rulebook(bite.file.partition("/")[0])
    for part in bite.key.removesuffix(".value").split("."):
        found = found[part] if isinstance(found, Mapping) else getattr(found, part)
    assert isinstance(found, Cited), f"{bite.clause}: {bite.key} is no value of a rulebook"
    return found


def both_ways(place: ast.expr, to: str) -> bool:
    nodes = [*ast.walk(place), *ast.walk(ast.parse(to, mode="eval"))]
    return not any(isinstance(node, NOT_BOTH_WAYS) for node in nodes)


def same(one: Any, other: Any) -> bool:
    if isinstance(one, Iterator) or isinstance(other, Iterator) or type(one) is not type(other):
        return False
    if isinstance(one, Mapping):
        return list(one.items()) == list(other.items())
    return bool(one == other)
