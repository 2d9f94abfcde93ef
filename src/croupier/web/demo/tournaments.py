"""Two tournaments of a demonstration: one is over, in its history, and one begins when its director says so."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field
from datetime import date, timedelta
from typing import Any

from croupier.lean import dataclass
from croupier.live import Request
from croupier.live.desks.tournaments import Hall
from croupier.rules import Actor, Role
from croupier.tournament.play.decide import stack_of
from croupier.tournament.standings import tables_of
from croupier.web.house import House

EVENT = "E1"
OFFICE = "Central City"
FILED_BEFORE = timedelta(days=10)
DIRECTOR = Actor("O1", Role.TOURNAMENT_DIRECTOR)
CAGE, SUPERVISOR = Actor("C1", Role.CASHIER), Actor("S1", Role.PIT_SUPERVISOR)
PLAYERS = ("Ada Frost", "Ben Okoro", "Cleo Marsh", "Dag Olsen", "Elif Kaya", "Finn Doyle", "Gita Rao", "Hugo Weiss")
COLOURS = ("blue", "green", "pink", "white")
FEE, BUY_IN, CHIPS = 10_00, 40_00, 1000
TABLES = {"T1": "D6", "T2": "D7"}  # each with its dealer, once they are played on
SEATS = 4
BY_HAND: dict[str, Any] = {  # one round, its points counted by two
    "tournament": {"table": {"chips": {"sets": [{"colour": colour, "number": 10**5} for colour in COLOURS]}}},
    "event": {"on_tables": False, "rounds": [{"spins": 20}]},
}
ON_TERMINALS: dict[str, Any] = {  # and the best two of each table go on
    "tournament": {
        "automation": "terminals",
        "table": {"wheel": "double-zero", "terminals": {"count": SEATS, "central_screen": True}},
    },
    "event": {"rounds": [{"spins": 5, "advance": 2}, {"spins": 5}]},
}


def rules(name: str, day: date, more: Mapping[str, Any]) -> dict[str, Any]:
    """At two tables, with three places."""
    shares = [{"place": place, "share": share} for place, share in ((1, 60_00), (2, 30_00), (3, 10_00))]
    return {
        "name": name,
        "licensees": ["Demonstration House"],
        "premises": [{"name": "Main hall", "licence": "R-1", "checklist_signed_by": "S2"}],
        "chips": {"approval": "TC-7", "approved_by": "The Division (demonstration)"},
        "structure": {"limit": 100_00, "limit_source": "the statute"},
        "house_rules": {
            "casino": "Demonstration House", "re_buys": False, "final_round": "The best of each table play it.",
            "conclusion": "By points after the last spin.", "prizes": len(shares),
        },
        **more["tournament"],
        "events": [{
            "key": EVENT, "name": "Evening", "date": day.isoformat(), "chips": CHIPS,
            "tables": list(TABLES), "seats": SEATS,
            "charges": [
                {"name": "fee", "amount": FEE, "kind": "entry-fee"},
                {"name": "buy-in", "amount": BUY_IN, "kind": "buy-in"},
            ],
            "prizes": shares, **more["event"],
        }],
    }  # fmt: skip


@dataclass(slots=True)
class DemoTournament:
    """Asks its hall as the director, the cage and the pit would."""

    house: House
    name: str
    title: str
    day: date
    played_on: Mapping[str, Any]
    _asked: int = 0

    @property
    def hall(self) -> Hall:
        return self.house.tournaments.hall(self.name, new=True)

    async def ask(self, actor: Actor, do: str, **fields: Any) -> None:
        self._asked += 1
        key = f"{self.name}/demo/{self.house.floor.today()}/{self._asked}"
        answer = await self.hall.ask(Request({"do": do, **fields}, self.house.floor.now(), key, actor))
        if answer.refused is not None:
            raise answer.refused

    async def published(self) -> None:
        today = self.house.floor.today()
        await self.ask(DIRECTOR, "publish-rules", rules=rules(self.title, self.day, self.played_on))
        await self.ask(DIRECTOR, "file-rules", date=today, office=OFFICE, proof="mail 12")

    async def entered(self, players: Sequence[str]) -> None:
        today = self.house.floor.today()
        for number, player in enumerate(players, start=1):
            who = {"person": f"P-{1000 + number}", "name": player, "identity": f"CO 94-{200 + number}"}
            fee = [{"means": "cash", "amount": FEE, "container": "fees"}]
            buy_in = [{"means": "cash", "amount": BUY_IN}]
            await self.ask(CAGE, "register", event=EVENT, date=today, fee=fee, buy_in=buy_in, **who)
            await self.ask(CAGE, "acknowledge-rules", entry=number)

    async def played(self, points: Sequence[int]) -> None:
        """Seats drawn and taken, one round, its points counted by two, prizes awarded and paid."""
        today = self.house.floor.today()
        await self.ask(DIRECTOR, "start-event", event=EVENT, date=today)
        await self.ask(DIRECTOR, "draw-seats", event=EVENT, seed=f"{self.name}/seats")
        state = self.hall.view
        for player in state.events[EVENT].still_in():
            await self.ask(
                DIRECTOR, "take-seat", event=EVENT, entry=player.entry, person=state.entries[player.entry].person
            )
        planned, running = state.event(EVENT)
        stacks = {str(player.entry): stack_of(self.hall.view, planned, player) for player in running.still_in()}
        await self.ask(DIRECTOR, "start-round", event=EVENT, counts=stacks)
        for table, seated in tables_of(self.hall.view.events[EVENT]).items():
            found = {str(player.entry): points[player.entry - 1] for player in seated}
            for counter in (SUPERVISOR, CAGE):
                await self.ask(counter, "count-points", event=EVENT, table=table, points=found)
        await self.ask(DIRECTOR, "end-round", event=EVENT)
        if not self.hall.view.events[EVENT].over:
            await self.ask(DIRECTOR, "advance-players", event=EVENT)
        await self.ask(DIRECTOR, "award-prizes", event=EVENT)
        for award in list(self.hall.view.awards.values()):
            await self.ask(CAGE, "pay-prize", award=award.number, form=f"PF-{award.number}", date=today)
        await self.ask(CAGE, "count-fees", counted=FEE * len(points), second="C2", date=today)
        await self.ask(DIRECTOR, "conclude-tournament", date=today)
        await self.ask(DIRECTOR, "file-forms", date=today, office=OFFICE, proof="receipt 4118")


TODAYS, BOTS = "thursday", PLAYERS[:6]
OVER_BEFORE = timedelta(days=2)  # so long ago the one that is over was played
POINTS = (4200, 350, 1810, 0, 2775, 940, 3120, 15)


@dataclass(slots=True)
class Two:
    """What happens of both on an evening of the history, and at its end. A short one has no room for them: rules are
    filed ten days before."""

    house: House
    today: date
    filed: set[str] = field(default_factory=set)

    async def evening(self, day: date) -> None:
        played = self.today - OVER_BEFORE
        over = DemoTournament(self.house, "autumn", "Autumn evening", played, BY_HAND)
        next_ = DemoTournament(self.house, TODAYS, "Thursday night", self.today, ON_TERMINALS)
        if day == played - FILED_BEFORE:
            await self._published(over)
        elif day == played and over.name in self.filed:
            await over.entered(PLAYERS)
            await over.played(POINTS)
        if day == self.today - FILED_BEFORE - timedelta(days=1):
            await self._published(next_)
        elif day == self.today - timedelta(days=1) and next_.name in self.filed:
            await next_.entered(BOTS)

    async def _published(self, tournament: DemoTournament) -> None:
        await tournament.published()
        self.filed.add(tournament.name)
