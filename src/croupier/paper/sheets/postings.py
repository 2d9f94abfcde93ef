"""Rules that hang on the wall: which version, in which room, at which spot, since when, and with whose consent.

A version is the SHA-256 of its PDF. Where the rulebook has clauses on it, both the text and the spot need an approval
that is in force (the floor's register keeps them), and a player who asks gets the version that hangs there.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from croupier.domain import AskedFor, Domain, not_allowed
from croupier.refusal import Refused
from croupier.rules import ClauseKind, Role, clauses

STREAM = "postings"
VERSION = re.compile(r"[0-9a-f]{64}")
Approved = Callable[[str, str, str], bool]  # the kind of approval, of what, on which day
TEXT, SPOT = "posted-rules", "posting-place"  # the kinds of approval in the floor's register

AUTHORITY = {
    "post-rules": (Role.PIT_SUPERVISOR, Role.KEY_MANAGER),
    "take-down-rules": (Role.PIT_SUPERVISOR, Role.KEY_MANAGER),
    "hand-copy": (Role.PIT_SUPERVISOR, Role.KEY_MANAGER, Role.DEALER, Role.CASHIER, Role.SECURITY),
}


@dataclass(frozen=True, slots=True)
class PostRules:
    """Rules hang at a spot of a room. `seen` and `reached`: everybody in the room can see and reach them there."""

    rulebook: str
    version: str
    title: str
    room: str
    spot: str
    seen: bool = False
    reached: bool = False


@dataclass(frozen=True, slots=True)
class TakeDownRules:
    room: str
    spot: str
    reason: str


@dataclass(frozen=True, slots=True)
class HandCopy:
    """A player asked for the rules on paper and has them; `version` is what was printed."""

    rulebook: str
    version: str
    room: str
    to: str = ""
    lang: str = "en"


@dataclass(frozen=True, slots=True)
class RulesPosted:
    rulebook: str
    version: str
    title: str
    room: str
    spot: str
    day: str


@dataclass(frozen=True, slots=True)
class RulesTakenDown:
    room: str
    spot: str
    reason: str


@dataclass(frozen=True, slots=True)
class CopyHanded:
    rulebook: str
    version: str
    room: str
    to: str
    lang: str


@dataclass(slots=True)
class Walls:
    """What hangs now, by room and spot, and how many copies were handed out."""

    hanging: dict[tuple[str, str], RulesPosted] = field(default_factory=dict)
    handed: int = 0
    as_of: str = ""

    def in_room(self, room: str, rulebook: str, version: str) -> bool:
        return any(
            (posting.room, posting.rulebook, posting.version) == (room, rulebook, version)
            for posting in self.hanging.values()
        )


def place(room: str, spot: str) -> str:
    """How an approval names a spot."""
    return f"{room}: {spot}"


def postings(approved: Approved) -> Domain[Walls]:
    """The register of postings, with the approvals that it may rely on."""

    def decide(walls: Walls, asked: AskedFor[Any]) -> list[Any]:
        command, day = asked.command, asked.day
        match command:
            case PostRules():
                return _post(command, day, approved)
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

    return Domain(STREAM, COMMANDS, EVENTS, AUTHORITY, Walls, checked, _evolve)


def _post(command: PostRules, day: str, approved: Approved) -> list[Any]:
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
    needed = [
        clause.id
        for clause in index.values()
        if clause.kind is ClauseKind.POSTING and "approval_missing" in clause.refuses
    ]
    subjects = ((TEXT, command.version, "text"), (SPOT, place(command.room, command.spot), "spot"))
    for clause, (kind, subject, what) in zip(needed, subjects, strict=False):
        if not approved(kind, subject, day):
            raise Refused(
                "approval_missing.force_covers",
                "No approval in force covers this {what}: {subject}.",
                clause=clause,
                kind=kind,
                subject=subject,
                what=what,
            )
    posted = RulesPosted(command.rulebook, command.version, command.title, command.room, command.spot, day)
    return [posted]


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
