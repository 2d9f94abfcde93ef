"""The forms of a floor, each a sheet from a plain record (`records.py`)."""

from __future__ import annotations

from collections.abc import Sequence

from croupier.paper.model import (
    Block,
    Checks,
    Column,
    Document,
    Facts,
    Heading,
    Signatures,
    Stamp,
    Table,
    Text,
    WriteHere,
)
from croupier.paper.sheets.letterhead import rests_on
from croupier.paper.sheets.records import (
    Adjustment,
    AdjustmentLog,
    DisputeForm,
    InspectionRecord,
    SessionReport,
    Sheet,
)
from croupier.paper.words import form_words
from croupier.words.catalogue import Catalogue


def form(sheet: Sheet, title: str, kicker: str, blocks: list[Block], said: Catalogue, source: str = "") -> Document:
    """A form with the newest signed checkpoint in its foot."""
    where = said("form.table", table=sheet.table) if sheet.table else said("form.all_tables")
    return Document(
        title=title,
        flavour="form",
        blocks=pinned(blocks, sheet.stamp, sheet.newest, said),
        kicker=kicker,
        subtitle=f"{where} · {sheet.house.head(sheet.at, said)}",
        lang=said.language,
        date=sheet.moment(sheet.at)[:10] if sheet.at else "2026-01-01",
        source=source or (f"table/{sheet.table}" if sheet.table else "floor"),
        stamp=sheet.stamp,
        words=said.under("foot"),
        rests_on=rests_on(sheet.sources, said),
    )


def pinned(blocks: Sequence[Block], stamp: Stamp | None, newest: tuple[int, int], said: Catalogue) -> tuple[Block, ...]:
    """With a word, above the lines to sign on, where no checkpoint pins all that the sheet tells."""
    later = stamp.older_by(newest) if stamp else 0
    if stamp is None:
        told = said("form.not_pinned")
    elif later > 0:
        told = said("form.older", count=later)
    else:
        return tuple(blocks)
    signed = len(blocks) - 1 if blocks and isinstance(blocks[-1], Signatures) else len(blocks)
    return (*blocks[:signed], Text(told, "small"), *blocks[signed:])


def money_column(said: Catalogue) -> Column:
    return Column(said("form.amount"), "right")


def inspection_record(record: InspectionRecord, lang: str = "en") -> Document:
    said = form_words(lang)
    in_order = list(said.under("point"))  # of the law, which a journal does not keep
    points = tuple(
        (_sentence(_point(point, said)), "yes" if good else "no")
        for point, good in sorted(
            record.points.items(), key=lambda item: in_order.index(item[0]) if item[0] in in_order else len(in_order)
        )
    )
    blocks: list[Block] = [
        Facts(
            (
                (said("inspection.inspector"), record.inspector),
                (said("inspection.role"), said(f"form_role.{record.role}") if record.role else "–"),
                (said("form.licence"), record.licence or "–"),
                (said("inspection.result"), said("inspection.passed" if record.passed else "inspection.failed")),
            )
        ),
        Heading(said("inspection.check_list")),
        Checks(points) if points else Text(said("inspection.no_points")),
    ]
    if record.balls:
        tested = tuple((ball, said(f"ball_test.{how}")) for ball, how in record.balls.items())
        blocks += [Heading(said("inspection.balls")), Facts(tested)]
    if record.terminals:
        announced = tuple(
            (said("inspection.terminal", number=number), said(f"announced_by.{how}"))
            for number, how in record.terminals.items()
        )
        blocks += [Heading(said("inspection.terminals")), Facts(announced, 4)]
    if record.failed:
        failed = said.joined(_failed(what, said) for what in record.failed)
        blocks.append(Text(said("inspection.keeps_closed", list=failed)))
    if record.note:
        blocks.append(Text(record.note))
    if record.signature:
        blocks.append(electronic(record.inspector, record.signature, said))
    blocks.append(Signatures(((said("inspection.inspector"), record.inspector), (said("form.supervisor"), ""))))
    return form(record, said("inspection.title"), record.rulebook, blocks, said)


def _point(point: str, said: Catalogue) -> str:
    return said(f"point.{point}") if said.has(f"point.{point}") else point


def _failed(what: str, said: Catalogue) -> str:
    """A point of the check list, or a terminal by its number."""
    name, _, number = what.partition(" ")
    return said("inspection.terminal", number=number) if name == "terminal" else _point(what, said)


def electronic(name: str, signature: str, said: Catalogue) -> Text:
    return Text(said("form.signature_of", name=name, signature=_grouped(signature)), "small")


def adjustment_log(log: AdjustmentLog, lang: str = "en") -> Document:
    said = form_words(lang)
    columns = (
        Column(said("work.line"), "right"),
        Column(said("work.when")),
        Column(said("work.what"), width="fr"),
        Column(said("work.where")),
        Column(said("work.by")),
        Column(said("form.licence")),
        Column(said("work.witness")),
    )
    rows = tuple(
        (
            str(e.line),
            said("work.written", date=e.date, at=written) if e.date not in ("", written[:10]) else written,
            _corrected(e, said),
            e.place or "–",
            e.who,
            e.licence or "–",
            e.witness or "–",
        )
        for e in log.entries
        for written in [log.moment(e.at)[:16]]
    )
    newest = log.moment(log.entries[-1].at) if log.entries else said("work.none")
    blocks: list[Block] = [
        Text(said("work.lead")),
        Table(columns, rows),
        Facts(((said("form.entries"), str(len(rows))), (said("work.newest"), newest))),
        *([Heading(said("work.signatures"))] if any(e.signature for e in log.entries) else []),
        *(_signed(e, said) for e in log.entries if e.signature),
        Signatures(((said("work.checked_by"), ""), (said("form.licence"), ""))),
    ]
    return form(log, said("work.title"), log.rulebook, blocks, said)


