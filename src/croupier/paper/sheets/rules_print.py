"""The complete rules of a table as it is set up: every value of its rulebook in a sentence, with its clauses beside it.

Nothing is listed here by hand. The values come from the rulebook, what is offered from the policy, sentences from the
words of the language; a value without a sentence fails a test.
"""

from __future__ import annotations

from collections.abc import Iterator

from croupier.paper.model import Block, Break, Clause, Columns, Document, Facts, Figure, Heading, Reading, Rule, Text
from croupier.paper.sheets.felt import felt_svg
from croupier.paper.sheets.letterhead import rests_on
from croupier.paper.sheets.named import bet_name, option_said, variation_said, wheel_said
from croupier.paper.sheets.sentences import sentences
from croupier.paper.words import reading_words, words
from croupier.rules import TableRules
from croupier.rules.book.clauses import Reading as Taken
from croupier.rules.in_force.in_play import offered_kinds, readings_in_play, values_in_play
from croupier.rules.in_force.policy_model import Limit
from croupier.rules.in_force.posted import as_posted
from croupier.rules.in_force.sign import sign_of
from croupier.rules.in_force.variation import before_and_clauses
from croupier.words.catalogue import Catalogue

# Where a value is printed, by the first part of its key; a section without values is left out.
SECTIONS = {
    "table": ("wheels", "zero_is_even"),
    "bets": ("bets", "trios", "second_place_of_zero_split"),
    "announced": ("announced",),
    "limits": ("currency", "limits"),
    "chips": ("chips",),
    "spin": ("spin",),
    "settling": ("settling", "odds"),
    "options": ("options",),
    "irregularities": ("irregularities",),
    "opening": ("opening",),
    "equipment": ("equipment",),
}


def complete_rules(rules: TableRules, lang: str = "en") -> Document:
    """Part by part: how the table is played, how we read the text, and every clause of the regulation, which is told in
    the regulation's language alone. What is approved and hangs is the English edition: the others say so.

    Limits that the licensee sets are no part of it: they hang on the sign, and may change when this was approved.
    """
    said, rules = words(lang), as_posted(rules)
    readings = [_reading(one, reading_words(lang)) for one in readings_in_play(rules)]
    clauses = tuple(
        Clause(clause.id, clause.cite, clause.says) for clause in rules.index.values() if not clause.id.endswith("-x")
    )
    blocks: list[Block] = [] if said.language == "en" else [Text(said("label.translated"), "small")]
    blocks += [*opening_words(rules, said, "limits_posted"), *table_rules_blocks(rules, said)]
    if readings:
        blocks += [Break(), Heading(said("label.part_readings")), Text(said("label.readings_lead")), *readings]
    if clauses:
        blocks += [Break(), Heading(said("label.part_clauses")), Text(said("label.clauses_lead")), Columns(2, clauses)]
    return sheet(rules, said, said("label.rules_title"), tuple(blocks))


def _reading(one: Taken, said: Catalogue) -> Reading:
    """In the words of the rulebooks themselves where these are the reader's."""
    if said.language == "en":
        return Reading(one.id, one.answer, one.question)
    return Reading(one.id, said(f"reading-{one.id}"), said(f"reading-{one.id}.question"))


def players_copy(rules: TableRules, lang: str = "en") -> Document:
    """What a player asks for, in their language: how the table is played, today's limits, and the readings that
    players get to see."""
    said = words(lang)
    readings = [Reading(name, reading_answer(rules, name, said)) for name in sign_of(rules).readings]
    blocks: list[Block] = [*opening_words(rules, said), *table_rules_blocks(rules, said)]
    if readings:
        blocks += [Heading(said("label.part_readings")), Text(said("label.readings_lead")), *readings]
        blocks.append(Text(said("label.readings_more"), "small"))
    return sheet(rules, said, said("label.players_title"), tuple(blocks))


def sheet(
    rules: TableRules, said: Catalogue, title: str, blocks: tuple[Block, ...], flavour: str = "rules"
) -> Document:
    source = rules.rulebook.source
    name = rules.policy.name
    return Document(
        title=title,
        flavour=flavour,
        blocks=blocks,
        kicker=source.title,
        subtitle=f"{name} · {wheel_said(rules.wheel.name, said)}" if name else wheel_said(rules.wheel.name, said),
        lang=said.language,
        date=source.checked.isoformat(),
        source=rules.digest[:16],
        words=said.under("foot"),
        rests_on=rests_on([source], said) if flavour != "rules" else "",
    )


def reading_answer(rules: TableRules, name: str, said: Catalogue) -> str:
    key = f"reading.{name}"
    return said(key) if said.has(key) else next(r.answer for r in readings_in_play(rules) if r.id == name)


def opening_words(rules: TableRules, said: Catalogue, unset: str = "limits_unset") -> Iterator[Block]:
    source = rules.rulebook.source
    yield Text(said("label.lead" if source.regulation else "label.lead_custom"), "lead")
    option = option_said(rules, rules.option.id, said) if rules.option else said("label.none")
    pairs = [
        (said("label.regulation"), f"{source.title}, {source.sections}" if source.sections else source.title),
        (said("label.edition"), source.version),
        (said("label.authority"), "; ".join(source.authority)),
        (said("label.wheel"), wheel_said(rules.wheel.name, said)),
        (said("label.limits"), "; ".join(limit_lines(rules, said)) or unlimited(rules, said, unset)),
        (said("label.option"), option),
    ]
    yield Facts(tuple(pair for pair in pairs if pair[1]))


