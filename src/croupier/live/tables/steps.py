"""What a table does next by itself: decided step by step, and cut into slices: whoever pays thousands stops nobody."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from croupier.journal import NewEvent
from croupier.live.moments import HOME, calendar
from croupier.refusal import Refused
from croupier.rules import Actor, Role, TableRules
from croupier.table import Asked, Table, decide, next_step
from croupier.table.events import Event, SeatPaid
from croupier.table.round.commands import OpenBetting
from croupier.table.round.events import WinnersPaid

SYSTEM = Actor("system", Role.SYSTEM)
SLICE = 100  # events: while they are written nobody else has the pen


def steps_of(
    table: Table, rules: TableRules, at: str, apply: Callable[[Event, str, Actor], NewEvent]
) -> Iterator[list[NewEvent]]:
    """What belongs together of each step. Where nobody's chips move on the felt, each payment stands for itself."""
    while (step := next_step(table, rules)) is not None:
        automatic = Asked(step, SYSTEM, at, calendar(table.noted.get("zone", HOME)))
        try:
            following = decide(table, automatic, rules)
        except Refused as refusal:  # The state has moved on by now, so this is no refusal of what was asked.
            if isinstance(step, OpenBetting):  # Somebody must post a sign first, or bring the policy into line.
                break
            raise AssertionError(f"a step of the system was refused: {refusal!r}") from refusal
        happened = [apply(event, at, automatic.actor) for event in following]
        apart = all(isinstance(event, (SeatPaid, WinnersPaid)) for event in following)
        yield from ([each] for each in happened) if apart else [happened]


def sliced(groups: Iterable[list[NewEvent]], most: int) -> Iterator[list[NewEvent]]:
    """What belongs together stays together."""
    slice_: list[NewEvent] = []
    for group in groups:
        slice_ += group
        if len(slice_) >= most:
            yield slice_
            slice_ = []
    if slice_:
        yield slice_
