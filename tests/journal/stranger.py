"""A verifier of journal exports (JSON lines, format 2), written from the document of the format alone."""

import base64
import json
import re
import sys
from collections.abc import Iterable, Iterator
from functools import reduce
from hashlib import sha256
from pathlib import Path
from typing import Any

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

BAD = (ValueError, TypeError, KeyError, IndexError, AttributeError, RecursionError, InvalidSignature)
COUNT, HASH, ANY = "0|[1-9][0-9]{0,17}", "[0-9a-f]{64}", ".*"
TIME = r"\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?Z"
TEXTS = {
    "at": TIME,
    "device": ANY,
    "digest": HASH,
    "key": ANY,
    "role": ANY,
    "rulebook": f"({HASH})?",
    "stream": ANY,
    "who": ANY,
}  # the same in both formats
Record = dict[str, Any]
Heads = list[tuple[int, int, bytes]]  # number, size and root of each shard


def need(condition: object, problem: str) -> None:
    """Raise ValueError with the problem unless the condition holds."""
    if not condition:
        raise ValueError(problem)


def canonical(value: object) -> str:
    """The one text of a value."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


def unbase64(text: str) -> bytes:
    """The bytes of base64 in its one strict form."""
    data = base64.b64decode(text, validate=True)
    need(base64.b64encode(data).decode() == text, "base64 is not in its one form")
    return data


def is_text(value: object, pattern: str = ANY) -> bool:
    """Whether it is text of that pattern."""
    return isinstance(value, str) and re.fullmatch(pattern, value, re.DOTALL | re.ASCII) is not None


def node(left: bytes, right: bytes) -> bytes:
    """An inner node of a tree of RFC 6962."""
    return sha256(b"\x01" + left + right).digest()


def tree_roots(leaves: Iterable[bytes]) -> list[bytes]:
    """The roots that the tree of RFC 6962 has at the sizes 0, 1, 2 ... up to all leaves."""
    roots, peaks = [sha256().digest()], []
    for size, data in enumerate(leaves, 1):
        peaks.append(sha256(b"\x00" + data).digest())
        for _ in range((size & -size).bit_length() - 1):
            peaks[-2:] = [node(*peaks[-2:])]
        roots.append(reduce(lambda right, left: node(left, right), reversed(peaks)))
    return roots


def read_heads(lines: list[str], size: int, root: bytes) -> Heads:
    """Read shard lines and check them against the size and the root over all of them."""
    need(all(is_text(line, f"({COUNT}) [1-9][0-9]{{0,17}} [^ ]{{44}}") for line in lines), "malformed shard line")
    heads = [(int(number), int(count), unbase64(top)) for number, count, top in map(str.split, lines)]
    need([head[0] for head in heads] == sorted({head[0] for head in heads}), "shard lines are out of order")
    need(sum(count for _, count, _ in heads) == size, "the size is not the sum of the shards' sizes")
    need(tree_roots(sha256(line.encode()).digest() for line in lines)[-1] == root, "the root is not of the shard lines")
    return heads


def read_note(text: str, public_key: str | None) -> tuple[int, bytes, Heads]:
    """The size, root and shards of a checkpoint whose form and signature are good."""
    body, _, tail = text.partition("\n\n")
    origin, size, root, *lines = body.split("\n")
    need(origin and is_text(size, COUNT) and len(unbase64(root)) == 32, "not a note of origin, size and root")
    need(is_text(tail, r"(\u2014 [^\s]+ [^\s]{8,}\n)+"), "malformed signature lines")
    signed = [(name, unbase64(data)) for _, name, data in map(str.split, tail.splitlines())]
    if public_key is not None:
        name, key_id, encoded = public_key.strip().split("+", 2)
        key = unbase64(encoded)
        need(key[:1] == b"\x01" and sha256(f"{name}\n".encode() + key).hexdigest()[:8] == key_id, "not a public key")
        ours = {data[4:] for signer, data in signed if (signer, data[:4].hex()) == (name, key_id)}
        need(len(ours) == 1, "not signed by the key, or in two ways")
        Ed25519PublicKey.from_public_bytes(key[1:]).verify(ours.pop(), f"{body}\n".encode())
    return int(size), unbase64(root), read_heads(lines, int(size), unbase64(root)) if lines else []


def well_formed(record: Record) -> Record:
    """The record, after a check of each of its fields by itself."""
    numbers = [canonical(record[name]) for name in ("sequence", "version", *({"was"} & set(record)))]
    need(record["format"] == 2 and all(is_text(each, COUNT) for each in numbers), "not of format 2 or not numbered")
    need(not [name for name in TEXTS if not is_text(record[name], TEXTS[name])], "a text is not what it should be")
    need(isinstance(record["events"], list) and record["events"], "there is no event")
    need(isinstance(record.get("source", {}), dict), "source is not an object")
    for event in record["events"]:
        need(is_text(event["kind"], ".+/[1-9][0-9]*") and isinstance(event["data"], dict), "no good kind or data")
        need(is_text(event.get("unique", "")) and event.get("entries", True), "unique or entries with nothing in it")
        for unit, lines in list(event.get("entries", [])):
            need(is_text(unit) and isinstance(lines, list) and len(lines) >= 2, "an entry has no unit or two lines")
            need(all(is_text(account) and type(amount) is int for account, amount in lines), "a line is malformed")
            need(sum(amount for _, amount in lines) == 0, "an entry does not sum to zero")
    return record


def read_export(lines: list[str], findings: list[str]) -> tuple[list[Record], dict[int, list[bytes]], list[str]]:
    """Check line by line; the records that are well formed, the roots of each shard, and the checkpoints."""
    records, shards, notes, places = list[Record](), dict[int, list[bytes]](), list[str](), [(0, 0)]
    for number, line in enumerate(lines, 1):
        try:
            value = json.loads(line, parse_float=complex, parse_constant=complex)  # which have no text
            checks = [(canonical(value) == line, "the text is not canonical")]
            if set(value) in ({"checkpoint"}, {"cursor"}):
                need(is_text(*value.values()), "a checkpoint or cursor that is not text")
                notes += [value["checkpoint"]] if "checkpoint" in value else []
                places.append((1 if "checkpoint" in value else 2, 0))
            else:
                need(is_text(canonical(value["shard"]), COUNT), "shard is not a number")
                places.append((0, value["shard"]))
                chain, stated = shards.setdefault(value["shard"], [bytes(32)]), value.pop("hash", None)
                checks += [
                    (value.get("previous") == chain[-1].hex(), "previous is not the hash of the record before"),
                    (value.get("sequence") == len(chain), f"the sequence is not {len(chain)}"),
                ]
                chain.append(sha256(canonical(value).encode()).digest())
                checks.append((stated == chain[-1].hex(), "the hash is not that of the record"))
            checks.append((places[-2] <= places[-1], "not in the order of records by shard, checkpoints, cursor"))
            findings += [f"line {number}: {problem}" for good, problem in checks if not good]
            records += [well_formed(value)] if places[-1][0] == 0 else []
        except BAD as error:
            findings.append(f"line {number}: {error!a:.120}")
    findings += [] if places.count((2, 0)) == 1 else ["the export does not end with one cursor"]
    return records, {shard: tree_roots(chain[1:]) for shard, chain in shards.items()}, notes


def whole_problems(records: list[Record]) -> Iterator[str]:
    """What is wrong between records: keys, unique things, versions of streams, units of money."""
    house = [each["events"][0] for each in records if (each["stream"], each["version"]) == ("house", 1)]
    currency = [event["data"].get("currency") for event in house if event["kind"] == "currency-chosen/1"] or ["USD"]
    seen, units, ends = set[tuple[str, str]](), dict[str, str](), dict[str, tuple[int, dict[int, int]]]()
    for record in sorted(records, key=lambda each: (each["version"], each["shard"], each["sequence"])):
        place = f"{record['shard']}/{record['sequence']}"
        version, last = ends.get(record["stream"], (1, {}))
        if record["version"] != version or last.get(record["shard"], 0) >= record["sequence"]:
            yield f"{place}: a version of {record['stream']!a} is missing, doubled or out of order"
        ends[record["stream"]] = record["version"] + len(record["events"]), last | {record["shard"]: record["sequence"]}
        for once in (("key", record["key"]), *(("unique", e["unique"]) for e in record["events"] if "unique" in e)):
            if once in seen:
                yield f"{place}: {once[0]} {once[1]!a} is used again"
            seen.add(once)
        for unit, lines in (entry for event in record["events"] for entry in event.get("entries", [])):
            if unit not in ("points", "training", currency[0]):
                yield f"{place}: the unit {unit!a} is not of this journal"
            if any(units.setdefault(account, unit) != unit for account, _ in lines):
                yield f"{place}: an account has two units"


def old_journal(records: list[Record], notes: list[str], findings: list[str]) -> tuple[list[bytes], int]:
    """Check what was carried over from format 1; the roots of its tree, and how many checkpoints are of it."""
    begins = [
        (each["shard"], each["sequence"], each["stream"], part, event["data"])
        for each in records
        for part, event in enumerate(each["events"])
        if event["kind"] == "journal-carried-over/1"
    ]
    if [begin[:4] for begin in begins] not in ([], [(0, 1, "journal", 0)]):
        findings.append("journal-carried-over stands elsewhere than at the beginning")
    hashes = [bytes(32)]
    for sequence, record in enumerate((record for record in records if "was" in record), 2):
        if not begins or (record["shard"], record["sequence"], record["was"]) != (0, sequence, len(hashes)):
            findings.append(f"{record['shard']}/{record['sequence']}: was is out of place")
        for part, event in enumerate(record["events"]):
            entries = [[u if u in ("points", "training") else "cents", lines] for u, lines in event.get("entries", [])]
            old = {name: record[name] for name in TEXTS} | {
                "data": event["data"],
                "entries": entries,
                "kind": event["kind"],
                "unique": event.get("unique"),
                "previous": hashes[-1].hex(),
                "sequence": len(hashes),
                "stream_version": record["version"] + part,
            }
            hashes.append(sha256(canonical(old).encode()).digest())
    roots, data = tree_roots(hashes[1:]), begins[0][4] if begins else {}
    kept = notes[: data["checkpoints"]] if is_text(canonical(data.get("checkpoints")), COUNT) else []
    digest = sha256("\n".join(kept).encode(errors="replace")).hexdigest()
    found = {
        "checkpoints": len(kept),
        "checkpoints_sha256": digest,
        "events": len(hashes) - 1,
        "format": 1,
        "hash": hashes[-1].hex(),
        "root": roots[-1].hex(),
    }
    findings += [f"carried over: {name} is another" for name in found if begins and data.get(name) != found[name]]
    return roots, len(kept)


def verify(lines: list[str], public_key: str | None = None) -> list[str]:
    """Verify a whole export; the findings, none when all is good."""
    findings: list[str] = []
    records, roots, notes = read_export(lines, findings)
    findings += whole_problems(records)
    old_roots, old_notes = old_journal(records, notes, findings)
    for number, text in enumerate(notes, 1):
        try:
            total, top, heads = read_note(text, public_key)
            need(bool(heads) == (number > old_notes and total > 0), "shard lines where none belong, or none")
            trees = [(roots.get(shard, []), size, root) for shard, size, root in heads] or [(old_roots, total, top)]
            need(all(size < len(tree) and tree[size] == root for tree, size, root in trees), "a tree has another root")
        except BAD as error:
            findings.append(f"checkpoint {number}: {error!a:.120}")
    return findings


def path_root(number: int, size: int, leaf: bytes, path: list[bytes]) -> bytes:
    """The root to which the audit path of leaf 1, 2, 3 ... leads."""
    if size == 1:
        need(number == 1 and not path, "not in the tree, or the path is too long")
        return leaf
    half = 1 << (size - 1).bit_length() - 1
    if number <= half:
        return node(path_root(number, half, leaf, path[:-1]), path[-1])
    return node(path[-1], path_root(number - half, size - half, leaf, path[:-1]))


def grown_roots(old: int, new: int, root: bytes, path: list[bytes], whole: bool = True) -> tuple[bytes, bytes]:
    """The old and the new root to which a consistency proof leads, given the old one."""
    if old == new:
        need(len(path) == (not whole), "the path is too long or too short")
        return (root, root) if whole else (path[0], path[0])
    half = 1 << (new - 1).bit_length() - 1
    if old > half:
        before, after = grown_roots(old - half, new - half, root, path[:-1], False)
        return node(path[-1], before), node(path[-1], after)
    before, after = grown_roots(old, half, root, path[:-1], whole)
    return before, node(after, path[-1])


def check_proof(proof: dict[str, Any]) -> bool:
    """Whether a proof of records, or that a shard has only grown, leads to its root."""
    try:
        heads = {h[0]: h[1:] for h in read_heads(proof["heads"], proof["size"], bytes.fromhex(proof["root"]))}
        for each in proof.get("records", []):
            need(is_text(each["record"], f"({COUNT})/[1-9][0-9]{{0,17}}") and is_text(each["hash"], HASH), "malformed")
            shard, sequence = map(int, each["record"].split("/"))
            leaf, path = tree_roots([bytes.fromhex(each["hash"])])[1], list(map(bytes.fromhex, each["proof"]))
            need(path_root(sequence, heads[shard][0], leaf, path) == heads[shard][1], "the path leads elsewhere")
        if "since" in proof:
            (size, root), before = heads[proof["shard"]], bytes.fromhex(proof["since_root"])
            roots = grown_roots(proof["since"], size, before, list(map(bytes.fromhex, proof["proof"])))
            need(0 < proof["since"] <= size and roots == (before, root), "the proof leads elsewhere")
        return "since" in proof or bool(proof["records"])
    except BAD:
        return False


def main(export: str, key: str = "") -> str:
    """Verify the export in one file with the public key in another; the findings, a line each."""
    text = Path(export).read_bytes().decode(errors="replace").removesuffix("\n")
    return "\n".join(verify(text.split("\n"), Path(key).read_text() if key else None))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]) or 0)
