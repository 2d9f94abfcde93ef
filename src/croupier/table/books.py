"""The books of a table: which balanced entries each event makes. They follow from the events alone.

    cage             what the cage has given to the table (negative) and taken back
    float            the chips in the tray
    rack/N/chips     the chips of seat N: its own colour, its electronic chips, or tournament points
    rack/N/value     its value chips
    layout/N         what seat N has on the layout, in prison included
    in-play          chips in hands and on the layout of a table that tracks none of them, and what they won or lost
    carried          value chips that players took away (+) or brought along (-)
    players          money that players handed over (negative)
    drop-box/...     where that money lies: cash, receipts
    tip-box          for the dealers
    house-win        what settled wagers brought the house, against `table-result`
    promotion        coupons given out, against `layout-coupons/N` and `coupons-surrendered`
    over-short       what a count found more (-) or less (+) than the books
    points-bank      where tournament points come from and go to

Five sums are zero at all times: everything; the chips (cage, float, racks, layouts, carried, tip box, over-short); the
drop (players, drop box); the win (house-win, table-result); the coupons.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any

from croupier.money import Balances, Entry, Unit
from croupier.table.betting import events as betting
from croupier.table.chips import events as chips
from croupier.table.events import (
    ChipsIntoPlay,
    ChipsOutOfPlay,
    CouponReturned,
    Event,
    LosersCollected,
    SeatPaid,
    ShortWagerReturned,
    WagersReturned,
    WagerTakenDown,
    WinCounted,
)
from croupier.table.irregular import events as irregular
from croupier.table.opening import events as opening
from croupier.table.tray import events as tray

CHIPS = ("cage", "float", "rack", "layout", "in-play", "carried", "tip-box", "over-short", "points-bank")
DROP = ("players", "drop-box")
WIN = ("house-win", "table-result")
COUPONS = ("promotion", "layout-coupons", "coupons-surrendered")
POINTS = Unit.POINTS


def entries_of(event: Event, unit: Unit = Unit.CENTS, branch: str = "") -> tuple[Entry, ...]:
    """The entries that an event makes, in the unit of the table, under a branch of the ledger (`table/1/`)."""
    make = MAKERS.get(type(event))
    if make is None:
        return ()
    return _entries(tuple(_with_points_bank(make(event)) if unit is POINTS else make(event)), unit, branch)


@lru_cache(maxsize=1 << 14)
def _entries(transfers: tuple[tuple[str, str, int], ...], unit: Unit, branch: str) -> tuple[Entry, ...]:
    """Entries cannot be changed: those that come again are shared."""
    return tuple(
        [
            Entry.transfer(branch + source, branch + target, amount, unit)
            for source, target, amount in transfers
            if amount
        ]
    )


def book(books: Balances, event: Event, unit: Unit) -> None:
    """Apply the event's entries to the books."""
    if (make := MAKERS.get(type(event))) is not None:
        for source, target, amount in make(event) if unit is not POINTS else _with_points_bank(make(event)):
            if amount:
                books.move(source, target, amount, unit)


def broken_sums(books: Balances) -> list[str]:
    """The sums that are not zero; always empty unless there is a bug."""
    groups = {"chips": CHIPS, "drop": DROP, "win": WIN, "coupons": COUPONS}
    wrong = [name for name, accounts in groups.items() if sum(map(books.under, accounts))]
    return [*wrong, "everything"] if books.total() else wrong


Transfers = Iterable[tuple[str, str, int]]


def _with_points_bank(transfers: Transfers) -> Transfers:
    """A tournament table has no tray of money's worth: points are won from the bank and lost to it."""
    for source, target, amount in transfers:
        yield source.replace("float", "points-bank"), target.replace("float", "points-bank"), amount


def rack_for(seat: int | str, chip: str) -> str:
    return f"rack/{seat}/{'value' if chip.startswith('value/') else 'chips'}"


def stacks_in(by_seat: Mapping[str, Mapping[str, int]]) -> Iterator[tuple[str, str, str, int]]:
    """Seat, place, chip and amount of every stack in an event, in the same order when it is read from a journal."""
    for seat, stacks in sorted(by_seat.items()):
        for stack, amount in sorted(stacks.items()):
            place, _, chip = stack.partition("|")
            yield seat, place, chip, amount


