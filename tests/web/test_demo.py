"""The demonstration floor: four tables stand open, everybody has a code, bots play, and it says what it is."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import date, datetime
from pathlib import Path

import pytest
from tests.support import PATIENCE
from tests.web.web_support import LOOSE, serving

from croupier.live.clock import utc_now
from croupier.live.moments import stamp
from croupier.live.reports.report import report_rows
from croupier.people.staff.checks import STAFF
from croupier.register.at_tables import LAST_DAY
from croupier.rules import Actor, Role
from croupier.web.demo.demo import GUEST_BUY_IN, OPENER, TABLES, Bots, make_staff, make_tables
from croupier.web.demo.history import Calendar
from croupier.web.demo.opening import Demonstration
from croupier.web.demo.playing import Company
from croupier.web.demo.register import make_register
from croupier.web.demo.tournaments import BOTS, DIRECTOR, EVENT, ON_TERMINALS, TODAYS, DemoTournament
from croupier.web.demo.tournaments import TABLES as TOURNAMENT_TABLES
from croupier.web.door.settings import Settings
from croupier.web.server import open_house
from croupier.web.watch.metrics import metrics_text


def test_four_tables_and_staff_of_every_role(tmp_path: Path) -> None:
    with serving(tmp_path, tables=make_tables, staff=False) as server:
        codes = make_staff(server.house)
        assert {role for _, _, role, _ in codes} == STAFF
        tables = server.client().get("/api/tables").json()
        assert [table["rulebook"] for table in tables] == ["classic", "house", "colorado", "south-dakota", "colorado"]
        assert [table["phase"] == "closed" for table in tables] == [False] * 4 + [True], "one is to be inspected"
        assert all(table["demo"] for table in tables)
        badge, _, role, code = codes[0]
        client = server.client()
        signed = client.post("/api/session", json={"badge": badge, "passphrase": code})
        assert signed.json()["role"] == role.value
        assert signed.headers["x-croupier-demonstration"]
        assert server.client().get("/api/demonstration").json()["people"][0] == {
            "badge": badge, "name": "Dora", "role": "dealer", "passphrase": code,
        }  # fmt: skip
        again = {"badge": badge, "code": code, "passphrase": "a passphrase of my own"}
        refused = client.post("/api/people/start", json=again)
        assert (refused.status_code, refused.json()["code"]) == (409, "started_already")
        with server.live(server.terminal(9)) as one:
            assert one.next("welcome" if one.heard else "snapshot")
            one.done(do="seat-player", seat=9, player="Guest")
            assert one.next("announcement", say="place-your-bets")


def test_a_real_house_tells_nobody_whom_to_be(tmp_path: Path) -> None:
    with serving(tmp_path, replace(LOOSE, demo=False), staff=False) as server:
        codes = make_staff(server.house)
        answer = server.client().get("/api/demonstration")
        assert (answer.status_code, answer.json()["code"]) == (404, "no_demonstration")
        assert not any(code in answer.text for _, _, _, code in codes)


def test_bots_bet_when_betting_opens(tmp_path: Path) -> None:
    house = open_house(Settings(db=str(tmp_path / "j.sqlite")))
    make_tables(house.floor)

    async def watch() -> int:
        await house.start()
        runner = house.floor.tables["2"]
        bots = Bots(house.floor, runner, TABLES[1], hesitation=0)
        await bots.play(1)
        asked = float(metrics_text(house).partition("\ncroupier_commands_total ")[2].split()[0])
        assert asked >= 1, "what bots ask counts too"
        assert runner.view.staked == 0  # betting is not open, so every wager was refused
        await house.floor.ask("2", {"do": "open-betting"}, "open", Actor("D1", Role.DEALER))
        await bots.play(1)
        staked = runner.view.staked
        await house.stop()
        return staked

    assert asyncio.run(watch()) > 0


def test_a_guest_gets_chips_once(tmp_path: Path) -> None:
    house = open_house(Settings(db=str(tmp_path / "j.sqlite")))
    make_tables(house.floor)

    async def watch() -> list[int]:
        await house.start()
        runner = house.floor.tables["3"]
        bots = Bots(house.floor, runner, TABLES[2], hesitation=0)
        seating = {"do": "seat-player", "seat": 9, "player": "Guest"}
        await house.floor.ask("3", seating, "seat", Actor("Guest", Role.PLAYER))
        racks = []
        for _ in range(2):
            await bots.sell(9)
            racks.append(runner.view.rack(9))
        await house.stop()
        return racks

    assert asyncio.run(watch()) == [GUEST_BUY_IN, GUEST_BUY_IN]


def test_days_are_lived_beside_the_open_doors_and_then_bots_deal(tmp_path: Path) -> None:
    """By commands, a set clock and nobody's help: reports have days, boxes are counted, and it is today at the end."""
    calendar = Calendar(13)
    house = open_house(Settings(db=str(tmp_path / "demo.sqlite"), demo=True), calendar)
    demonstration = Demonstration(house, calendar)

    async def live() -> None:
        await house.start()
        await demonstration.begin()
        assert calendar.running, "the doors do not wait for the history"
        async with asyncio.timeout(PATIENCE):
            while len(demonstration.dealers) < 4:
                await asyncio.sleep(0.05)
        assert (calendar.done, calendar.running) == (13, False)
        assert abs((datetime.fromisoformat(house.floor.now()) - utc_now()).total_seconds()) < 3600
        rows = await house.office.day_book(lambda book, _: report_rows(house.journal, book, "table", "", LAST_DAY))
        played = [row for row in rows if row.rounds]  # at night the tables were made on the gaming day before
        evenings = [row for row in played if row.table in ("2", "4") and row.day < house.floor.today()]
        assert len(evenings) == 2 * 13
        assert all(row.rounds > 0 and row.drop > 0 and not row.uncounted for row in evenings)
        assert {row.begins for row in evenings[2:]} == {OPENER}, "a tray that nobody fills sells nothing in the end"
        halls = house.tournaments.halls
        assert halls["autumn"].view.concluded, "one is over, with its prizes paid"
        assert len(halls["thursday"].view.entries) == 6
        assert halls["thursday"].view.events["E1"].started == "", "one begins when its director says so"
        await house.stop()

    asyncio.run(live())
    assert {dealer.badge for dealer in demonstration.dealers} == {"D1", "D2", "D3", "D4"}, "each table its own"
    tables = [house.floor.tables[name].view for name in ("2", "4")]
    assert [table.dealer for table in tables] == ["D1", "D3"]
    assert len(house.floor.tables["4"].view.disputes) == 1, "open, for the visitor to decide"


