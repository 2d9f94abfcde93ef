"""Checking a published round, by anyone: a pure function of the proof and of what the player saw before betting."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from croupier.game.wheel import NUMBERS, ZEROS
from croupier.lean import dataclass
from croupier.refusal import Refused
from croupier.wheels.random.fair import FORMAT, Close, Proof, Round, SeatNonce, commit, prove

KNOWN_ZEROS = {"single-zero": 1, "double-zero": 2, "double-zero-as-single-zero": 2}  # of wheels that everybody knows
_HEX = re.compile(r"(?:[0-9a-f]{2})*").fullmatch
_FIELDS = set(
    "format table round wheel pockets commitment secret journal_head nonces outcome void_reason".split()  # noqa: SIM905
)


@dataclass(frozen=True, slots=True)
class Checked:
    """`outcome` is what the proof's own bytes give, whatever the proof claims; None for a void or broken one."""

    ok: bool
    outcome: str | None
    reasons: tuple[str, ...]
    withheld: tuple[str, ...] = ()

    def as_json(self) -> dict[str, Any]:
        return {
            "ok": self.ok,
            "outcome": self.outcome,
            "reasons": list(self.reasons),
            "withheld": list(self.withheld),
        }


def verify(
    proof: object,
    *,
    published: str | None = None,
    journal_head: str | None = None,
    own_nonces: Mapping[str, str] | None = None,
) -> Checked:
    """Does the outcome follow from the commitment?

    A proof alone shows only that it is consistent. A player also gives what no one can take back: the commitment as
    `published` before betting, the `journal_head` at the close, and the nonces of the player's own seats.
    """
    try:
        read = read_proof(proof)
    except Refused as refused:
        return Checked(False, None, (refused.message,))
    reasons: list[str] = []
    if not _are_pockets_of(read.round.wheel, read.round.pockets):
        reasons.append(f"These are not the pockets of a {read.round.wheel} wheel.")
    if commit(read.round, read.secret) != read.commitment:
        reasons.append("The secret is not the one that was committed to.")
    if published is not None and published != read.commitment.hex():
        reasons.append("The commitment is not the one published before betting.")
    if read.close is None:
        if read.outcome is not None:
            reasons.append("A void round has no outcome.")
        return Checked(not reasons, None, tuple(reasons))
    reasons += _against_the_close(read.close, journal_head, own_nonces or {})
    try:
        outcome = prove(read.round, read.commitment, read.secret, read.close).outcome
    except Refused as refused:
        return Checked(False, None, (*reasons, f"{refused.message} Seat: {refused.facts['seat']}."))
    if outcome != read.outcome:
        reasons.append(f"The outcome is {outcome}, not {read.outcome}.")
    withheld = tuple(nonce.seat for nonce in read.close.nonces if nonce.nonce is None)
    return Checked(not reasons, outcome, tuple(reasons), withheld)


def _are_pockets_of(wheel: str, pockets: tuple[str, ...]) -> bool:
    """Each number once, with the zeros of a known wheel, or with one to three of a rulebook's own."""
    zeros = [KNOWN_ZEROS[wheel]] if wheel in KNOWN_ZEROS else range(1, len(ZEROS) + 1)
    return any(set(pockets) == {*ZEROS[:count], *NUMBERS} for count in zeros)


def _against_the_close(close: Close, journal_head: str | None, own_nonces: Mapping[str, str]) -> list[str]:
    reasons = []
    if journal_head is not None and journal_head != close.journal_head.hex():
        reasons.append("The journal's head is not the one at the close.")
    used = {nonce.seat: None if nonce.nonce is None else nonce.nonce.hex() for nonce in close.nonces}
    reasons += [
        f"The nonce of seat {seat} was not used." for seat, nonce in own_nonces.items() if used.get(seat) != nonce
    ]
    return reasons


def read_proof(proof: object) -> Proof:
    """A proof from JSON that anyone may have written; refuses every shape but the one we publish."""
    if not isinstance(proof, Mapping):
        raise _unreadable("the proof is not an object")
    if set(proof) != _FIELDS:
        raise _unreadable("its fields are not those of " + FORMAT)
    if proof["format"] != FORMAT:
        raise _unreadable(f"its format is not {FORMAT}")
    pockets, nonces = proof["pockets"], proof["nonces"]
    if not isinstance(pockets, list) or not isinstance(nonces, list):
        raise _unreadable("pockets and nonces are lists")
    number = proof["round"]
    if not isinstance(number, int) or isinstance(number, bool):
        raise _unreadable("the round is not a whole number")
    round_ = Round(_text(proof, "table"), number, _text(proof, "wheel"), tuple(_label(label) for label in pockets))
    close = None
    if proof["journal_head"] is not None:
        close = Close(_bytes(proof, "journal_head"), tuple(_nonce(nonce) for nonce in nonces))
    elif nonces:
        raise _unreadable("a void round has no nonces")
    outcome, void_reason = _text_or_none(proof, "outcome"), _text_or_none(proof, "void_reason")
    if (close is None) != (void_reason is not None):
        raise _unreadable("a round is either void, with its reason, or closed, with a journal head")
    secret, commitment = _bytes(proof, "secret"), _bytes(proof, "commitment")
    if len(secret) != 32 or len(commitment) != 32:
        raise _unreadable("secret and commitment have 32 bytes each")
    return Proof(round_, commitment, secret, close, outcome, void_reason)


def read_nonces(nonces: object) -> tuple[SeatNonce, ...]:
    """Sealed and opened nonces from JSON, in the order that the public value needs."""
    if not isinstance(nonces, list):
        raise _unreadable("nonces are a list")
    return tuple(sorted((_nonce(nonce) for nonce in nonces), key=lambda nonce: nonce.seat.encode()))


def _nonce(nonce: object) -> SeatNonce:
    if not isinstance(nonce, Mapping) or set(nonce) != {"seat", "sealed", "nonce"}:
        raise _unreadable("a nonce has seat, sealed and nonce")
    opened = None if nonce["nonce"] is None else _bytes(nonce, "nonce")
    return SeatNonce(_text(nonce, "seat"), _bytes(nonce, "sealed"), opened)


def _text(holder: Mapping[str, Any], name: str) -> str:
    value = holder[name]
    if not isinstance(value, str) or not value or any(0xD800 <= ord(char) <= 0xDFFF for char in value):
        raise _unreadable(f"{name} is not text")
    return value


def _text_or_none(holder: Mapping[str, Any], name: str) -> str | None:
    return None if holder[name] is None else _text(holder, name)


def _label(label: object) -> str:
    if not isinstance(label, str):
        raise _unreadable("a pocket's label is not text")
    return label


def _bytes(holder: Mapping[str, Any], name: str) -> bytes:
    value = holder[name]
    if not isinstance(value, str) or not _HEX(value):
        raise _unreadable(f"{name} is not lower-case hexadecimal")
    return bytes.fromhex(value)


def _unreadable(why: str) -> Refused:
    return Refused("proof_unreadable.read", "The proof cannot be read: {why}.", why=why)


def verify_proof(
    proof: object,
    *,
    published: str | None = None,
    journal_head: str | None = None,
    own_nonces: Mapping[str, str] | None = None,
) -> dict[str, Any]:
    """`verify`, ready for JSON: what `croupier wheel verify` prints."""
    return verify(proof, published=published, journal_head=journal_head, own_nonces=own_nonces).as_json()
