"""Bot dealers of a demonstration: each deals one table as the law has it, and stands aside for a person."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Sequence
from dataclasses import field
from typing import Any

from croupier.lean import dataclass
from croupier.live import Request
from croupier.live.tables import Floor, Shown, TableRunner
from croupier.live.tables.writer import Answer
from croupier.refusal import Refused
from croupier.rules import Actor, Role
from croupier.table import Phase, Table

DEVICE = "bot-dealer"
ASIDE_SECONDS = 120.0  # for whoever takes the table over at a console
BETTING_SECONDS = 18.0
BALL_SECONDS = 6.0
STEP_SECONDS = 2.5


def step_of(view: Table, number: str) -> dict[str, Any] | None:
    """What a dealer does next; where nobody knows but a supervisor, nothing."""
    match view.phase:
        case Phase.OPEN:
            return {"do": "open-betting"}
        case Phase.BETTING:
            return {"do": "spin-ball"}
        case Phase.BALL_IN_TRACK:
            return {"do": "call-no-more-bets", "wave": True}
        case Phase.NO_MORE_BETS:
            return {"do": "declare-result", "number": number, "turns": 6}
        case Phase.RESULT:
            return {"do": "place-dolly", "number": view.result}
        case Phase.DOLLY_PLACED:
            return {"do": "collect-losers"}
        case Phase.COLLECTED:
            return {"do": "pay-winners"}
        case Phase.PAID:
            return {"do": "remove-dolly"}
    return None


WAITS = {
    Phase.BETTING: BETTING_SECONDS,
    Phase.BALL_IN_TRACK: BALL_SECONDS,
    Phase.NO_MORE_BETS: BALL_SECONDS,
    Phase.PAID: 2 * STEP_SECONDS,
}


@dataclass(slots=True)
class BotDealer:
    """Deals until a person does: then the table is theirs, and is dealt again two minutes after their last step."""

    floor: Floor
    runner: TableRunner
    badge: str
    pace: float = 1.0  # how long every wait is, as a share of the usual one
    favours: Sequence[str] = ()  # numbers that a worn wheel gives more often than the others
    _aside_until: float = 0.0
    _keys: itertools.count[int] = field(default_factory=itertools.count)
    _run: int = field(default_factory=lambda: random.randrange(1 << 60))

    def hear(self, shown: Shown) -> None:
        loop = asyncio.get_running_loop()
        if any(each.role == Role.DEALER and each.device != DEVICE for each in shown.events):
            self._aside_until = loop.time() + ASIDE_SECONDS

    @property
    def stands_aside(self) -> bool:
        return asyncio.get_running_loop().time() < self._aside_until

    def number(self) -> str:
        pockets = self.runner.rules.wheel.pockets
        return random.choice([*pockets, *self.favours, *self.favours])

    async def deal(self) -> None:
        """For ever."""
        while True:
            await asyncio.sleep(self.pace * WAITS.get(self.runner.view.phase, STEP_SECONDS))
            if not self.stands_aside:
                await self.step()

    async def step(self) -> Answer | None:
        command = step_of(self.runner.view, self.number())
        if command is None or command["do"] in self.runner.view.automation:
            return None
        key = f"table/{self.runner.name}/dealt/{self._run}/{next(self._keys)}"
        actor = Actor(self.badge, Role.DEALER, DEVICE)
        try:
            return await self.runner.ask(Request(command, self.floor.now(), key, actor))
        except Refused:  # The table stands still, or the house closes.
            return None
