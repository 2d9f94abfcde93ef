"""The papers of a tournament: its written rules, the tournament form, the prize pay-out form, the month's proceeds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from croupier.paper.model import Block, Column, Document, Facts, Heading, Reading, Rule, Signatures, Stamp, Table, Text
from croupier.paper.sheets.forms import pinned
from croupier.paper.sheets.letterhead import Letterhead, rests_on
from croupier.paper.sheets.tournament.room import count_sheets, mark, receipt, seat_cards
from croupier.paper.words import tournament_words
from croupier.refusal import Refused
from croupier.rules import rulebook
from croupier.tournament import Tournament, document_of, payout_form, tax_figures, tournament_form
from croupier.tournament.forms import FormLine, FromPaper, PayoutForm, PayoutLine, TaxFigures, TournamentForm
from croupier.tournament.plan.document import RulesDocument
from croupier.tournament.plan.plan import OVERALL, TOURNAMENTS_BY
from croupier.words.catalogue import Catalogue

ROOM_TO_SIGN = "\n\n"
NO_HOUSE = Letterhead()
Called = Callable[[str], str]  # an event's name, by its key
FORMS = ("entries", "prizes", "proceeds")  # which the Division has
RECORDS = ("rules", *FORMS)  # what was written down and stays, of the tournament as a whole
SHEETS = (*RECORDS, "seats", "tally", "receipt")  # and what its room is run with; a receipt is of one entry


def by_key(key: str) -> str:
    """Where the rules are not at hand."""
    return key


def tournament_sheet(
    state: Tournament,
    name: str,
    stamp: Stamp | None = None,
    newest: tuple[int, int] = (0, 0),
    lang: str = "en",
    entry: int = 0,
    house: Letterhead = NO_HOUSE,
) -> Document:
    """One of `SHEETS` from a tournament as it stands; `newest` is the place of the last event that it tells of, and
    `entry` the one whose receipt is wanted. The rules have no head of the house: they are the same for all time."""
    said = tournament_words(lang)
    match name:
        case "rules":
            return written_rules(document_of(state, said), lang, state.rules.rulebook)
        case "entries":
            sheet = tournament_form_sheet(tournament_form(state), stamp, lang, house, state.rules.called)
        case "prizes":
            sheet = payout_form_sheet(payout_form(state, said), stamp, lang, house, state.rules.called)
        case "proceeds":
            sheet = proceeds_sheet(tax_figures(state), stamp, lang, house)
        case "seats":
            sheet = _sheet(said, said("tournament-seat.title"), state.rules.name, seat_cards(state, said), stamp)
        case "tally":
            title = said("tournament-tally.sheets")
            sheet = _sheet(said, title, state.rules.name, count_sheets(state, said), stamp)
        case "receipt":
            title = said("tournament-receipt.title")
            marked = {line.get("paper") for line in state.entry(entry).lines}
            from_paper = [one for one in tournament_form(state).paper if one.number in marked]
            blocks = [*receipt(state, entry, said), *_from_paper(from_paper, said, house), _issued(said)]
            sheet = _sheet(said, title, state.rules.name, blocks, stamp)
        case _:
            raise Refused(
                "no_such_form.sheet", "There is no sheet “{sheet}”: {sheets:list}.", sheet=name, sheets=list(SHEETS)
            )
    if name in FORMS:
        sheet = replace(sheet, blocks=(*sheet.blocks, *_filed(state, said)))
    return replace(
        sheet,
        subtitle=f"{sheet.subtitle} · {house.head(state.as_of, said)}",
        date=house.moment(state.as_of)[:10],
        blocks=pinned(list(sheet.blocks), sheet.stamp, newest, said),
        rests_on=rests_on([rulebook(state.rules.rulebook).source], said),
    )


def written_rules(rules: RulesDocument, lang: str = "en", played_by: str = TOURNAMENTS_BY) -> Document:
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
    sheet = _sheet(said, rules.title, version, blocks, None, rules.digest[:16], "rules")
    return replace(sheet, rests_on=rests_on([rulebook(played_by).source], said))


def tournament_form_sheet(
    form: TournamentForm,
    stamp: Stamp | None = None,
    lang: str = "en",
    house: Letterhead = NO_HOUSE,
    called: Called = by_key,
) -> Document:
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
            called(line.event),
            line.date,
            said(f"tournament-kind.{line.kind}"),
            said(f"tournament-means.{line.means}"),
            _item(line, said),
            said.money(line.amount) + mark(line.paper),
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
        Table(columns, rows, ("", together, "", "", "", "", "", said.money(form.fees + form.buy_ins + form.moved))),
        Facts(
            (
                (said("tournament-form.fees"), said.money(form.fees)),
                (said("tournament-form.buy_ins"), said.money(form.buy_ins + form.moved)),
                *([(said("tournament-form.moved"), said.money(form.moved))] if form.moved else []),
            )
        ),
        *_from_paper(form.paper, said, house),
        _signed(said),
    ]
    return _sheet(said, said("tournament-form.title"), form.tournament, blocks, stamp)


def _item(line: FormLine, said: Catalogue) -> str:
    """What was given in the place of cash; the books write a voucher as `voucher 3`."""
    if line.refund:
        return said("tournament-form.refund", number=str(line.refund))
    if line.means == "voucher":
        return said("tournament-form.voucher", number=line.item.rpartition(" ")[2])
    return line.item or "–"


def _won(line: PayoutLine, said: Catalogue, called: Called) -> str:
    """A thing is called as the rules call it; the books write a voucher as `voucher for E2`."""
    if line.kind == "voucher":
        return said("tournament-payout.voucher", event=called(line.description.removeprefix("voucher for ")))
    return line.description if line.kind == "goods" else said(f"tournament-kind.{line.kind}")


def payout_form_sheet(
    form: PayoutForm,
    stamp: Stamp | None = None,
    lang: str = "en",
    house: Letterhead = NO_HOUSE,
    called: Called = by_key,
) -> Document:
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
        Column(said("tournament-payout.received"), width="fr"),
    )
    rows = tuple(
        (
            str(line.award),
            said("tournament-payout.overall") if line.pool == OVERALL else called(line.pool),
            str(line.place),
            f"{line.name} ({line.entry})",
            _won(line, said, called),
            line.date or "–",
            line.form or "–",
            said.money(line.amount) + ("*" if line.provisional else "") + mark(line.paper),
            ROOM_TO_SIGN if line.form else "–",  # A voucher is no payment.
        )
        for line in form.lines
    )
    paid_out = said("tournament-payout.paid_out")
    blocks: list[Block] = [
        Facts(
            (
                (said("tournament-payout.buy_ins"), said.money(form.buy_ins)),
                (said("tournament-payout.added"), said.money(form.added)),
                (said("tournament-payout.unpaid"), said.money(form.unpaid)),
            )
        ),
        Table(columns, rows, ("", "", "", paid_out, "", "", "", said.money(form.total), "")),
    ]
    if any(line.provisional for line in form.lines):
        blocks.append(Text(said("tournament-payout.provisional"), "small"))
    blocks += [Text(line.note, "small") for line in form.lines if line.note]
    blocks += [*_from_paper(form.paper, said, house), _signed(said)]
    return _sheet(said, said("tournament-payout.title"), form.tournament, blocks, stamp)


def proceeds_sheet(
    figures: TaxFigures, stamp: Stamp | None = None, lang: str = "en", house: Letterhead = NO_HOUSE
) -> Document:
    """What was refunded of a month's fees is taken out of that month, and shown."""
    said = tournament_words(lang)
    back = figures.refunded
    rows = tuple(
        _month(month, amount, back.get(month, 0), said, shown=bool(back)) for month, amount in figures.months.items()
    )
    total = _month(said("tournament-form.together"), figures.total, sum(back.values()), said, shown=bool(back))
    more = ("collected", "refunded") if back else ()
    columns = (
        Column(said("tournament-proceeds.month"), width="fr"),
        *(Column(said(f"tournament-proceeds.{name}"), "right") for name in (*more, "proceeds")),
    )
    blocks: list[Block] = [Table(columns, rows, total), *_from_paper(figures.paper, said, house)]
    return _sheet(said, said("tournament-proceeds.title"), figures.tournament, blocks, stamp)


