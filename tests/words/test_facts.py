"""What stands in the blank of a sentence is said in the language of the sentence."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.words.words_support import texts
from tools.sentences import PACKAGE, Scope, calls, sources, tree_of

from croupier.live.tables.sensing import sensor_line
from croupier.refusal import Refused
from croupier.rules import clauses
from croupier.table import read_command
from croupier.web.door.settings import read_settings
from croupier.web.tables.new_tables import read_table
from croupier.words.catalogue import catalogue
from croupier.words.telling import slug

TYPED = {"neighbours-N", "finale-D"}  # codes, which are typed in every language
UNWORDED = {"-", "?"}


def written_facts() -> Iterator[tuple[str, str]]:
    """Every text that a source itself puts into the blank of a sentence, with the place where it does."""
    for file in sources():
        for scope, call in calls(tree_of(file)):
            blanks = [arg.value for arg in call.args[1:] if isinstance(arg, ast.Constant)]
            for fact in call.keywords:
                if fact.arg and any("{" + fact.arg in str(text) for text in blanks):
                    where = f"{file.relative_to(PACKAGE)}:{call.lineno} {fact.arg}"
                    yield from ((where, text) for text in _texts(fact.value, scope))


def _texts(node: ast.expr, scope: Scope | None) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(text)) if text:
            yield text
        case ast.JoinedStr(values=parts):
            yield "".join(str(part.value) for part in parts if isinstance(part, ast.Constant))
        case ast.IfExp(body=first, orelse=second):
            yield from (*_texts(first, scope), *_texts(second, scope))
        case ast.BoolOp(values=each) | ast.List(elts=each) | ast.Tuple(elts=each):
            for one in each:
                yield from _texts(one, scope)
        case ast.Call(func=ast.Attribute(value=ast.Constant(value=str(between)), attr="join")):
            yield between
        case ast.Name(id=name) if scope is not None:
            for line in ast.walk(scope):
                if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]) == name:
                    yield from _texts(line.value, None)


def test_every_word_in_a_blank_is_known_to_every_language() -> None:
    words = {name.removeprefix("word.") for name in texts("en", "said") if name.startswith("word.")}
    unknown = [
        f"{where}: {text!r}"
        for where, text in written_facts()
        if any(letter.isalpha() for letter in text) and slug(text) not in words and text not in TYPED | UNWORDED
    ]
    assert unknown == []


def settings(**environ: str) -> None:
    read_settings(None, {f"CROUPIER_{name}": value for name, value in environ.items()}, {})


CASES: dict[str, tuple[Callable[[], Any], str]] = {
    "a number": (
        lambda: settings(PORT="many"),
        "Die Einstellung „port“ muss eine ganze Zahl sein; 'many' ist es nicht.",
    ),
    "a table": (
        lambda: settings(SENSORS="x"),
        "Die Einstellung „sensors“ muss eine Tabelle sein; 'x' ist es nicht.",
    ),
    "a deleted clause": (
        lambda: clauses("colorado").cite("CO-2212(6)-(8)-x"),
        "Die Vorschrift CO-2212(6)-(8)-x gibt es nicht; der Text hat sie am 2010-04-30 gestrichen.",
    ),
    "a command": (
        lambda: read_command({"do": "buy-in", "seat": 1.5}),
        "buy-in: seat: Hier steht 1.5. Erwartet: eine ganze Zahl. amount: Dieser Eintrag fehlt. "
        "Erwartet: eine ganze Zahl.",
    ),
    "a policy": (
        lambda: read_table({"table": "7", "policy": {"rulebook": "house", "wheel": 2}}),
        "Tisch 7: wheel: Hier steht 2. Erwartet: ein Text in Anführungszeichen.",
    ),
    "a sensor": (
        lambda: sensor_line("2", {"line": 7}),
        "Den Sensor von Tisch 2 bestimmen line, model, mode und may; nicht diese.",
    ),
    "a file": (
        lambda: read_settings(Path("gone.toml"), {}, {}),
        "Die Einstellungen in gone.toml können nicht gelesen werden: diese Datei oder diesen Ordner gibt es nicht.",
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_a_refusal_is_german_to_the_last_word(case: str) -> None:
    ask, told = CASES[case]
    with pytest.raises(Refused) as refused:
        ask()
    assert catalogue("de", "shared").told(refused.value.as_json()) == told


@pytest.mark.parametrize(("language", "name"), [("fr", "Dakota du Sud"), ("zh-Hans", "南达科他州")])
def test_a_rulebook_is_called_by_its_name_and_not_by_its_key(language: str, name: str) -> None:
    with pytest.raises(Refused) as refused:
        read_table({"table": "7", "policy": {"rulebook": "south-dakota", "wheel": "double-zero", "odds": {"snake": 3}}})
    told = catalogue(language, "shared").told(refused.value.as_json())
    assert name in told
    assert "south-dakota" not in told
