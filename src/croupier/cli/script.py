"""`croupier script`: run a transcript of commands and print what happened."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from croupier.cli.journal import keeping
from croupier.cli.output import answers
from croupier.journal import Journal
from croupier.journal.proof.checkpoint import CheckpointFile, make_checkpoint
from croupier.journal.proof.signing import SigningKey
from croupier.live.scripts.table import run_script


@answers
def script(
    file: Annotated[Path, typer.Argument(help="JSON lines: a table, then commands. - is standard input.")],
    db: Annotated[str | None, typer.Option(help="Keep the journal in this SQLite file, or postgresql://...")] = None,
    sign: Annotated[Path | None, typer.Option(help="Sign a checkpoint after each round with this private key.")] = None,
    checkpoints: Annotated[Path | None, typer.Option(help="Keep the checkpoints in this file too.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Errors as JSON too.")] = False,  # noqa: ARG001 - see answers
) -> None:
    """Run a transcript on a table and print one JSON line per event or refusal, then all the balances."""
    text = sys.stdin.read() if str(file) == "-" else file.read_text(encoding="utf-8")
    seal = sealing(SigningKey.load(sign), checkpoints) if sign else None
    with keeping(db) as journal:
        for line in run_script(text.splitlines(), journal, seal):
            sys.stdout.write(json.dumps(line, ensure_ascii=False) + "\n")


def sealing(key: SigningKey, file: Path | None) -> Callable[[Journal], str]:
    """What is done when a round is over: the journal is signed as it stands."""
    outside = CheckpointFile(file) if file else None
    return lambda journal: make_checkpoint(journal, key, outside)
