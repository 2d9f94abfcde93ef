"""What it changes: the keys that must be gone, also when the house stopped before it had destroyed them."""

from __future__ import annotations

from croupier.house.forgetting.events import PersonForgotten
from croupier.house.state import Doings


def person_forgotten(doings: Doings, event: PersonForgotten) -> None:
    doings.forgotten += event.keys.items()
