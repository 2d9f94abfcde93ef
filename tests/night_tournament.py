"""Tournaments for a night of crashes: their papers are in order beforehand; each life of the house goes on with them.

What was asked for and not answered before the house was killed is asked for again under the same key, by whoever asked.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import timedelta
from itertools import count
from typing import Any

import httpx
from tests.tournament.hall_support import event, plan
from tests.web.web_support import HASH, PASSPHRASE, PLAIN, STAFF

from croupier.journal import Journal
from croupier.live import Request
from croupier.live.clock import utc_now
from croupier.live.desks.desk import folded
from croupier.rules import Actor
from croupier.tournament import DOMAIN, broken_sums
from croupier.web.door.settings import Settings
from croupier.web.house import House
from croupier.web.server import open_house

FEE, BUY_IN, PLAYERS = 15_00, 50_00, 2
FILED_BEFORE = timedelta(days=12)
DESKS = ("O1", "C1", "K2", "D1", "S1")
POINTS = ("table_clear", "wheel_clear", "level", "rotates_freely_evenly", "parts_secure", "ball_nonmagnetic")


def rules(table: str) -> dict[str, Any]:
    one = event(
        fee=FEE, buy_in=BUY_IN, date=utc_now().date().isoformat(), tables=[table], seats=PLAYERS, on_tables=True,
        rounds=[{"spins": 1}], prizes=[{"place": 1, "share": 100_00}],
    )  # fmt: skip
    return plan(one)


def prepared(settings: Settings, names: list[str]) -> None:
    """Published and filed in time, and everybody of the staff has a badge."""

    async def filed(house: House) -> None:
        for badge, role in STAFF.items():
            house.people.enlist(badge, badge, [role], HASH)
        await house.start()
        for name in names:
            for do, fields in (
                ("publish-rules", {"rules": rules(f"t{name}")}),
                ("file-rules", {"date": house.floor.today(), "office": "Central City", "proof": "mail 12"}),
            ):
                hall = house.tournaments.hall(name, new=True)
                actor = Actor("O1", STAFF["O1"])
                answer = await hall.ask(Request({"do": do, **fields}, house.floor.now(), f"{name}/{do}", actor))
                assert answer.refused is None, answer.refused
        await house.stop()

    asyncio.run(filed(open_house(settings, lambda: utc_now() - FILED_BEFORE)))


@dataclass
class Evening:
    """One tournament after the other, one question after the other."""

    names: list[str]
    done: dict[str, str] = field(default_factory=dict)  # key -> the stream in which it was done, as we were told
    steps: Iterator[int] = field(default_factory=count)
    over: int = 0
    wrong: list[str] = field(default_factory=list)
    ready: threading.Event = field(default_factory=threading.Event)  # everybody is at their desk
    _asking: tuple[str, str, str, dict[str, Any]] | None = None  # badge, address, key, command
    _desks: dict[str, httpx.Client] = field(default_factory=dict)

    def life(self, address: str) -> None:
        """Until the house is killed."""
        self._desks = {}
        with contextlib.suppress(httpx.HTTPError):
            for badge in DESKS:
                client = httpx.Client(
                    base_url=address, headers={"Origin": address}, timeout=30, trust_env=False, verify=PLAIN
                )
                self._desks[badge] = client
                client.post("/api/session", json={"badge": badge, "passphrase": PASSPHRASE}).raise_for_status()
            self.ready.set()
            if self._asking:
                self._ask_again()
            while self.over < len(self.names):
                self._step(self.names[self.over])

    # --- one thing after the other

    def _step(self, name: str) -> None:
        found = self._desks["O1"].get(f"/api/tournaments/{name}/next").json()
        step = found.get("step")
        if step is None:
            self.over += "step" in found
            return
        do, fields = step["do"], dict(step["fields"])
        removed = [by for one in step["obstacles"] for by in one["removed_by"]]
        table = f"t{name}"
        if "register" in removed:
            for number in range(1, PLAYERS + 1):
                who = {"person": f"P{number}", "name": f"Player {number}", "identity": f"ID {number}"}
                fee, buy_in = [{"means": "cash", "amount": FEE}], [{"means": "cash", "amount": BUY_IN}]
                event_ = {"event": "E1", "date": utc_now().date().isoformat()}
                self._of(name, "C1", do="register", fee=fee, buy_in=buy_in, **event_, **who)
                self._of(name, "C1", do="acknowledge-rules", entry=number)
        elif "open-table" in removed:
            points = dict.fromkeys(POINTS, True)
            self._at(table, "S1", do="inspect-table", points=points)
            self._at(table, "D1", do="sign-in-dealer", dealer="D1")
            self._at(table, "S1", do="open-table", opener=0, drop_box=f"B{table}", tip_box=f"C{table}")
        elif step["missing"]:
            for one in step["missing"]:
                self._of(name, "O1", do="take-seat", event="E1", entry=one["entry"], person=f"P{one['entry']}")
        elif "spin-ball" in removed or "remove-dolly" in removed:
            self._dealt(table)
        elif "count-fees" in removed:
            date = utc_now().date().isoformat()
            self._by_two(self._of(name, "C1", do="count-fees", counted=FEE * PLAYERS, date=date), "K2")
        elif do == "pay-prize":
            self._of(name, "C1", do=do, **{**fields, "form": f"PF-{name}-{fields['award']}"})
        else:
            asked = {"seed": "4-8-15", "office": "Central City", "proof": "mail 13"}
            given = {field: asked[field] for field in step["asks"] if field in asked}
            self._by_two(self._of(name, "O1", do=do, **{**fields, **given}), "C1")

    def _dealt(self, table: str) -> None:
        """Whatever comes next at the table; what is out of turn was done before."""
        for command in (
            {"do": "open-betting"}, {"do": "spin-ball"}, {"do": "call-no-more-bets", "wave": True},
            {"do": "declare-result", "number": "7", "turns": 8}, {"do": "place-dolly", "number": "7"},
            {"do": "collect-losers"}, {"do": "pay-winners"}, {"do": "remove-dolly"},
        ):  # fmt: skip
            self._at(table, "D1", **command)

    # --- asking

    def _of(self, tournament: str, badge: str, **command: Any) -> dict[str, Any]:
        return self._ask(badge, f"/api/tournaments/{tournament}/commands", f"tournament/{tournament}", command)

    def _at(self, table: str, badge: str, **command: Any) -> dict[str, Any]:
        return self._ask(badge, f"/api/tables/{table}/commands", table, command)

    def _ask(self, badge: str, address: str, prefix: str, command: dict[str, Any]) -> dict[str, Any]:
        self._asking = (badge, address, f"{prefix}/{badge}/s{next(self.steps)}", command)  # before it is sent
        return self._ask_again()

    def _ask_again(self) -> dict[str, Any]:
        assert self._asking is not None
        badge, address, whole, command = self._asking
        key = whole.rpartition("/")[2]
        while True:
            answer = self._desks[badge].post(address, json={"key": key, "command": command})
            if answer.status_code == 500:
                self.wrong.append(f"{whole}: {answer.text}")
            if answer.status_code != 503:
                break
        self._asking = None
        if answer.status_code == 200:
            self.done[whole] = command["do"]
        return dict(answer.json())

    def _by_two(self, told: dict[str, Any], second: str) -> None:
        if approval := told.get("approval"):
            self._desks[second].post(f"/api/approvals/{approval['id']}/confirm", json={"digest": approval["digest"]})


def findings(journal: Journal, evening: Evening) -> Iterator[str]:
    """What was told to be done is there, once; the money of each tournament comes out even."""
    yield from evening.wrong
    for key, do in evening.done.items():
        if not journal.answer(key):
            yield f"{key} ({do}) was acknowledged and is not there"
    for name in evening.names:
        state = folded(DOMAIN, journal.read(f"tournament/{name}"))
        yield from (f"tournament {name}: {broken} do not sum to nothing" for broken in broken_sums(state.books))
        names = [one.name for one in journal.read(f"tournament/{name}")]
        for once in (
            "event-started",
            "round-started",
            "round-ended",
            "prizes-awarded",
            "tournament-concluded",
            "forms-filed",
        ):
            if names.count(once) > 1:
                yield f"tournament {name}: {once} {names.count(once)} times"
        issued = [one for one in journal.read(f"table/t{name}") if one.name == "points-issued"]
        if len(issued) > PLAYERS:
            yield f"tournament {name}: chips were given out {len(issued)} times"
