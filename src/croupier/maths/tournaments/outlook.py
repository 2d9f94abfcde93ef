"""How a tournament's structure plays out, before anybody enters: how long, how many are left, how much is luck.

Monte Carlo over simple ways to play. All runs are played at once, spin by spin; players of one table share its wheel.
Wins are paid as at the live tables; an even-money wager is lost on a zero.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from typing import Any

import numpy as np
from numpy.typing import NDArray

from croupier.lean import dataclass
from croupier.refusal import Refused
from croupier.rules import table_rules

Ints = NDArray[np.int64]
Bools = NDArray[np.bool_]
RUNS_MAX, PLAYERS_MAX, SPINS_MAX, WORK_MAX = 20_000, 5_000, 1_000, 400_000_000
NORMAL_95 = 1.959964


@dataclass(frozen=True, slots=True)
class Game:
    """One round: its spins, and how many of each table or of all go on; 0 in the last one.

    In a round with `fresh` stacks points do not carry over.
    """

    spins: int
    advance: int = 0
    per_table: bool = True
    fresh: bool = False


@dataclass(frozen=True, slots=True)
class Trial:
    players: int
    games: tuple[Game, ...]
    stack: int = 1000
    seats: int = 6
    seconds_a_spin: float = 90.0
    seconds_between: float = 600.0
    strategies: Mapping[str, int] | None = None  # how many of the players play which way; alike where not said
    rulebook: str = "colorado"
    wheel: str = "double-zero"


@dataclass(frozen=True, slots=True)
class Survivors:
    """Of one round: players at its start, with chips at its end, and going on, as mean and 10 and 90 percent points."""

    started: tuple[float, int, int]
    with_chips: tuple[float, int, int]
    going_on: tuple[float, int, int]


@dataclass(frozen=True, slots=True)
class Style:
    """How a way to play does: its share of the field and of the wins, with a 95 percent interval."""

    players: int
    fair_share: float
    wins: float
    low: float
    high: float
    mean_place: float


@dataclass(frozen=True, slots=True)
class Outlook:
    """`luck` is the part of the spread of places that the way to play does not explain: 1 is a lottery."""

    runs: int
    minutes: tuple[float, int, int]
    rounds: tuple[Survivors, ...]
    styles: dict[str, Style]
    luck: float
    winning_points: tuple[float, int, int]

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(slots=True)
class Scene:
    """What a player sees before a spin: the own points, the best at the table, and how many spins are left."""

    points: Ints
    best: Ints
    left: int
    stack: int


def steady(scene: Scene) -> Ints:
    """A tenth of the starting stack, whatever happens."""
    return np.minimum(scene.points, scene.stack // 10)


def bold(scene: Scene) -> Ints:
    """Everything, every time, until it is four times the stack; then nothing."""
    return np.where(scene.points < 4 * scene.stack, scene.points, 0)


def chaser(scene: Scene) -> Ints:
    """Little at first; in the last three spins enough to pass the leader of the table."""
    behind = np.maximum(scene.best - scene.points + 1, 0)
    return np.minimum(scene.points, behind if scene.left <= 3 else scene.stack // 20)


def numbers(scene: Scene) -> Ints:
    """A twentieth of the stack, on a single number."""
    return np.minimum(scene.points, max(1, scene.stack // 20))


STRATEGIES: dict[str, tuple[str, Callable[[Scene], Ints]]] = {
    "steady": ("red", steady),
    "bold": ("red", bold),
    "chaser": ("dozen", chaser),
    "numbers": ("straight", numbers),
}


def try_out(trial: Trial, runs: int, seed: int = 1) -> Outlook:
    """Play it so many times."""
    _check(trial, runs)
    random = np.random.default_rng(seed)
    rules = table_rules(trial.rulebook, trial.wheel)
    pays = {kind: Payoffs.of(rules, kind) for kind in ("red", "dozen", "straight")}
    names = _field(trial)
    styles = np.array([list(STRATEGIES).index(name) for name in names])
    alive = np.ones((runs, trial.players), dtype=bool)
    points = np.full((runs, trial.players), trial.stack, dtype=np.int64)
    out_in = np.zeros((runs, trial.players), dtype=np.int64)
    seconds, rounds = np.zeros(runs), []
    for number, game in enumerate(trial.games):
        started = alive.sum(axis=1)
        if game.fresh:
            points[alive] = trial.stack
        tables = _draw(alive, trial.seats, random)
        played = _play(points, alive, tables, game.spins, styles, trial, pays, random)
        seconds += played * trial.seconds_a_spin + (trial.seconds_between if number else 0)
        with_chips = alive & (points > 0)
        last = number == len(trial.games) - 1
        on = with_chips if last else _best(points, with_chips, tables, game, random)
        out_in[alive & ~on] = number
        out_in[on] = number + 1
        rounds.append(Survivors(_spread(started), _spread(with_chips.sum(axis=1)), _spread(on.sum(axis=1))))
        alive = on
    return _outlook(runs, names, points, out_in, seconds, rounds, random)


@dataclass(frozen=True, slots=True)
class Payoffs:
    """What one unit becomes in each pocket. Players choose freely among the bets of a kind, each as likely."""

    table: Ints

    @classmethod
    def of(cls, rules: Any, kind: str) -> Payoffs:
        bets = [bet for bet in rules.pay_table.layout.bets if bet == kind or bet.startswith(f"{kind}-")]
        pockets = [pocket for pocket in rules.wheel.pockets if pocket not in rules.wheel.void]
        return cls(np.array([[rules.pay_table.payoffs[pocket][bet] for pocket in pockets] for bet in bets]))


def _play(
    points: Ints,
    alive: Bools,
    tables: Ints,
    spins: int,
    styles: Ints,
    trial: Trial,
    pays: Mapping[str, Payoffs],
    random: np.random.Generator,
) -> NDArray[np.float64]:
    """One round of every run; what comes back is how many spins somebody still had chips for."""
    runs = points.shape[0]
    needed = np.zeros(runs)
    count = int(tables.max()) + 1
    pockets = next(iter(pays.values())).table.shape[1]
    for left in range(spins, 0, -1):
        going = alive & (points > 0)
        needed += going.any(axis=1)
        fallen = np.take_along_axis(random.integers(pockets, size=(runs, count)), np.maximum(tables, 0), axis=1)
        best = _best_of_others(points, alive, tables, count) if (styles == 2).any() and left <= 3 else points
        for index, (kind, stake_of) in enumerate(STRATEGIES.values()):
            who = styles == index
            if not who.any():
                continue
            payoffs = pays[kind].table
            own = Scene(points[:, who], best[:, who], left, trial.stack)
            stakes = np.where(going[:, who], stake_of(own), 0)
            bets = random.integers(payoffs.shape[0], size=stakes.shape)
            points[:, who] += stakes * payoffs[bets, fallen[:, who]]
    return needed


def _best_of_others(points: Ints, alive: Bools, tables: Ints, count: int) -> Ints:
    """The most that anybody at the player's table has."""
    best = np.zeros((points.shape[0], count), dtype=np.int64)
    rows = np.arange(points.shape[0])[:, None]
    np.maximum.at(best, (rows, np.maximum(tables, 0)), np.where(alive, points, 0))
    return np.take_along_axis(best, np.maximum(tables, 0), axis=1)


