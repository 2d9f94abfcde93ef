"""What is handed over with a code on it: slips of fills, credits and cash-outs, and cards with one-time codes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from croupier.paper.model import Amounts, Block, Column, Document, Facts, Heading, Signatures, Table, Text
from croupier.paper.sheets.forms import form
from croupier.paper.sheets.inventory import kind_said
from croupier.paper.sheets.letterhead import Letterhead
from croupier.paper.sheets.records import ChipSlip
from croupier.paper.words import form_words
from croupier.words.catalogue import Catalogue

Card = tuple[str, str, str]  # badge, name, code
WAYS = {"fill": ("cage", "table"), "credit": ("table", "cage"), "cash-out": ("table", "cage")}


def chip_slip(slip: ChipSlip, lang: str = "en") -> Document:
    """A void one says so in its title."""
    said = form_words(lang)
    number = f"{slip.number:06d}"
    title = said(f"chip_slip.{slip.kind}", number=number)
    source, target = WAYS[slip.kind]
    code = "" if slip.void else slip.house.code(slip.number)
    facts = [
        (said("chip_slip.slip"), number),
        (said("form.amount"), slip.unit.said(slip.amount, said)),
        (said("chip_slip.from"), said(f"chip_slip.at_{source}")),
        (said("chip_slip.to"), said(f"chip_slip.at_{target}")),
        (said("chip_slip.asked_by"), slip.first),
        (said("chip_slip.asked_at"), slip.moment(slip.asked)),
    ]
    if slip.kind != "cash-out":
        facts.append((said("chip_slip.signed_with"), slip.second or "–"))
        facts.append((said("chip_slip.done_at"), slip.moment(slip.done)))
    if code:
        facts.append((said("chip_slip.code"), code))
    blocks: list[Block] = []
    if slip.void:
        title = said("chip_slip.void", title=title)
        blocks.append(Text(said("chip_slip.void_why", reason=slip.void, by=slip.voided_by)))
    if slip.instead:
        blocks.append(Text(said("chip_slip.instead", number=f"{slip.instead:06d}")))
    blocks.append(Facts(tuple(facts)))
    if slip.chips:
        blocks += [Heading(said("chip_slip.chips")), _chips(slip, said)]
    blocks.append(Text(said("chip_slip.once" if slip.kind == "cash-out" else "chip_slip.lead")))
    signing = [(said("form.cage"), "")]
    if slip.kind != "cash-out":
        signing = [
            (said("chip_slip.pit"), slip.first),
            (said("chip_slip.second"), slip.second),
            *signing,
            (said("form.dealer"), ""),
        ]
    blocks.append(Signatures(tuple(signing)))
    return form(slip, title, slip.rulebook, blocks, said)


def _chips(slip: ChipSlip, said: Catalogue) -> Table:
    """Each denomination with its number, and what all of them come to."""
    columns = (
        Column(said("inventory.kind"), width="fr"),
        Column(said("chip_slip.number"), "right"),
        Column(said("form.amount"), "right"),
    )
    moved = sorted(((kind, number) for kind, number in slip.chips.items() if number), key=_by_worth(slip))
    rows = [
        (kind_said(kind, said, slip.worths), str(number), slip.unit.said(number * slip.worths[kind], said))
        if kind in slip.worths
        else (kind_said(kind, said), str(number), "")
        for kind, number in moved
    ]
    return Table(columns, tuple(rows), (said("form.amount"), "", slip.unit.said(slip.amount, said)))


def _by_worth(slip: ChipSlip) -> Callable[[tuple[str, int]], tuple[int, str]]:
    """The largest first."""
    return lambda line: (-slip.worths.get(line[0], 0), line[0])


def code_cards(cards: Sequence[Card], at: str, house: Letterhead | None = None, lang: str = "en") -> Document:
    """Whoever holds a card signs in once with its code and chooses a passphrase; then it is worth nothing."""
    said, head = form_words(lang), house or Letterhead()
    blocks: list[Block] = [Text(said("code_card.lead"), "lead")]
    for badge, name, code in cards:
        blocks += [
            Heading(f"{name} · {badge}"),
            Amounts(((said("code_card.code"), code),)),
            Text(said("code_card.how", badge=badge), "small"),
        ]
    return Document(
        title=said("code_card.title"), flavour="form", blocks=tuple(blocks), kicker=head.name, subtitle=head.moment(at),
        lang=said.language, date=head.moment(at)[:10], source="people", words=said.under("foot"),
    )  # fmt: skip
