"""Run as a program (`python -m tests.floor_office.killed FOLDER N close`, or `start`): a house closes a shift, or only
starts, and is killed before it has written the Nth time since."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.web.web_support import HASH, LOOSE, STAFF, open_a_table

from croupier.journal.store.sqlite import SqliteDatabase
from croupier.rules import Actor, Role
from croupier.web.house import House
from croupier.web.server import open_house

TABLES = ("1", "2", "3")


def in_house(folder: Path, doing: Callable[[House], Coroutine[Any, Any, None]], begin: bool = False) -> None:
    async def running() -> None:
        house = open_house(replace(LOOSE, db=str(folder / "j.sqlite"), verify=False))
        for badge, role in STAFF.items() if begin else ():
            house.people.enlist(badge, badge, [role], HASH)
        for name in TABLES if begin else ():
            open_a_table(house.floor, name)
        await house.start()
        await doing(house)
        await house.stop()
        house.journal.close()

    asyncio.run(running())


async def ask(house: House, who: str, **command: Any) -> None:
    await house.office.done(Actor(who, STAFF[who]), command, f"{command['do']}", None)


async def shift_opened(house: House) -> None:
    """All day is one shift, which two people have opened; each table has another drop."""
    for badge in ("K1", "S1"):
        person = {"badge": badge, "name": f"Person {badge}", "licence": f"L-{badge}", "roles": [STAFF[badge].value]}
        actor = Actor("K1", Role.KEY_MANAGER)
        register = {"do": "register-person", **person, "valid_until": "2099-12-31"}
        await house.office.done(actor, register, f"person {badge}", None)
    await ask(house, "K1", do="set-gaming-day", zone="UTC", shifts={"all": "00:00"})
    await ask(house, "S1", do="open-shift", day=house.floor.now()[:10], shift="all", second="K1")
    for number, name in enumerate(TABLES):
        buy = {"do": "buy-in", "seat": 1, "amount": 1_00 + number * 100_00, "chip_value": 100}
        answer = await house.floor.ask(name, buy, f"buy/{name}", Actor("C1", Role.CASHIER))
        assert answer.refused is None, answer.refused


def killed_before(number: int) -> None:
    commit, left = SqliteDatabase.commit, [number]

    def killing(database: SqliteDatabase) -> None:
        left[0] -= 1
        if not left[0]:
            os.kill(os.getpid(), signal.SIGKILL)
        commit(database)

    pytest.MonkeyPatch().setattr(SqliteDatabase, "commit", killing)


async def shift_closed(house: House) -> None:
    running = house.office.office.premises.running
    assert running is not None
    await ask(house, "S1", do="close-shift", day=running.day, shift=running.shift, second="K1")


async def close(house: House) -> None:
    killed_before(int(sys.argv[2]))
    await shift_closed(house)


async def nothing(_house: House) -> None: ...


if __name__ == "__main__":
    if sys.argv[3] == "start":
        killed_before(int(sys.argv[2]))
    in_house(Path(sys.argv[1]), close if sys.argv[3] == "close" else nothing)
