"""A house of an earlier format goes on in a new one: its journal is carried over, and what lies beside it copied.

Beside a journal in a file lie its key, its checkpoints and the file of its people, under the same name. The old files
stay as they are; the old journal is held meanwhile, so that nobody writes on it.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path

from croupier.journal.carrying import Told, carry_over
from croupier.journal.port import Carried
from croupier.journal.private import keep_private
from croupier.journal.store.address import open_for_reading, open_for_writing
from croupier.journal.store.old import OldJournal
from croupier.journal.store.sqlite import own
from croupier.live.clock import utc_now
from croupier.live.moments import stamp
from croupier.refusal import Refused

NOT_OURS = ("-wal", "-shm", "-journal", ".lock", ".part")


def carry_house(
    old: str, new: str, told: Told = lambda _done, _of: None, *, wall: Callable[[], datetime] = utc_now
) -> Carried:
    with _held(old), closing(open_for_reading(old)) as older:
        if not isinstance(older, OldJournal):
            raise Refused("journal_current", "{path} is in today's format already.", path=old)
        with closing(open_for_writing(new)) as newer:
            carried = carry_over(older, newer, stamp(wall()), told)
    if "://" not in old and "://" not in new:
        _copy_beside(Path(old), Path(new))
    return carried


@contextmanager
def _held(address: str) -> Iterator[None]:
    """A file belongs to whoever holds its lock; in PostgreSQL it shows at the end whether somebody wrote."""
    if "://" in address or not Path(address).is_file():
        yield
        return
    lock = own(Path(address).resolve())
    try:
        yield
    finally:
        os.close(lock)


def _copy_beside(old: Path, new: Path) -> None:
    for file in sorted(old.parent.glob(f"{old.stem}.*")):
        copy = new.with_name(new.stem + file.name.removeprefix(old.stem))
        if file in (old, new) or file.name.endswith(NOT_OURS) or copy.exists():
            continue
        part = copy.with_name(f"{copy.name}.part")
        keep_private(part)
        if file.suffix == ".sqlite":  # with what is still in its log
            address = f"{file.resolve().as_uri()}?mode=ro"
            with closing(sqlite3.connect(address, uri=True)) as source, closing(sqlite3.connect(part)) as target:
                source.backup(target)
        else:
            shutil.copyfile(file, part)
        part.rename(copy)
