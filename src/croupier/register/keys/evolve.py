"""What changes: keys of boxes."""

from __future__ import annotations

from croupier.register.keys import events as e
from croupier.register.state import KeyOut, Premises


def key_taken(p: Premises, event: e.KeyTaken) -> None:
    p.keys[event.key] = KeyOut(event.by, event.at, event.second)


def key_returned(p: Premises, event: e.KeyReturned) -> None:
    p.keys.pop(event.key, None)
