"""The one writer of a table: batches, keys, snapshots, seals, and a journal that fails."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.live.writer_support import AT, RED, Failing, a_round, opened, requests
from tests.support import on_felt

from croupier.journal import Append, Cause, Draft, Journal, MemoryJournal, NewEvent, Recorded, Unknown, open_sqlite
from croupier.journal.proof.checkpoint import CheckpointFile, make_checkpoint
from croupier.journal.proof.signing import SigningKey
from croupier.journal.proof.verify import verify
from croupier.live import Request, TableWriter, replay_books
from croupier.live.replay import event_of
from croupier.live.scripts.table import set_up_table
from croupier.live.tables import writer as writer_module
from croupier.refusal import Refused
from croupier.table import Phase
from croupier.table.snapshot import freeze

AT_TERMINALS = {"terminals": {"count": 5, "central_screen": False}}
BUYS = {"do": "buy-in", "amount": 5000, "chip_value": 100}


def test_a_whole_batch_is_one_transaction() -> None:
    class Counting(MemoryJournal):
        appended = 0

        def draft(self, batch: Sequence[Append], *, fresh: bool = False) -> Draft:
            self.appended += 1
            return super().draft(batch, fresh=fresh)

    journal = Counting()
    writer = opened(journal)
    before = journal.appended
    answers = writer.submit(a_round(1))
    assert journal.appended == before + 1
    assert [answer.refused for answer in answers] == [None] * len(answers)


def test_an_event_goes_on_as_an_object_only_where_nothing_in_it_can_be_changed() -> None:
    """The one who shows a table folds it too: what both hold must not be a dictionary that one of them changes."""
    writer = opened(MemoryJournal())
    told = [event for answer in writer.submit(a_round(1)) for event in answer.events]
    nested = {event.name for event in told if any(isinstance(value, dict | list) for value in event.data.values())}
    assert "losers-collected" in nested
    assert {event.name for event in told if event.event is None} == nested
    for event in told:
        assert event_of(event) == event_of(replace(event, event=None)), event.name


def test_sent_twice_answered_twice_done_once() -> None:
    writer = opened(MemoryJournal())
    first, second = writer.submit([Request(RED, AT, "a"), Request(RED, AT, "a")])
    (third,) = writer.submit([Request(RED, AT, "a")])
    assert first == second == third
    assert writer.table.seats[1].staked == {"red": 100}


def test_a_refusal_is_answered_again_with_the_same_words() -> None:
    writer = opened(MemoryJournal())
    bad = {**RED, "stake": 500}
    (first,) = writer.submit([Request(bad, AT, "a")])
    (second,) = writer.submit([Request(bad, AT, "a")])
    assert first.refused is not None
    assert second.refused is not None
    assert first.refused.as_json() == second.refused.as_json()
    assert first.refused.code == "above_maximum"


@pytest.mark.parametrize("same_batch", [True, False])
def test_a_key_with_another_body_is_an_error(same_batch: bool) -> None:
    writer = opened(MemoryJournal())
    one, other = Request(RED, AT, "a"), Request({**RED, "stake": 200}, AT, "a")
    answers = writer.submit([one, other]) if same_batch else [*writer.submit([one]), *writer.submit([other])]
    assert answers[0].refused is None
    assert answers[1].refused is not None
    assert answers[1].refused.code == "key_reused"
    assert writer.table.seats[1].staked == {"red": 100}


def test_a_key_of_another_table_is_an_error() -> None:
    """What was asked of one table is not done by having been done at the other."""
    journal = MemoryJournal()
    one, two = (
        set_up_table({"rulebook": "house", "wheel": "double-zero", "policy": on_felt({}), "table": n}, journal)
        for n in (1, 2)
    )
    request = Request({"do": "sign-in-dealer", "dealer": "D1"}, AT, "a")
    assert one.submit([request])[0].refused is None
    (answer,) = two.submit([request])
    assert answer.refused is not None
    assert answer.refused.code == "key_reused"
    assert (one.table.dealer, two.table.dealer) == ("D1", "")


@pytest.mark.parametrize("looked_up", [0, 1000])
def test_keys_are_never_forgotten(journal: Journal, monkeypatch: pytest.MonkeyPatch, looked_up: int) -> None:
    """Not when memory has dropped them, not after a restart, and whether or not they are looked up first."""
    monkeypatch.setattr(writer_module, "RECENT_MAX", 2)
    monkeypatch.setattr(writer_module, "LOOKED_UP", looked_up)
    writer = opened(journal)
    writer._look_up = looked_up
    wagers = [{**RED, "bet": f"straight-{number}"} for number in range(1, 9)]
    first = [writer.submit([Request(wager, AT, f"k{number}")])[0] for number, wager in enumerate(wagers[:6])]
    assert len(writer._recent) == 2
    for life in (6, 7):
        again = writer if life == 6 else TableWriter(journal, writer.stream)
        again._look_up = looked_up
        new, old, other = again.submit(
            [Request(wagers[life], AT, f"k{life}"), Request(wagers[1], AT, "k1"), Request(wagers[3], AT, "k2")]
        )
        assert new.refused is None
        assert old == first[1]
        assert other.refused is not None
        assert other.refused.code == "key_reused"
    assert again.table.seats[1].staked == {f"straight-{number}": 100 for number in range(1, 9)}
    assert verify(journal, replay=replay_books).ok


def test_a_number_can_be_on_record_before_its_settlement() -> None:
    writer = opened(MemoryJournal())
    assert all(answer.refused is None for answer in writer.submit([Request(RED, AT, "red")]))
    writer.submit(requests([{"do": "spin-ball"}, {"do": "count-turns", "turns": 8}], "spin"))
    table = writer.table
    table.automation = frozenset({"place-dolly", "collect-losers", "pay-winners", "remove-dolly"})
    writer.settle_apart = True
    written = writer.draft(requests([{"do": "call-no-more-bets"}, {"do": "declare-result", "number": "1"}, RED], "end"))
    assert (written.taken, writer.steps_due) == (2, True)
    written.commit()
    _, declared = writer.kept(written)
    assert declared.events[-1].name == "result-declared"
    steps = writer.draft_steps(AT)
    steps.commit()
    (settled,) = writer.kept(steps)
    assert "dolly-removed" in [event.name for event in settled.events]
    assert not writer.steps_due
    assert table.rack(1) == 5000


def declared(winners: int, policy: dict[str, Any]) -> tuple[MemoryJournal, TableWriter]:
    """A table that has heard its number and not paid anybody yet."""
    journal = MemoryJournal()
    writer = opened(journal, policy)
    for seat in range(2, winners + 1):
        sits = {"do": "seat-player", "seat": seat, "player": f"P{seat}"}, {**BUYS, "seat": seat}, {**RED, "seat": seat}
        assert all(answer.refused is None for answer in writer.submit(requests(sits, f"seat-{seat}-")))
    writer.submit(requests([RED, {"do": "spin-ball"}, {"do": "count-turns", "turns": 8}], "spin"))
    writer.table.automation = frozenset({"place-dolly", "collect-losers", "pay-winners", "remove-dolly"})
    writer.settle_apart = True
    written = writer.draft(requests([{"do": "call-no-more-bets"}, {"do": "declare-result", "number": "1"}], "end"))
    written.commit()
    writer.kept(written)
    return journal, writer


def settle(writer: TableWriter, slices: int = sys.maxsize) -> int:
    """So many at most. How many were written?"""
    for number in range(slices):
        if not writer.steps_due:
            return number
        written = writer.draft_steps(AT)
        written.commit()
        writer.kept(written)
    return slices


@pytest.mark.parametrize(
    ("policy", "most", "slices"), [(AT_TERMINALS, 1, 9), (AT_TERMINALS, 3, 3), (on_felt({}), 1, 4), (on_felt({}), 3, 2)]
)
def test_a_settlement_written_in_slices_is_the_same_wherever_a_life_ends(
    policy: dict[str, Any], most: int, slices: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What follows from one another, such as the chips that change hands on a felt, is never cut."""
    journal, writer = declared(5, policy)
    assert settle(writer) == 1
    whole = [(event.name, event.data) for event in journal.read(writer.stream)]
    monkeypatch.setattr(writer_module, "SLICE", most)
    for life in range(slices + 1):
        journal, writer = declared(5, policy)
        automation = writer.table.automation
        assert settle(writer, life) == life
        writer.reload()
        writer.table.automation = automation  # as it is set up, it is on record
        writer.steps_due = life < slices
        settle(writer)
        assert [(event.name, event.data) for event in journal.read(writer.stream)] == whole, (
            f"{life} slices, a new life"
        )
        assert verify(journal, replay=replay_books).ok
    assert writer.table.phase is Phase.BETTING