def _month(name: str, net: int, back: int, said: Catalogue, *, shown: bool) -> tuple[str, ...]:
    more = (said.money(net + back), said.money(-back) if back else "–") if shown else ()
    return (name, *more, said.money(net))


def _from_paper(entries: Sequence[FromPaper], said: Catalogue, house: Letterhead) -> list[Block]:
    """What was done on an earlier day and entered afterwards: when and by whom, and with what evidence."""
    if not entries:
        return []
    lines = (
        said(
            "tournament-form.paper_line",
            number=str(one.number),
            what=said(f"tournament-paper.{one.command}"),
            date=one.date,
            evidence=one.evidence,
            reason=one.reason,
            entered=house.moment(one.entered)[:10],
            first=house.who(one.first, one.entered)[0],
            second=house.who(one.second, one.entered)[0],
        )
        for one in entries
    )
    return [Heading(said("tournament-form.paper")), *(Text(line, "small") for line in lines)]


def _filed(state: Tournament, said: Catalogue) -> list[Block]:
    """When the Division had the finished forms, and what shows it."""
    return [
        Text(
            said("tournament-form.filed", date=one["date"], office=one["office"], proof=one["proof"])
            + mark(one.get("paper", 0))
        )
        for one in state.forms_filed
    ]


def _issued(said: Catalogue) -> Signatures:
    return Signatures(((said("tournament-receipt.issued"), ""),))


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
