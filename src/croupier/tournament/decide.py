"""`decide` says what follows from a command: events, or a refusal under its clause. It changes nothing."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence

from croupier.domain import AskedFor, Domain, Person, not_allowed, wire_name
from croupier.refusal import Refused
from croupier.rules import clauses
from croupier.rules.book.library import tournament_authority
from croupier.tournament.books import entries_of
from croupier.tournament.commands import Command
from croupier.tournament.events import Event
from croupier.tournament.evolve import evolve
from croupier.tournament.rules.commands import PublishRules
from croupier.tournament.state import Tournament
from croupier.tournament.subjects import SUBJECTS

AUTHORITY = tournament_authority()
COMMANDS: Mapping[str, type[Command]] = {wire_name(kind): kind for kind in SUBJECTS.deciders}
EVENTS: Mapping[str, type[Event]] = {wire_name(kind): kind for kind in SUBJECTS.events}

assert set(COMMANDS) == set(AUTHORITY), "every command has its line in the authority table"


def decide(state: Tournament, asked: AskedFor[Command]) -> list[Event]:
    try:
        _check_role(asked)
        if state.plan is None and not isinstance(asked.command, PublishRules):
            raise Refused("rules_missing", "The tournament's rules have to be written first.")
        return SUBJECTS.deciders[type(asked.command)](state, asked.command, asked)
    except Refused as refusal:
        raise cited(state, refusal) from None


def objections(state: Tournament, asked: AskedFor[Command]) -> list[Refused]:
    """Every reason why it would be refused now; none where it would be done. Nothing happens."""
    heard: list[Refused] = []
    try:
        decide(state, dataclasses.replace(asked, heard=heard))
    except Refused as last:
        heard.append(last)
    return [cited(state, refusal) for refusal in heard]


def cited(state: Tournament, refusal: Refused) -> Refused:
    index = clauses(state.plan.rulebook if state.plan else "colorado")
    return refusal.citing(index.refusing(refusal.code))


def _check_role(asked: AskedFor[Command]) -> None:
    name, role = wire_name(type(asked.command)), asked.actor.role
    allowed = AUTHORITY[name]
    if role not in allowed:
        raise not_allowed(name, role, allowed)


def _people_of(state: Tournament, entries: Sequence[int]) -> list[Person]:
    people = (state.entries[number].person for number in entries if number in state.entries)
    return [Person("entrant", person) for person in dict.fromkeys(people)]


def _winner_of(state: Tournament, voucher: int) -> list[Person]:
    return _people_of(state, [state.awards[voucher].entry]) if voucher in state.awards else []


def _called(state: Tournament, text: str) -> Person | None:
    """By the name, or by the document that was shown."""
    found = (entry.person for entry in state.entries.values() if text in (entry.name, entry.identity))
    return next((Person("entrant", person) for person in found), None)


DOMAIN: Domain[Tournament] = Domain(
    name="tournament",
    commands=COMMANDS,
    events=EVENTS,
    authority=AUTHORITY,
    new=Tournament,
    decide=decide,
    evolve=evolve,
    entries=lambda _state, event: entries_of(event),
    rules=lambda state: state.digest,
    people={
        "entries": _people_of,
        "entry": lambda state, entry: _people_of(state, [entry]),
        "voucher": _winner_of,
        "refund": lambda state, refund: (
            _people_of(state, [state.refunds[refund].entry]) if refund in state.refunds else []
        ),
    },
    called=_called,
    versions={"round-ended": 2},
    steps={("round-ended", 1): lambda data: {**data, "source": "unknown"}},
)
