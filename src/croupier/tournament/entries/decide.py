"""Who is in and what they paid: identity, criteria, fee and buy-in of every kind, vouchers, several entries at once."""

from __future__ import annotations

from typing import Any

from croupier.refusal import Refused
from croupier.tournament.asking import (
    Asked,
    check_four_months,
    check_held,
    check_not_concluded,
    check_seats,
    on_the_day,
    own_entry,
    voucher_of,
)
from croupier.tournament.entries import commands as c
from croupier.tournament.entries import events as e
from croupier.tournament.events import Event
from croupier.tournament.payments import buy_in_parts, fee_parts
from croupier.tournament.plan.plan import EventPlan, Plan
from croupier.tournament.state import EventState, Tournament


def register(state: Tournament, command: c.Register, asked: Asked) -> list[Event]:
    planned, played = state.event(command.event)
    check_not_concluded(state)
    check_held(state, command.event)
    for text in (command.person, command.name, command.identity):
        if not text.strip() or not text.isprintable():
            raise Refused("identity_missing", "An entrant has a number, a name, and a document that was seen.")
    _check_qualified(state.rules, command)
    opened, entry = _entry_for(state, command)
    again = bool(opened and opened[0].earlier)
    if played.started and not (again and _open_for_re_entry(planned, played)):
        raise Refused("registration_closed", "{event} has started.", event=command.event)
    if command.chips is not None and command.chips != planned.chips:
        raise Refused(
            "unequal_chips.points",
            "Everybody starts {event} with {starting_stack:,} points.",
            chips=command.chips,
            starting_stack=planned.chips,
            event=command.event,
        )
    on_the_day(command.date, asked, "fee_date_missing")
    check_four_months(state, command.date, asked)
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
            raise Refused(
                "not_qualified", "Entrants have to meet this: {text}", criterion=criterion.key, text=criterion.text
            )


def _licensee(plan: Plan, given: str) -> str:
    """Who took the money, where several share the tournament; a name that is given is one of theirs in any case."""
    if not plan.joint and given in ("", *plan.licensees):
        return ""
    licensee = given or plan.responsible
    if licensee not in plan.licensees:
        raise Refused(
            "no_such_licensee",
            "“{licensee}” does not share this tournament.",
            licensees=plan.licensees,
            licensee=licensee,
        )
    return licensee


def _entry_for(state: Tournament, command: c.Register) -> tuple[list[e.EntryOpened], int]:
    """The person's entry, good for all events; a new one for a newcomer, or for somebody who is out and may return."""
    known = state.by_identity.get(command.identity, command.person)
    if known != command.person:
        raise Refused(
            "already_entered.document_shown",
            "This document was shown for {person} before; nobody enters under two names.",
            person=known,
        )
    if command.person in state.barred:
        raise Refused(
            "disqualified.tournament_play",
            "{name} is disqualified from tournament play.",
            person=command.person,
            name=command.name,
        )
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
        raise Refused(
            "already_entered.active_entry",
            "{name} has an active entry: number {entry} in {events:list}.",
            entry=current.number,
            events=active,
            name=current.name,
        )
    if len(numbers) > state.rules.re_entries or state.events[command.event].over:
        facts: dict[str, Any] = {"entry": current.number, "allowed": state.rules.re_entries, "name": current.name}
        if state.rules.re_entries:
            raise Refused(
                "re_entry_not_allowed.often", "{name} has come in again as often as the rules allow.", **facts
            )
        raise Refused(
            "re_entry_not_allowed.out", "{name} is out, and the rules do not let anybody come in again.", **facts
        )
    new = e.EntryOpened(new.entry, command.person, current.name, command.identity, licensee, earlier=current.number)
    return [new], new.entry


def _open_for_re_entry(planned: EventPlan, played: EventState) -> bool:
    """Between rounds, while the next one is not drawn, those who are out may come in again."""
    between = not played.running and not played.over and played.drawn <= played.rounds_played
    return between and played.rounds_played < len(planned.rounds)


# --- payments


