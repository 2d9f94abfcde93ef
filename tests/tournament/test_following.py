"""The tables follow the tournament: whoever is quicker than they are waits, and nothing is owed to them for long."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Any

import pytest
from tests.tournament.hall_support import START_DAY, Evening, event, plan, shown

from croupier.journal import Unknown
from croupier.live.scripts.tournament import WriterTables
from croupier.live.tables.writer import Answer, Request
from croupier.refusal import Refused
from croupier.rules import Actor

MANY = 2000  # turns of the loop, and nothing here takes ten


class SlowTables(WriterTables):
    """Tables on which nobody leaves the seat before the gate is open; or which cannot be asked for a while."""

    gate: asyncio.Event | None = None
    silent = 0
    on_their_way: tuple[str, ...] = ()  # the dealer's words that the table hears before it is asked to hand chips back

    async def ask(self, name: str, command: Mapping[str, Any], key: str, actor: Actor | None, *more: Any) -> Answer:
        if self.silent:
            self.silent -= 1
            raise Unknown([], "the disk is silent")
        if command["do"] == "return-points":
            words, self.on_their_way = self.on_their_way, ()
            for word in words:
                dealt = Request({"do": word, "by": {"role": "dealer"}}, self.at, f"on its way/{word}")
                assert self.writers[name].submit([dealt])[0].refused is None
        if self.gate is not None and command["do"] == "unseat-player":
            await self.gate.wait()
        return await super().ask(name, command, key, actor, *more)


def after_a_round() -> Evening:
    """Two rounds on one table; the first is played, and about to end."""
    evening = Evening()
    evening.tables = SlowTables(evening.journal)
    evening.hall.tables = evening.tables
    rounds = [{"spins": 1, "advance": 3}, {"spins": 1}]
    evening.do("publish-rules", rules=plan(event(buy_in=50_00, on_tables=True, rounds=rounds)))
    evening.ready()
    for person in "ABC":
        evening.register(person)
    evening.do("start-event", event="E1", date=START_DAY)
    evening.open_table("1")
    evening.seat()
    evening.do("start-round", event="E1", counts=evening.counts())
    evening.at_table("1", "open-betting")
    evening.spin("1", "1")
    return evening


async def asked(evening: Evening, do: str, **fields: Any) -> Answer:
    request = Request({"do": do, "event": "E1", **fields}, evening.tables.at, f"quick/{do}/{fields}")
    return await evening.hall.ask(request)


async def the_next_round(evening: Evening) -> list[Answer]:
    """As quick as a director can press."""
    answers = [await asked(evening, "advance-players"), await asked(evening, "draw-seats", seed="4-8-15")]
    for player in evening.state.events["E1"].still_in():
        person = evening.state.entries[player.entry].person
        answers.append(await asked(evening, "take-seat", entry=player.entry, person=person))
    return [*answers, await asked(evening, "start-round", counts=evening.counts())]


def test_the_next_round_waits_until_the_last_has_left_the_table() -> None:
    evening = after_a_round()
    table = evening.tables.writers["1"].table

    async def hasty() -> list[Answer]:
        assert isinstance(evening.tables, SlowTables)
        evening.tables.gate = asyncio.Event()
        ending = asyncio.create_task(asked(evening, "end-round"))
        while evening.state.events["E1"].running:
            await asyncio.sleep(0)
        assert len(table.seats) == 3
        going_on = asyncio.create_task(the_next_round(evening))
        for _ in range(MANY):
            await asyncio.sleep(0)
        evening.tables.gate.set()
        return [await ending, *await going_on]

    assert [answer.refused for answer in asyncio.run(hasty())] == [None] * 7
    assert sorted(seat.player for seat in table.seats.values()) == ["Player A", "Player B", "Player C"]
    assert {table.rack(seat) for seat in table.seats} == {1000}


def test_a_table_that_could_not_be_asked_is_asked_again() -> None:
    evening = after_a_round()
    table = evening.tables.writers["1"].table
    assert isinstance(evening.tables, SlowTables)
    evening.tables.silent = 2
    for _ in range(2):
        with pytest.raises(Unknown):
            asyncio.run(asked(evening, "end-round"))
        assert len(table.seats) == 3
    assert [answer.refused for answer in asyncio.run(the_next_round(evening))] == [None] * 6
    assert {table.rack(seat) for seat in table.seats} == {1000}


def test_what_the_store_kept_without_saying_so_is_followed_too() -> None:
    evening = after_a_round()
    write = evening.hall.write

    async def unheard(work: Callable[[], Answer]) -> Answer:
        await write(work)
        raise Unknown([], "the disk is silent")

    evening.hall.write = unheard
    with pytest.raises(Unknown):
        asyncio.run(asked(evening, "end-round"))
    evening.hall.write = write
    assert len(evening.tables.writers["1"].table.seats) == 3
    assert [answer.refused for answer in asyncio.run(the_next_round(evening))] == [None] * 6
    assert shown(evening.hall.view) == shown(evening.state)
    assert {seat.player for seat in evening.tables.writers["1"].table.seats.values()} == {
        "Player A",
        "Player B",
        "Player C",
    }


def test_a_ball_that_was_on_its_way_keeps_the_chips_until_it_is_over_and_no_longer() -> None:
    """The dealer was quicker than the tables: what they refused for now is asked again under another key, and done."""
    evening = after_a_round()
    assert evening.at_table("1", "spin-ball", by=("dealer", "D7")) is not None, "it had its spins"
    evening.tables.on_their_way = ("spin-ball",)  # type: ignore[attr-defined]
    evening.do("end-round", event="E1")
    table = evening.tables.writers["1"].table
    assert len(table.seats) == 3, "nobody hands chips back while a ball runs"
    for again in range(2):
        with pytest.raises(Refused, match="A ball runs") as refused:
            evening._ask("advance-players", {"event": "E1"})
        assert refused.value.code == "table_busy", again
    ending: list[tuple[str, dict[str, Any]]] = [
        ("call-no-more-bets", {"wave": True}), ("declare-result", {"number": "1", "turns": 8}),
        ("place-dolly", {"number": "1"}), ("collect-losers", {}), ("remove-dolly", {}),
    ]  # fmt: skip
    for command, fields in ending:
        assert evening.at_table("1", command, **fields) is None, command
    evening.do("advance-players", event="E1")
    assert not table.seats


@pytest.mark.parametrize("command", ["place-wager", "spin-ball", "open-betting"])
def test_nobody_bets_or_spins_while_a_table_has_still_to_follow(command: str) -> None:
    evening = after_a_round()

    async def meanwhile() -> Refused | None:
        evening.tables.gate = gate = asyncio.Event()  # type: ignore[attr-defined]
        ending = asyncio.ensure_future(asked(evening, "end-round"))
        for _ in range(MANY):
            await asyncio.sleep(0)
        refused = evening.hall.objection("1", {"do": command, "seat": 1, "bet": "red", "stake": 100}, evening.tables.at)
        gate.set()
        await ending
        return refused

    refused = asyncio.run(meanwhile())
    assert refused is not None
    assert refused.id == "round_running.chips"
    assert evening.hall.objection("1", {"do": command, "seat": 1}, evening.tables.at) is None, (
        "nothing is owed any more"
    )
