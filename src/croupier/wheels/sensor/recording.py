"""Recordings of a wheel's line: the rounds that they contain, whoever recorded them and with whatever stamps.

A line is an optional time stamp, an optional direction ("Receive >>>"), and what the wheel sent. A receiver's own
remarks and the commands it sent are skipped, and said to be skipped, like any other line that is no frame.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import asdict, field
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from croupier.lean import dataclass
from croupier.refusal import Refused
from croupier.wheels.sensor.config import Mode, Model, SensorConfig
from croupier.wheels.sensor.events import (
    NoSpin,
    NumberUnreadable,
    OddTransition,
    Result,
    RoundEvent,
    TableClosed,
    VoidNumberSeen,
)
from croupier.wheels.sensor.frames import Item, Pending, Skipped, Status, decode
from croupier.wheels.sensor.reading import finish, read
from croupier.wheels.sensor.view import NOTHING

FRAME_SECONDS = 0.5  # How far apart two frames are taken to be where the recording has no stamps.
RECORDING_BYTES_MAX = 1 << 30


@dataclass(frozen=True, slots=True)
class Sent:
    """A line that the receiver sent to the wheel."""


@dataclass(frozen=True, slots=True)
class Heard:
    """One item of a recording, with its line and the receiver's stamp as written; `at` is seconds from the first."""

    line: int
    stamp: str | None
    at: float
    item: Item | Sent


@dataclass(slots=True)
class Rounds:
    """What a recording contains. `transitions` explains every change of state that is not 2, 3, 4, 5, 2."""

    games: int = 0
    results: list[dict[str, Any]] = field(default_factory=list)
    no_spins: list[dict[str, Any]] = field(default_factory=list)
    closed: list[dict[str, Any]] = field(default_factory=list)
    skipped: list[dict[str, Any]] = field(default_factory=list)
    transitions: list[dict[str, Any]] = field(default_factory=list)

    def skip(self, line: int, why: str) -> None:
        entry = {"line": line, "why": why}
        if not self.skipped or self.skipped[-1] != entry:
            self.skipped.append(entry)

    def note(self, event: RoundEvent, stamp: str | None, line: int) -> None:
        """Keep what belongs into the summary; the rest of the events is for a live table."""
        match event:
            case Result(game=game, number=number):
                self.results.append({"game": game, "number": number, "at": stamp})
            case NoSpin(game=game, reason=reason, number_seen=number_seen):
                self.no_spins.append({"game": game, "reason": reason.value, "at": stamp, "number_seen": number_seen})
            case VoidNumberSeen(number=number):
                self.no_spins[-1]["number_seen"] = number
            case TableClosed(game=game):
                self.closed.append({"game": game, "at": stamp})
            case NumberUnreadable(shown=shown):
                self.skip(line, f"a winning number that this wheel does not have: {shown!r}")
            case OddTransition(game=game, before=before, after=after, odd=odd, why=why):
                self.transitions.append(
                    {
                        "line": line,
                        "at": stamp,
                        "game": game,
                        "from": before.value,
                        "to": after.value,
                        "kind": odd.value,
                        "why": why,
                    }
                )


def replay_recording(
    path: str | Path, pockets: Sequence[str], *, model: Model | None = None, mode: Mode | None = None
) -> dict[str, Any]:
    """The rounds in a recording, ready for JSON. A game is a stretch of one counter value (basic mode: one start)."""
    file = Path(path)
    if not file.is_file():
        raise Refused("no_such_recording", "There is no recording at this path.", path=str(path))
    if file.stat().st_size > RECORDING_BYTES_MAX:
        raise Refused("recording_too_long", "A recording is at most 1 GiB; cut it into parts.", path=str(path))
    return asdict(rounds_of(parse(file.read_bytes()), tuple(pockets), model=model, mode=mode))


