"""The WebSocket: one for each client, with hello, commands, and frames as they come."""

from __future__ import annotations

import asyncio
import logging
import secrets
from functools import partial
from time import thread_time

import msgspec
from fastapi import WebSocket

from croupier.journal import Unknown
from croupier.live import Answer
from croupier.live.tables import InDoubt
from croupier.refusal import Refused
from croupier.web.door.errors import error_body
from croupier.web.entry import session_of
from croupier.web.house import House
from croupier.web.socket import frames as f
from croupier.web.socket.announced import Heard
from croupier.web.socket.client import NOT_ALLOWED, PONG, Client, visible
from croupier.web.socket.line import Line, Packet, QueuedLine, direct_line

log = logging.getLogger("croupier.web")


async def live(socket: WebSocket) -> None:
    """Frames in and out until either side has had enough."""
    house: House = socket.app.state.house
    try:
        session, why = session_of(house, socket), "not_signed_in"
    except Refused as refusal:
        session, why = None, refusal.code
    if session is None:
        await socket.close(NOT_ALLOWED, why)
        return
    await socket.accept()
    if (direct := direct_line(socket.scope)) is not None:
        talk = Talk(house, Client(session, direct, house.settings.outbox_bytes_max))
        direct.take_over(talk.hear, talk.end)
        talk.begin()
        return
    queued = QueuedLine(socket)
    talk = Talk(house, Client(session, queued, house.settings.outbox_bytes_max))
    talk.begin()
    try:
        while (message := await socket.receive())["type"] == "websocket.receive":
            talk.hear(message.get("text") or message.get("bytes") or "")
    finally:
        talk.end()
        await queued.end()


async def watch_board(socket: WebSocket) -> None:
    """The wall's screens watch a tournament, or whichever there will be, and anybody may. They may ask whether the
    house is there.
    """
    house: House = socket.app.state.house
    tournament = socket.path_params.get("tournament", "")
    if (refusal := house.boards.refusal(tournament)) is not None:
        await socket.close(NOT_ALLOWED, refusal.code)
        return
    await socket.accept()
    if (direct := direct_line(socket.scope)) is not None:
        direct.take_over(lambda _text: _answer_ping(direct), lambda: house.boards.leave(tournament, direct))
        house.boards.watch(tournament, direct)
        return
    line = QueuedLine(socket)
    house.boards.watch(tournament, line)
    try:
        while (await socket.receive())["type"] == "websocket.receive":
            _answer_ping(line)
    finally:
        house.boards.leave(tournament, line)
        await line.end()


def _answer_ping(line: Line) -> None:
    """Whoever watches a board has nothing else to say. One who asks without listening gets no more answers."""
    if line.backlog < 4096:
        line.write(PONG)


