"""Tampering with a copy of a SQLite journal, every way we know: verify() finds it and names the first bad event.

The thief is good: the triggers are dropped for the deed and put back, so that they tell nothing.
"""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import psycopg
import pytest
from tests.journal.samples import cause, fill, wager

from croupier.journal import Append, MemoryJournal, NewEvent, Recorded, Snapshot, open_sqlite
from croupier.journal.merkle import Frontier
from croupier.journal.proof.checkpoint import CheckpointFile, make_checkpoint
from croupier.journal.proof.export import export
from croupier.journal.proof.signing import PublicKey, SigningKey
from croupier.journal.proof.verify import Report, verify
from croupier.journal.record.encoding import canonical, fields_of, hash_of
from croupier.journal.record.rows import SELECT_EVENTS, recorded_from
from croupier.journal.store.postgres import open_postgres
from croupier.live.reports.audit import audit, report_json
from croupier.money import Entry
from croupier.refusal import Refused

EVENTS = 309  # past 256, so that the stored tree has a row
CHECKPOINTS = (30, 306)


@dataclass(frozen=True)
class Copy:
    path: Path
    outside: Path
    key: PublicKey

    def verify(self) -> Report:
        return verify(self.path, checkpoints=self.outside, public_key=self.key)

    def tamper(self, *statements: str, do: Callable[[sqlite3.Connection], None] | None = None) -> None:
        connection = sqlite3.connect(self.path, isolation_level=None)
        triggers = connection.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").fetchall()
        connection.execute("PRAGMA ignore_check_constraints = ON")
        for name, _ in triggers:
            connection.execute(f"DROP TRIGGER {name}")
        connection.execute("BEGIN")
        for statement in statements:
            connection.execute(statement)
        if do:
            do(connection)
        connection.execute("COMMIT")
        for _, sql in triggers:
            connection.execute(sql)
        connection.close()


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
    assert journal.head().sequence == EVENTS
    journal.close()
    return Copy(folder / "journal.sqlite", outside.path, key.public)


@pytest.fixture
def copy(original: Copy, tmp_path: Path) -> Copy:
    shutil.copy(original.path, tmp_path / "copy.sqlite")
    return Copy(tmp_path / "copy.sqlite", original.outside, original.key)


def test_the_untouched_copy_is_sound(copy: Copy) -> None:
    report = copy.verify()
    assert report.findings == ()
    assert (report.ok, report.first_bad, report.events, report.checkpoints) == (True, None, EVENTS, 2)
    assert report.remarks == ()


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