def rounds_of(
    heard: Sequence[Heard], pockets: tuple[str, ...], *, model: Model | None = None, mode: Mode | None = None
) -> Rounds:
    """Fold what was heard into rounds. Without a mode it is the one whose frames are there."""
    config = SensorConfig(pockets, model, mode or _mode_of(heard))
    rounds, view = Rounds(), NOTHING
    stamps: dict[float, str | None] = {}
    for entry in heard:
        if isinstance(entry.item, Skipped):
            rounds.skip(entry.line, entry.item.why.value)
            continue
        if isinstance(entry.item, Sent):
            rounds.skip(entry.line, "sent to the wheel, not by it")
            continue
        stamps[entry.at] = entry.stamp
        before = view
        view, events = read(config, view, entry.item, entry.at)
        # An equal counter is a new game where the old one had its result and the table was closed since.
        begun_anew = before.decided is not None and view.decided is None
        if view.state is not None and (view.game != before.game or begun_anew):
            rounds.games += 1
        for event in events:
            rounds.note(event, stamps.get(event.at), entry.line)
    for event in finish(config, view)[1]:
        rounds.note(event, stamps.get(event.at), heard[-1].line)
    return rounds


def parse(data: bytes) -> tuple[Heard, ...]:
    """The items of a recording, line by line. A frame that the receiver cut is skipped, never completed."""
    heard: list[Heard] = []
    offset: float | None = None
    at, synced = 0.0, False
    for number, raw in enumerate(data.removeprefix(b"\xef\xbb\xbf").splitlines(), start=1):
        line = _LINE(raw)
        assert line is not None
        stamp = None if (written := line["bracketed"] or line["plain"]) is None else written.decode("latin-1")
        payload = _ESCAPED_END(b"", line["payload"])
        moment = None if stamp is None else _moment(stamp)
        if moment is None:
            at += FRAME_SECONDS if payload.strip() else 0.0
        elif offset is None or moment - offset < at:
            offset = moment - at  # The first stamp, or a clock that was set back: time does not run backwards here.
        else:
            at = moment - offset
        if line["direction"] is not None and line["direction"].lower().startswith(_SENT):
            heard.append(Heard(number, stamp, at, Sent()))
            continue
        items, pending = decode(Pending(synced=synced), payload + b"\r\n")
        synced = pending.synced
        heard += (Heard(number, stamp, at, item) for item in items)
    return tuple(heard)


def _mode_of(heard: Sequence[Heard]) -> Mode:
    statuses = [entry.item for entry in heard if isinstance(entry.item, Status)]
    if not statuses:
        return Mode.BASIC
    return Mode.EXTENDED if any(status.ball is not None for status in statuses) else Mode.ADVANCED


def _moment(stamp: str) -> float | None:
    """The stamp in seconds, or None where it is in a form of the receiver's own."""
    try:
        return float(stamp)
    except ValueError:
        text = stamp.strip().replace(",", ".")
    for candidate in (text, f"1970-01-01 {text}"):
        try:
            moment = datetime.fromisoformat(candidate)
        except ValueError:
            continue
        return (
            moment.replace(tzinfo=None) - datetime(1970, 1, 1) - (moment.utcoffset() or timedelta())
        ).total_seconds()
    return None


_SENT = (b"s", b"t", b"o", b"w")
_ESCAPED_END = re.compile(rb"(?:\\r|\\n|<CR>|<LF>|\s)+$").sub
_LINE = re.compile(
    rb"\s*(?:\[(?P<bracketed>[^\]]{1,40})\]"
    rb"|(?P<plain>(?:\d{4}-\d\d-\d\d[ T])?\d\d?:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?(?=\s|$)"
    rb"|\d{9,10}(?:\.\d+)?(?=\s|$)))?"
    rb"[\s,;|]*(?:(?P<direction>receive[d]?|recv|rx|read|in|send|sent|tx|transmit(?:ted)?|write|out)\b)?"
    rb"[\s:,;|<>=-]*(?P<payload>.*)",
    re.IGNORECASE | re.DOTALL,
).fullmatch
