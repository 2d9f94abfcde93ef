"""Paper of boxes: what a drop box must hold, and what two people counted in one, against the table's journal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from croupier.paper.model import Block, Column, Document, Facts, Heading, Signatures, Table, Text, WriteHere
from croupier.paper.sheets.forms import electronic, form, money_column
from croupier.paper.sheets.records import BoxCount, CountLine, DropReport
from croupier.paper.words import form_words
from croupier.table.asking.boxes import REGISTER
from croupier.words.catalogue import Catalogue


def drop_report(report: DropReport, lang: str = "en") -> Document:
    said = form_words(lang)
    expected = report.unit.said(report.expected, said)
    rows = [(said("drop.cash"), report.unit.said(report.cash, said))]
    rows += [
        (said("drop.receipt", number=number), report.unit.said(amount, said)) for number, amount in report.receipts
    ]
    blocks: list[Block] = [
        Facts(
            (
                (said("drop.box"), report.box or "–"),
                *([(said("drop.by"), _whose_word(report.by, said))] if report.by else []),
                (said("drop.since"), report.moment(report.opened)),
                (said("drop.until"), report.moment(report.at)),
            )
        ),
    ]
    deposits = Table(
        (Column(said("drop.what"), width="fr"), money_column(said)), tuple(rows), (said("drop.expected"), expected)
    )
    tips = Text(said("form.tips", amount=report.unit.said(report.tips, said)))
    blocks += [Text(said("drop.blind"))] if report.blind else [Heading(said("drop.deposits")), deposits, tips]
    blocks.append(Heading(said("drop.count")))
    counted_by = said("form.counted_by")
    for count in report.counts:
        counted, difference = (
            report.unit.said(amount, said) for amount in (count.counted, count.counted - report.expected)
        )
        blocks.append(
            Table(
                (Column(said("drop.box_number", box=count.box), width="fr"), money_column(said)),
                ((said("form.counted"), counted), (said("form.expected"), expected)),
                (said("form.difference"), difference),
            )
        )
        if count.reason:
            blocks.append(Text(said("form.explanation", text=count.reason)))
        blocks.append(Signatures(((counted_by, count.first), (counted_by, count.second))))
    if not report.counts:
        blocks += [
            WriteHere(said("drop.to_count"), 3),
            WriteHere(said("drop.to_explain"), 2),
            Signatures(((counted_by, ""), (said("drop.another"), ""), (said("box_count.reconciled"), ""))),
        ]
    return form(report, said("drop.title"), report.rulebook, blocks, said)


def _whose_word(by: str, said: Catalogue) -> str:
    return said("drop.register") if by == REGISTER else by


def box_count(count: BoxCount, lang: str = "en") -> Document:
    """Where others have to count again, nothing is told of what was found first before they have."""
    said = form_words(lang)
    counted_by = said("form.counted_by")
    two = said("box_count.two", first=count.first, second=count.second)
    blocks: list[Block] = [
        Facts(((said("box_count.box"), said(f"box_of.{count.use}", box=count.box)), (counted_by, two)))
    ]
    blocks += [Text(said("box_count.again"))] if count.again else [_found(count, said), _against(count, said)]
    if count.explanation:
        blocks.append(Text(said("form.explanation", text=count.explanation)))
    if count.coupons and not count.again:
        blocks.append(Text(said("box_count.coupons", amount=said.money(count.coupons))))
    if count.signature:
        blocks.append(electronic(count.third or count.first, count.signature, said))
    for line in count.later:
        blocks += _later(line, count, said)
    signed = ((said("box_count.reconciled"), count.third),) if count.third else ()
    blocks.append(Signatures(((counted_by, count.first), (counted_by, count.second), *signed)))
    return form(count, said("box_count.title", number=str(count.number)), count.rulebook, blocks, said, "floor")


def _found(count: BoxCount, said: Catalogue) -> Table:
    """Notes and chips by what each is worth, receipts by their numbers."""
    rows = [*_by_worth("cash", count.notes, said)] or [(_kind("cash", said), "", said.money(count.cash))]
    if count.slips:
        rows += [(said("drop.receipt", number=slip), "", said.money(worth)) for slip, worth in count.slips.items()]
    elif count.receipts:
        rows.append((_kind("receipts", said), "", said.money(count.receipts)))
    if count.chips:
        rows += [*_by_worth("chips", count.pieces, said)] or [(_kind("chips", said), "", said.money(count.chips))]
    number = Column(said("chip_slip.number"), "right")
    columns = (Column(said("box_count.found"), width="fr"), number, money_column(said))
    return Table(columns, tuple(rows), (said("form.counted"), "", said.money(count.counted)))


def _by_worth(kind: str, pieces: Mapping[str, int], said: Catalogue) -> Iterator[tuple[str, str, str]]:
    for worth, number in sorted(((int(worth), number) for worth, number in pieces.items()), reverse=True):
        yield said(f"box_count.{kind}_of", worth=said.money(worth)), str(number), said.money(worth * number)


def _against(count: BoxCount, said: Catalogue) -> Table:
    """Each kind with its own expectation, and all of it that is money together."""
    difference = count.counted - count.expected
    verdict = "box_count.over" if difference > 0 else "box_count.short" if difference else "box_count.equal"
    rows = [
        (_kind(kind, said), *(said.money(amount) for amount in (found - over, found, over)))
        for kind in KINDS
        if (over := count.differences.get(kind)) is not None
        if (found := getattr(count, kind)) or over or kind == "cash"
    ]
    names = ("form.expected", "form.counted", "form.difference")
    columns = (Column(said("box_count.against"), width="fr"), *(Column(said(name), "right") for name in names))
    total = (said(verdict), *(said.money(amount) for amount in (count.expected, count.counted, difference)))
    return Table(columns, tuple(rows), total)


def _later(line: CountLine, count: BoxCount, said: Catalogue) -> Iterator[Block]:
    """What others found who counted again, or what was corrected: a line of its own, and the count stays as it was."""
    at = count.moment(line.at)
    if line.reason:
        yield Text(said("box_count.correction", at=at, by=line.by, second=line.others[0], reason=line.reason))
    else:
        two = said("box_count.two", first=line.others[0], second=line.others[1])
        yield Text(said("box_count.recount", at=at, two=two, by=line.by))
    names = ("box_count.before", "box_count.after", "form.difference")
    columns = (Column("", width="fr"), *(Column(said(name), "right") for name in names))
    rows = (
        (_kind(kind, said), *(said.money(amount) for amount in (was, found, found - was)))
        for kind, (was, found) in line.figures.items()
        if was or found
    )
    yield Table(columns, tuple(rows))
    if line.signature:
        yield electronic(line.by, line.signature, said)


KINDS = {
    "cash": "drop.cash",
    "receipts": "box_count.receipts",
    "coupons": "shift_report.coupons",
    "chips": "box_count.chips",
}


def _kind(kind: str, said: Catalogue) -> str:
    return said(KINDS[kind])
