"""A checkpoint says: at this size the journal had this Merkle root, signed. Kept elsewhere, it pins all history.

The text is a C2SP checkpoint in a signed note:

    casino.example/floor-1
    1042
    6q8mSWnbIsjU5iiNrJgaWlNEMYmiiTXSRDq0hPn1D5o=

    — casino.example/floor-1 n2vTFxgYUcLg...
"""

from __future__ import annotations

import os
import re
from base64 import b64decode, b64encode
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from croupier.journal.port import Head, Journal
from croupier.journal.private import OWNER_ALONE
from croupier.journal.proof.signing import PublicKey, SigningKey
from croupier.refusal import Refused

TAIL_BYTES = 16_384
NOTE = re.compile(r"([^\n]+)\n(0|[1-9][0-9]*)\n([A-Za-z0-9+/]{43}=)\n\n((?:— [^\s+]+ [A-Za-z0-9+/=]+\n)+)")


@dataclass(frozen=True, slots=True)
class Checkpoint:
    origin: str
    size: int
    root: bytes

    @property
    def text(self) -> str:
        """What is signed."""
        return f"{self.origin}\n{self.size}\n{b64encode(self.root).decode()}\n"


def sign(head: Head, key: SigningKey) -> str:
    """The signed note for a journal's head."""
    text = Checkpoint(key.public.name, head.sequence, bytes.fromhex(head.root)).text
    signature = b64encode(key.public.id + key.sign(text)).decode()
    return f"{text}\n— {key.public.name} {signature}\n"


def parse(note: str) -> Checkpoint:
    """Reads without believing: for the signature see `opened`."""
    if not (match := NOTE.fullmatch(note)):
        raise Refused("checkpoint_malformed", "This is not a checkpoint.", note=note)
    return Checkpoint(match[1], int(match[2]), b64decode(match[3]))


def opened(note: str, key: PublicKey) -> Checkpoint:
    """The checkpoint, if `key` signed it for its own journal. Signatures of others (witnesses) are passed over."""
    checkpoint = parse(note)
    if checkpoint.origin != key.name:
        raise Refused(
            "checkpoint_foreign",
            "The checkpoint is of {origin}, the key of {name}.",
            origin=checkpoint.origin,
            name=key.name,
        )
    if not any(key.verified(checkpoint.text, signature) for signature in _signatures(note, key)):
        raise Refused(
            "checkpoint_forged", "The checkpoint is not signed with the key of {name}.", note=note, name=key.name
        )
    return checkpoint


def _signatures(note: str, key: PublicKey) -> Iterator[bytes]:
    for line in note.split("\n\n", 1)[1].splitlines():
        _, name, encoded = line.split(" ")
        try:
            raw = b64decode(encoded, validate=True)
        except ValueError:
            continue
        if name == key.name and raw[:4] == key.id:
            yield raw[4:]


@dataclass(frozen=True, slots=True)
class CheckpointFile:
    """Notes one after the other, each with an empty line behind it, in a file that is best on another machine."""

    path: Path

    def add(self, note: str) -> None:
        """Returns when the note is on the disk."""
        parse(note)
        handle = os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_APPEND, OWNER_ALONE)
        try:
            size = os.fstat(handle).st_size
            # A crash may have cut the last note off; the mark keeps the rest of it from passing for a whole one.
            torn = size and os.pread(handle, 2, max(0, size - 2)) != b"\n\n"
            os.write(handle, f"{'~' + chr(10) * 2 if torn else ''}{note}\n".encode())
            os.fsync(handle)
        finally:
            os.close(handle)

    def notes(self) -> list[str]:
        """Every whole note; what is not one is left out, and `damage` tells of it."""
        return [match[0] for match in NOTE.finditer(self._text())]

    def newest(self) -> str:
        """The last whole note, looked for at the end of the file alone; empty where there is none."""
        if not self.path.exists():
            return ""
        with self.path.open("rb") as file:
            file.seek(max(0, self.path.stat().st_size - TAIL_BYTES))
            found = [match[0] for match in NOTE.finditer(file.read().decode(errors="replace"))]
        return found[-1] if found else ""

    def damage(self) -> str:
        """What is in the file besides whole notes; empty when all is well."""
        return NOTE.sub("", self._text()).strip()

    def _text(self) -> str:
        return self.path.read_text(errors="replace") if self.path.exists() else ""


def make_checkpoint(journal: Journal, key: SigningKey, file: CheckpointFile | None = None) -> str:
    """Sign the journal as it stands, keep the note in it and, where given, in a file outside."""
    note = sign(journal.head(), key)
    journal.save_checkpoint(note)
    if file is not None:
        file.add(note)
    return note
