"""What may be asked about people and their licences."""

from __future__ import annotations

from croupier.dated import Day
from croupier.domain import private
from croupier.lean import dataclass
from croupier.register.commands import Command


@dataclass(frozen=True, slots=True)
class RegisterPerson(Command):
    """A member of the staff with licence and roles. Registered again, the new line counts."""

    PRIVATE = private(name="badge")

    badge: str
    name: str
    licence: str
    roles: tuple[str, ...]
    valid_until: Day


@dataclass(frozen=True, slots=True)
class WithdrawPerson(Command):
    """Somebody works here no more; the line stays in the register."""

    PRIVATE = private(reason="badge")

    badge: str
    reason: str


@dataclass(frozen=True, slots=True)
class EnrolKey(Command):
    """The public half of the asker's own signing key, 32 bytes in hexadecimal."""

    public_key: str
