"""What people ask of the floor: the register of people and things, inspections, work on wheels, boxes, approvals.

A command is asked for by its name in kebab case: `PutIntoUse` is `put-into-use`. Sizes are inches in an exact form
(`30`, `29.99`, `14/16`), dates are `2026-05-04`, amounts are whole cents. `signature` is made by the signer's own key
over the rest of the command. `seen` is what the journal of the table says at that moment: the office fills it in.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from croupier.rules.variation import Variation as Overlay


@dataclass(frozen=True, slots=True)
class Command:
    """What all commands have in common: somebody asks for them."""


@dataclass(frozen=True, slots=True)
class Seen:
    """A table by its own journal: what it plays, whether it is open, and what its boxes have taken so far.

    `version` is how far the journal had been read, `opened` where in it the table was last opened (0: never).
    """

    version: int = 0
    opened: int = 0
    phase: str = "closed"
    wheel: str = ""
    options: tuple[str, ...] = ()
    terminals: int = 0
    variations: tuple[Overlay, ...] = ()
    cash: int = 0
    receipts: int = 0
    tips: int = 0


# --- people and the house


@dataclass(frozen=True, slots=True)
class RegisterPerson(Command):
    """A member of the staff with licence and roles. Registered again, the new line counts."""

    badge: str
    name: str
    licence: str
    roles: tuple[str, ...]
    valid_until: str


@dataclass(frozen=True, slots=True)
class WithdrawPerson(Command):
    """Somebody works here no more; the line stays in the register."""

    badge: str
    reason: str


@dataclass(frozen=True, slots=True)
class EnrolKey(Command):
    """The public half of the asker's own signing key, 32 bytes in hexadecimal."""

    public_key: str


@dataclass(frozen=True, slots=True)
class SetGamingDay(Command):
    """When the day of the house begins and what its shifts are called: `{"day": "06:00", "swing": "14:00"}`."""

    zone: str
    shifts: Mapping[str, str]


# --- equipment


@dataclass(frozen=True, slots=True)
class RegisterTable(Command):
    """`number` is on the table's top surface; `camera` is the fixed camera that covers it."""

    number: str
    rulebook: str
    wheel_end: str
    layout_end: str
    camera: str = ""


@dataclass(frozen=True, slots=True)
class RegisterWheel(Command):
    """`ring` and `compartments` are written `0g 28b 9r ...`; in compartments a neutral colour is `n`."""

    wheel: str
    serial: str
    diameter: str
    zeros: int
    ring: str
    compartments: str
    external_parts: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class RegisterBall(Command):
    """What it is made of, whether any of that is metal, and how large it is."""

    ball: str
    material: str
    metallic: bool
    diameter: str


@dataclass(frozen=True, slots=True)
class RegisterLayout(Command):
    """`areas` are the kinds of bets that have their area on the felt, and options such as `in_prison`."""

    layout: str
    zeros: int
    areas: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RegisterCover(Command):
    """What hides 00 on a double-zero layout: a plain `cover`, or another device that needs an approval."""

    cover: str
    device: str = "cover"


@dataclass(frozen=True, slots=True)
class RegisterBox(Command):
    """A drop box or a tip box with what is permanently marked on it and the keys that open its two locks."""

    box: str
    use: str
    table_mark: str = ""
    game_mark: str = ""
    contents_key: str = ""
    release_key: str = ""


@dataclass(frozen=True, slots=True)
class PutIntoUse(Command):
    """Nothing is used at a table before it complies with the rulebook there; all that is wrong is told at once."""

    thing: str
    table: str


@dataclass(frozen=True, slots=True)
class TakeOutOfUse(Command):
    """A thing leaves its table. Not while the game is open, unless it is a ball."""

    thing: str
    reason: str
    seen: Seen = field(default_factory=Seen)


@dataclass(frozen=True, slots=True)
class MoveWheel(Command):
    """To a place outside the gaming floor."""

    wheel: str
    place: str
    seen: Seen = field(default_factory=Seen)


# --- inspections, adjustments, replacements


@dataclass(frozen=True, slots=True)
class InspectOpening(Command):
    """Every point of the check list answered; each ball at the table with `magnet` or `compass`; terminals by sound
    and sight: `{"5": {"sound": true, "sight": true}}`."""

    table: str
    points: Mapping[str, bool]
    balls: Mapping[str, str] = field(default_factory=dict)
    terminals: Mapping[str, Mapping[str, bool]] = field(default_factory=dict)
    signature: str = ""
    seen: Seen = field(default_factory=Seen)


