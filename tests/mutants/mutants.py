"""The mutants of a package: each function of it, said otherwise in one place.

A mutant is known by its place, so that two runs mean the same one by the same name. What people read (a sentence), an
invariant (`assert`), annotations, and what a module says outside its functions are left alone.
"""

from __future__ import annotations

import ast
import copy
import importlib
import inspect
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from tests.bite.mutations import function_at, install

ROOT = Path(__file__).parents[2]
OTHERWISE: dict[type[ast.AST], type[ast.AST]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.And: ast.Or, ast.Or: ast.And,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.BitOr: ast.BitAnd, ast.BitAnd: ast.BitOr,
}  # fmt: skip
NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}
LEFT_ALONE = (ast.Assert, ast.arguments, ast.AnnAssign)


@dataclass(frozen=True, order=True)
class Mutant:
    at: str  # croupier.table.decide:decide
    place: int  # the so-manieth node of the function
    way: int  # of those that this node can be said otherwise
    file: str
    line: int
    was: str
    now: str

    @property
    def package(self) -> str:
        return self.at.split(".")[1]

    def apply(self) -> None:
        function, tree = function_at(self.at), tree_of(self.at)
        places = list(nodes(tree))
        node, parent = places[self.place]
        replaced = list(ways(node))[self.way]
        _put(parent, node, replaced)
        install(function, ast.fix_missing_locations(tree))


def mutants(package: str) -> Iterator[Mutant]:
    folder = ROOT / "src" / "croupier" / package
    for file in sorted(folder.rglob("*.py")):
        name = ".".join(file.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")
        for path in functions(importlib.import_module(name)):
            yield from of_function(f"{name}:{path}", file)


def functions(module: ModuleType) -> Iterator[str]:
    """Of the module itself and of its classes."""
    holders: list[tuple[str, Any]] = [("", module)]
    holders += [(f"{name}.", kind) for name, kind in vars(module).items() if inspect.isclass(kind)]
    for prefix, holder in holders:
        if getattr(holder, "__module__", module.__name__) != module.__name__:
            continue
        for name, thing in vars(holder).items():
            found = thing.fget if isinstance(thing, property) else getattr(thing, "__func__", thing)
            found = inspect.unwrap(found) if callable(found) else found
            if isinstance(found, FunctionType) and found.__module__ == module.__name__ and _is_written(found):
                yield f"{prefix}{name}"


def _is_written(function: FunctionType) -> bool:
    """Not made by a decorator of classes, and no lambda."""
    return function.__code__.co_filename.startswith(str(ROOT)) and function.__name__.isidentifier()


def of_function(address: str, file: Path) -> Iterator[Mutant]:
    first = function_at(address).__code__.co_firstlineno
    for place, (node, _) in enumerate(nodes(tree_of(address))):
        for way, other in enumerate(ways(node)):
            line = first + getattr(node.target if isinstance(node, ast.comprehension) else node, "lineno", 1) - 1
            was, now = (ast.unparse(one).partition("\n")[0] for one in (node, other))
            yield Mutant(address, place, way, file.relative_to(ROOT).as_posix(), line, was, now)


@cache
def _source_of(address: str) -> str:
    return textwrap.dedent(inspect.getsource(function_at(address)))


def tree_of(address: str) -> ast.Module:
    return ast.parse(_source_of(address))


def nodes(tree: ast.Module) -> Iterator[tuple[ast.AST, ast.AST]]:
    """All that may be said otherwise, with what it stands in; always in the same order."""
    (definition,) = tree.body
    assert isinstance(definition, ast.FunctionDef | ast.AsyncFunctionDef)
    body = definition.body[1:] if ast.get_docstring(definition) else definition.body
    yield from _below(definition, body)


def _below(parent: ast.AST, children: list[Any]) -> Iterator[tuple[ast.AST, ast.AST]]:
    for child in children:
        if isinstance(child, LEFT_ALONE) and not (isinstance(child, ast.AnnAssign) and child.value is not None):
            continue
        yield child, parent
        inside: list[Any] = [child.value] if isinstance(child, ast.AnnAssign) else list(ast.iter_child_nodes(child))
        if isinstance(child, ast.FunctionDef):
            inside = child.body
        if isinstance(child, ast.JoinedStr):
            inside = []
        yield from _below(child, inside)


def ways(node: ast.AST) -> Iterator[ast.AST]:
    """The node said otherwise."""
    match node:
        case ast.Compare(ops=ops):
            for number, op in enumerate(ops):
                if type(op) in OTHERWISE:
                    other = copy.deepcopy(node)
                    other.ops[number] = OTHERWISE[type(op)]()  # type: ignore[call-overload]
                    yield other
        case ast.BoolOp(op=op) | ast.BinOp(op=op) | ast.AugAssign(op=op) if type(op) in OTHERWISE:
            changed: Any = copy.deepcopy(node)
            changed.op = OTHERWISE[type(op)]()
            yield changed
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield copy.deepcopy(operand)
        case ast.Constant(value=bool() as value):
            yield ast.copy_location(ast.Constant(not value), node)
        case ast.Constant(value=int() as value):
            yield ast.copy_location(ast.Constant(value + 1), node)
        case ast.Constant(value=str() as value) if " " not in value:
            yield ast.copy_location(ast.Constant(f"{value}x"), node)
        case ast.If(test=test) | ast.IfExp(test=test) | ast.While(test=test) if not isinstance(
            test, ast.Compare | ast.UnaryOp
        ):
            negated: Any = copy.deepcopy(node)
            negated.test = ast.UnaryOp(ast.Not(), negated.test)
            yield negated
        case ast.comprehension(ifs=[_, *_]):
            unfiltered = copy.deepcopy(node)
            unfiltered.ifs = []
            yield unfiltered
        case ast.Call(func=ast.Name(id=name)) if name in NAMES:
            called: Any = copy.deepcopy(node)
            called.func.id = NAMES[name]
            yield called
        case ast.Return(value=value) if value is not None and not _is_constant(value):
            yield ast.copy_location(ast.Return(ast.Constant(None)), node)
        case ast.Raise():
            yield ast.copy_location(ast.Pass(), node)
        case ast.Expr(value=ast.Call() | ast.Yield() | ast.YieldFrom()):
            yield ast.copy_location(ast.Pass(), node)
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield ast.copy_location(ast.Pass(), node)


def _is_constant(value: ast.expr) -> bool:
    return isinstance(value, ast.Constant) and value.value is None


def _put(parent: ast.AST, node: ast.AST, other: ast.AST) -> None:
    for name, value in ast.iter_fields(parent):
        if value is node:
            setattr(parent, name, other)
            return
        if isinstance(value, list) and any(one is node for one in value):
            value[next(number for number, one in enumerate(value) if one is node)] = other
            return
    raise AssertionError("a node stands in its parent")
