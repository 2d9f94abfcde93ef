"""A line to PostgreSQL that is cut at any message of its protocol, whoever says it: before it, or behind it.

What a client says may also arrive while its answers are thrown away (`unheard`), or arrive when the client has long
given up (`late`). Both ends lose their connection every time, but where the line stays open and is `silent` from there
on: then it is for the client to hang up.
"""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Literal

from tests.journal.fault_proxy import LATE_SECONDS, Messages, address_at, listening, socket_of

How = Literal["before", "behind", "unheard", "late", "silent"]
SAID = {  # by the client
    b"\0": "Startup", b"P": "Parse", b"B": "Bind", b"D": "Describe", b"E": "Execute", b"S": "Sync", b"Q": "Query",
    b"C": "Close", b"X": "Terminate", b"d": "CopyData", b"c": "CopyDone", b"f": "CopyFail", b"H": "Flush",
}  # fmt: skip
ANSWERED = {  # by the server
    b"R": "Authentication", b"S": "ParameterStatus", b"K": "BackendKeyData", b"Z": "ReadyForQuery",
    b"1": "ParseComplete", b"2": "BindComplete", b"3": "CloseComplete", b"T": "RowDescription", b"D": "DataRow",
    b"C": "CommandComplete", b"n": "NoData", b"t": "ParameterDescription", b"G": "CopyInResponse",
    b"E": "ErrorResponse", b"N": "NoticeResponse", b"I": "EmptyQueryResponse",
}  # fmt: skip
SWALLOWING_SECONDS_MAX = 5.0


class CutLine:
    """`cut` says at which message from now on, over all connections, and how."""

    def __init__(self, socket: str) -> None:
        self.address, self._socket = "", socket
        self.messages = self.cuts = 0
        self.met: Counter[str] = Counter()  # messages that were cut
        self._at: int | None = None
        self._how: How = "before"
        self._changed = threading.Condition()
        self._tasks: set[asyncio.Task[None]] = set()

    def cut(self, after: int, how: How) -> None:
        with self._changed:
            self._at, self._how = self.messages + after, how

    def wait(self, cuts: int, seconds: float) -> bool:
        """Until there were so many."""
        with self._changed:
            return self._changed.wait_for(lambda: self.cuts >= cuts, seconds)

    async def listen(self, ready: threading.Event, over: asyncio.Event) -> None:
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.address = address_at(server.sockets[0].getsockname()[1])
        ready.set()
        await over.wait()
        server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _serve(self, asked: asyncio.StreamReader, client: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        answers, store = await asyncio.open_unix_connection(self._socket)
        there = asyncio.create_task(self._pump(asked, store, Messages(of_client=True), SAID))
        back = asyncio.create_task(self._pump(answers, client, Messages(of_client=False), ANSWERED))
        try:
            await asyncio.wait((there, back), return_when=asyncio.FIRST_COMPLETED)
            late = there.result() if there.done() and there.exception() is None else None
            there.cancel()
            back.cancel()
            await asyncio.gather(there, back, return_exceptions=True)
            if late is not None:
                await self._arrives(*late, answers, client, store)
        finally:
            there.cancel()
            back.cancel()
            client.close()
            store.close()
            self._tasks.discard(task)

    async def _pump(
        self, source: asyncio.StreamReader, target: asyncio.StreamWriter, messages: Messages, names: dict[bytes, str]
    ) -> tuple[How, bytes] | None:
        """Until somebody hangs up, or the line is cut here; what must still arrive is given back."""
        while data := await source.read(65536):
            whole = bytearray()
            for message in messages.whole(data):
                how = self._due(names.get(message[:1], f"{message[:1]!r}"), said=names is SAID)
                if how is None or how == "behind":
                    whole += message
                if how is not None:
                    target.write(bytes(whole))
                    await target.drain()
                    while how == "silent" and await source.read(65536):
                        pass
                    return (how, message) if how in ("unheard", "late") else None
            target.write(bytes(whole))
            await target.drain()
        return None

    def _due(self, name: str, *, said: bool) -> How | None:
        with self._changed:
            self.messages += 1
            if self._at is None or self.messages < self._at:
                return None
            how: How = self._how if said or self._how in ("before", "silent") else "behind"
            self._at = None
            self.cuts += 1
            self.met[f"{name} {'said' if said else 'answered'}, {how}"] += 1
            self._changed.notify_all()
            return how

    async def _arrives(
        self,
        how: How,
        message: bytes,
        answers: asyncio.StreamReader,
        client: asyncio.StreamWriter,
        store: asyncio.StreamWriter,
    ) -> None:
        """It is done, and nobody hears of it."""
        if how == "late":
            client.close()
            await asyncio.sleep(LATE_SECONDS)
        store.write(message)
        store.write_eof()
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(SWALLOWING_SECONDS_MAX):
                while await answers.read(65536):
                    pass


@contextmanager
def cut_line(postgres: str) -> Iterator[CutLine]:
    """The line before a server of `tests.journal.server`."""
    line = CutLine(socket_of(postgres))
    with listening(line):
        yield line
