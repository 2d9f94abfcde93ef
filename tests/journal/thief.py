"""A copy of a SQLite journal, and a good thief: triggers are dropped for the deed and put back."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from croupier.journal.proof.signing import PublicKey
from croupier.journal.proof.verify import Report, verify


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

    def copied_to(self, file: Path) -> Copy:
        shutil.copy(self.path, file)
        return replace(self, path=file)

    def change(self, table: str, column: str, value: str, where: str) -> None:
        """At least one row of it."""

        def deed(connection: sqlite3.Connection) -> None:
            changed = connection.execute(f"UPDATE {table} SET {column} = {value} WHERE {where}").rowcount
            assert changed >= 1, "nothing was tampered with"

        self.tamper(do=deed)