def test_bots_play_todays_tournament_once_its_director_starts_it(tmp_path: Path) -> None:
    """Tables opened, seats taken, every spin played: and nothing of what a director does."""
    calendar = Calendar(12)
    house = open_house(Settings(db=str(tmp_path / "demo.sqlite"), demo=True), calendar)
    policy = {"rulebook": "colorado", **ON_TERMINALS["tournament"]["table"]}
    register = make_register(house, make_staff(house), [(table, policy) for table in TOURNAMENT_TABLES])
    today = date.fromisoformat(house.floor.day(stamp(utc_now())))
    tournament = DemoTournament(house, TODAYS, "Thursday night", today, ON_TERMINALS)

    async def step(do: str) -> None:
        """The director waits until nothing stands in the way of it."""
        async with asyncio.timeout(PATIENCE):
            while (found := tournament.hall.next_step(EVENT, house.floor.now())) is None or found.obstacles:
                await asyncio.sleep(0.05)
        assert found.do == do
        fields = {"seed": "4-8-15"} if do == "draw-seats" else {}
        await tournament.ask(DIRECTOR, do, **{**found.fields, **fields})

    async def everybody_sits() -> None:
        async with asyncio.timeout(PATIENCE):
            while not all(player.present for player in tournament.hall.view.events[EVENT].still_in()):
                await asyncio.sleep(0.05)

    async def live() -> None:
        await house.start()
        await tournament.published()
        calendar.running = False
        await tournament.entered(BOTS)
        company = Company(house, register, tournament.hall, EVENT, TOURNAMENT_TABLES, frozenset(BOTS), pace=0.01)
        attending = asyncio.create_task(company.attend())
        await step("start-event")
        for playing in (6, 4):
            await step("draw-seats")
            await everybody_sits()
            assert len(tournament.hall.view.events[EVENT].still_in()) == playing
            await step("start-round")
            await step("end-round")
            await step("advance-players")
        await asyncio.wait_for(attending, PATIENCE)
        for table in TOURNAMENT_TABLES:
            played[table] = [one.name for one in house.journal.read(f"table/{table}")]
        await house.stop()

    played: dict[str, list[str]] = {}
    asyncio.run(live())
    assert {table: names.count("dolly-removed") for table, names in played.items()} == {"T1": 10, "T2": 5}
    assert all(names.count("wager-placed") >= 3 * 5 for names in played.values())
    assert not [name for names in played.values() for name in names if name == "command-refused"]
    points = [player.points for player in tournament.hall.view.events[EVENT].players.values()]
    assert len(set(points)) > 1, "chance had its say"


def test_a_short_history_is_lived_to_its_end_without_tournaments(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    calendar = Calendar(4)
    house = open_house(Settings(db=str(tmp_path / "demo.sqlite"), demo=True), calendar)
    demonstration = Demonstration(house, calendar)

    async def live() -> None:
        await house.start()
        await demonstration.begin()
        async with asyncio.timeout(PATIENCE):
            while len(demonstration.dealers) < 4:
                await asyncio.sleep(0.05)
        await house.stop()

    asyncio.run(live())
    assert calendar.done == 4
    assert not house.tournaments.halls
    assert not caplog.records
