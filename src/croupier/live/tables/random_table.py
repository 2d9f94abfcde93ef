"""A table with a random wheel, round by round: commit, bet, close, draw, prove. Voided rounds are revealed too."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

from croupier.lean import dataclass
from croupier.live.tables.writer import Answer, Request, TableWriter
from croupier.rules import Actor, Role
from croupier.wheels.random.fair import SeatNonce, seal
from croupier.wheels.random.wheel_client import WheelProcess


@dataclass(slots=True)
class RandomTable:
    """Steps for a clock to take. The outcome is fixed only after the journal has the close, from the secret, from the
    hash of that very event, and from what the terminals sealed before it and opened after it."""

    writer: TableWriter
    wheel: WheelProcess
    now: Callable[[], str]

    def __post_init__(self) -> None:
        rules = self.writer.rules
        self.wheel.open_table(self.writer.stream, rules.wheel.name, rules.wheel.pockets)

    def open_round(self) -> Answer:
        """Publish the commitment; betting opens with it. What the wheel owes from a round given up comes first."""
        if self.writer.table.to_reveal:
            self.reveal("given up")
        commitment = self.wheel.commit(self.writer.stream, self.writer.table.round + 1)
        return self._ask({"do": "open-betting", "commitment": commitment})

    def close_round(self) -> None:
        """No more bets: from here on the terminals open their nonces."""
        self._ask({"do": "spin-ball"})
        self._ask({"do": "call-no-more-bets"})

    def draw(self) -> Answer:
        """Fix the outcome and declare it with its proof; settlement follows as the automation set says."""
        table = self.writer.table
        proof = self.wheel.close(self.writer.stream, table.round, self._head_at_close(), self._nonces())
        command = {"do": "declare-result", "number": proof["outcome"], "source": "random", "proof": proof}
        return self._ask(command)

    def reveal(self, reason: str) -> Answer:
        """Show the secret of a round that came to nothing."""
        proof = self.wheel.void(self.writer.stream, self.writer.table.to_reveal, reason)
        return self._ask({"do": "reveal-wheel", "proof": proof})

    def _head_at_close(self) -> bytes:
        """The hash of the event that closed the betting of this round: nobody could know it before."""
        after = max(0, self.writer.version - 5_000)
        closed = [r for r in self.writer.journal.read(self.writer.stream, after) if r.name == "betting-closed"]
        assert closed, "betting was closed a moment ago"
        return bytes.fromhex(closed[-1].hash)

    def _nonces(self) -> list[SeatNonce]:
        """What the terminals gave. A nonce that does not open its seal counts as withheld, and the proof says so."""
        table, stream = self.writer.table, self.writer.stream
        nonces = []
        for seat, (sealed, *opened) in table.nonces.items():
            nonce = bytes.fromhex(opened[0]) if opened else None
            if nonce is not None and seal(stream, table.round, str(seat), nonce).hex() != sealed:
                nonce = None
            nonces.append(SeatNonce(str(seat), bytes.fromhex(sealed), nonce))
        return sorted(nonces, key=lambda nonce: nonce.seat.encode())

    def _ask(self, command: dict[str, Any]) -> Answer:
        key = f"{self.writer.stream}/random-wheel/{secrets.token_hex(12)}"
        actor = Actor("random-wheel", Role.SYSTEM, "random-wheel")
        (answer,) = self.writer.submit([Request(command, self.now(), key, actor)])
        if answer.refused is not None:
            raise answer.refused.but()
        return answer
