"""What they change."""

from __future__ import annotations

from croupier.people.state import Roll
from croupier.people.verifiers.events import (
    PasskeyRegistered,
    PasskeyRemoved,
    PassphraseChosen,
    RecordEmptied,
    SigningKeyKept,
)


def passphrase_chosen(roll: Roll, event: PassphraseChosen) -> None:
    roll.change(event.badge, started=True, verifier=event.verifier)


def passkey_registered(roll: Roll, event: PasskeyRegistered) -> None:
    passkeys = (*roll.people[event.badge].passkeys, event.passkey)
    roll.change(event.badge, passkeys=passkeys, verifier=event.verifier)


def passkey_removed(roll: Roll, event: PasskeyRemoved) -> None:
    passkeys = tuple(key for key in roll.people[event.badge].passkeys if key != event.passkey)
    roll.change(event.badge, passkeys=passkeys, verifier=event.verifier)


def signing_key_kept(roll: Roll, event: SigningKeyKept) -> None:
    roll.change(event.badge, verifier=event.verifier)


def record_emptied(roll: Roll, event: RecordEmptied) -> None:
    roll.change(event.badge, passkeys=(), verifier=event.verifier)
