"""One socket's place at the hubs: what it has seen, and what it may see."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable
from dataclasses import field

from croupier.journal import Recorded
from croupier.lean import dataclass
from croupier.live.tables import AUDIENCE, Audience, seat_of
from croupier.live.tables.audience import public_data
from croupier.web.door.errors import error_body
from croupier.web.door.sessions import Session, console_locked
from croupier.web.socket import frames as f
from croupier.web.socket.line import Line, Packet

SLOW = 1013  # "try again later"
NOT_ALLOWED = 1008
ALL, SEAT = Audience.ALL, Audience.SEAT
Codes = Callable[[int], str]  # of slips, by their numbers


@dataclass(slots=True, eq=False)
class Client:
    """`seen` is what it knows of each table."""

    session: Session
    line: Line
    backlog_max: int
    seen: dict[str, int] = field(default_factory=dict)
    locked: Callable[[], bool] = bool  # of a console; terminals never are
    _told: bool = False

    def put(self, *out: f.Outbound) -> None:
        self.deliver(packed(out))

    def deliver(self, packet: Packet) -> None:
        """Whoever takes things too slowly is cut off and comes back; nobody waits for them."""
        if self.line.backlog > self.backlog_max:
            self.line.hang_up(SLOW, "too_slow")
        else:
            self.line.write(packet)

    def muted(self) -> bool:
        """A locked console hears that it is locked, and nothing else until it is opened again."""
        locked = self.locked()
        if locked and not self._told:
            body = error_body(console_locked(), secrets.token_hex(8))
            self.put(f.NotDone(**body))
        self._told = locked
        return locked

    def cut(self) -> None:
        """The session has ended, and with it the right to hear anything."""
        self.line.hang_up(NOT_ALLOWED, "signed_out")


def packed(out: Iterable[f.Outbound]) -> Packet:
    return Packet(*map(f.encoder.encode, out))


PONG = packed([f.Pong()])


def may_see(session: Session, recorded: Recorded) -> bool:
    audience = AUDIENCE[recorded.name]
    if audience is ALL or session.is_staff:
        return True
    return audience is SEAT and session.seat != 0 and seat_of(recorded) == session.seat


def visible(session: Session, events: Iterable[Recorded], codes: Codes | None = None) -> list[f.Event]:
    """Events as far as this session may see them. Only the terminal that prints a slip has its code."""
    staff = session.is_staff
    codes = None if staff else codes
    return [shown(recorded, whole=staff, codes=codes) for recorded in events if may_see(session, recorded)]


def shown(recorded: Recorded, *, whole: bool = False, codes: Codes | None = None) -> f.Event:
    data = recorded.data if whole else public_data(recorded)
    if codes is not None and recorded.name == "cashed-out" and data["slip"]:
        data = {**data, "code": codes(data["slip"])}
    return f.Event(recorded.stream_version, recorded.name, recorded.at, data)
