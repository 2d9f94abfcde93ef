"""Where sheets are set: one at a time, so that printing takes a processor from nobody who plays."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from dataclasses import field

from starlette.responses import Response

from croupier.lean import dataclass
from croupier.refusal import Refused

WAITING_MAX = 16
KEPT = 64


@dataclass(slots=True)
class Press:
    """What is the same for everybody who `wanted` it is set once."""

    _turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    _waiting: int = 0
    _kept: dict[Hashable, Response] = field(default_factory=dict)

    async def made(self, work: Callable[[], Response], wanted: Hashable = None) -> Response:
        if (known := self._kept.get(wanted)) is not None:
            return _copy(known)
        if self._waiting >= WAITING_MAX:
            raise Refused("too_many_requests.wait_moment", "Too many requests; wait a moment.")
        self._waiting += 1
        try:
            async with self._turn:
                answer = _copy(known) if (known := self._kept.get(wanted)) else await asyncio.to_thread(work)
        finally:
            self._waiting -= 1
        if wanted is not None:
            self._kept[wanted] = _copy(answer)
            for oldest in list(self._kept)[:-KEPT]:
                del self._kept[oldest]
        return answer


def _copy(answer: Response) -> Response:
    return Response(answer.body, answer.status_code, dict(answer.headers))
