"""Tables of figures for people who have nothing of ours: CSV, XLSX and Parquet, money in whole units.

The same rows are the same bytes on every machine: nothing is packed (packers differ), and no clock is read.
"""

from __future__ import annotations

import csv
import io
import zipfile
from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import Any, Literal
from xml.sax.saxutils import escape

from croupier.currencies import Currency
from croupier.extras import needs
from croupier.lean import dataclass

Kind = Literal["text", "count", "money"]
FORMULA = ("=", "+", "-", "@", "\t", "\r")
LONG_AGO = (1980, 1, 1, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Field:
    name: str
    says: str
    kind: Kind = "text"

    def title(self, currency: Currency) -> str:
        return f"{self.name} ({currency.code})" if self.kind == "money" else self.name

    def unit(self, currency: Currency) -> str:
        whole = f"{currency.code}, {currency.name}, with {currency.digits} decimals"
        return {"text": "", "count": "a number", "money": whole}[self.kind]


@dataclass(frozen=True, slots=True)
class Sheet:
    name: str
    says: str
    fields: tuple[Field, ...]
    rows: Sequence[Mapping[str, Any]]


def csv_of(sheet: Sheet, currency: Currency) -> bytes:
    """With a mark of UTF-8 before it, without which spreadsheets guess."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow([field.title(currency) for field in sheet.fields])
    for row in sheet.rows:
        writer.writerow([_text(row[field.name], field, currency) for field in sheet.fields])
    return b"\xef\xbb\xbf" + out.getvalue().encode()


def _text(value: Any, field: Field, currency: Currency) -> str:
    if field.kind == "money":
        return "" if value is None else currency.plain(value)
    return no_formula(str(value)) if field.kind == "text" else str(value)


def no_formula(text: str) -> str:
    """What a spreadsheet would take for a formula is kept a text."""
    return f"'{text}" if text.startswith(FORMULA) and not text.endswith("%") else text


def xlsx_of(sheet: Sheet, currency: Currency) -> bytes:
    """A workbook (ECMA-376) with this one sheet; amounts are numbers, so that they can be summed."""
    money = "0" if currency.digits == 0 else "#,##0." + "0" * currency.digits
    files = {
        "[Content_Types].xml": _xml("Types", PARTS.format("content-types"), CONTENTS),
        "_rels/.rels": _relations(("officeDocument", "xl/workbook.xml")),
        "xl/_rels/workbook.xml.rels": _relations(("worksheet", "worksheets/sheet1.xml"), ("styles", "styles.xml")),
        "xl/workbook.xml": _xml(
            "workbook", MAIN, f'<sheets><sheet name="{escape(sheet.name[:31])}" sheetId="1" r:id="r1"/></sheets>'
        ),
        "xl/styles.xml": _xml("styleSheet", MAIN, STYLES.replace("MONEY", money)),
        "xl/worksheets/sheet1.xml": _worksheet(sheet, currency),
    }
    return zipped({name: text.encode() for name, text in files.items()})


DIGITS = 18  # of an amount in Parquet, those after the point among them


def parquet_of(sheet: Sheet, currency: Currency) -> bytes:
    """Amounts are exact decimals of whole units. Currency and unit stand in the schema, at each field of money too."""
    with needs("parquet"):
        import pyarrow as pa  # noqa: PLC0415 - only who wants this format needs it
        from pyarrow import parquet  # noqa: PLC0415
    kinds = {"text": pa.string(), "count": pa.int64(), "money": pa.decimal128(DIGITS, currency.digits)}
    unit = {"currency": currency.code, "unit": currency.name}
    fields = [
        pa.field(f.name, kinds[f.kind], metadata={"says": f.says, **(unit if f.kind == "money" else {})})
        for f in sheet.fields
    ]
    schema = pa.schema(fields, metadata={"says": sheet.says, **unit})
    columns = [
        pa.array([_exact(row[field.name], field, currency) for row in sheet.rows], kinds[field.kind])
        for field in sheet.fields
    ]
    out = io.BytesIO()
    parquet.write_table(pa.Table.from_arrays(columns, schema=schema), out, compression="zstd")
    return out.getvalue()


def _exact(value: Any, field: Field, currency: Currency) -> Any:
    match field.kind:
        case "money":
            return None if value is None else Decimal(value).scaleb(-currency.digits)
        case "count":
            return int(value)
    return str(value)


MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
RELATED = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
PARTS = "http://schemas.openxmlformats.org/package/2006/{}"
CONTENTS = (
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
    '<Default Extension="xml" ContentType="application/xml"/>'
) + "".join(
    f'<Override PartName="/xl/{part}.xml" ContentType="application/vnd.openxmlformats-officedocument.'
    f'spreadsheetml.{kind}+xml"/>'
    for part, kind in (("workbook", "sheet.main"), ("styles", "styles"), ("worksheets/sheet1", "worksheet"))
)
STYLES = (  # of a cell: 0 plain, 1 money, 2 a title
    '<numFmts count="1"><numFmt numFmtId="164" formatCode="MONEY"/></numFmts>'
    '<fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill/><fill/></fills>'
    '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/>'
    '<xf numFmtId="164" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/></cellXfs>'
)


def _xml(root: str, space: str, inside: str) -> str:
    related = f' xmlns:r="{RELATED}"' if space == MAIN else ""
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<{root} xmlns="{space}"{related}>{inside}</{root}>'


def _relations(*targets: tuple[str, str]) -> str:
    lines = (
        f'<Relationship Id="r{n}" Type="{RELATED}/{kind}" Target="{target}"/>'
        for n, (kind, target) in enumerate(targets, start=1)
    )
    return _xml("Relationships", PARTS.format("relationships"), "".join(lines))


def _worksheet(sheet: Sheet, currency: Currency) -> str:
    titles = "".join(_words(field.title(currency), ' s="2"') for field in sheet.fields)
    rows = ("".join(_cell(row[field.name], field, currency) for field in sheet.fields) for row in sheet.rows)
    return _xml("worksheet", MAIN, "<sheetData>" + "".join(f"<row>{r}</row>" for r in (titles, *rows)) + "</sheetData>")


def _cell(value: Any, field: Field, currency: Currency) -> str:
    match field.kind:
        case "money" if value is None:
            return "<c/>"
        case "money":
            return f'<c s="1"><v>{currency.plain(value)}</v></c>'
        case "count":
            return f"<c><v>{int(value)}</v></c>"
    return _words(str(value))


def _words(text: str, style: str = "") -> str:
    printable = "".join(sign for sign in text if sign in "\t\n" or sign >= " ")
    return f'<c t="inlineStr"{style}><is><t xml:space="preserve">{escape(printable)}</t></is></c>'


def zipped(files: Mapping[str, bytes]) -> bytes:
    """In their order, unpacked."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as archive:
        for name, content in files.items():
            entry = zipfile.ZipInfo(name, LONG_AGO)
            entry.external_attr = 0o644 << 16
            entry.create_system = 3
            archive.writestr(entry, content)
    return out.getvalue()
