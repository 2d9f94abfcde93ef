"""What is wrong with a tournament's rules: a visible list of small checks, each giving all that it finds."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from typing import Any

from croupier.money import dollars
from croupier.refusal import Refused
from croupier.rules import BadFile, ClauseKind, Finding, Policy, Rulebook, clauses, policy_from, rulebook
from croupier.rules.book.library import RULEBOOKS
from croupier.rules.files.reader import parse, read_what_can_be_read
from croupier.tournament.plan.checking_print import buy_ins_can_be_won, printed_rules_are_complete, prizes_are_described
from croupier.tournament.plan.plan import (
    CAP,
    OVERALL,
    ChargeKind,
    EventPlan,
    Plan,
    PlanReport,
    plan_report,
    with_days_as_text,
)

Problem = tuple[str, Refused]
SEATS_MAX = 10**6  # where nothing bounds them


def plan_text(text: str, file: str) -> tuple[Plan, PlanReport]:
    """A plan from TOML with its figures; `BadFile` with everything that is wrong."""
    plan = plan_from(rules_in(text, file), file)
    return plan, plan_report(plan)


def rules_in(text: str, file: str) -> dict[str, Any]:
    """What a tournament file says, as data; `BadFile` where it is no TOML."""
    rules: dict[str, Any] = with_days_as_text(parse(text, file))
    return rules


def plan_from(rules: Mapping[str, Any], file: str = "rules") -> Plan:
    """A plan from its data; `BadFile` with everything that is wrong, each finding under its clause."""
    plan, findings = read_what_can_be_read(Plan, rules, file)
    if plan:
        index = clauses(plan.rulebook) if plan.rulebook in RULEBOOKS else clauses("colorado")
        for check in CHECKS:
            for key, refusal in check(plan):
                findings.append(Finding.of(file, key, refusal.citing(index.refusing(refusal.code))))
    if findings:
        raise BadFile(findings)
    assert plan is not None
    return plan


def dates_can_be_read(plan: Plan) -> Iterator[Problem]:
    for key, day in _days(plan):
        if not is_day(day):
            yield key, Refused("bad_date", f"“{day}” is no day; write it like 2026-11-20.")


def _days(plan: Plan) -> Iterator[tuple[str, str]]:
    for number, event in enumerate(plan.events):
        yield f"events[{number}].date", event.date
        if event.ends:
            yield f"events[{number}].ends", event.ends
    if plan.concludes:
        yield "concludes", plan.concludes
    for number, place in enumerate(plan.premises):
        for name in ("licensed_from", "licensed_to"):
            if value := getattr(place, name):
                yield f"premises[{number}].{name}", value


def is_day(text: str) -> bool:
    try:
        return dt.date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def rulebook_has_tournaments(plan: Plan) -> Iterator[Problem]:
    known = plan.rulebook in RULEBOOKS
    if not known or not any(clause.kind is ClauseKind.TOURNAMENT for clause in clauses(plan.rulebook).values()):
        yield "rulebook", Refused("no_tournaments", f"The rulebook “{plan.rulebook}” has no rules for tournaments.")


def name_can_be_printed(plan: Plan) -> Iterator[Problem]:
    if not plan.name.strip() or not plan.name.isprintable():
        yield "name", Refused("bad_name", "A tournament has a name that can be printed.")


def events_follow_one_another(plan: Plan) -> Iterator[Problem]:
    if not plan.events:
        yield "events", Refused("no_events", "A tournament has one event or more.")
    keys = [event.key for event in plan.events]
    for number, event in enumerate(plan.events):
        if not event.key or event.key == OVERALL or not event.key.isprintable() or keys.count(event.key) > 1:
            yield f"events[{number}].key", Refused("bad_key", f"“{event.key}” does not tell this event from the rest.")
        if number and is_day(event.date) and event.date < plan.events[number - 1].date:
            yield f"events[{number}].date", Refused("bad_date", "The events stand in the order of their days.")
        if event.last_day < event.date:
            yield f"events[{number}].ends", Refused("bad_date", "An event does not end before it begins.")


def four_months_at_most(plan: Plan) -> Iterator[Problem]:
    if not plan.events or not all(is_day(day) for _, day in _days(plan)):
        return
    last = plan.last_day_allowed
    dates = {f"events[{number}]": event.last_day for number, event in enumerate(plan.events)}
    for key, day in {**dates, **({"concludes": plan.concludes} if plan.concludes else {})}.items():
        if dt.date.fromisoformat(day) > last:
            message = f"The tournament is over by {last}, four months after its first day of play; this is {day}."
            yield key, Refused("over_four_months", message, day=day, last_day=last.isoformat())


def one_licensee_answers(plan: Plan) -> Iterator[Problem]:
    """Several licensees may share a tournament only if no fee can arise (reading F1)."""
    if not plan.licensees or len(set(plan.licensees)) < len(plan.licensees):
        yield "licensees", Refused("responsible_licensee", "Name the licensee, or each of those who share it, once.")
    named = plan.responsible in plan.licensees
    if (plan.joint and not named) or (plan.responsible and not named):
        message = "Name one of the licensees who answers for the tournament."
        yield "responsible", Refused("responsible_licensee", message, licensees=list(plan.licensees))
    for number, event in enumerate(plan.events):
        fees = any(goods.kind is ChargeKind.ENTRY_FEE for goods in event.goods)
        if plan.joint and (event.entry_fee or fees):
            message = f"{event.key}: an entry fee makes proceeds, and licensees may not share those."
            yield f"events[{number}].charges", Refused("joint_with_proceeds", message, event=event.key)


def premises_are_licensed(plan: Plan) -> Iterator[Problem]:
    if not plan.premises:
        yield "premises", Refused("venue_not_licensed", "Name the licensed premises.")
    for number, place in enumerate(plan.premises):
        for event in plan.events:
            if not place.licensed_on(event.date) or not place.licensed_on(event.last_day):
                message = f"{place.name} has no licence on {event.date}."
                yield f"premises[{number}]", Refused("venue_not_licensed", message, event=event.key)
                break
        if not place.checklist_signed_by:
            message = f"{place.name}: somebody signs the check list on security and surveillance."
            yield f"premises[{number}].checklist_signed_by", Refused("venue_checklist", message)


def criteria_have_a_ground(plan: Plan) -> Iterator[Problem]:
    for number, criterion in enumerate(plan.criteria):
        if not criterion.reason or not criterion.signed_by:
            message = f"“{criterion.text}” needs its ground in limited gaming, signed by the director."
            yield f"criteria[{number}]", Refused("criterion_reason_needed", message, criterion=criterion.key)


def every_cent_is_fee_or_buy_in(plan: Plan) -> Iterator[Problem]:
    """There is no third kind: a service charge is an entry fee (reading F4)."""
    for place, event in enumerate(plan.events):
        for number, charge in enumerate(event.charges):
            key = f"events[{place}].charges[{number}]"
            if charge.amount <= 0 or not 0 <= (charge.to_pool or 0) <= charge.amount:
                yield key, Refused("bad_amount", f"{charge.name}: the pool takes a part of a positive amount.")
            if charge.to_pool is None and charge.kind not in set(ChargeKind):
                message = f"{charge.name}: say whether {dollars(charge.amount)} is an entry-fee or a buy-in."
                yield key, Refused("kind_needed", message, charge=charge.name)


def goods_have_the_cash_value(plan: Plan) -> Iterator[Problem]:
    for place, event in enumerate(plan.events):
        for number, goods in enumerate(event.goods):
            price = event.entry_fee if goods.kind is ChargeKind.ENTRY_FEE else event.buy_in
            if goods.value <= 0 or goods.value != price:
                about = clause_about_goods(plan, goods.kind)
                message = f"{goods.item}: its value is set beforehand and is that in cash, {dollars(price)}."
                facts = {"item": goods.item, "value": goods.value, "price": price}
                yield f"events[{place}].goods[{number}]", Refused("non_cash_value", message, clause=about, **facts)


def clause_about_goods(plan: Plan, kind: ChargeKind) -> str | None:
    """One clause speaks of goods as a fee, another of goods as a buy-in."""
    refusing = (clause for clause in clauses(plan.rulebook).values() if "non_cash_value" in clause.refuses)
    return next((c.id for c in refusing if ("buy-in" in c.says) == (kind is ChargeKind.BUY_IN)), None)


def caps_are_kept(plan: Plan) -> Iterator[Problem]:
    """All that one entry may pay over the series (reading F3)."""
    bounded = True
    for place, event in enumerate(plan.events):
        for name in ("re_buys", "add_ons"):
            more = getattr(event, name)
            if more and more.allowed is None:
                bounded = False
                message = "Without a bound on them, the sum of the buy-ins has none."
                yield f"events[{place}].{name}.allowed", Refused("rebuys_unbounded", message, event=event.key)
            elif more and (more.price < 0 or more.points <= 0 or (more.allowed or 0) < 0):
                yield f"events[{place}].{name}", Refused("bad_amount", "A price is 0 or more, and brings points.")
    if not plan.events or not all(is_day(event.date) for event in plan.events):
        return
    report = plan_report(plan)
    times = 1 + plan.re_entries if plan.cap_scope == "person" else 1
    fee, buy_ins = report.entry_fee * times, report.buy_ins_max * times
    for code, amount, what in (
        ("fee_over_cap", fee, "The entry fee"),
        ("buyins_over_cap", buy_ins, "All allowable buy-ins together"),
    ):
        if amount > CAP:
            yield "events", Refused(code, f"{what} may be {dollars(CAP)}, not {dollars(amount)}.", amount=amount)
    if fee and buy_ins and fee + buy_ins > CAP and bounded:
        message = f"Fee and buy-ins together may be {dollars(CAP)}, not {dollars(fee + buy_ins)}."
        yield "events", Refused("combined_over_cap", message, fee=fee, buy_ins=buy_ins)


def chips_are_approved_and_equal(plan: Plan) -> Iterator[Problem]:
    if not plan.chips.approval or not plan.chips.approved_by:
        message = "Tournament chips are approved: give the reference, and who approved them (reading F19)."
        yield "chips", Refused("tournament_chips_only", message)
    for number, event in enumerate(plan.events):
        if event.chips_by_player:
            message = f"{event.key}: everybody starts with the same number of chips."
            yield f"events[{number}].chips_by_player", Refused("unequal_chips", message, event=event.key)
        if event.chips <= 0:
            yield f"events[{number}].chips", Refused("bad_amount", "The starting stack is a positive number of points.")


def rounds_can_be_played(plan: Plan) -> Iterator[Problem]:
    for place, event in enumerate(plan.events):
        if not event.rounds:
            yield f"events[{place}].rounds", Refused("no_rounds", f"{event.key} needs a round at least.")
        if event.seats < 1 or len(set(event.tables)) < max(1, len(event.tables)):
            yield f"events[{place}].tables", Refused("no_tables", f"{event.key} needs tables, each once, with seats.")
        for number, round_ in enumerate(event.rounds):
            key = f"events[{place}].rounds[{number}]"
            if round_.spins < 0 or round_.minutes < 0 or not (round_.spins or round_.minutes):
                yield key, Refused("bad_amount", f"Round {number + 1} ends after some spins or minutes.")
            if round_.per not in ("table", "event") or (round_.advance < 1 and number < len(event.rounds) - 1):
                message = f"Round {number + 1}: say how many of each table (or of the event) go on."
                yield key, Refused("bad_advance", message)
            if any(points <= 0 for points in round_.point_values.values()):
                yield key, Refused("bad_amount", "Each colour stands for a positive number of points.")


def initial_rounds_keep_the_limit(plan: Plan) -> Iterator[Problem]:
    """By reading F12 the test is on the dollars behind the chips: the buy-in, spread over the spins of a round."""
    structure = plan.structure
    if structure.limit <= 0 or not structure.limit_source:
        yield "structure.limit", Refused("bad_limits", "Give the wagering limit and the text that sets it.")
        return
    if structure.initial_rounds < 1:
        yield "structure.initial_rounds", Refused("bad_amount", "One round of an event at least is an initial one.")
    if structure.statement:
        return
    for place, event in enumerate(plan.events):
        for number, round_ in enumerate(event.rounds[: structure.initial_rounds], start=1):
            key, spins = f"events[{place}].rounds[{number - 1}]", round_.spins_for_the_test
            if spins < 1:
                yield key, Refused("bad_amount", f"Round {number}: say how many spins it has at least.")
            elif Fraction(event.buy_in, spins) > structure.limit:
                yield key, _beyond(event, number, spins, structure.limit)


def _beyond(event: EventPlan, number: int, spins: int, limit: int) -> Refused:
    share = dollars(-(-event.buy_in // spins))
    message = f"Round {number}: {dollars(event.buy_in)} over {spins} spins is {share}, above {dollars(limit)}."
    facts: dict[str, Any] = {"round": number, "buy_in": event.buy_in, "spins": spins, "limit": limit}
    return Refused("structure_exceeds_limit", message, **facts)


def cash_lies_apart(plan: Plan) -> Iterator[Problem]:
    where = plan.containers
    if not where.fees or not where.buy_ins or where.fees == where.buy_ins:
        yield "containers", Refused("fee_cash_not_separate", "Fee cash has a container of its own, and so do buy-ins.")


def play_is_by_the_rulebook(plan: Plan) -> Iterator[Problem]:
    """The tables are ordinary tables of the rulebook; what it does not offer needs a variation first."""
    try:
        policy = policy_from(table_policy(plan), "table")
    except BadFile as bad:
        for finding in bad.findings:
            key = f"table.{finding.key}"
            yield key, Refused("not_standard_rule", f"{finding.message} ({finding.code})", found=finding.code)
        return
    most = _seats_of(policy, rulebook(plan.rulebook))
    for place, event in enumerate(plan.events):
        if event.on_tables and event.seats > most:
            message = f"{event.key}: a table has {event.seats} seats, and chips and terminals for {most}."
            yield f"events[{place}].seats", Refused("no_tables", message, seats=event.seats, most=most)


def _seats_of(policy: Policy, book: Rulebook) -> int:
    """How many players a table can have: a terminal and chips of an own kind for each."""
    terminals, kinds = policy.terminals, len(policy.chips.sets)
    no_screen = terminals is not None and terminals.central_screen is False
    alike = no_screen and book.chips.alike_without_central_screen.value
    bounds = [*([terminals.count] if terminals else []), *([kinds] if kinds and not alike else [])]
    return min(bounds, default=SEATS_MAX)


def table_policy(plan: Plan) -> dict[str, Any]:
    return {"wheel": "double-zero", **plan.table, "rulebook": plan.rulebook, "tournament": True}


def choices_are_known(plan: Plan) -> Iterator[Problem]:
    if plan.cap_scope not in ("entry", "person"):
        yield "cap_scope", Refused("wrong_value", "The cap is for each entry or for each person.")
    if plan.notice not in ("calendar", "business"):
        yield "notice", Refused("wrong_value", "The days of notice are calendar or business days.")
    if plan.automation not in ("felt", "terminals"):
        yield "automation", Refused("wrong_value", "Tournament tables have a dealer: felt or terminals.")
    if plan.re_entries < 0:
        yield "re_entries", Refused("bad_amount", "Nobody comes in again less than not at all.")


CHECKS: tuple[Callable[[Plan], Iterator[Problem]], ...] = (
    rulebook_has_tournaments,
    name_can_be_printed,
    dates_can_be_read,
    events_follow_one_another,
    four_months_at_most,
    one_licensee_answers,
    premises_are_licensed,
    criteria_have_a_ground,
    every_cent_is_fee_or_buy_in,
    goods_have_the_cash_value,
    caps_are_kept,
    chips_are_approved_and_equal,
    rounds_can_be_played,
    initial_rounds_keep_the_limit,
    prizes_are_described,
    buy_ins_can_be_won,
    printed_rules_are_complete,
    cash_lies_apart,
    play_is_by_the_rulebook,
    choices_are_known,
)
