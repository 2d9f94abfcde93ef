"""What they change: what somebody asked for waits only while they are signed in."""

from __future__ import annotations

from croupier.house.doors.events import SessionsEnded, SignedOut
from croupier.house.state import Doings


def signed_out(doings: Doings, event: SignedOut) -> None:
    doings.gone(event.badge)


def sessions_ended(doings: Doings, event: SessionsEnded) -> None:
    doings.gone(event.badge)
