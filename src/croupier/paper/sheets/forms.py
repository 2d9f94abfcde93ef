"""The forms of a floor, each a sheet from a plain record (`records.py`)."""

from __future__ import annotations

from collections.abc import Sequence

from croupier.money import counted, dollars
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
from croupier.paper.sheets.records import (
    AdjustmentLog,
    BoxCount,
    ChipSlip,
    DisputeForm,
    DropReport,
    InspectionRecord,
    Sheet,
    ShiftReport,
)
from croupier.paper.words import words

MONEY = Column("Amount", "right")


def moment(at: str) -> str:
    """`2026-11-15T18:50:54.123456Z` as people write it; what is no time stays as it is."""
    return f"{at[:10]} {at[11:19]} UTC" if len(at) > 19 and at[10] == "T" else at or "–"


def form(sheet: Sheet, title: str, kicker: str, blocks: list[Block], source: str = "") -> Document:
    """A form with the newest signed checkpoint in its foot."""
    return Document(
        title=title,
        flavour="form",
        blocks=pinned(blocks, sheet.stamp, sheet.newest),
        kicker=kicker,
        subtitle=f"{f'Table {sheet.table}' if sheet.table else 'All tables'} · {moment(sheet.at)}",
        date=sheet.at[:10] or "2026-01-01",
        source=source or (f"table/{sheet.table}" if sheet.table else "floor"),
        stamp=sheet.stamp,
        words=words("en").under("foot"),
    )


def pinned(blocks: Sequence[Block], stamp: Stamp | None, newest: int) -> tuple[Block, ...]:
    """With a word, above the lines to sign on, where no checkpoint pins all that the sheet tells."""
    later = newest - stamp.size if stamp else 0
    if stamp is None:
        said = "No signed checkpoint of the journal stands behind this sheet."
    elif later > 0:
        said = f"The newest checkpoint is {counted(later, 'event')} older than this sheet; print it again."
    else:
        return tuple(blocks)
    signed = len(blocks) - 1 if blocks and isinstance(blocks[-1], Signatures) else len(blocks)
    return (*blocks[:signed], Text(said, "small"), *blocks[signed:])


def inspection_record(record: InspectionRecord) -> Document:
    said = words("en")
    in_order = list(said.under("point"))  # of the law, which a journal does not keep
    points = tuple(
        (_sentence(said(f"point.{point}") if said.has(f"point.{point}") else point), "yes" if good else "no")
        for point, good in sorted(
            record.points.items(), key=lambda item: in_order.index(item[0]) if item[0] in in_order else len(in_order)
        )
    )
    result = "passed: the table may open" if record.passed else "failed: the table stays closed"
    blocks: list[Block] = [
        Facts(
            (
                ("Inspector", record.inspector),
                ("Role", record.role.replace("-", " ") or "–"),
                ("Licence", record.licence or "–"),
                ("Result", result),
            )
        ),
        Heading("Check list"),
        Checks(points) if points else Text("The rules of this table ask for no point to be checked."),
    ]
    if record.balls:
        blocks += [
            Heading("Balls"),
            Facts(tuple((ball, f"not magnetic, by {how}") for ball, how in record.balls.items())),
        ]
    if record.terminals:
        blocks += [
            Heading("Terminals announce No More Bets"),
            Facts(
                tuple(
                    (f"Terminal {number}", how if how == "not at all" else f"by {how}")
                    for number, how in record.terminals.items()
                ),
                4,
            ),
        ]
    if record.failed:
        blocks.append(Text(f"What keeps the table closed: {', '.join(record.failed)}."))
    if record.note:
        blocks.append(Text(record.note))
    if record.signature:
        blocks.append(Text(f"Signature of {record.inspector}: {_grouped(record.signature)}", "small"))
    blocks.append(Signatures((("Inspector", record.inspector), ("Pit supervisor", ""))))
    return form(record, "Inspection of the table", record.rulebook, blocks)