def unlimited(rules: TableRules, said: Catalogue, unset: str = "limits_unset") -> str:
    return said("label.no_limit" if rules.policy.tournament else f"label.{unset}")


def limit_lines(rules: TableRules, said: Catalogue) -> list[str]:
    return [f"{kinds_named(kinds, rules, said)} {range_said(limit, said)}" for kinds, limit in sign_of(rules).limits]


def range_said(limit: Limit, said: Catalogue) -> str:
    if limit.max is None:
        return said("label.at_least", amount=said.money(limit.min))
    return f"{said.money(limit.min)} – {said.money(limit.max)}"


def limits_said(key: str, limit: Limit, said: Catalogue, **of: str) -> str:
    if limit.max is None:
        return said(f"{key}.least", min=said.money(limit.min), **of)
    return said(f"{key}.text", min=said.money(limit.min), max=said.money(limit.max), **of)


def kinds_named(kinds: tuple[str, ...], rules: TableRules, said: Catalogue) -> str:
    """All, inside or outside bets where it is exactly those; their names otherwise."""
    offered = {*offered_kinds(rules)}
    groups = {
        "label.all_bets": offered,
        "label.inside_bets": offered & rules.layout.inside,
        "label.outside_bets": offered - rules.layout.inside,
    }
    for name, members in groups.items():
        if {*kinds} == {*members}:
            return said(name)
    return said.joined(dict.fromkeys(bet_name(rules, kind, said) for kind in kinds))


def table_rules_blocks(rules: TableRules, said: Catalogue) -> Iterator[Block]:
    values = list(values_in_play(rules))
    for section, heads in SECTIONS.items():
        inside = [
            rule for key, value in values if key.split(".")[0] in heads for rule in sentences(rules, key, value, said)
        ]
        if section == "limits":
            inside += [*limits_here(rules, said), *limits_in_all(rules, said)]
        if section == "options" and not inside:
            inside = [Rule(said("rule-options-none.text"))]
        if inside:
            yield Heading(said(f"section.{section}"))
            if section == "bets":
                yield Figure(felt_svg(rules, said), said("label.felt"))
            yield from inside
    if rules.variations:
        yield Heading(said("section.variations"))
        yield from variation_rules(rules, said)
    yield Heading(said("section.tips"))
    yield from tip_rules(rules, said)


def limits_here(rules: TableRules, said: Catalogue) -> list[Rule]:
    clause = rules.rulebook.limits.set_by.clause
    if rules.policy.tournament:
        return [Rule(said("rule-limits-here.none"))]
    return [
        Rule(limits_said("rule-limits-here", limit, said, kinds=kinds_named(kinds, rules, said)), clause)
        for kinds, limit in sign_of(rules).limits
    ]


def limits_in_all(rules: TableRules, said: Catalogue) -> Iterator[Rule]:
    """What a player may stake together, and win at most, where the house has limits for that."""
    clause = rules.rulebook.limits.set_by.clause
    for total in rules.totals:
        yield Rule(limits_said("rule-limits-in_all", total.limit, said, what=said(f"label.{total.name}")), clause)
    if rules.policy.payout_max is not None:
        most = said.money(rules.policy.payout_max)
        yield Rule(said("rule-limits-in_all.payout", what=said("label.payout_max"), max=most), clause)


def variation_rules(rules: TableRules, said: Catalogue) -> Iterator[Rule]:
    """What the authority has made of the rules for this house, with the clauses that it departs from."""
    for variation in rules.variations:
        _, clauses = before_and_clauses(rules.rulebook, variation.changes)
        yield Rule(variation_said(variation, said), tuple(clauses))


def tip_rules(rules: TableRules, said: Catalogue) -> Iterator[Rule]:
    clause = rules.index.refusing("tip_rule_not_posted")
    cited = (clause,) if clause else ()
    found = tip_sentences(rules, said)
    if found:
        yield from (Rule(sentence, cited) for sentence in found)
    else:
        readings = tuple(known.id for known in readings_in_play(rules) if clause in known.clauses)
        yield Rule(said("rule-tips.none"), cited, readings)


def tip_sentences(rules: TableRules, said: Catalogue) -> list[str]:
    """What the sign says of wagers for the dealers, sentence by sentence; nothing where nothing restricts them."""
    tips = rules.policy.tips
    found = [tips.restriction] if tips.restriction else []
    if tips.wager_max == 0:
        return [*found, said("rule-tips.refused")]
    if tips.bets:
        kinds = tuple(kind for kind in offered_kinds(rules) if kind in rules.kinds_for_tips())
        found.append(said("rule-tips.bets", bets=kinds_named(kinds, rules, said)))
    if tips.wager_max is not None:
        found.append(said("label.tip_max", amount=said.money(tips.wager_max)))
    if tips.spin_max is not None:
        found.append(said("rule-tips.spin", amount=said.money(tips.spin_max)))
    if not tips.split:
        found.append(said("rule-tips.apart"))
    if not rules.tips_count:
        found.append(said("rule-limits-count_tips.false"))
    return found
