"""Signatures of people: an Ed25519 key for each, its public half in the floor's register.

The private half is kept only under the person's own passphrase (scrypt, ChaCha20-Poly1305), so that nobody in the
house can sign for somebody else, not even with the file of keys in hand.
"""

from __future__ import annotations

import hashlib
import os

from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

from croupier.refusal import Refused

SALT, NONCE = 16, 12
COST, COST_MIN, COST_MAX = 15, 8, 18  # powers of two: 32 MiB and a tenth of a second


class PersonalKey:
    """Somebody's own key, in memory while it is used."""

    def __init__(self, seed: bytes) -> None:
        self._private = Ed25519PrivateKey.from_private_bytes(seed)

    @classmethod
    def generate(cls) -> PersonalKey:
        return cls(Ed25519PrivateKey.generate().private_bytes_raw())

    @property
    def public(self) -> str:
        return self._private.public_key().public_bytes_raw().hex()

    def sign(self, text: str) -> str:
        return self._private.sign(text.encode()).hex()

    def wrapped(self, passphrase: str, badge: str, cost: int = COST) -> str:
        """For the file of keys: worth nothing without the passphrase, and to no other badge."""
        salt, nonce = os.urandom(SALT), os.urandom(NONCE)
        cipher = ChaCha20Poly1305(_stretched(passphrase, salt, cost))
        sealed = cipher.encrypt(nonce, self._private.private_bytes_raw(), badge.encode())
        return (bytes([cost]) + salt + nonce + sealed).hex()

    @classmethod
    def unwrapped(cls, wrapped: str, passphrase: str, badge: str) -> PersonalKey:
        cost, raw = bytes.fromhex(wrapped)[0], bytes.fromhex(wrapped)[1:]
        salt, nonce, sealed = raw[:SALT], raw[SALT : SALT + NONCE], raw[SALT + NONCE :]
        try:
            return cls(ChaCha20Poly1305(_stretched(passphrase, salt, cost)).decrypt(nonce, sealed, badge.encode()))
        except InvalidTag:
            raise Refused(
                "sign_in_failed.open_person", "The passphrase does not open this person's signing key."
            ) from None


def _stretched(passphrase: str, salt: bytes, cost: int) -> bytes:
    assert COST_MIN <= cost <= COST_MAX, "a file of keys that nobody here has written"
    return hashlib.scrypt(passphrase.encode(), salt=salt, n=2**cost, r=8, p=1, maxmem=2**29, dklen=32)


def verified(public_key: str, text: str, signature: str) -> bool:
    """Was this text signed with that key?"""
    try:
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(public_key)).verify(bytes.fromhex(signature), text.encode())
    except (InvalidSignature, ValueError):
        return False
    return True
