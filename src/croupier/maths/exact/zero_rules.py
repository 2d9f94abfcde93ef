"""What an even-money bet gets when a zero falls, as data: prisons of any depth, and any share of the stake back.

    name  = "two levels"
    on    = ["0"]           # pockets that the rule is for; other zeros lose
    first = 1               # what such a zero does to a fresh wager
    [[level]]               # prison 1
    win   = "release"       # what a pocket that the bet covers does
    zero  = 2               # what one of `on` does
    lose  = "lose"          # what any other pocket does; so without the line
    [[level]]               # prison 2
    win   = 1
    zero  = "lose"

Each says to which level the wager goes, or what of the stake comes back: `lose` nothing, `half`, `release` the stake,
`pay` the stake and as much again, or any share such as "3/4".
"""

from __future__ import annotations

import tomllib
from fractions import Fraction
from typing import Any

from croupier.lean import dataclass
from croupier.maths.exact.distribution import Distribution
from croupier.maths.exact.slips import Coup
from croupier.refusal import Phrase, Refused, Said
from croupier.rules import TableRules

SHARES = {"lose": Fraction(0), "half": Fraction(1, 2), "release": Fraction(1), "pay": Fraction(2)}
LEVELS_MAX = 50
STAKE = 10_000  # cents; the shares of a stake must come out in whole ones

After = int | Fraction
"""A level, or the share of the stake that comes back."""


@dataclass(frozen=True, slots=True)
class Level:
    win: After
    zero: After
    lose: After


@dataclass(frozen=True, slots=True)
class ZeroRule:
    """`levels[0]` is prison 1. A level is an int from 1 on, a share back a fraction."""

    name: str
    on: frozenset[str]
    first: After
    levels: tuple[Level, ...]


def read_zero_rule(text: str, file: str) -> ZeroRule:
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _bad(file, Phrase("why.toml", "it is not TOML: {error}", error=error)) from None
    levels = data.get("level", [])
    known = isinstance(levels, list) and all(isinstance(level, dict) for level in levels)
    if not known or len(levels) > LEVELS_MAX or set(data) - {"name", "on", "first", "level"}:
        raise _bad(file, Phrase("why.levels", "it has name, on, first and up to 50 levels, written as [[level]]"))
    if any(set(level) - {"win", "zero", "lose"} for level in levels):
        raise _bad(file, Phrase("why.level", "a level has win, zero and lose"))
    count = len(levels)
    return ZeroRule(
        str(data.get("name", file)),
        frozenset(map(str, data.get("on", ["0"]))),
        _after(data.get("first", "lose"), count, file),
        tuple(
            Level(*(_after(level.get(key, without), count, file) for key, without in
                    (("win", "release"), ("zero", "lose"), ("lose", "lose"))))
            for level in levels
        ),
    )  # fmt: skip


def _after(value: Any, levels: int, file: str) -> After:
    if isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= levels:
        return value
    try:
        share = SHARES[value] if value in SHARES else Fraction(value) if isinstance(value, str) else None
    except (ValueError, ZeroDivisionError):
        share = None
    if share is None or not 0 <= share <= 36 or (share * STAKE).denominator != 1:
        raise _bad(
            file,
            Phrase(
                "why.share",
                "“{value}” is no level of it, and no share of the stake: lose, half, release, pay, or 3/4",
                value=value,
            ),
        )
    return share


def zero_coup(rules: TableRules, rule: ZeroRule, bet: str = "red") -> Coup:
    """One wager of $100 on an even-money bet under this rule: exact, by elimination over the levels."""
    found = rules.layout.bet(bet)
    if rules.pay_table.pays(bet) != 1:
        raise Refused(
            "in_prison_even_money_only.rule_zero", "A rule on zero is for even-money bets; {bet} is none.", bet=bet
        )
    results = rules.wheel.results
    size = len(results)
    win = Fraction(sum(pocket in found.covers for pocket in results), size)
    zero = Fraction(sum(pocket in rule.on and pocket not in found.covers for pocket in results), size)
    chances = (win, zero, 1 - win - zero)
    back, spins = _from_levels(rule, chances)
    nets: dict[int, Fraction] = {}
    more = Fraction(0)
    for chance, after in zip(chances, (Fraction(2), rule.first, Fraction(0)), strict=True):
        later = back[after] if isinstance(after, int) else {after: Fraction(1)}
        more += chance * (spins[after] if isinstance(after, int) else 0)
        for share, weight in later.items():
            net = int((share - 1) * STAKE)
            nets[net] = nets.get(net, Fraction(0)) + chance * weight
    kept = {net: chance for net, chance in sorted(nets.items()) if chance}
    return Coup(Distribution(kept), STAKE, 1 + more)


def _from_levels(
    rule: ZeroRule, chances: tuple[Fraction, ...]
) -> tuple[dict[int, dict[Fraction, Fraction]], dict[int, Fraction]]:
    """For each level what share comes back in the end and how likely, and the mean number of spins there."""
    shares = sorted({after for level in rule.levels for after in (level.win, level.zero, level.lose)
                     if not isinstance(after, int)})  # fmt: skip
    count = len(rule.levels)
    rows: list[list[Fraction]] = []
    for number, level in enumerate(rule.levels):
        row = [Fraction(int(number == other)) for other in range(count)]
        ends = dict.fromkeys(shares, Fraction(0))
        for chance, after in zip(chances, (level.win, level.zero, level.lose), strict=True):
            if isinstance(after, int):
                row[after - 1] -= chance
            else:
                ends[after] += chance
        rows.append([*row, *ends.values(), Fraction(1)])
    for pivot in range(count):
        at = next((row for row in range(pivot, count) if rows[row][pivot]), None)
        if at is None:
            raise Refused("bad_zero_rule.keeps_wager", "{rule} keeps a wager in prison for ever.", rule=rule.name)
        rows[pivot], rows[at] = rows[at], rows[pivot]
        rows[pivot] = [value / rows[pivot][pivot] for value in rows[pivot]]
        for other in range(count):
            if other != pivot and rows[other][pivot]:
                factor = rows[other][pivot]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[pivot], strict=True)]
    back = {number + 1: dict(zip(shares, row[count:-1], strict=True)) for number, row in enumerate(rows)}
    return back, {number + 1: row[-1] for number, row in enumerate(rows)}


def _bad(file: str, why: Said) -> Refused:
    return Refused("bad_zero_rule.file_why", "{file} is no rule on zero: {why}.", file=file, why=why)
