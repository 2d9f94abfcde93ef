"""The seal of a running journal: signed after every round, checked at the start and every day.

Beside the journal lie the private key (`floor.key`), the public one (`floor.key.pub`) and the checkpoints
(`floor.checkpoints`). An inspector takes copies of the last two home; the floor's screens keep the newest note, too.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from croupier.journal import Journal
from croupier.journal.private import keep_private
from croupier.journal.proof.checkpoint import CheckpointFile, is_moment_of, make_checkpoint, opened
from croupier.journal.proof.signing import SigningKey
from croupier.refusal import Refused
from croupier.web.door.settings import Settings
from croupier.web.journal.program import started_with

log = logging.getLogger("croupier.web")


@dataclass(slots=True)
class Sealer:
    """Called with the journal it signs and keeps a checkpoint, and gives the note."""

    key: SigningKey
    private: Path
    public: Path
    file: CheckpointFile
    newest: str = ""

    def __call__(self, journal: Journal) -> str:
        self.newest = make_checkpoint(journal, self.key, self.file)
        return self.newest

    def check(self, journal: Journal) -> None:
        """Is this the journal of the newest checkpoint, grown? The tree's own nodes answer, however long it is."""
        newest = self.file.newest()
        if not newest:
            return
        sealed = opened(newest, self.key.public)
        for shard, size, _ in sealed.heads:
            there = next((head.size for head in journal.heads() if head.shard == shard), 0)
            if there < size:
                raise _not_sealed(f"it has {there} records, and {size} were sealed", size)
        if not is_moment_of(journal, sealed):
            raise _not_sealed(f"its first {sealed.size} records are not those that were sealed", sealed.size)
        self.newest = newest


def _not_sealed(what: str, size: int) -> Refused:
    return Refused(
        "journal_damaged.sealed",
        "This is not the journal that was sealed here: {what}. Verify it, and go on from a backup.",
        sealed=size,
        what=what,
    )


def open_sealer(settings: Settings) -> Sealer:
    """The key is made at the first start of a journal and never again."""
    base = Path(settings.data) / "journal" if "://" in settings.db else Path(settings.db).with_suffix("")
    private, public = base.with_suffix(".key"), base.with_suffix(".key.pub")
    if private.exists():
        key = SigningKey.load(private)
    else:
        key = SigningKey.generate("croupier/" + re.sub(r"[\s+]+", "-", base.name), private)
    if not public.exists():
        keep_private(public)
        public.write_text(f"{key.public}\n")
    for beside in (public, base.with_suffix(".checkpoints")):
        if beside.exists():
            keep_private(beside)
    return Sealer(key, private, public, CheckpointFile(base.with_suffix(".checkpoints")))


@dataclass(slots=True)
class SelfCheck:
    """The whole journal, and the program itself, looked at again: after the start, then at least once a day."""

    settings: Settings
    sealer: Sealer
    now: Callable[[], str]
    program: dict[str, str] = field(default_factory=started_with)
    last: dict[str, Any] = field(default_factory=dict)

    async def once(self) -> dict[str, Any]:
        program = await _beside("croupier.web.journal.program")
        settings, sealer = self.settings, self.sealer
        journal = (settings.db, str(sealer.file.path), str(sealer.public), str(settings.keys_file))
        report = await _beside("croupier.live.reports.audit", *journal)
        changed = program.get("fingerprints") != self.program or bool(program["findings"])
        self.last = {
            "at": self.now(),
            "ok": report["ok"] and not changed,
            "events": report.get("events", 0),
            "checkpoints": report.get("checkpoints", 0),
            "first_bad": report.get("first_bad"),
            "findings": [*program["findings"], *report["findings"]][:5],
            "program_changed": changed,
        }
        if not self.last["ok"]:
            log.error("the self-check found the journal or the program changed: %s", self.last)
        return self.last


async def _beside(module: str, *arguments: str) -> dict[str, Any]:
    """What a process beside the game reports; the game does not notice it."""
    command = [sys.executable, "-m", module, *arguments]
    looking = subprocess.Popen(command, stdout=subprocess.PIPE, stdin=subprocess.DEVNULL)
    try:
        out, _ = await asyncio.to_thread(looking.communicate)
    except asyncio.CancelledError:  # The house closes, and does not wait.
        looking.kill()
        raise
    if looking.returncode:
        return {"ok": False, "findings": [f"{module} ended with {looking.returncode}"]}
    report: dict[str, Any] = json.loads(out)
    return report
