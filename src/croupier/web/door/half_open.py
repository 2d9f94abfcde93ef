"""Requests that are begun and not whole. Each has so many seconds, and each address so many of them at a time.

Otherwise whoever says half a word on many lines holds them for ever, and with them what the system has for everybody.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import Callable
from dataclasses import field
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from croupier.lean import dataclass
from croupier.refusal import Refused
from croupier.web.door.errors import error_body

OF_AN_ADDRESS = 256  # a hall's terminals stand behind one, and ask at once after a restart: each is whole in a moment
STRIDE = 64 << 10  # bytes of a body, for which it has as long again
SWEEP = 0.25  # of the seconds that a request has
WHY = Refused("too_slow", "The request did not come to its end in time.")


@dataclass(slots=True)
class HalfOpen:
    """By address, the one that has waited longest first."""

    seconds: float
    clock: Callable[[], float] = time.monotonic
    cut: int = 0  # lines, since the start
    _since: dict[str, dict[HalfProtocol, float]] = field(default_factory=dict)
    _sweep: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return sum(map(len, self._since.values()))

    def __contains__(self, line: HalfProtocol) -> bool:
        return line in self._since.get(line.address, ())

    def begun(self, line: HalfProtocol) -> None:
        """Now, or anew: what was counted before is forgotten."""
        lines = self._since.setdefault(line.address, {})
        lines.pop(line, None)
        lines[line] = self.clock()
        if len(lines) > OF_AN_ADDRESS:
            self._end(next(iter(lines)))
        if self._sweep is None:
            self._again()

    def over(self, line: HalfProtocol) -> None:
        lines = self._since.get(line.address, {})
        if lines.pop(line, None) is not None and not lines:
            del self._since[line.address]

    def _end(self, line: HalfProtocol) -> None:
        self.over(line)
        self.cut += 1
        line.too_slow()

    def _again(self) -> None:
        self._sweep = asyncio.get_running_loop().call_later(self.seconds * SWEEP, self._look)

    def _look(self) -> None:
        self._sweep = None
        due = self.clock() - self.seconds
        for line in [line for lines in self._since.values() for line, since in lines.items() if since <= due]:
            self._end(line)
        if self._since:
            self._again()


class HalfProtocol(H11Protocol):
    """uvicorn's own, which waits for ever for the rest of a request."""

    half_open: HalfOpen

    @property
    def address(self) -> str:
        return self.client[0] if self.client else "?"

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._stride = 0
        self.half_open.begun(self)

    def data_received(self, data: bytes) -> None:
        begun = self.conn.their_state
        super().data_received(data)
        whole = self.conn.their_state not in (h11.IDLE, h11.SEND_BODY) or self.transport.get_protocol() is not self
        if whole:  # or a WebSocket by now, which has its own patience
            return self.half_open.over(self)
        self._stride += len(data)
        if begun is not self.conn.their_state or self._stride >= STRIDE or self not in self.half_open:
            self._stride = 0
            self.half_open.begun(self)
        return None

    def connection_lost(self, exc: Exception | None) -> None:
        self.half_open.over(self)
        super().connection_lost(exc)

    def too_slow(self) -> None:
        """Said in the shape of all refusals, as long as nothing was answered yet."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            body = json.dumps(error_body(WHY, secrets.token_hex(8))).encode()
            head = f"HTTP/1.1 408 Request Timeout\r\ncontent-type: application/json\r\ncontent-length: {len(body)}"
            self.transport.write(f"{head}\r\nconnection: close\r\n\r\n".encode() + body)
        self.transport.close()


def watched_by(half_open: HalfOpen) -> type[HalfProtocol]:
    """uvicorn makes one for each connection, of a class that it is given."""
    here: dict[str, Any] = {"half_open": half_open}
    return type("WatchedProtocol", (HalfProtocol,), here)