def adjustment_log(log: AdjustmentLog) -> Document:
    columns = (
        Column("Date and time"),
        Column("What was done", width="fr"),
        Column("Where"),
        Column("By"),
        Column("Licence"),
        Column("Witness"),
        Column("Signature"),
    )
    rows = tuple(
        (
            f"{e.date}, written {moment(e.at)[:16]}" if e.date else moment(e.at)[:16],
            e.what,
            e.place or "–",
            e.who,
            e.licence or "–",
            e.witness or "–",
            _short(e.signature),
        )
        for e in log.entries
    )
    blocks: list[Block] = [
        Text(
            "Adjustments and replacements of parts of the wheel, in the order of the journal. No line is ever changed."
        ),
        Table(columns, rows),
        Facts((("Entries", str(len(rows))), ("Newest", moment(log.entries[-1].at) if log.entries else "none"))),
        Signatures((("Checked by", ""), ("Licence", ""))),
    ]
    return form(log, "Adjustment log of the wheel", log.rulebook, blocks)


def chip_slip(slip: ChipSlip) -> Document:
    kind = "Credit slip" if slip.credit else "Fill slip"
    way = ("table", "cage") if slip.credit else ("cage", "table")
    blocks: list[Block] = [
        Facts(
            (
                ("Slip", f"{slip.number:06d}"),
                ("Amount", slip.shown(slip.amount)),
                ("From", way[0]),
                ("To", way[1]),
                ("Asked for by", slip.first),
                ("Signed with", slip.second or "–"),
            )
        ),
        Text("Chips are counted in the open at the table. The numbers of slips run without gaps."),
        Signatures((("Pit", slip.first), ("Second", slip.second), ("Cage", ""), ("Dealer", ""))),
    ]
    return form(slip, f"{kind} {slip.number:06d}", slip.rulebook, blocks)


def drop_report(report: DropReport) -> Document:
    rows = [("Cash", report.shown(report.cash))]
    rows += [(f"Mobile ATM receipt {number}", report.shown(amount)) for number, amount in report.receipts]
    blocks: list[Block] = [
        Facts((("Drop box", report.box or "–"), ("Since", moment(report.opened)), ("Until", moment(report.at)))),
        Heading("Deposits by the journal"),
        Table(
            (Column("What", width="fr"), MONEY),
            tuple(rows),
            ("Expected in the drop box", report.shown(report.expected)),
        ),
        Text(f"Tips in the tip box: {report.shown(report.tips)}."),
        Heading("Count"),
    ]
    for count in report.counts:
        difference = count.counted - report.expected
        blocks.append(
            Table(
                (Column(f"Box {count.box}", width="fr"), MONEY),
                (("Counted", report.shown(count.counted)), ("Expected", report.shown(report.expected))),
                ("Difference", report.shown(difference)),
            )
        )
        if count.reason:
            blocks.append(Text(f"Explanation: {count.reason}"))
        blocks.append(Signatures((("Counted by", count.first), ("Counted by", count.second))))
    if not report.counts:
        blocks += [
            WriteHere("Counted: cash, receipts, total", 3),
            WriteHere("Difference and its explanation", 2),
            Signatures((("Counted by", ""), ("Counted by, another person", ""))),
        ]
    return form(report, "Drop and count", report.rulebook, blocks)


def box_count(count: BoxCount) -> Document:
    found = {"Cash": count.cash, "Mobile ATM receipts": count.receipts, "Chips": count.chips}
    rows = tuple((what, dollars(amount)) for what, amount in found.items() if amount or what == "Cash")
    difference = count.counted - count.expected
    verdict = "nothing over, nothing short" if not difference else "over" if difference > 0 else "short"
    blocks: list[Block] = [
        Facts((("Box", f"{count.box}, {count.use} box"), ("Counted by", f"{count.first} and {count.second}"))),
        Table((Column("Found in the box", width="fr"), MONEY), rows, ("Counted", dollars(count.counted))),
        Table(
            (Column("Against the journal of the table", width="fr"), MONEY),
            (("Expected", dollars(count.expected)),),
            (f"Difference: {verdict}", dollars(difference)),
        ),
    ]
    if count.explanation:
        blocks.append(Text(f"Explanation: {count.explanation}"))
    if count.signature:
        blocks.append(Text(f"Signature of {count.first}: {_grouped(count.signature)}", "small"))
    blocks.append(Signatures((("Counted by", count.first), ("Counted by", count.second))))
    return form(count, f"Count {count.number}", count.rulebook, blocks, "floor")


