"""Who is in and what they paid: identity, criteria, fee and buy-in of every kind, vouchers, several entries at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from croupier.money import dollars
from croupier.refusal import Refused
from croupier.rules import Role
from croupier.tournament import commands as c
from croupier.tournament import events as e
from croupier.tournament.checks import clause_about_goods
from croupier.tournament.commands import Means, Payment
from croupier.tournament.deciding_rules import Asked, on_the_day
from croupier.tournament.plan import ChargeKind, EventPlan, Plan
from croupier.tournament.state import Award, EntryState, EventState, Tournament


def register(state: Tournament, command: c.Register, asked: Asked) -> list[e.Event]:
    planned, played = state.event(command.event)
    check_not_concluded(state)
    for text in (command.person, command.name, command.identity):
        if not text or not text.isprintable():
            raise Refused("identity_missing", "An entrant has a number, a name, and a document that was seen.")
    _check_qualified(state.rules, command)
    opened, entry = _entry_for(state, command)
    again = bool(opened and opened[0].earlier)
    if played.started and not (again and _open_for_re_entry(planned, played)):
        raise Refused("registration_closed", f"{command.event} has started.", event=command.event)
    if command.chips is not None and command.chips != planned.chips:
        message = f"Everybody starts {command.event} with {planned.chips:,} points."
        raise Refused("unequal_chips", message, chips=command.chips, starting_stack=planned.chips)
    on_the_day(command.date, asked, "fee_date_missing")
    voucher = _voucher_used(state, command, planned) if command.voucher else None
    covered = (voucher.fee, voucher.buy_in) if voucher and voucher.payout else (0, 0)
    fee = fee_parts(state.rules, planned, command.fee, covered[0])
    buy_in = buy_in_parts(state.rules, planned, command.buy_in, planned.buy_in - covered[1])
    check_seats(planned, len(played.still_in()) + 1)
    number = opened[0].entry if opened else entry
    pool, licensee = state.rules.pool_of(command.event), _licensee(state.rules, command.licensee)
    entered = e.EventEntered(number, command.event, command.date, pool, fee, buy_in, licensee)
    used = [e.VoucherUsed(**{**_fields(voucher), "entry": number})] if voucher else []
    return [*opened, entered, *used]


def _fields(event: e.VoucherUsed) -> dict[str, Any]:
    return {name: getattr(event, name) for name in event.__dataclass_fields__}


def _check_qualified(plan: Plan, command: c.Register) -> None:
    for criterion in plan.criteria:
        if command.meets.get(criterion.key) is not True:
            message = f"Entrants have to meet this: {criterion.text}"
            raise Refused("not_qualified", message, criterion=criterion.key)


def _licensee(plan: Plan, given: str) -> str:
    if not plan.joint:
        return ""
    licensee = given or plan.responsible
    if licensee not in plan.licensees:
        raise Refused("no_such_licensee", f"“{licensee}” does not share this tournament.", licensees=plan.licensees)
    return licensee


def _entry_for(state: Tournament, command: c.Register) -> tuple[list[e.EntryOpened], int]:
    """The person's entry, good for all events; a new one for a newcomer, or for somebody who is out and may return."""
    known = state.by_identity.get(command.identity, command.person)
    if known != command.person:
        message = f"This document was shown for {known} before; nobody enters under two names."
        raise Refused("already_entered", message, person=known)
    if command.person in state.barred:
        raise Refused("disqualified", f"{command.name} is disqualified from tournament play.", person=command.person)
    licensee = _licensee(state.rules, command.licensee)
    numbers = state.by_person.get(command.person, [])
    new = e.EntryOpened(len(state.entries) + 1, command.person, command.name, command.identity, licensee, 0)
    if not numbers:
        return [new], new.entry
    current = state.entries[numbers[-1]]
    if current.number not in state.events[command.event].players:
        return [], current.number
    active = list(state.active_events(current.number))
    if active:
        message = f"{current.name} has an active entry: number {current.number} in {', '.join(active)}."
        raise Refused("already_entered", message, entry=current.number, events=active)
    if len(numbers) > state.rules.re_entries or state.events[command.event].over:
        message = f"{current.name} is out, and the rules do not let anybody come in again."
        if state.rules.re_entries:
            message = f"{current.name} has come in again as often as the rules allow."
        raise Refused("re_entry_not_allowed", message, entry=current.number, allowed=state.rules.re_entries)
    new = e.EntryOpened(new.entry, command.person, current.name, command.identity, licensee, earlier=current.number)
    return [new], new.entry


def _open_for_re_entry(planned: EventPlan, played: EventState) -> bool:
    """Between rounds, while the next one is not drawn, those who are out may come in again."""
    between = not played.running and not played.over and played.drawn <= played.rounds_played
    return between and played.rounds_played < len(planned.rounds)


