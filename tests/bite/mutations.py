"""A counter-mutation: one condition or value of the product, said otherwise, in this process and nowhere else.

It is addressed by a function (`croupier.table.asking.turns:check_turn`) and the expression that is changed in it, or by
a file of the rulebooks and a key in it. Lines do not matter, so code may move; an expression that is no longer there,
or there twice, is a fault of the list and never counts as a kill. `if x` is an `x` that an `if` asks for: it may stand
elsewhere in the function too.
"""

from __future__ import annotations

import ast
import functools
import gc
import importlib
import inspect
import textwrap
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

from tests.clauses.floor_support import BEGUN

BITES = Path(__file__).parent / "bites"


@dataclass(frozen=True, eq=False)
class Bite:
    """`so` says what goes wrong then, in words for people; `beside` are clauses that cannot be told from this one."""

    clause: str
    so: str
    to: Any
    at: str = ""
    change: str = ""
    file: str = ""
    key: str = ""
    beside: tuple[str, ...] = ()

    def apply(self) -> None:
        if self.at:
            change_function(self.at, self.change, self.to)
        else:
            change_file(self.file, self.key, self.to)
        forget()


def bites() -> Iterator[Bite]:
    for file in sorted(BITES.rglob("*.toml")):
        for entry in tomllib.loads(file.read_text(encoding="utf-8"))["bite"]:
            entry["beside"] = tuple(entry.get("beside", ()))
            yield Bite(**entry)


def function_at(address: str) -> FunctionType:
    module, _, path = address.partition(":")
    found: Any = importlib.import_module(module)
    for name in path.split("."):
        found = inspect.getattr_static(found, name)
    if isinstance(found, property):
        found = found.fget
    found = inspect.unwrap(getattr(found, "__func__", found))
    assert isinstance(found, FunctionType), f"{address} is no function"
    return found


def tree_of(address: str) -> ast.Module:
    return ast.parse(textwrap.dedent(inspect.getsource(function_at(address))))


def place_of(tree: ast.Module, address: str, change: str) -> ast.expr:
    """Where a function says this, and it says it once."""
    wanted = ast.unparse(ast.parse(change.removeprefix("if "), mode="eval").body)
    nodes = list(ast.walk(tree))
    said = [node.test for node in nodes if isinstance(node, ast.If)] if change.startswith("if ") else nodes
    places = [node for node in said if isinstance(node, ast.expr) and ast.unparse(node) == wanted]
    assert len(places) == 1, f"{address} says “{change}” {len(places)} times"
    return places[0]


def change_function(address: str, change: str, to: str) -> None:
    """The function keeps its name, its place and whoever has imported it; only what it does is another."""
    function, tree = function_at(address), tree_of(address)
    place = place_of(tree, address, change)
    new = ast.parse(to, mode="eval").body
    assert ast.unparse(place) != ast.unparse(new), f"{address}: nothing is changed"

    class Change(ast.NodeTransformer):
        def visit(self, node: ast.AST) -> Any:
            if node is place:
                return ast.copy_location(new, node)
            return self.generic_visit(node)

    install(function, Change().visit(tree))


def install(function: FunctionType, tree: ast.Module) -> None:
    """The function does from now on what the tree says."""
    (definition,) = tree.body
    assert isinstance(definition, ast.FunctionDef | ast.AsyncFunctionDef)
    definition.decorator_list = []
    free = function.__code__.co_freevars
    if free:  # what it takes from around it must still be taken from around it
        around = ast.parse(f"def around({', '.join(free)}):\n    pass").body[0]
        assert isinstance(around, ast.FunctionDef)
        around.body = [definition]
        tree.body = [around]
    ast.fix_missing_locations(tree)
    future = inspect.CO_FUTURE_ANNOTATIONS if hasattr(inspect, "CO_FUTURE_ANNOTATIONS") else 0x1000000
    code = compile(tree, function.__code__.co_filename, "exec", flags=future, dont_inherit=True)
    function.__code__ = _inner(code, function.__name__)


def _inner(code: CodeType, name: str) -> CodeType:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            return constant if constant.co_name == name else _inner(constant, name)
    raise AssertionError(f"no function {name}")


def holder_of(data: dict[str, Any], key: str, file: str) -> tuple[dict[str, Any], str]:
    """What has the last part of a key, and that part."""
    place: Any = data
    *path, last = key.split(".")
    for part in path:
        place = place[int(part)] if isinstance(place, list) else place[part]
    assert last in place, f"{file} has no {key}"
    return place, last


def change_file(file: str, key: str, to: Any) -> None:
    """`colorado/rulebook.toml`, `spin.turns_min.value`: read by everybody from now on with another value."""
    library: Any = importlib.import_module("croupier.rules.book.library")
    parse = library.parse

    def changed(text: str, name: str) -> dict[str, Any]:
        data: dict[str, Any] = parse(text, name)
        if name == file or name.endswith(f"/{file}"):
            place, last = holder_of(data, key, file)
            assert place[last] != to, f"{file}: nothing is changed"
            place[last] = to
        return data

    library.parse = changed


def forget() -> None:
    """What was read and computed before, by the product's own caches, and the days that tests have begun."""
    for cache in caches():
        cache.cache_clear()
    BEGUN.clear()


def caches() -> list[functools._lru_cache_wrapper[Any]]:
    gc.unfreeze()  # what was loaded with the tests is among what is looked through
    kept = [thing for thing in gc.get_objects() if isinstance(thing, functools._lru_cache_wrapper)]
    return [cache for cache in kept if cache.__module__.startswith("croupier.")]
