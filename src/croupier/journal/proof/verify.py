"""The auditor: is this journal what was written, all of it and nothing else?

Works offline, on a copy, and trusts nothing but the public key and the checkpoints that were kept elsewhere.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import field, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

from croupier.journal.merkle import EMPTY
from croupier.journal.port import Head, Journal, Snapshot
from croupier.journal.proof.chain import Trusted, opened_by, trusted
from croupier.journal.proof.checkpoint import Checkpoint, CheckpointFile, parse
from croupier.journal.proof.evidence import Evidence, LinesEvidence, evidence_of
from croupier.journal.proof.old import check_old_tables
from croupier.journal.proof.outside import NOTHING, Outside, check_cosignatures, check_files
from croupier.journal.proof.signing import PublicKey
from croupier.journal.proof.walk import Finding, Walk, walk
from croupier.journal.record.carried import digest_of
from croupier.journal.record.encoding import GENESIS
from croupier.journal.record.format import Place, Recorded
from croupier.journal.record.private import Keys
from croupier.journal.store.address import keys_of
from croupier.journal.store.keyring import Keyring
from croupier.journal.store.reader import Database
from croupier.lean import dataclass
from croupier.money import counted
from croupier.refusal import Refused

Replayer = Callable[[str, Iterable[Recorded]], Mapping[str, int]]  # a stream and its events -> balance by account


@dataclass(frozen=True, slots=True)
class Report:
    """`first_bad` is the first record that is changed, missing or vouched for by nothing; remarks are no findings."""

    ok: bool
    findings: tuple[Finding, ...]
    first_bad: Place | None
    events: int
    heads: tuple[Head, ...]
    checkpoints: int  # good ones
    remarks: tuple[str, ...] = ()
    sealed: int = 0  # private texts
    withheld: Mapping[str, int] = field(default_factory=dict)  # those that nobody can read, by whose they were
    unvouched: int = 0  # records after the newest good checkpoint
    unwitnessed: int | None = (
        None  # those after the newest one that a witness cosigned; None where there are no witnesses
    )

    @property
    def records(self) -> int:
        return sum(head.size for head in self.heads)


def verify(
    source: str | Path | Journal,
    *,
    checkpoints: Path | Sequence[str] = (),
    public_key: PublicKey | None = None,
    replay: Replayer | None = None,
    keys: Keys | None = None,
    within: timedelta | None = None,
    outside: Outside = NOTHING,
) -> Report:
    """`source`: a SQLite file, an export in JSON lines, a `postgresql://` address, or a journal.

    `checkpoints`: a CheckpointFile's path, or notes. `replay` derives the books of a stream from its events again.
    `keys` are those of people, which nothing depends on: without them more private texts are withheld.
    `outside`: what lies beside a journal, held against it too.
    `within`: the longest time for which records may wait for a checkpoint that vouches for them.
    """
    try:
        evidence = evidence_of(source)
    except Refused as refused:
        if refused.code not in ("not_a_journal", "journal_newer"):
            raise
        return _report([Finding("database", refused.message)], Walk(), 0, ())
    try:
        return _audit(evidence, checkpoints, public_key, replay, keys or _keys_of(source), within, outside)
    finally:
        evidence.close()


def _keys_of(source: str | Path | Journal) -> Keys | None:
    if not isinstance(source, (str, Path)):
        return source.keys
    file = keys_of(str(source))
    return Keyring(file, read_only=True) if file is not None and file.exists() else None


def _audit(
    evidence: Evidence, checkpoints: Path | Sequence[str], public_key: PublicKey | None, replay: Replayer | None,
    keys: Keys | None, within: timedelta | None, outside: Outside,
) -> Report:  # fmt: skip
    walked = Walk(people=keys)
    findings: list[Finding] = []
    notes: list[str] = []
    remarks: list[str] = []

    def run(check: Callable[[], Iterable[Finding]]) -> None:
        try:
            findings.extend(check())
        except Exception as error:  # A flipped bit may make anything of a value: every damage is a finding.
            findings.append(Finding("database", f"it cannot be read: {error}", None if walked.shards else Place(0, 1)))

    if isinstance(checkpoints, Path):
        notes += CheckpointFile(checkpoints).notes()
        if not outside.complete and (
            damage := CheckpointFile(checkpoints).damage()
        ):  # As after a crash; it says nothing about the journal.
            remarks.append(f"The file of checkpoints also holds something else: {damage[:80]!r}")
    else:
        notes += checkpoints
    notes += outside.notes()
    run(lambda: _begin(evidence, walked))
    run(lambda: _collect(evidence, notes))
    run(lambda: _walk(evidence, walked, notes))
    run(walked.whole)
    signed, about = _check_signatures(notes, trusted(public_key, walked.changes) if public_key else None)
    findings += about
    database = evidence.database
    old = _is_old(evidence, walked)
    sure: dict[int, int] = {}
    findings += _check_roots(signed, walked, findings, sure, old=old)
    if database is not None:
        run(lambda: (Finding("database", problem) for problem in database.problems()))
        run(lambda: check_old_tables(evidence, database, walked) if old else _check_tables(database, walked))
        run(lambda: _check_stored_checkpoints(database))
        run(lambda: _check_snapshots(database, walked))
    run(lambda: _check_carried_notes(evidence, walked))
    run(lambda: check_files(outside, evidence.notes()))
    cosigned, about = check_cosignatures(notes, signed, outside.witnesses)
    findings += about
    if walked.segment:
        remarks.append("This is a segment: compare its end with the record that closed it, or with a checkpoint.")
    elif replay is not None:
        run(lambda: _check_replay(evidence, walked, replay))
    if public_key is None:
        remarks.append("No public key was given, so no signature was checked.")
    if not signed:
        remarks.append("There is no checkpoint, so a history rewritten from end to end would not show.")
    sealed = not walked.segment and any(checkpoint.heads or old for checkpoint in signed)
    unvouched = list(_unvouched(walked, sure)) if sealed else []
    for place, since, count in unvouched:
        told = f"{counted(count, 'record')} since {since} came after the newest checkpoint"
        if within is not None and _moment(walked.shards[place.shard].last) - _moment(since) > within:
            findings.append(Finding("checkpoint", f"{told}: for too long nobody has vouched for the journal", place))
        else:
            remarks.append(f"{told}: nobody vouches for them yet.")
    unwitnessed = None if cosigned is None else sum(head.size for head in walked.heads()) - cosigned
    if unwitnessed:
        remarks.append(
            f"{counted(unwitnessed, 'record')} came after the newest cosignature: no witness vouches for them."
        )
    remarks += _withheld(walked)
    report = _report(findings, walked, len(signed), remarks)
    return replace(report, unvouched=sum(count for *_, count in unvouched), unwitnessed=unwitnessed)


def _unvouched(walked: Walk, sure: Mapping[int, int]) -> Iterator[tuple[Place, str, int]]:
    """In each shard: the first record that no good checkpoint speaks of, since when, and how many there are."""
    for number, shard in sorted(walked.shards.items()):
        vouched = sure.get(number, 0)
        if vouched < shard.size:
            yield Place(number, vouched + 1), shard.since.get(vouched, ""), shard.size - vouched


def _moment(at: str) -> datetime:
    try:
        return datetime.fromisoformat(at)
    except ValueError:  # What is no moment is a finding of its own.
        return datetime.fromtimestamp(0, UTC)


def _withheld(walked: Walk) -> Iterator[str]:
    """What cannot be read here is no fault, and is said."""
    if walked.people is None and walked.sealed:
        yield f"{counted(walked.sealed, 'private text')} sealed; the keys of people are not here."
    elif walked.withheld:
        whose = ", ".join(f"{who} {count}" for who, count in sorted(walked.withheld.items()))
        total = f"{walked.withheld.total()} of {counted(walked.sealed, 'private text')} withheld"
        yield f"{total}: there is no key for them any more ({whose})."


def _is_old(evidence: Evidence, walked: Walk) -> bool:
    """Of format 1: as the database says, or as the events themselves show."""
    return evidence.database.format == 1 if evidence.database is not None else walked.format == 1


def _report(findings: Sequence[Finding], walked: Walk, signed: int, remarks: Sequence[str]) -> Report:
    bad = [finding.place for finding in findings if finding.place is not None]
    heads = tuple(walked.heads())
    return Report(
        not findings, tuple(findings), min(bad, default=None), walked.events, heads, signed, tuple(remarks),
        walked.sealed, dict(walked.withheld),
    )  # fmt: skip


def _begin(evidence: Evidence, walked: Walk) -> Iterator[Finding]:
    if isinstance(evidence, LinesEvidence) and (segment := evidence.segment()) is not None:
        walked.begin_at(segment)
    yield from ()


def _collect(evidence: Evidence, notes: list[str]) -> Iterator[Finding]:
    notes += evidence.notes()
    yield from ()


def _walk(evidence: Evidence, walked: Walk, notes: Sequence[str]) -> Iterator[Finding]:
    sizes: defaultdict[int, set[int]] = defaultdict(lambda: {0})
    old_sizes: set[int] = set()
    for checkpoint in _parsed(notes):
        for shard, size, _ in checkpoint.heads:
            sizes[shard].add(size)
        if not checkpoint.heads:
            old_sizes.add(checkpoint.size)
            sizes[0].add(checkpoint.size)
    try:
        walk(walked, evidence.claims(), sizes, old_sizes)
    except Exception as error:
        here = max(((number, shard.size) for number, shard in walked.shards.items()), default=(0, 0))
        yield Finding("database", f"the records cannot be read on from here: {error}", Place(here[0], here[1] + 1))
    yield from walked.findings


def _parsed(notes: Iterable[str]) -> Iterator[Checkpoint]:
    for note in notes:
        with suppress(Refused):
            yield parse(note)


def _check_signatures(notes: Sequence[str], keys: Sequence[Trusted] | None) -> tuple[list[Checkpoint], list[Finding]]:
    """Each note once, smallest journal first."""
    good, findings = [], []
    for note in dict.fromkeys(notes):
        try:
            good.append(opened_by(note, keys) if keys else parse(note))
        except Refused as refused:
            findings.append(Finding("checkpoint", refused.message))
    return sorted(good, key=lambda checkpoint: (bool(checkpoint.heads), checkpoint.size)), findings


def _check_roots(
    signed: Sequence[Checkpoint], walked: Walk, earlier: Sequence[Finding], sure: dict[int, int], *, old: bool
) -> Iterator[Finding]:
    """A root that does not fit puts everything after the last one that did, up to which a shard is `sure`, in doubt."""
    known_bad = [finding.place for finding in earlier if finding.place is not None]
    for checkpoint in signed:
        if not checkpoint.heads and not old:
            yield from _check_old_root(checkpoint, walked)
            continue
        for shard, size, root in checkpoint.heads or ((0, checkpoint.size, checkpoint.root),):
            met = walked.shards[shard]
            if size > met.size:
                message = f"signed with {size} records, here are {met.size}: the end is cut off"
                yield Finding("checkpoint", message, Place(shard, met.size + 1))
            elif root == (met.roots[size] if size else EMPTY):
                sure[shard] = size
            else:
                message = f"the first {size} records are not the ones that were signed"
                explained = any(place.shard == shard and place.sequence <= size for place in known_bad)
                doubt = Place(shard, sure.get(shard, 0) + 1)
                yield Finding("checkpoint", message, None if explained else doubt)


def _check_old_root(checkpoint: Checkpoint, walked: Walk) -> Iterator[Finding]:
    """A checkpoint of format 1 speaks of the events that were carried over."""
    if checkpoint.size and walked.old_roots.get(checkpoint.size) != checkpoint.root:
        message = f"the first {checkpoint.size} events of the older journal are not the ones that were signed"
        yield Finding("checkpoint", message)


def _check_tables(database: Database, walked: Walk) -> Iterator[Finding]:
    """Heads, tree, and what can happen only once: all of it follows from the records."""
    heads = database.rows("SELECT shard, sequence, hash, peaks FROM heads WHERE sequence > 0 ORDER BY shard")
    stored = {shard: (size, hash_, bytes(peaks)) for shard, size, hash_, peaks in heads}
    for number in sorted(stored.keys() | walked.shards.keys()):
        shard = walked.shards[number]
        size, hash_, peaks = stored.get(number, (0, GENESIS, b""))
        if size != shard.size:
            first = Place(number, min(size, shard.size) + 1)
            yield Finding("head", f"the head is at {size}, there are {shard.size} records", first)
        elif (hash_, peaks) != (shard.hash, bytes(shard.frontier)):
            yield Finding("head", "the stored head does not fit the records")
    rows = database.rows("SELECT shard, level, position, hash FROM tree")
    tree = {(shard, level, position): bytes(node) for shard, level, position, node in rows}
    grown = {(number, *place): node for number, shard in walked.shards.items() for place, node in shard.nodes.items()}
    if wrong := [place for place in tree.keys() | grown.keys() if tree.get(place) != grown.get(place)]:
        yield Finding("tree", f"{len(wrong)} nodes of the stored Merkle tree do not fit the records: {min(wrong)}")
    once = {key: Place(shard, at) for key, shard, at in database.rows("SELECT unique_key, shard, sequence FROM once")}
    if wrong_keys := [key for key in once.keys() | walked.once.keys() if once.get(key) != walked.once.get(key)]:
        yield Finding("unique", f"the table of what happens once does not fit the records: {min(wrong_keys)}")


def _check_carried_notes(evidence: Evidence, walked: Walk) -> Iterator[Finding]:
    if (carried := walked.carried) is not None and digest_of(evidence.notes()[: carried.checkpoints]) != carried.digest:
        yield Finding("carried", "the checkpoints of the older journal are not those that it had")


def _check_stored_checkpoints(database: Database) -> Iterator[Finding]:
    rows = database.rows("SELECT number, size, note FROM checkpoints ORDER BY number")
    for expected, (number, size, note) in enumerate(rows, 1):
        if number != expected:
            yield Finding("checkpoint", f"stored checkpoint {expected} is missing")
            return
        if [size] != [checkpoint.size for checkpoint in _parsed([note])]:
            yield Finding("checkpoint", f"stored checkpoint {number} is not of the size it says")


def _check_snapshots(database: Database, walked: Walk) -> Iterator[Finding]:
    for stream, version, schema, state, digest in database.rows("SELECT * FROM snapshots ORDER BY stream"):
        if Snapshot(stream, version, schema, bytes(state)).digest() != digest:
            yield Finding("snapshot", f"the snapshot of {stream} is not the one that was saved")
        elif version > walked.version(stream):
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
