"""What the forms of a floor tell, as plain records: whoever keeps a record fills it, and the sheet follows.

Amounts are whole cents, or what else the table plays for. Times are as the journal has them; a sheet shows them by
the clock where the house stands.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from croupier.lean import dataclass
from croupier.money import Unit
from croupier.paper.model import Stamp
from croupier.paper.sheets.letterhead import Letterhead
from croupier.rules.book.model import Source


@dataclass(frozen=True, slots=True)
class Sheet:
    """What all forms have: the house's table, when, and the journal behind it."""

    table: str
    at: str
    rulebook: str = ""
    stamp: Stamp | None = None
    newest: tuple[int, int] = (0, 0)  # shard and record of the last event that the form tells of
    unit: Unit = field(default=Unit.CENTS, kw_only=True)
    house: Letterhead = field(default_factory=Letterhead, kw_only=True)
    worths: Mapping[str, int] = field(default_factory=dict, kw_only=True)  # of the table's value chips, by kind
    sources: tuple[Source, ...] = field(default=(), kw_only=True)  # the regulations that it rests on

    def moment(self, at: str) -> str:
        return self.house.moment(at)

    def shown(self, amount: int) -> str:
        """Points and the play money of a training table are never taken for cash."""
        return self.unit.shown(amount)


@dataclass(frozen=True, slots=True)
class InspectionRecord(Sheet):
    inspector: str = ""
    role: str = ""
    licence: str = ""
    points: Mapping[str, bool] = field(default_factory=dict)
    balls: Mapping[str, str] = field(default_factory=dict)  # by what each was found not to be magnetic
    terminals: Mapping[str, str] = field(default_factory=dict)  # announcing by sound, sight, both or silent
    failed: tuple[str, ...] = ()
    signature: str = ""
    note: str = ""

    @property
    def passed(self) -> bool:
        return all(self.points.values()) and not self.failed


@dataclass(frozen=True, slots=True)
class Adjustment:
    """One line of the log: an adjustment or a replacement of a part of the wheel. Lines are never changed.

    `date` is the day of the work, which may be another than that of the line. `corrected` are the lines that say
    something else of this one.
    """

    at: str
    what: str
    who: str
    licence: str = ""
    witness: str = ""
    place: str = ""
    signature: str = ""
    date: str = ""
    line: int = 0  # its number in the log of the whole house
    corrected: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class AdjustmentLog(Sheet):
    entries: tuple[Adjustment, ...] = ()


@dataclass(frozen=True, slots=True)
class ChipSlip(Sheet):
    """A fill brings chips from the cage, a credit takes them back, a cash-out is paid there; `first` asked, `second`
    signed with them. `done` is when the chips had moved, `void` why the slip counts no longer."""

    kind: str = "fill"
    number: int = 0
    amount: int = 0
    first: str = ""
    second: str = ""
    asked: str = ""
    done: str = ""
    chips: Mapping[str, int] = field(default_factory=dict)
    void: str = ""
    voided_by: str = ""
    instead: int = 0

    @property
    def what(self) -> str:
        return f"{self.kind} of {self.shown(self.amount)}{', void' if self.void else ''}"


@dataclass(frozen=True, slots=True)
class Count:
    """What two people counted in a box, against what the journal expects to be there."""

    box: str
    counted: int
    first: str
    second: str
    reason: str = ""


@dataclass(frozen=True, slots=True)
class DropReport(Sheet):
    """What went into the drop box: cash, and each Mobile ATM receipt by its number."""

    opened: str = ""
    box: str = ""
    by: str = ""  # whose word the box is
    cash: int = 0
    receipts: tuple[tuple[str, int], ...] = ()
    tips: int = 0
    counts: tuple[Count, ...] = ()
    taken_off: str = ""  # when the box left the table

    @property
    def blind(self) -> bool:
        """Its count is not signed yet, so nobody is told what is expected."""
        return not self.counts and not (self.house.may_tell(self.box, self.taken_off or "9"))

    @property
    def expected(self) -> int:
        return self.cash + sum(amount for _, amount in self.receipts)


@dataclass(frozen=True, slots=True)
class ChipInventory(Sheet):
    """Where every chip of a table is, by kind and then by place; what was counted in the tray, and what differs."""

    chips: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    counted: Mapping[str, int] = field(default_factory=dict)
    differences: Mapping[str, int] = field(default_factory=dict)
    counted_by: str = ""
    closed_by: str = ""
    reason: str = ""


@dataclass(frozen=True, slots=True)
class CountLine:
    """What came after a signed count: what two others found who counted again, or a correction with its reason.
    `figures` has each kind as it was and as it is."""

    at: str
    by: str
    others: tuple[str, ...]
    figures: Mapping[str, tuple[int, int]]
    reason: str = ""
    signature: str = ""


@dataclass(frozen=True, slots=True)
class BoxCount(Sheet):
    """A box that was taken off a table and counted by two, against what the table's journal has.

    Coupons are no money: they are in no sum. `third` signed what the two had each counted alone: so many notes and
    pieces of which worth, and each receipt, which older journals have as sums alone. `again`: others have to count it
    again, and have not yet.
    """

    number: int = 0
    box: str = ""
    use: str = ""
    cash: int = 0
    receipts: int = 0
    chips: int = 0
    coupons: int = 0
    expected: int = 0
    first: str = ""
    second: str = ""
    third: str = ""
    explanation: str = ""
    signature: str = ""
    notes: Mapping[str, int] = field(default_factory=dict)
    slips: Mapping[str, int] = field(default_factory=dict)
    pieces: Mapping[str, int] = field(default_factory=dict)
    differences: Mapping[str, int] = field(default_factory=dict)
    again: bool = False
    later: tuple[CountLine, ...] = ()

    @property
    def counted(self) -> int:
        return self.cash + self.receipts + self.chips


@dataclass(frozen=True, slots=True)
class DisputeForm(Sheet):
    number: int = 0
    round: int = 0
    seat: int = 0
    player: str = ""
    what: str = ""
    amount: int = 0
    opened_by: str = ""
    decision: str = ""
    decided_by: str = ""
    decided_at: str = ""
    paid: int = 0
    reason: str = ""
    story: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SessionReport(Sheet):
    """A table from its opening to its closing. `win` is drop + closer + credits - opener - fills."""

    opened: str = ""
    closed: str = ""
    opened_by: str = ""
    closed_by: str = ""
    dealers: tuple[str, ...] = ()
    rounds: int = 0
    void_spins: int = 0
    opener: int = 0
    fills: int = 0
    credits: int = 0
    cash: int = 0
    receipts: int = 0
    closer: int = 0
    win: int = 0
    difference: int = 0
    reason: str = ""
    tips: int = 0
    refusals: int = 0
    disputes: int = 0
    rulings: int = 0
    notes: Mapping[str, int] = field(default_factory=dict)

    @property
    def drop(self) -> int:
        return self.cash + self.receipts
