"""A house policy: what the licensee sets within a rulebook, and all that keeps it from being lawful."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from croupier.game import INSIDE, OUTSIDE, Kind
from croupier.money import dollars
from croupier.refusal import Refused
from croupier.rules.book import library
from croupier.rules.book.checks import value_findings
from croupier.rules.book.model import LimitsSetBy, OddsRule, Rulebook, UniqueBy
from croupier.rules.files.findings import BadFile, Finding
from croupier.rules.files.reader import parse, read_what_can_be_read
from croupier.rules.in_force.variation import Variation, before_and_clauses, laid_over, overlaid

GROUPS = {"all": frozenset(Kind), "inside": INSIDE, "outside": OUTSIDE}


@dataclass(frozen=True, slots=True)
class Limit:
    """The smallest and the largest wager of one player on one bet, in cents."""

    min: int
    max: int

    def __str__(self) -> str:
        return f"{dollars(self.min)} to {dollars(self.max)}"


@dataclass(frozen=True, slots=True)
class ChipSet:
    """Non-value chips of one colour and design. They carry no amount; the player says what they are worth."""

    colour: str
    design: str = "plain"
    printed: int | None = None

    def __str__(self) -> str:
        return f"{self.colour}/{self.design}"


@dataclass(frozen=True, slots=True)
class ValueChip:
    """A chip with an amount on it, good at every table of the premises."""

    colour: str
    value: int
    design: str = "plain"

    def __str__(self) -> str:
        return f"{dollars(self.value)} {self.colour}/{self.design}"


@dataclass(frozen=True, slots=True)
class PolicyChips:
    value_chips: bool = False
    match_play: bool = False
    smallest: int = 1
    sets: tuple[ChipSet, ...] = ()
    value: tuple[ValueChip, ...] = ()


@dataclass(frozen=True, slots=True)
class PolicyOptions:
    in_prison: bool = False
    la_partage: bool = False
    surrender: bool = False

    @property
    def chosen(self) -> list[str]:
        return [name for name in ("in_prison", "la_partage", "surrender") if getattr(self, name)]


@dataclass(frozen=True, slots=True)
class Terminals:
    """A table with electronic betting terminals. Whether a central screen shows the felt must be said.

    A winning stake stays on the layout, reading C11, unless the terminals give it back with the winnings.
    """

    count: int
    central_screen: bool | None = None
    return_stakes: bool = False


@dataclass(frozen=True, slots=True)
class Tips:
    """Wagers for the dealers. A restriction binds only when it is posted."""

    restriction: str = ""
    wager_max: int | None = None
    posted: bool = False


@dataclass(frozen=True, slots=True)
class Policy:
    rulebook: str
    wheel: str
    name: str = ""
    limits: Mapping[str, Limit] = field(default_factory=dict)
    odds: Mapping[Kind, int] = field(default_factory=dict)
    options: PolicyOptions = field(default_factory=PolicyOptions)
    chips: PolicyChips = field(default_factory=PolicyChips)
    terminals: Terminals | None = None
    tips: Tips = field(default_factory=Tips)
    tournament: bool = False
    variations: tuple[Variation, ...] = ()
    on: str = ""  # the day for which the variations are read; a table moves it on when a round opens

    def limit(self, kind: Kind) -> Limit | None:
        """The most specific limit that is set: of the kind, of inside or outside bets, of all bets."""
        group = "inside" if kind in INSIDE else "outside"
        return next((self.limits[name] for name in (kind, group, "all") if name in self.limits), None)


def policy_from(data: Mapping[str, Any], file: str) -> Policy:
    """A policy from the data of its file; `BadFile` with everything that is wrong."""
    findings: list[Finding] = []
    rulebook: Rulebook | None = None
    if isinstance(data.get("rulebook"), str):
        try:
            rulebook = library.rulebook(data["rulebook"])
        except Refused as refusal:
            findings.append(Finding.of(file, "rulebook", refusal))
        except BadFile as bad:
            findings += bad.findings
    data, for_some = _without_options_for_some(data, file)
    policy, malformed = read_what_can_be_read(Policy, data, file)
    findings += [_cited(finding, rulebook) for finding in (*for_some, *malformed)]
    if policy and rulebook:
        findings += policy_findings(policy, rulebook, file)
    if findings:
        raise BadFile(findings)
    assert policy is not None
    return policy


def policy_text(text: str, file: str) -> Policy:
    return policy_from(parse(text, file), file)


def _without_options_for_some(data: Mapping[str, Any], file: str) -> tuple[Mapping[str, Any], list[Finding]]:
    """An option per player is a mistake of law, not of type, and deserves the better sentence."""
    options = data.get("options")
    if not isinstance(options, Mapping) or not isinstance(options.get("in_prison"), Mapping):
        return data, []
    message = "In Prison is offered to every player at the table or to none."
    finding = Finding(file, "options.in_prison", "in_prison_is_for_all", message, "true or false")
    return {**data, "options": {**options, "in_prison": False}}, [finding]


def _cited(finding: Finding, rulebook: Rulebook | None) -> Finding:
    clause = library.clauses(rulebook.key).refusing(finding.code) if rulebook else None
    return replace(finding, clause=clause)


def policy_findings(policy: Policy, rulebook: Rulebook, file: str) -> Iterator[Finding]:
    index = library.clauses(rulebook.key)
    broken = False
    for key, refusal, expected in variations_are_approved(policy, rulebook):
        broken = True
        yield Finding.of(file, key, refusal.citing(index.refusing(refusal.code)), expected)
    impossible = [] if broken else list(variations_can_be_played(policy, rulebook, file))
    yield from impossible
    if not broken and not impossible:
        rulebook = overlaid(rulebook, policy.variations, policy.on)
    for check in CHECKS:
        for key, refusal, expected in check(policy, rulebook):
            yield Finding.of(file, key, refusal.citing(index.refusing(refusal.code)), expected)


Problem = tuple[str, Refused, str]


def variations_are_approved(policy: Policy, rulebook: Rulebook) -> Iterator[Problem]:
    for number, variation in enumerate(policy.variations):
        try:
            variation.check()
            before_and_clauses(rulebook, variation.changes)
        except Refused as refusal:
            yield f"variations[{number}]", refusal, "an approved variation with its citation and dates"


def variations_can_be_played(policy: Policy, rulebook: Rulebook, file: str) -> Iterator[Finding]:
    """A value that tables cannot be played by would be printed and cited, and not be obeyed."""
    for number, variation in enumerate(policy.variations):
        for finding in value_findings(laid_over(rulebook, variation), library.wheels(), file):
            yield replace(finding, key=f"variations[{number}].changes.{finding.key}")


def wheel_is_allowed(policy: Policy, rulebook: Rulebook) -> Iterator[Problem]:
    allowed = ", ".join(rulebook.wheels.value)
    try:
        name = library.wheel(policy.wheel).name
    except Refused as refusal:
        yield "wheel", refusal, allowed
        return
    if name not in rulebook.wheels.value:
        message = f"The {rulebook.key} rulebook has no {name} wheel."
        yield "wheel", Refused("wheel_type_not_allowed", message, wheel=name), allowed


def limits_are_possible(policy: Policy, rulebook: Rulebook) -> Iterator[Problem]:
    for name, limit in policy.limits.items():
        if name not in GROUPS and name not in set(Kind):
            refusal = Refused("unknown_key", f"“{name}” is neither a kind of bet nor a group of them.", name=name)
            yield f"limits.{name}", refusal, ", ".join([*GROUPS, *Kind])
        if not 0 < limit.min <= limit.max:
            message = f"{dollars(limit.min)} to {dollars(limit.max)} are no limits."
            yield f"limits.{name}", Refused("bad_limits", message, min=limit.min, max=limit.max), "0 < min <= max"
        if policy.tournament:
            message = "Tournament chips have no wager limit."
            yield f"limits.{name}", Refused("no_tournament_limit", message), "no limits in a tournament"
    fixed = rulebook.limits
    if policy.limits and fixed.set_by.value is LimitsSetBy.RULEBOOK:
        assert fixed.minimum
        assert fixed.maximum
        expected = str(Limit(fixed.minimum.value, fixed.maximum.value))
        refusal = Refused(
            "limits_fixed", "This rulebook fixes its limits itself.", clause=(*fixed.set_by.clause, None)[0]
        )
        yield "limits", refusal, expected


def odds_keep_the_rule(policy: Policy, rulebook: Rulebook) -> Iterator[Problem]:
    index = library.clauses(rulebook.key)
    for kind, to_one in policy.odds.items():
        bet = rulebook.bets.get(kind)
        if bet is None:
            refusal = Refused("bet_not_permitted", f"The {rulebook.key} rulebook has no bet “{kind}”.", kind=kind)
            yield f"odds.{kind}", refusal, ", ".join(rulebook.bets)
            continue
        due = bet.pays.value
        facts = {"kind": kind, "to_one": to_one, "rulebook": due}
        if rulebook.odds.value is OddsRule.FLOOR:
            code, wrong, expected = "odds_below_minimum", to_one < due, f"at least {due} to 1"
        else:
            code, wrong, expected = "odds_differ_from_pay_table", to_one != due, f"{due} to 1"
        if wrong:
            clause = index.refusing(code, bet.pays.clause)
            refusal = Refused(
                code, f"{bet.pay_name.value} at {to_one} to 1: it pays {expected}.", clause=clause, **facts
            )
            yield f"odds.{kind}", refusal, expected


def options_are_offered(policy: Policy, rulebook: Rulebook) -> Iterator[Problem]:
    wheel = next((wheel for wheel in library.wheels().values() if policy.wheel in (wheel.name, *wheel.aliases)), None)
    for name in policy.options.chosen:
        option = getattr(rulebook.options, name)
        words = name.replace("_", " ")
        if option is None:
            refusal = Refused(
                "option_not_permitted", f"The {rulebook.key} rulebook does not know {words}.", option=name
            )
            yield f"options.{name}", refusal, "false"
        elif name != "in_prison" and wheel and wheel.name not in option.wheels.value:
            refusal = Refused("option_not_permitted", f"{words} is not for the {wheel.name} wheel.", option=name)
            yield f"options.{name}", refusal, ", ".join(option.wheels.value)
    if len(policy.options.chosen) > 1:
        refusal = Refused("option_not_permitted", "Only one of these can apply when a zero falls.")
        yield "options", refusal, "one of " + ", ".join(policy.options.chosen)
    prison = rulebook.options.in_prison
    covered = wheel is not None and wheel.void
    if policy.options.in_prison and prison and covered and not prison.with_covered_double_zero.value:
        message = "The sign of this table says that even-money bets are lost on 0, so In Prison cannot be on."
        yield "options.in_prison", Refused("in_prison_conflicts_with_sign", message), "false"


def chips_look_different(policy: Policy, rulebook: Rulebook) -> Iterator[Problem]:
    by_colour = rulebook.chips.unique_by.value is UniqueBy.COLOUR
    no_screen = policy.terminals is not None and policy.terminals.central_screen is False
    may_look_alike = no_screen and rulebook.chips.alike_without_central_screen.value
    for number, chips in enumerate(policy.chips.sets):
        key = f"chips.sets[{number}]"
        if chips.printed is not None:
            message = f"The {chips} chips carry {dollars(chips.printed)}; non-value chips carry no amount."
            yield key, Refused("printed_value_on_non_value", message, set=str(chips)), "no printed amount"
        for value in policy.chips.value:
            if (chips.colour, chips.design) == (value.colour, value.design) and not may_look_alike:
                message = f"The non-value chips {chips} look like the value chip {value}."
                refusal = Refused("looks_like_value_chip", message, set=str(chips), value_chip=str(value))
                yield key, refusal, "another colour or design"
        for other in policy.chips.sets[:number]:
            alike = chips.colour == other.colour and (by_colour or chips.design == other.design)
            if alike and not may_look_alike:
                refusal = Refused("colour_in_use", f"The sets {other} and {chips} are taken for one another.")
                yield key, refusal, "another colour" if by_colour else "another colour or design"


def chip_options_are_permitted(policy: Policy, rulebook: Rulebook) -> Iterator[Problem]:
    if policy.chips.value_chips and not rulebook.chips.value_chips.value:
        yield "chips.value_chips", Refused("chips_only", "Only roulette chips can be bet under this rulebook."), "false"
    if policy.chips.match_play and not rulebook.chips.match_play.value:
        yield "chips.match_play", Refused("chips_only", "This rulebook takes no match play coupons."), "false"
    if policy.chips.smallest < 1:
        refusal = Refused("wrong_value", "The smallest chip must be worth something.")
        yield "chips.smallest", refusal, "an amount in cents, 1 or more"


def terminals_are_described(policy: Policy, _rulebook: Rulebook) -> Iterator[Problem]:
    if policy.terminals is None:
        return
    if policy.terminals.count < 1:
        yield "terminals.count", Refused("no_terminals", "A table with terminals needs at least one."), "1 or more"
    if policy.terminals.central_screen is None:
        message = "Say whether a central screen shows the felt: it decides whether chips may look alike."
        yield "terminals.central_screen", Refused("central_screen_unset", message), "true or false"


def tip_rules_are_posted(policy: Policy, _rulebook: Rulebook) -> Iterator[Problem]:
    if (policy.tips.restriction or policy.tips.wager_max is not None) and not policy.tips.posted:
        message = "A restriction on tip wagers applies only when it is posted."
        yield "tips.posted", Refused("tip_rule_not_posted", message), "true"


CHECKS = (
    wheel_is_allowed,
    limits_are_possible,
    odds_keep_the_rule,
    options_are_offered,
    chips_look_different,
    chip_options_are_permitted,
    terminals_are_described,
    tip_rules_are_posted,
)
