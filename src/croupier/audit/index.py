"""What is in the package: every file, every field, and for every clause where to look."""

from __future__ import annotations

import hashlib
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from fnmatch import fnmatch

from croupier.audit.span import Days
from croupier.currencies import Currency
from croupier.journal import Journal
from croupier.live.reports.sheets import Field, Sheet
from croupier.rules import TableRules, clauses
from croupier.rules.book.clauses import ClauseKind

K = ClauseKind
REFUSALS = ("command-refused", "refusals-summed")
# What was played is in the journal alone; of everything else there is paper, or a register.
SHOWN_IN: Mapping[ClauseKind, tuple[str, ...]] = {
    K.WAGER: ("journal/shard-*", "rules/*/rules.pdf"),
    K.PAYOUT: ("journal/shard-*", "rules/*/rules.pdf"),
    K.DEFINITION: ("rules/*/rules.pdf", "registers/equipment.csv"),
    K.LIMITS: ("rules/*/sign.pdf", "journal/shard-*"),
    K.CHIPS: ("forms/table-*/slip-*", "forms/table-*/inventory-*", "journal/shard-*"),
    K.PROCEDURE: ("journal/shard-*", "forms/table-*/session-*"),
    K.IRREGULARITY: ("registers/incidents.csv", "forms/table-*/dispute-*", "journal/shard-*"),
    K.EQUIPMENT: ("registers/equipment.csv", "registers/approvals.csv"),
    K.POSTING: ("registers/postings.csv", "rules/*/sign.pdf", "rules/*/rules.pdf"),
    K.INSPECTION: ("forms/floor/*", "forms/table-*/inspection-*", "registers/people.csv"),
    K.ACCOUNTING: ("reports/*", "forms/shifts/*", "forms/table-*/drop-*", "forms/floor/count-*"),
    K.TOURNAMENT: ("forms/tournament-*", "reports/tournaments.*"),
    K.VARIATION: ("registers/variations.csv", "registers/approvals.csv"),
}
CLAUSES = (
    Field("clause", "The clause, as Croupier names it."),
    Field("cite", "Where it stands in the text."),
    Field("says", "What it says, in our words."),
    Field("system", "What the system does for it; or why a program can do nothing."),
    Field("files", "Where in this package it shows; * stands for anything."),
    Field("refused", "How often something was refused by this clause on these days.", "count"),
    Field("records", "The first ten of those records: shard/number."),
)
FILES = (
    Field("file", "Its path in this archive."),
    Field("bytes", "Its size.", "count"),
    Field("sha256", "Its SHA-256."),
    Field("what", "What it is."),
)
FIELDS = (
    Field("file", "The file; the workbook of the same name has the same columns."),
    Field("field", "The column, or the field of an object."),
    Field("unit", "What it is counted in."),
    Field("says", "What it says."),
)
WHAT: Mapping[str, str] = {
    "README.txt": "How to read and check this package.",
    "key.pub": "The public key of the journal.",
    "journal/shard-*": "Records of the journal, one in a line, as they were sealed.",
    "journal/checkpoints.txt": "Signed checkpoints that were made among these records, and the one that covers them.",
    "journal/proofs.json": "What ties the records to the checkpoint that covers them.",
    "journal/records.csv": "Every record by one line.",
    "reports/*.csv": "Figures.",
    "reports/*.xlsx": "The same figures for a spreadsheet.",
    "registers/*": "A register, as it stood when the days were over.",
    "rules/*/rules.pdf": "The complete rules of a table.",
    "rules/*/sign.pdf": "The sign of a table.",
    "forms/floor/*": "A form of the floor.",
    "forms/shifts/*": "The report of a shift.",
    "forms/cash/*": "The log of cash of a gaming day, or the report of one person's cash.",
    "forms/table-*": "A form of a table.",
    "forms/tournament-*": "A form of a tournament.",
    "index/*": "An index.",
}
RECORD = {
    "at": "When, in UTC.",
    "device": "From which console or terminal.",
    "digest": "SHA-256 of the command; keyed, where something private is in it.",
    "events": "What happened: kind, data, and the entries of money that it moved.",
    "format": "2.",
    "hash": "SHA-256 of the record's text, which is all the rest of the line.",
    "key": "The command's own key.",
    "previous": "The hash of the record before it in its shard.",
    "role": "In which role it was asked.",
    "rulebook": "The hash of the rules in force; empty: none.",
    "sequence": "Its number in the shard.",
    "shard": "Its shard.",
    "source": "Where it comes from, where there is more to say of that.",
    "stream": "Whose history it is.",
    "version": "The number of its first event in that stream.",
    "was": "The number of its first event in the journal that this one goes on from.",
    "who": "Who asked.",
}


def clauses_sheet(journal: Journal, days: Days, tables: Mapping[str, TableRules], made: Iterable[str]) -> Sheet:
    """Of the rulebooks that were played by, in the order of their texts."""
    present, refused = list(made), _refused(journal, days)
    rows = []
    for book in dict.fromkeys(rules.rulebook.key for rules in tables.values()):
        for clause in clauses(book).values():
            places = refused[clause.id]
            shown = [one for one in SHOWN_IN[clause.kind] if any(fnmatch(file, one) for file in present)]
            row = {"clause": clause.id, "cite": clause.cite, "says": clause.says, "files": " ".join(shown)}
            row["system"] = clause.system or clause.not_for_software
            rows.append({**row, "refused": places.total(), "records": " ".join(list(places)[:10])})
    return Sheet("clauses", "Where each clause shows.", CLAUSES, rows)


def _refused(journal: Journal, days: Days) -> dict[str, Counter[str]]:
    """By clause: the records in which something was refused by it, and how often."""
    found: dict[str, Counter[str]] = defaultdict(Counter)
    for recorded in journal.read_all():
        if recorded.name in REFUSALS and recorded.data["clause"] and days.has(recorded.at):
            found[recorded.data["clause"]][str(recorded.place)] += recorded.data.get("count", 1)
    return found


def fields_sheet(folders: Mapping[str, Sequence[Sheet]], currency: Currency) -> Sheet:
    known = {**folders, "index": [*folders["index"], Sheet("files", "", FILES, ()), Sheet("fields", "", FIELDS, ())]}
    rows = [
        {"file": f"{folder}/{sheet.name}.csv", "field": field.title(currency), "unit": field.unit(currency)}
        | {"says": field.says}
        for folder, sheets in known.items()
        for sheet in sheets
        for field in sheet.fields
    ]
    of_records = [
        {"file": "journal/shard-*.jsonl", "field": name, "unit": "", "says": says} for name, says in RECORD.items()
    ]
    return Sheet("fields", "Every field of every file.", FIELDS, [*rows, *of_records])


def files_sheet(made: Mapping[str, bytes]) -> Sheet:
    rows = [
        {"file": name, "bytes": len(content), "sha256": hashlib.sha256(content).hexdigest(), "what": _what(name)}
        for name, content in sorted(made.items())
    ]
    return Sheet("files", "Every file but this one and the manifest.", FILES, rows)


def _what(name: str) -> str:
    return next(says for pattern, says in WHAT.items() if fnmatch(name, pattern))