def test_what_was_decided_and_not_written_is_forgotten_when_the_table_is_read_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(writer_module, "SLICE", 1)
    journal, writer = declared(3, AT_TERMINALS)
    automation = writer.table.automation
    assert settle(writer, 2) == 2
    other = TableWriter(journal, writer.stream)
    other.table.automation, other.settle_apart, other.steps_due = automation, True, True
    settle(other)
    writer.reload()
    assert not writer.steps_due
    drafted = writer.draft_steps(AT)
    assert drafted.draft is not None
    assert drafted.draft.recorded == []
    assert writer.table.phase is other.table.phase is Phase.BETTING


@pytest.mark.parametrize("key", ["", "x" * 201, "line\nbreak"])
def test_a_bad_key_is_refused_without_harm_to_the_batch(key: str) -> None:
    writer = opened(MemoryJournal())
    bad, good = writer.submit([Request(RED, AT, key), Request(RED, AT, "good")])
    assert bad.refused is not None
    assert bad.refused.code == "key_malformed"
    assert good.refused is None
    assert writer.table.seats[1].staked == {"red": 100}


def test_nonsense_is_refused_and_on_record() -> None:
    writer = opened(MemoryJournal())
    (answer,) = writer.submit([Request({"do": "dance"}, AT, "a")])
    assert answer.refused is not None
    assert answer.refused.code == "bad_command"
    assert answer.events[0].name == "command-refused"


