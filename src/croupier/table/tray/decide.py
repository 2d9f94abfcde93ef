"""Counting the tray, chips that come back to it, and slips between it and the cage."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from croupier.refusal import Phrase, Refused
from croupier.rules import TableRules
from croupier.table.asking.asked import Asked, positive, same_person
from croupier.table.changing.counting import count_against, explained, worths_of
from croupier.table.changing.stock import held, inventory
from croupier.table.changing.untracked import in_tray, win_counted
from croupier.table.events import Event
from croupier.table.state import Table
from croupier.table.tray import commands as c
from croupier.table.tray import events as e


def take_inventory(table: Table, command: c.TakeInventory, asked: Asked, rules: TableRules) -> list[Event]:
    """What the count finds over or short is on record; the books stay as they are until the table closes.

    Where results alone are on record, the count is how the books learn what was won.
    """
    if rules.policy.results_only:
        counted, tray = in_tray(table, command.chips, rules)
        return [e.InventoryTaken({}, counted, {}, asked.actor.who), win_counted(table, tray, closing=False)]
    if not table.chips:
        raise Refused("chips_missing.table", "It is not on record how many chips this table has.")
    counted, differences = count_against(table.chips, command.chips, worths_of(table.policy))
    return [e.InventoryTaken(inventory(table.chips), counted, differences, asked.actor.who)]


def take_back_chips(table: Table, command: c.TakeBackChips, _asked: Asked, _rules: TableRules) -> list[Event]:
    """Worth what their marker said until the table closes, and then nothing, reading C15."""
    kind = f"{command.colour}/{command.design}"
    positive(command.number, Phrase("phrase.chips", "The number of chips"))
    walked, missing = held(table.chips, "walked", kind), held(table.chips, "missing", kind)
    if kind in worths_of(table.policy) or command.number > (walked or missing):
        raise Refused(
            "chips_not_issued.walked",
            "This table misses {missing} {kind} chips, not {number}.",
            kind=kind,
            missing=walked or missing,
            number=command.number,
        )
    return [e.ChipsTakenBack(kind, command.number, command.number * table.walked.get(kind, 0) if walked else 0)]


# --- slips


def request_fill(table: Table, command: c.RequestFill, asked: Asked, rules: TableRules) -> list[Event]:
    _check_amount(command.amount, rules)
    return [e.FillRequested(_number(table, asked), command.amount, dict(command.chips))]


def request_credit(table: Table, command: c.RequestCredit, asked: Asked, rules: TableRules) -> list[Event]:
    _check_amount(command.amount, rules)
    _check_tray(table, command.amount, rules)
    return [e.CreditRequested(_number(table, asked), command.amount, dict(command.chips))]


def fill_table(table: Table, command: c.FillTable, asked: Asked, rules: TableRules) -> list[Event]:
    slip, amount = _slip(table, "fill", command, asked, rules)
    _check_second(command.second, asked)
    return [e.TableFilled(slip, amount, command.second)]


def credit_table(table: Table, command: c.CreditTable, asked: Asked, rules: TableRules) -> list[Event]:
    slip, amount = _slip(table, "credit", command, asked, rules)
    _check_tray(table, amount, rules)
    _check_second(command.second, asked)
    return [e.TableCredited(slip, amount, command.second)]


def _number(table: Table, asked: Asked) -> int:
    return asked.slip or table.slips + 1


def _slip(
    table: Table, kind: str, command: c.FillTable | c.CreditTable, asked: Asked, rules: TableRules
) -> tuple[int, int]:
    """The slip's number and amount: as it was asked for, or all at once."""
    request: Mapping[str, Any] = {}
    if command.slip:
        request = table.requested.get(command.slip, {})
        if request.get("kind") != kind:
            raise _not_under_way(command.slip, asked)
        for said, wanted in ((command.amount, request["amount"]), (dict(command.chips), request["chips"])):
            if said and said != wanted:
                raise Refused(
                    "slip_differs",
                    "Slip {slip} is for {amount:money}, in the chips that were asked for; void it, and ask again.",
                    slip=command.slip,
                    amount=request["amount"],
                )
    amount = request.get("amount", command.amount)
    _check_amount(amount, rules)
    return command.slip or _number(table, asked), amount


def _check_amount(amount: int, rules: TableRules) -> None:
    if not rules.policy.tournament:
        positive(amount, Phrase("phrase.slip", "A slip"))
    elif amount or not rules.policy.counted:
        raise Refused("points_have_no_value.tournament_table_chips", "A tournament table has no chips of the cage.")


def _check_tray(table: Table, amount: int, rules: TableRules) -> None:
    if amount > table.books["float"] and rules.policy.tray_on_record:
        raise Refused("float_short.tray_holds", "The tray holds {float:money}.", float=table.books["float"])


def _check_second(second: str, asked: Asked) -> None:
    if not second or same_person(second, asked.actor.who):
        raise Refused(
            "second_person_needed.fill_credit",
            "A fill or credit slip is signed by two different people.",
            second=second,
        )


def void_slip(table: Table, command: c.VoidSlip, asked: Asked, _rules: TableRules) -> list[Event]:
    """By two, with a reason. What was paid or has moved chips is not undone by a stroke of the pen."""
    if not explained(command.reason):
        raise Refused("reason_missing.void", "Say why the slip is void.", field="reason")
    request, known, instead = table.requested.get(command.slip), asked.about, 0
    if known is not None and (known.void or known.paid):
        raise _not_under_way(command.slip, asked)
    if request is None:
        if known is None or known.kind != "cash-out":
            raise _not_under_way(command.slip, asked)
        request, instead = known._asdict(), _number(table, asked)
    _check_second(command.second, asked)
    return [e.SlipVoided(command.slip, request["kind"], request["amount"], command.reason, command.second, instead)]


def _not_under_way(slip: int, asked: Asked) -> Refused:
    """Why this slip is not to be completed or made void."""
    known = asked.about
    if known is None:
        return Refused("no_such_slip.table", "This table has given out no slip {slip}.", slip=slip, field="slip")
    if known.void:
        return Refused("slip_void", "Slip {slip} is void.", slip=slip, field="slip")
    return Refused(
        "slip_done",
        "Slip {slip} is done, or of another kind; chips that came by mistake go back by a slip of their own.",
        slip=slip,
        redeemed=known.paid,
        field="slip",
    )
