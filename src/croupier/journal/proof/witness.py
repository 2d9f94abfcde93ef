"""A witness: somebody outside who has seen a journal grow, says so under its checkpoints, and never signs a fork of it.

The protocol is that of C2SP tlog-witness, and what is signed is a cosignature of C2SP tlog-cosignature: the time, and
the checkpoint's text. As a journal has a tree for each shard, the proof has the consistency proofs of all shards that
grew, one after the other in the order of their lines; how long each is follows from the sizes.
"""

from __future__ import annotations

import os
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import field
from hashlib import sha256
from pathlib import Path
from threading import Lock

from croupier.journal.merkle import consistency_proof, verify_consistency
from croupier.journal.port import Journal
from croupier.journal.private import keep_private
from croupier.journal.proof.checkpoint import Checkpoint, SignedHead, opened, parse
from croupier.journal.proof.signing import PublicKey, SigningKey
from croupier.lean import dataclass
from croupier.refusal import Refused

COSIGNATURE = b"\x04"
BODY_MAX = 1 << 18
SIZE_TYPE = "text/x.tlog.size"


@dataclass(frozen=True, slots=True)
class WitnessKey:
    """Written `name+id+base64`, as other keys are, but of another kind."""

    name: str
    raw: bytes

    @property
    def id(self) -> bytes:
        return sha256(self.name.encode() + b"\n" + COSIGNATURE + self.raw).digest()[:4]

    def __str__(self) -> str:
        return f"{self.name}+{self.id.hex()}+{b64encode(COSIGNATURE + self.raw).decode()}"

    @classmethod
    def parse(cls, line: str) -> WitnessKey:
        try:
            name, key_id, encoded = line.strip().split("+", 2)
            raw = b64decode(encoded, validate=True)
            key = cls(name, raw[1:])
            if raw[:1] != COSIGNATURE or len(raw) != 33 or key.id.hex() != key_id or not name or " " in name:
                raise ValueError("name, id and key do not belong together")
        except ValueError as error:
            raise Refused("key_malformed.read", "The key cannot be read: {why}.", why=str(error)) from None
        return key

    def seen(self, note: str) -> int | None:
        """When the witness saw it, by its own clock in seconds; None where it has not signed it. Raises Refused for a
        line of its name and key that is no signature of it."""
        text, _, signatures = note.partition("\n\n")
        for line in signatures.splitlines():
            name, _, encoded = line.removeprefix("— ").partition(" ")
            try:
                raw = b64decode(encoded, validate=True)
            except ValueError:
                continue
            if name == self.name and raw[:4] == self.id and b64encode(raw).decode() == encoded:
                at = int.from_bytes(raw[4:12], "big")
                if len(raw) == 76 and PublicKey(self.name, self.raw).verified(cosigned_text(at, f"{text}\n"), raw[12:]):
                    return at
                raise Refused("cosignature_forged", "A cosignature of {name} is not by its key.", name=self.name)
        return None


def cosigned_text(at: int, text: str) -> str:
    return f"cosignature/v1\ntime {at}\n{text}"


def cosignature(key: SigningKey, text: str, at: int) -> str:
    """The line that goes under the note."""
    witness = WitnessKey(key.public.name, key.public.raw)
    raw = witness.id + at.to_bytes(8, "big") + key.sign(cosigned_text(at, text))
    return f"— {witness.name} {b64encode(raw).decode()}\n"


# --- what a house asks


def request_of(journal: Journal, before: Checkpoint | None, note: str) -> str:
    """That the journal of `before` has only grown to that of the note."""
    old = before.heads if before else ()
    new = {head.shard: head.size for head in parse(note).heads}
    lines = [f"old {before.size if before else 0}\n"]
    for shard, size, _ in old:
        if size < new[shard]:
            path = consistency_proof(_nodes(journal, shard), size, new[shard])
            lines += [f"{b64encode(node).decode()}\n" for node in path]
    return f"{''.join(lines)}\n{note}"


def _nodes(journal: Journal, shard: int) -> Callable[[int, int], bytes]:
    return lambda level, position: journal.node(shard, level, position)


# --- what a witness answers


@dataclass(slots=True)
class Answered:
    status: int
    body: str = ""
    kind: str = "text/plain; charset=utf-8"


@dataclass(slots=True)
class Witness:
    """Keeps the newest checkpoint of each journal in a folder, on the disk before it is signed."""

    key: SigningKey
    folder: Path
    logs: Mapping[str, PublicKey]  # by origin
    now: Callable[[], int]  # seconds
    _lock: Lock = field(default_factory=Lock)

    def add_checkpoint(self, body: str) -> Answered:
        try:
            old, proof, note = _read(body)
            claimed = parse(note)
        except (ValueError, Refused):
            return Answered(400, "This is no request of tlog-witness.\n")
        if (log := self.logs.get(claimed.origin)) is None:
            return Answered(404, "This journal is not known here.\n")
        try:
            new = opened(note, log)
        except Refused:
            return Answered(403, "The checkpoint is not signed with the key of this journal.\n")
        if old > new.size:
            return Answered(400, "The checkpoint is older than what the request says.\n")
        with self._lock:
            try:
                before = self.newest(new.origin)
            except (Refused, ValueError, OSError):
                return Answered(500, "What was seen last cannot be read here, so nothing is signed.\n")
            size = before.size if before else 0
            if old != size or (before and new.size == size and new.root != before.root):
                return Answered(409, f"{size}\n", SIZE_TYPE)
            if not _grown(before.heads if before else (), new.heads, proof):
                return Answered(422, "The proof does not lead from the one checkpoint to the other.\n")
            self._keep(new.origin, note)
            return Answered(200, cosignature(self.key, new.text, self.now()))

    def newest(self, origin: str) -> Checkpoint | None:
        """What was seen last; a file that cannot be read is a reason to stop, never to begin anew."""
        file = self._file(origin)
        return parse(file.read_text(encoding="utf-8")) if file.exists() else None

    def _file(self, origin: str) -> Path:
        return self.folder / f"{sha256(origin.encode()).hexdigest()[:32]}.checkpoint"

    def _keep(self, origin: str, note: str) -> None:
        file = self._file(origin)
        part = file.with_suffix(".part")
        keep_private(part)
        with part.open("w", encoding="utf-8") as out:
            out.write(note)
            out.flush()
            os.fsync(out.fileno())
        part.rename(file)
        folder = os.open(self.folder, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def _read(body: str) -> tuple[int, list[bytes], str]:
    head, found, note = body.partition("\n\n")
    first, *lines = head.split("\n")
    size = first.removeprefix("old ")
    if not found or not first.startswith("old ") or not size.isascii() or not size.isdigit() or str(int(size)) != size:
        raise ValueError(first)
    return int(size), [b64decode(line, validate=True) for line in lines], note


def _grown(old: Sequence[SignedHead], new: Sequence[SignedHead], proof: list[bytes]) -> bool:
    """Every shard of before is there and a beginning of what it is now, and nothing of the proof is left over."""
    now = {head.shard: head for head in new}
    left: Iterator[bytes] = iter(proof)
    for shard, size, root in old:
        if shard not in now or now[shard].size < size:
            return False
        if now[shard].size == size:
            if now[shard].root != root:
                return False
            continue
        path = [node for _, node in zip(range(_length(size, now[shard].size)), left, strict=False)]
        if not verify_consistency(size, now[shard].size, root, now[shard].root, path):
            return False
    return next(left, None) is None


def _length(old: int, new: int) -> int:
    return len(consistency_proof(lambda _level, _position: b"", old, new))
