"""The papers of a tournament: its written rules, the tournament form, the prize pay-out form, the month's proceeds."""

from __future__ import annotations

from dataclasses import replace

from croupier.money import dollars
from croupier.paper.model import Block, Column, Document, Facts, Heading, Reading, Rule, Signatures, Stamp, Table, Text
from croupier.paper.sheets.forms import pinned
from croupier.paper.words import words
from croupier.refusal import Refused
from croupier.tournament import Tournament, document_of, payout_form, tax_figures, tournament_form
from croupier.tournament.forms import PayoutForm, TaxFigures, TournamentForm
from croupier.tournament.plan.document import RulesDocument

KICKER = "Roulette tournament"
READ = "How we read the regulation"


SHEETS = ("rules", "entries", "prizes", "proceeds")
READINGS = {  # what a form's figures depend on, printed where it applies
    "entries": ("F4", "F5", "F6", "F10", "F11", "F16"),
    "prizes": ("F4", "F7", "F8", "F9", "F15"),
    "proceeds": ("F1", "F4", "F5", "F6", "F7"),
}


def tournament_sheet(state: Tournament, name: str, stamp: Stamp | None = None, newest: int = 0) -> Document:
    """One of `SHEETS` from a tournament as it stands; `newest` is the sequence of the last event that it tells of."""
    match name:
        case "rules":
            return written_rules(document_of(state))
        case "entries":
            return _read(tournament_form_sheet(tournament_form(state), stamp), state, name, newest)
        case "prizes":
            return _read(payout_form_sheet(payout_form(state), stamp), state, name, newest)
        case "proceeds":
            return _read(proceeds_sheet(tax_figures(state), stamp), state, name, newest)
    raise Refused("no_such_form", f"There is no sheet “{name}”: {', '.join(SHEETS)}.", sheet=name)


def _read(sheet: Document, state: Tournament, name: str, newest: int) -> Document:
    """With the readings of the regulation behind its figures, above the sums and the place to sign."""
    found = [Reading(key, text) for key, text in document_of(state).readings if key in READINGS[name]]
    first = next((n for n, block in enumerate(sheet.blocks) if isinstance(block, Table)), len(sheet.blocks))
    signed = [block for block in sheet.blocks[first:] if isinstance(block, Facts | Signatures)]
    rest = [block for block in sheet.blocks if block not in signed]
    heading = [Heading(READ)] if found else []
    return replace(sheet, blocks=pinned([*rest, *heading, *found, *signed], sheet.stamp, newest))


def written_rules(rules: RulesDocument) -> Document:
    """As players and the Division get them, with the clause that wants each part printed in the margin."""
    blocks: list[Block] = []
    for section in rules.sections:
        blocks.append(Heading(section.heading))
        for number, line in enumerate(section.lines):
            blocks.append(Rule(line.strip(), (section.clause,) if section.clause and not number else ()))
    if rules.readings:
        blocks.append(Heading(READ))
        blocks += [Reading(name, text) for name, text in rules.readings]
    return _sheet(rules.title, f"Version {rules.version} of the rules", blocks, rules.digest[:16], None, "rules")


def tournament_form_sheet(form: TournamentForm, stamp: Stamp | None = None) -> Document:
    """Every entrant with the dollar value of fee and buy-ins, however they were paid."""
    columns = (
        Column("Entry", "right"),
        Column("Entrant", width="fr"),
        Column("Event"),
        Column("Date"),
        Column("For"),
        Column("Paid by"),
        Column("Item"),
        Column("Amount", "right"),
    )
    rows = tuple(
        (
            str(line.entry),
            line.name,
            line.event,
            line.date,
            line.kind,
            line.means,
            line.item or "–",
            dollars(line.amount),
        )
        for line in form.lines
    )
    blocks: list[Block] = [
        Facts((("Held by", ", ".join(form.licensees)), ("Entries", str(len({line.entry for line in form.lines}))))),
        Table(columns, rows, ("", "Together", "", "", "", "", "", dollars(form.fees + form.buy_ins))),
        Facts(
            (
                ("Entry fees: adjusted gross proceeds", dollars(form.fees)),
                ("Buy-ins: prize pool", dollars(form.buy_ins)),
            )
        ),
        Signatures((("Tournament director", ""), ("Cage", ""))),
    ]
    return _sheet("Tournament form", form.tournament, blocks, "", stamp)


def payout_form_sheet(form: PayoutForm, stamp: Stamp | None = None) -> Document:
    columns = (
        Column("Award", "right"),
        Column("Pool"),
        Column("Place", "right"),
        Column("Winner", width="fr"),
        Column("Prize"),
        Column("Date"),
        Column("Form"),
        Column("Amount", "right"),
    )
    rows = tuple(
        (
            str(line.award),
            line.pool,
            str(line.place),
            f"{line.name} ({line.entry})",
            line.description or line.kind,
            line.date or "–",
            line.form or "–",
            dollars(line.amount) + ("*" if line.provisional else ""),
        )
        for line in form.lines
    )
    blocks: list[Block] = [Table(columns, rows, ("", "", "", "Paid out", "", "", "", dollars(form.total)))]
    if any(line.provisional for line in form.lines):
        blocks.append(Text("* provisional: a voucher whose use is open, or taken back; not part of the sum.", "small"))
    blocks += [Text(line.note, "small") for line in form.lines if line.note]
    blocks.append(Signatures((("Tournament director", ""), ("Cage", ""))))
    return _sheet("Prize pay-out form", form.tournament, blocks, "", stamp)


def proceeds_sheet(figures: TaxFigures, stamp: Stamp | None = None) -> Document:
    rows = tuple((month, dollars(amount)) for month, amount in figures.months.items())
    columns = (Column("Month", width="fr"), Column("Adjusted gross proceeds", "right"))
    blocks: list[Block] = [Table(columns, rows, ("Together", dollars(figures.total)))]
    return _sheet("Proceeds by month", figures.tournament, blocks, "", stamp)


def _sheet(
    title: str, subtitle: str, blocks: list[Block], source: str, stamp: Stamp | None, flavour: str = "form"
) -> Document:
    return Document(
        title=title,
        flavour=flavour,
        blocks=tuple(blocks),
        kicker=KICKER,
        subtitle=subtitle,
        source=source,
        stamp=stamp,
        words=words("en").under("foot"),
        type_size=10 if flavour == "form" else 11,
    )
