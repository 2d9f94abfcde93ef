"""Rulings on single wagers: what each does to what lies, whether that is the layout now or a round on record."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from croupier.game import bet_id_at
from croupier.refusal import Refused
from croupier.rules import TableRules
from croupier.table.asking.asked import Asked, same_person
from croupier.table.changing.counting import worths_of
from croupier.table.changing.stacks import coupons_of, unmatched
from croupier.table.changing.stock import held
from croupier.table.events import CouponReturned, Event, WagersReturned
from croupier.table.irregular.commands import Instruction, RuledWager, Treatment
from croupier.table.irregular.events import WagerRuled
from croupier.table.state import StackKey, Table

Lying = dict[int, dict[StackKey, int]]  # by seat, then by place and chip


def ruled_on(lying: Lying, wagers: tuple[RuledWager, ...], rules: TableRules) -> list[WagerRuled]:
    """Each ruling in its turn, on what those before it have left. `lying` is changed on the way."""
    done = []
    for wager in wagers:
        event = _ruled(lying, wager, rules)
        carry_out(lying, event)
        done.append(event)
    return done


def carry_out(lying: Lying, event: WagerRuled) -> None:
    _change(lying[event.seat], (event.place, event.chip), -(event.returned + event.collected + event.moved))
    _change(lying[event.to_seat], (event.to, event.chip), event.moved + event.drawn)


def _change(stacks: dict[StackKey, int], key: StackKey, amount: int) -> None:
    stacks[key] = stacks.get(key, 0) + amount
    if not stacks[key]:
        del stacks[key]


def _ruled(lying: Lying, wager: RuledWager, rules: TableRules) -> WagerRuled:
    place = rules.layout.place(wager.place).id
    to = rules.layout.place(wager.to).id if wager.to else place
    to_seat = wager.to_seat or wager.seat
    for seat in (wager.seat, to_seat):
        if seat not in lying:
            raise Refused("seat_empty.nobody_sits", "Nobody sits at seat {seat}.", seat=seat)
    lies, rule = lying[wager.seat].get((place, wager.chip), 0), wager.rule
    if wager.amount < 0:
        raise Refused("bad_amount.ruled", "The amount of a wager cannot be negative.", amount=wager.amount)
    elsewhere = (to, to_seat) != (place, wager.seat)
    if elsewhere and rule in (Treatment.HONOUR, Treatment.RETURN, Treatment.COLLECT):
        raise Refused(
            "bad_ruling.elsewhere",
            "A wager is honoured, returned or collected where it lies; to count elsewhere it is moved or settled.",
            rule=rule,
        )
    new_place = rule in (Treatment.HONOUR, Treatment.SETTLE) and wager.amount
    if (not lies and not new_place) or (wager.amount > lies and not new_place):
        raise Refused(
            "nothing_there.ruled",
            "{lies:money} of seat {seat} lie on {place}.",
            lies=lies,
            seat=wager.seat,
            place=place,
            amount=wager.amount,
        )
    if not lies:
        _check_chip(wager.chip, rules)
    amount = wager.amount or lies
    returned = collected = moved = drawn = 0
    match rule:
        case Treatment.HONOUR:
            returned, drawn = max(lies - amount, 0), max(amount - lies, 0)
        case Treatment.RETURN:
            returned = amount
        case Treatment.COLLECT:
            collected = amount
        case _ if not elsewhere and (rule is Treatment.MOVE or amount == lies):
            raise Refused("bad_ruling.nowhere", "Say where this wager belongs, or what its amount was.", place=place)
        case Treatment.MOVE if to_seat == wager.seat:
            moved = amount
        case Treatment.MOVE:
            returned = drawn = amount
        case Treatment.SETTLE if to_seat == wager.seat:
            moved = min(lies, amount)
            returned, drawn = lies - moved, amount - moved
        case Treatment.SETTLE:
            returned, drawn = lies, amount
    return WagerRuled(wager.seat, place, wager.chip, rule.value, to_seat, to, returned, collected, moved, drawn)


def _check_chip(chip: str, rules: TableRules) -> None:
    """A wager that a ruling lays is made in chips that may be bet at this table."""
    values = rules.policy.chips.value if rules.policy.chips.value_chips else ()
    if chip not in ("own", "tip", *(f"value/{value.colour}" for value in values)):
        raise Refused("foreign_chip.ruled", "“{kind}” are no chips that can be bet at this table.", kind=chip)


def worth_of(done: Iterable[Event], rules: TableRules) -> int:
    """What a ruling can move: what goes back or to the house, and what the wagers it makes can win."""
    worth = 0
    for event in done:
        match event:
            case WagerRuled():
                wins = (event.moved + event.drawn) * rules.pay_table.pays(bet_id_at(event.to))
                worth += event.returned + event.collected + wins
            case WagersReturned():
                seats = (*event.returned.values(), *event.prison.values())
                worth += sum(sum(stacks.values()) for stacks in seats)
    return worth


def check_racks(table: Table, done: list[WagerRuled]) -> None:
    """What is laid on the layout comes out of the player's own rack."""
    drawn: dict[tuple[int, str], int] = {}
    for event in done:
        value = event.chip.startswith("value/")
        for kind in (event.chip, "value") if value and table.chips else ("value" if value else "chips",):
            drawn[event.to_seat, kind] = drawn.get((event.to_seat, kind), 0) + event.drawn
            drawn[event.seat, kind] = drawn.get((event.seat, kind), 0) - event.returned
    for (seat, kind), amount in drawn.items():
        rack = _in_hand(table, seat, kind)
        if amount > rack:
            missing, sum_of = amount - rack, table.unit.sum_of
            raise Refused(
                "chips_not_issued.too_few",
                "Seat {seat} has {has} in chips, {missing} too few.",
                rack=rack,
                stake=amount,
                not_issued=missing,
                seat=seat,
                has=sum_of(rack),
                missing=sum_of(missing),
            )


