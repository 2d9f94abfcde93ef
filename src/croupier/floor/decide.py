"""`decide` says what follows from a command of the floor: events, or a refusal. It changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from croupier.floor import commands as c
from croupier.floor import deciding_approvals as approvals
from croupier.floor import deciding_boxes as boxes
from croupier.floor import deciding_days as days
from croupier.floor import deciding_equipment as equipment
from croupier.floor import deciding_incidents as incidents
from croupier.floor import deciding_opening as opening
from croupier.floor import deciding_people as people
from croupier.floor import deciding_wheels as wheels
from croupier.floor.asking import Asked, check_role
from croupier.floor.events import Event
from croupier.floor.state import Premises
from croupier.refusal import Refused
from croupier.rules import clauses

Decider = Callable[[Premises, Any, Asked], list[Event]]


def decide(premises: Premises, asked: Asked) -> list[Event]:
    """What happens. Refusals come in this order: the role, the person's licence, then what is asked for."""
    try:
        check_role(premises, asked)
        return DECIDERS[type(asked.command)](premises, asked.command, asked)
    except Refused as refusal:
        raise refusal.citing(_clause(premises, asked.command, refusal)) from None


def _clause(premises: Premises, command: c.Command, refusal: Refused) -> str | None:
    """The clause in the rulebook of the table that the command is about; the only rulebook there is, otherwise."""
    thing = premises.things.get(getattr(command, "wheel", "") or getattr(command, "thing", ""))
    number = getattr(command, "table", "") or (thing.table if thing else "")
    table = premises.table(number)
    books = {str(thing.facts["rulebook"]) for thing in premises.things.values() if thing.kind == "table"}
    rulebook = str(table.facts["rulebook"]) if table else books.pop() if len(books) == 1 else ""
    rulebook = getattr(command, "rulebook", "") or rulebook
    return clauses(rulebook).refusing(refusal.code) if rulebook else None


DECIDERS: dict[type[c.Command], Decider] = {
    c.RegisterPerson: people.register_person,
    c.WithdrawPerson: people.withdraw_person,
    c.EnrolKey: people.enrol_key,
    c.SetGamingDay: days.set_gaming_day,
    **dict.fromkeys(equipment.KINDS, equipment.register),
    c.PutIntoUse: equipment.put_into_use,
    c.TakeOutOfUse: equipment.take_out_of_use,
    c.MoveWheel: equipment.move_wheel,
    c.InspectOpening: opening.inspect_opening,
    c.AdjustWheel: wheels.adjust_wheel,
    c.ReplacePart: wheels.replace_part,
    c.CorrectLog: wheels.correct_log,
    c.RecordDirectorInspection: wheels.record_director_inspection,
    c.PermitOpening: opening.permit_opening,
    c.AttachBox: boxes.attach_box,
    c.RemoveBox: boxes.remove_box,
    c.CountBox: boxes.count_box,
    c.ShareTips: boxes.share_tips,
    c.ReportIncident: incidents.report_incident,
    c.SettleIncident: incidents.settle_incident,
    c.RecordApproval: approvals.record_approval,
    c.WithdrawApproval: approvals.withdraw_approval,
    c.ApplyForVariation: approvals.apply_for_variation,
    c.ReviewVariation: approvals.review_variation,
    c.DecideVariation: approvals.decide_variation,
}
