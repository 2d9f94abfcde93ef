"""From a cookie to a session, and through the door that the access table sets before each address."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Annotated, TypeAlias
from urllib.parse import quote

from fastapi import Depends, Request, Response
from starlette.requests import HTTPConnection
from starlette.types import Scope

from croupier.refusal import Refused
from croupier.web.door.access import check_door, door_of
from croupier.web.door.delays import Place
from croupier.web.door.guard import SAFE
from croupier.web.door.roles import Door
from croupier.web.door.sessions import Session
from croupier.web.door.settings import Settings
from croupier.web.house import House


def cookie_name(settings: Settings, what: str) -> str:
    """Browsers keep `__Host-` cookies from other hosts and from plain http, so a demonstration cannot have them."""
    return f"{'__Host-' if settings.secure else ''}croupier-{what}"


def set_cookie(response: Response, settings: Settings, what: str, value: str, seconds: int) -> None:
    response.set_cookie(
        quote(cookie_name(settings, what), safe=""),
        value,
        max_age=seconds,
        path="/",
        secure=settings.secure,
        httponly=True,
        samesite="strict",
    )


def session_of(house: House, connection: HTTPConnection) -> Session | None:
    """`?terminal=1-3` names one of several terminals in the same browser; otherwise staff come before terminals."""
    settings, cookies = house.settings, connection.cookies
    wanted = connection.query_params.get("terminal")
    if wanted:
        return next((terminal for terminal in _terminals(house, connection) if terminal.device == wanted), None)
    if secret := cookies.get(cookie_name(settings, "session")):
        session = house.sessions.staff(secret)
        if session is not None:
            return session
    return next(_terminals(house, connection), None)


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else "?"


def device_of(house: House, connection: HTTPConnection) -> str:
    """The browser's own secret, by which it is known again when somebody signs in."""
    return connection.cookies.get(cookie_name(house.settings, "device"), "")


def place_of(house: House, connection: HTTPConnection, badge: str) -> Place:
    return house.people.place_of(badge, address_of(connection), device_of(house, connection))


def terminals_of(house: House, connection: HTTPConnection) -> list[str]:
    """All terminals that this browser is."""
    found = []
    with suppress(Refused):
        for terminal in _terminals(house, connection):
            found.append(terminal.device)  # noqa: PERF401 - as far as it goes
    return found


def _terminals(house: House, connection: HTTPConnection) -> Iterator[Session]:
    """Those that are good; where none is, and the record of one was altered, that is said."""
    begins, refused, good = cookie_name(house.settings, "terminal-"), None, False
    for name, value in connection.cookies.items():
        if name.startswith(begins):
            try:
                terminal = house.terminal_session(name.removeprefix(begins), value)
            except Refused as refusal:
                refused = refusal
                continue
            if terminal is not None:
                good = True
                yield terminal
    if refused is not None and not good:
        raise refused


def asker_of(house: House, scope: Scope) -> str:
    """The terminal or the person behind a connection, before it passes any door; nobody where a record was altered."""
    with suppress(Refused):
        session = session_of(house, HTTPConnection(scope))
        return session.asker if session is not None else ""
    return ""


async def enter(request: Request) -> Session | None:
    """Every address passes here. What is not in the table is closed."""
    house: House = request.app.state.house
    door = door_of(request.method, request.scope["route"].path, demo=house.settings.demo)
    try:
        session = session_of(house, request)
    except Refused:
        if door is not Door.OPEN:
            raise
        session = None  # Whoever has a terminal's altered record here may still sign in, or enrol the screen anew.
    locked = session is not None and house.sessions.locked(session)
    check_door(door, session, locked)
    if session is not None and not locked and request.method not in SAFE:
        house.sessions.touch(session)  # Pages look by themselves all the time; that alone keeps no console open.
    return session


async def signed_in(session: Annotated[Session | None, Depends(enter)]) -> Session:
    if session is None:
        raise Refused("not_signed_in", "Sign in first.")
    return session


async def the_house(request: Request) -> House:
    house: House = request.app.state.house
    return house


Entered: TypeAlias = Annotated[Session | None, Depends(enter)]
SignedIn: TypeAlias = Annotated[Session, Depends(signed_in)]
TheHouse: TypeAlias = Annotated[House, Depends(the_house)]
