"""From a table to everybody who watches it: encoded once for all, personal frames beside.

Everything but wagers is passed on at once. Wagers are gathered for a moment that grows with the number of watchers, as
nobody can read five thousand hands a second, and the one who placed a wager has been answered already.

Nothing stands in line behind stale chips. Each watcher gets all that is new for everybody in its order, as soon as the
round of the watchers comes to it; what is its own (`mine`, each made and encoded for one seat) is owed meanwhile and
follows when nobody waits for anything else: one frame with the seat as it is then, and all its events since the last.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import field

from croupier.journal import Recorded
from croupier.lean import dataclass
from croupier.live.tables import Shown, TableRunner
from croupier.live.tables.announcing import last_call
from croupier.live.tables.automatic import Clockwork, Timing
from croupier.table.phases import SETTLING
from croupier.web.socket import frames as f
from croupier.web.socket import scenes
from croupier.web.socket.client import Client, packed, shown, visible
from croupier.web.socket.line import Packet, together

KEPT = 4096  # events that a client may have missed and still be told one by one
RESULTS = 20
GATHER_SECONDS = 0.05
GATHER_SECONDS_PER_WATCHER = 0.0005
SLICE_SECONDS = 0.001  # of serving watchers, before whoever bets meanwhile gets a turn
REST_SECONDS = 0.004  # after each slice of what nobody waits for
GATHERED = frozenset({"wager-placed", "wager-taken-down", "command-refused", "refusals-summed"})
OF_RESULTS = frozenset({"result-declared", "result-corrected", "result-mended", "dolly-removed", "table-resumed"})


@dataclass(frozen=True, slots=True)
class Parcel:
    """Frames for one fan-out: the same bytes for all terminals, the same for all staff, and who gets something own."""

    number: int
    to: int
    public: Packet
    staff: Packet
    seats: dict[int, list[Recorded]] = field(default_factory=dict)
    urgent: bool = True


@dataclass(slots=True)
class Hub:
    """What one table shows. It hears the runner, which speaks only of what is durable."""

    runner: TableRunner
    clock: Clockwork | None = None
    clients: dict[Client, int] = field(default_factory=dict)  # with the number of the newest parcel that each got
    results: deque[str] = field(default_factory=lambda: deque(maxlen=RESULTS))
    standing: Callable[[str, int], f.Outbound | None] | None = None  # of a seat in the tournament played here
    checkpoint: str = ""  # the newest seal of the journal that this table's watchers were given
    sent: int = 0
    _crowd: bool = False
    _kept: deque[Recorded] = field(default_factory=lambda: deque(maxlen=KEPT))
    _fresh: list[Recorded] = field(default_factory=list)
    _places: dict[str, int] = field(default_factory=dict)
    _waiting: deque[Parcel] = field(default_factory=deque)  # that some have not got yet
    _number: int = 0  # of the newest parcel
    _owed: dict[Client, list[Recorded]] = field(default_factory=dict)
    _hurry: bool = False  # with what is owed: somebody waits for it
    _news: asyncio.Event = field(default_factory=asyncio.Event)
    _all_told: asyncio.Event = field(default_factory=asyncio.Event)
    _announced: bool = False  # a result that is not settled yet
    _timer: asyncio.TimerHandle | None = None
    _whole: dict[bool, tuple[int, Packet]] = field(default_factory=dict)  # the snapshot of a version, made once

    def __post_init__(self) -> None:
        after = max(0, self.runner.version - KEPT)
        history = list(self.runner.writer.journal.read(self.runner.writer.stream, after))
        self._remember(history, {recorded.name for recorded in history})
        self._crowd = scenes.is_crowd(self.runner.view)
        self.runner.listeners.append(self.hear)
        self._all_told.set()
        self.runner.told = self.all_told

    @property
    def _rests(self) -> float:
        return (self.clock.timing if self.clock else Timing()).rests

    def _remember(self, events: Sequence[Recorded], names: set[str]) -> None:
        self._kept.extend(events)
        if not names.isdisjoint(OF_RESULTS):
            for recorded in events:
                self._remember_result(recorded)

    def _remember_result(self, recorded: Recorded) -> None:
        if recorded.name == "result-declared":
            self.results.append(recorded.data["number"])
            self._announced = True
        elif recorded.name in ("result-corrected", "result-mended") and self.results:
            self.results[-1] = recorded.data["number"]
        elif recorded.name == "dolly-removed":
            self._announced = False
        elif recorded.name == "table-resumed" and recorded.data["phase"] not in SETTLING and self._announced:
            self._announced = False  # by a ruling that made it void
            self.results.pop()

    def hear(self, heard: Shown) -> None:
        name = self.runner.name
        names = {recorded.name for recorded in heard.events}
        self._remember(heard.events, names)
        self._fresh += heard.events
        if heard.last_call:
            self.flush()
            self._post(scenes.announced(name, last_call(heard.last_call)), *scenes.clock_now(self.clock))
        if heard.checkpoint:
            self.checkpoint = heard.checkpoint
            self._post(f.Checkpoint(name, heard.checkpoint))
        if heard.suspended is not None:
            self._whole.clear()
            self._post(f.Suspended(name, heard.suspended.message))
        if heard.recovered:
            self._begin_again(f.Suspended(name, "The table is in use again.", over=True))
        if not names <= GATHERED:
            self.flush()
        elif self._timer is None and self._fresh:
            wait = GATHER_SECONDS + GATHER_SECONDS_PER_WATCHER * len(self.clients)
            self._timer = asyncio.get_running_loop().call_later(wait, self.flush)

    def _begin_again(self, *first: f.Outbound) -> None:
        """The table is another than the one shown, or is shown in another way: everybody gets it whole."""
        self._kept.clear()
        self._fresh.clear()
        self._whole.clear()
        for client in tuple(self.clients):
            if client.muted():
                client.seen[self.runner.name] = -1  # all of it, then
                continue
            if first:
                client.put(*first)
            self._introduce(client, None)

    def flush(self) -> None:
        """Make the frames for what is new."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        events, self._fresh = self._fresh, []
        if not events:
            return
        if scenes.is_crowd(self.runner.view) is not self._crowd:
            self._crowd = not self._crowd
            self._begin_again()
            return
        view, name = self.runner.view, self.runner.name
        notices = [*scenes.said(name, events), *scenes.clock_after(self.clock, events)]
        parts = (name, events[-1].stream_version, view.phase.value, view.round)
        public: list[f.Outbound] = [f.Events(*parts, scenes.public_events(events, crowd=self._crowd))]
        staff: list[f.Outbound] = []
        watched = {client.session.seat if client.session.table else -1 for client in self.clients}  # -1: staff
        if -1 in watched:
            staff = [f.Events(*parts, [shown(recorded, whole=True) for recorded in events])]
        own = scenes.own_events(events, crowd=self._crowd)
        seats = {seat: own.get(seat, []) for seat in scenes.touched(events, watched)}
        names = {recorded.name for recorded in events}
        if not names.isdisjoint(scenes.DECIDED) and any(map(scenes.changes_the_felt, events)):
            public.append(scenes.snapshot(self.runner, self.results, crowd=self._crowd, rests=self._rests))
            staff.append(scenes.snapshot(self.runner, self.results, crowd=False, rests=self._rests))
        to_public = packed([*public, *self._changed_places(), *notices])
        to_staff = packed([*staff, *notices])
        self._send(parts[1], to_public, to_staff, seats, urgent=not names <= GATHERED)

    def _changed_places(self) -> list[f.Outbound]:
        """In a crowd: the places on which something else lies than was last told."""
        if not self._crowd:
            return []
        before, self._places = self._places, dict(self.runner.view.lying)
        changed = {place: amount for place, amount in self._places.items() if before.get(place) != amount}
        changed |= dict.fromkeys(before.keys() - self._places.keys(), 0)
        return [f.Layout(self.runner.name, self.runner.version, changed)] if changed else []

    async def all_told(self) -> None:
        """Until everybody has what there is for everybody; what is owed to single seats may still be on its way."""
        await self._all_told.wait()

    async def run(self) -> None:
        """Serve the watchers, some at a time, so that late wagers are not refused later than they must be."""
        while True:
            await self._news.wait()
            self._news.clear()
            while self._waiting or self._owed:
                if self._waiting:
                    await self._serve()
                await self._pay()

    async def _serve(self) -> None:
        """Once around: each watcher gets all that waits when its turn comes, also what came since the first."""
        newest, until = self._number, time.perf_counter() + SLICE_SECONDS
        for client in tuple(self.clients):
            self._deliver(client)
            if time.perf_counter() > until:
                hurry = len(self._waiting) > 1 or self._waiting[0].urgent
                await asyncio.sleep(0 if hurry else REST_SECONDS)
                until = time.perf_counter() + SLICE_SECONDS
        while self._waiting and self._waiting[0].number <= newest:
            self._hurry = self._waiting.popleft().urgent or self._hurry
        if not self._waiting:
            self._all_told.set()

    async def _pay(self) -> None:
        """What is owed to single seats, until something comes that everybody waits for."""
        until = time.perf_counter() + SLICE_SECONDS
        while self._owed and not any(parcel.urgent for parcel in self._waiting):
            client = next(iter(self._owed))
            client.deliver(self._own(client))
            self.sent += 1
            if time.perf_counter() > until:
                await asyncio.sleep(0 if self._hurry else REST_SECONDS)
                until = time.perf_counter() + SLICE_SECONDS
        if not self._owed:
            self._hurry = False

    def _own(self, client: Client) -> Packet:
        """What is owed to a seat, as it is now."""
        return packed([scenes.mine(self.runner, client.session.seat, self._owed.pop(client))])

    def _deliver(self, client: Client) -> None:
        """In one write, as each is a call of the system. While nobody waits for anything else, its own goes along."""
        seen, name, session = client.seen, self.runner.name, client.session
        if client not in self.clients or client.muted():
            return
        got, self.clients[client] = self.clients[client], self._number
        packets, urgent = list[Packet](), False
        for parcel in self._waiting:
            urgent = urgent or parcel.urgent
            if parcel.number <= got or (parcel.to and seen[name] >= parcel.to):
                continue
            packets.append(parcel.staff if session.is_staff else parcel.public)
            if session.seat in parcel.seats:
                self._owed.setdefault(client, []).extend(parcel.seats[session.seat])
            if parcel.to:
                seen[name] = parcel.to
        if packets and not urgent and client in self._owed:
            packets.append(self._own(client))
        if packets:
            self.sent += len(packets)
            client.deliver(together(packets))

    def join(self, client: Client, seen: int | None) -> None:
        """Hello: the missing events where we still have them, the whole table otherwise; from then on live."""
        self.flush()
        self.clients[client] = self._number  # first: who hears of the table is counted among its watchers
        self._introduce(client, seen)

    def leave(self, client: Client) -> None:
        self.clients.pop(client, None)
        self._owed.pop(client, None)
        client.seen.pop(self.runner.name, None)

    def _introduce(self, client: Client, seen: int | None) -> None:
        now, view, name, session = self.runner.version, self.runner.view, self.runner.name, client.session
        self._owed.pop(client, None)
        oldest = self._kept[0].stream_version if self._kept else now + 1
        if seen is not None and oldest - 1 <= seen <= now:
            missed = [recorded for recorded in self._kept if seen < recorded.stream_version <= now]
            client.put(f.Events(name, now, view.phase.value, view.round, self._for(client, missed)))
            if self._crowd and not session.is_staff:
                client.put(f.Layout(name, now, view.lying, whole=True))
        else:
            client.deliver(self._whole_table(crowd=self._crowd and not session.is_staff))
        rest: list[f.Outbound] = [scenes.mine(self.runner, session.seat)] if session.seat else []
        if session.seat and self.standing is not None and (place := self.standing(name, session.seat)) is not None:
            rest.append(place)
        rest += scenes.clock_now(self.clock)
        if self.checkpoint:
            rest.append(f.Checkpoint(name, self.checkpoint))
        if rest:
            client.put(*rest)
        client.seen[name] = now

    def _for(self, client: Client, missed: Sequence[Recorded]) -> list[f.Event]:
        if not self._crowd or client.session.is_staff:
            return visible(client.session, missed)
        own = scenes.own_events(missed, crowd=True).get(client.session.seat, [])
        return sorted([*scenes.public_events(missed, crowd=True), *map(shown, own)], key=lambda event: event.sequence)

    def _whole_table(self, *, crowd: bool) -> Packet:
        now = self.runner.version
        if crowd not in self._whole or self._whole[crowd][0] != now:
            self._whole[crowd] = (
                now,
                packed([scenes.snapshot(self.runner, self.results, crowd=crowd, rests=self._rests)]),
            )
        return self._whole[crowd][1]

    def _post(self, *notices: f.Outbound) -> None:
        packet = packed(notices)
        self._send(0, packet, packet, {}, urgent=True)

    def _send(self, to: int, public: Packet, staff: Packet, seats: dict[int, list[Recorded]], *, urgent: bool) -> None:
        self._number += 1
        self._waiting.append(Parcel(self._number, to, public, staff, seats, urgent))
        self._all_told.clear()
        self._news.set()
