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
import time
from collections.abc import Awaitable, Callable
from dataclasses import field
from pathlib import Path
from typing import Any

from croupier.journal import Journal, Unknown
from croupier.journal.private import keep_private
from croupier.journal.proof.asking import Asked
from croupier.journal.proof.beside import beside
from croupier.journal.proof.chain import changes_in
from croupier.journal.proof.checkpoint import Checkpoint, CheckpointFile, is_moment_of, make_checkpoint, opened, parse
from croupier.journal.proof.signing import SigningKey
from croupier.lean import dataclass
from croupier.live.tables.pen import Pen
from croupier.refusal import Refused
from croupier.web.door.settings import Settings
from croupier.web.journal.program import started_with
from croupier.web.journal.witnessing import Witnessing

SEAL_SECONDS = 3600.0
FIRST_CHECK_SECONDS = 60.0  # after the start
LOOKED_AT = 100  # of the journal's own notes, at the start
log = logging.getLogger("croupier.web")


@dataclass(slots=True)
class Sealer:
    """Called with the journal it signs and keeps a checkpoint, and gives the note."""

    key: SigningKey
    private: Path
    public: Path
    file: CheckpointFile
    witnessing: Witnessing
    witnesses: Path
    newest: str = ""
    seconds: Callable[[], float] = time.time
    sealed_at: float = 0.0  # by that; where it was before the start, when its file was written

    def __call__(self, journal: Journal) -> str:
        self.newest = make_checkpoint(journal, self.key, self.file)
        self.sealed_at = self.seconds()
        return self.newest

    @property
    def sealed(self) -> int:
        """So many records the newest checkpoint covers."""
        return parse(self.newest).size if self.newest else 0

    def for_seconds(self) -> float:
        """Since the newest checkpoint, or since the start where there is none."""
        return self.seconds() - self.sealed_at

    def if_grown(self, journal: Journal) -> str:
        """For what is written between two rounds, and in a house where none is played."""
        return self(journal) if sum(head.size for head in journal.heads()) > self.sealed else ""

    async def hourly(self, journal: Journal, pen: Pen) -> None:
        """And whatever was sealed is shown to the witnesses, behind the game."""
        await asyncio.gather(self._hourly(journal, pen), self.witnessing.follow(journal, lambda: self.newest))

    async def _hourly(self, journal: Journal, pen: Pen) -> None:
        while True:
            await asyncio.sleep(SEAL_SECONDS)
            try:
                await pen.write(self.if_grown, journal)
            except (Refused, Unknown, OSError):
                log.exception("the journal could not be sealed")

    def check(self, journal: Journal) -> None:
        """Is this the journal of the newest checkpoint, grown? The tree's own nodes answer, however long it is.

        The journal has its notes too; the file, which may lie elsewhere, says how long the journal was.
        """
        newest = self.file.newest()
        mine = [note for note in journal.checkpoints(last=LOOKED_AT) if self._is_mine(note)]
        if mine and not newest:
            raise Refused(
                "seal_missing.checkpoints",
                "The journal was sealed, and {file}, where its seals are, is not there. Bring it back; if it is lost "
                "for good, “croupier journal checkpoints” writes what the journal has.",
                file=self.file.path.name,
            )
        if newest:
            self._check_grown(journal, opened(newest, self.key.public))
        missing = [note for note in mine if parse(note).size > parse(newest).size]
        if missing:
            log.warning("%s lacked %d seals that the journal has", self.file.path.name, len(missing))
        for note in missing:
            self.file.add(note)
        self.newest = missing[-1] if missing else newest
        self.sealed_at = self.file.path.stat().st_mtime if self.newest else self.seconds()
        self.witnessing.check(journal, self.newest, self.witnesses)

    def _check_grown(self, journal: Journal, sealed: Checkpoint) -> None:
        for shard, size, _ in sealed.heads:
            there = next((head.size for head in journal.heads() if head.shard == shard), 0)
            if there < size:
                raise _not_sealed(f"it has {there} records, and {size} were sealed", size)
        if not is_moment_of(journal, sealed):
            raise _not_sealed(f"its first {sealed.size} records are not those that were sealed", sealed.size)

    def _is_mine(self, note: str) -> bool:
        try:
            opened(note, self.key.public)
        except Refused:
            return False
        return True


def _not_sealed(what: str, size: int) -> Refused:
    return Refused(
        "journal_damaged.sealed",
        "This is not the journal that was sealed here: {what}. Verify it, and go on from a backup.",
        sealed=size,
        what=what,
    )


def open_sealer(settings: Settings, journal: Journal) -> Sealer:
    """The key is made at the first start of a journal and never again."""
    private, public, checkpoints, witnessed, witnesses = beside(settings.db, settings.data)
    if private.exists():
        key = SigningKey.load(private)
    elif any(parse(note).heads for note in journal.checkpoints(last=1)):  # Without heads they are of an older journal.
        raise Refused(
            "seal_missing.key",
            "The journal was sealed, and {file}, the key of its seals, is not there. Bring it back; if it is lost for "
            "good, “croupier journal key” makes another.",
            file=private.name,
        )
    else:
        key = SigningKey.generate("croupier/" + re.sub(r"[\s+]+", "-", private.stem), private)
    changes = changes_in(journal)
    if changes and changes[-1].new != key.public:
        raise Refused(
            "seal_missing.changed",
            "The journal’s key was changed to {key}, and {file} is another. Run “croupier rotate signing-key” again, "
            "or bring the key back.",
            key=str(changes[-1].new),
            file=private.name,
        )
    if not public.exists():
        keep_private(public)
        public.write_text(f"{key.public}\n")
    for other in (public, checkpoints, witnessed, witnesses):
        if other.exists():
            keep_private(other)
    asked = tuple(map(Asked.parse, settings.witnesses))
    return Sealer(
        key, private, public, CheckpointFile(checkpoints), Witnessing(asked, CheckpointFile(witnessed)), witnesses
    )


@dataclass(slots=True)
class SelfCheck:
    """The whole journal, and the program itself, looked at again: after the start, then at least once a day."""

    settings: Settings
    sealer: Sealer
    now: Callable[[], str]
    program: dict[str, str] = field(default_factory=started_with)
    last: dict[str, Any] = field(default_factory=dict)

    async def daily(self, note: Callable[[dict[str, Any]], Awaitable[None]]) -> None:
        """Soon after the start, and then every so many hours (GLI-19 wants it at least once a day)."""
        hours = self.settings.self_check_hours * 3600
        await asyncio.sleep(hours if self.last else FIRST_CHECK_SECONDS)
        while True:
            try:
                await note(await self.once())
            except Exception:  # A full disk of one night must not end the checks of all others.
                log.exception("the self-check failed")
            await asyncio.sleep(hours)

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
