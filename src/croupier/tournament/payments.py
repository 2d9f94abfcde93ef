"""How an entrant pays: fees and buy-ins, part by part."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from croupier.money import dollars
from croupier.refusal import Refused
from croupier.tournament.commands import Means, Payment
from croupier.tournament.plan.checks import clause_about_goods
from croupier.tournament.plan.plan import ChargeKind, EventPlan, Plan


def fee_parts(plan: Plan, event: EventPlan, payments: Sequence[Payment], covered: int) -> list[dict[str, Any]]:
    """Each entrant has a fee where there is one, and nobody has one where there is none."""
    if not event.entry_fee:
        if payments:
            message = f"{event.key} is free: nobody is charged a fee there."
            raise Refused("mixed_free_and_fee", message, event=event.key)
        return []
    if not payments and covered < event.entry_fee and not covered:
        message = f"Every entrant of {event.key} has a fee of {dollars(event.entry_fee)}, given away if need be."
        raise Refused("entrant_without_fee", message, event=event.key, fee=event.entry_fee)
    parts = [_part(plan, event, payment, ChargeKind.ENTRY_FEE) for payment in payments]
    _check_sum(parts, event.entry_fee - covered, "fee_amount", "The entry fee")
    return parts


def buy_in_parts(plan: Plan, event: EventPlan, payments: Sequence[Payment], due: int) -> list[dict[str, Any]]:
    parts = [_part(plan, event, payment, ChargeKind.BUY_IN) for payment in payments]
    _check_sum(parts, due, "buy_in_amount", "The buy-in")
    return parts


def _check_sum(parts: Sequence[Mapping[str, Any]], due: int, code: str, what: str) -> None:
    given = sum(part["amount"] for part in parts)
    if given == due:
        return
    for part in parts:
        if part["means"] == Means.COMPLIMENTARY:
            code = "comp_fee_value" if code == "fee_amount" else "comp_buyin_value"
            what = f"What the house gives counts at its full value. {what}"
    raise Refused(code, f"{what} is {dollars(due)}, not {dollars(given)}.", due=due, given=given)


def _part(plan: Plan, event: EventPlan, payment: Payment, kind: ChargeKind) -> dict[str, Any]:
    fee = kind is ChargeKind.ENTRY_FEE
    amount = payment.amount
    match payment.means:
        case Means.GOODS:
            value = event.value_of(payment.item, kind)
            if value is None:
                about = clause_about_goods(plan, kind)
                message = f"No cash value was set beforehand for “{payment.item}”."
                raise Refused("non_cash_value", message, clause=about, item=payment.item)
            if amount != value:
                code = "fee_value_missing" if fee else "buyin_value_missing"
                message = f"The form shows {payment.item} at {dollars(value)}, the value set beforehand."
                raise Refused(code, message, item=payment.item, value=value, given=amount)
        case Means.COMPLIMENTARY:
            if not amount or amount < 0:
                code = "comp_fee_value" if fee else "comp_buyin_value"
                raise Refused(code, "What the house gives away counts at its full dollar value.", given=amount)
        case Means.CASH:
            if not amount or amount < 0:
                raise Refused("bad_amount", "Say how much cash was taken.", given=amount)
            own = plan.containers.fees if fee else plan.containers.buy_ins
            if payment.container not in ("", own):
                message = f"This cash goes into the container “{own}” until it is counted."
                raise Refused("fee_cash_not_separate", message, container=payment.container, own=own)
    return {"means": payment.means.value, "amount": amount, "item": payment.item}
