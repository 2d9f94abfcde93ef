"""What may be asked about equipment.

What was registered wrongly is registered again with `amends`, while it is not in use: the new line counts, the old one
stays on record.
"""

from __future__ import annotations

from dataclasses import field

from croupier.domain import ACTOR, private
from croupier.lean import dataclass
from croupier.register.commands import Command, Seen


@dataclass(frozen=True, slots=True)
class RegisterTable(Command):
    """`number` is on the table's top surface; `camera` is the fixed camera that covers it, without which a table does
    not open where its rulebook asks for one.

    The rulebook is one of ours, or the one that the table of this number was set up with.
    """

    number: str
    rulebook: str
    wheel_end: str
    layout_end: str
    camera: str = ""
    seen: Seen = field(default_factory=Seen)
    amends: bool = False


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
    amends: bool = False


@dataclass(frozen=True, slots=True)
class RegisterBall(Command):
    """What it is made of, whether any of that is metal, and how large it is."""

    ball: str
    material: str
    metallic: bool
    diameter: str
    amends: bool = False


@dataclass(frozen=True, slots=True)
class RegisterLayout(Command):
    """`areas` are the kinds of bets that have their area on the felt, and options such as `in_prison`."""

    layout: str
    zeros: int
    areas: tuple[str, ...]
    amends: bool = False


@dataclass(frozen=True, slots=True)
class RegisterCover(Command):
    """What hides 00 on a double-zero layout: a plain `cover`, or another device that needs an approval."""

    cover: str
    device: str = "cover"
    amends: bool = False


@dataclass(frozen=True, slots=True)
class RegisterBox(Command):
    """A drop box or a tip box with what is permanently marked on it and the keys that open its two locks."""

    box: str
    use: str
    table_mark: str = ""
    game_mark: str = ""
    contents_key: str = ""
    release_key: str = ""
    amends: bool = False


@dataclass(frozen=True, slots=True)
class PutIntoUse(Command):
    """Nothing is used at a table before it complies with the rulebook there; all that is wrong is told at once."""

    thing: str
    table: str


@dataclass(frozen=True, slots=True)
class TakeOutOfUse(Command):
    """A thing leaves its table. Not while the game is open, unless it is a ball."""

    PRIVATE = private(reason=ACTOR)

    thing: str
    reason: str
    seen: Seen = field(default_factory=Seen)


@dataclass(frozen=True, slots=True)
class MoveWheel(Command):
    """To a place outside the gaming floor."""

    wheel: str
    place: str
    seen: Seen = field(default_factory=Seen)
