"""The printed rules: complete, cited, marked, in every language, and of this table and no other."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from pathlib import Path

import pytest
from tests.paper.paper_support import POLICIES, bare, table, text_of
from tests.support import croupier

from croupier.paper import html, pdf
from croupier.paper.model import Block, Columns, Document, Rule
from croupier.paper.press import pages
from croupier.paper.sheets.rules_print import SECTIONS, complete_rules, players_copy
from croupier.paper.sheets.sentences import has_bearing, sentences
from croupier.paper.sheets.signs import sign_sheet
from croupier.paper.words import reading_words, words
from croupier.rules import policy_from, table_rules
from croupier.rules.book.checks import cited_values
from croupier.rules.book.library import all_clauses, clauses, readings
from croupier.rules.in_force.in_play import readings_in_play, values_in_play
from croupier.rules.in_force.posted import as_posted
from croupier.words.shelves import languages

TABLES = sorted(POLICIES)


def all_blocks(document: Document) -> Iterator[Block]:
    for block in document.blocks:
        yield from block.blocks if isinstance(block, Columns) else (block,)


def rules_in(document: Document) -> list[Rule]:
    return [block for block in all_blocks(document) if isinstance(block, Rule)]


def test_every_value_of_every_rulebook_has_its_section() -> None:
    heads = {head for section in SECTIONS.values() for head in section}
    for name in TABLES:
        assert {key.split(".")[0] for key, _ in cited_values(table(name).rulebook)} <= heads


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", TABLES)
def test_every_value_in_play_is_told_in_every_language(name: str, lang: str) -> None:
    """A value without a sentence raises here; a value that matters is printed with its clauses."""
    rules = table(name)
    printed = {clause for rule in rules_in(players_copy(rules, lang)) for clause in rule.clauses}
    for key, value in values_in_play(rules):
        told = list(sentences(rules, key, value, words(lang)))
        head, _, rest = key.partition(".")
        if head not in ("bets", "announced") and has_bearing(rules, key):
            assert told, key
        if told and not (key == "wheels" and len(value.clause) == len(value.value)):
            assert printed.issuperset(value.clause), key
        assert all(rule.text and "{" not in rule.text for rule in told), (key, rest)


@pytest.mark.parametrize("name", TABLES)
def test_every_clause_in_a_margin_exists_and_every_reading_is_marked(name: str) -> None:
    rules = table(name)
    known = {clause.id for _, clause in all_clauses()}
    marked = rules_in(complete_rules(rules))
    assert {clause for rule in marked for clause in rule.clauses} <= known
    assert {name for rule in marked for name in rule.readings} <= set(readings())
    assumed = {value.assumed for _, value in values_in_play(rules)}
    assert any(rule.assumed for rule in marked) == (True in assumed)
    for key, value in values_in_play(rules):
        head, _, rest = key.partition(".")
        shown = head not in ("bets", "announced") or rest.endswith((".name", ".pays", ".chips", ".alias"))
        if value.reading and has_bearing(rules, key) and shown and (head, rest[-5:]) != ("announced", ".name"):
            assert any(value.reading in rule.readings for rule in marked), key


def test_the_pdf_has_every_sentence_every_mark_and_every_clause_of_the_regulation() -> None:
    rules = table("colorado")
    document = complete_rules(rules)
    text = bare(text_of(pdf(document)))
    for rule in rules_in(document):
        assert bare(rule.text) in text
        assert all(bare(clause) in text for clause in rule.clauses)
        assert all(f"reading{name}" in text for name in rule.readings)
    for clause in clauses("colorado").values():
        if not clause.id.endswith("-x"):
            assert bare(clause.id) in text
            assert bare(clause.says) in text
    for reading in readings_in_play(rules):
        assert bare(reading.answer) in text
    assert as_posted(rules).digest[:16] in text
    assert bare(document.code) in text


def test_the_rules_are_those_of_this_table() -> None:
    """What is not played here is not printed here."""
    single, double = text_of(pdf(complete_rules(table("colorado")))), text_of(pdf(players_copy(table("terminals"))))
    assert "First Five Numbers –" not in single
    assert "First Five Numbers –" in double
    assert "Pays 36 to 1 here, where 35 to 1 would be enough" in single
    assert "from $5.00 to $500.00" not in single, "limits change, and what was approved stays"
    assert "as posted on the sign at the table" in single
    assert "from $5.00 to $500.00" in text_of(pdf(players_copy(table("colorado"))))
    assert "from $1.00 to $500.00" in double
    assert "take half of it back" in single
    assert "take half of it back" not in double
    assert "no central screen shows the felt" in double
    assert "A wager for the dealers is at most $5.00." in double


def test_a_variation_in_force_is_printed_with_its_dates_and_the_clause_that_it_departs_from() -> None:
    variation = {
        "name": "V-1",
        "title": "Straight bets pay 36 to 1",
        "decision": "temporary",
        "citation": "Temporary rule 47.1-2204T",
        "effective": "2026-07-01",
        "ends": "2026-10-01",
        "changes": {"bets.straight.pays": 36},
    }
    policy = {"rulebook": "colorado", "wheel": "double-zero", "variations": [variation]}
    during = table_rules("colorado", policy=policy_from({**policy, "on": "2026-08-01"}, "p"))
    after = table_rules("colorado", policy=policy_from({**policy, "on": "2026-11-01"}, "p"))
    text = text_of(pdf(players_copy(during)))
    assert "Variation V-1: Straight bets pay 36 to 1. Temporary rule 47.1-2204T, temporary" in text
    assert "There are 38. Pays 36 to 1." in text
    marked = next(rule for rule in rules_in(players_copy(during)) if rule.text.startswith("Variation"))
    assert marked.clauses == ("CO-2204(1)-straight",)
    assert "Variation V-1" in text_of(pdf(sign_sheet(during)))
    assert "Variation" not in text_of(pdf(players_copy(after)))


@pytest.mark.parametrize("lang", languages())
def test_a_players_copy_is_in_one_language(lang: str) -> None:
    document = players_copy(table("colorado"), lang)
    sheet = pdf(document)
    text = bare(text_of(sheet))
    assert all(bare(rule.text) in text for rule in rules_in(document))
    said = words(lang)
    for name in ("A1", "A4", "C9"):
        assert bare(said(f"reading.{name}")) in text
    assert 1 < pages(sheet) < 9
    shown = html(document)
    assert f'<html lang="{lang}">' in shown
    assert said("section.spin") in shown


def test_html_has_the_same_sentences_and_links_each_clause_to_its_text() -> None:
    document = complete_rules(table("colorado"))
    shown = html(document)
    assert '<a href="#CO-2204(2)-d">' in shown
    assert 'id="CO-2204(2)-d"' in shown
    assert document.code in shown
    targets = set(re.findall(r'href="#([^"]+)"', shown))
    assert targets
    assert targets <= set(re.findall(r'id="([^"]+)"', shown))
    assert "<script" not in shown
    assert "http" not in shown.replace("http://www.w3.org/2000/svg", "")


def test_names_are_text_and_never_markup() -> None:
    policy = {**POLICIES["colorado"], "name": '#panic("x") *bold* <b>$x$</b> \\ "'}
    rules = table_rules("colorado", policy=policy_from(policy, "p"))
    document = players_copy(rules)
    assert '#panic("x") *bold* <b>$x$</b>' in text_of(pdf(document))
    assert "<b>$x$</b>" not in html(document)


def test_the_english_of_the_readings_is_that_of_the_rulebooks() -> None:
    said = reading_words("en")
    typed = str.maketrans({"“": '"', "”": '"', "’": "'"})
    for name, reading in readings().items():
        assert said(f"reading-{name}").translate(typed) == reading.answer
        assert said(f"reading-{name}.question").translate(typed) == reading.question


@pytest.mark.parametrize("lang", languages())
def test_the_complete_rules_are_in_one_language_but_for_the_clauses(lang: str, tmp_path: Path) -> None:
    """And whoever reads another edition than the English one is told which of them is approved."""
    file = tmp_path / "rules.html"
    assert croupier("rules", "print", "colorado", "--lang", lang, "-o", str(file)).code == 0
    shown, said, read = file.read_text(encoding="utf-8"), words(lang), reading_words(lang)
    for reading in readings_in_play(table_rules("colorado")):
        told = (reading.question, reading.answer) if lang == "en" else (
            read(f"reading-{reading.id}.question"), read(f"reading-{reading.id}"),
        )  # fmt: skip
        assert all(escape(each) in shown for each in told), reading.id
        assert (lang == "en") == (escape(reading.answer) in shown), reading.id
    assert (lang == "en") != (escape(said("label.translated")) in shown)
    assert escape(said("label.clauses_lead")) in shown
    law = [clause.says for clause in clauses("colorado").values() if not clause.id.endswith("-x")]
    assert all(f'<span lang="en">{escape(says)}</span>' in shown for says in law)