def dispute_form(dispute: DisputeForm) -> Document:
    decided = bool(dispute.decision)
    blocks: list[Block] = [
        Facts(
            (
                ("Dispute", str(dispute.number)),
                ("Round", str(dispute.round)),
                ("Player", f"{dispute.player or '–'}, seat {dispute.seat}"),
                ("Claim", dispute.shown(dispute.amount) if dispute.amount else "no amount"),
                ("Reported", moment(dispute.at)),
                ("Reported by", dispute.opened_by),
            )
        ),
        Heading("What is disputed"),
        Text(dispute.what),
        Heading("The round as the journal tells it"),
        *(Text(line, "small") for line in dispute.story),
        Heading("Decision"),
    ]
    if decided:
        blocks += [
            Facts(
                (
                    ("Decision", dispute.decision),
                    ("Paid", dispute.shown(dispute.paid)),
                    ("Decided by", dispute.decided_by),
                    ("At", moment(dispute.decided_at)),
                )
            ),
            Text(dispute.reason or "No reason was entered."),
        ]
    else:
        blocks += [WriteHere("Decision of the pit supervisor and its reason", 4), WriteHere("Paid", 1)]
    blocks.append(Signatures((("Player", dispute.player), ("Pit supervisor", dispute.decided_by))))
    return form(dispute, f"Dispute {dispute.number}", dispute.rulebook, blocks)


def shift_report(report: ShiftReport) -> Document:
    closed = bool(report.closed)  # before, nobody has counted the tray
    hold = f"{report.win / report.drop:.1%}" if report.drop and closed else "–"
    sums = (
        ("Drop, cash", report.shown(report.cash)),
        ("Drop, Mobile ATM receipts", report.shown(report.receipts)),
        ("Closer", report.shown(report.closer) if closed else "not counted yet"),
        ("Credits", report.shown(report.credits)),
        ("less the opener", report.shown(-report.opener)),
        ("less fills", report.shown(-report.fills)),
    )
    kept = (
        ("Rounds", str(report.rounds)),
        ("Spins that did not count", str(report.void_spins)),
        ("Refused commands", str(report.refusals)),
        ("Rulings", str(report.rulings)),
        ("Disputes", str(report.disputes)),
        *((f"Rounds with {what.replace('_', ' ')}", str(count)) for what, count in report.notes.items()),
    )
    blocks: list[Block] = [
        Facts(
            (
                ("Opened", moment(report.opened)),
                ("Opened by", report.opened_by),
                ("Closed", moment(report.closed)),
                ("Closed by", report.closed_by or "–"),
                ("Dealers", ", ".join(report.dealers) or "–"),
                ("Hold", hold),
            )
        ),
        Heading("Win of the table"),
        Table((Column("", width="fr"), MONEY), sums, ("Win", report.shown(report.win) if closed else "–")),
        Text(f"Tips in the tip box: {report.shown(report.tips)}."),
    ]
    if report.difference:
        blocks.append(Text(f"Count of the tray against the books: {report.shown(report.difference)}. {report.reason}"))
    blocks += [
        Heading("What happened"),
        Table((Column("", width="fr"), Column("Count", "right")), kept),
        Signatures((("Pit supervisor", report.closed_by), ("Cage", ""))),
    ]
    return form(report, "Shift report", report.rulebook, blocks)


def _grouped(signature: str) -> str:
    """Eight digits at a time, as one compares them by eye."""
    return " ".join(signature[start : start + 8] for start in range(0, len(signature), 8))


def _short(signature: str) -> str:
    return f"{signature[:12]}…" if len(signature) > 12 else signature or "–"


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]
