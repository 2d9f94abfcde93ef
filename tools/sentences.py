"""Every sentence with which something is refused, read off the sources, and the English catalogue that follows from it.

A source writes the sentence where it refuses: `Refused("bad_date.day", "Give the day, like 2026-11-20.")`. The id names
it in every catalogue; `words/en/refusals.ftl` is written from here, and the other languages have a text for each id.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from croupier.refusal import Phrase, Refused, Said
from croupier.table.asking.citing import Uncited

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "croupier"
CATALOGUE = PACKAGE / "words" / "en" / "refusals.ftl"
REFUSALS = {Refused.__name__, Uncited.__name__}
KINDS = {*REFUSALS, Said.__name__, Phrase.__name__}
BLANK = re.compile(r"\{(\w+)(?::([^}]*))?\}")
HEAD = """\
# Why something is not done. Written by `make wire` from the sentences in the sources: change them there.
"""
Scope = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Sentence:
    """`codes` are those under which it is told; a phrase that stands in the blank of a sentence has none."""

    id: str
    text: str
    codes: tuple[str, ...]

    @property
    def blanks(self) -> list[str]:
        return [name for name, _ in BLANK.findall(self.text.replace("{{", "").replace("}}", ""))]


@cache
def tree_of(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


@cache
def sources() -> tuple[Path, ...]:
    return tuple(sorted(PACKAGE.rglob("*.py")))


@cache
def sentences() -> tuple[Sentence, ...]:
    """All of them, each once."""
    return tuple(dict.fromkeys(each for file in sources() for each in said_in(tree_of(file))))


def said_in(tree: ast.AST) -> Iterator[Sentence]:
    """The sentences of a file or of a function."""
    for scope, call in calls(tree):
        match call:
            case ast.Call(func=ast.Name(id=kind), args=[ast.Constant(value=str(id_)), ast.Constant(value=str(text))]):
                chosen = next((each.value for each in call.keywords if each.arg == "code"), None)
                own = id_.partition(".")[0]
                codes = [*codes_of(chosen, scope)]
                told = () if kind == Phrase.__name__ else dict.fromkeys(codes if chosen else [own])
                yield Sentence(id_, text, tuple(code or own for code in told))


def unread() -> list[str]:
    """Calls that are not written out, so that nobody could read the sentence off them: there should be none."""
    return [
        ast.unparse(call)
        for file in sources()
        if file.name != "refusal.py"
        for _, call in calls(tree_of(file))
        if len(call.args) != 2 or not all(isinstance(part, ast.Constant) for part in call.args)
    ]


def lacking() -> list[str]:
    """Blanks for which the call has no fact; what is handed on whole (`**facts`) cannot be told here."""
    found: list[str] = []
    for file in sources():
        for _, call in calls(tree_of(file)):
            given = {each.arg for each in call.keywords}
            texts = [part.value for part in call.args if isinstance(part, ast.Constant) and isinstance(part.value, str)]
            if len(texts) == 2 and None not in given:
                blanks = Sentence(texts[0], texts[1], ()).blanks
                found += [f"{texts[0]}: {name}" for name in blanks if name not in given]
    return found


@cache
def calls(tree: ast.AST) -> tuple[tuple[Scope | None, ast.Call], ...]:
    def walk(node: ast.AST, scope: Scope | None) -> Iterator[tuple[Scope | None, ast.Call]]:
        inner = node if isinstance(node, Scope) else scope
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in KINDS:
            yield inner, node
        for child in ast.iter_child_nodes(node):
            yield from walk(child, inner)

    return tuple(walk(tree, None))


def codes_of(node: ast.expr | None, scope: Scope | None) -> Iterator[str]:
    """A code, or those of which one is chosen: by a condition, by `known_code`, from a table, or by the caller."""
    match node:
        case ast.Constant(value=str(code)):
            yield code
        case ast.Constant(value=None):
            yield ""
        case ast.IfExp(body=first, orelse=second):
            yield from (*codes_of(first, scope), *codes_of(second, scope))
        case ast.Call(func=ast.Name(id="known_code"), args=candidates):
            for candidate in candidates:
                yield from codes_of(candidate, scope)
        case ast.Subscript(value=ast.Name(id=table)):
            yield from (code for value in _everywhere(table) for code in _constants(value))
        case ast.Name(id=name) if scope is not None:
            for value in _assigned(name, node.lineno, scope) or _handed(name, scope):
                if ast.unparse(value) != name:  # handed on as it came
                    yield from codes_of(value, scope)


def _constants(node: ast.expr) -> Iterable[str]:
    values = node.values if isinstance(node, ast.Dict) else getattr(node, "elts", [])
    return [each.value for each in values if isinstance(each, ast.Constant) and isinstance(each.value, str)]


def _everywhere(name: str) -> Iterator[ast.expr]:
    for file in sources():
        for node in tree_of(file).body:
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == name:
                yield node.value


def _assigned(name: str, line: int, scope: Scope) -> list[ast.expr]:
    """What the name was given last before the line."""
    given = [node for node in ast.walk(scope) if isinstance(node, ast.Assign) and node.lineno < line]
    values = [node.value for node in given if ast.unparse(node.targets[0]) == name]
    return [max(values, key=lambda value: value.lineno)] if values else []


def _handed(name: str, scope: Scope) -> Iterator[ast.expr]:
    """What callers hand in, and what it is where they do not."""
    given = [arg.arg for arg in scope.args.args]
    if name not in given:
        return
    place = given.index(name)
    if (left := place - len(given) + len(scope.args.defaults)) >= 0:
        yield scope.args.defaults[left]
    for call in _calls_of().get(scope.name, ()):
        if len(call.args) > place:
            yield call.args[place]


@cache
def _calls_of() -> dict[str, list[ast.Call]]:
    """Every call of a plain name, by that name: the sources are walked once for all who ask."""
    found: dict[str, list[ast.Call]] = defaultdict(list)
    for file in sources():
        for call in ast.walk(tree_of(file)):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name):
                found[call.func.id].append(call)
    return found


def catalogue() -> str:
    """The English room: a code is a message, and where it has several sentences each but one is a part of it."""
    told: dict[str, dict[str, str]] = {}
    for each in sorted(sentences(), key=lambda each: each.id):
        code, _, part = each.id.partition(".")
        told.setdefault(code, {})[part] = _fluent(each.text)
    return HEAD + "".join(_message(code, parts) for code, parts in told.items())


def _message(code: str, parts: dict[str, str]) -> str:
    value = f" {parts['']}" if "" in parts else ""
    others = "".join(f"\n    .{part} = {text}" for part, text in parts.items() if part)
    return f"\n{code} ={value}{others}\n"


def _fluent(text: str) -> str:
    """The blanks as Fluent writes them, and the quotes of print."""
    said = BLANK.sub(lambda blank: f"\0{blank[1]}:{blank[2] or ''}\1", text.replace("{{", "\2").replace("}}", "\3"))
    said = re.sub(r'"([^"]*)"', r"“\1”", said).replace("'", "’")
    said = re.sub("\0([^:]*):([^\1]*)\1", lambda blank: _blank(blank[1], blank[2]), said)
    return said.replace("\2", '{ "{" }').replace("\3", '{ "}" }')


def _blank(name: str, kind: str) -> str:
    match kind:
        case "":
            return f"{{ ${name} }}"
        case "money" | "points" | "list" | "and" | "or" | "all":
            return f"{{ {kind.upper()}(${name}) }}"
        case "," | "g" | ".0f":
            return f"{{ COUNT(${name}) }}"
        case _:
            raise ValueError(f"{{{name}:{kind}}}: say how Fluent writes it")


def main() -> None:
    CATALOGUE.write_text(catalogue(), encoding="utf-8")


if __name__ == "__main__":
    main()