def check_seats(planned: EventPlan, entries: int) -> None:
    """Nobody is taken in for whom there is no seat: an entry is not given back."""
    places = len(planned.tables) * planned.seats
    if entries > places:
        raise Refused("seats_short", f"{entries} players and {places} seats.", players=entries, seats=places)


# --- payments


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


def _voucher_used(state: Tournament, command: c.Register, planned: EventPlan) -> e.VoucherUsed:
    """Treatment 1 where the event has a fee or a buy-in, with the parts there are; 2 where it has neither (F8)."""
    voucher = voucher_of(state, command.voucher)
    if state.entries[voucher.entry].person != command.person:
        message = f"Voucher {voucher.number} belongs to {state.entries[voucher.entry].name}, who won it."
        raise Refused("voucher_not_yours", message, voucher=voucher.number)
    if voucher.voucher_for != command.event:
        message = f"Voucher {voucher.number} is for {voucher.voucher_for}."
        raise Refused("voucher_not_here", message, voucher=voucher.number, event=voucher.voucher_for)
    pool, value = state.rules.pool_of(command.event), voucher.amount
    payout = bool(planned.entry_fee or planned.buy_in)
    fee = min(value, planned.entry_fee) if payout else 0
    buy_in = value - fee if payout else 0
    if buy_in > planned.buy_in:
        price = planned.entry_fee + planned.buy_in
        message = f"Voucher {voucher.number} is worth {dollars(value)}, the place {dollars(price)}."
        raise Refused("voucher_split", message, value=value, price=price)
    entry = 0
    return e.VoucherUsed(voucher.number, entry, command.event, command.date, pool, value, fee, buy_in, payout)


def voucher_of(state: Tournament, number: int) -> Award:
    voucher = state.awards.get(number)
    if voucher is None or voucher.kind != "voucher":
        raise Refused("voucher_not_here", f"This tournament has not issued a voucher {number}.", voucher=number)
    if voucher.status != "open":
        message = f"Voucher {number} is on the books already: {voucher.status}."
        raise Refused("voucher_counted_twice", message, voucher=number, status=voucher.status)
    return voucher


# --- the rules in every hand, and several entries at once


def acknowledge_rules(state: Tournament, command: c.AcknowledgeRules, asked: Asked) -> list[e.Event]:
    entry = own_entry(state, command.entry, asked)
    assert state.rules
    return [e.RulesGiven(entry.number, state.version)]


def own_entry(state: Tournament, number: int, asked: Asked) -> EntryState:
    """A player speaks for the own entry, the staff for anybody's."""
    entry = state.entry(number)
    if asked.actor.role is Role.PLAYER and asked.actor.who != entry.person:
        message = f"Entry {number} is {entry.name}'s; a player speaks for the own entry."
        raise Refused("no_substitute", message, entry=number)
    return entry


def report_concurrent_entries(state: Tournament, command: c.ReportConcurrentEntries, _asked: Asked) -> list[e.Event]:
    """Every entry of that person goes; fees stay proceeds and buy-ins stay in the pool (reading F16)."""
    entries = [state.entry(number) for number in dict.fromkeys(command.entries)]
    active = [entry for entry in entries if not entry.closed and not entry.disqualified]
    if len(active) < 2 or not command.found:
        message = "Name two or more active entries of one person, and how that was found."
        raise Refused("not_concurrent", message, entries=list(command.entries))
    people = {entry.person for entry in entries}
    numbers = sorted(number for person in people for number in state.by_person[person])
    unpaid = [award for award in state.awards.values() if award.entry in numbers and award.status == "open"]
    awards = [{"award": a.number, "pool": a.pool, "amount": a.amount} for a in unpaid if a.kind == "cash"]
    goods = [{"award": a.number, "pool": a.pool, "amount": 0} for a in unpaid if a.kind == "goods"]
    vouchers = [{"voucher": a.number, "pool": a.pool, "amount": a.amount} for a in unpaid if a.kind == "voucher"]
    return [e.EntriesDisqualified(numbers, command.found, [*awards, *goods], vouchers)]


def count_fees(state: Tournament, command: c.CountFees, asked: Asked) -> list[e.Event]:
    assert state.rules
    on_the_day(command.date, asked)
    own = state.rules.containers.fees
    if command.container not in ("", own):
        message = f"Fee cash lies in “{own}” and is counted there, apart from all other money."
        raise Refused("fee_cash_not_separate", message, container=command.container, own=own)
    if command.counted < 0:
        raise Refused("bad_amount", "A count is 0 or more.", counted=command.counted)
    if not command.second or command.second == asked.actor.who:
        raise Refused("second_person_needed", "Two different people count the cash.", second=command.second)
    expected = state.books["cash/fees"]
    return [e.FeesCounted(expected, command.counted, asked.actor.who, command.second, command.date)]


def check_not_concluded(state: Tournament) -> None:
    if state.concluded:
        raise Refused("tournament_concluded", f"The tournament was concluded on {state.concluded}.")
