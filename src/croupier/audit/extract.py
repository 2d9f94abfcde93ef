"""The journal's slice: the records of the days as they stand on the disk, and what ties them to signed checkpoints."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from croupier.audit.span import Part
from croupier.journal import Journal
from croupier.journal.merkle import consistency_proof, tree_root
from croupier.journal.proof.checkpoint import Checkpoint, parse
from croupier.journal.segments import segment_lines


def journal_files(journal: Journal, parts: Sequence[Part], cover: str) -> Iterator[tuple[str, bytes]]:
    for part in filter(None, parts):
        lines = segment_lines(journal, part.shard, part.first, part.last)
        yield f"journal/shard-{part.shard}.jsonl", "".join(lines).encode()
    yield "journal/checkpoints.txt", "".join(f"{note}\n" for note in _notes(journal, parts, cover)).encode()
    yield "journal/proofs.json", (json.dumps(_proofs(journal, parts, cover), indent=1) + "\n").encode()


def covering(journal: Journal, parts: Sequence[Part]) -> str:
    """The first checkpoint that has all of the records under its roots, or nothing."""
    for note in journal.checkpoints():
        sizes = _sizes(parse(note))
        if all(part.last <= sizes.get(part.shard, 0) for part in parts if part):
            return note
    return ""


def _notes(journal: Journal, parts: Sequence[Part], cover: str) -> Iterator[str]:
    """The checkpoints that were made among the records, and the one that covers them all."""
    for note in journal.checkpoints():
        sizes = _sizes(parse(note))
        if note == cover or any(part.first <= sizes.get(part.shard, 0) <= part.last for part in parts):
            yield note


def _sizes(signed: Checkpoint) -> dict[int, int]:
    return {head.shard: head.size for head in signed.heads}


def _proofs(journal: Journal, parts: Sequence[Part], cover: str) -> dict[str, Any]:
    """Of each shard its root at the slice's end, and that the checkpoint's tree is that one, grown."""
    sizes = _sizes(parse(cover)) if cover else {}
    shards = []
    for part in filter(None, parts):
        node, signed = partial(journal.node, part.shard), sizes.get(part.shard)
        shards.append(
            {
                "shard": part.shard,
                "first": part.first,
                "last": part.last,
                "root": tree_root(node, part.last).hex(),
                "signed_size": signed,
                "growth": [step.hex() for step in consistency_proof(node, part.last, signed)] if signed else None,
            }
        )
    return {"checkpoint": cover, "shards": shards}
