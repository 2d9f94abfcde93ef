"""Which texts of an event are private, and whose: as its class declares them, looked up in the state before it.

Commands say the same of their fields. What a refusal or an approval repeats of a command is as private as the command.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from croupier.domain import (
    ACTOR,
    COMPLIANCE,
    OF_COMPLIANCE,
    Domain,
    Person,
    Private,
    command_digest,
    private_texts,
    wire_name,
)
from croupier.house.approvals.events import ApprovalAsked
from croupier.journal import Journal
from croupier.live.replay import DOMAINS, REFUSED
from croupier.rules import Actor, Role
from croupier.table.noted.events import RegisterNoted

Lookup = Callable[[str, Mapping[str, Any]], Iterable[Person]]

KINDS = {"badge": "staff", "by": "staff", "person": "entrant", "player": "player", "to": "player"}
NAMES = frozenset({"name", "identity", "player"})  # facts of a refusal that may be about somebody
NOTES = frozenset({"reason", "note", "what"})  # and those that repeat what somebody wrote
BAD = frozenset({"bad_command", "bad_request"})  # whatever was typed may stand in these
PUBLIC: Mapping[str, frozenset[str]] = {
    domain.name: frozenset(name for name, kind in domain.commands.items() if not private_texts(kind))
    for domain in DOMAINS.values()
}
TELLING = frozenset(kind for domain in DOMAINS.values() for kind in domain.events.values() if private_texts(kind))
ASKING_FOR = {"name": "badge", "reason": ACTOR, "note": ACTOR}  # in requests that are no commands of a stream


def digest_of(journal: Journal, domain: str, data: Mapping[str, Any]) -> str:
    """Of a command as it came. Only what is known to say nothing private has a digest that everybody can make."""
    name = data.get("do")
    return command_digest(data) if type(name) is str and name in PUBLIC.get(domain, ()) else journal.digest(data)


def private_in(domain: Domain[Any], state: Any, event: Any, actor: Actor) -> Private | None:
    """None for most events, at the cost of a look at their class."""
    texts = private_texts(type(event))
    if not texts:
        return None
    fields = {name: getattr(event, name) for name in event.__dataclass_fields__}

    def whose(field: str, holder: Mapping[str, Any]) -> Iterable[Person]:
        return _whose(domain, state, field, holder, actor)

    if isinstance(event, ApprovalAsked):
        return _found(_in_request(event.request, whose))
    if isinstance(event, RegisterNoted):
        return _found(_barred_in(event.facts))
    if wire_name(type(event)) == REFUSED:
        return in_refusal(domain, state, fields, actor)
    return _found((text.rstrip("_"), whose(field, fields)) for text, field in texts.items() if fields[text])


def in_refusal(
    domain: Domain[Any], state: Any, told: Mapping[str, Any], actor: Actor, asked: Mapping[str, Any] | None = None
) -> Private | None:
    """A refusal names people in its sentence as well as in its facts, so both are sealed. `asked` is the command."""
    if actor.role is Role.COMPLIANCE and _is_confidential(domain, told["command"]):
        return {"message": (OF_COMPLIANCE,), "facts": (OF_COMPLIANCE,)}
    if asked is not None and isinstance(done := asked.get("done"), Mapping):  # on paper: somebody else's command
        asked = {**asked, **done}
    people: dict[Person, None] = {}
    for name, value in _facts(told["facts"]):
        if name in NAMES and isinstance(value, str) and value:
            found = Person("player", value) if name == "player" else domain.called(state, value)
            if found is None and asked is not None and value == asked.get(name):
                found = next(
                    iter(_whose(domain, state, "person" if "person" in asked else "badge", asked, actor)), None
                )
            if found is not None:
                people[found] = None
        elif name in NOTES and isinstance(value, str):
            people |= dict.fromkeys(_of(actor))
    if told["code"] in BAD:
        people |= dict.fromkeys(_of(actor))
    return _found(("message", people), ("facts", people)) if people else None


def _found(*texts: Any) -> Private | None:
    pairs: Iterable[tuple[str, Iterable[Person]]] = texts[0] if len(texts) == 1 else texts
    return {path: tuple(people) for path, found in pairs if (people := list(found))} or None


def _whose(domain: Domain[Any], state: Any, field: str, holder: Mapping[str, Any], actor: Actor) -> Iterable[Person]:
    if field == COMPLIANCE:
        about = holder.get("player")
        return (*((Person("player", about),) if isinstance(about, str) and about else ()), OF_COMPLIANCE)
    value = holder.get(field)
    if field in domain.people and state is not None:
        return domain.people[field](state, value)
    if field in KINDS and isinstance(value, str) and value:
        return (Person(KINDS[field], value),)
    return _of(actor)


def _is_confidential(domain: Domain[Any], command: str) -> bool:
    """Whatever stands in a refusal of it may be what compliance wrote."""
    return command in domain.commands and COMPLIANCE in private_texts(domain.commands[command]).values()


def _of(actor: Actor) -> tuple[Person, ...]:
    """The house itself is nobody."""
    if actor.role is Role.SYSTEM or not actor.who:
        return ()
    return (Person("player" if actor.role is Role.PLAYER else "staff", actor.who),)


def _in_request(request: Mapping[str, Any], whose: Lookup) -> Iterator[tuple[str, Iterable[Person]]]:
    """What a command declares private, and whoever is named beside it: a prize says its winner."""
    command = request.get("command")
    for name, value in request.items():
        if isinstance(value, list):
            lines = ((place, line) for place, line in enumerate(value) if isinstance(line, Mapping))
            yield from (
                (f"request.{name}.{place}.name", (Person("player", line["name"]),))
                for place, line in lines
                if line.get("name")
            )
    if not isinstance(command, Mapping):
        yield from ((f"request.{text}", whose(field, request)) for text, field in ASKING_FOR.items() if text in request)
        return
    asked = str(command.get("do"))
    for kind in (domain.commands[asked] for domain in DOMAINS.values() if asked in domain.commands):
        for text, field in private_texts(kind).items():
            if text in command:
                yield f"request.command.{text}", whose(field, command)
    if isinstance(done := command.get("done"), Mapping):
        inner = _in_request({"command": done}, whose)
        yield from ((path.replace("command", "command.done", 1), people) for path, people in inner)


def _barred_in(facts: Mapping[str, Any]) -> Iterator[tuple[str, Iterable[Person]]]:
    """Names that get no seat at a table, each of its own person; nothing else that a table is told names anybody."""
    for name, fact in facts.items():
        if name.startswith("barred/") and fact is not None:
            yield from (
                (f"facts.{name}.names.{place}", (Person("player", one),)) for place, one in enumerate(fact["names"])
            )


def _facts(facts: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """Those of sentences within the sentence, too."""
    for name, value in facts.items():
        yield name, value
        for inner in value if isinstance(value, list) else (value,):
            if isinstance(inner, Mapping):
                yield from _facts(inner)
