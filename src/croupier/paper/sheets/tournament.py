"""The papers of a tournament: its written rules, the tournament form, the prize pay-out form, the month's proceeds."""

from __future__ import annotations

from dataclasses import replace

from croupier.paper.model import Block, Column, Document, Facts, Heading, Reading, Rule, Signatures, Stamp, Table, Text
from croupier.paper.sheets.forms import pinned
from croupier.paper.words import tournament_words
from croupier.refusal import Refused
from croupier.tournament import Tournament, document_of, payout_form, tax_figures, tournament_form
from croupier.tournament.forms import FormLine, PayoutForm, TaxFigures, TournamentForm
from croupier.tournament.plan.document import RulesDocument
from croupier.tournament.plan.plan import OVERALL
from croupier.words.catalogue import Catalogue

SHEETS = ("rules", "entries", "prizes", "proceeds")
READINGS = {  # what a form's figures depend on, printed where it applies
    "entries": ("F4", "F5", "F6", "F10", "F11", "F16"),
    "prizes": ("F4", "F7", "F8", "F9", "F15"),
    "proceeds": ("F1", "F4", "F5", "F6", "F7"),
}


def tournament_sheet(
    state: Tournament, name: str, stamp: Stamp | None = None, newest: tuple[int, int] = (0, 0), lang: str = "en"
) -> Document:
    """One of `SHEETS` from a tournament as it stands; `newest` is the place of the last event that it tells of."""
    said = tournament_words(lang)
    match name:
        case "rules":
            return written_rules(document_of(state, said), lang)
        case "entries":
            sheet = tournament_form_sheet(tournament_form(state), stamp, lang)
        case "prizes":
            sheet = payout_form_sheet(payout_form(state, said), stamp, lang)
        case "proceeds":
            sheet = proceeds_sheet(tax_figures(state), stamp, lang)
        case _:
            raise Refused(
                "no_such_form.sheet", "There is no sheet “{sheet}”: {sheets:list}.", sheet=name, sheets=list(SHEETS)
            )
    return _read(sheet, state, name, newest, said)


def _read(sheet: Document, state: Tournament, name: str, newest: tuple[int, int], said: Catalogue) -> Document:
    """With the readings of the regulation behind its figures, above the sums and the place to sign."""
    found = [Reading(key, text) for key, text in document_of(state, said).readings if key in READINGS[name]]
    first = next((n for n, block in enumerate(sheet.blocks) if isinstance(block, Table)), len(sheet.blocks))
    signed = [block for block in sheet.blocks[first:] if isinstance(block, Facts | Signatures)]
    rest = [block for block in sheet.blocks if block not in signed]
    heading = [Heading(said("tournament.read"))] if found else []
    return replace(sheet, blocks=pinned([*rest, *heading, *found, *signed], sheet.stamp, newest, said))


def written_rules(rules: RulesDocument, lang: str = "en") -> Document:
    """As players and the Division get them, with the clause that wants each part printed in the margin."""
    said = tournament_words(lang)
    blocks: list[Block] = []
    for section in rules.sections:
        blocks.append(Heading(section.heading))
        for number, line in enumerate(section.lines):
            blocks.append(Rule(line.strip(), (section.clause,) if section.clause and not number else ()))
    if rules.readings:
        blocks.append(Heading(said("tournament.read")))
        blocks += [Reading(name, text) for name, text in rules.readings]
    version = said("tournament.version", version=str(rules.version))
    return _sheet(said, rules.title, version, blocks, None, rules.digest[:16], "rules")


