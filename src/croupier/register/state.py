"""What the floor knows between two commands: the licensed premises. Only `evolve` changes them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from croupier.money import Balances
from croupier.people import Person


@dataclass(slots=True)
class Thing:
    """A table, wheel, ball, layout, cover or box. `table` is where it is in use, `place` where it is otherwise."""

    kind: str
    name: str
    facts: Mapping[str, Any]
    hash: str
    table: str = ""
    place: str = ""
    approvals: tuple[str, ...] = ()
    work: int = 0  # number of the last line of the log about it
    since: int = 0  # inspections on these premises before it came to its table
    director_needed: bool = False
    left: str = ""  # the table where it was last taken out of use
    registered: str = ""  # the day, by UTC


@dataclass(slots=True)
class Inspection:
    number: int
    table: str
    by: str
    at: str
    points: Mapping[str, bool]
    balls: Mapping[str, str]
    terminals: Mapping[str, Mapping[str, bool]]
    failed: tuple[str, ...]
    opened: int
    log: int  # lines of the log at that time
    signature: str


@dataclass(slots=True)
class LogLine:
    entry: int
    kind: str
    wheel: str
    table: str
    date: str
    what: str
    by: str
    name: str
    licence: str
    witness: str
    at: str
    signature: str
    corrects: int = 0


@dataclass(slots=True)
class Taken:
    """What a table's journal had in its boxes when one was last attached or removed."""

    cash: int = 0
    receipts: int = 0
    tips: int = 0


@dataclass(slots=True)
class Removal:
    """A box that was taken off a table and waits for its count."""

    box: str
    use: str
    table: str
    cash: int
    receipts: int
    chips: int
    at: str
    by: str
    second: str

    @property
    def expected(self) -> int:
        return self.cash + self.receipts + self.chips


@dataclass(slots=True)
class Incident:
    number: int
    table: str
    what: str
    by: str
    at: str
    finding: str = ""


@dataclass(slots=True)
class Approval:
    reference: str
    kind: str
    subject: str
    approved_by: str
    date: str
    valid_until: str
    hash: str
    names: tuple[str, ...] = ()
    withdrawn: str = ""

    def valid(self, day: str) -> bool:
        return not self.withdrawn and self.date <= day and (not self.valid_until or day <= self.valid_until)


@dataclass(slots=True)
class Variation:
    """`state`: applied, under-review, denied, temporary or permanent."""

    name: str
    rulebook: str
    title: str
    reason: str
    changes: Mapping[str, Any]
    before: Mapping[str, Any]
    clauses: tuple[str, ...]
    applied: str
    state: str = "applied"
    reviewer: str = ""
    reviewed: str = ""
    decided: str = ""
    citation: str = ""
    effective: str = ""
    ends: str = ""

    @property
    def approved(self) -> bool:
        return self.state in ("temporary", "permanent")


@dataclass(frozen=True, slots=True)
class DayPlan:
    """How a gaming day is divided, from the day `since` on: its shifts in order, each with the time it begins."""

    since: str
    zone: str
    shifts: tuple[tuple[str, str], ...]

    @property
    def names(self) -> list[str]:
        return [name for name, _ in self.shifts]


@dataclass(frozen=True, slots=True)
class CashLimits:
    """More than `report_over` in a gaming day is reported: 31 CFR 1021.311. The lower one is the house's own."""

    report_over: int = 1_000_000
    ask_from: int = 300_000


UNSAID = DayPlan("", "UTC", (("day", "06:00"), ("swing", "14:00"), ("night", "22:00")))


def plan_for(plans: Iterable[DayPlan], day: str) -> DayPlan:
    """The last that was decided of those that hold on that day."""
    return [UNSAID, *(plan for plan in plans if plan.since <= day)][-1]


@dataclass(slots=True)
class Premises:
    as_of: str = ""  # when something last happened
    people: Mapping[str, Person] = field(default_factory=dict, compare=False)  # of the stream `people`, not of this one
    accounts: Mapping[str, Person] = field(default_factory=dict, compare=False)  # those of them who sign in
    zone: str = UNSAID.zone
    plans: tuple[DayPlan, ...] = ()  # in the order in which they were decided
    things: dict[str, Thing] = field(default_factory=dict)
    inspections: dict[str, Inspection] = field(default_factory=dict)  # the last of each table
    inspected: int = 0
    log: list[LogLine] = field(default_factory=list)
    taken: dict[str, Taken] = field(default_factory=dict)
    removed: dict[str, Removal] = field(default_factory=dict)  # by box, not counted yet
    counts: int = 0
    incidents: dict[int, Incident] = field(default_factory=dict)
    approvals: dict[str, Approval] = field(default_factory=dict)
    variations: dict[str, Variation] = field(default_factory=dict)
    books: Balances = field(default_factory=Balances)
    cash_limits: CashLimits = CashLimits()

    @property
    def in_charge(self) -> bool:
        """Once the register has a table, no table opens without it."""
        return any(thing.kind == "table" for thing in self.things.values())

    def at(self, table: str, kind: str) -> Iterator[Thing]:
        """What of a kind is in use at a table."""
        return (thing for thing in self.things.values() if thing.kind == kind and thing.table == table)

    def one(self, table: str, kind: str) -> Thing | None:
        return next(self.at(table, kind), None)

    def box(self, table: str, use: str) -> Thing | None:
        return next((box for box in self.at(table, "box") if box.facts["use"] == use), None)

    def table(self, number: str) -> Thing | None:
        return self.things.get(f"table {number}")

    def approved(self, kind: str, hash_: str, day: str, names: str = "") -> Approval | None:
        """The approval that covers exactly this thing on that day, and names this of it."""
        covering = (a for a in self.approvals.values() if (a.kind, a.hash) == (kind, hash_) and a.valid(day))
        return next((approval for approval in covering if not names or names in approval.names), None)

    def keepers(self, day: str) -> set[str]:
        """The key managers who have a valid licence on that day."""
        return {p.badge for p in self.people.values() if "key-manager" in p.roles and p.licensed(day)}
