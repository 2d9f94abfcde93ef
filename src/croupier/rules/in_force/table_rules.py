"""The rules of one table: a rulebook with the house's policy over it, compiled for play."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, field, replace
from functools import lru_cache
from typing import Any

from croupier.game import Kind, Layout, PayTable, Pocket, Wheel, ZeroOption
from croupier.lean import dataclass
from croupier.refusal import Refused
from croupier.rules.book import library
from croupier.rules.book.clauses import ClauseIndex
from croupier.rules.book.model import LimitsSetBy, OddsRule, Rulebook, ZeroRule
from croupier.rules.files.findings import BadFile
from croupier.rules.in_force.policy import policy_findings
from croupier.rules.in_force.policy_model import GROUPS, TOTALS, Limit, Policy, Tips, Total
from croupier.rules.in_force.variation import Variation, overlaid


@dataclass(frozen=True, slots=True)
class TableRules:
    rulebook: Rulebook
    policy: Policy
    wheel: Wheel = field(init=False)
    layout: Layout = field(init=False)
    pay_table: PayTable = field(init=False)
    limits: Mapping[str, Limit | None] = field(init=False)
    totals: tuple[Total, ...] = field(init=False)
    tips: Tips | None = field(init=False)  # what the sign says of wagers for the dealers, if it restricts them
    tips_count: bool = field(init=False)  # towards the limits
    option: ZeroOption | None = field(init=False)
    index: ClauseIndex = field(init=False)
    digest: str = field(init=False)

    def __post_init__(self) -> None:
        varied = overlaid(self.rulebook, self.policy.variations, self.policy.on)
        object.__setattr__(self, "rulebook", declared(varied, self.policy))
        wheel = library.wheel(self.policy.wheel, self.rulebook)
        layout = layout_of(self.rulebook, wheel, one_zero=self.policy.layout == "single-zero")
        to_one = {kind: self.policy.odds.get(kind, bet.pays.value) for kind, bet in self.rulebook.bets.items()}
        computed = {
            "wheel": wheel,
            "layout": layout,
            "pay_table": PayTable(layout, to_one),
            "limits": {kind.id: self._limit(kind) for kind in self.rulebook.kinds},
            "totals": tuple(Total(name, self._group(TOTALS[name]), limit) for name, limit in self._in_all().items()),
            "tips": self.policy.tips.binding if self.policy.tips.binding.restricts else None,
            "option": zero_option(self.rulebook, self.policy),
            "index": library.clauses(self.rulebook.key),
            "digest": fingerprint(self.rulebook, self.policy),
        }
        for name, value in computed.items():
            object.__setattr__(self, name, value)
        object.__setattr__(self, "tips_count", self._do_tips_count())

    @property
    def variations(self) -> tuple[Variation, ...]:
        """Those in force on the day for which these rules were made."""
        return tuple(one for one in self.policy.variations if one.in_force(self.policy.on))

    @property
    def second_above(self) -> int:
        """What one supervisor may rule on alone: the house's amount, or the one that is assumed."""
        own = self.policy.second_above
        return self.rulebook.irregularities.second_above.value if own is None else own

    def _do_tips_count(self) -> bool:
        """Wagers for the dealers count towards the limits: as the sign has it, or the rulebook."""
        own = self.tips.counted if self.tips else None
        return self.rulebook.limits.count_tips.value if own is None else own

    def kinds_for_tips(self) -> frozenset[str]:
        """The kinds of bets on which a wager for the dealers is taken."""
        named = (self.tips.bets if self.tips else ()) or ("all",)
        groups = {name: self._group(name) for name in GROUPS}
        return frozenset().union(*(groups.get(name, {name}) for name in named))

    @property
    def zero_rule(self) -> ZeroRule | None:
        """The rule of the rulebook behind what the table offers on zero."""
        return self.rulebook.options[self.policy.chosen[0]] if self.policy.chosen else None

    @property
    def window_seconds(self) -> int | None:
        """How long players may choose on zero; None where nobody is asked."""
        asked = self.zero_rule
        return asked.window_seconds.value if asked and asked.window_seconds else None

    def limit(self, kind: str) -> Limit | None:
        """The limits of one player's wager on one bet of this kind; None where nobody has set any."""
        return self.limits.get(kind)

    def _limit(self, kind: Kind) -> Limit | None:
        if not self.rulebook.limits.per_bet.value:
            return self.policy.limits.get(kind.id)
        return self._fixed() or self.policy.limit(kind.id, inside=kind.inside)

    def _group(self, name: str) -> frozenset[str]:
        """Inside bets, outside bets, or all."""
        return frozenset(kind.id for kind in self.rulebook.kinds if name == "all" or kind.inside == (name == "inside"))

    def _fixed(self) -> Limit | None:
        fixed = self.rulebook.limits
        if fixed.set_by.value is not LimitsSetBy.RULEBOOK or self.policy.tournament:
            return None
        assert fixed.minimum
        assert fixed.maximum
        return Limit(fixed.minimum.value, fixed.maximum.value)

    def _in_all(self) -> dict[str, Limit]:
        """Limits of all that a player stakes. Read so, a rulebook's own limits and those of groups are such."""
        limits = {name: limit for name, limit in self.policy.limits.items() if name in TOTALS}
        if not self.rulebook.limits.per_bet.value:
            groups = {"total": "all", "inside_total": "inside", "outside_total": "outside"}
            given = {total: self.policy.limits[name] for total, name in groups.items() if name in self.policy.limits}
            limits = {**given, **limits}
            if fixed := self._fixed():
                limits["total"] = fixed
        return limits

    def name(self, kind: str) -> str:
        return self.rulebook.bets[kind].full_name

    def refuse(self, refusal: Refused, kind: str | None = None) -> Refused:
        """The refusal with the clause of this rulebook behind it; the clause on that kind of bet where there is one."""
        word = kind or str(refusal.facts.get("bet", "")).partition("-")[0]
        bet = next((rule for known, rule in self.rulebook.bets.items() if known == word), None)
        own = (*bet.name.clause, *bet.pays.clause) if bet else ()
        section = _section(own[0]) if own else ""
        beside = tuple(clause for clause in self.index if section and _section(clause) == section)
        return refusal.citing(self.index.refusing(refusal.code, (*own, *beside)))


