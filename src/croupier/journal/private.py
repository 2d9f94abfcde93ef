"""Files for their owner's eyes alone. SQLite gives the logs that it makes beside a file the mode of the file."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

OWNER_ALONE = 0o600


def keep_private(file: Path) -> None:
    """Make the file where there is none, and close it and SQLite's logs beside it to everybody but the owner."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, OWNER_ALONE))
    for each in (file, Path(f"{file}-wal"), Path(f"{file}-shm")):
        with suppress(FileNotFoundError, PermissionError):  # Somebody else's file is somebody else's to close.
            if each.stat().st_mode & 0o077:
                each.chmod(OWNER_ALONE)
