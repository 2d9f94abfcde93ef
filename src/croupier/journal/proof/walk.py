"""One pass over the events, from the first to the last: hashes, chain, order, entries. Finds the first bad event."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import groupby
from operator import itemgetter
from typing import Any

from croupier.journal.merkle import Frontier
from croupier.journal.proof.evidence import Claim
from croupier.journal.record.encoding import GENESIS, hash_of, recorded_of
from croupier.journal.record.format import DIGEST
from croupier.journal.record.seal import Row


@dataclass(frozen=True, slots=True)
class Finding:
    """Something is wrong. `sequence` is the event it is about, where it is about one."""

    check: str
    message: str
    sequence: int | None = None

    def __str__(self) -> str:
        return f"{self.check}{f', event {self.sequence}' if self.sequence else ''}: {self.message}"


@dataclass(slots=True)
class Walk:
    """What was found on the way, and what the events add up to. `size` counts the events met."""

    findings: list[Finding] = field(default_factory=list)
    size: int = 0
    hash: str = GENESIS
    frontier: Frontier = field(default_factory=Frontier)
    roots: dict[int, bytes] = field(default_factory=dict)  # at the sizes asked for
    nodes: dict[tuple[int, int], bytes] = field(default_factory=dict)
    sums: dict[str, int] = field(default_factory=dict)  # by account
    units: dict[str, str] = field(default_factory=dict)  # likewise
    stream_sums: defaultdict[str, dict[str, int]] = field(default_factory=lambda: defaultdict(dict))
    versions: dict[str, int] = field(default_factory=dict)  # by stream

    def found(self, check: str, message: str, sequence: int) -> None:
        self.findings.append(Finding(check, message, sequence))


def walk(result: Walk, claims: Iterable[Claim], sizes: set[int], postings: Iterable[Row] | None) -> None:
    """Fills `result`, so that it holds what was seen even where the evidence breaks off.

    `sizes`: where to note the Merkle root. `postings`: rows of the table of entries, where the evidence has one.
    """
    books = _Books(postings) if postings is not None else None
    keys: set[str] = set()
    unique: set[str] = set()
    last_key, before = None, GENESIS  # `before`: the hash of the event before the last one
    expected = 1
    for claim in claims:
        follows = claim.sequence == expected
        if claim.sequence > expected:
            result.found("sequence", f"missing up to event {claim.sequence - 1}", expected)
        elif not follows:
            result.found("sequence", "out of order", claim.sequence)
        expected = claim.sequence + 1
        fields = claim.fields
        if claim.flaw:
            result.found("content", claim.flaw, claim.sequence)
        else:
            genuine = hash_of(fields) == claim.hash
            if not genuine:
                result.found("hash", "it is not the event that was sealed", claim.sequence)
            if follows:
                _check_link(result, claim, genuine, before)
            _check_content(result, claim)
            key = fields.get("key")
            if key != last_key and key in keys:
                result.found("key", f"the command key {key!r} was used before", claim.sequence)
            keys.add(str(key))
            last_key = key
            if (once := fields.get("unique")) is not None:
                if once in unique:
                    result.found("unique", f"{once!r} was recorded before", claim.sequence)
                unique.add(str(once))
        if books is not None:
            books.compare(result, claim)
        before, result.hash = result.hash, claim.hash
        _grow(result, claim, sizes)
    if books is not None:
        books.finish(result)


def _check_link(result: Walk, claim: Claim, genuine: bool, before: str) -> None:
    """Events vouch for their predecessors, so when two do not fit, the earlier one is the likelier lie."""
    previous = claim.fields.get("previous")
    if previous == result.hash:
        return
    inserted = previous == before and result.size > 1
    if result.size and (genuine or inserted):
        result.found("chain", "it is not the event that its successor was sealed to", claim.sequence - 1)
    else:
        result.found("chain", "it does not follow its predecessor", claim.sequence)


def _check_content(result: Walk, claim: Claim) -> None:
    fields, sequence, units = claim.fields, claim.sequence, result.units
    try:
        postings = [(account, amount, unit) for unit, lines in fields["entries"] for account, amount in lines]
        if any(sum(amount for _, amount in lines) or len(lines) < 2 for _, lines in fields["entries"]):
            result.found("ledger", "an entry does not balance", sequence)
            return
        event = recorded_of(fields, claim.hash)
        stream, version = event.stream, event.stream_version
    except (ValueError, TypeError, KeyError, AttributeError, AssertionError) as error:
        result.found("content", f"it cannot be read as an event: {error}", sequence)
        return
    if version != result.versions.get(stream, 0) + 1:
        result.found("stream", f"{stream} goes from {result.versions.get(stream, 0)} to {version}", sequence)
    result.versions[stream] = version
    sums = result.stream_sums[stream]
    for account, amount, unit in postings:
        if units.setdefault(account, unit) != unit:
            result.found("ledger", f"{account} holds {units[account]}, the entry moves {unit}", sequence)
        result.sums[account] = result.sums.get(account, 0) + amount
        sums[account] = sums.get(account, 0) + amount


def _grow(result: Walk, claim: Claim, sizes: set[int]) -> None:
    leaf = bytes.fromhex(claim.hash) if DIGEST.fullmatch(str(claim.hash)) else bytes(32)
    for level, position, node in result.frontier.extend([leaf]):
        result.nodes[level, position] = node
    result.size += 1
    if result.size in sizes:
        result.roots[result.size] = result.frontier.root()


class _Books:
    """The table of entries, read alongside: it must say what the sealed events say."""

    def __init__(self, postings: Iterable[Row]) -> None:
        self._groups: Iterator[tuple[int, list[Any]]] = (
            (sequence, [tuple(row) for row in rows]) for sequence, rows in groupby(postings, key=itemgetter(0))
        )
        self._next = next(self._groups, None)

    def compare(self, result: Walk, claim: Claim) -> None:
        while self._next and not (isinstance(self._next[0], int) and self._next[0] >= claim.sequence):
            self._stray(result)
        stored = []
        if self._next and self._next[0] == claim.sequence:
            stored = self._next[1]
            self._next = next(self._groups, None)
        if claim.flaw:
            return  # Nothing to compare with; the event is reported already.
        try:
            sealed = [
                (claim.sequence, number, line, account, unit, amount)
                for number, (unit, lines) in enumerate(claim.fields["entries"], 1)
                for line, (account, amount) in enumerate(lines, 1)
            ]
        except (ValueError, TypeError):
            return
        if stored != sealed:
            result.found("ledger", "the table of entries differs from the sealed event", claim.sequence)

    def finish(self, result: Walk) -> None:
        while self._next:
            self._stray(result)

    def _stray(self, result: Walk) -> None:
        assert self._next is not None
        sequence = self._next[0] if isinstance(self._next[0], int) else None
        result.findings.append(Finding("ledger", "entries without an event", sequence))
        self._next = next(self._groups, None)
