"""The sign of a table, and the card that says what the bets pay and what they cost."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from fractions import Fraction
from itertools import groupby

from croupier.game import BetOdds, OptionOdds, bet_odds, option_odds
from croupier.paper.model import Amounts, Block, Column, Document, Figure, Heading, Statement, Table, Text
from croupier.paper.press import pages, pdf
from croupier.paper.sheets.felt import felt_svg, letters
from croupier.paper.sheets.named import bet_name, colour_said, option_said, variation_said, wheel_said
from croupier.paper.sheets.rules_print import kinds_named, range_said, reading_answer, sheet, tip_sentences, unlimited
from croupier.paper.sheets.sentences import sentences
from croupier.paper.words import words
from croupier.refusal import Refused
from croupier.rules import TableRules
from croupier.rules.in_force.in_play import values_in_play
from croupier.rules.in_force.sign import Sign, sign_of
from croupier.words.catalogue import Catalogue

SIZES = range(11, 25)  # points of type on a sign; smaller than the first nobody can read
SMALLEST, LARGEST = 9, 24  # of rules on paper, in points; larger, and a word is as wide as the page
LONGEST_WORD = 40  # what is longer runs out of a line


def sign_sheet(
    rules: TableRules, lang: str = "en", paper: str = "us-letter", point_values: Mapping[str, int] | None = None
) -> Document:
    """The sign in the largest type that fits on one page; `not_legible` where no readable type does."""
    said, sign = words(lang), sign_of(rules, point_values)
    legible_words((sign.tip_restriction, sign.name))
    blocks = tuple(sign_blocks(rules, sign, said))
    document = replace(
        sheet(rules, said, said("label.sign_title"), blocks, "sign"),
        paper=paper,
        kicker=rules.policy.name or rules.rulebook.source.title,
        subtitle=wheel_said(rules.wheel.name, said),
        source=said("label.sign_code", code=sign.code),
    )
    # What does not fit in a size does not fit in a larger one, so the largest that fits is found by halving.
    best = bisect(SIZES, 0, key=lambda size: pages(pdf(replace(document, type_size=size))) > 1)
    if best:
        return replace(document, type_size=SIZES[best - 1])
    raise Refused(
        "not_legible.sign_fit",
        "The sign does not fit on {paper} in type that can be read; take larger paper or say less.",
        clause=rules.index.refusing("not_legible"),
        paper=paper,
        smallest=SIZES[0],
    )


def legible(document: Document, rules: TableRules) -> Document:
    """Rules that are handed out or hung up in type that can be read."""
    if document.type_size < SMALLEST:
        clause = rules.index.refusing("not_legible")
        raise Refused(
            "not_legible.points_too",
            "Type of {size} points is too small to read; {smallest} is the least.",
            clause=clause,
            size=document.type_size,
            smallest=SMALLEST,
        )
    if document.type_size > LARGEST:
        raise Refused(
            "not_legible.points_large",
            "Type of {size} points is too large for a page of rules; {largest} is the most.",
            size=document.type_size,
            largest=LARGEST,
        )
    return document


def legible_words(texts: tuple[str, ...]) -> None:
    for text in texts:
        for word in text.split():
            if len(word) > LONGEST_WORD:
                raise Refused(
                    "not_legible.word_letters",
                    "“{longest_word}…” is one word of {letters} letters and would be cut off.",
                    word=word,
                    longest_word=word[:LONGEST_WORD],
                    letters=len(word),
                )


def sign_blocks(rules: TableRules, sign: Sign, said: Catalogue) -> Iterator[Block]:
    lines = [
        (
            said("label.minimum_maximum") if len(sign.limits) == 1 else kinds_named(kinds, rules, said),
            range_said(limit, said),
        )
        for kinds, limit in sign.limits
    ]
    for name, limit in sign.totals:
        lines.append((said(f"label.{name}"), range_said(limit, said)))
    if sign.payout_max is not None:
        lines.append((said("label.payout_max"), said.money(sign.payout_max)))
    if not sign.point_values:
        yield Amounts(tuple(lines) or ((said("label.minimum_maximum"), unlimited(rules, said)),))
    else:
        yield Heading(said("label.points"))
        yield Amounts(
            tuple((colour_said(colour, said), said.number(points)) for colour, points in sign.point_values.items())
        )
    for statement in sign.statements:
        yield Statement(said(f"statement.{statement}"), statement[-1].upper())
    if sign.option:
        yield Heading(option_said(rules, sign.option, said))
        yield from in_words(rules, said, lambda key: key.startswith("options."))
    if sign.better_odds:
        yield Heading(said("label.better_odds"))
        for odds in sign.better_odds:
            name = bet_name(rules, odds.kind, said)
            yield Statement(said("label.pays_more", bet=name, to_one=odds.to_one, at_least=odds.at_least))
    if sign.variations:
        yield Heading(said("section.variations"))
        for variation in rules.variations:
            yield Statement(variation_said(variation, said))
        yield from in_words(rules, said, lambda key: key in sign.varied)
    if found := tip_sentences(rules, said):
        yield Heading(said("label.tips"))
        yield from map(Statement, found)
    if sign.readings:
        yield Heading(said("label.sign_readings"))
        for name in sign.readings:
            yield Text(f"{name}: {reading_answer(rules, name, said)}", "small")


def in_words(rules: TableRules, said: Catalogue, wanted: Callable[[str], bool]) -> Iterator[Statement]:
    for key, value in values_in_play(rules):
        if wanted(key):
            for rule in sentences(rules, key, value, said):
                yield Statement(rule.text)


def pay_card(rules: TableRules, lang: str = "en", paper: str = "us-letter") -> Document:
    """The layout with a chip for each kind of bet, and what it pays and costs, exactly."""
    said = words(lang)
    letter = letters(rules)
    assumed = False
    rows = []
    for (kind, _), group in groupby(bet_odds(rules.pay_table), key=lambda row: (row.bet.kind, row.house_edge)):
        row = next(group)
        star = "*" if rules.rulebook.bets[kind].pays.assumed else ""
        assumed = assumed or bool(star)
        name = bet_name(rules, kind, said)
        rows.append(
            (
                letter[kind],
                name,
                str(len(row.bet.covers)),
                said("label.to_one", pays=row.pays) + star,
                *_cost(row, said),
            )
        )
    columns = (
        Column(""),
        Column(said("label.bet"), width="fr"),
        Column(said("label.numbers"), "right"),
        Column(said("label.pays"), "right"),
        Column(said("label.chance"), "right"),
        Column(said("label.edge"), "right"),
        Column("", "right"),
    )
    blocks: list[Block] = [Figure(felt_svg(rules, said), said("label.felt")), Table(columns, tuple(rows))]
    if rules.option:
        found = [
            (
                option_row(rules, row, said),
                str(row.house_edge),
                percent(row.house_edge, said),
            )
            for row in option_odds(rules.pay_table, rules.option)
        ]
        titles = (Column(said("label.option"), width="fr"), Column(said("label.edge"), "right"), Column("", "right"))
        blocks.append(Table(titles, tuple(found)))
    blocks.append(Text(said("label.card_note"), "small"))
    if assumed:
        blocks.append(Text(said("label.card_assumed"), "small"))
    if rules.policy.odds_source:
        blocks.append(Text(said("label.card_declared", source=rules.policy.odds_source), "small"))
    return replace(sheet(rules, said, said("label.card_title"), tuple(blocks), "card"), paper=paper, type_size=10)


def option_row(rules: TableRules, row: OptionOdds, said: Catalogue) -> str:
    """The option, and which bets it is for where they are not the even-money ones."""
    option = option_said(rules, row.id, said)
    if all(rules.pay_table.to_one[kind] == 1 for kind in row.kinds):
        return said("label.with_option", option=option)
    bets = said.joined(bet_name(rules, kind, said) for kind in row.kinds)
    return said("label.with_option_on", option=option, bets=bets)


def _cost(row: BetOdds, said: Catalogue) -> tuple[str, str, str]:
    return str(row.probability), str(row.house_edge), percent(row.house_edge, said)


def percent(value: Fraction, said: Catalogue) -> str:
    return said.percent(float(value), 3)
