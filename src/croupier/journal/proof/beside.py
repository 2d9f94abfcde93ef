"""What a house keeps beside its journal: the key that signs, its public half, and the checkpoints."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple


class Beside(NamedTuple):
    private: Path
    public: Path
    checkpoints: Path


def beside(db: str, data: str = "") -> Beside:
    """Of a SQLite file in its folder; of PostgreSQL in the folder `data`."""
    base = Path(data) / "journal" if "://" in db else Path(db).with_suffix("")
    return Beside(*(base.with_name(f"{base.name}{end}") for end in (".key", ".key.pub", ".checkpoints")))
