"""The tables of a journal, step by step: a new one takes all steps, an older one those that it lacks.

A step is a file of SQL, `schema/sqlite-3.sql`, and a database says which was its last. Format 1 is no step on this
way: what it sealed stays as it is, and `croupier journal upgrade` makes a new journal of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import resources

OLD = 1  # of format 1
FIRST, NEWEST = 2, 3


def made(database: str, version: int) -> str:
    """All the SQL that a database of this version was made with."""
    if version == OLD:
        return _step(database, OLD)
    return "".join(text for _, text in steps(database, 0, version))


def steps(database: str, version: int, newest: int = NEWEST) -> Iterator[tuple[int, str]]:
    """What leads from a version of the tables (0: there are none) to the newest: number and SQL."""
    for number in range(max(version + 1, FIRST), newest + 1):
        yield number, _step(database, number)


def _step(database: str, number: int) -> str:
    folder = resources.files("croupier.journal.store").joinpath("schema")
    return folder.joinpath(f"{database}-{number}.sql").read_text(encoding="utf-8")
