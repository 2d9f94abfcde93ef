"""What tests of catalogues share: every text of a room, taken apart."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from croupier.words import shelves

HERE = Path(shelves.__file__).parent
LANGUAGES = sorted(folder.name for folder in HERE.iterdir() if any(folder.glob("*.ftl")))


@dataclass
class Text(Visitor):
    """A text of a catalogue: its words, the facts in it, and what it chooses by."""

    words: list[str] = field(default_factory=list)
    facts: set[str] = field(default_factory=set)
    choices: list[ast.SelectExpression] = field(default_factory=list)
    whole: str = ""  # with a star for each fact, variants one after the other

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.words.append(node.value)
        self.whole += node.value

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
        self.words.append(node.value)
        self.whole += node.value

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.facts.add(node.id.name)
        self.whole += "*"

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.choices.append(node)
        if isinstance(node.selector, ast.VariableReference):
            self.facts.add(node.selector.id.name)
        for variant in node.variants:
            self.whole += "\n"
            self.visit(variant.value)

    @property
    def chosen_by(self) -> set[str]:
        """Facts that only choose a form: a language without forms needs none of them."""
        return {
            choice.selector.id.name for choice in self.choices if isinstance(choice.selector, ast.VariableReference)
        }


def resource(language: str, room: str) -> ast.Resource:
    return FluentParser().parse((HERE / language / f"{room}.ftl").read_text(encoding="utf-8"))


@cache
def texts(language: str, room: str) -> Mapping[str, Text]:
    return dict(_texts(resource(language, room)))


def _texts(said: ast.Resource) -> Iterator[tuple[str, Text]]:
    for entry in said.body:
        if isinstance(entry, ast.Message | ast.Term):
            parts = [(entry.id.name, entry.value)] if entry.value else []
            parts += [(f"{entry.id.name}.{part.id.name}", part.value) for part in entry.attributes]
            for name, pattern in parts:
                text = Text()
                text.visit(pattern)
                yield name, text


def rooms() -> list[str]:
    return sorted(file.stem for file in (HERE / "en").glob("*.ftl"))
