"""A small tournament at a table of terminals: its rules, its director, and what must hold of its money."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Any

from tests.simulation.beside.clerk import Clerk
from tests.simulation.people import Dealer
from tests.tournament.hall_support import event, plan
from tests.web.web_support import STAFF

from croupier.journal.record.format import Recorded
from croupier.live import Request
from croupier.live.replay import events_of
from croupier.rules import Actor
from croupier.table.opening.decide import inspection_points
from croupier.tournament import DOMAIN, Tournament, broken_sums, money_figures
from croupier.web.house import House
from croupier.web.tournaments.next_routes import next_step

if TYPE_CHECKING:
    from tests.simulation.checkers import Checkers
    from tests.simulation.world import World

NAME, TABLE, EVENT = "evening", "7", "E1"
STREAM = f"tournament/{NAME}"
FEE, BUY_IN, PLAYERS = 15_00, 50_00, 3
TODAY, FILED_BEFORE = "2026-06-01", timedelta(days=12)


def rules() -> dict[str, Any]:
    one = event(
        EVENT, fee=FEE, buy_in=BUY_IN, date=TODAY, tables=[TABLE], seats=PLAYERS, on_tables=True,
        rounds=[{"spins": 1, "advance": 2}, {"spins": 1}],
        prizes=[{"place": 1, "share": 70_00}, {"place": 2, "share": 30_00}],
    )  # fmt: skip
    return plan(one, automation="terminals", table={"terminals": {"count": PLAYERS, "central_screen": True}})


async def filed(house: House) -> None:
    """The rules are with the Division in time."""
    await _ask(house, "O1", "publish-rules", rules=rules())
    await _ask(house, "O1", "file-rules", date=house.floor.today(), office="Central City", proof="mail 12")


async def prepared(house: House) -> None:
    """As far as the evening itself: everybody has paid, and the table is open."""
    for number in range(1, PLAYERS + 1):
        who = {"person": f"P{number}", "name": f"Player {number}", "identity": f"ID {number}"}
        fee, buy_in = [{"means": "cash", "amount": FEE}], [{"means": "cash", "amount": BUY_IN}]
        await _ask(house, "C1", "register", event=EVENT, date=TODAY, fee=fee, buy_in=buy_in, **who)
        await _ask(house, "C1", "acknowledge-rules", entry=number)
    await _ask(house, "O1", "start-event", event=EVENT, date=TODAY)
    points = dict.fromkeys(inspection_points(house.floor.table(TABLE).rules), True)
    opening: list[dict[str, Any]] = [
        {"do": "inspect-table", "points": points},
        {"do": "sign-in-dealer", "dealer": "D1"},
        {"do": "open-table", "opener": 0, "drop_box": "E", "tip_box": "E"},
    ]
    for number, command in enumerate(opening):
        answer = await house.floor.ask(TABLE, command, f"{TABLE}/open/{number}", Actor("S1", STAFF["S1"]))
        assert answer.refused is None, answer.refused


async def _ask(house: House, badge: str, do: str, **fields: Any) -> None:
    key = f"{NAME}/before/{do}/{fields.get('person', '')}{fields.get('entry', '')}"
    request = Request({"do": do, **fields}, house.floor.now(), key, Actor(badge, STAFF[badge]))
    answer = await house.tournaments.hall(NAME, new=True).ask(request)
    assert answer.refused is None, answer.refused


class Director(Clerk):
    """Does what comes next, until nothing is left to be done."""

    def __init__(self, world: World) -> None:
        super().__init__(world, "O1")
        self.cage, self.manager = world.clerk("C1"), world.clerk("K2")  # who agrees to what the cage counts
        self.plays = self.over = False
        self.last = ""

    async def directs(self) -> None:
        while not self.over:
            await self.pauses(0.1, 0.3)
            told = await self.asks("what comes next", lambda session, house: next_step(NAME, session, house))
            step = told.get("step")
            if "code" in told:
                continue
            if step is None:
                self.over = True
                return
            await self._step(step)

    async def _step(self, step: dict[str, Any]) -> None:
        do, fields = step["do"], dict(step["fields"])
        self.last = f"{do}, kept back by {[one['code'] for one in step['obstacles']]}"
        removed = {name for one in step["obstacles"] for name in one["removed_by"]}
        self.plays = do == "end-round" and bool(removed)
        if self.plays:
            return  # until the table has had its spins
        if do == "draw-seats":
            fields["seed"] = str(self.chance.random())
        elif do == "file-forms":
            fields |= {"office": "Central City", "proof": "mail 13"}
        elif do == "start-round" and step["missing"]:
            for one in step["missing"]:
                person = f"P{one['entry']}"
                await self.of_tournament(NAME, do="take-seat", event=EVENT, entry=one["entry"], person=person)
            return
        elif do == "pay-prize":
            fields["form"] = f"PF-{fields['award']}"
            await self.cage.of_tournament(NAME, do=do, **fields)
            return
        elif do == "conclude-tournament" and "count-fees" in removed:
            await self._counts_fees()
            return
        told = await self.of_tournament(NAME, do=do, **fields)
        if "approval" in told:
            await self._agreed()

    async def _counts_fees(self) -> None:
        if "approval" in await self.cage.of_tournament(NAME, do="count-fees", counted=FEE * PLAYERS, date=TODAY):
            await self._agreed()

    async def _agreed(self) -> None:
        """Whoever is the second takes their time; then it is looked at again."""
        await self.pauses(0.5, 1.0)


class TournamentDealer(Dealer):
    """Opens betting when the director says so."""

    def __init__(self, world: World, badge: str, table: str, director: Director) -> None:
        super().__init__(world, badge, table)
        self.director = director

    def may_open(self) -> bool:
        return self.director.plays


class Money:
    """The tournament folded from the disk: its identity after every event, its points those of the table."""

    def __init__(self, checkers: Checkers) -> None:
        self._all, self.check = checkers, checkers.check
        self.state: Tournament = DOMAIN.new()
        self._issued: set[tuple[int, int]] = set()  # round and seat
        self._paid: set[int] = set()

    def on_disk(self, event: Recorded) -> None:
        if event.stream == f"table/{TABLE}" and event.name == "points-issued":
            self._chips(event)
        if event.stream != STREAM:
            return
        where = f"{event.stream} {event.stream_version} {event.name}"
        if event.name == "round-ended":
            self._points(event, where)
        if event.name == "prize-paid":
            award = event.data["award"]
            self.check(holds=award not in self._paid, what=f"{where}: prize {award} was paid before")
            self._paid.add(award)
        for happened, at in events_of(DOMAIN, [event]):
            DOMAIN.evolve(self.state, happened, at)
        self._sums(where)

    def _chips(self, event: Recorded) -> None:
        """Everybody gets the chips of a round once."""
        round_, seat = self.state.events[EVENT].round, event.data["seat"]
        where = f"{event.stream} {event.stream_version}"
        self.check(holds=(round_, seat) not in self._issued, what=f"{where}: seat {seat} got its chips twice")
        self._issued.add((round_, seat))

    def _points(self, event: Recorded, where: str) -> None:
        table, players = self._all.tables[f"table/{TABLE}"], self.state.events[EVENT].players
        for entry, points in event.data["points"].items():
            seat = players[int(entry)].seat
            has = table.rack(seat) + table.books[f"layout/{seat}"]
            self.check(holds=points == has, what=f"{where}: entry {entry} is said to have {points}, and has {has}")

    def _sums(self, where: str) -> None:
        books = self.state.books
        broken = broken_sums(books)
        self.check(holds=not broken, what=f"{where}: {broken} do not sum to nothing")
        money = money_figures(books)
        came, went = money["collected"] + money["house_additions"], money["pools"] + money["paid"]
        is_so = came == went + money["refunds"] + money["proceeds"]
        self.check(holds=is_so, what=f"{where}: the money does not come out even: {money}")
        short = {name: amount for name, amount in books.items() if name.startswith(("pool/", "awards")) and amount < 0}
        self.check(holds=not short, what=f"{where}: more was given than there is: {short}")
        prefix = f"{STREAM}/"
        kept = {f"{prefix}{account}": amount for account, amount in books.items() if amount}
        entered = {name: amount for name, amount in self._all.accounts.items() if name.startswith(prefix) and amount}
        self.check(holds=kept == entered, what=f"{where}: the books say {kept}, the entries {entered}")
