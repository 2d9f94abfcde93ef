"""A new bet: which pockets win and what it pays. Its PAR sheet at once, and what the rulebook says to it."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from croupier.game import Bet
from croupier.lean import dataclass
from croupier.maths.exact.distribution import Distribution
from croupier.maths.exact.questions.par import par_figures
from croupier.maths.exact.slips import Coup
from croupier.refusal import Refused
from croupier.rules import TableRules

STAKE = 100


@dataclass(frozen=True, slots=True)
class Designed:
    """`edges` is the lowest and the highest house edge among the bets that the rulebook has."""

    covers: tuple[str, ...]
    pays: int
    coup: Coup
    findings: tuple[dict[str, Any], ...]

    @property
    def par(self) -> dict[str, Any]:
        return {"covers": list(self.covers), "pays": self.pays, **par_figures(self.coup)}


def winning_pockets(rules: TableRules, rule: str) -> tuple[str, ...]:
    """The pockets of a rule: numbers and bets, joined by `or`, `and` and `not`; `red and not dozen-1 or 0`."""
    won: set[str] = set()
    every = set(rules.wheel.results)
    for part in rule.replace(",", " or ").split(" or "):
        here = set(every)
        for word in part.split(" and "):
            name = word.strip()
            negated = name.startswith("not ")
            covered = _covered(rules, name.removeprefix("not ").strip())
            here &= every - covered if negated else covered
        won |= here
    found = tuple(pocket for pocket in rules.wheel.results if pocket in won)
    if not found or len(found) == len(every):
        raise Refused("bad_design.win_some", "A bet must win on some pockets and lose on others.", rule=rule)
    return found


def _covered(rules: TableRules, name: str) -> set[str]:
    if name in rules.wheel.results:
        return {name}
    bet = rules.layout.bets.get(name)
    if bet is None:
        raise Refused("bad_design.pocket_table", "“{name}” is no pocket and no bet of this table.", name=name)
    return {pocket for pocket in rules.wheel.results if pocket in bet.covers}


def designed(rules: TableRules, rule: str, pays: int) -> Designed:
    covers = winning_pockets(rules, rule)
    hit = Fraction(len(covers), len(rules.wheel.results))
    one = Coup(Distribution({-STAKE: 1 - hit, pays * STAKE: hit}), STAKE, Fraction(1))
    return Designed(covers, pays, one, tuple(_findings(rules, covers, pays, one.edge)))


def _findings(rules: TableRules, covers: tuple[str, ...], pays: int, edge: Fraction) -> list[dict[str, Any]]:
    """What a person who offers it must know: codes, with the facts behind each."""
    size = len(rules.wheel.results)
    known = [bet for bet in rules.layout.bets.values() if set(covers) == _on_wheel(rules, bet)]
    found: list[dict[str, Any]] = []
    for bet in known:
        book = rules.pay_table.pays(bet.id)
        clause = list(rules.rulebook.bets[bet.kind].pays.clause)
        code = "known_bet" if book == pays else "pays_less" if pays < book else "pays_more"
        found.append({"finding": code, "bet": bet.id, "pays": book, "clause": clause})
    if not known:
        found.append({"finding": "not_in_rulebook"})
    edges = [
        1 - Fraction(len(_on_wheel(rules, bet)), size) * (rules.pay_table.pays(bet.id) + 1)
        for bet in rules.layout.bets.values()
    ]
    if edge <= 0:
        found.append({"finding": "house_does_not_gain"})
    elif not min(edges) <= edge <= max(edges):
        facts = {"lowest": str(min(edges)), "highest": str(max(edges))}
        found.append({"finding": "edge_below_rulebook" if edge < min(edges) else "edge_above_rulebook", **facts})
    return found


def _on_wheel(rules: TableRules, bet: Bet) -> set[str]:
    return {pocket for pocket in rules.wheel.results if pocket in bet.covers}
