"""The key that signs a journal is changed: the old one seals what there is and signs the new one, on record."""

from __future__ import annotations

import os
from pathlib import Path

from croupier.canonical import canonical
from croupier.journal.private import keep_private
from croupier.journal.proof.beside import Beside
from croupier.journal.proof.chain import CHANGED, changes_in, handed_over
from croupier.journal.proof.checkpoint import CheckpointFile, make_checkpoint
from croupier.journal.proof.signing import PublicKey, SigningKey
from croupier.journal.record.carried import STREAM
from croupier.journal.record.encoding import hash_of
from croupier.journal.record.format import Append, Cause, NewEvent
from croupier.journal.store.sql import SqlJournal
from croupier.rules import Actor, Role


def hand_over(journal: SqlJournal, near: Beside, at: str, name: str = "") -> PublicKey:
    """Under the name that it has, or another origin. Stopped on the way, it goes on when run again."""
    waiting = near.private.with_name(f"{near.private.name}.new")
    old = SigningKey.load(near.private)
    new = SigningKey.load(waiting) if waiting.exists() else SigningKey.generate(name or old.public.name, waiting)
    file = CheckpointFile(near.checkpoints)
    if all(change.new != new.public for change in changes_in(journal)):
        make_checkpoint(journal, old, file)
        data = handed_over(old, new.public)
        by, key = Actor("machine", Role.SYSTEM, "rotate"), f"{STREAM}/key/{new.public.id.hex()}"
        cause = Cause(key, hash_of(canonical(data)), by, at, "")
        journal.append([Append(STREAM, journal.version(STREAM), cause, (NewEvent(CHANGED, 1, data),))])
    make_checkpoint(journal, new, file)
    exchange(near.public, str(new.public))
    exchange(near.private, waiting.read_text(encoding="utf-8").strip())
    waiting.unlink()
    return new.public


def exchange(file: Path, text: str) -> None:
    """In one step; what was there is written over, as it was secret."""
    part = file.with_name(f"{file.name}.part")
    put(part, text)
    before = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        part.rename(file)
        os.pwrite(before, bytes(os.fstat(before).st_size), 0)
        os.fsync(before)
    finally:
        os.close(before)


def put(file: Path, text: str) -> None:
    keep_private(file)
    with file.open("w", encoding="utf-8") as out:
        out.write(f"{text}\n")
        out.flush()
        os.fsync(out.fileno())