def _in_hand(table: Table, seat: int, kind: str) -> int:
    """In a rack, or where chips are counted in value chips of one kind."""
    if kind.startswith("value/"):
        return held(table.chips, f"hand/{seat}", kind) * worths_of(table.policy).get(kind, 0)
    return table.books[f"rack/{seat}/{kind}"]


def on_the_layout(table: Table) -> Lying:
    return {number: dict(seat.stacks) for number, seat in table.seats.items()}


def _on_wagers(table: Table, lying: Lying, wagers: tuple[RuledWager, ...], rules: TableRules) -> list[WagerRuled]:
    """What rulings on single wagers do to what lies, out of the racks that pay for it."""
    done = ruled_on(lying, wagers, rules)
    check_racks(table, done)
    return done


def all_that_is_done(table: Table, instruction: str, wagers: tuple[RuledWager, ...], rules: TableRules) -> list[Event]:
    """What a ruling does to the layout: first the wagers one by one, then, where it says so, what is left goes back."""
    lying = on_the_layout(table)
    done: list[Event] = [*_on_wagers(table, lying, wagers, rules)]
    if instruction == Instruction.RETURN_WAGERS:
        return [*done, *coupons_back(table), everything_back(table, lying)]
    return [*done, *_coupons_left_alone(table, lying)]


def _coupons_left_alone(table: Table, lying: Lying) -> Iterator[Event]:
    """A coupon plays with chips beside it: where a ruling takes these away, it goes back too."""
    for number, seat in table.seats.items():
        if seat.coupons:
            yield from coupons_of(table, number, unmatched(table, number, own_by_bet(lying[number])))


def own_by_bet(stacks: Mapping[StackKey, int]) -> dict[str, int]:
    """The player's own chips on each bet, without those for the dealers."""
    own: dict[str, int] = {}
    for (place, chip), amount in stacks.items():
        if chip != "tip":
            own[bet_id_at(place)] = own.get(bet_id_at(place), 0) + amount
    return own


def coupons_back(table: Table) -> list[Event]:
    return [
        CouponReturned(number, coupon, bet, table.coupons[coupon].face)
        for number, seat in table.seats.items()
        for coupon, bet in seat.coupons.items()
    ]


def everything_back(table: Table, lying: Lying, *, with_prison: bool = True) -> WagersReturned:
    returned: dict[str, dict[str, int]] = {}
    prison: dict[str, dict[str, int]] = {}
    for number, seat in table.seats.items():
        for target, stacks in ((returned, lying[number]), (prison, seat.prison if with_prison else {})):
            if stacks:
                target[str(number)] = {f"{place}|{chip}": amount for (place, chip), amount in stacks.items()}
    return WagersReturned(table.round, returned, prison)


def as_data(wagers: tuple[RuledWager, ...]) -> list[Mapping[str, Any]]:
    """As a journal keeps them."""
    return [
        {
            "seat": one.seat,
            "place": one.place,
            "rule": one.rule.value,
            "chip": one.chip,
            "amount": one.amount,
            "to": one.to,
            "to_seat": one.to_seat,
        }
        for one in wagers
    ]


def from_data(wagers: list[Mapping[str, Any]]) -> tuple[RuledWager, ...]:
    return tuple(RuledWager(**{**one, "rule": Treatment(one["rule"])}) for one in wagers)


def check_named(asked: Asked) -> None:
    """Who decides by fairness and equity does it in their own name."""
    if not asked.actor.who.strip() or asked.actor.who == asked.actor.role.value:
        raise Refused(
            "bad_command.ruling_name", "A ruling has the name of the supervisor who makes it: “by” with “who”."
        )


def check_second(asked: Asked, second: str, worth: int, rules: TableRules) -> None:
    """Above the amount that the house has set, two supervisors sign."""
    if second and same_person(second, asked.actor.who):
        raise Refused("second_person_needed.another", "The second signature is another supervisor's.", second=second)
    if rules.policy.tournament or worth <= rules.second_above or second:
        return
    raise Refused(
        "second_person_needed.ruling",
        "{worth:money} are at stake; above {above:money} another supervisor signs too.",
        worth=worth,
        above=rules.second_above,
    )
