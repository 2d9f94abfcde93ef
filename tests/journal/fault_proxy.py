"""A line between the server and PostgreSQL that fails where it matters most: at a COMMIT, before it or behind it."""

from __future__ import annotations

import asyncio
import struct
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal, Protocol
from urllib.parse import parse_qs, urlsplit

Fault = Literal["reply lost", "commit lost", "commit late"]
LATE_SECONDS = 0.3


class Messages:
    """What one end of a line to PostgreSQL says, message by message. A client's first one has no kind."""

    def __init__(self, *, of_client: bool) -> None:
        self._rest, self._begins = b"", of_client

    def whole(self, data: bytes) -> Iterator[bytes]:
        """Those that are complete by now, as they came."""
        self._rest += data
        while True:
            head = 0 if self._begins else 1
            if len(self._rest) < head + 4:
                return
            end = head + struct.unpack_from(">I", self._rest, head)[0]
            if len(self._rest) < end:
                return
            message, self._rest, self._begins = self._rest[:end], self._rest[end:], False
            yield message


class Commits:
    """Which of a client's messages is a COMMIT: in words, or by a prepared statement's name."""

    def __init__(self) -> None:
        self._messages = Messages(of_client=True)
        self._names: set[bytes] = set()

    def among(self, data: bytes) -> bool:
        """Is one among what is complete by now?"""
        found = [self._is_commit(message[:1], message[5:]) for message in self._messages.whole(data)]
        return True in found

    def _is_commit(self, kind: bytes, body: bytes) -> bool:
        parts = body.split(b"\0")
        if kind == b"P" and parts[1] == b"COMMIT":
            self._names.add(parts[0])
        return (kind == b"Q" and parts[0] == b"COMMIT") or (kind == b"B" and parts[1] in self._names)


class FaultProxy:
    """Once `every` is set, every so-many-th COMMIT meets the fault, and both ends lose their connection."""

    def __init__(self, socket: str, fault: Fault) -> None:
        self.address, self.every, self.faults = "", 0, 0
        self._socket, self._fault = socket, fault
        self._commits = 0
        self._tasks: set[asyncio.Task[None]] = set()

    async def listen(self, ready: threading.Event, over: asyncio.Event) -> None:
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.address = address_at(server.sockets[0].getsockname()[1])
        ready.set()
        await over.wait()
        server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, client: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        answers, store = await asyncio.open_unix_connection(self._socket)
        back = asyncio.create_task(_pump(answers, client))
        try:
            commits = Commits()
            while data := await reader.read(65536):
                if commits.among(data) and self._is_due():
                    back.cancel()
                    await self._fail(data, answers, client, store)
                    break
                store.write(data)
                await store.drain()
        except OSError:
            pass
        finally:
            back.cancel()
            client.close()
            store.close()
            self._tasks.discard(task)

    def _is_due(self) -> bool:
        self._commits += 1
        due = self.every > 0 and self._commits % self.every == 0
        self.faults += due
        return due

    async def _fail(
        self, commit: bytes, answers: asyncio.StreamReader, client: asyncio.StreamWriter, store: asyncio.StreamWriter
    ) -> None:
        match self._fault:
            case "commit lost":
                return
            case "commit late":  # The server is told when its client has long given up.
                client.close()
                await asyncio.sleep(LATE_SECONDS)
        store.write(commit)
        await answers.read(65536)  # It is done, and nobody hears of it.


async def _pump(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    while data := await source.read(65536):
        target.write(data)
        await target.drain()
    target.close()


class Line(Protocol):
    async def listen(self, ready: threading.Event, over: asyncio.Event) -> None: ...


@contextmanager
def listening(line: Line) -> Iterator[None]:
    """In a thread of its own."""
    ready, loop, over = threading.Event(), asyncio.new_event_loop(), asyncio.Event()

    def run() -> None:
        asyncio.set_event_loop(loop)
        loop.run_until_complete(line.listen(ready, over))
        loop.close()

    thread = threading.Thread(target=run)
    thread.start()
    ready.wait()
    try:
        yield
    finally:
        loop.call_soon_threadsafe(over.set)
        thread.join()


def socket_of(postgres: str) -> str:
    """Where a server of `tests.journal.server` listens."""
    return f"{parse_qs(urlsplit(postgres).query)['host'][0]}/.s.PGSQL.5432"


def address_at(port: int) -> str:
    return f"postgresql://croupier@127.0.0.1:{port}/postgres?sslmode=disable&gssencmode=disable"


@contextmanager
def faulty_line(postgres: str, fault: Fault) -> Iterator[FaultProxy]:
    """The proxy before a server of `tests.journal.server`."""
    proxy = FaultProxy(socket_of(postgres), fault)
    with listening(proxy):
        yield proxy
