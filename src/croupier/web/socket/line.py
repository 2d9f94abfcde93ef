"""The line to one client, behind a thin interface: frames out at once, and a word when it is too slow or gone.

`DirectProtocol` is uvicorn's own protocol with a short cut: the handshake goes through the application, which then
takes the line over and returns. From there on whole text frames go straight to `hear`, and frames that are encoded once
for everybody straight to the transport; no task and no request stays behind for an idle terminal. `QueuedLine` is the
same for any other server, by way of the application's own `send`.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import lru_cache
from itertools import chain
from typing import Any, Protocol

from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

try:
    from websockets.speedups import apply_mask
except ImportError:  # a build without its extension: slower, and the same
    from websockets.utils import apply_mask

EXTENSION = "croupier.line"
FINAL_TEXT = 0x81
MASKED, LENGTH, SHORT, LONG = 0x80, 0x7F, 126, 127
CLOSING_SECONDS = 10.0


class Packet:
    """Frames that are sent together, encoded once for however many clients."""

    __slots__ = ("framed", "payloads")

    def __init__(self, *payloads: bytes, framed: bytes = b"") -> None:
        self.payloads = payloads
        if not framed and len(payloads) == 1:  # an answer, of which there are most
            (payload,) = payloads
            framed = _header(len(payload)) + payload
        self.framed = framed or b"".join([_header(len(payload)) + payload for payload in payloads])


def together(packets: Sequence[Packet]) -> Packet:
    """What one client gets at one time: one write instead of several, of what is framed already."""
    if len(packets) == 1:
        return packets[0]
    payloads = chain.from_iterable([packet.payloads for packet in packets])
    return Packet(*payloads, framed=b"".join([packet.framed for packet in packets]))


@lru_cache(1 << 12)
def _header(length: int) -> bytes:
    """Of a text frame from a server: final, not masked."""
    if length < SHORT:
        return bytes((FINAL_TEXT, length))
    if length < 1 << 16:
        return bytes((FINAL_TEXT, SHORT)) + length.to_bytes(2)
    return bytes((FINAL_TEXT, LONG)) + length.to_bytes(8)


class Line(Protocol):
    @property
    def backlog(self) -> int:
        """Bytes that the network has not taken yet."""

    def write(self, packet: Packet) -> None: ...

    def hang_up(self, code: int, reason: str) -> None: ...


class DirectProtocol(WebSocketsSansIOProtocol):
    """All that is not a whole short text frame still goes uvicorn's way: handshake, pings, closing, fragments."""

    hear: Callable[[bytes], None] | None = None
    gone: Callable[[], None] | None = None
    _rest = b""

    def take_over(self, hear: Callable[[bytes], None], gone: Callable[[], None]) -> None:
        """For the application, which may return now: the line stays open until one side hangs up."""
        self.hear, self.gone = hear, gone

    async def run_asgi(self) -> None:
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("Exception in ASGI application\n")
        if not self.handshake_complete:
            self.send_500_response()
        if self.hear is None and self.close_timer is None:
            self.transport.close()
        elif self.hear is not None:
            del self.scope, self.request, self.response

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.gone is not None:
            gone, self.gone, self.hear = self.gone, None, None
            gone()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        if self.hear is None:
            super().data_received(data)
            return
        data = self._rest + data if self._rest else data
        start, end = 0, len(data)
        while end - start >= 2 and not self.disconnected:
            second = data[start + 1]
            length, head = second & LENGTH, start + 2
            if length >= SHORT:
                head += 2 if length == SHORT else 8
                length = int.from_bytes(data[start + 2 : head]) if head <= end else 0
            if not second & MASKED or length > self.config.ws_max_size:
                super().data_received(data[start:])  # It knows what to say to that.
                start = end
                break
            whole = head + 4 + length
            if whole > end:
                break
            if data[start] == FINAL_TEXT and not self.frames:
                if not self.close_sent:
                    self.hear(apply_mask(data[head + 4 : whole], data[head : head + 4]))
            else:
                super().data_received(data[start:whole])
            start = whole
        self._rest = data[start:]

    def send_receive_event_to_app(self) -> None:
        """A message that came in pieces."""
        if self.hear is None:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self.hear(data)

    @property
    def backlog(self) -> int:
        return self.transport.get_write_buffer_size()

    def write(self, packet: Packet) -> None:
        if not (self.close_sent or self.disconnected):
            self.transport.write(packet.framed)

    def hang_up(self, code: int, reason: str) -> None:
        if self.close_sent or self.disconnected:
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(CLOSING_SECONDS, self.transport.abort)


class QueuedLine:
    """On any server that speaks ASGI: a queue, and a task that sends it. What is heard comes by the application."""

    def __init__(self, socket: WebSocket) -> None:
        self.backlog = 0
        self._socket = socket
        self._queue: deque[bytes] = deque()
        self._ready = asyncio.Event()
        self._closing: tuple[int, str] | None = None
        self._sending = asyncio.create_task(self._send())

    def write(self, packet: Packet) -> None:
        self._queue.extend(packet.payloads)
        self.backlog += sum(map(len, packet.payloads))
        self._ready.set()

    def hang_up(self, code: int, reason: str) -> None:
        self._closing = self._closing or (code, reason)
        self._ready.set()

    async def _send(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):  # gone
            while self._closing is None:
                self._ready.clear()
                while self._queue and self._closing is None:
                    payload = self._queue.popleft()
                    self.backlog -= len(payload)
                    await self._socket.send_text(payload.decode())
                await self._ready.wait()
            await self._socket.close(*self._closing)

    async def end(self) -> None:
        self._sending.cancel()
        with suppress(asyncio.CancelledError):
            await self._sending


def direct_line(scope: Any) -> DirectProtocol | None:
    line = scope.get("extensions", {}).get(EXTENSION)
    return line if isinstance(line, DirectProtocol) else None
