"""What is wrong with a tournament's rules: a visible list of small checks, each giving all that it finds."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from typing import Any

from croupier.refusal import Refused
from croupier.rules import BadFile, ClauseKind, Finding, Policy, Rulebook, clauses, policy_from, rulebook
from croupier.rules.book.library import RULEBOOKS
from croupier.rules.files.reader import parse, read_what_can_be_read
from croupier.rules.in_force.policy_model import SEATS_MAX
from croupier.tournament.plan.checking_chips import felt_has_its_chips, table_policy
from croupier.tournament.plan.checking_money import (
    caps_are_kept,
    cash_lies_apart,
    every_cent_is_fee_or_buy_in,
    goods_have_the_cash_value,
)
from croupier.tournament.plan.checking_print import (
    all_else_can_be_read,
    buy_ins_can_be_won,
    printed_rules_are_complete,
    prizes_are_described,
    readable,
)
from croupier.tournament.plan.plan import (
    OVERALL,
    ChargeKind,
    EventPlan,
    Plan,
    PlanReport,
    is_day,
    plan_report,
    with_days_as_text,
)

Problem = tuple[str, Refused]


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
            yield key, Refused("bad_date.day_write", "“{day}” is no day; write it like 2026-11-20.", day=day)


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


def rulebook_has_tournaments(plan: Plan) -> Iterator[Problem]:
    known = plan.rulebook in RULEBOOKS
    if not known or not any(clause.kind is ClauseKind.TOURNAMENT for clause in clauses(plan.rulebook).values()):
        yield (
            "rulebook",
            Refused(
                "no_tournaments", "The rulebook “{rulebook}” has no rules for tournaments.", rulebook=plan.rulebook
            ),
        )


def name_can_be_printed(plan: Plan) -> Iterator[Problem]:
    if not readable(plan.name):
        yield "name", Refused("bad_name.tournament", "A tournament has a name that can be printed.")


def events_follow_one_another(plan: Plan) -> Iterator[Problem]:
    if not plan.events:
        yield "events", Refused("no_events", "A tournament has one event or more.")
    keys = [event.key for event in plan.events]
    for number, event in enumerate(plan.events):
        if not event.key.strip() or event.key == OVERALL or not event.key.isprintable() or keys.count(event.key) > 1:
            yield (
                f"events[{number}].key",
                Refused("bad_key", "“{key}” does not tell this event from the rest.", key=event.key),
            )
        if number and is_day(event.date) and event.date < plan.events[number - 1].date:
            yield (
                f"events[{number}].date",
                Refused("bad_date.events_stand", "The events stand in the order of their days."),
            )
        if event.last_day < event.date:
            yield f"events[{number}].ends", Refused("bad_date.event", "An event does not end before it begins.")


def four_months_at_most(plan: Plan) -> Iterator[Problem]:
    if not plan.events or not all(is_day(day) for _, day in _days(plan)):
        return
    last = plan.last_day_allowed
    dates = {f"events[{number}]": event.last_day for number, event in enumerate(plan.events)}
    for key, day in {**dates, **({"concludes": plan.concludes} if plan.concludes else {})}.items():
        if dt.date.fromisoformat(day) > last:
            yield (
                key,
                Refused(
                    "over_four_months.tournament_first_day_last",
                    "The tournament is over by {last}, four months after its first day of play; this is {day}.",
                    day=day,
                    last_day=last.isoformat(),
                    last=last,
                ),
            )


def one_licensee_answers(plan: Plan) -> Iterator[Problem]:
    """Several licensees may share a tournament only if no fee can arise (reading F1)."""
    if not plan.licensees or len(set(plan.licensees)) < len(plan.licensees):
        yield (
            "licensees",
            Refused("responsible_licensee.those_share", "Name the licensee, or each of those who share it, once."),
        )
    named = plan.responsible in plan.licensees
    if (plan.joint and not named) or (plan.responsible and not named):
        yield (
            "responsible",
            Refused(
                "responsible_licensee.licensees_answers",
                "Name one of the licensees who answers for the tournament.",
                licensees=list(plan.licensees),
            ),
        )
    for number, event in enumerate(plan.events):
        fees = any(goods.kind is ChargeKind.ENTRY_FEE for goods in event.goods)
        if plan.joint and (event.entry_fee or fees):
            yield (
                f"events[{number}].charges",
                Refused(
                    "joint_with_proceeds.entry_makes",
                    "{event}: an entry fee makes proceeds, and licensees may not share those.",
                    event=event.key,
                ),
            )


def premises_are_licensed(plan: Plan) -> Iterator[Problem]:
    if not plan.premises:
        yield "premises", Refused("venue_not_licensed.name_premises", "Name the licensed premises.")
    for number, place in enumerate(plan.premises):
        for event in plan.events:
            if not place.licensed_on(event.date) or not place.licensed_on(event.last_day):
                yield (
                    f"premises[{number}]",
                    Refused(
                        "venue_not_licensed.licence",
                        "{name} has no licence on {date}.",
                        event=event.key,
                        name=place.name,
                        date=event.date,
                    ),
                )
                break
        if not place.checklist_signed_by:
            yield (
                f"premises[{number}].checklist_signed_by",
                Refused(
                    "venue_checklist",
                    "{name}: somebody signs the check list on security and surveillance.",
                    name=place.name,
                ),
            )


def criteria_have_a_ground(plan: Plan) -> Iterator[Problem]:
    for number, criterion in enumerate(plan.criteria):
        if not criterion.reason or not criterion.signed_by:
            yield (
                f"criteria[{number}]",
                Refused(
                    "criterion_reason_needed",
                    "“{text}” needs its ground in limited gaming, signed by the director.",
                    criterion=criterion.key,
                    text=criterion.text,
                ),
            )


def chips_are_approved_and_equal(plan: Plan) -> Iterator[Problem]:
    if not plan.chips.approval or not plan.chips.approved_by:
        yield (
            "chips",
            Refused(
                "tournament_chips_only.approved_reference",
                "Tournament chips are approved: give the reference, and who approved them (reading F19).",
            ),
        )
    for number, event in enumerate(plan.events):
        if event.chips_by_player:
            yield (
                f"events[{number}].chips_by_player",
                Refused(
                    "unequal_chips.same_number",
                    "{event}: everybody starts with the same number of chips.",
                    event=event.key,
                ),
            )
        if event.chips <= 0:
            yield (
                f"events[{number}].chips",
                Refused("bad_amount.starting_stack", "The starting stack is a positive number of points."),
            )


def rounds_can_be_played(plan: Plan) -> Iterator[Problem]:
    for place, event in enumerate(plan.events):
        if not event.rounds:
            yield f"events[{place}].rounds", Refused("no_rounds", "{key} needs a round at least.", key=event.key)
        if event.seats < 1 or len(set(event.tables)) < max(1, len(event.tables)):
            yield (
                f"events[{place}].tables",
                Refused("no_tables.once", "{key} needs tables, each once, with seats.", key=event.key),
            )
        if event.seats > SEATS_MAX:
            yield (
                f"events[{place}].seats",
                Refused("no_tables.most", "{key}: a table has {most} seats at most.", key=event.key, most=SEATS_MAX),
            )
        for number, round_ in enumerate(event.rounds):
            key = f"events[{place}].rounds[{number}]"
            if round_.spins < 0 or round_.minutes < 0 or not (round_.spins or round_.minutes):
                yield (
                    key,
                    Refused(
                        "bad_amount.ends_some", "Round {number} ends after some spins or minutes.", number=number + 1
                    ),
                )
            if round_.per not in ("table", "event") or (round_.advance < 1 and number < len(event.rounds) - 1):
                yield (
                    key,
                    Refused(
                        "bad_advance",
                        "Round {number}: say how many of each table (or of the event) go on.",
                        number=number + 1,
                    ),
                )
            if any(points <= 0 for points in round_.point_values.values()):
                yield key, Refused("bad_amount.stands", "Each colour stands for a positive number of points.")


def initial_rounds_keep_the_limit(plan: Plan) -> Iterator[Problem]:
    """By reading F12 the test is on the dollars behind the chips: all that can be bought, over the spins of a round."""
    structure = plan.structure
    if structure.limit <= 0 or not structure.limit_source:
        yield (
            "structure.limit",
            Refused("bad_limits.wagering_limit", "Give the wagering limit and the text that sets it."),
        )
        return
    if structure.initial_rounds < 1:
        yield (
            "structure.initial_rounds",
            Refused("bad_amount.event_initial", "One round of an event at least is an initial one."),
        )
    if structure.statement:
        return
    for place, event in enumerate(plan.events):
        for number, round_ in enumerate(event.rounds[: structure.initial_rounds], start=1):
            key, spins = f"events[{place}].rounds[{number - 1}]", round_.spins_for_the_test
            if spins < 1:
                yield (
                    key,
                    Refused("bad_amount.many", "Round {number}: say how many spins it has at least.", number=number),
                )
            elif Fraction(event.behind_the_chips, spins) > structure.limit:
                yield key, _beyond(event, number, spins, structure.limit)


def _beyond(event: EventPlan, number: int, spins: int, limit: int) -> Refused:
    return Refused(
        "structure_exceeds_limit",
        "Round {round}: {buy_in:money} over {spins} spins is {share:money}, above {limit:money}.",
        round=number,
        buy_in=event.behind_the_chips,
        spins=spins,
        share=-(-event.behind_the_chips // spins),
        limit=limit,
    )


def play_is_by_the_rulebook(plan: Plan) -> Iterator[Problem]:
    """The tables are ordinary tables of the rulebook; what it does not offer needs a variation first."""
    try:
        policy = policy_from(table_policy(plan), "table")
    except BadFile as bad:
        for finding in bad.findings:
            key = f"table.{finding.key}"
            yield key, Refused("not_standard_rule", "{message} ({found})", found=finding.code, message=finding.message)
        return
    most = _seats_of(policy, rulebook(plan.rulebook))
    for place, event in enumerate(plan.events):
        if event.on_tables and event.seats > most:
            yield (
                f"events[{place}].seats",
                Refused(
                    "no_tables.table_chips",
                    "{key}: a table has {seats} seats, and chips and terminals for {most}.",
                    seats=event.seats,
                    most=most,
                    key=event.key,
                ),
            )


def _seats_of(policy: Policy, book: Rulebook) -> int:
    """How many players a table can have: a terminal and chips of an own kind for each."""
    terminals, kinds = policy.terminals, len(policy.chips.sets)
    no_screen = terminals is not None and terminals.central_screen is False
    alike = no_screen and book.chips.alike_without_central_screen.value
    bounds = [*([terminals.count] if terminals else []), *([kinds] if kinds and not alike else [])]
    return min(bounds, default=SEATS_MAX)


def choices_are_known(plan: Plan) -> Iterator[Problem]:
    if plan.cap_scope not in ("entry", "person"):
        yield "cap_scope", Refused("wrong_value.cap_entry", "The cap is for each entry or for each person.")
    if plan.notice not in ("calendar", "business"):
        yield "notice", Refused("wrong_value.days_notice", "The days of notice are calendar or business days.")
    if plan.automation not in ("felt", "terminals"):
        yield (
            "automation",
            Refused("wrong_value.tournament_tables", "Tournament tables have a dealer: felt or terminals."),
        )
    if plan.re_entries < 0:
        yield "re_entries", Refused("bad_amount.nobody_comes", "Nobody comes in again less than not at all.")


CHECKS: tuple[Callable[[Plan], Iterator[Problem]], ...] = (
    rulebook_has_tournaments,
    name_can_be_printed,
    all_else_can_be_read,
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
    felt_has_its_chips,
    choices_are_known,
)
