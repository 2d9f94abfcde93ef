"""Every text of every room in every language: there, with its facts, in its forms, and set as its language sets it."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import ast
from tests.words.words_support import LANGUAGES, Text, resource, rooms, texts

import croupier
from croupier.live.replay import DOMAINS, ON_RECORD

ROOMS = [(language, room) for language in LANGUAGES for room in rooms()]
FORMS = {"zero", "one", "two", "few", "many", "other"}
SOURCE = Path(croupier.__file__).parent
NARROW, WIDE = "\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}"


def test_there_are_words() -> None:
    assert {"de", "en", "es", "fr", "zh-Hans"} <= {*LANGUAGES}
    assert {"paper", "paper-lab"} <= {*rooms()}


@pytest.mark.parametrize(("language", "room"), ROOMS)
def test_a_room_can_be_read_and_says_each_thing_once(language: str, room: str) -> None:
    body = resource(language, room).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    entries = [entry for entry in body if isinstance(entry, ast.Message | ast.Term)]
    ids = [entry.id.name for entry in entries]
    ids += [f"{entry.id.name}.{part.id.name}" for entry in entries for part in entry.attributes]
    assert [name for name in set(ids) if ids.count(name) > 1] == []


@pytest.mark.parametrize(("language", "room"), ROOMS)
def test_a_room_has_the_texts_of_the_english_one(language: str, room: str) -> None:
    assert set(texts(language, room)) == set(texts("en", room))
    assert [
        name for name, text in texts(language, room).items() if not "".join(text.words).strip(" ") and not text.facts
    ] == []


@pytest.mark.parametrize(("language", "room"), ROOMS)
def test_a_text_has_the_facts_of_the_english_one(language: str, room: str) -> None:
    """A language may do without a number that only chooses a form."""
    english, said = texts("en", room), texts(language, room)
    assert {name: found for name, text in said.items() if (found := text.facts - english[name].facts)} == {}
    missing = {name: english[name].facts - english[name].chosen_by - text.facts for name, text in said.items()}
    assert {name: facts for name, facts in missing.items() if facts} == {}


@pytest.mark.parametrize(("language", "room"), ROOMS)
def test_a_choice_by_number_has_the_forms_of_its_language(language: str, room: str) -> None:
    forms = {*Locale.parse(language, sep="-").plural_form.tags, "other"}
    for name, text in texts(language, room).items():
        for choice in text.choices:
            keys = [(_key(variant), variant.default) for variant in choice.variants]
            if {key for key, _ in keys} & FORMS:
                assert {key for key, _ in keys if not key.isdigit()} <= forms, name
                assert ("other", True) in keys, name


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


@pytest.mark.parametrize(("language", "room"), ROOMS)
def test_quotes_and_apostrophes_are_those_of_print(language: str, room: str) -> None:
    assert [name for name, text in texts(language, room).items() if re.search(r"[\"'`]|\.\.\.", text.whole)] == []


@pytest.mark.parametrize("room", rooms())
def test_french_spaces(room: str) -> None:
    """A narrow one before ; ! ? and a whole one before : and inside « », none of them broken at the end of a line."""
    for name, text in texts("fr", room).items():
        for mark in re.finditer(r"(.?)([;!?])", text.whole):
            assert mark[1] in (NARROW, "", "(", "!", "?"), (name, mark[0])
        for mark in re.finditer(r"(.?):(?=\s|$)", text.whole):
            assert mark[1] == WIDE, (name, mark[0])
        assert not re.search(f"«(?!{WIDE})|(?<!{WIDE})»", text.whole), name


def _sentences(languages: list[str]) -> Iterator[tuple[str, str, str, Text]]:
    for language in languages:
        for room in rooms():
            for name, text in texts(language, room).items():
                yield language, room, name, text


def test_no_sentence_was_left_in_english() -> None:
    others = [language for language in LANGUAGES if language != "en"]
    sentence = re.compile(r"\w+ \w+ \w+ \w+")
    left = [
        (language, name)
        for language, room, name, text in _sentences(others)
        if sentence.search(text.whole) and text.whole == texts("en", room)[name].whole
    ]
    assert left == []


class _Uses(python.NodeVisitor):
    """Which ids our Python says: as they are, or by how they begin where the rest is found out."""

    def __init__(self) -> None:
        self.rooms: set[str] = set()
        self.said: set[str] = set()
        self.begun: set[str] = set()
        self.asked: set[str] = set()

    def visit_Call(self, node: python.Call) -> None:
        name = node.func.id if isinstance(node.func, python.Name) else getattr(node.func, "attr", "")
        given = [each.value for each in node.args if isinstance(each, python.Constant) and isinstance(each.value, str)]
        if name == "catalogue":
            self.rooms.update(given)
        if name == "under":
            self.begun.update(f"{each}." for each in given)
        if name in ("said", "words") and given and "." in given[0]:
            self.asked.add(given[0])
        self.generic_visit(node)

    def visit_Constant(self, node: python.Constant) -> None:
        if isinstance(node.value, str):
            self.said.add(node.value)

    def visit_JoinedStr(self, node: python.JoinedStr) -> None:
        first = node.values[0]
        if isinstance(first, python.Constant) and re.fullmatch(r"[a-z][\w-]*[.-][\w-]*", str(first.value)):
            self.begun.add(str(first.value))
        for value in node.values:
            if isinstance(value, python.FormattedValue):
                self.visit(value)


@pytest.fixture(scope="module")
def uses() -> _Uses:
    found = _Uses()
    for file in SOURCE.rglob("*.py"):
        found.visit(python.parse(file.read_text(encoding="utf-8")))
    return found


def test_every_text_of_a_room_of_ours_is_said_somewhere(uses: _Uses) -> None:
    """Rooms that Python speaks; the compiler sees to those of the pages, of which paper borrows the console's."""
    ours = uses.rooms & {*rooms()} - {"console"}
    assert {"paper", "paper-lab"} <= ours
    begun = tuple(uses.begun)
    assert [
        name for room in ours for name in texts("en", room) if name not in uses.said and not name.startswith(begun)
    ] == []


def test_every_text_that_is_said_is_there(uses: _Uses) -> None:
    there = {name for room in rooms() for name in texts("en", room)}
    assert uses.asked - there == set()


def test_every_event_of_the_journal_has_a_name() -> None:
    assert {name.partition(".")[2] for name in texts("en", "journal") if name.startswith("event.")} == ON_RECORD


def test_every_stream_of_the_journal_has_a_name() -> None:
    named = {name.partition(".")[2] for name in texts("en", "journal") if name.startswith("stream.")}
    assert named == set(DOMAINS)
