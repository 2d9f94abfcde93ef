"""A table as a domain: its commands and events by name, and as JSON, with the rules that its own policy says."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from typing import Any

from croupier import domain
from croupier.domain import AskedFor, Domain, Person, wire_name
from croupier.rules import Actor, Role, TableRules, rulebook
from croupier.rules.book.library import authority
from croupier.rules.in_force.policy import kept_policy
from croupier.table.asking.asked import Asked
from croupier.table.books import entries_of
from croupier.table.commands import Command
from croupier.table.decide import decide
from croupier.table.events import Event, LosersCollected, SeatPaid
from croupier.table.evolve import evolve
from croupier.table.opening.commands import SignInDealer
from croupier.table.state import Table
from croupier.table.subjects import SUBJECTS

STREAMS = "table"  # `table/1` is one of them
SINCE_2: Mapping[str, Mapping[str, Any]] = {  # what version 2 says, and nobody had said before
    "ball-spun": {"source": ""},
    "turns-counted": {"source": ""},
    "ball-left-track": {"source": ""},
    "betting-closed": {"early": False},
    "no-spin-declared": {"source": ""},
    "irregularity-reported": {"ball_out": False, "source": ""},
    "ruling-made": {"number": ""},
    "ruling-observed": {"ordered_by": "", "took_over": ""},
    "table-opened": {"ball_fit": True},
    "inventory-taken": {"by": ""},
    "number-seen": {"unspun": False},
}
SWITCHES = ("in_prison", "la_partage", "surrender")  # of `change-options`, before it had one word for any rule
COMMANDS: Mapping[str, type[Command]] = {wire_name(kind): kind for kind in SUBJECTS.deciders}
EVENTS: Mapping[str, type[Event]] = {wire_name(kind): kind for kind in SUBJECTS.events}


def _paid_as_decided(data: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """Version 1 could only pay, into the chips of the seat that it named."""
    line = {"seat": data["seat"], "at": data["seat"], "chips": data["amount"], "value": 0, "layout": {}, "prison": {}}
    return [line | {"tips": 0, "uncollected": 0, "unpaid": 0}] if data["amount"] else []


# Since version 3 of `no-spin-declared` silence is no word that the ball was caught: a yes of before may be just that.
SINCE_3: Mapping[str, Mapping[str, Any]] = {
    "ruling-made": {"wagers": [], "worth": 0, "second": ""},
    "policy-changed": {"second": ""},
}
VERSIONS: Mapping[str, int] = (
    dict.fromkeys(EVENTS, 1)
    | dict.fromkeys((*SINCE_2, "policy-changed", "dispute-decided"), 2)
    | dict.fromkeys((*SINCE_3, "no-spin-declared"), 3)
)
WRITTEN: Mapping[type[Event], tuple[str, int]] = {kind: (name, VERSIONS[name]) for name, kind in EVENTS.items()}
STEPS: Mapping[tuple[str, int], Callable[[dict[str, Any]], dict[str, Any]]] = {
    **{(name, 1): partial(dict, **since) for name, since in SINCE_2.items()},
    **{(name, 2): partial(dict, **since) for name, since in SINCE_3.items()},
    ("dispute-decided", 1): lambda data: {**data, "second": "", "wagers": [], "seats": _paid_as_decided(data)},
    ("no-spin-declared", 2): lambda data: {**data, "ball_removed": None if data["ball_removed"] else False},
    ("policy-changed", 1): lambda data: {**data, "sign": data["what"] in ("limits", "variations")},
}

assert set(COMMANDS) == set(authority()), "every command has its line in the authority table"


def read_command(data: Mapping[str, Any]) -> Command:
    """A command from its JSON: `{"do": "place-wager", "seat": 3, ...}`, strictly typed."""
    if data.get("do") == "change-options":
        data = _as_asked_today(data)
    command: Command = domain.read_command(data, COMMANDS)
    return command


def _as_asked_today(data: Mapping[str, Any]) -> Mapping[str, Any]:
    """Scripts and requests of before had a switch for each of three rules on zero: `{"in_prison": true}`."""
    switches = {key: value for key, value in data.items() if key.replace("-", "_") in SWITCHES}
    on = [key for key, value in switches.items() if value is True]
    if len(on) > 1 or not all(isinstance(value, bool) for value in switches.values()):
        return data  # which nobody can mean today
    rest = {key: value for key, value in data.items() if key not in switches}
    return {**rest, "option": on[0]} if on else rest


def read_actor(data: Mapping[str, Any], command: Command, table: Table) -> Actor:
    """Who asks; a player is known by the seat, a dealer by the table."""
    who, role, device = domain.read_by(data, authority()[wire_name(type(command))][0])
    seat = table.seats.get(getattr(command, "seat", 0) or 0)
    if not who and role == Role.PLAYER and seat:
        who = seat.player
    if not who and role == Role.DEALER:
        who = command.dealer if isinstance(command, SignInDealer) and command.dealer.isprintable() else table.dealer
    return Actor(who or role, role, device)


def rules_of(policy: Mapping[str, Any]) -> TableRules:
    """The rules of a table from its policy on record, which set-up, opening and changes check, and history does not."""
    return _compiled(json.dumps(policy))


@lru_cache(maxsize=256)
def _compiled(policy: str) -> TableRules:
    """Once for all tables that have the same one; they are never changed."""
    read = kept_policy(json.loads(policy))
    return TableRules(rulebook(read.rulebook), read)


def _decide(table: Table, asked: AskedFor[Any]) -> list[Event]:
    by_rules = Asked(asked.command, asked.actor, asked.at, asked.calendar)
    return decide(table, by_rules, rules_of(table.policy))


ONCE = frozenset({LosersCollected, SeatPaid})


def unique(table: Table, event: Event) -> str | None:
    """A round is collected once and each seat paid once, by the word of the database itself."""
    if type(event) not in ONCE:
        return None
    if isinstance(event, LosersCollected):
        return f"round/{table.round}/{table.corrections}/collected"
    if isinstance(event, SeatPaid):
        return f"round/{table.round}/{table.corrections}/paid/{event.seat}"
    return None


def _sitting(table: Table, seat: int) -> list[Person]:
    return [Person("player", table.seats[seat].player)] if seat in table.seats else []


def _in_dispute(table: Table, dispute: int) -> list[Person]:
    return [Person("player", table.disputes[dispute].player)] if dispute in table.disputes else []


TABLE: Domain[Table] = Domain(
    STREAMS,
    COMMANDS,
    EVENTS,
    authority(),
    Table,
    _decide,
    evolve,
    lambda table, event: entries_of(event, table.unit),
    unique,
    lambda table: rules_of(table.policy).digest if table.policy else "",
    VERSIONS,
    STEPS,
    people={"seat": _sitting, "dispute": _in_dispute},
)
