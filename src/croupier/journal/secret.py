"""The house's one secret, under which everything else that is secret lies on its disk.

It is given from outside, as base64 of 32 bytes in `CROUPIER_SECRET`, or in a file that `CROUPIER_SECRET_FILE` names,
and is written down nowhere beside the house. What is closed under it says so, and which secret it was:
`closed/1f0c66a2/...`, base64 of a nonce and AES-256-GCM; what it belongs to is bound into it.
"""

from __future__ import annotations

import binascii
import os
import secrets
from base64 import b64decode, b64encode
from collections.abc import Mapping
from dataclasses import field
from hashlib import sha256
from pathlib import Path

from croupier.extras import needs
from croupier.lean import dataclass
from croupier.refusal import Refused

IN_ENVIRONMENT, IN_FILE = "CROUPIER_SECRET", "CROUPIER_SECRET_FILE"
OF_WEBHOOK = "CROUPIER_WEBHOOK_SECRET"  # with which alerts are signed for their receiver
CLOSED = "closed/"
BYTES, NONCE = 32, 12


@dataclass(frozen=True, slots=True)
class Secret:
    key: bytes = field(repr=False)

    @property
    def id(self) -> str:
        """Says which secret it is, and nothing about it."""
        return sha256(b"croupier secret\n" + self.key).hexdigest()[:8]

    def close(self, text: str, about: str) -> str:
        nonce = secrets.token_bytes(NONCE)
        return f"{CLOSED}{self.id}/{b64encode(nonce + _aes(self.key, nonce, text.encode(), about)).decode()}"

    @classmethod
    def parse(cls, text: str, where: str) -> Secret:
        try:
            key = b64decode(text.strip(), validate=True)
        except (binascii.Error, ValueError):
            key = b""
        if len(key) != BYTES:
            raise Refused("secret_malformed", "The secret in {where} is not base64 of 32 bytes.", where=where)
        return cls(key)

    @classmethod
    def load(cls, file: Path) -> Secret:
        if file.stat().st_mode & 0o077:
            raise Refused(
                "secret_exposed", "Others can read the secret in {path}: chmod 600, and rotate it.", path=str(file)
            )
        return cls.parse(file.read_text(encoding="ascii", errors="replace"), str(file))


@dataclass(frozen=True, slots=True)
class Secrets:
    """What is read is closed under any of `known`, or open where that is allowed; what is written, under the first."""

    known: tuple[Secret, ...] = ()

    def close(self, text: str, about: str) -> str:
        return self.known[0].close(text, about) if self.known else text

    def open(self, text: str, about: str, where: str) -> str:
        """`where` is the file, for whoever has to look for the secret."""
        if not text.startswith(CLOSED):
            return text
        of = text.removeprefix(CLOSED).partition("/")[0]
        secret = next((secret for secret in self.known if secret.id == of), None)
        if secret is None:
            raise wrong(where) if self.known else missing(where)
        with needs("cli"):
            from cryptography.exceptions import InvalidTag  # noqa: PLC0415 - only who opens something needs it
        try:
            return _open(secret.key, b64decode(text[len(CLOSED) + len(of) + 1 :], validate=True), about).decode()
        except (InvalidTag, ValueError):
            raise Refused(
                "secret_damaged", "What is closed in {path} was changed; bring it back from a backup.", path=where
            ) from None


def is_closed(text: str) -> bool:
    return text.startswith(CLOSED)


def secrets_given(environ: Mapping[str, str] | None = None) -> Secrets:
    """As the environment has it; none where it names none."""
    given = os.environ if environ is None else environ
    if file := given.get(IN_FILE):
        if not Path(file).is_file():
            raise Refused("secret_no_file", "{name} names {path}, and there is no such file.", name=IN_FILE, path=file)
        return Secrets((Secret.load(Path(file)),))
    return Secrets((Secret.parse(given[IN_ENVIRONMENT], IN_ENVIRONMENT),)) if given.get(IN_ENVIRONMENT) else Secrets()


def missing(where: str) -> Refused:
    return Refused(
        "secret_missing",
        "{path} is closed under a secret, and none is given: set CROUPIER_SECRET_FILE or CROUPIER_SECRET.",
        path=where,
    )


def wrong(where: str) -> Refused:
    return Refused("secret_wrong", "{path} is closed under another secret than the one that is given.", path=where)


def unused(where: str) -> Refused:
    return Refused(
        "secret_unused",
        "A secret is given, and {path} lies open: “croupier rotate secret” closes it.",
        path=where,
    )


def _aes(key: bytes, nonce: bytes, text: bytes, about: str) -> bytes:
    with needs("cli"):
        from cryptography.hazmat.primitives.ciphers.aead import AESGCM  # noqa: PLC0415 - only who closes something
    return AESGCM(key).encrypt(nonce, text, about.encode())


def _open(key: bytes, raw: bytes, about: str) -> bytes:
    with needs("cli"):
        from cryptography.hazmat.primitives.ciphers.aead import AESGCM  # noqa: PLC0415 - likewise
    return AESGCM(key).decrypt(raw[:NONCE], raw[NONCE:], about.encode())
