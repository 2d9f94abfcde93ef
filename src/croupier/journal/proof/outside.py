"""What lies outside the journal, held against it: the file of checkpoints, and what witnesses have signed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from croupier.journal.proof.checkpoint import Checkpoint, CheckpointFile, parse
from croupier.journal.proof.walk import Finding
from croupier.journal.proof.witness import WitnessKey
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


def check_files(outside: Outside, kept: Sequence[str]) -> Iterator[Finding]:
    """The file of checkpoints has all that the journal has and no others, and neither file has anything else in it."""
    if outside.complete is not None:
        notes = CheckpointFile(outside.complete).notes()
        if lacking := len(set(kept) - set(notes)):
            message = f"the file of checkpoints lacks {counted(lacking, 'checkpoint')} that the journal has"
            yield Finding("checkpoint", message)
        if more := len(set(notes) - set(kept)):
            yield Finding("checkpoint", f"the journal lacks {counted(more, 'checkpoint')} that the file beside it has")
    for file in filter(None, (outside.complete, outside.witnessed)):
        notes = CheckpointFile(file).notes()
        for piece in CheckpointFile(file).damage().split(f"{TORN}\n"):
            torn = piece.strip().removesuffix(TORN).strip()
            if not any(note.startswith(torn) for note in (*notes, *kept)) and torn:
                yield Finding("checkpoint", f"{file.name} also holds something else: {torn[:80]!r}")


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
