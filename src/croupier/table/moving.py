"""Which chips move when money does. An amount that whole chips of this table do not make up is refused here.

Hand to layout and back follows from the wager itself; every other move is written down as `ChipsMoved`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import Any

from croupier.lean import dataclass
from croupier.money import Unit
from croupier.refusal import Refused
from croupier.rules import TableRules
from croupier.table.books import stacks_in
from croupier.table.changing.counting import (
    check_kinds,
    check_opener,
    made_up,
    spread,
    tray_numbers,
    whole,
    whole_points,
    worth_of,
    worths_of,
)  # fmt: skip
from croupier.table.changing.stock import Stock, add, as_stock, held, inventory, kind_and_worth, set_of
from croupier.table.chips import events as chips
from croupier.table.counted import count_of_closing
from croupier.table.events import Event, LosersCollected, SeatPaid
from croupier.table.irregular import events as irregular
from croupier.table.opening import commands as opening_asked
from croupier.table.opening import events as opening
from croupier.table.state import Table
from croupier.table.tray import commands as asked_for
from croupier.table.tray import events as e


@dataclass(slots=True)
class Moving:
    """The chips of the table while the events of one command are followed through."""

    table: Table
    rules: TableRules
    command: Any
    stock: Stock
    worths: Mapping[str, int]
    values: dict[int, int] = field(default_factory=dict)  # of a seat's own chips, where the command sets it
    moves: Stock = field(default_factory=dict)
    change: dict[str, int] = field(default_factory=dict)
    told: list[Event] = field(default_factory=list)
    settling: bool = False

    @property
    def points(self) -> bool:
        return self.table.unit is Unit.POINTS

    def value(self, number: int) -> int:
        return self.values.get(number, self.table.seats[number].chip_value)

    def move(self, source: str, target: str, kind: str, number: int) -> None:
        for stock in (self.stock, self.moves):
            add(stock, source, kind, -number)
            add(stock, target, kind, number)

    def in_tray(self, kind: str) -> int:
        """What the settlement of a round has put into the tray stays there while the dolly is on."""
        kept = 0 if self.settling else max(0, held(self.table.settled_chips, "tray", kind))
        return held(self.stock, "tray", kind) - kept

    def own(self, number: int, amount: int) -> int:
        """How many of the seat's own chips that is."""
        return (whole_points if self.points else whole)(amount, self.value(number))

    def hand_out(self, seat: int, kind: str, number: int) -> None:
        """A table gives the roulette chips that it has."""
        left = self.in_tray(kind)
        if number > left:
            raise Refused(
                "float_short.set",
                "The table has {left} {kind} chips left, and that would be {number}.",
                left=left,
                kind=kind,
                number=number,
            )
        self.move("tray", f"hand/{seat}", kind, number)

    def value_chips(self, amount: int) -> dict[str, int]:
        """An amount in value chips out of the tray."""
        made = made_up(amount, {kind: self.in_tray(kind) for kind in self.worths}, self.worths)
        if made is None:
            raise Refused(
                "float_short.change",
                "The tray cannot make up {amount:money} in value chips; ask for a fill.",
                amount=amount,
            )
        return made

    def pay(self, target: str, amount: int) -> None:
        for kind, number in self.value_chips(amount).items():
            self.move("tray", target, kind, number)

    def pay_own(self, number: int, amount: int) -> None:
        """In the seat's own chips, and in value chips where the tray has too few of them or no chip fits.

        Points have no value chips: where the tray is short of a colour, more of it is brought.
        """
        seat, value = self.table.seats[number], self.value(number)
        kind = set_of(seat)
        if self.points:
            self.hand_out(number, kind, self.own(number, amount) if amount else 0)
            return
        most = min(self.in_tray(kind), amount // value) if value else 0
        there = {one: self.in_tray(one) for one in self.worths}
        for own in range(most, -1, -1):
            made = made_up(amount - own * value, there, self.worths)
            if made is None:
                continue
            self.move("tray", f"hand/{number}", kind, own)
            for one, of_them in made.items():
                self.move("tray", f"hand/{number}", one, of_them)
            self.changed(number, amount - own * value)
            return
        self.value_chips(amount)  # says why not

    def changed(self, number: int, amount: int) -> None:
        if amount:
            self.change[str(number)] = self.change.get(str(number), 0) + amount


def with_chips(table: Table, events: list[Event], command: Any, rules: TableRules) -> list[Event]:
    """The events with the moves of chips that they bring, at a table whose chips are counted."""
    if not table.chips and not (opening.TableOpened in map(type, events) and rules.policy.counted):
        return events
    moving = Moving(table, rules, command, as_stock(table.chips), worths_of(table.policy))
    for event in events:
        follow = FOLLOWED.get(type(event))
        if follow is not None:
            follow(moving, event)
    moved = [e.ChipsMoved(moving.moves, moving.change, moving.settling)] if moving.moves or moving.change else []
    return [*events, *moving.told, *moved]


def _opened(moving: Moving, event: opening.TableOpened) -> None:
    """The sets are all there; value chips as they were counted, or with as much change as the table has."""
    command: opening_asked.OpenTable = moving.command
    sets, value = tray_numbers(moving.rules.policy.chips)
    in_cage = (kind for kind in moving.stock.get("cage", {}) if kind not in moving.worths)
    for kind in dict.fromkeys((*sets, *in_cage)):
        more = sets.get(kind, 0) + held(moving.stock, "cage", kind)
        if more:
            moving.move("cage", "tray", kind, more)
    tray = {kind: held(moving.stock, "tray", kind) for kind in moving.worths}
    if any(tray.values()) or (moving.table.chips and not event.opener):
        if command.chips and {k: n for k, n in command.chips.items() if n} != {k: n for k, n in tray.items() if n}:
            raise Refused(
                "opener_differs.chips",
                "The tray was closed with other chips than those that are counted now.",
                closed=tray,
                counted=dict(command.chips),
            )
        return
    counted = dict(command.chips) or spread(event.opener, value, moving.worths)
    check_kinds(counted or {}, moving.worths)
    check_opener(counted, event.opener, moving.worths)
    assert counted is not None
    for kind, number in counted.items():
        moving.move("cage", "tray", kind, number)


def _closed(moving: Moving, event: opening.TableClosed) -> None:
    books = inventory(moving.stock)
    before = moving.table.inventory
    chips = moving.command.chips or before.get("counted", {})
    told = moving.command, chips, moving.worths, event.difference
    counted, differences = count_of_closing(moving.stock, *told, points=moving.points)
    moving.told.append(e.InventoryTaken(books, counted, differences, before.get("by", "")))
    for kind, number in differences.items():
        moving.move("missing", "tray", kind, number)
    for kind, number in list(moving.stock.get("walked", {}).items()):
        if kind not in moving.worths:  # The shift is over: what it stood for then, it stands for no longer.
            moving.move("walked", "missing", kind, number)


def _value_set(moving: Moving, event: chips.ChipValueSet) -> None:
    smallest = min(moving.worths.values(), default=1)
    if event.value % smallest and not moving.points:
        raise Refused(
            "not_whole_chips.value",
            "A chip for {value:money} cannot be changed into value chips: the smallest is {smallest:money}.",
            value=event.value,
            smallest=smallest,
        )
    moving.values[event.seat] = event.value


def _bought(moving: Moving, event: chips.ChipsBought) -> None:
    if not moving.value(event.seat):
        raise Refused("chip_value_unset.bought", "Say what one of these chips is worth.", seat=event.seat)
    moving.hand_out(event.seat, set_of(moving.table.seats[event.seat]), moving.own(event.seat, event.amount))


def _issued(moving: Moving, event: chips.PointsIssued) -> None:
    moving.hand_out(event.seat, set_of(moving.table.seats[event.seat]), moving.own(event.seat, event.points))


def _returned(moving: Moving, event: chips.PointsReturned) -> None:
    _back(moving, event.seat, event.points)


def _colour_changed(moving: Moving, event: chips.ColourChanged) -> None:
    """Every chip of the old colour goes back, for as many of the new one."""
    seat = moving.table.seats[event.seat]
    old, new, hand = set_of(seat), f"{event.colour}/{event.design}", f"hand/{event.seat}"
    number = held(moving.stock, hand, old)
    if number and old != new:
        moving.move(hand, "tray", old, number)
        moving.hand_out(event.seat, new, number)


def _coloured_up(moving: Moving, event: chips.ColouredUp) -> None:
    _back(moving, event.seat, event.amount)
    moving.pay(f"hand/{event.seat}", event.amount)


def _back(moving: Moving, number: int, amount: int) -> None:
    kind = set_of(moving.table.seats[number])
    moving.move(f"hand/{number}", "tray", kind, moving.own(number, amount) if amount else 0)


def _cashed_out(moving: Moving, event: chips.CashedOut) -> None:
    _back(moving, event.seat, event.chips)
    moving.pay("walked", event.chips)
    _walk(moving, event.seat)


def _walk(moving: Moving, number: int) -> None:
    for kind, left in list(moving.stock.get(f"hand/{number}", {}).items()):
        moving.move(f"hand/{number}", "walked", kind, left)


def _walked(moving: Moving, event: chips.ChipsWalked) -> None:
    _walk(moving, event.seat)


def _taken_back(moving: Moving, event: e.ChipsTakenBack) -> None:
    moving.move("walked" if held(moving.stock, "walked", event.kind) else "missing", "tray", event.kind, event.number)
    moving.pay("walked", event.amount)


def _tipped(moving: Moving, event: chips.TipGiven) -> None:
    """The dealer changes the chips, so that the colour stays whole, and drops what they are worth."""
    _back(moving, event.seat, event.amount)
    moving.pay("tip-box", event.amount)


def _filled(moving: Moving, event: e.TableFilled) -> None:
    _by_slip(moving, event.amount, "cage", "tray", dict.fromkeys(moving.worths, event.amount))


def _credited(moving: Moving, event: e.TableCredited) -> None:
    _by_slip(moving, event.amount, "tray", "cage", {kind: moving.in_tray(kind) for kind in moving.worths})


def _by_slip(moving: Moving, amount: int, source: str, target: str, there: Mapping[str, int]) -> None:
    command: asked_for.FillTable | asked_for.CreditTable = moving.command
    chosen = command.chips or moving.table.requested.get(command.slip, {}).get("chips", {})
    if moving.points:
        _of_points(moving, chosen, source, target)
        return
    check_kinds(chosen, moving.worths)
    made = dict(chosen) or made_up(amount, there, moving.worths)
    if made is None or worth_of(made, moving.worths) != amount:
        raise Refused(
            "not_whole_chips.slip",
            "The chips of the slip do not make up {amount:money}.",
            amount=amount,
        )
    for kind, number in made.items():
        if number > there[kind]:
            raise Refused("float_short.kind", "The tray has {left} {kind} chips to give.", left=there[kind], kind=kind)
        moving.move(source, target, kind, number)


def _of_points(moving: Moving, brought: Mapping[str, int], source: str, target: str) -> None:
    """Tournament chips are worth nothing in the cage, so that their slip says kinds and numbers alone."""
    check_kinds(brought, {str(one) for one in moving.rules.policy.chips.sets})
    if not any(brought.values()):
        raise Refused("not_whole_chips.kinds", "Say how many chips of which kind.")
    for kind, number in brought.items():
        if source == "tray" and number > moving.in_tray(kind):
            left = moving.in_tray(kind)
            raise Refused("float_short.kind", "The tray has {left} {kind} chips to give.", left=left, kind=kind)
        moving.move(source, target, kind, number)


def _collected(moving: Moving, event: LosersCollected) -> None:
    moving.settling = True
    seats = moving.table.seats
    halves = {(seat, place, chip): amount for seat, place, chip, amount in stacks_in(event.halves)}
    for seat, place, chip, amount in (*stacks_in(event.collected), *stacks_in(event.prison_lost)):
        number = int(seat)
        kind, worth = kind_and_worth(moving.table, seats[number], chip)
        half = halves.pop((seat, place, chip), 0)
        back = half // worth
        moving.move(f"layout/{number}", "tray", kind, whole(amount + half, worth) - back)
        moving.move(f"layout/{number}", f"hand/{number}", kind, back)
        moving.pay(f"hand/{number}", half - back * worth)
        if not chip.startswith("value/"):
            moving.changed(number, half - back * worth)
    rest = ((seat, place, chip, amount) for (seat, place, chip), amount in halves.items())
    for seat, _, chip, amount in (*rest, *stacks_in(event.released)):
        kind, worth = kind_and_worth(moving.table, seats[int(seat)], chip)
        moving.move(f"layout/{seat}", f"hand/{seat}", kind, whole(amount, worth))


def _paid(moving: Moving, event: SeatPaid) -> None:
    moving.settling = True
    seat, hand = moving.table.seats[event.seat], f"hand/{event.seat}"
    for stack, stake in (*event.tip_stakes.items(), *event.returned.items()):
        kind, worth = kind_and_worth(moving.table, seat, stack.partition("|")[2])
        moving.move(f"layout/{event.seat}", "tray" if stack in event.tip_stakes else hand, kind, stake // worth)
    moving.pay(hand, event.value)
    moving.pay("tip-box", event.tips + sum(event.tip_stakes.values()))
    moving.pay_own(event.seat, event.chips)


def _reversed(moving: Moving, _event: irregular.SettlementReversed) -> None:
    for account, kinds in moving.table.settled_chips.items():
        for kind, number in kinds.items():
            add(moving.stock, account, kind, -number)
            add(moving.moves, account, kind, -number)
    moving.change = {seat: -cents for seat, cents in moving.table.settled_change.items()}


def _wager_ruled(moving: Moving, event: irregular.WagerRuled) -> None:
    kind, worth = kind_and_worth(moving.table, moving.table.seats[event.seat], event.chip)
    moving.move(f"layout/{event.seat}", f"hand/{event.seat}", kind, whole(event.returned, worth))
    moving.move(f"layout/{event.seat}", "tray", kind, whole(event.collected, worth))
    kind, worth = kind_and_worth(moving.table, moving.table.seats[event.to_seat], event.chip)
    moving.move(f"hand/{event.to_seat}", f"layout/{event.to_seat}", kind, whole(event.drawn, worth))


def _take_value(moving: Moving, number: int, amount: int) -> None:
    """Value chips out of a player's hand; where none of them make up the amount, the dealer gives change."""
    hand = {kind: held(moving.stock, f"hand/{number}", kind) for kind in moving.worths}
    made = made_up(amount, hand, moving.worths)
    for kind, given in (hand if made is None else made).items():
        moving.move(f"hand/{number}", "tray", kind, given)
    if made is None:
        moving.pay(f"hand/{number}", worth_of(hand, moving.worths) - amount)


def _mended(moving: Moving, event: irregular.ResultMended | irregular.DisputeDecided) -> None:
    """What is collected comes first, so that the tray has it to pay with."""
    for line in (line for line in event.seats if line["at"]):
        at, seat = line["at"], moving.table.seats[line["at"]]
        _back(moving, at, max(-line["chips"], 0))
        _take_value(moving, at, max(-line["value"], 0))
        taken = [(stack, amount) for stack, amount in line["layout"].items()]
        for stack, amount in (*taken, *((stack, -amount) for stack, amount in line["prison"].items())):
            kind, worth = kind_and_worth(moving.table, seat, stack.partition("|")[2])
            moving.move(f"layout/{at}", "tray", kind, whole(amount, worth))
    for line in event.seats:
        if line["at"] and line["chips"] > 0:
            moving.pay_own(line["at"], line["chips"])
        if line["at"]:
            moving.pay(f"hand/{line['at']}", max(line["value"], 0))
        moving.pay("tip-box", line["tips"])  # also where its player has left


FOLLOWED: dict[type[Event], Callable[[Moving, Any], None]] = {
    opening.TableOpened: _opened,
    opening.TableClosed: _closed,
    chips.ChipValueSet: _value_set,
    chips.ChipsBought: _bought,
    chips.PointsIssued: _issued,
    chips.PointsReturned: _returned,
    chips.ColourChanged: _colour_changed,
    chips.ColouredUp: _coloured_up,
    chips.CashedOut: _cashed_out,
    chips.TipGiven: _tipped,
    e.TableFilled: _filled,
    e.TableCredited: _credited,
    chips.ChipsWalked: _walked,
    e.ChipsTakenBack: _taken_back,
    LosersCollected: _collected,
    SeatPaid: _paid,
    irregular.SettlementReversed: _reversed,
    irregular.DisputeDecided: _mended,
    irregular.ResultMended: _mended,
    irregular.WagerRuled: _wager_ruled,
}
