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
from dataclasses import dataclass, field
from datetime import UTC, datetime
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any

from croupier.journal import Journal
from croupier.journal.checkpoint import CheckpointFile, make_checkpoint, opened
from croupier.journal.merkle import tree_root
from croupier.journal.signing import SigningKey
from croupier.refusal import Refused
from croupier.rules import RULEBOOKS
from croupier.rules.library import shipped
from croupier.web.settings import Settings

log = logging.getLogger("croupier.web")


@dataclass(slots=True)
class Sealer:
    """Called with the journal it signs and keeps a checkpoint, and gives the note."""

    key: SigningKey
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
        size = journal.head().sequence
        if size < sealed.size:
            raise _not_sealed(f"it has {size} events, and {sealed.size} were sealed", sealed.size)
        if tree_root(journal.node, sealed.size) != sealed.root:
            raise _not_sealed(f"its first {sealed.size} events are not those that were sealed", sealed.size)
        self.newest = newest


def _not_sealed(what: str, size: int) -> Refused:
    message = f"This is not the journal that was sealed here: {what}. Verify it, and go on from a backup."
    return Refused("journal_damaged", message, sealed=size)


def open_sealer(settings: Settings) -> Sealer:
    """The key is made at the first start of a journal and never again."""
    base = Path(settings.data) / "journal" if "://" in settings.db else Path(settings.db).with_suffix("")
    private, public = base.with_suffix(".key"), base.with_suffix(".key.pub")
    if private.exists():
        key = SigningKey.load(private)
    else:
        key = SigningKey.generate("croupier/" + re.sub(r"[\s+]+", "-", base.name), private)
    if not public.exists():
        public.write_text(f"{key.public}\n")
    return Sealer(key, public, CheckpointFile(base.with_suffix(".checkpoints")))


def fingerprints() -> dict[str, str]:
    """What runs here: a hash over the program's own files, and one over the rulebooks."""
    program, root = sha256(), Path(str(files("croupier")))
    for path in sorted(root.rglob("*.py")):
        program.update(f"{path.relative_to(root)}\n".encode() + path.read_bytes())
    books = sha256("".join(shipped(key, "rulebook.toml") for key in RULEBOOKS).encode())
    return {"program": program.hexdigest(), "rulebooks": books.hexdigest()}


@dataclass(slots=True)
class SelfCheck:
    """The whole journal, and the program itself, looked at again: after the start, then at least once a day.

    It runs in a process of its own, so that the game does not notice.
    """

    settings: Settings
    sealer: Sealer
    program: dict[str, str] = field(default_factory=fingerprints)
    last: dict[str, Any] = field(default_factory=dict)

    async def once(self) -> dict[str, Any]:
        changed = await asyncio.to_thread(fingerprints) != self.program
        report = await self._audit()
        self.last = {
            "at": datetime.now(UTC).isoformat(timespec="seconds"),
            "ok": report["ok"] and not changed,
            "events": report["events"],
            "checkpoints": report["checkpoints"],
            "first_bad": report["first_bad"],
            "findings": report["findings"][:5],
            "program_changed": changed,
        }
        if not self.last["ok"]:
            log.error("the self-check found the journal or the program changed: %s", self.last)
        return self.last

    async def _audit(self) -> dict[str, Any]:
        command = [sys.executable, "-m", "croupier.live.audit", self.settings.db, str(self.sealer.file.path)]
        command.append(str(self.sealer.public))
        auditor = subprocess.Popen(command, stdout=subprocess.PIPE, stdin=subprocess.DEVNULL)
        try:
            out, _ = await asyncio.to_thread(auditor.communicate)
        except asyncio.CancelledError:  # The house closes, and does not wait for the auditor.
            auditor.kill()
            raise
        if auditor.returncode:
            problem = f"the auditor ended with {auditor.returncode}"
            return {"ok": False, "events": 0, "checkpoints": 0, "first_bad": None, "findings": [problem]}
        report: dict[str, Any] = json.loads(out)
        return report
