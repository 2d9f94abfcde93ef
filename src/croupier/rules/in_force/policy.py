"""A house policy: what the licensee sets within a rulebook, and all that keeps it from being lawful."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from croupier.game import Shape
from croupier.refusal import Phrase, Refused, Said
from croupier.rules.book import library
from croupier.rules.book.checks import value_findings
from croupier.rules.book.checks_of_bets import no_such_kind
from croupier.rules.book.model import LimitsSetBy, OddsRule, Rulebook, UniqueBy
from croupier.rules.files.findings import BadFile, Finding
from croupier.rules.files.reader import WORDS, parse, read_what_can_be_read
from croupier.rules.in_force.felt import untracked_on_the_felt_alone
from croupier.rules.in_force.policy_model import GROUPS, SEATS_MAX, TIP_GROUPS, TOTALS, Limit, Policy
from croupier.rules.in_force.variation import before_and_clauses, laid_over, overlaid


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


def kept_policy(data: Mapping[str, Any]) -> Policy:
    """A policy that is on record, as it was: what was in force then was in force, whatever the rules say today."""
    policy, malformed = read_what_can_be_read(Policy, data, "policy")
    if malformed or policy is None:
        raise BadFile(malformed)
    return policy


def policy_text(text: str, file: str) -> Policy:
    return policy_from(parse(text, file), file)


def _without_options_for_some(data: Mapping[str, Any], file: str) -> tuple[Mapping[str, Any], list[Finding]]:
    """An option per player is a mistake of law, not of type, and deserves the better sentence."""
    options = data.get("options")
    if not isinstance(options, Mapping):
        return data, []
    refused = Refused("in_prison_is_for_all", "In Prison is offered to every player at the table or to none.")
    for_some = [name for name, offered in options.items() if isinstance(offered, Mapping)]
    findings = [Finding.of(file, f"options.{name}", refused, WORDS[bool]) for name in for_some]
    return {**data, "options": {**options, **dict.fromkeys(for_some, False)}}, findings


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


Problem = tuple[str, Refused, Said | str]
OTHER_COLOUR = Phrase("expected.colour", "another colour")
OTHER_LOOK = Phrase("expected.look", "another colour or design")


def variations_are_approved(policy: Policy, rulebook: Rulebook) -> Iterator[Problem]:
    for number, variation in enumerate(policy.variations):
        try:
            variation.check()
            before_and_clauses(rulebook, variation.changes)
        except Refused as refusal:
            yield (
                f"variations[{number}]",
                refusal,
                Phrase("expected.variation", "an approved variation with its citation and dates"),
            )


def variations_can_be_played(policy: Policy, rulebook: Rulebook, file: str) -> Iterator[Finding]:
    """A value that tables cannot be played by would be printed and cited, and not be obeyed."""
    for number, variation in enumerate(policy.variations):
        for finding in value_findings(laid_over(rulebook, variation), library.wheels(), file):
            yield replace(finding, key=f"variations[{number}].changes.{finding.key}")


def wheel_is_allowed(policy: Policy, rulebook: Rulebook) -> Iterator[Problem]:
    allowed = ", ".join(rulebook.wheels.value)
    try:
        name = library.wheel(policy.wheel, rulebook).name
    except Refused as refusal:
        yield "wheel", refusal, allowed
        return
    if name not in rulebook.wheels.value:
        yield (
            "wheel",
            Refused(
                "wheel_type_not_allowed.rulebook",
                "The {key} rulebook has no {wheel} wheel.",
                wheel=name,
                key=rulebook.key,
            ),
            allowed,
        )


def layout_fits_the_wheel(policy: Policy, _rulebook: Rulebook) -> Iterator[Problem]:
    """Only a double-zero wheel used as single-zero has two layouts to choose from."""
    wheel = next((wheel for wheel in library.wheels().values() if policy.wheel in (wheel.name, *wheel.aliases)), None)
    if policy.layout and wheel and (policy.layout != "single-zero" or not wheel.void):
        yield (
            "layout",
            Refused(
                "layout_differs.wheel",
                "A {wheel} wheel is not played on a {layout} layout.",
                wheel=wheel.name,
                layout=policy.layout,
            ),
            "single-zero" if wheel.void else Phrase("expected.own_layout", "none: the wheel has its own"),
        )


def neither_kind(name: str) -> Refused:
    return Refused("unknown_key.neither_kind", "“{name}” is neither a kind of bet nor a group of them.", name=name)


def limits_are_possible(policy: Policy, rulebook: Rulebook) -> Iterator[Problem]:
    for name, limit in policy.limits.items():
        if name not in GROUPS and name not in TOTALS and name not in rulebook.bets and name not in set(Shape):
            yield f"limits.{name}", neither_kind(name), ", ".join([*GROUPS, *TOTALS, *rulebook.bets])
        if limit.max is None and name not in TOTALS:
            refusal = Refused("bad_limits.no_maximum", "Only for bets together can there be a minimum alone.")
            yield f"limits.{name}.max", refusal, Phrase("expected.amount", "an amount in cents, 1 or more")
        elif limit.max is None and limit.min < 1:
            refusal = Refused("bad_limits.minimum", "A minimum of {min:money} is none.", min=limit.min)
            yield f"limits.{name}.min", refusal, Phrase("expected.amount", "an amount in cents, 1 or more")
        elif limit.max is not None and not 0 < limit.min <= limit.max:
            refusal = Refused(
                "bad_limits.min_max", "{min:money} to {max:money} are no limits.", min=limit.min, max=limit.max
            )
            yield f"limits.{name}", refusal, "0 < min <= max"
    if policy.tournament:
        bounds = [f"limits.{name}" for name in policy.limits] + ["payout_max"] * (policy.payout_max is not None)
        for key in bounds:
            refusal = Refused("no_tournament_limit", "Tournament chips have no wager limit.")
            yield key, refusal, Phrase("expected.no_limits", "no limits in a tournament")
    imprest = policy.chips.imprest
    if imprest is not None and (imprest < 1 or policy.tournament):
        refusal = Refused("bad_amount.imprest", "A tray is kept at an amount of money, not at nothing nor at points.")
        yield "chips.imprest", refusal, "0 < imprest"
    if policy.payout_max is not None and policy.payout_max < 1:
        refusal = Refused("bad_limits.payout", "The largest payout must be worth something.", payout=policy.payout_max)
        yield "payout_max", refusal, Phrase("expected.amount", "an amount in cents, 1 or more")
    fixed = rulebook.limits
    if (policy.limits or policy.payout_max) and fixed.set_by.value is LimitsSetBy.RULEBOOK:
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
            yield f"odds.{kind}", no_such_kind(kind, rulebook), ", ".join(rulebook.bets)
            continue
        due = bet.pays.value
        facts: dict[str, Any] = {"kind": kind, "to_one": to_one, "rulebook": due}
        facts["name"] = bet.pay_name.value
        if rulebook.odds.value is OddsRule.FLOOR and to_one < due:
            clause = index.refusing("odds_below_minimum", bet.pays.clause)
            refusal = Refused(
                "odds_below_minimum",
                "{name} at {to_one} to 1: it pays at least {rulebook} to 1.",
                clause=clause,
                **facts,
            )
            yield f"odds.{kind}", refusal, Phrase("expected.at_least_to_one", "at least {due} to 1", due=due)
        elif rulebook.odds.value is OddsRule.EXACT and to_one != due:
            clause = index.refusing("odds_differ_from_pay_table", bet.pays.clause)
            refusal = Refused(
                "odds_differ_from_pay_table",
                "{name} at {to_one} to 1: it pays {rulebook} to 1.",
                clause=clause,
                **facts,
            )
            yield f"odds.{kind}", refusal, Phrase("expected.to_one", "{due} to 1", due=due)
        elif to_one < 1:
            refusal = Refused("wrong_value.pays_nothing", "{pays} to 1 pays nothing.", pays=to_one)
            yield f"odds.{kind}", refusal, Phrase("expected.positive", "1 or more")


def options_are_offered(policy: Policy, rulebook: Rulebook) -> Iterator[Problem]:
    known = library.wheels_of(rulebook).values()
    wheel = next((wheel for wheel in known if policy.wheel in (wheel.name, *wheel.aliases)), None)
    for name in policy.chosen:
        rule = rulebook.options.get(name)
        words = name.replace("_", " ")
        if rule is None:
            refusal = Refused(
                "option_not_permitted.rulebook_know",
                "The {key} rulebook does not know {words}.",
                option=name,
                key=rulebook.key,
                words=words,
            )
            yield f"options.{name}", refusal, "false"
        elif rule.wheels and wheel and wheel.name not in rule.wheels.value:
            refusal = Refused(
                "option_not_permitted.wheel",
                "{words} is not for the {name} wheel.",
                option=name,
                words=words,
                name=wheel.name,
            )
            yield f"options.{name}", refusal, ", ".join(rule.wheels.value)
        elif wheel and not rule.goes_with(wheel):
            yield (
                f"options.{name}",
                Refused(
                    "in_prison_conflicts_with_sign.table_says_even",
                    "The sign of this table says that even-money bets are lost on 0, so In Prison cannot be on.",
                ),
                "false",
            )
    if len(policy.chosen) > 1:
        refusal = Refused("option_not_permitted.these_apply", "Only one of these can apply when a zero falls.")
        yield "options", refusal, "one of " + ", ".join(policy.chosen)


def chips_look_different(policy: Policy, rulebook: Rulebook) -> Iterator[Problem]:
    by_colour = rulebook.chips.unique_by.value is UniqueBy.COLOUR
    no_screen = policy.terminals is not None and policy.terminals.central_screen is False
    may_look_alike = no_screen and rulebook.chips.alike_without_central_screen.value
    for number, chips in enumerate(policy.chips.sets):
        key = f"chips.sets[{number}]"
        if chips.printed is not None:
            yield (
                key,
                Refused(
                    "printed_value_on_non_value",
                    "The {set} chips carry {printed:money}; non-value chips carry no amount.",
                    set=str(chips),
                    printed=chips.printed,
                ),
                Phrase("expected.no_amount", "no printed amount"),
            )
        for value in policy.chips.value:
            if (chips.colour, chips.design) == (value.colour, value.design) and not may_look_alike:
                refusal = Refused(
                    "looks_like_value_chip",
                    "The non-value chips {set} look like the value chip {value_chip}.",
                    set=str(chips),
                    value_chip=str(value),
                )
                yield key, refusal, OTHER_LOOK
        for other in policy.chips.sets[:number]:
            alike = chips.colour == other.colour and (by_colour or chips.design == other.design)
            if alike and not may_look_alike:
                refusal = Refused(
                    "colour_in_use.sets_taken",
                    "The sets {other} and {chips} are taken for one another.",
                    other=other,
                    chips=chips,
                )
                yield key, refusal, OTHER_COLOUR if by_colour else OTHER_LOOK


def chip_options_are_permitted(policy: Policy, rulebook: Rulebook) -> Iterator[Problem]:
    if policy.chips.value_chips and not rulebook.chips.value_chips.value:
        yield (
            "chips.value_chips",
            Refused("chips_only.roulette_bet_rulebook", "Only roulette chips can be bet under this rulebook."),
            "false",
        )
    if policy.chips.match_play and not rulebook.chips.match_play.value:
        yield (
            "chips.match_play",
            Refused("chips_only.takes_match", "This rulebook takes no match play coupons."),
            "false",
        )
    for key, one in policy.chips.named():
        if one.number < 0:
            refusal = Refused("wrong_value.chips", "There cannot be fewer than no {chips} chips.", chips=str(one))
            yield f"{key}.number", refusal, Phrase("expected.positive", "1 or more")
    if policy.chips.smallest < 1:
        refusal = Refused("wrong_value.smallest_chip", "The smallest chip must be worth something.")
        yield "chips.smallest", refusal, Phrase("expected.amount", "an amount in cents, 1 or more")


def terminals_are_described(policy: Policy, _rulebook: Rulebook) -> Iterator[Problem]:
    if policy.terminals is None:
        return
    if policy.terminals.count < 1:
        yield (
            "terminals.count",
            Refused("no_terminals.least", "A table with terminals needs at least one."),
            Phrase("expected.positive", "1 or more"),
        )
    if policy.terminals.count > SEATS_MAX:
        yield (
            "terminals.count",
            Refused("no_terminals.most", "A table has {most} terminals at most.", most=SEATS_MAX),
            Phrase("expected.at_most", "{most} or less", most=SEATS_MAX),
        )
    if policy.terminals.central_screen is None:
        yield (
            "terminals.central_screen",
            Refused(
                "central_screen_unset",
                "Say whether a central screen shows the felt: it decides whether chips may look alike.",
            ),
            WORDS[bool],
        )


def second_signature_is_an_amount(policy: Policy, _rulebook: Rulebook) -> Iterator[Problem]:
    if policy.second_above is not None and policy.second_above < 0:
        refusal = Refused("wrong_value.second_above", "What one supervisor rules on alone cannot be less than nothing.")
        yield "second_above", refusal, Phrase("expected.amount_or_none", "an amount in cents, 0 or more")


def tip_rules_are_posted(policy: Policy, _rulebook: Rulebook) -> Iterator[Problem]:
    if policy.tips.restricts and not policy.tips.posted:
        yield (
            "tips.posted",
            Refused("tip_rule_not_posted", "A restriction on tip wagers applies only when it is posted."),
            "true",
        )


def tip_rules_are_possible(policy: Policy, rulebook: Rulebook) -> Iterator[Problem]:
    tips = policy.tips
    for name in tips.bets:
        if name not in TIP_GROUPS and name not in rulebook.bets:
            yield "tips.bets", neither_kind(name), ", ".join([*TIP_GROUPS, *rulebook.bets])
    most, in_a_spin = tips.wager_max, tips.spin_max
    if most is not None and most < 0:
        refusal = Refused("bad_limits.tip", "A wager for the dealers cannot be less than nothing.", maximum=most)
        yield "tips.wager_max", refusal, Phrase("expected.amount_or_none", "an amount in cents, 0 or more")
    if in_a_spin is not None and in_a_spin < max(1, most or 0):
        refusal = Refused(
            "bad_limits.tips",
            "{maximum:money} for all wagers for the dealers in a spin is too little.",
            maximum=in_a_spin,
        )
        yield "tips.spin_max", refusal, Phrase("expected.at_least_a_wager", "at least as much as one such wager")


CHECKS = (
    wheel_is_allowed,
    layout_fits_the_wheel,
    limits_are_possible,
    odds_keep_the_rule,
    options_are_offered,
    chips_look_different,
    chip_options_are_permitted,
    untracked_on_the_felt_alone,
    terminals_are_described,
    tip_rules_are_posted,
    tip_rules_are_possible,
    second_signature_is_an_amount,
)
