"""What changes: the written rules."""

from __future__ import annotations

from croupier.domain import fields_of
from croupier.rules.files.reader import read
from croupier.tournament.events import RulesPublished
from croupier.tournament.plan.plan import Plan
from croupier.tournament.rules import events as e
from croupier.tournament.state import EventState, Tournament


def rules_published(state: Tournament, event: RulesPublished) -> None:
    state.plan = read(Plan, event.rules, "rules")
    state.version, state.digest, state.written = event.version, event.digest, event.rules
    for planned in state.plan.events:
        state.events.setdefault(planned.key, EventState())


def rules_filed(state: Tournament, event: e.RulesFiled) -> None:
    state.filed.setdefault(event.version, event.date)
    state.filings.append({**fields_of(event), **state.mark()})


def division_answered(state: Tournament, event: e.DivisionAnswered) -> None:
    state.answers.append({**fields_of(event), **state.mark()})
    if event.acceptable:
        state.objections.pop(event.version, None)
    else:
        state.objections[event.version] = event.note


def event_started(state: Tournament, event: e.EventStarted) -> None:
    state.events[event.event].started = event.date
