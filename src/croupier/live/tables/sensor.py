"""A wheel sensor at a table: what it sees becomes commands of the system, as far as its configuration lets it.

The sensor asks like everybody else. What the table refuses is on record and the dealer is told; nothing that a sensor
says changes a round by itself.
"""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import field
from typing import Any

from croupier.lean import dataclass
from croupier.live.tables.writer import Answer, Request, TableWriter
from croupier.rules import Actor, Role
from croupier.rules.book.model import NoSpinReason as LawfulReason
from croupier.table import Phase, Table
from croupier.table.phases import BEFORE_RESULT
from croupier.wheels.sensor import events as seen_events
from croupier.wheels.sensor.link import LinkChanged
from croupier.wheels.sensor.watch import Seen

IN_PLAY = (Phase.BALL_IN_TRACK, Phase.NO_MORE_BETS)


def commands_for(seen: Seen, table: Table, game: str = "") -> Iterator[dict[str, Any]]:
    """What the system asks for when the sensor sees this. What needs a person is for the dealer's console.

    `game` is the wheel's own count of the spin that the table is in, where it is known.
    """
    match seen:
        case seen_events.BallInTrack(rotor=rotor, ball=ball) if table.phase is Phase.BETTING:
            saw = {"wheel": rotor, "ball": ball}
            yield {"do": "spin-ball", **{which: way for which, way in saw.items() if way is not None}}
        case seen_events.BallInTrack(game=other) if _another_ball(table, game, other):
            yield {"do": "report-irregularity", "what": "the wheel sensor sees another ball before this one's number"}
        case seen_events.NoMoreBets(automatic=True) if table.phase is Phase.BALL_IN_TRACK:
            yield {"do": "call-no-more-bets"}
        case seen_events.Result(automatic=True, number=number, turns=turns, doubts=()):
            counted = {} if turns is None else {"turns": turns}
            yield {"do": "declare-result", "number": number, "source": "sensor", **counted}
        case seen_events.Result(number=number) if table.phase in BEFORE_RESULT:  # for the dealer to confirm
            yield {"do": "see-number", "number": number}
        case seen_events.NumberUnreadable() if table.phase in BEFORE_RESULT:
            yield {"do": "see-number"}
        case seen_events.NoSpin(automatic=True, reason=reason, number_seen=number) if table.phase in IN_PLAY:
            if reason.value in set(LawfulReason):
                seen_at = {} if number is None else {"number_seen": number, "ball_removed": False}
                yield {"do": "declare-no-spin", "reason": reason.value, **seen_at}
            else:  # The rulebooks do not list it, so it is the supervisor's to decide.
                yield {"do": "report-irregularity", "what": f"the wheel sensor reports: {reason.value}"}


def _another_ball(table: Table, game: str, other: str) -> bool:
    """Where a dealer has spun the ball, the wheel's count of before says nothing."""
    return table.phase in IN_PLAY and game not in ("", other) and table.ball.source == "sensor"


def for_the_dealer(seen: Seen) -> str | None:
    """What the dealer's console says beside the table's own state, or None."""
    match seen:
        case LinkChanged(state=state, why=why):
            return f"Wheel {state.value.replace('-', ' ')}: {why}"
        case seen_events.Result(automatic=False, number=number) | seen_events.Result(number=number, doubts=(_, *_)):
            return f"The sensor reads {number}: confirm it."
        case seen_events.NoSpin(automatic=False, reason=reason):
            return f"The sensor sees no spin ({reason.value}): declare it."
        case seen_events.NoMoreBets(automatic=False):
            return "The ball slows down: call No More Bets."
        case seen_events.NumberChanged(before=before, now=now):
            return f"The sensor changed its number from {before} to {now}: look, and call a supervisor."
        case seen_events.NumberUnreadable(shown=shown):
            return f"The sensor shows {shown!r}: enter the number by hand."
        case seen_events.SensorFault(what=what) | seen_events.WheelWarning(what=what):
            return f"Wheel: {what}"
        case seen_events.SensorRecovered():
            return "The sensor works again."
    return None


@dataclass(slots=True)
class SensorDriver:
    """Feeds one table from one wheel. `now` gives the time of a command; `told` collects what the dealer must read."""

    writer: TableWriter
    now: Callable[[], str]
    device: str = "wheel-sensor"
    told: list[str] = field(default_factory=list)

    async def follow(self, watching: AsyncIterator[Seen]) -> AsyncIterator[Answer]:
        """Every answer of the table to what the wheel does, for as long as the wheel is watched."""
        async for seen in watching:
            message = for_the_dealer(seen)
            if message:
                self.told.append(message)
            for command in commands_for(seen, self.writer.table):
                yield self.ask(command)

    def ask(self, command: dict[str, Any]) -> Answer:
        actor = Actor(self.device, Role.SYSTEM, self.device)
        key = f"{self.writer.stream}/{self.device}/{secrets.token_hex(12)}"
        (answer,) = self.writer.submit([Request(command, self.now(), key, actor)])
        if answer.refused is not None:
            self.told.append(f"{command['do']}: {answer.refused.message}")
        return answer
