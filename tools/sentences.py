"""Every sentence with which something is refused, read off the sources: as it is written, with {blanks}.

Who refuses decides who hears it: the place of a source says which pages have to know its sentences. What is named
nowhere is heard at every table, so that no sentence is forgotten.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

from croupier.refusal import Refused
from croupier.table import phases

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "croupier"
# The first group with a pattern that fits has the source: the command line is heard by nobody on a page.
GROUPS: Mapping[str, tuple[str, ...]] = {
    "command line": (
        "cli/*", "journal/*", "wheels/*", "live/scripts/[!t]*", "live/scripts/t[ao]*",
        "live/automation.py", "live/tables/random_table.py", "lean.py", "web/door/settings.py", "web/server.py",
        "web/journal/sealing.py", "maths/bias/passes.py", "maths/simulate/gpu.py", "maths/simulate/functions.py",
        "maths/simulate/cluster.py", "maths/simulate/kept.py", "maths/simulate/scheduler.py",
        "rules/book/checks.py", "rules/book/clauses.py", "rules/in_force/settlement.py",
    ),
    "tournament": (
        "tournament/*", "live/desks/tournament*.py", "web/named.py", "web/tournaments/[!b]*",
        "maths/tournaments/outlook.py", "rules/files/reader.py", "rules/in_force/policy.py",
    ),
    "lab": ("extras.py", "maths/*", "web/lab/*", "rules/book/library.py"),
    "paper": ("paper/*",),
    "floor": (
        "register/*", "game/wheel.py", "live/moments.py", "live/reports/daybook.py", "live/desks/[!t]*",
        "live/reports/story.py", "live/tables/writer.py", "rules/in_force/variation.py", "web/journal/*",
    ),
    "table": ("*",),
}  # fmt: skip
Scope = ast.FunctionDef | ast.AsyncFunctionDef
KINDS = {Refused.__name__, *(kind.__name__ for kind in Refused.__subclasses__()), "Finding"}


@cache
def sources() -> dict[str, list[ast.Module]]:
    found: dict[str, list[ast.Module]] = {group: [] for group in GROUPS}
    for file in sorted(PACKAGE.rglob("*.py")):
        path = file.relative_to(PACKAGE).as_posix()
        group = next(group for group, kinds in GROUPS.items() if any(fnmatch(path, kind) for kind in kinds))
        found[group].append(ast.parse(file.read_text(encoding="utf-8")))
    return found


def heard(group: str) -> list[str]:
    """What the pages of a group have to know: its sentences, and the phrases that stand in their blanks."""
    return [*sentences(group), *fillings(group)]


def sentences(group: str) -> list[str]:
    """Every sentence of the group once, with its blanks told apart: `Seat {number} has {number2} in chips`."""
    return [*dict.fromkeys(text for text, _ in _told(group))]


def fillings(group: str) -> list[str]:
    """Phrases that stand in a blank of a sentence, where the sources spell them out; a code has its name elsewhere."""
    known = set(sentences(group))
    found = dict.fromkeys(blanks_apart(word) for _, words in _told(group) for word in words)
    return [each for each in found if each not in known and (" " in each or each[0].isupper())]


@cache
def _told(group: str) -> list[tuple[str, tuple[str, ...]]]:
    found = Reader(sources()[group]).refused()
    return [(blanks_apart(text), tuple(words)) for text, words in found if has_words(text)]


def has_words(text: str) -> bool:
    return bool(re.search(r"[^\W\d]{2}", re.sub(r"\{\w+\}", "", text)))


def blanks_apart(sentence: str) -> str:
    seen: Counter[str] = Counter()

    def apart(blank: re.Match[str]) -> str:
        seen[blank[1]] += 1
        return f"{{{blank[1]}{seen[blank[1]]}}}" if seen[blank[1]] > 1 else blank[0]

    return re.sub(r"\{(\w+)\}", apart, sentence)


class Reader:
    """Reads messages off the code: as they are written, chosen by a condition, kept in a name, or handed in."""

    def __init__(self, trees: Iterable[ast.Module]) -> None:
        self.calls: dict[str, list[tuple[ast.Call, Scope]]] = {}
        for scope in (node for tree in trees for node in ast.walk(tree) if isinstance(node, Scope)):
            for node in ast.walk(scope):
                if isinstance(node, ast.Call):
                    self.calls.setdefault(ast.unparse(node.func).rpartition(".")[2], []).append((node, scope))
        self.handed: set[tuple[str, str]] = set()  # a function may hand its message to itself

    def refused(self) -> Iterator[tuple[str, list[str]]]:
        for kind in sorted(KINDS):
            place = 3 if kind == "Finding" else 1
            for call, scope in self.calls.get(kind, ()):
                if len(call.args) > place:
                    yield from self.texts(call.args[place], scope)

    def texts(self, node: ast.expr, scope: Scope) -> Iterator[tuple[str, list[str]]]:
        """Each text that the expression may be, with the words that may stand in its blanks."""
        match node:
            case ast.Constant(value=str(text)):
                yield text, []
            case ast.JoinedStr(values=parts):
                text = "".join(str(p.value) if isinstance(p, ast.Constant) else blank(p) for p in parts)
                filled = [part.value for part in parts if isinstance(part, ast.FormattedValue)]
                yield text, [word for each in filled for word in self.words(each, scope)]
            case ast.BinOp(left=left, op=ast.Add(), right=right):
                for first, words in self.texts(left, scope):
                    for second, more in [*self.texts(right, scope)] or [(named(right), [])]:
                        yield first + second, words + more
            case ast.IfExp(body=first_node, orelse=second_node):
                yield from self.texts(first_node, scope)
                yield from self.texts(second_node, scope)
            case ast.BoolOp(values=either):
                for each in either:
                    yield from self.texts(each, scope)
            case ast.Name(id=name):
                for value, where in self.values(name, scope):
                    yield from self.texts(value, where)

    def words(self, node: ast.expr, scope: Scope) -> Iterator[str]:
        for text, more in self.texts(node, scope):
            yield from (each for each in (text, *more) if has_words(each))

    def values(self, name: str, scope: Scope) -> Iterator[tuple[ast.expr, Scope]]:
        """What a name stands for: what it was given in the function, or what callers hand in."""
        given = [arg.arg for arg in (*scope.args.args, *scope.args.kwonlyargs)]
        if name in given:
            if (scope.name, name) in self.handed:
                return
            self.handed.add((scope.name, name))
            for call, where in self.calls.get(scope.name, ()):
                place = given.index(name) - (given[0] == "self")
                if place < len(call.args):
                    yield call.args[place], where
                yield from ((each.value, where) for each in call.keywords if each.arg == name)
            self.handed.discard((scope.name, name))
            return
        for node in ast.walk(scope):
            if isinstance(node, ast.Assign):
                yield from ((value, scope) for value in _given(node.targets[0], node.value, name))


def _given(target: ast.expr, value: ast.expr, name: str) -> Iterator[ast.expr]:
    match target, value:
        case ast.Name(id=found), _ if found == name:
            yield value
        case ast.Tuple(elts=targets), ast.Tuple(elts=values):
            for each, one in zip(targets, values, strict=True):
                yield from _given(each, one, name)


def blank(part: ast.expr) -> str:
    assert isinstance(part, ast.FormattedValue)
    inner = part.value
    if isinstance(inner, ast.Subscript) and ast.unparse(inner.value) == "MESSAGES":
        return phases.MESSAGES[ast.literal_eval(inner.slice)]
    return named(inner)


def named(node: ast.expr) -> str:
    while isinstance(node, ast.Call) and node.args:
        node = node.args[-1]
    words: list[str] = re.findall(r"[A-Za-z_]+", ast.unparse(node)) or ["value"]
    return "{" + words[-1] + "}"
