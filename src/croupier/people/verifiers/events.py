"""What may happen: the salted record outside is another one from here on; or is not the one that it should be."""

from __future__ import annotations

from croupier.lean import dataclass
from croupier.people.events import Event


@dataclass(frozen=True, slots=True)
class PassphraseChosen(Event):
    badge: str
    verifier: str


@dataclass(frozen=True, slots=True)
class PasskeyRegistered(Event):
    badge: str
    passkey: str
    verifier: str


@dataclass(frozen=True, slots=True)
class PasskeyRemoved(Event):
    badge: str
    passkey: str
    verifier: str


@dataclass(frozen=True, slots=True)
class SigningKeyKept(Event):
    """The private half, under the person's own passphrase; the public half is enrolled."""

    badge: str
    verifier: str


@dataclass(frozen=True, slots=True)
class RecordEmptied(Event):
    """Somebody was forgotten: nothing is left that they could sign in with."""

    badge: str
    verifier: str


@dataclass(frozen=True, slots=True)
class RecordFoundAltered(Event):
    """The file's record of a `person` or a `terminal` has not the SHA-256 on record; `found` is empty where it is gone.

    Once for each such record, however often somebody tries to get in with it.
    """

    kind: str
    owner: str
    verifier: str
    found: str
    table: str = ""  # of a terminal
