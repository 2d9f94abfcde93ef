"""The transcripts of this folder, and a way to run one with its journal at hand."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from croupier.journal import Journal, MemoryJournal
from croupier.live import TableWriter
from croupier.live.scripts import table as script
from croupier.live.scripts.table import run_script, set_up_table
from croupier.table import Table
from croupier.table.snapshot import freeze

GOLDEN = ".golden"
TRANSCRIPTS = sorted(Path(__file__).parent.glob("*.jsonl"))


def updating() -> bool:
    """With UPDATE_GOLDEN=1 what is said now becomes what is expected."""
    return os.environ.get("UPDATE_GOLDEN", "") not in ("", "0")


@dataclass(frozen=True)
class Played:
    """A shift that was played: what was told, the journal it left, and the table as its writer had it at the end."""

    told: list[dict[str, Any]]
    journal: MemoryJournal
    stream: str
    table: Table

    @property
    def last(self) -> dict[str, Any]:
        return self.told[-1]

    def events(self, *names: str) -> list[dict[str, Any]]:
        return [line for line in self.told if line.get("event") in names]

    @property
    def refusals(self) -> list[dict[str, Any]]:
        return [line for line in self.told if "refused" in line]


@cache
def play(transcript: Path) -> Played:
    return play_lines(transcript.read_text(encoding="utf-8"))


def play_lines(text: str) -> Played:
    """Run a transcript. `told` went through JSON, as a reader of the output has it."""
    journal = MemoryJournal()
    writers: list[TableWriter] = []

    def set_up_and_keep(header: Mapping[str, Any], journal: Journal) -> TableWriter:
        writers.append(set_up_table(header, journal))
        return writers[0]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(script, "set_up_table", set_up_and_keep)
        told = [json.loads(json.dumps(line)) for line in run_script(text.splitlines(), journal)]
    return Played(told, journal, writers[0].stream, writers[0].table)


def state_of(table: Table) -> Any:
    """Everything a table knows. As values, because the journal keeps the keys of an object in their own order."""
    return json.loads(freeze(table))


def json_lines(transcript: Path) -> list[dict[str, Any]]:
    lines = transcript.read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines if line.strip() and not line.startswith("#")]


def header_of(transcript: Path) -> dict[str, Any]:
    return json_lines(transcript)[0]


def commands_in(transcript: Path) -> list[dict[str, Any]]:
    return json_lines(transcript)[1:]
