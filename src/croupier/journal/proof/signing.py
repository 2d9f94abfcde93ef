"""The key that signs checkpoints: Ed25519, in the form of C2SP signed notes, so that common tools can check them.

A key has a name (the origin of the journal, as `casino.example/floor-1`). Written down, the public key is
`name+keyid+base64`; the private one is the same with `PRIVATE+KEY+` before it, in a file that only its owner reads.
"""

from __future__ import annotations

import os
import re
from base64 import b64decode, b64encode
from hashlib import sha256
from pathlib import Path

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from croupier.journal.secret import secrets_given
from croupier.lean import dataclass
from croupier.refusal import Refused

NAME = re.compile(r"[^\s+]+")
ED25519 = b"\x01"
PRIVATE = "PRIVATE+KEY+"
ABOUT = "signing key"


@dataclass(frozen=True, slots=True)
class PublicKey:
    name: str
    raw: bytes

    @property
    def id(self) -> bytes:
        """Four bytes that say which key signed; no secret, and no proof either."""
        return sha256(self.name.encode() + b"\n" + ED25519 + self.raw).digest()[:4]

    def verified(self, text: str, signature: bytes) -> bool:
        try:
            Ed25519PublicKey.from_public_bytes(self.raw).verify(signature, text.encode())
        except InvalidSignature:
            return False
        return True

    def __str__(self) -> str:
        return f"{self.name}+{self.id.hex()}+{b64encode(ED25519 + self.raw).decode()}"

    @classmethod
    def parse(cls, line: str) -> PublicKey:
        name, key_id, raw = _parts(line.strip())
        key = cls(name, raw)
        if key.id.hex() != key_id:
            raise _malformed("its name, id and key do not belong together")
        return key


class SigningKey:
    def __init__(self, name: str, seed: bytes) -> None:
        assert NAME.fullmatch(name), f"a key's name has no spaces and no plus sign: {name!r}"
        self._seed = seed
        self._private = Ed25519PrivateKey.from_private_bytes(seed)
        self.public = PublicKey(name, self._private.public_key().public_bytes_raw())

    def sign(self, text: str) -> bytes:
        return self._private.sign(text.encode())

    @property
    def line(self) -> str:
        """What is secret of it, written down."""
        return f"{PRIVATE}{self.public.name}+{self.public.id.hex()}+{b64encode(ED25519 + self._seed).decode()}"

    @classmethod
    def generate(cls, name: str, file: Path) -> SigningKey:
        """Never writes over a key. Closed under the house's secret, where one is given."""
        key = cls(name, Ed25519PrivateKey.generate().private_bytes_raw())
        line = f"{secrets_given().close(key.line, ABOUT)}\n"
        try:
            handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError as error:
            raise Refused("key_exists", "There is a key at {path} already; it is kept.", path=str(file)) from error
        with os.fdopen(handle, "w") as out:
            out.write(line)
            out.flush()
            os.fsync(out.fileno())
        return key

    @classmethod
    def load(cls, file: Path) -> SigningKey:
        if not file.exists():
            raise Refused("key_missing", "There is no signing key at {path}.", path=str(file))
        if file.stat().st_mode & 0o077:
            raise Refused(
                "key_exposed",
                "Others can read the signing key {path}: chmod 600, or better a new key.",
                path=str(file),
            )
        line = secrets_given().open(file.read_text().strip(), ABOUT, str(file))
        if not line.startswith(PRIVATE):
            raise _malformed("it is no private key")
        name, key_id, seed = _parts(line.removeprefix(PRIVATE))
        key = cls(name, seed)
        if key.public.id.hex() != key_id:
            raise _malformed("its name, id and key do not belong together")
        return key

    def __repr__(self) -> str:
        return f"SigningKey({self.public})"


def _parts(line: str) -> tuple[str, str, bytes]:
    try:
        name, key_id, encoded = line.split("+", 2)
        raw = b64decode(encoded, validate=True)
    except ValueError as error:
        raise _malformed("it is not name+id+key") from error
    if not NAME.fullmatch(name) or raw[:1] != ED25519 or len(raw) != 33:
        raise _malformed("it is not an Ed25519 key")
    return name, key_id, raw[1:]


def _malformed(why: str) -> Refused:
    return Refused("key_malformed.read", "The key cannot be read: {why}.", why=why)
