"""Rules that hang on the wall: which version, in which room, at which spot, since when, and with whose consent.

A version is the SHA-256 of its PDF; `rules` is the code by which a table knows them for the ones that it plays by.
Where the rulebook has clauses on it, both the text and the spot need an approval that is in force, a player who asks
gets the version that hangs there, and a table whose rules hang nowhere is not played at. They have a stream of their
own, beside the floor's.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from croupier.domain import ACTOR, AskedFor, Domain, not_allowed, private
from croupier.lean import dataclass
from croupier.refusal import Refused
from croupier.register.state import Premises, RulesPosted, Walls
from croupier.register.things import hash_of
from croupier.rules import ClauseKind, Role, clauses

STREAM = "postings"
VERSION = re.compile(r"[0-9a-f]{64}")
TEXT, SPOT = "posted-rules", "posting-place"  # the kinds of approval in the floor's register

AUTHORITY = {
    "post-rules": (Role.PIT_SUPERVISOR, Role.KEY_MANAGER),
    "take-down-rules": (Role.PIT_SUPERVISOR, Role.KEY_MANAGER),
    "hand-copy": (Role.PIT_SUPERVISOR, Role.KEY_MANAGER, Role.DEALER, Role.CASHIER, Role.SECURITY),
}


@dataclass(frozen=True, slots=True)
class PostRules:
    """The rules of a table hang at a spot of a room. `seen` and `reached`: everybody in the room can see and reach them
    there. Which rules they are is looked up at the table; who says it is held to it."""

    table: str
    version: str
    title: str
    room: str
    spot: str
    seen: bool = False
    reached: bool = False
    rulebook: str = ""
    rules: str = ""


@dataclass(frozen=True, slots=True)
class TakeDownRules:
    PRIVATE = private(reason=ACTOR)

    room: str
    spot: str
    reason: str


@dataclass(frozen=True, slots=True)
class HandCopy:
    """A player asked for the rules on paper and has them; `version` is what was printed."""

    PRIVATE = private(to="to")

    rulebook: str
    version: str
    room: str
    to: str = ""
    lang: str = "en"


@dataclass(frozen=True, slots=True)
class RulesTakenDown:
    PRIVATE = private(reason=ACTOR)

    room: str
    spot: str
    reason: str


@dataclass(frozen=True, slots=True)
class CopyHanded:
    PRIVATE = private(to="to")

    rulebook: str
    version: str
    room: str
    to: str
    lang: str


def place(room: str, spot: str) -> str:
    """How an approval names a spot."""
    return f"{room}: {spot}"


def postings(premises: Callable[[], Premises]) -> Domain[Walls]:
    """The register of postings, with the premises whose approvals it may rely on."""

    def decide(walls: Walls, asked: AskedFor[Any]) -> list[Any]:
        command, day = asked.command, asked.day
        match command:
            case PostRules():
                return _post(premises(), command, day)
            case TakeDownRules(room=room, spot=spot, reason=reason):
                if (room, spot) not in walls.hanging:
                    raise Refused("rules_not_posted.hang", "No rules hang in {room} at {spot}.", room=room, spot=spot)
                return [RulesTakenDown(room, spot, reason)]
            case HandCopy():
                return _hand(walls, command)
        raise AssertionError(command)

    def checked(walls: Walls, asked: AskedFor[Any]) -> list[Any]:
        name = next(name for name, kind in COMMANDS.items() if isinstance(asked.command, kind))
        if asked.actor.role not in AUTHORITY[name]:
            raise not_allowed(name, asked.actor.role, sorted(AUTHORITY[name]))
        return decide(walls, asked)

    return Domain(STREAM, COMMANDS, EVENTS, AUTHORITY, Walls, checked, _evolve, versions=VERSIONS, steps=STEPS)


def _post(premises: Premises, command: PostRules, day: str) -> list[Any]:
    index = clauses(command.rulebook)
    if not VERSION.fullmatch(command.version):
        raise Refused("hash_needed.printed_file", "Give the SHA-256 of the printed file, 64 hexadecimal digits.")
    for what in ("title", "room", "spot"):
        if not getattr(command, what).strip() or not getattr(command, what).isprintable():
            raise Refused("bad_name.words", "Say the {field} in words that can be printed.", field=what)
    if index.refusing("rules_not_posted") and not (command.seen and command.reached):
        raise Refused(
            "rules_not_posted.everybody_see",
            "Rules at {spot} are not posted: everybody in {room} must see and reach them.",
            clause=index.refusing("rules_not_posted"),
            spot=command.spot,
            room=command.room,
        )
    posted = RulesPosted(
        command.rulebook, command.version, command.title, command.room, command.spot, day, command.rules
    )
    for refusal in without_consent(premises, posted, day):
        raise refusal
    return [posted]


def without_consent(premises: Premises, posting: RulesPosted, day: str) -> Iterator[Refused]:
    """What nobody has approved of rules on a wall, where the rulebook asks for it: the text, and the spot."""
    needed = [
        clause.id
        for clause in clauses(posting.rulebook).values()
        if clause.kind is ClauseKind.POSTING and "approval_missing" in clause.refuses
    ]
    for clause, (kind, subject, hash_, what) in zip(needed, _subjects(posting), strict=False):
        if premises.approved(kind, hash_, day) is None:
            yield Refused(
                "approval_missing.force_covers",
                "No approval in force covers this {what}: {subject}.",
                clause=clause,
                kind=kind,
                subject=subject,
                what=what,
            )


def _subjects(posting: RulesPosted) -> tuple[tuple[str, str, str, str], ...]:
    """The kind of approval, of what, its hash, and the word for it."""
    spot = place(posting.room, posting.spot)
    return (TEXT, posting.version, posting.version, "text"), (SPOT, spot, hash_of({SPOT: spot}), "spot")


def approvals_of(postings: Iterable[RulesPosted]) -> set[str]:
    """The hashes of what is approved of them."""
    return {hash_ for posting in postings for _, _, hash_, _ in _subjects(posting)}


def against_rules(premises: Premises, rulebook: str, rules: str, day: str) -> list[Refused]:
    """What keeps a table from being played by rules that must hang: they hang nowhere, or nobody approves of it."""
    clause = clauses(rulebook).refusing("rules_not_posted")
    if clause is None:
        return []
    found = [list(without_consent(premises, posting, day)) for posting in premises.walls.saying(rules)]
    if not found:
        return [
            Refused(
                "rules_not_posted.anywhere",
                "The rules by which this table is played hang nowhere in the house.",
                clause=clause,
            )
        ]
    return min(found, key=len)


def _hand(walls: Walls, command: HandCopy) -> list[Any]:
    if not walls.in_room(command.room, command.rulebook, command.version):
        clause = clauses(command.rulebook).refusing("rules_not_posted")
        raise Refused(
            "rules_not_posted.these_ones",
            "These rules are not the ones that hang in {room}; post them first.",
            clause=clause,
            room=command.room,
            version=command.version,
        )
    return [CopyHanded(command.rulebook, command.version, command.room, command.to, command.lang)]


def _evolve(walls: Walls, event: Any, at: str) -> None:
    walls.as_of = at
    match event:
        case RulesPosted(room=room, spot=spot):
            walls.hanging[room, spot] = event
            walls.known = walls.known or bool(event.rules)
        case RulesTakenDown(room=room, spot=spot):
            del walls.hanging[room, spot]
        case CopyHanded():
            walls.handed += 1


COMMANDS: dict[str, type] = {"post-rules": PostRules, "take-down-rules": TakeDownRules, "hand-copy": HandCopy}
EVENTS: dict[str, type] = {
    "rules-posted": RulesPosted,
    "rules-taken-down": RulesTakenDown,
    "copy-handed": CopyHanded,
}
VERSIONS = {"rules-posted": 2}
STEPS = {("rules-posted", 1): lambda data: {**data, "rules": ""}}  # which rules it were, nobody wrote down
