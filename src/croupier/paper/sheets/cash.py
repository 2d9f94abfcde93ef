"""Cash of people: the report of one person's gaming day (31 CFR 1021.311), and the log of all transactions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from croupier.paper.model import Block, Column, Document, Facts, Heading, Signatures, Stamp, Table, Text
from croupier.paper.sheets.forms import form
from croupier.paper.sheets.letterhead import Letterhead
from croupier.paper.sheets.records import Sheet
from croupier.paper.words import form_words
from croupier.words.catalogue import Catalogue

Line = Mapping[str, Any]  # a transaction, as the log has it
SIDES = ("in", "out")


def cash_report(
    told: Mapping[str, Any], stamp: Stamp | None = None, house: Letterhead | None = None, lang: str = "en"
) -> Document:
    """Who, on which gaming day, how much in and how much out, each for itself, and how the person was identified."""
    said = form_words(lang)
    log: Sequence[Line] = told["log"]
    sheet = Sheet("", log[-1]["at"], stamp=stamp, house=house or Letterhead())
    names = said.joined(list(dict.fromkeys(one["known_as"] for one in log)))
    pairs = [
        (said("cash.person"), told["player"]),
        (said("cash.day"), told["day"]),
        (said("cash.identity"), told["identity"] or said("cash.none")),
        (said("cash.description"), told["description"] or said("cash.none")),
        (said("cash.known_as"), names),
        (said("cash.due"), told["due"] if told["reports"] else "–"),
    ]
    blocks: list[Block] = [Facts(tuple(pairs))]
    for side in SIDES:
        blocks += [Heading(said(f"cash.{side}")), _table([one for one in log if one["side"] == side], sheet, said)]
    blocks += [Text(_state(one, said)) for one in told["reports"]]
    blocks += [Text(said("cash.apart"), "small"), Signatures(((said("cash.reported_by"), ""),))]
    return form(sheet, said("cash.report"), "31 CFR 1021.311", blocks, said)


def cash_log(
    log: Sequence[Line], day: str, stamp: Stamp | None = None, house: Letterhead | None = None, lang: str = "en"
) -> Document:
    """Every transaction of a gaming day: the multiple-transaction log."""
    said = form_words(lang)
    sheet = Sheet("", log[-1]["at"] if log else "", stamp=stamp, house=house or Letterhead())
    blocks: list[Block] = [Facts(((said("cash.day"), day),))]
    for side in SIDES:
        lines = [one for one in log if one["side"] == side]
        blocks += [Heading(said(f"cash.{side}")), _table(lines, sheet, said, by_person=True)]
    return form(sheet, said("cash.log"), "31 CFR 1021.311", blocks, said)


def _table(lines: Sequence[Line], sheet: Sheet, said: Catalogue, *, by_person: bool = False) -> Table:
    who = (Column(said("cash.person"), width="fr"),) if by_person else ()
    columns = (
        Column(said("cash.at")), *who, Column(said("cash.what"), width="auto" if by_person else "fr"),
        Column(said("cash.event")), Column(said("form.amount"), "right"),
    )  # fmt: skip
    rows = tuple(
        (
            sheet.moment(one["at"]),
            *((one["player"],) if by_person else ()),
            _what(one, said),
            one["event"],
            said.money(one["amount"]),
        )
        for one in lines
    )
    total = (said("cash.together"), *[""] * (len(columns) - 2), said.money(sum(one["amount"] for one in lines)))
    return Table(columns, rows, total)


def _what(one: Line, said: Catalogue) -> str:
    what = one["note"] or said(f"cash_kind.{one['what']}")
    if one["tournament"]:
        return said("cash.in_tournament", what=what, name=one["tournament"])
    return said("cash.at_table", what=what, table=one["table"]) if one["table"] else said("cash.at_cage", what=what)


def _state(report: Line, said: Catalogue) -> str:
    side, amount = said(f"cash.{report['side']}"), said.money(report["amount"])
    if not report["filed"]:
        return said("cash.to_send", side=side, amount=amount, due=report["due"])
    return said("cash.sent", side=side, amount=amount, reference=report["filed"], day=report["sent"])
