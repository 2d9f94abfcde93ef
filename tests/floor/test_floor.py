"""Many tables in one process: durable before shown, bounded, unattended rounds, and one that breaks alone."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.floor.floor_support import PIT, QUICK, ask, automatic_policy, new_floor, open_automatic, player
from tests.support import PATIENCE

from croupier.house.doors.events import SignedIn
from croupier.journal import Append, Draft, MemoryJournal, Recorded, Unknown, open_sqlite
from croupier.journal.store.sqlite import SqliteDatabase
from croupier.live.tables import Floor, InDoubt, Shown, announcements
from croupier.live.tables import writer as writer_module
from croupier.refusal import Refused
from croupier.rules import Actor, Role
from croupier.table import Phase
from croupier.wheels.random.fair import seal
from croupier.wheels.random.verify import verify

DEALER = Actor("D1", Role.DEALER)


async def until(condition: Any, seconds: float = PATIENCE) -> None:
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.01)


def heard(floor: Floor, name: str = "1") -> list[Recorded]:
    events: list[Recorded] = []
    floor.tables[name].listeners.append(lambda shown: events.extend(shown.events))
    return events


def named(events: list[Recorded], name: str) -> list[Recorded]:
    return [event for event in events if event.name == name]


async def test_an_automatic_table_plays_rounds_that_anyone_can_check(tmp_path: Path) -> None:
    floor = new_floor(open_sqlite(tmp_path / "j.sqlite"))
    await open_automatic(floor)
    events = heard(floor)
    view = floor.tables["1"].view
    await until(lambda: view.phase is Phase.BETTING)
    nonce = secrets.token_bytes(16)
    sealed = seal("table/1", view.round, "1", nonce).hex()
    assert (await ask(floor, "1", player("P1"), do="seal-nonce", seat=1, sealed=sealed)).refused is None
    assert (await ask(floor, "1", player("P1"), do="place-wager", seat=1, bet="red", stake=500)).refused is None
    await until(lambda: view.phase is Phase.NO_MORE_BETS)
    await ask(floor, "1", player("P1"), do="open-nonce", seat=1, nonce=nonce.hex())
    await until(lambda: len(named(events, "dolly-removed")) >= 2)
    whole = list(floor.journal.read("table/1"))
    for result in named(events, "result-declared"):
        number = result.data["round"]
        closed, opened = (
            next(e for e in named(whole, name) if e.data["round"] == number)
            for name in ("betting-closed", "betting-opened")
        )
        checked = verify(
            result.data["proof"], published=opened.data["commitment"], journal_head=closed.hash, own_nonces={}
        )
        assert checked.ok, checked.reasons
        assert checked.outcome == result.data["number"]
    assert named(events, "result-declared")[0].data["proof"]["nonces"][0]["nonce"] == nonce.hex()
    said = [a.say for event in events for a in announcements(event)]
    assert {"place-your-bets", "no-more-bets", "number"} <= set(said)
    await floor.stop()
    assert view.phase is Phase.OPEN  # the round that was running was finished
    assert not view.to_reveal
    floor.journal.close()


async def test_what_is_shown_is_what_the_journal_has(tmp_path: Path) -> None:
    floor = new_floor(open_sqlite(tmp_path / "j.sqlite"))
    await open_automatic(floor, seats=5)
    seen_before_durable: list[int] = []

    def check(shown: Shown) -> None:
        if shown.events and shown.events[-1].stream_version > floor.journal.version("table/1"):
            seen_before_durable.append(shown.events[-1].stream_version)

    floor.tables["1"].listeners.append(check)
    await until(lambda: floor.tables["1"].view.phase is Phase.BETTING)
    everywhere = [(seat, f"straight-{number}") for seat in range(1, 6) for number in range(10)]
    bets = [
        ask(floor, "1", player(f"P{seat}"), do="place-wager", seat=seat, bet=bet, stake=100) for seat, bet in everywhere
    ]
    answers = await asyncio.gather(*bets)
    assert not seen_before_durable
    assert all(a.refused is None for a in answers)
    await floor.stop()
    runner = floor.tables["1"]
    assert runner.view == runner.writer.table
    assert runner.version == floor.journal.version("table/1")
    floor.journal.close()


async def test_a_full_inbox_refuses_instead_of_growing() -> None:
    floor = new_floor()
    await open_automatic(floor, source="dealer")
    floor.tables["1"].inbox_max = 3
    asked = [ask(floor, "1", player("P1"), do="seat-player", seat=9, player="x") for _ in range(8)]
    answers = await asyncio.gather(*asked, return_exceptions=True)
    busy = [a for a in answers if isinstance(a, Refused)]
    assert {a.code for a in busy} == {"table_busy"}
    assert len(busy) == 5
    await floor.stop()


class Failing(MemoryJournal):
    fails: str = ""

    def draft(self, batch: Sequence[Append], *, fresh: bool = False) -> Draft:
        if not self.fails or all(append.stream != "table/1" for append in batch):
            return super().draft(batch, fresh=fresh)
        how, self.fails = self.fails, ""
        if how == "bug":
            raise AssertionError("sums are broken")
        draft = super().draft(batch, fresh=fresh)

        def commit() -> None:
            if how == "after":
                draft.commit()
            else:
                self._writing.release()
            raise Unknown([append.cause.key for append in batch], "the disk is full")

        return replace(draft, commit=commit)

    def reopen(self) -> None:
        pass


@pytest.mark.parametrize("kept", [True, False])
async def test_what_the_store_did_not_say_is_neither_done_nor_refused_until_it_is_known(kept: bool) -> None:
    journal = Failing()
    floor = new_floor(journal)
    await open_automatic(floor, source="dealer")
    await ask(floor, "1", DEALER, do="open-betting")
    events = heard(floor)
    wager = {"do": "place-wager", "seat": 1, "bet": "red", "stake": 500}
    journal.fails = "after" if kept else "before"
    with pytest.raises(InDoubt) as doubt:
        await floor.put("1", wager, "a", player("P1"))
    assert doubt.value.keys == ("a",)
    truth = await doubt.value.truth
    assert (truth is not None and truth.refused is None) if kept else truth is None
    assert len(named(events, "wager-placed")) == kept, "what was kept is shown by then"
    assert floor.tables["1"].suspended is None, "nobody has to do anything"
    for _ in range(2):  # asked again with the same key, it is done once
        assert (await floor.put("1", wager, "a", player("P1"))).refused is None
    assert floor.tables["1"].view.seats[1].staked == {"red": 500}
    await floor.stop()


async def test_who_asked_for_the_system_gets_the_truth_and_no_second_key() -> None:
    journal = Failing()
    floor = new_floor(journal)
    await open_automatic(floor, source="dealer")
    for how in ("before", "after"):
        journal.fails = how
        assert (await ask(floor, "1", player("P1"), do="tip", seat=1, amount=100)).refused is None
    assert len([event for event in journal.read("table/1") if event.name == "tip-given"]) == 2
    await floor.stop()


async def test_a_key_used_for_two_things_is_refused_whatever_the_store_says() -> None:
    journal = Failing()
    floor = new_floor(journal)
    await open_automatic(floor, source="dealer")
    tip = {"do": "tip", "seat": 1, "amount": 100}
    journal.fails = "after"
    first = floor.put("1", tip, "a", player("P1"))
    other = floor.put("1", tip | {"amount": 200}, "a", player("P1"))
    with pytest.raises(InDoubt):
        await first
    refused = (await other).refused
    assert refused is not None
    assert refused.code == "key_reused"
    await floor.stop()


async def test_a_table_that_breaks_stands_still_alone_and_comes_back() -> None:
    journal = Failing()
    floor = new_floor(journal)
    await open_automatic(floor, "1", source="dealer")
    await open_automatic(floor, "2", source="dealer")
    notes: list[Shown] = []
    floor.tables["1"].listeners.append(notes.append)
    journal.fails = "bug"
    with pytest.raises(Refused) as refused:
        await ask(floor, "1", DEALER, do="open-betting")
    assert refused.value.code == "table_suspended"
    assert refused.value.facts["cause"] == "invariant_broken"
    assert notes[-1].suspended is not None
    with pytest.raises(Refused, match="stands still"):
        await ask(floor, "1", DEALER, do="open-betting")
    assert (await ask(floor, "2", DEALER, do="open-betting")).refused is None
    await floor.tables["1"].recover()
    assert floor.tables["1"].view.phase is Phase.OPEN
    await floor.stop()


@pytest.mark.parametrize("kept", [True, False])
@pytest.mark.parametrize("when", ["result", "settlement"])
async def test_a_round_whose_result_or_settlement_is_in_doubt_is_settled_once_by_itself(when: str, kept: bool) -> None:
    journal = Failing()
    floor = new_floor(journal)
    await open_automatic(floor, source="dealer")
    for command in ({"do": "open-betting"}, {"do": "spin-ball"}, {"do": "call-no-more-bets", "wave": True}):
        if command["do"] == "spin-ball":
            await ask(floor, "1", player("P1"), do="place-wager", seat=1, bet="red", stake=500)
        assert (await ask(floor, "1", DEALER, **command)).refused is None
    events = heard(floor)

    def fail(shown: Shown) -> None:
        if named(list(shown.events), "result-declared"):
            journal.fails = "after" if kept else "before"

    if when == "result":
        journal.fails = "after" if kept else "before"
    else:
        floor.tables["1"].listeners.append(fail)
    answer = await ask(floor, "1", DEALER, do="declare-result", number="1", turns=8)
    assert answer.refused is None
    assert answer.events[0].name == "result-declared"
    view = floor.tables["1"].view
    await until(lambda: view.phase is Phase.BETTING)
    assert [len(named(events, name)) for name in ("result-declared", "seat-paid", "dolly-removed")] == [1, 1, 1]
    assert view.rack(1) + view.staked == 10_500
    assert [event.stream_version for event in journal.read("table/1")][-1] == floor.tables["1"].version
    await floor.stop()


async def test_a_table_that_pays_many_lets_others_write_in_between(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer_module, "SLICE", 1)
    floor = new_floor()
    await open_automatic(floor, source="dealer", seats=4)
    await open_automatic(floor, "2", source="dealer")
    for seat in range(1, 5):
        await ask(floor, "1", DEALER, do="open-betting") if seat == 1 else None
        await ask(floor, "1", player(f"P{seat}"), do="place-wager", seat=seat, bet="red", stake=500)
    for command in ({"do": "spin-ball"}, {"do": "call-no-more-bets", "wave": True}):
        assert (await ask(floor, "1", DEALER, **command)).refused is None
    asked: list[asyncio.Task[Any]] = []

    def ask_another(shown: Shown) -> None:
        if named(list(shown.events), "losers-collected"):
            asked.append(asyncio.ensure_future(ask(floor, "2", DEALER, do="open-betting")))

    floor.tables["1"].listeners.append(ask_another)
    answer = await ask(floor, "1", DEALER, do="declare-result", number="1", turns=8)
    assert [event.name for event in answer.events].count("seat-paid") == 4, "who declared it is answered with all of it"
    assert (await asked[0]).refused is None
    order = [(event.stream, event.name) for event in floor.journal.read_all()]
    assert order.index(("table/1", "losers-collected")) < order.index(("table/2", "betting-opened"))
    assert order.index(("table/2", "betting-opened")) < order.index(("table/1", "winners-paid"))
    await floor.stop()


def gone(*_: Any) -> None:
    raise OSError("disk I/O error")


@pytest.mark.parametrize("for_long", [False, True])
async def test_a_write_beside_the_tables_that_fails_does_not_stop_the_house(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, for_long: bool
) -> None:
    """A sign-in finds the disk failing, and so do the tables: they wait for it and go on by themselves."""
    journal = open_sqlite(tmp_path / "j.sqlite")
    floor = new_floor(journal)
    await open_automatic(floor, source="dealer")
    with monkeypatch.context() as failing:
        failing.setattr("croupier.journal.store.sqlite.SqliteDatabase.commit", gone)
        if for_long:
            failing.setattr(type(journal), "_open", gone)
        with pytest.raises(Unknown):
            await floor.record(
                SignedIn("S1", "pit-supervisor", "s1", "k", "127.0.0.1", "2026-11-18T12:00:00.000000Z"), PIT
            )
        asked = asyncio.ensure_future(ask(floor, "1", DEALER, do="open-betting"))
        await until(lambda: floor.tables["1"].suspended is not None)
        assert not asked.done()
        suspended = floor.tables["1"].suspended
        assert suspended is not None
        assert suspended.waits
    assert (await asked).refused is None
    assert floor.tables["1"].suspended is None
    assert len([event for event in journal.read("table/1") if event.name == "betting-opened"]) == 1
    await floor.stop()
    journal.close()


async def test_nothing_is_added_to_a_damaged_journal_and_its_keys_stay_unknown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = open_sqlite(tmp_path / "j.sqlite")
    floor = new_floor(journal)
    await open_automatic(floor, source="dealer")
    await ask(floor, "1", DEALER, do="open-betting")
    wager = {"do": "place-wager", "seat": 1, "bet": "red", "stake": 500}

    def damaged(*_: Any) -> None:
        raise Refused("journal_damaged", "The end of the journal is not as it was written.")

    commit = SqliteDatabase.commit

    def lost(database: SqliteDatabase) -> None:
        commit(database)
        gone()

    with monkeypatch.context() as failing:
        failing.setattr(SqliteDatabase, "commit", lost)
        failing.setattr(type(journal), "_open", damaged)
        with pytest.raises(InDoubt) as doubt:
            await floor.put("1", wager, "a", player("P1"))
        await until(lambda: floor.tables["1"].suspended is not None)
        with pytest.raises(InDoubt) as again:  # never "refused": it may be on the disk
            await floor.put("1", wager, "a", player("P1"))
        for key, other in (("b", wager), ("a", wager | {"stake": 100})):
            with pytest.raises(Refused, match="supervisor"):
                await floor.put("1", other, key, player("P1"))
    assert not doubt.value.truth.done()
    await floor.recover("1", PIT)
    for asked in (doubt, again):
        truth = await asked.value.truth
        assert truth is not None
        assert truth.refused is None
    assert floor.tables["1"].view.seats[1].staked == {"red": 500}
    await floor.stop()
    journal.close()


async def test_a_paused_automatic_table_reveals_and_waits_for_a_person() -> None:
    floor = new_floor()
    await open_automatic(floor)
    events, view = heard(floor), floor.tables["1"].view
    await until(lambda: view.phase is Phase.BETTING)
    assert (await ask(floor, "1", PIT, do="pause-betting")).refused is None
    await until(lambda: named(events, "wheel-revealed"))
    await asyncio.sleep(0.3)
    assert view.phase.value == "open"
    floor.clocks["1"].resume()
    await until(lambda: view.phase is Phase.BETTING)
    await floor.stop()


async def test_late_bets_raced_against_the_close_are_decided_by_the_journal() -> None:
    floor = new_floor()
    await open_automatic(floor, seats=10, source="dealer")
    await ask(floor, "1", DEALER, do="open-betting")
    await ask(floor, "1", DEALER, do="spin-ball")

    def bet(seat: int) -> Any:
        return ask(floor, "1", player(f"P{seat}"), do="place-wager", seat=seat, bet="black", stake=100)

    async def later(call: Any) -> Any:
        await asyncio.sleep(secrets.randbelow(20) / 10_000)
        return await call

    bets = [later(bet(1 + n % 10)) for n in range(300)]
    close = later(ask(floor, "1", DEALER, do="call-no-more-bets", wave=True))
    answers = await asyncio.gather(*bets[:150], close, *bets[150:])
    closed = next(e for e in floor.journal.read("table/1") if e.name == "betting-closed")
    for answer in answers:
        code = answer.refused.code if answer.refused else ""
        if not answer.events:  # the same again, and only counted
            assert code in ("chips_not_issued", "late_bet")
            continue
        early = answer.events[0].stream_version < closed.stream_version
        assert code in (("", "chips_not_issued") if early else ("", "late_bet"))
        assert code == "late_bet" or early or answer.events[-1].name == "betting-closed"
    view = floor.tables["1"].view
    racks = sum(view.rack(seat) for seat in range(1, 11))
    assert view.staked + racks == 10 * 10_000
    await floor.stop()
    refused = Counter[str]()
    for event in floor.journal.read("table/1"):
        if event.name in ("command-refused", "refusals-summed"):
            refused[event.data["code"]] += event.data.get("count", 1)
    refused.pop("house_closing", None)
    assert refused == Counter(answer.refused.code for answer in answers if answer.refused), "each is on record"


@pytest.mark.parametrize("bad", [{"stake": 2**60}, {"stake": 1e300}, {"bet": "x" * 1000}, {"bet": "\u0007"}])
async def test_what_a_journal_cannot_keep_does_not_reach_the_table(bad: dict[str, Any]) -> None:
    floor = new_floor()
    await open_automatic(floor, source="dealer")
    with pytest.raises(Refused) as refused:
        await ask(floor, "1", player("P1"), do="place-wager", seat=1, **{"bet": "red", "stake": 100, **bad})
    assert refused.value.code == "bad_command"
    await floor.stop()


async def test_a_coupon_is_good_at_one_table_of_the_house() -> None:
    """Registered one after the other, at the same moment, and again after a restart; a bad one claims nothing."""
    floor = new_floor()
    for name in ("1", "2"):
        floor.set_up(name, automatic_policy(), frozenset())
    await floor.start()
    coupon = {"do": "register-coupon", "face": 500, "expires": "2026-12-31"}
    wrong = await ask(floor, "2", PIT, **coupon | {"coupon": "MP-1", "expires": "soon"})
    assert wrong.refused is not None
    asked = [ask(floor, name, PIT, **coupon, coupon="MP-1") for name in ("1", "2")]
    first, second = await asyncio.gather(*asked)
    assert first.refused is None
    assert second.refused is not None
    assert second.refused.code == "coupon_not_valid"
    assert [list(floor.tables[name].view.coupons) for name in ("1", "2")] == [["MP-1"], []]
    again = Floor(floor.journal, QUICK)
    await again.start()
    late = await ask(again, "2", PIT, **coupon, coupon="MP-1")
    assert late.refused is not None
    assert late.refused.message == "Coupon MP-1 is registered already."
    assert (await ask(again, "2", PIT, **coupon, coupon="MP-2")).refused is None
