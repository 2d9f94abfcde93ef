"""What must hold after every step, by the sight of somebody who sees the disk, the frames and the ball."""

from __future__ import annotations

import json
from collections import defaultdict
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

from tests.simulation.beside.evening import STREAM, Money
from tests.simulation.beside.pairs import Pairs
from tests.simulation.beside.sensor import Seen
from tests.simulation.payouts import pays
from tests.simulation.screens import NOT_HEARD

from croupier.journal.proof.verify import verify
from croupier.journal.record.format import Recorded
from croupier.live.replay import REFUSED, event_of, replay_books
from croupier.table import Table, broken_sums, evolve
from croupier.table.snapshot import freeze

if TYPE_CHECKING:
    from tests.simulation.world import World

SUMMED = "refusals-summed"
OF_PLAYERS = frozenset({  # all that may come of what a terminal asks
    "wager-placed", "wager-taken-down", "minimum-not-reached", "tip-given", "nonce-sealed", "nonce-opened",
    "zero-choice-made", "coupon-placed", "coupon-returned", REFUSED, SUMMED,
})  # fmt: skip
OF_THE_TABLE = ("late_bet", "betting_closed", "chips_not_issued")  # nobody else refuses with these
OF_CHIPS = ("wager-placed", "coupon-placed")
BETTING = ("betting", "ball-in-track")
OFF_SECONDS_MAX = 45.0  # by which times on record may be wrong while nobody doubts the clock


def _own(paid: Recorded) -> int:
    """Winning stakes that go back to a rack."""
    return sum(amount for stack, amount in paid.data["returned"].items() if stack.endswith("|own"))


class Violation(AssertionError):
    """Something that must never be; the seed says how it came."""


