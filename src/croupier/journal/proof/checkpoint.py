"""A checkpoint says: at these sizes the shards of the journal had these Merkle roots, signed. It pins all history.

The text is a C2SP checkpoint in a signed note: the origin, the number of records, the root of a small tree over the
shards, and then a line for each shard with its number, its size and its root:

    casino.example/floor-1
    1042
    6q8mSWnbIsjU5iiNrJgaWlNEMYmiiTXSRDq0hPn1D5o=
    0 1042 CcVPz1d/M2hW0xd5jzVv1QeYcTZ8lqf0gZ6d7oIr4nA=

    — casino.example/floor-1 n2vTFxgYUcLg...

One of format 1 has no such lines: its size counts events, and its root is that of the one tree over them.
"""

from __future__ import annotations

import os
import re
from base64 import b64decode, b64encode
from collections.abc import Iterator, Sequence
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from croupier.journal.merkle import EMPTY, Frontier, tree_root
from croupier.journal.port import Head, Journal
from croupier.journal.private import OWNER_ALONE
from croupier.journal.proof.signing import PublicKey, SigningKey
from croupier.journal.record.carried import digest_of
from croupier.journal.record.first import OldTree
from croupier.lean import dataclass
from croupier.refusal import Refused

TAIL_BYTES = 16_384
ROOT = r"[A-Za-z0-9+/]{43}="
NOTE = re.compile(
    rf"([^\n]+)\n(0|[1-9][0-9]*)\n({ROOT})\n((?:[0-9]+ [1-9][0-9]* {ROOT}\n)*)\n((?:— [^\s+]+ [A-Za-z0-9+/=]+\n)+)"
)


class SignedHead(NamedTuple):
    shard: int
    size: int
    root: bytes

    def __str__(self) -> str:
        return f"{self.shard} {self.size} {b64encode(self.root).decode()}"


@dataclass(frozen=True, slots=True)
class Checkpoint:
    origin: str
    size: int
    root: bytes
    heads: tuple[SignedHead, ...] = ()

    @property
    def text(self) -> str:
        """What is signed."""
        lines = "".join(f"{head}\n" for head in self.heads)
        return f"{self.origin}\n{self.size}\n{b64encode(self.root).decode()}\n{lines}"


def checkpoint_of(origin: str, heads: Sequence[Head]) -> Checkpoint:
    signed = tuple(SignedHead(head.shard, head.size, bytes.fromhex(head.root)) for head in heads)
    return Checkpoint(origin, sum(head.size for head in heads), root_over(signed), signed)


def root_over(heads: Sequence[SignedHead]) -> bytes:
    """The root of the tree whose leaves are the heads' lines."""
    tree = Frontier()
    tree.extend(sha256(str(head).encode()).digest() for head in heads)
    return tree.root()


def sign(heads: Sequence[Head], key: SigningKey) -> str:
    """The signed note for a journal's heads."""
    text = checkpoint_of(key.public.name, heads).text
    signature = b64encode(key.public.id + key.sign(text)).decode()
    return f"{text}\n— {key.public.name} {signature}\n"


def parse(note: str) -> Checkpoint:
    """Reads without believing: for the signature see `opened`."""
    if not (match := NOTE.fullmatch(note)):
        raise Refused("checkpoint_malformed", "This is not a checkpoint.", note=note)
    lines = (line.split(" ") for line in match[4].splitlines())
    heads = tuple(SignedHead(int(shard), int(size), b64decode(root)) for shard, size, root in lines)
    found = Checkpoint(match[1], int(match[2]), b64decode(match[3]), heads)
    ordered = [head.shard for head in heads] == sorted({head.shard for head in heads})
    if heads and (not ordered or (found.size, found.root) != (sum(head.size for head in heads), root_over(heads))):
        raise Refused("checkpoint_malformed", "This is not a checkpoint.", note=note)
    return found


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
        if name == key.name and raw[:4] == key.id and b64encode(raw).decode() == encoded:
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
    note = sign(journal.heads(), key)
    journal.save_checkpoint(note)
    if file is not None:
        file.add(note)
    return note


def is_moment_of(journal: Journal, checkpoint: Checkpoint) -> bool:
    """Had the journal these roots when it had these sizes? The tree's own nodes answer, however long it is."""
    if not checkpoint.heads:
        return checkpoint.root == _root_of_events(journal, checkpoint.size)
    sizes = {head.shard: head.size for head in journal.heads()}
    return all(
        size <= sizes.get(shard, 0) and tree_root(partial(journal.node, shard), size) == root
        for shard, size, root in checkpoint.heads
    )


def _root_of_events(journal: Journal, size: int) -> bytes | None:
    """Of the first so many events, each a leaf by itself, as format 1 had it; None where there were never so many."""
    if size == 0:
        return EMPTY
    if journal.format == 1:
        sizes = [head.size for head in journal.heads()]
        return tree_root(partial(journal.node, 0), size) if size <= sum(sizes) else None
    carried = journal.carried()
    if carried is None or size > carried.events:
        return None
    if size == carried.events:
        return bytes.fromhex(carried.root)
    for note in journal.checkpoints()[: carried.checkpoints]:  # what was printed or sent away was one of these
        if (kept := parse(note)).size == size:
            return kept.root if digest_of(journal.checkpoints()[: carried.checkpoints]) == carried.digest else None
    tree = OldTree()
    next(reached for reached in tree.grow(event for event in journal.read_all() if event.was) if reached == size)
    return tree.frontier.root()
