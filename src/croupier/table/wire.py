"""Commands and events as JSON: what is sent, and what is kept."""

from __future__ import annotations

import hashlib
import inspect
import json
from collections.abc import Mapping
from enum import Enum
from typing import Any

from croupier.refusal import Refused
from croupier.rules import Actor, BadFile, Role
from croupier.rules.library import authority
from croupier.rules.reader import read
from croupier.table import commands, events
from croupier.table.commands import Command
from croupier.table.decide import DECIDERS
from croupier.table.events import Event
from croupier.table.names import wire_name
from croupier.table.state import Table

COMMANDS: Mapping[str, type[Command]] = {wire_name(kind): kind for kind in DECIDERS}
EVENTS: Mapping[str, type[Event]] = {
    wire_name(kind): kind
    for _, kind in inspect.getmembers(events, inspect.isclass)
    if issubclass(kind, Event) and kind is not Event
}
VERSIONS: Mapping[str, int] = dict.fromkeys(EVENTS, 1)

ENVELOPE = frozenset({"do", "by", "time", "key"})  # beside the fields of the command itself

assert set(COMMANDS) == set(authority()), "every command has its line in the authority table"
assert {kind for _, kind in inspect.getmembers(commands, inspect.isclass) if issubclass(kind, Command)} == {
    Command,
    *DECIDERS,
}, "every command has its decider"


def read_command(data: Mapping[str, Any]) -> Command:
    """A command from its JSON: `{"do": "place-wager", "seat": 3, ...}`, strictly typed."""
    name = data.get("do")
    kind = COMMANDS.get(name) if isinstance(name, str) else None
    if kind is None:
        raise Refused("bad_command", f"There is no command “{name}”.", do=name)
    fields = {key.replace("-", "_"): value for key, value in data.items() if key not in ENVELOPE}
    try:
        return read(kind, fields, str(name))
    except BadFile as bad:
        problems = "; ".join(
            f"{f.key}: {f.message}{f' Expected {f.expected}.' if f.expected else ''}" for f in bad.findings
        )
        raise Refused("bad_command", f"{name}: {problems}", do=name) from None


def read_actor(data: Mapping[str, Any], command: Command, table: Table) -> Actor:
    """Who asks: `"by": {"role": "dealer", "who": "D7"}`. Left out, it is the role that usually does this."""
    by = data.get("by", {})
    name = wire_name(type(command))
    if not isinstance(by, Mapping) or by.keys() - {"role", "who", "device"}:
        raise Refused("bad_command", "“by” is an object with role, who and device.", do=name)
    role = by.get("role", authority()[name][0].value)
    if not isinstance(role, str) or role not in {known.value for known in Role}:
        raise Refused("bad_command", f"There is no role “{role}”: {', '.join(Role)}.", role=role)
    who, device = by.get("who", ""), by.get("device", "")
    if not isinstance(who, str) or not isinstance(device, str) or not (who + device).isprintable():
        raise Refused("bad_command", "“who” and “device” are texts that can be printed.", do=name)
    seat = table.seats.get(getattr(command, "seat", 0) or 0)
    if not who and role == Role.PLAYER and seat:
        who = seat.player
    if not who and role == Role.DEALER:
        who = table.dealer
    return Actor(who or role, Role(role), device)


def plain(value: Any) -> Any:
    """JSON without fractions, enums or tuples: what a journal keeps."""
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, Mapping):
        return {str(plain(key)): plain(entry) for key, entry in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [plain(entry) for entry in value]
    return str(value) if isinstance(value, float) else value


def event_data(event: Event) -> dict[str, Any]:
    return {name: plain(getattr(event, name)) for name in event.__dataclass_fields__}


def read_event(name: str, data: Mapping[str, Any]) -> Event:
    """An event of today's version; it was checked when it happened."""
    return EVENTS[name](**data)


def command_digest(data: Mapping[str, Any]) -> str:
    """SHA-256 of a command's canonical body, to tell a repeated command from another with the same key."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False, default=str)
    return hashlib.sha256(text.encode(errors="surrogatepass")).hexdigest()