def _opened(event: opening.TableOpened) -> Transfers:
    yield "cage", "float", event.brought


def _closed(event: opening.TableClosed) -> Transfers:
    yield "over-short", "float", event.difference


def _bought(event: chips.ChipsBought) -> Transfers:
    yield "players", "drop-box/receipts" if event.receipt else "drop-box/cash", event.amount
    yield "float", f"rack/{event.seat}/chips", event.amount


def _issued(event: chips.PointsIssued) -> Transfers:
    yield "points-bank", f"rack/{event.seat}/chips", event.points


def _points_returned(event: chips.PointsReturned) -> Transfers:
    yield f"rack/{event.seat}/chips", "points-bank", event.points


def _coloured_up(event: chips.ColouredUp) -> Transfers:
    yield f"rack/{event.seat}/chips", f"rack/{event.seat}/value", event.amount


def _cashed_out(event: chips.CashedOut) -> Transfers:
    yield f"rack/{event.seat}/chips", "carried", event.chips
    yield f"rack/{event.seat}/value", "carried", event.value


def _tipped(event: chips.TipGiven) -> Transfers:
    yield f"rack/{event.seat}/chips", "tip-box", event.amount


def _filled(event: tray.TableFilled) -> Transfers:
    yield "cage", "float", event.amount


def _credited(event: tray.TableCredited) -> Transfers:
    yield "float", "cage", event.amount


def _placed(event: betting.WagerPlaced) -> Transfers:
    return _laid(event.seat, event.chip, event.stake, event.pocket)


@lru_cache(maxsize=1 << 14)
def _laid(seat: int, chip: str, stake: int, pocket: int) -> tuple[tuple[str, str, int], ...]:
    """The same seats stake the same chips all evening."""
    return tuple(_laying(seat, chip, stake, pocket))


def _laying(seat: int, chip: str, stake: int, pocket: int) -> Transfers:
    yield rack_for(seat, chip), f"layout/{seat}", stake - pocket
    if pocket:
        yield "carried", f"layout/{seat}", pocket


def _taken_down(event: WagerTakenDown | ShortWagerReturned) -> Transfers:
    yield f"layout/{event.seat}", rack_for(event.seat, event.chip), event.stake


def _coupon_placed(event: betting.CouponPlaced) -> Transfers:
    yield "promotion", f"layout-coupons/{event.seat}", event.face


def _coupon_returned(event: CouponReturned) -> Transfers:
    yield f"layout-coupons/{event.seat}", "promotion", event.face


def _collected(event: LosersCollected) -> Transfers:
    for seat, _, _, amount in (*stacks_in(event.collected), *stacks_in(event.prison_lost)):
        yield f"layout/{seat}", "float", amount
        yield "table-result", "house-win", amount
    for seat, _, chip, amount in (*stacks_in(event.halves), *stacks_in(event.released)):
        yield f"layout/{seat}", rack_for(seat, chip), amount
    for seat, coupons in sorted(event.coupons.items()):
        for face in coupons.values():
            yield f"layout-coupons/{seat}", "coupons-surrendered", face


def _paid(event: SeatPaid) -> Transfers:
    seat = event.seat
    yield "float", f"rack/{seat}/chips", event.chips
    yield "float", f"rack/{seat}/value", event.value
    yield "float", "tip-box", event.tips
    yield "house-win", "table-result", event.chips + event.value + event.tips
    for amount in event.tip_stakes.values():
        yield f"layout/{seat}", "tip-box", amount
    for stack, amount in sorted(event.returned.items()):
        yield f"layout/{seat}", rack_for(seat, stack.partition("|")[2]), amount
    for face in event.coupons.values():
        yield f"layout-coupons/{seat}", "coupons-surrendered", face


