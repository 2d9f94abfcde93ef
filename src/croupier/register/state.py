"""What the floor knows between two commands: the licensed premises. Only `evolve` changes them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import field
from typing import Any

from croupier.lean import dataclass
from croupier.money import Balances
from croupier.people import Person

Found = dict[str, int]  # what was in a box, in money, by kind
KINDS = ("cash", "receipts", "coupons", "chips")


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
    seals: dict[str, str] = field(default_factory=dict)  # of a wheel, by part: the number, or nothing if it is broken
    doubted: int = -1  # inspections on these premises before a seal of it was found broken
    unlocked: tuple[str, ...] = ()  # of a drop box at its table: the locks that were last seen open


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
    coupons: int | None = None  # not on record at first


@dataclass(slots=True)
class Removal:
    """A box that was taken off a table, until its count is over. What must be in it is nobody's to see until then."""

    box: str
    use: str
    table: str
    cash: int
    receipts: int
    chips: int
    at: str
    by: str
    second: str
    coupons: int | None = None
    counters: tuple[str, ...] = ()  # the two who emptied it, or who count again
    tallies: dict[str, dict[str, Any]] = field(default_factory=dict)  # what each of them found
    count: int = 0  # that others have to count again
    done: tuple[str, ...] = ()  # who made that count
    limit: int = 100_00  # above which others count again: as it was when the box went

    @property
    def expected(self) -> int:
        return self.cash + self.receipts + self.chips

    @property
    def due(self) -> dict[str, int | None]:
        """Each kind with its own expectation."""
        if self.use == "tip":
            return {"chips": self.chips}
        return {"cash": self.cash, "receipts": self.receipts, "coupons": self.coupons}

    @property
    def hands(self) -> tuple[str, str]:
        """Who took it off its table."""
        return self.by, self.second


@dataclass(slots=True)
class Counted:
    """A count as its last line has it."""

    box: str
    use: str
    table: str
    figures: Found


@dataclass(slots=True)
class KeyOut:
    holder: str
    at: str
    second: str


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
class RulesPosted:
    """Rules on a wall. `rules` is the code of what the table plays by whose rules they are."""

    rulebook: str
    version: str
    title: str
    room: str
    spot: str
    day: str
    rules: str


@dataclass(slots=True)
class Walls:
    """What hangs now, by room and spot, and how many copies were handed out. `known`: rules were ever posted whose code
    is on record."""

    hanging: dict[tuple[str, str], RulesPosted] = field(default_factory=dict)
    handed: int = 0
    known: bool = False
    as_of: str = ""

    def in_room(self, room: str, rulebook: str, version: str) -> bool:
        return any(
            (posting.room, posting.rulebook, posting.version) == (room, rulebook, version)
            for posting in self.hanging.values()
        )

    @property
    def codes(self) -> set[str]:
        """Of all that hangs, and of what does not: no code."""
        return {"", *(posting.rules for posting in self.hanging.values())}

    def saying(self, rules: str) -> list[RulesPosted]:
        return [posting for posting in self.hanging.values() if rules and posting.rules == rules]


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


@dataclass(slots=True)
class Bar:
    """Somebody whom the house does not let play, from the day `since` to the day `until`, or for good."""

    number: int
    player: str
    identity: str
    why: str
    since: str
    until: str
    by: str
    second: str
    at: str
    lifted_by: str = ""
    lifted_at: str = ""
    lifted_why: str = ""

    def holds(self, day: str) -> bool:
        return not self.lifted_at and self.since <= day and (not self.until or day <= self.until)


@dataclass(frozen=True, slots=True)
class Shift:
    day: str
    shift: str


@dataclass(frozen=True, slots=True)
class Doubt:
    """When it was `since` by the house's clock it was `machine` by the machine's, which is `apart` seconds ahead of it,
    and `server` of the time server's."""

    since: str
    machine: str
    apart: int
    server: int | None = None
    accepted: bool = False  # by two people: the house's clock is moved to it


