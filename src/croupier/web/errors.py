"""One JSON shape for everything that is not done: code, message, clause, facts, request id."""

from __future__ import annotations

from typing import Any

from fastapi.responses import JSONResponse
from pydantic import BaseModel

from croupier.domain import plain
from croupier.refusal import Refused

STATUS = {  # of refusals that HTTP has a word for; the rest are conflicts with the state of the game: 409
    "not_signed_in": 401,
    "session_locked": 401,
    "sign_in_failed": 401,
    "passphrase_needed": 401,
    "code_wrong": 401,
    "role_not_allowed": 403,
    "role_not_granted": 403,
    "not_your_seat": 403,
    "origin_not_allowed": 403,
    "not_in_access_table": 403,
    "no_such_table": 404,
    "no_such_person": 404,
    "no_such_round": 404,
    "no_such_slip": 404,
    "no_such_terminal": 404,
    "no_such_approval": 404,
    "not_found": 404,
    "method_not_allowed": 405,
    "too_large": 413,
    "bad_request": 422,
    "bad_command": 422,
    "bad_role": 422,
    "passphrase_short": 422,
    "key_malformed": 422,
    "sign_in_locked": 423,
    "too_many_requests": 429,
    "internal_error": 500,
    "table_busy": 503,
    "table_suspended": 503,
    "journal_stopped": 503,
}


class Error(BaseModel):
    code: str
    message: str
    clause: str | None
    facts: dict[str, Any]
    request_id: str


def error_body(refusal: Refused, request_id: str) -> dict[str, Any]:
    facts = plain(refusal.facts)
    return {**refusal.as_json(), "facts": facts, "request_id": request_id}


def error_answer(refusal: Refused, request_id: str) -> JSONResponse:
    return JSONResponse(error_body(refusal, request_id), STATUS.get(refusal.code, 409))


EXAMPLE = {
    "code": "role_not_allowed",
    "message": "A dealer may not do this.",
    "clause": None,
    "facts": {"role": "dealer", "allowed": ["key-manager"]},
    "request_id": "5f0c9a62d1e84b77",
}
RESPONSES: dict[int | str, dict[str, Any]] = {
    status: {"model": Error, "description": text, "content": {"application/json": {"example": EXAMPLE}}}
    for status, text in {
        400: "The request cannot be read.",
        401: "Not signed in, locked, or wrong.",
        403: "Not for this role, seat or origin.",
        404: "There is no such thing.",
        405: "This address is not for that.",
        409: "The game or the house says no, with the clause where a rule does.",
        413: "Too long.",
        422: "The request is not of the right shape.",
        423: "Locked after too many failures.",
        429: "Too many requests.",
        503: "The table is busy or stands still.",
    }.items()
}
