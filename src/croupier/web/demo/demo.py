"""A ready floor to look at: four tables and one to be opened, staff of each role, and bots that play."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Coroutine, Sequence
from typing import Any

from argon2 import PasswordHasher

from croupier.lean import dataclass
from croupier.live import Request, TableWriter
from croupier.live.desks.signatures import PersonalKey
from croupier.live.tables import Floor, Shown, TableRunner
from croupier.refusal import Refused
from croupier.rules import Actor, Role, policy_from
from croupier.rules.in_force.sign import sign_of
from croupier.table import AUTOMATIC, TERMINALS
from croupier.table.opening.decide import inspection_points
from croupier.web.house import House
from croupier.web.people.people import new_code

QUICK_HASH = PasswordHasher(time_cost=1, memory_cost=8192, parallelism=1)  # these codes die with the demonstration
OPENER = 5_000_000
SIGNERS = frozenset({
    Role.PIT_SUPERVISOR, Role.KEY_MANAGER, Role.SECURITY, Role.MAINTENANCE, Role.SLOT_TECHNICIAN, Role.CASHIER,
    Role.COUNT_TEAM,
})  # fmt: skip
QUICK = 10  # likewise
BUY_IN = 20_000
GUEST_BUY_IN = 50_000
NAMES = ("Ann", "Bo", "Cy", "Dee", "Eli", "Fay")
COLOURS = ("gold", "cyan", "lilac", "green", "brown", "orange", "white", "black")
CHIPS = {  # more of each than a real table has: no cage sends a fill to a demonstration
    "sets": [{"colour": colour, "number": 4_000} for colour in COLOURS],
    "value": [
        {"colour": colour, "value": value, "number": 2_000, "design": "crest"}
        for colour, value in (("blue", 100), ("red", 500), ("green", 2500), ("black", 10_000))
    ],
}
SCREENS = {"count": 12, "central_screen": True}

DECLARED = {  # South Dakota's section has no odds: the licensee declares them, reading D10
    "odds": {
        **{"straight": 35, "split": 17, "street": 11, "trio": 11, "corner": 8, "five": 6, "line": 5},
        **{"column": 2, "dozen": 2, "red": 1, "black": 1, "odd": 1, "even": 1, "low": 1, "high": 1},
    },
    "odds_source": "customary odds, for this demonstration",
}


@dataclass(frozen=True, slots=True)
class DemoTable:
    name: str
    policy: dict[str, Any]
    automation: frozenset[str]
    source: str = "dealer"
    bots: int = 3
    chip_value: int = 100
    dealer: str = "D1"
    favours: tuple[str, ...] = ()  # of a wheel that is worn
    lives: bool = False  # it has a history
    opened: bool = True  # if not, it waits for its inspection


TABLES = (
    DemoTable(
        "1",
        {"rulebook": "classic", "wheel": "single-zero", "name": "Automatic, single zero", "terminals": SCREENS,
         "limits": {"all": {"min": 100, "max": 100_000}}, "chips": CHIPS},
        AUTOMATIC, "random", 4, dealer="D4",
    ),
    DemoTable(
        "2", {"rulebook": "house", "wheel": "double-zero", "name": "House rules, with a dealer", "chips": CHIPS},
        frozenset(), dealer="D1", lives=True,
    ),
    DemoTable(
        "3",
        {"rulebook": "colorado", "wheel": "single-zero", "name": "Colorado, in prison", "terminals": SCREENS,
         "limits": {"inside": {"min": 100, "max": 10_000}, "outside": {"min": 500, "max": 100_000}},
         "options": {"in_prison": True}, "chips": CHIPS},
        TERMINALS, chip_value=500, dealer="D2",
    ),
    DemoTable(
        "4", {"rulebook": "south-dakota", "wheel": "double-zero", "name": "South Dakota",
              "limits": {"all": {"min": 100, "max": 50_000}}, "chips": CHIPS, **DECLARED},
        frozenset(), chip_value=500, dealer="D3", favours=("17", "32"), lives=True,
    ),
    DemoTable(
        "5",
        {"rulebook": "colorado", "wheel": "double-zero", "name": "Colorado, to be inspected",
         "limits": {"all": {"min": 500, "max": 50_000}}, "chips": CHIPS},
        frozenset(), dealer="D5", opened=False,
    ),
)  # fmt: skip

STAFF = (
    ("D1", "Dora", Role.DEALER),
    ("D2", "Dirk", Role.DEALER),
    ("D3", "Dina", Role.DEALER),
    ("D4", "Dan", Role.DEALER),
    ("D5", "Drew", Role.DEALER),
    ("D6", "Dot", Role.DEALER),
    ("D7", "Dee", Role.DEALER),
    ("S1", "Sam", Role.PIT_SUPERVISOR),
    ("S2", "Sue", Role.PIT_SUPERVISOR),
    ("K1", "Kim", Role.KEY_MANAGER),
    ("K2", "Kay", Role.KEY_MANAGER),
    ("G1", "Gus", Role.SECURITY),
    ("W1", "Will", Role.DROP_TEAM),
    ("N1", "Nan", Role.COUNT_TEAM),
    ("N2", "Ned", Role.COUNT_TEAM),
    ("N3", "Noor", Role.COUNT_TEAM),
    ("N4", "Nick", Role.COUNT_TEAM),
    ("N5", "Nora", Role.COUNT_TEAM),
    ("N6", "Nils", Role.COUNT_TEAM),
    ("C1", "Cleo", Role.CASHIER),
    ("L1", "Lena", Role.COMPLIANCE),
    ("M1", "Max", Role.MAINTENANCE),
    ("T1", "Tess", Role.SLOT_TECHNICIAN),
    ("O1", "Olga", Role.TOURNAMENT_DIRECTOR),
    ("A1", "Abe", Role.AUDITOR),
    ("R1", "Rae", Role.REGULATOR),
)


def make_staff(house: House) -> list[tuple[str, str, Role, str]]:
    """Badge, name, role and code of everybody."""
    house.people.hasher, house.people.key_cost = QUICK_HASH, QUICK
    made = []
    for badge, name, role in STAFF:
        code = new_code(4)
        own = PersonalKey.generate().wrapped(code, badge, QUICK) if role in SIGNERS else ""
        house.people.enlist(badge, name, [role], QUICK_HASH.hash(code), own)
        made.append((badge, name, role, code))
    house.people.pretended = made
    return made


def make_tables(floor: Floor) -> None:
    """Set the tables up, inspect and open them, and seat the bots: all before the doors open."""
    for demo in TABLES:
        writer = floor.set_up(demo.name, policy_from(demo.policy, "policy"), demo.automation, demo.source)
        if not demo.opened:
            continue
        who = {Role.DEALER: demo.dealer, Role.CASHIER: "C1"}
        requests = [
            Request(command, floor.now(), f"{demo.name}/demo/{number}", Actor(who.get(role, "S1"), role))
            for number, (role, command) in enumerate(_opening(demo, writer))
        ]
        for answer in writer.submit(requests):
            if answer.refused is not None:
                raise answer.refused


def _opening(demo: DemoTable, writer: TableWriter) -> list[tuple[Role, dict[str, Any]]]:
    points = dict.fromkeys(inspection_points(writer.rules), True)
    steps: list[tuple[Role, dict[str, Any]]] = [(Role.PIT_SUPERVISOR, {"do": "inspect-table", "points": points})]
    if "spin-ball" not in demo.automation:
        steps.append((Role.DEALER, {"do": "sign-in-dealer", "dealer": demo.dealer}))
    sign = sign_of(writer.rules)
    posting = {"do": "post-sign", "sign": sign.code, "statements": list(sign.statements)}
    steps.append((Role.PIT_SUPERVISOR, posting))
    there = {"drop_box": f"D{demo.name}", "tip_box": f"T{demo.name}", "ball": f"B-{demo.name}"}
    opening = {"do": "open-table", "opener": OPENER, **there}
    steps.append((Role.PIT_SUPERVISOR, opening))
    for seat in range(1, demo.bots + 1):
        steps.append((Role.PIT_SUPERVISOR, {"do": "seat-player", "seat": seat, "player": f"{NAMES[seat - 1]} (bot)"}))
        buy_in = {"do": "buy-in", "seat": seat, "amount": BUY_IN, "chip_value": demo.chip_value}
        steps.append((Role.CASHIER, buy_in))
    return steps


async def let_bots_play(house: House, tables: Sequence[DemoTable] = TABLES) -> None:
    for demo in (each for each in tables if each.opened):
        bots = Bots(house.floor, house.floor.table(demo.name), demo)
        bots.runner.listeners.append(bots.hear)
        bots.hear(Shown())


class Bots:
    """Players that bet a little when betting opens, and a cashier for guests.

    They and their money are pretended, so plain chance will do.
    """

    def __init__(self, floor: Floor, runner: TableRunner, demo: DemoTable, hesitation: float = 4.0) -> None:
        self.floor, self.runner, self.demo, self.hesitation = floor, runner, demo, hesitation
        self._keys = itertools.count()
        self._run = random.randrange(1 << 60)
        self._tasks: set[asyncio.Task[None]] = set()

    def hear(self, shown: Shown) -> None:
        for event in shown.events:
            if event.name == "betting-opened":
                for seat in range(1, self.demo.bots + 1):
                    self._begin(self.play(seat))
                for seat in tuple(self.runner.view.seats):
                    self._begin(self.sell(seat))
            elif event.name == "player-seated":
                self._begin(self.sell(event.data["seat"]))

    def _begin(self, doing: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def sell(self, seat: int) -> None:
        """A guest who has nothing left gets chips at once, as no cashier walks about in a demonstration."""
        view = self.runner.view
        sitting = view.seats.get(seat)
        if sitting is None or sitting.player.endswith("(bot)") or view.rack(seat) or sitting.stacks or sitting.prison:
            return
        value = {} if sitting.chip_value else {"chip_value": self.demo.chip_value}
        buy_in = {"do": "buy-in", "seat": seat, "amount": GUEST_BUY_IN, **value}
        await self._ask(Actor("C1", Role.CASHIER), buy_in)

    async def play(self, seat: int) -> None:
        sitting = self.runner.view.seats.get(seat)
        if sitting is None or not sitting.player.endswith("(bot)"):
            return
        if self.runner.view.rack(seat) < 10 * self.demo.chip_value:
            await self._ask(Actor("C1", Role.CASHIER), {"do": "buy-in", "seat": seat, "amount": BUY_IN})
        bets = list(self.runner.rules.layout.bets)
        for _ in range(random.randrange(1, 4)):
            await asyncio.sleep(random.random() * self.hesitation)
            bet = random.choice(bets)
            stake = self.demo.chip_value * random.randrange(1, 4)
            wager = {"do": "place-wager", "seat": seat, "bet": bet, "stake": stake, "round": self.runner.view.round}
            await self._ask(Actor(sitting.player, Role.PLAYER, f"bot-{seat}"), wager)

    async def _ask(self, actor: Actor, command: dict[str, Any]) -> None:
        key = f"{self.runner.name}/bot/{self._run}/{next(self._keys)}"
        try:
            await self.floor.ask(self.runner.name, command, key, actor)
        except Refused:  # A bot that is refused does something else next time.
            return
