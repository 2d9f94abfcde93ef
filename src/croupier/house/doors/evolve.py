"""What they change: which sessions are open. What somebody asked for waits only while they are signed in."""

from __future__ import annotations

from dataclasses import replace

from croupier.house.doors.events import PassphraseGiven, SessionRevoked, SessionsEnded, SignedIn, SignedOut
from croupier.house.state import Doings, OpenSession


def signed_in(doings: Doings, event: SignedIn) -> None:
    now = doings.as_of
    doings.sessions = {name: one for name, one in doings.sessions.items() if now <= one.until}
    if event.session:
        doings.sessions[event.session] = OpenSession(
            event.session, event.badge, event.role, event.key, event.from_, now, event.until, now
        )


def signed_out(doings: Doings, event: SignedOut) -> None:
    doings.sessions.pop(event.session, None)
    doings.gone(event.badge)


def sessions_ended(doings: Doings, event: SessionsEnded) -> None:
    doings.sessions = {name: one for name, one in doings.sessions.items() if one.badge != event.badge}
    doings.gone(event.badge)


def session_revoked(doings: Doings, event: SessionRevoked) -> None:
    doings.sessions.pop(event.session, None)
    doings.gone(event.badge)


def passphrase_given(doings: Doings, event: PassphraseGiven) -> None:
    if event.session in doings.sessions:
        doings.sessions[event.session] = replace(doings.sessions[event.session], verified=doings.as_of)
