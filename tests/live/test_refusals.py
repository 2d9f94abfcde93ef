"""What is refused again and again is on record as a sum: nothing is lost, nothing fills the disk."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

import pytest
from tests.live.writer_support import AT, RED, Failing, opened, requests

from croupier.journal import Journal, MemoryJournal, Recorded, Unknown
from croupier.journal.proof.verify import verify
from croupier.live import Request, TableWriter, replay_books
from croupier.live.tables.refusals import SINGLY, SINGLY_IN_ALL, SUM_SECONDS, Counted, Kind, Refusals
from croupier.refusal import Refused
from croupier.rules import Actor, Role

PLAYER, OTHER, CLOCK = (Actor(who, Role.PLAYER, f"T/{who}") for who in ("Ann", "Ben", "Zoe"))
SPIN_AND_CALL = [{"do": "spin-ball"}, {"do": "call-no-more-bets"}]
TO_THE_END: list[dict[str, Any]] = [
    {"do": "declare-result", "number": "1", "turns": 5},
    {"do": "place-dolly", "number": "1"},
    {"do": "collect-losers"},
    {"do": "remove-dolly"},
]


def late(count: int, start: int = 0, who: Actor = PLAYER) -> list[Request]:
    return [Request(RED, after(number), f"{who.who}-late-{number}", who) for number in range(start, start + count)]


def after(seconds: float) -> str:
    return f"{datetime.fromisoformat(AT) + timedelta(seconds=seconds):%Y-%m-%dT%H:%M:%S.%fZ}"


def called(journal: Journal | None = None) -> TableWriter:
    """No more bets in round 1."""
    writer = opened(journal or MemoryJournal())
    assert not any(answer.refused for answer in writer.submit(requests(SPIN_AND_CALL, "called")))
    return writer


def on_record(writer: TableWriter, name: str = "refusals-summed") -> list[Recorded]:
    return [event for event in writer.journal.read(writer.stream) if event.name == name]


def counts(writer: TableWriter) -> tuple[int, list[int]]:
    """Refusals on record one by one, and the sums."""
    return len(on_record(writer, "command-refused")), [event.data["count"] for event in on_record(writer)]


def codes(answers: Sequence[Any]) -> set[str]:
    return {answer.refused.code if answer.refused else "" for answer in answers}


def test_the_first_are_on_record_one_by_one_and_the_rest_as_a_sum_when_the_round_is_over() -> None:
    writer = called()
    before = writer.version
    answers = writer.submit(late(40))
    assert codes(answers) == {"late_bet"}
    assert {answer.refused.clause for answer in answers if answer.refused} == {answers[0].refused.clause}  # type: ignore[union-attr]
    assert writer.version == before + SINGLY, "nothing else is written while the round goes on"
    writer.submit(requests(TO_THE_END, "end"))
    (summed,) = on_record(writer)
    assert (summed.who, summed.role, summed.device) == (PLAYER.who, PLAYER.role, PLAYER.device)
    first, last = after(SINGLY), after(39)
    assert summed.data == {
        "round": 1, "command": "place-wager", "code": "late_bet", "count": 40 - SINGLY, "first": first, "last": last,
        "clause": answers[0].refused.clause, "seat": 1,  # type: ignore[union-attr]
    }  # fmt: skip
    assert verify(writer.journal, replay=replay_books).ok


def test_each_one_who_asks_has_a_sum_of_his_own_and_each_reason_too() -> None:
    writer = called()
    mixed = [one for pair in zip(late(6), late(9, who=OTHER)[:6], strict=True) for one in pair]
    writer.submit(mixed)
    again = [Request({"do": "clear-wagers", "seat": 1}, AT, f"clear-{number}", PLAYER) for number in range(5)]
    assert codes(writer.submit(again)) == {"betting_closed"}
    writer.submit(requests(TO_THE_END, "end"))
    sums = {(event.who, event.data["command"]): event.data["count"] for event in on_record(writer)}
    assert sums == {
        ("Ann", "place-wager"): 6 - SINGLY,
        ("Ben", "place-wager"): 6 - SINGLY,
        ("Ann", "clear-wagers"): 5 - SINGLY,
    }


def test_a_refusal_that_is_only_counted_answers_its_key_until_the_round_is_over() -> None:
    writer = called()
    last = late(10)[-1]
    writer.submit(late(10))
    (answer,) = writer.submit([last])
    assert answer.refused is not None
    assert (answer.refused.code, answer.refused.facts["returned"]) == ("late_bet", 100)
    other = Request({**RED, "stake": 200}, AT, last.key, PLAYER)
    assert codes(writer.submit([other])) == {"key_reused"}
    twice = writer.submit([Request(RED, AT, "twice", PLAYER), Request(RED, AT, "twice", PLAYER)])
    assert codes(twice) == {"late_bet"}
    reused = writer.submit([Request(RED, AT, "reused", PLAYER), Request({**RED, "stake": 200}, AT, "reused", PLAYER)])
    assert [answer.refused.code for answer in reused if answer.refused] == ["late_bet", "key_reused"]
    writer.submit(requests([*TO_THE_END, {"do": "open-betting"}], "end"))
    (summed,) = on_record(writer)
    assert summed.data["count"] == 10 - SINGLY + 2, "asked again is not refused again"
    assert codes(writer.submit([last])) == {""}, "in the next round it is a new wager"


def test_a_sum_does_not_wait_longer_than_a_minute_and_not_beyond_the_houses_closing() -> None:
    writer = called()
    writer.submit(late(10))
    writer.submit([Request(RED, after(SUM_SECONDS + SINGLY - 1), "not yet", PLAYER)])
    assert counts(writer) == (SINGLY, [])
    writer.submit([Request(RED, after(SUM_SECONDS + SINGLY + 1), "now", PLAYER)])
    assert counts(writer) == (SINGLY, [10 - SINGLY + 1])
    writer.submit([Request(RED, after(SUM_SECONDS + 20), "later", PLAYER)])
    writer.close(after(SUM_SECONDS + 21))
    assert counts(writer) == (SINGLY, [10 - SINGLY + 1, 2])


def test_who_asks_for_ever_new_nonsense_fills_no_disk_either() -> None:
    writer = called()
    said = [f"dance-{number}" for number in range(20)] + sorted(writer_commands())
    asked = [Request({"do": name, "seat": 1}, AT, f"{name}-{n}", PLAYER) for name in said for n in range(4)]
    assert "" not in codes(writer.submit(asked))
    writer.submit(requests(TO_THE_END, "end"))
    singly, sums = counts(writer)
    assert singly <= SINGLY_IN_ALL
    assert singly + sum(sums) == len(asked)
    assert [event.data["count"] for event in on_record(writer) if not event.data["command"]] == [20 * 4 - SINGLY]


def test_what_belongs_to_a_round_that_ended_otherwise_is_summed_in_the_next() -> None:
    refusals, kind = Refusals(), Kind(PLAYER, "place-wager", "late_bet", 1)
    for number in range(5):
        if refusals.counts(kind):
            refusals.count(Counted(kind, str(number), "", Refused("late_bet", "Too late."), AT))
    refusals.keep(1)
    assert refusals.due(AT, 1, over=False) == []
    assert [(of, summed.count) for of, summed in refusals.due(AT, 2, over=False)] == [(kind, 5 - SINGLY)]


def writer_commands() -> list[str]:
    return ["place-wager", "move-wager", "clear-wagers", "rebet-wagers", "double-wagers", "open-table", "pay-winners",
            "spin-ball", "remove-dolly", "collect-losers", "place-dolly", "fill-table"]  # fmt: skip


def test_a_refusal_that_tells_something_is_always_on_record() -> None:
    """A number that is keyed is known, however often the dealer was refused before."""
    writer = opened(MemoryJournal())
    dealer = Actor("D1", Role.DEALER)
    names = ["no-dance", *writer_commands()]
    asked = [Request({"do": name, "seat": 1}, AT, f"{name}-{n}", dealer) for name in names for n in range(SINGLY)]
    writer.submit([*asked, *requests(SPIN_AND_CALL[:1], "spun")])
    keyed = [Request({"do": name, "number": "7", "turns": 5}, AT, name, dealer) for name in ("dance", "declare-result")]
    only_counted, told = writer.submit(keyed)
    assert only_counted.events == ()
    assert [event.name for event in told.events] == ["number-seen", "call-missed", "command-refused"]


@pytest.mark.parametrize("when", ["before", "after"])
def test_a_store_that_fails_counts_nothing_twice_and_forgets_nothing(when: str) -> None:
    """The sum is on its way when the journal fails; whether it was kept or not, it is on record once."""
    journal = Failing()
    writer = called(journal)
    writer.submit(late(10))
    journal.fails = when
    written = writer.draft(requests(TO_THE_END, "end"))
    with pytest.raises(Unknown):
        written.commit()
    writer.refusals.keep()  # as the table does where nobody knows
    journal.reopen()
    writer.reload()
    writer.submit(requests(TO_THE_END, "end"))
    assert counts(writer) == (SINGLY, [10 - SINGLY])


def test_what_was_refused_in_a_batch_that_is_decided_again_is_counted_once() -> None:
    journal = Failing()
    writer, batch = called(journal), late(10)
    journal.stopped = True
    with pytest.raises(Refused, match="reopen"):
        writer.draft(batch)
    journal.reopen()
    assert codes(writer.submit(batch)) == {"late_bet"}
    writer.submit(requests(TO_THE_END, "end"))
    assert counts(writer) == (SINGLY, [10 - SINGLY])


def test_a_wager_too_late_in_doubt_is_answered_the_same_when_it_is_asked_again() -> None:
    journal = Failing()
    writer = called(journal)
    writer.submit(late(5))
    journal.fails = "before"
    written = writer.draft([*late(2, 5), *requests(TO_THE_END, "end")])
    with pytest.raises(Unknown):
        written.commit()
    writer.refusals.keep()
    journal.reopen()
    writer.reload()
    assert codes(writer.submit(late(2, 5))) == {"late_bet"}
    writer.submit(requests(TO_THE_END, "end"))
    assert counts(writer) == (SINGLY, [7 - SINGLY])


def test_the_table_is_as_it_was() -> None:
    writer = called()
    before = writer.table.as_of, writer.table.books, writer.table.round
    writer.submit(late(10))
    writer.close(after(SUM_SECONDS))
    again = TableWriter(writer.journal, writer.stream)
    assert again.table == writer.table
    assert (again.table.as_of, again.table.books, again.table.round) == before


def test_a_bad_key_is_still_no_key() -> None:
    writer = called()
    writer.submit(late(10))
    with pytest.raises(Refused):
        raise writer.submit([Request(RED, AT, "\n", PLAYER)])[0].refused or AssertionError
