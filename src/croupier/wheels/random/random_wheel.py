"""The random wheel of one table: one generator, at most one open commitment, one answer to each close."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from croupier.refusal import Refused
from croupier.wheels.random.drbg import EntropyInput, HmacDrbg
from croupier.wheels.random.fair import SECRET_BYTES, Close, Proof, Round, commit, prove


class RandomWheel:
    """Holds the secret of the round being bet on. It lives in the wheel's own process (`wheel_process`)."""

    __slots__ = ("_commitment", "_drbg", "_last", "_open", "_secret", "pockets", "table", "wheel")

    def __init__(self, table: str, wheel: str, pockets: Sequence[str], entropy: EntropyInput) -> None:
        self.table, self.wheel, self.pockets = table, wheel, tuple(pockets)
        Round(table, 0, wheel, self.pockets)  # Refuses a wheel that no round could be played on.
        # The table's name keeps two streams apart even if the entropy source repeated itself.
        self._drbg = HmacDrbg(
            entropy, personalization=b"croupier random wheel\x00" + table.encode(), prediction_resistance=True
        )
        self._open: Round | None = None
        self._secret = self._commitment = b""
        self._last: Proof | None = None

    def is_like(self, other: RandomWheel) -> bool:
        return (self.table, self.wheel, self.pockets) == (other.table, other.wheel, other.pockets)

    @property
    def opened(self) -> int | None:
        """The round whose secret is kept."""
        return None if self._open is None else self._open.number

    def stands(self) -> dict[str, Any]:
        """What is open, and what was answered last: for whoever comes back and has forgotten."""
        last = self._last
        return {"open": self.opened, "commitment": self._commitment.hex(), "last": last and last.as_json()}

    def commit(self, number: int) -> bytes:
        """Draw this round's secret and give the commitment to publish before betting opens.

        Asked again for the same open round it gives the same commitment; a round is never drawn twice.
        """
        if self._open is not None:
            if self._open.number == number:
                return self._commitment
            raise Refused(
                "round_open", "Close or void the open round before the next is committed.", round=self._open.number
            )
        if self._last is not None and number <= self._last.round.number:
            raise Refused("round_used", "This round has been played; rounds only go up.", round=number)
        round_ = Round(self.table, number, self.wheel, self.pockets)
        self._secret = self._drbg.generate(SECRET_BYTES)
        self._commitment = commit(round_, self._secret)
        self._open = round_
        return self._commitment

    def close(self, number: int, close: Close) -> Proof:
        """The outcome with its proof, once: another close of the same round could be a search for a better number.

        The very same close is answered again, for a caller whose connection broke.
        """
        last = self._last
        if last is not None and last.round.number == number:
            if last.close == close:
                return last
            raise Refused(
                "round_closed.outcome_fixed", "This round is closed; its outcome cannot be fixed again.", round=number
            )
        proof = prove(self._opened(number), self._commitment, self._secret, close)
        self._finish(proof)
        return proof

    def void(self, number: int, reason: str) -> Proof:
        """Give the round up before its close and show its secret, so that no result can be discarded in silence."""
        if not reason.strip():
            raise Refused("reason_needed.round_void", "Say why the round is void.", round=number)
        last = self._last
        if last is not None and last.round.number == number:
            if last.close is None:
                return last
            raise Refused(
                "round_closed.proof_voided",
                "This round is closed and its proof is out; it cannot be voided.",
                round=number,
            )
        proof = Proof(self._opened(number), self._commitment, self._secret, None, None, reason)
        self._finish(proof)
        return proof

    def _opened(self, number: int) -> Round:
        if self._open is None or self._open.number != number:
            raise Refused("no_commitment", "This round has no open commitment.", round=number)
        return self._open

    def _finish(self, proof: Proof) -> None:
        self._open, self._secret, self._commitment, self._last = None, b"", b"", proof

    def __repr__(self) -> str:
        return f"<RandomWheel {self.table}>"  # Never the secret.