COLUMNS = [  # table, column, value, row, the first bad event (None: the damage is in no event)
    ("events", "sequence", "1000", "sequence = 309", 309),
    ("events", "stream", "'table/9'", "sequence = 7", 7),
    ("events", "stream_version", "1000", "sequence = 7", 7),
    ("events", "kind", "'wager-accepted/2'", "sequence = 7", 7),
    ("events", "command", "1", "sequence = 7", 7),
    ("events", "data", "replace(data, '500', '501')", "sequence = 7", 7),
    ("events", "data", "replace(data, ':', ': ')", "sequence = 7", 7),
    ("events", "data", "'{'", "sequence = 7", 7),
    ("events", "data", "'{\"a\":1e3}'", "sequence = 7", 7),
    ("events", "entries", "replace(entries, '500', '501')", "sequence = 7", 7),
    ("events", "entries", "'[]'", "sequence = 7", 7),
    ("events", "entries", "'{\"a\":1}'", "sequence = 7", 7),
    ("events", "unique_key", "'x'", "sequence = 7", 7),
    ("events", "unique_key", "NULL", "sequence = 9", 9),
    ("events", "previous", f"'{'a' * 64}'", "sequence = 7", 7),
    ("events", "previous", f"'{'a' * 64}'", "sequence = 1", 1),
    ("events", "hash", f"'{'a' * 64}'", "sequence = 7", 7),
    ("events", "hash", "'no hash'", "sequence = 309", 309),
    ("commands", "first", "5000", "first = 8", 8),
    ("commands", "events", "1", "first = 8", 8),
    ("commands", "key", "'another'", "first = 8", 8),
    ("commands", "digest", f"'{'a' * 64}'", "first = 8", 8),
    ("commands", "who", "'dealer/8'", "first = 8", 8),
    ("commands", "role", "'dealer'", "first = 8", 8),
    ("commands", "device", "''", "first = 8", 8),
    ("commands", "at", "'2026-11-15T18:50:54.123457Z'", "first = 8", 8),
    ("commands", "rulebook", "''", "first = 8", 8),
    ("entries", "sequence", "8", "sequence = 7", 7),
    ("entries", "entry", "2", "sequence = 7", 7),
    ("entries", "line", "line + 1", "sequence = 7 AND line = 2", 7),
    ("entries", "account", "'table/1/rack/4'", "sequence = 7 AND line = 1", 7),
    ("entries", "unit", "'points'", "sequence = 7", 7),
    ("entries", "amount", "amount * 2", "sequence = 7", 7),
    ("balances", "account", "'table/1/bonk'", "account = 'table/1/bank'", None),
    ("balances", "unit", "'points'", "account = 'table/1/bank'", None),
    ("balances", "amount", "amount + 1", "account = 'table/1/bank'", None),
    ("head", "sequence", "sequence + 1", "one = 1", EVENTS + 1),
    ("head", "sequence", "sequence - 1", "one = 1", EVENTS),
    ("head", "hash", f"'{'a' * 64}'", "one = 1", None),
    ("head", "peaks", "zeroblob(160)", "one = 1", None),
    ("tree", "level", "9", "level = 8", None),
    ("tree", "position", "1", "level = 8", None),
    ("tree", "hash", "zeroblob(32)", "level = 8", None),
    ("checkpoints", "number", "7", "number = 1", None),
    ("checkpoints", "size", "29", "number = 1", None),
    ("checkpoints", "note", "replace(note, '1' || char(10) || '30', '1' || char(10) || '33')", "number = 1", None),
    ("checkpoints", "note", "'x'", "number = 2", None),
    ("snapshots", "stream", "'table/2'", "stream = 'table/1'", None),
    ("snapshots", "version", "29", "stream = 'table/1'", None),
    ("snapshots", "schema", "'table-state/2'", "stream = 'table/1'", None),
    ("snapshots", "state", "x'00'", "stream = 'table/1'", None),
    ("snapshots", "digest", "''", "stream = 'table/1'", None),
]  # fmt: skip


@pytest.mark.parametrize(("table", "column", "value", "where", "first_bad"), COLUMNS)
def test_every_column(copy: Copy, table: str, column: str, value: str, where: str, first_bad: int | None) -> None:
    def change(connection: sqlite3.Connection) -> None:
        changed = connection.execute(f"UPDATE {table} SET {column} = {value} WHERE {where}").rowcount
        assert changed >= 1, "nothing was tampered with"

    copy.tamper(do=change)
    report = copy.verify()
    assert not report.ok
    assert report.first_bad == first_bad, [str(finding) for finding in report.findings]


def test_no_column_is_left_out(copy: Copy) -> None:
    connection = sqlite3.connect(copy.path)
    tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    there = {(table, row[1]) for table in tables for row in connection.execute(f"PRAGMA table_info({table})")}
    connection.close()
    there.remove(("head", "one"))  # A constraint holds it: there is nothing it could be changed to.
    assert there == {(table, column) for table, column, *_ in COLUMNS}


