"""Staking systems: how many units the player stakes next, from what has happened.

A system is either a table of stages (Martingale, d'Alembert, Fibonacci ...) or a small function with a state of whole
numbers (Labouchere, Oscar's grind, and what users write). Both run in the exact chains as well as in the simulation.

One rule holds for all: a stake above the table's limit or above the bankroll is not made. The series is given up and
the system begins anew; who cannot cover its first stake either is ruined.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import count, islice

from croupier.lean import dataclass
from croupier.refusal import Refused

WIN, PUSH, LOSS = 1, 0, -1
BEGIN_ANEW, LEAVE = -1, 0

STAGES_MAX = 4096
UNITS_MAX = 1 << 40
LIST_MAX = 1024
STATE_SIZE = 64

Step = Callable[..., int]
"""`step(state, result, bankroll, won, unit)` changes the state by a result (1 won, 0 nothing yet or a push, -1 lost)
and returns the next stake in units: -1 to begin anew, 0 to leave the table. The bankroll, what was won (or lost, below
0) and one unit are in cents. A function of the first three hears no amounts."""


@dataclass(frozen=True, slots=True)
class TableSystem:
    """Stages, each with its stake in units and the stage after a win and after a loss. Stage 0 begins."""

    name: str
    stakes: tuple[int, ...]
    on_win: tuple[int, ...]
    on_loss: tuple[int, ...]

    def __post_init__(self) -> None:
        stages = len(self.stakes)
        if not stages or len(self.on_win) != stages or len(self.on_loss) != stages:
            raise Refused(
                "bad_system.every_win", "{system}: every stage needs a stake, on_win and on_loss.", system=self.name
            )
        for stage in range(stages):
            if not 1 <= self.stakes[stage] <= UNITS_MAX:
                raise Refused(
                    "bad_system.stake_stage_whole",
                    "{system}: the stake of stage {stage} is not a whole number of units, 1 or more.",
                    system=self.name,
                    stage=stage,
                )
            for after in (self.on_win[stage], self.on_loss[stage]):
                if not 0 <= after < stages:
                    raise Refused(
                        "bad_system.leads",
                        "{system}: stage {stage} leads to stage {after}; there are 0 to {stages}.",
                        system=self.name,
                        stage=stage,
                        after=after,
                        stages=stages - 1,
                    )

    def limited(self, units: int) -> TableSystem:
        """The same under a limit: what would lead above it begins anew."""
        if self.stakes[0] > units:
            raise Refused("limit_below_first_stake.plain", "The limit is below the first stake.", limit_units=units)
        allowed = [stake <= units for stake in self.stakes]
        return TableSystem(
            self.name,
            self.stakes,
            tuple(after if allowed[after] else 0 for after in self.on_win),
            tuple(after if allowed[after] else 0 for after in self.on_loss),
        )


@dataclass(frozen=True, slots=True, eq=False)
class FunctionSystem:
    """A step function and the state with which a series opens, which has up to `size` entries; those not named are 0.

    `kind` is for the simulation; 0 is a user's own. It is equal to every copy of itself: a worker gets a new copy with
    each chunk. What is compiled is the code and the constants that it names, so these make it the same.
    """

    name: str
    step: Step
    opening: tuple[int, ...]
    kind: int = 0
    size: int = STATE_SIZE

    @property
    def hears_amounts(self) -> bool:
        return self.step.__code__.co_argcount == 5

    @property
    def named(self) -> tuple[tuple[str, str], ...]:
        """What the function names from beside it, and what that is."""
        known = self.step.__globals__
        return tuple((name, repr(known[name])) for name in sorted(self.step.__code__.co_names) if name in known)

    @property
    def _same(self) -> tuple[object, ...]:
        return self.name, self.opening, self.kind, self.step.__code__, self.named

    def __eq__(self, other: object) -> bool:
        return isinstance(other, FunctionSystem) and self._same == other._same

    def __hash__(self) -> int:
        return hash(self._same)


System = TableSystem | FunctionSystem


def progression(name: str, stakes: Sequence[int], win_back: int | None, loss_on: bool) -> TableSystem:
    """Stages in a row: after a loss one further (or after a win, where `loss_on` is false), at the end back to 0.

    `win_back` is how many stages the other result goes back; None is all of them.
    """
    last = len(stakes) - 1
    further = tuple(stage + 1 if stage < last else 0 for stage in range(len(stakes)))
    back = tuple(0 if win_back is None else max(0, stage - win_back) for stage in range(len(stakes)))
    return (
        TableSystem(name, tuple(stakes), back, further) if loss_on else TableSystem(name, tuple(stakes), further, back)
    )


def _up_to(stakes: Iterator[int], limit: int) -> list[int]:
    """Stages of a growing progression until the limit."""
    kept: list[int] = []
    for stake in islice(stakes, STAGES_MAX):
        if stake > limit:
            break
        kept.append(stake)
    return kept


def _fibonacci() -> Iterator[int]:
    one, other = 1, 1
    while True:
        yield one
        one, other = other, one + other


def labouchere_step(state: list[int], result: int, _bankroll: int, won: int, unit: int) -> int:
    """`state[0]` is how long the list is, the list follows. First and last are staked; a win strikes them out.

    After a loss what was lost is written down, in whole units: of a half that came back nobody writes down the stake.
    """
    length = state[0]
    if result == WIN:
        length -= 2
        if length <= 0:
            return BEGIN_ANEW
        for place in range(1, length + 1):
            state[place] = state[place + 1]
        state[length + 1] = 0
        state[length + 2] = 0
    elif result == LOSS:
        length += 1
        if length >= LIST_MAX:
            return BEGIN_ANEW
        state[length] = -(won // unit)
    state[0] = length
    return state[1] + state[length] if length > 1 else state[1]


def oscar_step(state: list[int], result: int, _bankroll: int, won: int, unit: int) -> int:
    """`state` is the stake in units and the profit of the series so far in cents. A series aims at a profit of a unit.

    After a win it is one unit more, but not more than the same win would need to get there.
    """
    state[1] += won
    if result == WIN:
        if state[1] >= unit:
            return BEGIN_ANEW
        state[0] = min(state[0] + 1, -((state[1] - unit) * state[0] // won))
    return state[0]


LABOUCHERE, OSCAR = 1, 2


def labouchere(lines: Sequence[int] = (1, 2, 3, 4)) -> FunctionSystem:
    if not lines or len(lines) > LIST_MAX // 2 or min(lines) < 1:
        raise Refused(
            "bad_system.list_numbers", "A Labouchere list has whole numbers of units, 1 or more.", lines=list(lines)
        )
    return FunctionSystem("labouchere", labouchere_step, (len(lines), *lines), LABOUCHERE, LIST_MAX)


def oscars_grind() -> FunctionSystem:
    return FunctionSystem("oscars-grind", oscar_step, (1, 0), OSCAR, 2)


NAMES: dict[str, Callable[[int], System]] = {
    "flat": lambda _: TableSystem("flat", (1,), (0,), (0,)),
    "martingale": lambda most: progression("martingale", _up_to((2**n for n in count()), most), None, True),
    "grand-martingale": lambda most: progression(
        "grand-martingale", _up_to((2 ** (n + 1) - 1 for n in count()), most), None, True
    ),
    "dalembert": lambda most: progression("dalembert", _up_to(count(1), most), 1, True),
    "fibonacci": lambda most: progression("fibonacci", _up_to(_fibonacci(), most), 2, True),
    "labouchere": lambda _: labouchere(),
    "oscars-grind": lambda _: oscars_grind(),
    "paroli": lambda most: progression("paroli", (1, 2, 4), None, False).limited(most),
    "1-3-2-6": lambda most: progression("1-3-2-6", (1, 3, 2, 6), None, False).limited(most),
}


def named_system(name: str, limit_units: int = UNITS_MAX) -> System:
    """One of the systems of the trade, under a limit in units."""
    if name not in NAMES:
        raise Refused(
            "no_such_system", "There is no system “{system}”. There are: {known:list}.", system=name, known=list(NAMES)
        )
    if limit_units < 1:
        raise Refused("limit_below_first_stake.plain", "The limit is below the first stake.", limit_units=limit_units)
    return NAMES[name](limit_units)
