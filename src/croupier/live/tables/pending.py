"""A command that waits for its answer, of which there are three: done, refused, and not known yet."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from croupier.journal import Unknown
from croupier.lean import dataclass
from croupier.live.tables.writer import Answer, Request
from croupier.refusal import Refused


class InDoubt(Unknown):
    """Nobody knows yet whether this command was kept. `truth` is its answer once that is known; None: not kept."""

    def __init__(self, key: str) -> None:
        super().__init__((key,), "the store has not said")
        self.truth: asyncio.Future[Answer | None] = asyncio.get_running_loop().create_future()


@dataclass(slots=True)
class Pending:
    request: Request
    done: asyncio.Future[Answer]
    since: float = 0.0  # by the pen's ticks

    def answer(self, answer: Answer) -> None:
        if not self.done.done():
            self.done.set_result(answer)

    def fail(self, error: Refused | InDoubt) -> None:
        if not self.done.done():
            self.done.set_exception(error)


async def known(put: Callable[[], asyncio.Future[Answer]]) -> Answer:
    """For who has nobody to ask again: wait for the truth, and put what was not kept once more, under its old key."""
    while True:
        try:
            return await put()
        except InDoubt as doubt:
            if (truth := await doubt.truth) is not None:
                return truth
