"""What changes: nothing that anybody could ask the register for. A note is read off the journal, by compliance."""

from __future__ import annotations

from croupier.register.notes import events as e
from croupier.register.state import Premises


def suspicion_noted(_p: Premises, _event: e.SuspicionNoted) -> None:
    """Nothing here."""
