"""The keys that a journal was signed with, one after the other: each signs the next, and the journal has it on record.

Whoever knows one of them knows those after it by their signatures, and those before it because the journal names
them, up to the record that changed them: from then on they sign nothing any more.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Iterable, Sequence
from typing import Any

from croupier.journal.port import Journal
from croupier.journal.proof.checkpoint import Checkpoint, opened
from croupier.journal.proof.signing import PublicKey, SigningKey
from croupier.journal.record.carried import STREAM
from croupier.journal.record.format import Place, Recorded
from croupier.lean import dataclass
from croupier.refusal import Refused

CHANGED = "journal-key-changed"


@dataclass(frozen=True, slots=True)
class Change:
    """At this record the old key handed over to the new one."""

    place: Place
    old: PublicKey
    new: PublicKey
    signature: bytes

    @property
    def holds(self) -> bool:
        return self.old.verified(statement(self.old, self.new), self.signature)


@dataclass(frozen=True, slots=True)
class Trusted:
    key: PublicKey
    until: Place | None = None  # the record that changed it


def statement(old: PublicKey, new: PublicKey) -> str:
    """What the old key signs."""
    return f"croupier journal key\n{old}\n{new}\n"


def handed_over(old: SigningKey, new: PublicKey) -> dict[str, Any]:
    signature = b64encode(old.sign(statement(old.public, new))).decode()
    return {"old": str(old.public), "new": str(new), "signature": signature}


def change_in(event: Recorded) -> Change | None:
    """Raises ValueError, LookupError, TypeError or Refused where it cannot be read."""
    if (event.stream, event.name) != (STREAM, CHANGED):
        return None
    data = event.data
    old, new = PublicKey.parse(data["old"]), PublicKey.parse(data["new"])
    return Change(Place(event.shard, event.sequence), old, new, b64decode(data["signature"], validate=True))


def changes_in(journal: Journal) -> list[Change]:
    return [change for event in journal.read(STREAM) if (change := change_in(event)) is not None]


def trusted(key: PublicKey, changes: Iterable[Change]) -> list[Trusted]:
    """All keys that one of them leads to, the oldest first."""
    good = [change for change in changes if change.holds]
    before: list[Trusted] = []
    known = key
    for change in reversed(good):
        if change.new == known:
            known = change.old
            before.insert(0, Trusted(known, change.place))
    after: list[Trusted] = []
    known = key
    for change in good:
        if change.old == known:
            after.append(Trusted(known, change.place))
            known = change.new
    return [*before, *after, Trusted(known)]


def opened_by(note: str, keys: Sequence[Trusted]) -> Checkpoint:
    """Refused as by the last of the keys where none of them signed it, or one did after its time."""
    for each in keys:
        try:
            found = opened(note, each.key)
        except Refused:
            if each is keys[-1]:
                raise
            continue
        until = each.until
        if until and any(size >= until.sequence for shard, size, _ in found.heads if shard == until.shard):
            raise Refused(
                "checkpoint_late",
                "The checkpoint is signed with a key of {name} that was changed at record {record}.",
                name=each.key.name,
                record=str(until),
            )
        return found
    raise AssertionError("there is a key at least")
