"""Before a table opens: the inspection with every point answered, and all that must be so on the floor."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from croupier.game import read_ring
from croupier.refusal import Phrase, Refused, Said
from croupier.register.asking import Asked, check_signed
from croupier.register.at_tables import unapproved
from croupier.register.commands import Seen
from croupier.register.compliance import Check, all_at_once, check_locks, option_has_area
from croupier.register.events import Event, IncidentOpened
from croupier.register.inspections import commands as c
from croupier.register.inspections import events as e
from croupier.register.postings import against_rules
from croupier.register.state import Inspection, Premises, Thing
from croupier.register.things import NO_BOX, ONE_AT_A_TABLE, table_of
from croupier.rules import Rulebook, clauses, wheel
from croupier.rules.book import library
from croupier.rules.files.cited import Cited

METHODS = ("magnet", "compass")
COVER, SPACED, ON_CAMERA = "cover_on_00", "compartments_spaced", "number_on_camera"
CODES = {  # of points that have a refusal of their own
    "marks_visible": Said("marks_not_visible", "The marks of the drop box are not clearly visible."),
    "box_locked_to_table": Said("drop_box_not_locked_to_table", "The drop box is not locked to the table."),
    ON_CAMERA: Said("number_not_on_camera", "No fixed camera sees the table's number."),
    COVER: Said("cover_missing.uncovered", "The area of 00 is not covered."),
}


def inspect_opening(premises: Premises, command: c.InspectOpening, asked: Asked) -> list[Event]:
    table, seen = table_of(premises, command.table), command.seen
    rulebook = library.rulebook(str(table.facts["rulebook"]))
    if seen.phase != "closed":
        raise Refused(
            "table_open.inspected_opens", "Table {table} is open; it is inspected before it opens.", table=command.table
        )
    wanted = {point for point, _ in points_of(rulebook, seen)}
    if set(command.points) != wanted:
        missing, unknown = sorted(wanted - {*command.points}), sorted({*command.points} - wanted)
        raise Refused(
            "inspection_incomplete",
            "Answer every point of the check list; missing: {missing:list}.",
            missing=missing,
            unknown=unknown,
        )
    odd = [ball for ball, method in command.balls.items() if method not in METHODS]
    if odd:
        raise Refused(
            "ball_test_missing.how_tested",
            "Say how {balls:list} was tested: magnet or compass.",
            balls=odd,
            methods=list(METHODS),
        )
    failed = [point for point, good in command.points.items() if not good]
    failed += [f"terminal {number}" for number, heard in command.terminals.items() if not _announces(heard)]
    signature = check_signed(premises, asked)
    inspected = e.OpeningInspected(
        asked.actor.who,
        asked.at,
        premises.inspected + 1,
        command.table,
        dict(command.points),
        dict(command.balls),
        {number: dict(heard) for number, heard in command.terminals.items()},
        failed,
        seen.version,
        seen.opened,
        signature,
    )
    if not failed:
        return [inspected]
    what = f"The opening inspection found fault with: {', '.join(failed)}"
    return [inspected, IncidentOpened(asked.actor.who, asked.at, len(premises.incidents) + 1, command.table, what)]


def _announces(heard: Mapping[str, bool]) -> bool:
    return bool(heard.get("sound") and heard.get("sight"))


def points_of(rulebook: Rulebook, seen: Seen) -> Iterator[tuple[str, str | None]]:
    """The whole check list with clauses: of the opening, of 00 where it is covered, and of the equipment."""
    opening, equipment = rulebook.opening, rulebook.equipment
    played = wheel(seen.wheel, rulebook) if seen.wheel else None
    lists: list[Cited[tuple[str, ...]]] = [opening.inspection]
    if played and played.void:
        lists.append(opening.covered_inspection)
    if equipment:
        lists.append(equipment.inspection)
    for cited in lists:
        for position, point in enumerate(cited.value):
            if point == COVER and seen.layout:  # On that layout there is no 00 to cover.
                continue
            yield point, cited.clause[min(position, len(cited.clause) - 1)] if cited.clause else None
    if equipment and equipment.compartments:
        variety = equipment.compartments.get(str(len(played.zeros))) if played else None
        yield SPACED, variety.first_clause if variety else None


def permit_opening(premises: Premises, command: c.PermitOpening, asked: Asked) -> list[Event]:
    table = table_of(premises, command.table)
    index = clauses(library.rulebook(str(table.facts["rulebook"])).key)
    found = kept_closed_by(premises, table, command, asked.day)
    reasons = [reason.citing(index.refusing(reason.code)) for reason in found]
    all_at_once(reasons, f"table {command.table}")
    inspection = premises.inspections.get(command.table)
    return [e.OpeningPermitted(command.table, inspection.number if inspection else 0)]


def kept_closed_by(premises: Premises, table: Thing, command: c.PermitOpening, day: str) -> Iterator[Refused]:
    """Everything that keeps this table closed today."""
    number, seen = command.table, command.seen
    rulebook = library.rulebook(str(table.facts["rulebook"]))
    for kind in ("table", *ONE_AT_A_TABLE, "ball"):
        things = [table] if kind == "table" else list(premises.at(number, kind))
        if kind != "cover" and not any(thing.table for thing in things):
            yield Refused("not_in_use.table_number", "Table {number} has no {kind} in use.", kind=kind, number=number)
        for thing in things:
            yield from Check(premises, thing, table, day).reasons()  # An approval may have run out since.
    if command.ball and command.ball not in {ball.name for ball in premises.at(number, "ball")}:
        yield Refused(
            "not_in_use.ball",
            "The ball {ball} is not in use at table {number}.",
            kind="ball",
            ball=command.ball,
            number=number,
        )
    equipment = rulebook.equipment
    if equipment and ON_CAMERA in equipment.inspection.value and not table.facts.get("camera", "").strip():
        yield Refused(
            "number_not_on_camera.named", "No camera is named that sees the number of table {number}.", number=number
        )
    yield from _boxes(premises, rulebook, command)
    yield from _wheel_fits(premises, rulebook, number, seen)
    yield from _options_have_areas(premises, table, seen, day)
    yield from unapproved(premises, seen.variations)
    if seen.rules:
        yield from against_rules(premises, rulebook.key, seen.rules, day)
    worked = premises.one(number, "wheel")
    if worked and worked.director_needed:
        yield Refused(
            "director_inspection_needed",
            "An external part of {wheel} was replaced: the Director or a designee inspects first.",
            wheel=worked.name,
        )
    yield from _inspection(premises, rulebook, number, seen)


def _boxes(premises: Premises, rulebook: Rulebook, command: c.PermitOpening) -> Iterator[Refused]:
    for use, asked_for in (("drop", rulebook.opening.drop_box), ("tip", rulebook.opening.tip_box)):
        box, named = premises.box(command.table, use), getattr(command, f"{use}_box")
        if box is None and asked_for.value:
            yield Refused(
                "box_needed.attached",
                "Table {table} has no {use} box attached.",
                code=NO_BOX[use],
                table=command.table,
                use=use,
            )
        elif box is None and named:
            yield Refused(
                "drop_box_wrong_table.none_told",
                "By the register no {use} box hangs at this table, so it does not open with {named}.",
                use=use,
                named=named,
            )
        elif box and named not in ("", box.name):
            yield Refused(
                "drop_box_wrong_table.use_table",
                "The {use} box at table {table} is {box}, not {named}.",
                box=box.name,
                named=named,
                use=use,
                table=command.table,
            )
        if box:
            yield from check_locks(Check(premises, box, table_of(premises, command.table), ""), box.unlocked)


def _wheel_fits(premises: Premises, rulebook: Rulebook, number: str, seen: Seen) -> Iterator[Refused]:
    """The wheel on the table is the one the game is played with, and so is the layout."""
    mounted, laid = premises.one(number, "wheel"), premises.one(number, "layout")
    if mounted is None or not seen.wheel:
        return
    played = wheel(seen.wheel, rulebook)
    zeros, built = int(mounted.facts["zeros"]), len(played.zeros)
    if played.void and zeros < built:
        yield Refused(
            "mode_needs_double_zero_wheel",
            "{wheel} has one zero; only a double-zero wheel can be used as a single-zero one.",
            wheel=mounted.name,
        )
    elif zeros != built or dict(read_ring(mounted.facts["ring"])) != played.colours:
        yield Refused(
            "wheel_differs",
            "The game is {name}, the wheel {name2} is {variety}.",
            name=played.name,
            name2=mounted.name,
            variety=_named(rulebook, mounted.facts),
        )
    if laid is None:
        return
    printed = 1 if seen.layout else built
    if laid.facts["zeros"] != printed:
        yield Refused(
            "layout_differs", "The game is {name}, the layout {name2} is not.", name=played.name, name2=laid.name
        )
    elif played.void and printed > 1 and premises.one(number, "cover") is None:
        yield Refused("cover_missing", "The double-zero layout needs a cover over the area of 00.")


def _named(rulebook: Rulebook, facts: Mapping[str, Any]) -> str | Said:
    """What a wheel is by its numbers and their colours."""
    colours = dict(read_ring(facts["ring"]))
    alike = (one.name for one in library.wheels_of(rulebook).values() if one.colours == colours and not one.void)
    return next(alike, Phrase("phrase.other_wheel", "another one"))


def _options_have_areas(premises: Premises, table: Thing, seen: Seen, day: str) -> Iterator[Refused]:
    laid = premises.one(str(table.facts["number"]), "layout")
    for option in seen.options if laid else ():
        assert laid is not None
        yield from option_has_area(premises, table, laid, option, day)


def _inspection(premises: Premises, rulebook: Rulebook, number: str, seen: Seen) -> Iterator[Refused]:
    points = dict(points_of(rulebook, seen))
    inspection = premises.inspections.get(number)
    if not points:
        return
    if inspection is None or inspection.opened < seen.opened:
        yield Refused(
            "not_inspected.table_opening", "Table {number} has not been inspected for this opening.", number=number
        )
        return
    mounted = premises.one(number, "wheel")
    if mounted and mounted.work > inspection.log:
        yield Refused(
            "inspect_again.worked", "{name} was worked on after the inspection; inspect again.", name=mounted.name
        )
    if mounted and mounted.doubted >= inspection.number:
        yield Refused(
            "inspect_again.seal", "A seal of {name} was broken after the inspection; inspect again.", name=mounted.name
        )
    for new in (thing for kind in ONE_AT_A_TABLE for thing in premises.at(number, kind)):
        if new.since >= inspection.number:
            yield Refused(
                "inspect_again.came_table",
                "{name} came to the table after the inspection; inspect again.",
                name=new.name,
            )
    for point, good in inspection.points.items():
        if not good:
            usual = Said("inspection_failed.point", "The inspection found fault with: {point}.", point=point)
            yield Refused.saying(CODES.get(point, usual), clause=points.get(point)).but(point=point)
    yield from _balls_and_terminals(premises, number, inspection, seen)


def _balls_and_terminals(premises: Premises, number: str, inspection: Inspection, seen: Seen) -> Iterator[Refused]:
    untested = [ball.name for ball in premises.at(number, "ball") if ball.name not in inspection.balls]
    if untested:
        yield Refused(
            "ball_test_missing.passed_opening",
            "Not passed over a magnet or compass for this opening: {balls:list}.",
            balls=untested,
        )
    silent = [
        str(terminal)
        for terminal in range(1, seen.terminals + 1)
        if not _announces(inspection.terminals.get(str(terminal), {}))
    ]
    if silent:
        yield Refused(
            "ebt_announcement_failed",
            "These terminals do not announce No More Bets by sound and sight: {terminals:list}.",
            terminals=silent,
        )
