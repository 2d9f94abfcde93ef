"""Spreadsheets (.xlsx, .xls, .ods) as the text that the same table would be, so that all of them are read alike."""

from __future__ import annotations

import io
import zipfile
from datetime import date, datetime, time, timedelta
from typing import Any

from croupier.extras import needs
from croupier.refusal import Refused

BEGINNINGS = (b"PK\x03\x04", b"\xd0\xcf\x11\xe0")  # a ZIP archive, and what Excel wrote before 2007
UNPACKED_BYTES_MAX = 256 << 20
BETWEEN = "\t"


def is_spreadsheet(content: bytes) -> bool:
    return content.startswith(BEGINNINGS)


def sheet_text(content: bytes) -> tuple[str, str]:
    """The name of the longest sheet, and its cells: a line for each row, tabs between."""
    with needs("lab"):
        from python_calamine import CalamineError, CalamineWorkbook  # noqa: PLC0415
    unreadable = Refused("bad_spreadsheet", "This spreadsheet cannot be read; save it again, or as CSV.")
    try:
        if content.startswith(b"PK"):
            unpacked = sum(entry.file_size for entry in zipfile.ZipFile(io.BytesIO(content)).infolist())
            if unpacked > UNPACKED_BYTES_MAX:
                raise Refused(
                    "too_large.spreadsheet_unpacked",
                    "This spreadsheet is too large when unpacked; save it as CSV.",
                    bytes=unpacked,
                )
        with CalamineWorkbook.from_object(io.BytesIO(content)) as book:
            sheets = {name: book.get_sheet_by_name(name).to_python(skip_empty_area=True) for name in book.sheet_names}
    except (CalamineError, zipfile.BadZipFile):
        raise unreadable from None
    if not sheets:
        raise unreadable
    name, rows = max(sheets.items(), key=lambda sheet: len(sheet[1]))
    return name, "\n".join(BETWEEN.join(map(_cell, row)) for row in rows)


def _cell(value: Any) -> str:
    match value:
        case float() if value.is_integer():
            return str(int(value))
        case datetime():
            return value.isoformat(" ", "seconds")
        case date() | time() | timedelta():
            return str(value)
    return " ".join(str(value).split())
