"""The regulator's package: the journal's slice, paper, reports and registers of some days in one signed archive."""

from __future__ import annotations

import hashlib
from base64 import b64encode
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from importlib.resources import files
from typing import Any

from croupier.audit.extract import covering, journal_files
from croupier.audit.index import clauses_sheet, fields_sheet, files_sheet
from croupier.audit.papers import paper_files, rules_of_tables
from croupier.audit.registers import premises_of, records, registers, reports
from croupier.audit.span import days_of, parts_of, past, shifts_of
from croupier.currencies import Currency, current
from croupier.journal import Journal
from croupier.journal.proof.checkpoint import parse
from croupier.journal.proof.signing import SigningKey
from croupier.live.reports.daybook import DayBook
from croupier.live.reports.sheets import Sheet, csv_of, xlsx_of, zipped
from croupier.paper.model import Stamp

MANIFEST = "MANIFEST.txt"


def package(journal: Journal, first: str, last: str, key: SigningKey) -> bytes:
    """The same journal and the same days give the same bytes, however much was written since."""
    assert journal.format > 1, "what was before is carried over first"
    made = _files(journal, first, last, key)
    text = manifest(key.public.name, first, last, made)
    signature = b64encode(key.public.id + key.sign(text)).decode()
    return zipped({MANIFEST: f"{text}\n— {key.public.name} {signature}\n".encode(), **made})


def manifest(name: str, first: str, last: str, made: Mapping[str, bytes]) -> str:
    """What is signed: whose it is, of which days, and the SHA-256 of every file, as `sha256sum` writes it."""
    lines = (f"{hashlib.sha256(content).hexdigest()}  {file}\n" for file, content in made.items())
    return f"{name}\nregulator's package {first} {last}\n{''.join(lines)}"


def _files(journal: Journal, first: str, last: str, key: SigningKey) -> dict[str, bytes]:
    currency, days = current(), days_of(journal, first, last)
    shifts = shifts_of(journal, days.premises)
    parts = parts_of(journal, days, shifts)
    then, cover = past(journal, parts), covering(journal, parts)
    premises = premises_of(then)
    days = replace(days, premises=premises)
    book = DayBook().read(then, premises)
    sheets = {
        "journal": [records(journal, parts, shifts)],
        "reports": reports(then, days, book),
        "registers": registers(then, days, premises, book),
    }
    made = {"key.pub": f"{key.public}\n".encode()}
    made |= journal_files(journal, parts, cover)
    for folder, several in sheets.items():
        made |= _tables(folder, several, currency)
    made |= paper_files(then, days, book, _stamp(cover))
    clauses = clauses_sheet(then, days, rules_of_tables(then), made)
    fields = fields_sheet({**sheets, "index": [clauses]}, currency)
    made |= _tables("index", [clauses, fields], currency)
    made["README.txt"] = _readme(
        first=first, last=last, zone=days.premises.zone, key=str(key.public), currency=currency
    )
    made |= _tables("index", [files_sheet(made)], currency)
    return dict(sorted(made.items()))


def _tables(folder: str, sheets: Iterable[Sheet], currency: Currency) -> Iterator[tuple[str, bytes]]:
    for sheet in sheets:
        yield f"{folder}/{sheet.name}.csv", csv_of(sheet, currency)
        if folder == "reports":
            yield f"{folder}/{sheet.name}.xlsx", xlsx_of(sheet, currency)


def _stamp(cover: str) -> Stamp | None:
    """What stands in the foot of every sheet: the checkpoint that covers the days."""
    if not cover:
        return None
    signed = parse(cover)
    heads = tuple((head.shard, head.size) for head in signed.heads)
    return Stamp(signed.origin, signed.size, b64encode(signed.root).decode(), heads)


def _readme(currency: Currency, **facts: Any) -> bytes:
    text = files("croupier.audit").joinpath("README.txt").read_text(encoding="utf-8")
    whole = {"currency": currency.code, "name": currency.name, "smallest": currency.smallest, "digits": currency.digits}
    return text.format(**facts, **whole).encode()
