"""What a table, a tournament and the floor have in common: somebody asks, it is decided, events follow, all as JSON.

A command is a frozen dataclass asked for by its name in kebab case; an event is one that is kept under its name.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import field
from enum import Enum
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, TypeVar

from croupier.canonical import FLAT, is_flat, readable
from croupier.lean import dataclass
from croupier.money import Entry
from croupier.refusal import Refused
from croupier.rules import Actor, BadFile, Role
from croupier.rules.files.reader import read, read_at_once

ROLES = frozenset(role.value for role in Role)
ENVELOPE = frozenset({"do", "by", "time", "key"})  # beside the fields of the command itself

Step = Callable[[dict[str, Any]], dict[str, Any]]  # an event's data in the shape of the next version
Calendar = Callable[[str], str]  # the date of a moment where the house stands
C_co = TypeVar("C_co", covariant=True)
S = TypeVar("S")
E = TypeVar("E")

_names: dict[type, str] = {}
_private: dict[type, Mapping[str, str]] = {}


def wire_name(kind: type) -> str:
    """`PlaceWager` is asked for as `place-wager`, and `WagerPlaced` is kept as `wager-placed`."""
    name = _names.get(kind)
    if name is None:
        name = _names[kind] = re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()
    return name


class Person(NamedTuple):
    """Somebody of whom the house keeps private texts: of the staff by badge, an entrant by the number that the house
    gave them, a player by the name, which is all that a table knows."""

    kind: str  # staff, entrant, player
    known_as: str


Private = Mapping[str, tuple[Person, ...]]  # the private texts of an event, and whose they are
Whose = Mapping[str, str]  # the private texts of a kind of event or command, and the field that says whose they are
NOTHING: Whose = MappingProxyType({})
ACTOR = "actor"  # whoever made the record; the house itself is no person
COMPLIANCE = "compliance"  # of the field `player`, and sealed once more under the key of notes of suspicion
OF_COMPLIANCE = Person("house", COMPLIANCE)  # whose key no reading of a journal opens


def private(**texts: str) -> Whose:
    """`private(name="badge")`: the field `name` is sealed under the key of whoever the field `badge` says.

    A text about nobody in particular is the `actor`'s; one that compliance alone reads says so.
    """
    return MappingProxyType(texts)


def private_texts(kind: type) -> Whose:
    """As an event or a command declares them in `PRIVATE`."""
    found = _private.get(kind)
    if found is None:
        found = _private[kind] = getattr(kind, "PRIVATE", NOTHING)
    return found


def _utc_day(at: str) -> str:
    return at[:10]


@dataclass(frozen=True, slots=True)
class AskedFor(Generic[C_co]):
    """A command with who asks and when. `at` is the time the caller gives, in ISO form: nothing here reads a clock.

    Nor does anything here know of time zones: a licence until today is good until midnight by the caller's calendar.
    """

    command: C_co
    actor: Actor
    at: str
    calendar: Calendar = _utc_day
    # By whoever tries what could be asked, and wants every reason against it.
    heard: list[Refused] | None = field(default=None, kw_only=True)

    @property
    def day(self) -> str:
        return self.calendar(self.at)

    def no(self, refusal: Refused) -> None:
        """A reason against it, beside which there may be others: it is refused, unless somebody hears them all."""
        if self.heard is None:
            raise refusal
        self.heard.append(refusal)


@dataclass(frozen=True)
class Domain(Generic[S]):
    """One kind of stream, complete: what may be asked of it and by whom, what follows, and the money it moves.

    `decide` reads the state and returns events or refuses; `evolve` changes the state by an event and the moment under
    which it is sealed, and never refuses: the state's `as_of` is that moment, so "since when" is a fact. `unique` names
    what may happen once in the whole journal. Accounts of `entries` are the stream's own; the ledger adds its name.
    """

    name: str  # of its streams: `floor`, or the first part of `tournament/spring`
    commands: Mapping[str, type]
    events: Mapping[str, type]
    authority: Mapping[str, tuple[Role, ...]]
    new: Callable[[], S]
    decide: Callable[[S, AskedFor[Any]], list[Any]]
    evolve: Callable[[S, Any, str], object]
    entries: Callable[[S, Any], Iterable[Entry]] = lambda _state, _event: ()
    unique: Callable[[S, Any], str | None] = lambda _state, _event: None
    rules: Callable[[S], str] = lambda _state: ""  # the hash of the rulebook in force, for the record
    versions: Mapping[str, int] = field(
        default_factory=dict
    )  # of events that were written otherwise before; 1 elsewhere
    steps: Mapping[tuple[str, int], Step] = field(default_factory=dict)  # from each of those versions to the next
    people: Mapping[str, Callable[[S, Any], Iterable[Person]]] = field(
        default_factory=dict
    )  # whom a field means that does not name them: who sits at a `seat`
    called: Callable[[S, str], Person | None] = lambda _state, _name: None  # who in this stream has that name


def read_command(data: Mapping[str, Any], kinds: Mapping[str, type[Any]]) -> Any:
    """A command from its JSON: `{"do": "place-wager", "seat": 3, ...}`, strictly typed."""
    name = data.get("do")
    kind = kinds.get(name) if isinstance(name, str) else None
    if kind is None:
        raise Refused("bad_command.do", "There is no command “{do}”.", do=name)
    if (quick := read_at_once(kind, data, ENVELOPE)) is not None:
        return quick
    fields = {key.replace("-", "_"): value for key, value in data.items() if key not in ENVELOPE}
    try:
        return read(kind, fields, str(name))
    except BadFile as bad:
        problems = [finding.phrase() for finding in bad.findings]
        raise Refused("bad_command.do_problems", "{do}: {problems:all}", do=name, problems=problems) from None


def read_by(data: Mapping[str, Any], usual: Role) -> tuple[str, Role, str]:
    """Who asks: `"by": {"role": "dealer", "who": "D7"}`. Left out, it is the role that usually does this."""
    by = data.get("by", {})
    if not isinstance(by, Mapping) or by.keys() - {"role", "who", "device"}:
        raise Refused("bad_command.object", "“by” is an object with role, who and device.", do=data.get("do"))
    role = by.get("role", usual.value)
    if not isinstance(role, str) or role not in ROLES:
        raise Refused("bad_command.role", "There is no role “{role}”: {roles:list}.", role=role, roles=list(Role))
    who, device = by.get("who", ""), by.get("device", "")
    if not isinstance(who, str) or not isinstance(device, str) or not (who + device).isprintable():
        raise Refused(
            "bad_command.texts_printed", "“who” and “device” are texts that can be printed.", do=data.get("do")
        )
    return who, Role(role), device


def not_allowed(command: str, role: Role, allowed: Iterable[Role]) -> Refused:
    return Refused(
        "role_not_allowed.role",
        "The {role} may not do this.",
        command=command,
        role=role,
        allowed=[each.value for each in allowed],
    )


def plain(value: Any) -> Any:
    """JSON without fractions, enums or tuples: what a journal keeps."""
    if type(value) in FLAT:  # most of what there is, and by far the quickest to tell
        return value
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, Mapping):
        return {str(plain(key)): plain(entry) for key, entry in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [plain(entry) for entry in value]
    return str(value) if isinstance(value, float) else value


_fields: dict[type, Callable[[Any], dict[str, Any]]] = {}
_renamed: dict[type, dict[str, str]] = {}  # only the fields that a journal calls otherwise


def _written(kind: type) -> Callable[[Any], dict[str, Any]]:
    """What a journal calls an event's fields: `from_`, as Python has another use for the word, is `from`.

    It is compiled for each kind, as `dataclass` does with what it writes: events come by the thousand.
    """
    names: tuple[str, ...] = tuple(kind.__dataclass_fields__)  # type: ignore[attr-defined]
    written = tuple(name.rstrip("_") for name in names)
    _renamed[kind] = {called: name for called, name in zip(written, names, strict=True) if called != name}
    pairs = ", ".join(f"{called!r}: event.{name}" for called, name in zip(written, names, strict=True))
    found: Callable[[Any], dict[str, Any]] = eval(f"lambda event: {{{pairs}}}")  # names of our own fields
    _fields[kind] = found
    return found


def fields_of(event: Any) -> dict[str, Any]:
    kind = type(event)
    return (_fields.get(kind) or _written(kind))(event)


def happened(kind: type[E], data: Mapping[str, Any]) -> E:
    """An event from what a journal has of it; what was not kept yet when it was written has its default."""
    renamed = _renamed.get(kind)
    if renamed is None:
        _written(kind)
        renamed = _renamed[kind]
    return kind(**{renamed.get(name, name): value for name, value in data.items()} if renamed else data)


def event_data(event: Any) -> dict[str, Any]:
    data = fields_of(event)
    return data if is_flat(data) else {name: plain(value) for name, value in data.items()}


def command_digest(data: Mapping[str, Any]) -> str:
    """SHA-256 of a command's canonical body, to tell a repeated command from another with the same key."""
    return hashlib.sha256(readable(data)).hexdigest()