UNSAID = DayPlan("", "UTC", (("day", "06:00"), ("swing", "14:00"), ("night", "22:00")))


def plan_for(plans: Iterable[DayPlan], day: str) -> DayPlan:
    """The last that was decided of those that hold on that day."""
    return [UNSAID, *(plan for plan in plans if plan.since <= day)][-1]


@dataclass(slots=True)
class Premises:
    as_of: str = ""  # when something last happened
    people: Mapping[str, Person] = field(default_factory=dict, compare=False)  # of the stream `people`, not of this one
    accounts: Mapping[str, Person] = field(default_factory=dict, compare=False)  # those of them who sign in
    hung: Callable[[], Walls] = field(default=Walls, compare=False)  # of the stream `postings`
    zone: str = UNSAID.zone
    plans: tuple[DayPlan, ...] = ()  # in the order in which they were decided
    running: Shift | None = None  # what happens now is of this shift; None in a house that opens and closes none
    shift_open: bool = False  # by two people
    turns: list[tuple[str, Shift]] = field(default_factory=list)  # since when which shift runs, as two people said
    closing: Shift | None = None  # closed by two people, while its figures are not frozen yet
    frozen: dict[Shift, str] = field(default_factory=dict)  # the hash of the figures of each closed shift
    things: dict[str, Thing] = field(default_factory=dict)
    stands: dict[str, dict[str, Thing]] = field(default_factory=dict)  # by table, those of them that are in use there
    inspections: dict[str, Inspection] = field(default_factory=dict)  # the last of each table
    inspected: int = 0
    log: list[LogLine] = field(default_factory=list)
    taken: dict[str, Taken] = field(default_factory=dict)
    removed: dict[str, Removal] = field(default_factory=dict)  # by box, not counted yet
    counts: int = 0
    counted: dict[int, Counted] = field(default_factory=dict)
    count_limit: int = 100_00  # above this difference others count again
    seals: dict[str, str] = field(default_factory=dict)  # every number that was ever used, and the wheel it was put on
    keys: dict[str, KeyOut] = field(default_factory=dict)  # those that are out
    incidents: dict[int, Incident] = field(default_factory=dict)
    approvals: dict[str, Approval] = field(default_factory=dict)
    variations: dict[str, Variation] = field(default_factory=dict)
    books: Balances = field(default_factory=Balances)
    cash_limits: CashLimits = CashLimits()
    described: dict[str, tuple[str, str]] = field(default_factory=dict)  # by name: how they look, and their papers
    same: dict[str, str] = field(default_factory=dict)  # a name, and that under which the person was known before
    bars: dict[int, Bar] = field(default_factory=dict)
    doubt: Doubt | None = None  # about the house's clock
    server_lead: int = 0  # of the machine's clock over the time server's, as two people have accepted it

    @property
    def walls(self) -> Walls:
        return self.hung()

    @property
    def in_charge(self) -> bool:
        """Once the register has a table, no table opens without it."""
        return any(thing.kind == "table" for thing in self.things.values())

    def at(self, table: str, kind: str) -> Iterator[Thing]:
        """What of a kind is in use at a table."""
        return (thing for thing in self.stands.get(table, {}).values() if thing.kind == kind)

    def moves(self, thing: Thing, table: str = "") -> None:
        """It is in use at this table from now on; at none, otherwise."""
        if thing.table:
            del self.stands[thing.table][thing.name]
        if table:
            self.stands.setdefault(table, {})[thing.name] = thing
        thing.table = table

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

    def person(self, known_as: str) -> str:
        """By the name that was on record first."""
        while known_as in self.same:
            known_as = self.same[known_as]
        return known_as

    def keepers(self, day: str) -> set[str]:
        """The key managers who have a valid licence on that day."""
        return {p.badge for p in self.people.values() if "key-manager" in p.roles and p.licensed(day)}
