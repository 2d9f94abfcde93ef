"""What they change."""

from __future__ import annotations

from croupier.house.program.events import HouseStarted
from croupier.house.state import Doings


def house_started(doings: Doings, event: HouseStarted) -> None:
    doings.program = (event.program, event.rulebooks)
