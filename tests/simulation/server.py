"""One life of the house: the product's own, from its start until it stops or dies."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from tests.simulation.houses import HASHER, PASSPHRASE, TIMING, house_on
from tests.simulation.loop import context_of
from tests.simulation.network import Connection
from tests.simulation.wheel import WheelClient

from croupier.journal import Unknown
from croupier.refusal import Refused
from croupier.web.door.delays import Place
from croupier.web.door.sessions import Session
from croupier.web.house import House
from croupier.web.people.session_routes import begun
from croupier.web.socket.client import Client
from croupier.web.socket.endpoint import Talk

if TYPE_CHECKING:
    from tests.simulation.beside.clerk import Clerk, Doing
    from tests.simulation.world import World

CANNOT = (Refused, Unknown, OSError, sqlite3.Error)


class Server:
    def __init__(self, world: World, number: int) -> None:
        self.world, self.number = world, number
        self.owner = f"server {number}"
        self.context = context_of(self.owner)
        self.house: House | None = None
        self.up = False
        self.connections: list[Connection] = []

    def begin(self, *, near: bool) -> None:
        self.context.run(self._begin, near)

    def _begin(self, near: bool) -> None:
        try:
            house = house_on(self.world.disk, self.world.machine, self.world.kind, near=near)
        except CANNOT as error:
            self.world.tell(f"{self.owner} cannot begin: {kind_of(error)}")
            self.world.begin_again(self)
            return
        house.floor.timing = TIMING
        house.floor.wheel = partial(WheelClient, self.world.wheel)
        house.people.hasher = HASHER
        self.house = house
        self.world.loop.create_task(self._serve(house), context=self.context)

    async def _serve(self, house: House) -> None:
        try:
            await house.start()
        except CANNOT as error:
            self.world.tell(f"{self.owner} cannot start: {kind_of(error)}")
            self.world.begin_again(self)
            return
        self.up = True
        self.world.tell(f"{self.owner} is up")

    def accept(self, connection: Connection, session: Any) -> None:
        """As the endpoint does once it knows who comes."""
        assert self.house is not None
        talk = Talk(self.house, Client(session, connection, self.house.settings.outbox_bytes_max))
        connection.ear, connection.gone = talk.hear, talk.end
        self.connections.append(connection)
        talk.begin()

    def terminal(self, connection: Connection, name: str, token: str) -> None:
        assert self.house is not None
        session = self.house.terminal_session(name, token)
        if session is None:
            connection.hang_up(1008, "not_signed_in")
        else:
            self.accept(connection, session)

    def console(self, connection: Connection, badge: str, cookie: str, keep: Any) -> None:
        self.world.loop.create_task(self._console(connection, badge, cookie, keep), context=self.context)

    async def _console(self, connection: Connection, badge: str, cookie: str, keep: Any) -> None:
        house = self.house
        assert house is not None
        try:
            self.accept(connection, await _signed_in(house, badge, cookie, keep))
        except CANNOT as error:
            self.world.tell(f"{badge} cannot sign in: {kind_of(error)}")
            connection.hang_up(1008, "sign-in")

    def serve(self, clerk: Clerk, doing: Doing, answer: Callable[[Any], None]) -> None:
        """A question over HTTP and its answer, either of which the network may lose."""
        self.world.network.post(clerk.name, self.context, self._hear, clerk, doing, answer)

    def _hear(self, clerk: Clerk, doing: Doing, answer: Callable[[Any], None]) -> None:
        if self.up:
            self.world.loop.create_task(self._answered(clerk, doing, answer), context=self.context)

    async def _answered(self, clerk: Clerk, doing: Doing, answer: Callable[[Any], None]) -> None:
        """As the application does: a refusal by its code; whatever else a route ends with is a fault of the house."""
        house = self.house
        assert house is not None
        try:
            told = await doing(await _signed_in(house, clerk.badge, clerk.cookie, clerk.keep), house)
        except Refused as refusal:
            told = {"code": refusal.code}
        except Unknown:
            told = {"code": "answer_unknown"}
        except Exception as error:
            self.world.checkers.fail(f"the {clerk.name} met {error!r}")
        self.world.network.post(clerk.name, None, answer, told)

    def close(self) -> None:
        """In good order: the doors first, then whatever is open."""
        self.up = False
        self.world.loop.create_task(self._closed(), context=self.context)

    async def _closed(self) -> None:
        house = self.house
        assert house is not None
        for connection in self.connections:
            connection.hang_up(1012, "house_closing")
        await house.stop()
        self.world.tell(f"{self.owner} is closed")
        self.world.closed(self)

    def dead(self) -> None:
        """Nothing of it is left but what the disk has."""
        self.up, self.house = False, None
        for connection in self.connections:
            connection.ear = connection.gone = None
            connection.close("reset")
        self.connections.clear()


async def _signed_in(house: House, badge: str, cookie: str, keep: Callable[[str], None]) -> Session:
    session = house.sessions.staff(cookie) if cookie else None
    if session is None:
        place = Place(f"console of {badge}", known=True)
        person, role = await house.people.sign_in(badge, PASSPHRASE, None, place)
        cookie = await begun(house, person, role, "127.0.0.1")
        keep(cookie)
        session = house.sessions.staff(cookie)
    assert session is not None
    return session


def kind_of(error: Exception) -> str:
    """Its text may name a folder, which is another one each time."""
    return error.code if isinstance(error, Refused) else type(error).__name__


def quiet() -> None:
    """What the product logs of faults is the world's own doing."""
    for name in ("croupier.register", "croupier.web"):
        logging.getLogger(name).setLevel(logging.CRITICAL)
