"""A stranger who checks a regulator's package by its README alone: the standard library, and nothing of ours.

`python -S -I regulator.py ARCHIVE KEY` prints what was recomputed, or says what is wrong and exits with 1.
"""

import base64
import csv
import hashlib
import io
import json
import sys
import zipfile
from decimal import Decimal
from pathlib import Path
from typing import Any

# Ed25519 as RFC 8032 has it: points of the curve -x² + y² = 1 + d·x²·y² modulo p, in extended coordinates.
P = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P
Point = tuple[int, int, int, int]


class Wrong(Exception):
    """What does not hold."""


def need(holds: object, what: str) -> None:
    if not holds:
        raise Wrong(what)


def sha256(*parts: bytes) -> bytes:
    return hashlib.sha256(b"".join(parts)).digest()


def add(one: Point, other: Point) -> Point:
    a = (one[1] - one[0]) * (other[1] - other[0]) % P
    b = (one[1] + one[0]) * (other[1] + other[0]) % P
    c, d = 2 * one[3] * other[3] * D % P, 2 * one[2] * other[2] % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % P, g * h % P, f * g % P, e * h % P


def times(factor: int, point: Point) -> Point:
    total: Point = (0, 1, 1, 0)
    while factor:
        if factor & 1:
            total = add(total, point)
        point, factor = add(point, point), factor >> 1
    return total