ROWS = [
    (("DELETE FROM events WHERE sequence = 7",), 7),
    (("DELETE FROM events WHERE sequence = 1",), 1),
    (("DELETE FROM events WHERE sequence BETWEEN 100 AND 120",), 100),
    (("DELETE FROM events WHERE sequence = 309",), 309),
    (("DELETE FROM commands WHERE first = 7",), 7),
    (("DELETE FROM entries WHERE sequence = 7",), 7),
    (("DELETE FROM entries WHERE sequence = 7 AND line = 1",), 7),
    (("DELETE FROM balances",), None),
    (("DELETE FROM head",), None),
    (("DELETE FROM tree",), None),
    (("DELETE FROM checkpoints WHERE number = 1",), None),
    (("INSERT INTO entries VALUES (2, 1, 1, 'thief', 'cents', 100), (2, 1, 2, 'table/1/bank', 'cents', -100)",), 2),
    (("INSERT INTO entries VALUES (900, 1, 1, 'thief', 'cents', 100)",), 900),
    (("INSERT INTO commands SELECT 800, 1, 'new', digest, who, role, device, at, '' FROM commands LIMIT 1",), 800),
    (("INSERT INTO balances VALUES ('thief', 'cents', 100)",), None),
    (("INSERT INTO tree VALUES (8, 5, x'00')",), None),
    (("INSERT INTO checkpoints VALUES (3, 309, 'x')",), None),
    # Two events change places, with all that is theirs but the number.
    ((
        "UPDATE events SET sequence = 9999 WHERE sequence = 40",
        "UPDATE events SET sequence = 40 WHERE sequence = 50",
        "UPDATE events SET sequence = 50 WHERE sequence = 9999",
    ), 40),
    # The end is cut off, cleanly: only what was signed remembers.
    ((
        "DELETE FROM entries WHERE sequence > 300",
        "DELETE FROM events WHERE sequence > 300",
        "DELETE FROM commands WHERE first > 300",
    ), 301),
]  # fmt: skip


@pytest.mark.parametrize(("statements", "first_bad"), ROWS)
def test_rows_gone_come_and_moved(copy: Copy, statements: tuple[str, ...], first_bad: int | None) -> None:
    copy.tamper(*statements)
    report = copy.verify()
    assert not report.ok
    assert report.first_bad == first_bad, [str(finding) for finding in report.findings]


def test_a_changed_event_with_its_hash_made_anew(copy: Copy) -> None:
    copy.tamper(do=lambda connection: reseal(connection, range(7, 8), stake=5000))
    assert copy.verify().first_bad == 7


def test_an_event_put_in_between_with_all_later_ones_moved_up(copy: Copy) -> None:
    def insert(connection: sqlite3.Connection) -> None:
        for table, column in (
            ("entries", "sequence"),
            ("events", "sequence"),
            ("events", "command"),
            ("commands", "first"),
        ):
            connection.execute(f"UPDATE {table} SET {column} = -{column} - 1 WHERE {column} >= 40")
            connection.execute(f"UPDATE {table} SET {column} = -{column} WHERE {column} < 0")
        before = connection.execute("SELECT hash FROM events WHERE sequence = 39").fetchone()[0]
        twin = MemoryJournal()
        (event,) = twin.append([wager("table/7", 0, "slipped-in")])
        fields = fields_of(event) | {"sequence": 40, "previous": before}
        row = (40, "table/7", 1, event.kind, 40, '{"bet":"split-8-11","seat":3,"stake":500}')
        entries = '[["cents",[["table/7/rack/3",-500],["table/7/layout/3",500]]]]'
        command = (40, 1, event.key, event.digest, event.who, event.role, event.device, event.at, event.rulebook)
        connection.execute(f"INSERT INTO commands VALUES ({','.join('?' * 9)})", command)
        connection.execute(
            f"INSERT INTO events VALUES ({','.join('?' * 10)})", (*row, entries, None, before, hash_of(fields))
        )
        lines = [(40, 1, 1, "table/7/rack/3", "cents", -500), (40, 1, 2, "table/7/layout/3", "cents", 500)]
        connection.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)", lines)

    copy.tamper(do=insert)
    assert copy.verify().first_bad == 40


