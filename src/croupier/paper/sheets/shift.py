"""The report of a shift: every table from border to border, the win by its formula, and the drop as it was counted."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from croupier.paper.model import Block, Column, Document, Facts, Heading, Signatures, Stamp, Table, Text
from croupier.paper.sheets.forms import form
from croupier.paper.sheets.inventory import in_order, kind_said
from croupier.paper.sheets.letterhead import Letterhead
from croupier.paper.sheets.records import Sheet
from croupier.paper.words import form_words
from croupier.refusal import Refused
from croupier.rules import RULEBOOKS, rulebook
from croupier.words.catalogue import Catalogue

Figures = Mapping[str, Any]  # of one table, as a report tells them
SUMS = ("opener", "fills", "credits", "drop", "closer", "win")
KINDS = ("cash", "receipts", "coupons")


def shift_report(
    rows: Sequence[Figures],
    day: str = "",
    shift: str = "",
    stamp: Stamp | None = None,
    house: Letterhead | None = None,
    lang: str = "en",
) -> Document:
    """Of these rows those of one shift: the last that was played, where none is named."""
    said = form_words(lang)
    day = day or (rows[-1]["day"] if rows else "")
    shift = shift or next((row["shift"] for row in reversed(rows) if row["day"] == day), "")
    played = [row for row in rows if (row["day"], row["shift"]) == (day, shift)]
    if not played:
        raise Refused("nothing_there.shift", "Nothing was played in that shift.", day=day, shift=shift)
    keys = dict.fromkeys(str(row["game"]).partition(" ")[0] for row in played)
    sources = tuple(rulebook(key).source for key in keys if key in RULEBOOKS)
    sheet = Sheet("", f"{day} {shift}", stamp=stamp, house=house or Letterhead(), sources=sources)
    blocks: list[Block] = [
        *borders(sheet, day, shift, said),
        Text(said("shift_report.formula")),
        _tables(played, said),
        Heading(said("shift_report.counted_of")),
        *_counts(played, said),
        *_trays(played, said),
        *(
            Text(_adjusted(change, row["table"], sheet, said), "small")
            for row in played
            for change in row["adjustments"]
        ),
        *(Text(told, "small") for told in _frozen(played, said)),
        Signatures(((said("form.supervisor"), ""), (said("form.cage"), ""))),
    ]
    return form(sheet, said("shift_report.title"), "", blocks, said)


def borders(sheet: Sheet, day: str, shift: str, said: Catalogue) -> Iterator[Facts]:
    """When two people opened the shift, and when two closed it; nothing in a house that goes by the clock."""
    pairs = [
        (
            said(f"shift_report.{turn.what}"),
            f"{sheet.moment(turn.at)} · {said('box_count.two', first=turn.first, second=turn.second)}",
        )
        for turn in sheet.house.turns
        if (turn.day, turn.shift) == (day, shift)
    ]
    if pairs:
        yield Facts(tuple(pairs), across=1)


def _tables(rows: Sequence[Figures], said: Catalogue) -> Table:
    columns = [said(f"shift_report.{name}") for name in (*SUMS, "hold")]
    lines = [(row["table"], *(said.money(row[name]) for name in SUMS), _hold(row, said)) for row in rows]
    sums = [said.money(sum(row[name] for row in rows)) for name in SUMS]
    titles = (Column(said("shift_report.table"), width="fr"), *(Column(title, "right") for title in columns))
    together = {name: sum(row[name] for row in rows) for name in ("win", "drop")}
    return Table(titles, tuple(lines), (said("shift_report.together"), *sums, _hold(together, said)))


def _trays(rows: Sequence[Figures], said: Catalogue) -> Iterator[Block]:
    """By kind and denomination, where a tray was counted when its table closed."""
    lines = [
        (row["table"], kind_said(kind, said), str(number))
        for row in rows
        for kind, number in sorted((row["closer_chips"] or {}).items(), key=in_order)
        if number
    ]
    columns = (
        Column(said("shift_report.table")),
        Column(said("inventory.kind"), width="fr"),
        Column(said("chip_slip.number"), "right"),
    )
    if lines:
        yield Heading(said("shift_report.trays"))
        yield Table(columns, tuple(lines))


def _hold(row: Figures, said: Catalogue) -> str:
    return said.percent(row["win"] / row["drop"], 1) if row["drop"] else "–"


def _counts(rows: Sequence[Figures], said: Catalogue) -> Iterator[Block]:
    """Cash, receipts and coupons apart, each with what it is over or short by."""
    titles = [said(f"shift_report.{name}") for name in ("table", "what", "expected", "counted", "over", "uncounted")]
    lines = [
        (row["table"], said(f"shift_report.{kind}"), *_found(row, kind, said))
        for row in rows
        for kind in KINDS
        if any(row[f"{what}_{kind}"] for what in WHAT)
    ]
    columns = (Column(titles[0]), Column(titles[1], width="fr"), *(Column(title, "right") for title in titles[2:]))
    yield Table(columns, tuple(lines)) if lines else Text(said("shift_report.no_drop"))


def _found(row: Figures, kind: str, said: Catalogue) -> tuple[str, str, str, str]:
    """What is expected and was not counted yet is neither nothing nor even."""
    drop, counted, over = (row[f"{what}_{kind}"] for what in WHAT)
    if drop and not counted and not over:
        return said.money(drop), "–", "–", said.money(drop)
    return said.money(drop), said.money(counted), said.money(over), said.money(drop - counted + over)


WHAT = ("drop", "counted", "over")


def _adjusted(change: Mapping[str, Any], table: str, sheet: Sheet, said: Catalogue) -> str:
    """What came after the figures were frozen."""
    amounts = [
        said("shift_report.figure", what=said(f"shift_report.{what}"), kind=said(f"shift_report.{kind}"), amount=shown)
        for name, amount in change["amounts"].items()
        if amount
        for (what, _, kind), shown in [(name.partition("_"), said.money(amount))]
    ]
    at, entry = sheet.moment(change["at"]), str(change["position"])
    return said("shift_report.adjusted", at=at, table=table, entry=entry, figures=said.joined(amounts))


def _frozen(rows: Sequence[Figures], said: Catalogue) -> list[str]:
    hashes = list(dict.fromkeys(row["hash"] for row in rows if row["hash"]))
    return [said("shift_report.frozen", hash=one) for one in hashes] or [said("shift_report.running")]
