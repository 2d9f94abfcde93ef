"""The same content is the same bytes, and a file that was altered is found out."""

from __future__ import annotations

import hashlib
import io
import subprocess
import sys
from dataclasses import replace
from typing import Any

import pytest
from pypdf import PdfReader
from tests.paper.paper_support import table, text_of

from croupier.paper import Document, pdf
from croupier.paper.model import PAPERS, Stamp, Text
from croupier.paper.press import check, pages
from croupier.paper.sheets.rules_print import complete_rules, players_copy
from croupier.paper.sheets.signs import pay_card
from croupier.refusal import Refused
from croupier.words.shelves import languages, rooms, text

PRINT = """
import hashlib
from tests.paper.paper_support import table
from croupier.paper import pdf
from croupier.paper.sheets.rules_print import players_copy
print(hashlib.sha256(pdf(players_copy(table("colorado"), "zh"))).hexdigest())
"""


def test_two_prints_have_the_same_bytes_in_another_process_too() -> None:
    here = hashlib.sha256(pdf(players_copy(table("colorado"), "zh"))).hexdigest()
    there = subprocess.run([sys.executable, "-c", PRINT], check=True, capture_output=True, text=True).stdout.strip()
    assert here == there


def test_a_sheet_carries_no_date_of_its_own_making() -> None:
    facts = PdfReader(io.BytesIO(pdf(complete_rules(table("house"))))).metadata
    assert facts is not None
    assert "/CreationDate" not in facts
    assert facts.title == "The rules of this table"


def test_a_genuine_file_is_told_from_an_altered_one() -> None:
    document = pay_card(table("covered"))
    sheet = pdf(document)
    found = check(sheet)
    assert found.genuine
    assert found.code == document.code
    assert found.content["title"] == document.title
    assert not check(sheet.replace(b"/Title", b"/Titel", 1)).genuine
    assert not check(sheet + b"%").genuine


def test_a_file_of_somebody_else_is_refused() -> None:
    with pytest.raises(Refused) as refusal:
        check(b"%PDF-1.7\nstream\nnothing\nendstream\n")
    assert refusal.value.code == "not_our_paper"


def test_whatever_changes_what_a_sheet_says_changes_its_code() -> None:
    document = Document("A title", "form", (Text("Something."),))
    others = [
        replace(document, title="Another"),
        replace(document, blocks=(Text("Something else."),)),
        replace(document, stamp=Stamp("floor", 7, "cm9vdA==")),
        replace(document, lang="de"),
    ]
    assert len({document.code, *(other.code for other in others)}) == 5


@pytest.mark.parametrize("paper", PAPERS)
def test_every_paper_can_be_printed_on(paper: str) -> None:
    assert pages(pdf(Document("A title", "form", (Text("Something."),), paper=paper))) == 1


def test_pages_are_counted_as_a_reader_counts_them() -> None:
    sheet = pdf(complete_rules(table("colorado")))
    assert pages(sheet) == len(PdfReader(io.BytesIO(sheet)).pages) >= 12


def test_a_sheet_is_tagged_for_screen_readers_and_says_what_its_drawing_shows() -> None:
    reader = PdfReader(io.BytesIO(pdf(pay_card(table("colorado")))))
    catalog: Any = reader.root_object
    assert catalog["/MarkInfo"]["/Marked"]
    assert catalog["/Lang"] == "en"
    assert "/StructTreeRoot" in catalog


def test_the_checkpoint_stands_in_the_foot_of_every_page() -> None:
    stamp = Stamp("casino.example/floor-1", 1042, "6q8mSWnbIsjU5iiNrJgaWlNEMYmiiTXSRDq0hPn1D5o=")
    sheet = pdf(replace(complete_rules(table("house")), stamp=stamp))
    for page in PdfReader(io.BytesIO(sheet)).pages:
        text = page.extract_text()
        assert stamp.origin in text
        assert "1042" in text
        assert stamp.root in text
    assert text_of(sheet).count(stamp.root) == pages(sheet)


@pytest.mark.parametrize("lang", languages())
def test_every_character_of_every_text_is_in_our_fonts(lang: str) -> None:
    rooms_of_paper = [room for room in rooms(lang) if room.startswith("paper")]
    assert len(rooms_of_paper) >= 4
    letters = sorted({letter for room in rooms_of_paper for letter in text(lang, room) if not letter.isspace()})
    assert pdf(Document("Letters", "form", (Text("".join(letters)),), lang=lang))