@pytest.mark.parametrize(("when", "kept"), [("before", False), ("after", True)])
def test_a_failed_journal_stops_the_betting_until_it_is_opened_again(when: str, kept: bool) -> None:
    journal = Failing()
    writer = opened(journal)
    journal.fails = when
    with pytest.raises(Unknown):
        writer.submit([Request(RED, AT, "a")])
    if not kept:
        with pytest.raises(Refused, match="reopen"):
            writer.submit([Request(RED, AT, "b")])
    journal.reopen()
    writer.reload()
    assert bool(writer.table.seats[1].staked) is kept
    (answer,) = writer.submit([Request(RED, AT, "a")])
    assert answer.refused is None
    assert writer.table.seats[1].staked == {"red": 100}, "asked again after the failure, it is done once"
    assert verify(journal, replay=replay_books).ok


@pytest.fixture(params=["memory", "sqlite"])
def journal(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Journal]:
    made: Journal = MemoryJournal() if request.param == "memory" else open_sqlite(tmp_path / "journal.sqlite")
    yield made
    made.close()


def test_a_table_starts_from_its_snapshot(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer_module, "SNAPSHOT_EVERY", 40)
    writer = opened(journal)
    for number in range(12):
        writer.submit(a_round(number, "1" if number % 2 else "2"))
    read: list[int] = []
    plain_read = journal.read

    def counting(stream: str, after: int = 0, limit: int | None = None) -> Iterator[Recorded]:
        read.append(after)
        return plain_read(stream, after, limit)

    monkeypatch.setattr(journal, "read", counting)
    again = TableWriter(journal, writer.stream)
    assert freeze(again.table) == freeze(writer.table)
    assert again.version == writer.version
    assert again.version - read[0] < 60, "only what came after the snapshot is read"


def test_the_state_does_not_grow_with_the_rounds() -> None:
    writer = opened(MemoryJournal())
    for number in range(3):
        writer.submit(a_round(number, "2"))
    before = len(freeze(writer.table))
    for number in range(3, 30):
        writer.submit(a_round(number, "2"))
    assert len(freeze(writer.table)) <= before + 20, "only the counters have more digits"


def test_every_round_is_sealed_inside_and_outside(tmp_path: Path) -> None:
    journal = open_sqlite(tmp_path / "journal.sqlite")
    key = SigningKey.generate("test/floor", tmp_path / "key")
    outside = CheckpointFile(tmp_path / "checkpoints")
    writer = opened(journal)
    writer.seal = lambda journal: make_checkpoint(journal, key, outside)
    for number in range(3):
        writer.submit(a_round(number))
    assert len(outside.notes()) == len(journal.checkpoints()) == 3
    report = verify(journal, checkpoints=outside.path, public_key=key.public, replay=replay_books)
    assert report.ok
    assert report.checkpoints == 3
    journal.close()


def test_settlement_is_unique_in_the_database_itself() -> None:
    """A second collection of the same round cannot be written, whatever the state in memory says."""
    writer = opened(MemoryJournal())
    writer.submit(a_round(1)[:6])
    collected = next(event for event in writer.journal.read(writer.stream) if event.name == "losers-collected")
    assert collected.unique == "table/1/round/1/0/collected"
    again = NewEvent("losers-collected", 1, collected.data, unique=collected.unique)
    cause = Cause("another", "0" * 64, collected.actor, AT, collected.rulebook)
    with pytest.raises(Refused) as refused:
        writer.journal.append([Append(writer.stream, writer.version, cause, (again,))])
    assert refused.value.code == "settled_already"
