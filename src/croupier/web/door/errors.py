"""One JSON shape for everything that is not done: code, message, clause, facts, request id."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from fastapi.responses import JSONResponse
from pydantic import Field

from croupier.domain import plain
from croupier.journal import Unknown
from croupier.refusal import Refused
from croupier.web.door.models import Clause, Facts, Shape

CODES: dict[int, dict[str, str]] = {  # what HTTP has a word for; the rest are conflicts with the state of things: 409
    401: {
        "not_signed_in": "Sign in first.",
        "session_locked": "The console is locked; give your passphrase again.",
        "sign_in_failed": "Badge and passphrase do not fit together.",
        "passphrase_needed": "This needs a passphrase given just now; give yours again.",
        "passkey_wrong": "This passkey is not valid here.",
        "record_altered": "What badge D1 signs in with was changed or lost outside the house.",
        "code_wrong": "This code is not valid for this badge.",
    },
    403: {
        "role_not_allowed": "The dealer may not do this.",
        "role_not_granted": "Badge D1 is not a cashier.",
        "not_your_seat": "This terminal is seat 3 of table 1.",
        "origin_not_allowed": "Requests from this origin are not taken.",
        "not_in_access_table": "Nobody may use this address.",
    },
    404: {
        "no_such_table": "There is no table “9”.",
        "no_demonstration": "This is a real house: nobody is anybody else here.",
        "no_such_person": "Nobody has the badge X9.",
        "no_such_round": "table/1 has no round 99.",
        "no_such_event": "There is no event “final”.",
        "no_such_figure": "No report of these days has such a row.",
        "no_such_record": "There is no record 0/999 in this journal.",
        "no_such_tournament": "There is no tournament “spring”.",
        "no_such_form": "Table 1 has no shift 9; there are: 1, 2.",
        "no_such_slip": "Table 1 has given out no slip 7.",
        "no_such_terminal": "There is no such terminal.",
        "no_such_approval": "This approval is over, or never was.",
        "no_such_call": "There is no such call.",
        "no_such_alert": "There is no such alert.",
        "no_such_session": "There is no such session.",
        "no_such_passkey": "There is no such passkey.",
        "no_such_incident": "There is no such incident.",
        "no_such_job": "There is no such job; its result is kept for a quarter of an hour.",
        "not_found": "There is nothing at this address.",
    },
    405: {"method_not_allowed": "This address is not for that."},
    408: {"too_slow": "The request did not come to its end in time."},
    413: {"too_large": "A request has at most 65536 bytes."},
    422: {
        "bad_request": "seat: expected a whole number.",
        "bad_command": "There is no command “fly”.",
        "bad_cursor": "“x” is no place in a journal. Begin without one.",
        "bad_list": "This list has no column “shoe”.",
        "bad_table": "Table 7: its policy names one of house, south-dakota, colorado, classic.",
        "bad_policy": "Table 7: limits.all: $5.00 to $1.00 are no limits.",
        "bad_role": "A person has one or more roles of the staff.",
        "passphrase_short": "A passphrase has at least 12 characters.",
        "bad_code": "This is no code of a slip: look at it again, such as 41-7KQ2-M9XC.",
        "key_malformed": "A command key is 1 to 200 printable characters.",
    },
    429: {
        "too_many_requests": "Too many requests; wait a moment.",
        "sign_in_delayed": "Too many wrong tries; wait 8 seconds before the next.",
        "too_many_jobs": "You have 2 jobs in the lab already: wait for one, or cancel it.",
    },
    500: {"internal_error": "Something is wrong with the house; the log has it."},
    503: {
        "answer_unknown": "It is not known yet whether this was done. Ask again with the same key.",
        "table_busy": "The table has more requests than it can take; try again.",
        "disk_low": "The disk is nearly full: 80 MB are free, and 100 MB are kept for what has begun.",
        "table_suspended": "The table stands still after a failure of the system.",
        "journal_stopped": "The journal has stopped; nothing can be written.",
        "journal_damaged": "The journal’s file was taken away while it was open. Put it back.",
        "lab_busy": "The lab has as much to do as it can take; try again in a moment.",
        "lab_too_long": "This took longer than the 60 seconds that the lab gives; ask for less.",
        "lab_failed": "The lab's process failed at this; nothing else was harmed. Try again, or ask for less.",
        "extra_missing": "This needs the extra “lab”: install croupier[lab]. Missing: numpy.",
    },
}
CONFLICTS = {  # 409, as an example each
    "approval_missing": "No approval in force covers this spot: main floor: pillar by the cage.",
    "not_legible": "The sign does not fit on a4 in type that can be read; take larger paper or say less.",
    "roles_differ": "Max works here as maintenance. Other roles are granted by two key managers.",
    "rules_not_posted": "These rules are not the ones that hang in main floor; post them first.",
    "wheel_too_small": "The wheel measures 29.99 inches; at least 30 are needed.",
    "signing_key_missing": "Make your signing key first; what is signed needs one.",
    "already_entered": "Ann has an active entry: number 12 in E1.",
    "bad_system": "own system is no strategy: it needs either stages or lines.",
    "bad_trial": "The ways to play add up to the players.",
    "no_such_strategy": "There is no way to play called “wild”: steady, bold, chaser, numbers.",
    "not_seated": "Nobody of this tournament sits here.",
    "approval_differs": "What was confirmed is not what was asked for.",
    "badge_taken": "Badge D1 belongs to somebody.",
    "key_reused": "This key was used for another command.",
    "late_bet": "No more bets: this wager came too late, and the chips are returned at once.",
    "currency_differs": "The rulebook colorado counts in USD; the money of this house is in EUR.",
    "licence_not_valid": "Dora has no valid licence: it was valid until 2026-05-04.",
    "last_key_manager": "The house would be without a key manager.",
    "no_terminals": "This table has no terminal with that number.",
    "not_printable": "A text has characters that are in none of our fonts; the HTML copy shows them.",
    "not_paused": "This table is not paused.",
    "not_suspended": "This table does not stand still.",
    "passkey_known": "This passkey is registered already.",
    "second_person_needed": "The second person must be somebody else.",
    "verify_elsewhere": "This journal is in memory alone; there is nothing to verify.",
    "verify_running": "The journal is being verified, or was just now; wait a moment.",
    "variation_not_approved": "The register has no approved variation “V-1” that says this.",
    "table_taken": "There is a table 7 already.",
    "started_already": "This is your passphrase already: sign in with it.",
    "slip_redeemed": "Slip 41 was redeemed on 2026-05-04 at 21:04:05 by C1, at the cage.",
    "slip_void": "Slip 41 is void.",
    "code_needed": "Slip 41 has a code: redeem it by that.",
}
STATUS = {code: status for status, codes in CODES.items() for code in codes}
TEXTS = {
    401: "Not signed in, locked, or wrong.",
    403: "Not for this role, seat or origin.",
    404: "There is no such thing.",
    405: "This address is not for that.",
    409: "The game or the house says no, with the clause where a rule does.",
    408: "Begun, and not ended in time.",
    413: "Too long.",
    422: "The request is not of the right shape.",
    429: "Too many requests.",
    500: "A fault of the house.",
    503: "The table is busy or stands still, or nobody knows yet whether it was done.",
}


class Error(Shape):
    """Why something was not done. Nothing has changed; but for `answer_unknown`, of which nobody knows that yet."""

    code: str = Field(description="Stable, for programs.", examples=["role_not_allowed"])
    id: str = Field(
        description="Which sentence it is, in every language's catalogue.", examples=["role_not_allowed.role"]
    )
    message: str = Field(description="The sentence in English.", examples=["The dealer may not do this."])
    clause: Clause | None = Field(description="The rule that says so, where one does.")
    facts: Facts = Field(description="The values behind the decision.")
    request_id: str = Field(examples=["5f0c9a62d1e84b77"])


class AnyText(JSONResponse):
    """JSON in ASCII: what somebody sent may be repeated in it, and need not be text that can be encoded."""

    def render(self, content: Any) -> bytes:
        return json.dumps(content, separators=(",", ":")).encode()


def error_body(refusal: Refused, request_id: str) -> dict[str, Any]:
    facts = plain(refusal.facts)
    return {**refusal.as_json(), "facts": facts, "request_id": request_id}


@contextmanager
def asked_with(key: str) -> Iterator[None]:
    """The third answer of whatever has a key: who asks again with it hears the truth, and it is done once."""
    try:
        yield
    except Unknown:
        raise Refused(
            "answer_unknown.ask_again",
            "It is not known yet whether this was done. Ask again: under the same key it is done only once.",
            key=key,
        ) from None


def status_of(code: str) -> int:
    return STATUS.get(code, 409)


def error_answer(refusal: Refused, request_id: str) -> JSONResponse:
    return AnyText(error_body(refusal, request_id), status_of(refusal.code))


def refusals(*codes: str) -> dict[int | str, dict[str, Any]]:
    """For a route's `responses`: the refusals it may answer with, an example each. `game`: any of a table's.

    Whatever writes may also not know what became of it, or find the journal gone.
    """
    found: dict[int | str, dict[str, Any]] = {}
    for code in (*codes, *(("journal_damaged", "answer_unknown") if "journal_stopped" in codes else ())):
        if code == "game":
            for any_of, answer in refusals("role_not_allowed", "not_found", "late_bet", "bad_command").items():
                found.setdefault(any_of, answer)["x-any-code"] = True
            continue
        status = status_of(code)
        answer = found.setdefault(status, {"description": TEXTS[status], "content": {"application/json": {}}})
        content = answer["content"]["application/json"]
        content["schema"] = {"$ref": "#/components/schemas/Error"}
        content.setdefault("examples", {})[code] = {"value": _example(code, status)}
    return found


def _example(code: str, status: int) -> dict[str, Any]:
    message = CODES.get(status, CONFLICTS).get(code, "This cannot be done now.")
    told: dict[str, Any] = {"code": code, "id": code, "message": message, "clause": None, "facts": {}}
    return {**told, "request_id": "5f0c9a62d1e84b77"}
