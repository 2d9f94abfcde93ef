"""Where a page ends: nobody signs an empty page, no text is printed over another, and a sheet says what pins it."""

from __future__ import annotations

import io
import zlib

import pytest
from pypdf import PdfReader
from tests.tournament.hall_support import Evening, event, plan

from croupier.paper import pdf
from croupier.paper.model import Facts, Signatures, Stamp, Text
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


def test_long_names_are_not_printed_over_one_another() -> None:
    """Every word of the winner's name has room beside the prize."""
    pool, name = "saturday-evening-qualifier-of-the-winter-series", "Maximiliana von Hohenlohe-Langenburg the Younger"
    prize = "A grand tour of the Rocky Mountains with all expenses paid"
    line = PayoutLine(1, pool, 1, 1, name, "goods", prize, 999_999_99, "2026-11-18", "PF-2026-000001-Central-City")
    (page,) = PdfReader(io.BytesIO(pdf(payout_form_sheet(PayoutForm("Trial", (line,), 0))))).pages
    at: dict[str, float] = {}

    def seen(text: str, place: list[float], *_more: object) -> None:
        for word in ("Maximiliana", "grand"):
            if word in text:
                at[word] = place[4]

    page.extract_text(visitor_text=seen)
    assert at["grand"] - at["Maximiliana"] > 40, "points, of an inch of 72"


@pytest.mark.parametrize(
    "content", [b'{"blocks":1}', b'{"blocks":[}', b'{"blocks":' + b"[" * 100_000 + b"}"], ids=["odd", "broken", "deep"]
)
def test_a_file_with_content_that_cannot_be_printed_is_none_of_ours(content: bytes) -> None:
    for stream in (content, zlib.compress(content)):
        with pytest.raises(Refused) as refused:
            check(b"%PDF-1.7\nstream\n" + stream + b"\nendstream")
        assert refused.value.code == "not_our_paper"