def _draw(alive: Bools, seats: int, random: np.random.Generator) -> Ints:
    """Tables by lot, as few as possible and as even as possible."""
    order = np.argsort(np.where(alive, random.random(alive.shape), 2.0), axis=1)
    place = np.empty_like(order)
    np.put_along_axis(place, order, np.arange(alive.shape[1])[None, :], axis=1)
    tables = np.maximum(1, -(-alive.sum(axis=1) // seats))[:, None]
    return np.where(alive, place % tables, -1)


def _best(points: Ints, with_chips: Bools, tables: Ints, game: Game, random: np.random.Generator) -> Bools:
    """The best of each table, or of all; lots decide where points do not."""
    group = tables if game.per_table else np.zeros_like(tables)
    lots = random.random(points.shape)
    key = np.where(with_chips, points + lots, -1.0)
    order = np.lexsort((-key, group), axis=1)
    sorted_group = np.take_along_axis(group, order, axis=1)
    first = np.ones_like(sorted_group, dtype=bool)
    first[:, 1:] = sorted_group[:, 1:] != sorted_group[:, :-1]
    position = np.arange(points.shape[1])[None, :]
    start = np.maximum.accumulate(np.where(first, position, 0), axis=1)
    rank = np.empty_like(order)
    np.put_along_axis(rank, order, position - start, axis=1)
    chosen: Bools = with_chips & (rank < game.advance)
    return chosen


def _outlook(
    runs: int,
    names: Sequence[str],
    points: Ints,
    out_in: Ints,
    seconds: NDArray[np.float64],
    rounds: list[Survivors],
    random: np.random.Generator,
) -> Outlook:
    merit = out_in * 1e12 + points + random.random(points.shape)
    places = np.argsort(np.argsort(-merit, axis=1), axis=1) + 1
    found = {}
    between, every = 0.0, float(places.var())
    labels = np.array(names)
    for name in dict.fromkeys(names):
        who = labels == name
        won = float((places[:, who] == 1).any(axis=1).mean())
        margin = NORMAL_95 * (won * (1 - won) / runs) ** 0.5
        mean = float(places[:, who].mean())
        between += who.mean() * (mean - float(places.mean())) ** 2
        low, high = max(0.0, won - margin), min(1.0, won + margin)
        found[name] = Style(int(who.sum()), float(who.mean()), won, low, high, mean)
    best = np.take_along_axis(points, np.argmax(merit, axis=1)[:, None], axis=1)[:, 0]
    luck = 1.0 - (between / every if every else 0.0)
    return Outlook(runs, _spread(seconds / 60), tuple(rounds), found, luck, _spread(best))


def _field(trial: Trial) -> list[str]:
    if not trial.strategies:
        return [list(STRATEGIES)[number % len(STRATEGIES)] for number in range(trial.players)]
    return [name for name, count in trial.strategies.items() for _ in range(count)]


def _spread(values: Any) -> tuple[float, int, int]:
    low, high = np.percentile(values, [10, 90])
    return float(np.mean(values)), round(float(low)), round(float(high))


def _check(trial: Trial, runs: int) -> None:
    named = trial.strategies or {}
    if unknown := sorted(named.keys() - STRATEGIES.keys()):
        raise Refused(
            "no_such_strategy",
            "There is no way to play called “{strategy}”: {strategies:list}.",
            strategy=unknown[0],
            strategies=list(STRATEGIES),
        )
    if named and (sum(named.values()) != trial.players or min(named.values()) < 0):
        raise Refused("bad_trial.ways_add", "The ways to play add up to the players.", players=trial.players)
    spins = sum(game.spins for game in trial.games)
    sound = 2 <= trial.players <= PLAYERS_MAX and 1 <= spins <= SPINS_MAX and 1 <= runs <= RUNS_MAX
    if not sound or trial.seats < 1 or trial.stack < 1 or min((game.spins for game in trial.games), default=0) < 1:
        raise Refused(
            "bad_trial.spins_runs",
            "From 2 to {players_max} players, {spins_max} spins and {runs_max} runs can be tried.",
            players=trial.players,
            spins=spins,
            runs=runs,
            players_max=PLAYERS_MAX,
            spins_max=SPINS_MAX,
            runs_max=RUNS_MAX,
        )
    if any(game.advance < 1 for game in trial.games[:-1]):
        raise Refused("bad_trial.every_round", "Say for every round but the last how many go on.")
    if trial.players * spins * runs > WORK_MAX:
        raise Refused(
            "bad_trial.wagers_time",
            "That is {wagers:,} wagers; {work_max:,} can be tried at a time.",
            wagers=trial.players * spins * runs,
            work_max=WORK_MAX,
        )
