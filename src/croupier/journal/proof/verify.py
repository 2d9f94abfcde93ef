"""The auditor: is this journal what was written, all of it and nothing else?

Works offline, on a copy, and trusts nothing but the public key and the checkpoints that were kept elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from croupier.journal.merkle import EMPTY
from croupier.journal.port import Head, Journal, Snapshot
from croupier.journal.proof.checkpoint import Checkpoint, CheckpointFile, opened, parse
from croupier.journal.proof.evidence import Evidence, evidence_of
from croupier.journal.proof.signing import PublicKey
from croupier.journal.proof.walk import Finding, Walk, walk
from croupier.journal.record.format import Recorded
from croupier.journal.store.sql import Database
from croupier.refusal import Refused

Replayer = Callable[[str, Iterable[Recorded]], Mapping[str, int]]  # a stream and its events -> balance by account


@dataclass(frozen=True, slots=True)
class Report:
    """`first_bad` is the first event that is changed, missing or vouched for by nothing; remarks are no findings."""

    ok: bool
    findings: tuple[Finding, ...]
    first_bad: int | None
    events: int
    head: Head
    checkpoints: int  # good ones
    remarks: tuple[str, ...] = ()


def verify(
    source: str | Path | Journal,
    *,
    checkpoints: Path | Sequence[str] = (),
    public_key: PublicKey | None = None,
    replay: Replayer | None = None,
) -> Report:
    """`source`: a SQLite file, an export in JSON lines, a `postgresql://` address, or a journal.

    `checkpoints`: a CheckpointFile's path, or notes. `replay` derives the books of a stream from its events again.
    """
    try:
        evidence = evidence_of(source)
    except Refused as refused:
        if refused.code != "not_a_journal":
            raise
        return _report([Finding("database", refused.message)], Walk(), 0, ())
    try:
        return _audit(evidence, checkpoints, public_key, replay)
    finally:
        evidence.close()


def _audit(
    evidence: Evidence, checkpoints: Path | Sequence[str], public_key: PublicKey | None, replay: Replayer | None
) -> Report:
    walked = Walk()
    findings: list[Finding] = []
    notes: list[str] = []
    remarks: list[str] = []

    def run(check: Callable[[], Iterable[Finding]]) -> None:
        try:
            findings.extend(check())
        except Exception as error:  # A flipped bit may make anything of a value: every damage is a finding.
            findings.append(Finding("database", f"it cannot be read: {error}", None if walked.size else 1))

    if isinstance(checkpoints, Path):
        notes += CheckpointFile(checkpoints).notes()
        if damage := CheckpointFile(checkpoints).damage():  # As after a crash; it says nothing about the journal.
            remarks.append(f"The file of checkpoints also holds something else: {damage[:80]!r}")
    else:
        notes += checkpoints
    run(lambda: _collect(evidence, notes))
    run(lambda: _walk(evidence, walked, notes))
    signed, about = _check_signatures(notes, public_key)
    findings += about
    findings += _check_roots(signed, walked, findings)
    run(lambda: _check_balances(evidence, walked))
    if (database := evidence.database) is not None:
        run(lambda: (Finding("database", problem) for problem in database.problems()))
        run(lambda: _check_head(database, walked))
        run(lambda: _check_tree(database, walked))
        run(lambda: _check_commands(database, walked))
        run(lambda: _check_stored_checkpoints(database))
        run(lambda: _check_snapshots(database, walked))
    if replay is not None:
        run(lambda: _check_replay(evidence, walked, replay))
    if public_key is None:
        remarks.append("No public key was given, so no signature was checked.")
    if not signed:
        remarks.append("There is no checkpoint, so a history rewritten from end to end would not show.")
    return _report(findings, walked, len(signed), remarks)


def _report(findings: Sequence[Finding], walked: Walk, signed: int, remarks: Sequence[str]) -> Report:
    bad = [finding.sequence for finding in findings if finding.sequence is not None]
    head = Head(walked.size, walked.hash, walked.frontier.root().hex())
    return Report(not findings, tuple(findings), min(bad, default=None), walked.size, head, signed, tuple(remarks))


def _collect(evidence: Evidence, notes: list[str]) -> Iterator[Finding]:
    notes += evidence.notes()
    yield from ()


def _walk(evidence: Evidence, walked: Walk, notes: Sequence[str]) -> Iterator[Finding]:
    database = evidence.database
    order = "SELECT sequence, entry, line, account, unit, amount FROM entries ORDER BY sequence, entry, line"
    postings = None if database is None else database.stream(order)
    try:
        walk(walked, evidence.claims(), {size for note in notes if (size := _size(note)) is not None}, postings)
    except Exception as error:
        yield Finding("database", f"the events cannot be read on from here: {error}", walked.size + 1)
    yield from walked.findings


def _size(note: str) -> int | None:
    try:
        return parse(note).size
    except Refused:
        return None


def _check_signatures(notes: Sequence[str], key: PublicKey | None) -> tuple[list[Checkpoint], list[Finding]]:
    """Each note once, smallest journal first."""
    good, findings = [], []
    for note in dict.fromkeys(notes):
        try:
            good.append(opened(note, key) if key else parse(note))
        except Refused as refused:
            findings.append(Finding("checkpoint", refused.message))
    return sorted(good, key=lambda checkpoint: checkpoint.size), findings


def _check_roots(signed: Sequence[Checkpoint], walked: Walk, earlier: Sequence[Finding]) -> Iterator[Finding]:
    """A root that does not fit puts everything after the last one that did in doubt."""
    known_bad = [finding.sequence for finding in earlier if finding.sequence is not None]
    sure = 0
    for checkpoint in signed:
        size = checkpoint.size
        if size > walked.size:
            message = f"signed with {size} events, here are {walked.size}: the end is cut off"
            yield Finding("checkpoint", message, walked.size + 1)
        elif checkpoint.root == (walked.roots[size] if size else EMPTY):
            sure = size
        else:
            message = f"the first {size} events are not the ones that were signed"
            explained = any(sequence <= size for sequence in known_bad)
            yield Finding("checkpoint", message, None if explained else sure + 1)


def _check_balances(evidence: Evidence, walked: Walk) -> Iterator[Finding]:
    stored = evidence.balances()
    if stored is None:
        return
    for account in sorted(stored.keys() | walked.sums.keys()):
        summed = (walked.units[account], walked.sums[account]) if account in walked.sums else None
        if (has := stored.get(account)) != summed:
            yield Finding("balance", f"{account} is stored as {has}, its entries sum to {summed}")


def _check_head(database: Database, walked: Walk) -> Iterator[Finding]:
    heads = database.rows("SELECT one, sequence, hash, peaks FROM head")
    if [tuple(head[:1]) for head in heads] != [(1,)]:
        yield Finding("head", "there is not exactly one head")
        return
    _, sequence, hash_, peaks = heads[0]
    if sequence != walked.size:
        first = min(sequence, walked.size) + 1
        yield Finding("head", f"the head is at {sequence}, there are {walked.size} events", first)
    elif (hash_, bytes(peaks)) != (walked.hash, bytes(walked.frontier)):
        yield Finding("head", "the stored head does not fit the events")


def _check_tree(database: Database, walked: Walk) -> Iterator[Finding]:
    stored = {(level, position): bytes(node) for level, position, node in database.rows("SELECT * FROM tree")}
    wrong = [place for place in stored.keys() | walked.nodes.keys() if stored.get(place) != walked.nodes.get(place)]
    if wrong:
        yield Finding("tree", f"{len(wrong)} nodes of the stored Merkle tree do not fit the events: {min(wrong)}")


def _check_commands(database: Database, walked: Walk) -> Iterator[Finding]:
    """That the fields are right is in the events' hashes; here: each command has the events it says, side by side."""
    query = """
        SELECT c.first FROM commands c LEFT JOIN
          (SELECT command, count(*) AS events, min(sequence) AS first, max(sequence) AS last
           FROM events GROUP BY command) e ON e.command = c.first
        WHERE e.command IS NULL OR e.first <> c.first OR e.events <> c.events OR e.last <> c.first + c.events - 1
        ORDER BY c.first
    """
    for (first,) in database.rows(query):
        message = f"the command of event {first} does not have the events that it says"
        yield Finding("command", message, None if walked.findings else first)  # A bad event explains it.


