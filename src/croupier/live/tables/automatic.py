"""The clock of a table, and the driver of an automatic one with a random wheel. Both only ask, like everybody else."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import field, replace
from datetime import datetime, timedelta
from functools import partial
from typing import Any, ParamSpec, TypeVar

from croupier.lean import dataclass
from croupier.live.tables.room import LOOK_SECONDS
from croupier.live.tables.runner import Shown, TableRunner
from croupier.live.tables.writer import Answer, Request
from croupier.refusal import Refused
from croupier.rules import Actor, Role
from croupier.table import Phase, Table
from croupier.table.irregular.commands import VoidCause
from croupier.table.phases import BETWEEN_ROUNDS
from croupier.wheels.random.fair import FORMAT, SeatNonce, seal
from croupier.wheels.random.wheel_client import WheelProcess

P = ParamSpec("P")
T = TypeVar("T")
AT_THE_WHEEL = ThreadPoolExecutor(1, "wheel")  # of its own: a round does not wait for what others have done in threads
STOPPED_SECONDS = 60.0
RUNNING = frozenset({Phase.BETTING, Phase.BALL_IN_TRACK, Phase.NO_MORE_BETS})
log = logging.getLogger("croupier.register")


async def with_wheel(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    return await asyncio.get_running_loop().run_in_executor(AT_THE_WHEEL, lambda: work(*args, **kwargs))


@dataclass(frozen=True, slots=True)
class Timing:
    """Seconds of each wait. Betting stays open while the ball runs, as the law has it."""

    betting: float = 25.0
    last_call: float = 5.0
    ball_runs: float = 3.0
    nonces: float = 1.0  # for terminals to open what they sealed
    falls: float = 4.0  # between the close and the number
    rests: float = 2.6  # from then on until the drawn ball is at rest on every screen, which they are told
    between: float = 3.0  # and then until betting opens again

    def hurried(self) -> Timing:
        """For a clean shut-down: the round is finished now."""
        return replace(self, betting=0, last_call=0, ball_runs=0, nonces=0, falls=0, rests=0, between=0)


@dataclass(slots=True)
class Clockwork:
    """Takes the timed steps that a table's automation set gives to the system."""

    runner: TableRunner
    timing: Timing
    now: Callable[[], str]
    wheel: WheelProcess | None = None  # of a table whose source is random
    paused: bool = False
    ends_at: float = 0.0  # on the loop's own clock, so that a jump of the wall clock does no harm
    waiting_for: str = ""
    ending: bool = False
    _drawn: tuple[int, dict[str, Any]] | None = None  # a round's proof: drawn once, however often it must be said
    _met: bool = False  # the wheel knows this table, and the table how its round stands at the wheel
    _rested_at: float = 0.0  # when the ball of the newest number rests, on the loop's clock
    _stop: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def seconds_left(self) -> float:
        return max(0.0, self.ends_at - asyncio.get_running_loop().time()) if self.waiting_for else 0.0

    async def run(self) -> None:
        while not (self.ending and self._nothing_to_finish):
            try:
                if self.runner.suspended is not None:
                    await self._wait(None)
                elif self.wheel is not None and not self._met:
                    await self._meet(self.wheel)
                else:
                    await self._step()
            except Refused as refusal:
                await self._hold(refusal)
                await self._pause(1.0)
        if not self.runner.suspended:
            with suppress(Refused):  # A secret that cannot be shown now is shown, or said to be lost, after the start.
                await self._reveal()

    @property
    def _nothing_to_finish(self) -> bool:
        still = self.view.phase in (Phase.OPEN, Phase.CLOSED, Phase.CLOSING, Phase.HELD)
        return self.wheel is None or still or self._choosing or self._stopped or self.runner.suspended is not None

    @property
    def _stopped(self) -> bool:
        """By what the register has told the table, no ball is spun now."""
        return bool(self.view.stopped) and self.view.phase in BETWEEN_ROUNDS

    async def _freed(self) -> None:
        """Until the register's word frees the game; a new day may free it too, so it is tried now and then."""
        loop = asyncio.get_running_loop()
        until = loop.time() + STOPPED_SECONDS
        while self._stopped and (left := until - loop.time()) > 0 and not self.ending:
            await self._wait(left)

    @property
    def _choosing(self) -> bool:
        """Players have the rulebook's time to choose on zero; no house that closes takes it from them."""
        option = self.runner.rules.option
        asked = option is not None and self.view.result in option.on and len(option.choices) > 1
        return asked and not self.view.choices_closed and self.view.phase in (Phase.RESULT, Phase.DOLLY_PLACED)

    @property
    def _goes_on(self) -> bool:
        """Somebody has said that betting opens again, at a table that opens it by itself."""
        view = self.view
        return view.paused and not self.paused and "open-betting" in view.automation and view.source != "random"

    @property
    def choosing_seconds(self) -> float:
        """What is left of that time, by the house's clock."""
        until = self.view.choices_until
        left = datetime.fromisoformat(until) - datetime.fromisoformat(self.now()) if until else timedelta()
        return max(0.0, left.total_seconds())

    def until_next(self, *, declared: bool = False) -> float:
        """Seconds until betting opens: nobody bets on the next spin while this one's ball is still to be seen."""
        rests = self.timing.rests if declared else self._rested_at - asyncio.get_running_loop().time()
        return max(0.0, rests) + self.timing.between

    def hear(self, shown: Shown) -> None:
        """Betting that a person paused stays paused until a person says so, or opens the table anew."""
        for event in shown.events:
            if event.name == "result-declared":
                self._rested_at = asyncio.get_running_loop().time() + self.timing.rests
            if event.name in ("betting-paused", "table-opened"):
                self.paused = event.name == "betting-paused"

    def resume(self) -> None:
        self.paused = False
        self._stop.set()

    def finish(self) -> None:
        """Hurry the round to its end; the task ends by itself when nothing is open."""
        self.ending, self.timing = True, self.timing.hurried()
        self._stop.set()

    @property
    def view(self) -> Table:
        return self.runner.view

    async def _meet(self, wheel: WheelProcess) -> None:
        """A round that runs goes on as it stands at the wheel, which may have outlived the server that asked before."""
        stands = await with_wheel(self._stands, wheel)
        self._met, view = True, self.view
        if not view.commitment or view.phase not in RUNNING or stands["commitment"] == view.commitment:
            return
        drawn = stands["last"]
        if drawn is None or drawn["commitment"] != view.commitment:
            await self._void(VoidCause.SECRET_LOST)
        elif view.phase is Phase.NO_MORE_BETS and drawn["journal_head"] == self.runner.closed_at:
            self._drawn = (view.round, drawn)
        else:  # It has shown its number to a past that this journal does not have.
            await self._void(VoidCause.DRAWN_BEFORE)

    def _stands(self, wheel: WheelProcess, *, anew: bool = False) -> dict[str, Any]:
        rules, stream = self.runner.rules, self.runner.writer.stream
        wheel.open_table(stream, rules.wheel.name, rules.wheel.pockets, anew=anew)
        return wheel.stands(stream)

    async def _step(self) -> None:
        if self._stopped:
            await self._freed()
        match self.view.phase:
            case Phase.OPEN if self.wheel is None and self._goes_on:
                await self._ask({"do": "open-betting"})
            case Phase.OPEN if self.wheel is not None:
                await self._reveal()
                if self.paused:
                    await self._wait(None)
                elif self.runner.writer.room.lacking:
                    await self._wait(LOOK_SECONDS)
                elif await self._still(Phase.OPEN, self.until_next(), "next round") and not self.paused:
                    await self._open_round(self.wheel)
            case Phase.BETTING if self.wheel is not None:
                await self._betting()
            case Phase.BALL_IN_TRACK if self.wheel is not None:
                if await self._still(Phase.BALL_IN_TRACK, self.timing.ball_runs, "ball runs"):
                    await self._ask({"do": "call-no-more-bets"})
            case Phase.NO_MORE_BETS if self.wheel is not None:
                if await self._still(Phase.NO_MORE_BETS, self.timing.nonces + self.timing.falls, "ball falls"):
                    await self._declare(self.wheel)
            case Phase.DOLLY_PLACED | Phase.RESULT if self._choosing and "close-choices" in self.view.automation:
                still = await self._still(self.view.phase, self.choosing_seconds, "choices")
                if still and not self.choosing_seconds:  # by the house's own clock, and not because it closes
                    await self._ask({"do": "close-choices"})
            case Phase.HELD | Phase.CLOSING:
                await self._reveal()
                await self._wait(None)
            case _:
                await self._wait(None)

    async def _open_round(self, wheel: WheelProcess) -> None:
        """A wheel that will not commit itself makes its table stand still, unless it has only to be asked again.

        One that is rounds ahead has them from a past that this journal does not have, and forgets them.
        """
        try:
            commitment = await with_wheel(wheel.commit, self.runner.writer.stream, self.view.round + 1)
        except Refused as refusal:
            if refusal.code == "wheel_not_running":
                raise
            if refusal.code not in ("round_used", "round_open"):
                self.runner.suspend(refusal)
                return
            log.warning("table %s: the random wheel has played other rounds than this journal", self.runner.name)
            await with_wheel(partial(self._stands, wheel, anew=True))
            return
        await self._ask({"do": "open-betting", "commitment": commitment})

    async def restart_wheel(self, person: str) -> None:
        """A named person takes a table into use again whose wheel found its source of randomness failing."""
        suspended = self.runner.suspended
        if self.wheel is not None and suspended is not None and suspended.code == "entropy_failed":
            await with_wheel(self.wheel.restart_entropy, person)

    async def _betting(self) -> None:
        last_call = min(self.timing.last_call, self.timing.betting)
        betting = self.timing.betting - last_call
        if await self._still(Phase.BETTING, betting, "betting", shown=self.timing.betting):
            self.runner.warn(max(1, round(last_call)))
            if await self._still(Phase.BETTING, last_call, "betting"):
                await self._ask({"do": "spin-ball"})

    async def _declare(self, wheel: WheelProcess) -> None:
        """Fix the outcome now that the close is on the disk, and say it with its proof."""
        stream, number = self.runner.writer.stream, self.view.round
        if self._drawn is None or self._drawn[0] != number:
            head = bytes.fromhex(self.runner.closed_at)
            proof = await with_wheel(self._closed, wheel, head, nonces_of(stream, self.view))
            self._drawn = (number, proof)
        proof = self._drawn[1]
        await self._ask({"do": "declare-result", "number": proof["outcome"], "source": "random", "proof": proof})

    def _closed(self, wheel: WheelProcess, head: bytes, nonces: list[SeatNonce]) -> dict[str, Any]:
        """A close whose answer was lost stands, also where a terminal has opened its nonce since."""
        stream, number = self.runner.writer.stream, self.view.round
        try:
            return wheel.close(stream, number, head, nonces)
        except Refused as refusal:
            last = wheel.stands(stream)["last"] if refusal.code == "round_closed" else None
            if last is None or (last["round"], last["journal_head"]) != (number, head.hex()):
                raise
            return dict(last)

    async def _reveal(self) -> None:
        """Show the secret of a round that came to nothing; one that died with the wheel is said to be lost."""
        if self.wheel is None or not self.view.to_reveal:
            return
        number = self.view.to_reveal
        drawn = self._drawn is not None and self._drawn[0] == number  # and then held before it could be said
        proof = self._drawn[1] if self._drawn and drawn else await with_wheel(self._voided, self.wheel, number)
        await self._ask({"do": "reveal-wheel", "proof": proof})

    def _voided(self, wheel: WheelProcess, number: int) -> dict[str, Any]:
        stream = self.runner.writer.stream
        try:
            return wheel.void(stream, number, "given up")
        except Refused as refusal:
            if refusal.code == "wheel_not_running":  # It may yet show it.
                raise
            if refusal.code == "round_closed" and (last := wheel.stands(stream)["last"])["round"] == number:
                return dict(last)
            proof = {"format": FORMAT, "table": stream, "round": number, "secret": None, "outcome": None}
            return {**proof, "void_reason": f"the secret is lost ({refusal.code})"}

    async def _hold(self, refusal: Refused) -> None:
        """A round whose number the wheel cannot give is void by rule; what else it refuses, the supervisor rules."""
        log.warning("table %s: a timed step was refused: %s %s", self.runner.name, refusal.code, refusal.facts)
        if self.view.phase not in RUNNING or self.runner.suspended:
            return
        with suppress(Refused):  # What cannot be done now is tried again after the next step that fails.
            if refusal.code in ("no_commitment", "no_such_table"):
                await self._void(VoidCause.SECRET_LOST)
            elif refusal.code in ("round_closed", "journal_head"):
                what = f"the random wheel cannot go on: {refusal.message}"
                await self._ask({"do": "report-irregularity", "what": what})

    async def _void(self, cause: VoidCause) -> None:
        await self._ask({"do": "void-round", "commitment": self.view.commitment, "cause": cause.value})

    async def _still(self, phase: Phase, seconds: float, what: str, *, shown: float | None = None) -> bool:
        """Wait; True when the table is then in the same phase of the same round."""
        loop, number = asyncio.get_running_loop(), self.view.round
        until = loop.time() + seconds
        self.ends_at, self.waiting_for = loop.time() + (seconds if shown is None else shown), what
        while (left := until - loop.time()) > 0 and not self.ending:
            await self._wait(left)
            if (self.view.phase, self.view.round) != (phase, number):
                break
        self.waiting_for = ""
        return self.view.phase is phase and self.view.round == number

    async def _wait(self, seconds: float | None) -> None:
        """Until something is shown, the time is up, or the house closes."""
        if self.ending and seconds is not None:
            return
        change = asyncio.ensure_future(self.runner.changed(seconds))
        stop = asyncio.ensure_future(self._stop.wait())
        try:
            await asyncio.wait({change, stop}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._stop.clear()
            for task in (change, stop):
                task.cancel()

    async def _pause(self, seconds: float) -> None:
        """After a refusal: not at once again, not even when the house is in a hurry."""
        await asyncio.sleep(min(seconds, 0.1) if self.ending else seconds)

    async def _ask(self, command: Mapping[str, Any]) -> Answer:
        key = f"{self.runner.writer.stream}/clock/{secrets.token_hex(12)}"
        answer = await self.runner.ask(Request(command, self.now(), key, Actor("clock", Role.SYSTEM, "clock")))
        if answer.refused is not None:
            raise answer.refused
        return answer


def nonces_of(stream: str, table: Table) -> list[SeatNonce]:
    """What the terminals gave; one that does not open its seal counts as withheld."""
    nonces = []
    for seat, (sealed, *opened) in table.nonces.items():
        nonce = bytes.fromhex(opened[0]) if opened else None
        if nonce is not None and seal(stream, table.round, str(seat), nonce).hex() != sealed:
            nonce = None
        nonces.append(SeatNonce(str(seat), bytes.fromhex(sealed), nonce))
    return sorted(nonces, key=lambda nonce: nonce.seat.encode())
