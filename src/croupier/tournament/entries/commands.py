"""What may be asked about entries."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from croupier.dated import Day
from croupier.domain import ACTOR, private
from croupier.lean import dataclass
from croupier.tournament.commands import Command, Payment


@dataclass(frozen=True, slots=True)
class Register(Command):
    """A person enters an event. `person` is what the house knows them by, `identity` the document that was seen."""

    PRIVATE = private(name="person", identity="person")

    event: str
    person: str
    name: str
    identity: str
    date: Day = ""
    fee: tuple[Payment, ...] = ()
    buy_in: tuple[Payment, ...] = ()
    voucher: int = 0
    meets: Mapping[str, bool] = field(default_factory=dict)
    licensee: str = ""
    chips: int | None = None  # what the player is to start with, where somebody says so: it is the same for all


@dataclass(frozen=True, slots=True)
class AcknowledgeRules(Command):
    """The player has been given the written rules as they now are."""

    entry: int


@dataclass(frozen=True, slots=True)
class ReportConcurrentEntries(Command):
    """These entries turned out to belong to one person, who is barred with all of them."""

    PRIVATE = private(found="entries")

    entries: tuple[int, ...]
    found: str


@dataclass(frozen=True, slots=True)
class CountFees(Command):
    """Two people count the container of fee cash, and say why where more or less is in it than was taken; only then
    may it join the licensee's other money."""

    PRIVATE = private(reason=ACTOR)

    counted: int
    second: str
    date: Day
    container: str = ""
    reason: str = ""
