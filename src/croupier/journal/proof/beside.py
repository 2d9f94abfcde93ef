"""What a house keeps beside its journal: the key that signs, its public half, the checkpoints, what witnesses said."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

ENDS = (".key", ".key.pub", ".checkpoints", ".witnessed", ".witnesses")


class Beside(NamedTuple):
    private: Path
    public: Path
    checkpoints: Path
    witnessed: Path  # checkpoints with the cosignatures of witnesses
    witnesses: Path  # their keys


def beside(db: str, data: str = "") -> Beside:
    """Of a SQLite file in its folder; of PostgreSQL in the folder `data`."""
    base = Path(data) / "journal" if "://" in db else Path(db).with_suffix("")
    return Beside(*(base.with_name(f"{base.name}{end}") for end in ENDS))