def given_by_the_round(seat: int, collection: Mapping[str, Any] | None, payment: Mapping[str, Any] | None) -> Balances:
    """What the round that is settled has put into a seat's racks: winnings, halves, and what came out of prison."""
    given = Balances()
    moved = [*_collected(LosersCollected(**collection))] if collection else []
    moved += _paid(SeatPaid(**payment)) if payment else []
    for source, target, amount in moved:
        if target.startswith(f"rack/{seat}/") and amount:
            given.move(source, target, amount, Unit.CENTS)
    return given


def _reversed(event: irregular.SettlementReversed) -> Transfers:
    for payment in event.payments:
        for source, target, amount in _paid(SeatPaid(**payment)):
            yield target, source, amount
    if event.collection:
        for source, target, amount in _collected(LosersCollected(**event.collection)):
            yield target, source, amount


def _returned(event: WagersReturned) -> Transfers:
    for seat, _, chip, amount in (*stacks_in(event.returned), *stacks_in(event.prison)):
        yield f"layout/{seat}", rack_for(seat, chip), amount


def _wager_ruled(event: irregular.WagerRuled) -> Transfers:
    yield f"layout/{event.seat}", rack_for(event.seat, event.chip), event.returned
    yield f"layout/{event.seat}", "float", event.collected
    yield "table-result", "house-win", event.collected
    yield rack_for(event.to_seat, event.chip), f"layout/{event.to_seat}", event.drawn


def _mended(event: irregular.ResultMended | irregular.DisputeDecided) -> Transfers:
    """What a round that was settled anew pays, and what it collects."""
    for line in event.seats:
        at = line["at"]
        given = [(f"rack/{at}/{kind}", line[kind]) for kind in ("chips", "value")]
        given += [(f"layout/{at}", amount) for _, amount in sorted(line["prison"].items())]
        given += [(f"layout/{at}", -amount) for _, amount in sorted(line["layout"].items())]
        given.append(("tip-box", line["tips"]))
        for target, amount in given:
            if amount > 0:
                yield "float", target, amount
                yield "house-win", "table-result", amount
            else:
                yield target, "float", -amount
                yield "table-result", "house-win", -amount


def _moved(event: tray.ChipsMoved) -> Transfers:
    for seat, cents in event.change.items():
        yield f"rack/{seat}/chips", f"rack/{seat}/value", cents


def _walked(event: chips.ChipsWalked) -> Transfers:
    yield f"rack/{event.seat}/chips", "carried", event.chips
    yield f"rack/{event.seat}/value", "carried", event.value


def _into_play(event: ChipsIntoPlay) -> Transfers:
    yield f"rack/{event.seat}/chips", "in-play", event.amount


def _out_of_play(event: ChipsOutOfPlay) -> Transfers:
    yield "in-play", f"rack/{event.seat}/chips", event.amount


def _win_counted(event: WinCounted) -> Transfers:
    """A table that tracks no wagers learns from its tray what they came to."""
    yield "in-play", "float", event.won
    yield "table-result", "house-win", event.won
    yield "in-play", "carried", event.left


MAKERS: dict[type[Event], Callable[[Any], Transfers]] = {
    opening.TableOpened: _opened,
    opening.TableClosed: _closed,
    chips.ChipsBought: _bought,
    chips.PointsIssued: _issued,
    chips.PointsReturned: _points_returned,
    chips.ColouredUp: _coloured_up,
    chips.CashedOut: _cashed_out,
    chips.TipGiven: _tipped,
    tray.TableFilled: _filled,
    tray.TableCredited: _credited,
    betting.WagerPlaced: _placed,
    WagerTakenDown: _taken_down,
    ShortWagerReturned: _taken_down,
    betting.CouponPlaced: _coupon_placed,
    CouponReturned: _coupon_returned,
    LosersCollected: _collected,
    SeatPaid: _paid,
    irregular.SettlementReversed: _reversed,
    WagersReturned: _returned,
    irregular.DisputeDecided: _mended,
    irregular.WagerRuled: _wager_ruled,
    irregular.ResultMended: _mended,
    tray.ChipsMoved: _moved,
    chips.ChipsWalked: _walked,
    ChipsIntoPlay: _into_play,
    ChipsOutOfPlay: _out_of_play,
    WinCounted: _win_counted,
}