@dataclass(frozen=True, slots=True)
class AdjustWheel(Command):
    """An adjustment of external movable parts. `entry` may say which line of the log this is meant to be."""

    wheel: str
    table: str = ""
    date: str = ""
    part: str = ""
    what: str = ""
    witness: str = ""
    entry: int = 0
    signature: str = ""
    seen: Seen = field(default_factory=Seen)


@dataclass(frozen=True, slots=True)
class ReplacePart(Command):
    """A part of a wheel was replaced. After an external one the Director inspects before the table opens again."""

    wheel: str
    table: str = ""
    date: str = ""
    part: str = ""
    what: str = ""
    external: bool = False
    witness: str = ""
    entry: int = 0
    signature: str = ""
    seen: Seen = field(default_factory=Seen)


@dataclass(frozen=True, slots=True)
class CorrectLog(Command):
    """A line of the log is never changed: what was wrong in it is told in a new one."""

    corrects: int
    note: str
    signature: str = ""


@dataclass(frozen=True, slots=True)
class RecordDirectorInspection(Command):
    """The Director or a designee has inspected a wheel after an external part was replaced."""

    wheel: str
    inspector: str
    date: str
    reference: str = ""


@dataclass(frozen=True, slots=True)
class PermitOpening(Command):
    """May this table open now? Asked in the name of whoever opens it, with the boxes and the ball it names."""

    table: str
    drop_box: str = ""
    tip_box: str = ""
    ball: str = ""
    seen: Seen = field(default_factory=Seen)


# --- boxes and counts


@dataclass(frozen=True, slots=True)
class AttachBox(Command):
    """A box is attached to its table, with the state of both locks."""

    box: str
    table: str
    container_locked: bool
    table_locked: bool
    seen: Seen = field(default_factory=Seen)


@dataclass(frozen=True, slots=True)
class RemoveBox(Command):
    """The drop: two people take a box off its table; while the game is open, another box takes its place."""

    box: str
    second: str = ""
    replacement: str = ""
    seen: Seen = field(default_factory=Seen)


@dataclass(frozen=True, slots=True)
class CountBox(Command):
    """Two people count what was in a removed box. A difference from what the table's journal has is explained."""

    box: str
    cash: int = 0
    receipts: int = 0
    chips: int = 0
    second: str = ""
    explanation: str = ""
    signature: str = ""


@dataclass(frozen=True, slots=True)
class ShareTips(Command):
    """Pay out of the tip pool."""

    amount: int
    to: str
    second: str = ""


# --- incidents


@dataclass(frozen=True, slots=True)
class ReportIncident(Command):
    """Something happened at a table that the house must look into."""

    table: str
    what: str


@dataclass(frozen=True, slots=True)
class SettleIncident(Command):
    """What the house found, and did about it."""

    incident: int
    finding: str


# --- approvals and variations


@dataclass(frozen=True, slots=True)
class RecordApproval(Command):
    """What the Director, or whoever has to, has approved. `subject` is a thing of the register, or a place, or a name.

    The hash of a thing is computed; of anything else it is given. A ball's approval `names` size, material or both.
    """

    reference: str
    kind: str
    subject: str
    approved_by: str
    date: str
    valid_until: str = ""
    hash: str = ""
    names: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class WithdrawApproval(Command):
    """An approval holds no longer; what leaned on it is not used again."""

    reference: str
    reason: str


@dataclass(frozen=True, slots=True)
class ApplyForVariation(Command):
    """`changes` are keys of the rulebook with the value asked for: `{"bets.straight.pays": 36}`."""

    variation: str
    rulebook: str
    title: str
    reason: str
    changes: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class ReviewVariation(Command):
    """The Division has begun to review an application."""

    variation: str
    reviewer: str
    date: str


@dataclass(frozen=True, slots=True)
class DecideVariation(Command):
    """What the Commission said: `denied`, or `temporary` or `permanent` rules with their citation and dates."""

    variation: str
    decision: str
    date: str
    citation: str = ""
    effective: str = ""
    ends: str = ""
