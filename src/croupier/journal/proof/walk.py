"""One pass over the records, from the first to the last of each shard: hashes, chain, order, entries."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import field
from hashlib import sha256
from typing import Any, NamedTuple

from croupier.journal.merkle import Frontier
from croupier.journal.port import Carried, Head
from croupier.journal.proof.chain import Change, change_in
from croupier.journal.proof.evidence import Claim
from croupier.journal.record.carried import STREAM, carried_in
from croupier.journal.record.encoding import GENESIS, NOT_MONEY
from croupier.journal.record.first import OldTree
from croupier.journal.record.format import Place, Recorded, is_digest
from croupier.journal.record.private import FOR, MARK, Keys, is_open, sealed_in
from croupier.lean import dataclass
from croupier.refusal import Refused


@dataclass(frozen=True, slots=True)
class Finding:
    """Something is wrong. `place` is the record it is about, where it is about one."""

    check: str
    message: str
    place: Place | None = None

    def __str__(self) -> str:
        return f"{self.check}{f', record {self.place}' if self.place else ''}: {self.message}"


@dataclass(slots=True)
class Shard:
    """What the records of a shard add up to. `frontier` has as many leaves as records were met."""

    hash: str = GENESIS
    before: str = GENESIS  # the hash of the record before the last one
    expected: int = 1
    frontier: Frontier = field(default_factory=Frontier)
    roots: dict[int, bytes] = field(default_factory=dict)  # at the sizes asked for
    since: dict[int, str] = field(default_factory=dict)  # when the first record after each of these sizes was written
    last: str = ""  # when the last one was
    nodes: dict[tuple[int, int], bytes] = field(default_factory=dict)

    @property
    def size(self) -> int:
        return self.frontier.size


class Span(NamedTuple):
    """Versions of a stream that were met one after the other, from this place on."""

    first: int
    last: int
    place: Place


@dataclass(slots=True)
class Walk:
    """What was found on the way, and what the records add up to."""

    findings: list[Finding] = field(default_factory=list)
    format: int = 0  # of the last record
    events: int = 0
    shards: defaultdict[int, Shard] = field(default_factory=lambda: defaultdict(Shard))
    sums: dict[str, int] = field(default_factory=dict)  # by account
    units: dict[str, str] = field(default_factory=dict)  # likewise
    stream_sums: defaultdict[str, dict[str, int]] = field(default_factory=lambda: defaultdict(dict))
    spans: defaultdict[str, list[Span]] = field(default_factory=lambda: defaultdict(list))  # by stream
    keys: set[str] = field(default_factory=set)
    once: dict[str, Place] = field(default_factory=dict)
    carried: Carried | None = None
    changes: list[Change] = field(default_factory=list)  # of the key that signs
    old: OldTree = field(default_factory=OldTree)
    old_roots: dict[int, bytes] = field(default_factory=dict)  # of format 1, at the sizes asked for
    segment: bool = False  # it begins in the middle, and so do the streams in it
    people: Keys | None = None  # whose keys are at hand
    sealed: int = 0  # private texts
    withheld: Counter[str] = field(default_factory=Counter)  # those without a key, by whose they are
    _money: set[str] = field(default_factory=set)
    _last_key: str = ""

    def begin_at(self, segment: Mapping[str, Any]) -> None:
        """With what came before a segment, as its first line says; the root at its end shows whether that is true."""
        shard = self.shards[segment["shard"]]
        shard.frontier = Frontier(segment["after"], bytes.fromhex(segment["peaks"]))
        shard.expected, shard.hash = segment["after"] + 1, segment["previous"]
        self.segment = True

    def found(self, check: str, message: str, place: Place) -> None:
        self.findings.append(Finding(check, message, place))

    def version(self, stream: str) -> int:
        return max((span.last for span in self.spans.get(stream, ())), default=0)

    def heads(self) -> list[Head]:
        return [
            Head(number, shard.size, shard.hash, shard.frontier.root().hex())
            for number, shard in sorted(self.shards.items())
        ]

    def whole(self) -> Iterator[Finding]:
        """What shows only at the end: is all of the older journal here, and is it what was signed then?"""
        for stream, spans in sorted(self.spans.items()):  # a stream may have moved from shard to shard
            last = min(spans).first - 1 if self.segment else 0
            for span in sorted(spans):
                if span.first != last + 1:
                    yield Finding("stream", f"{stream} goes from {last} to {span.first}", span.place)
                last = span.last
        if len(self._money) > 1:
            yield Finding("ledger", f"money is in several currencies: {', '.join(sorted(self._money))}")
        if self.carried is None:
            return
        if self.old.size != self.carried.events:
            yield Finding("carried", f"{self.old.size} of {self.carried.events} events of the older journal are here")
        elif (self.old.hash, self.old.frontier.root().hex()) != (self.carried.hash, self.carried.root):
            yield Finding("carried", "the events of the older journal are not those that it had")


def walk(result: Walk, claims: Iterable[Claim], sizes: Mapping[int, set[int]], old_sizes: set[int]) -> None:
    """Fills `result`, so that it holds what was seen even where the evidence breaks off.

    `sizes`: where to note the Merkle root of each shard, and `old_sizes` that of a journal of format 1.
    """
    for claim in claims:
        shard, place = result.shards[claim.place.shard], claim.place
        follows = place.sequence == shard.expected
        if place.sequence > shard.expected:
            gap = Place(place.shard, shard.expected)
            result.found("sequence", f"missing up to record {place.sequence - 1}", gap)
        elif not follows:
            result.found("sequence", "out of order", place)
        shard.expected = place.sequence + 1
        if claim.flaw:
            result.found("content", claim.flaw, place)
        if claim.fields:
            genuine = sha256(claim.text.encode()).hexdigest() == claim.hash
            if not genuine:
                result.found("hash", "it is not the record that was sealed", place)
            if follows:
                _check_link(result, shard, claim, genuine)
        if not claim.flaw:
            _check_content(result, claim, old_sizes)
            _count_private(result, claim)
        shard.before, shard.hash = shard.hash, claim.hash
        _grow(shard, claim, sizes.get(place.shard, {0}))


def _count_private(result: Walk, claim: Claim) -> None:
    """What is sealed is as good as the rest; that somebody cannot read it any more is worth saying."""
    if MARK in claim.text and "format" in claim.fields:
        for sealed in sealed_in(claim.fields):
            result.sealed += 1
            if not is_open(sealed, result.people, claim.fields["key"]):
                result.withheld[sealed[FOR]] += 1


def _check_link(result: Walk, shard: Shard, claim: Claim, genuine: bool) -> None:
    """Records vouch for their predecessors, so when two do not fit, the earlier one is the likelier lie."""
    previous = claim.fields.get("previous")
    if previous == shard.hash:
        return
    inserted = previous == shard.before and shard.size > 1
    if shard.size and (inserted or (genuine and not claim.flaw)):
        before = Place(claim.place.shard, claim.place.sequence - 1)
        result.found("chain", "it is not the record that its successor was sealed to", before)
    elif not claim.flaw:
        result.found("chain", "it does not follow its predecessor", claim.place)


def _check_content(result: Walk, claim: Claim, old_sizes: set[int]) -> None:
    place = claim.place
    try:
        claimed = claim.fields["events"] if "format" in claim.fields else [claim.fields]
        entries = [entry for event in claimed for entry in event.get("entries", ())]
        if any(sum(amount for _, amount in lines) or len(lines) < 2 for _, lines in entries):
            result.found("ledger", "an entry does not balance", place)
            return
        events = claim.events()
        result.format = claim.fields.get("format", 1)
        written = Place(events[0].shard, events[0].sequence)
        moved = [(account, amount, unit) for unit, lines in entries for account, amount in lines]
        _check_key(result, claim, events)
        _check_events(result, place, events)
        _add_up(result, place, events[0].stream, moved)
        if written != place:
            result.found("sequence", f"it says of itself that it is record {written}", place)
        if place == Place(0, 1):
            result.carried = carried_in(events)
        if events[0].stream == STREAM:
            _note_changes(result, place, events)
        for size in result.old.grow(event for event in events if event.was and "format" in claim.fields):
            if size in old_sizes:
                result.old_roots[size] = result.old.frontier.root()
    except (ValueError, TypeError, LookupError, AttributeError, AssertionError) as error:
        result.found("content", f"it cannot be read as a record: {error}", place)


def _note_changes(result: Walk, place: Place, events: list[Recorded]) -> None:
    for event in events:
        try:
            change = change_in(event)
        except (Refused, TypeError):
            change = None
            result.found("key", "the change of the signing key cannot be read", place)
        if change is not None:
            result.changes.append(change)
            if not change.holds:
                result.found("key", "the old signing key has not signed the new one", place)


def _check_key(result: Walk, claim: Claim, events: list[Recorded]) -> None:
    """One command, one record; in format 1 its events stood side by side."""
    key = events[0].key
    if key in result.keys and ("format" in claim.fields or key != result._last_key):
        result.found("key", f"the command key {key!r} was used before", claim.place)
    result.keys.add(key)
    result._last_key = key


def _check_events(result: Walk, place: Place, events: list[Recorded]) -> None:
    for event in events:
        version, spans = event.stream_version, result.spans[event.stream]
        if spans and version == spans[-1].last + 1:
            spans[-1] = spans[-1]._replace(last=version)
        else:
            spans.append(Span(version, version, place))
        result.events += 1
        if event.unique is not None:
            if event.unique in result.once:
                result.found("unique", f"{event.unique!r} was recorded before", place)
            result.once[event.unique] = place


def _add_up(result: Walk, place: Place, stream: str, moved: list[tuple[str, int, str]]) -> None:
    sums, units = result.stream_sums[stream], result.units
    for account, amount, unit in moved:
        if units.setdefault(account, unit) != unit:
            result.found("ledger", f"{account} holds {units[account]}, the entry moves {unit}", place)
        if unit not in NOT_MONEY:
            result._money.add(unit)
        result.sums[account] = result.sums.get(account, 0) + amount
        sums[account] = sums.get(account, 0) + amount


def _grow(shard: Shard, claim: Claim, sizes: set[int]) -> None:
    shard.last = str(claim.fields.get("at", ""))
    if shard.size in sizes:
        shard.since[shard.size] = shard.last
    leaf = bytes.fromhex(claim.hash) if is_digest(str(claim.hash)) else bytes(32)
    for level, position, node in shard.frontier.extend([leaf]):
        shard.nodes[level, position] = node
    if shard.size in sizes:
        shard.roots[shard.size] = shard.frontier.root()
