"""Forms from a table's journal: its events give inspections, slips, drops, disputes and sessions as they were."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Iterable
from dataclasses import field, replace
from typing import Any, Literal, TypeVar

from croupier.journal import Journal, Recorded
from croupier.journal.proof.checkpoint import parse
from croupier.lean import dataclass
from croupier.money import Unit
from croupier.paper.model import Document, Stamp
from croupier.paper.sheets.boxes import drop_report
from croupier.paper.sheets.forms import dispute_form, inspection_record, session_report
from croupier.paper.sheets.inventory import chip_inventory
from croupier.paper.sheets.letterhead import Letterhead
from croupier.paper.sheets.records import (
    ChipInventory,
    ChipSlip,
    DisputeForm,
    DropReport,
    InspectionRecord,
    SessionReport,
    Sheet,
)
from croupier.paper.sheets.slips import chip_slip
from croupier.refusal import Phrase, Refused, Said
from croupier.rules import rulebook
from croupier.rules.book.model import Source
from croupier.table.asking.boxes import REGISTER
from croupier.table.changing.counting import worths_of
from croupier.table.chips.events import CashedOut, ChipsBought, PlayerSeated, TipGiven
from croupier.table.events import CommandRefused, Event, RefusalsSummed, SeatPaid
from croupier.table.irregular.events import DisputeDecided, DisputeOpened, NoSpinDeclared, RoundVoided, RulingMade
from croupier.table.noted.events import BoxPutOn, BoxTakenOff
from croupier.table.opening.events import (
    DealerSignedIn,
    PolicyChanged,
    TableClosed,
    TableInspected,
    TableOpened,
    TableSetUp,
)
from croupier.table.round.events import BettingClosed, SpinVoided
from croupier.table.tray.events import (
    ChipsMoved,
    CreditRequested,
    FillRequested,
    InventoryTaken,
    SlipVoided,
    TableCredited,
    TableFilled,
)

Form = Literal["inspection", "slip", "drop", "inventory", "dispute", "session"]
History = Iterable[tuple[Recorded, Event]]
S = TypeVar("S", bound=Sheet)


def newest_stamp(journal: Journal) -> Stamp | None:
    """The newest signed checkpoint that the journal keeps."""
    notes = journal.checkpoints()
    if not notes:
        return None
    newest = parse(notes[-1])
    heads = tuple((head.shard, head.size) for head in newest.heads)
    return Stamp(newest.origin, newest.size, b64encode(newest.root).decode(), heads)


@dataclass
class TableForms:
    """What one table's history holds for paper. A session runs from an opening to the closing after it."""

    table: str
    stamp: Stamp | None = None
    house: Letterhead = field(default_factory=Letterhead)
    inspections: list[InspectionRecord] = field(default_factory=list)
    slips: dict[int, ChipSlip] = field(default_factory=dict)
    disputes: dict[int, DisputeForm] = field(default_factory=dict)
    sessions: list[SessionReport] = field(default_factory=list)
    drops: list[DropReport] = field(default_factory=list)
    inventories: list[ChipInventory] = field(default_factory=list)
    _source: Source | None = None
    _unit: Unit = Unit.CENTS
    _worths: dict[str, int] = field(default_factory=dict)
    _players: dict[int, str] = field(default_factory=dict)
    _dealer: str = ""
    _signing: tuple[object, int] = (None, 0)  # the record in which chips move by a slip, and its number

    def read(self, history: History) -> TableForms:
        for recorded, event in history:
            self._take(recorded, event)
        return self

    def _new(self, kind: type[S], recorded: Recorded) -> S:
        title, sources = (self._source.title, (self._source,)) if self._source else ("", ())
        at, place = recorded.at, recorded.place
        told: dict[str, Any] = {"unit": self._unit, "house": self.house, "sources": sources, "worths": self._worths}
        return kind(self.table, at, title, self.stamp, place, **told)

    def _take(self, recorded: Recorded, event: Event) -> None:
        at, who = recorded.at, self._name(recorded, recorded.who)
        match event:
            case TableSetUp(policy=policy, unit=unit):
                self._source, self._unit = rulebook(str(policy["rulebook"])).source, Unit(unit)
                self._worths = worths_of(policy)
            case PolicyChanged(policy=policy):
                self._worths = worths_of(policy)
            case TableInspected(by=by, points=points):
                new, (name, licence) = self._new(InspectionRecord, recorded), self.house.who(by, at)
                new = replace(new, inspector=name, licence=licence, role=recorded.role, points=dict(points))
                self.inspections.append(new)
            case DealerSignedIn(dealer=badge):
                dealer = self._dealer = self._name(recorded, badge)
                self._session(recorded, dealers=lambda session: (*dict.fromkeys((*session.dealers, dealer)),))
            case TableOpened(opener=opener, drop_box=box, boxes_by=by):
                dealers = (self._dealer,) if self._dealer else ()
                session = self._new(SessionReport, recorded)
                self.sessions.append(replace(session, opened=at, opened_by=who, dealers=dealers, opener=opener))
                self.drops.append(
                    replace(self._new(DropReport, recorded), opened=at, box=box, by=self._name(recorded, by))
                )
            case BoxPutOn(use="drop", box=box) if self.sessions and not self.sessions[-1].closed:
                self.drops.append(replace(self._new(DropReport, recorded), opened=at, box=box, by=REGISTER))
            case BoxTakenOff(use="drop", box=box):
                if self.sessions and not self.sessions[-1].closed:
                    self.drops[-1] = replace(self.drops[-1], at=at, newest=recorded.place)
                hung = (drop.box == box and not drop.taken_off for drop in self.drops)
                self.drops = [replace(d, taken_off=at) if h else d for d, h in zip(self.drops, hung, strict=True)]
            case PlayerSeated(seat=seat, player=player):
                self._players[seat] = player
            case TableFilled(slip=number, amount=amount, second=second):
                self._signed(recorded, "fill", number, amount, second)
                self._session(recorded, fills=lambda session: session.fills + amount)
            case TableCredited(slip=number, amount=amount, second=second):
                self._signed(recorded, "credit", number, amount, second)
                self._session(recorded, credits=lambda session: session.credits + amount)
            case FillRequested(slip=number, amount=amount, chips=chips):
                self._slip(recorded, "fill", number, amount, chips=chips)
            case CreditRequested(slip=number, amount=amount, chips=chips):
                self._slip(recorded, "credit", number, amount, chips=chips)
            case CashedOut(slip=number, chips=chips, value=value) if number and number not in self.slips:
                self._slip(recorded, "cash-out", number, chips + value)
            case SlipVoided(slip=number, reason=reason, second=second, instead=instead) if number in self.slips:
                by = f"{who}, {self._name(recorded, second)}"
                old = replace(self.slips[number], at=at, newest=recorded.place, void=reason, voided_by=by)
                self.slips[number] = old
                if instead:
                    self._slip(recorded, "cash-out", instead, old.amount, instead=number)
            case ChipsMoved(moves=moves) if recorded.place == self._signing[0]:
                slip = self.slips[self._signing[1]]
                moved = {kind: abs(number) for kind, number in moves.get("tray", {}).items()}
                self.slips[slip.number] = replace(slip, chips=moved)
            case ChipsBought(amount=amount, receipt=receipt):
                self._bought(recorded, amount, receipt)
            case TipGiven(amount=amount):
                self._tips(recorded, amount)
            case SeatPaid(tips=won, tip_stakes=stakes):
                self._tips(recorded, won + sum(stakes.values()))
            case BettingClosed():
                self._session(recorded, rounds=lambda session: session.rounds + 1)
            case NoSpinDeclared() | SpinVoided() | RoundVoided():
                self._session(recorded, void_spins=lambda session: session.void_spins + 1)
            case CommandRefused():
                self._session(recorded, refusals=lambda session: session.refusals + 1)
            case RefusalsSummed(count=count):
                self._session(recorded, refusals=lambda session: session.refusals + count)
            case RulingMade():
                self._session(recorded, rulings=lambda session: session.rulings + 1)
            case DisputeOpened():
                self._dispute_opened(recorded, event)
            case DisputeDecided():
                self._dispute_decided(recorded, event)
            case TableClosed():
                self._closed(recorded, event)
            case InventoryTaken():
                self._inventory(recorded, event)

    def _name(self, recorded: Recorded, badge: str) -> str:
        """As it was then, with the badge; a player, whom the register does not know, by the name alone. The register
        speaks for itself."""
        return self.house.who(badge, recorded.at)[0] if badge not in ("", REGISTER) else badge

    def _session(self, recorded: Recorded, **changes: object) -> None:
        """Change the running session; a change that is a function is given the session as it stands."""
        if self.sessions and not self.sessions[-1].closed:
            session = self.sessions[-1]
            made = {name: change(session) if callable(change) else change for name, change in changes.items()}
            self.sessions[-1] = replace(session, at=recorded.at, newest=recorded.place, **made)  # type: ignore[arg-type]

    def _slip(self, recorded: Recorded, kind: str, number: int, amount: int, **more: Any) -> None:
        slip = replace(self._new(ChipSlip, recorded), kind=kind, number=number, amount=amount, asked=recorded.at)
        self.slips[number] = replace(slip, first=self._name(recorded, recorded.who), **more)

    def _signed(self, recorded: Recorded, kind: str, number: int, amount: int, second: str) -> None:
        if number not in self.slips or self.slips[number].kind != kind or self.slips[number].done:
            self._slip(recorded, kind, number, amount)
        slip, at = self.slips[number], recorded.at
        self.slips[number] = replace(slip, at=at, newest=recorded.place, second=self._name(recorded, second), done=at)
        self._signing = (recorded.place, number)

    def _bought(self, recorded: Recorded, amount: int, receipt: str) -> None:
        drop = replace(self.drops[-1], at=recorded.at, newest=recorded.place)
        if receipt:
            self.drops[-1] = replace(drop, receipts=(*drop.receipts, (receipt, amount)))
            self._session(recorded, receipts=lambda session: session.receipts + amount)
        else:
            self.drops[-1] = replace(drop, cash=drop.cash + amount)
            self._session(recorded, cash=lambda session: session.cash + amount)

    def _tips(self, recorded: Recorded, amount: int) -> None:
        if amount:
            drop = self.drops[-1]
            self.drops[-1] = replace(drop, at=recorded.at, newest=recorded.place, tips=drop.tips + amount)
            self._session(recorded, tips=lambda session: session.tips + amount)

    def _dispute_opened(self, recorded: Recorded, event: DisputeOpened) -> None:
        self.disputes[event.dispute] = replace(
            self._new(DisputeForm, recorded),
            number=event.dispute,
            round=event.round,
            seat=event.seat,
            player=self._players.get(event.seat, ""),
            what=event.what,
            amount=event.amount,
            opened_by=self._name(recorded, recorded.who),
        )
        self._session(recorded, disputes=lambda session: session.disputes + 1)

    def _dispute_decided(self, recorded: Recorded, event: DisputeDecided) -> None:
        self.disputes[event.dispute] = replace(
            self.disputes[event.dispute],
            newest=recorded.place,
            decision=event.decision,
            decided_by=self._name(recorded, event.by),
            decided_at=recorded.at,
            paid=event.amount,
            reason=event.reason,
        )

    def _closed(self, recorded: Recorded, event: TableClosed) -> None:
        self._session(
            recorded,
            closed=recorded.at,
            closed_by=self._name(recorded, recorded.who),
            closer=event.closer,
            win=event.win,
            difference=event.difference,
            reason=event.reason,
            notes=dict(event.notes),
        )
        self.drops[-1] = replace(self.drops[-1], at=recorded.at, newest=recorded.place)

    def _inventory(self, recorded: Recorded, event: InventoryTaken) -> None:
        """Of a table that has just closed, or counted while it plays on."""
        session = self.sessions[-1]
        closing = session.closed == recorded.at
        self.inventories.append(
            replace(
                self._new(ChipInventory, recorded),
                chips=event.chips,
                counted=event.counted,
                differences=event.differences,
                counted_by=self._name(recorded, event.by),
                closed_by=session.closed_by if closing else "",
                reason=session.reason if closing else "",
            )
        )

    def sheet(self, form: Form, number: int | None, tell: Callable[[int], Iterable[str]], lang: str = "en") -> Document:
        """One of the forms, the newest without a number. `tell` tells the round that a dispute is about."""
        whose = Phrase("phrase.table", "Table {table}", table=self.table)
        match form:
            case "inspection":
                return inspection_record(numbered(self.inspections, number, "inspection", whose), lang)
            case "slip":
                return chip_slip(_keyed(self.slips, number, "slip", whose), lang)
            case "drop":
                return drop_report(numbered(self.drops, number, "drop", whose), lang)
            case "inventory":
                return chip_inventory(numbered(self.inventories, number, "inventory", whose), lang)
            case "session":
                return session_report(numbered(self.sessions, number, "session", whose), lang)
            case "dispute":
                dispute = _keyed(self.disputes, number, "dispute", whose)
                return dispute_form(replace(dispute, story=tuple(tell(dispute.round)) if dispute.round else ()), lang)


def numbered(sheets: list[S], number: int | None, what: str, whose: Said) -> S:
    """In the order of the journal; the newest without a number."""
    return _keyed(dict(enumerate(sheets, start=1)), number, what, whose)


def _keyed(sheets: dict[int, S], number: int | None, what: str, whose: Said) -> S:
    if number is None:
        if not sheets:
            raise Refused("no_such_form.what", "There is no {what} yet.", number=number, what=what)
        number = max(sheets)
    if number not in sheets:
        raise Refused(
            "no_such_form.whose_what",
            "{whose} has no {what} {number}; there are: {known:list}.",
            number=number,
            whose=whose,
            what=what,
            known=list(sheets),
        )
    return sheets[number]
