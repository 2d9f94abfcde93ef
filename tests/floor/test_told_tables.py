"""Register and tables race: once the register has answered, no table takes what it forbids, and its stream says why."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from pathlib import Path

import pytest
from tests.clauses.floor_support import Day
from tests.floor.test_floor import Failing
from tests.floor.told_support import K1, S1, TABLES, WHAT, Premised, alone

from croupier.journal import MemoryJournal, open_sqlite
from croupier.live import Request
from croupier.live.moments import stamp
from croupier.live.tables import Suspension
from croupier.refusal import Refused
from croupier.table import Phase

RACES = 220


async def race(house: Premised, chance: random.Random) -> tuple[int, int]:
    """One change of the register while table 1 is asked for what it is about, at random moments."""
    what, name = chance.choice(WHAT), house.variation
    before = house.forbids(what, name)
    asks = [chance.randrange(12) for _ in range(4)]
    answered = asyncio.Event()

    async def changing() -> None:
        for _ in range(chance.randrange(6)):
            await asyncio.sleep(0)
        await house.turn(what)
        answered.set()

    async def asking(wait: int) -> tuple[bool, bool]:
        for _ in range(wait):
            await asyncio.sleep(0)
        late = answered.is_set()
        return late, await house.tried(what, name)

    change = asyncio.ensure_future(changing())
    first = await house.tried(what, name) if chance.random() < 0.3 else None
    wagers = [house.wagered(chance.choice(TABLES), chance.choice((1, 2))) for _ in range(3)]
    betting = asyncio.gather(*wagers)
    answers = await asyncio.gather(*map(asking, asks))
    await betting
    await change
    after = house.forbids(what, name)
    for late, taken in (*answers, (True, await house.tried(what, name))):
        if late:
            assert taken is not after, (what, "the register had answered")
        elif before is after:
            assert taken is not after, (what, "nothing that concerns this has changed")
    overlapped = sum(not late for late, _ in answers) + (first is not None)
    return overlapped, len(answers)


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.long)])
async def test_after_the_register_has_answered_no_table_takes_what_it_forbids(tmp_path: Path, seed: int) -> None:
    house = await Premised(open_sqlite(tmp_path / "j.sqlite")).furnish()
    chance = random.Random(seed)
    overlapped = 0
    for _ in range(RACES):
        overlapped += (await race(house, chance))[0]
    assert overlapped > RACES, "there were races"
    await house.floor.stop()
    refused = {r.data["code"] for r in house.journal.read("table/1") if r.name == "command-refused"}
    assert {"licence_not_valid", "in_use_elsewhere", "ball_metallic", "variation_not_approved"} <= refused
    for table in TABLES:
        alone(house.journal, f"table/{table}", house.floor.asked_for)


async def test_killed_at_any_moment_the_tables_are_told_before_they_take_anything(tmp_path: Path) -> None:
    file = tmp_path / "j.sqlite"
    for life in range(5):
        command = [sys.executable, "-m", "tests.floor.told_support", str(file), str(life)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            lines = [process.stdout.readline() for _ in range(2 + 3 * life)]
            process.kill()
            said = [*lines, *process.stdout]
        assert said[0] == "ready\n"
        house = Premised(open_sqlite(file), mark=f"after-{life}")
        answered = int(said[-1].split()[-1])
        assert house.office.version >= answered, "what was answered is on record"
        await house.floor.start()
        for what in WHAT:
            name = house.variation
            assert await house.tried(what, name) is not house.forbids(what, name), (life, what)
        keys = [recorded.key for recorded in house.journal.read("table/1") if recorded.name == "register-noted"]
        assert len(keys) == len(set(keys)), "each word of the register is noted once"
        await house.floor.stop()
        house.journal.close()


async def test_a_table_that_stands_still_is_named_and_hears_it_first_when_it_goes_on() -> None:
    house = await Premised(MemoryJournal()).furnish()
    still = house.floor.tables["1"]
    still.suspend(RuntimeError("a bug of ours"))
    assert await house.change(K1, "withdraw-person", badge="D2", reason="left") == ["1"]
    assert await house.change(K1, "report-incident", table="1", what="a loose chair") == ["1"], "it still lacks that"
    await house.register("D2")
    assert await house.floor.tell_tables() == [], "what it knows is so again"
    assert await house.change(K1, "withdraw-person", badge="D2", reason="left") == ["1"]
    with pytest.raises(Refused, match="stands still"):
        await house.tried("licence")
    assert house.floor.tables["2"].view.noted["licence/D2"]["withdrawn"], "the other table has it"
    recovering = asyncio.ensure_future(still.recover())
    await recovering
    assert not await house.tried("licence")
    assert await house.floor.tell_tables() == []
    await house.floor.stop()


async def test_a_table_whose_journal_does_not_say_is_named_until_it_does() -> None:
    journal = Failing()
    house = await Premised(journal).furnish()
    runner = house.floor.tables["1"]
    runner._stand_still(Suspension("store_failed", {}, waits=True))
    assert await house.change(K1, "withdraw-person", badge="D2", reason="left") == ["1"]
    asking = asyncio.ensure_future(house.tried("licence"))  # It hears everybody, and decides later.
    await asyncio.sleep(0)
    await runner.recover()
    assert not await asking, "the register's word came first"
    await house.floor.stop()


async def test_the_opening_is_asked_about_as_the_register_is_then() -> None:
    """It was permitted; then, before the table is asked, a thing is gone."""
    day = Day().staffed().equipped()
    day.inspect()
    office, writer = day.script.office, day.script.writers["12"]
    opening = {"do": "open-table", **{name: value for name, value in day.opening.items() if name != "on"}, "ball": "B1"}
    at = stamp(day.now)
    permit = office.permit_opening("12", opening, at, "k", S1)
    assert permit is not None
    assert permit.refused is None
    gone = {"do": "take-out-of-use", "thing": "W-3", "reason": "it wobbles"}
    assert office.ask(Request(gone, at, "gone", K1)).refused is None
    (answer,) = writer.submit([Request(opening, at, "k", S1)])
    office.opening_over("12")
    assert answer.refused is not None
    assert answer.refused.code == "not_in_use"
    assert answer.refused.facts["register"] == office.version
    assert writer.table.phase is Phase.CLOSED
