"""The house as a domain: its events by name, and which of them happen once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NoReturn

from croupier.domain import AskedFor, Domain, wire_name
from croupier.house.alerts.events import AlertAcknowledged, WheelSuspected
from croupier.house.approvals.events import (
    SAID_NO,
    ApprovalAsked,
    ApprovalCarriedOut,
    ApprovalConfirmed,
    ApprovalRefused,
    ApprovalTakenBack,
)
from croupier.house.commands import Command
from croupier.house.doors.events import SignedIn, SignedOut
from croupier.house.events import Event
from croupier.house.state import Doings
from croupier.house.subjects import SUBJECTS
from croupier.house.terminals.events import SlipRedeemed
from croupier.refusal import Refused

STREAM = "house"
EVENTS: Mapping[str, type[Event]] = {wire_name(kind): kind for kind in SUBJECTS.events}


def unique(_doings: Doings, event: Event) -> str | None:
    match event:
        case SlipRedeemed():
            return f"slip/{event.table}/{event.slip}"
        case AlertAcknowledged():
            return f"alert/{event.alert}"
        case WheelSuspected():
            return f"{SUSPECTED}/{event.table}/{event.since}/{event.spins}"
        case ApprovalConfirmed() | ApprovalTakenBack():
            return f"approval/{event.approval}"
        case ApprovalCarriedOut():
            return f"approval/{event.approval}/carried-out"
        case ApprovalRefused(why=why) if why == SAID_NO:
            return f"approval/{event.approval}"
        case _:
            return None


def decide(_doings: Doings, asked: AskedFor[Command]) -> NoReturn:
    raise Refused("bad_command.command", "There is no command “{command}”.", command=wire_name(type(asked.command)))


def _since_when(data: dict[str, Any]) -> dict[str, Any]:
    """Once it was the number of an event of the journal."""
    return {**data, "since": str(data["since"])}


def _asked_in_full(data: dict[str, Any]) -> dict[str, Any]:
    """Once the request itself was kept in memory alone: what was asked for then waits no longer."""
    unknown = {"request": {}, "who": "", "role": "", "device": "", "until": "", "second": []}
    return {"approval": data["about"], "action": data["action"], "digest": data["digest"], **unknown}


def _with_session(data: dict[str, Any]) -> dict[str, Any]:
    """Once sessions had no name, and none of them outlasted a restart."""
    return {**data, "session": "", "key": "", "from": "", "until": ""}


def _of_session(data: dict[str, Any]) -> dict[str, Any]:
    return {**data, "session": ""}


def _by_number(data: dict[str, Any]) -> dict[str, Any]:
    return {"approval": data["about"], "action": data["action"], "digest": data["digest"]}


def _by_nobody(data: dict[str, Any]) -> dict[str, Any]:
    """Once nothing said whether it was done, so who agreed is not asked to do it again."""
    return {**data, "by": ""}


def _why(data: dict[str, Any]) -> dict[str, Any]:
    """Once a refusal did not say which approval it was of."""
    return {"approval": "", "action": data["action"], "digest": data["digest"], "why": data["about"]}


def _of_a_terminal(data: dict[str, Any]) -> dict[str, Any]:
    """Once only terminals gave out slips that the cage redeemed."""
    return {**data, "kind": "cash-out", "window": ""}


SUSPECTED = wire_name(WheelSuspected)
REDEEMED = wire_name(SlipRedeemed)
SIGNED_IN, SIGNED_OUT = map(wire_name, (SignedIn, SignedOut))
ASKED, CONFIRMED, REFUSED = map(wire_name, (ApprovalAsked, ApprovalConfirmed, ApprovalRefused))
HOUSE: Domain[Doings] = Domain(
    STREAM, {}, EVENTS, {}, Doings, decide, SUBJECTS.change, unique=unique,
    versions={SUSPECTED: 2, ASKED: 2, CONFIRMED: 3, REFUSED: 2, SIGNED_IN: 2, SIGNED_OUT: 2, REDEEMED: 2},
    steps={
        (SUSPECTED, 1): _since_when, (ASKED, 1): _asked_in_full, (CONFIRMED, 1): _by_number,
        (CONFIRMED, 2): _by_nobody, (REFUSED, 1): _why,
        (REDEEMED, 1): _of_a_terminal,
        (SIGNED_IN, 1): _with_session, (SIGNED_OUT, 1): _of_session,
    },
)  # fmt: skip
