"""What one terminal, or one person, may have of the house over all its sockets, so that enough is left for others."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import field

from croupier.lean import dataclass
from croupier.refusal import Refused
from croupier.web.door.sessions import Session
from croupier.web.door.settings import Settings

IN_FLIGHT_MAX = 64
SOCKETS_MAX = 2  # of a terminal: one, and the one before it that the network has not given up yet
CONSOLES_MAX = 16  # of a person, who may look at many tables
FRAMES_BURST, WORK_BURST, BYTES_BURST = 2.0, 20.0, 150.0  # seconds' worth that may be used up at once


@dataclass(slots=True)
class Share:
    """Of one who asks. What is left grows with time and has an end; work and bytes are counted when they are spent."""

    frames: float
    refusals: float
    work: float  # seconds of the processor
    written: float  # bytes in the journal
    at: float
    in_flight: int = 0  # commands that are not answered yet
    sockets: list[Callable[[], None]] = field(default_factory=list)

    def bear(self) -> bool:
        """May one more be refused? Not without end: refusing takes time as well."""
        enough = self.refusals >= 1
        self.refusals -= enough
        return enough

    def ask(self) -> None:
        """One more command is under way."""
        if self.in_flight >= IN_FLIGHT_MAX:
            raise Refused("too_many_requests.wait_answers_you", "Wait for answers before you ask more.")
        self.in_flight += 1


@dataclass(slots=True)
class Shares:
    """A share is kept when its sockets are closed: coming back gives nobody more."""

    settings: Settings
    clock: Callable[[], float] = time.monotonic
    _of: dict[str, Share] = field(default_factory=dict)
    _per_second: tuple[float, float, float] = field(init=False)  # of frames, of work, of what is written
    _most: tuple[float, float, float] = field(init=False)

    def __post_init__(self) -> None:
        settings = self.settings
        self._per_second = settings.commands_per_second, settings.work_share, settings.journal_bytes_per_second
        frames, work, written = self._per_second
        self._most = frames * FRAMES_BURST, work * WORK_BURST, written * BYTES_BURST

    def of(self, asker: str) -> Share:
        """The one that an asker has for ever."""
        share = self._of.get(asker)
        if share is None:
            frames, work, written = self._most
            share = self._of[asker] = Share(frames, frames, work, written, self.clock())
        return share

    def join(self, session: Session, close: Callable[[], None]) -> None:
        """One more socket. The oldest makes room: a terminal that comes back after a cut line has dead ones here."""
        sockets = self.of(session.asker).sockets
        sockets.append(close)
        if len(sockets) > (SOCKETS_MAX if session.is_terminal else CONSOLES_MAX):
            sockets[0]()

    def leave(self, session: Session, close: Callable[[], None]) -> None:
        self._of[session.asker].sockets.remove(close)

    def take(self, share: Share) -> Refused | None:
        """What stands against one more frame, if anything: how many there were, how long they took, what they wrote."""
        self._grow(share)
        if share.frames < 1:
            return Refused("too_many_requests.frames", "Too many frames; wait a moment.")
        share.frames -= 1
        if share.work <= 0:
            return Refused(
                "too_many_requests.work", "What you ask for takes too much of the house’s time; wait a moment."
            )
        if share.written <= 0:
            return Refused(
                "too_many_requests.bytes", "What you ask for fills the house’s journal too fast; wait a moment."
            )
        return None

    def _grow(self, share: Share) -> None:
        """What was used up comes back with time."""
        now = self.clock()
        past, share.at = now - share.at, now
        (frames, work, written), (frames_most, work_most, written_most) = self._per_second, self._most
        share.frames = min(share.frames + past * frames, frames_most)
        share.refusals = min(share.refusals + past * frames, frames_most)
        share.work = min(share.work + past * work, work_most)
        share.written = min(share.written + past * written, written_most)
