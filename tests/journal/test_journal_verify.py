"""Tampering with a copy of a SQLite journal, every way we know: verify() finds it and names the first bad event.

The thief is good: the triggers are dropped for the deed and put back, so that they tell nothing.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from random import Random
from typing import Any

import psycopg
import pytest
from tests.journal.samples import cause, fill, wager
from tests.journal.thief import Copy

from croupier.canonical import canonical
from croupier.journal import Append, MemoryJournal, NewEvent, Recorded, Snapshot, open_sqlite
from croupier.journal.merkle import Frontier
from croupier.journal.port import size_of
from croupier.journal.proof.checkpoint import CheckpointFile, make_checkpoint
from croupier.journal.proof.export import export
from croupier.journal.proof.signing import SigningKey
from croupier.journal.proof.verify import verify
from croupier.journal.record.encoding import hash_of
from croupier.journal.store.postgres import open_postgres
from croupier.live.reports.audit import audit, report_json
from croupier.money import Entry
from croupier.refusal import Refused

EVENTS = 309
RECORDS = 298  # past 256, so that the stored tree has a row; checkpoints at 20 and 296


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    folder = tmp_path_factory.mktemp("original")
    key = SigningKey.generate("casino.example/floor-1", folder / "key")
    outside = CheckpointFile(folder / "checkpoints")
    journal = open_sqlite(folder / "journal.sqlite")
    fill(journal, 10)
    make_checkpoint(journal, key, outside)
    batch = [wager("table/2", n, f"t2-{n}") for n in range(EVENTS - 33)]
    journal.append(batch)
    make_checkpoint(journal, key, outside)
    fill(journal, 1, "table/3")
    journal.save_snapshot(Snapshot("table/1", 30, "table-state/1", b"state"))
    assert (size_of(journal), journal.events()) == (RECORDS, EVENTS)
    journal.close()
    return Copy(folder / "journal.sqlite", outside.path, key.public)


@pytest.fixture
def copy(original: Copy, tmp_path: Path) -> Copy:
    return original.copied_to(tmp_path / "copy.sqlite")


def test_the_untouched_copy_is_sound(copy: Copy) -> None:
    report = copy.verify()
    assert report.findings == ()
    assert (report.ok, report.first_bad, report.events, report.checkpoints) == (True, None, EVENTS, 2)
    assert report.unvouched == 2
    assert [remark.partition(" since ")[0] for remark in report.remarks] == ["2 records"]


def test_whatever_bit_is_flipped_the_report_says_it_and_does_not_break(original: Copy, tmp_path: Path) -> None:
    """A bit may turn a text into bytes, a number into nothing, or a letter into none: that is damage, and told."""
    whole, file, chance = original.path.read_bytes(), tmp_path / "flipped.sqlite", Random(15)
    for _ in range(150):
        flipped = bytearray(whole)
        flipped[chance.randrange(100, len(whole))] ^= 1 << chance.randrange(8)
        file.write_bytes(flipped)
        report = audit(str(file), original.outside, original.key)
        told = json.loads(json.dumps(report_json(report)))
        assert told["ok"] is not bool(told["findings"])


COLUMNS = [  # table, column, value, row, the first bad record (None: the damage is in no record)
    ("records", "shard", "1", "sequence = 298", (0, 298)),
    ("records", "sequence", "1000", "sequence = 298", (0, 298)),
    ("records", "stream", "'table/9'", "sequence = 7", (0, 7)),
    ("records", "version", "1000", "sequence = 7", (0, 7)),
    ("records", "events", "9", "sequence = 7", (0, 7)),
    ("records", "key", "'another'", "sequence = 7", (0, 7)),
    ("records", "text", "replace(text, '500', '501')", "sequence = 7", (0, 7)),
    ("records", "text", "replace(text, ':', ': ')", "sequence = 7", (0, 7)),
    ("records", "text", "'{'", "sequence = 7", (0, 7)),
    ("records", "text", "'{\"a\":1e3}'", "sequence = 7", (0, 7)),
    ("records", "text", "'[]'", "sequence = 7", (0, 7)),
    ("records", "text", "replace(text, 'seat/3', 'seat/4')", "sequence = 7", (0, 7)),
    ("records", "text", "replace(text, '.123456Z', '.123457Z')", "sequence = 7", (0, 7)),
    ("records", "text", "replace(text, '\"shard\":0', '\"shard\":0,\"source\":{}')", "sequence = 7", (0, 7)),
    ("records", "hash", f"'{'a' * 64}'", "sequence = 7", (0, 7)),
    ("records", "hash", "'no hash'", "sequence = 298", (0, 298)),
    ("once", "unique_key", "'x'", "sequence = 2", None),
    ("once", "shard", "1", "sequence = 2", None),
    ("once", "sequence", "7", "sequence = 2", None),
    ("heads", "shard", "1", "shard = 0", (0, 1)),
    ("heads", "sequence", "sequence + 1", "shard = 0", (0, RECORDS + 1)),
    ("heads", "sequence", "sequence - 1", "shard = 0", (0, RECORDS)),
    ("heads", "hash", f"'{'a' * 64}'", "shard = 0", None),
    ("heads", "peaks", "zeroblob(128)", "shard = 0", None),
    ("tree", "shard", "1", "level = 8", None),
    ("tree", "level", "9", "level = 8", None),
    ("tree", "position", "1", "level = 8", None),
    ("tree", "hash", "zeroblob(32)", "level = 8", None),
    ("checkpoints", "number", "7", "number = 1", None),
    ("checkpoints", "size", "29", "number = 1", None),
    ("checkpoints", "note", "replace(note, '1' || char(10) || '20', '1' || char(10) || '23')", "number = 1", None),
    ("checkpoints", "note", "'x'", "number = 2", None),
    ("snapshots", "stream", "'table/2'", "stream = 'table/1'", None),
    ("snapshots", "version", "29", "stream = 'table/1'", None),
    ("snapshots", "schema", "'table-state/2'", "stream = 'table/1'", None),
    ("snapshots", "state", "x'00'", "stream = 'table/1'", None),
    ("snapshots", "digest", "''", "stream = 'table/1'", None),
]  # fmt: skip


@pytest.mark.parametrize(("table", "column", "value", "where", "first_bad"), COLUMNS)
def test_every_column(
    copy: Copy, table: str, column: str, value: str, where: str, first_bad: tuple[int, int] | None
) -> None:
    copy.change(table, column, value, where)
    report = copy.verify()
    assert not report.ok
    assert report.first_bad == first_bad, [str(finding) for finding in report.findings]


def test_no_column_is_left_out(copy: Copy) -> None:
    connection = sqlite3.connect(copy.path)
    tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    there = {(table, row[1]) for table in tables for row in connection.execute(f"PRAGMA table_info({table})")}
    connection.close()
    assert there == {(table, column) for table, column, *_ in COLUMNS}


ROWS = [
    (("DELETE FROM records WHERE sequence = 7",), (0, 7)),
    (("DELETE FROM records WHERE sequence = 1",), (0, 1)),
    (("DELETE FROM records WHERE sequence BETWEEN 100 AND 120",), (0, 100)),
    (("DELETE FROM records WHERE sequence = 298",), (0, 298)),
    (("DELETE FROM once",), None),
    (("DELETE FROM heads",), (0, 1)),
    (("DELETE FROM tree",), None),
    (("DELETE FROM checkpoints WHERE number = 1",), None),
    (("INSERT INTO records SELECT 3, 1, 'thief', 1, 1, 'k', text, hash FROM records WHERE sequence = 1",), (3, 1)),
    (("INSERT INTO once VALUES ('table/9/round/9/settled', 0, 2)",), None),
    (("INSERT INTO heads VALUES (4, 1, '', x'')",), (4, 1)),
    (("INSERT INTO tree VALUES (0, 8, 5, x'00')",), None),
    (("INSERT INTO checkpoints VALUES (3, 309, 'x')",), None),
    # Two records change places, with all that is theirs but the number.
    ((
        "UPDATE records SET sequence = 9999 WHERE sequence = 40",
        "UPDATE records SET sequence = 40 WHERE sequence = 50",
        "UPDATE records SET sequence = 50 WHERE sequence = 9999",
    ), (0, 40)),
    # The end is cut off, cleanly: only what was signed remembers.
    (("DELETE FROM records WHERE sequence > 290",), (0, 291)),
]  # fmt: skip


@pytest.mark.parametrize(("statements", "first_bad"), ROWS)
def test_rows_gone_come_and_moved(copy: Copy, statements: tuple[str, ...], first_bad: tuple[int, int] | None) -> None:
    copy.tamper(*statements)
    report = copy.verify()
    assert not report.ok
    assert report.first_bad == first_bad, [str(finding) for finding in report.findings]


def test_a_changed_event_with_its_hash_made_anew(copy: Copy) -> None:
    copy.tamper(do=lambda connection: reseal(connection, range(7, 8), stake=5000))
    assert copy.verify().first_bad == (0, 7)


def test_a_record_put_in_between_with_all_later_ones_moved_up(copy: Copy) -> None:
    def insert(connection: sqlite3.Connection) -> None:
        connection.execute("UPDATE records SET sequence = -sequence - 1 WHERE sequence >= 40")
        connection.execute("UPDATE records SET sequence = -sequence WHERE sequence < 0")
        (before,) = connection.execute("SELECT hash FROM records WHERE sequence = 39").fetchone()
        twin = MemoryJournal()
        twin.append([wager("table/7", 0, "slipped-in")])
        ((text, _),) = twin.sealed(0)
        slipped = canonical(json.loads(text) | {"sequence": 40, "previous": before})
        row = (0, 40, "table/7", 1, 1, "slipped-in", slipped, hash_of(slipped))
        connection.execute("INSERT INTO records VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)

    copy.tamper(do=insert)
    assert copy.verify().first_bad == (0, 40)


def test_history_rewritten_with_every_hash_made_anew(copy: Copy) -> None:
    """Only the signed roots can tell, so everything after the last good one is in doubt."""
    copy.tamper(do=lambda connection: reseal(connection, range(40, RECORDS + 1), stake=5000))
    report = copy.verify()
    assert report.first_bad == (0, 21)
    assert {finding.check for finding in report.findings} == {"checkpoint"}
    copy.tamper("DELETE FROM checkpoints")
    assert copy.verify().first_bad == (0, 21), "the thief emptied the table, the file outside still tells"
    alone = verify(copy.path)
    assert alone.ok, "which is why checkpoints are kept outside, and why this is in the remarks:"
    assert any("rewritten" in remark for remark in alone.remarks)


def test_the_end_cut_off_cleanly(copy: Copy) -> None:
    def cut(connection: sqlite3.Connection) -> None:
        connection.execute("DELETE FROM records WHERE sequence > 290")
        connection.execute("DELETE FROM once WHERE sequence > 290")
        connection.execute("DELETE FROM checkpoints WHERE size > 290")
        derive(connection)

    copy.tamper(do=cut)
    assert verify(copy.path, public_key=copy.key).ok
    report = copy.verify()
    assert report.first_bad == (0, 291)
    assert [finding.check for finding in report.findings] == ["checkpoint"]


def test_checkpoints_signed_by_somebody_else(copy: Copy, tmp_path: Path) -> None:
    thief = SigningKey.generate("casino.example/floor-1", tmp_path / "thief")
    copy.tamper(do=lambda connection: reseal(connection, range(40, RECORDS + 1), stake=5000))
    journal = open_sqlite(copy.path)
    make_checkpoint(journal, thief)
    journal.close()
    messages = [finding.message for finding in copy.verify().findings]
    assert any("not signed with the key" in message for message in messages)


def test_missing_triggers_are_told(copy: Copy) -> None:
    connection = sqlite3.connect(copy.path)
    connection.execute("DROP TRIGGER records_kept_update")
    connection.close()
    report = copy.verify()
    assert [finding.check for finding in report.findings] == ["database"]
    assert "records_kept_update" in report.findings[0].message


@pytest.mark.parametrize("text", [b"SQLite format", b"CREATE TABLE", b"outcome-declared", b"t2-99", b"table/1/round/1"])
def test_damaged_bytes_are_found_and_do_not_crash_the_audit(copy: Copy, text: bytes) -> None:
    content = bytearray(copy.path.read_bytes())
    place = content.rindex(text)
    content[place : place + 40] = b"\xa5" * 40
    copy.path.write_bytes(content)
    assert not copy.verify().ok


def test_a_file_cut_short(copy: Copy) -> None:
    content = copy.path.read_bytes()
    copy.path.write_bytes(content[: len(content) // 2])
    assert not copy.verify().ok


def test_there_must_be_something_to_verify(tmp_path: Path) -> None:
    with pytest.raises(Refused) as refused:
        verify(tmp_path / "nothing.sqlite")
    assert refused.value.code == "journal_missing"
    (tmp_path / "letter").write_text("Dear auditor")
    assert [finding.check for finding in verify(tmp_path / "letter").findings] == ["database"]


@pytest.fixture
def lines(copy: Copy, tmp_path: Path) -> tuple[Path, list[str]]:
    journal = open_sqlite(copy.path, read_only=True)
    file = tmp_path / "journal.jsonl"
    with file.open("w") as out:
        assert export(journal, out)[0] == RECORDS
    journal.close()
    return file, file.read_text().splitlines(keepends=True)


def test_an_export_verifies_without_a_database(copy: Copy, lines: tuple[Path, list[str]]) -> None:
    report = verify(lines[0], checkpoints=copy.outside, public_key=copy.key)
    assert report.findings == ()
    assert (report.events, report.checkpoints, report.heads) == (EVENTS, 2, copy.verify().heads)


@pytest.mark.parametrize(
    ("change", "first_bad"),
    [
        (lambda all_: [*all_[:6], all_[6].replace(":500", ":501"), *all_[7:]], 7),
        (lambda all_: [*all_[:6], all_[6].replace('"seat":3', '"seat": 3'), *all_[7:]], 7),
        (lambda all_: [*all_[:6], "{\n", *all_[7:]], 7),
        (lambda all_: all_[:6] + all_[7:], 7),
        (lambda all_: [*all_[:6], all_[7], all_[6], *all_[8:]], 7),
        (lambda all_: [*all_[:7], all_[6], *all_[7:]], 7),
        (lambda all_: all_[:290], 291),
        (lambda all_: all_[1:], 1),
    ],
)
def test_tampering_with_an_export(
    copy: Copy, lines: tuple[Path, list[str]], change: Callable[[list[str]], list[str]], first_bad: int
) -> None:
    file, content = lines
    file.write_text("".join(change(content)))
    assert verify(file, checkpoints=copy.outside, public_key=copy.key).first_bad == (0, first_bad)


@pytest.mark.parametrize(
    ("of_record", "of_event", "check"),
    [
        ({"key": "table/1-w1"}, {}, "key"),
        ({}, {"unique": "table/1/round/1/settled"}, "unique"),
        ({"version": 12}, {}, "stream"),
        ({"shard": 1}, {}, "sequence"),
        ({"sequence": 9}, {}, "sequence"),
        ({}, {"entries": [["USD", [["a", -500], ["b", 501]]]]}, "ledger"),
        ({}, {"entries": [["points", [["table/1/bank", -5], ["b", 5]]]]}, "ledger"),
        ({}, {"entries": [["USD", [["a", 0]]]]}, "ledger"),
        ({}, {"entries": [["pounds", [["a", 0], ["b", 0]]]]}, "content"),
        ({}, {"kind": "wager"}, "content"),
        ({}, {"kind": None}, "content"),
        ({"events": []}, {}, "content"),
    ],
)
def test_a_lie_that_is_well_sealed(
    lines: tuple[Path, list[str]], of_record: dict[str, Any], of_event: dict[str, Any], check: str
) -> None:
    """The whole chain is made anew around it, so only its sense gives it away."""
    file, content = lines
    previous, sealed = "0" * 64, []
    for number, line in enumerate(content[:20], 1):
        fields = json.loads(line) | {"previous": previous}
        del fields["hash"]
        if number == 7:
            (event,) = fields["events"]
            fields |= {"events": [event | of_event], **of_record}
        previous = hash_of(canonical(fields))
        sealed.append(canonical(fields | {"hash": previous}) + "\n")
    file.write_text("".join(sealed))
    assert check in {finding.check for finding in verify(file).findings}


def test_money_is_in_one_currency(copy: Copy) -> None:
    def euros(record: dict[str, Any]) -> dict[str, Any]:
        changed: dict[str, Any] = json.loads(json.dumps(record).replace("USD", "EUR"))
        return changed

    copy.tamper(do=lambda connection: rechain(connection, range(7, RECORDS + 1), euros))
    assert {finding.check for finding in verify(copy.path).findings} >= {"ledger"}


def test_a_snapshot_of_the_future(copy: Copy) -> None:
    journal = open_sqlite(copy.path)
    journal.save_snapshot(Snapshot("table/1", 31, "table-state/1", b"state"))
    journal.close()
    assert [finding.check for finding in copy.verify().findings] == ["snapshot"]


@pytest.mark.parametrize(
    ("statement", "first_bad"),
    [
        ("UPDATE records SET text = replace(text, '500', '501') WHERE sequence = 5", (0, 5)),
        ("UPDATE records SET key = 'x' WHERE sequence = 5", (0, 5)),
        ("DELETE FROM records WHERE sequence = 5", (0, 5)),
        ("DELETE FROM once", None),
        ("UPDATE heads SET sequence = 5", (0, 6)),
    ],
)
def test_tampering_with_postgresql(postgres_url: str, statement: Any, first_bad: tuple[int, int] | None) -> None:
    journal = open_postgres(postgres_url)
    fill(journal, 3)
    journal.close()
    assert verify(postgres_url).findings == ()
    with psycopg.connect(postgres_url, autocommit=True) as connection:
        connection.execute("SET session_replication_role = replica")  # which switches every trigger off
        connection.execute(statement)
    report = verify(postgres_url)
    assert not report.ok
    assert report.first_bad == first_bad, [str(finding) for finding in report.findings]


def test_postgresql_tells_of_a_trigger_that_is_off(postgres_url: str) -> None:
    open_postgres(postgres_url).close()
    with psycopg.connect(postgres_url, autocommit=True) as connection:
        connection.execute("ALTER TABLE records DISABLE TRIGGER records_kept")
    assert ["records_kept" in finding.message for finding in verify(postgres_url).findings] == [True]


def stakes(stream: str, events: Iterable[Recorded]) -> Mapping[str, int]:
    """A little table: it knows wagers and settlements, and nothing of the ledger."""
    balances = dict.fromkeys(("rack/3", "layout/3", "bank"), 0)
    for event in events:
        if event.name == "wager-accepted":
            balances["rack/3"] -= event.data["stake"]
            balances["layout/3"] += event.data["stake"]
        elif event.name == "round-settled":
            balances["bank"] += balances["layout/3"]
            balances["layout/3"] = 0
    return {f"{stream}/{account}": amount for account, amount in balances.items()}


def test_the_books_are_derived_again_from_the_events(copy: Copy, lines: tuple[Path, list[str]]) -> None:
    for source in (copy.path, lines[0]):
        assert verify(source, replay=stakes).findings == ()
    journal = open_sqlite(copy.path)
    wrong = NewEvent("wager-accepted", 1, {"stake": 500}, (Entry.transfer("table/3/rack/3", "table/3/layout/3", 400),))
    journal.append([Append("table/3", 3, cause("bug"), (wrong,))])
    journal.close()
    findings = verify(copy.path, replay=stakes).findings
    assert [finding.check for finding in findings] == ["replay", "replay"]
    assert "table/3: table/3/layout/3 is 500 by its events, 400 in the ledger" in findings[0].message


def test_a_replay_that_breaks_is_a_finding(copy: Copy) -> None:
    def broken(stream: str, events: Iterable[Recorded]) -> Mapping[str, int]:
        raise KeyError(stream)

    findings = verify(copy.path, replay=broken).findings
    assert [finding.check for finding in findings] == ["replay"] * 3


Change = Callable[[dict[str, Any]], dict[str, Any]]


def reseal(connection: sqlite3.Connection, sequences: range, stake: int) -> None:
    """What a thief does who knows everything but the signing key: change one stake, then hash and chain again."""

    def dearer(record: dict[str, Any]) -> dict[str, Any]:
        changed: dict[str, Any] = json.loads(json.dumps(record).replace("500", str(stake)))
        return changed

    rechain(connection, sequences, dearer)


def rechain(connection: sqlite3.Connection, sequences: range, change: Change) -> None:
    """The first of the records is changed, and all are hashed and chained anew."""
    for sequence in sequences:
        (text,) = connection.execute("SELECT text FROM records WHERE sequence = ?", (sequence,)).fetchone()
        (previous,) = connection.execute("SELECT hash FROM records WHERE sequence = ?", (sequence - 1,)).fetchone()
        record = json.loads(text) | {"previous": previous}
        sealed = canonical(change(record) if sequence == sequences[0] else record)
        values = (sealed, hash_of(sealed), sequence)
        connection.execute("UPDATE records SET text = ?, hash = ? WHERE sequence = ?", values)
    derive(connection)


def derive(connection: sqlite3.Connection) -> None:
    """The tables that follow from the records."""
    hashes = [row[0] for row in connection.execute("SELECT hash FROM records ORDER BY sequence")]
    frontier = Frontier()
    nodes = frontier.extend(bytes.fromhex(hash_) for hash_ in hashes)
    connection.execute("DELETE FROM tree")
    connection.executemany("INSERT INTO tree VALUES (0, ?, ?, ?)", nodes)
    connection.execute("UPDATE heads SET sequence = ?, hash = ?, peaks = ?", (len(hashes), hashes[-1], bytes(frontier)))
