"""A settled round, settled anew: with another number, or with its wagers as they were ruled. Only the difference moves.

For each seat that it concerns there is one `SeatMended`, a mapping that is on record in the event:

    seat         in that round
    at           where the player sits now; 0 for somebody who has left
    chips, value paid into the rack, or (less than 0) collected from it
    layout       what was collected from the layout instead, by `place|chip`
    prison       what went into prison, or (less than 0) came out of it
    tips         paid to the dealers; what lies in the tip box stays there
    uncollected  what the player owes, and has not on the table
    unpaid       what the player has coming, and is not there to take
    now          how the round now stands for the seat
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict
from typing import Any

from croupier.refusal import Refused
from croupier.rules import TableRules
from croupier.table.changing.settled import keep_collection, keep_payment, kind_of_chip
from croupier.table.changing.stacks import coupons_of, unmatched
from croupier.table.events import CouponReturned
from croupier.table.irregular.commands import RuledWager
from croupier.table.irregular.events import WagerRuled
from croupier.table.irregular.ruling import Lying, own_by_bet, ruled_on
from croupier.table.phases import BETWEEN_ROUNDS, SETTLING, WHY, Phase
from croupier.table.settling import settle_table
from croupier.table.state import Seat, SettledRound, SettledSeat, StackKey, Table

SeatMended = dict[str, Any]


def settled_anew(table: Table, rules: TableRules, number: str, wagers: tuple[RuledWager, ...]) -> list[SeatMended]:
    """What each seat gets or owes when the last round is settled by this number, with its wagers as ruled."""
    before = table.settled
    assert before is not None
    _check_prison(before, rules)
    lying: Lying = {seat: {} for seat in table.seats}
    lying |= {seat: _stacks(one.stacks) for seat, one in before.seats.items()}
    done = ruled_on(lying, wagers, rules)
    after = _settle(table, before, number, lying, rules)
    mended = []
    for seat in sorted({*before.seats, *after.seats}):
        was, now = before.seats.get(seat), after.seats.get(seat)
        player = (was or now or SettledSeat("")).player
        was, now = was or SettledSeat(player), now or SettledSeat(player)
        now.hand = dict(was.hand)
        for event in done:
            _in_hand(now, event, seat)
        if was != now:
            mended.append(_mended(table, seat, was, now))
    return mended


def _check_prison(before: SettledRound, rules: TableRules) -> None:
    """The record of a round has no levels of a prison: where there are several, somebody weighs what is due."""
    deep = rules.option is not None and rules.option.levels > 1
    if deep and any(seat.prison or seat.kept for seat in before.seats.values()):
        raise Refused(
            "settled_already.in_prison",
            "Round {settled} had wagers in a prison of several levels; an amount is paid or collected.",
            settled=before.round,
        )


def _stacks(stacks: Mapping[str, int]) -> dict[StackKey, int]:
    split = ((stack.partition("|"), amount) for stack, amount in stacks.items())
    return {(place, chip): amount for (place, _, chip), amount in split}


def _settle(table: Table, before: SettledRound, number: str, lying: Lying, rules: TableRules) -> SettledRound:
    """The settlement of the game itself, on a table on which the round lies once more."""
    again = Table(result=number, coupons=table.coupons, choices=before.choices, choices_closed=True)
    for seat, stacks in lying.items():
        one = before.seats.get(seat) or SettledSeat(table.seats[seat].player)
        again.seats[seat] = Seat(one.player, stacks=stacks, prison=_stacks(one.prison), coupons=dict(one.coupons))
        alone = unmatched(again, seat, own_by_bet(stacks)) if one.coupons else ()
        again.seats[seat].coupons = {coupon: bet for coupon, bet in one.coupons.items() if bet not in alone}
    settlement = settle_table(again, rules)
    keep_collection(again, settlement.collection(before.round))
    for payment in settlement.payments.values():
        keep_payment(again, payment)
    assert again.settled is not None
    return again.settled


def _in_hand(now: SettledSeat, event: WagerRuled, seat: int) -> None:
    """A stake that a ruling gives back is the player's again; one that it lays was in the player's hand till then."""
    amount = (event.returned if seat == event.seat else 0) - (event.drawn if seat == event.to_seat else 0)
    kind = kind_of_chip(event.chip)
    if amount:
        now.hand[kind] = now.hand.get(kind, 0) + amount


def _mended(table: Table, seat: int, was: SettledSeat, now: SettledSeat) -> SeatMended:
    due = {kind: _free(now, kind) - _free(was, kind) for kind in ("chips", "value")}
    prison = {
        stack: now.kept.get(stack, 0) - was.kept.get(stack, 0)
        for stack in sorted({*now.kept, *was.kept})
        if now.kept.get(stack, 0) != was.kept.get(stack, 0)
    }
    stands = {name: value for name, value in asdict(now).items() if name != "player"}
    return moved(table, seat, now.player, due, prison, now.tips - was.tips) | {"now": stands}


def _free(seat: SettledSeat, kind: str) -> int:
    return (seat.value if kind == "value" else seat.chips) + seat.hand.get(kind, 0)


def moved(
    table: Table, seat: int, player: str, due: Mapping[str, int], prison: Mapping[str, int], tips: int
) -> SeatMended:
    """What can be paid and collected of what is due (less than 0: owed): as far as player and chips are there."""
    at = seat_of(table, player, seat)
    line: SeatMended = {"seat": seat, "at": at, "chips": 0, "value": 0, "layout": {}, "prison": {}, "tips": 0}
    line |= {"uncollected": max(-tips, 0), "unpaid": 0}
    line["tips"] = max(tips, 0)
    racks = {kind: table.books[f"rack/{at}/{kind}"] if at else 0 for kind in ("chips", "value")}
    for stack, amount in prison.items():
        there = _stacks({stack: amount})
        held = next((table.seats[at].prison.get(key, 0) for key in there), 0) if at else 0
        possible = (amount if at else 0) if amount > 0 else -min(held, -amount)
        if possible:
            line["prison"][stack] = possible
        line["unpaid" if amount > 0 else "uncollected"] += abs(amount - possible)
    for kind, amount in due.items():
        if amount >= 0:
            line[kind] += amount if at else 0
            line["unpaid"] += 0 if at else amount
            continue
        owed = -amount
        for rack in (kind, "value" if kind == "chips" else "chips"):
            taken = min(owed, racks[rack])
            line[rack] -= taken
            racks[rack] -= taken
            owed -= taken
        owed -= _from_the_layout(table, at, owed, line["layout"])
        line["uncollected"] += owed
    return line


def _from_the_layout(table: Table, at: int, owed: int, taken: dict[str, int]) -> int:
    """Whole stacks or parts of them, as long as no ball decides them."""
    if not at or not owed or (table.held_from or table.phase) not in BETWEEN_ROUNDS | {Phase.CLOSING}:
        return 0
    total = 0
    for (place, chip), amount in sorted(table.seats[at].stacks.items()):
        stack = f"{place}|{chip}"
        part = min(owed - total, amount - taken.get(stack, 0))
        if part:
            taken[stack] = taken.get(stack, 0) + part
            total += part
    return total


def coupons_beside(table: Table, seats: list[SeatMended]) -> Iterator[CouponReturned]:
    """Coupons go back where what was collected from the layout leaves less beside them than their faces."""
    for line in seats:
        if line["layout"] and table.seats[line["at"]].coupons:
            stacks = dict(table.seats[line["at"]].stacks)
            for key, amount in _stacks(line["layout"]).items():
                stacks[key] -= amount
            yield from coupons_of(table, line["at"], unmatched(table, line["at"], own_by_bet(stacks)))


def seat_of(table: Table, player: str, preferred: int) -> int:
    """Where a player sits by now, 0 for nowhere; whoever else has the seat has nothing to do with it."""
    seats = [number for number, seat in table.seats.items() if seat.player == player]
    return preferred if preferred in seats else (seats or [0])[0]


def paid_out(seats: list[SeatMended]) -> int:
    return sum(amount for line in seats for amount in _amounts(line) if amount > 0)


def taken_in(seats: list[SeatMended]) -> int:
    return -sum(amount for line in seats for amount in _amounts(line) if amount < 0)


def _amounts(line: SeatMended) -> list[int]:
    """All that moves for a seat: to the player or the dealers, or (less than 0) to the tray."""
    layout = [-amount for amount in line["layout"].values()]
    return [line["chips"], line["value"], line["tips"], *line["prison"].values(), *layout]


def got_by(seats: list[SeatMended], at: int) -> int:
    """What the player at a seat gets in all; less than 0 where something was collected."""
    return sum(sum(_amounts(line)) - line["tips"] for line in seats if line["at"] == at)


def check_settled(table: Table, round_: int) -> None:
    """The record of the last settled round is at hand, and the dolly is off; older rounds are decided by an amount."""
    phase = table.held_from or table.phase
    if table.settled is None or phase in SETTLING:
        raise Refused.saying(WHY["out_of_turn"]).but(phase=table.phase.value)
    if round_ not in (0, table.settled.round):
        raise Refused(
            "settled_already.older_round",
            "Only round {settled} can be settled anew; for round {round} an amount is paid or collected.",
            settled=table.settled.round,
            round=round_,
        )


def check_tray(table: Table, rules: TableRules, seats: list[SeatMended]) -> None:
    if rules.policy.tray_on_record and paid_out(seats) - taken_in(seats) > table.books["float"]:
        raise Refused(
            "float_short.hold_much", "The tray does not hold that much; ask for a fill.", float=table.books["float"]
        )
