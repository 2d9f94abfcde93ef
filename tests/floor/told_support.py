"""A floor with its register over one journal: changes of the register while tables play, and what each table said.

Run as a program (`python -m tests.floor.told_support JOURNAL SEED`) it changes and plays until somebody kills it.
"""

from __future__ import annotations

import asyncio
import itertools
import random
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.floor.floor_support import QUICK, open_automatic, player

from croupier.journal import Append, Cause, Journal, MemoryJournal, NewEvent, Recorded, open_sqlite
from croupier.live import Answer, Request, TableWriter
from croupier.live.desks.register import Office
from croupier.live.tables import Floor
from croupier.refusal import Refused
from croupier.register import Premises
from croupier.rules import Actor, Role
from croupier.table import Table

K1, R1, S1 = Actor("K1", Role.KEY_MANAGER), Actor("R1", Role.REGULATOR), Actor("S1", Role.PIT_SUPERVISOR)
TABLES = ("1", "2")
VARIATION = {"rulebook": "colorado", "title": "36 to 1", "reason": "summer", "changes": {"bets.straight.pays": 36}}
RULE = {"citation": "47.1-2204T", "effective": "2026-01-01", "ends": "2099-01-01"}
OVERLAY = {"title": "36 to 1", "decision": "temporary", **RULE, "changes": VARIATION["changes"]}
Asked = dict[str, Mapping[str, Any]]  # commands by their keys: a journal keeps only what they led to


class Remembering(Floor):
    """So that a table's stream can be tried again alone."""

    asked_for: Asked

    def put(
        self, name: str, command: Mapping[str, Any], key: str, actor: Actor, refused: Refused | None = None
    ) -> asyncio.Future[Answer]:
        self.asked_for[key] = command
        return super().put(name, command, key, actor, refused)


@dataclass
class Premised:
    """The house: a floor, its register, and somebody who changes it."""

    journal: Journal
    floor: Remembering = field(init=False)
    office: Office = field(init=False)
    numbers: itertools.count[int] = field(default_factory=itertools.count)
    mark: str = "a"

    def __post_init__(self) -> None:
        self.floor = Remembering(self.journal, QUICK)
        self.floor.asked_for = {}
        self.office = Office(self.journal, self._look)
        self.floor.register = self.office

    def _look(self, table: str) -> tuple[Table, int] | None:
        runner = self.floor.tables.get(table)
        return (runner.writer.table, runner.writer.version) if runner else None

    @property
    def premises(self) -> Premises:
        return self.office.premises

    async def change(self, actor: Actor, do: str, **fields: Any) -> list[str]:
        """Something else is on record in the register; then the tables that have not been told."""
        key = f"register/{self.mark}/{next(self.numbers)}"
        request = Request({"do": do, **fields}, self.floor.now(), key, actor)
        answer = await self.floor.pen.write(lambda: self.office.ask(request))
        assert answer.refused is None, answer.refused
        return await self.floor.tell_tables()

    async def ask(self, table: str, actor: Actor, **command: Any) -> Answer:
        return await self.floor.ask(table, command, f"asked/{self.mark}/{next(self.numbers)}", actor)

    async def furnish(self) -> Premised:
        """Two open tables at play; then the house begins its register."""
        for name in TABLES:
            await open_automatic(self.floor, name, source="dealer")
        for badge, role in (("K1", "key-manager"), ("R1", "regulator"), ("S1", "pit-supervisor")):
            await self.register(badge, role)
        for badge in ("D1", "D2"):
            await self.register(badge)
        for name in TABLES:
            ends = {"wheel_end": "left", "layout_end": "right"}
            await self.change(K1, "register-table", number=name, rulebook="colorado", **ends)
            await self.change(K1, "put-into-use", thing=f"table {name}", table=name)
        for ball, metallic in (("B1", False), ("IRON", True)):
            await self.change(K1, "register-ball", ball=ball, material="m", metallic=metallic, diameter="3/4")
        for name in TABLES:
            assert (await self.ask(name, Actor("D1", Role.DEALER), do="open-betting")).refused is None
        return self

    async def register(self, badge: str, role: str = "dealer") -> list[str]:
        person = {"badge": badge, "name": f"Person {badge}", "licence": f"L-{badge}", "roles": [role]}
        return await self.change(K1, "register-person", **person, valid_until="2099-12-31")

    # --- one fact, its change there and back, and a command that it forbids

    async def turn(self, what: str) -> None:
        """What holds ceases to hold, and the other way round. Called one at a time."""
        premises = self.premises
        match what:
            case "licence" if premises.people["D2"].withdrawn:
                await self.register("D2")
            case "licence":
                await self.change(K1, "withdraw-person", badge="D2", reason="the Division withdrew it")
            case "ball" if premises.things["B1"].table:
                await self.change(K1, "take-out-of-use", thing="B1", reason="to the drawer")
            case "ball":
                await self.change(K1, "put-into-use", thing="B1", table="2")
            case "approval" if live := [a for a in premises.approvals.values() if not a.withdrawn]:
                await self.change(K1, "withdraw-approval", reference=live[0].reference, reason="it is too heavy")
            case "approval":
                given = {"kind": "ball", "subject": "IRON", "approved_by": "The Director", "names": ["material"]}
                reference = f"D-{len(premises.approvals)}"
                await self.change(K1, "record-approval", reference=reference, date="2026-05-01", **given)
            case "variation":
                name = self.variation
                state = premises.variations[name].state if name in premises.variations else ""
                if not state:
                    await self.change(K1, "apply-for-variation", variation=name, **VARIATION)
                elif state == "applied":
                    await self.change(R1, "review-variation", variation=name, reviewer="R", date=self.floor.today())
                else:
                    said = {"decision": "temporary", "date": self.floor.today(), **RULE}
                    await self.change(R1, "decide-variation", variation=name, **said)

    @property
    def variation(self) -> str:
        """The one that is not decided yet."""
        decided = sum(variation.approved for variation in self.premises.variations.values())
        return f"V-{decided}"

    def forbids(self, what: str, name: str = "") -> bool:
        """What the register says of the command of `tried` at table 1, in words of its own and not of the table's."""
        premises = self.premises
        match what:
            case "licence":
                return bool(premises.people["D2"].withdrawn)
            case "ball":
                return premises.things["B1"].table == "2"
            case "approval":
                return all(approval.withdrawn for approval in premises.approvals.values())
            case _:
                known = premises.variations.get(name)
                return known is None or not known.approved

    async def tried(self, what: str, name: str = "") -> bool:
        """Does table 1 take the command? It may have reasons of its own that are not the register's."""
        match what:
            case "licence":
                answer = await self.ask("1", S1, do="sign-in-dealer", dealer="D2")
            case "ball":
                answer = await self.ask("1", S1, do="assign-ball", ball="B1")
            case "approval":
                answer = await self.ask("1", S1, do="assign-ball", ball="IRON")
            case _:
                answer = await self.ask("1", S1, do="load-variations", variations=[{"name": name, **OVERLAY}])
        return answer.refused is None or "register" not in answer.refused.facts

    async def wagered(self, table: str, seat: int) -> None:
        command = {"do": "place-wager", "seat": seat, "bet": "red", "stake": 100}
        await self.ask(table, player(f"P{seat}"), **command)


