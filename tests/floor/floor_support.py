"""A floor for tests: tables that are open, and a way to ask as anybody."""

from __future__ import annotations

import itertools
from typing import Any

from croupier.journal import Journal, MemoryJournal
from croupier.live import Answer
from croupier.live.tables import Floor, Timing
from croupier.rules import Actor, Role, policy_from
from croupier.table import AUTOMATIC, TERMINALS

QUICK = Timing(betting=0.3, last_call=0.1, ball_runs=0.05, nonces=0.05, falls=0.05, rests=0.05, between=0.05)
POINTS = {"table_clear", "wheel_clear", "level", "rotates_freely_evenly", "parts_secure", "ball_nonmagnetic"}
KEYS = itertools.count()
CASHIER, PIT = Actor("C1", Role.CASHIER), Actor("S1", Role.PIT_SUPERVISOR)


def player(name: str) -> Actor:
    return Actor(name, Role.PLAYER)


def automatic_policy(**extra: Any) -> Any:
    limits = {"all": {"min": 100, "max": 50_000}}
    terminals = {"count": 50, "central_screen": False}
    data = {"rulebook": "colorado", "wheel": "single-zero", "limits": limits, "terminals": terminals, **extra}
    return policy_from(data, "policy")


async def ask(floor: Floor, table: str, actor: Actor, **command: Any) -> Answer:
    """Refused commands come back as answers here, so that a test can look at them."""
    command["do"] = command["do"].replace("_", "-")
    return await floor.ask(table, command, f"test/{next(KEYS)}", actor)


async def open_automatic(
    floor: Floor, name: str = "1", seats: int = 2, timing: Timing = QUICK, source: str = "random", **extra: Any
) -> None:
    """An open table with players, each with $100."""
    automation = AUTOMATIC if source == "random" else TERMINALS
    floor.set_up(name, automatic_policy(**extra), automation, source)
    await floor.take_up(name, timing)
    if source != "random":
        await ask(floor, name, Actor("D1", Role.DEALER), do="sign-in-dealer", dealer="D1")
    await open_again(floor, name)
    for seat in range(1, seats + 1):
        await ask(floor, name, player(f"P{seat}"), do="seat-player", seat=seat, player=f"P{seat}")
        bought = await ask(floor, name, CASHIER, do="buy-in", seat=seat, amount=10_000, chip_value=100)
        assert bought.refused is None


async def open_again(floor: Floor, name: str = "1") -> None:
    """A table that is closed."""
    points = dict.fromkeys(POINTS, True)
    assert (await ask(floor, name, PIT, do="inspect-table", points=points)).refused is None
    opened = await ask(floor, name, PIT, do="open-table", opener=5_000_000, drop_box="E1", tip_box="E1")
    assert opened.refused is None


def new_floor(journal: Journal | None = None) -> Floor:
    return Floor(journal or MemoryJournal(), QUICK)
