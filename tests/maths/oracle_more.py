"""The oracle on further questions: waiting, bets together, rules on zero, unequal wheels, the house's side."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from fractions import Fraction

from tests.maths import oracle
from tests.maths.oracle import Chances, Evening, Game, Slip


def all_seen(numbers: int, spins: int) -> Fraction:
    """How likely every number has come: by inclusion and exclusion over those that have not."""
    ways = sum((-1) ** gone * math.comb(numbers, gone) * (numbers - gone) ** spins for gone in range(numbers + 1))
    return Fraction(ways, numbers**spins)


def seen_again(numbers: int, spins: int) -> Fraction:
    return 1 - Fraction(math.perm(numbers, spins), numbers**spins)


def twice_running(numbers: int, spins: int) -> Fraction:
    return 1 - Fraction(numbers - 1, numbers) ** (spins - 1)


def decided(system: str, evening: Evening, coup: Chances, coups: int) -> tuple[Fraction, Fraction]:
    """How likely one had to stop within so many coups, and how likely the target was reached."""
    final, stopped = oracle.played(system, evening, coup, coups)
    return stopped, oracle.chance_that(final, lambda has: has >= evening.target)


def covariance(one: Slip, other: Slip, game: Game) -> Fraction:
    """Every pocket, and for what waits in prison every pocket that decides."""
    every: list[tuple[Fraction, int, int]] = []
    for pocket in game.pockets:
        each = Fraction(1, len(game.pockets))
        if game.rule == "prison" and pocket in game.zeros:
            deciding = [after for after in game.pockets if not (game.stays and after in game.zeros)]
            every += [
                (each / len(deciding), _waited(one, pocket, after), _waited(other, pocket, after)) for after in deciding
            ]
        else:
            every.append((each, oracle.net_on(one, pocket, game), oracle.net_on(other, pocket, game)))
    first, second = (sum((row[0] * row[place] for row in every), Fraction(0)) for place in (1, 2))
    return sum((chance * (a - first) * (b - second) for chance, a, b in every), Fraction(0))


def _waited(slip: Slip, pocket: str, after: str) -> int:
    even = sum(-stake for bet, stake in slip.items() if bet in oracle.EVEN_CHANCES and not oracle.covers(bet, after))
    rest = {bet: stake for bet, stake in slip.items() if bet not in oracle.EVEN_CHANCES}
    return even + oracle.net_on(rest, pocket, Game())


Rule = tuple[object, list[tuple[object, object, object]]]
"""What a zero does to a fresh wager, and for each level what a win, a zero and a loss do: a level, or a share back."""


def edge_of_rule(rule: Rule, win: Fraction, zero: Fraction, spins: int = 400) -> float:
    """By following a wager through its prisons, spin after spin, until hardly anything of it is left there."""
    first, levels = rule
    back = float(win) * 2.0
    waiting = {0: 0.0}
    if isinstance(first, int):
        waiting[first] = float(zero)
    else:
        back += float(zero) * float(first)  # type: ignore[arg-type]
    for _ in range(spins):
        after: dict[int, float] = {}
        for level, weight in waiting.items():
            if not weight:
                continue
            for chance, goes in zip((win, zero, 1 - win - zero), levels[level - 1], strict=True):
                if isinstance(goes, int):
                    after[goes] = after.get(goes, 0.0) + weight * float(chance)
                else:
                    back += weight * float(chance) * float(goes)  # type: ignore[arg-type]
        waiting = after
    return 1 - back


def is_kelly(chances: Mapping[str, Fraction], stakes: Mapping[str, Fraction], returns: int) -> bool:
    """No small change of the stakes would grow faster: Kuhn and Tucker's conditions, in fractions."""
    rest = 1 - sum(stakes.values(), Fraction(0))
    has = {pocket: rest + returns * stakes.get(pocket, Fraction(0)) for pocket in chances}
    kept = sum((chance / has[pocket] for pocket, chance in chances.items()), Fraction(0))
    gains = {pocket: returns * chance / has[pocket] - kept for pocket, chance in chances.items()}
    return all(gain == 0 if pocket in stakes else gain <= 0 for pocket, gain in gains.items())


def rule_wins(words: Sequence[Sequence[tuple[bool, str]]], game: Game) -> list[str]:
    """Pockets on which one of the lines holds; a line is bets that must win, or must not."""
    return [
        pocket
        for pocket in game.pockets
        if any(all(_named(name, pocket) is wanted for wanted, name in line) for line in words)
    ]


def _named(name: str, pocket: str) -> bool:
    return pocket == name if name.isdigit() else oracle.covers(name, pocket)


def all_between(numbers: int, spins: int, least: int, most: int) -> Fraction:
    """How likely every number comes between `least` and `most` times: spins are dealt out to halves of the numbers."""
    return Fraction(_dealt(numbers, spins, least, most)[spins], numbers**spins)


def _dealt(numbers: int, spins: int, least: int, most: int) -> list[int]:
    """In how many ways each number of spins up to this many falls on the numbers."""
    if numbers == 1:
        return [int(least <= times <= most) for times in range(spins + 1)]
    half = _dealt(numbers // 2, spins, least, most)
    whole = _together(half, half)
    return _together(whole, _dealt(1, spins, least, most)) if numbers % 2 else whole


def _together(some: list[int], others: list[int]) -> list[int]:
    return [
        sum(math.comb(done, times) * some[times] * others[done - times] for times in range(done + 1) if some[times])
        for done in range(len(some))
    ]


def longest_run_at_most(event: Fraction, spins: int, length: int) -> Fraction:
    """How likely an event never comes more than `length` times in a row: by the length of the run that is going on."""
    running = [Fraction(1), *(Fraction(0) for _ in range(length))]
    for _ in range(spins):
        running = [sum(running, Fraction(0)) * (1 - event), *(chance * event for chance in running[:-1])]
    return sum(running, Fraction(0))
