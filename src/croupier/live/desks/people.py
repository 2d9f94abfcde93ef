"""The desk of the stream `people`: who they are is read here, and changed under the pen."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import field

from croupier.house import Event as HouseEvent
from croupier.journal import Recorded
from croupier.lean import dataclass
from croupier.live.desks.desk import Desk
from croupier.live.tables import Floor
from croupier.people import PEOPLE, STREAM, Event, Roll
from croupier.rules import Actor

Decided = Callable[[Roll], Sequence[Event | HouseEvent]]


@dataclass(slots=True)
class PeopleDesk:
    floor: Floor
    desk: Desk[Roll] = field(init=False)

    def __post_init__(self) -> None:
        self.desk = Desk(self.floor.journal, PEOPLE, STREAM)

    @property
    def roll(self) -> Roll:
        return self.desk.state

    async def write(self, decided: Decided, actor: Actor) -> tuple[Recorded, ...]:
        """`decided` sees the people as they are when it is written, and refuses or says what happens: all or nothing,
        of the people and of the house. Should the store fail, it is asked once more."""
        return await self.floor.pen.write(self.written, decided, actor, f"{STREAM}/{secrets.token_hex(16)}")

    def written(self, decided: Decided, actor: Actor, key: str) -> tuple[Recorded, ...]:
        """Only by who holds the pen, or before the floor runs."""
        self.desk.refresh()
        if earlier := self.floor.journal.answer(key):
            return earlier
        happens = decided(self.roll)
        of_people = [event for event in happens if isinstance(event, Event)]
        of_house = [event for event in happens if isinstance(event, HouseEvent)]
        assert len(of_house) <= 1, "each is a record of its own"
        beside = [self.floor.of_the_house(event, actor, f"{key}/house" if of_people else key) for event in of_house]
        return self.desk.record(of_people, actor, self.floor.now(), key, beside)
