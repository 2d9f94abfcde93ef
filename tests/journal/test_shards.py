"""Several shards in one journal: each has its own numbers, chain and tree; a checkpoint is of all of them."""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from pathlib import Path

import psycopg
import pytest
from tests.journal.samples import cause, fill, wager

from croupier.journal import Append, Journal, NewEvent, open_sqlite
from croupier.journal.port import newest_moment, size_of
from croupier.journal.proof.checkpoint import CheckpointFile, is_moment_of, make_checkpoint, opened
from croupier.journal.proof.export import export
from croupier.journal.proof.proofs import proof_holds, proof_of_growth, proof_of_records
from croupier.journal.proof.signing import SigningKey
from croupier.journal.proof.verify import verify
from croupier.journal.record.cursor import BEGINNING, Cursor
from croupier.journal.record.format import Place
from croupier.journal.store.postgres import open_postgres
from croupier.journal.store.sql import SqlJournal
from croupier.refusal import Refused

OpenShard = Callable[[int], SqlJournal]


@pytest.fixture(params=["sqlite", "postgres"])
def of_shard(request: pytest.FixtureRequest, tmp_path: Path) -> OpenShard:
    if request.param == "postgres":
        return lambda shard: open_postgres(request.getfixturevalue("postgres_url"), shard=shard)
    return lambda shard: open_sqlite(tmp_path / "journal.sqlite", shard=shard)


def at(append: Append, second: int) -> Append:
    return replace(append, cause=replace(append.cause, at=f"2026-11-15T18:50:{second:02}.000000Z"))


def write(of_shard: OpenShard, shard: int, *appends: Append) -> None:
    journal = of_shard(shard)
    journal.append(appends)
    journal.close()


@pytest.fixture
def both(of_shard: OpenShard) -> SqlJournal:
    """Two tables in two shards, turn about, and one of them moves to the other at the end."""
    write(of_shard, 0, *(at(wager("table/1", n, f"a{n}"), 2 * n) for n in range(5)))
    write(of_shard, 1, *(at(wager("table/2", n, f"b{n}"), 2 * n + 1) for n in range(3)))
    write(of_shard, 0, at(wager("table/2", 3, "b3"), 11))
    return of_shard(0)


def test_each_has_its_own_numbers_and_the_reader_sees_one_history(both: SqlJournal) -> None:
    assert [(head.shard, head.size) for head in both.heads()] == [(0, 6), (1, 3)]
    assert size_of(both) == 9
    everything = [*both.read_all()]
    assert [*both.read_all_back()] == everything[::-1]
    cursor = BEGINNING
    for number, event in enumerate(reversed(everything), 1):  # a page ends anywhere
        cursor = cursor.past(event)
        assert [*both.read_all_back(cursor)] == everything[::-1][number:]
    assert [*both.read_back("table/2")] == [*both.read("table/2")][::-1]
    assert newest_moment(both).endswith(":11.000000Z")
    everything = [*both.read_all()]
    assert [event.key for event in everything] == ["a0", "b0", "a1", "b1", "a2", "b2", "a3", "a4", "b3"]
    assert [(event.shard, event.sequence) for event in both.read("table/2")] == [(1, 1), (1, 2), (1, 3), (0, 6)]
    cursor = BEGINNING
    for number, event in enumerate(everything, 1):
        cursor = Cursor.parse(str(cursor.past(event)))
        assert [*both.read_all(cursor)] == everything[number:]
    both.close()


def test_it_verifies_and_a_change_is_named_with_its_shard(both: SqlJournal, tmp_path: Path) -> None:
    report = verify(both)
    assert (report.findings, list(report.heads)) == ((), both.heads())
    exported = tmp_path / "j.jsonl"
    with exported.open("w") as out:
        assert export(both, out)[0] == 9
    assert verify(exported).heads == report.heads
    lines = exported.read_text().splitlines()
    lines[7] = lines[7].replace("500", "501")
    assert json.loads(lines[7])["shard"] == 1
    exported.write_text("\n".join([*lines, ""]))
    assert verify(exported).first_bad == Place(1, 2)
    both.close()


