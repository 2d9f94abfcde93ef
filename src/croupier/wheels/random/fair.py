"""The verifiable round: what is committed before betting, what fixes the outcome at the close, and how to check it.

    commitment = SHA-256( F("croupier-fair/1 commitment") F(table) U64(round) F(wheel) F(pockets) F(secret) )
    sealed     = SHA-256( F("croupier-fair/1 nonce") F(table) U64(round) F(seat) F(nonce) )
    public     = SHA-256( F("croupier-fair/1 public") F(commitment) F(journal head) U32(seats)
                          then for each seat F(seat) F(sealed) F(nonce, or nothing where it was withheld) )
    block i    = HMAC-SHA-256( secret, F("croupier-fair/1 outcome") F(public) U32(i) ),  i = 0, 1, 2, ...
    outcome    = the pocket of the first byte of block 0, block 1, ... that rejection leaves (outcome.py)

F(x) is the length of x in 4 bytes, big-endian, then x; U32 and U64 are big-endian; text is UTF-8; `pockets` are the
labels in the table's order with commas between; seats ascend by their UTF-8 bytes. docs/random-wheel.md says why.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from hmac import digest as hmac_digest
from itertools import pairwise
from struct import pack
from typing import Any

from croupier.lean import dataclass
from croupier.refusal import Refused
from croupier.wheels.pockets import check_pockets
from croupier.wheels.random.outcome import first_index

FORMAT = "croupier-fair/1"
SECRET_BYTES = 32
HASH_BYTES = 32
NONCE_BYTES_MIN, NONCE_BYTES_MAX = 16, 64
ROUND_MAX = (1 << 53) - 1  # What a page's number type can hold exactly.
_LABEL = re.compile(r"[0-9A-Za-z]{1,8}").fullmatch


@dataclass(frozen=True, slots=True)
class Round:
    """Everything the commitment binds besides the secret."""

    table: str
    number: int
    wheel: str
    pockets: tuple[str, ...]

    def __post_init__(self) -> None:
        _pockets_field(self.pockets)
        if not 0 <= self.number <= ROUND_MAX:
            raise Refused("round_number", "A round's number is not negative and below 2^53.", round=self.number)


@dataclass(frozen=True, slots=True)
class SeatNonce:
    """A terminal's own randomness: sealed before the close, opened after it, or withheld (None)."""

    seat: str
    sealed: bytes
    nonce: bytes | None


@dataclass(frozen=True, slots=True)
class Close:
    """What nobody knows before "no more bets"."""

    journal_head: bytes
    nonces: tuple[SeatNonce, ...] = ()

    def __post_init__(self) -> None:
        if len(self.journal_head) != HASH_BYTES:
            raise Refused("journal_head", "The journal's head is a hash of {hash_bytes} bytes.", hash_bytes=HASH_BYTES)
        if not self.nonces:
            return
        seats = [nonce.seat.encode() for nonce in self.nonces]
        if any(first >= second for first, second in pairwise(seats)):
            raise Refused("nonce_order", "Each seat gives one nonce, and seats ascend by their UTF-8 bytes.")
        for nonce in self.nonces:
            if len(nonce.sealed) != HASH_BYTES:
                raise Refused("nonce_sealed", "A sealed nonce is a hash of 32 bytes.", seat=nonce.seat)
            if nonce.nonce is not None and not NONCE_BYTES_MIN <= len(nonce.nonce) <= NONCE_BYTES_MAX:
                raise Refused("nonce_size", "A nonce has 16 to 64 bytes.", seat=nonce.seat)


@dataclass(frozen=True, slots=True)
class Proof:
    """All that is needed to check one round. A void round has no close, and its secret is shown all the same."""

    round: Round
    commitment: bytes
    secret: bytes
    close: Close | None
    outcome: str | None
    void_reason: str | None = None

    def as_json(self) -> dict[str, Any]:
        head, nonces = (None, None) if self.close is None else (self.close.journal_head.hex(), self.close.nonces)
        return {
            "format": FORMAT,
            "table": self.round.table,
            "round": self.round.number,
            "wheel": self.round.wheel,
            "pockets": list(self.round.pockets),
            "commitment": self.commitment.hex(),
            "secret": self.secret.hex(),
            "journal_head": head,
            "nonces": [nonce_as_json(nonce) for nonce in nonces or ()],
            "outcome": self.outcome,
            "void_reason": self.void_reason,
        }


def commit(round_: Round, secret: bytes) -> bytes:
    """What is published before betting opens. It shows nothing of the secret and fits no other."""
    if len(secret) != SECRET_BYTES:
        raise Refused("secret_size", "A round's secret has {secret_bytes} bytes.", secret_bytes=SECRET_BYTES)
    return sha256(
        _COMMITMENT
        + _field(round_.table.encode())
        + pack(">Q", round_.number)
        + _field(round_.wheel.encode())
        + _pockets_field(round_.pockets)
        + _field(secret)
    ).digest()


def seal(table: str, number: int, seat: str, nonce: bytes) -> bytes:
    """What a terminal sends before the close, so that its nonce can be neither known nor changed."""
    return sha256(_NONCE + _field(table.encode()) + pack(">Q", number) + _field(seat.encode()) + _field(nonce)).digest()


def public_value(commitment: bytes, close: Close) -> bytes:
    """One hash over the journal at the close and every terminal's nonce."""
    parts = [_PUBLIC, _field(commitment), _field(close.journal_head), pack(">I", len(close.nonces))]
    for nonce in close.nonces:
        parts += (_field(nonce.seat.encode()), _field(nonce.sealed), _field(nonce.nonce or b""))
    return sha256(b"".join(parts)).digest()


def fixed_outcome(secret: bytes, public: bytes, pockets: Sequence[str]) -> str:
    """The pocket that this secret and this public value stand for."""
    message = _OUTCOME + _field(public)
    block = 0
    while True:
        index = first_index(hmac_digest(secret, message + pack(">I", block), "sha256"), len(pockets))
        if index is not None:
            return pockets[index]
        block += 1


def prove(round_: Round, commitment: bytes, secret: bytes, close: Close) -> Proof:
    """Fix the outcome at the close and show everything behind it."""
    for nonce in close.nonces:
        if nonce.nonce is not None and seal(round_.table, round_.number, nonce.seat, nonce.nonce) != nonce.sealed:
            raise Refused("nonce_not_sealed", "This nonce is not the one that was sealed.", seat=nonce.seat)
    public = public_value(commitment, close)
    return Proof(round_, commitment, secret, close, fixed_outcome(secret, public, round_.pockets))


def nonce_as_json(nonce: SeatNonce) -> dict[str, Any]:
    opened = None if nonce.nonce is None else nonce.nonce.hex()
    return {"seat": nonce.seat, "sealed": nonce.sealed.hex(), "nonce": opened}


def _field(value: bytes) -> bytes:
    return pack(">I", len(value)) + value


@lru_cache(maxsize=64)
def _pockets_field(pockets: tuple[str, ...]) -> bytes:
    """A house has few wheels and many rounds, so the labels are checked and joined once."""
    check_pockets(pockets)
    if not all(_LABEL(label) for label in pockets):
        raise Refused("wheel_pockets.pocket_label", "A pocket's label is one to eight letters or digits.")
    return _field(",".join(pockets).encode())


_COMMITMENT = _field(b"croupier-fair/1 commitment")
_NONCE = _field(b"croupier-fair/1 nonce")
_PUBLIC = _field(b"croupier-fair/1 public")
_OUTCOME = _field(b"croupier-fair/1 outcome")
