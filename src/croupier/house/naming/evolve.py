"""What they change."""

from __future__ import annotations

from croupier.house.naming.events import HouseNamed
from croupier.house.state import Doings


def house_named(doings: Doings, event: HouseNamed) -> None:
    doings.name, doings.place, doings.languages = event.name, event.place, list(event.languages)