def tournament_form_sheet(form: TournamentForm, stamp: Stamp | None = None, lang: str = "en") -> Document:
    """Every entrant with the dollar value of fee and buy-ins, however they were paid."""
    said = tournament_words(lang)
    columns = (
        Column(said("tournament-form.entry"), "right"),
        Column(said("tournament-form.entrant"), width="fr"),
        Column(said("tournament-form.event")),
        Column(said("tournament-form.date")),
        Column(said("tournament-form.for")),
        Column(said("tournament-form.paid_by")),
        Column(said("tournament-form.item")),
        Column(said("tournament-form.amount"), "right"),
    )
    rows = tuple(
        (
            str(line.entry),
            line.name,
            line.event,
            line.date,
            said(f"tournament-kind.{line.kind}"),
            said(f"tournament-means.{line.means}"),
            _item(line, said),
            said.money(line.amount),
        )
        for line in form.lines
    )
    together = said("tournament-form.together")
    entries = str(len({line.entry for line in form.lines}))
    blocks: list[Block] = [
        Facts(
            (
                (said("tournament-form.held_by"), said.joined(form.licensees)),
                (said("tournament-form.entries"), entries),
            )
        ),
        Table(columns, rows, ("", together, "", "", "", "", "", said.money(form.fees + form.buy_ins))),
        Facts(
            (
                (said("tournament-form.fees"), said.money(form.fees)),
                (said("tournament-form.buy_ins"), said.money(form.buy_ins)),
            )
        ),
        _signed(said),
    ]
    return _sheet(said, said("tournament-form.title"), form.tournament, blocks, stamp)


def _item(line: FormLine, said: Catalogue) -> str:
    """What was given in the place of cash; the books write a voucher as `voucher 3`."""
    if line.means == "voucher":
        return said("tournament-form.voucher", number=line.item.rpartition(" ")[2])
    return line.item or "–"


def payout_form_sheet(form: PayoutForm, stamp: Stamp | None = None, lang: str = "en") -> Document:
    said = tournament_words(lang)
    columns = (
        Column(said("tournament-payout.award"), "right"),
        Column(said("tournament-payout.pool")),
        Column(said("tournament-payout.place"), "right"),
        Column(said("tournament-payout.winner"), width="fr"),
        Column(said("tournament-payout.prize")),
        Column(said("tournament-form.date")),
        Column(said("tournament-payout.form")),
        Column(said("tournament-form.amount"), "right"),
    )
    rows = tuple(
        (
            str(line.award),
            said("tournament-payout.overall") if line.pool == OVERALL else line.pool,
            str(line.place),
            f"{line.name} ({line.entry})",
            line.description or said(f"tournament-kind.{line.kind}"),
            line.date or "–",
            line.form or "–",
            said.money(line.amount) + ("*" if line.provisional else ""),
        )
        for line in form.lines
    )
    paid_out = said("tournament-payout.paid_out")
    blocks: list[Block] = [Table(columns, rows, ("", "", "", paid_out, "", "", "", said.money(form.total)))]
    if any(line.provisional for line in form.lines):
        blocks.append(Text(said("tournament-payout.provisional"), "small"))
    blocks += [Text(line.note, "small") for line in form.lines if line.note]
    blocks.append(_signed(said))
    return _sheet(said, said("tournament-payout.title"), form.tournament, blocks, stamp)


def proceeds_sheet(figures: TaxFigures, stamp: Stamp | None = None, lang: str = "en") -> Document:
    said = tournament_words(lang)
    rows = tuple((month, said.money(amount)) for month, amount in figures.months.items())
    titles = said("tournament-proceeds.month"), said("tournament-proceeds.proceeds")
    columns = (Column(titles[0], width="fr"), Column(titles[1], "right"))
    blocks: list[Block] = [Table(columns, rows, (said("tournament-form.together"), said.money(figures.total)))]
    return _sheet(said, said("tournament-proceeds.title"), figures.tournament, blocks, stamp)


def _signed(said: Catalogue) -> Signatures:
    return Signatures(((said("tournament-form.director"), ""), (said("tournament-form.cage"), "")))


def _sheet(
    said: Catalogue,
    title: str,
    subtitle: str,
    blocks: list[Block],
    stamp: Stamp | None,
    source: str = "",
    flavour: str = "form",
) -> Document:
    return Document(
        title=title,
        flavour=flavour,
        blocks=tuple(blocks),
        kicker=said("tournament.kicker"),
        subtitle=subtitle,
        lang=said.language,
        source=source,
        stamp=stamp,
        words=said.under("foot"),
        type_size=10 if flavour == "form" else 11,
    )