def test_history_rewritten_with_every_hash_made_anew(copy: Copy) -> None:
    """Only the signed roots can tell, so everything after the last good one is in doubt."""
    copy.tamper(do=lambda connection: reseal(connection, range(40, EVENTS + 1), stake=5000))
    report = copy.verify()
    assert report.first_bad == 31
    assert {finding.check for finding in report.findings} == {"checkpoint"}
    copy.tamper("DELETE FROM checkpoints")
    assert copy.verify().first_bad == 31, "the thief emptied the table, the file outside still tells"
    alone = verify(copy.path)
    assert alone.ok, "which is why checkpoints are kept outside, and why this is in the remarks:"
    assert any("rewritten" in remark for remark in alone.remarks)


def test_the_end_cut_off_cleanly(copy: Copy) -> None:
    def cut(connection: sqlite3.Connection) -> None:
        for table, column in (("entries", "sequence"), ("events", "sequence"), ("commands", "first")):
            connection.execute(f"DELETE FROM {table} WHERE {column} > 300")
        connection.execute("DELETE FROM checkpoints WHERE size > 300")
        derive(connection)

    copy.tamper(do=cut)
    assert verify(copy.path, public_key=copy.key).ok
    report = copy.verify()
    assert report.first_bad == 301
    assert [finding.check for finding in report.findings] == ["checkpoint"]


def test_checkpoints_signed_by_somebody_else(copy: Copy, tmp_path: Path) -> None:
    thief = SigningKey.generate("casino.example/floor-1", tmp_path / "thief")
    copy.tamper(do=lambda connection: reseal(connection, range(40, EVENTS + 1), stake=5000))
    journal = open_sqlite(copy.path)
    make_checkpoint(journal, thief)
    journal.close()
    messages = [finding.message for finding in copy.verify().findings]
    assert any("not signed with the key" in message for message in messages)


def test_missing_triggers_are_told(copy: Copy) -> None:
    connection = sqlite3.connect(copy.path)
    connection.execute("DROP TRIGGER events_kept_update")
    connection.close()
    report = copy.verify()
    assert [finding.check for finding in report.findings] == ["database"]
    assert "events_kept_update" in report.findings[0].message


@pytest.mark.parametrize("text", [b"SQLite format", b"CREATE TABLE", b"outcome-declared", b"t2-99", b"table/1/bank"])
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
        assert export(journal, out) == EVENTS
    journal.close()
    return file, file.read_text().splitlines(keepends=True)


def test_an_export_verifies_without_a_database(copy: Copy, lines: tuple[Path, list[str]]) -> None:
    report = verify(lines[0], checkpoints=copy.outside, public_key=copy.key)
    assert report.findings == ()
    assert (report.events, report.checkpoints, report.head) == (EVENTS, 2, copy.verify().head)


@pytest.mark.parametrize(
    ("change", "first_bad"),
    [
        (lambda all_: [*all_[:6], all_[6].replace(":500", ":501"), *all_[7:]], 7),
        (lambda all_: [*all_[:6], all_[6].replace('"seat":3', '"seat": 3'), *all_[7:]], 7),
        (lambda all_: [*all_[:6], "{\n", *all_[7:]], 7),
        (lambda all_: all_[:6] + all_[7:], 7),
        (lambda all_: [*all_[:6], all_[7], all_[6], *all_[8:]], 7),
        (lambda all_: [*all_[:7], all_[6], *all_[7:]], 7),
        (lambda all_: all_[:300], 301),
        (lambda all_: all_[1:], 1),
    ],
)
def test_tampering_with_an_export(
    copy: Copy, lines: tuple[Path, list[str]], change: Callable[[list[str]], list[str]], first_bad: int
) -> None:
    file, content = lines
    file.write_text("".join(change(content)))
    assert verify(file, checkpoints=copy.outside, public_key=copy.key).first_bad == first_bad


