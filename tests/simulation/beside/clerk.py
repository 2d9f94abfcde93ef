"""People at desks, who ask over HTTP: each question is asked again under its key until it has its answer."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import TYPE_CHECKING, Any

from fastapi import Response
from tests.simulation.screens import NOT_HEARD, Asked
from tests.web.web_support import STAFF

from croupier.rules import Role
from croupier.web.door.house_models import DigestIn
from croupier.web.door.sessions import Session
from croupier.web.house import House
from croupier.web.office.models import FloorCommandBody
from croupier.web.office.routes import command as of_the_floor
from croupier.web.people.approval_routes import approvals, confirm_approval
from croupier.web.people.models import NewPerson
from croupier.web.people.routes import add_person
from croupier.web.shown.tables import CommandBody
from croupier.web.tables.routes import command as at_a_table
from croupier.web.tournaments.models import TournamentCommandBody
from croupier.web.tournaments.routes import command as of_a_tournament

if TYPE_CHECKING:
    from tests.simulation.world import World

PATIENCE_SECONDS = 3.0
ASK_AGAIN = NOT_HEARD | {"answer_unknown", "too_many_requests"}
Doing = Callable[[Session, House], Awaitable[Any]]  # a route of the product's own


class Clerk:
    """One browser. `waiting` has what it has asked for and not been told of."""

    def __init__(self, world: World, badge: str) -> None:
        self.world, self.badge, self.name = world, badge, f"desk of {badge}"
        self.chance = Random(f"{world.seed}/{self.name}")
        self.cookie = ""
        self.waiting: dict[str, Asked] = {}

    def keep(self, cookie: str) -> None:
        self.cookie = cookie

    def key(self) -> str:
        return f"desk{next(self.world.keys)}"

    async def pauses(self, least: float, most: float) -> None:
        await self.world.sleep(self.chance.uniform(least, most))

    async def asks(self, key: str, doing: Doing) -> Any:
        """Until it is answered, however often it has to be asked; a refusal has its `code`."""
        self.waiting[key] = Asked(key, "", {}, self.world.now())
        while True:
            told = await self._asks_once(doing)
            if told is not None and not (isinstance(told, dict) and told.get("code") in ASK_AGAIN):
                del self.waiting[key]
                return told
            await self.pauses(0.3, 1.0)

    async def _asks_once(self, doing: Doing) -> Any:
        """None where no answer came."""
        world = self.world
        if not world.server.up:
            return None
        answered = world.loop.create_future()

        def answer(told: Any) -> None:
            if not answered.done():
                answered.set_result(told)

        world.server.serve(self, doing, answer)
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                return await answered
        except TimeoutError:
            return None

    # --- what is asked for

    async def at_table(self, table: str, key: str = "", **command: Any) -> Any:
        key = key or self.key()
        body = CommandBody(key=key, command=command)
        told = await self.asks(key, lambda session, house: at_a_table(table, body, session, house, Response()))
        self.world.checkers.pairs.told(f"{table}/{self.badge}/{key}", told, command["do"])
        return told

    async def of_floor(self, key: str = "", **command: Any) -> Any:
        key = key or self.key()
        body = FloorCommandBody(key=key, command=command, passphrase="")
        told = await self.asks(key, lambda session, house: of_the_floor(body, session, house, Response()))
        self.world.checkers.pairs.told(f"floor/{self.badge}/{key}", told, command["do"])
        return told

    async def of_tournament(self, tournament: str, key: str = "", **command: Any) -> Any:
        key = key or self.key()
        body = TournamentCommandBody(key=key, command=command)
        told = await self.asks(
            key, lambda session, house: of_a_tournament(tournament, body, session, house, Response())
        )
        self.world.checkers.pairs.told(f"tournament/{tournament}/{self.badge}/{key}", told, command["do"])
        return told

    async def adds_person(self, badge: str) -> Any:
        body = NewPerson(badge=badge, name=f"Person {badge}", roles=[Role.DEALER])
        return await self.asks(self.key(), lambda session, house: add_person(body, session, house, Response()))

    async def confirms(self, approval: dict[str, Any]) -> Any:
        """As the second person: exactly what was asked for."""
        body, number = DigestIn(digest=approval["digest"]), str(approval["id"])
        told = await self.asks(
            f"confirm {number}", lambda session, house: confirm_approval(number, body, session, house)
        )
        self.world.checkers.pairs.confirmed_told(number, self.badge, told)
        return told

    async def agrees(self) -> None:
        """To whatever waits, sooner or later: some of it waits over a stop of the house."""
        while True:
            await self.pauses(0.3, 1.5)
            for one in await self.asks("what waits", approvals):
                may = one["asked_by"] != self.badge and STAFF[self.badge] in one["second_may_be"]
                if not may and self.chance.random() > 0.05:
                    continue
                if self.world.calm or self.chance.random() < 0.4:
                    await self.confirms(one)


class Office:
    """The house's own papers: a cover, a fill and a new colleague now and then. Two of these take two people."""

    def __init__(self, world: World, table: str) -> None:
        self.world, self.table = world, table
        self.supervisor, self.manager = world.clerk("S2"), world.clerk("K1")
        world.clerk("C1")
        world.clerk("K2")

    def doings(self) -> list[Any]:
        doings = [self.registers(), self.hires()]
        return doings if self.world.kind.tournament else [*doings, self.fills()]  # points have no tray

    async def registers(self) -> None:
        for number in range(100):
            await self.supervisor.pauses(0.5, 3.0)
            await self.supervisor.of_floor(do="register-cover", cover=f"C-{number}")

    async def fills(self) -> None:
        clerk = self.world.clerk("S1")
        while True:
            await clerk.pauses(0.5, 4.0)
            await clerk.at_table(self.table, do="fill-table", amount=100_00)

    async def hires(self) -> None:
        for number in range(1, 100):
            await self.manager.pauses(1.0, 5.0)
            await self.manager.adds_person(f"X{number}")
