"""Where a page ends: nobody signs an empty page, no text is printed over another, and a sheet says what pins it."""

from __future__ import annotations

import io
import zlib

import pytest
from pypdf import PdfReader
from tests.paper.paper_support import bare
from tests.tournament.hall_support import Evening, event, plan

from croupier.paper import pdf
from croupier.paper.model import Document, Facts, Signatures, Stamp, Text
from croupier.paper.press import check
from croupier.paper.sheets.tournament import payout_form_sheet, tournament_sheet
from croupier.refusal import Refused
from croupier.tournament.forms import PayoutForm, PayoutLine


def entered(count: int) -> Evening:
    evening = Evening(plan(event(fee=15_00, buy_in=50_00, seats=40))).ready()
    for person in range(count):
        evening.register(f"P{person}")
    return evening


@pytest.mark.parametrize("count", range(6, 16))
@pytest.mark.one_in(3)
def test_the_lines_to_sign_on_stand_with_the_sums(count: int) -> None:
    sheet = tournament_sheet(entered(count).state, "entries")
    *_, last = PdfReader(io.BytesIO(pdf(sheet))).pages
    text = last.extract_text()
    assert "TOURNAMENT DIRECTOR" in text
    assert f"${15 * count}.00" in text
    assert f"${50 * count}.00" in text
    assert isinstance(sheet.blocks[-1], Signatures)
    assert any(isinstance(block, Facts) for block in sheet.blocks[-3:])


@pytest.mark.parametrize("sheet", ["entries", "prizes", "proceeds"])
def test_a_form_of_a_tournament_says_whether_a_checkpoint_pins_it(sheet: str) -> None:
    state, stamp = entered(1).state, Stamp("house", 9, "root", ((0, 7), (1, 2)))

    def notes(stamp: Stamp | None, newest: tuple[int, int]) -> list[str]:
        blocks = tournament_sheet(state, sheet, stamp, newest).blocks
        return [block.text for block in blocks if isinstance(block, Text) and "checkpoint" in block.text]

    assert notes(stamp, (0, 7)) == notes(stamp, (1, 2)) == []
    assert notes(stamp, (0, 9)) == ["The newest checkpoint is 2 records older than this sheet; print it again."]
    assert notes(None, (0, 9)) == ["No signed checkpoint of the journal stands behind this sheet."]


LONG = "Maximiliana Konstantinopolitanska von Hohenlohe-Langenburg the Younger of Central City"
Chunk = tuple[str, float, float]  # what is printed from where on: right, up


def printed(document: Document) -> list[Chunk]:
    chunks: list[Chunk] = []

    def seen(text: str, place: list[float], *_more: object) -> None:
        if chunks and chunks[-1][1:] == (place[4], place[5]):
            text = chunks.pop()[0] + text
        if text.strip():
            chunks.append((text.strip(), place[4], place[5]))

    for page in PdfReader(io.BytesIO(pdf(document))).pages:
        page.extract_text(visitor_text=seen)
    return chunks


def at(chunks: list[Chunk], text: str) -> Chunk:
    return next(chunk for chunk in chunks if text in chunk[0])


def test_long_names_are_not_printed_over_one_another() -> None:
    """The words of the winner's name, of the prize and of the form's number have room beside each other."""
    pool = "saturday-evening-qualifier-of-the-winter-series"
    prize = "A grand tour of the Rocky Mountains with all expenses paid, " * 4
    line = PayoutLine(1, pool, 1, 1, LONG, "goods", prize, 999_999_99, "2026-11-18", "PF-2026-000001-Central-City")
    chunks = printed(payout_form_sheet(PayoutForm("Trial", (line,), 0)))
    inch = 72.0
    assert at(chunks, "grand")[1] - at(chunks, "Maximiliana")[1] > 40
    assert at(chunks, "$999,999.99")[1] - at(chunks, "PF-")[1] > 4 * len(at(chunks, "PF-")[0])
    assert at(chunks, "A grand")[1] < at(chunks, "2026-11-18")[1] < 8.5 * inch
    alone = [text for text, _, _ in chunks if len(text) < 3 and text.isalpha()]
    assert not alone, "no few letters of a long word stand alone on a line"


def test_a_long_name_stands_under_what_it_signs_as_on_two_lines() -> None:
    lines = (("Second person", f"{LONG} (C1)"), ("Cage", "Sam (S1)"))
    chunks = printed(Document("Slip", "form", (Signatures(lines),)))
    label = at(chunks, "SECOND")
    first, second = (chunk for chunk in chunks if chunk[1] == label[1] and 0 < label[2] - chunk[2] < 40)
    assert bare(first[0] + second[0]) == bare(f"{LONG} (C1)")
    assert abs(at(chunks, "Sam (S1)")[2] - label[2]) < 3, "a short one stands beside it"


@pytest.mark.parametrize(
    "content", [b'{"blocks":1}', b'{"blocks":[}', b'{"blocks":' + b"[" * 100_000 + b"}"], ids=["odd", "broken", "deep"]
)
def test_a_file_with_content_that_cannot_be_printed_is_none_of_ours(content: bytes) -> None:
    for stream in (content, zlib.compress(content)):
        with pytest.raises(Refused) as refused:
            check(b"%PDF-1.7\nstream\n" + stream + b"\nendstream")
        assert refused.value.code == "not_our_paper"
