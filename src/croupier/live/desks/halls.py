"""All the tournaments of a journal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import Any

from croupier.domain import Calendar
from croupier.journal import Journal
from croupier.lean import dataclass
from croupier.live.desks.seating import Barred, Tables
from croupier.live.desks.tournaments import PREFIX, Hall, Write
from croupier.live.moments import HOME, calendar
from croupier.refusal import Refused
from croupier.tournament import Plan


@dataclass(slots=True)
class Halls:
    """All the tournaments of a journal by name."""

    journal: Journal
    tables: Tables
    write: Write
    halls: dict[str, Hall] = field(default_factory=dict)
    changed: Callable[[str], None] | None = None
    day: Calendar = field(default_factory=lambda: calendar(HOME))  # to which money belongs that is taken at a moment
    barred: Barred = lambda _name, _identity, _at: False  # by the register

    async def start(self) -> None:
        for stream in self.journal.streams():
            if stream.startswith(PREFIX):
                await self.hall(stream.removeprefix(PREFIX), new=True).resume()

    def hall(self, tournament: str, *, new: bool = False) -> Hall:
        """A tournament by name; a `new` one begins with its rules."""
        if tournament not in self.halls:
            if not new:
                raise Refused(
                    "no_such_tournament.tournament",
                    "There is no tournament “{tournament}”.",
                    tournaments=sorted(self.halls),
                    tournament=tournament[:40],
                )
            self.halls[tournament] = Hall(
                tournament, self.journal, self.tables, self.write, self.changed, self.day, self.barred
            )
        return self.halls[tournament]

    def forget_unborn(self, name: str) -> None:
        """A tournament whose first rules were refused is none."""
        if name in self.halls and self.halls[name].view.plan is None:
            del self.halls[name]

    def objection(self, table: str, command: Mapping[str, Any], at: str) -> Refused | None:
        for hall in self.halls.values():
            if no := hall.objection(table, command, at):
                return no
        return None

    def plan(self, name: str) -> Plan:
        return self.hall(name).view.rules
