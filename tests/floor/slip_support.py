"""Run as a program (`python -m tests.floor.slip_support JOURNAL LIFE`): three tables give out slips until killed."""

from __future__ import annotations

import asyncio
import itertools
import sys
from pathlib import Path

from tests.floor.floor_support import QUICK, open_automatic, player

from croupier.journal import Journal, open_sqlite
from croupier.live.tables import Floor
from croupier.rules import Actor, Role

S1 = Actor("S1", Role.PIT_SUPERVISOR)
TABLES = ("1", "2", "3")


async def slip(floor: Floor, table: str, mark: str, turn: int) -> None:
    """One of every kind in turn, all tables at once: in one step and in two, void ones, some refused."""
    commands: list[dict[str, object]] = [
        {"do": "fill-table", "amount": 500, "second": "C1"},
        {"do": "credit-table", "amount": 300, "second": "C1"},
        {"do": "credit-table", "amount": 10**9, "second": "C1"},
        {"do": "request-fill", "amount": 200},
        {"do": "cash-out", "seat": 1},
    ]
    command = commands[turn % len(commands)]
    if command["do"] == "cash-out":
        money = {"do": "buy-in", "seat": 1, "amount": 1000, "chip_value": 100}
        await floor.ask(table, money, f"{mark}/{table}/in", Actor("C1", Role.CASHIER))
    who = player("P1") if command["do"] == "cash-out" else S1
    answer = await floor.ask(table, command, f"{mark}/{table}", who)
    if command["do"] == "request-fill":
        number = answer.events[0].data["slip"]
        after = {"do": "fill-table", "slip": number} if turn % 2 else {"do": "void-slip", "slip": number, "reason": "a"}
        assert (await floor.ask(table, {**after, "second": "C1"}, f"{mark}/{table}/end", S1)).refused is None


def numbers(journal: Journal) -> list[int]:
    """In the order of the journal, as the book of slips has them."""
    return [recorded.data["number"] for recorded in journal.read("slips") if recorded.name == "slip-given"]


def given_by_tables(journal: Journal) -> list[int]:
    """Again, from the tables' own streams."""
    found: set[int] = set()
    for table in TABLES:
        for recorded in journal.read(f"table/{table}"):
            if recorded.name in ("table-filled", "table-credited", "fill-requested", "cashed-out"):
                again = recorded.data["slip"] in found
                requested = recorded.name == "table-filled" and recorded.data["amount"] == 200
                assert again == requested, "only what was asked for comes twice: once more when it arrives"
                found.add(recorded.data["slip"])
    return sorted(found)


async def play(journal: Journal, mark: str, turns: int | None = None) -> None:
    floor = Floor(journal, QUICK)
    if not journal.heads():
        for name in TABLES:
            await open_automatic(floor, name, source="dealer")
    else:
        await floor.start()
    print("ready", flush=True)
    for turn in itertools.count() if turns is None else range(turns):
        await asyncio.gather(*(slip(floor, table, f"{mark}/{turn}", turn + n) for n, table in enumerate(TABLES)))
        print(turn, flush=True)
    await floor.stop()


if __name__ == "__main__":
    asyncio.run(play(open_sqlite(Path(sys.argv[1])), sys.argv[2]))
