"""Who works here: a dealer with a real ball, which falls when it falls, whatever the network does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.simulation.network import Connection
from tests.simulation.screens import Asked, Screen

if TYPE_CHECKING:
    from tests.simulation.server import Server
    from tests.simulation.world import World

NUMBERS = [str(number) for number in range(37)]


class Console(Screen):
    """A person who is signed in. The cookie is the browser's and outlasts the house."""

    def __init__(self, world: World, badge: str, table: str) -> None:
        super().__init__(world, badge if table == "1" else f"{badge} at {table}", table)
        self.badge, self.cookie = badge, ""

    def open(self, server: Server, connection: Connection) -> None:
        server.console(connection, self.badge, self.cookie, self._keep)

    def _keep(self, cookie: str) -> None:
        self.cookie = cookie


class Supervisor(Console):
    """Takes match-play coupons in, at the table where they are shown. Somebody shows the same one at another."""

    def takes(self, coupon: str) -> None:
        self.ask(do="register-coupon", coupon=coupon, face=500, expires="2027-12-31")


class Dealer(Console):
    """Deals one round after the other, by what the console shows and by what the ball does."""

    def __init__(self, world: World, badge: str, table: str) -> None:
        super().__init__(world, badge, table)
        self._asked: Asked | None = None
        self._since = ("", 0, 0.0)  # phase, round, since when it has been seen

    def may_open(self) -> bool:
        return True

    def _does(self, **command: Any) -> None:
        self._asked = self.ask(**command)

    async def deals(self) -> None:
        while True:
            await self.world.sleep(self.chance.uniform(0.1, 0.4))
            shown, now = self.shown, self.world.now()
            if (shown.phase, shown.round) != self._since[:2]:
                self._since = (shown.phase, shown.round, now)
            if self._asked is not None and self._asked.key in self.waiting:
                continue
            seen_for = now - self._since[2]
            match shown.phase:
                case "open":
                    if seen_for > 1 and self.may_open():
                        self._does(do="open-betting")
                case "betting" if seen_for > 2.5:
                    self._does(do="spin-ball", wheel="clockwise", ball="counter-clockwise")
                case "ball-in-track" if seen_for > 1:
                    self._does(do="call-no-more-bets", wave=True)
                case "no-more-bets" if seen_for > 1:
                    number = self.world.ball(self.table, shown.round)
                    self._does(do="declare-result", number=number, turns=6)
