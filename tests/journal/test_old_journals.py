"""Journals of format 1 are verified for ever: tampering with one, every way we know, is found and named.

The thief is good: the triggers are dropped for the deed and put back, so that they tell nothing.
"""

from __future__ import annotations

import sqlite3
from base64 import b64encode
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from tests.journal.old import old_root, old_sqlite
from tests.journal.samples import settlement, wager
from tests.journal.thief import Copy

from croupier.journal import Append, Snapshot
from croupier.journal.merkle import Frontier
from croupier.journal.proof.checkpoint import Checkpoint, CheckpointFile
from croupier.journal.proof.export import export
from croupier.journal.proof.signing import SigningKey
from croupier.journal.proof.verify import verify
from croupier.journal.record import first
from croupier.journal.record.format import Place
from croupier.journal.store.address import open_for_reading

EVENTS = 309  # past 256, so that the stored tree has a row
CHECKPOINTS = (30, 306)


def history() -> list[Append]:
    rounds = [
        command
        for n in range(1, 11)
        for command in (
            wager("table/1", 3 * n - 3, f"table/1-w{n}"),
            settlement("table/1", 3 * n - 2, f"table/1-s{n}", n),
        )
    ]
    wagers = [wager("table/2", n, f"t2-{n}") for n in range(EVENTS - 33)]
    return [*rounds, *wagers, wager("table/3", 0, "table/3-w1"), settlement("table/3", 1, "table/3-s1", 1)]


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    folder = tmp_path_factory.mktemp("original")
    key = SigningKey.generate("casino.example/floor-1", folder / "key")
    outside = CheckpointFile(folder / "checkpoints")
    notes = [signed(size, old_root(history(), size), key) for size in CHECKPOINTS]
    for note in notes:
        outside.add(note)
    file = old_sqlite(folder / "journal.sqlite", history(), notes)
    snapshot = Snapshot("table/1", 30, "table-state/1", b"state")
    with closing(sqlite3.connect(file)) as connection:
        row = (snapshot.stream, snapshot.version, snapshot.schema, snapshot.state, snapshot.digest())
        connection.execute("INSERT INTO snapshots VALUES (?, ?, ?, ?, ?)", row)
        connection.commit()
    return Copy(file, outside.path, key.public)


def signed(size: int, root: bytes, key: SigningKey) -> str:
    """As checkpoints of format 1 were."""
    text = Checkpoint(key.public.name, size, root).text
    return f"{text}\n— {key.public.name} {b64encode(key.public.id + key.sign(text)).decode()}\n"


@pytest.fixture
def copy(original: Copy, tmp_path: Path) -> Copy:
    return original.copied_to(tmp_path / "copy.sqlite")


def test_the_untouched_copy_is_sound(copy: Copy) -> None:
    report = copy.verify()
    assert report.findings == ()
    assert (report.ok, report.first_bad, report.events, report.checkpoints) == (True, None, EVENTS, 2)
    assert report.unvouched == 3
    assert [remark.partition(" since ")[0] for remark in report.remarks] == ["3 records"]


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
    copy.change(table, column, value, where)
    report = copy.verify()
    assert not report.ok
    assert report.first_bad == (first_bad and Place(0, first_bad)), [str(finding) for finding in report.findings]


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
    assert report.first_bad == (first_bad and Place(0, first_bad)), [str(finding) for finding in report.findings]


def test_a_changed_event_with_its_hash_made_anew(copy: Copy) -> None:
    copy.tamper(do=lambda connection: reseal(connection, range(7, 8), stake=5000))
    assert copy.verify().first_bad == Place(0, 7)


def test_history_rewritten_with_every_hash_made_anew(copy: Copy) -> None:
    """Only the signed roots can tell, so everything after the last good one is in doubt."""
    copy.tamper(do=lambda connection: reseal(connection, range(40, EVENTS + 1), stake=5000))
    report = copy.verify()
    assert report.first_bad == Place(0, 31)
    assert {finding.check for finding in report.findings} == {"checkpoint"}
    copy.tamper("DELETE FROM checkpoints")
    assert copy.verify().first_bad == Place(0, 31), "the thief emptied the table, the file outside still tells"
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
    assert report.first_bad == Place(0, 301)
    assert [finding.check for finding in report.findings] == ["checkpoint"]


def test_missing_triggers_are_told(copy: Copy) -> None:
    connection = sqlite3.connect(copy.path)
    connection.execute("DROP TRIGGER events_kept_update")
    connection.close()
    report = copy.verify()
    assert [finding.check for finding in report.findings] == ["database"]
    assert "events_kept_update" in report.findings[0].message


@pytest.fixture
def lines(copy: Copy, tmp_path: Path) -> tuple[Path, list[str]]:
    journal = open_for_reading(str(copy.path))
    file = tmp_path / "journal.jsonl"
    with file.open("w") as out:
        assert export(journal, out)[0] == EVENTS
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
        (lambda all_: all_[:300], 301),
        (lambda all_: all_[1:], 1),
    ],
)
def test_tampering_with_an_export(
    copy: Copy, lines: tuple[Path, list[str]], change: Callable[[list[str]], list[str]], first_bad: int
) -> None:
    file, content = lines
    file.write_text("".join(change(content)))
    assert verify(file, checkpoints=copy.outside, public_key=copy.key).first_bad == Place(0, first_bad)


def reseal(connection: sqlite3.Connection, sequences: range, stake: int) -> None:
    """What a thief does who knows everything but the signing key: change one stake, then hash, chain, book again."""
    begin = sequences[0]
    text = ("data", "entries")
    for column in text:
        connection.execute(f"UPDATE events SET {column} = replace({column}, '500', '{stake}') WHERE sequence = {begin}")
    connection.execute(f"UPDATE entries SET amount = sign(amount) * {stake} WHERE sequence = {begin}")
    for sequence in sequences:
        (row,) = connection.execute(f"{first.SELECT_EVENTS} WHERE e.sequence = ?", (sequence,)).fetchall()
        (previous,) = connection.execute("SELECT hash FROM events WHERE sequence = ?", (sequence - 1,)).fetchone()
        fields = first.fields_of(first.recorded_from(row)) | {"previous": previous}
        values = (previous, first.event_hash(fields), sequence)
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
