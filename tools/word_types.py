"""TypeScript types of what the pages say, from the English files: a wrong id or a missing fact does not compile."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

from croupier.words import shelves

PAGES = Path(__file__).parent.parent / "pages"
ASKED = re.compile(r'\b(?:catalogue|later)\("([\w-]+)"\)')
HEAD = '''/** What a text needs to be told: a figure that is counted, or anything that can be written. */
export type Fact = string | number;
/** Texts of one kind, by their names; of another name there may be none. */
export type Group<Name extends string> = Readonly<Record<Name, string>> &
  Readonly<Record<string, string | undefined>>;

'''  # fmt: skip


PLURALS = {"", "zero", "one", "two", "few", "many", "other"}  # nothing: the number itself


class Facts(visitor.Visitor):
    """The facts of a text; those that choose among plural forms are numbers, and others are one of the words."""

    def __init__(self) -> None:
        self.found: dict[str, str] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - named by the library
        if isinstance(node.selector, ast.VariableReference):
            keys = [one.key.name if isinstance(one.key, ast.Identifier) else "" for one in node.variants]
            words = " | ".join(f'"{key}"' for key in keys)
            self.found[node.selector.id.name] = "number" if PLURALS.issuperset(keys) else words
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.setdefault(node.id.name, "Fact")


def words_ts() -> str:
    """Every room that a page asks for."""
    rooms = "\n".join(f"  {quoted(room)}: {{\n{''.join(_messages(room))}  }};" for room in asked_for())
    return f"{HEAD}export interface Rooms {{\n{rooms}\n}}\n"


def asked_for() -> list[str]:
    sources = (path for path in PAGES.rglob("*.ts") if "node_modules" not in path.parts)
    return sorted({room for path in sources for room in ASKED.findall(path.read_text(encoding="utf-8"))})


def _messages(room: str) -> Iterator[str]:
    for entry in FluentParser().parse(shelves.text("en", room)).body:
        if isinstance(entry, ast.Message):
            yield f"    {quoted(entry.id.name)}: {_type(entry)};\n"


def _type(message: ast.Message) -> str:
    if message.value is not None:
        return _said(message.value)
    parts = {part.id.name: _said(part.value) for part in message.attributes}
    if set(parts.values()) == {"string"}:
        return f"Group<{' | '.join(map(repr_ts, parts))}>"
    return "{ " + "; ".join(f"{quoted(name)}: {kind}" for name, kind in parts.items()) + " }"


def _said(pattern: ast.Pattern) -> str:
    facts = Facts()
    facts.visit(pattern)
    named = "; ".join(f"{name}: {kind}" for name, kind in facts.found.items())
    return f"(facts: {{ {named} }}) => string" if named else "string"


def repr_ts(text: str) -> str:
    return f'"{text}"'


def quoted(name: str) -> str:
    return name if name.isidentifier() else repr_ts(name)
