"""The house asks its witnesses: at the start whether they have seen more, and after each checkpoint to vouch for it.

In a thread of its own, behind the game: a witness that does not answer delays nobody, and is asked again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import field
from pathlib import Path

from croupier.journal import Journal
from croupier.journal.private import keep_private
from croupier.journal.proof.asking import Asked, why_not
from croupier.journal.proof.checkpoint import Checkpoint, CheckpointFile, is_moment_of, parse
from croupier.journal.proof.witness import request_of
from croupier.lean import dataclass
from croupier.refusal import Refused

LOOKS_SECONDS, WAITS_MAX = 1.0, 600.0
LOOKED_AT = 20  # of the cosigned checkpoints, at the start
log = logging.getLogger("croupier.web")


@dataclass(slots=True)
class Watched:
    """How it stands with one witness."""

    up: bool | None = None  # whether it answered when it was asked last; None where it was not asked yet
    cosigned_at: float = 0.0  # by its own clock
    failing_since: float | None = None  # by our ticks: it has not vouched since
    why: str = ""

    def vouched(self, at: float) -> None:
        self.up, self.cosigned_at, self.failing_since, self.why = True, at, None, ""

    def failed(self, error: Exception, now: float) -> None:
        """One that answers and does not vouch is reached, and as bad as one that is away."""
        self.up = getattr(error, "code", "") == "not_witnessed"
        self.failing_since, self.why = now if self.failing_since is None else self.failing_since, str(error)


@dataclass(slots=True)
class Witnessing:
    witnesses: tuple[Asked, ...]
    file: CheckpointFile  # checkpoints with cosignatures
    ticks: Callable[[], float] = time.monotonic
    seen: dict[str, Checkpoint] = field(default_factory=dict)  # by witness: what it signed last
    _watched: dict[str, Watched] = field(default_factory=dict)
    _again: dict[str, tuple[float, float]] = field(default_factory=dict)  # not before, and how long it waited

    def check(self, journal: Journal, newest: str, witnesses: Path) -> None:
        """Refused where somebody outside has seen more than there is, or something else."""
        if self.witnesses:
            self._write_down(witnesses)
        mine = parse(newest).origin if newest else ""
        seen_by_others = [parse(note) for note in self.file.notes()[-2 * max(1, len(self.witnesses)) :]]
        for one in seen_by_others:
            if one.origin == mine and not is_moment_of(journal, one):
                raise _fewer(self.file.path.name, one.size, journal)
        for witness in self.witnesses if newest else ():
            try:
                seen = witness.ahead(newest)
            except Refused as refusal:  # The house opens all the same, and asks again behind open doors.
                log.warning("%s", refusal)
                continue
            if seen is not None:
                raise _fewer(witness.key.name, seen, journal)

    def watched(self) -> dict[str, Watched]:
        """Each witness of the settings, by its name."""
        for one in self.witnesses:
            if one.key.name not in self._watched:
                self._watched[one.key.name] = Watched(cosigned_at=self._last_by(one))
        return self._watched

    def _last_by(self, one: Asked) -> float:
        """When it vouched last, by what lies beside the journal; 0 where it never did."""
        with suppress(Refused):
            return max((one.key.seen(note) or 0 for note in self.file.notes()[-LOOKED_AT:]), default=0)
        return 0.0

    def failing(self) -> dict[str, tuple[float, str]]:
        """For how many seconds they have not vouched, and why."""
        found = self.watched().items()
        return {
            name: (self.ticks() - one.failing_since, one.why) for name, one in found if one.failing_since is not None
        }

    def _write_down(self, witnesses: Path) -> None:
        """Their keys beside what they sign; those of former ones stay, as what they have signed does."""
        keep_private(self.file.path)
        keep_private(witnesses)
        known = witnesses.read_text(encoding="utf-8").splitlines()
        lines = dict.fromkeys((*known, *(str(one.key) for one in self.witnesses)))
        witnesses.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")

    async def follow(self, journal: Journal, newest: Callable[[], str]) -> None:
        while True:
            note = newest()
            if note:
                for one in self.witnesses:
                    if self.seen.get(one.key.name) != parse(note) and self._may(one):
                        await asyncio.to_thread(self._ask_safely, journal, one, note)
            await asyncio.sleep(LOOKS_SECONDS)

    def _may(self, one: Asked) -> bool:
        return self.ticks() >= self._again.get(one.key.name, (0.0, 0.0))[0]

    def _ask_safely(self, journal: Journal, one: Asked, note: str) -> None:
        try:
            self.ask(journal, one, note)
            self._again.pop(one.key.name, None)
        except Exception as error:  # Whatever it is, it is tried again, and nobody waits for it.
            waits = min(2 * self._again.get(one.key.name, (0.0, LOOKS_SECONDS))[1], WAITS_MAX)
            self._again[one.key.name] = (self.ticks() + waits, waits)
            self.watched()[one.key.name].failed(error, self.ticks())
            log.warning("witness %s did not vouch: %s", one.key.name, error)

    def ask(self, journal: Journal, one: Asked, note: str) -> str:
        """The note with the cosignature, kept beside the journal."""
        before = self.seen.get(one.key.name)
        status, told = one.add(request_of(journal, before, note))
        if status == 409 and told.strip().isdigit():  # It has seen another one last.
            before = _of_size(journal, parse(note).origin, int(told))
            if before is not None or int(told) == 0:
                status, told = one.add(request_of(journal, before, note))
        if status != 200:
            raise why_not(one, status, told)
        cosigned = f"{note}{told.splitlines()[0] if told else ''}\n"
        if (at := one.key.seen(cosigned)) is None:
            raise Refused("cosignature_forged", "A cosignature of {name} is not by its key.", name=one.key.name)
        self.file.add(cosigned)
        self.seen[one.key.name] = parse(note)
        self.watched()[one.key.name].vouched(at)
        return cosigned


def _of_size(journal: Journal, origin: str, size: int) -> Checkpoint | None:
    kept = map(parse, reversed(journal.checkpoints()))
    return next((one for one in kept if one.size == size and one.origin == origin and one.heads), None)


def _fewer(who: str, seen: int, journal: Journal) -> Refused:
    return Refused(
        "journal_damaged.witnessed",
        "Witness {name} has seen {seen} records of this journal, which has {records}, or has others. Go on from the "
        "newest copy; a backup that is older takes “croupier restore” and two key managers.",
        name=who,
        seen=seen,
        records=sum(head.size for head in journal.heads()),
    )