def decoded(raw: bytes) -> Point:
    number = int.from_bytes(raw, "little")
    sign, y = number >> 255, number & (1 << 255) - 1
    need(y < P, "no point of the curve")
    square = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * pow(2, (P - 1) // 4, P) % P
    need((x * x - square) % P == 0, "no point of the curve")
    if x & 1 != sign:
        x = P - x
    return x, y, 1, x * y % P


def signed(key: bytes, text: bytes, signature: bytes) -> bool:
    base = decoded((4 * pow(5, -1, P) % P).to_bytes(32, "little"))
    scalar = int.from_bytes(signature[32:], "little")
    if len(signature) != 64 or scalar >= ORDER:
        return False
    hashed = int.from_bytes(hashlib.sha512(signature[:32] + key + text).digest(), "little") % ORDER
    left, right = times(scalar, base), add(decoded(signature[:32]), times(hashed, decoded(key)))
    return (left[0] * right[2] - right[0] * left[2]) % P == 0 == (left[1] * right[2] - right[1] * left[2]) % P


def opened(note: str, key: str) -> list[str]:
    """The lines of a signed text."""
    name, key_id, encoded = key.split("+", 2)
    raw = base64.b64decode(encoded)
    need(raw[:1] == b"\1" and sha256(name.encode(), b"\n", raw)[:4].hex() == key_id, "the key's id is another")
    text, _, behind = note.partition("\n\n")
    dash, by, signature = behind.rstrip("\n").split(" ")
    need((dash, by) == ("—", name), "signed by another name")
    bytes_ = base64.b64decode(signature)
    need(bytes_[:4].hex() == key_id, "signed with another key")
    need(signed(raw[1:], (text + "\n").encode(), bytes_[4:]), "the signature does not hold")
    lines = text.split("\n")
    need(lines[0] == name, "signed for another journal")
    return lines


class Tree:
    """That of RFC 6962, grown from the roots of its full subtrees, each with the number of its leaves."""

    def __init__(self, size: int = 0, peaks: bytes = b"") -> None:
        self.size, self.peaks = size, []
        for bit in reversed(range(size.bit_length())):
            if size >> bit & 1:
                self.peaks.append((1 << bit, peaks[:32]))
                peaks = peaks[32:]

    def add(self, data: bytes) -> None:
        self.size += 1
        self.peaks.append((1, sha256(b"\0", data)))
        while len(self.peaks) > 1 and self.peaks[-1][0] == self.peaks[-2][0]:
            (size, left), (_, right) = self.peaks[-2:]
            self.peaks[-2:] = [(2 * size, sha256(b"\1", left, right))]

    def root(self) -> bytes:
        if not self.peaks:
            return sha256()
        root = self.peaks[-1][1]
        for _, larger in reversed(self.peaks[:-1]):
            root = sha256(b"\1", larger, root)
        return root


def grew(first: int, second: int, old: bytes, new: bytes, proof: list[bytes]) -> bool:
    """RFC 9162, 2.1.4.2."""
    if first == second:
        return old == new and not proof
    path = [old, *proof] if first & (first - 1) == 0 else list(proof)
    if not path:
        return False
    fn, sn = first - 1, second - 1
    while fn & 1:
        fn, sn = fn >> 1, sn >> 1
    one = other = path[0]
    for step in path[1:]:
        if sn == 0:
            return False
        if fn & 1 or fn == sn:
            one, other = sha256(b"\1", step, one), sha256(b"\1", step, other)
            while fn and not fn & 1:
                fn, sn = fn >> 1, sn >> 1
        else:
            other = sha256(b"\1", other, step)
        fn, sn = fn >> 1, sn >> 1
    return sn == 0 and (one, other) == (old, new)


def shard(text: str) -> tuple[list[dict[str, Any]], dict[int, bytes]]:
    """Its records, and the root that its tree had at each size."""
    head, *lines = text.splitlines()
    begin = json.loads(head)["segment"]
    tree, before = Tree(begin["after"], bytes.fromhex(begin["peaks"])), begin["previous"]
    records, roots = [], {tree.size: tree.root()}
    for line in lines:
        record = json.loads(line)
        hash_ = record.pop("hash")
        plain = json.dumps(record, sort_keys=True, separators=(",", ":")).encode()
        need(sha256(plain).hex() == hash_, f"the hash of record {record['sequence']} is another")
        need((record["sequence"], record["previous"]) == (tree.size + 1, before), "the chain is broken")
        tree.add(bytes.fromhex(hash_))
        roots[tree.size], before = tree.root(), hash_
        records.append(record)
    return records, roots


def checked(archive: bytes, key: str) -> dict[str, Any]:
    with zipfile.ZipFile(io.BytesIO(archive)) as packed:
        files = {name: packed.read(name) for name in packed.namelist()}
    manifest = opened(files.pop("MANIFEST.txt").decode(), key)
    listed = {line[66:]: line[:64] for line in manifest[2:]}
    need({name: sha256(content).hex() for name, content in files.items()} == listed, "a file is not what was signed")
    proofs = json.loads(files["journal/proofs.json"])
    records, at = [], {}
    for one in proofs["shards"]:
        of_shard, roots = shard(files[f"journal/shard-{one['shard']}.jsonl"].decode())
        need(of_shard[0]["sequence"] == one["first"] and roots[one["last"]].hex() == one["root"], "another root")
        records += of_shard
        at[one["shard"]] = roots
    halves = files["journal/checkpoints.txt"].decode().split("\n\n")[:-1]  # text, signature, text, signature ...
    notes = [f"{text}\n\n{signature}\n" for text, signature in zip(halves[::2], halves[1::2], strict=True)]
    for note in notes:
        for number, size, root in heads(note, key):
            known = at.get(number, {}).get(size, root)
            need(known == root, f"the checkpoint at {size} has another root")
    if proofs["checkpoint"]:
        signed_heads = {number: (size, root) for number, size, root in heads(proofs["checkpoint"], key)}
        for one in proofs["shards"]:
            size, root = signed_heads[one["shard"]]
            steps = [bytes.fromhex(step) for step in one["growth"]]
            need(size == one["signed_size"], "the proof is to another size")
            need(grew(one["last"], size, bytes.fromhex(one["root"]), root, steps), "the checkpoint is of another tree")
    return {
        "records": len(records),
        "checkpoints": len(notes),
        "covered": bool(proofs["checkpoint"]),
        "rows": win(files, of_days(files, records, manifest[1])),
        "agp": proceeds(files, of_days(files, records, manifest[1])),
    }


def heads(note: str, key: str) -> list[tuple[int, int, bytes]]:
    lines = opened(note, key)
    over = Tree()
    for line in lines[3:]:
        over.add(sha256(line.encode()))
    need(base64.b64encode(over.root()).decode() == lines[2], "the checkpoint's root is another")
    return [(int(n), int(size), base64.b64decode(root)) for n, size, root in (line.split(" ") for line in lines[3:])]


def rows_of(files: dict[str, bytes], name: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(files[name].decode("utf-8-sig"))))


