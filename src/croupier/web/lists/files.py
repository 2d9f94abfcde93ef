"""A list as a file: CSV and XLSX with amounts in whole units, which the heading names, JSON in the smallest."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from croupier.currencies import Currency
from croupier.live.reports.sheets import Field, Kind, Sheet, csv_of, xlsx_of
from croupier.web.lists.asked import Line, texts
from croupier.web.lists.listing import Column, Listing

KINDS_OF_FILES = {
    "csv": "text/csv; charset=utf-8",
    "xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    "json": "application/json",
}
FIGURES: dict[str, Kind] = {"money": "money", "count": "count"}


def file_of(form: str, name: str, listing: Listing, lines: Sequence[Line], currency: Currency) -> bytes:
    if form == "json":
        unit = {"currency": currency.code, "unit": currency.smallest}
        told = {**unit, "rows": [{column.name: line[column.name] for column in listing.columns} for line in lines]}
        return (json.dumps(told, ensure_ascii=False, indent=2) + "\n").encode()
    fields = tuple(_field(column) for column in listing.columns)
    rows = [{field.name: _value(line[field.name], field) for field in fields} for line in lines]
    return {"csv": csv_of, "xlsx": xlsx_of}[form](Sheet(name, "", fields, rows), currency)


def _field(column: Column) -> Field:
    return Field(column.name, "", FIGURES.get(column.kind, "text"))


def _value(value: Any, field: Field) -> Any:
    return value if field.kind != "text" else ", ".join(texts(value))