def test_a_checkpoint_is_of_all_of_them(both: SqlJournal, of_shard: OpenShard, tmp_path: Path) -> None:
    key, file = SigningKey.generate("casino", tmp_path / "key"), CheckpointFile(tmp_path / "checkpoints")
    note = opened(make_checkpoint(both, key, file), key.public)
    assert (note.size, [head[:2] for head in note.heads]) == (9, [(0, 6), (1, 3)])
    both.close()
    write(of_shard, 1, at(wager("table/9", 0, "c0"), 20))
    later = of_shard(1)
    assert is_moment_of(later, note)
    assert verify(later, checkpoints=file.path, public_key=key.public).ok
    swapped = replace(note, heads=(note.heads[0], note.heads[1]._replace(root=note.heads[0].root)))
    assert not is_moment_of(later, swapped)
    later.close()


def test_proofs_lead_from_a_shard_to_the_root_of_all(both: SqlJournal) -> None:
    proof = json.loads(json.dumps(proof_of_records(both, [Place(1, 2), Place(0, 6)])))
    assert proof_holds(proof)
    grown = json.loads(json.dumps(proof_of_growth(both, Place(1, 2))))
    assert proof_holds(grown)
    for change in (
        partial(str.replace, proof["heads"][1], "1 3", "1 4"),
        partial(str.replace, proof["heads"][1], "1 3", "2 3"),
    ):
        assert not proof_holds({**proof, "heads": [proof["heads"][0], change()]})
    assert not proof_holds({**proof, "records": [proof["records"][0] | {"record": "0/2"}]})
    assert not proof_holds({**proof, "records": [proof["records"][0] | {"text": "{}"}]}), "it shows what was recorded"
    for wrong in (Place(2, 1), Place(1, 4), Place(0, 0)):
        with pytest.raises(Refused):
            proof_of_records(both, [wrong])
        with pytest.raises(Refused):
            proof_of_growth(both, wrong)
    both.close()


def test_two_owners_write_at_once(postgres_url: str) -> None:
    """Neither waits for the other, and neither disturbs the other's numbers."""
    journals = [open_postgres(postgres_url, shard=shard) for shard in (0, 1)]

    def play(journal: Journal, table: int) -> None:
        for n in range(40):
            fill(journal, 1, f"table/{table}-{n}")

    with psycopg.connect(postgres_url) as held, ThreadPoolExecutor(2) as pool:
        held.execute("SELECT 1 FROM heads WHERE shard = 0 FOR UPDATE")
        pool.submit(play, journals[1], 2).result(60)  # while somebody holds the other shard
        held.rollback()
        for task in [pool.submit(play, journal, 3 + number) for number, journal in enumerate(journals)]:
            task.result(60)
    assert [(head.shard, head.size) for head in journals[0].heads()] == [(0, 80), (1, 160)]
    assert verify(journals[0]).ok
    for journal in journals:
        journal.close()


def test_what_is_known_is_known_in_all_of_them(both: SqlJournal, of_shard: OpenShard) -> None:
    both.close()
    other = of_shard(1)
    assert [event.place for event in other.answer("a2")] == [Place(0, 3)]
    again = other.append([at(wager("table/1", 2, "a2"), 4)])
    assert (again[0].place, size_of(other)) == (Place(0, 3), 9)
    other.close()


def test_a_new_shard_has_the_money_of_the_house(of_shard: OpenShard) -> None:
    """Which was named in another."""
    euros = NewEvent("currency-chosen", 1, {"currency": "EUR", "digits": 2})
    write(of_shard, 0, at(Append("house", 0, cause("house"), (euros,)), 0))
    write(of_shard, 1, at(wager("table/1", 0, "first"), 1))
    journal = of_shard(1)
    ((text, _),) = journal.sealed(1)
    assert [unit for unit, _ in json.loads(text)["events"][0]["entries"]] == ["EUR"]
    assert verify(journal).findings == ()
    journal.close()
