"""Adjustments and replacements: by whom, before whom, where and when, and the log that nobody changes."""

from __future__ import annotations

from datetime import date, timedelta

from croupier.refusal import Refused
from croupier.register.asking import Asked, check_second, check_signed, needed
from croupier.register.events import Event
from croupier.register.state import Premises, Thing
from croupier.register.things import check_part, found, hash_of, table_of
from croupier.register.wheels import commands as c
from croupier.register.wheels import events as e
from croupier.rules.book import library
from croupier.rules.book.model import DirectorAfter

Work = c.AdjustWheel | c.ReplacePart
FIELDS = {"table": "table number", "date": "date", "part": "part", "what": "what was done"}


def adjust_wheel(premises: Premises, command: c.AdjustWheel, asked: Asked) -> list[Event]:
    wheel, place, entry = _checked(premises, command, asked)
    check_part(wheel, command.part)
    check_second(premises, asked, command.witness)
    signature, person = check_signed(premises, asked), premises.people[asked.actor.who]
    return [
        e.WheelAdjusted(
            asked.actor.who,
            asked.at,
            entry,
            wheel.name,
            command.table,
            command.date,
            command.part,
            command.what,
            command.witness,
            place,
            person.name,
            person.licence,
            signature,
        )
    ]


def replace_part(premises: Premises, command: c.ReplacePart, asked: Asked) -> list[Event]:
    wheel, place, entry = _checked(premises, command, asked)
    if not command.external and command.part in wheel.facts["external_parts"]:
        raise Refused(
            "part_is_external", "By the register the {part} of {name} is external.", part=command.part, name=wheel.name
        )
    check_second(premises, asked, command.witness)
    signature, person = check_signed(premises, asked), premises.people[asked.actor.who]
    equipment = library.rulebook(str(table_of(premises, command.table).facts["rulebook"])).equipment
    after_any = equipment is not None and equipment.director_after.value is DirectorAfter.ANY_REPLACED
    director = equipment is not None and (command.external or after_any)
    return [
        e.PartReplaced(
            asked.actor.who,
            asked.at,
            entry,
            wheel.name,
            command.table,
            command.date,
            command.part,
            command.what,
            command.external,
            command.witness,
            place,
            person.name,
            person.licence,
            signature,
            director,
        )
    ]


def _checked(premises: Premises, command: Work, asked: Asked) -> tuple[Thing, str, int]:
    """The wheel, where it is, and the number of the line in the log."""
    wheel = found(premises, command.wheel, "wheel")
    if command.entry and command.entry != len(premises.log) + 1:
        if command.entry <= len(premises.log):
            raise Refused(
                "log_append_only", "Line {entry} of the log stands as it is; write a new one.", entry=command.entry
            )
        raise Refused("log_gap", "The next line of the log is {log}.", entry=command.entry, log=len(premises.log) + 1)
    for field, words in FIELDS.items():
        if not getattr(command, field).strip():
            raise Refused("log_field_missing.still", "Still missing: {words}.", field=field, words=words)
    if command.date < _day_before(wheel.registered):
        raise Refused(
            "bad_date.registered",
            "{wheel} is in the register since {since}; work before that is not in its log.",
            field="date",
            wheel=wheel.name,
            since=wheel.registered,
        )
    needed(command.what, "what")
    table = table_of(premises, command.table)
    if wheel.table and wheel.table != command.table:
        raise Refused("in_use_elsewhere.table_name", "{name} is at table {table}.", table=wheel.table, name=wheel.name)
    if wheel.table:
        if command.seen.phase != "closed":
            raise Refused(
                "table_open.work",
                "Table {table} is open to the public; close the game before work on the wheel.",
                table=wheel.table,
                phase=command.seen.phase,
            )
        return wheel, "", len(premises.log) + 1
    if not wheel.place:
        raise Refused(
            "location_needed.table_move", "{wheel} is at no table; say where it is: move-wheel.", wheel=wheel.name
        )
    equipment = library.rulebook(str(table.facts["rulebook"])).equipment
    approved = premises.approved("secure-place", hash_of({"secure-place": wheel.place}), asked.day)
    if equipment and equipment.secure_place_approved.value and approved is None:
        clause = equipment.secure_place_approved.first_clause
        raise Refused(
            "approval_missing.approved_secure",
            "“{place}” is not approved as a secure place.",
            clause=clause,
            kind="secure-place",
            place=wheel.place,
        )
    return wheel, wheel.place, len(premises.log) + 1


def _day_before(day: str) -> str:
    """The same day somewhere: the register tells its days in UTC, people by the clock on their wall."""
    return (date.fromisoformat(day) - timedelta(days=1)).isoformat() if day else ""


def correct_log(premises: Premises, command: c.CorrectLog, asked: Asked) -> list[Event]:
    if not 1 <= command.corrects <= len(premises.log):
        raise Refused(
            "no_such_entry.log_lines",
            "The log has the lines 1 to {log}.",
            corrects=command.corrects,
            log=len(premises.log),
        )
    needed(command.note, "note")
    signature, person = check_signed(premises, asked), premises.people[asked.actor.who]
    entry = len(premises.log) + 1
    return [
        e.LogCorrected(
            asked.actor.who, asked.at, entry, command.corrects, command.note, person.name, person.licence, signature
        )
    ]


def record_director_inspection(premises: Premises, command: c.RecordDirectorInspection, _asked: Asked) -> list[Event]:
    wheel = found(premises, command.wheel, "wheel")
    if not wheel.director_needed:
        raise Refused("no_inspection_due", "{wheel} does not wait for the Director.", wheel=wheel.name)
    needed(command.inspector, "inspector")
    worked = premises.log[wheel.work - 1]
    if command.date < worked.date:
        raise Refused(
            "bad_date.director_inspects",
            "The Director inspects after the work of {date}.",
            field="date",
            date=worked.date,
        )
    return [e.DirectorInspected(wheel.name, command.inspector, command.date, command.reference)]
