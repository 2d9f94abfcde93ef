"""What lies outside the journal, held against it: the file of checkpoints, and what witnesses have signed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from croupier.journal.proof.beside import Beside
from croupier.journal.proof.checkpoint import Checkpoint, CheckpointFile, parse
from croupier.journal.proof.walk import Finding
from croupier.journal.proof.witness import WitnessKey
from croupier.lean import dataclass
from croupier.money import counted
from croupier.refusal import Refused

TORN = "~"  # ends what a crash has left of a note


@dataclass(frozen=True, slots=True)
class Outside:
    """Files as they lie beside a journal; what an auditor has brought from elsewhere is judged by itself."""

    complete: Path | None = None  # the checkpoints, all that the journal has
    witnessed: Path | None = None  # those with cosignatures
    witnesses: tuple[WitnessKey, ...] = ()  # whose cosignatures count

    def notes(self) -> list[str]:
        return CheckpointFile(self.witnessed).notes() if self.witnessed is not None else []


NOTHING = Outside()


def outside_of(near: Beside, checkpoint: Path | None, public: Path | None) -> tuple[Outside, list[Finding]]:
    """What lies beside a journal, but for what was named instead; and what of it is missing or cannot be read."""
    about = [*_lacking(near, checkpoint, public)]
    keys: list[WitnessKey] = []
    for line in near.witnesses.read_text(errors="replace").splitlines() if near.witnesses.is_file() else ():
        try:
            keys.append(WitnessKey.parse(line))
        except Refused as refused:
            about.append(Finding("witness", f"a witness's key beside the journal cannot be read: {refused.message}"))
    if near.witnesses.is_file() and not (keys or about):
        about.append(Finding("witness", f"{near.witnesses.name} has no key of a witness in it"))
    complete = near.checkpoints if checkpoint is None and near.checkpoints.is_file() else None
    return Outside(complete, near.witnessed if near.witnessed.is_file() else None, tuple(keys)), about


def _lacking(near: Beside, checkpoint: Path | None, public: Path | None) -> Iterator[Finding]:
    """Where a house keeps its key or its seals, it keeps both; and where it has witnesses, what they said."""
    beside = any(file.is_file() for file in near) and not (checkpoint and public)
    wanted = [file for file, given in ((near.public, public), (near.checkpoints, checkpoint)) if beside and not given]
    if near.witnessed.is_file() or near.witnesses.is_file():
        wanted += [near.witnesses, near.witnessed]
    for file in wanted:
        if not file.is_file():
            yield Finding("checkpoint", f"{file.name} is not there, which lies beside the journal of a house")


def check_files(outside: Outside, kept: Sequence[str]) -> Iterator[Finding]:
    """The file of checkpoints has all that the journal has and no others, and neither file has anything else in it."""
    if outside.complete is not None:
        notes = CheckpointFile(outside.complete).notes()
        if lacking := len(set(kept) - set(notes)):
            message = f"the file of checkpoints lacks {counted(lacking, 'checkpoint')} that the journal has"
            yield Finding("checkpoint", message)
        if more := len(set(notes) - set(kept)):
            yield Finding("checkpoint", f"the journal lacks {counted(more, 'checkpoint')} that the file beside it has")
    for note in outside.notes():
        if not any(_signed_by(witness, note) for witness in outside.witnesses):
            yield Finding("witness", f"a checkpoint of {parse(note).size} records has no cosignature of a witness")
    for file in filter(None, (outside.complete, outside.witnessed)):
        notes = CheckpointFile(file).notes()
        for piece in CheckpointFile(file).damage().split(f"{TORN}\n"):
            torn = piece.strip().removesuffix(TORN).strip()
            if not any(note.startswith(torn) for note in (*notes, *kept)) and torn:
                yield Finding("checkpoint", f"{file.name} also holds something else: {torn[:80]!r}")


def _signed_by(witness: WitnessKey, note: str) -> bool:
    try:
        return witness.seen(note) is not None
    except Refused:  # It has a finding of its own.
        return True


def check_cosignatures(
    notes: Sequence[str], signed: Sequence[Checkpoint], witnesses: Sequence[WitnessKey]
) -> tuple[int | None, list[Finding]]:
    """Up to which size a witness has seen the journal; None where there are no witnesses."""
    if not witnesses:
        return None, []
    sizes, findings, good = [0], [], {one.text for one in signed}
    for note in dict.fromkeys(notes):
        for witness in witnesses:
            try:
                if witness.seen(note) is not None and parse(note).text in good:
                    sizes.append(parse(note).size)
            except Refused as refused:
                findings.append(Finding("witness", refused.message))
    return max(sizes), findings
