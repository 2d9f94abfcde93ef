"""A second mathematics of roulette, from the definitions alone: it shares no code with the product.

Numbers, colours and pays are written down here again. Everything is counted in whole numbers and fractions, by
enumeration and dynamic programming. It is slow, and that is all that it may be.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction

RED = {1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36}
EVEN_CHANCES: dict[str, Callable[[int], bool]] = {
    "red": lambda n: n in RED,
    "black": lambda n: n not in RED,
    "odd": lambda n: n % 2 == 1,
    "even": lambda n: n % 2 == 0,
    "low": lambda n: n <= 18,
    "high": lambda n: n > 18,
}
Slip = dict[str, int]
"""Cents on each bet."""
Chances = dict[int, Fraction]
"""How likely each amount of cents is."""


@dataclass(frozen=True)
class Game:
    """A wheel, and what an even chance gets on the zeros: nothing, half, or prison.

    From prison it is released by a win without winnings. On a zero that imprisons it `stays`, or it is lost.
    """

    wheel: str = "single-zero"
    rule: str = "none"
    zeros: tuple[str, ...] = ("0",)
    stays: bool = True
    unequal: tuple[tuple[str, Fraction], ...] = ()

    def chance(self, pocket: str) -> Fraction:
        return dict(self.unequal).get(pocket, Fraction(0)) if self.unequal else Fraction(1, len(self.pockets))

    @property
    def pockets(self) -> list[str]:
        """A ball that lies in a covered 00 is spun again."""
        return ["0", *(["00"] if self.wheel == "double-zero" else []), *map(str, range(1, 37))]


def covers(bet: str, pocket: str) -> bool:
    """Does this bet win on this pocket?"""
    if bet in EVEN_CHANCES:
        return pocket not in ("0", "00") and EVEN_CHANCES[bet](int(pocket))
    kind, *numbers = bet.split("-")
    if kind in ("dozen", "column"):
        if pocket in ("0", "00"):
            return False
        number, which = int(pocket), int(numbers[0])
        return (number - 1) // 12 + 1 == which if kind == "dozen" else (number - 1) % 3 + 1 == which
    return pocket in numbers


def to_one(bet: str) -> int:
    """36 shared among the numbers, less the stake; of the five of the basket what is left over stays with the house."""
    if bet in EVEN_CHANCES:
        return 1
    kind, *numbers = bet.split("-")
    if kind in ("dozen", "column"):
        return 2
    return 36 // sum(number.isdigit() for number in numbers) - 1


def half_lost(stake: int) -> int:
    """Half of a stake comes back, rounded up to a whole cent."""
    return stake // 2


def one_coup(slip: Slip, game: Game) -> Chances:
    """What the slip brings until nothing of it stands."""
    found: Chances = defaultdict(Fraction)
    for pocket in game.pockets:
        waiting = {bet: stake for bet, stake in slip.items() if _waits(bet, pocket, game)}
        net = sum(_net(bet, stake, pocket, game) for bet, stake in slip.items() if bet not in waiting)
        for later, chance in _released(waiting, game).items():
            found[net + later] += game.chance(pocket) * chance
    return {amount: chance for amount, chance in found.items() if chance}


def _waits(bet: str, pocket: str, game: Game) -> bool:
    return game.rule == "prison" and bet in EVEN_CHANCES and pocket in game.zeros


def _net(bet: str, stake: int, pocket: str, game: Game) -> int:
    if covers(bet, pocket):
        return stake * to_one(bet)
    if game.rule == "half" and bet in EVEN_CHANCES and pocket in game.zeros:
        return -half_lost(stake)
    return -stake


def net_on(slip: Slip, pocket: str, game: Game) -> int:
    """What the slip brings where nothing of it waits."""
    return sum(_net(bet, stake, pocket, game) for bet, stake in slip.items())


def _released(waiting: Slip, game: Game) -> Chances:
    """What becomes of wagers in prison: the next pocket that does not keep them there decides."""
    if not waiting:
        return {0: Fraction(1)}
    deciding = [pocket for pocket in game.pockets if not (game.stays and pocket in game.zeros)]
    decides = sum((game.chance(pocket) for pocket in deciding), Fraction(0))
    found: Chances = defaultdict(Fraction)
    for pocket in deciding:
        net = -sum(stake for bet, stake in waiting.items() if not covers(bet, pocket))
        found[net] += game.chance(pocket) / decides
    return found


def with_tips(slip: Slip, tips: Slip, game: Game) -> Chances:
    """What such a slip brings the player: he pays the tips, and nothing of them comes back to him."""
    given = sum(tips.values())
    return {net - given: chance for net, chance in one_coup(slip, game).items()}


def dealers_get(tips: Slip, game: Game) -> Chances:
    """A tip that wins is theirs with its winnings, and what comes back of one that does not win is theirs too."""
    laid = sum(tips.values())
    return {net + laid: chance for net, chance in one_coup(tips, game).items()}


def spins_of_coup(slip: Slip, game: Game) -> Fraction:
    """How many spins a coup takes on average."""
    if game.rule != "prison" or not any(bet in EVEN_CHANCES for bet in slip):
        return Fraction(1)
    imprisons = sum((game.chance(zero) for zero in game.zeros), Fraction(0))
    return 1 + imprisons * (1 / (1 - imprisons) if game.stays else 1)


def mean(of: Chances) -> Fraction:
    return sum((amount * chance for amount, chance in of.items()), Fraction(0))


def variance(of: Chances) -> Fraction:
    middle = mean(of)
    return sum(((amount - middle) ** 2 * chance for amount, chance in of.items()), Fraction(0))


def chance_that(of: Chances, which: Callable[[int], bool]) -> Fraction:
    return sum((chance for amount, chance in of.items() if which(amount)), Fraction(0))


def many_coups(coup: Chances, coups: int) -> Chances:
    """Every sum of so many coups: of two results by their binomials, of more step by step, in whole numbers."""
    whole, steps = _whole(coup)
    if len(steps) == 2:
        (one, often), (other, seldom) = steps
        ways = {
            one * times + other * (coups - times): math.comb(coups, times) * often**times * seldom ** (coups - times)
            for times in range(coups + 1)
        }
    else:
        ways = {0: 1}
        for _ in range(coups):
            after: dict[int, int] = defaultdict(int)
            for total, count in ways.items():
                for net, weight in steps:
                    after[total + net] += count * weight
            ways = after
    return {total: Fraction(count, whole**coups) for total, count in ways.items()}


def _whole(chances: Chances) -> tuple[int, list[tuple[int, int]]]:
    """Chances as whole numbers of one denominator."""
    whole = math.lcm(*(chance.denominator for chance in chances.values()))
    return whole, [(amount, int(chance * whole)) for amount, chance in chances.items()]


@dataclass(frozen=True)
class Player:
    """Where a player stands within a system: what the system remembers, and the next stake in units."""

    memory: tuple[int, ...]
    stake: int


def opening(system: str) -> Player:
    return Player((1, 2, 3, 4), 5) if system == "labouchere" else Player((0,), 1)


def after(system: str, player: Player, won: int, unit: int) -> Player:
    """The next stake after a coup that brought `won` cents."""
    (first, *rest), stake = player.memory, player.stake
    if system == "flat" or won == 0:
        return player
    if system == "martingale":
        return opening(system) if won > 0 else Player(player.memory, 2 * stake)
    if system == "grand-martingale":
        return opening(system) if won > 0 else Player(player.memory, 2 * stake + 1)
    if system == "dalembert":
        return Player(player.memory, max(1, stake - 1) if won > 0 else stake + 1)
    if system == "fibonacci":  # It remembers the place in 1, 1, 2, 3, 5 ...
        place = max(0, first - 2) if won > 0 else first + 1
        return Player((place,), _fibonacci(place))
    if system in ("paroli", "1-3-2-6"):
        stakes = (1, 2, 4) if system == "paroli" else (1, 3, 2, 6)
        place = (first + 1) % len(stakes) if won > 0 else 0
        return Player((place,), stakes[place])
    if system == "labouchere":  # What was lost is written down in whole units, a part of one as one.
        line = [first, *rest][1:-1] if won > 0 else [first, *rest, -(won // unit)]
        if not line:
            return opening(system)
        return Player(tuple(line), line[0] + line[-1] if len(line) > 1 else line[0])
    assert system == "oscars-grind"
    profit = first + won
    if won < 0:
        return Player((profit,), stake)
    if profit >= unit:
        return opening(system)
    enough = math.ceil(Fraction(unit - profit) / Fraction(won, stake))  # units that would win what is missing
    return Player((profit,), min(stake + 1, enough))


def _fibonacci(place: int) -> int:
    one, other = 1, 1
    for _ in range(place):
        one, other = other, one + other
    return one


@dataclass(frozen=True)
class Evening:
    """Cents. A stake above the limit or the money is not made: the system begins anew, or the player stops."""

    unit: int
    bankroll: int
    target: int
    floor: int = 0
    limit: int | None = None


Place = tuple[int, Player]


def seated(system: str, evening: Evening, money: int, player: Player) -> Player | None:
    def can(one: Player) -> bool:
        cost = one.stake * evening.unit
        return cost <= money and (evening.limit is None or cost <= evening.limit)

    if money <= evening.floor:
        return None
    if can(player):
        return player
    return opening(system) if can(opening(system)) else None


def moves(
    system: str, evening: Evening, steps: list[tuple[int, int]], at: Place
) -> Iterator[tuple[int, Player | None, int]]:
    """What a player has after a coup, how the game goes on (None: it does not), and the weight of that."""
    money, player = at
    for net, weight in steps:
        has = money + player.stake * net
        if has >= evening.target:
            yield has, None, weight
        else:
            yield has, seated(system, evening, has, after(system, player, player.stake * net, evening.unit)), weight


def _first(system: str, evening: Evening) -> Place:
    player = seated(system, evening, evening.bankroll, opening(system))
    assert player is not None
    return evening.bankroll, player


def played(system: str, evening: Evening, coup: Chances, coups: int) -> tuple[Chances, Fraction]:
    """After so many coups at most: how likely each bankroll is, and how likely one had to stop short of the target."""
    whole, steps = _whole(coup)
    here: dict[Place, int] = {_first(system, evening): 1}
    final: dict[int, int] = defaultdict(int)
    stopped = 0
    for number in range(coups):
        there: dict[Place, int] = defaultdict(int)
        rest = whole ** (coups - number - 1)
        for at, ways in here.items():
            for has, player, weight in moves(system, evening, steps, at):
                if player is None:
                    final[has] += ways * weight * rest
                    stopped += ways * weight * rest if has < evening.target else 0
                else:
                    there[has, player] += ways * weight
        here = there
    for (has, _), ways in here.items():
        final[has] += ways
    every = whole**coups
    return {has: Fraction(ways, every) for has, ways in final.items()}, Fraction(stopped, every)


def reached(system: str, evening: Evening, coup: Chances) -> tuple[Fraction, Fraction]:
    """The chance to reach the target and the mean number of coups: elimination in fractions over every state."""
    whole, steps = _whole(coup)
    places = [_first(system, evening)]
    index = {places[0]: 0}
    rows: list[dict[int, Fraction]] = []
    for at in places:
        row: dict[int, Fraction] = defaultdict(Fraction)
        for has, player, weight in moves(system, evening, steps, at):
            if player is None:
                row[-1] += Fraction(weight, whole) if has >= evening.target else 0
            else:
                if (has, player) not in index:
                    index[has, player] = len(places)
                    places.append((has, player))
                row[index[has, player]] += Fraction(weight, whole)
        rows.append(row)
    return eliminated(rows)


def eliminated(rows: list[dict[int, Fraction]]) -> tuple[Fraction, Fraction]:
    """x = b + A x from the last state to the first: each is put into those before it. Key -1 is b, -2 counts coups."""
    for row in rows:
        row[-2] = Fraction(1)
    for last in range(len(rows) - 1, -1, -1):
        own = rows[last].pop(last, Fraction(0))
        rows[last] = {key: value / (1 - own) for key, value in rows[last].items()}
        for row in rows[:last]:
            share = row.pop(last, None)
            if share:
                for key, value in rows[last].items():
                    row[key] = row.get(key, Fraction(0)) + share * value
    return rows[0].get(-1, Fraction(0)), rows[0][-2]


Way = tuple[int, int, Fraction]
"""A stake in cents, what it wins for one, and how likely."""


def best(choice: list[tuple[str, int, int]], game: Game, bankroll: int, target: int) -> Fraction:
    """The best chance with (bet, chip, most) to choose from, in cents: a plan is improved until none is better."""
    ways = [
        (stake, to_one(bet), Fraction(sum(covers(bet, pocket) for pocket in game.pockets), len(game.pockets)))
        for bet, chip, most in choice
        for stake in range(chip, most + 1, chip)
    ]
    step = math.gcd(*(chip for _, chip, _ in choice))
    money = range(bankroll % step, target, step)
    plan = {m: min((way for way in ways if way[0] <= m), default=None) for m in money}
    while True:
        value = worth_of(plan, target)
        better = False
        for m in money:
            for stake, pays, win in ways:
                if stake <= m:
                    worth = win * value(m + pays * stake) + (1 - win) * value(m - stake)
                    if worth > value(m):
                        plan[m], better = (stake, pays, win), True
                        break
        if not better:
            return value(bankroll)


def bold(bet: str, game: Game, unit: int, evening: Evening) -> Fraction:
    """All there is or just enough, in whole units where the table has a limit and in cents where it has none."""
    win = Fraction(sum(covers(bet, pocket) for pocket in game.pockets), len(game.pockets))
    pays, plan = to_one(bet), {}
    for m in range(0, evening.target, unit):
        stake = min(m, unit * math.ceil(Fraction(evening.target - m, pays * unit)), evening.limit or m)
        plan[m] = (stake, pays, win) if stake else None
    return worth_of(plan, evening.target)(evening.bankroll)


def worth_of(plan: dict[int, Way | None], target: int) -> Callable[[int], Fraction]:
    """What a plan is worth from each bankroll: a linear system, each unknown eliminated once, then put back."""
    playing = [m for m, way in plan.items() if way]
    rows: dict[int, dict[int, Fraction]] = {}
    for m in playing:
        way = plan[m]
        assert way
        stake, pays, win = way
        row: dict[int, Fraction] = defaultdict(Fraction)
        for has, chance in ((m + pays * stake, win), (m - stake, 1 - win)):
            row[-1 if has >= target else has] += chance
        rows[m] = row
    for place, m in enumerate(playing):
        own = rows[m].pop(m, Fraction(0))
        rows[m] = {key: value / (1 - own) for key, value in rows[m].items()}
        for later in playing[place + 1 :]:
            share = rows[later].pop(m, None)
            if share:
                for key, value in rows[m].items():
                    rows[later][key] = rows[later].get(key, Fraction(0)) + share * value
    worth: dict[int, Fraction] = {-1: Fraction(1)}
    for m in reversed(playing):
        worth[m] = sum((share * worth.get(key, Fraction(0)) for key, share in rows[m].items()), Fraction(0))
    return lambda has: Fraction(1) if has >= target else worth.get(has, Fraction(0))