def _voucher_used(state: Tournament, command: c.Register, planned: EventPlan) -> e.VoucherUsed:
    """Treatment 1 where the event has a fee or a buy-in, with the parts there are; 2 where it has neither (F8)."""
    voucher = voucher_of(state, command.voucher)
    if state.entries[voucher.entry].person != command.person:
        raise Refused(
            "voucher_not_yours",
            "Voucher {voucher} belongs to {name}, who won it.",
            voucher=voucher.number,
            name=state.entries[voucher.entry].name,
        )
    if voucher.voucher_for != command.event:
        raise Refused(
            "voucher_not_here.voucher_event",
            "Voucher {voucher} is for {event}.",
            voucher=voucher.number,
            event=voucher.voucher_for,
        )
    pool, value = state.rules.pool_of(command.event), voucher.amount
    payout = bool(planned.entry_fee or planned.buy_in)
    fee = min(value, planned.entry_fee) if payout else 0
    buy_in = value - fee if payout else 0
    if buy_in > planned.buy_in:
        price = planned.entry_fee + planned.buy_in
        raise Refused(
            "voucher_split.worth_place",
            "Voucher {number} is worth {value:money}, the place {price:money}.",
            value=value,
            price=price,
            number=voucher.number,
        )
    entry = 0
    return e.VoucherUsed(voucher.number, entry, command.event, command.date, pool, value, fee, buy_in, payout)


# --- the rules in every hand, and several entries at once


def acknowledge_rules(state: Tournament, command: c.AcknowledgeRules, asked: Asked) -> list[Event]:
    entry = own_entry(state, command.entry, asked)
    assert state.rules
    return [e.RulesGiven(entry.number, state.version)]


def report_concurrent_entries(state: Tournament, command: c.ReportConcurrentEntries, _asked: Asked) -> list[Event]:
    """Every entry of that person goes; fees stay proceeds and buy-ins stay in the pool (reading F16)."""
    entries = [state.entry(number) for number in dict.fromkeys(command.entries)]
    active = [entry for entry in entries if not entry.closed and not entry.disqualified]
    if len(active) < 2 or not command.found:
        raise Refused(
            "not_concurrent",
            "Name two or more active entries of one person, and how that was found.",
            entries=list(command.entries),
        )
    people = {entry.person for entry in entries}
    numbers = sorted(number for person in people for number in state.by_person[person])
    unpaid = [award for award in state.awards.values() if award.entry in numbers and award.status == "open"]
    awards = [{"award": a.number, "pool": a.pool, "amount": a.amount} for a in unpaid if a.kind == "cash"]
    goods = [{"award": a.number, "pool": a.pool, "amount": 0} for a in unpaid if a.kind == "goods"]
    vouchers = [{"voucher": a.number, "pool": a.pool, "amount": a.amount} for a in unpaid if a.kind == "voucher"]
    return [e.EntriesDisqualified(numbers, command.found, [*awards, *goods], vouchers)]


def count_fees(state: Tournament, command: c.CountFees, asked: Asked) -> list[Event]:
    assert state.rules
    on_the_day(command.date, asked)
    own = state.rules.containers.fees
    if command.container not in ("", own):
        raise Refused(
            "fee_cash_not_separate.lies_apart",
            "Fee cash lies in “{own}” and is counted there, apart from all other money.",
            container=command.container,
            own=own,
        )
    if command.counted < 0:
        raise Refused("bad_amount.count", "A count is 0 or more.", counted=command.counted)
    expected, reason = state.books["cash/fees"], command.reason.strip()
    if command.counted != expected and not any(letter.isalpha() for letter in reason):
        raise Refused(
            "reason_missing.fees",
            "{expected:money} of fees were taken; say why it is {counted:money} now.",
            field="reason",
            expected=expected,
            counted=command.counted,
        )
    if not command.second or command.second == asked.actor.who:
        raise Refused("second_person_needed.count_cash", "Two different people count the cash.", second=command.second)
    return [e.FeesCounted(expected, command.counted, asked.actor.who, command.second, command.date, reason)]
