"""The written rules: published, filed with the Division, objected to; and whether an event may start under them."""

from __future__ import annotations

import datetime as dt

from croupier.domain import plain
from croupier.refusal import Refused
from croupier.tournament.asking import Asked, check_four_months, check_held, check_not_concluded, on_the_day
from croupier.tournament.events import Event, RulesPublished
from croupier.tournament.plan.plan import NOTICE_DAYS, Plan, full_days_between, with_days_as_text
from croupier.tournament.plan.version import next_version
from croupier.tournament.rules import commands as c
from croupier.tournament.rules import events as e
from croupier.tournament.state import Tournament

FIXED = ("licensees", "one_pool", "prizes", "ties", "splits")  # what every entrant has entered under
PAID_FOR = ("charges", "goods", "chips")


def publish_rules(state: Tournament, command: c.PublishRules, asked: Asked) -> list[Event]:
    check_not_concluded(state)
    if state.cancelled:
        raise Refused(
            "event_cancelled.tournament", "The tournament was cancelled on {cancelled}.", cancelled=state.cancelled
        )
    rules = plain(with_days_as_text(command.rules))
    plan, digest = next_version(rules)
    if state.plan is not None:
        _check_change(state, plan)
    if digest == state.digest:
        raise Refused("rules_unchanged", "These are the rules of version {version} already.", version=state.version)
    return [RulesPublished(state.version + 1, digest, rules, asked.actor.who)]


def _check_change(state: Tournament, plan: Plan) -> None:
    """What somebody has entered or played stays as it was; what is still to come may change, with new notice."""
    if any(played.running for played in state.events.values()):
        raise Refused("game_running.rules_changed", "Rules are not changed while a round is on.")
    for key, played in state.events.items():
        if (played.players or played.started) and not _same_terms(state, plan, key):
            raise Refused(
                "event_entered.entrants_already",
                "{event} has entrants already; its terms cannot change under them.",
                event=key,
            )
    if state.entries and any(getattr(plan, name) != getattr(state.rules, name) for name in FIXED):
        raise Refused(
            "event_entered.licensees_pools",
            "Licensees, pools, prizes over all, ties and agreements cannot change once somebody has entered.",
        )


def _same_terms(state: Tournament, plan: Plan, key: str) -> bool:
    """To what the Division objects nobody is held: until the event starts all may change but what was paid for it and
    buys (reading F23). Whoever does not want it so withdraws."""
    before, after = state.rules.event(key), plan.event(key)
    if state.version not in state.objections or state.events[key].started or before is None or after is None:
        return before == after
    return all(getattr(before, name) == getattr(after, name) for name in PAID_FOR)


def file_rules(state: Tournament, command: c.FileRules, asked: Asked) -> list[Event]:
    plan = state.rules
    on_the_day(command.date, asked)
    if not command.office or not command.proof:
        raise Refused(
            "five_days_notice.office_received",
            "Say which office of the Division received the rules, and how that can be shown.",
        )
    assert plan is not None
    return [e.RulesFiled(state.version, command.date, command.office, command.proof)]


def record_division_answer(state: Tournament, command: c.RecordDivisionAnswer, asked: Asked) -> list[Event]:
    assert state.rules
    on_the_day(command.date, asked)
    version = command.version or state.version
    if version not in state.filed:
        raise Refused("no_such_version", "Version {version} was not sent to the Division.", version=version)
    if not command.acceptable and not command.note:
        raise Refused("bad_command.division_finds", "Say what the Division finds unacceptable.")
    return [e.DivisionAnswered(version, command.date, command.acceptable, command.note)]


def start_event(state: Tournament, command: c.StartEvent, asked: Asked) -> list[Event]:
    planned, played = state.event(command.event)
    check_held(state, command.event)
    day = on_the_day(command.date, asked)
    if played.started:
        raise Refused("event_started", "{event} started on {started}.", event=command.event, started=played.started)
    _check_filed(state, day, asked)
    if command.date < planned.date:
        asked.no(
            Refused(
                "bad_date.planned",
                "{event} is planned for {planned}.",
                event=command.event,
                date=command.date,
                planned=planned.date,
            )
        )
    check_four_months(state, command.date, asked)
    _check_licensed(state.rules, command.date, asked)
    if not played.players:
        asked.no(Refused("nobody_left", "Nobody is in {event}.", event=command.event))
    return [e.EventStarted(command.event, command.date, state.version)]


def _check_filed(state: Tournament, day: dt.date, asked: Asked) -> None:
    """The Division has had these words for five full days, and nothing against them."""
    if state.version in state.objections:
        asked.no(
            Refused(
                "rules_unacceptable",
                "The Division finds version {version} of the rules unacceptable; change them and file again.",
                version=state.version,
                note=state.objections[state.version],
            )
        )
    filed = state.filed.get(state.version)
    if filed is None:
        asked.no(
            Refused(
                "five_days_notice.never",
                "Version {version} of the rules was never sent to the Division.",
                version=state.version,
                filed=filed,
                days=0,
            )
        )
        return
    days = full_days_between(dt.date.fromisoformat(filed), day, state.rules.notice)
    if days < NOTICE_DAYS:
        asked.no(
            Refused(
                "five_days_notice.days",
                "The Division has version {version} of the rules since {filed}: {days} full days.",
                version=state.version,
                filed=filed,
                days=days,
            )
        )


def _check_licensed(plan: Plan, date: str, asked: Asked) -> None:
    """An event may start later than planned, but not when the licence is over."""
    for place in plan.premises:
        if not place.licensed_on(date):
            asked.no(
                Refused("venue_not_licensed.licence", "{name} has no licence on {date}.", date=date, name=place.name)
            )