def of_days(files: dict[str, bytes], records: list[dict[str, Any]], line: str) -> list[dict[str, Any]]:
    """Those of the records that are of the days that the manifest names."""
    *_, first, last = line.split(" ")
    days = {row["record"]: row["day"] for row in rows_of(files, "journal/records.csv")}
    return [record for record in records if first <= days[f"{record['shard']}/{record['sequence']}"] <= last]


def win(files: dict[str, bytes], records: list[dict[str, Any]]) -> list[list[str]]:
    """Each row of the reports, from the entries of the records alone."""
    when = {row["record"]: (row["day"], row["shift"]) for row in rows_of(files, "journal/records.csv")}
    sums: dict[tuple[str, str, str], dict[str, int]] = {}
    for record in records:
        if not record["stream"].startswith("table/"):
            continue
        table = record["stream"].removeprefix("table/")
        day, shift_ = when[f"{record['shard']}/{record['sequence']}"]
        for event in record["events"]:
            for which in (shift_, ""):
                row = sums.setdefault((day, which, table), dict.fromkeys(MOVED, 0))
                booked(event, record["stream"], row)
    reported = set()
    for name in ("by-shift", "by-day"):
        for told in rows_of(files, f"reports/{name}.csv"):
            reported.add((told["day"], told["shift"], told["table"]))
            cents = {column: int(Decimal(told[f"{column} (USD)"]) * 100) for column in MONEY}
            mine = sums.get((told["day"], told["shift"], told["table"]), {})
            for column, amount in mine.items():
                need(cents[column] == amount, f"{column} of {told['day']} {told['shift']} is {amount}")
            formula = cents["drop"] + cents["closer"] + cents["credits"] - cents["opener"] - cents["fills"]
            need(cents["win"] == formula, f"the formula does not hold in {told}")
    need({key for key, row in sums.items() if any(row.values())} <= reported, "a row is missing")
    return [[*key, str(row["win"])] for key, row in sorted(sums.items()) if key[1]]


MOVED = ("drop", "tips", "win", "fills", "credits")
MONEY = ("opener", "fills", "credits", "drop", "closer", "win", "tips")


def booked(event: dict[str, Any], stream: str, row: dict[str, int]) -> None:
    for unit, postings in event.get("entries", ()):
        for account, amount in postings if unit == "USD" else ():
            kind = account.removeprefix(f"{stream}/").partition("/")[0]
            if kind in ("drop-box", "tip-box", "house-win", "over-short"):
                column = {"drop-box": "drop", "tip-box": "tips"}.get(kind, "win")
                row[column] += -amount if kind == "over-short" else amount
    for kind, column in (("table-filled/", "fills"), ("table-credited/", "credits")):
        if event["kind"].startswith(kind):
            row[column] += event["data"]["amount"]


def proceeds(files: dict[str, bytes], records: list[dict[str, Any]]) -> dict[str, int]:
    sums: dict[tuple[str, str], int] = {}
    for record in records:
        for event in record["events"]:
            for unit, postings in event.get("entries", ()) if record["stream"].startswith("tournament/") else ():
                for account, amount in postings if unit == "USD" else ():
                    kind, _, month = account.removeprefix(f"{record['stream']}/").partition("/")
                    if kind == "proceeds":
                        key = record["stream"].removeprefix("tournament/"), month
                        sums[key] = sums.get(key, 0) + amount
    told = {
        (row["tournament"], row["month"]): int(Decimal(row["agp (USD)"]) * 100)
        for row in rows_of(files, "reports/tournaments.csv")
    }
    need(told == sums, f"the proceeds are {sums}")
    return {f"{tournament} {month}": amount for (tournament, month), amount in sums.items()}


if __name__ == "__main__":
    try:
        print(json.dumps(checked(Path(sys.argv[1]).read_bytes(), sys.argv[2])))
    except (Wrong, KeyError, ValueError, zipfile.BadZipFile) as wrong:
        sys.exit(f"wrong: {wrong}")
