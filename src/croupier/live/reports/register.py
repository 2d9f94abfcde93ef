"""What an auditor checks on the floor's stream: every signature, and every expectation of a box, from the journal."""

from __future__ import annotations

from collections.abc import Iterator

from croupier.journal import Journal, Recorded
from croupier.journal.record.format import Moment
from croupier.journal.record.private import is_withheld
from croupier.lean import dataclass
from croupier.live.desks.desk import folded
from croupier.live.desks.signatures import verified
from croupier.live.replay import fold
from croupier.live.reports.daybook import DayBook
from croupier.money import Unit
from croupier.people import PEOPLE
from croupier.register import FLOOR, SIGNED, STREAM, signed_fields, statement
from croupier.register.wire import COMMANDS
from croupier.table import Table


@dataclass(frozen=True, slots=True)
class FloorReport:
    signatures: int
    boxes: int
    findings: tuple[str, ...]
    withheld: int = 0  # signatures of people who are forgotten

    @property
    def ok(self) -> bool:
        return not self.findings


def verify_floor(journal: Journal) -> FloorReport:
    """Signatures against the keys of their day; amounts in boxes against the tables' own journals."""
    keys = _keys(journal)
    signatures = withheld = 0
    findings: list[str] = []
    boxes: list[Recorded] = []
    closes = False
    for recorded in journal.read(STREAM):
        if recorded.name in SIGNED:
            signatures += 1
            if is_withheld(recorded.data["signature"]):  # with what was signed: whoever signed is forgotten
                withheld += 1
            elif not _signed(recorded, _key_of(keys, recorded)):
                findings.append(f"record {recorded.place}, {recorded.name}: not signed by {recorded.who}")
        closes = closes or recorded.name in ("shift-opened", "shift-closed", "figures-frozen")
        if recorded.name in ("box-attached", "box-removed"):
            boxes.append(recorded)
    findings += _box_findings(journal, boxes)
    if closes:
        findings += DayBook().read(journal, folded(FLOOR, journal.read(STREAM))).findings()
    return FloorReport(signatures, sum(box.name == "box-removed" for box in boxes), tuple(findings), withheld)


def _keys(journal: Journal) -> dict[str, list[tuple[Moment, str]]]:
    """Everybody's keys in the order in which they were enrolled: before the stream `people`, in the register's own."""
    keys: dict[str, list[tuple[Moment, str]]] = {}
    for stream in (STREAM, PEOPLE.name):
        for recorded in journal.read(stream):
            if recorded.name == "key-enrolled":
                keys.setdefault(recorded.data["badge"], []).append((recorded.moment, recorded.data["public_key"]))
    return keys


def _key_of(keys: dict[str, list[tuple[Moment, str]]], signed: Recorded) -> str:
    enrolled = [key for moment, key in keys.get(signed.who, ()) if moment < signed.moment]
    return enrolled[-1] if enrolled else ""


def _signed(recorded: Recorded, key: str) -> bool:
    command = SIGNED[recorded.name]
    fields = signed_fields(COMMANDS[command])
    if recorded.name == "box-counted" and not recorded.data.get("counters"):  # of before counts were blind
        command, fields = "count-box", ["box", "cash", "receipts", "chips", "second", "explanation"]
    said = {field: recorded.data[field] for field in fields}
    return verified(key, statement(command, said, recorded.who, recorded.at), recorded.data["signature"])


def _box_findings(journal: Journal, boxes: list[Recorded]) -> Iterator[str]:
    """What the table's journal had in its boxes each time, less what was there the time before."""
    for table in sorted({box.data["table"] for box in boxes}):
        of_table = [box for box in boxes if box.data["table"] == table]
        state, version = Table(), 0
        before = {"cash": 0, "receipts": 0, "tips": 0, "coupons": 0}
        for box in of_table:
            upto = box.data["version"]
            if upto > version:
                fold(state, journal.read(f"table/{table}", version, upto - version))
                version = upto
            cents = state.unit is Unit.CENTS
            now = {
                "cash": state.books["drop-box/cash"] if cents else 0,
                "receipts": state.books["drop-box/receipts"] if cents else 0,
                "tips": state.books["tip-box"] if cents else 0,
                "coupons": state.books["coupons-surrendered"] if cents else 0,
            }
            drop = box.data["use"] == "drop"
            names = ("cash", "receipts", "coupons") if drop else ("tips",)
            for name in names:
                field = "chips" if name == "tips" and box.name == "box-removed" else name
                due = now[name] - before[name] if box.name == "box-removed" else now[name]
                if box.data.get(field) not in (due, None):
                    yield (
                        f"record {box.place}: {box.data['box']} has {field} {box.data[field]}, "
                        f"the journal of table {table} has {due}"
                    )
                before[name] = now[name]
