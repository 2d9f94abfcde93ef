"""Who plays: honest people at terminals, and one who tries everything."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from tests.simulation.network import Connection
from tests.simulation.screens import Screen

from croupier.wheels.random.fair import seal

if TYPE_CHECKING:
    from tests.simulation.server import Server
    from tests.simulation.world import World

BETS = ("red", "black", "odd", "low", "dozen-1", "column-2", "straight-0", "straight-7", "straight-17")
BETTING = ("betting", "ball-in-track")


class Terminal(Screen):
    def __init__(self, world: World, name: str, token: str) -> None:
        table, _, seat = name.partition("-")
        super().__init__(world, name, table)
        self.token, self.seat = token, int(seat)
        self._nonce: tuple[int, str] | None = None
        self.stops = False

    def open(self, server: Server, connection: Connection) -> None:
        server.terminal(connection, self.name, self.token)

    async def plays(self) -> None:
        while True:
            await self.world.sleep(self.chance.uniform(0.4, 3.0))
            if not self.stops and len(self.waiting) < 6:
                self.acts()

    def acts(self) -> None:
        """Something that a player does now and then, mostly in time."""
        chance, shown = self.chance, self.shown
        seat: dict[str, Any] = {"seat": self.seat, "round": shown.round}
        if self.answered and chance.random() < 0.1:
            self.ask_once_more(chance.choice(list(self.answered)))
            return
        if shown.phase in BETTING or chance.random() < 0.15:
            match chance.choices(range(7), (12, 1, 1, 1, 1, 1, 1))[0]:
                case 1:
                    self.ask(do="take-down-wager", place=chance.choice(BETS), **seat)
                case 2:
                    self.ask(do="clear-wagers", **seat)
                case 3:
                    self.ask(do="rebet-wagers", **seat)
                case 4:
                    self.ask(do="double-wagers", **seat)
                case 5:
                    self.ask(do="tip", seat=self.seat, amount=100)
                case 6:
                    parts = [{"place": f"straight-{chance.randrange(1, 37)}", "stake": 100} for _ in range(3)]
                    self.ask(do="change-wagers", parts=parts, **seat)
                case _:
                    self.ask(do="place-wager", bet=chance.choice(BETS), stake=chance.choice((100, 200, 500)), **seat)

    def changed(self, events: list[str]) -> None:
        shown, chance = self.shown, self.chance
        if shown.phase in BETTING and shown.commitment and chance.random() < 0.3:
            number = shown.round
            if self._nonce is None or self._nonce[0] != number:
                nonce = chance.randbytes(16)
                self._nonce = (number, nonce.hex())
                sealed = seal(f"table/{self.table}", number, str(self.seat), nonce).hex()
                self.ask(do="seal-nonce", seat=self.seat, sealed=sealed)
        elif "betting-closed" in events and self._nonce and self._nonce[0] == shown.round:
            if chance.random() < 0.8:
                self.ask(do="open-nonce", seat=self.seat, nonce=self._nonce[1])
        elif "choices-opened" in events:
            for bet in ("red", "black", "odd", "low"):
                self.ask(do="choose-on-zero", seat=self.seat, bet=bet, choice=chance.choice(("half", "leave")))


class Stranger(Terminal):
    """A terminal in bad hands. It has a seat, and may do with it what it likes; nothing else may come of it."""

    async def plays(self) -> None:
        while True:
            await self.world.sleep(self.chance.uniform(0.2, 2.0))
            if not self.stops and self.line is not None:
                self.tries()

    def tries(self) -> None:
        chance, line = self.chance, self.line
        assert line is not None
        match chance.randrange(9):
            case 0:
                line.send(chance.randbytes(chance.randrange(1, 200)))
            case 1:
                line.send(b"[" * 400 if chance.random() < 0.5 else b'{"type":"hello","table":"x"}')
            case 2:
                for _ in range(chance.randrange(10, 150)):
                    self._says("place-wager", seat=self.seat, bet="red", stake=100)
            case 3:
                self._says("place-wager", seat=self.seat % 3 + 1, bet="red", stake=100)
            case 4:
                what = chance.choice(
                    ("spin-ball", "call-no-more-bets", "open-betting", "pause-betting", "remove-dolly")
                )
                self._says(what)
            case 5:
                self._says("declare-result", number="17", turns=6, source="random", proof={})
            case 6:
                self._says("buy-in", seat=self.seat, amount=1_000_000, chip_value=100)
            case 7:  # one key for different things
                self._says("place-wager", key="again", seat=self.seat, bet="black", stake=chance.choice((100, 200)))
            case 8:
                stake: Any = chance.choice((-100, 0, 1, 10**12, 1.5, "100", None, True))
                self._says("place-wager", seat=self.seat, bet="red", stake=stake)
        if chance.random() < 0.05:
            line.reads = False
        elif chance.random() < 0.1:
            line.close()

    def _settled(self, _key: str, _frame: dict[str, Any]) -> None:
        """It has used its keys for different things, and knows what it gets for that."""

    def _says(self, do: str, key: str = "", **command: Any) -> None:
        self._numbers += 1
        frame = {
            "type": "command", "table": self.table, "key": key or f"x{self._numbers}", "command": {"do": do, **command},
        }  # fmt: skip
        if self.line is not None:
            self.line.send(json.dumps(frame).encode())
