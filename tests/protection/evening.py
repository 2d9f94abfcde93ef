"""A floor that plays by itself: dealers, players and supervisors as bots, honest but for the cheat they are handed.

All that they do is asked as commands, as a transcript asks. The bots see what people at a table see: where the ball
rests before anybody keys it, and what lies on the layout.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any

from tests.support import on_felt

from croupier.live.moments import stamp
from croupier.live.scripts.day import FloorScript
from croupier.live.tables.writer import Answer
from croupier.table import Phase, Table

START = datetime(2026, 3, 2, 6, 0, tzinfo=UTC)  # a Monday, as the first shift begins
SHIFT, ROUND = timedelta(hours=8), timedelta(seconds=90)
TABLES = ("1", "2", "3", "4")
DEALERS = ("D1", "D2", "D3", "D4", "D5", "D6")
SEATS = (1, 2, 3, 4, 5)
STINT = 10  # rounds until dealers are relieved
COLOURS = ("gold", "cyan", "lilac", "green", "brown", "orange", "white", "black")
SET_UP = {
    "rulebook": "classic",
    "wheel": "single-zero",
    "policy": on_felt(
        {
            "limits": {"all": {"min": 500, "max": 50_000}},
            "options": {"in_prison": True},
            "chips": {"sets": [{"colour": colour} for colour in COLOURS]},
        }
    ),
}
CHIP, BUY_IN, OPENER = 500, 100_000, 500_000_000
SUPERVISOR = {"role": "pit-supervisor", "who": "S1"}
BY_TABLE = {table: {"role": "pit-supervisor", "who": who} for table, who in zip(TABLES, ("S1", "S2") * 2, strict=True)}
EVEN_MONEY = ("red", "black", "odd", "even", "low", "high")
BETS = (*EVEN_MONEY, *(f"dozen-{n}" for n in (1, 2, 3)), *(f"straight-{n}" for n in range(37)))
RED = {1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36}

# How often honest people slip.
LATE_TAP = 0.02  # of taps
CORRECTION = 0.002  # of results
NO_SPIN = 0.005  # of spins
KEYED_EARLY = 0.001  # of spins
DISPUTE = 0.0005  # of a player's rounds
MISPAID = 0.003  # of payments
WRONG_COLOUR = 0.001  # of taps
BALL_CHANGED = 0.005  # of rounds
WRONG_CHOICE = 0.02  # of choices on zero
TIP = 0.03  # of a player's rounds


def wins(bet: str, number: int) -> bool:
    kind, _, rest = bet.partition("-")
    match kind:
        case "straight":
            return number == int(rest)
        case "dozen":
            return number > 0 and (number - 1) // 12 == int(rest) - 1
        case "red" | "black":
            return number > 0 and (number in RED) == (kind == "red")
        case "odd" | "even":
            return number > 0 and number % 2 == (kind == "odd")
    return (1 if kind == "low" else 19) <= number <= (18 if kind == "low" else 36)


@dataclass(slots=True)
class Game:
    """One round at one table, as people there see it."""

    table: str
    dealer: str
    round: int  # of the shift
    number: int = -1  # where the ball will rest; anybody can see it by `resting`
    no_spin: str = ""  # the dealer's reason, once it is in the dealer's mind
    spins: int = 0
    keyed: int = -1  # what the dealer reads, where that is another number
    overpay: dict[int, int] = field(default_factory=dict)  # by seat, what is keyed too much


Cheat = Callable[["Evening", Game, str], None]


def nobody(_evening: Evening, _game: Game, _moment: str) -> None:
    """Everybody is honest."""


@dataclass(slots=True)
class Evening:
    """The floor over one journal. `cheat` is asked at each moment of each round and may do what it likes."""

    seed: int
    cheat: Cheat = nobody
    partner: bool = False  # the first dealer stays at the first table for all but every fourth stint
    floor: FloorScript = field(default_factory=FloorScript)
    rng: random.Random = field(init=False)
    now: datetime = START
    asked: int = 0
    shift: int = 0

    def __post_init__(self) -> None:
        self.rng = random.Random(self.seed)

    # --- asking

    def ask(self, table: str, do: str, by: Any = None, **fields: Any) -> Answer:
        self.asked += 1
        self.now += timedelta(milliseconds=500)
        line = {"on": table, "do": do, **fields, **({"by": by} if by else {})}
        return self.floor.ask(line, stamp(self.now), f"line/{self.asked}")

    def does(self, table: str, do: str, by: Any = None, **fields: Any) -> None:
        """What must be possible."""
        answer = self.ask(table, do, by, **fields)
        assert answer.refused is None, (do, fields, answer.refused)

    def at(self, table: str) -> Table:
        return self.floor.writers[table].table

    def chance(self, share: float) -> bool:
        return self.rng.random() < share

    # --- a week, a shift

    def play(self, shifts: int, rounds: int) -> Evening:
        for _ in range(shifts):
            self.play_shift(rounds)
        return self

    def play_shift(self, rounds: int) -> None:
        begins = self.now = START + self.shift * SHIFT
        for place, table in enumerate(TABLES):
            self._open(table, DEALERS[place])
        for number in range(rounds):
            self.now = max(self.now, begins + number * ROUND)
            if number and number % STINT == 0:
                self._relieve(number // STINT)
            for table in TABLES:
                self._play_round(Game(table, self.at(table).dealer, number))
        for table in TABLES:
            self._close(table)
        self.shift += 1

    def _open(self, table: str, dealer: str) -> None:
        if table not in self.floor.writers:
            self.floor.set_up({"set_up": table, **SET_UP})
        self.does(table, "sign-in-dealer", dealer=dealer)
        self.does(table, "open-table", SUPERVISOR, opener=OPENER if not self.shift else self.at(table).closer)
        for seat in SEATS:
            guest = f"P{table}{seat}" if not self.shift else f"P{table}{seat}/{self.shift % 4}"
            self.does(table, "seat-player", seat=seat, player=guest, colour=COLOURS[seat - 1])
            self.does(table, "buy-in", seat=seat, amount=BUY_IN, chip_value=CHIP)
        self.does(table, "open-betting")

    def _relieve(self, stint: int) -> None:
        """Dealers go round from table to table, and some of them have their break."""
        order = [DEALERS[(place + stint) % len(DEALERS)] for place in range(len(TABLES))]
        if self.partner and stint % 4:
            others = [dealer for dealer in order if dealer != DEALERS[0]]
            order = [DEALERS[0], *others][: len(TABLES)]
        for table in TABLES:
            self.does(table, "sign-out-dealer")
        for table, dealer in zip(TABLES, order, strict=True):
            self.does(table, "sign-in-dealer", dealer=dealer)

    def _close(self, table: str) -> None:
        for seat in SEATS:
            if self.at(table).seats[seat].stacks:
                self.does(table, "clear-wagers", seat=seat)
        while any(seat.prison for seat in self.at(table).seats.values()):  # Prison ends with a spin.
            self._spin_out(table)
        for seat in SEATS:
            if self.at(table).seats[seat].stacks:
                self.does(table, "clear-wagers", seat=seat)
            if self.at(table).rack(seat):
                self.does(table, "cash-out", seat=seat)
            self.does(table, "unseat-player", seat=seat)
        self.does(table, "close-table", SUPERVISOR, closer=self.at(table).books["float"])
        if self.at(table).dealer:
            self.does(table, "sign-out-dealer")

    def _spin_out(self, table: str) -> None:
        self._spun(table, 1 + self.rng.randrange(36))

    # --- a round

    def _play_round(self, game: Game) -> None:
        table = game.table
        self._bets(table)
        if self.chance(BALL_CHANGED):
            self.change_ball(table)
        self.cheat(self, game, "betting")
        while True:
            self.does(table, "spin-ball")
            game.number, game.no_spin, game.keyed, game.spins = self.rng.randrange(37), "", -1, game.spins + 1
            self.cheat(self, game, "running")
            if self.chance(KEYED_EARLY):
                self.ask(table, "declare-result", number=str(game.number), turns=9)
            if self.at(table).phase is Phase.HELD:
                self.put_right(table)
                continue
            self.does(table, "call-no-more-bets", wave=True)
            self._late_taps(table)
            self.cheat(self, game, "resting")
            if self.chance(NO_SPIN):
                game.no_spin = self.rng.choice(("foreign_object", "under_four_turns"))
            if not game.no_spin:
                break
            self.does(table, "declare-no-spin", reason=game.no_spin)
        if self.chance(CORRECTION):
            game.keyed = (game.number + 1) % 37
        self._settle(game)

    def change_ball(self, table: str) -> None:
        """Another ball, which the supervisor inspects before it is spun."""
        self.does(table, "assign-ball", ball=f"ball-{self.asked}")
        self.does(table, "inspect-ball", SUPERVISOR)

    def put_right(self, table: str) -> None:
        """A number that was known before the call: the supervisor has the spin void."""
        self.does(table, "make-ruling", BY_TABLE[table], instruction="void", reason="Known before the call.")
        self.does(table, "carry-out-ruling")
        self.does(table, "confirm-observed", BY_TABLE[table])
        self.does(table, "resume-table", BY_TABLE[table])

    def _spun(self, table: str, number: int) -> None:
        self.does(table, "spin-ball")
        self.does(table, "call-no-more-bets", wave=True)
        self._settle(Game(table, self.at(table).dealer, 0, number))

    def _settle(self, game: Game) -> None:
        table = game.table
        read = game.number if game.keyed < 0 else game.keyed
        self.does(table, "declare-result", number=str(read), turns=9)
        if game.keyed >= 0:
            second = {"second": game.dealer, "reason": "Misread."}
            self.does(table, "correct-result", SUPERVISOR, number=str(game.number), **second)
        self._late_taps(table)
        self.cheat(self, game, "declared")
        self.does(table, "place-dolly", number=str(game.number))
        if game.number == 0:
            self._choices(table)
        self.does(table, "collect-losers")
        self._pay(game)
        self.cheat(self, game, "paid")
        self.does(table, "remove-dolly")
        for seat in SEATS:
            if self.chance(TIP) and self.at(table).rack(seat) >= CHIP:
                self.does(table, "tip", seat=seat, amount=CHIP)
            if self.chance(DISPUTE):
                self.dispute(table, seat, pay=self.chance(0.3))
        self.cheat(self, game, "over")

    def dispute(self, table: str, seat: int, *, pay: bool, by: Any = None) -> None:
        self.does(table, "open-dispute", seat=seat, what="I was paid short.", amount=CHIP)
        decided = {"decision": "pay" if pay else "deny", "reason": "The camera shows it."}
        self.does(table, "decide-dispute", by or BY_TABLE[table], dispute=self.at(table).disputes_opened, **decided)

    def _bets(self, table: str) -> None:
        for seat in SEATS:
            sitting = self.at(table).seats[seat]
            if len(sitting.stacks) > 2:
                self.does(table, "clear-wagers", seat=seat)
            if self.at(table).rack(seat) < 20 * CHIP:
                self.does(table, "buy-in", seat=seat, amount=BUY_IN)
            for _ in range(1 + self.rng.randrange(2)):
                if self.chance(WRONG_COLOUR):
                    self.ask(table, "place-wager", seat=seat, bet="red", stake=CHIP, colour=COLOURS[seat % 5])
                self.tap(table, seat)

    def tap(self, table: str, seat: int) -> None:
        """What a player does with the own chips: mostly a new wager, now and then one more, one off, one moved."""
        mine = [place for (place, _), stake in self.at(table).seats[seat].stacks.items() if stake < 10 * CHIP]
        kind = self.rng.random()
        if not mine or kind < 0.8:
            self.ask(
                table, "place-wager", seat=seat, bet=self.rng.choice(BETS), stake=CHIP * (1 + self.rng.randrange(4))
            )
        elif kind < 0.9:
            self.ask(table, "place-wager", seat=seat, bet=self.rng.choice(mine), stake=CHIP)
        elif kind < 0.95:
            self.ask(table, "take-down-wager", seat=seat, place=self.rng.choice(mine))
        else:
            self.ask(table, "move-wager", seat=seat, source=self.rng.choice(mine), target=self.rng.choice(EVEN_MONEY))

    def _late_taps(self, table: str) -> None:
        """Of the taps of a round, 1.5 for each seat, so many come too late: half after the call, half on the result."""
        for seat in SEATS:
            if self.chance(0.75 * LATE_TAP):
                self.tap(table, seat)

    def _choices(self, table: str) -> None:
        for seat in SEATS:
            sitting = self.at(table).seats[seat]
            for bet in [bet for bet in sitting.staked if bet in EVEN_MONEY]:
                if self.chance(WRONG_CHOICE):
                    self.ask(table, "choose-on-zero", seat=seat, bet="dozen-1", choice="half")
                self.ask(table, "choose-on-zero", seat=seat, bet=bet, choice=self.rng.choice(("half", "leave")))

    def _pay(self, game: Game) -> None:
        table = game.table
        if self.at(table).phase is Phase.COLLECTED and self.chance(MISPAID):
            self.ask(table, "pay-winners", amount=self.rng.randrange(1, 50) * CHIP + 1)
        for seat, more in game.overpay.items():
            self.ask(table, "pay-winners", seat=seat, amount=more)
        if self.at(table).phase is Phase.COLLECTED:
            self.does(table, "pay-winners")