def _check_stored_checkpoints(database: Database) -> Iterator[Finding]:
    rows = database.rows("SELECT number, size, note FROM checkpoints ORDER BY number")
    for expected, (number, size, note) in enumerate(rows, 1):
        if number != expected:
            yield Finding("checkpoint", f"stored checkpoint {expected} is missing")
            return
        if size != _size(note):
            yield Finding("checkpoint", f"stored checkpoint {number} is not of the size it says")


def _check_snapshots(database: Database, walked: Walk) -> Iterator[Finding]:
    for stream, version, schema, state, digest in database.rows("SELECT * FROM snapshots ORDER BY stream"):
        if Snapshot(stream, version, schema, bytes(state)).digest() != digest:
            yield Finding("snapshot", f"the snapshot of {stream} is not the one that was saved")
        elif version > walked.versions.get(stream, 0):
            yield Finding("snapshot", f"the snapshot of {stream} is of version {version}, which is not there")


def _check_replay(evidence: Evidence, walked: Walk, replay: Replayer) -> Iterator[Finding]:
    """The rules, run again over the events, must give the money that the ledger has."""
    for stream, sums in sorted(walked.stream_sums.items()):
        try:
            replayed = replay(stream, evidence.stream(stream))
        except Exception as error:  # Whatever breaks a replay is what the auditor wants to hear of.
            yield Finding("replay", f"{stream} cannot be replayed: {type(error).__name__}: {error}")
            continue
        for account in sorted(replayed.keys() | sums.keys()):
            if (has := replayed.get(account, 0)) != (ledger := sums.get(account, 0)):
                yield Finding("replay", f"{stream}: {account} is {has} by its events, {ledger} in the ledger")
