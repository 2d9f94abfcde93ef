"""A copy of a live SQLite journal, whole and verified before it gets its name."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Sequence
from pathlib import Path

from croupier.journal.private import keep_private
from croupier.journal.proof.signing import PublicKey
from croupier.journal.proof.verify import Report, verify
from croupier.journal.store.sqlite import SqliteDatabase
from croupier.refusal import Refused


def backup(
    source: Path, target: Path, *, checkpoints: Path | Sequence[str] = (), public_key: PublicKey | None = None,
    keys: Path | None = None,
) -> Report:  # fmt: skip
    """Copies one moment of the journal while it is written on. Refused `backup_unsound` if the copy fails to verify.

    The keys of people are copied only where a file for them is named: a copy that is forgotten in a drawer would
    remember everybody.
    """
    for file in (target, *([keys] if keys else [])):
        if file.exists():
            raise Refused("backup_exists", "There is a file at {path} already; it is kept.", path=str(file))
    ring = Path(f"{source.resolve()}.keys")
    if keys is not None and not ring.is_file():
        raise Refused("no_such_file.path", "There is no file {path}.", path=str(ring))
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    SqliteDatabase.readable(source.resolve()).close()  # Refuses what is no journal.
    reader = sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)
    keep_private(part)
    copy = sqlite3.connect(part)
    try:
        reader.backup(copy)  # In one step: a copy in several would start again whenever the writer commits.
        copy.execute("PRAGMA journal_mode = DELETE")  # A single file, with no log beside it.
    finally:
        copy.close()
        reader.close()
    report = verify(part, checkpoints=checkpoints, public_key=public_key)
    if not report.ok:
        part.unlink()
        raise Refused(
            "backup_unsound",
            "The copy does not verify, so it was not kept. Verify the journal itself.",
            findings=[str(finding) for finding in report.findings[:20]],
        )
    if keys is not None:  # after the journal: whatever it has sealed has its key by now
        keep_private(keys)
        keys.write_bytes(ring.read_bytes())
        _to_disk(keys)
    _to_disk(part)
    part.rename(target)
    _to_disk(target.parent)
    return report


def _to_disk(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
