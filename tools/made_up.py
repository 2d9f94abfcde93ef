"""A made-up language, en-XA: every English text with accents, two fifths longer and in brackets, in a package.

`python -m tools.made_up FOLDER` writes the package there. With the folder on PYTHONPATH, or installed, the house speaks
it. Whatever is still plain English on a page or a sheet comes from no catalogue, and whatever is cut off is too narrow.
"""

from __future__ import annotations

import sys
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from croupier.words import shelves

TAG, PACKAGE = "en-XA", "croupier_made_up"
PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED = "áƀçďéƒğĥíĵķĺɱñóƥɋŕśťúṽŵẋýžÁƁÇĎÉƑĞĤÍĴĶĹṀÑÓƤɊŔŚŤÚṼŴẊÝŽ"
ACCENTS = str.maketrans(PLAIN, ACCENTED)
LONGER = 0.4
FILL = "óñé ťŵó ťĥŕéé ƒóúŕ ƒíṽé śíẋ śéṽéñ éíğĥť ñíñé ťéñ "


class _Accented(Transformer):
    """Words alone: facts, choices and references stay as they are."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - as the library calls it
        node.value = node.value.translate(ACCENTS)
        return node

    def visit_Pattern(self, node: ast.Pattern) -> ast.Pattern:  # noqa: N802
        words = sum(
            letter in PLAIN for each in node.elements if isinstance(each, ast.TextElement) for letter in each.value
        )
        self.generic_visit(node)
        if words:
            fill = (FILL * (1 + words // 20))[: -int(-words * LONGER // 1)].strip()
            node.elements = [_placed("["), *node.elements, ast.TextElement(f" {fill}"), _placed("]")]
        return node


def _placed(sign: str) -> ast.Placeable:
    return ast.Placeable(ast.StringLiteral(sign))


def made_up(text: str) -> str:
    """A Fluent file in the made-up language."""
    said = FluentParser().parse(text)
    said.body = [entry for entry in said.body if isinstance(entry, ast.Message | ast.Term)]
    return FluentSerializer().serialize(_Accented().visit(said))


ABOUT = f"""[project]
name = "{PACKAGE}"
version = "1.0"

[project.entry-points."{shelves.GROUP}"]
made-up = "{PACKAGE}"

[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"
"""


def write(folder: Path) -> None:
    """The package, to be installed or to be found on the path as if it were."""
    for room in shelves.rooms("en"):
        file = folder / PACKAGE / TAG / f"{room}.ftl"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(made_up(shelves.text("en", room)), encoding="utf-8")
    (folder / PACKAGE / "__init__.py").write_text(f'"""The made-up language {TAG}."""\n', encoding="utf-8")
    (folder / "pyproject.toml").write_text(ABOUT, encoding="utf-8")
    told = folder / f"{PACKAGE}-1.0.dist-info"
    told.mkdir(exist_ok=True)
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {PACKAGE}\nVersion: 1.0\n", encoding="utf-8")
    (told / "entry_points.txt").write_text(f"[{shelves.GROUP}]\nmade-up = {PACKAGE}\n", encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
