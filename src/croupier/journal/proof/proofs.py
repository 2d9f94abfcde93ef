"""Short proofs that a stranger can check: a record is in a journal, or a shard of it has only grown.

A proof leads to the root of a shard, and from there, by the lines of all shards, to the root that checkpoints sign.
Those of format 1 lead to the root of the one tree over all events, and are checked here too.
"""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Sequence
from functools import partial
from typing import Any

from croupier.journal.merkle import consistency_proof, inclusion_proof, tree_root, verify_consistency, verify_inclusion
from croupier.journal.port import Head, Journal
from croupier.journal.proof.checkpoint import SignedHead, checkpoint_of, root_over
from croupier.journal.record.encoding import hash_of
from croupier.journal.record.format import Place
from croupier.refusal import Refused


def proof_of_records(journal: Journal, places: Sequence[Place]) -> dict[str, Any]:
    sizes = {head.shard: head.size for head in journal.heads()}
    records = []
    for place in places:
        if not 1 <= place.sequence <= sizes.get(place.shard, 0):
            raise Refused("no_such_record", "There is no record {record} in this journal.", record=str(place))
        text, hash_ = next(journal.sealed(place.shard, place.sequence - 1))
        path = inclusion_proof(partial(journal.node, place.shard), place.sequence - 1, sizes[place.shard])
        records.append({"record": str(place), "text": text, "hash": hash_, "proof": _hex(path)})
    return {**_root(journal), "records": records}


def proof_of_growth(journal: Journal, since: Place) -> dict[str, Any]:
    """`since` is a shard and the size that it had."""
    shard, before = since
    size = next((head.size for head in journal.heads() if head.shard == shard), 0)
    if not 1 <= before <= size:
        raise Refused("no_such_record", "There is no record {record} in this journal.", record=str(since))
    node = partial(journal.node, shard)
    path = consistency_proof(node, before, size)
    return {
        **_root(journal),
        "shard": shard,
        "since": before,
        "since_root": tree_root(node, before).hex(),
        "proof": _hex(path),
    }


def _root(journal: Journal) -> dict[str, Any]:
    heads = journal.heads()
    if journal.format == 1:
        return {"size": sum(head.size for head in heads), "root": next((head.root for head in heads), "")}
    return {**_signed(heads)}


def _signed(heads: Sequence[Head]) -> dict[str, Any]:
    checkpoint = checkpoint_of("", heads)
    return {"size": checkpoint.size, "root": checkpoint.root.hex(), "heads": [str(head) for head in checkpoint.heads]}


def proof_holds(proof: dict[str, Any]) -> bool:
    """Raises ValueError, KeyError, TypeError or AttributeError for what is no proof."""
    root = bytes.fromhex(proof["root"])
    roots = {0: (proof["size"], root)}
    if "heads" in proof:
        heads = [SignedHead(int(shard), int(size), b64decode(at)) for shard, size, at in map(str.split, proof["heads"])]
        if root_over(heads) != root or sum(head.size for head in heads) != proof["size"]:
            return False
        roots = {head.shard: (head.size, head.root) for head in heads}
    if "since" in proof:
        size, root = roots[proof.get("shard", 0)]
        before = bytes.fromhex(proof["since_root"])
        return verify_consistency(proof["since"], size, before, root, _bytes(proof["proof"]))
    if "events" in proof:  # of format 1
        leaves = [(Place(0, event["event"]), event) for event in proof["events"]]
    else:
        leaves = [(Place(*map(int, record["record"].split("/"))), record) for record in proof["records"]]
    return bool(leaves) and all(
        ("text" not in leaf or hash_of(leaf["text"]) == leaf["hash"])
        and verify_inclusion(
            bytes.fromhex(leaf["hash"]), place.sequence - 1, roots[place.shard][0], _bytes(leaf["proof"]),
            roots[place.shard][1],
        )
        for place, leaf in leaves
    )  # fmt: skip


def _hex(path: Sequence[bytes]) -> list[str]:
    return [node.hex() for node in path]


def _bytes(path: Sequence[str]) -> list[bytes]:
    return [bytes.fromhex(node) for node in path]