def _corrected(entry: Adjustment, said: Catalogue) -> str:
    if not entry.corrected:
        return entry.what
    return said(
        "work.corrected", what=entry.what, count=len(entry.corrected), lines=said.joined(map(str, entry.corrected))
    )


def _signed(entry: Adjustment, said: Catalogue) -> Text:
    """Whole: half a signature can be checked by nobody."""
    return Text(said("work.signed", line=entry.line, name=entry.who, signature=_grouped(entry.signature)), "small")


def dispute_form(dispute: DisputeForm, lang: str = "en") -> Document:
    said = form_words(lang)
    claim = dispute.unit.said(dispute.amount, said) if dispute.amount else said("dispute.no_amount")
    player = said("dispute.player", player=dispute.player or "–", seat=str(dispute.seat))
    blocks: list[Block] = [
        Facts(
            (
                (said("dispute.dispute"), str(dispute.number)),
                (said("dispute.round"), str(dispute.round)),
                (said("form.player"), player),
                (said("dispute.claim"), claim),
                (said("dispute.reported"), dispute.moment(dispute.at)),
                (said("dispute.reported_by"), dispute.opened_by),
            )
        ),
        Heading(said("dispute.what")),
        Text(dispute.what),
        Heading(said("dispute.story")),
        *(Text(line, "small") for line in dispute.story),
        Heading(said("dispute.decision")),
    ]
    if dispute.decision:
        blocks += [
            Facts(
                (
                    (said("dispute.decision"), said(f"decision.{dispute.decision}")),
                    (said("dispute.paid"), dispute.unit.said(dispute.paid, said)),
                    (said("dispute.decided_by"), dispute.decided_by),
                    (said("dispute.at"), dispute.moment(dispute.decided_at)),
                )
            ),
            Text(dispute.reason or said("dispute.no_reason")),
        ]
    else:
        blocks += [WriteHere(said("dispute.to_decide"), 4), WriteHere(said("dispute.paid"), 1)]
    blocks.append(Signatures(((said("form.player"), dispute.player), (said("form.supervisor"), dispute.decided_by))))
    return form(dispute, said("dispute.title", number=str(dispute.number)), dispute.rulebook, blocks, said)


def session_report(report: SessionReport, lang: str = "en") -> Document:
    said = form_words(lang)

    def shown(amount: int) -> str:
        return report.unit.said(amount, said)

    closed = bool(report.closed)  # before, nobody has counted the tray
    sums = (
        (said("table_session.cash"), shown(report.cash)),
        (said("table_session.receipts"), shown(report.receipts)),
        (said("table_session.closer"), shown(report.closer) if closed else said("table_session.not_counted")),
        (said("table_session.credits"), shown(report.credits)),
        (said("table_session.opener"), shown(-report.opener)),
        (said("table_session.fills"), shown(-report.fills)),
    )
    kept = (
        (said("table_session.rounds"), str(report.rounds)),
        (said("table_session.void_spins"), str(report.void_spins)),
        (said("table_session.refusals"), str(report.refusals)),
        (said("table_session.rulings"), str(report.rulings)),
        (said("table_session.disputes"), str(report.disputes)),
        *((said(f"table_session_note.{what}"), str(count)) for what, count in report.notes.items()),
    )
    blocks: list[Block] = [
        Facts(
            (
                (said("table_session.opened"), report.moment(report.opened)),
                (said("table_session.opened_by"), report.opened_by),
                (said("table_session.closed"), report.moment(report.closed)),
                (said("table_session.closed_by"), report.closed_by or "–"),
                (said("table_session.dealers"), said.joined(report.dealers) or "–"),
                (
                    said("table_session.hold"),
                    said.percent(report.win / report.drop, 1) if report.drop and closed else "–",
                ),
            )
        ),
        Heading(said("table_session.win_of")),
        Table(
            (Column("", width="fr"), money_column(said)),
            sums,
            (said("table_session.win"), shown(report.win) if closed else "–"),
        ),
        Text(said("form.tips", amount=shown(report.tips))),
    ]
    if report.difference:
        blocks.append(Text(said("table_session.tray", amount=shown(report.difference), reason=report.reason)))
    blocks += [
        Heading(said("table_session.happened")),
        Table((Column("", width="fr"), Column(said("table_session.count"), "right")), kept),
        Signatures(((said("form.supervisor"), report.closed_by), (said("form.cage"), ""))),
    ]
    return form(report, said("table_session.title"), report.rulebook, blocks, said)


def _grouped(signature: str) -> str:
    """Eight digits at a time, as one compares them by eye."""
    return " ".join(signature[start : start + 8] for start in range(0, len(signature), 8))


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]