@pytest.mark.parametrize(
    ("changes", "check"),
    [
        ({"key": "table/1-w1"}, "key"),
        ({"unique": "table/1/round/1/settled"}, "unique"),
        ({"stream_version": 8}, "stream"),
        ({"entries": [["cents", [["a", -500], ["b", 501]]]]}, "ledger"),
        ({"entries": [["points", [["table/1/bank", -5], ["b", 5]]]]}, "ledger"),
        ({"entries": [["cents", [["a", 0]]]]}, "ledger"),
        ({"entries": [["pounds", [["a", 0], ["b", 0]]]]}, "content"),
        ({"kind": "wager"}, "content"),
        ({"kind": None}, "content"),
    ],
)
def test_a_lie_that_is_well_sealed(lines: tuple[Path, list[str]], changes: dict[str, Any], check: str) -> None:
    """The whole chain is made anew around it, so only its sense gives it away."""
    file, content = lines
    previous, sealed = "0" * 64, []
    for number, line in enumerate(content[:20], 1):
        fields = json.loads(line) | {"previous": previous} | (changes if number == 7 else {})
        del fields["hash"]
        previous = hash_of(fields)
        sealed.append(canonical(fields | {"hash": previous}) + "\n")
    file.write_text("".join(sealed))
    bad = [finding for finding in verify(file).findings if finding.sequence == 7]
    assert [finding.check for finding in bad] == [check]


def test_a_snapshot_of_the_future(copy: Copy) -> None:
    journal = open_sqlite(copy.path)
    journal.save_snapshot(Snapshot("table/1", 31, "table-state/1", b"state"))
    journal.close()
    assert [finding.check for finding in copy.verify().findings] == ["snapshot"]


@pytest.mark.parametrize(
    ("statement", "first_bad"),
    [
        ("UPDATE events SET data = replace(data, '500', '501') WHERE sequence = 7", 7),
        ("UPDATE entries SET amount = amount * 2 WHERE sequence = 7", 7),
        ("UPDATE commands SET key = 'x' WHERE first = 7", 7),
        ("DELETE FROM entries WHERE sequence = 7; DELETE FROM events WHERE sequence = 7", 7),
        ("UPDATE balances SET amount = 0", None),
        ("UPDATE head SET sequence = 8", 9),
    ],
)
def test_tampering_with_postgresql(postgres_url: str, statement: Any, first_bad: int | None) -> None:
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
        connection.execute("ALTER TABLE events DISABLE TRIGGER events_kept")
    assert ["events_kept" in finding.message for finding in verify(postgres_url).findings] == [True]


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


def reseal(connection: sqlite3.Connection, sequences: range, stake: int) -> None:
    """What a thief does who knows everything but the signing key: change one stake, then hash, chain, book again."""
    first = sequences[0]
    text = ("data", "entries")
    for column in text:
        connection.execute(f"UPDATE events SET {column} = replace({column}, '500', '{stake}') WHERE sequence = {first}")
    connection.execute(f"UPDATE entries SET amount = sign(amount) * {stake} WHERE sequence = {first}")
    for sequence in sequences:
        (row,) = connection.execute(f"{SELECT_EVENTS} WHERE e.sequence = ?", (sequence,)).fetchall()
        (previous,) = connection.execute("SELECT hash FROM events WHERE sequence = ?", (sequence - 1,)).fetchone()
        fields = fields_of(recorded_from(row)) | {"previous": previous}
        values = (previous, hash_of(fields), sequence)
        connection.execute("UPDATE events SET previous = ?, hash = ? WHERE sequence = ?", values)
    derive(connection)


def derive(connection: sqlite3.Connection) -> None:
    """The tables that follow from the events."""
    hashes = [row[0] for row in connection.execute("SELECT hash FROM events ORDER BY sequence")]
    frontier = Frontier()
    nodes = frontier.extend(bytes.fromhex(hash_) for hash_ in hashes)
    connection.execute("DELETE FROM tree")
    connection.executemany("INSERT INTO tree VALUES (?, ?, ?)", nodes)
    connection.execute("UPDATE head SET sequence = ?, hash = ?, peaks = ?", (len(hashes), hashes[-1], bytes(frontier)))
    connection.execute("DELETE FROM balances")
    connection.execute("INSERT INTO balances SELECT account, unit, sum(amount) FROM entries GROUP BY account, unit")