def declared(rulebook: Rulebook, policy: Policy) -> Rulebook:
    """The rulebook with the odds that the licensee has declared, where it leaves them to another text."""
    if rulebook.odds.value is not OddsRule.EXTERNAL or not policy.odds:
        return rulebook
    bets = {
        kind: replace(bet, pays=replace(bet.pays, value=policy.odds[kind], assumed=False, note=policy.odds_source))
        if kind in policy.odds
        else bet
        for kind, bet in rulebook.bets.items()
    }
    return replace(rulebook, bets=bets)


def _section(clause: str) -> str:
    return clause.rpartition("-")[0]


def layout_of(rulebook: Rulebook, wheel: Wheel, *, one_zero: bool = False) -> Layout:
    """The layout for a wheel under a rulebook, made once."""
    return _layout(wheel, rulebook.kinds, frozenset(rulebook.trios.value), one_zero=one_zero)


@lru_cache(maxsize=32)
def _layout(wheel: Wheel, kinds: tuple[Kind, ...], trios: frozenset[str], *, one_zero: bool) -> Layout:
    return Layout(wheel, kinds, trios, one_zero)


def zero_option(rulebook: Rulebook, policy: Policy) -> ZeroOption | None:
    """What this table offers on some wagers when a zero falls."""
    chosen = policy.chosen
    return available_options(rulebook, policy)[chosen[0]] if chosen else None


def available_options(rulebook: Rulebook, policy: Policy) -> dict[str, ZeroOption]:
    """Every option that the rulebook knows for this wheel, whether the house offers it or not."""
    wheel = library.wheel(policy.wheel, rulebook)
    return {
        name: ZeroOption(
            name.replace("_", "-"),
            frozenset(rule.bets.value),
            frozenset(map(Pocket, rule.on.value)),
            rule.in_order,
            rule.on_win.value if rule.on_win else "release",
            rule.on_zero_again.value if rule.on_zero_again else "lose",
            policy.chips.smallest,
            rule.levels.value if rule.levels else 1,
        )
        for name, rule in rulebook.options.items()
        if rule.goes_with(wheel)
    }


def table_rules(rulebook: str, wheel: str | None = None, policy: Policy | None = None) -> TableRules:
    """The rules of a table from names; a wheel that the rulebook does not have is refused."""
    book = library.rulebook(rulebook)
    if policy is None:
        policy = Policy(rulebook, library.wheel(wheel or book.wheels.value[0], book).name)
    findings = list(policy_findings(policy, book, "policy"))
    if len(findings) == 1:
        raise findings[0].refused()
    if findings:
        raise BadFile(findings)
    return TableRules(book, policy)


def fingerprint(rulebook: Rulebook, policy: Policy) -> str:
    """SHA-256 of everything that can change how a round is played or paid."""
    everything: dict[str, Any] = {"rulebook": asdict(rulebook), "policy": asdict(policy)}
    if policy.chips.imprest is None:  # a later key: without it, rules have the code that they hang under on old walls
        del everything["policy"]["chips"]["imprest"]
    wheel = library.wheel(policy.wheel, rulebook)
    everything["ring"] = [[pocket, wheel.colours[pocket]] for pocket in wheel.ring]
    text = json.dumps(everything, sort_keys=True, separators=(",", ":"), default=str)
    return hashlib.sha256(text.encode()).hexdigest()
