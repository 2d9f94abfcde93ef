"""How an entrant pays: fees and buy-ins, part by part."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from croupier.refusal import Refused
from croupier.tournament.commands import Means, Payment
from croupier.tournament.plan.checking_money import clause_about_goods
from croupier.tournament.plan.plan import ChargeKind, EventPlan, Plan


def fee_parts(plan: Plan, event: EventPlan, payments: Sequence[Payment], covered: int) -> list[dict[str, Any]]:
    """Each entrant has a fee where there is one, and nobody has one where there is none."""
    if not event.entry_fee:
        if payments:
            raise Refused("mixed_free_and_fee", "{event} is free: nobody is charged a fee there.", event=event.key)
        return []
    if not payments and covered < event.entry_fee and not covered:
        raise Refused(
            "entrant_without_fee",
            "Every entrant of {event} has a fee of {fee:money}, given away if need be.",
            event=event.key,
            fee=event.entry_fee,
        )
    parts = [_part(plan, event, payment, ChargeKind.ENTRY_FEE) for payment in payments]
    _check_sum(parts, event.entry_fee - covered, fee=True)
    return parts


def buy_in_parts(plan: Plan, event: EventPlan, payments: Sequence[Payment], due: int) -> list[dict[str, Any]]:
    parts = [_part(plan, event, payment, ChargeKind.BUY_IN) for payment in payments]
    _check_sum(parts, due, fee=False)
    return parts


def _check_sum(parts: Sequence[Mapping[str, Any]], due: int, *, fee: bool) -> None:
    given = sum(part["amount"] for part in parts)
    if given == due:
        return
    match fee, any(part["means"] == Means.COMPLIMENTARY for part in parts):
        case True, False:
            raise Refused("fee_amount", "The entry fee is {due:money}, not {given:money}.", due=due, given=given)
        case True, True:
            raise Refused(
                "comp_fee_value.sum",
                "What the house gives counts at its full value. The entry fee is {due:money}, not {given:money}.",
                due=due,
                given=given,
            )
        case _, False:
            raise Refused("buy_in_amount", "The buy-in is {due:money}, not {given:money}.", due=due, given=given)
        case _:
            raise Refused(
                "comp_buyin_value.sum",
                "What the house gives counts at its full value. The buy-in is {due:money}, not {given:money}.",
                due=due,
                given=given,
            )


def _part(plan: Plan, event: EventPlan, payment: Payment, kind: ChargeKind) -> dict[str, Any]:
    fee = kind is ChargeKind.ENTRY_FEE
    amount = payment.amount
    match payment.means:
        case Means.GOODS:
            value = event.value_of(payment.item, kind)
            if value is None:
                about = clause_about_goods(plan, kind)
                raise Refused(
                    "non_cash_value.set_beforehand",
                    "No cash value was set beforehand for “{item}”.",
                    clause=about,
                    item=payment.item,
                )
            if amount != value:
                code = "fee_value_missing" if fee else "buyin_value_missing"
                raise Refused(
                    "value_missing",
                    "The form shows {item} at {value:money}, the value set beforehand.",
                    code=code,
                    item=payment.item,
                    value=value,
                    given=amount,
                )
        case Means.COMPLIMENTARY:
            if not amount or amount < 0:
                code = "comp_fee_value" if fee else "comp_buyin_value"
                raise Refused(
                    "comp_value",
                    "What the house gives away counts at its full dollar value.",
                    code=code,
                    given=amount,
                )
        case Means.CASH:
            if not amount or amount < 0:
                raise Refused("bad_amount.cash_taken", "Say how much cash was taken.", given=amount)
            own = plan.containers.fees if fee else plan.containers.buy_ins
            if payment.container not in ("", own):
                raise Refused(
                    "fee_cash_not_separate.goes_until",
                    "This cash goes into the container “{own}” until it is counted.",
                    container=payment.container,
                    own=own,
                )
    return {"means": payment.means.value, "amount": amount, "item": payment.item}