class Checkers:
    def __init__(self, world: World) -> None:
        self.world = world
        self.tables: dict[str, Table] = {}  # folded from the disk, event by event
        self.versions: dict[str, int] = defaultdict(int)
        self.records: dict[str, list[Recorded]] = {}  # by the key of the command
        self.acknowledged: dict[str, str] = {}  # key -> hash of its record, when somebody was told
        self.counted: dict[str, set[str]] = defaultdict(set)  # stream -> keys refused without a record, since a start
        self.summed: dict[str, int] = defaultdict(int)  # stream -> what the sums on record since then come to
        self.accounts: dict[str, int] = defaultdict(int)  # by the entries on record
        self.ended: dict[str, int] = defaultdict(int)  # table's stream -> results since the faults ended
        self.coupons: dict[str, str] = {}
        self.doubted = False
        self.heard_call: dict[str, int] = {}
        self.paid: dict[str, dict[int, int]] = {}
        self.closed: dict[str, bool] = {}
        self.pairs = Pairs(self)
        self.beside: list[Any] = [self.pairs]  # who else looks at the disk
        if world.sensor is not None:
            self.beside.append(Seen(self, world.sensor))
        if world.kind.tournament:
            self.beside.append(Money(self))
        self.first = ""  # violation: the product may catch what is raised in it

    def fail(self, what: str) -> None:
        self.world.tell(f"VIOLATION: {what}")
        self.first = self.first or f"seed {self.world.seed}: {what}"
        raise Violation(f"seed {self.world.seed}: {what}")

    def check(self, *, holds: bool, what: str) -> None:
        if not holds:
            self.fail(what)

    # --- what is on the disk

    def on_disk(self, events: list[Recorded]) -> None:
        for event in events:
            self.records.setdefault(event.key, []).append(event)
            for entry in event.entries:
                for posting in entry.postings:
                    self.accounts[posting.account] += posting.amount
            if self.world.loop.steps:  # what the house began with is not ours
                self._time(event)
            if event.name == "clock-doubted":
                self.doubted = True
            elif event.name == "clock-trusted":
                self.doubted = False
            for one in self.beside:
                one.on_disk(event)
            if event.stream.startswith("table/"):
                self._at_table(event)
            else:
                self.versions[event.stream] = event.stream_version

    def _time(self, event: Recorded) -> None:
        off = abs(datetime.fromisoformat(event.at) - self.world.machine.truth())
        late = timedelta(seconds=OFF_SECONDS_MAX)
        self.check(
            holds=off < late or self.doubted or event.name.startswith("clock-"),
            what=f"{event.name} is on record at {event.at}, and nobody doubts the clock",
        )

    def _at_table(self, event: Recorded) -> None:
        table = self.tables.setdefault(event.stream, Table())
        before, where = self.versions[event.stream], f"{event.stream} {event.stream_version} {event.name}"
        self.check(holds=event.stream_version == before + 1, what=f"{where}: the version before was {before}")
        self.versions[event.stream] = event.stream_version
        if event.device[1:2] == "-" and event.role == "player":
            self._of_a_terminal(event, where)
        if event.name in OF_CHIPS:
            self._in_time(event, table, where)
        if event.name == SUMMED:
            self.summed[event.stream] += event.data["count"]
        if event.name == "coupon-registered":
            coupon = event.data["coupon"]
            self.check(holds=coupon not in self.coupons, what=f"{where}: coupon {coupon} is at two tables")
            self.coupons[coupon] = event.stream
        if event.name == "tip-given":
            self._moved(event, "tip-box", event.data["amount"], where)
        if event.name == "losers-collected":
            self.check(holds=event.stream not in self.paid, what=f"{where}: this round is being settled already")
            self.paid[event.stream] = self._due(table)
        elif event.name == "seat-paid" and event.stream in self.paid:
            due = self.paid[event.stream].pop(event.data["seat"], None)
            won = event.data["chips"] + event.data["value"] + event.data["tips"]
            self.check(holds=due == won, what=f"{where}: {won} was paid where {due} was due")
            self._moved(event, f"rack/{event.data['seat']}/chips", event.data["chips"] + _own(event), where)
        elif event.name == "dolly-removed":
            left = {seat: due for seat, due in self.paid.pop(event.stream, {}).items() if due}
            self.check(holds=not left, what=f"{where}: unpaid are {left}")
        if event.name in ("betting-opened", "no-spin-declared", "ruling-carried-out"):
            self.closed[event.stream] = False
        elif event.name in ("betting-closed", "result-declared", "round-voided"):
            self.closed[event.stream] = True
        if event.name == "result-declared":
            self._result(event, where)
        elif event.name == "round-voided":
            self._void(event, where)
        evolve(table, event_of(event), event.at)
        if event.name == "dolly-removed":
            self._sums(event.stream, table, where)
            self.ended[event.stream] += 1

    def _moved(self, event: Recorded, account: str, amount: int, where: str) -> None:
        """The entries of an event bring that much to an account."""
        name = f"{event.stream}/{account}"
        moved = sum(p.amount for entry in event.entries for p in entry.postings if p.account == name)
        self.check(holds=moved == amount, what=f"{where}: {moved} came to {account}, and {amount} was said")

    def _of_a_terminal(self, event: Recorded, where: str) -> None:
        """The simulation's own word on what a terminal may do, whatever it asks."""
        stream, _, seat = f"table/{event.device}".rpartition("-")
        mine = event.stream == stream and event.data.get("seat", int(seat)) == int(seat)
        self.check(holds=event.name in OF_PLAYERS, what=f"{where}: no terminal may do that")
        self.check(
            holds=event.name in (REFUSED, SUMMED) or mine, what=f"{where}: {event.device} did that for {event.data}"
        )

    def _in_time(self, event: Recorded, table: Table, where: str) -> None:
        self.check(holds=table.phase in BETTING, what=f"{where}: accepted while the table was {table.phase}")
        self.check(holds=not self.closed.get(event.stream), what=f"{where}: accepted after betting was closed")
        drawn = self.world.wheel.drawn.get((event.stream, table.round))
        alive = table.commitment and self.world.wheel.commitments.get((event.stream, table.round)) == table.commitment
        self.check(holds=not (drawn and alive), what=f"{where}: accepted after the ball was at rest in {drawn}")

    def _result(self, event: Recorded, where: str) -> None:
        if event.data.get("source") == "random" and self.world.loop.steps:  # what the house began with is not ours
            drawn = self.world.wheel.drawn.get((event.stream, event.data["round"]))
            number = event.data["number"]
            self.check(
                holds=drawn is not None and drawn[0] == number, what=f"{where}: {number}, and the wheel drew {drawn}"
            )

    def _void(self, event: Recorded, where: str) -> None:
        drawn = (event.stream, event.data["round"]) in self.world.wheel.drawn
        lost = self.world.wheel.deaths > 0
        self.check(holds=lost, what=f"{where}: void, and the wheel lost no secret (drawn: {drawn})")

    def _due(self, table: Table) -> dict[int, int]:
        """What each seat wins, by odds that the simulation has of its own."""
        due: dict[int, int] = defaultdict(int)
        for seat, place, _chip, amount in table.stacks():
            due[seat] += pays(place, table.result) * amount
        return due

    def _sums(self, stream: str, table: Table, where: str) -> None:
        broken = broken_sums(table.books)
        self.check(holds=not broken, what=f"{where}: {broken} do not sum to nothing")
        kept = {f"{stream}/{account}": amount for account, amount in table.books.items() if amount}
        entered = {name: amount for name, amount in self.accounts.items() if name.startswith(f"{stream}/") and amount}
        self.check(holds=kept == entered, what=f"{where}: the books say {kept}, the entries {entered}")

    # --- what is told

    def told(self, name: str, payload: bytes) -> None:
        """A frame leaves the house. What it says has to be on the disk by now."""
        frame = json.loads(payload)
        kind, key = frame["type"], frame.get("key", "")
        if kind == "refused":
            self.check(holds=frame["code"] != "internal_error", what=f"{name} was told of an internal error")
        if not key or kind not in ("answer", "refused"):
            return
        asker = f"terminal {name}" if name[1:2] == "-" else name.partition(" ")[0]
        whole = f"{frame['table']}/{asker}/{key}"
        self.world.read_disk()
        records = [record for record in self.records.get(whole, []) if record.stream == f"table/{frame['table']}"]
        did = [record for record in records if record.name != REFUSED]
        if kind == "answer":
            self.check(holds=bool(did), what=f"{name} was told that {key} is done, and the disk has nothing of it")
            self.acknowledged[whole] = did[0].hash
            done_at = max(record.stream_version for record in did)
            self.check(holds=frame["to"] >= done_at, what=f"{name}: the answer to {key} is of another moment")
        elif frame["code"] == "not_done":
            self.check(holds=not records, what=f"{name} was told that {key} was not done, and it was")
        elif frame["code"] not in NOT_HEARD and frame["code"] != "key_reused":
            refused = [record for record in records if record.name == REFUSED]
            good = not did or bool(refused)
            self.check(holds=good, what=f"{name} was told {frame['code']} for {key}, which was done")
            if refused:
                code = refused[0].data["code"]
                self.check(holds=code == frame["code"], what=f"{name}: {key} was {code}, and is told {frame['code']}")
            elif frame["code"] in OF_THE_TABLE:
                self.counted[f"table/{frame['table']}"].add(whole)

    def answered_alike(self, name: str, key: str, first: dict[str, Any], now: dict[str, Any]) -> None:
        """A key has one answer, in the round and after it, whether it was done or refused, summed or not."""
        same = first["type"] == now["type"] and first.get("code") == now.get("code")
        told = [frame.get("code", frame["type"]) for frame in (first, now)]
        self.check(holds=same, what=f"{name} was answered {told} to one key, {key}")

    # --- now and then

    def after_a_crash(self) -> None:
        """What somebody was told is on the disk that is left; what was only counted is forgotten."""
        self.counted.clear()
        self.summed.clear()
        for key, hash_ in self.acknowledged.items():
            there = self.world.witness.hash_of(key)
            self.check(holds=there == hash_, what=f"{key} was acknowledged, and is not there any more")

    def after_a_stop(self) -> None:
        """In good order nothing is forgotten: what was only counted is on record as a sum."""
        for stream, refused in self.counted.items():
            known = f"{self.summed[stream]} are on record"
            self.check(holds=len(refused) <= self.summed[stream], what=f"{stream} refused {len(refused)}, {known}")
        self.after_a_crash()

    def in_memory(self) -> None:
        """What the house shows, and what it decides by, are what its events say."""
        house = self.world.server.house
        if house is None or not self.world.server.up:
            return
        for name, runner in house.floor.tables.items():
            stream = runner.writer.stream
            if stream not in self.tables or runner.busy:
                continue
            folded = json.loads(freeze(self.tables[stream]))
            if runner.version == self.versions[stream]:
                self.check(holds=json.loads(freeze(runner.view)) == folded, what=f"table {name} shows another state")
            if runner.writer.version == self.versions[stream] and not runner.writer._stale:
                decides = json.loads(freeze(runner.writer.table))
                self.check(holds=decides == folded, what=f"table {name} decides by another state")
                refusals, told = runner.writer.refusals, len(self.counted[stream])
                sums = (*refusals._sums.values(), *(sent for _, sent in refusals._on_the_way.values()))
                waits = sum(one.count for one in sums)
                known = f"{self.summed[stream]} are on record and {waits} wait"
                self.check(holds=told <= self.summed[stream] + waits, what=f"table {name} refused {told}: {known}")

    def available(self) -> None:
        """The faults have been over for long: nobody waits, and no person was needed."""
        world = self.world
        self.check(holds=world.server.up, what="the house does not come back")
        house = world.server.house
        assert house is not None
        for name, runner in house.floor.tables.items():
            self.check(holds=runner.suspended is None, what=f"table {name} stands still: {runner.suspended}")
            if world.director is not None and world.director.over:
                continue
            rounds = self.ended[runner.writer.stream] - world.ended_before.get(runner.writer.stream, 0)
            if runner.view.choices_until and not runner.view.choices_closed:
                continue  # players still have the time that the rulebook gives them
            held = f"it is {runner.view.phase}, stopped by {runner.view.stopped}"
            self.check(holds=rounds > 0, what=f"table {name} has played no round since the faults ended; {held}")
        if world.director is not None:
            goes_on = world.director.over or self.versions[STREAM] > world.ended_before.get(STREAM, 0)
            self.check(holds=goes_on, what=f"the tournament does not go on; its next step: {world.director.last}")
        for screen in world.honest:
            waits = [asked for asked in screen.waiting.values() if asked.since < world.calm_since]
            self.check(holds=not waits, what=f"{screen.name} waits for {[asked.key for asked in waits]}")

    def at_the_end(self) -> None:
        folder = self.world.disk.folder
        report = verify(
            self.world.disk.file,
            checkpoints=folder / "j.checkpoints",
            public_key=self.world.public_key(),
            replay=replay_books,
        )
        self.check(holds=report.ok, what=f"the auditor finds {report.findings[:3]}")
