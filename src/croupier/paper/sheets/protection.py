"""The report of game protection: what stands out in a shift, of whom, and in which rounds to look."""

from __future__ import annotations

from math import floor, log10

from croupier.paper.model import (
    Block,
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
from croupier.paper.sheets.forms import form
from croupier.paper.sheets.letterhead import Letterhead
from croupier.paper.sheets.records import Sheet
from croupier.paper.sheets.shift import borders
from croupier.paper.words import form_words, protection_words
from croupier.protection import LEVEL, Alarm, Kind, Rate, Report
from croupier.words.catalogue import Catalogue

RAREST = 10**9  # what is less likely than one in so many is said to be so


def protection_report(
    report: Report, stamp: Stamp | None = None, house: Letterhead | None = None, lang: str = "en"
) -> Document:
    said = protection_words(lang)
    sheet = Sheet("", f"{report.day} {report.shift}", stamp=stamp, newest=report.newest, house=house or Letterhead())
    blocks: list[Block] = [
        *borders(sheet, report.day, report.shift, form_words(lang)),
        Text(said("protection_report.lead")),
        Facts(
            (
                (said("protection_report.rounds"), said.number(report.rounds)),
                (said("protection_report.before"), said.number(report.before)),
            )
        ),
        Heading(said("protection_report.stands_out")),
    ]
    if not report.alarms:
        blocks.append(Text(said("protection.none", n=report.rounds, rounds=said.number(report.rounds))))
    for alarm in report.alarms:
        blocks += _alarm(report, alarm, sheet, said)
    blocks += [Text(said("protection.level", share=said.percent(LEVEL, 1)), "small"), *_counted(report, said)]
    blocks.append(Signatures(((said("form.supervisor"), ""), (said("protection_report.surveillance"), ""))))
    return form(sheet, said("protection.title"), "", blocks, said, "table/*")


def _alarm(report: Report, alarm: Alarm, sheet: Sheet, said: Catalogue) -> list[Block]:
    """The figures, the floor's beside them, the rounds, and who has looked into it or is to."""
    rate, seen = alarm.rate, report.seen(alarm.rate)
    places: dict[str, list[int]] = {}
    for table, round_ in sorted({(one.table, one.round) for one in rate.seen}):
        places.setdefault(table, []).append(round_)
    blocks: list[Block] = [
        Heading(said("protection_report.of_whom", measure=_measure(rate, said), who=_who(rate, said)), 2),
        Facts(
            (
                (said("protection_report.rate"), _share(rate.found, rate.of, rate.share, said)),
                (said("protection_report.floor"), _share(rate.floor_found, rate.floor_of, rate.floor_share, said)),
                (said("protection_report.chance"), _chance(alarm.chance, said)),
                (said("protection_report.bound"), _chance(alarm.bound, said)),
            )
        ),
        *(
            Text(said("protection_report.look_at", table=table, rounds=said.joined(map(said.number, rounds))))
            for table, rounds in places.items()
        ),
    ]
    if seen is None:
        return [*blocks, WriteHere(said("protection.found"), 2)]
    return [*blocks, Text(said("protection.seen", who=seen.who, time=sheet.moment(seen.at), note=seen.note))]


def _counted(report: Report, said: Catalogue) -> list[Block]:
    """Every rate in which something was found, and all that a supervisor ruled and decided."""
    rates = [rate for rate in report.rates if rate.found or (rate.kind is Kind.SUPERVISOR and rate.of)]
    if not rates:
        return []
    columns = (
        Column(said("protection_report.what"), width="fr"),
        Column(said("protection_report.whom")),
        Column(said("protection_report.rate"), "right"),
        Column(said("protection_report.floor"), "right"),
        Column(said("protection_report.chance"), "right"),
    )
    rows = tuple(
        (
            _measure(rate, said),
            _who(rate, said),
            _share(rate.found, rate.of, rate.share, said),
            said.percent(rate.floor_share, 2),
            _chance(rate.chance, said),
        )
        for rate in rates
    )
    return [Heading(said("protection_report.counted")), Table(columns, rows)]


def _measure(rate: Rate, said: Catalogue) -> str:
    return said(f"measure.{rate.measure}")


def _who(rate: Rate, said: Catalogue) -> str:
    return f"{said(f'protectionOf.{rate.kind}')} {rate.who}"


def _share(found: int, of: int, share: float, said: Catalogue) -> str:
    whole, percent = said.number(of), said.percent(share, 1)
    return said("protection_report.of", found=said.number(found), of=whole, share=percent)


def _chance(chance: float, said: Catalogue) -> str:
    """A per cent and more as per cent; what is rarer as one in so many, with the digits that count."""
    if chance >= 0.01:
        return said.percent(chance, 0)
    if chance * RAREST < 1:
        return said("protection.rarer", number=said.number(RAREST))
    one_in = 1 / chance
    step = 10 ** (floor(log10(one_in)) - 1)
    return said("protection.oneIn", number=said.number(round(one_in / step) * step))
