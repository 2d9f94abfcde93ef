"""What may be asked about the house's clock."""

from __future__ import annotations

from croupier.domain import ACTOR, private
from croupier.lean import dataclass
from croupier.register.commands import Command


@dataclass(frozen=True, slots=True)
class DoubtClock(Command):
    """It is `machine` by the machine's clock, `apart` seconds ahead of the house's, which runs on as it did. It is also
    `server` seconds ahead of the time server's, where the house asks one and that has answered."""

    machine: str
    apart: int
    server: int | None = None


@dataclass(frozen=True, slots=True)
class AcceptTime(Command):
    """Two people have looked: the machine's clock is right, though it is `apart` seconds ahead of the house's."""

    PRIVATE = private(reason=ACTOR)

    apart: int
    reason: str
    second: str = ""


@dataclass(frozen=True, slots=True)
class TrustClock(Command):
    """The two clocks agree: by themselves again, or since the house's was `moved` by so many seconds."""

    moved: int = 0
