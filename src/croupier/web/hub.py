"""From a table to everybody who watches it: encoded once for all, personal frames beside, slow readers cut off.

Everything but wagers is passed on at once. Wagers are gathered for a moment that grows with the number of watchers, as
nobody can read five thousand hands a second, and the one who placed a wager has been answered already.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field

from croupier.journal import Recorded
from croupier.live.floor import AUDIENCE, Announcement, Audience, Shown, TableRunner, announcements, seat_of
from croupier.live.floor.announcing import last_call
from croupier.live.floor.audience import public_data
from croupier.live.floor.automatic import Clockwork
from croupier.table.state import Seat
from croupier.web import frames as f
from croupier.web.sessions import Session

KEPT = 4096  # events that a client may have missed and still be told one by one
RESULTS = 20
GATHER_SECONDS = 0.05
GATHER_SECONDS_PER_WATCHER = 0.0005
CHUNK = 100  # watchers served before others get their turn
GATHERED = frozenset({"wager-placed", "wager-taken-down", "command-refused"})


@dataclass(slots=True, eq=False)
class Client:
    """One socket. `seen` is what it knows of each table."""

    session: Session
    outbox_max: int
    seen: dict[str, int] = field(default_factory=dict)
    cut_off: bool = False
    _outbox: deque[str] = field(default_factory=deque)
    _ready: asyncio.Event = field(default_factory=asyncio.Event)

    def put(self, text: str) -> None:
        if len(self._outbox) >= self.outbox_max:
            self.cut_off = True
        else:
            self._outbox.append(text)
        self._ready.set()

    def cut(self) -> None:
        """The socket closes now."""
        self.cut_off = True
        self._ready.set()

    async def next(self) -> str | None:
        """The next frame to send; None when this reader is too slow and has to come back."""
        while not self._outbox and not self.cut_off:
            self._ready.clear()
            await self._ready.wait()
        return None if self.cut_off else self._outbox.popleft()


def may_see(session: Session, recorded: Recorded) -> bool:
    match AUDIENCE[recorded.name]:
        case Audience.ALL:
            return True
        case Audience.SEAT:
            return session.is_staff or (session.seat != 0 and seat_of(recorded) == session.seat)
        case Audience.STAFF:
            return session.is_staff


def visible(session: Session, events: Iterable[Recorded]) -> list[f.Event]:
    """Events as far as this session may see them."""
    return [_event(recorded, whole=session.is_staff) for recorded in events if may_see(session, recorded)]


@dataclass(frozen=True, slots=True)
class Parcel:
    """Frames for one fan-out: the same text for all terminals, the same for all staff, one for each seat touched."""

    to: int
    public: tuple[str, ...]
    staff: tuple[str, ...]
    seats: dict[int, str]


@dataclass(slots=True)
class Hub:
    """What one table shows. It hears the runner, which speaks only of what is durable."""

    runner: TableRunner
    clock: Clockwork | None = None
    clients: set[Client] = field(default_factory=set)
    results: deque[str] = field(default_factory=lambda: deque(maxlen=RESULTS))
    sent: int = 0
    _kept: deque[Recorded] = field(default_factory=lambda: deque(maxlen=KEPT))
    _fresh: list[Recorded] = field(default_factory=list)
    _parcels: asyncio.Queue[Parcel] = field(default_factory=asyncio.Queue)
    _timer: asyncio.TimerHandle | None = None
    _whole: tuple[int, str] = (-1, "")  # the snapshot of a version, made once for everybody who arrives then

    def __post_init__(self) -> None:
        after = max(0, self.runner.version - KEPT)
        for recorded in self.runner.writer.journal.read(self.runner.writer.stream, after):
            self._remember(recorded)
        self.runner.listeners.append(self.hear)

    def _remember(self, recorded: Recorded) -> None:
        self._kept.append(recorded)
        if recorded.name == "result-declared":
            self.results.append(recorded.data["number"])
        elif recorded.name == "result-corrected" and self.results:
            self.results[-1] = recorded.data["number"]

    def hear(self, shown: Shown) -> None:
        for recorded in shown.events:
            self._remember(recorded)
        self._fresh += shown.events
        if shown.last_call:
            self.flush()
            self._post_notice(_announced(self.runner.name, last_call(shown.last_call)), self._clock_frame())
        if shown.suspended is not None:
            self._whole = (-1, "")
            self._post_notice(f.Suspended(self.runner.name, shown.suspended.message))
        elif not shown.events and not shown.last_call:
            self.clients_begin_again()
        if all(recorded.name in GATHERED for recorded in shown.events):
            if self._timer is None and self._fresh:
                wait = GATHER_SECONDS + GATHER_SECONDS_PER_WATCHER * len(self.clients)
                self._timer = asyncio.get_running_loop().call_later(wait, self.flush)
        else:
            self.flush()

    def clients_begin_again(self) -> None:
        """After a recovery the table may be another than the one shown: everybody gets it whole."""
        self._kept.clear()
        self._fresh.clear()
        self._whole = (-1, "")
        for client in tuple(self.clients):
            client.put(f.text_of(f.Suspended(self.runner.name, "The table is in use again.", over=True)))
            self._introduce(client, None)

    def flush(self) -> None:
        """Make the frames for what is new."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        events, self._fresh = self._fresh, []
        if not events:
            return
        said: list[f.Outbound] = [
            _announced(self.runner.name, spoken) for recorded in events for spoken in announcements(recorded)
        ]
        notices = tuple(f.text_of(frame) for frame in (*said, *self._clock_frames(events)))
        public = [_event(recorded) for recorded in events if AUDIENCE[recorded.name] is Audience.ALL]
        watched_by_staff = any(client.session.is_staff for client in self.clients)
        staff = [_event(recorded, whole=True) for recorded in events] if watched_by_staff else []
        view = self.runner.view
        parts = (self.runner.name, events[-1].stream_version, view.phase.value, view.round)
        own: dict[int | None, list[Recorded]] = {}
        for recorded in events:
            if AUDIENCE[recorded.name] is Audience.SEAT:
                own.setdefault(seat_of(recorded), []).append(recorded)
        seats = {seat: f.text_of(self.mine(seat, own.get(seat, ()))) for seat in self._touched(events)}
        parcel = Parcel(
            parts[1],
            (f.text_of(f.Events(*parts, public)), *notices),
            (f.text_of(f.Events(*parts, staff)), *notices),
            seats,
        )
        self._parcels.put_nowait(parcel)

    def _touched(self, events: Iterable[Recorded]) -> set[int]:
        """The seats whose own state may have changed. A settlement touches everybody who had chips out."""
        watched = {client.session.seat for client in self.clients if client.session.seat}
        touched: set[int] = set()
        for recorded in events:
            seat = seat_of(recorded)
            if seat is not None:
                touched.add(seat)
            for part in ("collected", "halves", "imprisoned", "prison_lost", "released", "returned", "prison"):
                if isinstance(stacks := recorded.data.get(part), dict):
                    touched.update(int(number) for number in stacks if number.isdigit())
            if recorded.name == "settlement-reversed":
                return watched
        return touched & watched

    async def run(self) -> None:
        """Serve the watchers, some at a time, so that late wagers are not refused later than they must be."""
        while True:
            parcel = await self._parcels.get()
            for count, client in enumerate(tuple(self.clients), start=1):
                self._deliver(client, parcel)
                if count % CHUNK == 0:
                    await asyncio.sleep(0)

    def _deliver(self, client: Client, parcel: Parcel) -> None:
        if parcel.to and client.seen.get(self.runner.name, 0) >= parcel.to:
            return
        for text in parcel.staff if client.session.is_staff else parcel.public:
            client.put(text)
            self.sent += 1
        if client.session.seat in parcel.seats:
            client.put(parcel.seats[client.session.seat])
            self.sent += 1
        if parcel.to:
            client.seen[self.runner.name] = parcel.to

    def join(self, client: Client, seen: int | None) -> None:
        """Hello: the missing events where we still have them, the whole table otherwise; from then on live."""
        self.flush()
        self._introduce(client, seen)
        self.clients.add(client)

    def leave(self, client: Client) -> None:
        self.clients.discard(client)
        client.seen.pop(self.runner.name, None)

    def _introduce(self, client: Client, seen: int | None) -> None:
        now = self.runner.version
        oldest = self._kept[0].stream_version if self._kept else now + 1
        if seen is not None and oldest - 1 <= seen <= now:
            view = self.runner.view
            shown = visible(client.session, (r for r in self._kept if seen < r.stream_version <= now))
            client.put(f.text_of(f.Events(self.runner.name, now, view.phase.value, view.round, shown)))
        else:
            if self._whole[0] != now:
                self._whole = (now, f.text_of(self.snapshot()))
            client.put(self._whole[1])
        if client.session.seat:
            client.put(f.text_of(self.mine(client.session.seat)))
        if (clock := self._clock_frame()) is not None:
            client.put(f.text_of(clock))
        client.seen[self.runner.name] = now

    def snapshot(self) -> f.Snapshot:
        view = self.runner.view
        seats = [
            f.SeatShown(n, s.player, s.colour, s.design, s.chip_value, _stacks(s), _stacks(s, prison=True))
            for n, s in sorted(view.seats.items())
        ]
        return f.Snapshot(
            self.runner.name, self.runner.version, view.phase.value, view.round, view.dealer, seats, view.result,
            view.dolly, view.commitment, list(self.results), self.runner.suspended is not None,
        )  # fmt: skip

    def mine(self, number: int, events: Iterable[Recorded] = ()) -> f.Mine:
        """`events` are those for this seat alone."""
        view = self.runner.view
        seat = view.seats.get(number, Seat(""))
        return f.Mine(
            self.runner.name, self.runner.version, number, seat.player, view.rack(number), view.rack_value(number),
            sum(seat.stacks.values()), _stacks(seat), _stacks(seat, prison=True), list(map(_event, events)),
        )  # fmt: skip

    def _clock_frame(self) -> f.Clock | None:
        if self.clock is None or not self.clock.waiting_for:
            return None
        return f.Clock(self.runner.name, self.clock.waiting_for, round(self.clock.seconds_left * 1000))

    def _clock_frames(self, events: Iterable[Recorded]) -> list[f.Clock]:
        """How long the new phase will last. The clock itself starts a moment later, in its own task."""
        if self.clock is None:
            return []
        timing, name = self.clock.timing, self.runner.name
        lasts = {
            "betting-opened": ("betting", timing.betting),
            "ball-spun": ("ball runs", timing.ball_runs),
            "betting-closed": ("ball falls", timing.nonces + timing.falls),
            "dolly-removed": ("next round", timing.between),
        }
        found = [lasts[recorded.name] for recorded in events if recorded.name in lasts]
        running = self.clock.wheel is not None
        return [f.Clock(name, found[-1][0], round(found[-1][1] * 1000))] if found and running else []

    def _post_notice(self, *notices: f.Outbound | None) -> None:
        texts = tuple(f.text_of(notice) for notice in notices if notice is not None)
        self._parcels.put_nowait(Parcel(0, texts, texts, {}))


def _event(recorded: Recorded, *, whole: bool = False) -> f.Event:
    data = recorded.data if whole else public_data(recorded)
    return f.Event(recorded.stream_version, recorded.name, recorded.at, data)


def _announced(table: str, spoken: Announcement) -> f.Announced:
    return f.Announced(table, spoken.say, spoken.text, spoken.number, spoken.colour, spoken.parity, spoken.seconds)


def _stacks(seat: Seat, *, prison: bool = False) -> list[f.Stack]:
    return [f.Stack(place, chip, amount) for (place, chip), amount in (seat.prison if prison else seat.stacks).items()]