class Talk:
    """What one client says, one frame after the other."""

    def __init__(self, house: House, client: Client) -> None:
        self.house, self.client = house, client
        self._share = house.shares.of(client.session.asker)
        self._over = False
        self._asking: set[asyncio.Task[None]] = set()

    def begin(self) -> None:
        house, session = self.house, self.client.session
        house.sockets += 1
        house.shares.join(session, self.make_room)
        session.when_ended.append(self.client.cut)
        if session.is_staff:
            self.client.locked = partial(house.sessions.locked, session)
            session.when_opened.append(self.go_on)
        role = session.role.value if session.role else "display"
        locked = house.sessions.locked(session)
        self.client.put(f.Welcome(session.who, role, session.table, session.seat, house.settings.demo, locked))

    def make_room(self) -> None:
        self.hang_up("too_many_sockets")

    def hang_up(self, reason: str) -> None:
        self.client.line.hang_up(NOT_ALLOWED, reason)
        self.end()

    def end(self) -> None:
        if self._over:
            return
        self._over = True
        self.house.sockets -= 1
        session = self.client.session
        self.house.shares.leave(session, self.make_room)
        session.when_ended.remove(self.client.cut)
        if session.is_staff:
            session.when_opened.remove(self.go_on)
        for table in tuple(self.client.seen):
            self.house.hubs[table].leave(self.client)

    def go_on(self) -> None:
        """The console is open: what it missed while it was locked."""
        for table, seen in tuple(self.client.seen.items()):
            self.house.hubs[table].join(self.client, seen)

    def hear(self, text: str | bytes) -> None:
        if self._over:
            return
        table = key = ""
        share = self._share
        against = self.house.shares.take(share)
        if against is not None and not share.bear():
            self.hang_up("too_many_requests")
            return
        begun = thread_time()
        try:
            if len(text) > f.FRAME_BYTES_MAX:
                raise Refused(
                    "too_large.frame", "A frame has at most {frame_bytes_max} bytes.", frame_bytes_max=f.FRAME_BYTES_MAX
                )
            try:
                frame = f.decoder.decode(text)
            except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
                raise Refused("bad_request.frame", "This is no frame that the house knows.", error=error) from None
            if isinstance(frame, f.Ping):
                self.client.deliver(PONG)
                return
            table, key = frame.table, getattr(frame, "key", "")
            if against is not None:
                raise against
            self._answer(frame)
        except Exception as error:
            self._failed(error, table, key)
        share.work -= thread_time() - begun  # not the time that passed: who waits is not to blame

    def _answer(self, frame: f.Hello | f.Command | f.Bye | f.Announcing) -> None:
        session = self.client.session
        match frame:
            case f.Command(table=table, key=key, command=command):
                self.house.sessions.touch(session)
                if session.is_staff and "do" in command and self.house.takes_two(session, table, command):
                    task = asyncio.create_task(self._ask_for_two(table, key, frame))
                    self._asking.add(task)
                    task.add_done_callback(self._asking.discard)
                    return
                self._share.ask()
                try:
                    future = self.house.command(session, table, command, key)
                except BaseException:
                    self._share.in_flight -= 1
                    raise
                future.add_done_callback(partial(self._done, table, key))
            case f.Hello(table=table, seen=seen):
                if session.is_terminal and table != session.table:
                    raise Refused(
                        "not_your_seat.terminal_table_table", "This terminal is at table {table}.", table=session.table
                    )
                self.house.floor.table(table)
                self.house.sessions.check_open(session)
                self.house.hubs[table].join(self.client, seen)
            case f.Announcing(table=table, round=round_, sound=sound, sight=sight):
                if not session.seat or table != session.table:
                    raise Refused(
                        "not_your_seat.terminal_table_table", "This terminal is at table {table}.", table=session.table
                    )
                self.house.announced[table].tell(session.device, Heard(round_, sound, sight))
            case f.Bye(table=table):
                self.house.floor.table(table)
                self.house.hubs[table].leave(self.client)

    async def _ask_for_two(self, table: str, key: str, frame: f.Command) -> None:
        """The first half of a two-person action: the refusal carries what the second person has to confirm."""
        try:
            waiting = await self.house.command_of_two(self.client.session, table, frame.command, key)
            self._refuse(
                Refused(
                    "second_person_needed.confirms_within",
                    "This needs a second person, who confirms it within two minutes.",
                    approval=waiting,
                ),
                table,
                key,
            )
        except Exception as error:
            self._failed(error, table, key)

    def _done(self, table: str, key: str, future: asyncio.Future[Answer]) -> None:
        self._share.in_flight -= 1
        if future.cancelled():
            return
        error = future.exception()
        if error is None:
            answer = future.result()
            self._share.work -= answer.took
            self._told(table, key, answer)
            return
        self._failed(error, table, key)
        if isinstance(error, InDoubt):
            error.truth.add_done_callback(lambda truth: self._told(table, key, truth.result()))

    def _told(self, table: str, key: str, answer: Answer | None) -> None:
        """What became of a command; None: nothing, for certain."""
        if answer is None:
            self._refuse(Refused("not_done", "This was not done. Send it again, with the same key."), table, key)
            return
        if answer.refused is not None:
            self._refuse(answer.refused, table, key)
            return
        session, happened = self.client.session, answer.events
        events = visible(session, happened, self.house.floor.slips.code)
        packet = Packet(f.encoder.encode(f.Answered(table, key, happened[-1].stream_version, events)))
        if session.is_terminal:
            self._share.written -= len(packet.framed)  # about what the record has
        self.client.deliver(packet)

    def _failed(self, error: BaseException, table: str, key: str) -> None:
        """A refusal is normal business, and a store may not answer; anything else is our bug, and the log has it."""
        if isinstance(error, Unknown):
            self.client.put(f.Unknown(table[:80], key[:200]))
            return
        if isinstance(error, Refused):
            self._refuse(error, table, key)
            return
        log.error("a frame failed", exc_info=error)
        self._refuse(Refused("internal_error", "Something is wrong with the house; the log has it."), table, key)

    def _refuse(self, refusal: Refused, table: str, key: str) -> None:
        self.house.refusals[refusal.code] += 1
        body = error_body(refusal, secrets.token_hex(8))
        self.client.put(f.NotDone(**body, table=table[:80], key=key[:200]))
