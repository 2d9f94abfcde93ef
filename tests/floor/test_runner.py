"""One table's task: what is shown when, who is answered with what, and what a bad listener can do (nothing)."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest
from tests.floor.floor_support import CASHIER, PIT, QUICK, ask, new_floor, open_automatic, player
from tests.floor.test_floor import DEALER, Failing, heard, named
from tests.support import clause

from croupier.journal import Append, Draft, MemoryJournal, Recorded
from croupier.live.tables import Floor, Shown
from croupier.refusal import Refused
from croupier.table import Phase


async def spun(floor: Floor) -> None:
    await ask(floor, "1", DEALER, do="open-betting")
    for seat in (1, 2):
        placed = await ask(floor, "1", player(f"P{seat}"), do="place-wager", seat=seat, bet="red", stake=500)
        assert placed.refused is None
    await ask(floor, "1", DEALER, do="spin-ball")
    await ask(floor, "1", DEALER, do="call-no-more-bets", wave=True)


async def test_the_number_is_told_before_the_settlement_is_even_decided() -> None:
    floor = new_floor()
    await open_automatic(floor, source="dealer")
    await spun(floor)
    runner, told = floor.tables["1"], list[list[str]]()
    runner.listeners.append(lambda shown: told.append([event.name for event in shown.events]))
    everybody = asyncio.Event()

    async def all_told() -> None:
        await everybody.wait()

    runner.told = all_told
    asking = asyncio.ensure_future(ask(floor, "1", DEALER, do="declare-result", number="1", turns=8))
    while not told:
        await asyncio.sleep(0.01)
    assert told == [["result-declared"]]
    assert runner.view.phase is Phase.RESULT
    assert floor.journal.version("table/1") == runner.version, "nothing of the settlement is written yet"
    assert not asking.done()
    everybody.set()
    answer = await asking
    assert "seat-paid" in told[1]
    assert {"result-declared", "dolly-removed"} <= {event.name for event in answer.events}
    await floor.stop()


async def test_a_settlement_that_a_crash_cut_off_is_made_at_the_start() -> None:
    journal = MemoryJournal()
    floor = new_floor(journal)
    await open_automatic(floor, source="dealer")
    await spun(floor)
    runner = floor.tables["1"]

    async def forever() -> None:
        await asyncio.Event().wait()

    runner.told = forever
    asking = asyncio.ensure_future(ask(floor, "1", DEALER, do="declare-result", number="1", turns=8))
    while runner.view.phase is not Phase.RESULT:
        await asyncio.sleep(0.01)
    for tasks in floor._tasks.values():  # no farewell
        for task in tasks:
            task.cancel()
    assert (await asking).events[-1].name == "result-declared"
    again = Floor(journal, QUICK)
    await again.start()
    await again.tables["1"].changed(5)
    view = again.tables["1"].view
    assert view.phase is Phase.BETTING
    assert [view.rack(seat) for seat in (1, 2)] == [10_000, 10_000]  # staked 500, won 500
    await again.stop()


async def test_a_command_in_the_same_batch_meets_the_table_after_the_settlement() -> None:
    floor = new_floor()
    await open_automatic(floor, source="dealer")
    await spun(floor)
    declare = ask(floor, "1", DEALER, do="declare-result", number="1", turns=8)
    wager = ask(floor, "1", player("P1"), do="place-wager", seat=1, bet="black", stake=500)
    _, placed = await asyncio.gather(declare, wager)
    assert placed.refused is None, "betting is open again, and that is what it met"
    await floor.stop()


async def test_who_listens_badly_harms_nobody() -> None:
    floor = new_floor()
    await open_automatic(floor, source="dealer")

    def bad(_shown: Shown) -> None:
        raise RuntimeError("I cannot hear that")

    floor.tables["1"].listeners.insert(0, bad)
    events = heard(floor)
    assert (await ask(floor, "1", DEALER, do="open-betting")).refused is None
    assert named(events, "betting-opened")
    assert floor.tables["1"].suspended is None
    await floor.stop()


async def test_a_refusal_that_was_kept_by_a_failing_disk_is_answered_as_a_refusal() -> None:
    journal = Failing()
    floor = new_floor(journal)
    await open_automatic(floor, source="dealer")
    journal.fails = "after"
    answer = await ask(floor, "1", player("P1"), do="place-wager", seat=1, bet="red", stake=500)
    assert answer.refused is not None
    assert answer.refused.code == "betting_not_open"
    await floor.stop()


class BroughtBack(MemoryJournal):
    """It refuses once, and by the time that somebody looks another table has opened it again."""

    stopped = False

    def draft(self, batch: Sequence[Append], *, fresh: bool = False) -> Draft:
        if batch and self.stopped:
            self.stopped = False
            raise Refused("journal_stopped", "The journal has failed; reopen it.")
        return super().draft(batch, fresh=fresh)


async def test_a_table_that_met_a_stopped_store_goes_on_though_another_has_brought_it_back() -> None:
    journal = BroughtBack()
    floor = new_floor(journal)
    await open_automatic(floor, source="dealer")
    journal.stopped = True
    answer = await ask(floor, "1", DEALER, do="open-betting")
    assert answer.refused is None
    assert floor.tables["1"].suspended is None
    await floor.stop()


async def test_a_recovered_table_still_knows_the_event_that_closed_betting() -> None:
    journal = Failing()
    floor = new_floor(journal)
    await open_automatic(floor, source="dealer")
    await ask(floor, "1", DEALER, do="open-betting")
    await ask(floor, "1", DEALER, do="spin-ball")
    journal.fails = "after"
    closed = await ask(floor, "1", DEALER, do="call-no-more-bets", wave=True)
    await floor.tables["1"].recover()
    assert floor.tables["1"].closed_at == closed.events[-1].hash
    await floor.stop()


async def test_a_round_that_cannot_be_sealed_costs_nobody_anything() -> None:
    floor = new_floor()
    notes: list[Any] = ["", "note 2"]

    def seal(_journal: object) -> str:
        note = notes.pop(0)
        if not note:
            raise OSError("the other disk is full")
        return str(note)

    floor.seal = seal
    await open_automatic(floor, source="dealer")
    checkpoints: list[str] = []
    floor.tables["1"].listeners.append(lambda shown: checkpoints.append(shown.checkpoint))
    for _ in range(2):
        if floor.tables["1"].view.phase is Phase.OPEN:
            await ask(floor, "1", DEALER, do="open-betting")
        await ask(floor, "1", DEALER, do="spin-ball")
        await ask(floor, "1", DEALER, do="call-no-more-bets", wave=True)
        declared = await ask(floor, "1", DEALER, do="declare-result", number="1", turns=8)
        assert declared.refused is None
    assert floor.tables["1"].suspended is None
    assert [note for note in checkpoints if note] == ["note 2"]
    await floor.stop()


@pytest.mark.parametrize("rounds", [300, pytest.param(10_000, marks=pytest.mark.long)])
async def test_late_bets_raced_against_the_close(rounds: int) -> None:
    """Journal order decides, and the chips are always back: as many races as asked for, one wager against one close."""
    floor = new_floor()
    await open_automatic(floor, seats=1, source="dealer")
    await ask(floor, "1", DEALER, do="open-betting")
    runner, view = floor.tables["1"], floor.tables["1"].view
    late = 0
    for number in range(rounds):
        await ask(floor, "1", DEALER, do="spin-ball")
        wager = ask(floor, "1", player("P1"), do="place-wager", seat=1, bet="low", stake=100)
        close = ask(floor, "1", DEALER, do="call-no-more-bets", wave=True)
        asked: list[Any] = [wager, close] if number % 2 else [close, wager]
        if number % 3 == 0:  # in another batch
            asked[1] = _later(asked[1], number % 5)
        one, other = await asyncio.gather(*asked)
        placed, closed = (one, other) if number % 2 else (other, one)
        assert closed.refused is None
        in_time = bool(placed.events) and placed.events[0].stream_version < closed.events[0].stream_version
        assert (placed.refused is None) is in_time
        if not in_time:
            late += 1
            assert placed.refused.code == "late_bet"
            assert placed.refused.facts["returned"] == 100
        assert view.rack(1) + view.staked == 10_000
        assert view.staked == (100 if in_time else 0)
        no_spin = await ask(floor, "1", DEALER, do="declare-no-spin", reason="under_four_turns")
        assert no_spin.refused is None, no_spin.refused
        if in_time:
            await ask(floor, "1", player("P1"), do="clear-wagers", seat=1)
    assert 0 < late < rounds
    assert runner.view == runner.writer.table
    names = [event.name for event in _history(floor)]
    assert names.count("betting-closed") == rounds
    await floor.stop()


def _history(floor: Floor) -> list[Recorded]:
    return list(floor.journal.read("table/1"))


async def _later(call: Any, turns: int) -> Any:
    for _ in range(turns):
        await asyncio.sleep(0)
    return await call


async def test_a_pit_supervisor_is_not_the_house() -> None:
    """The house itself may hold a game, a player may not; and what it holds says why."""
    floor = new_floor()
    await open_automatic(floor, source="dealer")
    refused = (await ask(floor, "1", player("P1"), do="suspend-table", reason="because")).refused
    assert refused is not None
    assert refused.code == "pit_supervisor_only"
    assert (await ask(floor, "1", PIT, do="suspend-table", reason="because")).refused is None
    await floor.stop()


@clause("CO-2202-c")
async def test_a_receipt_is_dropped_at_one_table_of_the_house() -> None:
    """At the same moment, later, and after a restart; one that was refused at a table is none that it has."""
    floor = new_floor()
    for name in ("1", "2"):
        await open_automatic(floor, name, source="dealer")
    sale = {"do": "buy-in", "seat": 1, "amount": 2_000}
    assert (await ask(floor, "2", CASHIER, **sale | {"seat": 9}, receipt="R-9")).refused is not None
    asked = [ask(floor, name, CASHIER, **sale, receipt="R-9") for name in ("1", "2")]
    first, second = await asyncio.gather(*asked)
    assert first.refused is None
    assert second.refused is not None
    assert (second.refused.code, second.refused.clause) == ("receipt_already_dropped", "CO-2202-c")
    for name in ("1", "2"):
        assert (await ask(floor, name, CASHIER, **sale)).refused is None, "cash has no number"
    again = Floor(floor.journal, QUICK)
    await again.start()
    late = await ask(again, "2", CASHIER, **sale, receipt="R-9")
    assert late.refused is not None
    assert late.refused.code == "receipt_already_dropped"


@clause("CO-2203(1)-d")
async def test_a_coupon_is_good_at_one_table_of_the_house() -> None:
    floor = new_floor()
    for name in ("1", "2"):
        await open_automatic(floor, name, source="dealer")
    coupon = {"do": "register-coupon", "coupon": "M-1", "face": 500, "expires": "2026-12-31"}
    first = await ask(floor, "1", PIT, **coupon)
    assert first.refused is None
    again = await ask(floor, "2", PIT, **coupon)
    assert again.refused is not None
    assert (again.refused.code, again.refused.clause) == ("coupon_not_valid", "CO-2203(1)-d")
