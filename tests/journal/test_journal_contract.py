"""One contract for every journal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import islice
from threading import Thread
from typing import Any

import pytest
from tests.journal.samples import cause, fill, settlement, wager

from croupier.journal import Append, Conflict, Journal, KeyKnown, MemoryJournal, NewEvent, Snapshot
from croupier.journal.merkle import (
    consistency_proof,
    inclusion_proof,
    nodes_of,
    tree_root,
    verify_consistency,
    verify_inclusion,
)
from croupier.journal.port import size_of
from croupier.journal.proof.verify import verify
from croupier.journal.record.cursor import BEGINNING, Cursor, Read
from croupier.journal.record.encoding import hash_of
from croupier.journal.record.format import Place
from croupier.journal.store.sql import SqlJournal
from croupier.money import Entry, Unit
from croupier.refusal import Refused


def test_what_was_appended_is_read_back_equal(journal: Journal) -> None:
    data = {"text": "naïve \x00 \U0001f3b0 \ud800", "list": [1, [None, True]], "big": 10**30, "Ä": {"z": 1, "a": -2}}
    odd = NewEvent("note-written", 3, data, unique="once/ü")
    written = journal.append([wager("table/1", 0, "k1"), Append("floor", 0, cause("k2"), (odd,))])
    assert [*journal.read_all()] == written
    assert written[1].data == data
    assert (written[1].kind, written[1].unique, written[1].actor.who) == ("note-written/3", "once/ü", "seat/3")


def test_records_are_numbered_in_the_shard_and_events_in_the_stream(journal: Journal) -> None:
    fill(journal, 2, "table/1")
    fill(journal, 1, "table/2")
    numbers = [(event.shard, event.sequence, event.part) for event in journal.read_all()]
    assert numbers == [
        (0, 1, 0),
        (0, 2, 0),
        (0, 2, 1),
        (0, 3, 0),
        (0, 4, 0),
        (0, 4, 1),
        (0, 5, 0),
        (0, 6, 0),
        (0, 6, 1),
    ]
    assert [event.stream_version for event in journal.read("table/2")] == [1, 2, 3]
    assert [journal.version(stream) for stream in ("table/1", "table/2", "table/3")] == [6, 3, 0]
    assert journal.streams() == ["table/1", "table/2"]


def test_each_record_hashes_itself_and_its_predecessor(journal: Journal) -> None:
    fill(journal, 2)
    sealed = [*journal.sealed(0)]
    assert [hash_ for _, hash_ in sealed] == [hash_of(text) for text, _ in sealed]
    records = [journal.record(Place(0, sequence)) for sequence in range(1, 5)]
    assert [{event.hash for event in record} for record in records] == [{hash_} for _, hash_ in sealed]
    assert [record[0].previous for record in records] == ["0" * 64, *(hash_ for _, hash_ in sealed[:-1])]
    assert [*journal.sealed(0, 3)] == sealed[3:]
    assert journal.record(Place(0, 5)) == journal.record(Place(1, 1)) == journal.record(Place(0, 0)) == ()


def test_reading_from_the_middle_and_only_so_many(journal: Journal) -> None:
    fill(journal, 3, "table/1")
    fill(journal, 3, "table/2")
    everything = [*journal.read_all()]
    cursor = BEGINNING
    for number, event in enumerate(everything, 1):  # from every event on, the first of a record or not
        cursor = Cursor.parse(str(cursor.past(event)))
        assert [*journal.read_all(cursor)] == everything[number:]
    assert [*journal.read_all(BEGINNING.past(everything[3]), limit=3)] == everything[4:7]
    assert [event.stream_version for event in journal.read("table/2", after=7)] == [8, 9]
    assert [event.stream_version for event in journal.read("table/2", after=2, limit=2)] == [3, 4]
    assert [*journal.read_all(limit=0)] == []
    assert [*journal.read("table/9")] == []


def test_reading_backwards_from_everywhere(journal: Journal) -> None:
    fill(journal, 3, "table/1")
    fill(journal, 40, "table/2")
    everything = [*journal.read_all()]
    assert [*journal.read_all_back()] == everything[::-1]
    for number, event in enumerate(everything):  # before every event, the first of a record or not
        before = Cursor.parse(str(BEGINNING.past(event)))
        assert [*journal.read_all_back(before)] == everything[:number][::-1]
    stream = [*journal.read("table/2")]
    assert [*journal.read_back("table/2")] == stream[::-1]
    for event in stream:
        assert [*journal.read_back("table/2", event.stream_version)] == stream[: event.stream_version - 1][::-1]
    assert [*journal.read_back("table/9")] == []


def test_the_newest_are_read_without_the_rest(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    journal.append([wager("table/1", n, f"k{n}") for n in range(1000)])
    fetched: list[list[Any]] = []
    if isinstance(journal, SqlJournal):
        rows = journal._rows

        def counted(*asked: Any) -> list[Any]:
            fetched.append(found := rows(*asked))
            return found

        monkeypatch.setattr(journal, "_rows", counted)
    for newest in (journal.read_all_back(), journal.read_back("table/1")):
        assert [event.stream_version for event in islice(newest, 50)] == [*range(1000, 950, -1)]
    assert sum(map(len, fetched)) < 200


def test_reading_goes_on_past_a_page(journal: Journal) -> None:
    fill(journal, 1, "table/0")
    journal.append([wager("table/1", n, f"k{n}") for n in range(2100)])
    assert [event.sequence for event in journal.read_all(Cursor({0: Read(50, 0)}))] == [*range(51, 2103)]
    assert [event.stream_version for event in journal.read("table/1", limit=2050)] == [*range(1, 2051)]


def test_a_batch_of_many_streams_keeps_its_order(journal: Journal) -> None:
    batch = [wager(f"table/{n % 3}", n // 3, f"k{n}") for n in range(12)]
    assert [event.key for event in journal.append(batch)] == [f"k{n}" for n in range(12)]
    assert [event.stream for event in journal.read_all(limit=4)] == ["table/0", "table/1", "table/2", "table/0"]


def test_an_empty_batch_is_nothing(journal: Journal) -> None:
    assert journal.append([]) == []
    assert journal.heads() == []


@pytest.mark.parametrize("expected", [0, 2, 4])
def test_a_stream_that_moved_on_is_a_conflict(journal: Journal, expected: int) -> None:
    fill(journal, 1)
    with pytest.raises(Conflict) as conflict:
        journal.append([wager("table/1", expected, "late")])
    assert (conflict.value.expected, conflict.value.actual) == (expected, 3)
    assert size_of(journal) == 2


def test_a_failing_batch_leaves_nothing(journal: Journal) -> None:
    fill(journal, 1)
    before = (journal.heads(), dict(journal.balances()))
    with pytest.raises(Conflict):
        journal.append([wager("table/1", 3, "good"), wager("table/2", 0, "good-too"), wager("table/1", 3, "bad")])
    assert (journal.heads(), dict(journal.balances())) == before
    assert journal.answer("good") == ()
    journal.append([wager("table/1", 3, "good")])
    assert journal.version("table/1") == 4


def test_a_command_sent_twice_is_answered_twice_and_done_once(journal: Journal) -> None:
    command = settlement("table/1", 0, "again", 1)
    first = journal.append([command])
    assert journal.append([command]) == first
    assert journal.append([wager("table/1", 2, "new"), command, command])[1:] == first + first
    assert journal.version("table/1") == 3
    assert journal.answer("again") == tuple(first)


def test_a_command_twice_in_one_batch_is_done_once(journal: Journal) -> None:
    command = wager("table/1", 0, "again")
    first, second = journal.append([command, command])
    assert first == second
    assert journal.version("table/1") == 1


def test_a_key_is_not_for_another_command(journal: Journal) -> None:
    journal.append([wager("table/1", 0, "mine")])
    for batch in (
        [wager("table/1", 1, "mine", body="other")],
        [wager("t", 0, "x"), wager("t", 1, "x", body="other")],
        [wager("table/2", 0, "mine")],
    ):
        with pytest.raises(Refused, match="new key") as refused:
            journal.append(batch)
        assert refused.value.code == "key_reused"
    assert size_of(journal) == 1


def test_what_happens_once_cannot_happen_twice(journal: Journal) -> None:
    journal.append([settlement("table/1", 0, "s1", 17)])
    once = NewEvent("round-settled", 2, {}, unique="table/1/round/17/settled")
    fresh = NewEvent("round-settled", 2, {}, unique="table/1/round/18/settled")
    for events in ((once,), (fresh, fresh)):
        with pytest.raises(Refused) as refused:
            journal.append([Append("table/1", 2, cause("s2"), events)])
        assert refused.value.code == "settled_already"
        assert refused.value.facts["unique"] == events[0].unique
    assert size_of(journal) == 1


def test_balances_follow_the_entries(journal: Journal) -> None:
    fill(journal, 3)
    points = NewEvent("points-given", 1, {}, (Entry.transfer("t/bank", "t/seat/1", 40, Unit.POINTS),))
    journal.append([Append("t", 0, cause("p"), (points,))])
    assert dict(journal.balances()) == {
        "table/1/rack/3": -1500, "table/1/layout/3": 0, "table/1/bank": 1500, "t/bank": -40, "t/seat/1": 40,
    }  # fmt: skip
    assert journal.balances().unit("t/seat/1") is Unit.POINTS
    assert journal.balances().total() == 0


def test_a_point_never_becomes_a_cent(journal: Journal) -> None:
    journal.append([wager("table/1", 0, "cents")])
    mixed = NewEvent("points-given", 1, {}, (Entry.transfer("t/bank", "table/1/rack/3", 40, Unit.POINTS),))
    with pytest.raises(AssertionError, match=r"unit|holds cents"):
        journal.append([Append("t", 0, cause("p"), (mixed,))])
    assert size_of(journal) == 1
    journal.append([wager("table/1", 1, "cents-2")])  # A bug of ours does not stop the journal.


@pytest.mark.parametrize("data", [{"a": 1.5}, {"a": (1, 2)}, {1: "a"}, {"a": {2: 3}}, {"a": b""}, {"a": {1, 2}}])
def test_what_json_would_bend_is_not_data(journal: Journal, data: dict[Any, Any]) -> None:
    with pytest.raises(AssertionError):
        journal.append([Append("t", 0, cause("k"), (NewEvent("note-written", 1, data),))])
    assert journal.heads() == []


def test_nobody_changes_history_through_what_was_handed_out(journal: Journal) -> None:
    data = {"list": [1]}
    (written,) = journal.append([Append("t", 0, cause("k"), (NewEvent("note-written", 1, data),))])
    data["list"].append(2)
    written.data["more"] = 3
    (read,) = journal.read_all()
    assert read.data == {"list": [1]}
    read.data.clear()
    assert [event.data for event in journal.read("t")] == [{"list": [1]}]


def test_head_and_proofs_are_those_of_the_events(journal: Journal) -> None:
    journal.append([wager("table/1", n, f"k{n}") for n in range(300)])
    (old,) = journal.heads()
    for n in range(300, 700, 100):
        journal.append([wager("table/1", m, f"k{m}") for m in range(n, n + 100)])
    (head,) = journal.heads()
    events = [*journal.read_all()]
    leaves = [bytes.fromhex(event.hash) for event in events]
    assert head == (0, 700, events[-1].hash, tree_root(nodes_of(leaves), 700).hex())
    node = partial(journal.node, 0)
    root = bytes.fromhex(head.root)
    for index in (0, 255, 256, 511, 699):
        assert verify_inclusion(leaves[index], index, 700, inclusion_proof(node, index, 700), root)
    proof = consistency_proof(node, 300, 700)
    assert verify_consistency(300, 700, bytes.fromhex(old.root), root, proof)


def test_the_same_history_has_the_same_hashes_everywhere(journal: Journal) -> None:
    twin = MemoryJournal()
    for each in (journal, twin):
        fill(each, 3)
    assert journal.heads() == twin.heads()


def test_an_empty_journal_has_no_head(journal: Journal) -> None:
    assert (journal.heads(), size_of(journal), [*journal.sealed(0)], journal.carried()) == ([], 0, [], None)


def test_a_snapshot_takes_the_place_of_the_one_before(journal: Journal) -> None:
    assert journal.snapshot("table/1") is None
    for version, state in ((3, b"old"), (6, b"\x00new")):
        journal.save_snapshot(Snapshot("table/1", version, "table-state/1", state))
    assert journal.snapshot("table/1") == Snapshot("table/1", 6, "table-state/1", b"\x00new")


def test_checkpoints_are_kept_in_order_and_once(journal: Journal) -> None:
    notes = [f"origin\n{size}\nroot\n\n— origin sig\n" for size in (3, 9)]
    for note in (*notes, notes[0]):
        journal.save_checkpoint(note)
    assert journal.checkpoints() == notes


def test_it_verifies(journal: Journal) -> None:
    fill(journal, 100, "table/1")
    report = verify(journal)
    assert report.findings == ()
    assert (report.ok, report.events, report.records) == (True, 300, 200)
    assert list(report.heads) == journal.heads()


def test_all_is_there_after_opening_again(reopenable: Callable[[], SqlJournal]) -> None:
    journal = reopenable()
    fill(journal, 100)
    journal.save_snapshot(Snapshot("table/1", 3, "s/1", b"x"))
    kept = ([*journal.read_all()], journal.heads(), dict(journal.balances()))
    journal.close()
    again = reopenable()
    assert ([*again.read_all()], again.heads(), dict(again.balances())) == kept
    assert again.append([wager("table/1", 0, "table/1-w1")]) == kept[0][:1]
    fill(again, 1, "table/2")
    assert verify(again).ok


def test_a_bad_key_is_refused_and_a_bad_cause_is_a_bug() -> None:
    for key in ("", "a\nb", "\x00", "x" * 201):
        with pytest.raises(Refused) as refused:
            cause(key)
        assert refused.value.code == "key_malformed"
    for wrong in ({"digest": "00"}, {"at": "2026-11-15 18:50"}, {"at": "2026-11-15T18:50:54Z"}, {"rulebook": "\n"}):
        with pytest.raises(AssertionError):
            replace(cause("k"), **wrong)  # type: ignore[arg-type]
    for make in (
        lambda: NewEvent("WagerAccepted", 1, {}),
        lambda: NewEvent("wager-accepted", 0, {}),
        lambda: Append("", 0, cause("k"), (NewEvent("a", 1, {}),)),
        lambda: Append("t", 0, cause("k"), ()),
    ):
        with pytest.raises(AssertionError):
            make()


def test_who_vouches_for_new_keys_and_is_wrong_writes_nothing(journal: Journal) -> None:
    journal.append([wager("table/1", 0, "a")], fresh=True)
    head = journal.heads()
    with pytest.raises(KeyKnown):
        journal.append([wager("table/1", 1, "b"), wager("table/1", 2, "a")], fresh=True)
    assert journal.heads() == head
    assert not journal.answer("b")
    journal.append([wager("table/1", 1, "b")], fresh=True)
    assert journal.version("table/1") == 2


def test_a_draft_is_nothing_until_it_is_committed(journal: Journal) -> None:
    draft = journal.draft([wager("table/1", 0, "a")])
    assert [event.key for event in draft.recorded] == ["a"]
    assert journal.version("table/1") == 0
    assert not journal.answer("a")
    thread = Thread(target=draft.commit)  # as the floor does: drafted here, waited for elsewhere
    thread.start()
    thread.join()
    assert journal.answer("a") == tuple(draft.recorded)
    with pytest.raises(Conflict):
        journal.draft([wager("table/1", 7, "b")])
    journal.append([wager("table/1", 1, "b")])
    assert journal.version("table/1") == 2
