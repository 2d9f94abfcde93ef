"""Code cards: the codes that were just made, on paper."""

from __future__ import annotations

import hashlib
from typing import Any

from fastapi import APIRouter, Response

from croupier.audit.letterhead import letterhead
from croupier.paper.press import pdf
from croupier.paper.sheets.slips import Card, code_cards
from croupier.web.beginning.models import CardsIn
from croupier.web.door.errors import refusals
from croupier.web.door.sessions import hashed
from croupier.web.entry import SignedIn, TheHouse
from croupier.web.people.people import code_wrong
from croupier.web.words import Lang

router = APIRouter(prefix="/api/paper", tags=["paper"])
PDF: dict[int | str, dict[str, Any]] = {
    200: {"content": {"application/pdf": {"schema": {"type": "string", "format": "binary"}}}}
}


@router.post(
    "/code-cards", summary="One-time codes as cards to hand out", response_class=Response,
    responses=PDF | refusals("code_wrong", "no_such_person", "extra_missing", "not_printable"),
)  # fmt: skip
async def cards(body: CardsIn, _session: SignedIn, house: TheHouse, lang: Lang = "en") -> Response:
    """The house keeps only their hashes: whoever saw the codes has them printed, and no others are."""
    told: list[Card] = []
    for card in body.cards:
        person = house.people.known(card.badge)
        if house.people.verifiers.of(card.badge).start_code != hashed(card.code.strip().upper()):
            raise code_wrong()
        told.append((person.badge, person.name, card.code.strip().upper()))
    at = house.floor.now()

    def made() -> Response:
        head = letterhead(house.journal, house.office.office.premises)
        document = code_cards(told, at, head, lang)
        file = pdf(document)
        headers = {
            "content-disposition": 'inline; filename="code-cards.pdf"',
            "x-copy": document.code,
            "x-sha256": hashlib.sha256(file).hexdigest(),
        }
        return Response(file, media_type="application/pdf", headers=headers)

    return await house.staff_press.made(made)