SUMMED = "refusals-summed"
WHAT = ("licence", "ball", "approval", "variation")


def alone(journal: Journal, stream: str, asked: Asked) -> None:
    """The table's own stream, without the register: each command again, and the same answer, event for event."""
    history = list(journal.read(stream))
    again = TableWriter(copy := MemoryJournal(), stream)
    for key, record in itertools.groupby(history, key=lambda recorded: recorded.key):
        events = list(record)
        first = events[0]
        if first.name == "table-set-up":
            cause = Cause(key, first.digest, _actor(first), first.at, first.rulebook)
            new = NewEvent(first.name, first.version, dict(first.data))
            copy.append([Append(stream, 0, cause, (new,))])
            again.reload()
            continue
        if "/steps/" in key or first.name == SUMMED:  # The table takes them by itself, or has it from those it sums up.
            continue
        if first.name == "register-noted":
            command: Mapping[str, Any] = {"do": "note-register", **first.data}
        else:
            command = asked[key]
        (answer,) = again.submit([Request(command, first.at, key, _actor(first))])
        told = [(event.name, event.data) for event in answer.events]
        assert told[: len(events)] == [(event.name, event.data) for event in events], key
    one_by_one = [event for event in history if event.name != SUMMED]
    assert [(e.name, e.data, e.who) for e in copy.read(stream)] == [(e.name, e.data, e.who) for e in one_by_one]


def _actor(recorded: Recorded) -> Actor:
    return Actor(recorded.who, Role(recorded.role), recorded.device)


async def play_until_killed(file: str, seed: int) -> None:
    """Says each change before it is asked for and after it was answered."""
    house = Premised(open_sqlite(Path(file)), mark=f"life-{seed}")
    chance = random.Random(seed)
    if not house.journal.heads():
        await house.furnish()
    else:
        await house.floor.start()
    print("ready", flush=True)
    for number in itertools.count():
        what = chance.choice(WHAT)
        changing = asyncio.ensure_future(house.turn(what))
        await asyncio.gather(house.tried(what, house.variation), *(house.wagered(t, 1) for t in TABLES))
        await changing
        print(f"{number} {what} {house.office.version}", flush=True)


if __name__ == "__main__":
    asyncio.run(play_until_killed(sys.argv[1], int(sys.argv[2])))
